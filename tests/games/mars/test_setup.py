"""Set-up."""

import pytest
from tests.games.mars.colony import names, picks, play, who, why_not

from farside.core.state import Event
from farside.games.mars.game import GAME


def start(seats=2, **variants):
    return GAME.start(seats=seats, seed=3, first="orange", **variants)


def drafted(seats=2, **variants):
    state = start(seats, **variants)
    while state.phase == 0:
        state.act(state.turn(), state.options(state.turn())[0])
    return state


def test_MARS_SETUP_1_each_player_has_seven_colonists():
    state = start(4)
    assert state.colonists == [7, 7, 7, 7]
    assert state.colonist_supply == 80 - 28


def test_MARS_SETUP_2_the_first_player_is_drawn_or_chosen():
    """MARS-R-4: ages are unknown to software."""
    assert {GAME.start(seats=4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert GAME.start(seats=3, seed=1, first="green").first == 2
    with pytest.raises(ValueError, match="possible: random, orange, sky"):
        GAME.start(seats=2, seed=1, first="green")


def test_MARS_SETUP_3_each_takes_a_mine_that_is_in_stock():
    state = start(4)
    assert names(state) == ["mine:iron", "mine:carbon", "mine:silicon", "mine:water", "mine:oxygen"]
    play(state, "mine:water", "mine:water", "mine:water")
    assert who(state) == "D"
    assert why_not(state, "mine:water") == "MARS-SETUP-3"


def test_MARS_SETUP_4_the_second_lap_runs_back():
    state = start(3)
    assert picks(state) == "ABCCBA"


def test_MARS_SETUP_5_both_picks_may_be_of_one_type():
    state = start(2)
    play(state, "mine:iron", "mine:water", "mine:water", "mine:iron")
    assert state.mines[:4] == [0, 0, -1, -1]
    assert state.mines[4:] == [3, 3, -1, -1]


@pytest.mark.parametrize(("seats", "left"), [(2, 17), (3, 13), (4, 9)])
def test_MARS_SETUP_6_and_7_the_decks_and_the_hands(seats, left):
    """MARS-SETUP-6, MARS-SETUP-7."""
    state = start(seats)
    assert state.supply == []
    while state.phase == 0:
        state.act(state.turn(), state.options(state.turn())[0])
    total = sum(state.hands) + len(state.supply) + sum(state.reserve)
    assert total == 60
    events: list[Event] = []
    again = GAME.start(seats=seats, seed=3, first="orange", log=events)
    while again.phase == 0:
        again.act(again.turn(), again.options(again.turn())[0])
    start_draws = [event for event in events if event.kind == "draw"][: 4 * seats]
    assert [event.seat for event in start_draws] == [seat for seat in range(seats) for _card in range(4)]
    assert next(event.args[0] for event in events if event.kind == "rebuild") == 25
    assert 25 - 4 * seats == left


def test_MARS_SETUP_8_and_9_colonists_and_energy_at_the_start():
    """MARS-SETUP-8, MARS-SETUP-9."""
    state = drafted()
    for seat in (0, 1):
        assert state.running[seat * 7 : seat * 7 + 7] == [1, 1, 1, 0, 0, 0, 0]
        assert state.mining[seat * 4 : seat * 4 + 4] == [1, 1, 0, 0]
        assert state.energy_used(seat) == 4
        assert state.energy_max(seat) == 5
        assert state.points(seat) == 0
    assert state.free(1) == 3


def test_MARS_SETUP_10_the_decks_are_shuffled_and_the_stock_is_open():
    one, other = start(), GAME.start(seats=2, seed=4, first="orange")
    assert sorted(one.events) == sorted(other.events)
    assert one.events != other.events
    assert one.deck1 != other.deck1
    assert one.deck2 != other.deck2
    assert one.contracts == [-1] * 25
    assert one.magna == -1


@pytest.mark.parametrize(("target", "name"), [(10, "short"), (12, "medium"), (15, "long")])
def test_MARS_SETUP_11_the_target_is_10_12_or_15(target, name):
    """MARS-R-1: the short game is played to 10."""
    assert start(target=target).target == target
    with pytest.raises(ValueError, match="target cannot be 18"):
        start(target=18)


def test_MARS_SETUP_12_the_first_player_takes_the_first_turn():
    assert GAME.start(seats=2, seed=1, first="sky").first == 1
    state = GAME.start(seats=3, seed=1, first="sky")
    while state.phase == 0:
        state.act(state.turn(), state.options(state.turn())[0])
    assert state.active == 1
    assert state.round == 1


def test_MARS_SETUP_13_mines_are_drafted_before_anybody_draws():
    state = start()
    play(state, "mine:iron", "mine:iron", "mine:iron")
    assert sum(state.hands) == 0
    view = GAME.view(state, 1)
    assert view.colonies[0].mines[0] == 0
    assert view.mine_stock == tuple(state.mine_stock)
