"""The stage: the picture of the position with its panels, and the same in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.table.answers import Seen

PANELS = ("aside", "below", "left", "right", "small")  # places of the panels around the board
ROOM = re.compile(r"<!--status (-?\d+)-->")  # where a game has left room for what the page knows of a player


@dataclass(frozen=True, slots=True)
class Beside:
    """The players as a game draws them, cut where it has left room: markup, and whose room follows it."""

    key: str
    label: str
    pieces: tuple[tuple[Markup, Seat | None], ...]

    @property
    def roomy(self) -> bool:
        return len(self.pieces) > 1


@dataclass(frozen=True, slots=True)
class Stage:
    """The board, the panels around it, and the position in words for those who cannot see it."""

    board: Part
    strip: tuple[Part, ...]
    aside: tuple[Part, ...]
    shape: str  # how panels and strip lie around the board, as the styles call it
    beside: tuple[Beside, ...]
    words: Sequence[tuple[str, list[str]]]


def stage(seen: Seen, voice: Voice) -> Stage:
    """What a game paints for this seat."""
    game = shelf.game(seen.game)
    board, *parts = game.paint(seen.view, voice)
    aside = tuple(part for part in parts if part.place in PANELS)
    strip = tuple(part for part in parts if part.place == "strip")
    return Stage(
        board=board,
        strip=strip,
        aside=aside,
        shape=" ".join([*panels({part.place for part in aside}), *([] if strip else ["no-strip"])]),
        beside=tuple(cut(part) for part in parts if part.place == "players"),
        words=game.describe(seen.view, voice),
    )


def panels(places: set[str]) -> list[str]:
    """Where they lie."""
    if places & {"left", "right"}:
        return ["with-around"]
    return ["with-below"] if "below" in places else ["with-aside"] if places else []


def cut(part: Part) -> Beside:
    pieces = ROOM.split(part.markup)
    seats = [int(seat) for seat in pieces[1::2]]
    return Beside(part.key, part.label, tuple(zip(map(Markup, pieces[::2]), [*seats, None], strict=True)))
