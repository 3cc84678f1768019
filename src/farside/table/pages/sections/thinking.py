"""What the table page shows of thinking: a bot that takes its time, and advice for whoever asked for it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import NamedTuple

from farside.core import shelf
from farside.core.phrases import Voice
from farside.table.advising import Advice
from farside.table.answers import Seen, TableInfo
from farside.table.host import Host
from farside.table.pages.paper import Reader
from farside.table.visit import Visit

ALMOST = 99  # per cent: nothing is certain before the end


class Thought(NamedTuple):
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


@dataclass(frozen=True, slots=True)
class Advised:
    """Whether advice may be asked for, and what was found (None: nobody has asked)."""

    may: bool
    hints: list[HintLine] | None = None


def thought(host: Host, info: TableInfo, seen: Seen, voice: Voice, reader: Reader) -> Thought | None:
    """The first bot that is waited for, if it is one that takes its time."""
    for seat in seen.waiting:
        seconds = host.opponents.patience(info.seats[seat].bot) if info.seats[seat].bot else 0.0
        if seconds > 0.0:
            text = reader.say("thinks-for", name=voice.name(seat), n=ceil(seconds))
            known = host.thinking.pondering.get(info.id)
            return Thought(text, seconds, round(known.spent, 1) if known is not None else 0.0)
    return None


def advised(here: Visit, seen: Seen, voice: Voice, reader: Reader, advice: Advice | None) -> Advised:
    """Whether there is somebody to ask, and what was found for whoever has asked at this ply."""
    mine = seen.seat is not None and seen.seat in seen.waiting
    fresh = advice is not None and advice.ply == seen.ply
    hints = hint_lines(advice, seen, voice, reader) if advice is not None and fresh else None
    return Advised(mine and here.info.advice and len(seen.view.options) > 1, hints)


def hint_lines(advice: Advice, seen: Seen, voice: Voice, reader: Reader) -> list[HintLine]:
    """The best options in words, with the win chance in per cent."""
    name = shelf.game(seen.game).actions.name
    found = []
    for hint in advice.hints:
        percent = min(ALMOST, max(100 - ALMOST, round(100 * hint.chance)))
        found.append(HintLine(name(hint.action), voice.option(hint.action), reader.say("percent", n=percent), percent))
    return found
