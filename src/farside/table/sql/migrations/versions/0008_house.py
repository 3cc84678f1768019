"""What the house knows of itself: the hash of the secret that opens the desk."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, text

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table("house", key("name"), text("value"))
