"""The roster: every installed bot by its key, those of other packages included."""

from __future__ import annotations

from functools import cache
from typing import Final

from farside.bots import offers
from farside.bots.bot import Bot
from farside.bots.mcts import Mcts
from farside.bots.thought import Effort

TIMED: Final = "mcts@"  # so many seconds a move, for the lab: mcts@0.25
LONGEST: Final = 3600.0  # seconds
CALLED: Final[dict[str, Bot]] = {}  # the timed ones somebody has called: they remember their turns under way


@cache
def installed(key: str) -> Bot | None:
    """A bot that an entry point names; None if there is none, or if it is left out."""
    point = offers.offers(offers.BOTS).get(key)
    found = None if point is None else offers.taken(point, Bot)
    if point is not None and found is not None and found.key != key:
        offers.leave_out(point, f"it calls itself '{found.key}'")
        return None
    return found


@cache
def roster() -> tuple[Bot, ...]:
    """All bots, the weakest first."""
    found = [bot for key in offers.offers(offers.BOTS) if (bot := installed(key)) is not None]
    return tuple(sorted(found, key=lambda bot: (bot.level, bot.key)))


def bots() -> list[str]:
    """The keys of all bots."""
    return [bot.key for bot in roster()]


def opponents() -> list[str]:
    """The bots that a person may want to play with, the weakest first."""
    return [bot.key for bot in roster() if not bot.yardstick]


def bot(key: str) -> Bot:
    """A bot by its key; ValueError lists what is possible."""
    found = installed(key) or CALLED.get(key)
    if found is None and key.startswith(TIMED):
        found = CALLED[key] = Mcts(key, Effort(seconds=seconds_of(key)))
    if found is None:
        raise ValueError(f"there is no bot '{key}'; possible: {', '.join(bots())}, {TIMED}SECONDS")
    return found


def seconds_of(key: str) -> float:
    """How long a timed bot thinks about a move."""
    try:
        seconds = float(key.removeprefix(TIMED))
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds <= LONGEST:
        raise ValueError(
            f"'{key}' does not say how many seconds a move takes; possible: {TIMED}0.25, up to {LONGEST:g}"
        )
    return seconds
