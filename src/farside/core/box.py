"""Box: what is in the box. Reads `components.toml` into typed values and refuses whatever it does not expect.

Games differ in shape, so there is no schema here, only a table that is asked key by key. A table remembers what it was
asked for; `done` then refuses what nobody wanted, which catches every misspelt key. The shelf asks for that when it
opens a game, so no game can forget it.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from importlib import resources
from threading import local
from typing import Any, Final, TypeVar

T = TypeVar("T")
SOURCES: Final = ("rulebook", "public", "printed", "reconstructed")  # printed: read off a box by its owner
MARKS: Final = "marks"  # of single fields, where they come from elsewhere than the rest of their table
REMARKS: Final = ("note", "ref", "for_people", MARKS)  # for people who read the file; allowed everywhere
NAMES: Final = ("id", "key", "number")  # what an entry is called by, if it has one of these
NAME: Final = re.compile(r"[\w-]+")  # places are told apart by blanks and dots, so a name has none
MAIN: Final = "components"  # the part that every title has
TEXT: Final = "a text"
NUMBER: Final = "a whole number"
TRUTH: Final = "true or false"
TABLE: Final = "a table"
Values = dict[str, Any]  # a table of a file as it was read
Parts = dict[str, Values]  # the files of a box by name
HIGHEST: Final = 999  # nothing printed on a card, a tile or a track has more digits
FARTHEST: Final = 10_000  # a picture is no larger
LENT: Final[dict[str, dict[str, tuple[Values, str]]]] = {}  # by game and part: what takes the place of its own file
BESIDE: Final = local()  # what this thread makes a title from, beside the one that stands on the shelf
READ: Final[dict[str, dict[str, Box]]] = {}  # by game and part: the file that the game was made from


class BoxError(ValueError):
    """A mistake in a component file: says the file, the place in it and what was expected."""


class Box:
    """A table of the file. A key without a default must be there; with one, it may be left out."""

    def __init__(self, file: str, place: str, values: Values) -> None:
        self.file = file
        self.place = place
        self._values = values
        self._known: set[str] = set()
        self._drawn: set[str] = set()
        self._inside: dict[str, list[Box]] = {}

    @classmethod
    def of(cls, package: str, part: str = MAIN) -> Box:
        """A component file of a game's package, or the one that was lent to the game."""
        key = package.rpartition(".")[2]
        made = taken(package, key, part)
        read_parts(key)[part] = made
        return made

    @classmethod
    def read(cls, text: str, file: str) -> Box:
        return cls(file, "", parsed(text, file))

    def values(self) -> Values:
        """All that stands here, as it was read."""
        return self._values

    # -- tables ----------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        self._known.add(key)
        return key in self._values

    def keys(self) -> list[str]:
        """The keys of this table in the order of the file, without its source and remarks."""
        return [key for key in self._values if key != "source" and key not in REMARKS]

    def table(self, key: str) -> Box:
        """The table `[key]`; asked twice, it is the same one."""
        values: Values = self._typed(key, self._value(key, None, TABLE), dict, TABLE)
        if key not in self._inside:
            self._inside[key] = [Box(self.file, below(self.place, key), values)]
        return self._inside[key][0]

    def tables(self, key: str) -> list[Box]:
        """The tables `[[key]]`; ask `has` first where they may be left out."""
        entries: list[Values] = self._list(key, None, dict, TABLE)
        if key not in self._inside:
            self._inside[key] = [
                Box(self.file, below(self.place, called(key, at, values)), values) for at, values in enumerate(entries)
            ]
        return list(self._inside[key])

    # -- single values ---------------------------------------------------------------------------

    def text(self, key: str, default: str | None = None) -> str:
        return self._typed(key, self._value(key, default, TEXT), str, TEXT)

    def number(self, key: str, default: int | None = None, least: int = 0, most: int = HIGHEST) -> int:
        """What is counted or printed; where it can be below 0, or has more digits, `least` and `most` say so."""
        value = self._typed(key, self._value(key, default, NUMBER), int, NUMBER)
        if not least <= value <= most:
            raise self.wrong(key, f"{NUMBER} from {least} to {most}", value)
        return value

    def within(self, key: str, low: int, high: int) -> int:
        """A position: a whole number from `low` to `high`."""
        value = self._typed(key, self._value(key, None, NUMBER), int, NUMBER)
        if not low <= value <= high:
            raise self.wrong(key, f"{low} to {high}", value)
        return value

    def truth(self, key: str, default: bool | None = None) -> bool:
        return self._typed(key, self._value(key, default, TRUTH), bool, TRUTH)

    def measure(self, key: str, default: float | None = None) -> float:
        """A length or a coordinate: the only numbers that may have decimals."""
        value = self._value(key, default, "a number")
        found = value if type(value) is int else self._typed(key, value, float, "a number")
        if not -FARTHEST <= found <= FARTHEST:  # what is no number at all is not between them either
            raise self.wrong(key, f"a number from {-FARTHEST} to {FARTHEST}", found)
        return float(found)

    def one_of(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        wanted = f"one of {', '.join(allowed)}"
        value = self._typed(key, self._value(key, default, wanted), str, wanted)
        if value not in allowed:
            raise self.wrong(key, wanted, value)
        return value

    def index(self, key: str, keys: Sequence[str], default: str | None = None) -> int:
        """The place in `keys` of the key written there."""
        return keys.index(self.one_of(key, keys, default))

    # -- lists -----------------------------------------------------------------------------------

    def texts(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        return tuple(self._list(key, default, str, TEXT))

    def numbers(self, key: str, default: Sequence[int] | None = None) -> tuple[int, ...]:
        return tuple(self._counts(key, self._list(key, default, int, NUMBER)))

    def places_drawn(self, key: str) -> tuple[int, ...]:
        """Coordinates of a drawing, as a designer reads them off it: some lie left of its middle or above it."""
        return tuple(self._counts(key, self._list(key, (), int, NUMBER), -FARTHEST, FARTHEST))

    def all_within(self, key: str, low: int, high: int) -> tuple[int, ...]:
        """Positions: whole numbers from `low` to `high`."""
        found = self.numbers(key)
        for value in found:
            if not low <= value <= high:
                raise self.wrong(key, f"a list, each {low} to {high}", value)
        return found

    def places(self, key: str, known: Sequence[int]) -> tuple[int, ...]:
        """The places in `known` of the numbers written there."""
        found = self.numbers(key)
        for value in found:
            if value not in known:
                raise self.wrong(key, f"a list out of {', '.join(map(str, known))}", value)
        return tuple([known.index(value) for value in found])

    def truths(self, key: str, default: Sequence[bool] | None = None) -> tuple[bool, ...]:
        return tuple(self._list(key, default, bool, TRUTH))

    def indexes(self, key: str, keys: Sequence[str], default: Sequence[str] | None = None) -> tuple[int, ...]:
        """The places in `keys` of the keys written there."""
        found = self.texts(key, default)
        for value in found:
            if value not in keys:
                raise self.wrong(key, f"a list out of {', '.join(keys)}", value)
        return tuple([keys.index(value) for value in found])

    def rows(self, key: str) -> tuple[tuple[int, ...], ...]:
        rows = self._list(key, None, list, "a list")
        return tuple([tuple(self._counts(key, self._each(key, row, int, NUMBER))) for row in rows])

    def text_rows(self, key: str) -> tuple[tuple[str, ...], ...]:
        return tuple([tuple(self._each(key, row, str, TEXT)) for row in self._list(key, None, list, "a list")])

    def pairs(self, key: str) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        for row in self.rows(key):
            if len(row) != 2:
                raise self.wrong(key, "pairs of whole numbers", list(row))
            found.append((row[0], row[1]))
        return tuple(found)

    def point(self, key: str) -> tuple[int, ...]:
        """A place on a drawing: across and down."""
        found = self.numbers(key)
        if len(found) != 2:
            raise self.wrong(key, "two whole numbers", list(found))
        return found

    def outline(self, key: str) -> tuple[tuple[int, int], ...]:
        """The corners of something drawn."""
        found = self.pairs(key)
        if len(found) < 3:
            raise self.wrong(key, "at least three pairs of whole numbers", [list(pair) for pair in found])
        return found

    def amounts(self, key: str, names: Sequence[str], most: int = HIGHEST) -> tuple[int, ...]:
        """How many of each name, in the order of `names`; a name left out is 0, and without the table all are."""
        if not self.has(key):
            return (0,) * len(names)
        table = self.table(key)
        table.skip(*names)
        table.done()
        return tuple([table.number(name, 0, most=most) for name in names])

    def counted(self, key: str, what: str, found: int) -> None:
        """The count printed on the box, that so many were found of what it counts."""
        wanted = self.number(key)
        if found != wanted:
            where = f"{self.place}, '{key}'" if self.place else f"'{key}'"
            raise BoxError(f"{self.file}: expected {wanted} {what}, found {found} ({where})")

    # -- where it comes from ----------------------------------------------------------------------

    def source(self) -> str:
        """Where the numbers of this table come from; a table without the mark is refused."""
        return self.one_of("source", SOURCES)

    def sources(self) -> list[tuple[str, str]]:
        """Every marked table from here on down: its place and its source."""
        mark = self._values.get("source")
        found = [(self.place, mark)] if isinstance(mark, str) and mark in SOURCES else []
        for key, value in self._values.items():
            if isinstance(value, dict):
                found += Box(self.file, below(self.place, key), value).sources()
            elif isinstance(value, list):
                for at, entry in enumerate(value):
                    if isinstance(entry, dict):
                        found += Box(self.file, below(self.place, called(key, at, entry)), entry).sources()
        return found

    # -- nothing left over ------------------------------------------------------------------------

    def skip(self, *keys: str) -> None:
        """These keys are known, though we do not read them here."""
        self._known.update(keys)

    def fixed(self, known: Mapping[str, object]) -> None:
        """What the rules take for granted: a file may say it, and nothing else."""
        for key, value in known.items():
            if self.has(key) and self._values[key] != value:
                shown = str(value).lower() if isinstance(value, bool) else repr(value)
                raise self.wrong(key, f"{shown}, because the rules know nothing else", self._values[key])

    def draws(self, *keys: str) -> None:
        """These keys shape the picture alone: boxes that differ in nothing else play alike."""
        self._known.update(keys)
        self._drawn.update(keys)

    def drawn(self) -> set[str]:
        """The keys that shape the picture alone, here and in every table taken from here."""
        found = set(self._drawn)
        for boxes in self._inside.values():
            for box in boxes:
                found |= box.drawn()
        return found

    def done(self) -> None:
        """Refuse what nobody asked for, here and in every table taken from here."""
        if "source" in self._values and "source" not in self._known:
            self.source()
        self._check_marks()
        self._check_names()
        for key in self.keys():
            if key not in self._known and key != NAMES[0]:  # an entry may say what it is called
                raise BoxError(f"{self._at()}: unknown key '{key}'; known: {', '.join(sorted(self._known)) or 'none'}")
        for boxes in self._inside.values():
            for box in boxes:
                box.done()

    # -- what is wrong ------------------------------------------------------------------------------

    def wrong(self, key: str, wanted: str, value: object) -> BoxError:
        """The mistake that a key does not say what it should."""
        shown = str(value).lower() if isinstance(value, bool) else repr(value)
        return BoxError(f"{self._at()}: '{key}' should be {wanted}, not {shown}")

    # -- inner workings --------------------------------------------------------------------------

    def _check_marks(self) -> None:
        """Marks of single fields name fields that are there, and sources."""
        if MARKS not in self._values:
            return
        for field, mark in self._typed(MARKS, self._values[MARKS], dict, TABLE).items():
            if field.partition(".")[0] not in self._values:
                raise BoxError(f"{self._at()}: '{MARKS}' speaks of '{field}', which is not there")
            if mark not in SOURCES:
                raise self.wrong(f"{MARKS}.{field}", f"one of {', '.join(SOURCES)}", mark)

    def _check_names(self) -> None:
        for key in NAMES:
            name = self._values.get(key)
            if isinstance(name, str) and NAME.fullmatch(name) is None:
                raise self.wrong(key, "a name of letters, digits, '-' and '_'", name)

    def _value(self, key: str, default: object, wanted: str) -> object:
        self._known.add(key)
        value = self._values.get(key, default)
        if value is None:
            raise BoxError(f"{self._at()}: '{key}' is missing; expected {wanted}")
        return value

    def _typed(self, key: str, value: object, kind: type[T], wanted: str) -> T:
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self.wrong(key, wanted, value)
        return value

    def _each(self, key: str, values: list[object], kind: type[T], wanted: str) -> list[T]:
        return [self._typed(key, value, kind, f"a list, each {wanted}") for value in values]

    def _counts(self, key: str, values: list[int], least: int = 0, most: int = HIGHEST) -> list[int]:
        for value in values:
            if not least <= value <= most:
                raise self.wrong(key, f"a list, each {NUMBER} from {least} to {most}", value)
        return values

    def _list(self, key: str, default: Sequence[object] | None, kind: type[T], wanted: str) -> list[T]:
        value = self._value(key, None if default is None else list(default), f"a list, each {wanted}")
        return self._each(key, self._typed(key, value, list, f"a list, each {wanted}"), kind, wanted)

    def _at(self) -> str:
        return f"{self.file}: {self.place}" if self.place else self.file


def below(place: str, key: str) -> str:
    """What a table inside another is called: `setup.2`, `track west.cost`."""
    return f"{place}.{key}" if place else key


def called(key: str, at: int, values: Values) -> str:
    """What an entry of a list is called: by its name (`building_card B01`) or else by its number, from 1."""
    for name in NAMES:
        if type(values.get(name)) in (str, int):
            return f"{key} {values[name]}"
    return f"{key} {at + 1}"


def parsed(text: str, file: str) -> Values:
    """A file of tables; BoxError says the line where it breaks."""
    try:
        return tomllib.loads(text)
    except RecursionError as error:
        raise BoxError(f"{file}: its lists or tables lie too deep within one another") from error
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{file}: {error}") from error


def taken(package: str, key: str, part: str) -> Box:
    """The part that this thread makes a title from, the one that was lent, or the package's own."""
    lent: dict[str, tuple[Values, str]] | None = getattr(BESIDE, "parts", None)
    if lent is None:
        lent = LENT.get(key, {})
    if part in lent:
        values, file = lent[part]  # compiled, `*` would hand over the pair as one
        return Box(file, "", values)
    return Box.read(own(package, part), f"{key}/{part}.toml")


def read_parts(key: str) -> dict[str, Box]:
    """Where the parts that are read now are noted, by name."""
    beside: dict[str, Box] | None = getattr(BESIDE, "read", None)
    return READ.setdefault(key, {}) if beside is None else beside


def expect(what: str, found: int, wanted: int) -> None:
    """The count printed on the box."""
    if found != wanted:
        raise BoxError(f"expected {wanted} {what}, found {found}")


def needed(what: str, name: str, names: Sequence[str]) -> int:
    """The place of a name that the rules know and the box must have."""
    if name not in names:
        raise BoxError(f"expected {what} '{name}', found {', '.join(names) or 'none'}")
    return names.index(name)


def own(package: str, part: str = MAIN) -> str:
    """The text of a component file that a game's package came with."""
    return resources.files(package).joinpath(f"{part}.toml").read_text(encoding="utf-8")


def parts_of(package: str) -> list[str]:
    """The names of the component files that a game's package came with, the main one first."""
    files = [file.name for file in resources.files(package).iterdir() if file.name.endswith(".toml")]
    return sorted([name.removesuffix(".toml") for name in files], key=lambda part: (part != MAIN, part))


def lend(game: str, text: str, file: str, part: str = MAIN) -> None:
    """Make a game from another component file. Games are made once: this comes before the game is first asked for."""
    LENT.setdefault(game, {})[part] = (parsed(text, file), file)
