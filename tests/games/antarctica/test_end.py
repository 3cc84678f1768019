"""The end of the game."""

import pytest
from tests.games.antarctica.table import Position, asked, cards_of, given, names, play, space, told

from farside.core.state import Event
from farside.games.antarctica.components import STALE
from farside.games.antarctica.game import GAME


def last_scientist(**more):
    """A has one scientist in all and can build a crane at e."""
    position: Position = {
        "queues": {"se": "AB", "w": "AB"},
        "buildings": {"w": "turbine"},
        "tops": {"basic": "B01"},
        "staff": {"A": 1},
        "reserve": {"A": 0},
    }
    return given(**(position | more))


def test_ANT_END_1_the_game_ends_when_a_player_has_no_scientist_left():
    log: list[Event] = []
    state = play(last_scientist(log=log), "sail:e", "build:basic", "advance:land")
    assert asked(state) == "A menu"
    play(state, "end")
    assert state.over
    assert GAME.view(state, 0).ended == "ANT-END-1"
    assert told(log, "end-scientists") == [("end-scientists", 0, ())]


def test_ANT_END_1_not_while_the_reserve_holds_one():
    state = play(last_scientist(reserve={"A": 1}), "sail:e", "build:basic", "advance:land", "end")
    assert not state.over


def test_ANT_END_1_the_game_ends_when_all_three_decks_are_empty():
    state = last_scientist(staff={"A": 3}, tops={"basic": "B01", "double": "none", "advanced": "none"})
    while state.left(0) > 1:
        state.cards[state.tops[0] + 1], state.cards[state.tops[0]] = (
            state.cards[state.tops[0]],
            state.cards[state.tops[0] + 1],
        )
        state.tops[0] += 1
    play(state, "sail:e", "build:basic", "advance:land", "end")
    assert state.over
    assert GAME.view(state, None).ended == "ANT-END-1"
    assert GAME.view(state, None).cards_left() == 0


def test_ANT_END_2_ANT_R_16_everything_of_that_turn_is_still_carried_out():
    """The last scientist is placed by the build; card, discard and other players' icons follow."""
    state = last_scientist(cubes={"marine": {"A": 2}}, hands={"A": "fast_research"})
    play(state, "sail:e", "build:basic", "advance:marine")
    assert asked(state) == "A lift"
    play(state, "stay", "lift:se:1", "drop:ne", "play:fast_research", "advance:land", "give:cube")
    assert state.over
    assert space(state, "land", "A") == 3
    assert state.given_cubes == [1, 0]


def test_ANT_END_2_the_discard_may_bring_the_last_scientist_back_before_the_turn_ends():
    state = last_scientist(staff={"A": 1}, reserve={"A": 0}, cubes={"land": {"A": 2}})
    play(state, "sail:e", "build:basic", "advance:land")
    assert "end" in names(state)
    assert not state.over


def test_ANT_END_3_a_waiting_icebreaker_turn_is_not_taken():
    state = last_scientist(icebreakers={"se": "B"})
    play(state, "sail:e", "build:basic", "advance:land", "end")
    assert state.over
    assert state.gone[0] == 0


def test_ANT_END_4_there_is_no_last_round():
    state = play(last_scientist(), "sail:e", "build:basic", "advance:land", "end")
    assert state.waiting() == ()
    refusal = state.refusal(1, 0)
    assert refusal is not None
    assert refusal.clause == "FAR-ASK-3"


def test_ANT_END_5_ANT_R_22_the_game_ends_without_ships():
    state = given(queues={"se": "A"}, scientists={"e": "A"})
    play(state, "sail:e", "scrap:e:1")
    assert state.over
    assert GAME.view(state, None).ended == "ANT-END-5"
    assert GAME.scores(state)[0] == 2 + 1


def idle(seats=2, **more):
    """Two ships that only wander."""
    position: Position = {"queues": {"se": "A", "w": "B"}, "spare": dict.fromkeys("ABCD"[:seats], 0)}
    return given(seats, **(position | more))


@pytest.mark.parametrize(("seats", "limit"), [(2, 18), (3, 24), (4, 24)])
def test_ANT_END_6_ANT_R_23_three_laps_in_which_only_ships_move_end_the_game(seats, limit):
    state = idle(seats)
    assert STALE[seats] == limit
    counted = [state.still]
    while not state.over:
        play(state, "sail:sw" if "sail:sw" in names(state) else "sail:se", "end")
        counted.append(state.still)
    assert counted == sorted(counted)
    assert counted[-2] < limit <= counted[-1]
    assert GAME.view(state, 0).ended == "ANT-END-6"


def test_ANT_END_6_the_counter_grows_by_the_zones_the_sun_moved():
    state = idle(4)
    assert state.stride == 1
    play(state, "sail:sw", "end")
    assert state.still == 1
    play(state, "sail:s", "end")
    assert state.still == 1 + 5, "from se to w"


def test_ANT_END_6_anything_else_sets_it_back():
    state = idle(4, buildings={"s": "camp"})
    play(state, "sail:sw", "end", "sail:s", "end")
    assert state.still == 6
    play(state, "sail:s", "recruit", "end")
    assert state.still == 0


def test_ANT_END_6_icebreakers_that_leave_set_it_back():
    state = idle(4, icebreakers={"w": "A"})
    play(state, "sail:sw", "end", "sail:se", "end")
    assert state.still == 0


def test_ANT_END_6_a_new_ship_sets_it_back_even_if_nobody_takes_a_card():
    state = idle(4, buildings={"s": "shipyard"}, ships={"A": 2}, pile="")
    play(state, "sail:sw", "end", "sail:s", "end")
    assert state.still == 6
    play(state, "sail:s", "ship")
    assert state.still == 0


def test_ANT_END_6_a_moved_ship_alone_does_not():
    """A move_ship icon needs a cube to move, so a step with it counts; a mere wander does not."""
    state = idle()
    play(state, "sail:e", "end")
    assert state.changed is False
    assert state.still > 0


def test_the_view_names_the_winner_only_once_the_game_is_over():
    state = last_scientist()
    assert GAME.view(state, 0).winners == ()
    play(state, "sail:e", "build:basic", "advance:land", "end")
    assert GAME.view(state, 0).winners == (0,)
    assert cards_of(state, "A") == ["B01"]
