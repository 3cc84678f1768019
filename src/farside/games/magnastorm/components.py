"""What is in the box, as typed tuples and flat tables: `LAB_PRICE[2]` is what the third lab costs."""

from __future__ import annotations

from typing import Final

from farside.core.box import Box, BoxError, expect
from farside.games.magnastorm.planet import Planet

BOX: Final = Box.of("farside.games.magnastorm")

PLAYERS: Final = ("orange", "sky", "green", "rose")
COLOURS: Final = (*PLAYERS, "yellow")  # of cubes; a seat's number is its colour
CREWS: Final = (*PLAYERS, "neutral")
YELLOW: Final = 4
NEUTRAL: Final = 4
SHADES: Final = 5  # kinds of cubes, and of crew
Cubes = tuple[int, int]  # a cost or a gain: own cubes, yellow cubes


def cubes(box: Box, key: str) -> Cubes:
    """A cost or a gain, written as own and yellow cubes."""
    amounts = box.amounts(key, ("own", "yellow"))
    return amounts[0], amounts[1]


# -- counts ----------------------------------------------------------------------------------------

COUNT: Final = BOX.table("components").table("shared")
PIECES: Final = BOX.table("components").table("per_player")
EACH_COLOUR: Final = PIECES.number("credit_own")
BLACK: Final = COUNT.number("credit_black")
CREW_EACH: Final = PIECES.number("crew_own")
LABS_EACH: Final = PIECES.number("turtle_lab")
STATIONS_EACH: Final = PIECES.number("teleport_station")
SETUP: Final = tuple([BOX.table("setup").table(f"p{seats}") for seats in (2, 3, 4)])
ROUNDS: Final = BOX.table("round_end").number("rounds")


def by_seats(key: str) -> tuple[int, ...]:
    """A figure of the set-up, found under the number of players."""
    return (0, 0, *[table.number(key) for table in SETUP])


GOAL: Final = by_seats("goal_reputation")
COLUMNS_USED: Final = by_seats("action_columns")
NEUTRAL_PER_COLUMN: Final = SETUP[0].number("neutral_crew_per_column")
START_CUBES: Final = SETUP[0].number("start_credits_own")
BAG_YELLOW: Final = SETUP[0].table("bag").number("yellow")
BAG_COLOUR: Final = SETUP[0].table("bag").number("each_player_color")
EXTRA_CUBE: Final = (
    (),
    (),
    *[table.all_within("extra_credit_own_positions", 1, seats) for seats, table in enumerate(SETUP, 2)],
)

# -- research --------------------------------------------------------------------------------------

TRACKS: Final = tuple([track.text("id") for track in BOX.tables("research_track")])
TRACKS_USED: Final = (0, 0, *[len(table.texts("research_tracks")) for table in SETUP])
TOP: Final = BOX.table("research_board").number("levels")
LEVELS: Final = TOP + 1  # level 0 included

NOTHING: Final = 0  # what a level or a lower space gives
OWN_CUBE: Final = 1
YELLOW_CUBE: Final = 2
ANY_CUBE: Final = 3
BAG: Final = 4
CREW: Final = 5
RESEARCH: Final = 6
SWAP: Final = 7
RANGE: Final = 8
SECOND_LAB: Final = 9
BONUSES: Final = ("none", "own", "yellow", "any", "bag", "crew", "research", "turn_order_swap", "range", "second_lab")


def level_kind(bonus: Box) -> int:
    kind = bonus.one_of("kind", ("credit", "bag", "crew"))
    if kind == "credit":
        return (OWN_CUBE, YELLOW_CUBE, ANY_CUBE)[bonus.index("color", ("own", "yellow", "any_player"))]
    return BAG if kind == "bag" else CREW


def level_table(number: bool) -> tuple[int, ...]:
    """What each level of each track gives (or how much of it), track after track."""
    found = [0] * (len(TRACKS) * LEVELS)
    for track in BOX.table("research_board").tables("track"):
        for bonus in track.tables("level_bonus"):
            if not 0 < bonus.number("level") <= TOP:
                raise BoxError(f"{track.file}: {track.place}: a bonus on level {bonus.number('level')} of 1 to {TOP}")
            at = track.index("id", TRACKS) * LEVELS + bonus.number("level")
            found[at] = bonus.number("n") if number else level_kind(bonus)
    return tuple(found)


LEVEL_KIND: Final = level_table(False)
LEVEL_COUNT: Final = level_table(True)
PLACES: Final = (
    (),
    (),
    *[BOX.table("research_board").table("objective_spaces").table(f"p{n}").numbers("values") for n in (2, 3, 4)],
)

# -- the action board ------------------------------------------------------------------------------

ROWS: Final = BOX.table("action_board").number("rows")
ROW_KEYS: Final = tuple([str(row + 1) for row in range(ROWS)])
OVERFLOW: Final = BOX.table("action_board").number("overflow_row") - 1
FULL_COLUMN: Final = BOX.table("action_board").number("upper_column_capacity")
COLUMNS: Final = BOX.table("action_board").table("side_4").texts("columns")
ROW_PRICE: Final = tuple([cubes(row, "move_cost") for row in BOX.table("action_board").tables("row")])
ROW_GAIN: Final = tuple([cubes(row, "gain") for row in BOX.table("action_board").tables("row")])
FP: Final = 0  # the first-player column
BOX.table("first_player_token").fixed({"column": COLUMNS[FP]})

BOUGHT_WITH: Final = {  # on which cards a bonus stands: the upper (A), the lower (B), or both
    **dict.fromkeys(("research", "crew", "turn_order_swap"), "AB"),
    **dict.fromkeys(("range", "second_lab"), "A"),
    "bag": "B",
}


class Panel:
    """An action panel of one side: what its spaces give, found at column * ROWS + row."""

    def __init__(self, side: Box) -> None:
        self.columns = len(side.texts("columns"))
        self.bonus = [NOTHING] * (self.columns * ROWS)
        self.track = [0] * (self.columns * ROWS)
        seen: set[int] = set()
        for space in side.tables("space"):
            if not 1 <= space.number("row") <= ROWS:
                raise BoxError(f"{space.file}: {space.place}: 'row' should be 1 to {ROWS}, not {space.number('row')}")
            at = space.index("column", side.texts("columns")) * ROWS + space.number("row") - 1
            self.bonus[at] = space.index("bonus", BONUSES)
            self.track[at] = space.index("track", TRACKS) if space.has("track") else 0
            space.fixed({"with": BOUGHT_WITH.get(BONUSES[self.bonus[at]], "")})
            space.fixed({"levels": 1, "steps": 1, "labs": 1, "crew": 1, "draw": 1})
            seen.add(at)
        expect("different action spaces", len(seen), len(self.bonus))
        side.counted("bonus_spaces", "bonus spaces", len([kind for kind in self.bonus if kind]))
        side.counted("spaces", "action spaces", len(self.bonus))


PANELS: Final = tuple([Panel(BOX.table("action_board").table(side)) for side in ("side_2_3", "side_4")])

# -- player boards ---------------------------------------------------------------------------------

LAB_PRICE: Final = tuple([cubes(slot, "cost") for slot in BOX.table("player_board").tables("lab_slot")])
STATION_PRICE: Final = tuple([cubes(slot, "cost") for slot in BOX.table("player_board").tables("station_slot")])
STATION_WORTH: Final = tuple([slot.number("reputation") for slot in BOX.table("player_board").tables("station_slot")])
EXCHANGE: Final = BOX.table("player_board").table("exchange").number("give_any")
expect("lab slots", len(LAB_PRICE), LABS_EACH)
expect("station slots", len(STATION_PRICE), STATIONS_EACH)

# -- the planet and its storm ----------------------------------------------------------------------

SECTORS: Final = BOX.table("board").texts("sectors_clockwise")
SECTOR_COUNT: Final = 6
AREAS: Final = tuple([area.text("id") for area in BOX.table("board").table("side_4").tables("area")])


def spaces_of(side: str) -> list[str]:
    areas = BOX.table("board").table(side).tables("area")
    return [space.text("id") for area in areas for space in area.tables("space")]


SPACES: Final = tuple(sorted(set(spaces_of("side_4")) | set(spaces_of("side_2_3"))))
PAD: Final = len(SPACES)  # where scouts stand before their first move
SPOTS: Final = tuple(
    [
        line.text("spot")
        for line in BOX.table("board").table("side_4").table("lines").tables("line")
        if line.text("spot")
    ]
)
SPACE_COLOURS: Final = (*TRACKS, "white")
WHITE: Final = 4
PLANETS: Final = tuple(
    [
        Planet(BOX.table("board").table(side), SECTORS, AREAS, SPACES, SPOTS, SPACE_COLOURS)
        for side in ("side_2_3", "side_4")
    ]
)
TILE: Final = BOX.table("centre_tile")


def calm_sector(key: str) -> int:
    if key not in SECTORS:
        raise TILE.table("calm_by_round").wrong("START_1 and START_2", f"lists out of {', '.join(SECTORS)}", key)
    return SECTORS.index(key)


CALM: Final = tuple(
    [
        tuple([tuple([calm_sector(key) for key in row]) for row in TILE.table("calm_by_round").text_rows(f"START_{n}")])
        for n in (1, 2)
    ]
)


def mask(bits: tuple[int, ...]) -> int:
    return sum([1 << bit for bit in bits])


CALM_MASK: Final = tuple([tuple([mask(sectors) for sectors in rounds]) for rounds in CALM])
PHASES: Final = ("trailing", "middle", "leading")  # of a calm sector
INCOME_ROWS: Final = 4


def income_table() -> tuple[Cubes, ...]:
    """What a calm sector pays, found at phase * INCOME_ROWS + labs - 1."""
    found: list[Cubes] = [(0, 0)] * (len(PHASES) * INCOME_ROWS)
    for line in TILE.tables("income"):
        found[line.index("position", PHASES) * INCOME_ROWS + line.within("labs", 1, INCOME_ROWS) - 1] = cubes(
            line, "gain"
        )
    return tuple(found)


INCOME: Final = income_table()
