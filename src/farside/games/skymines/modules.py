"""What the modules add to the box, as typed lists: the Belt side, mission cards and threat cards.

A Belt space is a number: first the outpost spaces, asteroid by asteroid, then the shuttle spaces, route by route.
An asteroid is called a rock here, because its name is typed often.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.box import Box, BoxError, expect, needed
from farside.games.skymines.components import COLUMNS, COMPANIES, ROUNDS, TRIPLE, rewards_of

MODULES: Final = Box.of("farside.games.skymines", "modules")
PIECES: Final = MODULES.table("components")
BELT: Final = MODULES.table("belt")

# -- stations of the Belt ------------------------------------------------------------------------------

COLUMN_BOXES: Final = BELT.table("station").tables("columns")
SHUTTLES: Final = needed("column of", "shuttle", [box.one_of("piece", ("outpost", "shuttle")) for box in COLUMN_BOXES])
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
ROCK_PAIR: Final = [
    [ROCK_FIRST[rock] + slot - 1 for slot in ROCK_BOXES[rock].all_within("pair", 1, ROCK_SIZE[rock])]
    for rock in range(ROCKS)
]
PAIRED: Final = [space in ROCK_PAIR[ROCK_OF[space]] for space in range(OUTPOST_SPACES)]
ROCK_AT: Final = [(rock.number("x"), rock.number("y")) for rock in ROCK_BOXES]
ROUTE_AT: Final = [(route.number("x"), route.number("y")) for route in ROUTE_BOXES]
TARGET: Final = [ROCK_NUMBER[ROCK_OF[space]] for space in range(OUTPOST_SPACES)] + ROUTE_NUMBER  # by Belt space

# two a route: at route * 2 and route * 2 + 1
ENDS: Final = [end for route in ROUTE_BOXES for end in route.places("ends", ROCK_NUMBER)]
BOLT: Final = [1 if end in route.numbers("bolts") else 0 for route in ROUTE_BOXES for end in route.numbers("ends")]
HALVES: Final = [[half for half in range(len(ENDS)) if ENDS[half] == rock] for rock in range(ROCKS)]
ROUTE_STEPS: Final = [sum(rewards_of(route.tables("reward"))[1::TRIPLE]) for route in ROUTE_BOXES]
ENTRY_BOXES: Final = BELT.tables("entry")


def asteroid_of(box: Box) -> int:
    """Where a company enters the Belt."""
    if box.number("asteroid") not in ROCK_NUMBER:
        raise box.wrong("asteroid", f"one of {', '.join(map(str, ROCK_NUMBER))}", box.number("asteroid"))
    return ROCK_NUMBER.index(box.number("asteroid"))


ENTRY: Final = [  # by company: the asteroid at its station's route
    asteroid_of(box) for firm in COMPANIES for box in ENTRY_BOXES if box.text("company") == firm
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
# What a threat does that is left on the board; the last entry is for no threat at all (NOBODY).
TAKES_COINS: Final = 0
LOWERS_BEST: Final = 1
TAKES_CARDS: Final = 2
EMPTIES_TANKS: Final = 3
ENDS_GAME: Final = 4
REPLAYS: Final = 5
NO_DEED: Final = 6
DEED_KINDS: Final = (
    *("lose_all_coins", "lower_best_company", "lose_cards", "no_helium_score", "end_game", "replay_and_average"),
)
DEED_ALWAYS: Final[dict[str, dict[str, object]]] = {  # what they are said to do, and the rules do in no other way
    "lose_all_coins": {"when": "scoring_start"},
    "lower_best_company": {"when": "scoring_start", "ties": "all", "floor": 0},
    "lose_cards": {"when": "scoring_start"},
    "no_helium_score": {"when": "scoring_start"},
    "end_game": {},
    "replay_and_average": {"when": "after_scoring", "rounding": "half_up"},
}
DEED_BOXES: Final = [box.table("consequence") for box in THREAT_BOXES]
THREAT_DEED: Final = [box.index("kind", DEED_KINDS) for box in DEED_BOXES] + [NO_DEED]
THREAT_DROP: Final = [box.number("amount", 0) for box in DEED_BOXES] + [0]  # in the value of the best companies


def ending_round(box: Box) -> int:
    """The round after whose actions a threat ends the game; 0 if it does not."""
    if box.text("kind") != "end_game":
        return 0
    start, _rule, number = box.text("when").rpartition("_")
    if start != "after_actions_of_round" or not number.isdigit() or not 0 < int(number) < ROUNDS:
        raise BoxError(f"{box.file}: {box.place}: 'when' should be after_actions_of_round_1 to {ROUNDS - 1}")
    return int(number)


THREAT_END: Final = [ending_round(box) for box in DEED_BOXES] + [0]


def first_with(deed: int) -> int:
    """The first threat that does this, or NOBODY."""
    return THREAT_DEED.index(deed) if deed in THREAT_DEED else NOBODY


PIRATES: Final = first_with(TAKES_COINS)
COMET: Final = first_with(LOWERS_BEST)
WORMHOLE: Final = first_with(TAKES_CARDS)
PROBE: Final = first_with(EMPTIES_TANKS)
SINGULARITY: Final = first_with(ENDS_GAME)
ANOMALY: Final = first_with(REPLAYS)
THREAT_ENERGY: Final = THREAT_TABLE.number("reach_energy")
THREAT_ROUTES: Final = list(THREAT_TABLE.places("shuttle_spaces", ROUTE_NUMBER))
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
NEED_KINDS: Final = ("pay_coins", "extra_energy", "destroy_from_hand", "values_passed")


def count() -> None:
    """SKY-AST-2, SKY-AST-6, SKY-MISSION-1, SKY-THREAT-1  What the modules' boxes hold."""
    outer = sum([BELT_HEIGHT[column] for column in range(COLUMNS) if column != SHUTTLES])
    PIECES.counted("outposts_used_per_company_on_belt", "outposts in a Belt station", outer)
    PIECES.counted("shuttles_per_company", "shuttles in a Belt station", BELT_HEIGHT[SHUTTLES])
    BELT.counted("asteroid_count", "asteroids", ROCKS)
    BELT.counted("shuttle_space_count", "shuttle spaces", ROUTES)
    BELT.counted("outpost_space_count", "outpost spaces", OUTPOST_SPACES)
    BELT.counted("max_target_number", "target numbers", len({*ROCK_NUMBER, *ROUTE_NUMBER}))
    expect(
        "coins in a station", sum([sum(coins) for coins in BELT_COINS]), BELT.table("station").number("max_share_value")
    )
    PIECES.counted("mission_cards", "mission cards", len(MISSIONS))
    expect("tasks", len(TASK_BOXES), TASKS * len(MISSIONS))
    PIECES.counted("one_time_bonus_markers_per_player", "one-time markers", TASKS)
    MISSION_TABLE.counted("one_time_markers", "one-time markers", TASKS)
    PIECES.counted("threat_cards", "threat cards", len(THREATS))


def check_belt() -> None:
    """Routes join two asteroids, each company enters once, and every asteroid can be reached from every other."""
    for route, box in enumerate(ROUTE_BOXES):
        if len(box.numbers("ends")) != 2 or ENDS[route * 2] == ENDS[route * 2 + 1]:
            raise box.wrong("ends", "two different asteroids", list(box.numbers("ends")))
        if not set(box.numbers("bolts")) <= set(box.numbers("ends")):
            raise box.wrong("bolts", "a list out of the route's ends", list(box.numbers("bolts")))
    firms = [box.one_of("company", COMPANIES) for box in ENTRY_BOXES]
    expect("entries, one a company", len(set(firms)), len(firms))
    reached, new = {0}, [0]
    while new:
        for half in HALVES[new.pop()]:
            if ENDS[half ^ 1] not in reached:
                reached.add(ENDS[half ^ 1])
                new.append(ENDS[half ^ 1])
    lost = [str(ROCK_NUMBER[rock]) for rock in range(ROCKS) if rock not in reached]
    if lost:
        raise BoxError(f"{BELT.file}: belt.route: no way leads to asteroid {', '.join(lost)}")


COUNTED_IN: Final[dict[str, dict[str, object]]] = {  # what some tasks count, and nothing else
    "area_count": {"of": ["researcher", "engineer"]},
    "area_each_resource": {"of": ["carbon", "minerals", "titanium"]},
}


def take_for_granted() -> None:
    """What the file says, and the rules do in no other way; words in it are for people."""
    MODULES.table("threats").fixed({"cards_in_play": 1})
    for rewards in (THREAT_TABLE.table("first_icon").tables("reward"), PERSONAL_BOX.tables("reward")):
        expect("reward", len(rewards), 1)
        rewards[0].fixed({"kind": "advance_any"})
    for box in COLUMN_BOXES:
        box.fixed({"barred_index": len(box.numbers("coins")) - 1})
    for box in ENTRY_BOXES:
        box.fixed({"bolt": False})
    PERSONAL_BOX.fixed({"id": "personal_bonus"})
    for box, side in zip(COLUMN_BOXES, ("left", "middle", "right"), strict=True):
        box.fixed({"id": side})
    for at, box in enumerate(TASK_BOXES):
        box.fixed({"column": at % TASKS + 1})
        box.fixed(COUNTED_IN.get(box.text("kind"), {}))
    for box in THREAT_BOXES:
        deed = box.table("consequence")
        deed.fixed(DEED_ALWAYS[deed.text("kind")])
        deed.fixed({"card_type": "energy"})
        need = box.table("requirement")
        need.one_of("kind", NEED_KINDS)
        need.fixed({"card_type": "energy"})


count()
check_belt()
take_for_granted()
