"""How to play: one illustrated page a game, drawn by the game itself from kept positions. It needs no script."""

from __future__ import annotations

import logging
import re
from functools import cache, lru_cache
from typing import Any, NamedTuple

from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import Response

from farside.core import guides, lessons, shelf
from farside.core.guides import Frame, Guide, Lane
from farside.core.shelf import AnyGame
from farside.table.addresses import Addresses
from farside.table.pages import cards
from farside.table.pages.drawer import Crop, Drawer
from farside.table.pages.paper import CLAUSE, Reader, game_symbols, reader, render
from farside.table.pages.reading import frame
from farside.table.trouble import NoAddressError

KEPT = 64  # guides that need not be written anew, in all languages
STRONG = re.compile(r"\*(.+?)\*")
BADGE = re.compile(r"\[(.+?)\]")
BREAK = "\u00a0"  # a clause stays with the last word before it


log = logging.getLogger("farside.table")
ADDRESSES = Addresses()


class Told(NamedTuple):
    """Something with a title and words."""

    key: str
    title: Markup
    words: Markup
    value: str = ""  # what stands large above it, or before it
    figure: Crop | None = None
    strong: bool = False


class Row(NamedTuple):
    """Frames of a turn side by side, under a title; before it stands how it goes with the row above."""

    title: Markup
    words: Markup
    before: str
    frames: tuple[Told, ...]


class Section(NamedTuple):
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


class Sheet(NamedTuple):
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
        self.drawer = Drawer(game, who.lang)

    def sheet(self) -> Sheet:
        hero = self.crop(self.guide.hero)
        sections = tuple([self.section(key) for key in guides.SECTIONS])
        return Sheet(self.drawer.drawings, hero, self.plain("lede"), self.plain("age"), sections)

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
        words, legend = self.plain(f"figure-{key}"), self.run(f"figure-{key}-pin")
        return self.drawer.crop(self.guide.figures[key], words, legend)


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


@ADDRESSES.get("/how-to-play/{game}")
async def howto(request: Request) -> Response:
    """How a game is played; a game without a guide says so and leads to its rules."""
    key: str = request.path_params["game"]
    if not shelf.has(key):
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
