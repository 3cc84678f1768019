"""Conflicts and destruction."""

import pytest
from tests.games.mars.colony import asks, given, hand, keeps, lays, names, owned, play, runs, told, who

from farside.core.state import Event
from farside.games.mars.components import EVENT_LEVEL, EVENTS, MILITARY_DOMAIN
from farside.games.mars.game import GAME
from farside.games.mars.rules.confrontation import stronger

A, B = 0, 1


def conflict(event, seats=2, **more):
    return given(seats, at="event", event=event, **more)


def test_MARS_CONF_1_two_players_in_the_domain_of_the_card():
    log: list[Event] = []
    conflict("conflict_communication_minor", tiles={"A": "communication=1"}, hands={"B": "iron"}, log=log)
    assert [event.args[1] for event in log if event.kind == "win"] == [2]


def test_MARS_CONF_2_without_the_level_nobody_is_asked():
    log: list[Event] = []
    state = conflict("conflict_military_major", 3, tiles={"A": "military=1", "B": "military=3"}, log=log)
    assert "fizzle" in told(log)
    assert asks(state) == "raid"
    assert [EVENT_LEVEL[EVENTS.index(f"conflict_rnd_{grade}")] for grade in ("minor", "major")] == [1, 2]


def test_MARS_CONF_2_an_inactive_level_does_not_count():
    log: list[Event] = []
    conflict("conflict_rnd_minor", tiles={"A": "rnd=1"}, off={"A": "rnd=1"}, log=log)
    assert "fizzle" in told(log)


def test_MARS_CONF_3_the_drawer_must_name_an_opponent_who_cannot_refuse():
    state = conflict(
        "conflict_military_minor", 3, tiles={"A": "military=1", "B": "military=3"}, hands={"A": "iron iron"}
    )
    assert names(state) == ["fight:sky", "fight:green"]
    play(state, "fight:sky")
    assert hand(state, "B") == "iron iron"


def test_MARS_CONF_3_with_two_players_the_opponent_is_given():
    log: list[Event] = []
    conflict("conflict_military_minor", tiles={"A": "military=1"}, hands={"B": "iron"}, log=log)
    assert "fight" in told(log)


def test_MARS_CONF_4_higher_strength_wins():
    state = given(tiles={"A": "military=2", "B": "military=1"}, free={"A": 0, "B": 9}, laid={"B": "guided_weapons"})
    assert stronger(state, A, B, MILITARY_DOMAIN) == A


def test_MARS_CONF_5_bonuses_break_ties():
    state = given(laid={"A": "guided_weapons orbital_defence", "B": "guided_weapons"}, free={"A": 0, "B": 9})
    assert stronger(state, A, B, MILITARY_DOMAIN) == A


def test_MARS_CONF_5_only_bonuses_of_the_domain_count():
    """MARS-R-6: equal totals go on to free colonists."""
    state = given(laid={"A": "signal_encryption guided_weapons", "B": "guided_weapons"}, free={"A": 0, "B": 9})
    assert stronger(state, A, B, MILITARY_DOMAIN) == B


def test_MARS_CONF_6_then_free_colonists():
    state = given(free={"A": 2, "B": 3})
    assert stronger(state, A, B, MILITARY_DOMAIN) == B


def test_MARS_CONF_7_still_tied_nobody_wins():
    log: list[Event] = []
    state = conflict(
        "conflict_military_minor", tiles={"A": "military=1", "B": "military=1"}, hands={"B": "iron"}, log=log
    )
    assert "tie" in told(log)
    assert hand(state, "B") == "iron"
    assert state.discard


def test_MARS_CONF_8_a_bonus_is_no_strength():
    """MARS-R-5."""
    state = given(tiles={"A": "military=1", "B": "military=2"}, laid={"A": "guided_weapons orbital_defence"})
    assert stronger(state, A, B, MILITARY_DOMAIN) == B


def test_MARS_CONF_9_the_winner_applies_the_effect_even_if_the_other_began():
    """MARS-R-7."""
    state = conflict(
        "conflict_communication_minor",
        tiles={"A": "communication=1", "B": "communication=2"},
        hands={"A": "iron water"},
    )
    assert who(state) == "B"
    assert names(state) == ["take:iron", "take:water"]


def test_MARS_CONF_10_countermeasures_call_a_conflict_off():
    log: list[Event] = []
    state = conflict(
        "conflict_military_minor",
        tiles={"A": "military=1"},
        hands={"B": "iron"},
        kept={"B": "countermeasures"},
        log=log,
    )
    assert (asks(state), who(state)) == ("parry", "B")
    play(state, "play:countermeasures")
    assert hand(state, "B") == "iron"
    assert keeps(state, "B") == []
    assert asks(state) == "raid"
    assert state.discard


def test_MARS_CONF_10_first_the_opponent_then_the_initiator_whatever_they_hold():
    """MARS-INFO-5, MARS-R-32: asked exactly if the R&D hand is not empty."""
    state = conflict(
        "conflict_military_minor",
        tiles={"A": "military=1"},
        hands={"B": "iron"},
        kept={"A": "countermeasures", "B": "espionage"},
    )
    assert (asks(state), who(state), names(state)) == ("parry", "B", ["pass"])
    play(state, "pass")
    assert (asks(state), who(state)) == ("parry", "A")
    assert names(state) == ["pass", "play:countermeasures"]


def test_MARS_CONF_10_once_called_off_the_other_is_not_asked():
    state = conflict(
        "conflict_military_minor", tiles={"A": "military=1"}, kept={"A": "espionage", "B": "countermeasures"}
    )
    play(state, "play:countermeasures")
    assert asks(state) == "raid"


def test_MARS_CONF_11_a_small_hand_gives_what_it_has():
    state = conflict("conflict_military_minor", tiles={"A": "military=1"}, hands={"B": "iron"})
    assert hand(state, "B") == ""
    assert hand(state, "A") == "iron"


def test_MARS_CONF_12_a_contract_above_the_limit_returns_one():
    state = conflict(
        "conflict_communication_major",
        tiles={"A": "communication=2"},
        contracts={"A": "iron>carbon iron>water iron>oxygen iron>silicon", "B": "water>iron"},
    )
    assert asks(state) == "return"
    assert len(names(state)) == 5
    play(state, "return:water:iron")
    assert "water>iron" not in owned(state, "A")
    assert owned(state, "B") == []


def test_MARS_CONF_13_a_taken_card_works_for_its_new_owner():
    state = conflict(
        "conflict_rnd_major",
        tiles={"A": "rnd=2", "B": "power_plant=1 military=1 communication=1"},
        laid={"B": "fusion guided_weapons"},
        kept={"B": "prefabrication"},
    )
    play(state, "pass")
    assert names(state) == ["claim:guided_weapons", "claim:fusion"]
    play(state, "claim:fusion")
    assert lays(state, "A") == ["fusion"]
    assert state.energy_max(0) == 8


def test_MARS_CONF_13_a_loss_of_energy_is_repaired_at_once():
    state = conflict(
        "conflict_rnd_major",
        tiles={"A": "rnd=2", "B": "military=2 communication=1"},
        laid={"B": "fusion guided_weapons"},
    )
    play(state, "claim:fusion")
    assert (asks(state), who(state)) == ("save", "B")


def test_MARS_CONF_14_strength_is_read_after_countermeasures():
    log: list[Event] = []
    state = conflict(
        "conflict_military_minor", tiles={"A": "military=1"}, kept={"B": "espionage"}, hands={"B": "iron"}, log=log
    )
    assert "win" not in told(log)
    play(state, "pass")
    order = [kind for kind in told(log) if kind in ("fight", "win", "steal")]
    assert order == ["fight", "win", "steal"]
    assert state.discard


def test_MARS_CONF_15_the_winner_sees_the_whole_hand_and_names_cards():
    state = conflict("conflict_communication_major", tiles={"A": "communication=2"}, hands={"B": "iron iron water"})
    assert asks(state) == "look"
    assert GAME.view(state, 0).seen == (2, 0, 0, 1, 0)
    play(state, "take:water")
    assert GAME.view(state, 0).seen == (2, 0, 0, 0, 0)
    assert names(state) == ["take:iron"]
    play(state, "take:iron")
    assert GAME.view(state, 0).looking == -1
    assert hand(state, "B") == "iron"


def test_MARS_CONF_15_an_empty_hand_shows_nothing():
    state = conflict("conflict_communication_minor", tiles={"A": "communication=1"})
    assert asks(state) == "trade"


def test_MARS_CONF_16_random_cards_every_card_with_equal_chance():
    counts = {"iron": 0, "water": 0}
    for seed in range(300):
        state = given(at="raid", tiles={"A": "military=1"}, hands={"B": "iron iron iron water"})
        state.sow(seed, 6)
        play(state, "raid:sky")
        counts["water" if "water" not in hand(state, "B") else "iron"] += 1
    assert 50 <= counts["water"] <= 100


@pytest.mark.parametrize(
    ("event", "tiles", "more", "question"),
    [
        ("conflict_communication_major", "communication=2", {"contracts": {"B": "iron>water oxygen>water"}}, "seize"),
        ("conflict_communication_major", "communication=2", {"hands": {"B": "iron"}}, "look"),
        ("conflict_rnd_major", "rnd=2", {"laid": {"B": "field_study guided_weapons"}}, "claim"),
    ],
)
def test_MARS_CONF_17_the_fallback_only_if_the_effect_is_impossible(event, tiles, more, question):
    state = conflict(event, tiles={"A": tiles}, **more)
    assert asks(state) == question


def test_MARS_CONF_17_without_a_tile_to_destroy_two_random_cards():
    state = conflict("conflict_military_major", tiles={"A": "military=2"}, hands={"B": "iron iron iron"})
    assert hand(state, "A") == "iron iron"


def test_a_minor_rnd_conflict_brings_a_card_of_the_first_deck():
    state = conflict("conflict_rnd_minor", tiles={"A": "rnd=1"})
    assert len(lays(state, "A")) + len(keeps(state, "A")) == 1
    assert len(state.deck1) == 14


def test_without_a_card_to_take_the_second_deck_is_drawn():
    state = conflict("conflict_rnd_major", tiles={"A": "rnd=2"})
    assert len(state.deck2) in (14, 15)


# -- destruction -------------------------------------------------------------------------------------


def bombed(tiles="housing=2 power_plant=1 silo=1 spaceport=1 communication=2", **more):
    return conflict("conflict_military_major", tiles={"A": "military=2", "B": tiles}, **more)


def test_MARS_DEST_1_neither_mines_nor_level_0():
    state = bombed("silo=1 housing=1")
    assert names(state) == ["destroy:housing", "destroy:silo"]


def test_MARS_DEST_2_only_the_highest_built_level_active_or_not():
    state = bombed("silo=2 communication=2", off={"B": "communication=1"})
    play(state, "destroy:communication")
    assert state.built[7 + 3] == 1
    assert runs(state, "B", "communication") == 1


def test_MARS_DEST_3_the_tile_returns_to_the_stock():
    state = bombed()
    before = state.stock[2 * 5 + 1]
    play(state, "destroy:silo")
    assert state.stock[2 * 5 + 1] == before + 1
    assert hand(state, "B") == ""


def test_MARS_DEST_4_the_colonist_becomes_free_and_a_housing_takes_its_own_along():
    state = bombed(free={"B": 4})
    free, people, supply = state.free(1), state.colonists[1], state.colonist_supply
    play(state.clone(), "destroy:silo")
    twin = play(state.clone(), "destroy:silo")
    assert twin.free(1) == free + 1
    twin = play(state.clone(), "destroy:housing")
    assert twin.colonists[1] == people - 3
    assert twin.colonist_supply == supply + 3


def test_MARS_DEST_5_a_lost_plant_makes_a_shortage():
    state = bombed("power_plant=1 communication=2")
    assert state.energy_used(1) == 6
    play(state, "destroy:power_plant")
    assert state.energy_max(1) == 5
    assert (asks(state), who(state)) == ("save", "B")


def test_MARS_DEST_5_an_inactive_tile_goes_without_effect():
    state = bombed("housing=1 power_plant=1", off={"B": "housing=1"})
    people = state.colonists[1]
    play(state, "destroy:housing")
    assert state.colonists[1] == people
    assert asks(state) == "raid"


def test_MARS_DEST_6_first_the_colonist_then_the_losses():
    state = bombed("housing=1 communication=1", free={"B": 0})
    play(state, "destroy:housing")
    assert (asks(state), who(state)) == ("give-up", "B")
    assert state.due == 3
