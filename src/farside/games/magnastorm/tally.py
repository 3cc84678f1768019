"""Where the reputation of Magnastorm comes from: it is gained and lost all game long, so the log is added up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.phrases import Voice
from farside.core.steps import Event
from farside.core.tally import Count, Tally, Tie, level
from farside.games.magnastorm.cards import OBJECTIVES
from farside.games.magnastorm.components import SECTORS, SPOTS
from farside.games.magnastorm.view import MagnaView

# What brings reputation, and the place of the number among those that the log tells.
GAINS: Final = {"objective": 1, "build": 1, "majority": 1, "commander": 1, "fame": 0, "reputation": 0}
LOSS: Final = "give-up"
CATEGORY: Final = {"build": "stations", "commander": "commanders", "fame": "commanders", "reputation": "artefacts"}

Heap = tuple[str, int]  # a category, and which thing of it (-1: all together)


def tally(view: MagnaView, voice: Voice, events: Sequence[Event]) -> Tally:
    """MAG-END-5  Objectives, stations, majorities, commanders and artefacts, each as much as it came to."""
    heaps = gained(view.seats, events)
    counts = [objective(voice, at, heaps) for at in range(len(OBJECTIVES))]
    counts.append(whole("stations", heaps, tuple([f"spot-{SPOTS[at]}" for at in built(view)])))
    counts += [sector(voice, at, heaps) for at in range(len(SECTORS))]
    counts += [whole(category, heaps) for category in ("commanders", "artefacts")]
    return Tally(tuple([count for count in counts if any(count.points)]), tuple(ties(view, voice)))


def built(view: MagnaView) -> list[int]:
    return [at for at, owner in enumerate(view.stations) if owner != NOBODY]


def gained(seats: int, events: Sequence[Event]) -> dict[Heap, list[int]]:
    """MAG-RUL-22  What each thing brought everybody; reputation never falls below 0."""
    found: dict[Heap, list[int]] = {}
    now = [0] * seats
    for event in events:
        if event.kind in GAINS:
            worth = event.args[GAINS[event.kind]]
        elif event.kind == LOSS:
            worth = -min(event.args[1], now[event.seat])
        else:
            continue
        now[event.seat] += worth
        found.setdefault(heap(event), [0] * seats)[event.seat] += worth
    return found


def heap(event: Event) -> Heap:
    if event.kind == "objective":
        return "objectives", event.args[0]
    if event.kind == "majority":
        return "majorities", event.args[0]
    return CATEGORY.get(event.kind, "commanders"), -1


def objective(voice: Voice, at: int, heaps: dict[Heap, list[int]]) -> Count:
    return part(("objectives", at), heaps, voice.member("objective", at), (f"goal-{OBJECTIVES[at]}",))


def sector(voice: Voice, at: int, heaps: dict[Heap, list[int]]) -> Count:
    lit = tuple([f"area-{SECTORS[at]}-{letter}" for letter in "abcd"])
    return part(("majorities", at), heaps, voice.member("sector", at), lit)


def whole(category: str, heaps: dict[Heap, list[int]], lit: tuple[str, ...] = ()) -> Count:
    return part((category, -1), heaps, "", lit)


def part(one: Heap, heaps: dict[Heap, list[int]], name: str, lit: tuple[str, ...]) -> Count:
    return Count(one[0], tuple(heaps.get(one, ())), name, (), lit)


def ties(view: MagnaView, voice: Voice) -> list[Tie]:
    """MAG-END-5  Among equals the earlier in the turn order."""
    even = level(view.scores)
    places: dict[Seat, int] = {seat: view.order.index(seat) + 1 for seat in even}
    return [Tie(voice.say("tally-tie-order"), places)] if len(even) > 1 else []
