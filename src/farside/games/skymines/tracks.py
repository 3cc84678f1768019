"""The ten sides of the company tracks and the bonus spaces, as typed lists.

What a bonus does is found by side * LEVELS + level, where level 0 means that no threshold has been crossed.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.box import Box, expect
from farside.games.skymines.components import (
    ACTION_CARDS,
    BOX,
    CARDS,
    COMPANIES,
    COUNT,
    MINERALS,
    OUTPOSTS,
    PLAN_BOXES,
    RESOURCES,
    SPECIALS,
    TILES,
    TITANIUM,
    TYPES,
    rewards_of,
)

TRACK_BOXES: Final = BOX.tables("track")
SIDES: Final = tuple([track.text("id") for track in TRACK_BOXES])
WIDTH: Final = 32  # numbers kept for a side's spaces
LEVELS: Final = 3
FIRST_GAME_SIDES: Final = tuple([BOX.table("track_setup").table("first_game").index(firm, SIDES) for firm in COMPANIES])
SIDE_LETTER: Final = [side[0] for side in SIDES]

# -- spaces ----------------------------------------------------------------------------------------

LAST: Final = [track.number("last") for track in TRACK_BOXES]


def shares_at(track: Box) -> list[int]:
    """By space: the shares held there."""
    icons = dict(track.pairs("shares"))
    found = [0]
    for space in range(1, WIDTH):
        found.append(icons.get(space, found[-1]))
    return found


def barriers_of(track: Box) -> list[int]:
    """By space: what leaving it forward costs."""
    found = [0] * WIDTH
    for barrier in track.tables("barriers"):
        found[barrier.number("after")] = barrier.number("cost")
    return found


SHARES: Final = [shares for track in TRACK_BOXES for shares in shares_at(track)]
BARRIER: Final = [cost for track in TRACK_BOXES for cost in barriers_of(track)]
THRESHOLD: Final = [line.number("after") for track in TRACK_BOXES for line in track.tables("thresholds")]
THRESHOLD_COINS: Final = [line.number("coins") for track in TRACK_BOXES for line in track.tables("thresholds")]
THRESHOLDS: Final = 2  # a side

# -- bonuses ---------------------------------------------------------------------------------------

PERMANENT: Final = [track.one_of("bonus_type", ("permanent", "space")) == "permanent" for track in TRACK_BOXES]


def bonus(track: Box, level: int) -> Box | None:
    return None if level == 0 else track.table(f"bonus{level}")


BONUSES: Final = [bonus(track, level) for track in TRACK_BOXES for level in range(LEVELS)]


def amounts(kind: str, key: str = "value") -> list[int]:
    """A number of the bonuses of one kind, 0 for all others."""
    return [box.number(key) if box is not None and box.text("kind") == kind else 0 for box in BONUSES]


def numbers(key: str) -> list[int]:
    """A number that bonus spaces may have."""
    return [0 if box is None else box.number(key, 0) for box in BONUSES]


ENERGY_BONUS: Final = amounts("energy_total")
EXTRA_MARKERS: Final = amounts("extra_bonus_markers")
TITANIUM_BONUS: Final = amounts("resource_card_value")
EXTRA_DOMES: Final = amounts("virtual_engineer", "extra_domes")
DISCOUNT: Final = amounts("card_discount")
ANY_MIX: Final = 1 << RESOURCES  # in a set of types: whatever is paid with
PAYMENTS: Final = {"minerals": 1 << MINERALS, "titanium": 1 << TITANIUM, "any_mix": ANY_MIX}
DISCOUNT_ON: Final = [
    PAYMENTS[box.text("paid_with")] if box is not None and box.has("paid_with") else 0 for box in BONUSES
]

SPACE_COST: Final = numbers("cost_coins")
SPACE_HELIUM: Final = numbers("helium")
OVER_COST: Final = numbers("coins_over_cost")
RECOVER_COST: Final = numbers("recover_cost_coins")
IS_SHOP: Final = [box is not None and box.has("buy_with_coins") for box in BONUSES]
SHOP_DISCOUNT: Final = [
    box.table("buy_with_coins").number("discount") if box is not None and box.has("buy_with_coins") else 0
    for box in BONUSES
]
DESTROYS: Final = [  # the type of hand card it takes; len(TYPES) for any, NOBODY where none is destroyed
    NOBODY if box is None or not box.has("destroy") else (*TYPES, "any").index(box.text("destroy")) for box in BONUSES
]
ANY_TYPE: Final = len(TYPES)
REUSES: Final = [box is not None and box.truth("use_destroyed", False) for box in BONUSES]
BOTH_PARTS: Final = [box is not None and box.text("combine", "or") == "and_or" for box in BONUSES]
CHOICES: Final = [  # rewards to choose from: RP and helium of each
    [(choice.number("rp"), choice.number("helium")) for choice in box.tables("reward_choice")]
    if box is not None and box.has("reward_choice")
    else []
    for box in BONUSES
]
STRIDES: Final = [list(box.numbers("advance_other_tracks", ())) if box is not None else [] for box in BONUSES]

# -- bonus spaces ------------------------------------------------------------------------------------

MAJORITIES: Final = BOX.tables("majority_space")
STANDARDS: Final = BOX.tables("standard_space")
TILE_SPACES: Final = BOX.tables("tile_space")
FIRST_STANDARD: Final = len(MAJORITIES)
FIRST_TILE_SPACE: Final = FIRST_STANDARD + len(STANDARDS)
FIRST_TRACK_SPACE: Final = FIRST_TILE_SPACE + len(TILE_SPACES)
SPACE_KEYS: Final = tuple(
    [space.text("id") for space in [*MAJORITIES, *STANDARDS, *TILE_SPACES]]
    + [f"{firm}-{level}" for firm in COMPANIES for level in (1, 2)]
)
SPACES: Final = len(SPACE_KEYS)
TAKE_FIRST: Final = SPACE_KEYS.index("std_first_player")
BUY: Final = SPACE_KEYS.index("std_buy_card")
DESTROY: Final = SPACE_KEYS.index("std_destroy_card")

MEASURES: Final = ("carbon", "minerals", "titanium", "energy", "researcher_cards")
MEASURE: Final = [space.index("measure", MEASURES) for space in MAJORITIES]
TIERS: Final = 3
TIER_KEYS: Final = ("1", "2", "3")
TIER_MIN: Final = [
    tier.number("scientists") if space.has("needs_min") else tier.number("min")
    for space in MAJORITIES
    for tier in space.tables("tiers")
]
TIER_REWARD: Final = [rewards_of(tier.tables("reward")) for space in MAJORITIES for tier in space.tables("tiers")]
FIRST_PLAYER_RP: Final = STANDARDS[0].table("effect").number("rp")
DESTROY_COINS: Final = STANDARDS[2].table("effect").number("coins_over_cost")
BOARD_COST: Final = [space.number("cost_coins", 0) for space in [*MAJORITIES, *STANDARDS, *TILE_SPACES]]

# -- bonus tiles -------------------------------------------------------------------------------------

BONUS_TILES: Final = tuple([space.text("tile") for space in TILE_SPACES])
PLUS_TILE: Final = BONUS_TILES.index("tile_plus1")
RESEARCHER_TILE: Final = BONUS_TILES.index("tile_researcher")
ENERGY_TILE: Final = BONUS_TILES.index("tile_energy")
ENGINEER_TILE: Final = BONUS_TILES.index("tile_engineer")
TILE_DATA: Final = {tile.text("id"): tile for tile in BOX.tables("bonus_tile")}
PLUS_VALUE: Final = TILE_DATA["tile_plus1"].table("effect").number("resource_card_plus")
RESEARCHER_TILE_RP: Final = TILE_DATA["tile_researcher"].number("value")
ENERGY_TILE_POINTS: Final = TILE_DATA["tile_energy"].number("value")
ENGINEER_TILE_HELIUM: Final = TILE_DATA["tile_engineer"].table("effect").number("helium")
ENGINEER_TILE_MORE: Final = TILE_DATA["tile_engineer"].table("effect").number("helium_per_other_engineer")


def count() -> None:
    """SKY-COMP-1 to 12  The numbers printed on the box."""
    expect("action cards", len(ACTION_CARDS), COUNT.number("action_cards"))
    starting = COUNT.number("starting_action_cards") + COUNT.number("energy_cards")
    expect("cards", len(CARDS), COUNT.number("action_cards") + starting)
    expect("research plans", len(PLAN_BOXES), COUNT.number("research_plans"))
    expect("special plans", SPECIALS, COUNT.number("special_research_plans"))
    expect("starting tiles", len(TILES), COUNT.number("starting_research_tiles"))
    expect("bonus tiles", len(BONUS_TILES), COUNT.number("bonus_tiles"))
    expect("outposts", sum(OUTPOSTS), COUNT.number("outposts"))
    expect("track sides", len(SIDES), 2 * COUNT.number("company_tracks"))


# What the file says for people, pictures and the modules to come, and the rules need not read.
UNREAD: Final = {
    "": "board_layout moon_symmetry player_colour round_track track_card track_rules variants",
    "counts": "bank_unlimited bonus_markers crypcoins_1 crypcoins_5 first_player_marker game_boards helium_markers "
    "on_off_markers player_aids player_boards player_tokens score_pad track_cards track_markers upload_markers",
    "meta": "game players_max players_min schema",
    "vocabulary": "border_kinds card_kinds requirement_kinds resources",
    "station": "barred_index columns max_share_value",
    "scoring_order": "tie_break",
    "expansion": "companies_per_action outposts_per_sector",
    "market": "columns destroyed_pile_face_up purge_column slide",
    "research_display": "bounty_per_round coin_cost_rp refill rows",
    "starting_tile_setup": "kept_per_player",
    "player_board": "action_slot_unlocked_by resting_slots",
    "player_setup": "action_slots_max action_slots_on_at_start bonus_markers_max rest_cards_at_start start_hand",
    "helium_track": "start",
    "research_track": "flips_per_upload printed_plan_position special_allowed_on_barred start",
    "track_setup": "free random",
}
UNREAD_EACH: Final = {
    "company": "board_side colour name",
    "sector": "enclave_of",
    "action_card": "name",
    "energy_card": "name seat",
    "starting_card": "name",
    "market_space": "column row",
    "track": "text",
    "majority_space": "company",
    "standard_space": "grid forbidden effect",
    "tile_space": "grid",
    "bonus_tile": "kind",
}


def nothing_left_over() -> None:
    """Refuse a misspelt key: whatever is neither read nor listed above."""
    for name, keys in UNREAD.items():
        box = BOX.table(name) if name else BOX
        box.skip("reconstructed_fields", *keys.split())
    for name, keys in UNREAD_EACH.items():
        for box in BOX.tables(name):
            box.skip("reconstructed_fields", *keys.split())
    for space in STANDARDS:
        space.table("effect").skip("take_first_player", "destroy", "buy_with_coins")
    for track in TRACK_BOXES:
        for level in (1, 2):
            track.table(f"bonus{level}").skip("needs", "resource")
    BOX.done()


count()
nothing_left_over()
