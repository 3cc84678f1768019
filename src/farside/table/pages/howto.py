"""How to play: one illustrated page a game, drawn by the game itself from kept positions. It needs no script."""

from __future__ import annotations

import logging
import re
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import crops, guides, lessons, shelf
from farside.core.guides import SKETCH, Area, Figure, Frame, Guide, Lane
from farside.core.marks import number
from farside.core.shelf import AnyGame
from farside.table.pages import cards
from farside.table.pages.paper import CLAUSE, Reader, game_symbols, reader, render
from farside.table.pages.reading import frame
from farside.table.trouble import NoAddressError

KEPT = 64  # guides that need not be written anew, in all languages
STRONG = re.compile(r"\*(.+?)\*")
BADGE = re.compile(r"\[(.+?)\]")
BREAK = "\u00a0"  # a clause stays with the last word before it
PIN = 13  # the radius of a number on a figure that is as wide as the page
WIDTH = 1060  # of such a figure
FLAT = 2  # times as wide as high


log = logging.getLogger("farside.table")


@dataclass(frozen=True, slots=True)
class Crop:
    """A figure on the page: a box of a drawing, or a piece of a panel as it is."""

    kind: str  # "drawing"; "piece": of a panel, to be looked at; "sketch": drawn for the guide, to be read
    markup: Markup  # of a drawing: how it is used
    box: str
    near: str  # another box for a phone; "" if it is the same
    words: str  # said to those who cannot see it; "" if the words beside it say it all
    pins: Markup
    legend: tuple[Markup, ...]
    flat: bool = False  # so wide that it stands under the words, not beside them


@dataclass(frozen=True, slots=True)
class Told:
    """Something with a title and words."""

    key: str
    title: Markup
    words: Markup
    value: str = ""  # what stands large above it, or before it
    figure: Crop | None = None
    strong: bool = False


@dataclass(frozen=True, slots=True)
class Row:
    """Frames of a turn side by side, under a title; before it stands how it goes with the row above."""

    title: Markup
    words: Markup
    before: str
    frames: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """One of the seven sections."""

    key: str
    title: str
    short: str
    paragraphs: tuple[Markup, ...]
    closing: tuple[Markup, ...]  # paragraphs after what the section shows
    figures: tuple[Crop, ...]
    items: tuple[Told, ...] = ()
    rows: tuple[Row, ...] = ()
    steps: tuple[Markup, ...] = ()


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole guide in one language: the drawings its figures use, its head, its sections."""

    drawings: Markup
    hero: Crop
    line: str
    age: str
    sections: tuple[Section, ...]


class Writer:
    """Writes the guide of a title in one language."""

    def __init__(self, game: AnyGame, who: Reader) -> None:
        self.game, self.who = game, who
        self.guide: Guide = guides.guide(game)
        self.drawings: dict[str, tuple[str, str]] = {}  # by what is drawn: its name on the page, its markup

    def sheet(self) -> Sheet:
        hero = self.crop(self.guide.hero)
        sections = tuple([self.section(key) for key in guides.SECTIONS])
        drawings = Markup("".join([markup for _name, markup in self.drawings.values()]))
        return Sheet(drawings, hero, self.plain("lede"), self.plain("age"), sections)

    # -- words -----------------------------------------------------------------------------------

    def plain(self, key: str) -> str:
        return guides.said(self.game, self.who.lang, key)

    def say(self, key: str) -> Markup:
        """A text whose *strong* words, clauses and [badges] are marked."""
        return marked(self.plain(key), self.who.rules(self.game.key))

    def run(self, key: str) -> tuple[Markup, ...]:
        return tuple([self.say(one) for one in guides.run(self.game, self.who.lang, key)])

    def told(self, key: str, value: str = "", figure: str = "", strong: bool = False) -> Told:
        crop = self.crop(figure) if figure else None
        return Told(key, self.say(key), self.say(f"{key}.words"), value or self.plain(f"{key}.value"), crop, strong)

    # -- sections --------------------------------------------------------------------------------

    def section(self, key: str) -> Section:
        return Section(
            key=key,
            title=self.plain(key) or self.who.say(f"howto-{key}"),
            short=self.who.say(f"howto-{key}-short"),
            paragraphs=self.run(key),
            closing=self.run(f"{key}-then"),
            figures=tuple([self.crop(figure) for figure in self.guide.shown.get(key, ())]),
            items=self.items(key),
            rows=tuple([self.row(lane) for lane in self.guide.lanes]) if key == "turn" else (),
            steps=self.run(f"{key}-step"),
        )

    def items(self, key: str) -> tuple[Told, ...]:
        if key == "turn":
            return tuple([self.told(f"phase-{one}", strong=one in self.guide.yours) for one in self.guide.phases])
        if key == "score":
            return tuple([self.told(f"tile-{one}") for one in self.guide.tiles])
        return tuple([self.told(one) for one in guides.run(self.game, self.who.lang, f"{key}-item")])

    def row(self, lane: Lane) -> Row:
        key = f"lane-{lane.key}"
        frames = tuple([self.frame(frame) for frame in lane.frames])
        return Row(self.say(key), self.say(f"{key}.words"), self.plain(f"{key}.before"), frames)

    def frame(self, frame: Frame) -> Told:
        return self.told(f"frame-{frame.key}", frame.mark, frame.figure)

    # -- figures ---------------------------------------------------------------------------------

    def crop(self, key: str) -> Crop:
        """A figure, and the drawing it uses among those of the page."""
        figure = self.guide.figures[key]
        words, legend = self.plain(f"figure-{key}"), self.run(f"figure-{key}-pin")
        part = guides.part(self.game, figure, self.who.lang)
        if part.place == SKETCH:
            return Crop(SKETCH, Markup(part.markup), "", "", "", Markup(), legend)
        element = crops.picked(part, figure.pick)
        if element.tag != crops.SVG:
            return Crop("piece", Markup(crops.piece(part, element, f"{key}-")), "", "", words, Markup(), legend)
        return self.box(figure, element, words, legend)

    def box(self, figure: Figure, element: crops.Element, words: str, legend: tuple[Markup, ...]) -> Crop:
        """A box of a drawing."""
        box = boxed(figure.box) if figure.box else element.attributes.get("viewBox", "")
        near = boxed(figure.near) if figure.near else ""
        use = Markup('<use href="#{}"/>').format(self.name(figure, element))
        flat = figure.box is not None and figure.box[2] > FLAT * figure.box[3]
        return Crop("drawing", use, box, near, words, pinned(figure), legend, flat)

    def name(self, figure: Figure, element: crops.Element) -> str:
        """What a drawing is called on the page; figures that show boxes of the same one share it."""
        what = f"{figure.record} {figure.ply} {figure.seat} {figure.part} {figure.pick}"
        if what not in self.drawings:
            name = f"drawing-{len(self.drawings) + 1}"
            self.drawings[what] = name, crops.drawing(element, name)
        return self.drawings[what][0]


def boxed(area: Area) -> str:
    return " ".join([number(value) for value in area])


def pinned(figure: Figure) -> Markup:
    """The numbers that the words below a figure explain."""
    radius = PIN * figure.box[2] / WIDTH if figure.box else PIN
    place = '<g class="howto-pin" transform="translate({} {})">'
    pin = Markup(place + '<circle r="{}"/><text dy=".35em" font-size="{}">{}</text></g>')
    size, span = number(radius * 1.3), number(radius)
    return Markup().join([pin.format(number(x), number(y), span, size, at) for at, (x, y) in enumerate(figure.pins, 1)])


@cache
def marked(text: str, rules: str) -> Markup:
    """A text with *strong* words, [badges], and clauses that lead to where they stand in the rules."""
    html = BADGE.sub(r'<span class="howto-guessed">\1</span>', STRONG.sub(r"<b>\1</b>", str(escape(text))))
    joined = re.sub(rf" (?={CLAUSE.pattern})", BREAK, html)
    return Markup(CLAUSE.sub(rf'<a class="clause-id" href="{rules}#\g<0>">\g<0></a>', joined))


@lru_cache(KEPT)
def sheet(key: str, lang: str, base: str) -> Sheet | None:
    """The guide of a title in a language; None if it has none, or one that cannot be shown."""
    game = shelf.game(key)
    try:
        return Writer(game, Reader(lang, "", True, base)).sheet() if guides.has_guide(game) else None
    except ValueError as error:  # of another package: its rules have changed since, or a text is missing
        log.warning("the guide of %s cannot be shown: %s", key, error)
        return None


async def howto(request: Request) -> Response:
    """How a game is played; a game without a guide says so and leads to its rules."""
    key: str = request.path_params["game"]
    if key not in shelf.shelf():
        return nothing_here(request)
    game, who = shelf.game(key), reader(request)
    found = sheet(key, who.lang, who.base)
    about: dict[str, Any] = {"frame": frame(request, key), "sheet": found, "minutes": minutes(game)}
    about |= {"rules": who.rules(key), "style_of": key if found else "", "game_symbols": game_symbols(key)}
    return render("howto.html", request, **about)


def nothing_here(request: Request) -> Response:
    """There is no such game; these there are."""
    who = reader(request)
    ways = [(f"/how-to-play/{key}", cards.card(key, who).title) for key in shelf.shelf()]
    about: dict[str, Any] = {"number": NoAddressError.status, "head": "trouble-404", "kept": False, "ways": ways}
    return render("trouble.html", request, NoAddressError.status, **about, what=who.say("howto-unknown"))


def minutes(game: AnyGame) -> int:
    """How long the first guided game takes; 0 if there is none."""
    found = [one for one in lessons.lessons(game) if one.key == lessons.FIRST]
    return found[0].minutes if found else 0


ADDRESSES: list[BaseRoute] = [Route("/how-to-play/{game}", howto)]
