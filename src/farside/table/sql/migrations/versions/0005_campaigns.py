"""Campaigns: chapters played one after another by the same people, and what each brought."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, number, part_of, place, text

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A chapter is opened once, and a table belongs to one chapter. Its result is written with the game's last move,
    and outlives the table."""
    people = (text("seats"), number("level"))
    op.create_table("campaigns", key("id"), text("game"), text("host"), moment("created"), *people)
    chapter = (part_of("campaigns", "campaign"), place("number"), text("table_id", unique=True))
    op.create_table("chapters", *chapter, number("level"), number("extra"), text("result", ""))
