"""What the table page shows of thinking: a bot that takes its time, and advice for whoever asked for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import NamedTuple

from farside.bots.advice import LEVEL, Hint
from farside.core import shelf
from farside.core.actions import Seat
from farside.core.languages import decimal
from farside.core.phrases import Voice
from farside.table.advising import Advice, in_words
from farside.table.answers import Seen, TableInfo
from farside.table.hindsight import called as worth_called
from farside.table.host import Host
from farside.table.pages.paper import Reader
from farside.table.visit import Visit

STEP = 5  # per cent: finer numbers would pretend
WHOLE = 10  # points from which on no tenths are told
ALMOST = 95  # nothing is certain before the end


class Thought(NamedTuple):
    """A bot that thinks: in words, and how much of its time is over, in seconds."""

    text: str
    seconds: float
    spent: float


class Why(NamedTuple):
    """A part of the reason: what there is more or less of, in points."""

    text: str
    much: str
    good: bool


@dataclass(frozen=True, slots=True)
class HintLine:
    """A turn worth a thought."""

    name: str
    text: str
    chance: str = ""  # in words, if it can be told
    percent: int = 0
    low: int = 0  # as far as doubt reaches
    width: int = 0
    why: tuple[Why, ...] = ()


@dataclass(frozen=True, slots=True)
class HintGroup:
    """Turns that are as good as each other, as far as one can tell."""

    key: str
    title: str
    lines: list[HintLine]


class Answer(NamedTuple):
    """What speaks for a bot's last turn, for whoever has asked."""

    seat: Seat
    title: str
    text: str
    played: str = ""  # the turn, where it may be told
    why: tuple[Why, ...] = ()
    line: str = ""  # what the points are


@dataclass(frozen=True, slots=True)
class Advised:
    """Whether advice may be asked for, and what was found (None: nobody has asked)."""

    may: bool
    groups: list[HintGroup] | None = None
    line: str = ""  # what the numbers mean, or why there are none
    scale: bool = False  # chances are told, on one scale
    explained: Answer | None = None  # why a bot did that


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
    may = mine and here.info.advice and len(seen.view.options) > 1
    if advice is None or not fresh:
        return Advised(may)
    told = any(hint.chance is not None for hint in advice.hints)
    line = meaning(advice.hints, reader)
    return Advised(may, hint_groups(advice.hints, seen.game, voice, reader), line, told)


def meaning(hints: Sequence[Hint], reader: Reader) -> str:
    """What the numbers mean, or why there are none."""
    why = hints[0].silent if hints else ""
    return reader.say(f"advice-{why}" if why else "advice-line")


def hint_groups(all_hints: Sequence[Hint], game: str, voice: Voice, reader: Reader) -> list[HintGroup]:
    """Clearly best, level, probably weaker, weaker: no ranks inside a group."""
    found = []
    for key in dict.fromkeys(hint.group for hint in all_hints):
        hints = [hint for hint in all_hints if hint.group == key]
        every = key == LEVEL and len(hints) == len(all_hints) and len(hints) > 1
        title = reader.say("advice-all-level" if every else f"advice-{key}")
        found.append(HintGroup(key, title, hint_lines(hints, game, voice, reader)))
    return found


def hint_lines(hints: list[Hint], game: str, voice: Voice, reader: Reader) -> list[HintLine]:
    """Turns in words; those that are level have one and the same number."""
    name = shelf.game(game).actions.name
    shared = hints[0].group == LEVEL
    found = []
    for hint in hints:
        told = [each.chance for each in (hints if shared else [hint]) if each.chance is not None]
        line = HintLine(name(hint.action), in_words(hint, voice), why=whys(hint.parts, voice, reader))
        if told:
            percent = in_steps(sum(told) / len(told))
            low, high = max(0, percent - round(100 * hint.doubt)), min(100, percent + round(100 * hint.doubt))
            line = replace(line, chance=reader.say("percent", n=percent), percent=percent, low=low, width=high - low)
        found.append(line)
    return found


def whys(parts: Iterable[tuple[str, float, float]], voice: Voice, reader: Reader) -> tuple[Why, ...]:
    """Reasons in words: what one has more of, or the others less."""
    found = []
    for key, own, rivals in parts:
        called = worth_called(voice, key)
        text = called if abs(own) >= abs(rivals) else reader.say("worth-of-others", part=called)
        found.append(Why(text, signed(own - rivals, reader.lang), own > rivals))
    return tuple(found)


def signed(points: float, lang: str) -> str:
    """Points with their sign, as people write them: whole ones from ten on."""
    much = f"{abs(points):.0f}" if abs(points) >= WHOLE else f"{abs(points):.1f}"
    return ("+" if points > 0 else "\u2212") + decimal(lang, much)


def in_steps(chance: float) -> int:
    """Per cent, no finer than can be known; never none and never all."""
    return min(ALMOST, max(STEP, STEP * round(100 * chance / STEP)))
