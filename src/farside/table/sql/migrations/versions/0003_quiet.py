"""Seats that let the table decline what others offer them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("quiet", sa.Integer, nullable=False, server_default="0"))
