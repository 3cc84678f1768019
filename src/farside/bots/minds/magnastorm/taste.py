"""What a position of Magnastorm is worth, in reputation."""

from __future__ import annotations

from dataclasses import asdict, dataclass, replace
from typing import Final

from farside.bots.parts import Ledger, Part, aside
from farside.bots.taste import Taste, lead
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.magnastorm import cards
from farside.games.magnastorm.actions import EXCHANGE, FILL, SPACE
from farside.games.magnastorm.components import (
    INCOME,
    INCOME_ROWS,
    PANELS,
    PHASES,
    PLACES,
    ROUNDS,
    ROWS,
    SECTOR_COUNT,
    SHADES,
    YELLOW,
)
from farside.games.magnastorm.rules.crew import PLACE
from farside.games.magnastorm.rules.objectives import MOST_PLACES, claimed, own_labs
from farside.games.magnastorm.rules.purse import OFFER
from farside.games.magnastorm.rules.take import RELOCATE
from farside.games.magnastorm.rules.turn import TURN
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState

PLENTY: Final = 7  # cubes beyond this are worth little
SHORT_ROUND: Final = 16.0  # crew of an ordinary round
SPACES_WORTH: Final = 7  # lower spaces thought through


@dataclass
class Weights:
    """Reputation: as they were first written down."""

    own: float = 0.4  # a cube while it can still be spent
    neutral: float = 0.5
    rival: float = 0.3
    little: float = 0.05
    level: float = 0.2
    leads_track: float = 1.2  # the commander that the next administration brings
    keeps_track: float = 0.8
    majority: float = 0.8  # in a calm sector
    majority_to_come: float = 0.3
    income_cube: float = 0.3
    chief: float = 0.6  # the ability of an administration commander
    goal: float = 0.75  # of an objective's value, when all of it is there
    storm: float = 0.4  # a scout in the storm
    crew: float = 0.15  # a crew member still on the player board


class MagnaTaste(Taste):
    """Reputation, and what cubes, levels, labs and commanders may still become."""

    spread = 5.0

    def __init__(self, weights: Weights) -> None:
        self.weights = weights

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MagnaState)
        return lead(self.worths(state), seat) - waste(state)

    def values(self, state: State) -> list[float]:
        assert isinstance(state, MagnaState)
        worths, less = self.worths(state), waste(state)
        return [lead(worths, seat) - less for seat in range(state.seats)]

    def worths(self, state: MagnaState) -> list[float]:
        """What everybody has, in points."""
        strength = state.strength()
        time = time_left(state)
        return [worth(state, other, strength, time, self.weights) for other in range(state.seats)]

    def parts(self, state: State) -> list[Part]:
        assert isinstance(state, MagnaState)
        strength, time, weights, ledger = state.strength(), time_left(state), self.weights, Ledger(state.seats)
        for seat in range(state.seats):
            ledger.add("reputation", seat, float(state.reputation[seat]))
            if state.over:
                continue
            ledger.add("cubes", seat, time * purse(state, seat, weights))
            ledger.add("research", seat, research(state, seat, weights))
            ledger.add("sectors", seat, planet(state, seat, strength, weights))
            near = objectives(state, seat, own_labs(state, seat, strength), weights)
            ledger.add("objectives", seat, near * (0.4 + 0.6 * time))
            ledger.add("crew", seat, time * weights.crew * state.crew[seat])
            ledger.add("chiefs", seat, time * weights.chief * chiefs(state, seat))
        return ledger.parts(state.seats) + aside([-waste(state)] * state.seats)

    def numbers(self) -> dict[str, float]:
        return asdict(self.weights)

    def with_numbers(self, numbers: dict[str, float]) -> MagnaTaste:
        return MagnaTaste(replace(self.weights, **numbers))

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """A new turn is not thought through; crew that only blocks is laid anywhere; exchanges come with payments."""
        assert isinstance(state, MagnaState)
        step = state.question()
        if step is TURN:
            return []
        options = [action for action in state.options(seat) if action != EXCHANGE.first]
        if step is RELOCATE:
            return [FILL.first] if FILL.first in options else options[:1]
        return best_spaces(state, options) if step is PLACE else options


def best_spaces(state: MagnaState, options: list[Action]) -> list[Action]:
    """The best free row, and the spaces with a bonus, cheap rows first."""
    panel = PANELS[1 if state.seats == MOST_TRACKS else 0]
    ranked = sorted(options, key=lambda action: ((action - SPACE.first) % ROWS, action))
    plain = [action for action in ranked if not panel.bonus[action - SPACE.first]]
    return [*plain[:2], *[action for action in ranked if panel.bonus[action - SPACE.first]]][:SPACES_WORTH]


def time_left(state: MagnaState) -> float:
    """1 while cubes can still be spent, towards 0 at the very end."""
    left = ROUNDS - state.round + state.crew_above() / SHORT_ROUND
    return min(1.0, left / 0.6)


def waste(state: MagnaState) -> float:
    """An exchange begun of one's own will is seldom worth it."""
    return 0.5 if not state.over and state.question() is OFFER else 0.0


def worth(state: MagnaState, seat: Seat, strength: list[int], time: float, weights: Weights) -> float:
    total = state.reputation[seat] + time * purse(state, seat, weights)
    if state.over:
        return float(state.reputation[seat])
    total += research(state, seat, weights) + planet(state, seat, strength, weights)
    total += objectives(state, seat, own_labs(state, seat, strength), weights) * (0.4 + 0.6 * time)
    total += time * (weights.crew * state.crew[seat] + weights.chief * chiefs(state, seat))
    return total


def purse(state: MagnaState, seat: Seat, weights: Weights) -> float:
    """Cubes are worth what they buy; too many buy nothing more."""
    at = seat * SHADES
    own, yellow = state.hands[at + seat], state.hands[at + YELLOW]
    rivals = state.hand(seat) - own - yellow
    total = weights.own * min(own, PLENTY) + weights.neutral * min(yellow, PLENTY) + weights.rival * min(rivals, PLENTY)
    return total + weights.little * state.hand(seat)


def chiefs(state: MagnaState, seat: Seat) -> int:
    return len([at for at in cards.ADMINISTRATION if state.holder[at] == seat])


def research(state: MagnaState, seat: Seat, weights: Weights) -> float:
    """Levels, and the commanders that the tracks will bring."""
    total = 0.0
    for track in range(state.tracks()):
        total += weights.level * state.levels[seat * MOST_TRACKS + track]
        if state.wisest(track) == seat:
            total += weights.keeps_track if state.holder[state.heads[track]] == seat else weights.leads_track
    return total


def planet(state: MagnaState, seat: Seat, strength: list[int], weights: Weights) -> float:
    """Income and majorities of the coming administration, and of the one after it."""
    total = 0.0
    sectors = state.calm_sectors()
    for phase in range(len(PHASES)):
        labs = strength[seat * SECTOR_COUNT + sectors[phase]]
        if labs:
            own, yellow = INCOME[phase * INCOME_ROWS + min(labs, INCOME_ROWS) - 1]
            if state.round < ROUNDS:
                total += weights.income_cube * (own + yellow)
            if state.leader(strength, sectors[phase]) == seat:
                total += weights.majority + (weights.majority_to_come * phase if state.round < ROUNDS else 0.0)
    return total if state.calm() >> state.sector(seat) & 1 else total - weights.storm


def objectives(state: MagnaState, seat: Seat, labs: list[int], weights: Weights) -> float:
    """What is there of each objective still to be completed; the nearer, the more it counts."""
    total = 0.0
    for slot in range(len(state.goals)):
        if not claimed(state, seat, slot):
            share = nearness(state, seat, state.goals[slot], labs)
            total += weights.goal * best_value(state, slot) * share * share
    return total


def best_value(state: MagnaState, slot: int) -> int:
    """The best free reputation space of an objective."""
    for place in range(state.seats):
        if state.claims[slot * MOST_PLACES + place] == NOBODY:
            return PLACES[state.seats][place]
    return 0


def nearness(state: MagnaState, seat: Seat, goal: int, labs: list[int]) -> float:
    """The share of an objective that is there, from 0 to 1."""
    if cards.IS_SECTOR[goal]:
        richest = sorted(labs, reverse=True)
        pattern = cards.PATTERN[goal]
        return sum([min(richest[part], pattern[part]) for part in range(len(pattern))]) / sum(pattern)
    at = state.round - 1
    levels = sorted(state.levels[seat * MOST_TRACKS : seat * MOST_TRACKS + state.tracks()], reverse=True)
    markers, down, needed = cards.MARKERS[goal][at], cards.DOWN[goal][at], cards.CHIEFS[goal][at]
    share = sum([min(levels[marker], down) for marker in range(markers)]) / (markers * down)
    return share if not needed else share * min(1.0, state.commanders(seat) / needed)


TASTE: Final = MagnaTaste(Weights())
