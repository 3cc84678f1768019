"""Company tracks, their bonuses, and the tank track."""

from tests.games.skymines import table
from tests.games.skymines.table import Position, args, asked, given, mark, names, play, where, why_not, why_numbers

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines import components as box
from farside.games.skymines import tracks as company
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.resources import cost, discount
from farside.games.skymines.state import DESTROYED, HAND


def invest(cards="p1-c2", **more):
    """A uses carbon for track steps."""
    return play(given(**({"slots": {"A": cards}, "market": {}} | more)), "use:carbon")


def test_SKY_TRK_1_reaching_or_passing_an_icon_gives_its_total_of_shares():
    assert [table.shares(given(marks={"A": {"skymine": space}}), "A", "skymine") for space in (0, 1, 2, 4, 5, 20)] == [
        0,
        0,
        1,
        1,
        2,
        8,
    ]


def test_SKY_TRK_2_a_barrier_is_paid_at_once_or_stops_the_marker():
    state = invest(coins={"A": 3}, marks={"A": {"skymine": 8}})
    assert "pay:skymine" in names(state)
    assert "step:skymine" not in names(state)
    play(state, "pay:skymine")
    assert (mark(state, "A", "skymine"), state.coins[0]) == (9, 1)
    state = invest(coins={"A": 1}, marks={"A": {"skymine": 8}})
    assert why_not(state, "pay:skymine") == "SKY-TRK-2"
    assert why_numbers(state, "pay:skymine") == (2, 1)


def test_SKY_TRK_3_on_the_last_space_the_marker_stays():
    state = invest(marks={"A": {"skymine": 20}})
    assert why_not(state, "step:skymine") == "SKY-TRK-3"
    state = play(given(slots={"A": "p1-c2"}, marks={"A": {"tawac": 19}}), "bonus:maj_carbon")
    assert mark(state, "A", "tawac") == 20
    assert asked(state) == "B turn"


def test_SKY_TRK_4_a_threshold_pays_whoever_crosses_it_and_all_who_had():
    """SKY-R-06, SKY-TRK-9, SKY-R-38  Also those who have passed; the crossing player once."""
    marks = {"A": {"skymine": 5}, "B": {"skymine": 6}, "C": {"skymine": 5}}
    state = invest("p1-c1", seats=3, marks=marks, passed="B")
    play(state, "step:skymine")
    assert state.coins == [1, 1, 0]
    state = given(
        3, slots={"C": "p3-c1"}, market={}, marks={"A": {"skymine": 6}, "B": {"skymine": 6}, "C": {"skymine": 5}}
    )
    play(state, "pass", "pass", "use:carbon", "step:skymine")
    assert state.coins == [1, 1, 1], "paid again when another crosses later"


def test_SKY_TRK_5_a_bonus_space_opens_with_the_next_turn():
    state = invest(marks={"A": {"astrogo": 4}}, passed="B")
    play(state, "step:astrogo", "step:astrogo")
    assert "bonus:astrogo-1" in names(state), "this is already the next turn"
    state = given(marks={"A": {"astrogo": 6}})
    state.active[2] = 0
    assert why_not(state, "bonus:astrogo-1") == "SKY-TRK-5"


def test_SKY_TRK_6_the_second_bonus_does_not_add_to_the_first():
    """SKY-R-08, SKY-R-42  The highest level applies."""
    for space, bonus in ((5, 0), (6, 1), (12, 1), (13, 2)):
        state = given(slots={"A": "p1-e1"}, marks={"A": {"skymine": space}})
        assert state.total(0, box.ENERGY) == 1 + bonus


def test_SKY_TRK_7_not_both_spaces_of_a_track():
    """SKY-R-09  One marker a space for all; another player may use the other one."""
    state = given(marks={"A": {"astrogo": 13}, "B": {"astrogo": 13}}, coins={"A": 9, "B": 9}, passed="")
    assert {"astrogo-1", "astrogo-2"} <= set(args(state, "bonus"))
    play(state, "bonus:astrogo-1", "skip")
    assert why_not(state, "bonus:astrogo-1") == "SKY-BON-2"
    play(state, "bonus:astrogo-2", "skip")
    state = given(marks={"A": {"astrogo": 13}}, coins={"A": 9}, passed="B")
    play(state, "bonus:astrogo-1", "skip")
    assert why_not(state, "bonus:astrogo-2") == "SKY-TRK-7"


def test_SKY_TRK_8_steps_are_made_one_by_one():
    """SKY-R-05  Coins of a threshold may pay a barrier later in the same move."""
    sides = ("A1", "B1", "D2", "C1")
    state = given(tracks=sides, slots={"A": "B06"}, marks={"A": {"astrogo": 12}})
    play(state, "bonus:maj_titanium", "tier:2")
    assert state.coins[0] == 2
    assert mark(state, "A", "astrogo") == 15
    play(state, "column:skymine:1")
    state = given(tracks=sides, slots={"A": "B06"}, marks={"A": {"astrogo": 13}}, coins={"A": 2})
    play(state, "bonus:maj_titanium", "tier:2")
    assert asked(state) == "A onward", "before the barrier after 15"
    play(state, "pay:astrogo")
    assert (mark(state, "A", "astrogo"), state.coins[0]) == (16, 0)


def test_SKY_TRK_10_steps_of_a_reward_may_be_declined():
    """SKY-R-03  Asked only at a barrier, or at a threshold others have crossed; the rest is lost."""
    log: list[Event] = []
    state = given(slots={"A": "p1-c2"}, marks={"A": {"tawac": 4}, "B": {"tawac": 7}}, log=log)
    play(state, "bonus:maj_carbon")
    assert asked(state) == "A onward"
    assert names(state) == ["step:tawac", "stop"]
    gone = play(state.clone(), "step:tawac")
    assert (mark(gone, "A", "tawac"), gone.coins) == (6, [1, 1])
    play(state, "stop")
    assert (mark(state, "A", "tawac"), state.coins) == (4, [0, 0])
    assert asked(state) == "B turn"
    state = play(given(slots={"A": "p1-c2"}, marks={"A": {"tawac": 4}}), "bonus:maj_carbon")
    assert asked(state) == "B turn", "nobody else would be paid: nothing to ask"


# -- the ten sides ---------------------------------------------------------------------------------------


def test_SKY_TB_A1_more_energy_while_an_energy_card_is_face_up():
    """SKY-R-10, SKY-R-47  The tile is such a card; once per total."""
    marks = {"A": {"skymine": 6}}
    assert given(marks=marks).total(0, box.ENERGY) == 0
    assert given(marks=marks, slots={"A": "p1-e1 p1-e2"}).total(0, box.ENERGY) == 4
    assert given(marks=marks, tiles={"tile_energy": "A"}).total(0, box.ENERGY) == 3


def test_SKY_TB_A2_extra_bonus_markers():
    """SKY-R-37  One with the first, two in all with the second, from the next turn."""
    sides = ("A2", "B1", "C1", "D1")
    assert [given(tracks=sides, marks={"A": {"skymine": at}}).spare_markers(0) for at in (6, 7, 14)] == [3, 4, 5]
    state = given(tracks=sides, slots={"A": "p1-c1"}, market={}, marks={"A": {"skymine": 6}})
    play(state, "use:carbon", "step:skymine")
    assert state.spare_markers(0) == 3


def test_SKY_TB_B1_minerals_pay_less_then_any_mix_does():
    """SKY-R-29  Only payments in the named resource; never below 0."""
    first = given(marks={"A": {"minerva": 5}}, market={1: "A09"})
    assert [discount(first, 0, 1 << kind) for kind in range(3)] == [0, 1, 0]
    assert discount(first, 0, 1 << box.MINERALS | 1 << box.CARBON) == 0
    assert cost(first, 0, 5) == 0
    second = given(marks={"A": {"minerva": 11}})
    assert [discount(second, 0, 1 << kind) for kind in range(3)] == [1, 1, 1]


def test_SKY_TB_B2_research_points_and_helium():
    sides = ("B2", "A1", "C1", "D1")
    state = play(given(tracks=sides, marks={"A": {"skymine": 6}}, coins={"A": 2}), "bonus:skymine-1")
    assert args(state, "gift") == ["research", "helium"]
    more = play(state.clone(), "gift:helium")
    assert (more.rp, more.helium[0], more.coins[0]) == (1, 2, 0)
    play(state, "gift:research")
    assert (state.rp, state.helium[0]) == (2, 1)
    state = play(given(tracks=sides, marks={"A": {"skymine": 12}}, coins={"A": 1}), "bonus:skymine-2")
    assert (state.rp, state.helium[0], state.coins[0]) == (2, 2, 0)


def test_SKY_TB_C1_a_card_in_crypcoins_and_helium():
    market = {5: "A02"}
    state = play(given(marks={"A": {"astrogo": 6}}, coins={"A": 3}, market=market), "bonus:astrogo-1")
    assert state.helium[0] == 1
    assert names(state) == ["buy:5", "skip"]
    play(state, "buy:5")
    assert state.coins[0] == 0
    state = play(given(marks={"A": {"astrogo": 13}}, coins={"A": 2}, market=market), "bonus:astrogo-2", "buy:5")
    assert (state.coins[0], state.helium[0]) == (0, 2)
    state = play(given(marks={"A": {"astrogo": 6}}, market={}), "bonus:astrogo-1")
    assert (state.helium[0], asked(state)) == (1, "B turn")


def test_SKY_R_51_a_full_tank_may_pay_for_the_card():
    state = given(marks={"A": {"astrogo": 6}}, helium={"A": 28}, market={1: "A02"})
    play(state, "bonus:astrogo-1")
    assert names(state) == ["buy:1", "skip"]
    play(state, "buy:1")
    assert state.coins[0] == 0


def test_SKY_TB_C2_titanium_pays_less_then_is_worth_more():
    """SKY-R-43  Discounts of two tracks add up."""
    sides = ("A1", "B1", "C2", "D1")
    first = given(tracks=sides, marks={"A": {"astrogo": 7}})
    assert [discount(first, 0, 1 << kind) for kind in range(3)] == [0, 0, 1]
    both = given(tracks=sides, marks={"A": {"astrogo": 7, "minerva": 11}})
    assert discount(both, 0, 1 << box.TITANIUM) == 2
    second = given(tracks=sides, slots={"A": "p1-t2 p1-t1"}, marks={"A": {"astrogo": 14}})
    assert second.total(0, box.TITANIUM) == 5
    assert play(second, "use:titanium", "spend:c").units == 2


def test_SKY_TB_D1_destroying_cards_for_crypcoins():
    state = play(given(hand={"A": "p1-m2 p1-c1"}, marks={"A": {"tawac": 5}}), "bonus:tawac-1", "destroy:p1-m2")
    assert state.coins[0] == 2 + 3
    state = given(hand={"A": "p1-m2 p1-c1 p1-c2"}, marks={"A": {"tawac": 12}})
    play(state, "bonus:tawac-2")
    assert why_not(state, "destroy:p1-m2") == "SKY-TB-D1"
    play(state, "destroy:p1-c2")
    assert state.coins[0] == 2 + 8
    assert why_not(given(hand={"A": "p1-m2"}, marks={"A": {"tawac": 12}}), "bonus:tawac-2") == "SKY-R-39"


def test_SKY_TB_D2_a_field_scientist_icon_and_more_domes():
    sides = ("A1", "B1", "C1", "D2")
    for space, helium, sectors in ((5, 2, {"4": "astrogo"}), (6, 3, {"4": "astrogo"}), (13, 4, {"4": "astrogo"})):
        state = given(tracks=sides, slots={"A": "B13"}, marks={"A": {"tawac": space}}, sectors=sectors)
        assert play(state, "field:b").helium[0] == helium
    state = given(tracks=sides, marks={"A": {"tawac": 6}})
    assert state.engineers(0) == 1
    assert args(state, "field") == [], "the icon cannot be used"


def test_SKY_TB_E1_steps_on_other_tracks():
    """SKY-R-32  All different, and none the track with the space."""
    sides = ("E1", "B1", "C1", "D1")
    state = play(given(tracks=sides, marks={"A": {"skymine": 7}}, coins={"A": 1}), "bonus:skymine-1")
    assert why_not(state, "track:skymine") == "SKY-R-32"
    assert why_numbers(state, "track:skymine") == (0,)
    play(state, "track:minerva")
    assert args(state, "track") == ["astrogo", "tawac"]
    play(state, "track:tawac")
    assert [mark(state, "A", firm) for firm in box.COMPANIES] == [7, 3, 0, 2]
    assert state.coins[0] == 0
    state = play(given(tracks=sides, marks={"A": {"skymine": 14}}, coins={"A": 1}), "bonus:skymine-2")
    play(state, "track:minerva", "track:tawac")
    assert [mark(state, "A", firm) for firm in box.COMPANIES] == [14, 3, 2, 2], "the last track is no choice"


E2 = ("A1", "E2", "C1", "B1")


def test_SKY_TB_E2_the_action_of_a_destroyed_card_or_a_destroyed_card():
    """SKY-R-30  The one just destroyed, purged cards, and cards of others."""
    given_to: Position = {"tracks": E2, "hand": {"A": "p1-c2 p1-t1"}, "coins": {"A": 2}, "marks": {"A": {"minerva": 6}}}
    state = play(given(**given_to, destroyed="A06 p2-t2"), "bonus:minerva-1", "destroy:p1-c2")
    assert args(state, "part") == ["act", "recover"]
    play(state, "part:recover")
    assert set(args(state, "recover")) == {"A06", "p2-t2", "p1-c2"}
    play(state, "recover:p2-t2")
    assert where(state, "p2-t2") == HAND + 0
    assert state.coins[0] == 0
    assert asked(state) == "B turn", "one part only"


def test_SKY_TB_E2a_the_action_uses_that_card_alone():
    """SKY-R-47  Permanent bonuses of other tracks apply as if it lay in the action area."""
    state = given(
        tracks=E2, hand={"A": "p1-e2"}, slots={"A": "B09"}, marks={"A": {"minerva": 6, "skymine": 6}}, stations={}
    )
    play(state, "bonus:minerva-1")
    assert state.energy == 2 + 1
    play(state, "expand:tawac", "enter:3", "stop")
    assert state.used[0] == 0, "the card of the action area is untouched"
    sides = ("A1", "E2", "C2", "B1")
    state = given(tracks=sides, hand={"A": "p1-t1"}, marks={"A": {"minerva": 6, "astrogo": 14}}, market={1: "A02"})
    play(state, "bonus:minerva-1")
    assert state.units == 2
    state = given(tracks=sides, hand={"A": "p1-t2"}, marks={"A": {"minerva": 6, "astrogo": 7}}, market={5: "A02"})
    play(state, "bonus:minerva-1", "buy:5")
    assert table.in_hand(state, "A") == ["A02"]


def test_SKY_TB_E2b_with_the_second_bonus_one_or_both_parts():
    """SKY-R-30  In either order; the second part is decided after the first."""
    more: Position = {"tracks": E2, "marks": {"A": {"minerva": 13}}, "market": {}}
    state = given(hand={"A": "p1-c2 p1-t1"}, coins={"A": 2}, **more)
    play(state, "bonus:minerva-2", "destroy:p1-c2")
    assert why_not(state, "part:done") == "SKY-TB-E2b"
    play(state, "part:recover")
    assert where(state, "p1-c2") == HAND + 0, "the only destroyed card comes back"
    assert args(state, "part") == ["act", "done"]
    play(state, "part:act", "step:tawac", "step:tawac")
    assert asked(state) == "B turn"
    state = given(hand={"A": "A09 p1-t1"}, **more)
    play(state, "bonus:minerva-2", "destroy:A09")
    assert asked(state) == "A part", "the first part has brought two crypcoins"
    assert args(state, "part") == ["recover", "done"]


def test_SKY_R_31_a_share_card_has_no_action():
    state = given(tracks=E2, hand={"A": "D01 p1-c1"}, coins={"A": 2}, marks={"A": {"minerva": 13}})
    play(state, "bonus:minerva-2", "destroy:D01")
    assert where(state, "D01") == HAND + 0, "only the recovery is left, and only that card lies there"
    assert state.coins[0] == 0
    state = given(tracks=E2, hand={"A": "D01"}, coins={"A": 1}, marks={"A": {"minerva": 6}})
    assert why_not(state, "bonus:minerva-1") == "SKY-R-39"
    state = given(tracks=E2, hand={"A": "D01 p1-c1"}, coins={"A": 1}, marks={"A": {"minerva": 6}}, destroyed="A01")
    play(state, "bonus:minerva-1")
    assert where(state, "p1-c1") == DESTROYED, "destroying the share would gain nothing"


def test_every_side_has_two_thresholds_and_ends_with_its_last_share():
    """SKY-TRK-4, SKY-TRK-1"""
    assert len(company.THRESHOLD) == 20
    assert set(company.THRESHOLD_COINS) == {1, 2}
    for side in range(10):
        last = company.LAST[side]
        assert company.SHARES[side * 32 + last] > company.SHARES[side * 32 + last - 1]
        assert all(company.BARRIER[side * 32 + space] == 0 for space in range(last, 32))


# -- the tank track ----------------------------------------------------------------------------------------


def test_SKY_TANK_1_helium_only_rises():
    """SKY-TANK-2  At 8 the left slot is ON, and stays so."""
    state = given(slots={"A": "A09 B13"}, helium={"A": 7}, passed="B")
    assert state.open_slots(0) & 1 == 0
    play(state, "field:b")
    assert state.helium[0] == 8
    assert state.open_slots(0) & 1 == 1
    assert state.slots[0] == NOBODY, "usable from the next planning phase"


def test_SKY_TANK_3_steps_beyond_the_end_pay_two_crypcoins_each():
    state = play(given(slots={"A": "A09"}, helium={"A": 28}), "field:b")
    assert (state.helium[0], state.coins[0]) == (28, 2 + 2)


def test_SKY_TANK_4_the_highest_value_reached_or_passed():
    values = [GAME.view(given(helium={"A": at}), 0).players[0].sheet[5] for at in (0, 5, 6, 8, 9, 27, 28)]
    assert values == [0, 0, 10, 10, 15, 50, 60]
    assert table.pass_on(given()).helium == [0, 0]
