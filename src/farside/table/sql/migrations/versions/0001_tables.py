"""Tables, seats and moves."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, number, part_of, place, text

revision = "0001"
down_revision = None


def upgrade() -> None:
    """A move is one row, unique on table and ply: two devices acting at once cannot both win."""
    op.create_table(
        "tables",
        *(key("id"), text("game"), number("edition"), number("seats")),
        *(text("seed"), text("salt"), text("variants"), number("chosen"), text("host"), moment("created")),
        *(number("over", 0), number("era", 0), number("named", 0), text("parent", ""), number("parent_ply", 0)),
    )
    seat = (part_of("tables", "table_id"), place("seat"))
    op.create_table("seats", *seat, text("kind"), text("bot"), text("name"), text("token"), number("taken", 0))
    move = (part_of("tables", "table_id"), place("ply"))
    op.create_table("moves", *move, number("seat"), text("name"), moment("played"))
