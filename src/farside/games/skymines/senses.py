"""What a learner is given: the table from one chair, as numbers with names.

Missions, threats and Luna are told where they are in play, so a variant may make the row longer.

A card is told by its type, value and price, not by its number; a player's cards are told one by one, the nine starting
cards as `own` ones.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.senses import COUNTING, Notes
from farside.games.skymines.components import (
    CARD_COST,
    CARD_TYPE,
    CARD_VALUE,
    CARDS,
    COLUMNS,
    COMPANIES,
    FIRMS,
    FIRST_STARTER,
    HEIGHT,
    LAB,
    LAB_LAST,
    LETTERS,
    MARKET,
    MARKET_KEYS,
    NEED_KIND,
    NEED_KINDS,
    NEED_VALUE,
    OUTPOSTS,
    PLACE_KEYS,
    PLACES,
    PLAN_ROWS,
    POSITION_KEYS,
    ROUNDS,
    SECTOR_KEYS,
    SLOT_KEYS,
    SLOTS,
    SPECIAL_KEYS,
    STARTER_KEYS,
    STARTERS,
    SUPPLY,
    TANK_LAST,
    TILES,
    TILES_DEALT,
    TYPES,
)
from farside.games.skymines.luna import HELIUM_LAST, LUNA, LUNA_CARDS, LUNA_LEVELS, UPLOAD_LAST
from farside.games.skymines.luna_outlook import card_in
from farside.games.skymines.modules import BELT_HEIGHT, BELT_KEYS, FEATS, MISSIONS, OPEN_MISSIONS, TASK_KEYS, THREATS
from farside.games.skymines.rules import scoring
from farside.games.skymines.sight import deck_left
from farside.games.skymines.state import HAND, PLAYED, RESTING, TAKEN, TILE_BIT, SkyminesState
from farside.games.skymines.tracks import BONUS_TILES, LEVELS, SIDES, SPACE_KEYS, SPACES, WIDTH
from farside.games.skymines.view import HIGH_HIDDEN

STATION_KEYS: Final = tuple([str(column + 1) for column in range(COLUMNS)])
COMMON: Final = CARDS[:FIRST_STARTER]  # cards that anybody may come to own
COINS: Final = 100
POINTS: Final = 200
SOURCES: Final = (*SLOT_KEYS, *BONUS_TILES)
BITS: Final = COUNTING[:8]
TALLEST: Final = max(HEIGHT, *BELT_HEIGHT)
FEAT_KEYS: Final = COUNTING[:FEATS]


def sense(state: SkyminesState, seat: Seat, notes: Notes) -> None:
    sense_turn(state, notes)
    sense_board(state, notes)
    sense_market(state, notes)
    sense_secrets(state, seat, notes)
    points = scoring.scores(state)
    for turn in range(state.seats):
        other = notes.player(turn)
        notes.number("points", points[other], POINTS)
        sense_player(state, other, notes)
        sense_slots(state, other, notes)
        sense_cards(state, other, notes)
    notes.table()
    if state.missions:
        sense_missions(state, notes)
    if state.threat != NOBODY:
        sense_threat(state, notes)
    if state.has_luna():
        sense_luna(state, points[state.seats], notes)


def sense_turn(state: SkyminesState, notes: Notes) -> None:
    notes.number("round", state.round, ROUNDS)
    notes.whose("first", state.first)
    notes.whose("marker", state.marker)
    notes.whose("turn_of", state.turn_of)
    notes.flag("constrained", state.constrained)
    notes.bits_by_seat("passed", state.passed)
    notes.bits_by_seat("moved", state.moved)
    notes.number("about", NOBODY if state.over else state.about(), 250, NOBODY)
    notes.one_of("plus_slot", SLOT_KEYS, state.plus_slot)
    notes.some_of("using", SOURCES, state.using)
    notes.some_of("paying", BITS, state.paying)
    notes.number("units", state.units, 20)
    notes.number("energy", state.energy, 30)
    notes.one_of("firm", COMPANIES, state.firm)
    notes.number("rp", state.rp, 20)
    notes.flag("flipped", state.flipped)
    notes.some_of("chosen", BITS, state.chosen)
    notes.number("aside", len(state.aside), 5)


def sense_board(state: SkyminesState, notes: Notes) -> None:
    for firm in range(FIRMS):
        notes.place("companies", COMPANIES, firm)
        notes.one_of("side", SIDES, state.sides[firm])
        notes.number("value", state.share_value(firm), 20)
        notes.number("lost", state.lost[firm], max(OUTPOSTS))
        notes.counts("station", STATION_KEYS, state.station, TALLEST, firm * COLUMNS)
        notes.some_of("bared", STATION_KEYS, state.bared >> firm * COLUMNS)
    keys = BELT_KEYS if state.belt else SECTOR_KEYS
    for sector in range(len(keys)):
        notes.place("belt" if state.belt else "sectors", keys, sector)
        notes.one_of("holder", COMPANIES, state.holders[sector])
        notes.flag("raised", state.raised >> sector & 1 == 1)
    for space in range(SPACES):
        notes.place("bonuses", SPACE_KEYS, space)
        notes.whose("owner", state.bonus[space])
    notes.table()


def sense_market(state: SkyminesState, notes: Notes) -> None:
    for space in range(MARKET):
        notes.place("market", MARKET_KEYS, space)
        card = state.market[space]
        notes.one_of("type", TYPES, NOBODY if card == NOBODY else CARD_TYPE[card])
        notes.number("value", 0 if card == NOBODY else CARD_VALUE[card], 10)
        notes.number("cost", 0 if card == NOBODY else CARD_COST[card], 20)
    for place in range(PLACES):
        notes.place("plans", PLACE_KEYS, place)
        sense_plan(state.shown[place], notes)
    notes.table()
    notes.counts("deck", LETTERS, list(deck_left(state)), 20)
    notes.counts("drawn_plans", PLAN_ROWS, state.tops, SUPPLY)
    notes.some_of("specials_taken", SPECIAL_KEYS, state.taken)
    notes.number("bounty", state.bounty, 20)


def sense_plan(plan: int, notes: Notes) -> None:
    """What a plan on display asks for."""
    needs = [0] * len(NEED_KINDS)
    if plan != NOBODY:
        for at in range(plan * 2, plan * 2 + 2):
            if NEED_KIND[at] != NOBODY:
                needs[NEED_KIND[at]] += NEED_VALUE[at]
    notes.flag("there", plan != NOBODY)
    notes.counts("needs", NEED_KINDS, needs, 12)


def sense_secrets(state: SkyminesState, seat: Seat, notes: Notes) -> None:
    """SKY-INFO-2  One's own sealed cards and starting tiles."""
    for slot in range(SLOTS):
        card = state.planned[seat * SLOTS + slot]
        notes.place("planned", SLOT_KEYS, slot)
        notes.one_of("type", TYPES, NOBODY if card == NOBODY else CARD_TYPE[card])
        notes.number("value", 0 if card == NOBODY else CARD_VALUE[card], 10)
    notes.table()
    dealt = 0
    for at in range(seat * TILES_DEALT, seat * TILES_DEALT + TILES_DEALT):
        if at < len(state.dealt) and state.dealt[at] != NOBODY:
            dealt |= 1 << state.dealt[at]
    notes.some_of("dealt", TILES, dealt)
    notes.one_of("tile", TILES, state.tile[seat])


def sense_missions(state: SkyminesState, notes: Notes) -> None:
    """The open missions, who is bound to which, and what the action of this turn has brought."""
    notes.counts("feats", FEAT_KEYS, state.feats, 50)
    for at in range(OPEN_MISSIONS[state.seats]):
        mission = state.missions[at] if at < len(state.missions) else NOBODY
        notes.place("missions", COUNTING, at)
        notes.one_of("card", MISSIONS, mission)
        bound = 0
        for other in range(state.seats):
            if mission != NOBODY and state.bound[other] == mission:
                bound |= 1 << other
        notes.bits_by_seat("bound", bound)
    for turn in range(state.seats):
        other = notes.player(turn)
        notes.some_of("claimed", TASK_KEYS, state.claimed[other])
        notes.number("once", state.once[other], 5)
        notes.flag("own_space_taken", len(state.bonus) > SPACES + other and state.bonus[SPACES + other] != NOBODY)
    notes.table()


def sense_threat(state: SkyminesState, notes: Notes) -> None:
    notes.one_of("threat", THREATS, state.threat)
    notes.whose("wild", state.wild)
    notes.flag("facing", state.facing)
    notes.number("games", state.games, 10)


def sense_luna(state: SkyminesState, points: int, notes: Notes) -> None:
    """SKY-LUNA-54  What everybody sees of Luna's board: cards that lie face down are not told."""
    notes.number("luna.points", points, POINTS)
    notes.one_of("luna.level", COUNTING[:LUNA_LEVELS], state.level)
    notes.whose("luna.beside", state.beside)
    notes.number("luna.coins", state.coins[LUNA], COINS)
    notes.number("luna.helium", state.helium[LUNA], HELIUM_LAST)
    notes.number("luna.upload", state.upload[LUNA], UPLOAD_LAST)
    notes.counts("luna.marks", COMPANIES, state.marks, WIDTH, LUNA * FIRMS)
    notes.some_of("luna.open", SLOT_KEYS, state.luna_open())
    notes.flag("luna.passed", state.is_out(LUNA))
    notes.flag("luna.first", state.first == LUNA)
    notes.flag("luna.marker", state.marker == LUNA)
    for slot in range(SLOTS):
        card = card_in(state, slot)
        notes.place("luna.slots", SLOT_KEYS, slot)
        notes.one_of("card", LUNA_CARDS, card)
        notes.flag("hidden", card < NOBODY)
        notes.flag("high", card == HIGH_HIDDEN)
    for side in range(len(state.luna_majority)):
        notes.place("luna.majority", COUNTING, side)
        notes.one_of("card", LUNA_CARDS, state.luna_majority[side])
    notes.table()
    sense_luna_cards(state, notes)


def sense_luna_cards(state: SkyminesState, notes: Notes) -> None:
    notes.number("luna.deck", len(state.luna_deck), len(LUNA_CARDS))
    discard = 0
    for card in state.luna_discard:
        discard |= 1 << card
    notes.some_of("luna.discard", LUNA_CARDS, discard)
    taken = 0
    for card in range(FIRST_STARTER):
        if state.place[card] == TAKEN:
            taken |= 1 << card
    notes.some_of("luna.cards", COMMON, taken)
    spaces = 0
    for space in range(SPACES):
        if state.bonus[space] == LUNA:
            spaces |= 1 << space
    notes.some_of("luna.bonuses", SPACE_KEYS, spaces)


def sense_player(state: SkyminesState, other: Seat, notes: Notes) -> None:
    notes.number("coins", state.coins[other], COINS)
    notes.number("helium", state.helium[other], TANK_LAST)
    notes.number("upload", state.upload[other], LAB_LAST)
    notes.counts("marks", COMPANIES, state.marks, WIDTH, other * FIRMS)
    notes.counts("bonus", COMPANIES, state.active, LEVELS, other * FIRMS)
    notes.number("markers", state.spare_markers(other), 6)
    laid = 0
    for position in range(LAB):
        if state.plans[other * LAB + position] != NOBODY:
            laid |= 1 << position
    notes.some_of("laid", POSITION_KEYS, laid)
    notes.some_of("turned", POSITION_KEYS, state.turned[other])
    notes.some_of("uploaded", POSITION_KEYS, state.uploaded[other])


def sense_slots(state: SkyminesState, other: Seat, notes: Notes) -> None:
    tiles = 0
    for tile in range(len(BONUS_TILES)):
        if state.holder[tile] == other:
            tiles |= 1 << tile
    notes.some_of("tiles", BONUS_TILES, tiles)
    notes.some_of("used_tiles", BONUS_TILES, state.used[other] // TILE_BIT)
    notes.some_of("used", SLOT_KEYS, state.used[other])
    for slot in range(SLOTS):
        card = state.slots[other * SLOTS + slot]
        notes.one_of(TYPE_KEYS[slot], TYPES, NOBODY if card == NOBODY else CARD_TYPE[card])
        notes.number(VALUE_KEYS[slot], 0 if card == NOBODY else CARD_VALUE[card], 10)


TYPE_KEYS: Final = tuple([f"slots.{slot}.type" for slot in SLOT_KEYS])
VALUE_KEYS: Final = tuple([f"slots.{slot}.value" for slot in SLOT_KEYS])


def sense_cards(state: SkyminesState, other: Seat, notes: Notes) -> None:
    """Where a player's cards are: 1 in the hand or sealed, 2 in a slot, 3 to 7 at rest."""
    notes.counts("cards", COMMON, whereabouts(state, other, 0, FIRST_STARTER), 7)
    first = FIRST_STARTER + other * STARTERS
    notes.counts("own", STARTER_KEYS, whereabouts(state, other, first, first + STARTERS), 7)


def whereabouts(state: SkyminesState, other: Seat, first: int, end: int) -> list[int]:
    found: list[int] = []
    for card in range(first, end):
        place = state.place[card]
        if place == HAND + other:
            found.append(1)
        elif place == PLAYED + other:
            found.append(2)
        elif RESTING + other * SLOTS <= place < RESTING + (other + 1) * SLOTS:
            found.append(3 + place - RESTING - other * SLOTS)
        else:
            found.append(0)
    return found
