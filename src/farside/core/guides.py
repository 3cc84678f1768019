"""Guides: how a title is played, on one page. A title keeps it in `howto/page.toml`, its words in `howto/<lang>.ftl`.

A guide has seven sections in a fixed order. Its figures are crops of the title's own picture of kept positions: a
record beside it and a ply, whose eyes, which part, which box of it; so they follow the art, the theme and the language.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple

from farside.core.actions import Seat
from farside.core.box import Box, BoxError
from farside.core.languages import LANGUAGES
from farside.core.marks import LETTERS
from farside.core.phrases import Phrases
from farside.core.record import Record
from farside.core.shelf import AnyGame
from farside.core.view import Part

FOLDER: Final = "howto"
FILE: Final = "page.toml"
SECTIONS: Final = ("you", "goal", "turn", "score", "end", "miss", "first")
SKETCH: Final = "sketch"  # the place of a part that only the guide shows
WATCHING: Final = ""  # a figure as a spectator sees it
CORNERS: Final = 4  # x, y, width, height
PAIR: Final = 2  # of coordinates
COUNTED: Final = re.compile(r"[\w’'.-]*\w[\w’'.-]*")  # a word, as one counts how long a page is
CLAUSE: Final = re.compile(r"\b[A-Z]{3,4}-[A-Z]+-[A-Z]?\d+[a-z]?\b")
Area = tuple[float, float, float, float]  # x, y, width, height in the drawing's own units


@dataclass(frozen=True, slots=True)
class Figure:
    """A crop of the picture of a kept position."""

    key: str
    record: str  # the name of a record beside the guide
    ply: int
    seat: Seat | None  # whose eyes; None: a spectator's
    part: str  # of the picture
    pick: str  # the id or a class of an element inside the part; "": its first drawing
    box: Area | None  # what is shown of it; None: all
    near: Area | None  # what a phone shows of it, closer; None: the same
    pins: tuple[tuple[float, float], ...]  # where the numbers stand that the words below explain


class Frame(NamedTuple):
    """A picture of a turn with its title and words; the mark is what the reader counts by: 1, 2, A, B."""

    key: str
    mark: str
    figure: str


@dataclass(frozen=True, slots=True)
class Lane:
    """Frames side by side: one way through a turn."""

    key: str
    frames: tuple[Frame, ...]


@dataclass(frozen=True, slots=True)
class Guide:
    """How a title is played: its figures, and what the sections hold besides their words."""

    game: str
    hero: str  # the figure at the head of the page
    figures: dict[str, Figure]
    shown: dict[str, tuple[str, ...]]  # by section, the figures that stand beside its words
    phases: tuple[str, ...]  # what a turn goes through
    yours: tuple[str, ...]  # the phases in which one decides
    lanes: tuple[Lane, ...]
    tiles: tuple[str, ...]  # what brings points

    def every(self) -> list[str]:
        """The keys of the figures in the order of the page."""
        frames = [frame.figure for lane in self.lanes for frame in lane.frames]
        return [self.hero, *[key for keys in self.shown.values() for key in keys], *frames]


# -- reading ---------------------------------------------------------------------------------------


def folder(game: AnyGame, name: str = FOLDER) -> Traversable:
    """Where a title keeps its guide, or what is made in the same way."""
    return resources.files(game.packages()[0]).joinpath(name)


def has_guide(game: AnyGame) -> bool:
    return folder(game).joinpath(FILE).is_file()


@cache
def guide(game: AnyGame) -> Guide:
    """A title's guide from its file, checked to the last key; BoxError says what is wrong with it."""
    return parsed(game, folder(game).joinpath(FILE).read_text(encoding="utf-8"))


def parsed(game: AnyGame, text: str) -> Guide:
    box = Box.read(text, f"{game.key}/{FOLDER}/{FILE}")
    figures = [read_figure(game, one) for one in box.tables("figure")]
    found = Guide(
        game=game.key,
        hero=box.text("hero"),
        figures={figure.key: figure for figure in figures},
        shown=_shown(box.table("shown")) if box.has("shown") else {},
        phases=box.texts("phases", ()),
        yours=box.texts("yours", ()),
        lanes=tuple([_lane(one) for one in box.tables("lane")]) if box.has("lane") else (),
        tiles=box.texts("tiles", ()),
    )
    box.done()
    _check(found, box)
    return found


def _shown(box: Box) -> dict[str, tuple[str, ...]]:
    return {section: box.texts(section) for section in SECTIONS if box.has(section)}


def _lane(box: Box) -> Lane:
    return Lane(box.text("id"), tuple([_frame(one) for one in box.tables("frame")]))


def _frame(box: Box) -> Frame:
    return Frame(box.text("id"), box.text("mark"), box.text("figure"))


def read_figure(game: AnyGame, box: Box) -> Figure:
    """A figure of a guide or of an example."""
    seat = box.one_of("seat", (WATCHING, *LETTERS), WATCHING)
    found = Figure(
        key=box.text("id"),
        record=box.text("record"),
        ply=box.number("ply"),
        seat=None if seat == WATCHING else LETTERS.index(seat),
        part=box.text("part"),
        pick=box.text("pick", ""),
        box=_area(box, "box"),
        near=_area(box, "near"),
        pins=_pins(box),
    )
    if not folder(game).joinpath(f"{found.record}.rec").is_file():
        raise BoxError(f"{box.file}: {found.key}: there is no record '{found.record}.rec'")
    return found


def _area(box: Box, key: str) -> Area | None:
    """Four numbers; whole ones, as a designer reads them off a drawing."""
    numbers = box.places_drawn(key)
    if len(numbers) not in (0, CORNERS):
        raise BoxError(f"{box.file}: {key}: expected x, y, width and height, found {list(numbers)}")
    return (numbers[0], numbers[1], numbers[2], numbers[3]) if numbers else None


def _pins(box: Box) -> tuple[tuple[float, float], ...]:
    """Places in the drawing, one x and one y after another."""
    numbers = box.places_drawn("pins")
    if len(numbers) % PAIR:
        raise BoxError(f"{box.file}: pins: expected an x and a y for each, found {list(numbers)}")
    return tuple([(numbers[at], numbers[at + 1]) for at in range(0, len(numbers), PAIR)])


def _check(guide: Guide, box: Box) -> None:
    """What the sections show is there, and what is there is shown."""
    wanted = guide.every()
    for key in wanted:
        if key not in guide.figures:
            raise BoxError(f"{box.file}: there is no figure '{key}'")
    for key in guide.figures:
        if key not in wanted:
            raise BoxError(f"{box.file}: the figure '{key}' is shown nowhere")
    for phase in guide.yours:
        if phase not in guide.phases:
            raise BoxError(f"{box.file}: there is no phase '{phase}'")


# -- positions -------------------------------------------------------------------------------------


@cache
def record(game: AnyGame, name: str) -> Record:
    """A game that was played, kept beside the guide; BoxError if it is one of another title."""
    found = Record.loads(folder(game).joinpath(f"{name}.rec").read_text(encoding="utf-8"))
    if found.game != game.key:
        raise BoxError(f"{game.key}/{FOLDER}/{name}.rec is a record of {found.game}")
    return found


def seen(game: AnyGame, figure: Figure) -> Any:
    """The position of a figure, as it is seen there. `Any`: every title has views of its own."""
    return game.view(record(game, figure.record).replay(figure.ply), figure.seat)


def part(game: AnyGame, figure: Figure, lang: str) -> Part:
    """The part of the picture that a figure is taken from; BoxError if the position has none of this name."""
    view, voice = seen(game, figure), game.voice(lang, (), figure.seat)
    parts = {one.key: one for one in [*game.paint(view, voice), *game.sketches(view, voice)]}
    if figure.part not in parts:
        possible = ", ".join(parts)
        raise BoxError(f"{game.key}: the figure '{figure.key}' is of no part '{figure.part}'; possible: {possible}")
    return parts[figure.part]


# -- words -----------------------------------------------------------------------------------------


@cache
def words(game: AnyGame, lang: str, place: str = FOLDER) -> Phrases:
    """The words of a title's guide in one language; English stands in for what is missing."""
    package = game.packages()[0]
    file = folder(game, place).joinpath(f"{lang}.ftl")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    spare = None if lang == LANGUAGES[0] else words(game, LANGUAGES[0], place)
    return Phrases.read(lang, (f"{package}/{place}/{lang}.ftl", text), spare=spare)


def said(game: AnyGame, lang: str, key: str, place: str = FOLDER) -> str:
    """A text of the guide, with the numbers of the box it is about; "" if there is none of this key."""
    phrases = words(game, lang, place)
    return phrases.say(key, game.numbers(game.voice(lang))) if phrases.has(key) else ""


def run(game: AnyGame, lang: str, key: str) -> list[str]:
    """The keys of texts that follow each other: `you-1`, `you-2`, as many as there are."""
    phrases, found = words(game, lang), [f"{key}-1"]
    while phrases.has(found[-1]):
        found.append(f"{key}-{len(found) + 1}")
    return found[:-1]


def length(text: str) -> int:
    """How many words a reader meets; clause ids are signposts, not words."""
    return len(COUNTED.findall(CLAUSE.sub("", text)))
