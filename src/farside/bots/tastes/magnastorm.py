"""What a position of Magnastorm is worth, in reputation."""

from __future__ import annotations

from typing import Final

from farside.bots.tastes.taste import Taste, lead
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

OWN: Final = 0.4  # a cube while it can still be spent
NEUTRAL: Final = 0.5
RIVAL: Final = 0.3
PLENTY: Final = 7  # cubes beyond this are worth little
LITTLE: Final = 0.05
LEVEL: Final = 0.2
LEADS_TRACK: Final = 1.2  # the commander that the next administration brings
KEEPS_TRACK: Final = 0.8
MAJORITY: Final = 0.8  # in a calm sector
MAJORITY_TO_COME: Final = 0.3
INCOME_CUBE: Final = 0.3
CHIEF: Final = 0.6  # the ability of an administration commander
GOAL: Final = 0.75  # of an objective's value, when all of it is there
STORM: Final = 0.4  # a scout in the storm
CREW: Final = 0.15  # a crew member still on the player board
SHORT_ROUND: Final = 16.0  # crew of an ordinary round
SPACES_WORTH: Final = 7  # lower spaces thought through


class MagnaTaste(Taste):
    """Reputation, and what cubes, levels, labs and commanders may still become."""

    spread = 5.0

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, MagnaState)
        strength = state.strength()
        time = time_left(state)
        return lead([worth(state, other, strength, time) for other in range(state.seats)], seat) - waste(state)

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


def worth(state: MagnaState, seat: Seat, strength: list[int], time: float) -> float:
    total = state.reputation[seat] + time * purse(state, seat)
    if state.over:
        return float(state.reputation[seat])
    total += research(state, seat) + planet(state, seat, strength)
    total += objectives(state, seat, own_labs(state, seat, strength)) * (0.4 + 0.6 * time)
    total += time * (CREW * state.crew[seat] + CHIEF * chiefs(state, seat))
    return total


def purse(state: MagnaState, seat: Seat) -> float:
    """Cubes are worth what they buy; too many buy nothing more."""
    at = seat * SHADES
    own, yellow = state.hands[at + seat], state.hands[at + YELLOW]
    rivals = state.hand(seat) - own - yellow
    total = OWN * min(own, PLENTY) + NEUTRAL * min(yellow, PLENTY) + RIVAL * min(rivals, PLENTY)
    return total + LITTLE * state.hand(seat)


def chiefs(state: MagnaState, seat: Seat) -> int:
    return len([at for at in cards.ADMINISTRATION if state.holder[at] == seat])


def research(state: MagnaState, seat: Seat) -> float:
    """Levels, and the commanders that the tracks will bring."""
    total = 0.0
    for track in range(state.tracks()):
        total += LEVEL * state.levels[seat * MOST_TRACKS + track]
        if state.wisest(track) == seat:
            total += KEEPS_TRACK if state.holder[state.heads[track]] == seat else LEADS_TRACK
    return total


def planet(state: MagnaState, seat: Seat, strength: list[int]) -> float:
    """Income and majorities of the coming administration, and of the one after it."""
    total = 0.0
    sectors = state.calm_sectors()
    for phase in range(len(PHASES)):
        labs = strength[seat * SECTOR_COUNT + sectors[phase]]
        if labs:
            own, yellow = INCOME[phase * INCOME_ROWS + min(labs, INCOME_ROWS) - 1]
            if state.round < ROUNDS:
                total += INCOME_CUBE * (own + yellow)
            if state.leader(strength, sectors[phase]) == seat:
                total += MAJORITY + (MAJORITY_TO_COME * phase if state.round < ROUNDS else 0.0)
    return total if state.calm() >> state.sector(seat) & 1 else total - STORM


def objectives(state: MagnaState, seat: Seat, labs: list[int]) -> float:
    """What is there of each objective still to be completed; the nearer, the more it counts."""
    total = 0.0
    for slot in range(len(state.goals)):
        if not claimed(state, seat, slot):
            share = nearness(state, seat, state.goals[slot], labs)
            total += GOAL * best_value(state, slot) * share * share
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


TASTE: Final = MagnaTaste()
