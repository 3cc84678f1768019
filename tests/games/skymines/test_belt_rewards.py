"""The Belt side: what asteroids and routes bring, who is ousted, engineers, and the worked examples."""

from tests.games.skymines.belt import FIRM, expanding, finish, settle
from tests.games.skymines.table import args, asked, given, holder, is_down, mark, play, station, value

from farside.core.state import Event
from farside.games.skymines import components as box
from farside.games.skymines import modules as far
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.expand import domes

# -- rewards -------------------------------------------------------------------------------------------


def test_SKY_AST_21_screens_of_new_asteroids_and_track_icons_of_routes():
    """SKY-AST-22  Coins, research points, helium and steps on the track of the company."""
    state = expanding("tawac", "B09 B10")
    settle(state, "3-1", "4", "5-1", "8", "2")
    assert (state.coins[0], state.helium[0], mark(state, "A", "tawac")) == (0, 0, 0), "not before the last point"
    play(state, "stop")
    assert asked(state) == "A rp"
    assert state.rp == 2, "5 gives two research points"
    assert state.coins[0] == 1, "3 gives a coin"
    play(state, "coin", "coin")
    assert mark(state, "A", "tawac") == 2, "a step of 3 and one of route 4"
    assert asked(state) == "B turn"


def test_SKY_AST_22_helium_of_a_screen():
    """SKY-R-M3, SKY-R-M7  Helium and coins always; the extra dome of 1 and 15 gives no reward."""
    state = finish(settle(expanding("skymine", "p1-e1"), "9-1"))
    assert (state.helium[0], state.coins[0]) == (1, 1)
    domes_of = dict(zip(far.ROCK_NUMBER, far.ROCK_DOMES, strict=True))
    helium = {
        number: sum(reward[at + 1] for at in range(0, len(reward), 3) if reward[at] == box.HELIUM)
        for number, reward in zip(far.ROCK_NUMBER, far.ROCK_REWARD, strict=True)
    }
    assert helium == domes_of
    state = expanding("skymine", "B09", belt={"6": "skymine"})
    settle(state, "1-1", "1-2")
    play(state, "stop")
    assert (state.helium[0], state.rp) == (1, 1)


def test_SKY_AST_23_research_points_of_one_action_are_spent_together():
    state = expanding("minerva", "B09", belt={"22": "minerva", "20-1": "tawac", "21": "minerva"})
    settle(state, "24-1", "20-2")
    finish(state)
    assert asked(state) == "A rp"
    assert state.rp == 2


def test_SKY_AST_24_further_outposts_give_nothing_and_a_return_gives_all_again():
    """SKY-R-M4  Two outposts on a new asteroid: the screen once."""
    state = expanding("tawac", "p1-e2")
    settle(state, "3-1", "3-2")
    assert asked(finish(state)) == "B turn"
    assert (state.coins[0], mark(state, "A", "tawac")) == (1, 1)
    state = finish(settle(expanding("tawac", "p1-e1", belt={"3-1": "tawac"}), "3-2"))
    assert (state.coins[0], mark(state, "A", "tawac")) == (0, 0)
    state = finish(settle(expanding("tawac", "p1-e2", belt={"3-1": "skymine"}), "3-1"))
    assert (state.coins[0], mark(state, "A", "tawac")) == (1, 1), "ousted once, it earns the screen anew"


def test_SKY_R_M7_steps_of_a_screen_may_be_declined_at_a_barrier():
    state = expanding("tawac", "p1-e1", marks={"A": {"tawac": 14}}, coins={"A": 3})
    settle(state, "3-1")
    assert asked(finish(state)) == "A onward"
    play(state, "stop")
    assert mark(state, "A", "tawac") == 14


# -- ousting -------------------------------------------------------------------------------------------


def test_SKY_AST_25_rivals_go_home_after_the_rewards():
    """SKY-R-M5, SKY-AST-26  A shuttle to the middle column; an outpost to a column of the active player's choice."""
    lying = {"3-1": "tawac", "2": "skymine", "1-1": "astrogo", "4": "tawac", "5-1": "astrogo", "5-2": "astrogo"}
    state = expanding("tawac", "B09", belt=lying, stations={"skymine": "6 3 6", "astrogo": "3 5 4"})
    settle(state, "2")
    assert station(state, "skymine") == "6 3 6", "it lies beside the space until then"
    finish(state)
    assert station(state, "skymine") == "6 4 6"
    assert (holder(state, "2"), holder(state, "1-1")) == ("tawac", "astrogo")
    state = expanding("tawac", "B09", belt=lying, stations={"skymine": "6 3 6", "astrogo": "3 5 4"})
    settle(state, "5-1")
    play(state, "stop", "coin", "coin")
    assert asked(state) == "A home"
    assert args(state, "column") == ["astrogo:1", "astrogo:3"]
    play(state, "column:astrogo:1")
    assert station(state, "astrogo") == "4 5 4"
    assert is_down(state, "A", "b")
    assert asked(state) == "B turn"


def test_SKY_AST_25_a_piece_without_a_home_leaves_the_game():
    log: list[Event] = []
    state = expanding("tawac", "B09", belt={"3-1": "tawac", "2": "skymine"}, stations={"skymine": "6 5 6"}, log=log)
    lost = state.lost.copy()
    finish(settle(state, "2"))
    assert state.lost[4 + FIRM("skymine")] == lost[4 + FIRM("skymine")] + 1
    assert "shuttle-lost" in [event.kind for event in log]
    state = expanding("tawac", "B09", belt={"3-1": "skymine"}, stations={"skymine": "5* 5 6"})
    lost = state.lost.copy()
    finish(settle(state, "3-1"))
    assert state.lost[FIRM("skymine")] == lost[FIRM("skymine")] + 1
    assert station(state, "skymine") == "5* 5 6"


def test_SKY_EX_D16_a_bared_column_takes_no_piece_on_its_barred_space():
    """SKY-AST-25"""
    state = expanding("tawac", "B09", belt={"3-1": "skymine"}, stations={"skymine": "0 5 6"})
    finish(settle(state, "3-1"))
    assert station(state, "skymine") == "1* 5 6"
    assert value(state, "skymine") == far.BELT_SHOWN[far.BELT_BARED + 1] == 1 * 2 + 1 + 1, "space 5 of 6 is covered"


def test_SKY_R_M6_several_outposts_of_one_station_go_home_one_by_one():
    lying = {"3-1": "skymine", "3-2": "skymine", "3-3": "tawac"}
    state = expanding("tawac", "B09 p1-e1", belt=lying, stations={"skymine": "3 5 5"})
    settle(state, "3-1", "3-2")
    finish(state)
    assert asked(state) == "A home"
    play(state, "column:skymine:1")
    assert asked(state) == "A home"
    assert args(state, "column") == ["skymine:1", "skymine:3"]
    play(state, "column:skymine:3")
    assert station(state, "skymine") == "4 5 6"


def test_SKY_AST_26_then_the_pieces_are_settled_and_the_cards_turned():
    state = settle(expanding("tawac", "B09"), "3-1")
    assert state.raised != 0
    assert not is_down(state, "A", "b")
    finish(state)
    assert state.raised == 0
    assert is_down(state, "A", "b")
    assert GAME.view(state, 0).entered == (far.OUTPOST_KEYS.index("3-1"),)


# -- engineers -------------------------------------------------------------------------------------------


def test_SKY_AST_27_domes_of_every_asteroid_with_an_outpost():
    state = given(belt={"26-1": "minerva", "26-2": "astrogo", "9-1": "minerva", "9-2": "minerva", "13": "minerva"})
    assert domes(state, FIRM("minerva")) == 2 + 1
    assert domes(state, FIRM("astrogo")) == 2, "two companies may control the same domes"


def test_SKY_AST_28_both_joined_spaces_add_a_dome():
    for rock in ("1", "15"):
        assert domes(given(belt={f"{rock}-1": "tawac", f"{rock}-3": "tawac"}), FIRM("tawac")) == 1
        assert domes(given(belt={f"{rock}-1": "tawac", f"{rock}-2": "skymine"}), FIRM("tawac")) == 1
        assert domes(given(belt={f"{rock}-1": "tawac", f"{rock}-2": "tawac"}), FIRM("tawac")) == 2


def test_SKY_AST_29_a_pair_of_domes_gives_one_more_helium():
    """SKY-EX-M3  An outpost on 10 and both joined spaces of 15: three domes."""
    state = given(belt={"10-1": "minerva", "15-1": "minerva", "15-2": "minerva"}, slots={"A": "B16"})
    play(state, "field:b")
    assert (state.helium[0], state.coins[0]) == (3, 1)
    lying = {"10-1": "minerva", "15-1": "minerva", "15-2": "minerva"}
    tracks = ("D2", "B1", "C1", "A1")
    state = given(belt=lying, slots={"A": "B16"}, tracks=tracks, marks={"A": {"skymine": 6}})
    play(state, "field:b")
    assert state.helium[0] == 4, "the dome of track bonus D2 is added first"


def test_SKY_AST_30_removing_an_outpost_never_touches_shuttles():
    state = given(
        belt={},
        slots={"A": "p1-r2 p1-c2 p1-c1 A01"},
        plans={"A": {1: "PB23"}},
        upload={"A": 0},
        stations={"tawac": "0 5 0", "skymine": "6 4 6"},
    )
    play(state, "research:b", "go:1")
    assert asked(state) == "A remove"
    assert set(args(state, "column")) == {"skymine:1", "minerva:1", "astrogo:1"}


def test_SKY_AST_31_the_end_and_the_scoring_are_those_of_the_base_game():
    state = given(belt={}, number=7, stations={"tawac": "4 5 6"}, marks={"A": {"tawac": 5}}, coins={"A": 3})
    assert value(state, "tawac") == 1
    assert GAME.scores(state) == [3 + 2 * 1, 0]
    play(state, "pass", "pass")
    assert state.over
    assert GAME.winners(state) == [0]


def test_SKY_AST_32_of_spaces_that_are_alike_the_lowest_is_offered():
    state = expanding("tawac", belt={"2": "tawac", "3-1": "tawac"})
    assert [key for key in args(state, "land") if key.startswith("1-")] == ["1-1", "1-3"], "joined ones differ"
    assert [key for key in args(state, "land") if key.startswith("3-")] == ["3-2"]
    lying = {"2": "tawac", "1-1": "skymine", "1-2": "skymine", "1-3": "skymine"}
    state = expanding("tawac", belt=lying)
    assert [key for key in args(state, "land") if key.startswith("1-")] == ["1-1", "1-3"]


def test_SKY_AST_33_a_rival_pushed_aside_holds_nothing_until_it_is_home():
    state = expanding("tawac", "B09 B10", belt={"3-1": "skymine", "26-1": "skymine", "9-1": "skymine"})
    before = value(state, "skymine")
    settle(state, "3-1")
    assert value(state, "skymine") == before
    assert "3-1" not in args(state, "land"), "it blocks nothing: the space is the company's"
    state = settle(expanding("skymine", "B09 B10", belt={"9-1": "tawac", "9-2": "tawac"}), "9-1")
    assert domes(state, FIRM("tawac")) == 1
    settle(state, "9-2")
    assert domes(state, FIRM("tawac")) == 0


def test_SKY_AST_34_the_action_is_legal_where_nothing_can_be_placed():
    state = play(given(belt={}, slots={"A": "B09"}, stations={"tawac": "0 0 0"}), "energy", "expand:tawac")
    assert asked(state) == "B turn"
    assert is_down(state, "A", "b")
    state = play(given(belt={}, slots={"A": "B09"}), "energy", "expand:tawac", "stop")
    assert asked(state) == "B turn"


def test_SKY_AST_35_a_destroyed_energy_card_acts_alone():
    state = given(
        belt={},
        tracks=("E2", "A1", "C1", "D1"),
        slots={"A": "B10"},
        hand={"A": "p1-e2"},
        marks={"A": {"skymine": 6, "minerva": 6}},
        coins={"A": 5},
    )
    play(state, "bonus:skymine-1")
    while asked(state) in ("A destroy", "A part"):
        play(state, "destroy:p1-e2" if asked(state) == "A destroy" else "part:act")
    assert state.energy == 2 + 1, "its points and the bonus of A1"
    play(state, "expand:tawac")
    settle(state, "3-1")
    finish(state)
    assert not is_down(state, "A", "b"), "the card in the action area is not used"


# -- worked examples -------------------------------------------------------------------------------------


def test_SKY_EX_M1_the_costs_of_the_rulebook():
    """SKY-AST-15"""
    state = expanding("minerva", "B09 B10", belt={"18-1": "minerva", "13": "astrogo"})
    spent = []
    for move in ("19", "14-1", "13", "18-2"):
        before = state.energy
        settle(state, move)
        spent.append(before - state.energy)
    assert spent == [1, 2, 2, 1]


def test_SKY_EX_M2_the_rewards_of_the_rulebook():
    """SKY-AST-21, SKY-AST-24, SKY-AST-25"""
    state = expanding("minerva", "B09 B10", belt={"18-1": "minerva", "13": "astrogo"})
    settle(state, "19", "14-1", "13", "18-2")
    assert asked(state) == "A rp"
    assert (state.rp, state.coins[0]) == (1, 1)
    assert station(state, "astrogo") == "6 4 6"
    play(state, "coin")
    assert mark(state, "A", "minerva") == 1
    assert station(state, "astrogo") == "6 5 6"
    assert holder(state, "13") == "minerva"
