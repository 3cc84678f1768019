"""Power shortage and loss of colonists."""

from random import Random

from tests.games.mars.colony import asks, given, names, play, runs, who

from farside.games.mars.components import LEVELS
from farside.games.mars.game import GAME

STRONG = "military=2"


def bombed(tiles, **more):
    return given(at="event", event="conflict_military_major", tiles={"A": STRONG, "B": tiles}, **more)


def test_MARS_SHORT_1_repaired_at_once():
    """MARS-R-16."""
    state = play(bombed("power_plant=1 communication=3"), "destroy:power_plant")
    assert (asks(state), who(state)) == ("save", "B")
    assert state.active == 0


def test_MARS_SHORT_2_single_steps_the_highest_level_first():
    """MARS-R-17."""
    state = play(bombed("power_plant=1 communication=3"), "destroy:power_plant")
    assert names(state) == ["off:silo", "off:communication", "off:mine1", "off:mine2"]
    free = state.free(1)
    play(state, "off:communication")
    assert runs(state, "B", "communication") == 2
    assert state.free(1) == free + 1


def test_MARS_SHORT_2_a_housing_may_be_cut():
    state = play(bombed("power_plant=1 housing=2"), "destroy:power_plant")
    assert "off:housing" in names(state)
    people = state.colonists[1]
    play(state, "off:housing")
    assert state.colonists[1] == people - 3


def test_MARS_SHORT_3_no_step_once_the_energy_suffices():
    state = play(bombed("power_plant=1 communication=2"), "destroy:power_plant", "off:mine1")
    assert state.energy_used(1) == 5
    assert asks(state) == "raid"


def test_MARS_SHORT_4_owners_empty_installations_when_none_is_free():
    state = play(bombed("power_plant=1 housing=1", free={"B": 1}), "destroy:housing")
    assert (asks(state), state.due) == ("give-up", 2)
    assert names(state) == ["off:silo", "off:mine1", "off:mine2", "off:power_plant"]
    play(state, "off:mine1", "off:mine2")
    assert state.mining[4:6] == [0, 0]


def test_MARS_SHORT_4_an_emptied_plant_may_cause_a_shortage():
    state = play(bombed("power_plant=1 housing=1 communication=2", free={"B": 2}), "destroy:housing")
    play(state, "off:power_plant")
    assert asks(state) == "save"


def test_MARS_SHORT_5_only_the_one_concerned_resolves_and_play_goes_on_with_the_active_player():
    state = play(bombed("power_plant=1 communication=2"), "destroy:power_plant", "off:mine1")
    assert who(state) == "A"


def test_MARS_SHORT_6_an_emptied_silo_0_matters_only_at_the_end_of_ones_turn():
    state = play(bombed("power_plant=1 communication=2", hands={"B": "iron iron"}), "destroy:power_plant", "off:silo")
    assert state.hand_limit(1) == 0
    assert state.hand_size(1) == 2


def test_MARS_SHORT_7_power_plant_0_is_never_emptied():
    """MARS-R-15, MARS-R-41."""
    state = play(bombed("housing=1 silo=1", free={"B": 0}), "destroy:housing")
    assert asks(state) == "give-up"
    assert "off:power_plant" not in names(state)
    assert "off:power_plant" not in names(given(at="end"))


def test_MARS_SHORT_7_a_solution_always_exists():
    dice = Random(4)
    for seed in range(2):
        state = GAME.start(seats=4, seed=seed)
        while not state.over:
            assert all(count >= 7 for count in state.colonists)
            assert all(state.energy_max(seat) >= 5 for seat in range(4))
            seat = state.turn()
            state.push(seat, dice.choice(state.options(seat)))


def test_MARS_SHORT_8_losses_before_energy():
    state = play(bombed("power_plant=1 housing=2 communication=2", free={"B": 3}), "destroy:power_plant")
    play(state, "off:housing")
    assert state.due == 0
    assert asks(state) in ("save", "raid")
    state = play(bombed("power_plant=1 housing=2 communication=2", free={"B": 0}), "destroy:power_plant")
    play(state, "off:housing")
    assert (asks(state), state.due) == ("give-up", 2)  # the plant's colonist was free


def test_MARS_SHORT_9_colonists_of_a_housing_go_to_the_supply():
    state = bombed("housing=1 silo=1", free={"B": 5})
    supply, first = state.colonist_supply, LEVELS + 1  # B's housing of level 1
    assert state.brought[first] == 3
    play(state, "destroy:housing")
    assert state.colonist_supply == supply + 3
    assert state.brought[first] == 0, "nobody is remembered"
