"""Profiles of people without an account, and what they keep from game to game."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, number, part_of, text

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A profile is known by the hash of its secret: who reads the database cannot open it. A thing is owned once, and
    outlives the table where it was won."""
    op.create_table("profiles", key("id"), moment("created"))
    thing = (part_of("profiles", "profile"), key("game"), key("key"))
    op.create_table("keepsakes", *thing, text("table_id"), moment("won"))
    op.add_column("seats", text("profile", ""))
    op.add_column("seats", number("brings", 0))
