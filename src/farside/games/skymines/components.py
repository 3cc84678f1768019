"""What is in the box, as typed lists: `CARD_VALUE[card]` is what an action card is worth.

Everything comes from `components.toml`; whoever owns the printed game can put its numbers there. Rewards are flat lists
of three numbers each: kind, value, and what it is about (a company or a type).
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.box import Box, expect, needed

COLOURS: Final = 4  # how many players the box serves
BOX: Final = Box.of("farside.games.skymines")
COUNT: Final = BOX.table("counts")
ROUNDS: Final = BOX.table("meta").number("rounds")

# -- words -----------------------------------------------------------------------------------------

TYPES: Final = ("carbon", "minerals", "titanium", "energy", "researcher", "engineer", "share")
CARBON: Final = 0
MINERALS: Final = 1
TITANIUM: Final = 2
RESOURCES: Final = 3  # the first three types
ENERGY: Final = 3
RESEARCHER: Final = 4
ENGINEER: Final = 5
SHARE: Final = 6

NEED_KINDS: Final = ("carbon", "minerals", "titanium", "energy", "other_scientist", "any_one_resource")
SCIENTIST: Final = 4
ANY_ONE: Final = 5

REWARD_KINDS: Final = BOX.table("vocabulary").texts("reward_kinds")
COINS: Final = 0
HELIUM: Final = 1
RP: Final = 2
ADVANCE: Final = 3
ADVANCE_ANY: Final = 4
ADVANCE_EXPANDED: Final = 5
REMOVE: Final = 6
PER_UNIT: Final = 7
TRIPLE: Final = 3  # numbers a reward takes

# -- companies and stations --------------------------------------------------------------------------

COMPANIES: Final = tuple([company.text("id") for company in BOX.tables("company")])
FIRMS: Final = 4
COLUMNS: Final = 3
COLUMN_KEYS: Final = ("1", "2", "3")
HEIGHT: Final = BOX.table("station").within("spaces_per_column", 2, 9)
COLUMN_COINS: Final = list(BOX.table("station").numbers("column_coins"))
LOGO_ORDER: Final = list(BOX.table("station").numbers("logo_order"))
OUTPOSTS: Final = [company.number("outposts") for company in BOX.tables("company")]
SHEET: Final = ("coins", *COMPANIES, "helium", "research")  # what is scored
SCORING: Final = BOX.table("scoring_order").texts("categories")
expect("different categories", len(set(BOX.table("scoring_order").indexes("categories", SHEET))), len(SHEET))
expect("coins of a column", len(COLUMN_COINS), HEIGHT)
expect("different columns", len(set(BOX.table("station").all_within("logo_order", 0, COLUMNS - 1))), COLUMNS)


def coins_shown(outposts: int, bared: bool) -> int:
    """SKY-STA-2, SKY-STA-7  The coins a column shows: with the barred space bared, the rest fill spaces 1 to 4."""
    lowest = HEIGHT - 1 if bared else HEIGHT
    covered = range(lowest - outposts, lowest)
    return sum([COLUMN_COINS[space] for space in range(HEIGHT) if space not in covered])


# by bared * (HEIGHT + 1) + outposts; a bared column never holds HEIGHT outposts
SHOWN: Final = [coins_shown(outposts, bared) for bared in (False, True) for outposts in range(HEIGHT + 1 - bared)]
BARED: Final = HEIGHT + 1


def rewards_of(boxes: list[Box]) -> list[int]:
    """Rewards as a flat list of numbers."""
    found: list[int] = []
    for box in boxes:
        kind = box.index("kind", REWARD_KINDS)
        what = NOBODY
        value = box.number("offset", least=-9) if kind == PER_UNIT else box.number("value")
        if kind == PER_UNIT:
            what = box.index("type", TYPES)
            box.fixed({"min": 0})
        elif kind == ADVANCE:
            what = box.index("company", COMPANIES)
        found += [kind, value, what]
    return found


def faces(prints: list[tuple[int, ...]]) -> list[int]:
    """A number for each different print."""
    seen = sorted(set(prints))
    return [seen.index(each) for each in prints]


# -- the Moon --------------------------------------------------------------------------------------

SECTORS: Final = 24
CHAPTER_3: Final = [  # by company: the sectors where its top outposts lie when chapter 3 of the campaign begins
    [number - 1 for number in BOX.table("chapter3_outposts").all_within(firm, 1, SECTORS)] for firm in COMPANIES
]
SECTOR_KEYS: Final = tuple([str(sector.number("id")) for sector in BOX.tables("sector")])
DOMES: Final = [sector.number("domes") for sector in BOX.tables("sector")]
STRUCTURES: Final = BOX.table("vocabulary").texts("structures")
SECTOR_STRUCTURE: Final = [
    sector.tables("structures")[0].index("structure", STRUCTURES) for sector in BOX.tables("sector")
]
SECTOR_REWARD: Final = [
    rewards_of([structure.table("reward") for structure in sector.tables("structures")])
    for sector in BOX.tables("sector")
]
POLYGONS: Final = [sector.outline("polygon") for sector in BOX.tables("sector")]
LABELS: Final = [sector.point("label") for sector in BOX.tables("sector")]
BORDER_COST: Final = {
    "single": BOX.table("expansion").within("single_border_cost", 0, 3),
    "double": BOX.table("expansion").within("double_border_cost", 0, 3),
}
RIVAL_COST: Final = BOX.table("expansion").number("rival_outpost_surcharge")


def joined(border: Box) -> tuple[int, ...]:
    """The two sectors that a border lies between."""
    found = border.all_within("between", 1, SECTORS)
    if len(found) != 2 or found[0] == found[1]:
        raise border.wrong("between", f"two different sectors from 1 to {SECTORS}", list(found))
    return found


def borders() -> list[list[int]]:
    """By sector: neighbour * 4 + cost of the border."""
    found: list[list[int]] = [[] for _sector in range(SECTORS)]
    for border in BOX.tables("border"):
        one, other = joined(border)
        cost = BORDER_COST[border.one_of("kind", ("single", "double"))]
        found[one - 1].append((other - 1) * 4 + cost)
        found[other - 1].append((one - 1) * 4 + cost)
    return found


def docks() -> list[int]:
    """By company * SECTORS + sector: what entering from the station costs, 0 where they do not touch."""
    found = [0] * (FIRMS * SECTORS)
    for border in BOX.tables("station_border"):
        at = border.index("company", COMPANIES) * SECTORS + border.within("sector", 1, SECTORS) - 1
        found[at] = BORDER_COST[border.one_of("kind", ("single", "double"))]
    return found


NEIGHBOURS: Final = borders()
DOCKS: Final = docks()

# -- action cards ------------------------------------------------------------------------------------

LETTERS: Final = ("A", "B", "C", "D", "E")
ACTION_CARDS: Final = BOX.tables("action_card")
DECK: Final = len(ACTION_CARDS)
ENERGY_CARDS: Final = BOX.tables("energy_card")
STARTING: Final = BOX.tables("starting_card")
STARTERS: Final = len(STARTING)
FIRST_ENERGY: Final = DECK  # the four energy cards come after the deck
FIRST_STARTER: Final = DECK + COLOURS  # then nine cards a seat
CARD_BOXES: Final = [*ACTION_CARDS, *ENERGY_CARDS, *(STARTING * COLOURS)]
CARD_COUNT: Final = len(CARD_BOXES)
CARDS: Final = tuple(
    [card.text("id") for card in ACTION_CARDS]
    + [f"energy-{card.text('id')}" for card in ENERGY_CARDS]
    + [f"p{seat + 1}-{card.text('id')}" for seat in range(COLOURS) for card in STARTING]
)


def card_type(card: Box) -> int:
    kind = card.one_of("kind", ("resource", "energy", "researcher", "engineer", "share"))
    return card.index("resource", TYPES) if kind == "resource" else TYPES.index(kind)


def effect_of(card: Box, key: str) -> int:
    return card.table("effect").number(key, 0) if card.has("effect") else 0


def share_of(card: Box) -> int:
    """The company of a card's share icon, else NOBODY."""
    if not card.has("share"):
        return NOBODY
    expect("share on a card", card.table("share").number("count"), 1)
    return card.table("share").index("company", COMPANIES)


CARD_TYPE: Final = [card_type(card) for card in CARD_BOXES]
CARD_VALUE: Final = [card.number("value", 0) for card in CARD_BOXES]
CARD_COST: Final = [card.number("cost") for card in CARD_BOXES]
CARD_SHARE: Final = [share_of(card) for card in CARD_BOXES]
CARD_FIRM: Final = [card.index("company", COMPANIES) if card.has("company") else NOBODY for card in CARD_BOXES]
CARD_HELIUM: Final = [effect_of(card, "helium") for card in CARD_BOXES]
CARD_COINS: Final = [effect_of(card, "coins") for card in CARD_BOXES]
CARD_PER_PAIR: Final = [effect_of(card, "helium_per_dome_pair") for card in CARD_BOXES]
CARD_LETTER: Final = [card.index("letter", LETTERS) for card in ACTION_CARDS]
CARD_FACE: Final = faces(
    [
        (CARD_TYPE[card], CARD_VALUE[card], CARD_COST[card], CARD_SHARE[card], CARD_FIRM[card])
        for card in range(CARD_COUNT)
    ]
)  # cards that read alike have the same number: of these only one is offered
STARTER_KEYS: Final = tuple([card.text("id") for card in STARTING])
SINGLE_ENERGY: Final = needed("starting card", "e1", STARTER_KEYS)

MARKET: Final = BOX.table("market").number("spaces")
ROWS: Final = BOX.table("market").within("rows", 1, MARKET)
MARKET_KEYS: Final = tuple([str(space.number("id")) for space in BOX.tables("market_space")])
SURCHARGE: Final = [space.number("surcharge") for space in BOX.tables("market_space")]

# -- research --------------------------------------------------------------------------------------

PLAN_ROWS: Final = ("A", "B", "C")
PLAN_BOXES: Final = BOX.tables("research_plan")
SPECIAL_BOXES: Final = BOX.tables("special_plan")
TILE_BOXES: Final = BOX.tables("starting_tile")
FIRST_SPECIAL: Final = len(PLAN_BOXES)
FIRST_PRINTED: Final = FIRST_SPECIAL + len(SPECIAL_BOXES)
SPECIALS: Final = len(SPECIAL_BOXES)
SPECIAL_LETTER: Final = 3
PRINTED_LETTER: Final = 4
PLANS: Final = tuple([box.text("id") for box in [*PLAN_BOXES, *SPECIAL_BOXES, *TILE_BOXES]])
PLAN_LETTER: Final = (
    [plan.index("letter", PLAN_ROWS) for plan in PLAN_BOXES]
    + [SPECIAL_LETTER] * SPECIALS
    + [PRINTED_LETTER] * len(TILE_BOXES)
)
DEMANDING: Final = [*PLAN_BOXES, *([None] * SPECIALS), *[tile.table("plan") for tile in TILE_BOXES]]


def need_of(plan: Box | None, at: int) -> tuple[int, int]:
    """The kind and number of a plan's first or second requirement."""
    if plan is None or at >= len(plan.tables("requires")):
        return NOBODY, 0
    need = plan.tables("requires")[at]
    kind = need.one_of("kind", ("resource", *NEED_KINDS))
    if kind == "resource":
        return need.index("type", NEED_KINDS), need.number("value")
    return NEED_KINDS.index(kind), need.number("count") if kind == "other_scientist" else need.number("value")


# two a plan: at plan * 2 and plan * 2 + 1
NEED_KIND: Final = [need_of(plan, at)[0] for plan in DEMANDING for at in (0, 1)]
NEED_VALUE: Final = [need_of(plan, at)[1] for plan in DEMANDING for at in (0, 1)]
PLAN_REWARD: Final = [[] if plan is None else rewards_of(plan.tables("reward")) for plan in DEMANDING]
PLAN_FACE: Final = faces(
    [
        (
            PLAN_LETTER[plan],
            *NEED_KIND[plan * 2 : plan * 2 + 2],
            *NEED_VALUE[plan * 2 : plan * 2 + 2],
            *PLAN_REWARD[plan],
        )
        if PLAN_REWARD[plan]
        else (PLAN_LETTER[plan], plan)
        for plan in range(len(PLANS))
    ]
)
SPECIAL_ROUND: Final = [plan.number("round") for plan in SPECIAL_BOXES]
SPECIAL_COST: Final = [plan.number("entry_cost_coins") for plan in SPECIAL_BOXES]
SPECIAL_VALUE: Final = [plan.number("value") for plan in SPECIAL_BOXES]
SPECIAL_KEYS: Final = tuple([str(number) for number in SPECIAL_ROUND])

SHOW: Final = BOX.table("research_display")
SHOWN_A_ROW: Final = SHOW.within("columns", 1, 4)
PLACES: Final = SHOWN_A_ROW * len(PLAN_ROWS)
PLACE_KEYS: Final = tuple([f"{row}{at + 1}" for row in PLAN_ROWS for at in range(SHOWN_A_ROW)])
PLAN_COST: Final = [SHOW.table("plan_cost_rp").number(row) for row in (*PLAN_ROWS, "special")]
BOUNTY_PLACE: Final = [at in SHOW.indexes("bounty_places", PLACE_KEYS) for at in range(PLACES)]
BOUNTY_START: Final = SHOW.number("bounty_start")
SUPPLY: Final = len(PLAN_BOXES) // len(PLAN_ROWS)

TILES: Final = tuple([tile.text("id") for tile in TILE_BOXES])
TILE_REST: Final = [tile.indexes("rest", STARTER_KEYS) for tile in TILE_BOXES]
TANK: Final = FIRMS  # in a starting bonus, after the companies
TILE_BONUS: Final = [
    [(box.index("track", (*COMPANIES, "helium")), box.number("steps")) for box in tile.tables("bonus")]
    for tile in TILE_BOXES
]
FIRST_TILES: Final = BOX.table("starting_tile_setup").indexes("first_game", TILES)
TILES_DEALT: Final = BOX.table("starting_tile_setup").within("dealt_per_player", 1, len(TILES) // COLOURS)

# -- player boards -----------------------------------------------------------------------------------

SLOTS: Final = 5
SLOT_KEYS: Final = BOX.table("player_board").texts("action_slots")
ALWAYS_ON: Final = sum([1 << at for at in BOX.table("player_board").indexes("action_slots_on", SLOT_KEYS)])
START_REST: Final = BOX.table("player_board").indexes("starting_resting_slots", SLOT_KEYS)
START_COINS: Final = BOX.table("player_setup").number("start_coins")
MARKERS: Final = [0, 0] + [
    BOX.table("player_setup").table("bonus_markers_by_player_count").number(str(seats)) for seats in (2, 3, 4)
]


def check_values(track: Box, last: int) -> None:
    """Values lie on their track, and rise along it."""
    before = (0, 0)
    for space, value in track.pairs("values"):
        if not before[0] < space <= last:
            raise track.wrong("values", f"pairs of a space from 1 to {last} and its value, in order", [space, value])
        if value < before[1]:
            raise track.wrong("values", "values that rise along the track", [space, value])
        before = (space, value)


def steps_to_values(track: Box) -> list[int]:
    """By space: the last value reached or passed."""
    values, last = dict(track.pairs("values")), track.number("last")
    check_values(track, last)
    found = [0]
    for space in range(1, last + 1):
        found.append(values.get(space, found[-1]))
    return found


TANK_BOX: Final = BOX.table("helium_track")
TANK_LAST: Final = TANK_BOX.number("last")
TANK_VALUE: Final = steps_to_values(TANK_BOX)
TANK_UNLOCK: Final = TANK_BOX.within("slot_unlock_at", 1, TANK_LAST)
TANK_SLOT: Final = TANK_BOX.index("slot_unlocked", SLOT_KEYS)
TANK_OVERFLOW: Final = TANK_BOX.number("overflow_coins_per_step")
LAB_BOX: Final = BOX.table("research_track")
LAB_LAST: Final = LAB_BOX.number("last")
LAB: Final = LAB_LAST + 1  # positions a player's research track has, the start included
LAB_VALUE: Final = steps_to_values(LAB_BOX)
LAB_UNLOCK: Final = LAB_BOX.within("slot_unlock_at", 1, LAB_LAST)
LAB_SLOT: Final = LAB_BOX.index("slot_unlocked", SLOT_KEYS)
LAB_OVERFLOW: Final = LAB_BOX.number("overflow_coins_per_rp")
NO_A: Final = sum([1 << position for position in LAB_BOX.all_within("a_barred", 1, LAB_LAST)])
FLIP_COST: Final = LAB_BOX.number("flip_cost_coins")
RULINGS: Final = BOX.table("options")  # what a table may want to read otherwise
RESTS_ALL: Final = RULINGS.one_of("resting_slots_open", ("all", "unlocked")) == "all"  # SKY-R-01
SPECIAL_ON_BARRED: Final = RULINGS.truth("special_allowed_on_barred")  # SKY-R-17
RULINGS.fixed({"hands": "hidden"})  # shown or not, everybody can work them out (SKY-INFO-3)
POSITION_KEYS: Final = tuple([str(position) for position in range(LAB)])
