"""The promise of every component file: change any number, truth value or word in it, and either the file is refused or
the game is made of something else. What nobody reads lies where it is meant for people (`note`, `for_people`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from types import ModuleType
from typing import Any, Final

from farside.core import beside, shelf
from farside.core.box import NAMES, REMARKS, Box, Parts
from farside.core.boxes import is_source
from farside.core.sources import readers

Path = tuple[str | int, ...]  # the way to a value: part, keys, places in lists
REFUSED, DIFFERS, SAME = "refused", "differs", "same"
NUMBERS: Final = (bool, int, float)
NONSENSE: Final = "nonsense"  # a word that no component file knows
DEEP: Final = 12  # tables within tables within tables


def numbers(parts: Parts) -> Iterator[Path]:
    """The way to every number and truth value of a box that is not meant for people."""
    for part, values in parts.items():
        yield from below((part,), values, NUMBERS)


def words(parts: Parts) -> Iterator[Path]:
    """The way to every word; but an entry may be called what one likes (`id`)."""
    for part, values in parts.items():
        yield from [way for way in below((part,), values, (str,)) if way[-1] != NAMES[0]]


def below(way: Path, value: object, kinds: tuple[type, ...]) -> Iterator[Path]:
    if isinstance(value, dict):
        for key, inner in value.items():
            if key not in REMARKS and not is_source(key, inner):
                yield from below((*way, key), inner, kinds)
    elif isinstance(value, list):
        for at, inner in enumerate(value):
            yield from below((*way, at), inner, kinds)
    elif isinstance(value, kinds):
        yield way


def changed(parts: Parts, way: Path) -> Parts:
    """The same box with one value changed: a truth value turned round, a number one higher, a word made nonsense."""
    old = values_at(parts, way)
    return replaced(parts, way, NONSENSE if isinstance(old, str) else not old if isinstance(old, bool) else old + 1)


def replaced(parts: Parts, way: Path, value: object) -> Parts:
    """The same box with another value at the end of a way."""
    found = deepcopy(parts)
    inner: Any = found
    for step in way[:-1]:
        inner = inner[step]
    inner[way[-1]] = value
    return found


class Promise:
    """One title's component files, tried with one value changed at a time."""

    def __init__(self, key: str) -> None:
        self.key = key
        self.parts = shelf.ours(key).parts
        self.made = self.make(self.parts)

    def fate(self, way: Path) -> str:
        """What a change comes to: refused, a game made of something else, or nothing."""
        try:
            return SAME if self.make(changed(self.parts, way)) == self.made else DIFFERS
        except Exception:  # noqa: BLE001 - a check that trips is a check
            return REFUSED

    def idle(self, ways: list[Path]) -> list[Path]:
        """Those that change nothing."""
        return [way for way in ways if self.fate(way) == SAME]

    def make(self, parts: Parts) -> object:
        """All constants of the modules that read component files."""
        lent = {part: (values, f"{self.key}/{part}.toml") for part, values in parts.items()}
        copy = beside.copy(f"{shelf.AT}try", lent, shelf.package_of(self.key))
        try:
            modules = [copy.module(name) for name in readers(shelf.package_of(self.key))]
            for part in copy.read.values():
                part.done()
            return [constants(module) for module in modules]
        finally:
            copy.forget()


def constants(module: ModuleType) -> list[tuple[str, object]]:
    """What a module's names stand for, as plain data."""
    return [(name, plain(value, 0)) for name, value in vars(module).items() if name.isupper()]


def plain(value: object, depth: int) -> object:
    """Data that can be compared; what a file says is left out, because only what is made of it counts."""
    if isinstance(value, (Box, ModuleType, Callable)) or depth > DEEP:  # type: ignore[arg-type]  # Callable is a kind too
        return None
    if isinstance(value, dict):
        return [(repr(key), plain(each, depth + 1)) for key, each in value.items()]
    if isinstance(value, (list, tuple, set, frozenset)):
        return [plain(each, depth + 1) for each in value]
    fields = getattr(value, "__dict__", None)
    return value if fields is None else plain(fields, depth + 1)


def values_at(parts: Parts, way: Path) -> Any:
    """What stands at the end of a way."""
    inner: Any = parts
    for step in way:
        inner = inner[step]
    return inner
