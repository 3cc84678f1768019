"""Plans for one's absence: sealed, one a seat."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import part_of, place, text

revision = "0020"
down_revision = "0019"


def upgrade() -> None:
    op.create_table("plans", part_of("tables", "table_id"), place("seat"), text("plan"))
