"""What is said about a move beside the rules, and whether players of a table may ask for advice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """A note is the kind of a log line: a bot that failed, and greedy moved for it."""
    op.add_column("moves", sa.Column("note", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("advice", sa.Integer, nullable=False, server_default="1"))
