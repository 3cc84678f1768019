"""A table laid out for a test: positions are given in notation, played in notation, asked in notation."""

from tests.games.refusals import refused

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.magnastorm.actions import ACTIONS
from farside.games.magnastorm.cards import COMMANDERS, OBJECTIVES
from farside.games.magnastorm.components import COLOURS, COLUMNS, CREWS, SECTORS, SHADES, SPACES, SPOTS, TRACKS
from farside.games.magnastorm.game import GAME
from farside.games.magnastorm.rules.turn import begin_turn
from farside.games.magnastorm.state import MOST_TRACKS, OWNERS, MagnaState, one

SEEDS = {2: 0, 3: 0, 4: 0}


def column(name: str) -> int:
    return COLUMNS.index(name)


def commander(number: str) -> int:
    return COMMANDERS.index(number)


def space(name: str) -> int:
    return SPACES.index(name)


def below(name: str, row: int) -> int:
    """The number of a lower space."""
    return column(name) * 5 + row - 1


def opened(seats: int = 3, **variants) -> MagnaState:
    """A new game, the opening answered with the first options."""
    state = GAME.start(seats=seats, seed=SEEDS[seats], **variants)
    while state.at == NOBODY:
        state.push(state.turn(), state.options(state.turn())[0])
    return state


def given(
    seats: int = 3,
    goals: str = "RO1 RO2 SO1 SO3",
    chiefs: str = "01 02 03 04",
    heads: str = "11 12 13 14",
    round: int = 1,  # noqa: A002 - what a player calls it
    **variants,
) -> MagnaState:
    """Seat 0 to move in a rotation 0, 1, 2, 3: three neutral crew in each column, all else as after the set-up."""
    state = opened(seats, **variants)
    state.order = list(range(seats))
    state.rotation = list(range(seats))
    state.at = 0
    state.stack.clear()
    begin_turn(state)
    state._open()
    state.round = round
    state.chiefs = [NOBODY, *[commander(key) for key in chiefs.split()[: state.panel.columns - 1]]]
    state.heads = [commander(key) for key in heads.split()[: state.tracks()]]
    state.goals = [OBJECTIVES.index(key) for key in goals.split()]
    state.levels = [0] * (MOST_TRACKS * seats)
    state.crew = [5] * seats
    state.upper = [3 * one(4)] * state.panel.columns
    for seat in range(seats):
        hand(state, seat, **{COLOURS[seat]: 2})
    return state


def hand(state: MagnaState, seat: int, **cubes: int) -> MagnaState:
    """A hand of exactly these cubes; the rest goes to the supply, and what is missing comes from there."""
    for at, key in enumerate(COLOURS):
        more = cubes.get(key, 0) - state.hands[seat * SHADES + at]
        state.hands[seat * SHADES + at] += more
        state.supply[at] -= more
    return state


def cubes(state: MagnaState, seat: int) -> dict[str, int]:
    return {key: state.hands[seat * SHADES + at] for at, key in enumerate(COLOURS) if state.hands[seat * SHADES + at]}


def labs(state: MagnaState, seat: int, *names: str, count: int = 1) -> MagnaState:
    for name in names:
        state.labs[space(name)] = count * OWNERS + seat
        state.labs_left[seat] -= count
    return state


def lab_count(state: MagnaState, name: str) -> tuple[int, int]:
    """The owner and the number of labs on a space."""
    held = state.labs[space(name)]
    return (held % OWNERS, held // OWNERS) if held else (NOBODY, 0)


def scout(state: MagnaState, seat: int, name: str) -> MagnaState:
    state.scouts[seat] = space(name)
    return state


def where(state: MagnaState, seat: int = 0) -> str:
    return (*SPACES, "pad")[state.scouts[seat]]


def levels(state: MagnaState, seat: int, **tracks: int) -> MagnaState:
    for key, level in tracks.items():
        state.levels[seat * MOST_TRACKS + TRACKS.index(key)] = level
    return state


def level(state: MagnaState, seat: int, track: str) -> int:
    return state.levels[seat * MOST_TRACKS + TRACKS.index(track)]


def holds(state: MagnaState, seat: int, *numbers: str) -> MagnaState:
    for number in numbers:
        state.holder[commander(number)] = seat
    return state


def station(state: MagnaState, seat: int, *spots: str) -> MagnaState:
    for spot in spots:
        state.stations[SPOTS.index(spot)] = seat
        state.stations_left[seat] -= 1
    return state


def group(**crew: int) -> int:
    return sum([count * one(CREWS.index(kind)) for kind, count in crew.items()])


def above(state: MagnaState, **columns: int) -> MagnaState:
    """The upper panel; columns that are not named are empty."""
    state.upper = [columns.get(key, 0) for key in COLUMNS[: state.panel.columns]]
    return state


def play(state: MagnaState, *moves: str) -> MagnaState:
    for move in moves:
        state.play(move)
    return state


def names(state: MagnaState, verb: str = "") -> list[str]:
    """The options of the seat that decides, of one verb if named, the exchange apart."""
    found = [ACTIONS.name(action) for action in state.options(state.turn())]
    return [name for name in found if name != "exchange" and (not verb or name.split(":")[0] == verb)]


def why_not(state: MagnaState, move: str) -> tuple[str, tuple[int, ...]]:
    return refused(state, move)


def asks(state: MagnaState) -> str:
    return GAME.question(state)[0]


def sector(name: str) -> int:
    return SECTORS.index(name)


def told(log: list[Event], kind: str) -> list[tuple[int, ...]]:
    """The seat and the numbers of each event of a kind."""
    return [(event.seat, *event.args) for event in log if event.kind == kind]
