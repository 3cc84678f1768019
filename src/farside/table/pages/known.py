"""What this browser has played to the end: who has finished a game of a title needs no word on how it is won."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import player_at
from farside.table.answers import Seen
from farside.table.pages.form import keep_secret
from farside.table.visit import Visit
from farside.table.visitor import secret_of, secrets_named

PLAYED = "played-"  # played-<game>: tables whose end this browser has seen from a seat, each with how it went
WON, LOST, TAUGHT = "w", "l", "t"  # a lesson's table counts in no statistics
MOST = 60  # of them are remembered


class Played(NamedTuple):
    """How many games of a title were finished here, and won; lessons are none."""

    finished: int
    won: int


NONE = Played(0, 0)


def entries(request: Request, game: str) -> list[str]:
    return [one for one in secret_of(request, PLAYED + game).split(".") if one]


def knows(request: Request, game: str) -> bool:
    """Whether somebody here has finished a game of this title, be it a lesson's."""
    return bool(entries(request, game))


def anything(request: Request) -> bool:
    """Whether a game of any title has been finished here."""
    return bool(secrets_named(request, PLAYED))


def played(request: Request, game: str) -> Played:
    ends = [one[-1] for one in entries(request, game) if one[-1] != TAUGHT]
    return Played(len(ends), ends.count(WON))


def saw(request: Request, game: str, table: str) -> bool:
    """Whether this browser has seen how a table's game ended."""
    return any(one[:-1] == table for one in entries(request, game))


def remember(request: Request, response: Response, here: Visit, seen: Seen) -> None:
    """A game that is over is remembered once, by whoever sat there."""
    game = here.info.game
    if not seen.over or not here.door.seats or saw(request, game, here.id):
        return
    found = [*entries(request, game), here.id + ended(here, seen)]
    keep_secret(request, response, PLAYED + game, ".".join(found[-MOST:]))


def ended(here: Visit, seen: Seen) -> str:
    """How a game went for the seats of this browser."""
    if here.playing.row.lesson:
        return TAUGHT
    winners = [player_at(place, len(seen.seats)) for place in seen.winners]
    return WON if any(seat in winners for seat in here.door.seats) else LOST
