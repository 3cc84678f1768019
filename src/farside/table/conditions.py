"""Conditions of a plan: what must still be true when my turn comes, besides that every step is allowed.

Some fit every game. Others are facts of this game that the plan rests on, read off what its points come from: where I
lead, and what the plan brings where. All of them are judged by what the seat that plans may know.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from farside.core.actions import Seat
from farside.core.state import State
from farside.core.tally import Count
from farside.table.playing import Playing

POINTS, SAME, LEAD, MINE = "points", "same", "lead", "mine"
GENERAL: Final = (POINTS, MINE, LEAD, SAME)  # what may be asked of a plan in any game
TICKED: Final = (POINTS,)
AHEAD, BRINGS = "ahead", "brings"  # followed by a thing that is counted
MOST: Final = 3  # things of a kind that are offered

Counts = Mapping[str, Count]


def scores(playing: Playing, state: State, seat: Seat) -> tuple[int, ...]:
    """Points as this seat may count them."""
    found = playing.title.view(state, seat).scores
    return tuple(found) if found else (0,) * len(playing.seats)


def counts(playing: Playing, state: State, seat: Seat, lang: str = "en") -> dict[str, Count]:
    """What points come from, thing by thing, as this seat may know it; nothing in a game that cannot tell before its
    end, which is one whose things do not add up to its scores."""
    view = playing.title.view(state, seat)
    voice = playing.title.voice(lang, playing.names, seat).calling(playing.title.called(state))
    found = playing.title.tally(view, voice, playing.heard(seat, playing.state.ply))
    if found.sums(len(view.scores)) != tuple(view.scores):
        return {}
    return {key_of(one): one for one in found.counts}


def key_of(count: Count) -> str:
    """What a thing that is counted is called in every language: its kind, and the piece of the picture it is about."""
    return f"{count.category}/{count.lit[0]}" if count.lit else count.category


def gains(before: Counts, after: Counts, seat: Seat) -> tuple[tuple[str, int], ...]:
    """Where a turn brings points, and how many; the most first."""
    had = {key: one.points[seat] for key, one in before.items()}
    found = [(key, one.points[seat] - had.get(key, 0)) for key, one in after.items()]
    return tuple(sorted([one for one in found if one[1] > 0], key=lambda one: -one[1])[:MOST])


def leads(found: Counts, seat: Seat, touched: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Where this seat is ahead of everybody: what the plan touches first, then what is worth most. Only things that
    people vie for, which are those with a name: nobody leads in what he has given up."""
    ahead = [key for key, one in found.items() if one.name and is_ahead(one, seat)]
    return tuple(sorted(ahead, key=lambda key: (key not in touched, -found[key].points[seat]))[:MOST])


def is_ahead(count: Count | None, seat: Seat) -> bool:
    """Whether this seat has more than anybody else of a thing that is counted."""
    return count is not None and all(count.points[seat] > n for at, n in enumerate(count.points) if at != seat)


def asked(conditions: tuple[str, ...], kind: str) -> list[str]:
    """The things that conditions of a kind are about."""
    return [one.partition(":")[2] for one in conditions if one.partition(":")[0] == kind]


def lost(playing: Playing, seat: Seat, conditions: tuple[str, ...]) -> str:
    """The first thing in which this seat was to be ahead and is not; empty: none."""
    wanted = asked(conditions, AHEAD)
    now = counts(playing, playing.state, seat) if wanted else {}
    return next((key for key in wanted if not is_ahead(now.get(key), seat)), "")


def short_of(
    before: Playing, after: Playing, seat: Seat, conditions: tuple[str, ...], brings: tuple[tuple[str, int], ...]
) -> str:
    """The first thing that brings less than it was to; empty: none."""
    wanted = [(key, n) for key, n in brings if key in asked(conditions, BRINGS)]
    if not wanted:
        return ""
    was, now = counts(before, before.state, seat), counts(after, after.state, seat)
    got = {key: one.points[seat] - (was[key].points[seat] if key in was else 0) for key, one in now.items()}
    return next((key for key, n in wanted if got.get(key, 0) < n), "")
