"""Turns: an answer and the own answers that follow from it are one turn; a planner finds the best of each beginning.

A reflex only finds what they are worth, and plays on without remembering.
"""

from __future__ import annotations

from typing import Final

from farside.bots.judge import Judge
from farside.core.actions import Action, Seat
from farside.core.state import State

DEPTH: Final = 6  # follow-up questions that are thought through


class Turn:
    """The answers of one seat until another is asked or something is revealed, and what they lead to."""

    def __init__(self, last: Action, worth: float, end: State) -> None:
        self.answers: list[Action] = [last]
        self.worth: float = worth  # the win chance of the seat at the end
        self.end: State = end


class Thinker:
    """Somebody who looks at so many positions, and no more."""

    def __init__(self, judge: Judge) -> None:
        self.judge: Judge = judge
        self.left: int = 0  # positions it may still look at


class Planner(Thinker):
    """Thinks turns through, as far as it is allowed."""

    def turns(self, state: State, seat: Seat, options: list[Action], positions: int) -> list[Turn]:
        """For each option the best turn that begins with it."""
        found: list[Turn] = []
        for action in options:
            self.left = positions // len(options)
            turn = self.best(state, seat, action, DEPTH)
            turn.answers.reverse()
            found.append(turn)
        return found

    def best(self, state: State, seat: Seat, action: Action, depth: int) -> Turn:
        """The best turn that begins so, its last answer first; what follows a reveal is decided then."""
        judge = self.judge
        twin = judge.after(state, seat, action)
        self.left -= 1
        top: Turn | None = None
        if depth > 0 and self.left > 0 and not twin.over and twin.asked(seat):
            for follow_up in judge.taste.follow_ups(twin, seat):
                turn = self.best(twin, seat, follow_up, depth - 1)
                if top is None or turn.worth > top.worth:
                    top = turn
        if top is None:
            return Turn(action, judge.hope(twin, seat), twin)
        if twin.barrier > state.barrier:
            top.answers = [action]
        else:
            top.answers.append(action)
        return top


class Reflex(Thinker):
    """Does what tastes best at once: how everybody is thought to play on."""

    def weigh(self, state: State, seat: Seat, options: list[Action], positions: int) -> list[float]:
        """What each option is worth in points, thought through to the end of its turn."""
        found: list[float] = []
        for action in options:
            self.left = positions // len(options)
            found.append(self.after(state, seat, action, DEPTH))
        return found

    def after(self, state: State, seat: Seat, action: Action, depth: int) -> float:
        judge = self.judge
        twin = judge.after(state, seat, action)
        self.left -= 1
        if depth > 0 and self.left > 0 and not twin.over and twin.asked(seat):
            follow_ups = judge.taste.follow_ups(twin, seat)
            if follow_ups:
                return max([self.after(twin, seat, follow_up, depth - 1) for follow_up in follow_ups])
        return judge.taste.glance(twin, seat)

    def answer(self, state: State, positions: int) -> None:
        """Whoever is to answer does, after looking at so many positions."""
        seat = state.turn()
        options = self.judge.taste.later(state, seat)
        at = 0
        if len(options) > 1:
            worths = self.weigh(state, seat, options, positions)
            at = worths.index(max(worths))
        state.push(seat, options[at])
