"""The sixteen commanders, each with its rulings."""

from tests.games.magnastorm import table
from tests.games.magnastorm.table import asks, cubes, given, group, hand, holds, level, names, play, scout, why_not

from farside.core.state import Event
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.rules.administration import administer
from farside.games.magnastorm.state import size


def moving(state, to="FP:1"):
    return play(state, "crew:FP:neutral", f"space:{to}", "move")


def gain(state, to="FP:1"):
    return play(state, "crew:FP:neutral", f"space:{to}", "gain")


def test_MAG_CARD_01_yellow_cubes_become_reputation_on_taking():
    """MAG-RUL-51"""
    state = hand(table.above(given(2), C1=group(neutral=1), C2=group(neutral=1)), 0, yellow=5)
    play(state, "take:C1", "lay:FP:1", "use:01", "use:01")
    assert state.reputation[0] == 4
    assert cubes(state, 0) == {"yellow": 2}
    assert state.turn() == 1


def test_MAG_CARD_01_without_yellow_and_without_exchange_it_is_not_asked():
    state = hand(table.above(given(2), C1=group(neutral=1), C2=group(neutral=1)), 0, yellow=1)
    play(state, "take:C1", "lay:FP:1")
    assert state.turn() == 1
    state = hand(table.above(given(2), C1=group(neutral=1), C2=group(neutral=1)), 0, yellow=1, orange=3)
    play(state, "take:C1", "lay:FP:1", "use:01")
    assert state.reputation[0] == 3
    assert cubes(state, 0) == {}


def test_MAG_CARD_02_an_extra_step_for_a_cube_not_of_your_colour():
    """MAG-RUL-26"""
    state = holds(hand(scout(given(2), 0, "LL-a1"), 0, orange=2, yellow=1, sky=1), 0, "02")
    moving(state)
    play(state, "drive:LL-b1", "drive:LL-d1")
    assert asks(state) == "foreign"
    assert names(state) == ["give:sky", "give:yellow"]
    play(state, "give:sky")
    assert table.where(state) == "LL-d1"
    assert asks(state) == "lab"  # one per turn


def test_MAG_CARD_02_three_own_cubes_may_be_exchanged_for_it():
    """MAG-RUL-53"""
    state = holds(hand(scout(given(2), 0, "LL-a1"), 0, orange=3), 0, "02")
    play(moving(state), "drive:LL-b1", "drive:LL-d1", "skip")
    assert cubes(state, 0) == {}
    state = holds(hand(scout(given(2), 0, "LL-a1"), 0, orange=2), 0, "02")
    play(moving(state), "drive:LL-b1")
    assert asks(state) == "lab"


def test_MAG_CARD_03_an_objective_brings_more():
    """MAG-RUL-32"""
    state = holds(table.levels(given(2), 0, red=4, blue=1), 0, "03")
    play(gain(state), "claim:RO1", "track:blue")
    assert state.reputation[0] == 6
    assert level(state, 0, "blue") == 2
    assert cubes(state, 0)["yellow"] == 2  # blue level 2


def test_MAG_CARD_04_two_own_cubes_for_a_level():
    """MAG-RUL-38  Also when the scout stays."""
    state = holds(hand(scout(given(2), 0, "LL-a1"), 0, orange=4), 0, "04")
    play(moving(state), "stay", "skip", "use:04", "track:green")
    assert level(state, 0, "green") == 1
    assert cubes(state, 0) == {"orange": 2}
    assert state.turn() == 1  # once per action
    state = holds(table.levels(hand(scout(given(2), 0, "LL-a1"), 0, orange=1), 0), 0, "04")
    holds(state, 0, "07")
    play(moving(state), "stay", "install:slot")
    assert why_not(state, "use:04") == ("MAG-CARD-04", (2, 0))


def test_MAG_CARD_05_one_cube_of_a_payment_may_be_replaced():
    """MAG-RUL-27  Yellow for own on the row, own for yellow on a column."""
    state = holds(hand(scout(given(2), 0, "LL-a1"), 0, orange=2, yellow=2), 0, "05")
    twin = state.clone()
    play(moving(state, "FP:4"))
    assert asks(state) == "payment"
    assert names(state) == ["pay:plain", "pay:yellow"]
    play(state, "pay:yellow")
    assert cubes(state, 0) == {"orange": 1, "yellow": 1}
    table.above(twin, C2=group(neutral=1), C1=group(neutral=1))
    play(twin, "take:C2")
    assert names(twin) == ["pay:plain", "pay:own"]
    play(twin, "pay:own")
    assert cubes(twin, 0) == {"orange": 1, "yellow": 2}


def test_MAG_CARD_05_once_per_action_and_not_for_the_surcharge():
    state = holds(hand(table.labs(scout(given(2), 0, "LL-a1"), 0, "UL-a1", "UL-b1"), 0, orange=1, yellow=3), 0, "05")
    play(moving(state, "FP:3"), "pay:yellow", "stay", "install:slot")
    assert cubes(state, 0) == {"yellow": 2}  # the lab took the last orange, without asking
    state = holds(holds(hand(given(2), 0, orange=5, yellow=1), 0, "05"), 1, "02")
    table.above(state, C2=group(neutral=1), C1=group(neutral=1))
    state.supply[1] = 0
    assert why_not(state, "take:C2")[0] == "MAG-CMD-12"  # sky is missing and nothing replaces it


def test_MAG_CARD_05_makes_a_price_payable():
    state = holds(hand(scout(given(2), 0, "LL-a1"), 0, yellow=1), 0, "05")
    play(moving(state, "FP:3"))
    assert cubes(state, 0) == {}


def test_MAG_CARD_06_a_jump_to_an_area_with_a_lab():
    """MAG-RUL-7"""
    state = holds(table.labs(table.labs(hand(given(2), 0, orange=2), 1, "UL-c1"), 1, "R-a1"), 0, "06")
    moving(state, "C2:3")
    area = {name.split(":")[1] for name in names(state, "jump")}
    assert "UL-c1" in area
    assert all(name.startswith("UL-c") for name in area)  # not R: storm
    free = next(name for name in sorted(area) if name != "UL-c1")
    play(state, f"jump:{free}")
    assert table.where(state) == free
    assert asks(state) == "lab"


def test_MAG_CARD_07_an_additional_lab_for_an_own_cube_and_its_slot():
    state = holds(hand(table.labs(scout(given(2), 0, "LL-a1"), 0, "UL-a1"), 0, orange=3), 0, "07")
    play(moving(state), "stay", "install:slot", "add:slot")
    assert table.lab_count(state, "LL-a1") == (0, 2)
    assert cubes(state, 0) == {"orange": 1}
    state = holds(hand(table.labs(scout(given(2), 0, "LL-a1"), 0, "UL-a1"), 0, orange=1, sky=1), 0, "07", "04")
    play(moving(state), "stay", "install:slot")
    assert asks(state) == "turn"  # neither can be paid


def test_MAG_CARD_07_a_price_out_of_reach_is_refused_with_its_numbers():
    state = holds(hand(table.labs(scout(given(2), 0, "LL-a1"), 0, "UL-a1"), 0, orange=1, sky=1), 0, "07", "18")
    play(moving(state), "stay", "install:slot")
    assert why_not(state, "add:slot") == ("MAG-CARD-07", (2, 0))
    play(state, "add:waived")
    assert cubes(state, 0) == {"sky": 1}  # MAG-RUL-44: the own cube of card 07 is still paid


def test_MAG_CARD_08_a_point_more_for_each_calm_majority():
    state = holds(table.labs(given(2), 0, "LL-a1", "L-a1", "R-a1"), 0, "08")
    administer(state)
    assert state.reputation[0] == 4


def test_MAG_CARD_11_a_level_may_go_to_another_track():
    """MAG-RUL-46"""
    state = holds(scout(given(2), 0, "LL-a1"), 0, "11")
    play(moving(state), "stay", "install:slot")
    assert asks(state) == "redirect"
    play(state, "track:blue")
    assert (level(state, 0, "red"), level(state, 0, "blue")) == (0, 1)


def test_MAG_CARD_11_saves_a_level_that_would_be_lost_at_the_top():
    """MAG-RUL-56, MAG-RES-4"""
    state = holds(table.levels(scout(given(2), 0, "LL-a1"), 0, red=10), 0, "11")
    play(moving(state), "stay", "install:slot")
    assert names(state) == ["track:green", "track:blue", "skip"]
    play(state, "track:blue")
    assert level(state, 0, "blue") == 1


def test_MAG_CARD_12_lifts_the_lowest_marker():
    """MAG-RUL-46"""
    state = holds(table.levels(given(2), 0, red=1, green=1), 0, "12")
    gain(state)
    assert level(state, 0, "blue") == 1
    state = holds(table.levels(given(2), 0, blue=1), 0, "12")
    gain(state)
    assert asks(state) == "lowest"
    assert why_not(state, "track:blue") == ("MAG-CARD-12", (2,))
    play(state, "track:green")
    assert level(state, 0, "green") == 1
    state = holds(table.levels(given(2, goals="RO3 RO2 SO1 SO3", round=4), 0, red=10, green=10, blue=10), 0, "12")
    state.claims[4] = 0
    gain(state)
    assert state.levels[:3] == [10, 10, 10]


def test_MAG_CARD_13_a_cube_of_any_players_colour_with_B():
    state = holds(given(2), 0, "13")
    gain(state)
    play(state, "get:sky")
    assert cubes(state, 0) == {"orange": 4, "sky": 1, "yellow": 1}


def test_MAG_RUL_30_cards_12_and_13_in_the_order_you_like():
    state = holds(table.levels(given(2), 0, red=1, green=1), 0, "12", "13")
    gain(state)
    assert names(state) == ["use:12", "use:13"]
    play(state, "use:13", "get:sky")
    assert level(state, 0, "blue") == 1


def test_MAG_CARD_14_two_more_from_the_bag():
    """MAG-RUL-36"""
    log: list[Event] = []
    state = holds(given(2), 0, "14")
    state.log = log
    gain(state, "FP:3")
    assert names(state) == ["draw:plain", "draw:more"]
    play(state, "draw:more")
    assert table.told(log, "draw") == [(0, 3)]


def test_MAG_CARD_15_a_point_on_taking_and_on_keeping():
    state = table.levels(given(2, heads="15 12 13"), 0, red=1)
    administer(state)
    assert state.reputation[0] == 3
    administer(state)
    assert state.reputation[0] == 4


def test_MAG_CARD_16_an_occupied_space_may_be_used():
    """MAG-RUL-15, MAG-RUL-47"""
    state = holds(given(2), 0, "16")
    state.lower = [group(neutral=1)] * 20
    play(state, "crew:FP:neutral")
    assert len(names(state)) == 20
    play(state, "space:C1:2", "gain")
    assert level(state, 0, "green") == 1
    assert size(state.lower[table.below("C1", 2)]) == 2


def test_MAG_CARD_17_the_row_costs_an_own_cube_less():
    """MAG-RUL-6"""
    prices = []
    for row in range(1, 6):
        state = holds(hand(scout(given(2), 0, "LL-a1"), 0, orange=3, yellow=3), 0, "17")
        moving(state, f"FP:{row}")
        left = cubes(state, 0)
        prices.append((3 - left["orange"], 3 - left["yellow"]))
    assert prices == [(0, 0), (0, 0), (0, 0), (1, 0), (0, 1)]


def test_MAG_CARD_18_one_slot_price_is_ignored():
    """MAG-RUL-44"""
    state = holds(hand(table.labs(scout(given(2), 0, "LL-a1"), 0, "UL-a1", "UL-b1"), 0, orange=4), 0, "18")
    play(moving(state, "C2:4"), "stay")
    assert names(state) == ["install:slot", "install:waived", "skip"]
    play(state, "install:waived")
    assert names(state) == ["install:slot", "skip"]  # once per turn
    play(state, "install:slot")
    assert cubes(state, 0) == {"orange": 1}
    state = holds(scout(given(2), 0, "LL-a1"), 0, "18")
    play(moving(state), "stay")
    assert names(state) == ["install:slot", "skip"]  # a lab that is free anyway


def test_MAG_CARD_18_or_a_station_is_free():
    state = holds(hand(scout(given(2), 0, "LL-d1"), 0), 0, "18")
    play(moving(state), "drive:L-a1", "build:waived")
    assert state.reputation[0] == 2
    assert asks(state) == "lab"


def test_every_commander_has_a_name_in_every_language():
    for lang in ("en", "fr", "it"):
        voice = GAME.voice(lang)
        assert voice.member("commander", table.commander("16")) == "Kim-Kin Park"
