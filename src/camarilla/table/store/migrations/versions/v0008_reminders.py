"""Of which deadline a player has been reminded."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.add_column("tables", sa.Column("reminded", sa.BigInteger(), nullable=True))
