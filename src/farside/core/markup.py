"""Markup: what a picture is made of, read as the page will use it, and what is wrong with it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Sequence
from functools import cache
from typing import Final
from xml.parsers import expat

from farside.core.view import Part

BOARD: Final = "board"
ACTION: Final = "data-action"
CLOSED: Final = "data-closed"
NOTED: Final = "data-note"
LINKS: Final = ("href", "for", "aria-labelledby", "aria-describedby", "aria-details", "aria-controls", "aria-owns")
SHAPES: Final = ("path", "circle", "ellipse", "rect", "line", "polyline", "polygon", "text", "image", "use")
PAINTED: Final = re.compile(r"url\(#([^)]+)\)")


class Markup:
    """Parts of a page, read together: the ids given and used, the options named, the shapes drawn."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.noted: list[str] = []  # pieces that are named without an id
        self.used: set[str] = set()
        self.actions: set[str] = set()
        self.closed: set[str] = set()
        self.shapes = 0

    def read(self, text: str) -> str:
        """Read on; what is not well-formed is told, else nothing."""
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.StartElementHandler = self.element
        try:
            parser.Parse(f"<all>{text}</all>".encode(), True)
        except expat.ExpatError as error:
            return f"{error}: {around(text, error.lineno, error.offset)}"
        return ""

    def element(self, tag: str, attributes: dict[str, str]) -> None:
        self.shapes += tag.rpartition(" ")[2] in SHAPES
        for name, value in attributes.items():
            self.attribute(name.rpartition(" ")[2], value)

    def attribute(self, name: str, value: str) -> None:
        if name == "id":
            self.ids.append(value)
        elif name == NOTED:
            self.noted.append(value)
        elif name == ACTION:
            self.actions.update(value.split())
        elif name == CLOSED:
            self.closed.add(value)
        elif name in LINKS:
            self.used.update(linked(name, value))
        else:
            self.used.update(PAINTED.findall(value))


def linked(name: str, value: str) -> list[str]:
    """The ids that an attribute leads to; an address of another page leads to none."""
    if name == "href":
        return [value[1:]] if value.startswith("#") else []
    return value.split()


def around(text: str, line: int, column: int) -> str:
    """The place where a mistake was found."""
    at = column - len("<all>") if line == 1 else column
    shown = text.split("\n")[min(line, text.count("\n") + 1) - 1]
    return shown[max(at - 40, 0) : at + 20]


@cache
def symbol_ids(symbols: str) -> list[str]:
    """The ids of the symbols that a page holds."""
    found = Markup()
    broken = found.read(symbols)
    assert not broken, f"the symbols are not well-formed: {broken}"
    return found.ids


def pieces(parts: Sequence[Part]) -> list[str]:
    """All that a picture shows and names."""
    page = Markup()
    for part in parts:
        page.read(part.markup + part.narrow)
    return [*page.ids, *page.noted]


def faults(parts: Sequence[Part], symbols: str, open_ones: Collection[str], closed_ones: Collection[str]) -> list[str]:
    """What is wrong with a picture on a page that holds these symbols, where these options are open or closed."""
    page = Markup()
    page.ids += symbol_ids(symbols)
    for part in parts:
        broken = page.read(part.markup + part.narrow)
        if broken:
            return [f"'{part.key}' is not well-formed: {broken}"]
    return [
        *([] if shows_board(parts) else ["the first part is no board, or nothing is drawn on it"]),
        *[f"nothing has the id '{name}' that is used" for name in sorted(page.used - set(page.ids))],
        *[f"several elements have the id '{name}'" for name, count in Counter(page.ids).items() if count > 1],
        *[f"'{name}' can be clicked and is not open" for name in sorted(page.actions - set(open_ones))],
        *[f"'{name}' is shown closed and is not" for name in sorted(page.closed - set(closed_ones))],
    ]


def shows_board(parts: Sequence[Part]) -> bool:
    """Whether a picture begins with a board on which there is something to see."""
    board = Markup()
    return bool(parts) and parts[0].place == BOARD and not board.read(parts[0].markup) and board.shapes > 0
