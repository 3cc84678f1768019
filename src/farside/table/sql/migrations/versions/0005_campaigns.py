"""Campaigns: chapters played one after another by the same people, and what each brought."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A chapter is opened once, and a table belongs to one chapter. Its result is written with the game's last move."""
    op.create_table(
        "campaigns",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("seats", sa.Text, nullable=False),
        sa.Column("level", sa.Integer, nullable=False),
    )
    op.create_table(
        "chapters",
        sa.Column("campaign", sa.Text, sa.ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, unique=True),  # its points outlive the table
        sa.Column("level", sa.Integer, nullable=False),
        sa.Column("extra", sa.Integer, nullable=False),
        sa.Column("result", sa.Text, nullable=False, server_default=""),
    )
