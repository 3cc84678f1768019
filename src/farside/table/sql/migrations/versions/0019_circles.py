"""Circles: groups of people, those who are in them, and what came of their games, which outlives the tables."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, number, part_of, place, text

revision = "0019"
down_revision = "0018"


def upgrade() -> None:
    op.create_table("circles", key("id"), text("name"), text("joining"), text("reading"), moment("created"))
    op.create_table(
        "members", part_of("circles", "circle_id"), place("number"), text("ring"), text("name"), moment("joined")
    )
    op.create_index("members_ring", "members", ["ring"])
    op.create_table(
        "circle_games",
        part_of("circles", "circle_id"),
        key("table_id"),
        text("game"),
        text("name"),
        moment("opened"),
        moment("finished", 0),
        text("why", ""),
        number("turns", 0),
        text("seats", ""),
    )
    op.create_index("circle_games_table", "circle_games", ["table_id"])
