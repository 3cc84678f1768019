"""Panels: which parts of a picture belong together on a small screen, and which of them a question is about."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from farside.core.view import Part

TABLE: Final = "table"  # the last tab of every game: players, points and log, which the page brings
MOST_TABS: Final = 6  # more do not fit a phone
STANDS_IN: Final = "f-cards"  # the sign of a panel that a title says nothing about


class Tab(NamedTuple):
    """Parts that stand on a small screen together: a tab of the phone, a page of the tablet's companion.

    Its name is the text `tab-<key>` of the title.
    """

    key: str
    sign: str  # a symbol of the page or of the title
    parts: tuple[str, ...]  # the keys of its parts, from top to bottom


class Panel(NamedTuple):
    """What a question is about: the part that is in view when it is asked, and those that are worth a look."""

    first: str
    also: tuple[str, ...] = ()


class Focus(NamedTuple):
    """A place of a board, in its own units, and how wide a piece around it shows what is decided there."""

    x: float
    y: float
    width: float


def by_question(table: Mapping[str, Iterable[str]]) -> dict[str, Panel]:
    """A table of panels, one line for all the questions about the same: `{"mine hand": ["turn", "plan"]}`."""
    found = {}
    for parts, questions in table.items():
        first, *also = parts.split()
        for question in questions:
            assert question not in found, f"'{question}' has one panel"
            found[question] = Panel(first, tuple(also))
    return found


def tab_of(tabs: Sequence[Tab], part: str) -> str:
    """The tab that shows a part; what is in none is on the table."""
    return next((tab.key for tab in tabs if part in tab.parts), TABLE)


def plain_tabs(parts: Sequence[Part]) -> tuple[Tab, ...]:
    """The tabs of a title that names none: its board, and each of its panels."""
    shown = [part for part in parts if part.place not in ("strip", "players")]
    return tuple(Tab(part.key, STANDS_IN, (part.key,)) for part in shown[: MOST_TABS - 1])
