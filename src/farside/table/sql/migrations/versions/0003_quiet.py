"""Seats that let the table decline what others offer them."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import number

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", number("quiet", 0))
