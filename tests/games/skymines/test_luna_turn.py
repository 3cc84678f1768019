"""What Luna's cards do: investing, markers, cards, plans, and her expansions over the Moon."""

from tests.games.skymines.lunas import alone, at, entered, held, lines, lunas, taken, turn
from tests.games.skymines.table import (
    Position,
    asked,
    for_sale,
    given,
    lay_marks,
    pass_on,
    play,
    put,
    station,
    value,
    where,
)

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import COMPANIES, PLANS, SPECIAL_ROUND
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import LUNA, PICKS
from farside.games.skymines.modules import ANOMALY, SINGULARITY, THREATS
from farside.games.skymines.rules.luna_columns import main_column, take_home
from farside.games.skymines.rules.luna_turn import go, put_marker
from farside.games.skymines.rules.luna_value import (
    TIE_KEYS,
    farthest_behind,
    lead_order,
    margin,
    picked,
    tie_of,
    vacant_homes,
    value_order,
)
from farside.games.skymines.rules.rounds import PREPARE
from farside.games.skymines.rules.scoring import note
from farside.games.skymines.rules.threats import strike
from farside.games.skymines.state import DESTROYED, TAKEN, SkyminesState
from farside.games.skymines.tracks import SPACE_KEYS

SKYMINE, MINERVA, ASTROGO, TAWAC = range(4)


def in_order(firms: list[int]) -> list[str]:
    return [COMPANIES[firm] for firm in firms]


def tie(state: SkyminesState, pick: str, firm: str) -> str:
    return TIE_KEYS[tie_of(state, PICKS.index(pick), COMPANIES.index(firm))]


# -- value and lead ----------------------------------------------------------------------------------


def test_SKY_LUNA_24_value_then_vacant_spaces_then_the_tracks_id():
    """SKY-R-M28  The id of the track decides last, not the name of the company."""
    state = given(1, luna=2, stations={"minerva": "0 5 5", "tawac": "2 4 5", "astrogo": "4 3 5"})
    assert [value(state, firm) for firm in COMPANIES] == [0, 5, 1, 2]
    assert in_order(value_order(state)) == ["minerva", "tawac", "astrogo", "skymine"]
    assert tie(state, "most_valuable", "minerva") == "value"
    state = given(1, luna=2, stations={"skymine": "4 4 5", "tawac": "4 4 4"})
    assert [value(state, firm) for firm in COMPANIES] == [0, 0, 0, 0]
    assert in_order(value_order(state)) == ["tawac", "skymine", "minerva", "astrogo"]
    assert tie(state, "most_valuable", "tawac") == "vacant"
    assert tie(state, "two_most_valuable", "skymine") == "vacant"
    assert tie(state, "least_valuable", "astrogo") == "track"
    state = given(1, luna=2, tracks=("D2", "B1", "A2", "C1"))
    assert in_order(value_order(state)) == ["astrogo", "minerva", "tawac", "skymine"]
    assert tie(state, "second_most_valuable", "minerva") == "track"


def test_SKY_LUNA_49_every_empty_space_counts_as_vacant():
    """Barred ones too, whatever made them empty."""
    state = given(1, luna=2, stations={"minerva": "0 5 3", "skymine": "4* 5 5"})
    assert vacant_homes(state, MINERVA) == 7
    assert vacant_homes(state, SKYMINE) == 1


def test_SKY_LUNA_25_margins():
    """SKY-EX-D4  Luna/best human: A1 5/3, B1 4/4, C1 2/6, D1 7/5. SKY-R-M40  No card invests where she trails."""
    state = given(2, luna=2)
    lay_marks(state, {"L": {"skymine": 5, "minerva": 4, "astrogo": 2, "tawac": 7}})
    lay_marks(state, {"A": {"skymine": 3, "minerva": 1, "astrogo": 6}, "B": {"minerva": 4, "tawac": 5}})
    assert [margin(state, firm) for firm in range(4)] == [2, 0, -4, 2]
    assert in_order(lead_order(state)) == ["skymine", "tawac", "minerva", "astrogo"]
    assert tie(state, "biggest_lead", "skymine") == "lead-track"
    assert tie(state, "two_biggest_leads", "tawac") == "lead"
    assert farthest_behind(state, 0b1111) == ASTROGO
    assert farthest_behind(state, 0b1001) == SKYMINE
    state.station[TAWAC * 3] = 1  # now the more valuable of the two
    assert in_order(lead_order(state))[0] == "tawac"
    assert tie(state, "biggest_lead", "tawac") == "lead-value"
    assert not [pick for pick in PICKS if "behind" in pick or "deficit" in pick]


def test_SKY_LUNA_24_what_the_lines_pick():
    state = given(1, luna=2, stations={"minerva": "0 5 5", "tawac": "2 4 5", "astrogo": "4 3 5"})
    lay_marks(state, {"L": {"skymine": 3, "astrogo": 1}})
    found = {pick: in_order(picked(state, at)) for at, pick in enumerate(PICKS)}
    assert found["most_valuable"] == ["minerva"]
    assert found["second_most_valuable"] == ["tawac"]
    assert found["two_most_valuable"] == ["minerva", "tawac"]
    assert found["least_valuable"] == ["skymine"]
    assert found["biggest_lead"] == ["skymine"]
    assert found["two_biggest_leads"] == ["skymine", "astrogo"]
    assert len(found["all_four"]) == 4


def test_SKY_EX_D5_at_the_start_the_tracks_id_alone_decides():
    """SKY-LUNA-24  L1-06 invests and expands on the lowest track among equal margins."""
    state = alone("L1-06", tracks=("C1", "B2", "A2", "D1"))
    assert lunas(state) == {"astrogo": 2}
    assert held(state, "astrogo") == [1, 2]
    state = alone("L1-06", tracks=("C1", "B2", "A2", "D1"), marks={"A": {"astrogo": 1}})
    assert lunas(state) == {"minerva": 2}


# -- coins and investing -----------------------------------------------------------------------------


def test_SKY_LUNA_21_coins_come_from_the_bank():
    assert alone("L1-03", coins={"L": 1}).coins[LUNA] == 3
    assert alone("L2-06", coins={"L": 1}).coins[LUNA] == 4


def test_SKY_LUNA_23_thresholds_pay_her_and_all_beyond():
    """SKY-R-M48  She is paid as well when others cross; a barrier before a threshold is paid first."""
    state = given(2, luna=2, marks={"L": {"minerva": 4}, "A": {"minerva": 6}, "B": {"minerva": 4}})
    go(state, MINERVA, 1)
    assert [state.coins[seat] for seat in (0, 1, LUNA)] == [1, 0, 1]
    state = given(1, luna=2, marks={"L": {"minerva": 6}, "A": {"minerva": 4}}, slots={"A": "p1-c1"}, market={})
    play(state, "use:carbon", "step:minerva")
    assert state.coins[LUNA] == 1
    assert state.coins[0] == 1


def test_SKY_LUNA_23_she_uses_no_track_bonus():
    log: list[Event] = []
    state = given(1, luna=2, marks={"L": {"skymine": 5}}, log=log)
    go(state, SKYMINE, 3)
    assert len(state.active) == 4  # only the person has any
    assert lines(log, "luna-threshold") == [(SKYMINE, 1)]
    shown = GAME.view(state, None).luna
    assert shown is not None
    assert shown.marks[SKYMINE].active == 0


def test_SKY_EX_D6_short_of_coins_she_pays_what_she_has():
    """SKY-LUNA-23  Luna has 1 coin, barrier 2: pays 1, has 0, moves on."""
    log: list[Event] = []
    state = given(1, luna=2, coins={"L": 1}, marks={"L": {"skymine": 8}}, log=log)
    go(state, SKYMINE, 1)
    assert state.coins[LUNA] == 0
    assert at(state, "skymine") == 9
    assert lines(log, "luna-barrier") == [(SKYMINE, 1, 2)]
    state = given(1, luna=2, coins={"L": 3}, marks={"L": {"skymine": 8}})
    go(state, SKYMINE, 1)
    assert state.coins[LUNA] == 1


def test_SKY_LUNA_23_steps_beyond_the_last_space_pay_two_coins_each():
    """SKY-R-M49  Also the rest of the move that reaches the end."""
    state = given(1, luna=2, marks={"L": {"minerva": 18}})
    go(state, MINERVA, 3)
    assert at(state, "minerva") == 19
    assert state.coins[LUNA] == 4


def test_SKY_R_M30_several_tracks_from_the_more_to_the_less_valuable():
    """Being short of coins, she can pay only the first barrier in full."""
    log: list[Event] = []
    position: Position = {
        "marks": {"L": {"skymine": 8, "astrogo": 9}},
        "coins": {"L": 1},
        "stations": {"astrogo": "0 5 5"},
    }
    state = alone("L1-09", log=log, **position)
    assert [firm for firm, _pick, _n, _tie in lines(log, "luna-pick")] == [ASTROGO, SKYMINE]
    assert lines(log, "luna-barrier") == [(ASTROGO, 1, 1), (SKYMINE, 0, 2)]
    assert lunas(state) == {"skymine": 10, "astrogo": 11}


def test_SKY_LUNA_48_tracks_are_chosen_when_the_line_begins():
    """SKY-R-M29  The expansion goes to the company just invested in, whatever has changed since."""
    log: list[Event] = []
    state = alone("L1-10", log=log)  # 3 coins, the least valuable track +3, expand it by 3 from the top
    assert lunas(state) == {"tawac": 3}
    assert entered(log) == [4, 10, 15]
    assert state.coins[LUNA] == 3
    state = given(1, luna=2, luna_slots="- L1-10 L1-07 L1-03 -", log=log)
    turn(turn(state))
    assert lunas(state) == {"tawac": 5}  # her lead now


# -- markers -----------------------------------------------------------------------------------------


def test_SKY_LUNA_26_a_marker_by_the_letter_of_her_slot():
    """No cost, no requirement, no reward; the first-player space is never named."""
    wanted = {
        "a": "std_buy_card",
        "b": "std_destroy_card",
        "c": "tile_space_researcher",
        "d": "tile_space_energy",
        "e": "tile_space_engineer",
    }
    for slot, space in wanted.items():
        state = alone("L1-03", slot)
        assert [SPACE_KEYS[at] for at, owner in enumerate(state.bonus) if owner == LUNA] == [space]
        assert state.coins[LUNA] == 2
    state = alone("L1-03", "c", bonus={"tile_space_researcher": "A"})
    assert LUNA not in state.bonus
    state = alone("L1-03", "c")
    put_marker(state, SPACE_KEYS.index("tile_space_researcher"))
    assert state.bonus.count(LUNA) == 1


def test_SKY_R_M50_her_marker_goes_on_a_tile_space_whose_tile_is_in_use():
    state = alone("L1-03", "d", tiles={"tile_energy": "A"})
    assert state.bonus[SPACE_KEYS.index("tile_space_energy")] == LUNA
    state.passed |= 1 << LUNA
    pass_on(state)
    assert asked(state) == "A plan"
    assert state.holder == [NOBODY] * 4


# -- cards -------------------------------------------------------------------------------------------

DISPLAY = {1: "A01", 2: "A02", 3: "A03", 4: "A04", 6: "A05", 7: "A06", 8: "A07", 10: "A08"}


def test_SKY_EX_D10_cards_by_the_letter_of_her_slot():
    """SKY-LUNA-27  L1-02 takes spaces 7 and 8 in slot a, space 2 in slot b; empty spaces give nothing."""
    assert taken(alone("L1-02", "a", market=DISPLAY)) == ["A06", "A07"]
    state = alone("L1-02", "b", market=DISPLAY)
    assert taken(state) == ["A02"]
    assert 2 not in for_sale(state)  # no refill before the preparation
    assert state.coins[LUNA] == 0
    assert taken(alone("L1-02", "e", market={10: "A08"})) == ["A08"]
    assert taken(alone("L1-02", "d", market={})) == []


def test_SKY_LUNA_28_the_most_valuable_share_on_display():
    """SKY-R-M27  Of the companies displayed, the best; of several cards, the one on the lowest space."""
    stations = {"minerva": "0 5 5", "tawac": "2 4 5"}
    state = alone("L1-01", market={3: "D01", 5: "D02", 9: "E02"}, stations=stations)
    assert taken(state) == ["D02"]  # minerva is worth more but not displayed
    state = alone("L1-01", market={3: "D01", 5: "A01", 9: "D04"}, stations=stations)
    assert taken(state) == ["D04"]
    assert taken(alone("L1-01", market={5: "A01"})) == []


def test_SKY_R_M53_the_first_line_may_take_the_only_share():
    """SKY-LUNA-48  The display is looked at when its line is reached."""
    log: list[Event] = []
    assert taken(alone("L1-01", market={1: "D02", 2: "A01"}, log=log)) == ["D02"]
    assert lines(log, "luna-no-share") == [()]


# -- plans -------------------------------------------------------------------------------------------


def test_SKY_LUNA_29_a_plan_leaves_the_game_and_the_supplement_coins_are_hers():
    """SKY-R-M26  Whichever column it was; the second line of a card finds no coins. The display is refilled."""
    log: list[Event] = []
    state = given(1, luna=2, luna_slots="- - L1-11 L1-03 -", log=log)
    state.bounty = 3
    gone = [state.shown[6], state.shown[10]]  # B3 and C3
    tops = state.tops.copy()
    turn(state)
    assert state.gone == gone
    assert state.coins[LUNA] == 3
    assert state.bounty == 0
    assert [state.tops[letter] - tops[letter] for letter in range(3)] == [0, 1, 1]
    assert NOBODY not in state.shown
    assert lines(log, "bounty") == [(3,)]


def test_SKY_LUNA_29_an_empty_place_still_brings_the_coins():
    """SKY-R-M26  Also if the supply ran out."""
    state = given(1, luna=2, luna_slots="- L2-01 L1-03 - -")
    state.bounty, state.shown[5], state.tops[1] = 2, NOBODY, 24
    turn(state)
    assert state.coins[LUNA] == 3 + 2
    assert state.gone == []


def test_SKY_LUNA_29_the_newest_special_plan():
    state = given(1, number=4, luna=2, luna_slots="- L1-09 L2-02 L1-03 -")
    turn(state)
    assert PLANS[state.gone[0]] == "PS4"
    turn(state)
    assert [PLANS[plan] for plan in state.gone if PLANS[plan].startswith("PS")] == ["PS4", "PS3"]
    assert GAME.census(state)["special plans"] == len(SPECIAL_ROUND)
    log: list[Event] = []
    state = alone("L1-09", number=1, log=log)
    assert lines(log, "luna-no-special") == [()]
    assert lines(log, "bounty") == [(1,)] or not lines(log, "bounty")


# -- expanding over the Moon -------------------------------------------------------------------------


def test_SKY_LUNA_30_both_companies_expand_the_less_valuable_first():
    """SKY-LUNA-31  She gets no reward for the sectors."""
    log: list[Event] = []
    stations = {"minerva": "1 5 5"}
    marks = {"L": {"minerva": 3, "tawac": 3}}
    state = alone("L2-07", marks=marks, stations=stations, log=log)
    assert [firm for firm, _points, _order in lines(log, "luna-expand")] == [TAWAC, MINERVA]
    assert entered(log) == [2, 1, 16, 17]
    assert (state.helium[LUNA], state.upload[LUNA]) == (0, 0)
    assert state.coins[LUNA] == 1 + 1  # both cross a threshold, nothing else pays
    assert lunas(state) == {"minerva": 5, "tawac": 5}
    assert state.expander == LUNA


def test_SKY_LUNA_31_points_without_outposts_are_lost():
    log: list[Event] = []
    state = alone("L1-10", stations={"tawac": "0 0 1"}, marks={}, log=log)
    assert value(state, "tawac") > 0
    log.clear()
    stations = dict.fromkeys(COMPANIES, "0 0 0")
    state = alone("L1-06", stations=stations, log=log)
    assert entered(log) == []
    assert lines(log, "luna-lost") == [(SKYMINE, 2)]


def test_SKY_LUNA_32_the_main_column():
    """SKY-EX-D19  5, 3 and 1 vacant: the second; an outpost sent home goes there too."""
    state = given(1, luna=2, stations={"skymine": "0 2 4"})
    assert main_column(state, SKYMINE, False) == 1
    assert main_column(state, SKYMINE, True) == 1
    take_home(state, SKYMINE)
    assert station(state, "skymine") == "0* 3 4"
    assert main_column(given(1, luna=2), SKYMINE, False) == 0  # ties: nearest the logo
    state = given(1, luna=2, stations={"skymine": "3* 1* 2*"})
    assert main_column(state, SKYMINE, False) == 1  # all final spaces are bare
    state = given(1, luna=2, stations={"skymine": "2* 2* 3*"})
    assert main_column(state, SKYMINE, True) == 0


def test_SKY_R_M31_columns_that_cannot_give_or_take_do_not_count():
    state = given(1, luna=2, stations={"skymine": "0* 0* 3*"})
    assert main_column(state, SKYMINE, False) == 2
    state = given(1, luna=2, stations={"skymine": "5 5 5"})
    assert main_column(state, SKYMINE, True) == NOBODY
    take_home(state, SKYMINE)
    assert state.lost[SKYMINE] == 1
    state = given(1, luna=2, stations={"skymine": "5 4 5"})
    assert main_column(state, SKYMINE, True) == 1


def test_SKY_LUNA_33_reach_without_regard_to_borders():
    """SKY-LUNA-34  The lowest (MIN) or highest (MAX) vacant sector in reach; one point each."""
    log: list[Event] = []
    state = alone("L1-06", marks={"A": {"minerva": 1, "astrogo": 1, "tawac": 1}}, log=log)
    assert entered(log) == [6, 5]
    log.clear()
    state = alone("L1-07", marks={"A": {"minerva": 1, "astrogo": 1, "tawac": 1}}, log=log)
    assert entered(log) == [20, 24]
    assert station(state, "skymine") == "3 5 5"


def test_SKY_LUNA_35_without_a_vacant_sector_the_rival_where_she_is_farthest_behind():
    """SKY-LUNA-48  Looked at anew for every point; the outpost goes to its own main column."""
    log: list[Event] = []
    sectors = {"6": "astrogo", "19": "tawac", "20": "tawac"}
    marks = {"A": {"minerva": 1, "tawac": 3, "astrogo": 2}}
    state = alone("L1-06", sectors=sectors, marks=marks, log=log)
    assert lines(log, "luna-oust") == [(TAWAC, 19, -3)]
    assert entered(log) == [19, 15]
    assert held(state, "tawac") == [20]
    assert station(state, "tawac") == "4 5 5"
    log.clear()
    marks = {"A": {"minerva": 1, "tawac": 1, "astrogo": 2}}
    state = alone("L1-07", sectors=sectors, marks=marks, log=log)
    assert lines(log, "luna-oust") == [(ASTROGO, 6, -2)]
    assert held(state, "astrogo") == []


# -- threats and missions ----------------------------------------------------------------------------


def harmless() -> list[str]:
    """The threats that leave her alone."""
    return [key for at, key in enumerate(THREATS) if at not in (SINGULARITY, ANOMALY)]


def test_SKY_LUNA_41_threats_do_not_touch_her():
    """SKY-R-M15  She counts the printed values, her coins, cards and tank."""
    for name in harmless():
        with_threat = GAME.start(seats=1, seed=1, luna=2, side="belt", threat=name)
        calm = GAME.start(seats=1, seed=1, luna=2, side="belt")
        for state in (with_threat, calm):
            state.coins[LUNA], state.helium[LUNA] = 9, 13
            lay_marks(state, {"L": {"skymine": 9}})
            state.station[0] = 0
            put(state, "C08", TAKEN)
        assert GAME.scores(with_threat)[-1] == GAME.scores(calm)[-1]
        strike(with_threat)
        assert where(with_threat, "C08") != DESTROYED
        assert with_threat.coins[LUNA] == 9


def test_SKY_LUNA_41_singularity_and_anomaly_are_for_her_too():
    """The game ends for her after round 6; her result is the average of the loop's games as well."""
    state = GAME.start(seats=1, seed=1, luna=2, side="belt", threat=THREATS[ANOMALY])
    state.coins[LUNA] = 10
    first = GAME.scores(state)[-1]
    note(state, GAME.scores(state))
    assert (state.games, state.noted[-1]) == (1, first)
    state.scored = False
    state.coins[LUNA] = 13
    assert GAME.scores(state)[-1] == first + 2  # 1.5, half up
    log: list[Event] = []
    state = GAME.start(seats=1, seed=1, luna=2, side="belt", threat=THREATS[SINGULARITY], log=log)
    state.round, state.stack = 6, [PREPARE.number, 0, 0]
    state.settle()
    assert state.over
    assert any(event.kind == "total" and event.seat == LUNA for event in log)


def test_SKY_LUNA_1_missions_go_with_her_but_she_owns_no_status_card():

    state = GAME.start(seats=1, seed=1, luna=2, missions=True)
    assert len(state.claimed) == len(state.bound) == 1
