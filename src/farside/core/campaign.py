"""Campaign: chapters played one after another by the same people, with points that carry over."""

from __future__ import annotations

from typing import NamedTuple

from farside.core.actions import Seat


class Success(NamedTuple):
    """Success points, and what they are for: a game's text `reason-<reason>`."""

    reason: str
    points: int


class Change(NamedTuple):
    """A level for the next chapter of the player who is never asked, and the success points it brings that player."""

    level: int
    points: int


class Campaign:
    """What a title with a campaign says about it. Chapters are counted from 1; their names are texts `chapter-<n>`."""

    variant: str  # takes the number of the chapter; all else of its set-up follows
    chapters: int

    def levels(self, people: int) -> tuple[int, ...]:
        """The levels at which the player who is never asked may begin, the usual one first; none: it cannot play."""
        return ()

    def changes(self, chapter: int, level: int, won: bool) -> tuple[Change, ...]:
        """What the people may choose for that player after a chapter, keeping the level first."""
        return ()

    def rating(self, points: int) -> str:
        """How somebody has done with so many points in all: a text `rating-<key>`."""
        raise NotImplementedError

    def winners(self, totals: list[int]) -> list[Seat]:
        """The places with the most points of all chapters; tied ones share."""
        return [place for place, points in enumerate(totals) if points == max(totals)]
