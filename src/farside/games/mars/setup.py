"""The set-up chapter."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.mars.actions import MINE, TAKE
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    CHOSEN_HAND,
    COLONISTS,
    DOMAINS,
    EVENT_COPIES,
    FAIR_SEATS,
    GOOD_CARDS,
    GOODS,
    LATER_SEATS,
    LEVELS,
    MINE_TILES,
    MINES,
    PLANT,
    PRINTED,
    RND_COPIES,
    RND_FIRST2,
    SILO,
    START_COLONISTS,
    START_HAND,
    START_MINES,
    STOCK,
)
from farside.games.mars.rules.build import dig_mine
from farside.games.mars.rules.bundles import BUNDLES
from farside.games.mars.rules.clauses import NO_MINE_LEFT, NOT_IN_PILE
from farside.games.mars.rules.deals import NO_OFFER
from farside.games.mars.rules.income import draw_supply, make_supply_deck
from farside.games.mars.rules.turn import TURN
from farside.games.mars.state import COMPENSATION, EVENT_LUCK, FAIR, REVISED, RND_LUCK, SETTING, MarsState

FEWER_MINES: Final = 3  # up to so many players the revised set-up takes mines out


class FirstMine(Verb[MarsState]):
    """MARS-SETUP-3 to 5  Each takes a mine of any type in stock, then the other way round a second one."""

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        return OPEN if state.mine_stock[good] else NO_MINE_LEFT

    def numbers(self, state: MarsState, seat: Seat, good: int, clause: int) -> tuple[int, ...]:
        return (good,)

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.mining[dig_mine(state, seat, good)] = 1  # MARS-SETUP-8


class StartCard(Verb[MarsState]):
    """MARS-VAR-1  Openly, in seat order, each takes 3 raw materials from the full piles."""

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        return OPEN if state.reserve[good] else NOT_IN_PILE

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.earn(seat, good)
        state.tell("start-card", seat, good)


class Deal(Step[MarsState]):
    """MARS-SETUP-6, MARS-SETUP-7, MARS-SETUP-13  The supply deck is made and start hands are drawn."""

    def run(self, state: MarsState) -> None:
        make_supply_deck(state)
        for away in range(state.seats):
            seat = (state.first + away) % state.seats
            for _card in range(start_cards(state, away)):
                draw_supply(state, seat)
        state.round = 1
        state.active = state.first
        state.then(TURN)


def set_up(state: MarsState, first: int) -> None:
    """MARS-SETUP-1 to 11  Boards, stocks, decks; then the mine draft begins."""
    clear_table(state)
    lay_boards(state)
    lay_stocks(state)
    shuffle_decks(state)
    state.first = state.below(state.seats, SETTING) if first == NOBODY else first
    state.active = state.first
    if state.has_option(REVISED) and state.seats <= FEWER_MINES:
        take_mines_out(state)
    for lap in range(START_MINES):
        for away in range(state.seats):
            place = away if lap == 0 else state.seats - 1 - away
            state.ask(MINE_DRAFT, (state.first + place) % state.seats)
    if state.has_option(REVISED):
        for away in range(state.seats):
            for _card in range(CHOSEN_HAND):
                state.ask(START_CHOICE, (state.first + away) % state.seats)
    state.then(DEAL)


def clear_table(state: MarsState) -> None:
    """Nothing has happened yet."""
    state.round = state.phase = state.housing_brought = state.loan = state.under1 = state.under2 = 0
    state.winner = state.lender = state.magna = state.event = state.raided = state.heir = NOBODY
    state.rolled = state.due = state.proposals = state.calls = state.swaps = state.discount = 0
    state.last_lap = state.in_play = state.called_off = False
    state.exchanged = state.arranged = False
    state.nano_used = 0


def lay_boards(state: MarsState) -> None:
    """MARS-SETUP-1, MARS-SETUP-8  Printed level 0, one colonist on Silo 0 and one on Power plant 0."""
    seats = state.seats
    state.built = list(PRINTED) * seats
    state.running = list(PRINTED) * seats
    state.mines = [NOBODY] * (MINES * seats)
    state.mining = [0] * (MINES * seats)
    state.colonists = [START_COLONISTS] * seats
    state.brought = [0] * (LEVELS * seats)
    state.hands = [0] * (GOODS * seats)
    state.known = [0] * (GOODS * seats)
    state.laid = [0] * (CARD_COUNT * seats)
    state.kept = [0] * seats
    state.changes = [0] * seats
    state.answers = [0] * seats
    state.drafts = [0] * (BUNDLES * seats)
    state.offer = NO_OFFER
    state.sent = []
    state.agreed = [0] * (state.seats * state.seats)
    state.rebuffed = [0] * (state.seats * state.seats)
    state.bill = [0] * GOODS
    state.switched = []
    state.cut = [NOBODY] * LEVELS
    assert state.built[PLANT] == state.built[SILO] == 1, "plant 0 and silo 0 are printed"
    assert len(state.built) == CHAIN_COUNT * seats, "every board has all chains"


def lay_stocks(state: MarsState) -> None:
    """MARS-SETUP-10, MARS-COMP-8  All components are used at every player count."""
    state.contracts = [NOBODY] * (GOODS * GOODS)
    state.holders = [NOBODY] * len(DOMAINS)
    state.reserve = list(GOOD_CARDS)
    state.stock = list(STOCK)
    state.mine_stock = list(MINE_TILES)
    state.colonist_supply = COLONISTS - START_COLONISTS * state.seats


def shuffle_decks(state: MarsState) -> None:
    """MARS-SETUP-10  Events, R&D1 and R&D2 are shuffled into separate face-down decks."""
    state.supply, state.events, state.discard, state.deck1, state.deck2 = [], [], [], [], []
    for event in range(len(EVENT_COPIES)):
        state.events.extend([event] * EVENT_COPIES[event])
    for card in range(CARD_COUNT):
        deck = state.deck1 if card < RND_FIRST2 else state.deck2
        deck.extend([card] * RND_COPIES[card])
    state.shuffle(state.events, EVENT_LUCK)
    state.shuffle(state.deck1, RND_LUCK)
    state.shuffle(state.deck2, RND_LUCK)


def take_mines_out(state: MarsState) -> None:
    """MARS-VAR-1  One mine of each type leaves the game, except of one type drawn by lot."""
    stays = state.below(GOODS, SETTING)
    for good in range(GOODS):
        if good != stays:
            state.mine_stock[good] -= 1
    state.tell("fewer-mines", NOBODY, stays)


def start_cards(state: MarsState, place: int) -> int:
    """MARS-SETUP-7, MARS-VAR-1, MARS-VAR-2, MARS-VAR-5  How many cards the player at this place draws."""
    cards = 0 if state.has_option(REVISED) else START_HAND
    if state.has_option(COMPENSATION):
        cards += LATER_SEATS[place]
    if state.has_option(FAIR):
        cards += FAIR_SEATS[state.seats][place]
    return cards


MINE_DRAFT: Final = Question(FirstMine(MINE), name="minedraft", alone=True)
START_CHOICE: Final = Question(StartCard(TAKE), name="startchoice")
DEAL: Final = Deal()
