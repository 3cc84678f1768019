"""Tokens lie as marks, which open nothing; free seats have invitations, made from the token of the table's host.

What people have keeps working: a mark is compared with the mark of the token they show. The links that were shared for
free seats open them still, and the host is shown invitations for them from now on.
"""

from __future__ import annotations

import hashlib
import hmac
from base64 import urlsafe_b64encode
from typing import Any

import sqlalchemy as sa
from alembic import op

from farside.table.sql.columns import number, text

revision = "0012"
down_revision = "0011"

TABLES = sa.table("tables", sa.column("id", sa.Text), sa.column("host", sa.Text))
CAMPAIGNS = sa.table("campaigns", sa.column("id", sa.Text), sa.column("host", sa.Text))
SEATS = sa.table(
    "seats",
    *[sa.column(name, sa.Text) for name in ("table_id", "kind", "token", "invite")],
    *[sa.column(name, sa.Integer) for name in ("seat", "taken")],
)
MANY = 5000  # rows at once


def upgrade() -> None:
    op.add_column("seats", text("invite", ""))
    op.add_column("seats", number("offers", 0))
    op.add_column("seats", text("former", ""))
    connection = op.get_bind()
    hosts = {row.id: row.host for row in connection.execute(sa.select(TABLES))}
    seats = [marked(row, hosts.get(row.table_id, "")) for row in connection.execute(sa.select(SEATS))]
    here = (SEATS.c.table_id == sa.bindparam("at_table")) & (SEATS.c.seat == sa.bindparam("at_seat"))
    values: dict[str, Any] = {"token": sa.bindparam("new_token"), "invite": sa.bindparam("new_invite")}
    for at in range(0, len(seats), MANY):
        connection.execute(sa.update(SEATS).where(here).values(values), seats[at : at + MANY])
    for table in (TABLES, CAMPAIGNS):
        mark_hosts(connection, table)


def mark_hosts(connection: sa.Connection, table: sa.TableClause) -> None:
    rows = [{"at": row.id, "mark": mark(row.host)} for row in connection.execute(sa.select(table))]
    new = sa.update(table).where(table.c.id == sa.bindparam("at")).values(host=sa.bindparam("mark"))
    for at in range(0, len(rows), MANY):
        connection.execute(new, rows[at : at + MANY])


def marked(row: Any, host: str) -> dict[str, object]:
    free = row.kind == "human" and not row.taken and host
    invite = mark(invitation(host, row.table_id, row.seat)) if free else ""
    return {"at_table": row.table_id, "at_seat": row.seat, "new_token": mark(row.token), "new_invite": invite}


def mark(token: str) -> str:
    """As `doors.mark` made it when this was written."""
    return hashlib.sha256(f"token:{token}".encode("utf-8", "replace")).hexdigest() if token else ""


def invitation(host: str, table: str, seat: int) -> str:
    """As `doors.invitation` made the first one when this was written."""
    made = hmac.digest(host.encode("utf-8", "replace"), f"invitation:{table}:{seat}:0".encode(), "sha256")
    return urlsafe_b64encode(made[:16]).rstrip(b"=").decode()
