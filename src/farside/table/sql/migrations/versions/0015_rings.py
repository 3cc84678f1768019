"""Profiles become keyrings: with a name, settings, the browsers that open them, and the seats and tables they hold."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from farside.table.sql.columns import key, moment, part_of, text

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    """A profile was known by the hash of its secret. It keeps that name; its browser is the first that opens it."""
    op.add_column("profiles", text("name", ""))
    ring = sa.Column("ring", sa.Text, sa.ForeignKey("profiles.id", ondelete="CASCADE"), nullable=False)
    op.create_table("devices", key("secret"), ring, text("kind"), moment("created"), moment("seen"))
    op.create_index("devices_of_ring", "devices", ["ring"])
    op.execute(
        "INSERT INTO devices (secret, ring, kind, created, seen) SELECT id, id, '', created, created FROM profiles"
    )
    op.create_table("ring_settings", part_of("profiles", "ring"), key("key"), text("value"))
    for table in ("seats", "tables"):
        op.add_column(table, text("ring", ""))
        op.create_index(f"{table}_of_ring", table, ["ring"])
    op.execute("UPDATE seats SET ring = profile WHERE profile <> ''")
