"""Energy, the Moon, stations and sector rewards."""

from importlib.resources import files

from tests.games.skymines.table import (
    args,
    asked,
    given,
    holder,
    is_down,
    mark,
    names,
    play,
    station,
    value,
    why_not,
    why_numbers,
)

from farside.core.actions import NOBODY
from farside.core.box import Box
from farside.core.state import Event
from farside.games.skymines import components as box
from farside.games.skymines.game import GAME
from farside.games.skymines.rules.expand import ENTER_SECTOR, domes


def expanding(firm="minerva", cards="B09", **more):
    """A uses energy cards and expands a company."""
    state = given(slots={"A": cards}, **more)
    return play(state, "energy", f"expand:{firm}")


def enter(state, *sectors):
    """Enter sectors, each time with an outpost from the first column offered."""
    for sector in sectors:
        play(state, f"enter:{sector}")
        while asked(state).endswith("lift"):
            state.act(0, state.options(0)[0])
    return state


def test_SKY_EXP_1_all_energy_is_used_together():
    """SKY-EXP-2, SKY-TILE-4  Cards, tile and track bonus A1; shares on the cards are ignored."""
    state = given(
        slots={"A": "B09 C08 p1-e1"},
        tiles={"tile_energy": "A"},
        marks={"A": {"skymine": 6}},
        stations={"tawac": "0 0 0"},
    )
    play(state, "energy")
    assert state.energy == 3 + 2 + 1 + 2 + 1
    play(state, "expand:tawac")
    assert [is_down(state, "A", slot) for slot in "bcd"] == [True] * 3
    assert not state.has_tile(0, 2)


def test_SKY_EXP_3_any_one_company():
    state = play(given(slots={"A": "p1-e2"}), "energy")
    assert args(state, "expand") == list(box.COMPANIES)


def test_SKY_EXP_4_sectors_next_to_the_station_or_to_an_own_outpost():
    """SKY-EXP-5, SKY-EXP-6  1 over a single border, 2 over a double one, the cheapest counts."""
    state = expanding("minerva", "p1-e2 A07")
    assert args(state, "enter") == ["16", "21", "23"]
    costs = {at + 1: seen.cost for at, seen in enumerate(GAME.view(state, 0).sectors) if seen.cost}
    assert costs == {16: 2, 21: 1, 23: 1}
    enter(state, 21)
    costs = {at + 1: seen.cost for at, seen in enumerate(GAME.view(state, 0).sectors) if seen.cost}
    assert costs == {16: 1, 18: 1, 23: 1, 24: 2}
    assert "21" not in args(state, "enter"), "it holds an outpost of the company"


def test_SKY_EXP_5_a_rival_outpost_costs_one_more():
    """SKY-EXP-10, SKY-R-48  Whoever profits from it; a sector that is too dear is refused with the numbers."""
    state = expanding("minerva", "p1-e1", sectors={"21": "skymine", "23": "skymine"}, marks={"A": {"skymine": 5}})
    assert asked(state) == "B turn", "nothing can be entered with one point: it is lost"
    state = expanding("minerva", "p1-e2", sectors={"16": "skymine"})
    assert why_not(state, "enter:16") == "SKY-EXP-5"
    assert why_numbers(state, "enter:16") == (3, 2)


def test_SKY_EXP_7_the_outpost_comes_from_the_top_of_any_column():
    """SKY-STA-1, SKY-R-50  Columns in the same state are one choice."""
    state = expanding("minerva", "A07", stations={"minerva": "5 3 3"})
    play(state, "enter:21")
    assert args(state, "column") == ["minerva:1", "minerva:2"]
    play(state, "column:minerva:2")
    assert station(state, "minerva") == "5 2 3"


def test_SKY_EXP_8_stopping_loses_the_rest():
    state = enter(expanding("minerva", "B09"), 21)
    play(state, "stop")
    assert state.energy == 0
    assert holder(state, 21) == "minerva"
    assert asked(state) == "B turn"


def test_SKY_EXP_9_without_outposts_the_company_cannot_expand():
    """SKY-R-26  Legal, but without effect: the cards are turned."""
    state = expanding("minerva", "B09", stations={"minerva": "0 0 0"})
    assert asked(state) == "B turn"
    assert is_down(state, "A", "b")
    state = expanding("minerva", "B09", stations={"minerva": "0 0 1"})
    play(state, "enter:21")
    assert asked(state) == "B turn", "it ran out during the action"
    state = given(slots={"A": "B09"}, stations={"minerva": "0 0 0"})
    play(state, "energy")
    state.firm = 1
    assert state.clauses[ENTER_SECTOR.refusal(state, 0, GAME.actions.parse("enter:21"))] == "SKY-EXP-9"


def test_SKY_EXP_11_an_outpost_cut_off_from_its_station_still_counts():
    state = expanding("minerva", "p1-e1", sectors={"5": "minerva"})
    assert {"4", "6"} <= set(args(state, "enter"))


def test_SKY_EXP_12_stations_are_no_sectors():
    """SKY-EXP-13  The two enclaves are reached only from the sector around them."""
    assert len(box.NEIGHBOURS) == 24
    assert [border >> 2 for border in box.NEIGHBOURS[8]] == [7]
    assert [border >> 2 for border in box.NEIGHBOURS[21]] == [23]
    assert sum(cost > 0 for cost in box.DOCKS) == 12
    assert all(box.DOCKS[firm * 24 + enclave] == 0 for firm in range(4) for enclave in (8, 21))


def test_SKY_EXP_14_rewards_then_rivals_go_home_then_outposts_lie_flat():
    """SKY-EXP-16  Until then the rival still stands there."""
    state = expanding("minerva", "B09 p1-e2", sectors={"24": "skymine"}, stations={"skymine": "4 5 3"})
    enter(state, 21, 24)
    assert holder(state, 24) == "skymine"
    assert args(state, "enter"), "the new outpost already counts for reach"
    assert {"19", "22"} <= {GAME.actions.name(action)[6:] for action in state.candidates(0)}
    play(state, "stop")
    assert asked(state) == "A rp"
    assert state.coins[0] == 1
    assert holder(state, 24) == "skymine"
    play(state, "coin", "coin")
    assert asked(state) == "A home"
    assert args(state, "column") == ["skymine:1", "skymine:3"]
    play(state, "column:skymine:3")
    assert station(state, "skymine") == "4 5 4"
    assert [holder(state, sector) for sector in (21, 24)] == ["minerva", "minerva"]
    assert asked(state) == "B turn"
    assert is_down(state, "A", "b")


def test_SKY_EXP_15_a_sector_costs_one_to_three_points():
    costs = {border & 3 for borders in box.NEIGHBOURS for border in borders}
    assert costs == {1, 2}
    assert box.RIVAL_COST == 1
    state = enter(expanding("minerva", "B09"), 21)
    assert "21" not in args(state, "enter")


def test_SKY_STA_2_a_share_is_worth_the_visible_coins():
    """SKY-STA-3, SKY-STA-8  The barred space shows two; it is bared when the last outpost of a column leaves."""
    values = [value(given(stations={"skymine": f"{left} 5 5"}), "skymine") for left in (5, 4, 3, 2, 1, 0)]
    assert values == [0, 0, 1, 2, 3, 5]
    state = expanding("skymine", "p1-e1", stations={"skymine": "1 5 5"})
    play(state, "enter:19", "column:skymine:1")
    assert station(state, "skymine") == "0* 5 5"
    assert value(state, "skymine") == 5


def test_SKY_STA_4_home_is_the_lowest_free_space_that_is_not_barred():
    """SKY-STA-7  With space 5 bared, n outposts fill the lowest of spaces 1 to 4."""
    state = expanding("minerva", "B09", sectors={"21": "skymine"}, stations={"skymine": "0 5 5"})
    enter(state, 21)
    play(state, "stop")
    assert station(state, "skymine") == "1* 5 5"
    assert value(state, "skymine") == 4, "space 4 is covered, the barred one stays bare"
    values = [value(given(stations={"skymine": f"{left}* 5 5"}), "skymine") for left in (0, 1, 2, 3, 4)]
    assert values == [5, 4, 3, 2, 2]


def test_SKY_STA_5_an_outpost_without_room_leaves_the_game():
    state = expanding("minerva", "B09", sectors={"21": "skymine"}, stations={"skymine": "4* 4* 4*"})
    lost = state.lost[0]
    enter(state, 21)
    play(state, "stop")
    assert station(state, "skymine") == "4* 4* 4*"
    assert state.lost[0] == lost + 1
    assert holder(state, 21) == "minerva"


def test_SKY_STA_6_removing_takes_the_top_outpost_of_any_column_of_any_station():
    """SKY-ICON-4, SKY-MAJ-3  Two removals may be split."""
    plans = {"A": {1: "PC20"}}
    state = given(slots={"A": "p1-r2 A04 B01"}, hand={"A": "p1-c1"}, plans=plans, stations={"minerva": "2 5 5"})
    play(state, "research:b", "go:0", "coin", "coin")
    state = given(slots={"A": "p1-r2 A04 B01 A05"}, helium={"A": 8}, plans=plans, stations={"minerva": "2 5 5"})
    play(state, "research:b", "go:1")
    assert args(state, "column") == ["skymine:1", "minerva:1", "minerva:2", "astrogo:1", "tawac:1"]
    lost = state.lost[1]
    play(state, "column:minerva:1")
    assert station(state, "minerva") == "1 5 5"
    play(state, "column:tawac:1")
    assert station(state, "tawac") == "4 5 5"
    assert state.lost[1] == lost + 1
    assert state.lost[3] == 1


def test_SKY_R_25_with_empty_stations_nothing_is_removed():
    """SKY-R-03  Removal is compulsory while any station has an outpost."""
    empty = dict.fromkeys(box.COMPANIES, "0 0 0")
    state = given(slots={"A": "p1-r2 p2-r2"}, plans={"A": {1: "PC14"}}, stations=empty)
    play(state, "research:b", "go:1")
    assert asked(state) == "A rp"
    state = given(slots={"A": "p1-r2 p2-r2"}, plans={"A": {1: "PC14"}}, stations={**empty, "tawac": "0 0 1"})
    play(state, "research:b", "go:1")
    assert station(state, "tawac") == "0* 0* 0*", "the only outpost left goes without asking"


def test_SKY_R_24_the_active_player_chooses_each_column_one_after_the_other():
    state = expanding(
        "minerva", "B09 B10", sectors={"21": "skymine", "23": "skymine"}, stations={"skymine": "4 2 5"}, coins={"B": 3}
    )
    enter(state, 21, 23)
    play(state, "stop")
    assert asked(state) == "A home"
    play(state, "column:skymine:2")
    assert station(state, "skymine") == "4 3 5"
    assert asked(state) == "A home"
    play(state, "column:skymine:1")
    assert station(state, "skymine") == "5 3 5"
    assert asked(state) == "B turn"


def test_SKY_REW_1_deep_mines_pay_one_or_two_crypcoins():
    """SKY-R-23"""
    state = enter(expanding("minerva", "p1-e2", sectors={"16": "minerva"}), 17)
    assert play(state, "stop").coins[0] == 2
    state = enter(expanding("minerva", "p1-e2"), 21)
    assert play(state, "stop").coins[0] == 1


def test_SKY_REW_2_open_pits_advance_on_the_track_of_the_company_expanded():
    """SKY-ICON-3"""
    state = enter(expanding("minerva", "p1-e1"), 23)
    assert mark(state, "A", "minerva") == 1
    assert asked(state) == "B turn"
    state = enter(expanding("minerva", "p1-e2", sectors={"18": "minerva"}), 13)
    assert mark(state, "A", "minerva") == 2


def test_SKY_REW_3_helium_reserves_fill_the_tank():
    state = enter(expanding("minerva", "p1-e1", sectors={"21": "minerva"}), 18)
    assert state.helium[0] == 1
    state = enter(expanding("minerva", "p1-e2", sectors={"24": "minerva"}), 22)
    assert state.helium[0] == 2


def test_SKY_REW_4_research_points_of_all_stations_are_one_sum():
    """SKY-R-15"""
    state = enter(expanding("minerva", "B09 p1-e2", sectors={"21": "minerva"}), 16, 24)
    play(state, "stop")
    assert asked(state) == "A rp"
    assert state.rp == 3


def test_SKY_REW_5_coins_and_research_come_before_track_steps():
    """SKY-REW-6  So coins bought with RP may pay a barrier met by an open pit."""
    state = expanding("minerva", "B09 p1-e2", sectors={"21": "minerva"}, marks={"A": {"minerva": 14}})
    enter(state, 16, 23)
    play(state, "stop")
    assert asked(state) == "A rp"
    assert mark(state, "A", "minerva") == 14
    play(state, "coin")
    assert asked(state) == "B turn"
    assert mark(state, "A", "minerva") == 14, "one crypcoin does not pay a barrier of two"
    state = expanding("minerva", "B09 p1-e2", sectors={"21": "minerva"}, marks={"A": {"minerva": 14}}, coins={"A": 1})
    enter(state, 16, 23)
    play(state, "stop", "coin")
    assert names(state) == ["pay:minerva", "stop"]
    play(state, "pay:minerva")
    assert mark(state, "A", "minerva") == 15
    assert state.coins[0] == 0


def test_the_moon_is_symmetric():
    """SKY-EXP-4  Every company starts from the same position: the symmetries of the file keep borders and rewards."""
    text = (files("farside.games.skymines") / "components.toml").read_text(encoding="utf-8")
    table = Box.read(text, "components.toml").table("for_people").table("moon_symmetry")
    for name in ("half_turn", "mirror_nw_se", "mirror_ne_sw"):
        swap = list(range(24))
        for one, other in table.pairs(name):
            swap[one - 1], swap[other - 1] = other - 1, one - 1
        firms = list(range(4))
        for first, second in table.text_rows(f"{name}_companies"):
            at, to = box.COMPANIES.index(first), box.COMPANIES.index(second)
            firms[at], firms[to] = to, at
        for sector in range(24):
            assert box.SECTOR_REWARD[sector] == box.SECTOR_REWARD[swap[sector]]
            assert box.DOMES[sector] == box.DOMES[swap[sector]]
            there = sorted(swap[border >> 2] * 4 + (border & 3) for border in box.NEIGHBOURS[sector])
            assert there == sorted(box.NEIGHBOURS[swap[sector]])
            for firm in range(4):
                assert box.DOCKS[firm * 24 + sector] == box.DOCKS[firms[firm] * 24 + swap[sector]]


def test_domes_are_counted_over_all_sectors_of_a_company():
    """SKY-R-35, SKY-FLD-2"""
    state = given(sectors={"4": "tawac", "9": "tawac", "10": "skymine"})
    assert [domes(state, firm) for firm in range(4)] == [1, 0, 0, 3]
    assert state.firm == NOBODY


def test_SKY_EXP_4_no_amount_of_energy_reaches_further():
    state = expanding("minerva", "B09 B10 C04 C05", helium={"A": 8})
    assert state.energy == 12
    assert args(state, "enter") == ["16", "21", "23"]


def test_the_log_names_sectors_as_the_board_does():
    """SKY-EXP-7"""
    log: list[Event] = []
    enter(expanding("minerva", "p1-e1", log=log), 23)
    assert [event.args for event in log if event.kind == "enter"] == [(1, 23, 0)]
