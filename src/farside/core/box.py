"""Box: what is in the box. Reads `components.toml` into typed values and refuses whatever it does not expect.

Games differ in shape, so there is no schema here, only a table that is asked key by key. A table remembers what it was
asked for; `done` then refuses what nobody wanted, which catches every misspelt key.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from typing import Final, TypeVar

T = TypeVar("T")
SOURCES: Final = ("rulebook", "public", "reconstructed")
REMARKS: Final = ("note", "ref")  # for people who read the file; allowed everywhere
TEXT: Final = "a text"
NUMBER: Final = "a whole number"
TRUTH: Final = "true or false"
TABLE: Final = "a table"
LENT: Final[dict[str, tuple[str, str]]] = {}  # by game: the text and the name of a file that takes its own one's place


class BoxError(ValueError):
    """A mistake in a component file: says the file, the place in it and what was expected."""


class Box:
    """A table of the file. A key without a default must be there; with one, it may be left out."""

    def __init__(self, file: str, place: str, values: dict[str, object]) -> None:
        self.file = file
        self.place = place
        self._values = values
        self._known: set[str] = set()
        self._inside: dict[str, list[Box]] = {}

    @classmethod
    def of(cls, package: str) -> Box:
        """The component file of a game's package, or the one that was lent to the game."""
        key = package.rpartition(".")[2]
        if key in LENT:
            text, file = LENT[key]  # compiled, `*` would hand over the pair as one
            return cls.read(text, file)
        return cls.read(own(package), f"{key}/components.toml")

    @classmethod
    def read(cls, text: str, file: str) -> Box:
        try:
            return cls(file, "", tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise BoxError(f"{file}: {error}") from error

    # -- tables ----------------------------------------------------------------------------------

    def has(self, key: str) -> bool:
        self._known.add(key)
        return key in self._values

    def keys(self) -> list[str]:
        """The keys of this table in the order of the file, without its source and remarks."""
        return [key for key in self._values if key != "source" and key not in REMARKS]

    def table(self, key: str) -> Box:
        """The table `[key]`; asked twice, it is the same one."""
        values = self._typed(key, self._value(key, None, TABLE), dict, TABLE)
        if key not in self._inside:
            self._inside[key] = [Box(self.file, self._below(key), values)]
        return self._inside[key][0]

    def tables(self, key: str) -> list[Box]:
        """The tables `[[key]]`; ask `has` first where they may be left out."""
        entries = self._list(key, None, dict, TABLE)
        if key not in self._inside:
            self._inside[key] = [Box(self.file, self._nth(key, at), values) for at, values in enumerate(entries)]
        return list(self._inside[key])

    # -- single values ---------------------------------------------------------------------------

    def text(self, key: str, default: str | None = None) -> str:
        return self._typed(key, self._value(key, default, TEXT), str, TEXT)

    def number(self, key: str, default: int | None = None) -> int:
        return self._typed(key, self._value(key, default, NUMBER), int, NUMBER)

    def truth(self, key: str, default: bool | None = None) -> bool:
        return self._typed(key, self._value(key, default, TRUTH), bool, TRUTH)

    def measure(self, key: str, default: float | None = None) -> float:
        """A length or a coordinate: the only numbers that may have decimals."""
        value = self._value(key, default, "a number")
        return float(value) if type(value) is int else self._typed(key, value, float, "a number")

    def one_of(self, key: str, allowed: Sequence[str], default: str | None = None) -> str:
        wanted = f"one of {', '.join(allowed)}"
        value = self._typed(key, self._value(key, default, wanted), str, wanted)
        if value not in allowed:
            raise self._wrong(key, wanted, value)
        return value

    def index(self, key: str, keys: Sequence[str], default: str | None = None) -> int:
        """The place in `keys` of the key written there."""
        return keys.index(self.one_of(key, keys, default))

    # -- lists -----------------------------------------------------------------------------------

    def texts(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        return tuple(self._list(key, default, str, TEXT))

    def numbers(self, key: str, default: Sequence[int] | None = None) -> tuple[int, ...]:
        return tuple(self._list(key, default, int, NUMBER))

    def truths(self, key: str, default: Sequence[bool] | None = None) -> tuple[bool, ...]:
        return tuple(self._list(key, default, bool, TRUTH))

    def indexes(self, key: str, keys: Sequence[str], default: Sequence[str] | None = None) -> tuple[int, ...]:
        """The places in `keys` of the keys written there."""
        found = self.texts(key, default)
        for value in found:
            if value not in keys:
                raise self._wrong(key, f"a list out of {', '.join(keys)}", value)
        return tuple([keys.index(value) for value in found])

    def rows(self, key: str) -> tuple[tuple[int, ...], ...]:
        return tuple([tuple(self._each(key, row, int, NUMBER)) for row in self._list(key, None, list, "a list")])

    def text_rows(self, key: str) -> tuple[tuple[str, ...], ...]:
        return tuple([tuple(self._each(key, row, str, TEXT)) for row in self._list(key, None, list, "a list")])

    def pairs(self, key: str) -> tuple[tuple[int, int], ...]:
        found: list[tuple[int, int]] = []
        for row in self.rows(key):
            if len(row) != 2:
                raise self._wrong(key, "pairs of whole numbers", list(row))
            found.append((row[0], row[1]))
        return tuple(found)

    def amounts(self, key: str, names: Sequence[str]) -> tuple[int, ...]:
        """How many of each name, in the order of `names`; a name left out is 0, and without the table all are."""
        if not self.has(key):
            return (0,) * len(names)
        table = self.table(key)
        table.skip(*names)
        table.done()
        return tuple([table.number(name, 0) for name in names])

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
                found += Box(self.file, self._below(key), value).sources()
            elif isinstance(value, list):
                for at, entry in enumerate(value):
                    if isinstance(entry, dict):
                        found += Box(self.file, self._nth(key, at), entry).sources()
        return found

    # -- nothing left over ------------------------------------------------------------------------

    def skip(self, *keys: str) -> None:
        """These keys are known, though we do not read them here."""
        self._known.update(keys)

    def done(self) -> None:
        """Refuse what nobody asked for, here and in every table taken from here."""
        if "source" in self._values and "source" not in self._known:
            self.source()
        for key in self.keys():
            if key not in self._known:
                raise BoxError(f"{self._at()}: unknown key '{key}'; known: {', '.join(sorted(self._known)) or 'none'}")
        for boxes in self._inside.values():
            for box in boxes:
                box.done()

    # -- inner workings --------------------------------------------------------------------------

    def _value(self, key: str, default: object, wanted: str) -> object:
        self._known.add(key)
        value = self._values.get(key, default)
        if value is None:
            raise BoxError(f"{self._at()}: '{key}' is missing; expected {wanted}")
        return value

    def _typed(self, key: str, value: object, kind: type[T], wanted: str) -> T:
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise self._wrong(key, wanted, value)
        return value

    def _each(self, key: str, values: list[object], kind: type[T], wanted: str) -> list[T]:
        return [self._typed(key, value, kind, f"a list, each {wanted}") for value in values]

    def _list(self, key: str, default: Sequence[object] | None, kind: type[T], wanted: str) -> list[T]:
        value = self._value(key, None if default is None else list(default), f"a list, each {wanted}")
        return self._each(key, self._typed(key, value, list, f"a list, each {wanted}"), kind, wanted)

    def _wrong(self, key: str, wanted: str, value: object) -> BoxError:
        shown = str(value).lower() if isinstance(value, bool) else repr(value)
        return BoxError(f"{self._at()}: '{key}' should be {wanted}, not {shown}")

    def _at(self) -> str:
        return f"{self.file}: {self.place}" if self.place else self.file

    def _below(self, key: str) -> str:
        """`[setup.2]`; inside an array of tables, `[[track]] 2 [cost]`."""
        if self.place.endswith("]"):
            return f"{self.place[:-1]}.{key}]"
        return f"{self.place} [{key}]".lstrip()

    def _nth(self, key: str, at: int) -> str:
        return f"{self.place} [[{key}]] {at + 1}".lstrip()


def expect(what: str, found: int, wanted: int) -> None:
    """The count printed on the box."""
    if found != wanted:
        raise BoxError(f"expected {wanted} {what}, found {found}")


def own(package: str) -> str:
    """The text of the component file that a game's package came with."""
    return resources.files(package).joinpath("components.toml").read_text(encoding="utf-8")


def lend(game: str, text: str, file: str) -> None:
    """Make a game from another component file. Games are made once: this comes before the game is first asked for."""
    LENT[game] = (text, file)
