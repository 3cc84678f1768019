"""What a learner is given: the table from one chair, as numbers with names."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.senses import COUNTING, Notes
from farside.games.mars.components import (
    CALLS,
    CARD_COUNT,
    CHAIN_COUNT,
    CHAINS,
    COLONISTS,
    DOMAINS,
    EVENT_COPIES,
    EVENTS,
    GOODS,
    LEVELS,
    MATERIALS,
    MAX_ROUNDS,
    MINES,
    MOST_CARDS,
    PROPOSALS,
    RND_CARDS,
    RND_FIRST2,
    STOCK,
    SWAPS,
    TARGETS,
)
from farside.games.mars.rules.bundles import BUNDLES, TERMS
from farside.games.mars.rules.deals import CHOICE, HEAR
from farside.games.mars.sight import kept_of, sees_hand
from farside.games.mars.state import ACCEPTED, OFFERED, MarsState

PHASES: Final = COUNTING[:10]
OPTIONS: Final = ("revised", "compensation", "full_round", "fair", "simple", "open_hands")
PAIRS: Final = tuple([f"{given}-{taken}" for given in MATERIALS for taken in MATERIALS])
MINE_KEYS: Final = tuple([f"mines.{place + 1}" for place in range(MINES)])
TILE_KEYS: Final = tuple([f"{chain}-{level}" for chain in CHAINS for level in range(LEVELS)])
MANY: Final = 30  # cards of a material in a hand


def sense(state: MarsState, seat: Seat, notes: Notes) -> None:
    sense_turn(state, notes)
    sense_stocks(state, notes)
    sense_talk(state, seat, notes)
    notes.some_of("kept", RND_CARDS, state.kept[seat])
    for turn in range(state.seats):
        other = notes.player(turn)
        sense_colony(state, other, notes)
        sense_hand(state, seat, other, notes)
    notes.table()


def sense_turn(state: MarsState, notes: Notes) -> None:
    notes.one_of("target", COUNTING[: max(TARGETS) + 1], state.target)
    notes.some_of("house", OPTIONS, state.house)
    notes.number("round", state.round, MAX_ROUNDS)
    notes.whose("first", state.first)
    notes.whose("active", state.active)
    notes.one_of("phase", PHASES, state.phase)
    notes.flag("last_lap", state.last_lap)
    notes.number("about", NOBODY if state.over else state.about(), 200, NOBODY)
    notes.one_of("event", EVENTS, state.event)
    notes.whose("raided", state.raided)
    notes.number("rolled", state.rolled, 6)
    notes.number("proposals_left", PROPOSALS - state.proposals, PROPOSALS)
    notes.number("calls_left", CALLS - state.calls, CALLS)
    notes.number("swaps_left", SWAPS - state.swaps, SWAPS)
    notes.flag("exchanged", state.exchanged)
    notes.counts("bill", MATERIALS, state.bill, 10)
    notes.number("discount", state.discount, 5)


def sense_stocks(state: MarsState, notes: Notes) -> None:
    notes.counts("reserve", MATERIALS, state.reserve, MANY)
    notes.counts("stock", TILE_KEYS, state.stock, max(STOCK))
    notes.counts("mine_stock", MATERIALS, state.mine_stock, 10)
    notes.number("colonist_supply", state.colonist_supply, COLONISTS)
    notes.number("supply", len(state.supply), 100)
    notes.number("events", len(state.events), sum(EVENT_COPIES))
    notes.counts("discard", EVENTS, tally(state.discard), max(EVENT_COPIES))
    notes.number("deck1", len(state.deck1), 100)
    notes.number("deck2", len(state.deck2), 100)
    for domain in range(len(DOMAINS)):
        notes.place("supremacy", DOMAINS, domain)
        notes.whose("holder", state.holders[domain])
    for pair in range(len(PAIRS)):
        notes.place("contracts", PAIRS, pair)
        notes.whose("owner", state.contracts[pair])
    notes.table()
    notes.whose("magna", state.magna)
    notes.whose("lender", state.lender)
    notes.number("loan", state.loan, 20)


def tally(cards: list[int]) -> list[int]:
    found = [0] * len(EVENTS)
    for card in cards:
        found[card] += 1
    return found


def sense_talk(state: MarsState, seat: Seat, notes: Notes) -> None:
    """MARS-NEG-20, MARS-INFO-8  The open proposal, one's own draft, and the answers once all have given theirs."""
    talks = state.offer[0] != NOBODY
    notes.flag("talk", talks)
    notes.whose("talk.author", state.offer[0])
    notes.whose("talk.to", state.offer[1] if talks else NOBODY)
    notes.counts("talk.given", MATERIALS, state.offer if talks else NO_OFFER, MOST_CARDS, TERMS)
    notes.counts("talk.wanted", MATERIALS, state.offer if talks else NO_OFFER, MOST_CARDS, TERMS + GOODS)
    shown = not state.over and state.question().number in (CHOICE.number, HEAR.number)
    for turn in range(state.seats):
        other = notes.player(turn)
        answer = state.answers[other] if shown else 0
        drafts = state.drafts if other == seat or answer == OFFERED else [0] * len(state.drafts)
        notes.flag("accepts", answer == ACCEPTED)
        notes.flag("offers", answer == OFFERED)
        notes.counts("draft.given", MATERIALS, drafts, MOST_CARDS, other * BUNDLES)
        notes.counts("draft.wanted", MATERIALS, drafts, MOST_CARDS, other * BUNDLES + GOODS)
    notes.table()


NO_OFFER: Final = [0] * (TERMS + GOODS + GOODS)


def sense_colony(state: MarsState, other: Seat, notes: Notes) -> None:
    notes.number("points", state.points(other), 25)
    notes.counts("built", CHAINS, state.built, LEVELS, other * CHAIN_COUNT)
    notes.counts("running", CHAINS, state.running, LEVELS, other * CHAIN_COUNT)
    for place in range(MINES):
        notes.one_of(MINE_KEYS[place], MATERIALS, state.mines[other * MINES + place])
    notes.counts("mining", MINE_KEYS, state.mining, 1, other * MINES)
    notes.number("colonists", state.colonists[other], COLONISTS)
    notes.number("free", state.free(other), COLONISTS)
    notes.number("energy", state.energy_max(other), 60)
    notes.number("energy_used", state.energy_used(other), 60)
    notes.counts("laid", RND_CARDS, state.laid, 4, other * CARD_COUNT)
    notes.number("science", state.science(other), 30)


def sense_hand(state: MarsState, seat: Seat, other: Seat, notes: Notes) -> None:
    """MARS-INFO-2  The raw materials this seat may see; of the others only how many."""
    is_open = sees_hand(state, seat, other)
    notes.counts("hand", MATERIALS, state.hands if is_open else NO_HANDS, MANY, other * GOODS)
    notes.number("cards", state.hand_size(other), 100)
    notes.number("limit", state.hand_limit(other), 30)
    notes.number("kept1", kept_of(state.kept[other], 0, RND_FIRST2), 10)
    notes.number("kept2", kept_of(state.kept[other], RND_FIRST2, CARD_COUNT), 10)


NO_HANDS: Final = [0] * (4 * GOODS)
