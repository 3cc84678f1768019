"""Verbs of other packages are plain Python over a compiled kernel: their flags and their rules count."""

from __future__ import annotations

import pytest

from farside.core import steps, verbs
from farside.core.actions import NOBODY
from farside.core.state import NEVER, OPEN
from farside.core.verbs import Question, Verb
from farside.games.pebble.actions import PASS, SETTLE
from farside.games.pebble.game import GAME
from farside.games.pebble.rules.clauses import TAKEN
from farside.games.pebble.rules.gift import GIFT
from farside.games.pebble.rules.turn import TURN
from farside.games.pebble.state import PebbleState
from farside.games.skymines.actions import PLAN, READY
from farside.games.skymines.rules.planning import PLAN_ROUND

pytestmark = pytest.mark.long  # with the compiled package


class Squat(Verb[PebbleState]):
    """The first two sites for nothing, one after the other."""

    again = True

    def refusal(self, state: PebbleState, seat: int, site: int) -> int:
        return OPEN if site < 2 else TAKEN

    def take(self, state: PebbleState, seat: int, site: int) -> None:
        state.owner[site] = seat


class Lone(Question[PebbleState]):
    alone = True


def position() -> PebbleState:
    """Seat 0 has a turn."""
    state = GAME.start(seats=2, seed=1)
    for seat in (0, 1):
        state.act(seat, state.options(seat)[0])
    while state.turn() != 0:
        state.play("pass")
    return state


def test_the_kernel_of_verbs_is_compiled() -> None:
    assert not [module for module in (steps, verbs) if str(module.__file__).endswith(".py")]


def test_the_flags_of_a_plain_class_hold() -> None:
    assert (Squat(SETTLE).again, Lone(Squat(SETTLE)).alone) == (True, True)


def test_the_flags_of_a_compiled_class_hold() -> None:
    assert (PLAN_ROUND.verb(PLAN.of()).again, PLAN_ROUND.verb(READY.of()).again) == (True, False)
    assert (GIFT.alone, TURN.alone) == (True, False)


def test_the_rules_of_a_plain_verb_are_asked() -> None:
    state, question = position(), Lone(Squat(SETTLE), TURN.verbs[1])
    assert question.options(state, 0) == [SETTLE.of(0), SETTLE.of(1), PASS.of()]
    assert question.sole(state, 0) == NEVER
    question.take(state, 0, SETTLE.of(1))
    assert state.owner[:2] == [NOBODY, 0]
