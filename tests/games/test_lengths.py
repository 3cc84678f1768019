"""Drawings adapt: boxes with longer and shorter tracks, and with more cards, are painted inside their pictures."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest

from farside.core import shelf
from farside.core.box import BoxError
from farside.core.boxfile import read_box, read_text

Change = tuple[str, str, object]  # an entry, its field, and its value
Point = tuple[float, float]
BOXES = Path(__file__).parent.parent / "boxes"
EDGE = 6.0  # a halo or a stroke may reach over the edge so far
MOVED = re.compile(r"translate\(([-\d.]+)[ ,]*([-\d.]+)?\)")
APART = ("defs", "symbol", "clipPath", "mask", "pattern", "linearGradient", "radialGradient", "filter", "marker", "svg")
SIDES = [f"{card}{side}" for card in "ABCDE" for side in (1, 2)]
BACKGROUND = "sky-night"  # reaches beyond on purpose
LENGTHS: dict[tuple[str, str], list[Change]] = {
    ("antarctica", "long"): [(f"track {key}", "length", 15) for key in ("land", "coastal", "marine", "open3")],
    ("antarctica", "short"): [("track marine", "length", 10), ("track marine", "values", [[1, 1], [4, 3], [9, 5]])],
    ("magnastorm", "high"): [("research_board", "levels", 14)],
    ("skymines", "long"): [
        *[(f"track {side}", "last", 28) for side in SIDES],
        ("helium_track", "last", 34),
        ("research_track", "last", 20),
    ],
    ("skymines", "short"): [("helium_track", "last", 16), ("helium_track", "values", [[6, 10], [13, 25], [16, 30]])],
}


def box_of(game: str, name: str) -> str:
    text = f'[box]\ngame = "{game}"\nname = "{name}"\n'
    for entry, field, value in LENGTHS[game, name]:
        text += f'[[value]]\nentry = "{entry}"\nfield = "{field}"\nvalue = {json.dumps(value)}\n'
    return text


def painted(game: shelf.AnyGame, seats: int, answers: int = 160) -> Iterator[str]:
    """Every part that a player and a spectator are drawn, now and then in a game by lot."""
    state, dice = game.start(seats=seats, seed=1), Random(1)
    for at in range(answers):
        if at % 40 == 0:
            for reader in (0, None):
                view, voice = game.view(state, reader), game.voice("de", (), reader)
                yield from [part.markup for part in game.paint(view, voice)]
        if state.over:
            return
        seat = state.waiting()[0]
        state.act(seat, dice.choice(state.options(seat)))


def outside(markup: str) -> list[str]:
    """What lies outside its picture."""
    found = []
    for svg in ElementTree.fromstring(f"<all>{markup}</all>").iter():
        if kind(svg) == "svg" and "viewBox" in svg.attrib:
            left, top, width, height = map(float, svg.attrib["viewBox"].split())
            for what, (x, y) in points(svg, (0.0, 0.0)):
                if not (left - EDGE <= x <= left + width + EDGE and top - EDGE <= y <= top + height + EDGE):
                    found.append(f"{what} at {x:.0f}, {y:.0f} of {svg.attrib['viewBox']}")
    return found


def kind(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def points(parent: ElementTree.Element, at: Point) -> Iterator[tuple[str, Point]]:
    """The corners of all that is drawn upright, where it lies in its picture."""
    for element in parent:
        moved = MOVED.fullmatch(element.get("transform", "translate(0 0)").strip())
        if kind(element) in APART or moved is None or element.get("class") == BACKGROUND:
            continue
        here = at[0] + float(moved[1]), at[1] + float(moved[2] or 0)
        for x, y in corners(element):
            yield f"{kind(element)} {element.get('class', '')}", (x + here[0], y + here[1])
        yield from points(element, here)


def corners(element: ElementTree.Element) -> list[Point]:
    def of(*keys: str) -> list[float]:
        return [float(element.get(key, "0")) for key in keys]

    if kind(element) == "circle":
        x, y, size = of("cx", "cy", "r")
        return [(x - size, y - size), (x + size, y + size)]
    if kind(element) in ("rect", "use") and element.get("width", "%")[-1] != "%":
        x, y, wide, tall = of("x", "y", "width", "height")
        return [(x, y), (x + wide, y + tall)]
    return [(of("x", "y")[0], of("x", "y")[1])] if kind(element) == "text" and "x" in element.attrib else []


@pytest.mark.parametrize(("game", "name"), LENGTHS)
def test_other_lengths_stay_inside_their_pictures(game: str, name: str) -> None:
    title = shelf.game(shelf.put(shelf.checked(read_text(box_of(game, name), "lengths.box.toml"))))
    found = {each for seats in (2, 4) for markup in painted(title, seats) for each in outside(markup)}
    assert not found, sorted(found)[:5]


@pytest.mark.parametrize("game", ["antarctica", "magnastorm", "mars", "pebble", "skymines"])
def test_more_cards_stay_inside_their_pictures(game: str) -> None:
    title = shelf.game(shelf.put(shelf.checked(read_box(BOXES / f"{game}.box.toml"))))
    found = {each for markup in painted(title, 2) for each in outside(markup)}
    assert not found, sorted(found)[:5]


def test_what_lies_outside_is_found() -> None:
    markup = (
        '<svg viewBox="0 0 10 10"><g transform="translate(20 0)"><circle r="2"/></g><rect width="9" height="9"/></svg>'
    )
    assert outside(markup) == ["circle  at 18, -2 of 0 0 10 10", "circle  at 22, 2 of 0 0 10 10"]


def test_a_bonus_above_the_last_level_is_refused() -> None:
    text = '[box]\ngame = "magnastorm"\n[[value]]\nentry = "research_board"\nfield = "levels"\nvalue = 8\n'
    with pytest.raises(BoxError, match=r"research_board\.track red: a bonus on level 9 of 1 to 8"):
        shelf.checked(read_text(text, "low.box.toml"))
