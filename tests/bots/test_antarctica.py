"""Greedy at Antarctica: it beats chance, keeps its ships, builds, and recruits when it is short."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.abilities import is_resigned
from farside.bots.learnt import Learnt
from farside.bots.mind import taste_for
from farside.bots.minds.antarctica.taste import TASTE, time_left
from farside.core.record import Record
from farside.games.antarctica.components import OPEN_ZONES, PLACES, ZONES
from farside.games.antarctica.game import GAME
from farside.games.antarctica.state import AntarcticaState
from farside.lab.match import match


def sailing(seed: int = 1) -> AntarcticaState:
    """The first turn of a game."""
    state = GAME.start(seats=2, seed=seed)
    state.act(state.turn(), state.options(state.turn())[0])
    return state


def ships(state: AntarcticaState, seat: int) -> int:
    return sum(state.owner_at(zone, place) == seat for zone in range(len(ZONES)) for place in range(PLACES))


@pytest.fixture(scope="module")
def record() -> Record:
    """Greedy against itself."""
    record = Record("antarctica", 2, 4)
    state, dice = record.start(), Random(4)
    assert isinstance(state, AntarcticaState)
    while not state.over:
        seat = state.turn()
        record.add(state, seat, farside.bot("greedy").choose(GAME.sight(state, seat, dice)))
    return record


@pytest.mark.long
def test_greedy_beats_chance():
    greedy = match(GAME, ["greedy", "chance"], 4, seed=11).standings[0]
    assert greedy.wins >= 3


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_beats_chance_in_nine_games_of_ten(seats: int):
    greedy = match(GAME, ["greedy", *["chance"] * (seats - 1)], 200, seed=1).standings[0]
    assert greedy.rate >= 0.9


@pytest.mark.long
def test_greedy_builds_and_sees_to_its_scientists(record: Record):
    verbs = [move.name.partition(":")[0] for move in record.moves]
    assert verbs.count("build") >= 12, "most turns build"
    assert verbs.count("recruit") + verbs.count("give") >= 2, "nobody builds with two scientists alone"


@pytest.mark.long
def test_greedy_keeps_its_ships_until_the_end_is_near(record: Record):
    half = record.replay(len(record.moves) // 2)
    assert isinstance(half, AntarcticaState)
    assert all(ships(half, seat) >= 3 for seat in (0, 1))


def test_a_ship_is_worth_more_than_the_scientist_it_brings():
    state = sailing()
    seat = state.turn()
    before = TASTE.value(state, seat)
    kept = state.clone()
    action = next(name for name in map(GAME.actions.name, state.options(seat)) if name.startswith("scrap"))
    state.play(action)
    assert TASTE.value(state, seat) < before == TASTE.value(kept, seat)


def test_the_taste_of_two_is_a_tug_of_war():
    state = sailing(3)
    dice = Random(3)
    while not state.over:
        assert TASTE.value(state, 0) == pytest.approx(-TASTE.value(state, 1))
        seat = state.turn()
        state.act(seat, dice.choice(state.options(seat)))
    assert TASTE.value(state, 0) == pytest.approx(GAME.scores(state)[0] - GAME.scores(state)[1])


def test_time_runs_from_one_to_nothing():
    state = sailing()
    assert time_left(state) == 1
    dice = Random(1)
    last = 1.0
    while not state.over:
        assert 0 <= time_left(state) <= 1
        last = time_left(state)
        seat = state.turn()
        state.act(seat, dice.choice(state.options(seat)))
    assert last <= 1
    assert time_left(state) == 0


def test_nothing_is_left_when_nothing_has_changed_for_a_lap():
    state = sailing()
    state.still = len(OPEN_ZONES[2]) - 1
    assert (time_left(state), TASTE.resigned(state)) == (1, False)
    state.still += 1
    assert (time_left(state), TASTE.resigned(state)) == (0, True)


@pytest.mark.parametrize("seats", [3, 4])
def test_of_more_than_two_whoever_is_behind_keeps_nobody_waiting(seats: int):
    state = GAME.start(seats=seats, seed=1)
    assert is_resigned(taste_for(GAME), state)
    assert not is_resigned(taste_for(farside.game("mars")), state), "where nobody has thought of it, all go on"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_count_of_players_has_prices_of_its_own(seats: int):
    taste = taste_for(GAME).for_decision(GAME.start(seats=seats, seed=1))
    assert isinstance(taste, Learnt)
    assert taste.counts == [seats]


@pytest.mark.long
@pytest.mark.parametrize(("seats", "seed"), [(3, 9005), (4, 9023)])
def test_nobody_waits_for_more_than_two_laps_without_a_decision(seats: int, seed: int):
    """Once a seat of 9023 waited for 180 zones: all but one had given up their ships, and that one would not end it."""
    state, dice = GAME.start(seats=seats, seed=seed), [Random(f"{seed} {seat}") for seat in range(seats)]
    asked, longest = [0] * seats, 0
    while not state.over:
        seat = state.turn()
        state.act(seat, farside.bot("greedy").choose(GAME.sight(state, seat, dice[seat])))
        asked[seat] = state.way
        longest = max(longest, state.way - min(asked))
    assert longest <= 2 * len(OPEN_ZONES[seats])


def test_who_is_ahead_does_not_dawdle():
    """All outcomes of a decision are judged with the same time left, so that a build does not cost its prospects."""
    state = sailing()
    taste = TASTE.for_decision(state)
    fewer = state.clone()
    fewer.tops = [top + 2 for top in fewer.tops]
    assert taste.value(fewer, 0) - taste.value(state, 0) == pytest.approx(0, abs=5)
    state.staff[0] += 6
    fewer.staff[0] += 6
    assert taste.value(fewer, 0) == pytest.approx(taste.value(state, 0), abs=5)
    assert TASTE.value(fewer, 0) < TASTE.value(state, 0)


def test_a_new_turn_of_the_same_seat_is_another_decision():
    state = sailing()
    seat = state.turn()
    assert TASTE.follow_ups(state, seat) == []
    state.act(seat, next(action for action in state.options(seat) if GAME.actions.name(action).startswith("sail")))
    if not state.over and state.turn() == seat:
        names = {GAME.actions.name(action).partition(":")[0] for action in TASTE.follow_ups(state, seat)}
        assert "scrap" not in names
