"""Accounts of bots: their tokens and owners."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.add_column("users", sa.Column("token", sa.String(length=64), nullable=True))
    op.add_column("users", sa.Column("owner", sa.String(length=32), nullable=True))
    op.create_index("users_owner", "users", ["owner"], unique=False)
