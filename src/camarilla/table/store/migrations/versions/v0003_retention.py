"""What is needed to forget: when people were last here, and who brought a record in."""

import json
import time

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    # People and subscriptions of older versions count as seen today: nobody is forgotten early.
    now = time.time_ns() // 1_000_000
    for table, column in (("users", "seen_at"), ("subscriptions", "created_at")):
        op.add_column(table, sa.Column(column, sa.BigInteger(), nullable=False, server_default="0"))
        op.execute(sa.update(sa.table(table, sa.column(column))).values({column: now}))
    op.add_column("tables", sa.Column("imported_by", sa.String(length=32), nullable=True))
    op.create_index("tables_imported", "tables", ["imported_by", "created_at"], unique=False)
    op.create_index("users_seen", "users", ["seen_at"], unique=False)
    op.create_index("chat_at", "chat", ["at"], unique=False)
    _fill_in_imports()


def _fill_in_imports() -> None:
    connection = op.get_bind()
    tables = sa.table("tables", *(sa.column(name) for name in ("id", "info", "imported_by")))
    rows = connection.execute(
        sa.select(tables.c.id, tables.c.info).where(tables.c.info.contains('"imported":true'))
    ).all()
    for id, info in rows:
        connection.execute(
            sa.update(tables).where(tables.c.id == id).values(imported_by=json.loads(info)["host"])
        )
