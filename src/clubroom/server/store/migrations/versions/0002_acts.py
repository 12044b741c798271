"""What the host did: bans, closed tables, erased names."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "acts",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("at", sa.Double, nullable=False),
    )
