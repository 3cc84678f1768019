"""The roster: every bot by its key. A new bot is one file here and one line below."""

from __future__ import annotations

from typing import Final

from farside.bots.bot import Bot
from farside.bots.chance import Chance
from farside.bots.greedy import Greedy, Handmade
from farside.bots.mcts import Mcts, levels
from farside.bots.thought import Plan

ROSTER: Final[dict[str, Bot]] = {bot.key: bot for bot in (Chance(), Greedy(), Handmade(), *levels())}
TIMED: Final = "mcts@"  # so many seconds a move, for the lab: mcts@0.25
LONGEST: Final = 3600.0  # seconds
CALLED: Final[dict[str, Bot]] = {}  # the timed ones somebody has called: they remember their turns under way
YARDSTICKS: Final = ("handmade",)  # for the lab; a person has the better ones to play with


def bots() -> list[str]:
    """The keys of all bots."""
    return list(ROSTER)


def opponents() -> list[str]:
    """The bots that a person may want to play with, the weakest first."""
    return [key for key in ROSTER if key not in YARDSTICKS]


def bot(key: str) -> Bot:
    """A bot by its key; ValueError lists what is possible."""
    found = ROSTER.get(key) or CALLED.get(key)
    if found is None and key.startswith(TIMED):
        found = CALLED[key] = Mcts(key, Plan(seconds=seconds_of(key)))
    if found is None:
        raise ValueError(f"there is no bot '{key}'; possible: {', '.join(ROSTER)}, {TIMED}SECONDS")
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
