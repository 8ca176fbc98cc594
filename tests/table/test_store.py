"""The migrations make exactly the schema, on both databases."""

import asyncio
from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from camarilla.table.store.database import Database, SqliteDatabase
from camarilla.table.store.postgres import PostgresDatabase
from camarilla.table.store.schema import HEAD, metadata
from camarilla.table.store.upgrade import MIGRATIONS, upgrade, version


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


async def migrate_and_compare(database: Database) -> None:
    assert await database.read(version) is None
    assert await database.write(upgrade) is True
    assert await database.write(upgrade) is False
    assert await database.read(version) == HEAD
    assert await database.read(differences) == []
    await database.close()


def test_migrations_make_the_schema_on_sqlite(tmp_path: Path) -> None:
    async def work() -> None:
        await migrate_and_compare(SqliteDatabase(tmp_path / "x.db"))

    asyncio.run(work())


def test_migrations_make_the_schema_on_postgres(postgres_server: str) -> None:
    async def work() -> None:
        await migrate_and_compare(PostgresDatabase(f"{postgres_server}/postgres"))

    asyncio.run(work())


def test_head_is_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    assert ScriptDirectory.from_config(config).get_current_head() == HEAD
