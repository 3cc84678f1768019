"""The end of the game, and the variants."""

from itertools import pairwise

import pytest
from tests.games.mars.colony import asks, given, names, play, who, why_not

from farside.core.state import Event
from farside.games.mars.components import MAX_ROUNDS
from farside.games.mars.game import GAME

NINE = "housing=3 power_plant=3 silo=2 communication=3 military=1"
TEN = "housing=4 power_plant=3 silo=2 communication=3 military=1"


def test_MARS_WIN_1_at_the_target_at_the_end_of_ones_turn_the_game_ends():
    state = given(3, at="end", tiles={"A": TEN}, target=10)
    play(state, "close:colony")
    assert state.over
    assert GAME.winners(state) == [0]


def test_MARS_WIN_2_points_reached_in_anothers_turn_count_at_ones_own_end():
    state = given(at="end", active="B", tiles={"A": TEN}, target=10)
    play(state, "close:colony")
    assert not state.over
    assert state.active == 0
    while state.phase != 7:
        play(state, names(state)[-1])
    play(state, "close:colony")
    assert GAME.winners(state) == [0]


def test_MARS_WIN_3_a_win_by_the_target_is_never_shared():
    """MARS-R-27."""
    state = given(at="end", tiles={"A": TEN, "B": TEN + " rnd=1"}, target=10)
    play(state, "close:colony")
    assert GAME.winners(state) == [0]
    assert GAME.scores(state) == [10, 11]


def test_MARS_WIN_3_equal_losers_are_ranked_by_free_colonists_and_the_end_shows_them():
    state = given(4, at="end", tiles={"A": TEN, "D": "military=1"}, free={"B": 1, "C": 4, "D": 0}, target=10)
    play(state, "close:colony")
    view = GAME.view(state, None)
    assert view.scores[1] == view.scores[2] < view.scores[3]
    found = GAME.tally(view, GAME.voice("en", (), None), [])
    free = {seat: view.colonies[seat].free for seat in (1, 2)}
    assert free[1] < free[2]
    assert [tie.results for tie in found.lower] == [free], "the winner and the third loser need no tie-break"


def last_round(tiles, free, active="B", **more):
    state = given(at="end", active=active, tiles=tiles, free=free, **more)
    state.round = MAX_ROUNDS
    return play(state, "close:colony")


def test_MARS_WIN_4_after_round_30_most_points_then_free_colonists():
    """MARS-R-35."""
    assert GAME.winners(last_round({"A": "military=1"}, {"B": 9})) == [0]
    assert GAME.winners(last_round({}, {"A": 3, "B": 4})) == [1]
    assert GAME.winners(last_round({}, {"A": 3, "B": 3})) == [0, 1]


def test_MARS_WIN_4_not_before_all_have_had_their_turn():
    state = given(at="end", active="A")
    state.round = MAX_ROUNDS
    play(state, "close:colony")
    assert not state.over


def test_MARS_WIN_5_the_target_comes_first():
    state = last_round({"A": TEN + " rnd=2", "B": TEN}, {}, target=10)
    assert GAME.winners(state) == [1]


def test_MARS_WIN_6_nobody_is_eliminated():
    state = given(3, off={"B": "silo=1"}, free={"B": 0})
    seen: list[int] = []
    while len(seen) < 6:
        if not seen or seen[-1] != state.active:
            seen.append(state.active)
        play(state, "close:colony" if "close:colony" in names(state) else names(state)[-1])
    assert seen == [0, 1, 2, 0, 1, 2]


def play_on(state):
    """To the end, without doing anything."""
    assert state.waiting(), "the game goes on"
    while state.waiting():
        play(state, "close:colony" if "close:colony" in names(state) else names(state)[-1])


# -- variants ----------------------------------------------------------------------------------------


def test_MARS_VAR_1_the_revised_set_up():
    """MARS-R-37: the cards are chosen before the supply deck is made."""
    state = GAME.start(seats=2, seed=1, first="orange", revised_setup=True)
    assert sum(state.mine_stock) == 12
    while asks(state) == "mine":
        play(state, names(state)[0])
    assert (asks(state), who(state)) == ("start", "A")
    play(state, "take:iron", "take:iron", "take:water")
    assert who(state) == "B"
    assert state.supply == []
    assert state.known[:5] == [2, 0, 0, 1, 0]
    state.reserve[4] = 0
    assert why_not(state, "take:oxygen") == "MARS-VAR-1"
    play(state, "take:iron", "take:iron")
    before = state.reserve.copy()
    play(state, "take:iron")
    assert before[0] == 8
    assert sum(GAME.start(seats=4, seed=1, revised_setup=True).mine_stock) == 16


def start_hands(seats, **variants):
    log: list[Event] = []
    state = GAME.start(seats=seats, seed=2, first="orange", log=log, **variants)
    while state.phase == 0:
        state.act(state.turn(), state.options(state.turn())[0])
    draws = [event.seat for event in log[: [event.kind for event in log].index("turn")] if event.kind == "draw"]
    return [draws.count(seat) for seat in range(seats)]


def test_MARS_VAR_2_later_seats_draw_more():
    assert start_hands(4, seat_compensation=True) == [4, 5, 6, 7]


def test_MARS_VAR_3_the_round_is_finished():
    state = given(3, at="end", tiles={"A": TEN}, target=10, full_round=True)
    play(state, "close:colony")
    assert state.last_lap
    play_on(state)
    assert GAME.winners(state) == [0]
    assert state.round == 1


def test_MARS_VAR_3_among_equals_free_colonists_then_the_later_seat():
    for free, winner in (({"A": 3, "B": 3}, 1), ({"A": 9, "B": 3}, 0)):
        state = given(at="end", active="B", tiles={"A": TEN, "B": TEN}, free=free, target=10, full_round=True)
        play(state, "close:colony")
        assert state.over
        assert GAME.winners(state) == [winner]


def test_MARS_VAR_4_open_hands():
    state = given(hands={"A": "iron"}, kept={"A": "espionage"}, open_hands=True)
    view = GAME.view(state, 1)
    assert view.colonies[0].hand == (1, 0, 0, 0, 0)
    assert view.kept == ()


def test_MARS_VAR_5_fair_seats():
    """MARS-R-36."""
    assert [start_hands(seats, fair_seats=True) for seats in (2, 3, 4)] == [[4, 5], [4, 5, 6], [4, 5, 5, 6]]
    state = given(at="end", tiles={"A": TEN}, target=10, fair_seats=True)
    play(state, "close:colony")
    assert state.last_lap


def test_MARS_VAR_6_variants_combine_except_two_with_five():
    with pytest.raises(ValueError, match="exclude each other"):
        GAME.start(seats=2, seed=1, seat_compensation=True, fair_seats=True)
    assert start_hands(3, revised_setup=True, seat_compensation=True) == [0, 1, 2]


def test_the_turn_order_is_kept_for_thirty_rounds():
    state = GAME.start(seats=2, seed=8)
    order: list[int] = []
    while not state.over:
        if not order or order[-1] != state.active:
            order.append(state.active)
        safe = [name for name in names(state) if name.split(":")[0] in ("close", "pass", "decline")]
        play(state, safe[0] if safe else names(state)[0])
    assert all(one != other for one, other in pairwise(order))
    assert len(order) >= 2 * MAX_ROUNDS
