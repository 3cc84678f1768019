"""Luna in tests: her cards turned up one by one, and what she has done."""

from __future__ import annotations

from typing import Any

from tests.games.skymines.table import given, lay_luna

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines.components import CARDS, COMPANIES, FIRMS, SLOT_KEYS
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import LUNA, LUNA_CARDS
from farside.games.skymines.modules import OUTPOST_SPACES, TARGET
from farside.games.skymines.rules.luna_deck import SEEN
from farside.games.skymines.rules.luna_turn import LUNA_TURN
from farside.games.skymines.state import TAKEN, SkyminesState


def alone(card: str, slot: str = "b", level: int = 2, seats: int = 1, **position: Any) -> SkyminesState:
    """Luna turns up this card in this slot; another card still waits, so that her round is not over."""
    last = "c" if slot == "e" else "e"
    slots = " ".join(
        [card if key == slot else "L1-12" if key == last and card != "L1-12" else "-" for key in SLOT_KEYS]
    )
    if card == "L1-12":
        slots = " ".join([card if key == slot else "L1-05" if key == last else "-" for key in SLOT_KEYS])
    state = given(seats, luna=level, luna_slots=slots, **position)
    if slot == "e":  # the waiting card lies to the left of it
        state.luna_up |= 1 << SLOT_KEYS.index("c")
    return turn(state)


def turn(state: SkyminesState) -> SkyminesState:
    """Luna's turn, whoever is asked."""
    before, state.turn_of = state.turn_of, LUNA
    LUNA_TURN.run(state)
    state.turn_of = before
    return state


def belted(cards: str, level: int = 2, seats: int = 1, **marks: int) -> SkyminesState:
    """An empty Belt, tracks A1 to D1, Luna's cards in the slots a to e."""
    state = GAME.start(seats=seats, seed=1, luna=level, side="belt", tracks=("A1", "B1", "C1", "D1"))
    while GAME.question(state)[0] != "plan":
        state.act(state.turn(), state.options(state.turn())[0])
    state.marks = [0] * len(state.marks)
    state.coins[LUNA] = 0
    for firm, space in marks.items():
        state.marks[COMPANIES.index(firm)] = space
    lay_luna(state, cards, "")
    return state


def at(state: SkyminesState, firm: str) -> int:
    """The space of Luna's track marker."""
    return state.marks[LUNA * FIRMS + COMPANIES.index(firm)]


def lunas(state: SkyminesState) -> dict[str, int]:
    """Her markers that have moved."""
    return {firm: at(state, firm) for firm in COMPANIES if at(state, firm)}


def taken(state: SkyminesState) -> list[str]:
    return [CARDS[card] for card in range(len(CARDS)) if state.place[card] == TAKEN]


def deck(state: SkyminesState) -> list[str]:
    """Her deck, top first; a star where the rank is known."""
    return [LUNA_CARDS[card % SEEN] + ("*" if card >= SEEN else "") for card in reversed(state.luna_deck)]


def held(state: SkyminesState, firm: str) -> list[int]:
    """Sectors of a company on the Moon, or numbers of Belt spaces, in order."""
    number = COMPANIES.index(firm)
    spaces = [space for space in range(len(state.holders)) if state.holders[space] == number]
    return sorted([TARGET[space] if state.belt else space + 1 for space in spaces])


def place(state: SkyminesState, number: int, firm: str, slot: int = 1) -> None:
    """A piece on the Belt, taken from the station."""
    spaces = [space for space in range(len(TARGET)) if TARGET[space] == number]
    space = spaces[slot - 1]
    home = COMPANIES.index(firm) * 3 + (1 if space >= OUTPOST_SPACES else 0)
    assert state.holders[space] == NOBODY
    state.holders[space] = COMPANIES.index(firm)
    state.station[home] -= 1


def entered(log: list[Event]) -> list[int]:
    """The sectors or targets Luna has entered, in order."""
    return [event.args[1] for event in log if event.kind in ("luna-enter", "luna-land", "luna-dock")]


def lines(log: list[Event], kind: str) -> list[tuple[int, ...]]:
    return [event.args for event in log if event.kind == kind]


def start(seats: int = 1, level: int = 2, seed: int = 1, log: list[Event] | None = None, **more: str) -> SkyminesState:
    return GAME.start(seats=seats, seed=seed, luna=level, log=log, **more)
