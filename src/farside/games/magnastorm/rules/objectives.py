"""Objectives: one may be completed at the end of a turn."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Decline, Verb
from farside.games.magnastorm import abilities
from farside.games.magnastorm.actions import CLAIM, LOWER, RETRIEVE, SKIP
from farside.games.magnastorm.cards import (
    CHIEFS,
    DOWN,
    FREELY,
    IN_ANY,
    IN_FIRST,
    IS_SECTOR,
    LED,
    MARKERS,
    NAMED,
    OBJECTIVES,
    PATTERN,
)
from farside.games.magnastorm.components import PAD, PLACES, SECTOR_COUNT
from farside.games.magnastorm.rules.clauses import (
    CLAIMED,
    COMMANDERS_MISSING,
    KNOWLEDGE_MISSING,
    LABS_MISSING,
    LEVELS_MISSING,
    MAJORITY_MISSING,
)
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.research import advance_any
from farside.games.magnastorm.state import MOST_TRACKS, OWNERS, MagnaState

MOST_PLACES: Final = 4
# A question about labs: the objective, its part, labs left to take, 1 + the sector.
GOAL_BITS: Final = max(3, (len(OBJECTIVES) - 1).bit_length())
GOALS: Final = (1 << GOAL_BITS) - 1
PART_BITS: Final = 3
LEFT_BITS: Final = 3


def claimed(state: MagnaState, seat: Seat, slot: int) -> bool:
    """MAG-OBJ-3  A player completes each card at most once."""
    return any(state.claims[slot * MOST_PLACES + place] == seat for place in range(MOST_PLACES))


def leads(state: MagnaState, seat: Seat, strength: list[int]) -> int:
    """The sectors in which a seat has the majority, as bits."""
    found = 0
    for sector in range(SECTOR_COUNT):
        if state.leader(strength, sector) == seat:
            found |= 1 << sector
    return found


def can_fill(goal: int, part: int, labs: list[int], taken: int, led: int) -> bool:
    """MAG-OBJ-19  The parts from this one on can still be filled from sectors not taken."""
    pattern = PATTERN[goal]
    if part == len(pattern):
        return LED[goal] != IN_ANY or taken & led != 0
    return any(may_give(goal, part, labs, taken, led, sector) for sector in range(SECTOR_COUNT))


def may_give(goal: int, part: int, labs: list[int], taken: int, led: int, sector: int) -> bool:
    """A sector may fill this part, and the parts after it can be filled too."""
    if taken >> sector & 1 or labs[sector] < PATTERN[goal][part]:
        return False
    if part == 0 and LED[goal] == IN_FIRST and not led >> sector & 1:
        return False
    return can_fill(goal, part + 1, labs, taken | 1 << sector, led)


def own_labs(state: MagnaState, seat: Seat, strength: list[int]) -> list[int]:
    return strength[seat * SECTOR_COUNT : (seat + 1) * SECTOR_COUNT]


def sector_closed(state: MagnaState, seat: Seat, goal: int) -> int:
    """MAG-OBJ-4, MAG-OBJ-5  Labs and majorities as they stand now."""
    if state.labs_out(seat) < sum(PATTERN[goal]):
        return LABS_MISSING
    strength = state.strength()
    labs = own_labs(state, seat, strength)
    if can_fill(goal, 0, labs, 0, leads(state, seat, strength) if LED[goal] != FREELY else 0):
        return OPEN
    return MAJORITY_MISSING if can_fill(goal, 0, labs, 0, (1 << SECTOR_COUNT) - 1) else LABS_MISSING


def ready_tracks(state: MagnaState, seat: Seat, goal: int) -> int:
    """MAG-OBJ-6  The tracks whose marker can go down far enough, as bits."""
    down = DOWN[goal][state.round - 1]
    found = 0
    for track in range(state.tracks()):
        if state.levels[seat * MOST_TRACKS + track] >= down:
            found |= 1 << track
    return found


def count_bits(bits: int) -> int:
    total = 0
    while bits:
        bits &= bits - 1
        total += 1
    return total


def research_closed(state: MagnaState, seat: Seat, goal: int) -> int:
    """MAG-OBJ-6 to MAG-OBJ-12"""
    ready = ready_tracks(state, seat, goal)
    named = NAMED[goal]
    if named:
        if ready & named != named:
            return LEVELS_MISSING
        return OPEN if knows_most(state, seat, named) else KNOWLEDGE_MISSING
    if CHIEFS[goal][state.round - 1] and state.commanders(seat) < CHIEFS[goal][state.round - 1]:
        return COMMANDERS_MISSING
    return OPEN if count_bits(ready) >= MARKERS[goal][state.round - 1] else LEVELS_MISSING


def knows_most(state: MagnaState, seat: Seat, named: int) -> bool:
    """MAG-OBJ-7  The most knowledge on one of the tracks named."""
    return any(named >> track & 1 and state.wisest(track) == seat for track in range(state.tracks()))


def goal_closed(state: MagnaState, seat: Seat, slot: int) -> int:
    """Why a seat cannot complete an objective on display now, or OPEN."""
    if claimed(state, seat, slot):
        return CLAIMED
    goal = state.goals[slot]
    return sector_closed(state, seat, goal) if IS_SECTOR[goal] else research_closed(state, seat, goal)


class Claim(Verb[MagnaState]):
    """MAG-OBJ-1  At the end of your turn you may complete one objective."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return state.goals

    def add_open(self, state: MagnaState, seat: Seat, found: list[Action]) -> None:
        for slot in range(len(state.goals)):
            if goal_closed(state, seat, slot) == OPEN:
                found.append(self.first + state.goals[slot])

    def refusal(self, state: MagnaState, seat: Seat, goal: int) -> int:
        return goal_closed(state, seat, state.goals.index(goal))

    def numbers(self, state: MagnaState, seat: Seat, goal: int, clause: int) -> tuple[int, ...]:
        at = state.round - 1
        if clause == LEVELS_MISSING:
            return (MARKERS[goal][at], DOWN[goal][at])
        if clause == COMMANDERS_MISSING:
            return (CHIEFS[goal][at], state.commanders(seat))
        if clause == LABS_MISSING:
            return (sum(PATTERN[goal]), len(PATTERN[goal]))
        return ()

    def take(self, state: MagnaState, seat: Seat, goal: int) -> None:
        state.tell("claim", seat, goal)
        state.chosen = 0
        if IS_SECTOR[goal]:
            state.led = leads(state, seat, state.strength())  # MAG-OBJ-5: before labs are removed
            fill_part(state, seat, goal, 0)
        else:
            lower_markers(state, seat, goal)
        state.then(REWARD, goal)


# -- labs come back --------------------------------------------------------------------------------


def fill_part(state: MagnaState, seat: Seat, goal: int, part: int) -> None:
    """Ask for the labs of the next part; where there is no choice, take them."""
    while part < len(PATTERN[goal]):
        labs = own_labs(state, seat, state.strength())
        found = [at for at in range(SECTOR_COUNT) if may_give(goal, part, labs, state.chosen, state.led, at)]
        if not forced(PATTERN[goal][part:], [labs[at] for at in found]):
            state.ask(RETRIEVAL, seat, goal | part << GOAL_BITS | PATTERN[goal][part] << (GOAL_BITS + PART_BITS))
            return
        clear(state, seat, found[0])
        part += 1


def forced(parts: tuple[int, ...], labs: list[int]) -> bool:
    """The next part leaves no choice: one sector with just enough labs, or as many equal ones as equal parts."""
    needed = parts[0]
    if labs.count(needed) < len(labs):
        return False
    return len(labs) == 1 or (len(labs) == len(parts) and parts.count(needed) == len(parts))


def clear(state: MagnaState, seat: Seat, sector: int) -> None:
    """Take all labs of a seat in a sector back."""
    state.chosen |= 1 << sector
    for space in range(PAD):
        while state.planet.sector[space] == sector and mine(state, seat, space):
            take_back(state, seat, space)


def mine(state: MagnaState, seat: Seat, space: int) -> bool:
    return state.labs[space] > 0 and state.labs[space] % OWNERS == seat


def take_back(state: MagnaState, seat: Seat, space: int) -> None:
    """MAG-LAB-3  The lab goes to the rightmost empty slot. MAG-LAB-10  Without labs the space is free again."""
    state.labs[space] -= OWNERS
    if state.labs[space] < OWNERS:
        state.labs[space] = 0
    state.labs_left[seat] += 1
    state.tell("retrieve", seat, space)


class Retrieve(Verb[MagnaState]):
    """MAG-OBJ-17  Which labs are taken back; the first lab of a part chooses the sector."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        about = state.about()
        goal = about & GOALS
        part = about >> GOAL_BITS & 7
        sector = (about >> (GOAL_BITS + PART_BITS + LEFT_BITS)) - 1
        labs = own_labs(state, seat, state.strength())
        found: list[int] = []
        for space in state.planet.spaces:
            if mine(state, seat, space):
                at = state.planet.sector[space]
                if at == sector or (sector < 0 and may_give(goal, part, labs, state.chosen, state.led, at)):
                    found.append(space)
        return found

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        about = state.about()
        goal, part = about & GOALS, about >> GOAL_BITS & 7
        left = (about >> (GOAL_BITS + PART_BITS) & 7) - 1
        sector = state.planet.sector[space]
        state.chosen |= 1 << sector
        take_back(state, seat, space)
        if left and own_labs(state, seat, state.strength())[sector] == left:
            clear(state, seat, sector)
            left = 0
        if left:
            where = (sector + 1) << (GOAL_BITS + PART_BITS + LEFT_BITS)
            state.ask(RETRIEVAL, seat, goal | part << GOAL_BITS | left << (GOAL_BITS + PART_BITS) | where)
        else:
            fill_part(state, seat, goal, part + 1)


# -- markers go down -------------------------------------------------------------------------------


def lower_markers(state: MagnaState, seat: Seat, goal: int) -> None:
    """Ask which marker goes down; where there is no choice, lower them."""
    ready = (NAMED[goal] or ready_tracks(state, seat, goal)) & ~state.chosen
    needed = MARKERS[goal][state.round - 1] - count_bits(state.chosen)
    if count_bits(ready) > needed > 0:
        state.ask(LOWERING, seat, goal)
        return
    if needed:
        for track in range(state.tracks()):
            if ready >> track & 1:
                lower(state, seat, goal, track)


def lower(state: MagnaState, seat: Seat, goal: int, track: int) -> None:
    """MAG-RES-2  A marker that goes down gives nothing."""
    down = DOWN[goal][state.round - 1]
    state.chosen |= 1 << track
    state.levels[seat * MOST_TRACKS + track] -= down
    state.tell("lower", seat, track, down, state.levels[seat * MOST_TRACKS + track])


class Lower(Verb[MagnaState]):
    """MAG-OBJ-17  Which marker goes down."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        ready = ready_tracks(state, seat, state.about()) & ~state.chosen
        return [track for track in range(state.tracks()) if ready >> track & 1]

    def take(self, state: MagnaState, seat: Seat, track: int) -> None:
        lower(state, seat, state.about(), track)
        lower_markers(state, seat, state.about())


class Reward(Step[MagnaState]):
    """MAG-OBJ-2  A marker on the best free reputation space, and as much reputation."""

    def run(self, state: MagnaState) -> None:
        seat = state.actor()
        slot = state.goals.index(state.about())
        place = state.claims.index(NOBODY, slot * MOST_PLACES)
        worth = PLACES[state.seats][place - slot * MOST_PLACES]
        state.claims[place] = seat
        state.tell("objective", seat, state.about(), worth)
        state.gain_fame(seat, worth)
        for commander in abilities.OBJECTIVE_BONUS.who:  # MAG-CARD-03
            if state.controls(seat, commander):
                state.tell("fame", seat, abilities.OBJECTIVE_FAME[commander], commander)
                state.gain_fame(seat, abilities.OBJECTIVE_FAME[commander])
                for _level in range(abilities.OBJECTIVE_LEVELS[commander]):
                    advance_any(state, seat)


OBJECTIVE: Final = Decision(Claim(CLAIM), Decline(SKIP), name="objective")
RETRIEVAL: Final = Decision(Retrieve(RETRIEVE), name="retrieval")
LOWERING: Final = Decision(Lower(LOWER), name="lowering")
REWARD: Final = Reward()
