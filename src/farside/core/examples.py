"""Worked examples: what a clause means in a position that was played, drawn by the title itself.

A title keeps them in `examples/page.toml`, their words in `examples/<lang>.ftl`; the records are those of its guide.
An example stands after a clause of the rules and has a few figures, each with a sentence: `<key>` is its title,
`<key>-1`, `<key>-2` … are the sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from farside.core import guides
from farside.core.box import Box, BoxError
from farside.core.guides import Figure
from farside.core.shelf import AnyGame

FOLDER: Final = "examples"


@dataclass(frozen=True, slots=True)
class Example:
    """An example of a clause: its figures, in the order in which they are told."""

    key: str
    after: str  # the clause after which it stands
    figures: tuple[Figure, ...]


@cache
def examples(game: AnyGame) -> tuple[Example, ...]:
    """The examples of a title; none if it brings none. BoxError says what is wrong with them."""
    file = guides.folder(game, FOLDER).joinpath(guides.FILE)
    return parsed(game, file.read_text(encoding="utf-8")) if file.is_file() else ()


def parsed(game: AnyGame, text: str) -> tuple[Example, ...]:
    box = Box.read(text, f"{game.key}/{FOLDER}/{guides.FILE}")
    figures = {figure.key: figure for figure in [guides.read_figure(game, one) for one in box.tables("figure")]}
    found = tuple([_example(one, figures) for one in box.tables("example")])
    box.done()
    unused = set(figures) - {figure.key for one in found for figure in one.figures}
    if unused:
        raise BoxError(f"{box.file}: shown nowhere: {', '.join(sorted(unused))}")
    return found


def _example(box: Box, figures: dict[str, Figure]) -> Example:
    keys = box.texts("figures")
    missing = [key for key in keys if key not in figures]
    if missing:
        raise BoxError(f"{box.file}: there is no figure '{missing[0]}'; possible: {', '.join(figures)}")
    return Example(box.text("id"), box.text("after"), tuple([figures[key] for key in keys]))


def said(game: AnyGame, lang: str, key: str) -> str:
    """A text of the examples; "" if there is none of this key."""
    return guides.said(game, lang, key, FOLDER)
