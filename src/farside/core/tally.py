"""Tally: where the points of a finished game come from, thing by thing in the order they are counted."""

from __future__ import annotations

from typing import NamedTuple


class Count(NamedTuple):
    """One thing that is counted: a zone, a track, the shares of a company."""

    category: str  # the text `tally-<category>` names it
    points: tuple[int, ...]  # by place: the seats, then a player who is never asked
    name: str = ""  # what is counted, where a category has several things
    reasons: tuple[str, ...] = ()  # by place, what the points are for, in a few words
    lit: tuple[str, ...] = ()  # ids of the picture's pieces that it is about

    def told(self, place: int) -> str:
        return self.reasons[place] if self.reasons else ""


class Tie(NamedTuple):
    """What was compared among equals."""

    name: str
    results: dict[int, int]  # by place, of those who were level until then


class Tally(NamedTuple):
    """All that was counted; the points add up to the scores."""

    counts: tuple[Count, ...] = ()
    ties: tuple[Tie, ...] = ()
    ended: str = ""  # how the game came to its end, in a sentence
    lower: tuple[Tie, ...] = ()  # what ranks equals who did not win

    def sums(self, places: int) -> tuple[int, ...]:
        return tuple([sum([count.points[place] for count in self.counts]) for place in range(places)])


def level(scores: tuple[int, ...]) -> list[int]:
    """The places that are level at the top."""
    return [place for place in range(len(scores)) if scores[place] == max(scores)]
