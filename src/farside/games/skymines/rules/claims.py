"""Tasks are claimed beside whatever the player is deciding: a verb that stands by every question of a turn."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Verb
from farside.games.skymines.actions import CLAIM
from farside.games.skymines.modules import ALL_TASKS, TASK_MIN, TASKS
from farside.games.skymines.rules.clauses import NOT_TRUE, OTHER_MISSION
from farside.games.skymines.rules.missions import LAST_TASKS, claim, judge, progress
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.state import SkyminesState


class Claim(Verb[SkyminesState]):
    """SKY-MISSION-4  Beside any decision of the own turn: a task whose condition holds, optional, not an action."""

    def gate(self, state: SkyminesState, seat: Seat) -> int:
        """SKY-MISSION-4, SKY-MISSION-19  Only in the own turn, and only while a task is left."""
        if not state.missions or seat != state.turn_of:
            return HIDDEN
        return HIDDEN if state.claimed[seat] == ALL_TASKS else OPEN

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        """All tasks on the table before the action; inside it only those that can be claimed."""
        return on_table(state) if state.question() is TURN else self.open(state, seat)

    def refusal(self, state: SkyminesState, seat: Seat, task: int) -> int:
        return judge(state, seat, task)

    def numbers(self, state: SkyminesState, seat: Seat, task: int, clause: int) -> tuple[int, ...]:
        if clause == NOT_TRUE:
            return (progress(state, seat, task), TASK_MIN[task])
        return (state.bound[seat],) if clause == OTHER_MISSION else ()

    def take(self, state: SkyminesState, seat: Seat, task: int) -> None:
        claim(state, seat, task)

    def add_open(self, state: SkyminesState, seat: Seat, found: list[Action]) -> None:
        for mission in state.missions:
            for task in range(mission * TASKS, mission * TASKS + TASKS):
                if judge(state, seat, task) == OPEN:
                    found.append(CLAIM.first + task)

    def holds_up(self, state: SkyminesState, seat: Seat, step: Step[SkyminesState]) -> bool:
        """SKY-MISSION-19  Where a claim may still matter, not even a single answer is given by itself."""
        found: list[Action] = []
        self.add_open(state, seat, found)
        return len(found) > 0 and (step is LAST_TASKS or len(step.candidates(state, seat)) > 1)


def on_table(state: SkyminesState) -> list[int]:
    """The tasks of the missions in this game."""
    return [task for mission in state.missions for task in range(mission * TASKS, mission * TASKS + TASKS)]


CLAIM_TASK: Final = Claim(CLAIM)
