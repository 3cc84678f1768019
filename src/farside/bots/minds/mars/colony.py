"""What a colony of Mars is worth: points that run or could, room to grow, income, and cards that complete a plan."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import FRAME
from farside.games.mars.components import (
    CARD_COUNT,
    CHAIN_COUNT,
    CONTRACT_COST,
    COST,
    ENERGY_CARDS,
    FIRST_MINE,
    GOODS,
    HOUSING,
    LEVELS,
    MINE_COST,
    MINES,
    MOST,
    PLANT,
    PLANT_GIVES,
    RND_BONUS,
    RND_SCIENCE,
    SILO,
)
from farside.games.mars.rules.arrange import ARRANGING
from farside.games.mars.rules.bundles import total
from farside.games.mars.rules.solver import FIRST_SILO, MINE, colonists_with, current, running, search, tile_points
from farside.games.mars.state import MarsState

CARD: Final = 0.2  # a raw material without a plan
LOST: Final = 0.02  # a raw material that the silos cannot hold
READY: Final = 0.85  # how much of a plan's gain a hand is worth that can pay for it now
LATER: Final = 0.6  # and one that must wait for the next turn
PARTLY: Final = 0.3  # and the part of a plan that is in hand
PURCHASES: Final = 3  # plans thought of at once
INCOME: Final = 0.19  # a card a turn, for each turn to come
# Lists, not tuples: mypyc 2.4 loses final tuples of floats.
DEMAND: Final = [0.75, 1.0, 1.25, 0.92, 1.08]  # how much the materials are asked for
AGAIN: Final = 0.6  # a second mine of a material
NEAR: Final = 0.6  # one point below the target
THERE: Final = 3.0
EXTRA: Final = [0.0, 0.0, 0.15, 0.25, 0.35, 0.35, 0.3]  # what a running tile is worth beside its point
FIRST_SILO_RUNS: Final = 2.0  # without it a hand is lost at the end of every turn
DARK: Final = 0.35  # a point that stands there and does not run
MINE_ITEM: Final = CHAIN_COUNT
CONTRACT_ITEM: Final = CHAIN_COUNT + 1
ITEMS: Final = CHAIN_COUNT + 2
ROOM: Final = [0.0, 0.35, 0.65, 0.9, 1.1, 1.25, 1.35]  # what free colonists or unused energy are worth
PEOPLE: Final = (3, -1, -1, -1, -1, -1, -1, -1, 0)  # by item: what it brings or takes once it runs
ENERGY: Final = (-1, 5, -1, -1, -1, -1, -1, -1, 0)


def is_untouched(state: MarsState) -> bool:
    """Whether an arrangement has only just begun."""
    return not state.arranged and sum(state.switched) == 0


def will_arrange(state: MarsState, seat: Seat) -> bool:
    """Whether the end of this seat's turn is still to come."""
    if state.active != seat or state.phase == 0:
        return False
    return state.phase < 7 or (not state.over and state.stack[-FRAME] == ARRANGING.number and is_untouched(state))


def most_held(state: MarsState, seat: Seat) -> int:
    best = 0
    for good in range(GOODS):
        if state.held(seat, good) > state.held(seat, best):
            best = good
    return best


def worth(state: MarsState, seat: Seat) -> float:
    sketch = Sketch(state, seat)
    return sketch.colony() + sketch.cards(state.hands[seat * GOODS : (seat + 1) * GOODS])


class Sketch:
    """One colony as it is, or as it will be arranged at the end of its owner's turn."""

    def __init__(self, state: MarsState, seat: Seat) -> None:
        self.state = state
        self.seat = seat
        plan = search(state, seat, FIRST_SILO, MINE) if will_arrange(state, seat) else current(state, seat)
        self.plan: list[int] = plan
        self.points: int = state.points(seat) - tile_points(current(state, seat)) + tile_points(plan)
        energy = state.energy_max(seat) + PLANT_GIVES * (plan[PLANT] - state.runs(seat, PLANT))
        self.energy: int = energy - plan[HOUSING] - running(plan)
        self.people: int = colonists_with(state, seat, plan[HOUSING]) - plan[PLANT] - running(plan)
        self.turns: float = min(8.0, max(1.0, (state.target - self.points) / 1.3))
        self.prices: list[int] = price_list(state, seat)

    # -- what stands ---------------------------------------------------------------------------------

    def colony(self) -> float:
        state = self.state
        value = self.points + room(self.people) + room(self.energy) + self.income() + self.research()
        for chain in range(CHAIN_COUNT):
            value += EXTRA[chain] * self.plan[chain]
            if chain != PLANT:
                value += DARK * (state.stands(self.seat, chain) - self.plan[chain])
        if self.plan[SILO]:
            value += FIRST_SILO_RUNS
        value += 0.25 * min(3, state.contract_count(self.seat))
        if self.points >= state.target:
            return value + THERE
        return value + NEAR if self.points == state.target - 1 else value

    def named(self) -> list[tuple[str, float]]:
        """The same taken apart."""
        state, running_tiles, dark = self.state, 0.0, 0.0
        for chain in range(CHAIN_COUNT):
            running_tiles += EXTRA[chain] * self.plan[chain]
            if chain != PLANT:
                dark += DARK * (state.stands(self.seat, chain) - self.plan[chain])
        near = THERE if self.points >= state.target else NEAR if self.points == state.target - 1 else 0.0
        return [
            ("points", float(self.points)),
            ("people", room(self.people)),
            ("energy", room(self.energy)),
            ("mines", self.income()),
            ("research", self.research()),
            ("running", running_tiles),
            ("dark", dark),
            ("silo", FIRST_SILO_RUNS if self.plan[SILO] else 0.0),
            ("contracts", 0.25 * min(3, state.contract_count(self.seat))),
            ("target", near),
        ]

    def income(self) -> float:
        """Mines, each worth a card a turn; several of a material are worth less."""
        value = 0.0
        seen = 0
        for place in range(MINES):
            good = self.state.mines[self.seat * MINES + place]
            if good != NOBODY:
                worth = DEMAND[good] * (AGAIN if seen >> good & 1 else 1.0)
                seen |= 1 << good
                value += worth * INCOME * self.turns * (1.0 if self.plan[FIRST_MINE + place] else 0.4)
        return value

    def research(self) -> float:
        """R&D cards: science, bonuses, discoveries, and what is kept in hand."""
        value = 0.0
        at = self.seat * CARD_COUNT
        for card in range(CARD_COUNT):
            if self.state.laid[at + card]:
                more = 0.0 if RND_BONUS[card] >= 0 or card in ENERGY_CARDS else 0.25
                value += self.state.laid[at + card] * (0.12 * RND_SCIENCE[card] + 0.1 + more)
        return value + 0.3 * bin(self.state.kept[self.seat]).count("1")

    # -- what could be built -------------------------------------------------------------------------

    def gain(self, item: int, people: int, energy: int) -> float:
        """What buying an item would add to the colony with so many free colonists and so much unused energy."""
        state, seat = self.state, self.seat
        if item == CONTRACT_ITEM:
            return 0.35 if state.contract_count(seat) < state.contract_limit(seat) else 0.0
        if item == MINE_ITEM:
            return self.mine_gain(people, energy)
        tile = state.stands(seat, item)
        if tile == MOST[item] or state.stock[item * LEVELS + tile] == 0:
            return 0.0
        if item == PLANT:
            return room(energy + PLANT_GIVES) - room(energy) + room(people - 1) - room(people)
        if item == HOUSING:
            return 1.0 + room(people + 3) - room(people) + room(energy - 1) - room(energy) if energy > 0 else DARK
        return 1.0 + EXTRA[item] + taken(people, energy) if people > 0 and energy > 0 else DARK

    def mine_gain(self, people: int, energy: int) -> float:
        state, seat = self.state, self.seat
        if state.mines[seat * MINES + MINES - 1] != NOBODY:
            return 0.0
        best = 0.0
        for good in range(GOODS):
            if state.mine_stock[good]:
                again = good in state.mines[seat * MINES : (seat + 1) * MINES]
                best = max(best, DEMAND[good] * INCOME * self.turns * (AGAIN if again else 1.0))
        return best + taken(people, energy) if people > 0 and energy > 0 else DARK * best

    # -- the hand ------------------------------------------------------------------------------------

    def cards(self, hand: list[int]) -> float:
        """The plans a hand pays for, the part of another it holds, and the rest card by card."""
        left = hand.copy()
        people, energy = self.people, self.energy
        gains = [self.gain(item, people, energy) for item in range(ITEMS)]
        factor = READY if self.state.active == self.seat and 0 < self.state.phase < 7 else LATER
        value = 0.0
        for _purchase in range(PURCHASES):
            item = self.best_paid(gains, left)
            if item < 0:
                break
            value += factor * gains[item]
            for good in range(GOODS):
                left[good] -= self.prices[item * GOODS + good]
            people += PEOPLE[item]
            energy += ENERGY[item]
            gains = [self.gain(other, people, energy) if gains[other] else 0.0 for other in range(ITEMS)]
            gains[item] = 0.0
        return value + self.partly(gains, left) + self.rest(left)

    def best_paid(self, gains: list[float], left: list[int]) -> int:
        best = -1
        most = 2 * CARD
        for item in range(ITEMS):
            if gains[item] > most and self.lacks(item, left) == 0:
                best = item
                most = gains[item]
        return best

    def partly(self, gains: list[float], left: list[int]) -> float:
        """The best of the plans that are not paid yet."""
        best = 0.0
        for item in range(ITEMS):
            if gains[item] > 0:
                size = 0
                for good in range(GOODS):
                    size += self.prices[item * GOODS + good]
                held = 1.0 - self.lacks(item, left) / size
                best = max(best, PARTLY * gains[item] * held * held)
        return best

    def rest(self, left: list[int]) -> float:
        """Cards without a plan; alike ones are worth less, and more than the silos hold very little."""
        value = 0.0
        for good in range(GOODS):
            for nth in range(left[good]):
                value += CARD * DEMAND[good] * (1.0 if nth < 2 else 0.75)
        over = total(left, 0) - self.state.hand_limit(self.seat)
        return value - over * (CARD - LOST) if over > 0 else value

    def lacks(self, item: int, left: list[int]) -> int:
        lacking = 0
        at = item * GOODS
        for good in range(GOODS):
            short = self.prices[at + good] - left[good]
            if short > 0:
                lacking += short
        return lacking


def price_list(state: MarsState, seat: Seat) -> list[int]:
    """What each item costs next, item after item; nothing where a chain is complete."""
    found: list[int] = []
    for chain in range(CHAIN_COUNT):
        at = (chain * LEVELS + state.stands(seat, chain)) * GOODS
        found.extend(COST[at : at + GOODS] if state.stands(seat, chain) < MOST[chain] else (0, 0, 0, 0, 0))
    found.extend(MINE_COST)
    found.extend(CONTRACT_COST)
    return found


def room(count: int) -> float:
    """Free colonists, or unused energy: the first ones will be needed at once."""
    if count <= 0:
        return 0.35 * count
    return ROOM[count] if count < len(ROOM) else ROOM[-1] + 0.03 * (count - len(ROOM) + 1)


def taken(people: int, energy: int) -> float:
    """What one more tile that runs takes away."""
    return room(people - 1) - room(people) + room(energy - 1) - room(energy)
