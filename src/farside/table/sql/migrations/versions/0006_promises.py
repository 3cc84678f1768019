"""Numbers drawn for tables to come, and what whoever opens a table adds to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Of a table without a nonce, the seed itself is what was drawn."""
    op.create_table(
        "promises",
        sa.Column("commitment", sa.Text, primary_key=True),
        sa.Column("drawn", sa.Text, nullable=False),
        sa.Column("salt", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
    )
    op.add_column("tables", sa.Column("drawn", sa.Text, nullable=False, server_default=""))
    op.add_column("tables", sa.Column("nonce", sa.Text, nullable=False, server_default=""))
