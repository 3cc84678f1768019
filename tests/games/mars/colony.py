"""Positions of Mars for tests: given in words, played in notation. Players are A, B, C, D; A is seat 0 and first."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tests.games.positions import Words
from tests.games.refusals import refused

from farside.core.actions import NOBODY
from farside.core.state import Event, Step
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    CHAINS,
    DOMAINS,
    EVENTS,
    GOODS,
    HOUSING,
    HOUSING_DOMAIN,
    LEVELS,
    MATERIALS,
    MINES,
    PRINTED,
    RND_CARDS,
    RND_FIRST2,
    STOCK,
)
from farside.games.mars.game import GAME
from farside.games.mars.rules.build import BUILD_PHASE
from farside.games.mars.rules.conflict import RAID_WINDOW
from farside.games.mars.rules.deals import OPENINGS
from farside.games.mars.rules.income import RESUPPLY
from farside.games.mars.rules.research import RESEARCH, award_magna, draw_card
from farside.games.mars.rules.trade import TRADE
from farside.games.mars.rules.turn import END, TURN
from farside.games.mars.state import MarsState

LETTERS = "ABCD"
Counts = Mapping[str, int]
PHASES: tuple[str, ...] = ("event", "raid", "rnd", "resupply", "trade", "build", "end")


def given(
    seats: int = 2,
    *,
    at: str = "trade",
    active: str = "A",
    event: str = "new_colonist",
    tiles: Words | None = None,
    off: Words | None = None,
    mines: Words | None = None,
    free: Counts | None = None,
    hands: Words | None = None,
    laid: Words | None = None,
    kept: Words | None = None,
    contracts: Words | None = None,
    holds: Words | None = None,
    log: list[Event] | None = None,
    **variants: Any,
) -> MarsState:
    """A turn of the active player, begun at a phase.

    `tiles`: levels above the printed ones, as `housing=1 military=2`; all run, except the top ones counted in `off`.
    `mines`: their materials (all worked). `free`: free colonists (3 unless given). Hands are empty unless given.
    """
    state = GAME.start(seats=seats, seed=1, log=log, first="orange", **variants)
    while state.phase == 0:
        state.act(state.turn(), state.options(state.turn())[0])
    state.stack.clear()
    put_back(state)
    for seat in range(seats):
        letter = LETTERS[seat]
        settle(state, seat, of(tiles, letter), of(off, letter), of(mines, letter))
        hire(state, seat, 3 if free is None else free.get(letter, 3))
        deal(state, seat, of(hands, letter), of(laid, letter), of(kept, letter))
        for pair in of(contracts, letter).split():
            one, other = pair.split(">")
            state.contract_to(MATERIALS.index(one) * GOODS + MATERIALS.index(other), seat)
        for domain in of(holds, letter).split():
            win(state, seat, DOMAINS.index(domain))
    state.active = LETTERS.index(active)
    stack_event(state, event)
    if log is not None:
        log.clear()
    begin(state, at)
    return state


def of(words: Words | None, letter: str) -> str:
    return "" if words is None else words.get(letter, "")


def put_back(state: MarsState) -> None:
    """All hands into the reserve, all cards into their decks, boards as printed."""
    for at, count in enumerate(state.hands):
        state.reserve[at % GOODS] += count
    seats = state.seats
    state.hands = [0] * len(state.hands)
    state.known = [0] * len(state.known)
    for good in state.mines:
        if good != NOBODY:
            state.mine_stock[good] += 1
    state.events = [*state.events, *state.discard]
    if state.in_play:
        state.events.append(state.event)
        state.in_play = False
    state.discard = []
    state.mines = [NOBODY] * (MINES * seats)
    state.mining = [0] * (MINES * seats)
    state.stock = list(STOCK)
    state.colonist_supply += sum(state.colonists)
    state.colonists = [0] * seats


def settle(state: MarsState, seat: int, tiles: str, off: str, mines: str) -> None:
    dark = levels(off)
    state.brought = state.brought.copy()
    state.built = state.built.copy()
    for chain in range(CHAIN_COUNT):
        level = levels(tiles).get(CHAINS[chain], 0)
        at = seat * CHAIN_COUNT + chain
        state.built[at] = PRINTED[chain] + level
        state.running[at] = state.built[at] - dark.get(CHAINS[chain], 0)
        for tile in range(PRINTED[chain], state.built[at]):
            state.stock[chain * LEVELS + tile] -= 1
        if chain == HOUSING:
            for tile in range(1, state.running[at]):
                state.brought[seat * LEVELS + tile] = 3
    for place, name in enumerate((mines or "iron carbon").split()):
        state.mines[seat * MINES + place] = MATERIALS.index(name)
        state.mining[seat * MINES + place] = 1
        state.mine_stock[MATERIALS.index(name)] -= 1


def levels(words: str) -> dict[str, int]:
    return {word.split("=")[0]: int(word.split("=")[1]) for word in words.split()}


def hire(state: MarsState, seat: int, free: int) -> None:
    state.colonists[seat] = state.at_work(seat) + free
    state.colonist_supply -= state.colonists[seat]


def deal(state: MarsState, seat: int, hand: str, laid: str, kept: str) -> None:
    for name in hand.split():
        state.hands[seat * GOODS + MATERIALS.index(name)] += 1
        state.reserve[MATERIALS.index(name)] -= 1
    for name in laid.split():
        take_card(state, RND_CARDS.index(name))
        state.lay(seat, RND_CARDS.index(name), 1)
    for name in kept.split():
        take_card(state, RND_CARDS.index(name))
        state.keep(seat, state.kept[seat] | 1 << RND_CARDS.index(name))


def take_card(state: MarsState, card: int) -> None:
    deck = (state.deck1 if card < RND_FIRST2 else state.deck2).copy()
    deck.remove(card)
    if card < RND_FIRST2:
        state.deck1 = deck
    else:
        state.deck2 = deck


def picks(state: MarsState) -> str:
    """Who takes a mine, one after another, until the first round begins: everybody takes the first one offered."""
    order = ""
    while state.phase == 0:
        order += who(state)
        play(state, names(state)[0])
    return order


def magna(state: MarsState, letter: str = "", card: str = "") -> int:
    """Who holds Magna Scientia once it is awarded, after a card has been laid down."""
    if card:
        state.lay(LETTERS.index(letter), RND_CARDS.index(card), 1)
    award_magna(state)
    return state.magna


def stack_card(state: MarsState, name: str) -> None:
    """Put an R&D card on top of its deck."""
    card = RND_CARDS.index(name)
    take_card(state, card)
    if card < RND_FIRST2:
        state.deck1.append(card)
    else:
        state.deck2.append(card)


def draws(state: MarsState, name: str) -> None:
    """A draws this R&D card."""
    stack_card(state, name)
    draw_card(state, 0, 1 if RND_CARDS.index(name) < RND_FIRST2 else 2)


def stack_event(state: MarsState, name: str) -> None:
    """Put an event on top of the deck."""
    events = state.events.copy()
    events.remove(EVENTS.index(name))
    state.events = [*events, EVENTS.index(name)]


def win(state: MarsState, seat: int, domain: int) -> None:
    state.hold(domain, seat)
    state.events.remove(EVENTS.index(f"supremacy_{DOMAINS[domain]}"))
    if domain == HOUSING_DOMAIN:
        state.housing_brought = state.welcome(seat, 3)


def begin(state: MarsState, at: str) -> None:
    """Let the active player's turn begin at a phase."""
    state.stack.clear()
    if at == "event":
        state.then(TURN)
    else:
        state.phase = PHASES.index(at)
        phases: list[Step[MarsState]] = [RAID_WINDOW, RESEARCH, RESUPPLY]
        for step in phases[max(0, PHASES.index(at) - 1) :] if at in PHASES[:4] else []:
            state.then(step)
        if at in PHASES[:5]:
            state.then(OPENINGS, 1)
            state.ask(TRADE, state.active)
        if at != "end":
            state.then(BUILD_PHASE)
        state.then(END)
    state._open()
    state.settle()


# -- playing -----------------------------------------------------------------------------------------


def play(state: MarsState, *names: str) -> MarsState:
    """The lowest seat that is asked answers, name after name; `B accept` is B's answer."""
    for name in names:
        letter, _, rest = name.rpartition(" ")
        if letter:
            state.act(LETTERS.index(letter), GAME.actions.parse(rest))
        else:
            state.play(rest)
    return state


def asks(state: MarsState) -> str:
    return GAME.question(state)[0]


def who(state: MarsState) -> str:
    return "".join(LETTERS[seat] for seat in state.waiting())


def names(state: MarsState, seat: str = "") -> list[str]:
    at = LETTERS.index(seat) if seat else state.turn()
    return [GAME.actions.name(action) for action in state.options(at)]


def why_not(state: MarsState, name: str, seat: str = "") -> str:
    """The clause that closes an answer."""
    return refused(state, name, LETTERS.index(seat) if seat else None).clause


def numbers(state: MarsState, name: str) -> tuple[int, ...]:
    return refused(state, name).args


def hand(state: MarsState, letter: str) -> str:
    seat = LETTERS.index(letter)
    return " ".join(MATERIALS[good] for good in range(GOODS) for _one in range(state.held(seat, good)))


def runs(state: MarsState, letter: str, chain: str) -> int:
    """Levels above 0 that run."""
    at = CHAINS.index(chain)
    return state.runs(LETTERS.index(letter), at) - PRINTED[at]


def lays(state: MarsState, letter: str) -> list[str]:
    seat = LETTERS.index(letter)
    return [RND_CARDS[card] for card in range(CARD_COUNT) for _one in range(state.laid[seat * CARD_COUNT + card])]


def keeps(state: MarsState, letter: str) -> list[str]:
    return [RND_CARDS[card] for card in range(CARD_COUNT) if state.kept[LETTERS.index(letter)] >> card & 1]


def owned(state: MarsState, letter: str) -> list[str]:
    found = [pair for pair in range(GOODS * GOODS) if state.contracts[pair] == LETTERS.index(letter)]
    return [f"{MATERIALS[pair // GOODS]}>{MATERIALS[pair % GOODS]}" for pair in found]


def told(log: list[Event]) -> list[str]:
    return [event.kind for event in log]


def whole(state: MarsState) -> bool:
    """No piece is lost or made."""
    census = GAME.census(state)
    return census["colonists"] == 80 and census["R&D cards"] == 30 and census["events"] == 30
