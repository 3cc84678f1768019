"""The numbers that the reason for a refusal shows."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action, Seat
from farside.games.antarctica.actions import BUILD, LAY, RESEARCH
from farside.games.antarctica.components import CARD_KIND, CARD_SCIENTISTS, KINDS
from farside.games.antarctica.rules import build
from farside.games.antarctica.rules.clauses import (
    AT_THE_END,
    CARD_SPENT,
    FEW_SCIENTISTS,
    KIND_STANDS,
    NO_ACCESS,
    NO_CAMP,
    NO_CENTRE,
    NO_CUBE,
    NO_SHIPYARD,
    NO_STEP,
    NO_STRENGTH,
    NOT_IN_ICEBREAKER_TURN,
    NOT_SECOND,
    SUN_ZONE_FULL,
    WRONG_CENTRE,
)
from farside.games.antarctica.state import AntarcticaState


def reason(state: AntarcticaState, seat: Seat, action: Action, clause: int) -> tuple[int, ...]:
    """What the sentence for a closed entry of the turn menu shows."""
    if BUILD.has(action):
        return lacking(state, seat, BUILD.arg(action), clause)
    if clause == NO_SHIPYARD:
        return (state.target, state.spare_ships[seat])
    if clause == SUN_ZONE_FULL:
        return (state.sun,)
    if clause in (NO_CAMP, NO_CENTRE, NO_STRENGTH):
        return (state.target,)
    if clause == WRONG_CENTRE:
        return (RESEARCH.arg(action), state.target)
    if clause in (NO_CUBE, AT_THE_END, NO_STEP):
        return (RESEARCH.arg(action),)
    if clause == NOT_SECOND:
        return (LAY.arg(action), state.icebreakers[LAY.arg(action)] >> seat & 1)
    if clause == NOT_IN_ICEBREAKER_TURN:
        return (state.sun,)
    return ()


def lacking(state: AntarcticaState, seat: Seat, deck: int, clause: int) -> tuple[int, ...]:
    """What keeps a card from being built."""
    card = state.top(deck)
    if clause == NO_ACCESS:
        missing = kinds(build.missing_for(state, seat, deck))
        return (missing[0], missing[1] if len(missing) > 1 else NOBODY)
    if clause == CARD_SPENT:
        missing = kinds(build.missing_for(state, seat, deck))
        return (missing[0], build.replacement(state, seat, 1 << missing[0]))
    if clause == FEW_SCIENTISTS:
        return (CARD_SCIENTISTS[card], state.staff[seat])
    if clause == KIND_STANDS:
        return (CARD_KIND[card], state.target)
    return ()


def kinds(mask: int) -> list[int]:
    """The kinds of building in a set."""
    return [kind for kind in range(len(KINDS)) if mask >> kind & 1]
