"""What is in the box, as typed tuples: `COST[(chain * LEVELS + tile) * GOODS + good]` is a price.

Tiles of a chain are counted from its printed level 0, where it has one: tile 1 of the silos is Silo 1, tile 0 of the
bases is Military base 1. So a chain is two numbers, how many tiles are built and how many of these run.
"""

from __future__ import annotations

from typing import Final

from farside.core.box import HIGHEST, Box, BoxError, expect, needed

BOX: Final = Box.of("farside.games.mars")

PLAYERS: Final = ("orange", "sky", "green", "rose")
GOODS: Final = 5
LEVELS: Final = 5  # no chain has more tiles
CHAIN_COUNT: Final = 7
HEAP: Final = 15  # cards of one kind that a price or a message can hold
MINES: Final = BOX.table("colony_board").within("mine_slots", 4, 4)  # `mine1` to `mine4` are written in records

# -- raw materials ---------------------------------------------------------------------------------

MATERIALS: Final = tuple([good.text("id") for good in BOX.tables("raw_material")])
GOOD_CARDS: Final = tuple([good.number("cards", most=HEAP) for good in BOX.tables("raw_material")])
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
for _chain in (*CHAINS, "mine"):
    needed("installation", _chain, tuple(INSTALLATIONS))
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
                found[(chain * LEVELS + tile) * GOODS + good] = cost.number(name, 0, most=HEAP)
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
MINE_COST: Final = INSTALLATIONS["mine"].amounts("cost_any", MATERIALS, HEAP)
CONTRACT_COST: Final = BOX.table("contracts").amounts("cost", MATERIALS, HEAP)
HOUSING_BRINGS: Final = INSTALLATIONS["housing"].numbers("colonists_per_level")[1]
PLANT_GIVES: Final = INSTALLATIONS["power_plant"].number("energy_gives", least=1)
SILO_HOLDS: Final = INSTALLATIONS["silo"].numbers("hand_limit_per_level")
CONTRACT_LIMIT: Final = BOX.table("contracts").all_within("limit_by_active_communication_level", 1, HIGHEST)
EARTH_RATE: Final = BOX.table("earth_trade").number("rate")
SPACEPORT_RATE: Final = BOX.table("earth_trade").number("rate_with_spaceport")

# -- set-up ----------------------------------------------------------------------------------------

START_COLONISTS: Final = BOX.table("setup").number("colonists", least=2)
COLONISTS: Final = BOX.table("components").number("colonist_tokens", least=START_COLONISTS * len(PLAYERS))
START_HAND: Final = BOX.table("setup").number("hand_from_supply_deck")
START_MINES: Final = BOX.table("setup").within("start_mines_per_player", 0, MINES)
TARGETS: Final = tuple([length.number("vp") for length in BOX.tables("game_length")])
MAX_ROUNDS: Final = BOX.table("game_end").number("max_rounds")
VARIANTS: Final = {variant.text("id"): variant for variant in BOX.tables("variant")}
for _variant in ("revised_setup", "seat_compensation", "fair_seats"):
    needed("variant", _variant, tuple(VARIANTS))
LENGTHS: Final = 3
OPTIONS: Final = (
    *("revised_setup", "seat_compensation", "full_round", "fair_seats", "simple_negotiation", "open_hands"),
)
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
SUPREMACY_KINDS: Final = (
    *("colonists_while_held", "borrow_unused_energy", "free_exchange", "raid_choose_card", "reroll_rnd_die"),
)
SUPREMACY_ALWAYS: Final[dict[str, dict[str, object]]] = {  # what they are said to do, and the rules do in no other way
    "borrow_unused_energy": {"lenders": 1},
    "free_exchange": {"per_turn": 1},
    "reroll_rnd_die": {"per_turn": 1},
}
SUPREMACY_EVENTS: Final = tuple([event for event in BOX.tables("event") if event.text("kind") == "supremacy"])
SUPREMACY_EFFECTS: Final = tuple([event.table("effect") for event in SUPREMACY_EVENTS])


def supremacy_with(kind: str) -> int:
    """The domain whose supremacy has this effect, or -1."""
    found = -1
    for event, effect in zip(SUPREMACY_EVENTS, SUPREMACY_EFFECTS, strict=True):
        if effect.one_of("kind", SUPREMACY_KINDS) == kind:
            agree(event, f"supremacies with the effect '{kind}'", found < 0)
            found = event.index("domain", DOMAINS)
    return found


def supremacy_points() -> tuple[int, ...]:
    """What holding each supremacy is worth; a domain has one, of which the box holds one card."""
    found = [0] * len(DOMAINS)
    for event, effect in zip(SUPREMACY_EVENTS, SUPREMACY_EFFECTS, strict=True):
        effect.fixed(SUPREMACY_ALWAYS.get(effect.text("kind"), {}))
        domain = event.index("domain", DOMAINS)
        agree(event, f"supremacies in the domain '{DOMAINS[domain]}'", found[domain] == 0)
        event.fixed({"count": 1})
        found[domain] = event.number("vp")
        agree(event, "a supremacy that is worth nothing", found[domain] > 0)
    return tuple(found)


def agree(box: Box, what: str, alike: bool) -> None:
    """What the file says twice is said alike."""
    if not alike:
        raise BoxError(f"{box.file}: {box.place}: {what}: the file contradicts itself")


SUPREMACY_VP: Final = supremacy_points()  # by domain
SETTLERS: Final = supremacy_with("colonists_while_held")  # the domain whose supremacy brings colonists
LENDING: Final = supremacy_with("borrow_unused_energy")
EXCHANGING: Final = supremacy_with("free_exchange")
LOOKING: Final = supremacy_with("raid_choose_card")
ROLLING_AGAIN: Final = supremacy_with("reroll_rnd_die")
SUPREMACY_BRINGS: Final = sum([effect.number("amount", 0) for effect in SUPREMACY_EFFECTS])
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
        effect.fixed({"top_level_only": True, "level_0": False, "kinds": list(CHAINS), "chooser": "winner"})
        other = effect.table("fallback") if effect.has("fallback") else effect
        found.append((*spoil(effect), *spoil(other)))
    return tuple(found)


def spoil(effect: Box) -> tuple[int, int]:
    count = effect.number("count", 1)
    kind = effect.index("kind", SPOILS_ALL)
    if kind == DRAW_RND:
        effect.fixed({"count": 1})
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
CARD_COUNT: Final = len(RND_CARDS)
TRADING: Final = "trade"
BUILDING: Final = "build"
FIGHTING: Final = "confrontation"
DEEDS: Final = {  # by kind of effect: what becomes of its card, and when it is played if it is kept
    "none": (PERMANENT, ""),
    "tie_bonus": (PERMANENT, ""),
    "hand_limit": (PERMANENT, ""),
    "energy_max": (PERMANENT, ""),
    "build_discount": (PERMANENT, ""),
    "extra_production_one_mine": (PERMANENT, ""),
    "earth_rate": (PERMANENT, ""),
    "raid_immunity": (PERMANENT, ""),
    "gain_colonists": (INSTANT, ""),
    "extra_production_each_mine": (KEEP, TRADING),
    "take_any_from_reserve": (KEEP, TRADING),
    "take_chosen_cards": (KEEP, TRADING),
    "build_discount_once": (KEEP, BUILDING),
    "cancel_conflict": (KEEP, FIGHTING),
}
RND_EFFECTS: Final = tuple(  # by card: what it does; a card that lies open may do several things
    [
        (card.table("effect"), *(card.tables("further_effects") if card.has("further_effects") else []))
        for card in RND_TABLES
    ]
)
RND_DEEDS: Final = tuple([tuple([effect.one_of("kind", tuple(DEEDS)) for effect in each]) for each in RND_EFFECTS])


def check_deeds(card: Box, effects: tuple[Box, ...]) -> None:
    """A card is kept, carried out or laid out as its effects ask, and does each thing once."""
    for effect in effects:
        kind = effect.text("kind")
        mode, when = DEEDS[kind]
        card.fixed({"mode": MODES[mode]})
        if mode == KEEP:
            card.fixed({"count": 1})
        agree(card, f"'when' and the effect '{kind}'", card.text("when", "") == when)
        agree(card, "several effects of a card that does not stay", mode == PERMANENT or len(effects) == 1)
        agree(card, f"the effect '{kind}' twice", [other.text("kind") for other in effects].count(kind) == 1)
        effect.fixed({"per_turn": 1} if kind == "build_discount" else {})
        effect.fixed({"amount": 1} if kind == "extra_production_one_mine" else {})
    bonus = [effect for effect in effects if effect.text("kind") == "tie_bonus"]
    agree(card, "'domain' and the effects", card.text("domain", "") == (bonus[0].text("domain") if bonus else ""))
    if card.one_of("kind", ("bonus", "science", "discovery")) == "bonus":
        agree(card, "'kind' and the effects", len(bonus) == 1)


def cards_with(kind: str) -> tuple[int, ...]:
    """The cards that have an effect of this kind."""
    return tuple([card for card in range(CARD_COUNT) if kind in RND_DEEDS[card]])


def card_figures(kind: str, key: str) -> tuple[int, ...]:
    """A figure of a kind of effect by card; 0 for cards without it."""
    found = [0] * CARD_COUNT
    for card in cards_with(kind):
        effect = RND_EFFECTS[card][RND_DEEDS[card].index(kind)]
        found[card] = effect.number(key)
        agree(RND_TABLES[card], f"'{kind}' with '{key} = {found[card]}'", found[card] > 0)
    return tuple(found)


for _card, _effects in zip(RND_TABLES, RND_EFFECTS, strict=True):
    check_deeds(_card, _effects)
BOX.table("magna_scientia").fixed({"vp": 1})
RND_COPIES: Final = tuple([card.number("count") for card in RND_TABLES])
RND_MODE: Final = tuple([card.index("mode", MODES) for card in RND_TABLES])
RND_SCIENCE: Final = tuple([card.number("science") for card in RND_TABLES])
RND_VP: Final = tuple([card.number("vp") for card in RND_TABLES])
RND_BONUS: Final = tuple([card.index("domain", DOMAINS) if card.has("domain") else -1 for card in RND_TABLES])
BONUS_GIVES: Final = card_figures("tie_bonus", "amount")
STORAGE_CARDS: Final = cards_with("hand_limit")
STORAGE_MORE: Final = card_figures("hand_limit", "amount")
ENERGY_CARDS: Final = cards_with("energy_max")
ENERGY_GIVES: Final = card_figures("energy_max", "amount")
FREIGHT_CARDS: Final = cards_with("earth_rate")
FREIGHT_RATE: Final = card_figures("earth_rate", "rate")
SHIELD_CARDS: Final = cards_with("raid_immunity")
VEIN_CARDS: Final = cards_with("extra_production_one_mine")
DRILL_CARDS: Final = cards_with("extra_production_each_mine")
DRILLS: Final = card_figures("extra_production_each_mine", "amount")
SYNTHESIS_CARDS: Final = cards_with("take_any_from_reserve")
SYNTHESIS_TAKES: Final = card_figures("take_any_from_reserve", "amount")
SPY_CARDS: Final = cards_with("take_chosen_cards")
SPY_TAKES: Final = card_figures("take_chosen_cards", "count")
PARRY_CARDS: Final = cards_with("cancel_conflict")
CLONING_BRINGS: Final = card_figures("gain_colonists", "amount")
NANO_CARDS: Final = cards_with("build_discount")  # discounts that come back every turn
NANO_SPARES: Final = card_figures("build_discount", "amount")
PREFAB_CARDS: Final = cards_with("build_discount_once")
PREFAB_SPARES: Final = card_figures("build_discount_once", "amount")
TRADE_CARDS: Final = tuple(sorted([*DRILL_CARDS, *SYNTHESIS_CARDS, *SPY_CARDS]))
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


def check_contracts() -> None:
    """MARS-CONTR-1  There is one contract for each way to exchange two raw materials."""
    ways = [
        (contract.index("gives", MATERIALS), contract.index("gets", MATERIALS)) for contract in BOX.tables("contract")
    ]
    for contract, (given, got) in zip(BOX.tables("contract"), ways, strict=True):
        agree(
            contract,
            "gives and gets",
            given != got and contract.text("id") == f"{MATERIALS[given]}_to_{MATERIALS[got]}",
        )
    expect("different contracts", len(set(ways)), GOODS * (GOODS - 1))


def check() -> None:
    """The counts printed on the box."""
    expect("raw materials", len(MATERIALS), GOODS)
    for at, tile in enumerate(BOX.tables("mine_tile")):
        agree(tile, "material and the order of raw materials", tile.index("material", MATERIALS) == at)
    for name in CHAINS[:3]:
        INSTALLATIONS[name].fixed({"printed_levels": [0]})
    brought = [START_COLONISTS] + [HOUSING_BRINGS] * (MOST[HOUSING] - 1)
    INSTALLATIONS["housing"].fixed({"colonists_per_level": brought})
    lengths = [length.text("id") for length in BOX.tables("game_length")]
    expect("lengths before the short one", needed("length", "short", lengths), 0)
    expect("lengths of the game", len(TARGETS), LENGTHS)
    for name, variant in VARIANTS.items():
        agree(variant, f"'{name}' is no variant that the rules know", name in OPTIONS)
    check_contracts()
    count = BOX.table("components")
    count.counted("raw_material_cards", "raw materials", sum(GOOD_CARDS))
    count.counted("event_cards", "event cards", sum(EVENT_COPIES))
    count.counted("rnd1_cards", "R&D1 cards", sum(RND_COPIES[:RND_FIRST2]))
    count.counted("rnd2_cards", "R&D2 cards", sum(RND_COPIES[RND_FIRST2:]))
    count.counted("contract_cards", "contracts", len(BOX.tables("contract")))
    count.counted("mine_tiles", "mines", sum(MINE_TILES))
    for chain in range(CHAIN_COUNT):
        count.counted(f"{CHAINS[chain]}_tiles", f"{CHAINS[chain]} tiles", sum(TILES[chain]))
    cards = ("raw_material", "event", "contract", "rnd1", "rnd2", "magna_scientia")
    count.counted("cards_total", "cards", sum([count.number(f"{kind}_cards") for kind in cards]))
    for kind in ("colony_boards", "player_aids", "energy_markers", "vp_markers"):
        count.counted(kind, kind.replace("_", " "), len(PLAYERS))
    for kind in ("magna_scientia_cards", "rnd_dice"):
        count.counted(kind, kind.replace("_", " "), 1)
    count.counted("tiles_total", "tiles", sum(STOCK) + sum(MINE_TILES))


check()
