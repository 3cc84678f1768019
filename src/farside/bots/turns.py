"""Turns: an answer and the own answers that follow from it are one turn; a planner finds the best of each beginning."""

from __future__ import annotations

from typing import Final

from farside.bots.judge import Judge
from farside.core.actions import Action, Seat
from farside.core.state import State

DEPTH: Final = 6  # follow-up questions that are thought through
LONGEST: Final = 12  # and as many more are answered one by one


class Turn:
    """The answers of one seat until another is asked or something is revealed, and what they lead to."""

    def __init__(self, last: Action, worth: float, end: State) -> None:
        self.answers: list[Action] = [last]
        self.worth: float = worth  # the win chance of the seat at the end
        self.end: State = end
        self.revealed: bool = False  # it ends because something new is known


class Planner:
    """Thinks turns through, as far as it is allowed."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.left: int = 0  # positions it may still look at

    def turns(self, state: State, seat: Seat, options: list[Action], positions: int) -> list[Turn]:
        """For each option the best turn that begins with it."""
        found: list[Turn] = []
        for action in options:
            self.left = positions // len(options)
            turn = self.best(state, seat, action, DEPTH)
            turn.answers.reverse()
            found.append(turn)
        return found

    def finish(self, turn: Turn, seat: Seat) -> None:
        """Answer, one by one, what a turn still asks; the last answer is left to the luck that comes with it."""
        judge = self.judge
        for _question in range(LONGEST):
            state = turn.end
            if turn.revealed or state.over or state.opened >= 0 or state.turn() != seat:
                return
            actions = judge.taste.goes_on(state, seat)
            if not actions:
                return
            top: Turn | None = None
            for action in actions:
                twin = judge.after(state, seat, action)
                worth = judge.hope(twin, seat)
                if top is None or worth > top.worth:
                    top = Turn(action, worth, twin)
            assert top is not None
            if top.end.over or top.end.barrier > state.barrier or top.end.turn() != seat:
                return
            turn.answers.append(top.answers[0])
            turn.end, turn.worth = top.end, top.worth

    def best(self, state: State, seat: Seat, action: Action, depth: int) -> Turn:
        """The best turn that begins so, its last answer first; what follows a reveal is decided then."""
        judge = self.judge
        twin = judge.after(state, seat, action)
        self.left -= 1
        top: Turn | None = None
        if depth > 0 and self.left > 0 and not twin.over and twin.turn() == seat:
            for follow_up in judge.taste.follow_ups(twin, seat):
                turn = self.best(twin, seat, follow_up, depth - 1)
                if top is None or turn.worth > top.worth:
                    top = turn
        if top is None:
            return Turn(action, judge.hope(twin, seat), twin)
        if twin.barrier > state.barrier:
            top.answers = [action]
            top.revealed = True
        else:
            top.answers.append(action)
        return top
