"""The copyist: writes a game's `copies.py` from the fields that its state declares.

It reads the source and imports nothing of the game, so it can also serve one whose copies are missing or out of date.
Numbers and truths are frozen first, in one tuple; then each list and tuple, in the order declared; rows of them last.
Nobody reads or edits what it writes, so it is packed into few lines, which formatters leave alone.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import chain
from pathlib import Path
from typing import Final, NamedTuple

from farside.core.shelf import package_of
from farside.core.state import State

KERNEL: Final = "farside.core."
NUMBERS: Final = ("int", "Seat", "Action")
TRUTH: Final = "bool"
LIST: Final = "list[int]"
SHARED: Final = "Shared"
TUPLE: Final = "tuple[int, ...]"
ROWS: Final = "tuple[tuple[int, ...], ...]"
FOLLOWS: Final = "Follows["
NO_FIELD: Final = ("ClassVar", "Final")  # what these declare belongs to the class
POSSIBLE: Final = f"{', '.join(NUMBERS)}, {TRUTH}, {LIST}, {SHARED}, {TUPLE}, {ROWS} and Follows[...]"

WIDTH: Final = 110  # of a line, without what it is indented by
HEAD: Final = '''"""How a position is copied, frozen and thawed.

Written by `farside copies {key}` from the fields that {name} declares: change them there.
"""
# fmt: off
# ruff: noqa: E702

from __future__ import annotations

from typing import TYPE_CHECKING

from farside.core.state import Frozen

if TYPE_CHECKING:
    from {module} import {name}
'''
MARK: Final = HEAD.partition("{")[0]  # what is written by hand does not begin like that


class CopyError(ValueError):
    """A state that the copyist cannot read: where, and what was expected."""


class Field(NamedTuple):
    """A field as it is declared: its name, and its annotation as written."""

    name: str
    kind: str

    def is_single(self) -> bool:
        return self.kind == TRUTH or self.kind in NUMBERS

    def is_frozen_alone(self) -> bool:
        return self.kind in (LIST, SHARED, TUPLE)

    def copied(self) -> str:
        return f"state.{self.name}.copy()" if self.kind == LIST else f"state.{self.name}"

    def frozen(self) -> str:
        """What is written down of it."""
        if self.kind == TRUTH:
            return f"int(state.{self.name})"
        if self.kind in (LIST, SHARED):
            return f"tuple(state.{self.name})"
        return f"*state.{self.name}" if self.kind == ROWS else f"state.{self.name}"

    def thawed(self, place: str) -> str:
        """What is made of it again."""
        if self.kind == TRUTH:
            return f"{place} == 1"
        return f"list({place})" if self.kind in (LIST, SHARED) else place


class Page:
    """A source file: its classes by name, and where the names come from that it imports."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.classes: dict[str, ast.ClassDef] = {}
        self.imports: dict[str, tuple[str, str]] = {}
        for node in ast.parse(source_of(module).read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef):
                self.classes[node.name] = node
            elif isinstance(node, ast.ImportFrom):
                for each in node.names:
                    self.imports[each.asname or each.name] = (node.module or "", each.name)

    def lineage(self, name: str) -> list[ast.ClassDef]:
        """A class and those it extends, the oldest first; none where it does not go back to the kernel's State."""
        bases = [ast.unparse(base) for base in self.classes[name].bases]
        older = [self.older(base) for base in bases]
        states = [each for each in older if each is not None]
        if states and None in older:
            base = bases[older.index(None)]
            raise CopyError(f"{name} extends {base}, whose fields the copyist cannot find: it is no State")
        return [*chain.from_iterable(states), self.classes[name]] if states else []

    def older(self, base: str) -> list[ast.ClassDef] | None:
        """What a base adds to a lineage: nothing where it is State itself, None where it is no state."""
        if base in self.classes:
            return self.lineage(base) or None
        module, name = self.imports.get(base, ("", base))
        if module.startswith(KERNEL):
            return [] if name == "State" else None
        if module.partition(".")[0] not in (self.module.partition(".")[0], "farside"):
            return None
        page = Page(module)
        return page.lineage(name) or None if name in page.classes else None

    def state(self) -> str:
        """The one class that goes back to State and that no other class of this file extends."""
        extended = {ast.unparse(base) for node in self.classes.values() for base in node.bases}
        found = [name for name in self.classes if name not in extended and self.lineage(name)]
        if len(found) != 1:
            raise CopyError(f"{self.module}: expected one class that extends State, found {', '.join(found) or 'none'}")
        return found[0]


def source_of(module: str) -> Path:
    """Where a module is written; a compiled one lies beside its source."""
    try:
        spec = find_spec(module)
    except ImportError:
        spec = None
    if spec is None or spec.origin is None:
        raise CopyError(f"there is no module {module}")
    return Path(spec.origin).with_name(f"{module.rpartition('.')[2]}.py")


# -- what is declared ------------------------------------------------------------------------------


def fields_of(lineage: list[ast.ClassDef]) -> list[Field]:
    """The fields of a state, those of the classes it extends first; what cannot be copied is refused."""
    found: dict[str, Field] = {}
    for owner in lineage:
        for field in declared(owner):
            if field.name in found:
                raise CopyError(f"{owner.name}.{field.name} is declared twice")
            found[field.name] = field
    for owner in lineage:
        for name in written(owner):
            if name not in found and name not in dir(State()):
                raise CopyError(f"{owner.name} writes self.{name}, which no class declares: declare it in the class")
    rows = [field.name for field in found.values() if field.kind == ROWS]
    if len(rows) > 1:
        raise CopyError(f"{lineage[-1].name}: {' and '.join(rows)} are {ROWS}; one field may be")
    return list(found.values())


def declared(owner: ast.ClassDef) -> Iterator[Field]:
    for node in owner.body:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            kind = ast.unparse(node.annotation)
            if kind.startswith(NO_FIELD):
                continue
            field = Field(node.target.id, kind)
            if not (field.is_single() or field.is_frozen_alone() or kind == ROWS or kind.startswith(FOLLOWS)):
                raise CopyError(f"{owner.name}.{field.name} is {kind}; the copyist knows {POSSIBLE}")
            yield field


def written(owner: ast.ClassDef) -> Iterator[str]:
    """The names that the methods of a class write to."""
    for node in ast.walk(owner):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store) and ast.unparse(node.value) == "self":
            yield node.attr


# -- what is written -------------------------------------------------------------------------------


def copies(key: str) -> str:
    """The text of a game's `copies.py`."""
    page = Page(state_module(key))
    name = page.state()
    fields = fields_of(page.lineage(name))
    parts = [
        HEAD.format(key=key, module=page.module, name=name),
        f"def copy(state: {name}, twin: {name}) -> {name}:\n{body(copy_lines(fields))}",
        f"def freeze(state: {name}) -> Frozen:\n{body(freeze_lines(fields))}",
        f"def thaw(state: {name}, frozen: Frozen) -> None:\n{body(thaw_lines(fields))}",
    ]
    return "\n\n".join(parts)


def body(lines: list[str]) -> str:
    return "".join(f"    {line}\n" for line in lines)


def packed(parts: list[str], gap: str) -> list[str]:
    """As many on a line as go there."""
    lines = [""]
    for part in parts:
        longer = f"{lines[-1]}{gap}{part}" if lines[-1] else part
        lines = [*lines[:-1], longer] if len(longer) <= WIDTH else [*lines, part]
    return [line for line in lines if line]


def copy_lines(fields: list[Field]) -> list[str]:
    return [
        '"""A new state becomes a twin of this one."""',
        "state.copy_kernel(twin)",
        *packed([f"twin.{field.name} = {field.copied()}" for field in fields], "; "),
        "return twin",
    ]


def freeze_lines(fields: list[Field]) -> list[str]:
    singles, others = in_order(fields)
    return [
        '"""The game\'s part of a position, as tuples of integers."""',
        *written_tuple("single = ", [field.frozen() for field in singles]),
        *written_tuple("return ", ["single", *[field.frozen() for field in others]]),
    ]


def thaw_lines(fields: list[Field]) -> list[str]:
    singles, others = in_order(fields)
    lines = ["single = frozen[0]"] if singles else []
    lines += [f"state.{field.name} = {field.thawed(f'single[{at}]')}" for at, field in enumerate(singles)]
    for at, field in enumerate(others, 1):
        place = f"frozen[{at}:]" if field.kind == ROWS else f"frozen[{at}]"
        lines.append(f"state.{field.name} = {field.thawed(place)}")
    return ['"""Take over what `freeze` wrote."""', *packed(lines, "; ")]


def in_order(fields: list[Field]) -> tuple[list[Field], list[Field]]:
    """What is frozen: numbers and truths; then all else, rows last. What follows from other fields is not."""
    singles = [field for field in fields if field.is_single()]
    alone = [field for field in fields if field.is_frozen_alone()]
    return singles, [*alone, *[field for field in fields if field.kind == ROWS]]


def written_tuple(before: str, parts: list[str]) -> list[str]:
    return [f"{before}(", *[f"    {line}" for line in packed([f"{part}," for part in parts], " ")], ")"]


# -- files -----------------------------------------------------------------------------------------


def state_module(key: str) -> str:
    """A game's state lies in the file `state.py` beside its title."""
    package = package_of(key)
    if not package:
        raise CopyError(f"{key} lies in no package, so there is no state.py beside it")
    return f"{package}.state"


def file_of(key: str) -> Path:
    """Where a game's copies are written."""
    return source_of(state_module(key)).with_name("copies.py")


def write(key: str) -> Path:
    """Write a game's `copies.py`; where is returned."""
    text, file = copies(key), file_of(key)
    file.write_text(text, encoding="utf-8")
    return file


def is_stale(key: str) -> bool:
    """Whether the copyist would now write a game's `copies.py` otherwise; a game may also copy by hand."""
    file = file_of(key) if package_of(key) else None
    if file is None or not file.is_file():
        return False
    text = file.read_text(encoding="utf-8")
    return text.startswith(MARK) and text != copies(key)
