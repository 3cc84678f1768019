"""The end, the score, and the worked example."""

from tests.games.pebble.river import given, owners, play

from farside.games.pebble.components import SITES
from farside.games.pebble.game import GAME


def settled(*seats: int):
    """Two players own the sites from the spring down."""
    state = given("duck owl heron", "owl owl owl")
    for site, seat in enumerate(seats):
        state.owner[site] = seat
    return state


def test_PEB_END_1_the_game_ends_after_the_last_round():
    state = GAME.start(seats=2, seed=1)
    while not state.over:
        seat = state.turn()
        state.act(seat, state.options(seat)[-1])
    assert state.round == 5
    assert state.waiting() == ()


def test_PEB_END_1_the_game_ends_with_the_round_in_which_the_last_site_is_settled():
    state = settled(0, 0, 0, -1, 1, 1, 1, 1, 1)
    play(state, "plan:duck", "plan:owl", "settle:bank")
    assert not state.over
    play(state, "pass")
    assert (state.over, state.round) == (True, 1)


def test_PEB_END_2_points_of_sites_and_of_neighbours():
    state = settled(0, 1, 0, 0, 1)
    assert GAME.scores(state) == [5 + 3 + 1 + 2, 2 + 4]
    assert GAME.scores(settled(0, 0)) == [5 + 2 + 2, 0], "the first two sites are neighbours as well"


def test_PEB_END_3_most_points_then_most_pebbles_then_shared():
    state = settled(0, -1, -1, 1)
    assert GAME.winners(state) == [0]
    state.owner[SITES.index("mill")] = 0
    state.owner[SITES.index("spring")] = state.owner[SITES.index("bank")] = -1
    state.owner[SITES.index("grove")] = state.owner[SITES.index("pool")] = 1
    assert GAME.scores(state) == [4, 4]
    assert GAME.winners(state) == [0, 1]
    state.pebbles[1] += 1
    assert GAME.winners(state) == [1]


def test_PEB_EX_1():
    state = given("heron owl owl", "owl duck duck", first=1)
    play(state, "plan:heron", "plan:owl")
    assert state.pebbles == [3, 7]
    play(state, "settle:ford")
    assert state.pebbles == [1, 8]
    play(state, "settle:delta")
    assert owners(state) == {"ford": 0, "delta": 1}
