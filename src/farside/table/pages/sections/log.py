"""The log: what has happened, the newest first, and what has happened since this seat's last move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from farside.core.actions import NOBODY, Seat
from farside.table.answers import Seen
from farside.table.pages.paper import Reader, linked
from farside.table.visit import Visit

LONGEST_LOG = 40  # turns shown beside the board; the replay has them all
LONGEST_NEWS = 96  # letters that fit two lines under the pill; of a longer line only the number of turns is told


class Turn(NamedTuple):
    """Lines of the log that belong together."""

    seat: Seat
    name: str
    ply: int
    lines: list[Markup]
    key: str
    fresh: bool = False
    here: bool = False


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


def log_of(turns: list[Turn]) -> Log:
    """The log beside a running game."""
    return Log(tuple(turns[-LONGEST_LOG:][::-1]), len(turns) > LONGEST_LOG)


def news_of(turns: list[Turn], seen: Seen) -> News | None:
    """For a seat that is asked, or has seen the end: what it has missed, else what its last move has caused."""
    if seen.seat is None or not seen.since or not (seen.over or seen.seat in seen.waiting):
        return None
    missed = [turn for turn in turns if turn.fresh and turn.seat != seen.seat]
    if missed and any(turn.seat != NOBODY for turn in missed):
        return News(missed[-1].seat, len(missed), seen.since, _brief(missed[-1]))
    caused = [turn for turn in turns if turn.seat == NOBODY and turn.ply == seen.ply]
    line = _brief(caused[-1]) if caused else ""
    return News(NOBODY, 0, seen.since, line) if line else None


def _brief(turn: Turn) -> str:
    """The last line of a turn, as words; nothing if it is too long for the place."""
    line = str(turn.lines[-1].striptags())
    return line if len(line) <= LONGEST_NEWS else ""


def turns_of(visit: Visit, seen: Seen, reader: Reader, here: int | None = None) -> list[Turn]:
    """All turns, lines of one player in a row put together; `here`: the ply that a replay shows."""
    voice, rules = visit.voice(seen.seat, reader.lang), reader.rules(seen.game, visit.id)
    found: list[Turn] = []
    for event, text in zip(seen.events, visit.lines(seen, reader.lang), strict=True):
        line = linked(text, rules)
        fresh = seen.seat is not None and event.ply > seen.since > 0
        if found and _same_turn(found[-1], event.seat, event.ply, fresh, here):
            found[-1].lines.append(line)
            continue
        name = voice.name(event.seat) if event.seat != NOBODY else ""
        found.append(Turn(event.seat, name, event.ply, [line], f"{len(found)}", fresh, event.ply == here))
    return found


def _same_turn(turn: Turn, seat: Seat, ply: int, fresh: bool, here: int | None) -> bool:
    """In a replay each move is a line of its own, so that it can be opened."""
    return turn.seat == seat and turn.fresh == fresh and (here is None or turn.ply == ply)
