"""What tables are called, and where the same people play again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", sa.Column("name", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("rematch", sa.Text, nullable=False, server_default=""))
