"""A plan drawn on the board, and conditions that fit the game: where I lead, and what the plan brings where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from tests.table.helpers import V1, Web, first_move, host_on
from tests.table.test_plans import GAMES, plan_a_turn, waiting

from farside.core.tally import Count
from farside.table import conditions, planning
from farside.table.answers import SeatSpec
from farside.table.conditions import AHEAD, BRINGS, counts, gains, key_of, leads
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.pages.sections import spots
from farside.table.pages.sections.spots import Dream
from farside.table.planning import Branch, Plan, packed, unpacked

NAME = re.compile(r'\bid="([^"]+)"')
PLIES = {"pebble": (3, 6, 8)}  # a short game


@pytest.fixture
def host() -> Iterator[Host]:
    found = host_on(MemoryStore())
    yield found
    found.thinking.close()


@pytest.mark.parametrize("game", GAMES)
def test_options_of_a_plan_have_places_on_the_board_that_lies_there(host: Host, game: str) -> None:
    placed, every = 0, 0
    for plies in PLIES.get(game, (3, 12, 30)):
        table, seat = waiting(host, game, seed=plies, plies=plies)
        playing = host.playing(table)
        found = host.planning.sketch(playing, seat, ())
        assert found is not None
        at = spots.spots(Dream(playing, seat, (), found.view))
        drawn = playing.title.paint(host.see(table, seat).view, playing.title.voice("en", playing.names, seat))
        there = set(NAME.findall("".join(part.markup for part in drawn)))
        names = [playing.title.actions.name(one) for one in found.options]
        with_place = [name for name in names if name in at]  # to pass, or to end a turn, has none
        placed += sum(any(one in there for one in at.get(name, "").split()) for name in with_place)
        every += len(with_place)
    assert every
    assert placed >= 0.8 * every, "nearly all; some things are drawn for whose turn it is"


def test_a_place_is_called_by_itself_by_what_lies_in_it_or_by_what_it_lies_in() -> None:
    found = spots.read(
        '<g id="board"><g id="zone" data-action="sail build"><path/></g>'
        '<g data-action="draw"><rect id="deck"/></g><g id="mine"><path data-action="give"/></g></g>'
    )
    assert found == {"sail": "zone board", "build": "zone board", "draw": "deck board", "give": "mine"}
    assert spots.read('<g data-action="pass"><path></g>') == {}


@pytest.mark.parametrize("game", ["antarctica", "mars", "pebble"])
def test_conditions_fit_the_game_and_are_judged_when_the_turn_comes(host: Host, game: str) -> None:
    """True ones let a plan be played, and each false one says what is not true."""
    table, seat = waiting(host, game, plies={"pebble": 8, "mars": 60}.get(game, 20))
    playing = host.playing(table)
    things = counts(playing, playing.state, seat)
    assert things, "this game tells what points come from while it goes on"
    key = next(iter(things))
    mine = things[key].points[seat] > max(n for at, n in enumerate(things[key].points) if at != seat)
    assert (conditions.lost(playing, seat, (f"{AHEAD}:{key}",)) == "") is mine
    assert conditions.lost(playing, seat, (f"{AHEAD}:nothing",)) == "nothing"
    assert conditions.lost(playing, seat, ()) == ""
    same = ((key, 0),)
    assert conditions.short_of(playing, playing, seat, (f"{BRINGS}:{key}",), same) == ""
    assert conditions.short_of(playing, playing, seat, (f"{BRINGS}:{key}",), ((key, 9),)) == key
    assert conditions.short_of(playing, playing, seat, (), ((key, 9),)) == "", "nobody asked for it"


def test_a_plan_that_brings_less_or_has_lost_a_lead_is_not_played(host: Host) -> None:
    table, seat = waiting(host, "antarctica", plies=20)
    plan_a_turn(host, table, seat)
    playing = host.playing(table)
    plan = host.planning.of(playing, seat)
    assert plan is not None
    key = next(iter(counts(playing, playing.state, seat)))
    dear = replace(plan.branches[0], steps=(), brings=((key, 99),), leads=("tracks/none",))
    for condition in (f"{BRINGS}:{key}", f"{AHEAD}:tracks/none"):
        wanted = replace(plan, branches=(dear,), conditions=(condition,))
        kind, _, what = condition.partition(":")
        assert planning.against(playing, seat, wanted, dear) == {"condition": kind, "what": what}


def test_what_a_plan_rests_on_is_offered_and_nothing_else_is_taken(host: Host) -> None:
    for plies in range(10, 60, 5):
        table, seat = waiting(host, "antarctica", seed=plies, plies=plies)
        plan_a_turn(host, table, seat)
        plan = host.planning.of(host.playing(table), seat)
        assert plan is not None
        special = [one for one in plan.offers if ":" in one]
        for one in special:
            host.planning.tick(table, seat, one, on=True)
        again = host.planning.of(host.playing(table), seat)
        assert again is not None
        assert [one for one in again.conditions if ":" in one] == special
        if special:
            host.planning.back(table, seat)
            left = host.planning.of(host.playing(table), seat)
            assert left is not None
            assert set(left.conditions) <= set(left.offers), "what rests on nothing any more is dropped"
            return
    raise AssertionError("no plan rests on anything")


def test_plans_of_earlier_versions_are_read() -> None:
    old = '{"turn": 3, "branches": [{"steps": ["pass"], "points": 0, "choices": []}], "conditions": ["points"]}'
    assert unpacked(old) == Plan(3, (Branch(("pass",)),), ("points",))
    new = Plan(3, (Branch(("pass",), 2, (), (("tracks/marine", 2),), ("tracks/marine",)),))
    assert unpacked(packed(new)) == new


def test_gains_and_leads_of_things_that_are_counted() -> None:
    marine, land = (
        Count("tracks", (4, 2), "Marine", lit=("track-marine",)),
        Count("tracks", (1, 3), "Inland", lit=("l",)),
    )
    given = Count("given", (9, 0))
    before = {key_of(one): one for one in (marine, land, given)}
    after = {**before, "tracks/l": land._replace(points=(4, 3)), "given": given._replace(points=(10, 0))}
    assert gains(before, after, 0) == (("tracks/l", 3), ("given", 1))
    assert leads(before, 0) == ("tracks/track-marine",), "nobody leads in what he has given up"
    assert leads(before, 1) == ("tracks/l",)


def test_programs_are_told_which_conditions_fit_and_others_are_refused(web: Web) -> None:
    opened = web.host.create("pebble", [SeatSpec(), SeatSpec()], {}, 7)
    playing = web.host.playing(opened.id)
    while not (
        idle := [at for at in (0, 1) if web.host.planning.sketch(playing, at, ()) and at not in playing.state.waiting()]
    ):
        first_move(web.host, opened.id)
        playing = web.host.playing(opened.id)
    seat = idle[0]
    found = web.host.planning.sketch(playing, seat, ())
    assert found is not None
    step = playing.title.actions.name(found.options[0])
    path, head = f"{V1}/tables/{opened.id}/plan", {"authorization": f"Bearer {opened.tokens[seat]}"}
    body = {"branches": [[step]], "conditions": ["lead"], "through": True}
    kept = web.run(web.client.put(path, json=body, headers=head))
    assert kept.status_code == 200
    assert kept.json()["conditions"] == ["lead"]
    assert set(kept.json()["offers"]) >= {"points", "same", "lead", "mine"}
    for wrong in ("ahead:nothing", 7):
        refused = web.run(web.client.put(path, json={**body, "conditions": [wrong]}, headers=head))
        assert refused.status_code == 422
