"""Spots: where on a picture an option lies, by the names of its pieces, read off a view that offers it.

A plan is put together in a dream, whose picture nobody is shown; the places of its options have the same names on the
board that lies on the table, so the plan can be drawn there.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import lru_cache
from html.parser import HTMLParser
from typing import Final

from farside.core.actions import Seat
from farside.core.view import View
from farside.table.playing import Playing

KEPT: Final = 128  # dreams
MOST: Final = 4  # names of one place: some may not be in view

Spots = dict[str, str]  # by option, names of pieces


@dataclass(slots=True)
class Element:
    """A piece of a picture while it is read."""

    tag: str
    name: str
    around: str  # the nearest piece that it is a part of
    options: list[str]
    inside: list[str] = field(default_factory=list)

    @property
    def names(self) -> list[str]:
        """What this place is called: by itself, by what lies in it, or by what it lies in."""
        return [name for name in (self.name, *self.inside[:2], self.around) if name]


class Reading(HTMLParser):
    """Reads a picture for the places that lead to options."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[Element] = []
        self.places: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open.append(self.read(tag, dict(attrs)))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.read(tag, dict(attrs))

    def handle_endtag(self, tag: str) -> None:
        at = next((at for at in range(len(self.open) - 1, -1, -1) if self.open[at].tag == tag), len(self.open))
        del self.open[at:]

    def read(self, tag: str, told: dict[str, str | None]) -> Element:
        name = told.get("id") or ""
        around = next((one.name for one in reversed(self.open) if one.name), "")
        found = Element(tag, name, around, (told.get("data-action") or "").split())
        for one in self.open if name else ():
            one.inside.append(name)
        if found.options:
            self.places.append(found)
        return found


class Dream:
    """What a seat would see after some steps, remembered by what makes it what it is."""

    def __init__(self, playing: Playing, seat: Seat, steps: tuple[str, ...], view: View) -> None:
        self.playing, self.seat, self.view = playing, seat, view
        self.key = playing.row.id, playing.pulse, seat, steps

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Dream) and other.key == self.key


@lru_cache(KEPT)
def spots(dream: Dream) -> Spots:
    """Where each option lies; one that has no place on the picture is left out."""
    title = dream.playing.title
    parts = title.paint(dream.view, title.voice("en", dream.playing.names, dream.seat))
    return read("".join(part.markup for part in parts))


def read(markup: str) -> Spots:
    reading = Reading()
    reading.feed(markup)
    found: dict[str, list[str]] = {}
    for place in reading.places:
        for option in place.options:
            found.setdefault(option, []).extend(place.names)
    return {option: " ".join(dict.fromkeys(names[:MOST])) for option, names in found.items() if names}
