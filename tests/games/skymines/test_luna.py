"""Luna: planning, majorities, the order of turns and the end."""

from random import Random

from tests.games.skymines.lunas import deck, lines, lunas, start, taken, turn
from tests.games.skymines.table import Position, args, asked, given, pass_on, play, put, why_not, why_numbers

from farside.core import checks
from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import LAB_VALUE, TANK_VALUE
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import (
    HELIUM_LAST,
    HELIUM_VALUE,
    LUNA,
    LUNA_CARDS,
    LUNA_LEVELS,
    RANK_1,
    UPLOAD_LAST,
    UPLOAD_VALUE,
)
from farside.games.skymines.rules.luna_deck import (
    SEEN,
    add_luna_helium,
    add_luna_upload,
    deal_slots,
    draw,
    show_majorities,
)
from farside.games.skymines.rules.luna_value import luna_demand
from farside.games.skymines.state import TAKEN, SkyminesState

CARBON, MINERALS, TITANIUM, ENERGY, SCIENTISTS = range(5)


def demands(state: SkyminesState) -> list[int]:
    """Titanium, carbon, energy, minerals, scientists."""
    return [luna_demand(state, kind) for kind in (TITANIUM, CARBON, ENERGY, MINERALS, SCIENTISTS)]


# -- planning ----------------------------------------------------------------------------------------


def test_SKY_LUNA_12_a_card_on_each_open_slot_from_left_to_right():
    """SKY-LUNA-45, SKY-R-M24  Slots are dealt before the majority cards; people planned without knowing either."""
    log: list[Event] = []
    state = given(1, luna=2, helium={"L": 8}, planning=True, log=log)
    cards = deck(state)
    assert state.luna_slots == [NOBODY] * 5
    assert state.luna_majority == [NOBODY, NOBODY]
    play(state, "ready")
    kinds = [event.kind for event in log if event.kind in ("luna-deal", "show-none", "luna-majority")]
    assert kinds == ["luna-deal", "show-none", "luna-majority", "luna-majority"]
    assert [LUNA_CARDS[card] for card in state.luna_slots if card != NOBODY] == cards[:4]
    assert [LUNA_CARDS[card] for card in state.luna_majority] == cards[4:6]


def test_SKY_LUNA_13_majority_cards_are_turned_up_and_then_move_her_markers():
    state = given(1, luna=2)
    state.luna_deck = [LUNA_CARDS.index(card) for card in ("L1-01", "L2-03", "L1-04")]  # the last is on top
    show_majorities(state)
    assert [LUNA_CARDS[card] for card in state.luna_majority] == ["L1-04", "L2-03"]
    assert (state.helium[LUNA], state.upload[LUNA]) == (2, 1)
    assert state.coins[LUNA] == 0  # their lists are ignored
    state = given(1, luna=5, helium={"L": 6})
    state.luna_deck = [LUNA_CARDS.index(card) for card in ("L1-01", "L1-02", "L1-04")]
    show_majorities(state)  # the token pushes its card after both were drawn
    assert [LUNA_CARDS[card] for card in state.luna_majority] == ["L1-04", "L1-02"]
    assert deck(state)[0].endswith("*")


def test_SKY_LUNA_14_an_empty_deck_is_renewed_with_a_card_of_rank_2():
    """SKY-R-M22  Only when a card is needed. SKY-R-M23  Without a pile, without one."""
    state = given(1, luna=2)
    state.luna_deck = [0]
    state.luna_discard = [1, 2, 3]
    assert draw(state) == 0
    assert state.luna_discard == [1, 2, 3]
    seen = {draw(state) for _card in range(4)}
    assert len(state.luna_pile) == 6
    assert seen >= {1, 2, 3}
    assert len(seen - {1, 2, 3} - set(RANK_1)) == 1
    state.luna_pile.clear()
    state.luna_discard = [4]
    assert draw(state) == 4


def test_SKY_EX_D1_the_deck_of_level_2_over_three_rounds():
    """SKY-LUNA-14  12 cards: 5 in each of two rounds; in the third two, then 11 are shuffled and 3 dealt."""
    state = given(1, luna=2)
    left = []
    for _round in range(3):
        state.helium[LUNA] = state.upload[LUNA] = 0
        deal_slots(state)
        show_majorities(state)
        left.append(len(state.luna_deck))
        state.luna_discard += [card % SEEN for card in state.luna_slots if card != NOBODY] + state.luna_majority
        state.luna_slots = [NOBODY] * 5
    assert left == [7, 2, 8]


def test_SKY_LUNA_15_majority_values():
    """SKY-EX-D2  Left L2-01 (4/6, 1 icon), right L1-10 (0/4, none)."""
    state = given(1, luna=2, majority="L2-01 L1-10")
    assert demands(state) == [4, 6, 0, 4, 1]
    assert demands(given(1, luna=2, majority="- L2-03")) == [0, 0, 3, 6, 2]


def test_SKY_LUNA_16_whoever_has_less_than_luna_may_not_place_a_marker():
    """SKY-EX-D2  With carbon 6 the space may be used, with 5 not."""
    state = given(1, luna=2, majority="L2-01 L1-10", slots={"A": "B04 p1-c1"})
    assert why_not(state, "bonus:maj_carbon") == "SKY-LUNA-16"
    assert why_numbers(state, "bonus:maj_carbon") == (6, 5)
    state = given(1, luna=2, majority="L2-01 L1-10", slots={"A": "B04 p1-c2"})
    assert "maj_carbon" in args(state, "bonus")
    state = given(2, luna=2, majority="L1-02 L1-06", slots={"A": "p1-c2", "B": "B04"})
    assert why_not(state, "bonus:maj_carbon") == "SKY-MAJ-1"  # the other people count as ever


def test_SKY_LUNA_16_scientists_of_both_kinds_are_compared_with_her_icons():
    """SKY-R-M54, SKY-LUNA-51  The engineer icon of track bonus D2 counts as well."""
    two: Position = {"luna": 2, "majority": "L2-03 L1-02"}
    state = given(1, **two, slots={"A": "p1-r2"})
    assert why_numbers(state, "bonus:maj_researcher") == (2, 1)
    state = given(1, **two, slots={"A": "p1-r2 A09"})
    assert "maj_researcher" in args(state, "bonus")
    state = given(1, **two, slots={"A": "A09 B13"})
    assert why_not(state, "bonus:maj_researcher") == "SKY-R-11"  # one research scientist is needed all the same
    state = given(1, **two, slots={"A": "p1-r2"}, tracks=("A1", "B1", "C1", "D2"), marks={"A": {"tawac": 6}})
    assert "maj_researcher" in args(state, "bonus")


def test_SKY_LUNA_51_the_full_face_up_total_is_compared():
    state = given(1, luna=2, majority="L1-02 L1-06", slots={"A": "p1-t2 p1-t1"})
    assert why_numbers(state, "bonus:maj_titanium") == (4, 3)
    state = given(
        1, luna=2, majority="L1-02 L1-06", slots={"A": "p1-t2 p1-t1"}, tracks=("C2", "A1", "B1", "D1"),
        marks={"A": {"skymine": 14}},
    )  # fmt: skip
    assert "maj_titanium" in args(state, "bonus")  # +1 on every titanium card
    state = given(1, luna=2, majority="L1-02 L1-06", slots={"A": "p1-t2 p1-t1"}, tiles={"tile_plus1": "A"})
    play(state, "plus:b")
    assert "maj_titanium" in args(state, "bonus")


# -- the action phase --------------------------------------------------------------------------------


def test_SKY_LUNA_17_her_leftmost_card_is_carried_out_whole():
    log: list[Event] = []
    state = given(1, luna=2, luna_slots="- L1-04 L1-03 - -", log=log)
    turn(state)
    assert lines(log, "luna-turn") == [(1, LUNA_CARDS.index("L1-04"), LUNA_CARDS.index("L1-04"))]
    assert state.coins[LUNA] == 2
    assert state.upload[LUNA] == 1
    assert state.helium[LUNA] == 0  # the reveal icon is ignored
    assert state.bonus.count(LUNA) == 1
    turn(state)
    assert [card for _slot, card, _says in lines(log, "luna-turn")] == [3, 2]


def test_SKY_LUNA_18_the_last_card_ends_her_round_and_may_strike_a_majority_card():
    """SKY-EX-D3, SKY-LUNA-19  L1-02 (4/0) strikes the left one, L1-05 (3/3) none; the space opens at once."""
    state = given(1, luna=2, luna_slots="- L1-02 - - -", majority="L2-01 L1-10", slots={"A": "p1-c2"})
    assert why_not(state, "bonus:maj_carbon") == "SKY-LUNA-16"
    turn(state)
    assert demands(state) == [0, 0, 0, 4, 0]
    assert state.is_out(LUNA)
    assert [LUNA_CARDS[card] for card in state.luna_discard] == ["L1-02", "L2-01"]
    assert state.luna_slots == [NOBODY] * 5
    state.turn_of = 0
    assert "maj_carbon" in args(state, "bonus")
    state = turn(given(1, luna=2, luna_slots="- L1-05 - - -", majority="L2-01 L1-10"))
    assert demands(state) == [4, 6, 0, 4, 1]
    state = turn(given(1, luna=2, luna_slots="- L1-09 - - -", majority="L2-01 L1-10"))
    assert demands(state) == [4, 6, 0, 0, 1]


def test_SKY_R_M25_one_of_this_rounds_slot_cards_decides():
    struck = set()
    for seed in range(20):
        state = given(1, luna=2, luna_slots="- L1-02 L1-07 - -", majority="L2-01 L2-05")
        state.luna_discard = [LUNA_CARDS.index("L1-05")]
        state.sow(seed, GAME.luck)
        turn(turn(state))
        assert state.luna_discard[0] == LUNA_CARDS.index("L1-05")
        struck.add(tuple([side for side in (0, 1) if state.luna_majority[side] == NOBODY]))
    assert struck == {(0,), (1,)}  # never neither, as the older card would say


def test_SKY_LUNA_19_remaining_majority_cards_block_until_the_preparation():
    """SKY-LUNA-52, SKY-LUNA-39  Also after she has passed; then they are discarded."""
    state = given(1, luna=2, majority="L2-01 L1-10", slots={"A": "p1-c2"})
    assert state.is_out(LUNA)
    assert why_not(state, "bonus:maj_carbon") == "SKY-LUNA-16"
    play(state, "pass")
    while asked(state) != "A plan":
        state.act(0, state.options(0)[0])
    assert state.luna_majority == [NOBODY, NOBODY]
    assert [LUNA_CARDS[card] for card in state.luna_discard] == ["L2-01", "L1-10"]


def test_SKY_LUNA_52_her_slot_cards_never_count_for_majorities():
    state = given(1, luna=2, luna_slots="- L2-01 L2-05 - -", slots={"A": "p1-c2"})
    assert demands(state) == [0] * 5
    assert "maj_carbon" in args(state, "bonus")


def test_SKY_LUNA_20_a_slot_opened_in_a_round_is_used_in_the_next():
    """SKY-EX-D8  Helium 7, +2 in planning: slot a opens at step 8 and is dealt a card in the next round."""
    state = given(1, luna=2, helium={"L": 7}, planning=True)
    state.luna_deck = [LUNA_CARDS.index(card) for card in ("L1-05", "L1-04", "L1-01", "L1-02", "L1-03")]
    play(state, "ready")
    assert state.helium[LUNA] >= 9
    assert state.luna_slots[0] == NOBODY
    assert state.luna_open() & 1
    pass_on(state)
    assert asked(state) == "A plan"
    play(state, "ready")
    assert state.luna_slots[0] != NOBODY


def test_SKY_LUNA_22_her_own_tracks():
    """SKY-EX-D7, SKY-R-M49  Helium 27, +4: one step to 28 (value 60), then 3 x 2 coins."""
    state = given(1, luna=2, helium={"L": 27})
    add_luna_helium(state, 4)
    assert (state.helium[LUNA], HELIUM_VALUE[28], state.coins[LUNA]) == (28, 60, 6)
    state = given(1, luna=2, upload={"L": 14})
    add_luna_upload(state, 2)
    assert (state.upload[LUNA], state.coins[LUNA]) == (15, 2)
    assert (HELIUM_LAST, UPLOAD_LAST) == (28, 15)
    assert HELIUM_VALUE == TANK_VALUE
    assert LAB_VALUE[1:] == UPLOAD_VALUE  # her step k is position k + 1
    state = given(1, luna=2, helium={"L": 7}, upload={"L": 3})
    add_luna_helium(state, 1)
    assert state.luna_open() == 0b01111
    add_luna_upload(state, 1)
    assert state.luna_open() == 0b11111


def test_SKY_LUNA_46_with_all_people_out_she_goes_on_alone():
    """SKY-EX-D18  The human passes on the first turn: Luna resolves b, c and d in a row."""
    log: list[Event] = []
    state = given(1, luna=2, luna_slots="- L1-03 L1-04 L1-05 -", log=log)
    pass_on(state)
    assert [slot for slot, _card, _says in lines(log, "luna-turn")] == [1, 2, 3]
    assert asked(state) == "A plan"


def test_SKY_LUNA_46_turns_go_clockwise_and_skip_whoever_has_passed():
    log: list[Event] = []
    state = given(2, luna=2, luna_slots="- L1-03 L1-04 L1-05 -", slots={"A": "p1-c1"}, log=log)
    play(state, "pass", "lay:b")  # A
    assert asked(state) == "B turn"
    assert not lines(log, "luna-turn")
    play(state, "pass")  # B, at her right, is out: she goes on
    assert len(lines(log, "luna-turn")) == 3
    state = given(2, luna=2, luna_slots="- L1-03 L1-04 L1-05 -", slots={"A": "p1-t2"}, market={}, log=log)
    state.first = state.marker = 1
    state.beside = 0
    assert state.after(0) == LUNA
    assert state.after(LUNA) == 1


def test_SKY_LUNA_3_she_never_takes_the_first_player_marker_and_acts_after_her_neighbour():
    """SKY-R-M37  In solo the human keeps the marker; the space still gives its research point."""
    log: list[Event] = []
    state = given(1, luna=2, luna_slots="- L1-03 L1-04 - -", slots={"A": "p1-c1"}, market={}, log=log)
    assert why_not(state, "bonus:std_first_player") == "SKY-STD-2"
    play(state, "use:carbon", "step:tawac")
    assert len(lines(log, "luna-turn")) == 1
    play(state, "bonus:std_first_player", "coin")
    assert state.marker == 0
    assert len(lines(log, "luna-turn")) == 2


# -- preparation, end and what is known --------------------------------------------------------------


def test_SKY_LUNA_39_her_markers_return_and_she_takes_no_tile():
    """SKY-R-M38  A tile under her marker is given to nobody and is there again next round."""
    state = given(1, luna=2, bonus={"tile_space_energy": "L", "tile_space_resource": "A"})
    pass_on(state)
    assert asked(state) == "A plan"
    assert state.holder == [0, NOBODY, NOBODY, NOBODY]
    assert set(state.bonus) == {NOBODY}


def test_SKY_LUNA_40_she_scores_all_seven_categories():
    """SKY-LUNA-53  She is ranked with the people; a tie with her is a shared victory."""
    state = given(
        1, number=7, luna=2, coins={"L": 7}, helium={"L": 9}, upload={"L": 5}, marks={"L": {"skymine": 7}},
        stations={"skymine": "0 5 5"},
    )  # fmt: skip
    put(state, "D03", TAKEN)
    shares = state.track_shares(LUNA, 0) + 1
    assert shares > 1
    assert GAME.scores(state) == [0, 7 + 15 + 15 + 5 * shares]
    assert taken(state) == ["D03"]
    pass_on(state)
    assert state.over
    assert GAME.winners(state) == [1]
    state = given(1, number=7, luna=2, coins={"L": 7, "A": 7})
    pass_on(state)
    assert GAME.winners(state) == [0, 1]
    assert GAME.view(state, None).winners == (0, 1)


def test_SKY_LUNA_50_her_cards_are_always_somewhere_and_a_draw_never_fails():
    for level in range(LUNA_LEVELS):
        state = start(1, level, seed=level)
        dice = Random(level)
        while not state.over:
            everywhere = [*state.luna_deck, *state.luna_pile, *state.luna_discard, *state.luna_majority]
            everywhere += state.luna_slots
            assert sorted({card % SEEN for card in everywhere if card != NOBODY}) == list(range(19))
            state.act(0, dice.choice(state.options(0)))


def test_SKY_LUNA_50_a_pushed_card_goes_to_her_leftmost_open_slot():
    """Of two the later one lies on top; a token can push onto an empty deck."""
    state = given(1, luna=8, helium={"L": 5}, upload={"L": 4}, planning=True)
    state.luna_discard, state.luna_deck = state.luna_deck, []
    first, second = state.luna_pile[-1], state.luna_pile[-2]
    add_luna_upload(state, 1)
    add_luna_upload(state, 2)
    assert len(state.luna_deck) == 2
    assert len(state.luna_discard) == 12
    play(state, "ready")
    dealt = [card % SEEN for card in state.luna_slots if card != NOBODY]
    assert dealt[:2] == [second, first]


def test_SKY_LUNA_54_what_is_open_and_what_is_hidden():
    state = given(1, luna=8, luna_slots="- L1-03 L2-04 L1-05 -", majority="L1-01 -")
    state.luna_slots[2] += SEEN
    turn(state)
    view = GAME.view(state, None)
    assert view.luna is not None
    assert view.luna.slots == (-1, 2, -3, -2, -1)  # face up, known to be of rank 2, face down
    assert view.luna.majority == (0, -1)
    orders, piles = set(), set()
    for number in range(12):
        dream = GAME.imagine(state, 0, Random(number))
        assert GAME.view(dream, 0) == GAME.view(state, 0)
        assert dream.luna_slots[2] >= SEEN
        assert dream.luna_slots[1] == 2
        orders.add(tuple(dream.luna_deck))
        piles.add((dream.luna_slots[2], dream.luna_slots[3], *dream.luna_pile))
    assert len(orders) > 1
    assert len(piles) > 6


def test_SKY_LUNA_55_she_decides_nothing():
    walk = checks.play(GAME, 1, 3, luna=4)
    assert isinstance(walk.state, SkyminesState)
    assert {move.seat for move in walk.record.moves} == {0}
    assert any(event.seat == LUNA for event in walk.events)
    assert lunas(walk.state)
