"""Luna on the Belt: her three choices, main columns, vacant spaces."""

from tests.games.skymines.lunas import belted, entered, held, lines, place, turn
from tests.games.skymines.table import station

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import COMPANIES
from farside.games.skymines.luna import LUNA, MAX, MIN
from farside.games.skymines.modules import PAIRED, TARGET
from farside.games.skymines.rules.belt import domes
from farside.games.skymines.rules.luna_belt import vacant_on
from farside.games.skymines.rules.luna_columns import main_column
from farside.games.skymines.rules.luna_expand import expand
from farside.games.skymines.rules.luna_value import vacant_homes, value_order

SKYMINE, MINERVA, ASTROGO, TAWAC = range(4)
WAITING = "- - - - L1-03"


def test_SKY_EX_D17_tawac_expands_by_three_on_an_empty_belt():
    """SKY-LUNA-36  MIN: asteroid 3, shuttle 2, asteroid 1. MAX: asteroid 3, shuttle 7, asteroid 10."""
    log: list[Event] = []
    state = belted(WAITING)
    state.log = log
    expand(state, TAWAC, 3, MIN)
    assert entered(log) == [3, 2, 1]
    assert station(state, "tawac") == "4 4 6"
    log.clear()
    state = belted("- L1-10 - - L1-03")  # the least valuable is Tawac, on D1
    state.log = log
    turn(state)
    assert entered(log) == [3, 7, 10]
    assert [clause for _firm, _number, _column, _value, clause in lines(log, "luna-land")] == [36, 36]


def test_SKY_LUNA_36_only_pieces_that_the_station_has():
    log: list[Event] = []
    state = belted(WAITING)
    state.log = log
    place(state, 3, "tawac")
    state.station[TAWAC * 3 + 1] = 0  # no shuttles: no shuttle space is a target
    expand(state, TAWAC, 1, MIN)
    assert entered(log) == [3]  # a second outpost, SKY-LUNA-37
    log.clear()
    state = belted(WAITING)
    state.log = log
    place(state, 3, "tawac")
    state.station[TAWAC * 3] = state.station[TAWAC * 3 + 2] = 0
    expand(state, TAWAC, 2, MIN)
    assert entered(log) == [2, 4]


def test_SKY_LUNA_36_she_gets_no_reward():
    """SKY-LUNA-31, SKY-LUNA-33  Energy icons on the way make no difference to her."""
    state = belted(WAITING)
    expand(state, TAWAC, 6, MAX)
    assert (state.coins[LUNA], state.helium[LUNA], state.upload[LUNA]) == (0, state.helium[LUNA], 0)
    assert len(held(state, "tawac")) == 6
    assert state.expander == LUNA


def test_SKY_LUNA_37_then_more_room_where_the_company_already_is():
    log: list[Event] = []
    state = belted(WAITING)
    state.log = log
    place(state, 3, "tawac")
    for number in (2, 4, 7):
        place(state, number, "astrogo")
    expand(state, TAWAC, 2, MIN)
    assert entered(log) == [3, 3]
    assert [clause for _firm, _number, _column, _value, clause in lines(log, "luna-land")] == [37, 37]


def test_SKY_LUNA_38_then_the_rival_where_she_is_farthest_behind():
    """SKY-R-M32  A vacant shuttle space is no obstacle when no shuttle is left. SKY-R-M34  The lowest slot."""
    log: list[Event] = []
    state = belted(WAITING, astrogo=4, minerva=2)
    state.log = log
    for slot, firm in ((1, "minerva"), (2, "astrogo"), (3, "astrogo")):
        place(state, 3, firm, slot)
    expand(state, TAWAC, 1, MIN)
    assert lines(log, "luna-drive-out") == [(ASTROGO, 3, -4)]
    assert [COMPANIES[state.holders[space]] for space in range(3, 6)] == ["minerva", "tawac", "astrogo"]
    assert station(state, "astrogo") == "5 5 6"
    log.clear()
    state = belted(WAITING)
    state.log = log
    for slot in (1, 2, 3):
        place(state, 3, "tawac", slot)
    for number in (2, 4):
        place(state, number, "minerva")
    state.station[TAWAC * 3 + 1] = 0  # space 7 is vacant but no target
    expand(state, TAWAC, 1, MIN)
    assert entered(log) == []
    assert lines(log, "luna-lost") == [(TAWAC, 1)]


def test_SKY_LUNA_38_shuttles_are_driven_out_too():
    log: list[Event] = []
    state = belted(WAITING, astrogo=4, minerva=2)
    state.log = log
    for slot in (1, 2, 3):
        place(state, 3, "tawac", slot)
    for number, firm in ((2, "minerva"), (4, "astrogo"), (7, "astrogo")):
        place(state, number, firm)
    expand(state, TAWAC, 1, MAX)
    assert lines(log, "luna-drive-out") == [(ASTROGO, 7, -4)]
    assert held(state, "astrogo") == [4]
    assert station(state, "astrogo") == "6 4 6"
    assert held(state, "tawac") == [3, 3, 3, 7]


def test_SKY_R_M33_unpaired_spaces_first_so_that_no_dome_is_joined_by_accident():
    """SKY-LUNA-55  Then the lowest slot."""
    state = belted(WAITING)
    rock = 0  # asteroid 1, whose first two spaces are joined
    assert [PAIRED[space] for space in range(3)] == [True, True, False]
    assert vacant_on(state, rock) == 2
    state.holders[2] = TAWAC
    assert vacant_on(state, rock) == 0
    state.holders[0] = state.holders[1] = MINERVA
    assert vacant_on(state, rock) == NOBODY
    assert domes(state, TAWAC) >= 1
    assert TARGET[2] == 1


def test_SKY_LUNA_32_the_main_column_of_a_belt_station():
    """SKY-LUNA-49  Of the outer columns; shuttle spaces count for the value order."""
    state = belted(WAITING)
    assert main_column(state, TAWAC, False) == 0
    state.station[TAWAC * 3 + 2] = 4
    assert main_column(state, TAWAC, False) == 2
    assert main_column(state, TAWAC, True) == 2
    state.station[TAWAC * 3 + 1] = 0
    assert main_column(state, TAWAC, False) == 2  # never the shuttles
    assert vacant_homes(state, TAWAC) == 2 + 5
    assert value_order(state)[0] == TAWAC
