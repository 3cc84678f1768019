"""Profiles of people without an account, and what they keep from game to game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A profile is known by the hash of its secret: who reads the database cannot open it. A thing is owned once."""
    op.create_table(
        "profiles",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.create_table(
        "keepsakes",
        sa.Column("profile", sa.Text, sa.ForeignKey("profiles.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("key", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),  # where it was won; it outlives the table
        sa.Column("won", sa.Double, nullable=False),
    )
    op.add_column("seats", sa.Column("profile", sa.Text, nullable=False, server_default=""))
    op.add_column("seats", sa.Column("brings", sa.Integer, nullable=False, server_default="0"))
