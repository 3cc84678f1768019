"""Calls: the ways to a person, what somebody is to be told of a table, and what is on its way."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

from farside.table.sql.columns import key, moment, number, text

revision = "0018"
down_revision = "0017"


def goes_with(table: str, name: str) -> sa.Column[Any]:
    """The key of a row of another table, which takes this one along when it goes."""
    return sa.Column(name, sa.Text, sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), nullable=False)


def upgrade() -> None:
    words = [text(name) for name in ("kind", "address", "style", "device", "lang", "base", "state", "note")]
    op.create_table("ways", key("id"), goes_with("profiles", "ring"), *words, moment("created"), moment("told"))
    op.create_index("ways_of_ring", "ways", ["ring"])
    times = [moment(name) for name in ("made", "due", "until")]
    told = [number("by_seat"), moment("told")]
    whom = [goes_with("profiles", "ring"), goes_with("tables", "table_id"), number("seat")]
    op.create_table("calls", key("id"), *whom, text("kind"), number("turn"), *times, *told)
    op.create_index("calls_once", "calls", ["ring", "table_id", "seat", "kind", "turn"], unique=True)
    op.create_index("calls_of_table", "calls", ["table_id"])
    op.create_index("calls_due", "calls", ["told", "due"])
    sent = [moment("made"), moment("due"), number("tries"), moment("sending")]
    op.create_table("posts", key("id"), goes_with("ways", "way"), text("ring"), text("calls"), *sent)
    op.create_index("posts_of_way", "posts", ["way"])
    op.create_index("posts_due", "posts", ["sending", "due"])
