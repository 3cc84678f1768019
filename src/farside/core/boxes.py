"""Boxes: all that is in one box of a title, as a thing of its own, with a name, a digest, and a mark at every value.

A box is the component files of a title together, its parts. Two boxes that play alike have the same digest: remarks,
sources, and what shapes the picture alone are left out of it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Final

from farside.core.box import MAIN, MARKS, READ, REMARKS, SOURCES, Box, BoxError, Parts, Values, below, called

OURS: Final = "ours"  # the name of the box that a package came with
RULEBOOK, PUBLIC, PRINTED, GUESSED = SOURCES
WEAKEST: Final = (GUESSED, PUBLIC, PRINTED, RULEBOOK)  # an entry is as certain as its least certain field
NAMED: Final = re.compile(r" [^ .]+")  # the name in an id
DIGITS: Final = 32  # of a digest


@dataclass(frozen=True, slots=True)
class Field:
    """A value of an entry, where it comes from, and whether it can change play."""

    key: str  # with dots for tables inside: `effect.steps`
    value: object
    mark: str
    plays: bool


@dataclass(frozen=True, slots=True)
class Entry:
    """A card, a track, a row of the set-up: what the file marks with a source."""

    part: str
    id: str  # as messages call it: `building_card B01`
    source: str
    fields: tuple[Field, ...]
    note: str = ""

    @property
    def kind(self) -> str:
        """What kind of thing it is: `track.icon` of `track land.icon 1`, with its part where that is a module."""
        found = unnamed(self.id)
        return found if self.part == MAIN else f"{self.part}.{found}"

    @property
    def name(self) -> str:
        """What the file calls it: `B01`; empty for a table that is there once."""
        return self.names[-1] if self.names else ""

    @property
    def names(self) -> list[str]:
        """What the file calls it and what it lies in: `land` and `1` of `track land.icon 1`."""
        return [each.strip() for each in NAMED.findall(self.id)]

    @property
    def plays(self) -> bool:
        return any(field.plays for field in self.fields)

    @property
    def mark(self) -> str:
        """As certain as the least certain of its fields that can change play."""
        found = {field.mark for field in self.fields if field.plays} or {self.source}
        return next(mark for mark in WEAKEST if mark in found)


@dataclass(frozen=True, slots=True)
class Difference:
    """A value that two boxes do not share; None where one of them has no such field."""

    part: str
    entry: str
    field: str
    old: object
    new: object


class GameBox:
    """A box of one title: its parts as they were read, and what can be said of them."""

    def __init__(
        self,
        game: str,
        parts: Parts,
        picture: frozenset[str] = frozenset(),
        name: str = OURS,
        edition: str = "",
        parent: str = "",
        file: str = "",
    ) -> None:
        self.game = game
        self.parts = parts
        self.picture = picture  # keys that shape the picture alone
        self.name = name
        self.edition = edition  # what its owner says of it: "German, 2015"
        self.parent = parent  # the digest of the box it was made from
        self.file = file  # where it lies, if it is a file

    @property
    def is_ours(self) -> bool:
        return self.name == OURS

    @property
    def key(self) -> str:
        """What the shelf calls the title made from this box, if it is another than the one that stands there."""
        return f"{self.game}@{self.digest}"

    @cached_property
    def digest(self) -> str:
        """Of all that can change play, in one form: keys in order, without remarks, sources and pictures."""
        played = {part: self._played(values) for part, values in self.parts.items()}
        text = json.dumps([self.game, played], sort_keys=True, separators=(",", ":"))
        return sha256(text.encode()).hexdigest()[:DIGITS]

    @property
    def short(self) -> str:
        """The digest as people are shown it: `9a3e-71`."""
        return shortened(self.digest)

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """Every marked table of all parts, in the order of the files."""
        found = [entry for part, values in self.parts.items() for entry in self._entries(part, values)]
        seen: set[tuple[str, str]] = set()
        for entry in found:
            if (entry.part, entry.id) in seen:
                raise BoxError(f"{entry.part}.toml: '{entry.id}' is there twice")
            seen.add((entry.part, entry.id))
        return tuple(found)

    @cached_property
    def marks(self) -> dict[str, int]:
        """How many entries that can change play there are, by mark."""
        played = [entry.mark for entry in self.entries if entry.plays]
        return {mark: played.count(mark) for mark in SOURCES}

    def entry(self, name: str, part: str = "") -> Entry:
        """An entry by its id; ValueError if there is none."""
        for entry in self.entries:
            if entry.id == name and part in ("", entry.part):
                return entry
        raise ValueError(f"{self.game}: there is no entry '{name}'")

    def values(self) -> dict[tuple[str, str, str], Field]:
        """Every field by part, entry and key; what lies outside all entries belongs to the entry ''."""
        found: dict[tuple[str, str, str], Field] = {}
        for part, values in self.parts.items():
            for field in self._fields(values, "", "", {}):
                found[part, "", field.key] = field
        for entry in self.entries:
            for field in entry.fields:
                found[entry.part, entry.id, field.key] = field
        return found

    def packed(self) -> tuple[str, Parts, frozenset[str], str, str, str]:
        """All that makes it, to be sent or kept."""
        return self.game, self.parts, self.picture, self.name, self.edition, self.parent

    # -- inner workings --------------------------------------------------------------------------

    def _played(self, value: object) -> object:
        if isinstance(value, dict):
            return {key: self._played(each) for key, each in value.items() if not self._is_aside(key, each)}
        return [self._played(each) for each in value] if isinstance(value, list) else value

    def _is_aside(self, key: str, value: object) -> bool:
        return key in REMARKS or key in self.picture or is_source(key, value)

    def _entries(self, part: str, values: Values) -> list[Entry]:
        found = []
        for place, table in tables(values):
            if is_marked(table):
                marks = table.get(MARKS, {})
                fields = tuple(self._fields(table, "", str(table["source"]), marks if isinstance(marks, dict) else {}))
                found.append(Entry(part, place, str(table["source"]), fields, str(table.get("note", ""))))
        return found

    def _fields(self, table: Values, prefix: str, mark: str, marks: Values) -> Iterator[Field]:
        """What a table says itself; tables with a source of their own are entries of their own."""
        for key, value in table.items():
            name = below(prefix, key)
            if key in REMARKS or is_source(key, value):
                continue
            if isinstance(value, dict):
                if not is_marked(value):
                    yield from self._fields(value, name, marks.get(name, mark), marks)
            elif not (isinstance(value, list) and any(is_marked(each) for each in value)):
                yield Field(name, value, marks.get(name, mark), key not in self.picture)


def picture_of(read: dict[str, Box]) -> frozenset[str]:
    """The keys that shape the picture alone, by those who read the parts."""
    return frozenset([key for part in read.values() for key in part.drawn()])


def shortened(digest: str) -> str:
    return f"{digest[:4]}-{digest[4:6]}"


def is_source(key: str, value: object) -> bool:
    return key == "source" and value in SOURCES


def is_marked(value: object) -> bool:
    """Whether a table says where its values come from."""
    return isinstance(value, dict) and is_source("source", value.get("source"))


def tables(values: Values, place: str = "") -> Iterator[tuple[str, Values]]:
    """Every table below this one, with what it is called."""
    for key, value in values.items():
        if key in REMARKS:
            continue
        inside = [(below(place, key), value)] if isinstance(value, dict) else []
        if isinstance(value, list):
            inside = [
                (below(place, called(key, at, each)), each) for at, each in enumerate(value) if type(each) is dict
            ]
        for name, table in inside:
            yield name, table
            yield from tables(table, name)


def check_sources(made: GameBox, own: GameBox) -> None:
    """What says in ours where its values come from says so in every box. What was added to such a list says so too, or
    lies in something that does. Each entry is there once."""
    ours = {(entry.part, entry.id) for entry in own.entries}
    kinds = {(entry.part, unnamed(entry.id)) for entry in own.entries}
    known = {(entry.part, entry.id) for entry in made.entries}
    for part, values in made.parts.items():
        for place, _table in tables(values):
            added = (part, unnamed(place)) in kinds and not any((part, above) in known for above in around(place))
            if (part, place) not in known and ((part, place) in ours or added):
                raise BoxError(f"{place}: 'source' is missing; expected one of {', '.join(SOURCES)}")


def unnamed(place: str) -> str:
    """A place without the names in it: `card.task` of `card M9.task 1`."""
    return NAMED.sub("", place)


def around(place: str) -> list[str]:
    """What a table lies in: `card M9` of `card M9.task 1`."""
    return [place[:at] for at, letter in enumerate(place) if letter == "."]


def differences(old: GameBox, new: GameBox) -> list[Difference]:
    """The values in which two boxes of a title differ, in the order of the files."""
    if old.game != new.game:
        raise ValueError(f"a box of {old.game} and one of {new.game} cannot be compared")
    before, after = old.values(), new.values()
    return [
        Difference(*place, before[place].value if place in before else None, value_at(after, place))
        for place in dict.fromkeys([*before, *after])
        if value_at(before, place) != value_at(after, place)
    ]


def value_at(values: dict[tuple[str, str, str], Field], place: tuple[str, str, str]) -> object:
    return values[place].value if place in values else None


LENT: Final[dict[str, GameBox]] = {}  # by game: the box that was lent to this process


def made_from(game: str, package: str) -> GameBox:
    """The box that a title was made from: all its parts, each read to the last key."""
    read: dict[str, Box] = READ.get(package.rpartition(".")[2], {})
    picture: set[str] = set()
    for part in read.values():
        part.done()
        picture |= part.drawn()
    known = LENT.get(game) or GameBox(game, {})
    parts = {name: part.values() for name, part in read.items()}
    return GameBox(game, parts, frozenset(picture), known.name, known.edition, known.parent, known.file)
