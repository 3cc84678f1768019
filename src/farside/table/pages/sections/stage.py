"""The stage: the picture of the position with its panels, and the same in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from markupsafe import Markup

from farside.core import shelf
from farside.core.actions import Seat
from farside.core.panels import TABLE, Tab, plain_tabs, tab_of
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.table.answers import Seen

ACTION = re.compile(r'data-action="([^"]*)"')  # what a place of the picture answers
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


class Shelf(NamedTuple):
    """Panels that lie on the same side of the board, one after another."""

    place: str
    parts: tuple[Part, ...]


class Leaf(NamedTuple):
    """A tab of the phone or a page of the tablet's companion: its parts, and how many options wait there."""

    key: str
    sign: str
    name: str
    parts: tuple[str, ...]
    options: int = 0


@dataclass(frozen=True, slots=True)
class Leaves:
    """Where each part stands on a small screen, and which is in view when the question is asked."""

    tabs: tuple[Leaf, ...]
    companion: tuple[Leaf, ...]
    asks: str  # the question, by its key
    first: str  # the tab that the question is about
    part: str  # and the part of it
    page: str  # the companion's page that is about the question; none: as it was
    people: int  # options that wait in the list of players

    def tab(self, part: str) -> str:
        return next((leaf.key for leaf in self.tabs if part in leaf.parts), TABLE)

    def beside(self, part: str) -> tuple[str, int]:
        """The companion's page of a part, and the how manyeth of it; without a page it stands with the boards."""
        found = [(leaf.key, leaf.parts.index(part) + 1) for leaf in self.companion if part in leaf.parts]
        return found[0] if found else ("", 0)


class Sides(NamedTuple):
    """The sides of a table where nothing is hidden, and the one that a spectator has chosen."""

    seats: tuple[tuple[Seat, str], ...]
    chosen: Seat | None


@dataclass(frozen=True, slots=True)
class Stage:
    """The board, the panels around it, and the position in words for those who cannot see it."""

    leaves: Leaves
    board: Part
    strip: tuple[Part, ...]
    aside: tuple[Part, ...]
    shape: str  # how panels and strip lie around the board, as the styles call it
    beside: tuple[Beside, ...]
    words: Sequence[tuple[str, list[str]]]
    sides: Sides | None = None  # whose side a spectator may look from

    @property
    def shelves(self) -> list[Shelf]:
        """The panels side by side as they lie around the board."""
        places = dict.fromkeys([part.place for part in self.aside])
        return [Shelf(place, tuple([part for part in self.aside if part.place == place])) for place in places]


def stage(seen: Seen, voice: Voice) -> Stage:
    """What a game paints for this seat."""
    game = shelf.game(seen.game)
    board, *parts = game.paint(seen.view, voice)
    aside = tuple(part for part in parts if part.place in PANELS)
    strip = tuple(part for part in parts if part.place == "strip")
    return Stage(
        leaves=leaves(seen, voice, [board, *parts]),
        board=board,
        strip=strip,
        aside=aside,
        shape=" ".join([*panels({part.place for part in aside}), *([] if strip else ["no-strip"])]),
        beside=tuple(cut(part) for part in parts if part.place == "players"),
        words=game.describe(seen.view, voice),
    )


def leaves(seen: Seen, voice: Voice, parts: Sequence[Part]) -> Leaves:
    """The tabs with what waits on them; a title without tabs is given one for each part."""
    game, asked = shelf.game(seen.game), shelf.game(seen.game).panel(seen.view)
    tabs = game.tabs or plain_tabs(parts)
    names = {tab.key: part_name(parts, tab.key) for tab in tabs} if not game.tabs else {}
    found = [_leaf(tab, names.get(tab.key) or game.tab(seen.view, voice, tab.key), parts) for tab in tabs]
    beside = [_leaf(tab, game.tab(seen.view, voice, tab.key), parts) for tab in game.companion]
    part = asked.first if asked is not None else parts[0].key
    page = next((leaf.key for leaf in beside if part in leaf.parts), "")
    first = tab_of(tabs, part)
    shown = tuple(leaf for leaf in found if leaf.parts)
    people = sum(len(actions(one)) for one in parts if one.place == "players")
    return Leaves(shown, tuple(beside), seen.view.asks, first, part, page, people)


def part_name(parts: Sequence[Part], key: str) -> str:
    return next(part.label for part in parts if part.key == key)


def _leaf(tab: Tab, name: str, parts: Sequence[Part]) -> Leaf:
    """A tab with those of its parts that are drawn now."""
    drawn = {part.key: part for part in parts}
    shown = tuple(key for key in tab.parts if key in drawn)
    waiting = {action for key in shown for action in actions(drawn[key])}
    return Leaf(tab.key, tab.sign, name, shown, len(waiting))


def actions(part: Part) -> set[str]:
    """The options that places of a part lead to."""
    return {name for names in ACTION.findall(part.markup + part.narrow) for name in names.split()}


def panels(places: set[str]) -> list[str]:
    """Where they lie."""
    if places & {"left", "right"}:
        return ["with-around"]
    return ["with-below"] if "below" in places else ["with-aside"] if places else []


def cut(part: Part) -> Beside:
    pieces = ROOM.split(part.markup)
    seats = [int(seat) for seat in pieces[1::2]]
    return Beside(part.key, part.label, tuple(zip(map(Markup, pieces[::2]), [*seats, None], strict=True)))
