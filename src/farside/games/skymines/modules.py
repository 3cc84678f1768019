"""What the modules add to the box, as typed lists: the Belt side, mission cards and threat cards.

A Belt space is a number: first the outpost spaces, asteroid by asteroid, then the shuttle spaces, route by route.
An asteroid is called a rock here, because its name is typed often.
"""

from __future__ import annotations

from importlib import resources
from typing import Final

from farside.core.box import Box, expect
from farside.games.skymines.components import COLUMNS, COMPANIES, TRIPLE, rewards_of

MODULES: Final = Box.read(
    resources.files("farside.games.skymines").joinpath("modules.toml").read_text(encoding="utf-8"),
    "skymines/modules.toml",
)
PIECES: Final = MODULES.table("components")
BELT: Final = MODULES.table("belt")

# -- stations of the Belt ------------------------------------------------------------------------------

COLUMN_BOXES: Final = BELT.table("station").tables("columns")
SHUTTLES: Final = [box.one_of("piece", ("outpost", "shuttle")) for box in COLUMN_BOXES].index("shuttle")
BELT_COINS: Final = [list(box.numbers("coins")) for box in COLUMN_BOXES]  # by column, from the top
BELT_HEIGHT: Final = [len(coins) for coins in BELT_COINS]
BELT_LOGO_ORDER: Final = [  # the outpost columns from the company logo outwards
    0 if side == 0 else COLUMNS - 1 for side in BELT.table("station").indexes("logo_order", ("left", "right"))
]
BELT_BARED: Final = max(BELT_HEIGHT) + 1
KINDS: Final = 2 * BELT_BARED  # states a column can be in


def coins_shown(column: int, pieces: int, bared: bool) -> int:
    """SKY-AST-5  The coins a column shows; with the barred space bared, the rest fill the spaces above it."""
    coins = BELT_COINS[column]
    lowest = len(coins) - (1 if bared else 0)
    covered = range(lowest - pieces, lowest)
    return sum([coins[space] for space in range(len(coins)) if space not in covered])


# by column * KINDS + bared * BELT_BARED + pieces
BELT_SHOWN: Final = [
    coins_shown(column, pieces, bared)
    for column in range(COLUMNS)
    for bared in (False, True)
    for pieces in range(BELT_BARED)
]

# -- the map -------------------------------------------------------------------------------------------

ROCK_BOXES: Final = BELT.tables("asteroid")
ROUTE_BOXES: Final = BELT.tables("route")
ROCKS: Final = len(ROCK_BOXES)
ROUTES: Final = len(ROUTE_BOXES)
ROCK_NUMBER: Final = [rock.number("number") for rock in ROCK_BOXES]
ROUTE_NUMBER: Final = [route.number("number") for route in ROUTE_BOXES]
ROCK_SIZE: Final = [rock.number("spaces") for rock in ROCK_BOXES]
ROCK_FIRST: Final = [sum(ROCK_SIZE[:rock]) for rock in range(ROCKS)]  # its first outpost space
OUTPOST_SPACES: Final = sum(ROCK_SIZE)
BELT_SPACES: Final = OUTPOST_SPACES + ROUTES
ROCK_OF: Final = [rock for rock in range(ROCKS) for _space in range(ROCK_SIZE[rock])]  # by outpost space
ROCK_REWARD: Final = [rewards_of(rock.tables("reward")) for rock in ROCK_BOXES]
ROCK_DOMES: Final = [rock.number("domes") for rock in ROCK_BOXES]
PAIR_DOMES: Final = [rock.number("extra_domes") for rock in ROCK_BOXES]
ROCK_PAIR: Final = [[ROCK_FIRST[rock] + slot - 1 for slot in ROCK_BOXES[rock].numbers("pair")] for rock in range(ROCKS)]
PAIRED: Final = [space in ROCK_PAIR[ROCK_OF[space]] for space in range(OUTPOST_SPACES)]
ROCK_AT: Final = [(rock.number("x"), rock.number("y")) for rock in ROCK_BOXES]
ROUTE_AT: Final = [(route.number("x"), route.number("y")) for route in ROUTE_BOXES]
TARGET: Final = [ROCK_NUMBER[ROCK_OF[space]] for space in range(OUTPOST_SPACES)] + ROUTE_NUMBER  # by Belt space

# two a route: at route * 2 and route * 2 + 1
ENDS: Final = [ROCK_NUMBER.index(end) for route in ROUTE_BOXES for end in route.numbers("ends")]
BOLT: Final = [1 if end in route.numbers("bolts") else 0 for route in ROUTE_BOXES for end in route.numbers("ends")]
HALVES: Final = [[half for half in range(len(ENDS)) if ENDS[half] == rock] for rock in range(ROCKS)]
ROUTE_STEPS: Final = [sum(rewards_of(route.tables("reward"))[1::TRIPLE]) for route in ROUTE_BOXES]
ENTRY_BOXES: Final = BELT.tables("entry")
ENTRY: Final = [  # by company: the asteroid at its station's route
    ROCK_NUMBER.index(box.number("asteroid"))
    for firm in COMPANIES
    for box in ENTRY_BOXES
    if box.text("company") == firm
]
ENTRY_AT: Final = [
    (box.number("x"), box.number("y")) for firm in COMPANIES for box in ENTRY_BOXES if box.text("company") == firm
]
BASE_COST: Final = BELT.table("cost").number("base")
BOLT_COST: Final = BELT.table("cost").number("energy_icon")
RIVAL_PIECE_COST: Final = BELT.table("cost").number("rival_piece")

SLOT_NUMBER: Final = [space - ROCK_FIRST[ROCK_OF[space]] + 1 for space in range(OUTPOST_SPACES)]
OUTPOST_KEYS: Final = tuple([f"{TARGET[space]}-{SLOT_NUMBER[space]}" for space in range(OUTPOST_SPACES)])
SHUTTLE_KEYS: Final = tuple([str(number) for number in ROUTE_NUMBER])
BELT_KEYS: Final = OUTPOST_KEYS + SHUTTLE_KEYS

# -- missions ------------------------------------------------------------------------------------------

MISSION_TABLE: Final = MODULES.table("missions")
MISSION_BOXES: Final = MISSION_TABLE.tables("card")
MISSIONS: Final = tuple([box.text("id") for box in MISSION_BOXES])
TASKS: Final = 3  # a card
TASK_KEYS: Final = ("1", "2", "3")
ALL_TASKS: Final = (1 << TASKS) - 1
OPEN_MISSIONS: Final = [0] + [MISSION_TABLE.table("open_cards").number(str(people)) for people in (1, 2, 3, 4)]
TASK_COINS: Final = MISSION_TABLE.number("task_coins")
PERSONAL_BOX: Final = MISSION_TABLE.table("personal_bonus_space")
PERSONAL_COST: Final = PERSONAL_BOX.number("cost_coins")
PERSONAL_STEPS: Final = PERSONAL_BOX.tables("reward")[0].number("value")

TASK_KINDS: Final = (
    "turn_coins",
    "turn_research",
    "turn_invest",
    "turn_helium",
    "turn_upload",
    "turn_expand",
    "turn_oust",
    "area_count",
    "area_same_resource",
    "area_each_resource",
    "area_energy",
    "have_coins",
    "thresholds",
    "slots_on",
    "helium_value",
    "share_cards",
    "company_value",
)
# What the action of a turn has brought: the first seven kinds.
FEATS: Final = 7
GOT_COINS: Final = 0
GOT_RP: Final = 1
GOT_STEPS: Final = 2
GOT_HELIUM: Final = 3
GOT_UPLOAD: Final = 4
PLACED: Final = 5
OUSTED: Final = 6
AREA_COUNT: Final = 7
AREA_SAME: Final = 8
AREA_EACH: Final = 9
AREA_ENERGY: Final = 10
HAVE_COINS: Final = 11
LINES: Final = 12
SLOTS_ON: Final = 13
TANK_AT: Final = 14
SHARE_CARDS: Final = 15
COMPANY_VALUE: Final = 16

TASK_BOXES: Final = [task for card in MISSION_BOXES for task in card.tables("task")]
# by card * TASKS + column
TASK_KIND: Final = [task.index("kind", TASK_KINDS) for task in TASK_BOXES]
TASK_MIN: Final = [
    task.number("shares") if TASK_KINDS[TASK_KIND[at]] == "company_value" else task.number("min")
    for at, task in enumerate(TASK_BOXES)
]
TASK_MORE: Final = [  # which threshold, or the company's least value
    task.number("threshold", 0) + task.number("value", 0) for task in TASK_BOXES
]
TASK_NAMES: Final = tuple([f"{card}-{column}" for card in MISSIONS for column in TASK_KEYS])

# -- threats -------------------------------------------------------------------------------------------

THREAT_TABLE: Final = MODULES.table("threats")
THREAT_BOXES: Final = THREAT_TABLE.tables("card")
THREATS: Final = tuple([box.text("id") for box in THREAT_BOXES])
PIRATES: Final = THREATS.index("pirates")
COMET: Final = THREATS.index("comet")
WORMHOLE: Final = THREATS.index("wormhole")
PROBE: Final = THREATS.index("probe")
SINGULARITY: Final = THREATS.index("singularity")
ANOMALY: Final = THREATS.index("anomaly")
THREAT_ENERGY: Final = THREAT_TABLE.number("reach_energy")
THREAT_ROUTES: Final = [ROUTE_NUMBER.index(number) for number in THREAT_TABLE.numbers("shuttle_spaces")]
THREAT_AT: Final = (BELT.table("threat_slot").number("x"), BELT.table("threat_slot").number("y"))
THREAT_STEPS: Final = THREAT_TABLE.table("first_icon").tables("reward")[0].number("value")
NEEDS: Final = [box.table("requirement") for box in THREAT_BOXES]
NEED_COINS: Final = [need.number("amount") if need.text("kind") == "pay_coins" else 0 for need in NEEDS]
NEED_ENERGY: Final = [
    THREAT_ENERGY + (need.number("amount") if need.text("kind") == "extra_energy" else 0) for need in NEEDS
]
NEED_CARDS: Final = [need.number("count") if need.text("kind") == "destroy_from_hand" else 0 for need in NEEDS]
NEED_TANK: Final = [need.number("helium") if need.text("kind") == "values_passed" else 0 for need in NEEDS]
NEED_LAB: Final = [need.number("research") if need.text("kind") == "values_passed" else 0 for need in NEEDS]
COMET_DROP: Final = THREAT_BOXES[COMET].table("consequence").number("amount")
LAST_BEFORE_COLLAPSE: Final = int(THREAT_BOXES[SINGULARITY].table("consequence").text("when").rpartition("_")[2])


def count() -> None:
    """SKY-AST-2, SKY-AST-6, SKY-MISSION-1, SKY-THREAT-1  What the modules' boxes hold."""
    outer = sum([BELT_HEIGHT[column] for column in range(COLUMNS) if column != SHUTTLES])
    expect("outposts in a Belt station", outer, PIECES.number("outposts_used_per_company_on_belt"))
    expect("shuttles in a Belt station", BELT_HEIGHT[SHUTTLES], PIECES.number("shuttles_per_company"))
    expect("asteroids", ROCKS, BELT.number("asteroid_count"))
    expect("shuttle spaces", ROUTES, BELT.number("shuttle_space_count"))
    expect("outpost spaces", OUTPOST_SPACES, BELT.number("outpost_space_count"))
    expect("target numbers", len({*ROCK_NUMBER, *ROUTE_NUMBER}), BELT.number("max_target_number"))
    expect(
        "coins in a station", sum([sum(coins) for coins in BELT_COINS]), BELT.table("station").number("max_share_value")
    )
    expect("mission cards", len(MISSIONS), PIECES.number("mission_cards"))
    expect("tasks", len(TASK_BOXES), TASKS * len(MISSIONS))
    expect("one-time markers", TASKS, PIECES.number("one_time_bonus_markers_per_player"))
    expect("one-time markers", TASKS, MISSION_TABLE.number("one_time_markers"))
    expect("threat cards", len(THREATS), PIECES.number("threat_cards"))


# What the file says for people, pictures and the modules to come, and the rules need not read.
UNREAD: Final = {
    "components": "outposts_boxed_per_company_on_belt",
    "threats": "cards_in_play reward",
}


def nothing_left_over() -> None:
    """Refuse a misspelt key: whatever is neither read nor listed here."""
    for name, keys in UNREAD.items():
        MODULES.table(name).skip(*keys.split())
    BELT.table("threat_slot").skip("shuttle_spaces")
    THREAT_TABLE.table("first_icon").skip("when")
    THREAT_TABLE.table("first_icon").tables("reward")[0].skip("kind")
    PERSONAL_BOX.skip("id")
    PERSONAL_BOX.tables("reward")[0].skip("kind")
    for box in COLUMN_BOXES:
        box.skip("id", "barred_index")
    for box in ENTRY_BOXES:
        box.skip("board_side", "bolt")
    for box in [*MISSION_BOXES, *THREAT_BOXES]:
        box.skip("name", "text", "hits_luna")
    for box in TASK_BOXES:
        box.skip("column", "text", "of")
    for box in THREAT_BOXES:
        box.table("consequence").skip("when", "kind", "ties", "floor", "card_type", "amount", "rounding")
        box.table("requirement").skip("card_type", "helium", "research")
    MODULES.done()


count()
nothing_left_over()
