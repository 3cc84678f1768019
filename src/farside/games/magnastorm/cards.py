"""Commanders, objectives and artefacts, as typed tuples. What commanders do is in `abilities.py`."""

from __future__ import annotations

from typing import Final

from farside.core.box import Box, expect, needed
from farside.games.magnastorm.components import (
    BAG_COLOUR,
    BAG_YELLOW,
    BLACK,
    BOX,
    COLUMNS,
    COLUMNS_USED,
    COUNT,
    EACH_COLOUR,
    INCOME_ROWS,
    LABS_EACH,
    NEUTRAL_PER_COLUMN,
    PIECES,
    ROUNDS,
    SECTORS,
    SETUP,
    START_CUBES,
    TRACKS,
    TRACKS_USED,
)

# -- commanders ------------------------------------------------------------------------------------

COMMANDER_BOXES: Final = BOX.tables("commander")
COMMANDERS: Final = tuple([box.text("number") for box in COMMANDER_BOXES])
NAMES: Final = tuple([box.text("name") for box in COMMANDER_BOXES])  # the same in every language
IS_RESEARCH: Final = tuple(
    [box.one_of("kind", ("administration", "research")) == "research" for box in COMMANDER_BOXES]
)
WORTH: Final = tuple([box.number("reputation_gain") for box in COMMANDER_BOXES])  # the green number
LOSS: Final = tuple([box.number("reputation_loss") for box in COMMANDER_BOXES])  # the red number
ADMINISTRATION: Final = tuple([at for at in range(len(COMMANDERS)) if not IS_RESEARCH[at]])
SCIENCE: Final = tuple([at for at in range(len(COMMANDERS)) if IS_RESEARCH[at]])

COUNT.counted("commander_tile_administration", "administration commanders", len(ADMINISTRATION))
COUNT.counted("commander_tile_research", "research commanders", len(SCIENCE))

# -- objectives ------------------------------------------------------------------------------------

OBJECTIVE_BOXES: Final = BOX.tables("objective")
OBJECTIVES: Final = tuple([box.text("id") for box in OBJECTIVE_BOXES])
IS_SECTOR: Final = tuple([box.one_of("kind", ("research", "sector")) == "sector" for box in OBJECTIVE_BOXES])
FREELY: Final = 0  # a sector objective without majority
IN_ANY: Final = 1  # the majority in one of the sectors used
IN_FIRST: Final = 2  # the majority in the first sector used
LAST_ROUND: Final = 4


def pattern(box: Box) -> tuple[int, ...]:
    """How many labs leave each sector."""
    return box.all_within("remove", 1, LABS_EACH) if box.has("remove") else ()


def figures(box: Box, key: str) -> tuple[int, ...]:
    """A figure of a research objective in rounds 1 to 4."""
    found = [0] * LAST_ROUND
    if box.has("by_round"):
        for entry in box.tables("by_round"):
            for at in range(entry.within("from_round", 1, LAST_ROUND) - 1, LAST_ROUND):
                found[at] = entry.number(key, 0)
    return tuple(found)


def led(box: Box) -> int:
    needs = box.table("requires")
    return (IN_ANY, IN_FIRST)[needs.index("sectors", ("any_used", "first_used"))] if needs.has("sectors") else FREELY


def named_tracks(box: Box) -> int:
    """The tracks a card names, as bits (0: any)."""
    needs = box.table("requires")
    return sum([1 << track for track in needs.indexes("in_any_of", TRACKS)]) if needs.has("in_any_of") else 0


PATTERN: Final = tuple([pattern(box) for box in OBJECTIVE_BOXES])
LED: Final = tuple([led(box) for box in OBJECTIVE_BOXES])
MARKERS: Final = tuple([figures(box, "markers") for box in OBJECTIVE_BOXES])
DOWN: Final = tuple([figures(box, "levels_each") for box in OBJECTIVE_BOXES])
CHIEFS: Final = tuple([figures(box, "commanders_at_least") for box in OBJECTIVE_BOXES])
NAMED: Final = tuple([named_tracks(box) for box in OBJECTIVE_BOXES])
for _box in OBJECTIVE_BOXES:
    _box.table("requires").one_of("kind", ("none", "commanders", "most_knowledge", "majority"))
expect("objectives", len(OBJECTIVES), COUNT.number("objective_card_research") + COUNT.number("objective_card_sector"))

# -- artefacts -------------------------------------------------------------------------------------

BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
METALS: Final = ("bronze", "silver", "gold")
ARTEFACT_BONUSES: Final = BOX.table("artefacts").texts("bonus_kinds")
ART_REPUTATION: Final = needed("bonus of artefacts", "reputation", ARTEFACT_BONUSES)
ART_CUBE: Final = needed("bonus of artefacts", "credit_own", ARTEFACT_BONUSES)
CARDS: Final = BOX.table("artefacts").table("deck").tables("card")
ARTEFACTS: Final = tuple([str(card.number("number")) for card in CARDS])
ART_NUMBER: Final = tuple([card.number("number") for card in CARDS])
METAL: Final = tuple([card.index("metal", METALS) for card in CARDS])
ART_VALUE: Final = tuple([card.number("value") for card in CARDS])
ART_BONUS: Final = tuple([card.index("bonus", ARTEFACT_BONUSES) for card in CARDS])
ART_TRACK: Final = tuple(
    [
        needed("research track", kind.removeprefix("research_"), TRACKS) if kind.startswith("research_") else -1
        for kind in ARTEFACT_BONUSES
    ]
)
for _metal in METALS:
    COUNT.counted(f"artefact_card_{_metal}", f"{_metal} artefacts", METAL.count(METALS.index(_metal)))

# -- what is printed twice, and what the rules take for granted -----------------------------------------

for _sector in BOX.table("board").tables("sector"):
    _sector.draws("centre_angle_deg_clockwise_from_top")
SECTOR_ANGLE: Final = tuple(
    [box.number("centre_angle_deg_clockwise_from_top") for box in BOX.table("board").tables("sector")]
)
expect("sectors", len(SECTORS), len(SECTOR_ANGLE))
for _at, _sector in enumerate(BOX.table("board").tables("sector")):
    _sector.fixed({"id": SECTORS[_at]})
COUNT.fixed({"action_board": 1, "action_panel": 2, "centre_tile": 1, "cloth_bag": 1, "game_board": 1})
COUNT.fixed({"first_player_token": 1, "research_board": 1, "cover_up_tile": 4})
COUNT.fixed({"commander_card_administration": len(ADMINISTRATION), "commander_card_research": len(SCIENCE)})
COUNT.fixed({"credit_yellow": BAG_YELLOW + 22, "crew_neutral_yellow": NEUTRAL_PER_COLUMN * len(COLUMNS)})
PIECES.fixed({"player_board": 1, "scout_runner": 1, "marker": 14})
for _seats, _table in enumerate(SETUP, 2):
    _columns = COLUMNS_USED[_seats] - 1
    _bag = BLACK + BAG_YELLOW + BAG_COLOUR * _seats
    _table.fixed({"research_tracks": list(TRACKS[: TRACKS_USED[_seats]])})
    _table.fixed({"players": _seats, "board_side": "side_4" if _seats == 4 else "side_2_3"})
    _table.fixed({"administration_commanders": _columns, "research_commanders": _columns})
    _table.fixed({"objectives_research": 2, "objectives_sector": 2, "cover_up_tiles": 4 if _seats == 2 else 0})
    _table.fixed({"neutral_crew_per_column": NEUTRAL_PER_COLUMN, "start_credits_own": START_CUBES})
    _table.fixed({"neutral_crew_total": NEUTRAL_PER_COLUMN * COLUMNS_USED[_seats], "bag_total": _bag})
    _table.fixed({"markers_per_player": 10 + TRACKS_USED[_seats], "markers_on_player_board": 8})
    _table.fixed({"crew_on_player_board_after_setup": 4})
    _table.fixed({"supply_after_setup": {"yellow": 22, "each_player_color": EACH_COLOUR - BAG_COLOUR - START_CUBES}})
    _table.table("bag").fixed({"black": BLACK, "yellow": BAG_YELLOW, "each_player_color": BAG_COLOUR})
for _at, _line in enumerate(BOX.table("centre_tile").tables("income")):
    _line.fixed({"or_more": _line.number("labs") == INCOME_ROWS})
BOX.table("centre_tile").fixed({"calm_sectors": 3, "storm_sectors": 3, "round_numbers": list(range(1, ROUNDS + 1))})
BOX.table("action_board").fixed({"panels": 2, "panels_identical": True})
for _at, _row in enumerate(BOX.table("action_board").tables("row"), 1):
    _row.fixed({"row": _at})
for _slots in ("lab_slot", "station_slot"):
    for _at, _slot in enumerate(BOX.table("player_board").tables(_slots), 1):
        _slot.fixed({"slot": _at})
for _at, _track in enumerate(BOX.tables("research_track"), 1):
    _track.fixed({"position": _at})
BOX.table("player_board").table("exchange").fixed({"take": 1})
BOX.table("research_board").fixed({"start_level": 0})
BOX.table("round_end").fixed({"rotation": "clockwise", "rotation_degrees": 360 // len(SECTORS)})
BOX.table("artefacts").table("value").fixed({"bronze": 1, "silver": 2, "gold": 3})
