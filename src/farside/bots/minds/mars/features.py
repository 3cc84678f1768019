"""What is counted at Mars: points that run or could run, room to grow, income, research, and what a hand can build."""

from __future__ import annotations

from typing import Final

from farside.bots.features import Features, Sheet, Tally
from farside.bots.minds.mars.colony import EXTRA, Sketch, room
from farside.bots.minds.mars.taste import TALKS
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


PARTS: Final = {
    "free colonists": "people",
    "unused energy": "energy",
    "points that do not run": "dark",
    "first silo": "silo",
    "one point to go": "target",
    "there": "target",
    "cards": "hand",
}


class MarsFeatures(Features):
    """A colony as it stands or will be arranged, and the cards in hand."""

    def count(self, state: State, time: float, tally: Tally) -> None:
        assert isinstance(state, MarsState)
        for seat in range(state.seats):
            tally.turn_to(seat)
            sketch = Sketch(state, seat)
            count_colony(state, seat, sketch, tally)
            hand = state.hands[seat * GOODS : (seat + 1) * GOODS]
            tally.add(HAND, sketch.cards(hand))
            tally.add(CARDS, min(sum(hand), MANY))
            for chain in range(CHAIN_COUNT):
                tally.add(TILES + chain, sketch.plan[chain])

    def part_of(self, name: str) -> str:
        return "running" if name.startswith("running ") else PARTS.get(name, super().part_of(name))

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


def count_colony(state: MarsState, seat: Seat, sketch: Sketch, tally: Tally) -> None:
    tally.add(POINTS, sketch.points)
    tally.add(PEOPLE, room(sketch.people))
    tally.add(ENERGY, room(sketch.energy))
    tally.add(INCOME, sketch.income())
    tally.add(RESEARCH, sketch.research())
    tally.add(DARK, dark(state, seat, sketch))
    tally.add(FIRST_SILO, 1.0 if sketch.plan[SILO] else 0.0)
    tally.add(CONTRACTS, min(3, state.contract_count(seat)))
    tally.add(NEAR, 1.0 if sketch.points == state.target - 1 else 0.0)
    tally.add(THERE, 1.0 if sketch.points >= state.target else 0.0)


def dark(state: MarsState, seat: Seat, sketch: Sketch) -> int:
    """Tiles that stand and do not run; plants are no loss."""
    found = 0
    for chain in range(CHAIN_COUNT):
        if chain != PLANT:
            found += state.stands(seat, chain) - sketch.plan[chain]
    return found


FEATURES: Final = MarsFeatures(SHEET)
