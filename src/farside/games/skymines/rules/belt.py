"""Action 2 on the Belt: outposts on asteroids, shuttles on the routes between them."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question
from farside.games.skymines.actions import COLUMN, CONFRONT, DOCK, LAND, STOP
from farside.games.skymines.components import ADVANCE_EXPANDED, COLUMNS, FIRMS, TRIPLE
from farside.games.skymines.modules import (
    BASE_COST,
    BELT_SPACES,
    BOLT,
    BOLT_COST,
    ENDS,
    ENTRY,
    HALVES,
    OUSTED,
    OUTPOST_SPACES,
    PAIR_DOMES,
    PAIRED,
    PLACED,
    RIVAL_PIECE_COST,
    ROCK_DOMES,
    ROCK_FIRST,
    ROCK_OF,
    ROCK_PAIR,
    ROCK_REWARD,
    ROCK_SIZE,
    ROCKS,
    ROUTE_STEPS,
    ROUTES,
    SHUTTLES,
    TARGET,
)
from farside.games.skymines.rules.clauses import BELT_COST, NO_PIECE
from farside.games.skymines.rules.gain import collect
from farside.games.skymines.rules.stations import HOME, Entering, Lift, homes, lift
from farside.games.skymines.rules.threats import THREAT_REWARD, confront, judge_threat, why_no_threat
from farside.games.skymines.state import SkyminesState

FAR: Final = 99  # more than any energy total
OWNERS: Final = FIRMS + 1  # the companies, and nobody


# -- who holds what ------------------------------------------------------------------------------------


def holds(state: SkyminesState, firm: int, space: int) -> bool:
    """SKY-AST-10, SKY-AST-33  Its piece lies there or was just placed; a rival's piece pushed aside holds nothing."""
    if state.raised >> space & 1:
        return state.firm == firm
    return state.holders[space] == firm


def is_on(state: SkyminesState, firm: int, rock: int) -> bool:
    """Whether a company has an outpost on an asteroid."""
    found = False
    for space in range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock]):
        found = found or holds(state, firm, space)
    return found


def was_on(state: SkyminesState, firm: int, rock: int) -> bool:
    """SKY-AST-21  Whether it had one before this action."""
    found = False
    for space in range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock]):
        found = found or state.holders[space] == firm
    return found


def domes(state: SkyminesState, firm: int) -> int:
    """SKY-AST-27, SKY-AST-28  Domes of every asteroid with an outpost; a joined pair of spaces adds its own."""
    found = 0
    for rock in range(ROCKS):
        if is_on(state, firm, rock):
            found += ROCK_DOMES[rock]
            pair = ROCK_PAIR[rock]
            if pair and holds(state, firm, pair[0]) and holds(state, firm, pair[1]):
                found += PAIR_DOMES[rock]
    return found


# -- reach and cost --------------------------------------------------------------------------------------


def way_to_rock(state: SkyminesState, firm: int, rock: int) -> int:
    """SKY-AST-12, SKY-AST-16  The cheapest way onto an asteroid, rivals aside; FAR if it is out of reach."""
    if ENTRY[firm] == rock or is_on(state, firm, rock):
        return BASE_COST
    found = FAR
    for half in HALVES[rock]:
        if holds(state, firm, OUTPOST_SPACES + half // 2):
            found = min(found, BASE_COST + BOLT_COST * BOLT[half])
    return found


def way_to_route(state: SkyminesState, firm: int, route: int) -> int:
    """SKY-AST-13, SKY-AST-16  The cheapest way onto a shuttle space, rivals aside; FAR if it is out of reach."""
    found = FAR
    for half in (route * 2, route * 2 + 1):
        if is_on(state, firm, ENDS[half]):
            found = min(found, BASE_COST + BOLT_COST * BOLT[half])
    return found


def entry_cost(state: SkyminesState, firm: int, space: int) -> int:
    """SKY-AST-15, SKY-R-M1  Points to enter a Belt space; FAR if it is out of reach."""
    if space < OUTPOST_SPACES:
        found = way_to_rock(state, firm, ROCK_OF[space])
    else:
        found = way_to_route(state, firm, space - OUTPOST_SPACES)
    return found + RIVAL_PIECE_COST if found < FAR and state.holders[space] != NOBODY else found


def add_outposts(state: SkyminesState, firm: int, points: int, found: list[Action]) -> None:
    """SKY-AST-14, SKY-AST-32  Outpost spaces in reach; of those on an asteroid that are alike, the lowest."""
    for rock in range(ROCKS):
        way = way_to_rock(state, firm, rock)
        if way > points:
            continue
        seen = 0
        for space in range(ROCK_FIRST[rock], ROCK_FIRST[rock] + ROCK_SIZE[rock]):
            if holds(state, firm, space):
                continue
            alike = 1 << ((state.holders[space] + 1) * 2 + (1 if PAIRED[space] else 0))
            rival = RIVAL_PIECE_COST if state.holders[space] != NOBODY else 0
            if seen & alike == 0 and way + rival <= points:
                seen |= alike
                found.append(LAND.first + space)


def add_shuttles(state: SkyminesState, firm: int, points: int, found: list[Action]) -> None:
    """SKY-AST-13, SKY-AST-14  Shuttle spaces in reach."""
    for route in range(ROUTES):
        space = OUTPOST_SPACES + route
        if not holds(state, firm, space) and entry_cost(state, firm, space) <= points:
            found.append(DOCK.first + route)


def space_of(action: Action) -> int:
    return LAND.arg(action) if LAND.has(action) else OUTPOST_SPACES + DOCK.arg(action)


def shuttles_left(state: SkyminesState, firm: int) -> int:
    return state.station[firm * COLUMNS + SHUTTLES]


# -- the action --------------------------------------------------------------------------------------------


class EnterBelt(Entering):
    """SKY-AST-11, SKY-AST-18, SKY-THREAT-14  Space after space, the threat once among them, until the player stops."""

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        add_outposts(state, state.firm, FAR - 1, found)
        add_shuttles(state, state.firm, FAR - 1, found)
        if state.at_large() != NOBODY and not state.facing:
            found.append(CONFRONT.first)
        found.append(STOP.first)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        if STOP.has(action):
            return OPEN
        if CONFRONT.has(action):
            return judge_threat(state, seat)
        left = state.in_station(state.firm) if LAND.has(action) else shuttles_left(state, state.firm)
        if left == 0:
            return NO_PIECE
        return BELT_COST if entry_cost(state, state.firm, space_of(action)) > state.energy else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if CONFRONT.has(action):
            return why_no_threat(state, seat, clause)
        if clause == NO_PIECE:
            return (state.firm, 0 if LAND.has(action) else 1)
        return (entry_cost(state, state.firm, space_of(action)), state.energy)

    def options(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        firm = state.firm
        if state.energy > 0:
            if state.in_station(firm) > 0:
                add_outposts(state, firm, state.energy, found)
            if shuttles_left(state, firm) > 0:
                add_shuttles(state, firm, state.energy, found)
        if state.at_large() != NOBODY and not state.facing and judge_threat(state, seat) == OPEN:
            found.append(CONFRONT.first)
        found.append(STOP.first)
        return found

    def enter(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if CONFRONT.has(action):
            confront(state, seat)
        else:
            enter(state, seat, space_of(action))

    def rewards(self) -> Step[SkyminesState]:
        return COLLECT_BELT


def enter(state: SkyminesState, seat: Seat, space: int) -> None:
    """SKY-AST-17  An outpost comes from either outer column, a shuttle from the middle one."""
    state.energy -= entry_cost(state, state.firm, space)
    if space < OUTPOST_SPACES:
        state.ask(LIFT_BELT, seat, space)
        return
    lift(state, state.firm, SHUTTLES)
    settle_in(state, space)
    state.tell("dock", seat, state.firm, TARGET[space], state.share_value(state.firm))


def settle_in(state: SkyminesState, space: int) -> None:
    state.raised |= 1 << space
    state.feats[PLACED] += 1


class LiftToLand(Lift):
    """SKY-AST-17  The topmost outpost of either outer column."""

    def report(self, state: SkyminesState, seat: Seat) -> None:
        state.tell("land", seat, state.firm, TARGET[state.about()], state.share_value(state.firm))


class CollectBelt(Step[SkyminesState]):
    """SKY-AST-21 to 24  Screens of asteroids newly reached and track icons of routes; then the threat's reward."""

    def run(self, state: SkyminesState) -> None:
        collect(state, rewards(state))
        if state.facing:
            state.then(THREAT_REWARD)
        state.then(SETTLE_BELT)


def rewards(state: SkyminesState) -> list[int]:
    """SKY-AST-21  By kind of reward: what the spaces just entered give."""
    sums = [0] * (ADVANCE_EXPANDED + 1)
    for rock in range(ROCKS):
        if is_on(state, state.firm, rock) and not was_on(state, state.firm, rock):
            screen = ROCK_REWARD[rock]
            for at in range(0, len(screen), TRIPLE):
                sums[screen[at]] += screen[at + 1]
    for route in range(ROUTES):
        if state.raised >> (OUTPOST_SPACES + route) & 1:
            sums[ADVANCE_EXPANDED] += ROUTE_STEPS[route]
    return sums


class SettleBelt(Step[SkyminesState]):
    """SKY-AST-25, SKY-AST-26  Rival pieces go home one by one, then the new ones are settled."""

    def run(self, state: SkyminesState) -> None:
        for space in range(BELT_SPACES):
            if state.raised >> space & 1 == 0:
                continue
            rival = state.holders[space]
            if rival != NOBODY and rival != state.firm:
                state.feats[OUSTED] += 1
                if space < OUTPOST_SPACES and homes(state, rival):
                    state.ask(HOME_BELT, state.turn_of, space)
                    state.then(SETTLE_BELT)
                    return
                oust(state, rival, space)
            state.holders[space] = state.firm
        state.entered, state.expander = state.raised, state.turn_of
        state.raised = 0
        state.firm = NOBODY


def oust(state: SkyminesState, rival: int, space: int) -> None:
    """SKY-AST-25  A shuttle goes to the middle column; what finds no space leaves the game."""
    if space >= OUTPOST_SPACES and state.room_in(rival * COLUMNS + SHUTTLES) > 0:
        state.station[rival * COLUMNS + SHUTTLES] += 1
        state.tell("shuttle-home", state.turn_of, rival, state.share_value(rival))
    elif space >= OUTPOST_SPACES:
        state.lost[FIRMS + rival] += 1
        state.tell("shuttle-lost", state.turn_of, rival)
    else:
        state.lost[rival] += 1
        state.tell("no-home", state.turn_of, rival)


ENTER_BELT: Final = EnterBelt()
LIFT_BELT: Final = Question(LiftToLand(COLUMN), name="liftbelt", alone=True)
COLLECT_BELT: Final = CollectBelt()
SETTLE_BELT: Final = SettleBelt()
HOME_BELT: Final = Question(HOME, name="homebelt", alone=True)  # SKY-AST-25
