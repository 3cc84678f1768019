"""What the table page shows of thinking: a bot that takes its time, and advice for whoever asked for it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from farside.core import shelf
from farside.core.phrases import Voice
from farside.table.advising import Advice
from farside.table.answers import Seen, TableInfo
from farside.table.host import Host
from farside.table.pages_words import Reader

ALMOST = 99  # per cent: nothing is certain before the end


@dataclass(frozen=True, slots=True)
class Thought:
    """A bot that thinks: in words, and how much of its time is over, in seconds."""

    text: str
    seconds: float
    spent: float


@dataclass(frozen=True, slots=True)
class HintLine:
    """An option worth a thought."""

    name: str
    text: str
    chance: str
    percent: int


def thought(host: Host, info: TableInfo, seen: Seen, voice: Voice, reader: Reader) -> Thought | None:
    """The first bot that is waited for, if it is one that takes its time."""
    for seat in seen.waiting:
        seconds = host.roster.patience(info.seats[seat].bot) if info.seats[seat].bot else 0.0
        if seconds > 0.0:
            text = reader.say("thinks-for", name=voice.name(seat), n=ceil(seconds))
            known = host.thinking.pondering.get(info.id)
            return Thought(text, seconds, round(known.spent, 1) if known is not None else 0.0)
    return None


def hint_lines(advice: Advice, seen: Seen, voice: Voice, reader: Reader) -> list[HintLine]:
    """The best options in words, with the win chance in per cent."""
    name = shelf.game(seen.game).actions.name
    found = []
    for hint in advice.hints:
        percent = min(ALMOST, max(100 - ALMOST, round(100 * hint.chance)))
        found.append(HintLine(name(hint.action), voice.option(hint.action), reader.say("percent", n=percent), percent))
    return found
