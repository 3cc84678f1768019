"""${message}."""

from __future__ import annotations

from alembic import op

from farside.table.sql.columns import key, moment, number, text

revision = "${up_revision}"
down_revision = ${repr(down_revision)}


def upgrade() -> None:
    """What is new."""
    ${upgrades if upgrades else ""}
