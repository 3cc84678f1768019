"""Marks: what all pictures share. The players' marks and small helpers that write SVG.

A player is a letter, a shape and a colour at once: A circle orange, B square sky, C triangle green, D diamond rose; a
player who is never asked (AUTOMA, Luna) is L, a silver crescent in the night. The drawings lie in `art/marks.svg`, the
colours in `art/colours.css`. Texts handed to these helpers are plain: they escape.
"""

from __future__ import annotations

import re
from functools import cache, lru_cache
from html import escape as _escape
from importlib import resources
from math import cos, radians, sin
from typing import Final, NamedTuple

from farside.core.actions import Seat

LETTERS: Final = "ABCDL"  # four seats, then AUTOMA
COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
INDENT: Final = re.compile(r"(?<=[{};,])\s+")
WORDS: Final = 4_000  # texts kept as markup, for the same reason as coordinates
NUMBERS: Final = 20_000  # coordinates kept as text: a picture says the same ones again and again


class Spot(NamedTuple):
    """A place in a drawing; x to the right, y down."""

    x: float
    y: float

    def __str__(self) -> str:
        """As a path writes it."""
        return f"{number(self.x)} {number(self.y)}"


ORIGIN: Final = Spot(0.0, 0.0)


@lru_cache(NUMBERS)
def number(value: float) -> str:
    """A coordinate, no longer than it needs to be: `12.5`, `-3`."""
    short = f"{value:.1f}".rstrip("0").rstrip(".")
    return "0" if short == "-0" else short


def polar(centre: Spot, radius: float, degrees: float) -> Spot:
    """The place at this distance and angle: 0 is right, 90 is up."""
    turn = radians(degrees)
    return Spot(centre.x + radius * cos(turn), centre.y - radius * sin(turn))


@lru_cache(WORDS)
def escape(text: str) -> str:
    """Plain text as markup, safe in attributes too."""
    return _escape(text, quote=True)


def title(text: str) -> str:
    """What a pointer or a screen reader is told about the element around it."""
    return f"<title>{escape(text)}</title>"


def colours(seat: Seat) -> str:
    """The class that gives a drawing a player's colours."""
    return f"p{LETTERS[seat]}"


def use(symbol: str, at: Spot, size: float, classes: str = "") -> str:
    """A symbol of an art file, centred on a place."""
    dress = f' class="{classes}"' if classes else ""
    half = size / 2
    corner = f'x="{number(at.x - half)}" y="{number(at.y - half)}"'
    return f'<use href="#{symbol}" {corner} width="{number(size)}" height="{number(size)}"{dress}/>'


def element(tag: str, inside: str, classes: str = "", more: str = "") -> str:
    """Any element: its content is markup, `more` are further attributes as they are written."""
    dress = f' class="{classes}"' if classes else ""
    return f"<{tag}{dress}{' ' + more if more else ''}>{inside}</{tag}>"


def group(inside: str, classes: str = "", more: str = "") -> str:
    """Drawings that belong together."""
    return element("g", inside, classes, more)


def hint(text: str) -> str:
    """The attribute that tells a pointer about an element of a page."""
    return f'title="{escape(text)}"'


def disc(at: Spot, radius: float, classes: str = "") -> str:
    """A circle."""
    dress = f' class="{classes}"' if classes else ""
    return f'<circle{dress} cx="{number(at.x)}" cy="{number(at.y)}" r="{number(radius)}"/>'


def box(at: Spot, width: float, height: float, radius: float, classes: str = "") -> str:
    """A rectangle with round corners, centred on a place."""
    dress = f' class="{classes}"' if classes else ""
    corner = f'x="{number(at.x - width / 2)}" y="{number(at.y - height / 2)}"'
    return f'<rect{dress} {corner} width="{number(width)}" height="{number(height)}" rx="{number(radius)}"/>'


def word(at: Spot, text: str, classes: str = "") -> str:
    """A short text whose middle line runs through a place; the style sheet says where it is anchored."""
    dress = f' class="{classes}"' if classes else ""
    return f'<text{dress} x="{number(at.x)}" y="{number(at.y)}" dy=".35em">{escape(text)}</text>'


def mark(seat: Seat, at: Spot, size: float) -> str:
    """A player's mark inside a drawing."""
    return use(f"mark-{LETTERS[seat]}", at, size, colours(seat))


def sign(symbol: str, label: str, size: int = 20, classes: str = "") -> str:
    """A symbol inside a line of text; with an empty label it is decoration."""
    named = f'role="img" aria-label="{escape(label)}">{title(label)}' if label else 'aria-hidden="true">'
    dress = f"sign {classes}".strip()
    frame = f'width="{size}" height="{size}" viewBox="0 0 32 32"'
    return f'<svg class="{dress}" {frame} {named}<use href="#{symbol}"/></svg>'


def badge(seat: Seat, label: str, size: int = 20) -> str:
    """A player's mark inside a line of text."""
    return sign(f"mark-{LETTERS[seat]}", label, size, colours(seat))


def status(seat: Seat) -> str:
    """Where a row of the players' list leaves room for what the page knows: that a bot sits there, or nobody yet."""
    return f"<!--status {seat}-->"


def pill(at: Spot, width: float, height: float, text: str, classes: str = "") -> str:
    """A number in a rounded frame: `<g class="pill">`."""
    return group(box(at, width, height, height / 2) + word(at, text), f"pill {classes}".strip())


def move(at: Spot) -> str:
    """The attribute of a piece at a place. Style sheets make it glide; a style of its own no page would let in."""
    return f'transform="translate({at})"'


def has_art(package: str, name: str) -> bool:
    """Whether an art file lies in a package."""
    return resources.files(package).joinpath("art").joinpath(name).is_file()


@cache
def art(package: str, name: str) -> str:
    """An art file of a package, as it lies there."""
    return resources.files(package).joinpath("art").joinpath(name).read_text(encoding="utf-8")


@cache
def sheet(package: str, name: str) -> str:
    """A style sheet among the art files as it is sent: without comments, and without the white space for readers."""
    return INDENT.sub("", COMMENT.sub("", art(package, name))).strip() + "\n"


@cache
def symbols(package: str, name: str) -> str:
    """The symbols of an art file (`<defs>` and `<symbol>`), without the sheet that shows them to a designer."""
    sheet = art(package, name)
    starts = [at for at in (sheet.find("<defs"), sheet.find("<symbol")) if at >= 0]
    ends = [at + len(tag) for tag in ("</defs>", "</symbol>") if (at := sheet.rfind(tag)) >= 0]
    assert starts, f"{package}: {name} holds no symbol"
    return sheet[min(starts) : max(ends)]


def shared_symbols() -> str:
    """The marks and signs all games use."""
    return symbols("farside.core", "marks.svg")


def shared_style() -> str:
    """The colours all games use."""
    return sheet("farside.core", "colours.css")


def alone(drawing: str, style: str, defs: str) -> str:
    """A drawing of a page as a document of its own: it carries its style and the symbols it uses."""
    head = drawing.index(">") + 1
    return f"{drawing[:head]}<style>{escape_style(style)}</style><defs>{defs}</defs>{drawing[head:]}"


def escape_style(style: str) -> str:
    """A style sheet inside an SVG document; `>` of selectors may stay."""
    return style.replace("&", "&amp;").replace("<", "&lt;")
