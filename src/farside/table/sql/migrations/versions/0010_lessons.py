"""Tables that are lessons."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import text

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """A lesson is a table whose luck everybody shares; its key says which one."""
    op.add_column("tables", text("lesson", ""))
