"""Rollout: random play at full speed, for searches and for the bench."""

from __future__ import annotations

from farside.core import chance
from farside.core.state import State


def play_out(state: State, words: list[int], most: int) -> int:
    """Play by lot to the end, or for so many answers; how many were given. `words` are dice sown by `chance.sow`."""
    taken = 0
    while not state.over and taken < most:
        seat = state.turn()
        options = state.options(seat)
        state.push(seat, options[chance.below(words, 0, len(options))])
        taken += 1
    return taken
