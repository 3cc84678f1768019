"""The end of a turn: lender, arrangement, limits, points."""

from random import Random

from tests.games.mars.colony import asks, given, hand, names, numbers, play, runs, told, why_not

from farside.core.state import Event
from farside.games.mars.components import CHAINS, TURNS
from farside.games.mars.game import GAME
from farside.games.mars.rules.solver import best_arrangement


def test_MARS_END_1_the_steps_in_order():
    log: list[Event] = []
    state = given(
        at="end",
        holds={"A": "energy"},
        contracts={"A": "iron>water water>iron"},
        hands={"A": "iron iron iron iron iron"},
        log=log,
    )
    order = []
    while state.active == 0:
        order.append(asks(state))
        play(state, "close:colony" if asks(state) == "arrange" else names(state)[0])
    assert order == ["borrow", "arrange", "return", "discard"]
    assert told(log)[-1] != "count"
    assert "count" in told(log)


def test_MARS_END_2_colonists_move_freely_and_only_the_end_counts():
    state = given(at="end", tiles={"A": "military=1"}, off={"A": "military=1"})
    play(state, "off:mine1", "off:mine2", "on:military", "on:mine1", "close:colony")
    assert state.mining[:2] == [1, 0]
    assert runs(state, "A", "military") == 1


def test_MARS_END_3_installations_may_stay_empty():
    state = play(given(at="end"), "off:silo", "off:mine1", "off:mine2", "close:colony")
    assert state.free(0) == 6


def test_MARS_END_4_what_counts():
    state = given(
        tiles={"A": "housing=2 power_plant=3 silo=2 communication=2 military=1 rnd=2 spaceport=1"},
        holds={"A": "rnd military"},
        laid={"A": "terraforming"},
    )
    state.magna = 0
    assert state.points(0) == 2 + 2 + 2 + 1 + 2 + 1 + 2 + 1 + 1


def test_MARS_END_5_points_are_recounted_and_can_fall():
    state = given(at="end", tiles={"A": "military=2"})
    assert state.points(0) == 2
    play(state, "off:military")
    assert state.points(0) == 1


def test_MARS_END_6_mines_plants_and_level_0_give_none():
    assert given(tiles={"A": "power_plant=3"}, mines={"A": "iron iron water"}).points(0) == 0


def test_MARS_END_7_cards_above_the_limit_are_discarded_openly():
    log: list[Event] = []
    state = given(at="end", hands={"A": "iron iron iron water water water"}, log=log)
    play(state, "close:colony")
    assert names(state) == ["discard:iron", "discard:water"]
    play(state, "discard:iron", "discard:iron")
    assert all(event.eyes is None for event in log if event.kind == "discard")
    assert "water" in hand(state, "A")
    assert state.active == 1


def legal(state, seat):
    """MARS-END-8 read off a position."""
    fine = state.free(seat) >= 0 and state.runs(seat, 1) >= 1 and state.runs(seat, 0) >= 1
    fine = fine and all(state.runs(seat, chain) <= state.stands(seat, chain) for chain in range(len(CHAINS)))
    return fine and state.energy_used(seat) <= state.energy_max(seat)


def test_MARS_END_8_every_reachable_arrangement_is_legal():
    dice = Random(1)
    for _game in range(20):
        state = given(at="end", tiles={"A": "housing=2 power_plant=2 silo=1 communication=2 military=1"}, free={"A": 5})
        for _switch in range(40):
            options = [name for name in names(state) if name != "close:colony"]
            if not options:
                break
            play(state, dice.choice(options))
            assert legal(state, 0)


def test_MARS_END_9_what_each_switch_needs():
    state = given(at="end", tiles={"A": "power_plant=1 communication=2"})
    assert why_not(state, "off:power_plant") == "MARS-END-8"
    assert numbers(state, "off:power_plant") == (6, 5)
    play(state, "off:mine1")
    assert "off:power_plant" in names(state)
    play(state, "off:power_plant")
    assert why_not(state, "on:mine1") == "MARS-END-9"
    assert "on:power_plant" in names(state)


def test_MARS_END_9_items_are_offered_as_they_stand_on_before_off():
    state = given(at="end", tiles={"A": "power_plant=1 communication=2"}, off={"A": "communication=1"})
    switches = ["off:power_plant", "off:silo", "on:communication", "off:communication", "off:mine1", "off:mine2"]
    assert names(state) == ["close:colony", "arrange:best", *switches]
    play(state, "off:mine1")
    assert names(state)[-2:] == ["on:mine1", "off:mine2"]


def test_MARS_END_10_a_colony_above_its_energy_must_first_save():
    """MARS-R-34."""
    state = given(at="end", tiles={"A": "communication=2 rnd=1"}, off={"A": "rnd=1"})
    assert (state.energy_used(0), state.energy_max(0)) == (6, 5)
    assert why_not(state, "close:colony") == "MARS-END-10"
    assert why_not(state, "on:rnd") == "MARS-END-10"
    play(state, "off:mine1")
    assert "close:colony" in names(state)


def test_MARS_END_11_no_item_is_switched_more_than_four_times():
    state = given(at="end")
    play(state, *["off:mine1", "on:mine1"] * (TURNS // 2))
    assert why_not(state, "off:mine1") == "MARS-END-11"
    assert "off:mine2" in names(state)


def test_MARS_END_11_a_housing_cut_and_powered_again_keeps_its_colonists():
    state = given(at="end", tiles={"A": "power_plant=1 housing=2"}, free={"A": 9})
    state.remember_brought(0, 1, 1)
    people, supply = state.colonists[0], state.colonist_supply
    play(state, "off:housing", "off:housing", "on:housing", "on:housing")
    assert (state.colonists[0], state.colonist_supply) == (people, supply)


def test_MARS_END_12_gauges_are_computed():
    state = given(at="end", tiles={"A": "military=1"})
    before = GAME.view(state, 1).colonies[0]
    play(state, "off:military")
    after = GAME.view(state, 1).colonies[0]
    assert (before.points, before.used, after.points, after.used) == (1, 5, 0, 4)


# -- the table's help --------------------------------------------------------------------------------


def test_MARS_END_13_the_proposed_arrangement_runs_all_that_can_run():
    state = given(
        at="end",
        tiles={"A": "housing=1 power_plant=1 military=2 rnd=1"},
        off={"A": "housing=1 power_plant=1 military=2 rnd=1"},
    )
    view = GAME.view(state, 0)
    play(state, "arrange:best")
    assert (runs(state, "A", "housing"), runs(state, "A", "military"), runs(state, "A", "rnd")) == (1, 2, 1)
    assert state.points(0) == 4 == view.best_points
    assert "arrange:best" not in names(state)


def test_MARS_END_13_the_proposed_arrangement_is_legal_and_never_much_worse():
    dice = Random(2)
    for seed in range(3):
        state = GAME.start(seats=3, seed=seed)
        while not state.over and state.ply < 700:
            if asks(state) == "arrange" and not state.arranged:
                seat = state.turn()
                before = state.points(seat) if state.energy_used(seat) <= state.energy_max(seat) else 0
                twin = play(state.clone(), "arrange:best")
                assert legal(twin, seat)
                assert list(GAME.view(state, seat).best) == best_arrangement(state, seat)
                if state.hand_limit(seat) or before >= state.target:
                    assert twin.points(seat) >= before - 1
            state.act(state.turn(), dice.choice(state.options(state.turn())))


def test_each_switch_tells_what_it_changes():
    state = given(at="end", tiles={"A": "military=1"})
    change = {GAME.actions.name(one.action): one for one in GAME.view(state, 0).changes}["off:military"]
    assert (change.points, change.used, change.colonists, change.production) == (-1, -1, 1, 0)
    assert GAME.view(state, 1).changes == ()
