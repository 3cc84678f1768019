"""Components, set-up and what is hidden."""

from random import Random

import pytest
from tests.games.skymines.table import (
    FIRST_GAME,
    args,
    asked,
    for_sale,
    given,
    in_hand,
    mark,
    names,
    pile,
    plan_at,
    play,
)

from farside.core import checks
from farside.core.actions import NOBODY
from farside.core.record import Record
from farside.core.state import Event
from farside.games.skymines import components as box
from farside.games.skymines import tracks
from farside.games.skymines.game import GAME
from farside.games.skymines.state import BOXED, STACKED, SkyminesState


def start(seats=2, seed=1, **variants):
    return GAME.start(seats=seats, seed=seed, **variants)


def ready_to_plan(seats=2, seed=1, **variants):
    """All set-up choices made, the first option each."""
    state = start(seats, seed, **variants)
    while asked(state).split()[1] == "set-up":
        state.act(state.turn(), state.options(state.turn())[0])
    return state


def test_SKY_COMP_1_the_box_holds_what_it_says():
    """SKY-COMP-2, SKY-COMP-3, SKY-COMP-6, SKY-COMP-7, SKY-COMP-10  Boards, tracks, tiles, plans, coins."""
    assert box.SECTORS == len(box.SECTOR_KEYS) == 24
    assert GAME.seats == range(1, 5)  # alone with Luna (SKY-LUNA-1)
    assert tracks.SIDES == ("A1", "A2", "B1", "B2", "C1", "C2", "D1", "D2", "E1", "E2")
    assert len(box.TILES) == 10
    assert [box.PLAN_LETTER.count(letter) for letter in range(4)] == [24, 24, 24, 6]
    assert tracks.BONUS_TILES == ("tile_plus1", "tile_researcher", "tile_energy", "tile_engineer")
    assert box.COUNT.truth("bank_unlimited")


def test_SKY_COMP_4_the_action_deck_has_five_letters():
    assert [box.CARD_LETTER.count(letter) for letter in range(5)] == [9, 16, 11, 4, 4]
    shares = [card for card in range(box.DECK) if box.CARD_TYPE[card] == box.SHARE]
    assert [box.LETTERS[box.CARD_LETTER[card]] for card in shares] == list("DDDDEEEE")


def test_SKY_COMP_5_every_player_starts_with_the_same_nine_cards():
    """SKY-COMP-12  Each is an object of its own, and the energy cards 01 to 04 are not E01 to E04."""
    assert len(set(box.CARDS)) == len(box.CARDS) == 84
    faces = [[box.CARD_FACE[box.FIRST_STARTER + seat * 9 + at] for at in range(9)] for seat in range(4)]
    assert faces[0] == faces[1] == faces[2] == faces[3]
    assert len(set(faces[0])) == 9
    assert {"energy-01", "E01", "p1-e1", "p2-e1"} <= set(box.CARDS)


def test_SKY_COMP_8_fifteen_outposts_a_company():
    """SKY-COMP-9  And four track markers, one helium and one upload marker a player."""
    state = ready_to_plan(3)
    assert [state.in_station(firm) for firm in range(4)] == [15] * 4
    assert len(state.marks) == 12
    assert len(state.helium) == len(state.upload) == 3


def test_SKY_COMP_11_the_base_game_needs_nothing_of_the_modules():
    assert [GAME.variants[name][0] for name in ("side", "missions", "threat")] == ["moon", False, False]
    state = start()
    assert (state.belt, state.missions, state.threat) == (False, [], NOBODY)
    assert "one-time markers" not in GAME.census(state)
    with pytest.raises(ValueError, match="side cannot be 'sun'"):
        start(side="sun")


def test_SKY_SET_1_the_moon_with_full_stations():
    """SKY-SET-6  All 15 spaces of each station are covered: no coin shows."""
    state = ready_to_plan()
    assert state.holders == [NOBODY] * 24
    assert state.station == [5] * 12
    assert [state.share_value(firm) for firm in range(4)] == [0] * 4


def test_SKY_SET_2_the_tracks_of_the_first_game():
    """SKY-SET-5  A track takes the name of the company at its edge."""
    state = ready_to_plan()
    assert [tracks.SIDES[side] for side in state.sides] == list(FIRST_GAME)
    assert box.COMPANIES == ("skymine", "minerva", "astrogo", "tawac")


def test_SKY_SET_3_random_tracks_have_four_different_letters():
    seen = set()
    for seed in range(60):
        sides = [tracks.SIDES[side] for side in start(seed=seed, tracks="random").sides]
        assert len({side[0] for side in sides}) == 4
        seen |= {(edge, side) for edge, side in enumerate(sides)}
    assert len(seen) == 40, "every side comes to every edge"


def test_SKY_SET_4_tracks_may_be_chosen():
    state = start(tracks=("E2", "A2", "B1", "D2"))
    assert [tracks.SIDES[side] for side in state.sides] == ["E2", "A2", "B1", "D2"]
    for wrong in (("A1", "A2", "B1", "C1"), ("A1", "B1", "C1"), ("A1", "B1", "C1", "F1")):
        with pytest.raises(ValueError, match="tracks"):
            start(tracks=wrong)
    with pytest.raises(ValueError, match="possible: first-game, random"):
        start(tracks="all")


def test_SKY_SET_7_the_deck_lies_by_letters_each_shuffled():
    """SKY-SET-8  Twelve cards are dealt, spaces 1 to 12: all nine A cards and three B cards."""
    state = start(seed=5)
    letters = [box.CARD_LETTER[card] for card in state.deck]
    assert letters == sorted(letters)
    assert state.deck != start(seed=6).deck
    assert [state.market[at] for at in range(12)] == state.deck[:12]
    assert sorted(card[0] for card in for_sale(state).values()) == ["A"] * 9 + ["B"] * 3
    assert state.drawn == 12
    assert [state.place[card] for card in state.deck[12:]] == [STACKED] * 32


def test_SKY_SET_9_the_supplement_space_starts_with_a_coin():
    state = ready_to_plan()
    assert state.bounty == 1
    assert GAME.view(state, 0).specials == (0, 0, 0, 0, 0, 0), "face down in round 1"


def test_SKY_SET_10_four_plans_of_each_letter_are_shown():
    state = ready_to_plan()
    assert [box.PLAN_LETTER[plan] for plan in state.shown] == [0] * 4 + [1] * 4 + [2] * 4
    assert GAME.view(state, 0).supply == (20, 20, 20)


def test_SKY_SET_11_the_bonus_tiles_lie_on_the_board():
    assert ready_to_plan().holder == [NOBODY] * 4


def test_SKY_SET_12_what_each_player_starts_with():
    """SKY-SET-14  With the energy card of the seat, ten cards, of which three rest."""
    state = ready_to_plan(4, 3)
    for turn in range(4):
        seat = (state.first + turn) % 4
        owned = in_hand(state, "ABCD"[seat]) + [card for slot in "abcde" for card in pile(state, "ABCD"[seat], slot)]
        assert len(owned) == 10
        assert f"energy-0{turn + 1}" in owned
        assert state.coins[seat] == 1
        assert state.upload[seat] == 0
        assert bin(state.open_slots(seat)).count("1") == 3


def test_SKY_SET_13_bonus_markers_by_player_count():
    assert [ready_to_plan(seats).spare_markers(0) for seats in (2, 3, 4)] == [3, 2, 2]


def test_SKY_SET_14_any_player_may_be_first():
    """SKY-SET-21  Energy cards and hands not handed out stay in the box."""
    assert {start(3, seed).first for seed in range(30)} == {0, 1, 2}
    state = start(2)
    assert [state.place[box.FIRST_ENERGY + at] for at in (2, 3)] == [BOXED, BOXED]
    assert all(state.place[card] == BOXED for card in range(box.FIRST_STARTER + 18, box.CARD_COUNT))
    assert len(state.market) == 12
    assert len(start(4).market) == 12


def test_SKY_SET_15_fixed_tiles_in_turn_order():
    state = ready_to_plan(4, 3)
    assert [box.TILES[state.tile[(state.first + turn) % 4]] for turn in range(4)] == ["ST01", "ST02", "ST03", "ST04"]


def test_SKY_SET_16_each_keeps_one_of_two_tiles_in_secret():
    """SKY-INFO-2, SKY-SET-20  All choose at the same time; nobody sees the others' tiles before the reveal."""
    state = start(3, 4, tiles="choose")
    assert state.waiting() == (0, 1, 2)
    dealt = [args(state, "keep", letter) for letter in "ABC"]
    assert len({tile for pair in dealt for tile in pair}) == 6
    play(state, f"A keep:{dealt[0][1]}")
    assert GAME.view(state, 0).players[0].tile == box.TILES.index(dealt[0][1])
    assert GAME.view(state, 1).players[0].tile == NOBODY
    assert GAME.view(state, None).players[0].tile == NOBODY
    assert GAME.view(state, 1).dealt == tuple(box.TILES.index(tile) for tile in dealt[1])
    while asked(state).split()[1] == "set-up":
        state.act(state.turn(), state.options(state.turn())[0])
    assert GAME.view(state, 1).players[0].tile == box.TILES.index(dealt[0][1])
    assert state.barrier == state.ply, "the reveal cannot be undone"


def test_SKY_SET_17_the_tile_shows_the_first_plan():
    """SKY-SET-19  The bonus is gained: two steps on Skymine, one helium; the upload marker stands before the plan."""
    state = ready_to_plan(2, 3)
    letter = "AB"[state.first]
    assert plan_at(state, letter, 1) == "ST01"
    assert plan_at(state, letter, 2) == ""
    assert mark(state, letter, "skymine") == 2
    assert state.helium[state.first] == 1
    assert state.upload[state.first] == 0


def test_SKY_SET_18_three_cards_rest_in_the_middle_slots():
    """SKY-R-33  Where an Energy 1 is shown, the starting one or the seat's energy card."""
    state = start(2, 3)
    first, second = "AB"[state.first], "AB"[1 - state.first]
    assert state.waiting() == (1 - state.first,), "the first player's two Energy 1 are alike: nothing to choose"
    number = state.first
    assert names(state, second) == [f"rest:p{2 - number}-e1", "rest:energy-02"]
    play(state, f"{second} rest:energy-02")
    assert [pile(state, second, slot) for slot in "abcde"] == [
        [],
        [f"p{2 - number}-m1"],
        [f"p{2 - number}-t2"],
        ["energy-02"],
        [],
    ]
    assert len(in_hand(state, second)) == len(in_hand(state, first)) == 7


def test_SKY_VAR_1_with_the_variant_the_order_of_the_resting_cards_is_chosen():
    """SKY-SET-18  In any order."""
    state = start(2, 3, constrained=True)
    letter = "AB"[state.first]
    own = f"p{state.first + 1}"
    assert names(state, letter) == [f"rest:{own}-c1", f"rest:{own}-m2", f"rest:{own}-e1"]
    play(state, f"{letter} rest:{own}-e1", f"{letter} rest:{own}-c1")
    assert not state.asked(state.first), "the last one leaves no choice"
    while asked(state).split()[1] == "set-up":
        state.act(state.turn(), state.options(state.turn())[0])
    assert [pile(state, letter, slot) for slot in "bcd"] == [[f"{own}-e1"], [f"{own}-c1"], [f"{own}-m2"]]


def test_SKY_R_41_a_starting_bonus_never_reaches_a_threshold_or_barrier():
    most = max(steps for bonus in box.TILE_BONUS for track, steps in bonus if track < box.FIRMS)
    nearest = min(tracks.THRESHOLD)
    barriers = [at % tracks.WIDTH for at, cost in enumerate(tracks.BARRIER) if cost > 0]
    assert most <= nearest
    assert most < min(barriers)


def test_SKY_INFO_1_what_is_open():
    """SKY-R-36, SKY-INFO-3, SKY-INFO-5  Coins, piles, used cards; hands can be deduced."""
    state = given(
        slots={"A": "p1-c2", "B": "p2-r2"}, hand={"B": "A03"}, rest={"B": {"c": "p2-t1 p2-t2"}}, coins={"B": 7}
    )
    view = GAME.view(play(state, "use:carbon", "skip", "step:tawac", "step:tawac"), 1)
    assert view.players[0].slots[1].used
    seen = GAME.view(state, None).players[1]
    assert seen.coins == 7
    assert seen.hand == (box.CARDS.index("A03"),)
    assert seen.piles[2] == (box.CARDS.index("p2-t1"), box.CARDS.index("p2-t2"))


def test_SKY_INFO_4_special_plans_come_in_the_order_of_their_rounds():
    assert GAME.view(given(number=4), None).specials == (1, 1, 1, 0, 0, 0)
    assert box.SPECIAL_ROUND == [2, 3, 4, 5, 6, 7]


def test_SKY_INFO_6_before_the_reveal_others_learn_only_who_is_ready():
    """SKY-INFO-2  Neither which cards nor how many."""
    log: list[Event] = []
    state = given(hand={"A": "p1-c1 p1-c2", "B": "p2-c1"}, planning=True, log=log)
    before = GAME.view(state, 1)
    log.clear()
    play(state, "A plan:p1-c1:b")
    assert not log, "a line for each card would say how many are laid"
    after = GAME.view(state, 1)
    assert after.players == before.players
    assert after.planned == (NOBODY,) * 5
    assert GAME.view(state, 0).planned[1] == box.CARDS.index("p1-c1")
    assert GAME.view(state, 0).players[0].hand == (box.CARDS.index("p1-c2"),)
    play(state, "A ready")
    assert GAME.view(state, 1).players[0].ready
    assert not GAME.view(state, 1).players[1].ready


def test_SKY_INFO_2_a_dream_changes_sealed_plans_and_hidden_orders():
    state = given(hand={"A": "p1-c1 p1-c2 p1-e1 p1-t1", "B": "p2-c1"}, planning=True)
    play(state, "A plan:p1-c1:b", "A ready")
    dreams = [GAME.imagine(state, 1, Random(seed)) for seed in range(20)]
    assert len({tuple(dream.planned[:5]) for dream in dreams}) > 3
    assert any(dream.deck != state.deck for dream in dreams)
    for dream in dreams:
        assert [box.CARD_LETTER[card] for card in dream.deck] == [box.CARD_LETTER[card] for card in state.deck]
        assert dream.deck[: dream.drawn] == state.deck[: state.drawn]
        assert dream.supply[: state.tops[0]] == state.supply[: state.tops[0]]
    own = GAME.imagine(state, 0, Random(1))
    assert own.planned[:5] == state.planned[:5]


def test_SKY_INFO_7_nothing_is_drawn_by_lot_after_the_set_up():
    walk = checks.Walk(GAME, 3, 2, {"tracks": "random", "tiles": "choose"})
    assert isinstance(walk.state, SkyminesState)
    words = walk.state.words.copy()
    deck = walk.state.deck.copy()
    for _state in walk.steps():
        pass
    assert walk.state.words == words
    assert walk.state.deck == deck


def test_undo_works_inside_ones_own_sealed_plan():
    """SKY-PLAN-1  Until all are ready a plan may be changed, whoever else has answered meanwhile."""
    record = Record("skymines", 2, 3, {})
    state = record.start()
    assert isinstance(state, SkyminesState)
    while asked(state).split()[1] == "set-up":
        seat = state.turn()
        record.add(state, seat, state.options(seat)[0])
    cards = args(state, "plan", "A")
    record.add(state, 0, GAME.actions.parse(f"plan:{cards[0]}"))
    record.add(state, 0, GAME.actions.parse("ready"))
    record.add(state, 1, GAME.actions.parse(f"plan:{args(state, 'plan', 'B')[0]}"))
    record.undo(0)
    record.undo(0)
    again = record.replay()
    assert isinstance(again, SkyminesState)
    assert again.waiting() == (0, 1)
    assert args(again, "plan", "A") == cards
    assert again.planned[5:] == state.planned[5:], "B's plan stands"
