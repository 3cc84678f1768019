"""Levels: the bots that people choose from, in people's words, with what was measured of them."""

from __future__ import annotations

import secrets
from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from farside.bots import ratings, roster
from farside.bots.roster import LEVELS
from farside.core import shelf
from farside.table.host import Host
from farside.table.pages.paper import YEAR, Reader
from farside.table.visitor import cookie_path

BEST = ("greedy", "chance")  # the bot that sits down when nobody says which
LEVEL = "level"  # a cookie: the level chosen last


class Bot(NamedTuple):
    """A bot to choose: how well it plays, how it thinks, and its rating by the number of players."""

    key: str
    label: str
    line: str
    on: bool = False
    rated: tuple[tuple[int, str], ...] = ()


def offered(host: Host) -> list[str]:
    """The levels that this house has time for."""
    names = host.opponents.names()
    return [name for name in LEVELS if name in names]


def others(host: Host) -> list[str]:
    """Bots that are details."""
    return [name for name in host.opponents.names() if name not in LEVELS]


def usual_level(host: Host, wanted: str = "") -> str:
    """The level asked for, by whatever name it had, else a beginner; where there are none, the bot that we have."""
    names = host.opponents.names()
    return next((name for name in (roster.today(wanted), *LEVELS) if name in names), usual_bot(host))


def stronger(host: Host, level: str) -> str:
    """The next level above this one; "" where there is none."""
    above = LEVELS[LEVELS.index(level) + 1 :] if level in LEVELS else ()
    return next((name for name in above if name in host.opponents.names()), "")


def usual_bot(host: Host) -> str:
    names = host.opponents.names()
    return next((name for name in BEST if name in names), names[0])


def company(host: Host, key: str, level: str, count: int) -> list[str]:
    """So many bots of one level, each with a temper by lot, all different while there are enough."""
    tempers = host.opponents.tempers(key) if roster.bot(level).with_temper("") is not None else []
    drawn: list[str] = []
    while tempers and len(drawn) < count:
        drawn += secrets.SystemRandom().sample(tempers, len(tempers))
    return [f"{level}{roster.TEMPER}{temper}" for temper in drawn[:count]] or [level] * count


def keep_level(request: Request, response: Response, level: str) -> None:
    """The browser remembers the level that was chosen last."""
    if level in LEVELS:
        response.set_cookie(LEVEL, level, max_age=YEAR, path=cookie_path(request), samesite="lax")


# -- words -----------------------------------------------------------------------------------------


def shown(name: str, reader: Reader, key: str, chosen: str = "") -> Bot:
    """A bot with a word about it where we have one, and what was measured of it at a game."""
    label, line = reader.say("bot-level", bot=name), reader.say("bot-line", bot=name)
    return Bot(name, label, line, name == chosen, measured(name, reader, key))


def measured(name: str, reader: Reader, key: str) -> tuple[tuple[int, str], ...]:
    """Its rating in words, by the number of players; nothing where nobody has looked."""
    title = shelf.plain(key)
    found = [(seats, ratings.rating(name, title, seats)) for seats in ratings.counts(title)]
    return tuple(
        (seats, reader.say("bot-rating", rating=one.rating, low=one.low, high=one.high))
        for seats, one in found
        if one is not None
    )


def told_of(name: str, reader: Reader, key: str, seats: int) -> str:
    """In a line: how a bot thinks, and how strong it was found to be with so many players."""
    found = shown(name, reader, key)
    return " · ".join([found.line, *[told for players, told in found.rated if players == seats]])


def called(name: str, reader: Reader, key: str = "bot-level") -> str:
    """A bot in words: its level, and its temper."""
    plain, _, temper = name.partition(roster.TEMPER)
    level = reader.say(key, bot=plain)
    return reader.say("bot-tempered", level=level, temper=reader.say("temper", temper=temper)) if temper else level
