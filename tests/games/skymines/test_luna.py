"""Luna: set-up, levels, planning, majorities, the order of turns and the end."""

from random import Random

import pytest
from tests.games.skymines.lunas import deck, lines, lunas, taken, turn
from tests.games.skymines.table import Position, args, asked, given, pass_on, play, put, why_not, why_numbers

from farside.core import checks
from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import LAB_VALUE, SLOTS, TANK_VALUE, TILE_BONUS
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import (
    HAS_RANK_2,
    HELIUM_LAST,
    HELIUM_TOKENS,
    HELIUM_VALUE,
    LUNA,
    LUNA_CARDS,
    LUNA_LEVELS,
    MARKERS,
    RANK_1,
    RANK_2,
    START_HELIUM,
    START_UPLOAD,
    UPLOAD_LAST,
    UPLOAD_TOKENS,
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


def start(seats: int = 1, level: int = 2, seed: int = 1, log: list[Event] | None = None, **more: str) -> SkyminesState:
    return GAME.start(seats=seats, seed=seed, luna=level, log=log, **more)


def demands(state: SkyminesState) -> list[int]:
    """Titanium, carbon, energy, minerals, scientists."""
    return [luna_demand(state, kind) for kind in (TITANIUM, CARBON, ENERGY, MINERALS, SCIENTISTS)]


# -- set-up ------------------------------------------------------------------------------------------


def test_SKY_LUNA_1_she_joins_one_to_three_people_and_one_person_needs_her():
    """SKY-R-M39  There is one Luna, at one level."""
    with pytest.raises(ValueError, match="one person plays against Luna; luna is her level, 0 to 8"):
        GAME.start(seats=1, seed=1)
    with pytest.raises(ValueError, match="Luna plays with 1 to 3 people, not 4"):
        start(4)
    with pytest.raises(ValueError, match="luna cannot be 9; possible: none, 0, 1"):
        start(1, 9)
    for seats in (1, 2, 3):
        for side in ("moon", "belt"):
            state = start(seats, 5, side=side)
            assert len(GAME.scores(state)) == seats + 1
            assert LUNA not in state.waiting()


def test_SKY_LUNA_2_she_counts_as_a_player_for_markers_but_not_for_missions():
    assert [start(seats).spare_markers(0) for seats in (1, 2, 3)] == [
        GAME.start(seats=seats, seed=1).spare_markers(0) for seats in (2, 3, 4)
    ]
    missions = [len(GAME.start(seats=seats, seed=1, luna=2, missions=True).missions) for seats in (1, 2, 3)]
    assert missions == [1, 1, 2]


def test_SKY_LUNA_3_she_sits_at_the_right_of_the_first_player_for_the_whole_game():
    for seed in range(6):
        state = start(3, seed=seed)
        assert state.after(LUNA) == state.first
        assert state.after((state.first - 1) % 3) == LUNA
    state = given(3, luna=2, luna_slots="- L1-03 L1-04 - -")
    state.marker = 1  # somebody else will start the next round
    assert state.after(2) == LUNA
    assert state.after(LUNA) == 0
    for seat in (0, 1, 2):
        assert state.after(seat) == (LUNA if seat == 2 else seat + 1)


def test_SKY_LUNA_4_she_starts_with_a_coin_and_without_cards():
    state = start(2, 2)
    assert state.coins[LUNA] == 1
    assert MARKERS == 5
    assert not [card for card in state.place if card == TAKEN]
    assert len(state.slots) == 2 * SLOTS  # none for her
    assert [state.helium[LUNA], state.upload[LUNA]] <= [2, 0]


def test_SKY_LUNA_5_her_end_slots_start_off():
    state = given(1, luna=2)
    assert state.luna_open() == 0b01110


def test_SKY_LUNA_6_a_tile_nobody_was_dealt_gives_her_its_bonus():
    """SKY-R-M36  Its cards and its plan do not matter."""
    for seed in range(12):
        for tiles in ("first-game", "choose"):
            log: list[Event] = []
            state = start(2, 2, seed, log, tiles=tiles)
            dealt = [tile for tile in [*state.dealt, *state.tile] if tile != NOBODY]
            while not lines(log, "luna-tile"):
                state.act(state.turn(), state.options(state.turn())[0])
            ((tile,),) = lines(log, "luna-tile")
            assert tile not in dealt
            moved = dict(TILE_BONUS[tile])
            assert state.helium[LUNA] == moved.pop(4, 0)
            assert {firm: state.marks[LUNA * 4 + firm] for firm in moved} == moved
            assert len(state.plans) == 2 * 17  # no plan of hers


def test_SKY_LUNA_7_twelve_cards_of_rank_1_and_a_pile_of_seven():
    state = start()
    assert sorted(state.luna_deck) == RANK_1
    assert sorted(state.luna_pile) == RANK_2
    assert state.luna_discard == []
    assert start(seed=2).luna_deck != state.luna_deck


# -- levels ------------------------------------------------------------------------------------------


def test_SKY_LUNA_8_level_2_is_as_described():
    assert HAS_RANK_2[2]
    assert HELIUM_TOKENS[2] == UPLOAD_TOKENS[2] == []
    assert (START_HELIUM[2], START_UPLOAD[2]) == (0, 0)


def test_SKY_LUNA_9_level_1_has_no_cards_of_rank_2_and_level_0_no_end_slots_either():
    """SKY-R-M35  Level 0 contains level 1."""
    for level in (0, 1):
        state = given(1, luna=level)
        state.luna_discard, state.luna_deck = state.luna_deck, []
        draw(state)
        assert len(state.luna_pile) == 7
    for level, opened in ((0, 0b01110), (1, 0b11111)):
        state = given(1, luna=level, helium={"L": 20}, upload={"L": 10})
        assert state.luna_open() == opened


def test_SKY_LUNA_10_tokens_and_start_spaces_of_the_levels():
    """SKY-EX-M4  At level 5 tokens lie on helium 7 and 13 and on upload 2 and 7."""
    assert HELIUM_TOKENS[3:] == [[11, 19], [9, 16], [7, 13], [6, 13], [7, 10], [8, 11]]
    assert UPLOAD_TOKENS[3:] == [[5, 10], [4, 8], [2, 7], [4, 8], [5, 7], [5, 7]]
    assert START_HELIUM == [0, 0, 0, 0, 0, 0, 1, 3, 5]
    assert START_UPLOAD == [0, 0, 0, 0, 0, 0, 1, 2, 3]


def test_SKY_LUNA_11_each_token_reached_or_passed_puts_a_card_of_rank_2_on_the_deck():
    """SKY-EX-D9  Level 4, helium 8, +2: passes 9. SKY-R-M23  Nothing if the pile is empty."""
    state = given(1, luna=4, helium={"L": 8})
    top = LUNA_CARDS[state.luna_pile[-1]]
    add_luna_helium(state, 2)
    assert deck(state)[0] == f"{top}*"
    assert len(state.luna_pile) == 6
    add_luna_helium(state, 1)
    assert len(state.luna_pile) == 6
    state = given(1, luna=8, helium={"L": 5}, upload={"L": 4})
    add_luna_helium(state, 6)  # 8 and 11
    assert len(state.luna_pile) == 5
    add_luna_upload(state, 3)  # 5 and 7
    assert len(state.luna_pile) == 3
    state = given(1, luna=8, helium={"L": 7})
    state.luna_pile.clear()
    before = deck(state)
    add_luna_helium(state, 1)
    assert deck(state) == before


def test_SKY_LUNA_47_a_tile_adds_to_the_start_space_of_the_level():
    """SKY-R-M45  Neither a slot nor a token is reached by it."""
    for seed in range(12):
        log: list[Event] = []
        state = start(1, 8, seed, log)
        while not lines(log, "luna-tile"):
            state.act(0, state.options(0)[0])
        ((tile,),) = lines(log, "luna-tile")
        assert state.helium[LUNA] == 5 + dict(TILE_BONUS[tile]).get(4, 0)
        assert state.upload[LUNA] == 3
        assert len(state.luna_pile) == 7


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
