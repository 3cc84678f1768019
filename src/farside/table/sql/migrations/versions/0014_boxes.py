"""The boxes that tables were opened with, one row a digest, and which one each table plays."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, text

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table("boxes", key("digest"), text("game"), text("name"), text("content"), moment("created"))
    op.add_column("tables", text("box", ""))
