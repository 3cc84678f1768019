"""What is in the box, as typed tuples: `COST[(chain * LEVELS + tile) * GOODS + good]` is a price.

Tiles of a chain are counted from its printed level 0, where it has one: tile 1 of the silos is Silo 1, tile 0 of the
bases is Military base 1. So a chain is two numbers, how many tiles are built and how many of these run.
"""

from __future__ import annotations

from typing import Final

from farside.core.box import Box, expect

BOX: Final = Box.of("farside.games.mars")

PLAYERS: Final = ("orange", "sky", "green", "rose")
GOODS: Final = 5
LEVELS: Final = 5  # no chain has more tiles
CHAIN_COUNT: Final = 7
MINES: Final = BOX.table("colony_board").number("mine_slots")

# -- raw materials ---------------------------------------------------------------------------------

MATERIALS: Final = tuple([good.text("id") for good in BOX.tables("raw_material")])
GOOD_CARDS: Final = tuple([good.number("cards") for good in BOX.tables("raw_material")])
DECK_CARDS: Final = BOX.table("supply_deck").number("cards_per_material")
MINE_TILES: Final = tuple([mine.number("tiles") for mine in BOX.tables("mine_tile")])

# -- installations ---------------------------------------------------------------------------------

HOUSING: Final = 0
PLANT: Final = 1
SILO: Final = 2
COMMUNICATION: Final = 3
MILITARY: Final = 4
RND: Final = 5
SPACEPORT: Final = 6
CHAINS: Final = ("housing", "power_plant", "silo", "communication", "military", "rnd", "spaceport")
INSTALLATIONS: Final = {table.text("id"): table for table in BOX.tables("installation")}
TILES: Final = tuple([INSTALLATIONS[chain].numbers("tiles_per_level") for chain in CHAINS])
MOST: Final = tuple([len(tiles) for tiles in TILES])  # tiles a chain can have, printed ones included
PRINTED: Final = tuple([len(INSTALLATIONS[chain].numbers("printed_levels", ())) for chain in CHAINS])
ITEMS: Final = (*CHAINS, "mine1", "mine2", "mine3", "mine4")  # what is switched in phase 7
FIRST_MINE: Final = CHAIN_COUNT  # the item of mine place 0
SWITCHES: Final = CHAIN_COUNT * LEVELS + MINES  # tiles that can be switched, one number each


def prices() -> tuple[int, ...]:
    """The price of every tile, chain after chain."""
    found = [0] * (CHAIN_COUNT * LEVELS * GOODS)
    for chain in range(CHAIN_COUNT):
        for tile, cost in enumerate(INSTALLATIONS[CHAINS[chain]].tables("cost")):
            for good, name in enumerate(MATERIALS):
                found[(chain * LEVELS + tile) * GOODS + good] = cost.number(name, 0)
    return tuple(found)


def stock() -> tuple[int, ...]:
    """How many copies of every tile are in the box, chain after chain."""
    found = [0] * (CHAIN_COUNT * LEVELS)
    for chain in range(CHAIN_COUNT):
        for tile in range(MOST[chain]):
            found[chain * LEVELS + tile] = TILES[chain][tile]
    return tuple(found)


COST: Final = prices()
STOCK: Final = stock()
MINE_COST: Final = INSTALLATIONS["mine"].amounts("cost_any", MATERIALS)
CONTRACT_COST: Final = BOX.table("contracts").amounts("cost", MATERIALS)
HOUSING_BRINGS: Final = INSTALLATIONS["housing"].numbers("colonists_per_level")[1]
PLANT_GIVES: Final = INSTALLATIONS["power_plant"].number("energy_gives")
SILO_HOLDS: Final = INSTALLATIONS["silo"].numbers("hand_limit_per_level")
CONTRACT_LIMIT: Final = BOX.table("contracts").numbers("limit_by_active_communication_level")
EARTH_RATE: Final = BOX.table("earth_trade").number("rate")
SPACEPORT_RATE: Final = BOX.table("earth_trade").number("rate_with_spaceport")

# -- set-up ----------------------------------------------------------------------------------------

COLONISTS: Final = BOX.table("components").number("colonist_tokens")
START_COLONISTS: Final = BOX.table("setup").number("colonists")
START_HAND: Final = BOX.table("setup").number("hand_from_supply_deck")
START_MINES: Final = BOX.table("setup").number("start_mines_per_player")
TARGETS: Final = tuple([length.number("vp") for length in BOX.tables("game_length")])
MAX_ROUNDS: Final = BOX.table("game_end").number("max_rounds")
VARIANTS: Final = {variant.text("id"): variant for variant in BOX.tables("variant")}
CHOSEN_HAND: Final = VARIANTS["revised_setup"].number("hand_chosen")
LATER_SEATS: Final = VARIANTS["seat_compensation"].numbers("extra_start_cards_by_seat")
FAIR_EXTRA: Final = VARIANTS["fair_seats"].table("extra_start_cards_by_seat")
FAIR_SEATS: Final = ((), (), *[FAIR_EXTRA.numbers(str(seats)) for seats in (2, 3, 4)])

# -- events ----------------------------------------------------------------------------------------

HOUSING_DOMAIN: Final = 0
ENERGY_DOMAIN: Final = 1
COMMUNICATION_DOMAIN: Final = 2
MILITARY_DOMAIN: Final = 3
RND_DOMAIN: Final = 4
DOMAINS: Final = ("housing", "energy", "communication", "military", "rnd")
DOMAIN_CHAIN: Final = (HOUSING, PLANT, COMMUNICATION, MILITARY, RND)
DOMAIN_ZERO: Final = (1, 1, 0, 0, 0)  # tiles of level 0, which every colony has

DEPOSIT: Final = 0
ARRIVAL: Final = 1
CONFLICT: Final = 2
SUPREMACY: Final = 3
CONTEST: Final = 4
EVENT_SORTS: Final = ("deposit", "colonists", "conflict", "supremacy", "contested_supremacy")
EVENTS: Final = tuple([event.text("id") for event in BOX.tables("event")])
EVENT_COPIES: Final = tuple([event.number("count") for event in BOX.tables("event")])
EVENT_SORT: Final = tuple([event.index("kind", EVENT_SORTS) for event in BOX.tables("event")])
EVENT_DOMAIN: Final = tuple([event.index("domain", DOMAINS, "housing") for event in BOX.tables("event")])
EVENT_GOOD: Final = tuple([event.index("material", MATERIALS, "iron") for event in BOX.tables("event")])
EVENT_AMOUNT: Final = tuple([event.number("amount", 0) for event in BOX.tables("event")])
EVENT_LEVEL: Final = tuple([event.number("requires_level", 0) for event in BOX.tables("event")])
SUPREMACY_VP: Final = 1
SUPREMACY_BRINGS: Final = 3
RAID_CARD: Final = len(EVENTS)  # stands for the raid where a conflict's card is meant

# What the winner of a conflict gets: an effect, how many, and what comes instead if that is impossible.
LOOK_AND_TAKE: Final = 0
DRAW_AT_RANDOM: Final = 1
TAKE_CONTRACT: Final = 2
DESTROY_TILE: Final = 3
DRAW_RND: Final = 4
TAKE_RND: Final = 5
SPOILS: Final = ("take_chosen_cards", "take_random_cards", "take_contract", "destroy_installation", "draw_rnd")
SPOILS_ALL: Final = (*SPOILS, "take_rnd_card")


def spoils() -> tuple[tuple[int, int, int, int], ...]:
    """By event: effect, how many cards (or which deck), fallback, how many (or which deck)."""
    found = []
    for event, sort in zip(BOX.tables("event"), EVENT_SORT, strict=True):
        if sort != CONFLICT:
            found.append((0, 0, 0, 0))
            continue
        effect = event.table("effect")
        effect.skip("kinds", "top_level_only", "level_0", "chooser")
        other = effect.table("fallback") if effect.has("fallback") else effect
        found.append((*spoil(effect), *spoil(other)))
    return tuple(found)


def spoil(effect: Box) -> tuple[int, int]:
    count = effect.number("count", 1)
    kind = effect.index("kind", SPOILS_ALL)
    return kind, effect.number("deck") if kind == DRAW_RND else count


EVENT_SPOILS: Final = spoils()

# -- research and development ----------------------------------------------------------------------

PERMANENT: Final = 0
INSTANT: Final = 1
KEEP: Final = 2
MODES: Final = ("permanent", "instant", "keep")
RND_TABLES: Final = (*BOX.tables("rnd1"), *BOX.tables("rnd2"))
RND_CARDS: Final = tuple([card.text("id") for card in RND_TABLES])
RND_FIRST2: Final = len(BOX.tables("rnd1"))  # cards from here on belong to the second deck
CARD_COUNT: Final = 25
RND_COPIES: Final = tuple([card.number("count") for card in RND_TABLES])
RND_MODE: Final = tuple([card.index("mode", MODES) for card in RND_TABLES])
RND_SCIENCE: Final = tuple([card.number("science") for card in RND_TABLES])
RND_VP: Final = tuple([card.number("vp") for card in RND_TABLES])
RND_BONUS: Final = tuple([card.index("domain", DOMAINS) if card.text("kind") == "bonus" else -1 for card in RND_TABLES])
COMPACT_STORAGE: Final = RND_CARDS.index("compact_storage")
DEEP_DRILLING: Final = RND_CARDS.index("deep_drilling")
SYNTHESIS: Final = RND_CARDS.index("synthesis")
COUNTERMEASURES: Final = RND_CARDS.index("countermeasures")
FUSION: Final = RND_CARDS.index("fusion")
SUPERCONDUCTORS: Final = RND_CARDS.index("superconductors")
CLONING: Final = RND_CARDS.index("cloning")
NANOFABRICATION: Final = RND_CARDS.index("nanofabrication")
RICH_VEINS: Final = RND_CARDS.index("rich_veins")
ORBITAL_FREIGHT: Final = RND_CARDS.index("orbital_freight")
PLANETARY_SHIELD: Final = RND_CARDS.index("planetary_shield")
PREFABRICATION: Final = RND_CARDS.index("prefabrication")
ESPIONAGE: Final = RND_CARDS.index("espionage")


def effect_number(card: int, key: str) -> int:
    return RND_TABLES[card].table("effect").number(key)


STORAGE_MORE: Final = effect_number(COMPACT_STORAGE, "amount")
FUSION_GIVES: Final = effect_number(FUSION, "amount")
SUPERCONDUCTORS_GIVE: Final = effect_number(SUPERCONDUCTORS, "amount")
CLONING_BRINGS: Final = effect_number(CLONING, "amount")
SYNTHESIS_TAKES: Final = effect_number(SYNTHESIS, "amount")
NANO_SPARES: Final = effect_number(NANOFABRICATION, "amount")
PREFAB_SPARES: Final = effect_number(PREFABRICATION, "amount")
DIE: Final = BOX.table("rnd_die").numbers("faces")
MAGNA_AT: Final = BOX.table("magna_scientia").number("science_points_to_claim")

# -- negotiation -----------------------------------------------------------------------------------

NEGOTIATION: Final = BOX.table("negotiation")
MOST_CARDS: Final = NEGOTIATION.number("max_cards_per_side")
PROPOSALS: Final = NEGOTIATION.number("proposals_per_trade_phase_active")
CALLS: Final = NEGOTIATION.number("calls_for_offers_per_trade_phase")
SWAPS: Final = BOX.table("limits").number("contract_swaps_per_trade_phase")
TURNS: Final = BOX.table("limits").number("switches_per_item_in_arrangement")
SIMPLE_BUNDLES: Final = BOX.table("negotiation_simple").pairs("bundles")


def check() -> None:
    """The counts printed on the box."""
    count = BOX.table("components")
    expect("raw materials", sum(GOOD_CARDS), count.number("raw_material_cards"))
    expect("event cards", sum(EVENT_COPIES), count.number("event_cards"))
    expect("R&D1 cards", sum(RND_COPIES[:RND_FIRST2]), count.number("rnd1_cards"))
    expect("R&D2 cards", sum(RND_COPIES[RND_FIRST2:]), count.number("rnd2_cards"))
    expect("R&D cards in the list", len(RND_CARDS), CARD_COUNT)
    expect("contracts", len(BOX.tables("contract")), count.number("contract_cards"))
    expect("mines", sum(MINE_TILES), count.number("mine_tiles"))
    for chain in range(CHAIN_COUNT):
        expect(f"{CHAINS[chain]} tiles", sum(TILES[chain]), count.number(f"{CHAINS[chain]}_tiles"))
    expect("tiles", sum(STOCK) + sum(MINE_TILES), count.number("tiles_total"))


check()
