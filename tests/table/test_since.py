"""What has happened since somebody's last move: what touches him first, then the lead, then what others gained."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.table.helpers import Web, play_on

from farside.core.actions import NOBODY
from farside.table.answers import SeatSpec, Seen
from farside.table.pages import since as told
from farside.table.pages.paper import Reader
from farside.table.pages.since import GAIN, LEAD, MINE, OTHERS, Told, Weighed, since
from farside.table.visit import Visit

ENGLISH = Reader("en", "")
HIDDEN = Reader("en", "", points=False)


def looks(web: Web, game: str, seats: int, plies: int) -> Iterator[tuple[Visit, Seen]]:
    """The first seat's visits at a game that goes on by chance."""
    opened = web.host.create(game, [SeatSpec() for _ in range(seats)], {}, 3)
    for seed in range(plies):
        play_on(web.host, opened.id, 1, seed)
        here = Visit(web.host, opened.id, [opened.tokens[0]])
        if here.info.over:
            return
        yield here, here.see(0)


@pytest.mark.parametrize(("game", "seats"), [("pebble", 3), ("antarctica", 2), ("mars", 3), ("skymines", 2)])
def test_what_touches_somebody_is_told_first_and_all_stands_on_a_line(web: Web, game: str, seats: int) -> None:
    weights = set()
    for here, seen in looks(web, game, seats, 90):
        found = since(here, seen, ENGLISH)
        weighed = told.lines(here, seen, ENGLISH, told.scores_since(here.playing, seen.since)) if seen.since else []
        mine = [one.told for one in weighed if one.weight == MINE and 0 < len(one.told.line) <= told.LONGEST]
        assert not mine or found[0] in mine
        assert len(found) <= 2
        assert len(found) < 2 or sum(len(one.line) for one in found) <= told.LINE
        weights |= {one.weight for one in weighed}
    assert GAIN in weights or MINE in weights


def test_a_new_leader_is_told_unless_running_scores_are_hidden(web: Web) -> None:
    changes = 0
    for here, seen in looks(web, "antarctica", 3, 150):
        points = told.scores_since(here.playing, seen.since)
        before, now = (told.first(points[at(points)]) for at in (min, max)) if points else (NOBODY, NOBODY)
        leads = told.lead(here, seen, ENGLISH, points)
        assert bool(leads) is (now not in (NOBODY, before))
        assert told.lead(here, seen, HIDDEN, points) == []
        if leads and now != 0:
            assert leads[0].told == Told(now, f"{here.voice(0, 'en').name(now)} leads now.")
            changes += 1
    assert changes


def test_points_are_counted_up_to_what_is_sealed(web: Web) -> None:
    """While several answer one question, nobody learns from a list what others have laid."""
    for here, seen in looks(web, "skymines", 2, 60):
        opened = here.playing.state.opened
        points = told.scores_since(here.playing, seen.since)
        assert opened < 0 or all(ply <= opened for ply in points)


def test_the_weightiest_that_fit_are_told_and_one_thing_of_one_player() -> None:
    every = [
        Weighed(MINE, 0, 5, Told(1, "Sky ousts you.")),
        Weighed(LEAD, 0, 0, Told(1, "Sky leads now.")),
        Weighed(GAIN, 4, 7, Told(2, "x" * 60)),
        Weighed(OTHERS, 0, 9, Told(2, "Green passes.")),
    ]
    assert [one.line for one in told.fitting(every)] == ["Sky ousts you.", "Sky leads now."]
    assert [one.line for one in told.fitting(every[1:])] == ["Sky leads now.", "Green passes."], (
        "the long one has no room"
    )
    assert [one.line for one in told.fitting(every[2:])] == ["x" * 60]
    assert [one.line for one in told.fitting([every[3], every[3]._replace(at=1)])] == ["Green passes."]
