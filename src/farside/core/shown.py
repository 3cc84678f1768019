"""Shown: how a title is drawn, told and laid out, all of it from a view. The half of `Game` that has no rules."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Generic, TypeVar

from farside.core.actions import Action
from farside.core.glossary import Glossary
from farside.core.panels import Focus, Panel, Tab
from farside.core.phrases import Voice
from farside.core.scene import Scene
from farside.core.view import Mirror, Part, View

V = TypeVar("V", bound=View)


class Shown(Generic[V]):
    """What a title writes for people's eyes and ears. A picture is a must; the rest may stay as it is."""

    key: str
    styles: tuple[str, ...] = ()  # style sheets of the picture: `art/<name>.css`
    symbol_sheets: tuple[str, ...] = ()  # drawings in `art/` whose symbols the picture uses
    panels: Mapping[str, Panel] = MappingProxyType({})  # by question, which parts of the picture it is about
    focuses: Mapping[str, Focus] = MappingProxyType({})  # by question, where on the board it is decided; "": any other
    tabs: tuple[Tab, ...] = ()  # the parts of the picture on a phone, tab by tab; without: one for each
    glossary: Glossary[Any] | None = None  # a word for every piece of the picture
    companion: tuple[Tab, ...] = ()  # the parts that a tablet shows beside the move, page by page

    def paint(self, view: V, voice: Voice) -> list[Part]:
        """The table's picture, part by part; the first part is the board."""
        raise NotImplementedError(self.key)

    def label(self, view: V, voice: Voice, action: Action) -> str:
        """An option's text where the question says the rest; a title may name what the view shows there."""
        return voice.option(action, short=True)

    def details(self, view: V, voice: Voice, action: Action) -> str:
        """What stands beside an option's text: markup with the numbers a player would otherwise compute."""
        return ""

    def mirrors(self, view: V, voice: Voice) -> list[Mirror]:
        """Options that stand in the list as they stand on the board: as a grid, or as a row of kinds."""
        return []

    def then(self, view: V) -> Action | None:
        """An answer that mostly ends what is being done: whoever ticks it need not press it. None: there is none."""
        return None

    def heads(self, view: V, voice: Voice) -> tuple[str, ...]:
        """What stands over the columns of the options: over their names, and over what is told beside them."""
        return ()

    def forecast(self, view: V, voice: Voice) -> str:
        """What stands under a question: markup with what is left to spend, and what it will come to."""
        return ""

    def focus(self, view: V) -> Focus | None:
        """Where on the board the open question is decided, for a small picture of it; None: all of the board."""
        return self.focuses.get(view.asks, self.focuses.get(""))

    def panel(self, view: V) -> Panel | None:
        """What the open question is about; a title may know better than its table when it sees the position."""
        return self.panels.get(view.asks)

    def tab(self, view: V, voice: Voice, key: str) -> str:
        """What a tab is called; a title may call it after what lies there in this game."""
        return voice.say(f"tab-{key}")

    def headline(self, view: V, voice: Voice) -> str:
        """How far the game is, in a few words: the round, the lap."""
        return ""

    def goal(self, view: V, voice: Voice) -> str:
        """How the game is won and when it ends, in one line, for those who have never finished one; "" if unsaid."""
        return ""

    def describe(self, view: V, voice: Voice) -> list[tuple[str, list[str]]]:
        """The position in words, by section, for those who listen to it."""
        return []

    def scene(self, view: V, voice: Voice) -> Scene[V]:
        """What its glossary is told: the view, and the voice that speaks of it."""
        return Scene(view, voice)

    def facts(self, view: V, voice: Voice) -> dict[str, str | int]:
        """What lessons ask about and speak of, by name: numbers, and words of the voice's language."""
        return {}

    def numbers(self, voice: Voice) -> dict[str, str | int]:
        """What the title's guide speaks of, by name: numbers from its components, and words of the voice's language."""
        return {}

    def sketches(self, view: V, voice: Voice) -> list[Part]:
        """What only the title's guide shows, to be read as it is: prices, a way to trade. Their place is `sketch`."""
        return []
