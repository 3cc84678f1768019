"""The seats a browser remembers, and which of them it looks from. A seat is a link; a cookie keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.core.actions import Seat
from farside.table.answers import TableInfo
from farside.table.doors import Door
from farside.table.pages.form import keep_secret
from farside.table.visitor import SEATS, cookie_path, is_number, tokens_of

CHAIR = "chair-"  # chair-<table>: the seat it looks from; where hands are hidden, the curtain that is lifted


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a browser looks from: a seat, nobody's (a spectator), or a curtain that hides the next seat's hand."""

    seat: Seat | None
    curtain: Seat | None = None


def remember(request: Request, response: Response, table: str, more: list[str], gone: Sequence[str] = ()) -> None:
    """Keep these seats, with those already held here, without what was exchanged for another token."""
    held = dict.fromkeys(token for token in [*tokens_of(request, table), *more] if token not in gone)
    keep_secret(request, response, SEATS + table, ".".join(held))


def sit(request: Request, response: Response, table: str, seat: Seat) -> None:
    """Look from this seat until another one decides."""
    response.set_cookie(CHAIR + table, str(seat), path=cookie_path(request), httponly=True, samesite="lax")


def chair(request: Request, info: TableInfo, door: Door, moved: Seat | None = None) -> Chair:
    """Which of the seats held here is shown. Where seats have secrets, a curtain comes between two of them.

    `moved`: the seat that has just acted here, before the browser remembers it.
    """
    if not door.seats:
        return Chair(None)
    last = _number(request.cookies.get(CHAIR + info.id, "")) if moved is None else moved
    asked = [seat for seat in info.waiting if seat in door.seats]
    wanted = asked or list(door.seats)
    seat = last if last in wanted else wanted[0]
    shared = len(door.seats) > 1 and shelf.game(info.game).secrets
    if shared and seat != last and not info.over:
        return Chair(None, seat)
    return Chair(seat)


def _number(text: str) -> int:
    return int(text) if is_number(text) else -1
