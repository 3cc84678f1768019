"""The roster: every bot by its key. A new bot is one file here and one line below."""

from __future__ import annotations

from typing import Final

from farside.bots.bot import Bot
from farside.bots.chance import Chance
from farside.bots.greedy import Greedy, Handmade
from farside.bots.mcts import levels

ROSTER: Final[dict[str, Bot]] = {bot.key: bot for bot in (Chance(), Greedy(), Handmade(), *levels())}
YARDSTICKS: Final = ("handmade",)  # for the lab; a person has the better ones to play with


def bots() -> list[str]:
    """The keys of all bots."""
    return list(ROSTER)


def opponents() -> list[str]:
    """The bots that a person may want to play with, the weakest first."""
    return [key for key in ROSTER if key not in YARDSTICKS]


def bot(key: str) -> Bot:
    """A bot by its key; ValueError lists what is possible."""
    if key not in ROSTER:
        raise ValueError(f"there is no bot '{key}'; possible: {', '.join(ROSTER)}")
    return ROSTER[key]
