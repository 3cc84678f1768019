"""The columns that migrations are written with. What they say is in people's databases: it stays."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa


def key(name: str) -> sa.Column[Any]:
    """What a row is known by, alone or with others."""
    return sa.Column(name, sa.Text, primary_key=True)


def place(name: str) -> sa.Column[Any]:
    """A number that a row is known by, with a key: a seat, a ply."""
    return sa.Column(name, sa.Integer, primary_key=True)


def part_of(table: str, name: str) -> sa.Column[Any]:
    """The key of a row that this one belongs to, and goes with."""
    return sa.Column(name, sa.Text, sa.ForeignKey(f"{table}.id", ondelete="CASCADE"), primary_key=True)


def text(name: str, default: str | None = None, *, unique: bool | None = None) -> sa.Column[Any]:
    return sa.Column(name, sa.Text, nullable=False, server_default=default, unique=unique)


def number(name: str, default: int | None = None) -> sa.Column[Any]:
    return sa.Column(name, sa.Integer, nullable=False, server_default=None if default is None else str(default))


def moment(name: str, default: int | None = None) -> sa.Column[Any]:
    """Seconds since 1970."""
    return sa.Column(name, sa.Double, nullable=False, server_default=None if default is None else str(default))
