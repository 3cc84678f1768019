"""The components, the set-up, and what players may know."""

from random import Random

from tests.games.pebble.river import given, play

from farside.core.box import SOURCES
from farside.games.pebble.components import BOX, COPIES, HAND, PEBBLES, POINTS, PRICE, SITES
from farside.games.pebble.game import GAME
from farside.games.pebble.sight import hand
from farside.games.pebble.view import SEALED


def test_PEB_COMP_1_nine_sites_from_the_spring_to_the_sea():
    assert SITES == ("spring", "grove", "ford", "bank", "mill", "isle", "pool", "cape", "delta")
    assert len(PRICE) == len(POINTS) == 9
    assert {source for _place, source in BOX.sources()} <= set(SOURCES)


def test_PEB_COMP_2_four_of_each_bird():
    assert COPIES == (4, 4, 4, 4, 4, 4)


def test_PEB_COMP_3_who_takes_pebbles_takes_what_the_river_has():
    state = given("owl owl owl", "gull gull gull")
    state.pebbles[0] += state.river - 1
    state.river = 1
    assert state.take_from_river(1, 3) == 1
    assert state.river == 0
    assert sum(state.pebbles) == PEBBLES


def test_PEB_SET_1_free_sites_and_three_pebbles_each():
    state = GAME.start(seats=4, seed=3)
    assert state.owner == [-1] * 9
    assert state.pebbles == [3, 3, 3, 3]
    assert state.river == PEBBLES - 12
    assert {GAME.start(seats=4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}


def test_PEB_SET_2_the_deck_is_shuffled():
    decks = {tuple(GAME.start(seats=2, seed=seed).deck) for seed in range(5)}
    assert len(decks) == 5


def test_PEB_SET_3_each_player_draws_three_birds():
    state = GAME.start(seats=3, seed=3)
    assert [len(hand(state, seat)) for seat in range(3)] == [HAND] * 3
    assert len(state.deck) == sum(COPIES) - 3 * HAND


def test_PEB_INFO_1_a_spectator_sees_what_is_open():
    view = GAME.view(play(given("heron owl duck", "gull duck duck"), "plan:heron", "plan:gull"), None)
    assert view.birds == (1, 2)
    assert view.cards == (2, 2)
    assert view.pebbles == (3, 4)
    assert (view.deck, view.river) == (18, 23)
    assert view.options == ()
    assert view.closed == ()


def test_PEB_INFO_2_a_planned_bird_is_seen_by_its_owner_only():
    state = play(given("heron owl duck", "gull duck duck"), "plan:heron")
    assert GAME.view(state, 0).birds == (1, -1)
    assert GAME.view(state, 1).birds == (SEALED, -1)
    assert GAME.view(state, None).birds == (SEALED, -1)
    assert GAME.view(state, None).hand == ()
    assert GAME.view(state, 1).hand == (2, 3, 3)


def test_PEB_INFO_2_dreams_keep_what_is_known_and_deal_the_rest_again():
    state = play(given("heron owl duck", "gull duck duck"), "plan:heron")
    dreams = [GAME.imagine(state, 1, Random(seed)) for seed in range(30)]
    assert all(hand(dream, 1) == hand(state, 1) for dream in dreams)
    assert all(len(hand(dream, 0)) == 2 for dream in dreams)
    assert len({dream.sealed[0] for dream in dreams}) > 1
    assert len({tuple(dream.deck) for dream in dreams}) == 30
