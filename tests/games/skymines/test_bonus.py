"""Bonus markers: majorities, standard spaces, tiles."""

from tests.games.skymines import table
from tests.games.skymines.table import args, asked, given, in_hand, mark, names, pass_on, play, why_not, why_numbers

from farside.core.actions import NOBODY
from farside.games.skymines import components as box
from farside.games.skymines.game import GAME
from farside.games.skymines.state import DESTROYED
from farside.games.skymines.tracks import SPACE_KEYS

BOARD = [key for key in SPACE_KEYS if key.startswith(("maj", "std", "tile"))]


def test_SKY_BON_1_a_marker_on_a_free_space():
    """SKY-BON-6  Any number in a round, one a turn, as long as the supply lasts."""
    state = given(coins={"A": 9}, passed="B")
    for space in ("tile_space_resource", "tile_space_energy", "tile_space_engineer"):
        play(state, f"bonus:{space}")
    assert state.spare_markers(0) == 0
    assert why_not(state, "bonus:tile_space_researcher") == "SKY-BON-1"


def test_SKY_BON_2_one_marker_blocks_a_space_for_all_until_the_preparation():
    state = play(given(coins={"A": 9, "B": 9}), "bonus:tile_space_energy")
    assert why_not(state, "bonus:tile_space_energy") == "SKY-BON-2"
    assert why_numbers(state, "bonus:tile_space_energy") == (0,)
    play(state, "pass", "pass", "A ready", "B ready")
    assert "bonus:tile_space_energy" in names(state)


def test_SKY_BON_3_condition_and_cost_must_be_met_in_full():
    """SKY-BON-5  The cost is paid before the reward."""
    state = given(coins={"A": 1})
    assert why_not(state, "bonus:tile_space_energy") == "SKY-BON-3"
    assert why_numbers(state, "bonus:tile_space_energy") == (2, 1)
    state = given(tracks=("B2", "A1", "C1", "D1"), coins={"A": 1}, marks={"A": {"skymine": 6}}, helium={"A": 28})
    assert why_not(state, "bonus:skymine-1") == "SKY-BON-3", "though the full tank would pay two"


def test_SKY_BON_4_the_spaces_of_the_board_and_of_tracks_unlocked():
    candidates = [GAME.actions.name(action) for action in given().candidates(0)]
    assert [name[6:] for name in candidates if name.startswith("bonus")] == BOARD
    assert len(BOARD) == 5 + 3 + 4
    state = given(marks={"A": {"astrogo": 6}})
    assert "bonus:astrogo-1" in names(state)
    assert "bonus:astrogo-2" not in [GAME.actions.name(action) for action in state.candidates(0)]


def test_SKY_MAJ_1_nobody_else_has_more_equal_is_enough():
    state = given(3, slots={"A": "p1-c2", "B": "p2-c2", "C": "p3-c1"})
    assert "bonus:maj_carbon" in names(state)
    state = given(3, slots={"A": "p1-c2", "B": "A04"})
    assert why_not(state, "bonus:maj_carbon") == "SKY-MAJ-1"
    assert why_numbers(state, "bonus:maj_carbon") == (3, 2)


def test_SKY_MAJ_2_the_tier_reached_or_a_lower_one():
    state = play(given(slots={"A": "B04 A04"}), "bonus:maj_carbon")
    assert args(state, "tier") == ["3", "2", "1"]
    lower = play(state.clone(), "tier:2")
    assert (mark(lower, "A", "tawac"), lower.coins[0]) == (3, 2)
    play(state, "tier:3")
    assert (mark(state, "A", "tawac"), state.coins[0]) == (4, 3)
    state = play(given(slots={"A": "B04"}), "bonus:maj_carbon")
    assert why_not(state, "tier:3") == "SKY-R-11"


def test_SKY_MAJ_3_titanium_advances_on_astrogo():
    cards = {1: "p1-t2", 2: "B06", 3: "B06 A06"}
    state = play(given(slots={"A": cards[1]}), "bonus:maj_titanium")
    assert mark(state, "A", "astrogo") == 2
    state = play(given(slots={"A": cards[2]}), "bonus:maj_titanium", "tier:2")
    assert mark(state, "A", "astrogo") == 3
    assert asked(state) == "A remove"
    state = play(given(slots={"A": cards[3]}), "bonus:maj_titanium", "tier:3")
    assert state.rp == 1
    play(state, "coin")
    assert mark(state, "A", "astrogo") == 4


def test_SKY_MAJ_4_minerals_carbon_and_energy():
    state = play(given(slots={"A": "B05"}), "bonus:maj_minerals", "tier:2")
    assert (mark(state, "A", "minerva"), state.helium[0]) == (3, 1)
    state = play(given(slots={"A": "B05 p1-m2"}), "bonus:maj_minerals", "tier:3")
    assert (mark(state, "A", "minerva"), state.helium[0]) == (4, 2)
    state = play(given(slots={"A": "B09 p1-e1"}), "bonus:maj_energy", "tier:2")
    assert mark(state, "A", "skymine") == 3


def test_SKY_MAJ_5_research_scientists():
    """SKY-R-12  Only they are compared; field scientists and the D2 icon count for the tier."""
    for cards, tier, coins, rp in (
        ("p1-r2", "", 2, 0),
        ("p1-r2 A09", "tier:2", 2, 1),
        ("p1-r2 A09 B13", "tier:3", 3, 2),
    ):
        state = play(given(slots={"A": cards, "B": "p2-r2"}), "bonus:maj_researcher", *([tier] if tier else []))
        assert (state.coins[0], state.rp) == (coins, rp)
    state = given(slots={"A": "p1-r2 A09", "B": "p2-r2 B12"})
    assert why_not(state, "bonus:maj_researcher") == "SKY-MAJ-1"
    assert why_not(given(slots={"A": "A09 B13"}), "bonus:maj_researcher") == "SKY-R-11"
    state = given(slots={"A": "p1-r2"}, tracks=("A1", "D2", "C1", "B1"), marks={"A": {"minerva": 6}})
    assert args(play(state, "bonus:maj_researcher"), "tier") == ["2", "1"]


def test_SKY_MAJ_6_no_card_is_turned():
    state = play(given(slots={"A": "p1-c2"}), "bonus:maj_carbon")
    assert state.used[0] == 0


def test_SKY_MAJ_7_players_who_have_passed_have_nothing_face_up():
    """SKY-R-11  Also in round 7, when their cards stay where they are."""
    for number in (1, 7):
        state = given(number=number, slots={"A": "p1-c2", "B": "B04"})
        assert why_not(state, "bonus:maj_carbon") == "SKY-MAJ-1"
        state = given(3, number=number, slots={"B": "p2-c2", "A": "B04"})
        pass_on(state)
        assert "bonus:maj_carbon" in names(state)
        assert state.total(0, box.CARBON) == 0


def test_SKY_MAJ_8_what_counts_as_face_up():
    """SKY-TILE-1, SKY-TILE-8  Unused cards and tiles, the +1 tile once placed, A1 and C2; nothing else."""
    state = given(
        slots={"A": "p1-t2 p1-t1 p1-e1"},
        hand={"A": "A06"},
        rest={"A": {"b": "B03"}},
        tiles={"tile_plus1": "A", "tile_energy": "A"},
        tracks=("A1", "B1", "C2", "D1"),
        marks={"A": {"skymine": 13, "astrogo": 14}},
    )
    assert state.total(0, box.TITANIUM) == 2 + 1 + 1 + 1, "C2: each titanium card is worth one more"
    assert state.total(0, box.ENERGY) == 1 + 2 + 2
    play(state, "plus:b")
    assert state.total(0, box.TITANIUM) == 6
    play(state, "use:titanium", "spend:b")
    assert state.units == 4
    play(state, "skip", *["step:minerva"] * 4)
    assert state.total(0, box.TITANIUM) == 2


def test_SKY_STD_1_the_first_player_space():
    """SKY-STD-6  Nothing changes in this round; its owner starts the next one."""
    state = play(given(3), "pass", "bonus:std_first_player")
    assert state.rp == 1
    play(state, "coin")
    assert asked(state) == "C turn"
    assert (state.first, state.marker) == (0, 1)
    play(state, "pass", "pass", "A ready", "B ready", "C ready")
    assert asked(state) == "B turn"
    state = play(given(2), "pass", "pass", "A ready", "B ready")
    assert asked(state) == "A turn", "without a taker the first player stays first"


def test_SKY_STD_2_not_on_the_first_turn_of_the_first_player():
    state = given(slots={"A": "p1-r2"})
    assert why_not(state, "bonus:std_first_player") == "SKY-STD-2"
    play(state, "bonus:maj_researcher", "pass")
    assert "bonus:std_first_player" in names(state)
    play(state, "bonus:std_first_player", "coin", "pass")
    assert state.marker == 0


def test_SKY_STD_3_buying_in_crypcoins():
    """SKY-STD-5  One for the space, then the total cost; discounts for resources do not apply."""
    market = {1: "A02", 5: "A03", 9: "B04"}
    state = given(coins={"A": 4}, market=market, marks={"A": {"minerva": 5}})
    play(state, "bonus:std_buy_card")
    assert args(state, "buy") == ["1", "5"]
    assert why_not(state, "buy:9") == "SKY-STD-5"
    assert why_numbers(state, "buy:9") == (7, 3)
    play(state, "buy:5")
    assert state.coins[0] == 0
    assert in_hand(state, "A") == ["A03"]
    state = given(coins={"A": 2}, market=market)
    assert why_not(state, "bonus:std_buy_card") == "SKY-R-39"


def test_SKY_STD_4_destroying_a_hand_card():
    state = given(hand={"A": "p1-c1 energy-04"})
    play(state, "bonus:std_destroy_card", "destroy:energy-04")
    assert state.coins[0] == 4 + 2
    assert table.where(state, "energy-04") == DESTROYED
    assert why_not(given(slots={"A": "p1-c1"}), "bonus:std_destroy_card") == "SKY-R-39"


def test_SKY_TSP_1_a_tile_is_reserved_for_the_next_round():
    """SKY-TSP-2, SKY-TILE-7, SKY-PREP-2  It serves from the preparation on and returns when its holder passes."""
    state = given(coins={"A": 3}, slots={"B": "p2-c2"})
    play(state, "bonus:tile_space_resource")
    assert state.coins[0] == 2
    assert state.holder == [NOBODY] * 4
    pass_on(pass_on(state))
    assert asked(state) == "A plan"
    assert state.holder == [0, NOBODY, NOBODY, NOBODY]
    play(state, "A ready", "B ready", "pass")
    assert state.holder == [NOBODY] * 4


def test_SKY_TSP_1_costs_of_the_tiles():
    costs = {}
    for space in ("resource", "researcher", "energy", "engineer"):
        costs[space] = 5 - play(given(coins={"A": 5}), f"bonus:tile_space_{space}").coins[0]
    assert costs == {"resource": 1, "researcher": 2, "energy": 2, "engineer": 2}


def test_SKY_TILE_1_the_plus_tile_is_put_on_a_face_up_resource_card_before_the_action():
    """SKY-R-13, SKY-TILE-8  It takes no action, cannot be moved and is turned with its card."""
    state = given(slots={"A": "p1-c2 p1-e1 p1-m1"}, tiles={"tile_plus1": "A"})
    assert args(state, "plus") == ["b", "d"]
    play(state, "plus:d")
    assert asked(state) == "A turn"
    assert args(state, "plus") == []
    play(state, "use:minerals")
    assert state.units == 2
    play(state, "skip", "step:tawac", "step:tawac", "pass")
    assert state.total(0, box.MINERALS) == 0
    assert args(state, "plus") == []


def test_SKY_TILE_5_action_tiles_count_as_cards_of_their_type():
    tiles = dict.fromkeys(("tile_researcher", "tile_energy", "tile_engineer"), "A")
    state = given(tiles=tiles, passed="B")
    assert (state.researchers(0), state.engineers(0), state.total(0, box.ENERGY)) == (1, 1, 2)
    play(state, "field:tile")
    assert state.engineers(0) == 0
    assert why_not(state, "field:tile") == "SKY-TURN-4"
    assert "energy" in names(state)


def test_SKY_TILE_6_passing_returns_all_tiles():
    state = given(tiles={"tile_plus1": "A", "tile_energy": "A", "tile_engineer": "B"})
    play(state, "pass")
    assert state.holder == [NOBODY, NOBODY, NOBODY, 1]


def test_SKY_R_14_a_tile_in_use_may_be_reserved():
    state = given(tiles={"tile_energy": "A"}, coins={"A": 2}, number=7)
    assert "bonus:tile_space_energy" in names(state)
    state = given(tiles={"tile_energy": "A"}, coins={"A": 2})
    play(state, "bonus:tile_space_energy", "pass", "pass")
    assert state.holder[2] == 0


def test_SKY_R_39_spaces_that_are_legal_whenever_free_and_payable():
    state = given(coins={"A": 2, "B": 2}, upload={"A": 16})
    assert {"tile_space_energy", "tile_space_resource"} <= set(args(state, "bonus"))
    ends = {"skymine": 20, "minerva": 19, "astrogo": 20, "tawac": 20}
    state = given(slots={"A": "p1-c2"}, marks={"A": ends})
    play(state, "bonus:maj_carbon")
    assert asked(state) == "B turn", "even if every step is blocked"
    state = play(given(tracks=("E1", "B1", "C1", "D1"), coins={"A": 1}, marks={"A": ends}), "bonus:skymine-1")
    assert asked(state) == "A track"
