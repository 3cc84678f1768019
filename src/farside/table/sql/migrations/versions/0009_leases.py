"""Servers that live, and leases: which of them thinks for the bots of a table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A lease is there while bots are asked. Where they may be asked now, whoever comes first looks after them."""
    op.create_table(
        "servers",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("table_id", sa.Text, primary_key=True),  # taken before its table is there
        sa.Column("server", sa.Text, nullable=False),
    )
    op.execute(
        "INSERT INTO leases (table_id, server) SELECT id, '' FROM tables WHERE over = 0"
        " AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND (kind = 'bot' OR quiet = 1))"
    )
