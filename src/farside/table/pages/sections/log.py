"""The log: what has happened, the newest first, and what has happened since this seat's last move."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from farside.core.actions import NOBODY, Seat
from farside.table.answers import Seen
from farside.table.pages.paper import Reader, linked
from farside.table.visit import Visit

QUIET = re.compile(r' <a class="ref quiet".*?</a>')  # where it is written
LONGEST_LOG = 40  # turns shown beside the board; the replay has them all
LONGEST_NEWS = 84  # letters that fit two lines under the pill; a longer line is left to the log
BESIDE = 34  # letters that the number of turns, and the way to see them, take of it
ASKING = 10  # and the way to ask why


class Said(NamedTuple):
    """Something somebody has said."""

    number: int
    seat: Seat
    name: str
    text: str  # a reaction in the reader's language
    reaction: str
    ply: int
    mine: bool
    stands: bool  # the move it is about was not taken back
    move: str  # which one, in words
    at: str = ""  # where on the board: names of pieces, the likeliest first


class Turn(NamedTuple):
    """Lines of the log that belong together."""

    seat: Seat
    name: str
    ply: int
    lines: list[Markup]
    key: str  # stays the same as long as the game goes on
    fresh: bool = False
    here: bool = False
    said: tuple[Said, ...] = ()  # what people have said about it
    asked: bool = False  # the last one of a bot, which may be asked why


@dataclass(frozen=True, slots=True)
class Log:
    """The newest turns; `earlier`: there were more before them."""

    turns: tuple[Turn, ...]
    earlier: bool = False


@dataclass(frozen=True, slots=True)
class News:
    """What happened last, in a line: after so many turns of others since a ply, or by itself (no turns)."""

    seat: Seat  # whose mark stands before it
    turns: int
    since: int
    line: str = ""  # empty: too long to be told here, the log has it
    asked: bool = False  # it is a bot's, which may be asked why


def open_to_why(turns: list[Turn], bots: Collection[Seat]) -> list[Turn]:
    """The same, with the last turn of each of these bots marked."""
    last = {turn.seat: at for at, turn in enumerate(turns) if turn.seat in bots}
    return [turn._replace(asked=last.get(turn.seat) == at) for at, turn in enumerate(turns)]


def log_of(turns: list[Turn]) -> Log:
    """The log beside a running game."""
    return Log(tuple(turns[-LONGEST_LOG:][::-1]), len(turns) > LONGEST_LOG)


def news_of(turns: list[Turn], seen: Seen) -> News | None:
    """For a seat that is asked, or has seen the end: what it has missed, else what its last answer has brought.

    While others decide, that stays: prompt and options do not jump between one question and the next.
    """
    if seen.seat is None or not seen.since:
        return None
    if seen.over or seen.seat in seen.waiting:
        missed = [turn for turn in turns if turn.fresh and turn.seat != seen.seat]
        if missed and any(turn.seat != NOBODY for turn in missed):
            line = _brief(missed[-1], LONGEST_NEWS - BESIDE - (ASKING if missed[-1].asked else 0))
            return News(missed[-1].seat, len(missed), seen.since, line, missed[-1].asked)
    return _caused([turn for turn in turns if turn.seat == seen.seat or (turn.seat == NOBODY and turn.fresh)], seen)


def _caused(own: list[Turn], seen: Seen) -> News | None:
    """The last thing that came of one's own answers."""
    line = _brief(own[-1], LONGEST_NEWS) if own else ""
    return News(own[-1].seat, 0, seen.since, line) if line else None


def _brief(turn: Turn, longest: int) -> str:
    """The last line of a turn, as words; nothing if it is too long for the place."""
    line = Markup(QUIET.sub("", turn.lines[-1])).striptags()
    return line if len(line) <= longest else ""


def turns_of(visit: Visit, seen: Seen, reader: Reader, here: int | None = None) -> list[Turn]:
    """All turns, lines of one player in a row put together; `here`: the ply that a replay shows."""
    voice, rules = visit.voice(seen.seat, reader.lang), reader.rules(visit.info.game, visit.id)
    found: list[Turn] = []
    for at, (event, text) in enumerate(zip(seen.events, visit.lines(seen, reader.lang), strict=True)):
        line = linked(text, rules)
        fresh = seen.seat is not None and event.ply > seen.since > 0
        if found and _same_turn(found[-1], event.seat, event.ply, fresh, here):
            found[-1].lines.append(line)
            continue
        name = voice.name(event.seat) if event.seat != NOBODY else ""
        found.append(Turn(event.seat, name, event.ply, [line], f"{at}", fresh, event.ply == here))
    return found


def _same_turn(turn: Turn, seat: Seat, ply: int, fresh: bool, here: int | None) -> bool:
    """In a replay each move is a line of its own, so that it can be opened."""
    return turn.seat == seat and turn.fresh == fresh and (here is None or turn.ply == ply)
