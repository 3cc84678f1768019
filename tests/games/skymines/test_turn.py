"""Turns, resource cards and the card display."""

from tests.games.skymines import table
from tests.games.skymines.table import args, asked, given, in_hand, is_down, mark, names, pass_on, play, why_not

from farside.core.actions import NOBODY
from farside.games.skymines import components as box
from farside.games.skymines.game import GAME
from farside.games.skymines.state import DESTROYED


def test_SKY_TURN_1_clockwise_from_the_first_player_until_all_have_passed():
    """SKY-TURN-6, SKY-TURN-9  Passed players are skipped; the last one goes on alone."""
    state = given(3, slots={"A": "p1-c1", "C": "p3-c1 p3-m1"}, market={9: "B04"})
    order = [asked(state)]
    play(state, "use:carbon", "step:tawac")
    order.append(asked(state))
    play(state, "pass")
    order.append(asked(state))
    play(state, "use:carbon", "step:tawac")
    order.append(asked(state))
    pass_on(state)
    order.append(asked(state))
    play(state, "use:minerals", "step:tawac")
    order.append(asked(state))
    assert order == ["A turn", "B turn", "C turn", "A turn", "C turn", "C turn"]
    pass_on(state)
    assert asked(state) == "A plan"


def test_SKY_TURN_2_the_six_actions():
    """SKY-TURN-3  Each needs its card or tile face up."""
    state = given(slots={"A": "p1-c2 p1-e1 p1-r2 A09"}, coins={"A": 5}, helium={"A": 9})
    verbs = {name.split(":")[0] for name in names(state)}
    assert verbs == {"use", "energy", "research", "field", "bonus", "pass"}
    state = given(hand={"A": "p1-c2 p1-e1 p1-r2"}, rest={"A": {"b": "p1-m2"}})
    assert [name for name in names(state) if not name.startswith("bonus")] == ["pass"]
    assert why_not(state, "use:minerals") == "SKY-TURN-3"
    assert table.why_numbers(state, "use:minerals") == (box.MINERALS,)
    assert why_not(state, "energy") == "SKY-TURN-3"


def test_SKY_TURN_4_used_cards_are_down_for_the_round():
    """SKY-RES-9, SKY-UPL-11"""
    state = given(slots={"A": "p1-r2 p1-c2 p1-m2"}, passed="B")
    play(state, "research:b", "coin", "coin")
    assert is_down(state, "A", "b")
    assert not is_down(state, "A", "c")
    assert why_not(state, "research:b") == "SKY-TURN-4"
    play(state, "use:carbon", "skip", "step:tawac", "step:tawac")
    assert is_down(state, "A", "c")
    assert why_not(state, "use:carbon") == "SKY-TURN-3"


def test_SKY_TURN_5_passing_is_possible_with_unused_cards():
    """SKY-R-40"""
    state = given(slots={"A": "p1-c2"})
    assert "pass" in names(state)
    assert asked(pass_on(state)) == "B turn"
    assert names(given())[-1] == "pass"


def test_SKY_TURN_7_bonuses_become_active_at_the_start_of_the_next_own_turn():
    """SKY-TRK-5, SKY-R-07  Also for comparisons by others."""
    state = given(slots={"A": "p1-c2 p1-e2", "B": "p2-e2"}, marks={"A": {"skymine": 4}})
    play(state, "use:carbon", "skip", "step:skymine", "step:skymine")
    assert state.crossed(0, 0) == 1
    assert state.active[0] == 0
    assert state.total(0, box.ENERGY) == 2
    assert "bonus:maj_energy" in names(state), "B sees 2 against 2"
    pass_on(state)
    assert state.active[0] == 1
    assert state.total(0, box.ENERGY) == 3


def test_SKY_TURN_8_the_end_of_a_turn_turns_places_and_refills():
    """SKY-RP-9, SKY-RES-5  The research display is refilled then, and not before; the card display is not."""
    state = given(slots={"A": "p1-r2 p1-c2"}, shown={"A2": "PA01", "A3": "PA02"}, market={1: "A02"}, passed="B")
    play(state, "research:b", "take:A2")
    assert state.shown[1] == NOBODY
    play(state, "take:A3")
    assert asked(state) == "A put"
    assert is_down(state, "A", "b")
    assert state.shown[1] == NOBODY
    play(state, "put:PA01:1", "put:PA02:2")
    assert NOBODY not in state.shown
    play(state, "use:carbon", "buy:1")
    assert state.market == [NOBODY] * 12


def test_SKY_RES_1_one_resource_and_one_or_more_of_its_cards():
    """SKY-RES-2  All of them come first; their sum is the total value."""
    state = play(given(slots={"A": "A04 p1-c2 p1-m1"}), "use:carbon")
    assert args(state, "spend") == ["bc", "c", "b"]
    assert play(state.clone(), "spend:bc").units == 5
    assert play(state.clone(), "spend:c").units == 2
    assert play(given(slots={"A": "p1-m1"}), "use:minerals").units == 1, "a single card is not asked about"


def test_SKY_RES_3_at_most_one_card_then_the_steps():
    """SKY-RES-10, SKY-RES-6  Every unit that is left makes a step, split in any way."""
    state = given(slots={"A": "B04 A04"}, market={1: "A02", 5: "A03"})
    play(state, "use:carbon", "spend:bc", "buy:1")
    assert asked(state) == "A invest"
    assert state.units == 5
    play(state, "step:tawac", "step:skymine", "step:tawac", "step:minerva", "step:astrogo")
    assert [mark(state, "A", firm) for firm in box.COMPANIES] == [1, 1, 1, 2]
    assert asked(state) == "B turn"


def test_SKY_RES_4_cost_and_surcharge():
    """SKY-RES-7  Never below 0; then the whole value is left for the tracks."""
    market = {1: "A02", 5: "A03", 9: "A01", 2: "A09"}
    state = play(given(slots={"A": "A04"}, market=market), "use:carbon")
    assert args(state, "buy") == ["1", "2", "5"]
    assert why_not(state, "buy:9") == "SKY-RES-4"
    assert table.why_numbers(state, "buy:9") == (4, 3)
    state = given(slots={"A": "p1-m2"}, market=market, marks={"A": {"minerva": 5}})
    play(state, "use:minerals", "buy:2")
    assert state.units == 2, "the general field scientist costs 1, less 1 paid in minerals"


def test_SKY_RES_5_the_card_goes_to_hand_and_its_space_stays_empty():
    state = play(given(slots={"A": "p1-c2"}, market={1: "A02"}), "use:carbon", "buy:1")
    assert in_hand(state, "A") == ["A02"]
    assert table.for_sale(state) == {}
    assert asked(state) == "B turn"


def test_SKY_RES_8_units_are_lost_only_where_no_step_is_free():
    """SKY-R-03  A free step must be made; paying a barrier is never compulsory."""
    ends = {"minerva": 19, "astrogo": 20, "tawac": 20}
    state = given(slots={"A": "p1-c2"}, market={}, coins={"A": 5}, marks={"A": {**ends, "skymine": 7}})
    play(state, "use:carbon")
    assert asked(state) == "A invest", "the first unit had one free step only"
    assert mark(state, "A", "skymine") == 8
    assert names(state) == ["pay:skymine", "stop"]
    play(state, "stop")
    assert mark(state, "A", "skymine") == 8
    state = play(given(slots={"A": "p1-c2"}), "use:carbon", "skip")
    assert why_not(state, "stop") == "SKY-R-03"
    state = given(slots={"A": "p1-c2"}, market={}, marks={"A": {**ends, "skymine": 20}})
    assert asked(play(state, "use:carbon")) == "B turn", "all tracks are at their end"


def test_SKY_RES_11_without_a_card_the_cards_are_of_one_type():
    """SKY-TB-B1, SKY-R-28  The second bonus lets a mix pay for a card, at 1 less; the rest advances."""
    slots = {"A": "p1-c2 p1-m1 p1-t2"}
    state = given(slots=slots, market={5: "A04"}, marks={"A": {"minerva": 11}})
    assert args(state, "use") == ["carbon", "minerals", "titanium", "mix"]
    play(state, "use:mix")
    assert "bcd" in args(state, "spend")
    assert "b" not in args(state, "spend")
    play(state, "spend:bcd")
    assert asked(state) == "A invest", "a mix must acquire: only one card is there"
    assert state.units == 5 - 3
    assert in_hand(state, "A") == ["A04"]
    state = given(slots=slots, market={9: "A04"}, marks={"A": {"minerva": 11}})
    assert why_not(play(state, "use:mix"), "spend:bc") == "SKY-RES-11"
    state = given(slots=slots, market={}, marks={"A": {"minerva": 11}})
    assert why_not(state, "use:mix") == "SKY-RES-11"
    assert "mix" not in args(given(slots=slots, marks={"A": {"minerva": 5}}), "use")


def test_SKY_CARD_1_what_the_cards_show():
    """SKY-CARD-2  Five field scientists, all in the deck: one general, one for each company."""
    types = [box.TYPES[kind] for kind in box.CARD_TYPE]
    field = [card for card in range(box.CARD_COUNT) if types[card] == "engineer"]
    assert [box.CARDS[card] for card in field] == ["A09", "B13", "B14", "B15", "B16"]
    assert sorted(box.CARD_FIRM[card] for card in field) == [NOBODY, 0, 1, 2, 3]
    for card in range(box.CARD_COUNT):
        if types[card] == "energy":
            assert 1 <= box.CARD_VALUE[card] <= 3
        if types[card] == "share":
            assert box.CARD_SHARE[card] != NOBODY
            assert box.CARD_VALUE[card] == 0


def test_SKY_CARD_3_a_share_icon_counts_wherever_the_owner_keeps_the_card():
    """SKY-END-6, SKY-END-2  In hand, in a resting slot or in the action area."""
    for place in ({"hand": {"A": "C08"}}, {"rest": {"A": {"a": "C08"}}}, {"slots": {"A": "C08"}}):
        state = given(stations={"skymine": "0 5 5"}, **place)
        assert GAME.scores(state) == [5, 0]
    assert GAME.scores(given(stations={"skymine": "0 5 5"}, destroyed="C08")) == [0, 0]


def test_SKY_CARD_4_destroyed_and_purged_cards_lie_face_up():
    state = given(hand={"A": "p1-c1"}, market={1: "A02"})
    play(state, "bonus:std_destroy_card", "pass", "pass")
    assert table.where(state, "p1-c1") == table.where(state, "A02") == DESTROYED
    assert GAME.view(state, None).destroyed == (box.CARDS.index("A02"), box.CARDS.index("p1-c1"))


def test_SKY_CARD_5_a_share_card_can_be_destroyed_from_hand():
    state = given(hand={"A": "D03 p1-c1"}, stations={"skymine": "0 5 5"})
    assert GAME.scores(state)[0] == 5
    play(state, "bonus:std_destroy_card", "destroy:D03")
    assert GAME.scores(state)[0] == 5, "3 + 2 crypcoins instead of a share worth 5"
    assert state.coins[0] == 5


def test_SKY_CARD_6_every_card_is_in_one_place():
    census = GAME.census(given(slots={"A": "A04"}, hand={"B": "B04"}, rest={"A": {"b": "C01"}}, destroyed="C02"))
    assert census["cards"] == 84
