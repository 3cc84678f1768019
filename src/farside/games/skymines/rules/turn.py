"""The action phase: turns of one action each until all have passed."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import OPEN, Step
from farside.games.skymines.actions import BONUS, ENERGISE, FIELD, MIX, PASS, PERSONAL, PLUS, RESEARCH, TILE, USE
from farside.games.skymines.components import CARD_TYPE, ENERGY, ENGINEER, FIRMS, RESEARCHER, RESOURCES, SLOTS
from farside.games.skymines.luna import LUNA
from farside.games.skymines.modules import FEATS
from farside.games.skymines.rules import bonus
from farside.games.skymines.rules.clauses import (
    NO_MARKER,
    NOTHING_UP,
    ONE_TYPE,
    OWN_SPACE_CLOSED,
    TURNED,
)
from farside.games.skymines.rules.expand import use_energy
from farside.games.skymines.rules.field import use_engineer
from farside.games.skymines.rules.luna_turn import LUNA_TURN
from farside.games.skymines.rules.missions import LAST_TASKS
from farside.games.skymines.rules.passing import drop_out
from farside.games.skymines.rules.reasons import why_no_bonus
from farside.games.skymines.rules.research import PUT_PLAN, refill
from farside.games.skymines.rules.resources import (
    SPEND_CARDS,
    cheapest,
    discount,
    face_up,
    is_mixed,
    may_mix,
    types_in,
    worth,
)
from farside.games.skymines.rules.upload import use_researcher
from farside.games.skymines.state import TILE_BIT, SkyminesState
from farside.games.skymines.tracks import ENERGY_TILE, ENGINEER_TILE, PLUS_TILE, RESEARCHER_TILE, SPACES


class Actions(Step[SkyminesState]):
    """SKY-TURN-1, SKY-TURN-9  The next player who has not passed takes a turn; without one the phase is over."""

    def run(self, state: SkyminesState) -> None:
        seat = state.first if state.turn_of == NOBODY else state.after(state.turn_of)
        for _player in range(state.players()):
            if not state.is_out(seat):
                begin(state, seat)
                return
            seat = state.after(seat)


def begin(state: SkyminesState, seat: Seat) -> None:
    """SKY-TURN-7, SKY-R-07  Track bonuses unlocked on earlier turns become active; Luna's turn runs by itself."""
    state.turn_of = seat
    if seat == LUNA:
        state.then(LUNA_TURN)
        state.then(ACTIONS)
        return
    for feat in range(FEATS):
        state.feats[feat] = 0
    for firm in range(FIRMS):
        state.active[seat * FIRMS + firm] = state.crossed(seat, firm)
    state.ask(TURN, seat)
    state.then(ACTIONS)


class Turn(Step[SkyminesState]):
    """SKY-TURN-2  Exactly one action; before it the +1 tile may be placed."""

    def candidates(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        add_plus(state, seat, found)
        for payment in range(RESOURCES):
            found.append(USE.first + payment)
        if may_mix(state, seat):
            found.append(USE.first + MIX)
        found.append(ENERGISE.first)
        add_scientists(state, seat, found, True)
        for space in range(SPACES):
            if bonus.is_shown(state, seat, space):
                found.append(BONUS.first + space)
        if state.missions:
            found.append(PERSONAL.first)
        found.append(PASS.first)
        return found

    def refusal(self, state: SkyminesState, seat: Seat, action: Action) -> int:
        if USE.has(action):
            return judge_use(state, seat, USE.arg(action))
        if BONUS.has(action):
            return NO_MARKER if bonus.markers(state, seat) <= 0 else bonus.judge(state, seat, BONUS.arg(action))
        if PERSONAL.has(action):
            return judge_own_space(state, seat)
        if ENERGISE.has(action):
            return OPEN if has_energy(state, seat) else NOTHING_UP
        if RESEARCH.has(action):
            return judge_source(state, seat, RESEARCH.arg(action), RESEARCHER_TILE)
        return judge_source(state, seat, FIELD.arg(action), ENGINEER_TILE) if FIELD.has(action) else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
        if clause == NOTHING_UP:
            return (USE.arg(action) if USE.has(action) else ENERGY,)
        if PERSONAL.has(action):
            return why_no_bonus(state, seat, SPACES + seat, clause)
        return why_no_bonus(state, seat, BONUS.arg(action), clause) if BONUS.has(action) else ()

    def options(self, state: SkyminesState, seat: Seat) -> list[Action]:
        found: list[Action] = []
        add_plus(state, seat, found)
        for payment in range(RESOURCES):
            if face_up(state, seat, payment) != 0:
                found.append(USE.first + payment)
        if judge_use(state, seat, MIX) == OPEN:
            found.append(USE.first + MIX)
        if has_energy(state, seat):
            found.append(ENERGISE.first)
        add_scientists(state, seat, found, False)
        if bonus.markers(state, seat) > 0:
            for space in range(SPACES):
                if bonus.is_shown(state, seat, space) and bonus.judge(state, seat, space) == OPEN:
                    found.append(BONUS.first + space)
            if state.missions and judge_own_space(state, seat) == OPEN:
                found.append(PERSONAL.first)
        found.append(PASS.first)
        return found

    def take(self, state: SkyminesState, seat: Seat, action: Action) -> None:
        if PLUS.has(action):
            state.plus_slot = PLUS.arg(action)
            state.tell("plus", seat, state.slots[seat * SLOTS + state.plus_slot])
            state.ask_again(seat)
            return
        act(state, seat, action)
        state.then(CLOSE)


def act(state: SkyminesState, seat: Seat, action: Action) -> None:
    """SKY-TURN-2  The action of the turn."""
    if USE.has(action):
        state.ask(SPEND_CARDS, seat, USE.arg(action))
    elif ENERGISE.has(action):
        use_energy(state, seat, slots_of(state, seat, ENERGY))
    elif RESEARCH.has(action):
        use_researcher(state, seat, RESEARCH.arg(action))
    elif FIELD.has(action):
        use_engineer(state, seat, FIELD.arg(action))
    elif BONUS.has(action):
        bonus.put(state, seat, BONUS.arg(action))
    elif PERSONAL.has(action):
        bonus.put(state, seat, state.own_space(seat))
    else:
        drop_out(state, seat)


def slots_of(state: SkyminesState, seat: Seat, kind: int) -> int:
    """The slots with face-up cards of a type, as bits."""
    found = 0
    for slot in range(SLOTS):
        card = state.slots[seat * SLOTS + slot]
        if card != NOBODY and CARD_TYPE[card] == kind and state.used[seat] >> slot & 1 == 0:
            found |= 1 << slot
    return found


def has_energy(state: SkyminesState, seat: Seat) -> bool:
    """SKY-TURN-3  An energy card or the tile, face up."""
    return state.has_tile(seat, ENERGY_TILE) or slots_of(state, seat, ENERGY) != 0


def judge_use(state: SkyminesState, seat: Seat, payment: int) -> int:
    """SKY-TURN-3, SKY-RES-11  Face-up cards; of several types only if they pay for a card (track bonus B1)."""
    slots = 0 if payment == MIX and not may_mix(state, seat) else face_up(state, seat, payment)
    if slots == 0:
        return NOTHING_UP
    if payment != MIX:
        return OPEN
    types = types_in(state, seat, slots)
    if not is_mixed(types) or worth(state, seat, slots) < cheapest(state, discount(state, seat, types)):
        return ONE_TYPE
    return OPEN


def judge_source(state: SkyminesState, seat: Seat, source: int, tile: int) -> int:
    """SKY-TURN-4  What has been used cannot be used again this round."""
    bit = TILE_BIT << tile if source == TILE else 1 << source
    return TURNED if state.used[seat] & bit else OPEN


def judge_own_space(state: SkyminesState, seat: Seat) -> int:
    """SKY-MISSION-9  The personal bonus space opens with the third claim and takes a marker a round."""
    if state.own_space(seat) == NOBODY:
        return OWN_SPACE_CLOSED
    return NO_MARKER if bonus.markers(state, seat) <= 0 else bonus.judge(state, seat, state.own_space(seat))


def add_scientists(state: SkyminesState, seat: Seat, found: list[Action], used_too: bool) -> None:
    """Scientists in the action area."""
    for slot in range(SLOTS):
        card = state.slots[seat * SLOTS + slot]
        if card != NOBODY and (used_too or state.used[seat] >> slot & 1 == 0):
            if CARD_TYPE[card] == RESEARCHER:
                found.append(RESEARCH.first + slot)
            elif CARD_TYPE[card] == ENGINEER:
                found.append(FIELD.first + slot)
    if state.holder[RESEARCHER_TILE] == seat and (used_too or state.has_tile(seat, RESEARCHER_TILE)):
        found.append(RESEARCH.first + TILE)
    if state.holder[ENGINEER_TILE] == seat and (used_too or state.has_tile(seat, ENGINEER_TILE)):
        found.append(FIELD.first + TILE)


def add_plus(state: SkyminesState, seat: Seat, found: list[Action]) -> None:
    """SKY-TILE-1, SKY-R-13  The +1 tile goes on a face-up resource card, before the action."""
    if state.holder[PLUS_TILE] == seat and state.plus_slot == NOBODY:
        for slot in range(SLOTS):
            if face_up(state, seat, MIX) >> slot & 1:
                found.append(PLUS.first + slot)


class Close(Step[SkyminesState]):
    """SKY-TURN-8, SKY-MISSION-19  With missions plans are placed first and tasks claimed while cards lie face up."""

    def run(self, state: SkyminesState) -> None:
        if not state.missions:
            state.then(TURN_DOWN)
            return
        if state.aside:
            state.ask(PUT_PLAN, state.turn_of)
        state.ask(LAST_TASKS, state.turn_of)
        state.then(TURN_DOWN)


class TurnDown(Step[SkyminesState]):
    """SKY-TURN-8  Used cards are turned, plans acquired are placed, the research display is refilled."""

    def run(self, state: SkyminesState) -> None:
        seat = state.turn_of
        state.used[seat] |= state.using
        state.using = 0
        state.destroyed = NOBODY
        state.moved |= 1 << seat
        if state.aside:
            state.ask(PUT_PLAN, seat)
        state.then(REFILL)


class Refill(Step[SkyminesState]):
    """SKY-RP-8  The research display is refilled; the card display is not."""

    def run(self, state: SkyminesState) -> None:
        refill(state)


ACTIONS: Final = Actions()
TURN: Final = Turn()
CLOSE: Final = Close()
REFILL: Final = Refill()
TURN_DOWN: Final = TurnDown()
