"""What people say at their tables: a row a word, which goes with its table."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import moment, number, part_of, place, text

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "words",
        part_of("tables", "table_id"),
        place("number"),
        number("seat"),
        number("ply"),
        text("about"),
        text("reaction"),
        text("content"),
        moment("said"),
    )
