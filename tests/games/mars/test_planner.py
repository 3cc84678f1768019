"""The planner: what is missing, the cheapest way to it, and the shopping list that brings most."""

from __future__ import annotations

from tests.games.mars.colony import given, play

from farside.games.mars.components import CHAINS, COMMUNICATION, HOUSING, MATERIALS, MILITARY, PLANT, SILO
from farside.games.mars.drawing import ways
from farside.games.mars.drawing.planner import planner
from farside.games.mars.drawing.scene import Scene
from farside.games.mars.game import GAME
from farside.games.mars.routes import CONTRACT, EARTH, EXCHANGE, SYNTHESIS, Leg, Means, route
from farside.games.mars.state import MarsState
from farside.games.mars.view import Purchase

IRON, CARBON, SILICON, WATER, OXYGEN = range(len(MATERIALS))
PLENTY = (9, 9, 9, 9, 9)
PLAIN = Means(3, (), PLENTY, 60, exchange=False, synthesis=0)


def scene_of(state: MarsState, seat: int = 0, lang: str = "en") -> Scene:
    return Scene(GAME.view(state, seat), GAME.voice(lang, (), seat))


def plan_of(scene: Scene, item: int) -> Purchase:
    return next(plan for plan in scene.view.plans if plan.item == item)


# -- routes ----------------------------------------------------------------------------------------


def test_MARS_EARTH_1_earth_takes_cards_that_are_not_needed():
    assert route((3, 1, 0, 0, 0), (0, 1, 1, 0, 0), PLAIN) == (Leg(EARTH, IRON, 3, SILICON),)
    assert route((3, 0, 0, 0, 0), (1, 0, 1, 0, 0), PLAIN) == ()


def test_MARS_EARTH_2_a_spaceport_makes_it_cheaper():
    assert route((2, 0, 0, 0, 0), (0, 0, 1, 0, 0), PLAIN._replace(rate=2)) == (Leg(EARTH, IRON, 2, SILICON),)


def test_MARS_CONTR_1_a_contract_is_cheaper_than_earth():
    means = PLAIN._replace(contracts=((IRON, SILICON),))
    assert route((3, 0, 0, 0, 0), (0, 0, 1, 0, 0), means) == (Leg(CONTRACT, IRON, 1, SILICON),)


def test_MARS_CONTR_7_contracts_chain():
    means = PLAIN._replace(contracts=((IRON, WATER), (WATER, SILICON)))
    found = route((1, 0, 0, 0, 0), (0, 0, 1, 0, 0), means)
    assert found == (Leg(CONTRACT, IRON, 1, WATER), Leg(CONTRACT, WATER, 1, SILICON))
    assert route((1, 0, 0, 0, 0), (0, 0, 1, 0, 0), means._replace(swaps=1)) == ()


def test_MARS_CONTR_2_the_reserve_must_have_the_card():
    assert route((6, 0, 0, 0, 0), (0, 0, 2, 0, 0), PLAIN._replace(reserve=(9, 9, 1, 9, 9))) == ()


def test_MARS_SUP_11_the_supremacy_exchanges_once():
    means = PLAIN._replace(exchange=True)
    assert route((2, 0, 0, 0, 0), (0, 0, 1, 0, 0), means) == (Leg(EXCHANGE, IRON, 1, SILICON),)
    assert route((2, 0, 0, 0, 0), (0, 0, 2, 0, 0), means) == ()


def test_MARS_RND_18_synthesis_makes_two_cards():
    found = route((0, 0, 0, 0, 0), (0, 0, 1, 1, 0), PLAIN._replace(synthesis=2))
    assert sorted(found) == [Leg(SYNTHESIS, 0, 0, SILICON), Leg(SYNTHESIS, 0, 0, WATER)]


# -- what the panel says ---------------------------------------------------------------------------


def test_the_planner_says_what_is_missing_and_the_cheapest_way_to_it():
    state = given(hands={"A": "carbon silicon iron iron iron"}, contracts={"A": "silicon>oxygen"})
    scene = scene_of(state)
    plan = plan_of(scene, COMMUNICATION)
    assert plan.missing == (0, 0, 0, 0, 1)
    assert ways.told(scene, plan) == "needs 1 oxygen; 1 silicon by contract for 1 oxygen"
    assert "mars-oxygen" in ways.drawn(scene, plan)


def test_MARS_TURN_3_after_the_trade_phase_no_way_is_shown():
    state = given(hands={"A": "carbon silicon iron iron iron"}, contracts={"A": "silicon>oxygen"})
    play(state, "close:trade")
    scene = scene_of(state)
    assert ways.told(scene, plan_of(scene, COMMUNICATION)) == "needs 1 oxygen"


def test_MARS_NEG_2_whoever_mines_a_missing_material_can_be_asked():
    tiles, mines = {"A": "communication=1"}, {"B": "oxygen", "C": "iron"}
    state = given(3, tiles=tiles, mines=mines, hands={"A": "carbon", "B": "water", "C": "water"})
    scene = scene_of(state)
    assert ways.sources(scene, (0, 0, 0, 0, 1)) == [1]
    assert "Sky mines it" in ways.told(
        scene, Purchase(item=0, cost=(0, 0, 0, 0, 1), missing=(0, 0, 0, 0, 1), in_stock=True)
    )
    silent = scene_of(given(3, mines=mines, hands={"A": "carbon", "B": "water", "C": "water"}))
    assert ways.sources(silent, (0, 0, 0, 0, 1)) == []


def test_MARS_BUILD_8_a_discount_may_be_the_way():
    state = given(at="build", hands={"A": "iron"}, laid={"A": "nanofabrication"})
    scene = scene_of(state)
    assert ways.drawn(scene, plan_of(scene, MILITARY)) == "with Nanofabrication"
    play(state, "play:nanofabrication", "build:military", "spare:water")
    scene = scene_of(state)
    assert "Nanofabrication" not in planner(scene)


# -- the shopping list -----------------------------------------------------------------------------


def test_the_best_shopping_list_builds_the_plant_that_lets_the_housing_shine():
    tiles = {"A": "housing=2 power_plant=1 silo=1 communication=1 rnd=1"}
    hand = "carbon carbon silicon silicon water water oxygen"
    state = given(at="build", tiles=tiles, mines={"A": "carbon silicon water"}, hands={"A": hand})
    ahead = GAME.view(state, 0).ahead
    assert ahead is not None
    assert [CHAINS[item] for item in ahead.items] == [CHAINS[HOUSING], CHAINS[PLANT]]
    assert (ahead.points, ahead.cards) == (state.points(0) + 1, 1)
    assert GAME.view(state, 1).ahead is None


def test_a_shopping_list_may_hold_two_levels_of_a_chain():
    state = given(at="build", hands={"A": "iron iron carbon carbon"})
    ahead = GAME.view(state, 0).ahead
    assert ahead is not None
    assert ahead.items.count(SILO) == 2
    assert "Silo 1 and Silo 2" in GAME.picture(GAME.view(state, 0))
