"""The tables that are listed for whoever wants to watch; a row goes with its table."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import moment, part_of

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    op.create_table("watchable", part_of("tables", "table_id"), moment("since"))
