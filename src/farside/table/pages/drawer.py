"""Figures on pages that are read: boxes of a title's own drawings of kept positions, each drawing sent once."""

from __future__ import annotations

from typing import NamedTuple

from markupsafe import Markup

from farside.core import crops, guides
from farside.core.guides import SKETCH, Area, Figure
from farside.core.marks import number
from farside.core.shelf import AnyGame

PIN = 13  # the radius of a number on a figure that is as wide as the page
WIDTH = 1060  # of such a figure
FLAT = 2  # times as wide as high


class Crop(NamedTuple):
    """A figure on the page: a box of a drawing, or a piece of a panel as it is."""

    kind: str  # "drawing"; "piece": of a panel, to be looked at; "sketch": drawn for the guide, to be read
    markup: Markup  # of a drawing: how it is used
    box: str
    near: str  # another box for a phone; "" if it is the same
    words: str  # said to those who cannot see it; "" if the words beside it say it all
    pins: Markup
    legend: tuple[Markup, ...]
    flat: bool = False  # so wide that it stands under the words, not beside them


class Drawer:
    """Draws the figures of one page, and keeps the drawings they use."""

    def __init__(self, game: AnyGame, lang: str) -> None:
        self.game, self.lang = game, lang
        self.kept: dict[str, tuple[str, str]] = {}  # by what is drawn: its name on the page, its markup

    @property
    def drawings(self) -> Markup:
        """What the figures use; it stands on the page once."""
        return Markup("".join([markup for _name, markup in self.kept.values()]))

    def crop(self, figure: Figure, words: str = "", legend: tuple[Markup, ...] = ()) -> Crop:
        """A figure, and the drawing it uses among those of the page."""
        part = guides.part(self.game, figure, self.lang)
        if part.place == SKETCH:
            return Crop(SKETCH, Markup(part.markup), "", "", "", Markup(), legend)
        element = crops.picked(part, figure.pick)
        if element.tag != crops.SVG:
            return Crop("piece", Markup(crops.piece(part, element, f"{figure.key}-")), "", "", words, Markup(), legend)
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
        if what not in self.kept:
            name = f"drawing-{len(self.kept) + 1}"
            self.kept[what] = name, crops.drawing(element, name)
        return self.kept[what][0]


def boxed(area: Area) -> str:
    return " ".join([number(value) for value in area])


def pinned(figure: Figure) -> Markup:
    """The numbers that the words below a figure explain."""
    radius = PIN * figure.box[2] / WIDTH if figure.box else PIN
    place = '<g class="howto-pin" transform="translate({} {})">'
    pin = Markup(place + '<circle r="{}"/><text dy=".35em" font-size="{}">{}</text></g>')
    size, span = number(radius * 1.3), number(radius)
    return Markup().join([pin.format(number(x), number(y), span, size, at) for at, (x, y) in enumerate(figure.pins, 1)])
