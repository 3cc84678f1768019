"""Commanders, objectives and artefacts, as typed tuples. Abilities are found by what they do, not by number."""

from __future__ import annotations

from typing import Final

from farside.core.box import Box, expect
from farside.games.magnastorm.components import BOX, COUNT, PIECES, SECTORS, SETUP, TRACKS, Cubes, cubes

# -- commanders ------------------------------------------------------------------------------------

COMMANDER_BOXES: Final = BOX.tables("commander")
COMMANDERS: Final = tuple([box.text("number") for box in COMMANDER_BOXES])
NAMES: Final = tuple([box.text("name") for box in COMMANDER_BOXES])  # the same in every language
IS_RESEARCH: Final = tuple(
    [box.one_of("kind", ("administration", "research")) == "research" for box in COMMANDER_BOXES]
)
WORTH: Final = tuple([box.number("reputation_gain") for box in COMMANDER_BOXES])  # the green number
LOSS: Final = tuple([box.number("reputation_loss") for box in COMMANDER_BOXES])  # the red number
EFFECTS: Final = tuple([box.table("effect").text("kind") for box in COMMANDER_BOXES])
ADMINISTRATION: Final = tuple([at for at in range(len(COMMANDERS)) if not IS_RESEARCH[at]])
SCIENCE: Final = tuple([at for at in range(len(COMMANDERS)) if IS_RESEARCH[at]])

BUYS_REPUTATION: Final = EFFECTS.index("buy_reputation")
EXTRA_STEP: Final = EFFECTS.index("extra_range")
OBJECTIVE_BONUS: Final = EFFECTS.index("objective_bonus")
BUYS_LEVEL: Final = EFFECTS.index("buy_research")
SUBSTITUTE: Final = EFFECTS.index("substitute")
JUMP: Final = EFFECTS.index("jump_to_lab_area")
EXTRA_LAB: Final = EFFECTS.index("extra_lab")
MAJORITY_BONUS: Final = EFFECTS.index("majority_bonus")
REDIRECT: Final = EFFECTS.index("redirect_research")
LOWEST: Final = EFFECTS.index("advance_lowest")
EXTRA_CUBE: Final = EFFECTS.index("credit")
MORE_FROM_BAG: Final = EFFECTS.index("extra_bag_draw")
FAME: Final = EFFECTS.index("reputation")
OCCUPIED: Final = EFFECTS.index("use_occupied_space")
DISCOUNT: Final = EFFECTS.index("move_discount")
WAIVER: Final = EFFECTS.index("waive_cost")


def effect(commander: int) -> Box:
    return COMMANDER_BOXES[commander].table("effect")


def pay(commander: int) -> Cubes:
    return cubes(effect(commander), "pay")


FAME_PRICE: Final = pay(BUYS_REPUTATION)
FAME_BOUGHT: Final = effect(BUYS_REPUTATION).number("reputation")
FAME_TIMES: Final = effect(BUYS_REPUTATION).number("max_times")
LEVEL_PRICE: Final = pay(BUYS_LEVEL)
LAB_FEE: Final = pay(EXTRA_LAB)
OBJECTIVE_FAME: Final = effect(OBJECTIVE_BONUS).number("reputation")
MAJORITY_FAME: Final = effect(MAJORITY_BONUS).number("reputation")
MORE_CUBES: Final = effect(MORE_FROM_BAG).number("n")
FAME_EACH_TIME: Final = effect(FAME).number("n")
OWN_OFF: Final = effect(DISCOUNT).number("own")

for _box in COMMANDER_BOXES:
    _box.skip("id", "trigger", "timing", "mandatory", "text", "value_source")
    _box.table("effect").skip(*_box.table("effect").keys())
expect("administration commanders", len(ADMINISTRATION), COUNT.number("commander_tile_administration"))
expect("research commanders", len(SCIENCE), COUNT.number("commander_tile_research"))

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
    return box.numbers("remove") if box.has("remove") else ()


def figures(box: Box, key: str) -> tuple[int, ...]:
    """A figure of a research objective in rounds 1 to 4."""
    found = [0] * LAST_ROUND
    if box.has("by_round"):
        for entry in box.tables("by_round"):
            for at in range(entry.number("from_round") - 1, LAST_ROUND):
                found[at] = entry.number(key, 0)
    return tuple(found)


def led(box: Box) -> int:
    needs = box.table("requires")
    return (IN_ANY, IN_FIRST)[needs.index("sectors", ("any_used", "first_used"))] if needs.has("sectors") else FREELY


def named_tracks(box: Box) -> int:
    """The tracks a card names, as bits (0: any)."""
    box.skip("tracks")
    needs = box.table("requires")
    return sum([1 << track for track in needs.indexes("in_any_of", TRACKS)]) if needs.has("in_any_of") else 0


PATTERN: Final = tuple([pattern(box) for box in OBJECTIVE_BOXES])
LED: Final = tuple([led(box) for box in OBJECTIVE_BOXES])
MARKERS: Final = tuple([figures(box, "markers") for box in OBJECTIVE_BOXES])
DOWN: Final = tuple([figures(box, "levels_each") for box in OBJECTIVE_BOXES])
CHIEFS: Final = tuple([figures(box, "commanders_at_least") for box in OBJECTIVE_BOXES])
NAMED: Final = tuple([named_tracks(box) for box in OBJECTIVE_BOXES])
for _box in OBJECTIVE_BOXES:
    _box.skip("name", "text", "distinct_sectors")
    _box.table("requires").skip("kind")
expect("objectives", len(OBJECTIVES), COUNT.number("objective_card_research") + COUNT.number("objective_card_sector"))

# -- artefacts -------------------------------------------------------------------------------------

BRONZE: Final = 0
SILVER: Final = 1
GOLD: Final = 2
METALS: Final = ("bronze", "silver", "gold")
ARTEFACT_BONUSES: Final = BOX.table("artefacts").texts("bonus_kinds")
ART_REPUTATION: Final = ARTEFACT_BONUSES.index("reputation")
ART_CUBE: Final = ARTEFACT_BONUSES.index("credit_own")
CARDS: Final = BOX.table("artefacts").table("deck").tables("card")
ARTEFACTS: Final = tuple([str(card.number("number")) for card in CARDS])
ART_NUMBER: Final = tuple([card.number("number") for card in CARDS])
METAL: Final = tuple([card.index("metal", METALS) for card in CARDS])
ART_VALUE: Final = tuple([card.number("value") for card in CARDS])
ART_BONUS: Final = tuple([card.index("bonus", ARTEFACT_BONUSES) for card in CARDS])
ART_TRACK: Final = tuple(
    [TRACKS.index(kind.removeprefix("research_")) if kind.startswith("research_") else -1 for kind in ARTEFACT_BONUSES]
)
for _metal in METALS:
    expect(f"{_metal} artefacts", METAL.count(METALS.index(_metal)), COUNT.number(f"artefact_card_{_metal}"))
BOX.table("artefacts").skip("gold_for", "bronze_for", "silver_for", "drawn_from", "value")

# -- the rest of the file --------------------------------------------------------------------------

for _colour in BOX.tables("player_color"):
    _colour.skip("id", "federation", "federation_note")
for _track in BOX.tables("research_track"):
    _track.skip("position", "players")
for _sector in BOX.table("board").tables("sector"):
    _sector.skip("id", "name", "centre_angle_deg_clockwise_from_top")
SECTOR_ANGLE: Final = tuple(
    [box.number("centre_angle_deg_clockwise_from_top") for box in BOX.table("board").tables("sector")]
)
expect("sectors", len(SECTORS), len(SECTOR_ANGLE))
COUNT.skip(*COUNT.keys())
PIECES.skip(*PIECES.keys())
for _table in SETUP:
    _table.skip(*_table.keys())
    _table.table("bag").skip("black", "yellow", "each_player_color")
for _part in ("research_board", "action_board", "player_board", "centre_tile", "board"):
    BOX.table(_part).skip(*BOX.table(_part).keys())
for _side in ("side_4", "side_2_3"):
    BOX.table("board").table(_side).skip("players")
for _line in BOX.table("centre_tile").tables("income"):
    _line.skip("or_more")
for _row in BOX.table("action_board").tables("row"):
    _row.skip("row")
for _slot in (*BOX.table("player_board").tables("lab_slot"), *BOX.table("player_board").tables("station_slot")):
    _slot.skip("slot")
BOX.table("player_board").table("exchange").skip("take")
BOX.table("components").skip("shared", "per_player")
BOX.table("setup").skip("p2", "p3", "p4")
BOX.table("round_end").skip(*BOX.table("round_end").keys())
BOX.table("first_player_token").skip(*BOX.table("first_player_token").keys())
BOX.done()
