"""Seats for which the table answers what can be answered in one way only."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("seats", sa.Column("swift", sa.Integer, nullable=False, server_default="0"))
