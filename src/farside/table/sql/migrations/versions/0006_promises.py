"""Numbers drawn for tables to come, and what whoever opens a table adds to them."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, text

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of a table without a nonce, the seed itself is what was drawn."""
    op.create_table("promises", key("commitment"), text("drawn"), text("salt"), moment("created"))
    op.add_column("tables", text("drawn", ""))
    op.add_column("tables", text("nonce", ""))
