"""Brings a database to the newest version."""

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from camarilla.table.store.database import BadDatabase
from camarilla.table.store.schema import HEAD

MIGRATIONS = Path(__file__).parent / "migrations"
_LOCK = 0x63616D61
"""Of PostgreSQL's advisory locks: one process migrates, the others wait for it."""


def version(connection: Connection) -> str | None:
    """The version the database stands at; None if it is new."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found = connection.execute(text("select version_num from alembic_version")).scalar()
    return None if found is None else str(found)


def upgrade(connection: Connection) -> bool:
    """Migrate to the newest version inside the caller's transaction; whether there was need to."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:key)"), {"key": _LOCK})
    found = version(connection)
    if found == HEAD:
        return False
    if found is not None and found > HEAD:
        raise BadDatabase(f"the database (version {found}) is from a newer version of the program")
    from alembic import command  # noqa: PLC0415 - half a second that most starts do not need
    from alembic.config import Config  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
    return True
