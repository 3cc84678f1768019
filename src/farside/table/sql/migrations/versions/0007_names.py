"""What tables are called, and where the same people play again."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import text

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", text("name", ""))
    op.add_column("tables", text("rematch", ""))
