"""Slots: what of an entry is asked, as a form can ask it, and what a form has answered.

A field is a number, yes or no, one of several words, or a list or table of these. What lies along a track (a share from
space 5 on, a line after space 8) is asked space by space.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from farside.core.boxes import GUESSED, Entry, Field, GameBox
from farside.table.walk.naming import Names

NAMES: Final = ("id", "key", "number", "name", "text", "label", "rule", "when", "row", "no_ship_on_board")
DRAWN: Final = ("polygon", "x", "y", "spot", "spot_x", "spot_y", "angle_deg", "grid", "between")
MIRRORED: Final = ("half_turn", "mirror_nw_se", "mirror_ne_sw")
TURNED: Final = ("centre_angle_deg_clockwise_from_top", *[f"{each}_companies" for each in MIRRORED])
ASIDE: Final = frozenset((*NAMES, *DRAWN, *MIRRORED, *TURNED))  # what names or draws a thing: nobody need read it off
CHIPS: Final = 9  # so many numbers are pressed; more are typed
PALETTE: Final = 16  # so many words
ENDS: Final = ("last", "length")  # the fields that say how long a track is
LONGEST: Final = 200  # spaces of a track, members of a list
MORE: Final = 2  # members that a list may have beyond those it has
DEEPEST: Final = 4
NUMBER, TRUTH, CHOICE, CELLS, ITEMS, SPREAD, GROUP = "number", "truth", "choice", "cells", "items", "spread", "group"


class SlotError(ValueError):
    """What somebody typed is no value: the label of the slot, and what he typed."""


@dataclass(frozen=True, slots=True)
class Option:
    """A value to press."""

    value: str  # as the form sends it
    label: str
    symbol: str = ""
    on: bool = False
    ours: bool = False


@dataclass(slots=True)
class Slot:
    """A place of the form."""

    kind: str
    name: str  # of its field in the form
    label: str
    value: object = None
    ours: object = None
    ours_text: str = ""
    options: list[Option] = field(default_factory=list)
    inside: list[Slot] = field(default_factory=list)
    there: bool = True  # a member of a list that may be left out
    spaces: list[int] = field(default_factory=list)

    @property
    def differs(self) -> bool:
        return self.value != self.ours

    @property
    def pressed(self) -> bool:
        """Whether its values are few enough to be pressed."""
        return len(self.options) <= PALETTE

    @property
    def signed(self) -> bool:
        """Whether some of its values are drawn."""
        return any(each.symbol for each in self.options)


def asked(entry: Entry) -> list[Field]:
    """The fields that are our reconstruction and can change play."""
    return [each for each in entry.fields if each.mark == GUESSED and each.plays]


def is_aside(key: str) -> bool:
    return not ASIDE.isdisjoint(key.split("."))


class Form:
    """The slots of one entry: ours, and what somebody has read off his."""

    def __init__(self, names: Names, ours: GameBox, entry: Entry, mine: Entry) -> None:
        self.names = names
        self.entry = entry
        self.mine = {each.key: each.value for each in mine.fields}
        self.seen = Seen(ours, entry)
        self.last = next((self.mine[key] for key in ENDS if isinstance(self.mine.get(key), int)), None)

    def slots(self) -> list[Slot]:
        shown = [each for each in asked(self.entry) if not is_aside(each.key)]
        return [self.slot(each.key, self.mine.get(each.key), each.value, each.key) for each in shown]

    def slot(self, name: str, value: Any, ours: Any, path: str, depth: int = 0) -> Slot:
        """The slot of a value of any shape; `path` is where such values stand in all entries of this kind."""
        made = Slot(GROUP, name, self.names.field(path), value, ours)
        example = ours if ours is not None else value
        made.ours_text = self.names.value(ours, path)
        if isinstance(example, bool):
            made.kind, made.options = TRUTH, self.truths(value, ours)
        elif isinstance(example, int):
            made.kind, made.options = NUMBER, self.numbers(path, value, ours)
        elif isinstance(example, str):
            made.kind, made.options = CHOICE, self.words(path, value, ours)
        elif isinstance(example, list):
            self.fill_list(made, value, ours, path, depth)
        elif isinstance(example, Mapping):
            made.inside = self.table(name, value or {}, ours or {}, path, depth)
        return made

    def table(self, name: str, value: Any, ours: Any, path: str, depth: int) -> list[Slot]:
        keys = [key for key in {**ours, **value} if not is_aside(key)]
        return [self.slot(f"{name}/{key}", value.get(key), ours.get(key), f"{path}.{key}", depth + 1) for key in keys]

    # -- what can be pressed ----------------------------------------------------------------------

    def truths(self, value: object, ours: object) -> list[Option]:
        return [
            Option("1" if each else "", self.names.value(each), "", each == value, each == ours)
            for each in (True, False)
        ]

    def numbers(self, path: str, value: object, ours: object) -> list[Option]:
        """The numbers that such things have, and one more at either end; none where they are many."""
        known = [each for each in {*self.seen.values(path), value, ours} if isinstance(each, int)]
        low, high = max(0, min(known) - 1), max(known) + 1
        if min(known) < 0 or high - low >= CHIPS:
            return []
        return [Option(str(each), str(each), "", each == value, each == ours) for each in range(low, high + 1)]

    def words(self, path: str, value: object, ours: object) -> list[Option]:
        known = [each for each in dict.fromkeys([*self.seen.values(path), ours, value]) if isinstance(each, str)]
        named = [(each, self.names.value(each, path) if each else self.names.value(None)) for each in known]
        return [
            Option(each, label, self.names.symbol(each), each == value, each == ours)
            for each, label in sorted(named, key=lambda pair: pair[1])
        ]

    # -- lists ------------------------------------------------------------------------------------

    def fill_list(self, made: Slot, value: Any, ours: Any, path: str, depth: int) -> None:
        mine, theirs = list(value or []), list(ours or [])
        model = self.seen.member(path)
        if self.last and depth == 0 and is_spread([*theirs, *mine] or [model]):
            self.fill_spread(made, mine)
        elif isinstance(model, (Mapping, list)):
            made.kind = ITEMS
            made.inside = [self.item(made, at, mine, theirs, model, depth) for at in range(longest(mine, theirs) + 1)]
        else:
            made.kind = CELLS
            made.inside = [self.cell(made, at, mine, theirs, model) for at in range(longest(mine, theirs) + MORE)]

    def cell(self, made: Slot, at: int, mine: list[Any], theirs: list[Any], model: object) -> Slot:
        """A member of a list of numbers or words; left empty, it is not there."""
        value, ours = member(mine, at), member(theirs, at)
        found = Slot(NUMBER, f"{made.name}/{at}", str(at + 1), value, ours, self.names.value(ours, made.name))
        if isinstance(model, str):
            found.kind, found.options = CHOICE, self.words(f"{made.name}.*", value, ours)
        return found

    def item(self, made: Slot, at: int, mine: list[Any], theirs: list[Any], model: Any, depth: int) -> Slot:
        """A member of a list of tables or of rows; the one beyond the last is offered and not there."""
        name, value, ours = f"{made.name}/{at}", member(mine, at), member(theirs, at)
        found = Slot(GROUP, name, str(at + 1), value, ours, self.names.value(ours, made.name), there=value is not None)
        if depth >= DEEPEST:
            return found
        if isinstance(model, list):
            width = range(max(len(value or ()), len(ours or ()), len(model)))
            pairs = [(member(value or [], at), member(ours or model, at)) for at in width]
            path = f"{made.name}.*.*"
            found.inside = [self.slot(f"{name}/{at}", *pair, path, depth + 1) for at, pair in enumerate(pairs)]
        else:
            found.inside = self.table(name, value or {}, ours or dict(model), f"{made.name}.*", depth)
        return found

    def fill_spread(self, made: Slot, mine: list[Any]) -> None:
        """What lies along a track, space by space."""
        made.kind = SPREAD
        known, ours = spread(mine), spread(made.ours if isinstance(made.ours, list) else [])
        assert isinstance(self.last, int), "only a track has spaces"
        made.spaces = list(range(1, min(LONGEST, self.last) + 1))
        made.inside = [
            Slot(NUMBER, f"{made.name}/{at}", str(at), known.get(at), ours.get(at), str(ours.get(at, "–")))
            for at in made.spaces
        ]


class Seen:
    """What entries of one kind have at a place: what can be pressed follows from it."""

    def __init__(self, ours: GameBox, entry: Entry) -> None:
        self.entries = [each for each in ours.entries if each.kind == entry.kind and each.part == entry.part]

    def values(self, path: str) -> list[object]:
        return [each for each in self.at(path) if isinstance(each, (str, int))]

    def member(self, path: str) -> Any:
        """What a list holds there, by an example; a number where all are empty."""
        found = [each for each in self.at(f"{path}.*") if each is not None]
        tables = [each for each in found if isinstance(each, Mapping)]
        return tables[0] if tables else found[0] if found else 0

    def at(self, path: str) -> list[Any]:
        found: list[Any] = []
        for entry in self.entries:
            for each in entry.fields:
                if path == each.key or path.startswith(f"{each.key}."):
                    found += list(inside(each.value, path[len(each.key) :].strip(".").split(".")))
        return found


def inside(value: Any, way: list[str]) -> Iterable[Any]:
    """All that stands at a place of a value; `*` is every member of a list."""
    if not way or way == [""]:
        yield value
    elif way[0] == "*" and isinstance(value, list):
        for each in value:
            yield from inside(each, way[1:])
    elif isinstance(value, Mapping) and way[0] in value:
        yield from inside(value[way[0]], way[1:])


def member(values: Any, at: int) -> Any:
    return values[at] if at < len(values) else None


def longest(mine: list[Any], theirs: list[Any]) -> int:
    return min(LONGEST, max(len(mine), len(theirs)))


def is_spread(members: list[Any]) -> bool:
    """Whether all are two numbers, of which the first is a space."""
    return bool(members) and all(pair_of(each) is not None for each in members)


def pair_of(value: Any) -> tuple[int, int] | None:
    both = list(value.values()) if isinstance(value, Mapping) else value
    if isinstance(both, list) and len(both) == 2 and all(type(each) is int for each in both):
        return both[0], both[1]
    return None


def spread(members: list[Any]) -> dict[int, int]:
    return dict(pair for each in members if (pair := pair_of(each)) is not None)


# -- what was answered -------------------------------------------------------------------------------


def answered(slot: Slot, sent: Mapping[str, str]) -> Any:
    """The value that a form gives a slot; SlotError if what was typed is none."""
    if slot.kind == NUMBER:
        return whole(slot, sent.get(slot.name, ""))
    if slot.kind == TRUTH:
        return sent.get(slot.name, "") == "1"
    if slot.kind == CHOICE:
        return chosen(slot, sent.get(slot.name, ""))
    if slot.kind == CELLS:
        return [answered(each, sent) for each in slot.inside if sent.get(each.name, "").strip() != ""]
    if slot.kind == SPREAD:
        return along(slot, sent)
    if slot.kind == ITEMS:
        return [grouped(each, sent) for each in slot.inside if sent.get(f"{each.name}/") == "1"]
    return grouped(slot, sent)


def whole(slot: Slot, word: str) -> int:
    word = word.strip()
    if not word.removeprefix("-").isdecimal() or len(word) > 6:
        raise SlotError(slot.label, word)
    return int(word)


def chosen(slot: Slot, word: str) -> str:
    if word not in [each.value for each in slot.options]:
        raise SlotError(slot.label, word)
    return word


def along(slot: Slot, sent: Mapping[str, str]) -> list[Any]:
    """Pairs, in the shape that ours has."""
    found = [(at, whole(each, word)) for at, each in zip(slot.spaces, slot.inside, strict=True)
             if (word := sent.get(each.name, "").strip()) != ""]  # fmt: skip
    model = next((each for values in (slot.ours, slot.value) for each in as_list(values)), [0, 0])
    if isinstance(model, Mapping):
        return [dict(zip(model, pair, strict=True)) for pair in found]
    return [list(pair) for pair in found]


def as_list(values: object) -> list[Any]:
    return values if isinstance(values, list) else []


def grouped(slot: Slot, sent: Mapping[str, str]) -> Any:
    """A table or a row: what is asked of it, and what names or draws it as it was."""
    example = slot.value if slot.value is not None else slot.ours
    if isinstance(example, list) or (example is None and all(each.label.isdigit() for each in slot.inside)):
        return [answered(each, sent) for each in slot.inside]
    found = dict(example) if isinstance(example, Mapping) else {}
    return found | {each.name.rpartition("/")[2]: answered(each, sent) for each in slot.inside}
