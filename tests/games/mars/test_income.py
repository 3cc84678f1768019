"""Resupply and mine production."""

from tests.games.mars.colony import asks, given, hand, names, play, told

from farside.core.state import Event
from farside.games.mars.rules.income import dig, draw_supply


def test_MARS_SUPPLY_1_a_card_nobody_else_sees():
    log: list[Event] = []
    state = given(at="resupply", log=log)
    draw = next(event for event in log if event.kind == "draw")
    assert draw.eyes == (0,)
    assert state.known[0] + state.known[1] == 2


def test_MARS_SUPPLY_2_an_empty_deck_is_rebuilt_with_five_of_each():
    state = given()
    for good in state.supply:
        state.reserve[good] += 1
    state.supply = []
    draw_supply(state, 0)
    assert len(state.supply) == 24
    assert sum(state.reserve) == 35


def test_MARS_SUPPLY_3_not_before_a_card_has_to_be_drawn():
    state = given()
    state.reserve[state.supply[0]] += 1
    for good in state.supply[1:]:
        state.reserve[good] += 1
    state.supply = state.supply[:1]
    draw_supply(state, 0)
    assert state.supply == []


def test_MARS_SUPPLY_4_a_short_pile_gives_all_it_has():
    """MARS-R-22."""
    state = given()
    state.supply = []
    state.reserve = [2, 0, 5, 7, 0]
    draw_supply(state, 0)
    assert len(state.supply) == 11
    state.supply = []
    state.reserve = [0] * 5
    before = state.hand_size(0)
    draw_supply(state, 0)
    assert state.hand_size(0) == before


def test_MARS_SUPPLY_5_spent_cards_go_to_the_reserve():
    state = given(at="build", hands={"A": "carbon silicon"})
    deck, carbon = len(state.supply), state.reserve[1]
    play(state, "mine:water")
    assert len(state.supply) == deck
    assert state.reserve[1] == carbon + 1


def test_MARS_PROD_1_each_active_mine_of_the_active_player_gives_a_card():
    state = given(at="resupply", mines={"A": "iron iron water", "B": "oxygen oxygen"})
    assert hand(state, "A").split().count("iron") >= 2
    assert state.known[:5] == [2, 0, 0, 1, 0]
    assert hand(state, "B") == ""


def test_MARS_PROD_2_an_empty_pile_gives_nothing():
    state = given(mines={"A": "iron iron water"})
    state.reserve[0] = 1
    state.reserve[3] = 0
    dig(state, 0)
    assert hand(state, "A") == "iron"


def test_MARS_PROD_3_production_is_open():
    log: list[Event] = []
    given(at="resupply", log=log)
    assert next(event for event in log if event.kind == "dig").eyes is None


def test_MARS_PROD_4_rich_veins_give_a_card_of_a_working_mine():
    state = given(at="resupply", mines={"A": "iron water"}, laid={"A": "rich_veins"})
    assert asks(state) == "vein"
    assert state.phase == 4, "production"
    assert names(state) == ["take:iron", "take:water"]
    play(state, "take:water")
    assert state.known[3] == 2


def test_MARS_PROD_4_a_single_material_is_not_asked():
    log: list[Event] = []
    state = given(at="resupply", mines={"A": "iron iron"}, laid={"A": "rich_veins"}, log=log)
    assert "vein" in told(log)
    assert state.known[0] == 3
