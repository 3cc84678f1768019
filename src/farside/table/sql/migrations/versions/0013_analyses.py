"""What was found out about finished games, one row a table, and whether others may see what somebody's turns cost."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import moment, number, part_of, text

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "analyses", part_of("tables", "table_id"), text("mark"), text("notes"), number("done"), moment("touched")
    )
    op.create_index("analyses_unfinished", "analyses", ["done", "touched"])
    op.add_column("seats", number("shows", 0))
