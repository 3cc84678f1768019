"""What is counted at Mars: points that run or could run, room to grow, income, research, and what a hand can build."""

from __future__ import annotations

from typing import Final

from farside.bots.features.features import Features, Sheet
from farside.bots.tastes.mars import TALKS
from farside.bots.tastes.mars_colony import EXTRA, Sketch, room
from farside.core.actions import Seat
from farside.core.state import FRAME, State
from farside.games.mars.components import CHAIN_COUNT, CHAINS, GOODS, PLANT, SILO
from farside.games.mars.state import MarsState

MANY: Final = 4  # cards of a hand that always find a use

SHEET: Final = Sheet()
POINTS: Final = SHEET.steady("points", 1.0)
PEOPLE: Final = SHEET.steady("free colonists", 1.0)  # the first ones count most
ENERGY: Final = SHEET.steady("unused energy", 1.0)
INCOME: Final = SHEET.steady("mines", 1.0)  # the cards they bring, at what those are worth
RESEARCH: Final = SHEET.steady("research", 1.0)
DARK: Final = SHEET.steady("points that do not run", 0.35)
FIRST_SILO: Final = SHEET.steady("first silo", 2.0)
CONTRACTS: Final = SHEET.steady("contracts", 0.25)
NEAR: Final = SHEET.steady("one point to go", 0.6)
THERE: Final = SHEET.steady("there", 3.0)
HAND: Final = SHEET.steady("hand", 1.0)  # what it can build, now or with a few cards more
CARDS: Final = SHEET.steady("cards", 0.0)
TILES: Final = len(SHEET.names)
for _chain in range(CHAIN_COUNT):
    SHEET.steady(f"running {CHAINS[_chain]}", EXTRA[_chain])
WIDTH: Final = len(SHEET.names)


class MarsFeatures(Features):
    """A colony as it stands or will be arranged, and the cards in hand."""

    def fill(self, state: State, time: float, row: list[float]) -> None:
        assert isinstance(state, MarsState)
        for seat in range(state.seats):
            sketch = Sketch(state, seat)
            count_colony(state, seat, sketch, row)
            hand = state.hands[seat * GOODS : (seat + 1) * GOODS]
            row[seat * WIDTH + HAND] = sketch.cards(hand)
            row[seat * WIDTH + CARDS] = min(sum(hand), MANY)

    def time(self, state: State) -> float:
        """By the points of whoever has most."""
        assert isinstance(state, MarsState)
        most = 0
        for seat in range(state.seats):
            most = max(most, state.points(seat))
        return 1.0 if state.over else min(1.0, most / state.target)

    def points(self, state: State) -> list[int]:
        assert isinstance(state, MarsState)
        return [state.points(seat) for seat in range(state.seats)]

    def aside(self, state: State, seat: Seat) -> float:
        """Who gains nothing goes on."""
        assert isinstance(state, MarsState)
        return 0.001 * state.phase

    def leaves(self, state: State) -> bool:
        """Trade is judged by what both sides can build with it."""
        return not state.over and state.stack[-FRAME] in TALKS


def count_colony(state: MarsState, seat: Seat, sketch: Sketch, row: list[float]) -> None:
    at = seat * WIDTH
    row[at + POINTS] = sketch.points
    row[at + PEOPLE] = room(sketch.people)
    row[at + ENERGY] = room(sketch.energy)
    row[at + INCOME] = sketch.income()
    row[at + RESEARCH] = sketch.research()
    row[at + FIRST_SILO] = 1.0 if sketch.plan[SILO] else 0.0
    row[at + CONTRACTS] = min(3, state.contract_count(seat))
    row[at + NEAR] = 1.0 if sketch.points == state.target - 1 else 0.0
    row[at + THERE] = 1.0 if sketch.points >= state.target else 0.0
    for chain in range(CHAIN_COUNT):
        row[at + TILES + chain] = sketch.plan[chain]
        if chain != PLANT:
            row[at + DARK] += state.stands(seat, chain) - sketch.plan[chain]


FEATURES: Final = MarsFeatures(SHEET)
