"""Tables that are lessons."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """A lesson is a table whose luck everybody shares; its key says which one."""
    op.add_column("tables", sa.Column("lesson", sa.Text, nullable=False, server_default=""))
