"""Advice: the best few options for a seat, with its win chance after each, as far as it can know."""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.bots.bot import AnySight
from farside.bots.mind import taste_for
from farside.bots.rounds import think
from farside.bots.thought import Effort, Thought
from farside.bots.tree import Edge
from farside.core.actions import Action

MOST: Final = 3  # options shown
TRIED: Final = 0.02  # part of the search an option must have been worth to be shown


class Hint(NamedTuple):
    """An option, and the win chance of whoever takes it, from 0 to 1."""

    action: Action
    chance: float


def hints(sight: AnySight, seconds: float = 0.0, iterations: int = 0) -> list[Hint]:
    """The best options first; none if this seat is not asked."""
    if not sight.options:
        return []
    effort = Effort(iterations, seconds)
    effort.patient = True
    search = think(sight, taste_for(sight.game), effort)
    if len(sight.options) == 1:
        only = search.weigh(search.dreams[0], sight.seat, sight.options[0])
        return [Hint(sight.options[0], told(search, only, only))]
    search.run()
    found = best_of(search.answers(), search.done)
    best = max(edge.chance() for edge in found)
    return [Hint(edge.action, told(search, edge.chance(), best)) for edge in found]


def told(search: Thought, chance: float, best: float) -> float:
    return search.judge.honest(search.dreams[0], search.seat, chance, best)


def best_of(answers: list[Edge], done: int) -> list[Edge]:
    """What was looked at most deserves most trust; of what was hardly looked at, nothing is said."""
    found = sorted(answers, key=lambda edge: (-edge.count, -edge.chance(), edge.action))
    tried = [edge for edge in found if edge.count >= TRIED * done] or found[:1]
    return tried[:MOST]
