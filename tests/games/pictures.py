"""What is drawn, read back: parts, lit options and ids, for the pictures of all games."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from farside.core import checks, marks
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.view import View

HEAVIEST = 25_000  # bytes of a board on the wire
# Whole games with more players are left to the compiled package, which plays them in a third of the time.
MORE = [pytest.param(seats, marks=pytest.mark.long) for seats in (3, 4)]
LARGER = [pytest.param(seats, lang, marks=pytest.mark.long) for seats, lang in ((3, "fr"), (4, "it"))]


class Pictures:
    """The pictures of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game

    def parts(self, view: View, lang: str = "en") -> dict[str, str]:
        """The parts of a table by their keys, the board first."""
        return {part.key: part.markup for part in self.game.paint(view, self.game.voice(lang, (), view.seat))}

    def board(self, view: View, lang: str = "en") -> str:
        return next(iter(self.parts(view, lang).values()))

    def markup(self, view: View, lang: str = "en", names: tuple[str, ...] = ()) -> str:
        """All that a reader in the view's seat is drawn: the parts, and what stands beside and under the question."""
        voice = self.game.voice(lang, names, view.seat)
        beside = [self.game.details(view, voice, action) for action in view.options]
        return "".join(
            [part.markup for part in self.game.paint(view, voice)] + beside + [self.game.forecast(view, voice)]
        )

    def lit(self, view: View) -> set[str]:
        """The options that can be clicked."""
        return lit(self.markup(view))

    def opened(self, view: View) -> set[str]:
        return {self.game.actions.name(action) for action in view.options}

    def symbols(self) -> set[str]:
        """The symbols that a page holds."""
        return set(ids(marks.shared_symbols() + self.game.symbols()))

    def are_whole_and_light(self, seats: int, lang: str, every: int, **variants: Value) -> None:
        """Every so many positions of a random game, for somebody who is asked and for a spectator."""
        for state in checks.Walk(self.game, seats, 3, variants).steps():
            if state.ply % every == 0 or state.over:
                self.is_whole_and_light(self.game.view(state, (state.waiting() or (0,))[0]), lang)
                self.is_whole_and_light(self.game.view(state, None), lang)

    def is_whole_and_light(self, view: View, lang: str) -> None:
        is_whole(self.markup(view, lang))
        assert len(gzip.compress(self.board(view, lang).encode())) < HEAVIEST

    def asked(self, seats: int, every: int = 1, **variants: Value) -> Iterator[tuple[str, Any]]:
        """Of a random game, every so many positions: where it is, and the view of somebody who is asked."""
        walk = checks.Walk(self.game, seats, 8, variants)
        for state in walk.steps():
            if state.ply % every == 0 and not state.over:
                view = self.game.view(state, state.waiting()[0])
                yield f"{walk.here()}: {view.asks}", view

    def stand_alone(self, view: View, token: str) -> None:
        """A document has all it refers to, and carries its style."""
        picture = self.game.picture(view)
        stands_alone(picture)
        assert token in picture

    def told(self, view: View, lang: str) -> str:
        """The position in words, to Ada, who sits with Ben and Cleo."""
        sections = self.game.describe(view, self.game.voice(lang, ("Ada", "Ben", "Cleo"), 0))
        spoken = " ".join(line for _, lines in sections for line in lines)
        assert len(sections) == 7
        assert "Ben" in spoken
        assert "{" not in spoken
        return spoken


def lit(text: str) -> set[str]:
    """The options that can be clicked."""
    return {name for names in re.findall(r'data-action="([^"]+)"', text) for name in names.split()}


def ids(text: str) -> list[str]:
    return re.findall(r'\bid="([^"]+)"', text)


def used(text: str) -> set[str]:
    """The ids that are drawn again."""
    return {*re.findall(r'<use href="#([^"]+)"', text), *re.findall(r"url\(#([^)]+)\)", text)}


def is_whole(text: str) -> None:
    """Well-formed, and no id stands twice."""
    ElementTree.fromstring(f"<all>{text}</all>")
    assert not [name for name, count in Counter(ids(text)).items() if count > 1]


def stands_alone(picture: str) -> None:
    """A document that has all it refers to."""
    is_whole(picture)
    assert used(picture) <= set(ids(picture))
