"""The roster: every bot by its key. A new bot is one file here and one line below."""

from __future__ import annotations

from typing import Final

from farside.bots.bot import Bot
from farside.bots.chance import Chance
from farside.bots.greedy import Greedy
from farside.bots.mcts import levels

ROSTER: Final[dict[str, Bot]] = {bot.key: bot for bot in (Chance(), Greedy(), *levels())}


def bots() -> list[str]:
    """The keys of all bots, the weakest first."""
    return list(ROSTER)


def bot(key: str) -> Bot:
    """A bot by its key; ValueError lists what is possible."""
    if key not in ROSTER:
        raise ValueError(f"there is no bot '{key}'; possible: {', '.join(ROSTER)}")
    return ROSTER[key]
