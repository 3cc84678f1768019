"""Research and development."""

from tests.games.mars.colony import asks, draws, given, hand, keeps, lays, magna, names, play, stack_card, told, whole

from farside.core.state import Event
from farside.games.mars.components import RND_BONUS, RND_CARDS, RND_COPIES, RND_SCIENCE, RND_VP
from farside.games.mars.game import GAME
from farside.games.mars.rules.research import draw_card


def centre(level=1, **more):
    return given(at="rnd", **{"tiles": {"A": f"rnd={level}"}, **more})


def rolled(state, wanted):
    """Roll until the die shows this face."""
    for seed in range(40):
        twin = state.clone()
        twin.sow(seed, 6)
        play(twin, "roll")
        if twin.rolled == wanted:
            return twin
    raise AssertionError("the die never shows it")


def test_MARS_RND_1_an_active_centre_may_roll_once():
    state = centre()
    assert names(state) == ["roll", "pass"]
    assert asks(given(at="rnd")) == "trade"
    assert asks(play(rolled(state, 1), "pass")) == "trade"


def test_MARS_RND_2_a_one_lets_draw_the_first_deck():
    state = rolled(centre(2), 1)
    stack_card(state, "field_study")
    play(state, "draw")
    assert lays(state, "A") == ["field_study"]


def test_MARS_RND_3_a_two_needs_level_2():
    assert asks(rolled(centre(1), 2)) == "trade"
    state = rolled(centre(2), 2)
    stack_card(state, "terraforming")
    play(state, "draw")
    assert lays(state, "A") == ["terraforming"]


def test_MARS_RND_4_an_empty_deck_gives_nothing():
    state = centre()
    state.deck1 = []
    assert asks(rolled(state, 1)) == "trade"
    state = given()
    state.deck1 = []
    draw_card(state, 0, 1)
    assert lays(state, "A") == []


def test_MARS_RND_5_permanent_cards_lie_face_up_instant_ones_are_carried_out():
    state = given()
    draws(state, "biosphere")
    assert lays(state, "A") == ["biosphere"]
    draws(state, "cloning")
    assert lays(state, "A") == ["biosphere"]
    assert state.deck2[0] == RND_CARDS.index("cloning")


def test_MARS_RND_6_keep_cards_go_hidden_into_the_hand_and_under_the_deck_when_played():
    state = given()
    draws(state, "deep_drilling")
    assert keeps(state, "A") == ["deep_drilling"]
    play(state, "play:deep_drilling")
    assert keeps(state, "A") == []
    assert state.deck1[0] == RND_CARDS.index("deep_drilling")
    assert whole(state)


def test_MARS_RND_7_a_card_in_hand_has_no_effect():
    state = given(kept={"A": "prefabrication espionage"})
    assert state.science(0) == 0
    assert state.points(0) == 0


def test_MARS_RND_8_rnd_cards_are_no_part_of_the_hand_and_only_their_number_is_open():
    state = given(at="raid", tiles={"A": "military=1"}, kept={"B": "espionage synthesis"}, hands={"B": ""})
    assert state.hand_size(1) == 0
    view = GAME.view(state, 0)
    assert view.colonies[1].kept == (1, 1)
    assert view.kept == ()


def test_MARS_RND_9_cards_work_without_an_active_centre():
    """MARS-R-25."""
    state = given(tiles={"A": "rnd=1"}, off={"A": "rnd=1"}, laid={"A": "fusion terraforming"})
    assert state.energy_max(0) == 8
    assert state.points(0) == 1


def test_MARS_RND_10_bonus_cards_carry_one_or_two_science_points():
    for card in range(len(RND_CARDS)):
        if RND_BONUS[card] >= 0:
            assert RND_SCIENCE[card] == (1 if card < 10 else 2)


def test_MARS_RND_11_magna_scientia_goes_to_the_first_with_three():
    state = given(laid={"A": "field_study field_study"})
    assert magna(state) == -1
    assert magna(state, "A", "field_study") == 0
    assert state.points(0) == 1


def test_MARS_RND_12_another_needs_strictly_more():
    state = given(laid={"A": "field_study orbital_defence", "B": "quantum_link field_study"})
    state.magna = 0
    assert magna(state) == 0
    assert magna(state, "B", "guided_weapons") == 1


def test_MARS_RND_13_a_holder_keeps_it_though_points_fall():
    """MARS-R-26."""
    state = given(laid={"A": "field_study", "B": "quantum_link"})
    state.magna = 0
    assert magna(state) == 0


def test_MARS_RND_13_among_several_the_highest_then_the_first_from_the_active_player():
    state = given(3, active="B", laid={"A": "orbital_defence field_study", "C": "quantum_link field_study"})
    assert magna(state) == 2
    state = given(3, active="B", laid={"A": "orbital_defence martian_academy", "C": "quantum_link field_study"})
    assert magna(state) == 0


def test_MARS_RND_14_the_decks():
    assert sum(RND_COPIES[card] for card in range(10) if RND_BONUS[card] >= 0) == 8
    assert RND_COPIES[RND_CARDS.index("field_study")] == 3
    assert sum(RND_COPIES[card] for card in range(10, 25) if RND_BONUS[card] >= 0) == 3
    assert sum(RND_VP) == 3


def test_MARS_RND_15_the_second_roll_stands():
    state = rolled(centre(1, holds={"A": "rnd"}), 1)
    assert asks(state) == "reroll"
    for seed in range(20):
        twin = state.clone()
        twin.sow(seed, 6)
        play(twin, "roll")
        if twin.rolled == 2:
            assert asks(twin) == "trade"
            return
    raise AssertionError("no worse result was rolled")


def test_MARS_RND_16_after_a_roll_the_draw_is_optional_after_a_conflict_it_is_not():
    assert names(rolled(centre(), 1)) == ["draw", "pass"]
    log: list[Event] = []
    given(at="event", event="conflict_rnd_minor", tiles={"A": "rnd=1"}, log=log)
    assert {"lay", "keep"} & set(told(log))


def test_MARS_RND_17_standing_discoveries():
    state = given(laid={"A": "compact_storage fusion superconductors orbital_freight"}, tiles={"B": "spaceport=1"})
    assert state.hand_limit(0) == 6
    assert state.energy_max(0) == 10
    assert state.earth_rate(0) == 2
    state = given(laid={"A": "orbital_freight compact_storage"}, tiles={"A": "spaceport=1"}, off={"A": "silo=1"})
    assert state.earth_rate(0) == 2
    assert state.hand_limit(0) == 0


def test_MARS_RND_18_deep_drilling_digs_once_more():
    state = given(kept={"A": "deep_drilling"}, mines={"A": "water oxygen"})
    play(state, "play:deep_drilling")
    assert hand(state, "A") == "water oxygen"


def test_MARS_RND_18_synthesis_takes_two_one_after_the_other():
    state = play(given(kept={"A": "synthesis"}), "play:synthesis", "take:water", "take:iron")
    assert hand(state, "A") == "iron water"
    assert asks(state) == "trade"


def test_MARS_COMP_10_synthesis_goes_as_far_as_the_reserve():
    state = given(kept={"A": "synthesis"})
    state.reserve[:] = [0, 0, 0, 1, 0]
    play(state, "play:synthesis")
    assert hand(state, "A") == "water", "a single card is taken without a question"
    assert asks(state) == "trade"
    state = given(kept={"A": "synthesis"})
    state.reserve[:] = [1, 0, 0, 1, 0]
    play(state, "play:synthesis", "take:iron")
    assert hand(state, "A") == "iron water"


def test_MARS_RND_18_espionage_looks_and_takes():
    state = given(3, kept={"A": "espionage"}, hands={"B": "iron water", "C": "iron"})
    play(state, "play:espionage")
    assert names(state) == ["spy:sky", "spy:green"]
    play(state, "spy:sky", "take:water")
    assert hand(state, "A") == "water"
    assert "play:espionage" not in names(given(kept={"A": "espionage"}))


def test_MARS_RND_19_cloning_brings_two():
    state = given()
    draws(state, "cloning")
    assert state.free(0) == 5
    state.colonist_supply = 1
    draws(state, "cloning")
    assert state.free(0) == 6
