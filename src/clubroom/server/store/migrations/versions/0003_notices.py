"""How people hear of their turn, what they do not want to hear, and how quick bots are."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make the tables and the column."""
    op.add_column("tables", sa.Column("pace", sa.String(20), nullable=False, server_default="instant"))
    op.create_table(
        "contacts",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("mail", sa.String(254), nullable=False),
        sa.Column("webhook", sa.String(500), nullable=False),
        sa.Column("club", sa.Boolean, nullable=False),
    )
    op.create_table(
        "told",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("seats", sa.Integer, nullable=False),
    )
