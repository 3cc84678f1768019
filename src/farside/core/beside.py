"""Beside: a title made once more, from another box, beside the one that stands on the shelf.

Components are constants of modules, compiled where there is a compiler, and a module is made once a process. So a title
is made again from its sources in plain Python, as modules of their own: what they import from their own package (or
from the package of their mind) is the copy, everything else is shared. No compiling is needed, and the title on the
shelf is not touched. A process that plays one box only is quicker if the box is lent to it (`box.lend`).
"""

from __future__ import annotations

import builtins
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module, util
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader, SourcelessFileLoader
from pathlib import Path
from threading import RLock
from types import ModuleType
from typing import Any, Final

from farside.core import box
from farside.core.box import Box, Values

LOCK: Final = RLock()  # one title is made at a time
Lent = dict[str, tuple[Values, str]]  # by part: what stands there, and the name of the file


class Copy:
    """The packages of a title as a second set of modules, and the parts they are made from."""

    def __init__(self, suffix: str, parts: Lent) -> None:
        self.suffix = suffix
        self.parts = parts
        self.read: dict[str, Box] = {}
        self.packages: set[str] = set()
        self.builtins = {**vars(builtins), "__import__": self.bring}

    def renamed(self, name: str) -> str:
        """What the copy of a module is called; the name of any other module stays."""
        for package in self.packages:
            if name == package or name.startswith(f"{package}."):
                return f"{package}{self.suffix}{name[len(package) :]}"
        return name

    def bring(
        self,
        name: str,
        known: Mapping[str, object] | None = None,
        inner: Mapping[str, object] | None = None,
        fromlist: Sequence[str] = (),
        level: int = 0,
    ) -> ModuleType:
        """What `import` does in modules of the copy."""
        return builtins.__import__(self.renamed(name), known, inner, fromlist, level)

    def adopt(self, module: ModuleType) -> None:
        """What the module imports is the copy."""
        module.__dict__["__builtins__"] = self.builtins

    def module(self, name: str) -> ModuleType:
        """A module of the copy, made when it is first asked for."""
        with LOCK, self.opening():
            return import_module(self.renamed(name))

    @contextmanager
    def opening(self) -> Iterator[None]:
        """While this thread imports, component files are these."""
        before = (getattr(box.BESIDE, "parts", None), getattr(box.BESIDE, "read", None))
        box.BESIDE.parts, box.BESIDE.read = self.parts, self.read
        try:
            yield
        finally:
            box.BESIDE.parts, box.BESIDE.read = before

    def forget(self) -> None:
        """Let go of all modules of the copy."""
        COPIES.pop(self.suffix, None)
        for name in [name for name in sys.modules if self.suffix in name]:
            del sys.modules[name]


COPIES: Final[dict[str, Copy]] = {}


class Loader(SourceFileLoader):
    """Reads a module's source, wherever a compiled one lies beside it."""

    copy: Copy

    def exec_module(self, module: ModuleType) -> None:
        self.copy.adopt(module)
        super().exec_module(module)


class CodeLoader(SourcelessFileLoader):
    """The same where there are no sources but Python's own code, as in a browser's tab."""

    copy: Copy

    def exec_module(self, module: ModuleType) -> None:
        self.copy.adopt(module)
        super().exec_module(module)


def loader(name: str, file: Path, copy: Copy) -> Loader | CodeLoader:
    """Of a module by its source file, or by the code that lies in its place."""
    code = file.with_suffix(".pyc")
    made = CodeLoader(name, str(code)) if not file.exists() and code.exists() else Loader(name, str(file))
    made.copy = copy
    return made


class Finder(MetaPathFinder):
    """Finds the modules of copies: their names have an @."""

    def find_spec(self, fullname: str, path: Any, target: ModuleType | None = None) -> ModuleSpec | None:
        package, sign, rest = fullname.partition("@")
        digest, dot, inside = rest.partition(".")
        if not sign or f"@{digest}" not in COPIES:
            return None
        return found(fullname, f"{package}{dot}{inside}", COPIES[f"@{digest}"])


def found(name: str, original: str, copy: Copy) -> ModuleSpec | None:
    """Where the source of a copied module lies, or its code."""
    origin = util.find_spec(original)
    if origin is None or origin.origin is None:
        return None
    if origin.submodule_search_locations:
        file = Path(origin.submodule_search_locations[0], "__init__.py")
        folders = list(origin.submodule_search_locations)
        return util.spec_from_file_location(
            name, file, loader=loader(name, file, copy), submodule_search_locations=folders
        )
    file = Path(origin.origin).parent / f"{original.rpartition('.')[2]}.py"
    return util.spec_from_file_location(name, file, loader=loader(name, file, copy))


def copy(suffix: str, parts: Lent, package: str) -> Copy:
    """The copy of this name; begun with a title's package if nobody has asked for it before."""
    with LOCK:
        if not any(isinstance(finder, Finder) for finder in sys.meta_path):
            sys.meta_path.insert(0, Finder())
        if suffix not in COPIES:
            COPIES[suffix] = Copy(suffix, parts)
            COPIES[suffix].packages.add(package)
        return COPIES[suffix]
