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
from farside.table.pages import rings
from farside.table.pages.form import keep_secret
from farside.table.visitor import SEATS, cookie_path, host_of, is_number, tokens_of

SIDE = "side"  # what an address says, and side-<table> in a cookie: whose side a spectator looks from
CHAIR = "chair-"  # chair-<table>: the seat it looks from; where hands are hidden, the curtain that is lifted


@dataclass(frozen=True, slots=True)
class Chair:
    """Where a browser looks from: a seat, nobody's (a spectator), or a curtain that hides the next seat's hand."""

    seat: Seat | None
    curtain: Seat | None = None
    side: Seat | None = None  # whose side a spectator looks from, where nothing is hidden


def remember(request: Request, response: Response, table: str, more: list[str], gone: Sequence[str] = ()) -> None:
    """Keep these seats, with those already held here, without what was exchanged for another token.

    What nobody's keyring holds hangs on this browser's from now on.
    """
    held = dict.fromkeys(token for token in [*tokens_of(request, table), *more] if token not in gone)
    keep_secret(request, response, SEATS + table, ".".join(held))
    hang(request, response, table, list(held))


def hang(request: Request, response: Response, table: str, tokens: Sequence[str]) -> None:
    """Seats that these tokens open go on this browser's ring; whoever has none and sits down gets one."""
    host = host_of(request)
    mine = rings.person(request) if host.door(table, tokens).seats else rings.visitor(request)
    if mine is not None:
        host.ringing.take_in(table, tokens, mine.ring)
        rings.remember(request, response, mine)


def sit(request: Request, response: Response, table: str, seat: Seat) -> None:
    """Look from this seat until another one decides."""
    response.set_cookie(CHAIR + table, str(seat), path=cookie_path(request), httponly=True, samesite="lax")


def chair(request: Request, info: TableInfo, door: Door, moved: Seat | None = None) -> Chair:
    """Which of the seats held here is shown. Where seats have secrets, a curtain comes between two of them.

    `moved`: the seat that has just acted here, before the browser remembers it.
    """
    if not door.seats:
        return Chair(None, side=side_of(request, info))
    last = _number(request.cookies.get(CHAIR + info.id, "")) if moved is None else moved
    asked = [seat for seat in info.waiting if seat in door.seats]
    wanted = asked or list(door.seats)
    seat = last if last in wanted else wanted[0]
    shared = len(door.seats) > 1 and shelf.game(info.game).secrets
    if shared and seat != last and not info.over:
        return Chair(None, seat)
    return Chair(seat)


def side_of(request: Request, info: TableInfo) -> Seat | None:
    """Whose side a spectator has chosen; nobody's where seats have secrets."""
    if shelf.game(info.game).secrets:
        return None
    chosen = _number(request.query_params.get(SIDE) or request.cookies.get(f"{SIDE}-{info.id}", ""))
    return chosen if 0 <= chosen < len(info.seats) else None


def keep_side(request: Request, response: Response, table: str) -> None:
    """A side that a link names stays chosen; any other word is the spectator's own."""
    if SIDE in request.query_params:
        side = request.query_params[SIDE][:4]
        response.set_cookie(f"{SIDE}-{table}", side, path=cookie_path(request), httponly=True, samesite="lax")


def _number(text: str) -> int:
    return int(text) if is_number(text) else -1
