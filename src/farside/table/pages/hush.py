"""What a browser does not want to read of talk: a choice of its own, which nobody else is told."""

from __future__ import annotations

from starlette.requests import Request

from farside.table.pages.sections.talk import Hush
from farside.table.visitor import is_number

OFF = "talk"  # a cookie: "off" wherever this browser plays
HUSHED = "hush-"  # hush-<table>: the seats whose words are not shown


def hush_of(request: Request, table: str) -> Hush:
    """What this browser does not want to read."""
    named = request.cookies.get(HUSHED + table, "").split(".")
    return Hush(request.cookies.get(OFF) == "off", frozenset(int(seat) for seat in named if is_number(seat)))
