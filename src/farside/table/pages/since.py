"""What has happened since somebody's last move, in a line: what touches him, then the lead, then what others gained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple
from weakref import WeakKeyDictionary

from markupsafe import Markup

from farside.core.actions import NOBODY, Seat
from farside.core.lexicon import SEAT
from farside.core.state import Event
from farside.table.answers import Seen
from farside.table.looking import TOLD, line
from farside.table.pages.paper import Reader, linked
from farside.table.playing import BY_ITSELF, Playing
from farside.table.visit import Visit

EVENTS = 2  # that are told
LONGEST = 90  # letters of one
LINE = 56  # letters of both, so that they stand on one line
OTHERS, GAIN, LEAD, MINE = range(4)  # how much a line weighs

Scores = dict[int, tuple[int, ...]]  # by ply


class Told(NamedTuple):
    """Something that happened: whose mark stands before it, and the words."""

    seat: Seat
    line: str


_kept: WeakKeyDictionary[Playing, dict[int, Scores]] = WeakKeyDictionary()
_told: WeakKeyDictionary[Playing, dict[tuple[Seat, int, str, bool], tuple[Told, ...]]] = WeakKeyDictionary()


class Weighed(NamedTuple):
    """A line with what it means to whoever reads it; heavier ones are told first, of equal ones the newest."""

    weight: int
    gain: int
    at: int
    told: Told


def since(here: Visit, seen: Seen, who: Reader) -> tuple[Told, ...]:
    """The weightiest things since this seat's last move, as many as stand on a line. Found once for each reader."""
    if seen.seat is None or not seen.since:
        return ()
    kept, reader = _told.setdefault(here.playing, {}), (seen.seat, seen.since, who.lang, who.points)
    if reader not in kept:
        points = scores_since(here.playing, seen.since)
        every = [*lines(here, seen, who, points), *lead(here, seen, who, points)]
        kept[reader] = fitting(sorted(every, reverse=True)) or own(here, seen, who)
    return kept[reader]


def own(here: Visit, seen: Seen, who: Reader) -> tuple[Told, ...]:
    """Where nothing has happened since, what somebody did himself."""
    last = next((event for event in reversed(seen.events) if did(event, seen)), None)
    return () if last is None else (Told(last.seat, in_words(here, last, seen, who)),)


def did(event: Event, seen: Seen) -> bool:
    """Whether an event is a move of the reader's own."""
    return event.seat == seen.seat and event.kind not in (*TOLD, BY_ITSELF)


def in_words(here: Visit, event: Event, seen: Seen, who: Reader) -> str:
    """A line of the log, without its links."""
    return str(Markup(linked(line(event, here.voice(seen.seat, who.lang), who.lang), "")).striptags())


def lines(here: Visit, seen: Seen, who: Reader, points: Scores) -> list[Weighed]:
    """What others did, and what came over the reader; nothing that he did himself."""
    found = []
    for at, event in enumerate(seen.events):
        if event.ply <= seen.since or event.kind == BY_ITSELF:
            continue
        mine = touches(here.playing, event, seen.seat)
        if mine or event.seat != NOBODY:
            gain = gained(points, event, len(seen.seats))
            told = Told(event.seat, in_words(here, event, seen, who))
            found.append(Weighed(MINE if mine else GAIN if gain > 0 else OTHERS, gain, at, told))
    return found


def touches(playing: Playing, event: Event, seat: Seat | None) -> bool:
    """Whether an event is about this seat: its own, though it did not move, or one that names it."""
    if event.kind in TOLD:
        return event.kind == "nudged" and event.args[:1] == (seat,)
    slots = playing.title.lexicon.slots(f"log-{event.kind}")
    return event.seat == seat or any(
        slot.type == SEAT and value == seat for slot, value in zip(slots, event.args, strict=False)
    )


def gained(points: Scores, event: Event, seats: int) -> int:
    """What the move behind an event brought to whoever made it."""
    now, before = points.get(event.ply), points.get(event.ply - 1)
    known = now is not None and before is not None and 0 <= event.seat < seats
    return now[event.seat] - before[event.seat] if known and now and before else 0


def lead(here: Visit, seen: Seen, who: Reader, points: Scores) -> list[Weighed]:
    """Who leads now and did not before; nothing for those who do not want to see running scores."""
    if not who.points or len(points) < 2:
        return []
    before, now = first(points[min(points)]), first(points[max(points)])
    if now in (NOBODY, before) or now >= len(seen.seats):
        return []
    voice = here.voice(seen.seat, who.lang)
    leads = who.say("games-leads", name=voice.name(now), who=voice.who(now))
    return [Weighed(LEAD, 0, 0, Told(now, leads))]


def first(scores: Sequence[int]) -> int:
    """Who is ahead of all others; NOBODY if several are level."""
    best = max(scores)
    return scores.index(best) if scores.count(best) == 1 else NOBODY


def fitting(every: Sequence[Weighed]) -> tuple[Told, ...]:
    """The first ones that fit; of one player one thing, but all that touches the reader."""
    found: list[Weighed] = []
    for one in every:
        again = any(one.told.seat == other.told.seat and LEAD not in (one.weight, other.weight) for other in found)
        room = LINE - sum(len(other.told.line) for other in found) if found else LONGEST
        if one.told.line and len(one.told.line) <= room and (one.weight == MINE or not again):
            found.append(one)
        if len(found) == EVENTS:
            break
    return tuple(one.told for one in found)


def scores_since(playing: Playing, ply: int) -> Scores:
    """Everybody's points from a ply on, as everybody may know them: what is sealed is left out. Reckoned once."""
    kept = _kept.setdefault(playing, {})
    if ply not in kept:
        kept[ply] = walked(playing, ply)
    return kept[ply]


def walked(playing: Playing, ply: int) -> Scores:
    opened, moves = playing.state.opened, playing.record.moves
    last = len(moves) if opened < 0 else opened
    if ply >= last:
        return {}
    game, state = playing.title, playing.record.start()
    found = {0: tuple(game.scores(state))} if not ply else {}
    for at, move in enumerate(moves[:last], 1):  # judged when the table was read
        state.push(move.seat, game.actions.parse(move.name))
        if at >= ply:
            found[at] = tuple(game.scores(state))
    return found
