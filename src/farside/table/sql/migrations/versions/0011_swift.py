"""Seats for which the table answers what can be answered in one way only."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import number

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", number("swift", 0))
