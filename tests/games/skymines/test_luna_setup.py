"""Luna: set-up and levels."""

import pytest
from tests.games.skymines.lunas import deck, lines, start
from tests.games.skymines.table import given

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import SLOTS, TILE_BONUS
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import (
    HAS_RANK_2,
    HELIUM_TOKENS,
    LUNA,
    LUNA_CARDS,
    MARKERS,
    RANK_1,
    RANK_2,
    START_HELIUM,
    START_UPLOAD,
    UPLOAD_TOKENS,
)
from farside.games.skymines.rules.luna_deck import (
    add_luna_helium,
    add_luna_upload,
    draw,
)
from farside.games.skymines.state import TAKEN

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
