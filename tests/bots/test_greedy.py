"""Greedy: sees what pays, thinks its follow-up questions through, and beats chance."""

from __future__ import annotations

from random import Random

import pytest

import farside
from farside.bots.greedy import BEHIND, Glance
from farside.bots.mind import taste_for
from farside.bots.minds.pebble.taste import TASTE
from farside.bots.taste import Lead, lead
from farside.games.pebble.components import SITES
from farside.games.pebble.game import GAME, Pebble
from farside.games.pebble.state import PebbleState


def turns(seats: int = 2, seed: int = 1) -> PebbleState:
    """Everybody has planned a bird."""
    state = GAME.start(seats=seats, seed=seed)
    for seat in range(seats):
        state.act(seat, state.options(seat)[0])
    return state


def answer(state: PebbleState, seed: int = 1) -> str:
    seat = state.turn()
    return GAME.actions.name(farside.bot("greedy").choose(GAME.sight(state, seat, Random(seed))))


def test_greedy_takes_the_last_site_that_wins():
    state = turns()
    seat = state.turn()
    state.round = 5
    state.pebbles[seat] = 6
    assert answer(state) == "settle:delta"


def test_greedy_joins_neighbours():
    state = turns()
    seat = state.turn()
    state.round = 5
    state.pebbles[seat] = 3
    for site, key in enumerate(SITES):
        state.owner[site] = -1 if key in ("grove", "pool") else 1 - seat
    state.owner[SITES.index("cape")] = seat
    assert answer(state) == "settle:pool"


def test_greedy_gives_its_gift_to_the_weakest():
    for seed in range(1, 30):
        state = turns(3, seed)
        seat = state.turn()
        weak, strong = [other for other in range(3) if other != seat]
        state.owner[SITES.index("isle")] = state.owner[SITES.index("delta")] = strong
        state.pebbles[seat] = 9
        state.play("settle:grove")
        assert state.turn() == seat
        assert answer(state) == f"give:{('orange', 'sky', 'green')[weak]}"


def test_several_dreams_are_averaged_only_where_something_is_revealed():
    state = turns(3)
    seat = state.turn()
    calm = Glance(GAME.sight(state, seat, Random(1)), TASTE)
    calm.weigh(state.options(seat))
    assert not calm.chancy
    planning = GAME.start(seats=3, seed=1)
    glance = Glance(GAME.sight(planning, 0, Random(1)), TASTE)
    glance.weigh(planning.options(0))
    assert glance.chancy


def test_what_falls_behind_is_dreamt_of_no_more():
    planning = GAME.start(seats=3, seed=1)
    options = planning.options(0)
    glance = Glance(GAME.sight(planning, 0, Random(1)), TASTE)
    near = BEHIND * TASTE.spread
    assert glance.kept(options[:3], [1.0, 1.0 - 0.9 * near, 1.0 - 1.1 * near], 1) == (
        options[:2],
        [1.0, 1.0 - 0.9 * near],
    )
    assert len(glance.kept(options[:2], [2.0, 2.0 - 1.9 * near], 2)[0]) == 2, "by so much a dream"


def test_sealed_answers_are_weighed_in_all_dreams():
    state = GAME.start(seats=2, seed=1)
    options = state.options(0)
    quick = Glance(GAME.sight(state, 0, Random(5)), TASTE).best(options, 6)
    patient = Glance(GAME.sight(state, 0, Random(5)), TASTE)
    worths = [sum(each) for each in zip(*[patient.weigh(options) for _dream in range(6)], strict=True)]
    assert quick == [options[worths.index(max(worths))]]


def test_greedy_beats_chance_at_pebble():
    won = 0.0
    for number in range(60):
        won += result(number, seat=number % 2)
    assert won >= 50


def result(number: int, seat: int) -> float:
    """The share of the victory that greedy gets in this seat against chance."""
    state, dice = GAME.start(seats=2, seed=number // 2), Random(number)
    while not state.over:
        turn = state.turn()
        bot = farside.bot("greedy" if turn == seat else "chance")
        state.act(turn, bot.choose(GAME.sight(state, turn, dice)))
    winners = GAME.winners(state)
    return 1 / len(winners) if seat in winners else 0.0


def test_a_game_has_its_own_taste_or_the_lead_in_points():
    class Stranger(Pebble):
        key = "stranger"

    assert taste_for(GAME) is TASTE
    assert isinstance(taste_for(Stranger()), Lead)


def test_an_even_game_is_worth_nothing_and_a_lead_something():
    assert lead([3.0, 3.0, 3.0], 1) == 0
    assert lead([5.0, 3.0], 0) == -lead([5.0, 3.0], 1) == 2
    assert lead([7.0], 0) == 7
    state = GAME.start(seats=2, seed=1)
    assert TASTE.value(state, 0) == pytest.approx(0)
    state.owner[0] = 1
    assert TASTE.value(state, 1) > 0 > TASTE.value(state, 0)
    assert Lead(GAME).value(state, 1) == 5
