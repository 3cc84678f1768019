"""Supremacies and contested supremacies."""

from tests.games.mars.colony import asks, given, hand, names, play, told, who

from farside.core.state import Event
from farside.games.mars.components import EVENTS, RND_DOMAIN
from farside.games.mars.rules.confrontation import strongest

HOUSING, ENERGY, COMMUNICATION, MILITARY, RND = range(5)


def supremacy(domain, seats=2, **more):
    return given(seats, at="event", event=f"supremacy_{domain}", **more)


def contested(seats=2, **more):
    return given(seats, at="event", event="contested_supremacy", **more)


def test_MARS_SUP_1_without_the_condition_the_card_is_discarded():
    state = supremacy("rnd", free={"A": 9})
    assert state.holders[RND] == -1
    assert EVENTS[state.discard[-1]] == "supremacy_rnd"


def test_MARS_SUP_2_the_strongest_wins_whoever_has_the_turn():
    state = supremacy("military", 3, tiles={"A": "military=1", "C": "military=2"})
    assert state.holders[MILITARY] == 2


def test_MARS_SUP_2_ties_go_by_elimination():
    state = given(
        3,
        tiles={"A": "rnd=1", "B": "rnd=1", "C": "rnd=1"},
        laid={"A": "research_network", "B": "research_network"},
        free={"A": 2, "B": 3, "C": 9},
    )
    assert strongest(state, RND_DOMAIN, 1) == 1


def test_MARS_SUP_3_still_tied_the_card_is_discarded():
    state = supremacy("military", tiles={"A": "military=1", "B": "military=1"})
    assert state.holders[MILITARY] == -1
    assert state.discard


def test_MARS_SUP_4_the_winner_keeps_it_for_one_point():
    state = supremacy("military", tiles={"B": "military=1"})
    assert state.holders[MILITARY] == 1
    assert state.points(1) == 2
    assert not state.discard


def test_MARS_SUP_5_being_overtaken_does_not_cost_it():
    """MARS-R-8."""
    state = given(at="end", tiles={"B": "military=2"}, holds={"A": "military"})
    play(state, "close:colony")
    assert state.holders[MILITARY] == 0


def test_MARS_SUP_6_the_drawer_may_contest_one_that_is_held():
    """MARS-R-9."""
    state = contested(holds={"A": "rnd", "B": "military"})
    assert names(state) == ["contest:military", "contest:rnd", "pass"]
    play(state, "pass")
    assert state.holders[MILITARY] == 1


def test_MARS_SUP_6_with_none_held_nothing_happens():
    log: list[Event] = []
    contested(log=log)
    assert "no-contest" in told(log)


def test_MARS_SUP_7_it_moves_only_to_an_outright_winner():
    state = contested(tiles={"A": "military=1"}, holds={"B": "military"})
    play(state, "contest:military")
    assert state.holders[MILITARY] == 0


def test_MARS_SUP_7_a_tie_between_others_leaves_it():
    """MARS-R-10."""
    state = contested(3, tiles={"A": "military=1", "C": "military=1"}, holds={"B": "military"})
    play(state, "contest:military")
    assert state.holders[MILITARY] == 1


def test_MARS_SUP_7_nor_without_the_condition():
    """MARS-R-39."""
    state = contested(free={"A": 9}, holds={"B": "rnd"})
    play(state, "contest:rnd")
    assert state.holders[RND] == 1


def test_MARS_SUP_8_who_loses_it_loses_its_advantage_at_once():
    state = contested(
        tiles={"A": "power_plant=1", "B": "communication=3"}, holds={"B": "energy"}, mines={"B": "iron carbon"}
    )
    assert asks(state) == "contest"
    state.loan = 2
    state.lender = 0
    assert state.energy_used(1) == 7
    play(state, "contest:energy")
    assert state.loan == 0
    assert (asks(state), who(state)) == ("save", "B")


def test_MARS_SUP_9_housing_brings_three_colonists():
    state = supremacy("housing", tiles={"A": "housing=1"})
    assert state.free(0) == 6
    assert state.housing_brought == 3
    assert state.points(0) == 2


def test_MARS_SUP_9_they_follow_the_card():
    """MARS-SHORT-9, MARS-R-12: free ones first, then the old holder empties installations."""
    state = contested(tiles={"A": "housing=1"}, free={"B": 1}, holds={"B": "housing"})
    state.colonists[1] -= 3
    state.colonist_supply += 3
    supply, before = state.colonist_supply, state.colonists[0]
    play(state, "contest:housing")
    assert (asks(state), who(state)) == ("give-up", "B")
    play(state, "off:mine1", "off:mine2")
    assert state.colonists[0] == before + 3
    assert state.colonist_supply == supply
    assert state.holders[HOUSING] == 0


def test_MARS_SUP_10_the_holder_borrows_unused_energy():
    state = given(at="end", tiles={"B": "power_plant=1"}, holds={"A": "energy"})
    assert names(state) == ["borrow:sky", "pass"]
    play(state, "borrow:sky")
    assert state.loan == 6
    assert state.energy_max(0) == 11
    assert state.energy_max(1) == 10


def test_MARS_SUP_10_the_loan_is_a_fixed_number_until_the_next_end_phase():
    """MARS-R-11."""
    state = given(at="end", tiles={"B": "power_plant=1 military=1"}, off={"B": "military=1"}, holds={"A": "energy"})
    play(state, "borrow:sky", "close:colony")
    while not (state.active == 1 and state.phase == 7):
        play(state, names(state)[-1])
    play(state, "on:military")
    assert state.loan == 6


def test_MARS_SUP_10_nothing_unused_nothing_to_borrow():
    state = given(3, at="end", tiles={"B": "military=1"}, holds={"A": "energy"})
    assert names(state) == ["borrow:green", "pass"]


def test_MARS_SUP_11_one_exchange_with_the_reserve_in_each_trade_phase():
    state = given(hands={"A": "iron iron"}, holds={"A": "communication"})
    play(state, "exchange:iron", "take:water")
    assert hand(state, "A") == "iron water"
    assert not [name for name in names(state) if name.startswith("exchange")]


def test_MARS_SUP_12_a_raid_won_lets_the_holder_choose():
    state = given(at="raid", tiles={"A": "military=1"}, hands={"B": "iron water"}, holds={"A": "military"})
    play(state, "raid:sky")
    assert asks(state) == "look"
    play(state, "take:water")
    assert hand(state, "B") == "iron"


def test_MARS_SUP_13_the_die_once_more():
    state = given(at="rnd", tiles={"A": "rnd=2"}, holds={"A": "rnd"})
    play(state, "roll")
    assert asks(state) == "reroll"
    play(state, "roll")
    assert asks(state) == "draw"


def test_MARS_SUP_14_level_0_counts_for_housing_and_energy():
    state = given()
    assert state.strength(0, HOUSING) == state.strength(0, ENERGY) == 1
    assert state.strength(0, COMMUNICATION) == 0


def test_MARS_SUP_15_it_works_at_once_also_in_anothers_turn():
    state = supremacy("housing", tiles={"B": "housing=1"})
    assert state.active == 0
    assert state.free(1) == 6
    assert state.points(1) == 2


def test_MARS_SUP_16_what_nobody_won_comes_back_what_was_won_does_not():
    state = supremacy("rnd")
    assert EVENTS.index("supremacy_rnd") in state.discard
    state = contested(holds={"A": "rnd"})
    play(state, "pass")
    assert EVENTS.index("contested_supremacy") in state.discard
    assert EVENTS.index("supremacy_rnd") not in state.discard + state.events


def test_MARS_SUP_17_the_card_may_go_to_a_third_player():
    state = contested(3, tiles={"C": "rnd=1"}, holds={"A": "rnd"})
    play(state, "contest:rnd")
    assert state.holders[RND] == 2
