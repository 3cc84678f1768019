"""The ten sides of the company tracks and the bonus spaces, as typed lists.

What a bonus does is found by side * LEVELS + level, where level 0 means that no threshold has been crossed.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.core.box import Box, BoxError, expect, needed
from farside.games.skymines.components import (
    ACTION_CARDS,
    BOX,
    CARDS,
    COLOURS,
    COLUMNS,
    COMPANIES,
    COUNT,
    DOCKS,
    FIRMS,
    HEIGHT,
    MARKET,
    MINERALS,
    NEIGHBOURS,
    OUTPOSTS,
    PLAN_BOXES,
    PLAN_ROWS,
    RESOURCES,
    ROWS,
    SECTOR_KEYS,
    SECTORS,
    SLOTS,
    SPECIAL_ON_BARRED,
    SPECIALS,
    START_REST,
    STARTERS,
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
        found[barrier.within("after", 1, WIDTH - 1)] = barrier.number("cost")
    return found


SHARES: Final = [shares for track in TRACK_BOXES for shares in shares_at(track)]
BARRIER: Final = [cost for track in TRACK_BOXES for cost in barriers_of(track)]
THRESHOLD: Final = [line.number("after") for track in TRACK_BOXES for line in track.tables("thresholds")]
THRESHOLD_COINS: Final = [line.number("coins") for track in TRACK_BOXES for line in track.tables("thresholds")]
THRESHOLDS: Final = 2  # a side

# -- bonuses ---------------------------------------------------------------------------------------

PERMANENT: Final = [track.one_of("bonus_type", ("permanent", "space")) == "permanent" for track in TRACK_BOXES]


def bonus(track: Box, level: int) -> Box | None:
    if level == 0:
        return None
    box = track.table(f"bonus{level}")
    box.one_of("kind", BONUS_KINDS)
    return box


BONUS_KINDS: Final = (
    *("energy_total", "extra_bonus_markers", "resource_card_value", "virtual_engineer", "card_discount"),
    "bonus_space",
)
GRANTED: Final[dict[str, dict[str, object]]] = {  # what some of them are said to be about, and nothing else
    "energy_total": {"needs": "energy_card"},
    "resource_card_value": {"resource": "titanium"},
}
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
    PAYMENTS[box.one_of("paid_with", tuple(PAYMENTS))] if box is not None and box.has("paid_with") else 0
    for box in BONUSES
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
    NOBODY if box is None or not box.has("destroy") else box.index("destroy", (*TYPES, "any")) for box in BONUSES
]
ANY_TYPE: Final = len(TYPES)
REUSES: Final = [box is not None and box.truth("use_destroyed", False) for box in BONUSES]
BOTH_PARTS: Final = [box is not None and box.one_of("combine", ("or", "and_or"), "or") == "and_or" for box in BONUSES]
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
TAKE_FIRST: Final = needed("bonus space", "std_first_player", SPACE_KEYS)
BUY: Final = needed("bonus space", "std_buy_card", SPACE_KEYS)
DESTROY: Final = needed("bonus space", "std_destroy_card", SPACE_KEYS)

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
PLUS_TILE: Final = needed("bonus tile", "tile_plus1", BONUS_TILES)
RESEARCHER_TILE: Final = needed("bonus tile", "tile_researcher", BONUS_TILES)
ENERGY_TILE: Final = needed("bonus tile", "tile_energy", BONUS_TILES)
ENGINEER_TILE: Final = needed("bonus tile", "tile_engineer", BONUS_TILES)
TILE_DATA: Final = {tile.text("id"): tile for tile in BOX.tables("bonus_tile")}
for _tile in BONUS_TILES:
    needed("bonus tile", _tile, tuple(TILE_DATA))
PLUS_VALUE: Final = TILE_DATA["tile_plus1"].table("effect").number("resource_card_plus")
RESEARCHER_TILE_RP: Final = TILE_DATA["tile_researcher"].number("value")
ENERGY_TILE_POINTS: Final = TILE_DATA["tile_energy"].number("value")
ENGINEER_TILE_HELIUM: Final = TILE_DATA["tile_engineer"].table("effect").number("helium")
ENGINEER_TILE_MORE: Final = TILE_DATA["tile_engineer"].table("effect").number("helium_per_other_engineer")


def count() -> None:
    """SKY-COMP-1 to 12  The numbers printed on the box."""
    COUNT.counted("action_cards", "action cards", len(ACTION_CARDS))
    starting = COUNT.number("starting_action_cards") + COUNT.number("energy_cards")
    expect("cards", len(CARDS), COUNT.number("action_cards") + starting)
    COUNT.counted("research_plans", "research plans", len(PLAN_BOXES))
    COUNT.counted("special_research_plans", "special plans", SPECIALS)
    COUNT.counted("starting_research_tiles", "starting tiles", len(TILES))
    COUNT.counted("bonus_tiles", "bonus tiles", len(BONUS_TILES))
    expect("sectors", len(SECTOR_KEYS), SECTORS)
    COUNT.counted("outposts", "outposts", sum(OUTPOSTS))
    expect("track sides", len(SIDES), 2 * COUNT.number("company_tracks"))


def take_for_granted() -> None:
    """What the file says, and the rules do in no other way."""
    BOX.draws("moon_symmetry")  # in whole files of earlier versions; ours says it for people
    COUNT.fixed({"bonus_markers": 5 * COLOURS, "first_player_marker": 1, "game_boards": 1, "score_pad": 1})
    COUNT.fixed(
        {"helium_markers": COLOURS, "upload_markers": COLOURS, "player_aids": COLOURS, "player_boards": COLOURS}
    )
    COUNT.fixed({"player_tokens": COLOURS, "on_off_markers": 2 * COLOURS, "track_markers": FIRMS * COLOURS})
    COUNT.fixed({"track_cards": len(SIDES) // 2, "bank_unlimited": True})
    BOX.table("expansion").fixed({"companies_per_action": 1, "outposts_per_sector": 1})
    BOX.table("helium_track").fixed({"start": 0})
    BOX.table("research_track").fixed({"start": 0, "printed_plan_position": 1, "flips_per_upload": 1})
    BOX.table("research_track").fixed({"special_allowed_on_barred": SPECIAL_ON_BARRED})
    BOX.table("market").fixed({"columns": MARKET // ROWS})
    BOX.table("station").fixed({"columns": COLUMNS, "barred_index": HEIGHT - 1})
    BOX.table("player_setup").fixed({"action_slots_max": SLOTS, "action_slots_on_at_start": SLOTS - 2})
    BOX.table("player_setup").fixed({"bonus_markers_max": 5, "rest_cards_at_start": len(START_REST)})
    BOX.table("player_setup").fixed({"start_hand": STARTERS + 1})
    BOX.table("research_display").fixed({"bounty_per_round": 1, "coin_cost_rp": 1, "rows": list(PLAN_ROWS)})
    BOX.table("starting_tile_setup").fixed({"kept_per_player": 1})
    for at, card in enumerate(BOX.tables("energy_card"), 1):
        card.fixed({"seat": at})
    for at, space in enumerate(BOX.tables("market_space")):
        space.fixed({"row": at % ROWS + 1})
    for space in MAJORITIES:
        space.fixed({"needs_min": 1})
    for space in STANDARDS:
        space.table("effect").fixed({"take_first_player": True, "destroy": "any", "buy_with_coins": {"discount": 0}})
    for track in TRACK_BOXES:
        for level in (1, 2):
            given = track.table(f"bonus{level}")
            given.fixed(GRANTED.get(given.text("kind"), {}))
    for sector in BOX.tables("sector"):
        sector.draws("polygon", "label")


def wrong(box: Box, what: str) -> BoxError:
    return BoxError(f"{BOX.file}: {box.place}: {what}")


def check_tracks() -> None:
    """Shares, lines and barriers lie on their track; shares rise along it."""
    for box, last in zip(TRACK_BOXES, LAST, strict=True):
        if not 0 < last < WIDTH:
            raise wrong(box, f"'last' should be 1 to {WIDTH - 1}, not {last}")
        shares = box.pairs("shares")
        for at, (space, share) in enumerate(shares):
            if not 0 < space <= last:
                raise wrong(box, f"a share on space {space} of a track that ends at {last}")
            if at and (space <= shares[at - 1][0] or share <= shares[at - 1][1]):
                raise wrong(box, "shares should rise along the track")
        for line in [*box.tables("thresholds"), *box.tables("barriers")]:
            if not 0 < line.number("after") < last:
                raise wrong(
                    box, f"a line or a barrier after space {line.number('after')} of a track that ends at {last}"
                )


def check_moon() -> None:
    """Borders join two sectors once; every sector can be reached from a station."""
    seen: set[tuple[int, ...]] = set()
    for border in BOX.tables("border"):
        pair = tuple(sorted(border.numbers("between")))
        if pair in seen:
            raise wrong(border, f"'between' should name two sectors once, not {list(pair)} again")
        seen.add(pair)
    reached = {sector for sector in range(SECTORS) if any(DOCKS[sector::SECTORS])}
    new = list(reached)
    while new:
        sector = new.pop()
        for near in NEIGHBOURS[sector]:
            if near // 4 not in reached:
                reached.add(near // 4)
                new.append(near // 4)
    if len(reached) != SECTORS:
        lost = [SECTOR_KEYS[sector] for sector in range(SECTORS) if sector not in reached]
        raise BoxError(f"{BOX.file}: border: no way leads to sector {', '.join(lost)}")


count()
take_for_granted()
check_tracks()
check_moon()
