"""Servers that live, and leases: which of them thinks for the bots of a table."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, text

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """A lease is there while bots are asked. Where they may be asked now, whoever comes first looks after them.

    It is taken before its table is there, so it does not belong to one.
    """
    op.create_table("servers", key("id"), moment("until"))
    op.create_table("leases", key("table_id"), text("server"))
    op.execute(
        "INSERT INTO leases (table_id, server) SELECT id, '' FROM tables WHERE over = 0"
        " AND EXISTS (SELECT 1 FROM seats WHERE table_id = id AND (kind = 'bot' OR quiet = 1))"
    )
