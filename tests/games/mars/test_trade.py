"""Trade with Earth, by contract, and the phase itself."""

from tests.games.mars.colony import asks, given, hand, names, numbers, play, why_not

from farside.games.mars.components import GOODS


def test_MARS_TRADE_1_any_number_of_exchanges_in_any_order():
    state = given(hands={"A": "iron iron iron iron water"}, contracts={"A": "water>oxygen"})
    play(state, "swap:water:oxygen", "earth:iron", "take:water", "swap:water:oxygen")
    assert hand(state, "A") == "iron oxygen oxygen"


def test_MARS_TRADE_2_the_active_player_is_always_asked_and_ends_the_phase():
    state = given()
    assert names(state) == ["close:trade"]
    play(state, "close:trade")
    assert asks(state) == "build"


def test_MARS_EARTH_1_three_for_one():
    state = given(hands={"A": "iron iron iron carbon carbon"})
    assert why_not(state, "earth:carbon") == "MARS-EARTH-1"
    assert numbers(state, "earth:carbon") == (1, 3, 2)
    play(state, "earth:iron", "take:oxygen")
    assert hand(state, "A") == "carbon carbon oxygen"


def test_MARS_EARTH_2_two_for_one_with_an_active_spaceport():
    """MARS-SPACE-1, MARS-R-38."""
    state = given(tiles={"A": "spaceport=1"}, hands={"A": "iron iron iron"})
    play(state, "earth:iron", "take:water")
    assert hand(state, "A") == "iron water"
    state = given(tiles={"A": "spaceport=1"}, off={"A": "spaceport=1"}, hands={"A": "iron iron"})
    assert why_not(state, "earth:iron") == "MARS-EARTH-1"


def test_MARS_EARTH_3_another_material_that_the_reserve_has():
    """MARS-R-29."""
    state = given(hands={"A": "iron iron iron"})
    state.reserve[3] = 0
    play(state, "earth:iron")
    assert names(state) == ["take:carbon", "take:silicon", "take:oxygen"]
    state = given(hands={"A": "iron iron iron"})
    state.reserve = [5, 0, 0, 0, 0]
    assert why_not(state, "earth:iron") == "MARS-EARTH-3"


def test_MARS_CONTR_1_one_for_one_that_way_round_only():
    state = given(hands={"A": "iron silicon"}, contracts={"A": "silicon>iron"})
    assert [name for name in names(state) if name.startswith("swap")] == ["swap:silicon:iron"]
    play(state, "swap:silicon:iron")
    assert hand(state, "A") == "iron iron"
    assert why_not(state, "swap:silicon:iron") == "MARS-CONTR-1"


def test_MARS_CONTR_2_the_reserve_must_have_the_card():
    state = given(hands={"A": "silicon"}, contracts={"A": "silicon>iron"})
    state.reserve[0] = 0
    assert why_not(state, "swap:silicon:iron") == "MARS-CONTR-2"


def test_MARS_CONTR_3_one_contract_for_each_ordered_pair():
    state = given(at="build", hands={"A": "carbon water"})
    play(state, "contract")
    assert len(names(state)) == GOODS * (GOODS - 1) == 20


def test_MARS_CONTR_7_contracts_chain_up_to_sixty_swaps():
    """MARS-R-30."""
    state = given(tiles={"A": "communication=1"}, hands={"A": "iron"}, contracts={"A": "iron>carbon carbon>iron"})
    for _round in range(30):
        play(state, "swap:iron:carbon", "swap:carbon:iron")
    assert why_not(state, "swap:iron:carbon") == "MARS-CONTR-7"


def test_MARS_CONTR_8_contracts_above_the_limit_work_until_they_are_taken_away():
    state = given(hands={"A": "iron water"}, contracts={"A": "iron>carbon water>carbon"})
    assert state.contract_limit(0) == 1
    play(state, "swap:iron:carbon", "swap:water:carbon")
    assert hand(state, "A") == "carbon carbon"
