"""Which modules of a game have to do with component files: told by their sources, or by their code where a place (a
browser's tab) has no sources.
"""

from __future__ import annotations

import marshal
import re
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from types import CodeType
from typing import Final

READS: Final = re.compile(r"\bcore\.box\b|\bBOX\b")  # in the source of such a module
NAMES: Final = frozenset({"farside.core.box", "BOX"})  # in its code
HEAD: Final = 16  # bytes of a compiled file before its code


@cache
def readers(package: str) -> list[str]:
    """The modules of a game's package that have to do with component files."""
    if not package:
        return []
    files = [file for file in resources.files(package).iterdir() if file.name.endswith((".py", ".pyc"))]
    return sorted({f"{package}.{file.name.rpartition('.')[0]}" for file in files if reads(file)})


def reads(file: Traversable) -> bool:
    if file.name.endswith(".py"):
        return READS.search(file.read_text(encoding="utf-8")) is not None
    return not NAMES.isdisjoint(names(marshal.loads(file.read_bytes()[HEAD:])))


def names(code: CodeType) -> set[str]:
    """All names that a module's code uses, in its functions too."""
    inner = [names(one) for one in code.co_consts if isinstance(one, CodeType)]
    return set(code.co_names).union(*inner)
