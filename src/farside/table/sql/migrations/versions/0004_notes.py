"""What is said about a move beside the rules, and whether players of a table may ask for advice."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import number, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A note is the kind of a log line: a bot that failed, and greedy moved for it."""
    op.add_column("moves", text("note", ""))
    op.add_column("tables", number("advice", 1))
