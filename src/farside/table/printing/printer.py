"""The printer: a process that draws pictures (`pipes.py`). It knows no game and no table."""

from __future__ import annotations

from importlib import resources
from pathlib import Path
from typing import Final

import resvg_py

from farside.table import pipes
from farside.table.printing.plain import plain
from farside.table.printing.rules import Screen
from farside.table.printing.sheet import BOARD, Sheet

FONT: Final = Path(str(resources.files("farside").joinpath("web", "static", "built", "inter.ttf")))
FAMILY: Final = "Inter"
# The letters it has (tools/subset_font.cjs). Looking for others in all fonts of a system takes time.
LETTERS: Final = frozenset(
    [*map(chr, range(0x20, 0x7F)), *map(chr, range(0xA0, 0x100)), *"ŒœŸ–—‘’‚“”„•…‹›€™−→←↑↓≤≥≠\u202f\n"]
)


def printed(sheet: Sheet) -> bytes:
    """As PNG."""
    frame = plain(sheet.frame, Screen(*sheet.size, sheet.dark))
    names = ("x", "y", "width", "height")
    place = {name: f"{value:g}" for name, value in zip(names, sheet.place, strict=True)} | {"overflow": "hidden"}
    board = plain(sheet.board, Screen(*sheet.size, sheet.dark), place)
    return png(frame.replace(BOARD, board), sheet.size[0])


def png(drawing: str, width: int) -> bytes:
    """A plain drawing as a picture so many dots wide."""
    return resvg_py.svg_to_bytes(
        svg_string=drawing,
        width=width,
        font_family=FAMILY,
        font_files=[str(FONT)] if FONT.exists() else [],
        skip_system_fonts=FONT.exists() and LETTERS.issuperset(drawing),
    )


TASKS: Final = {"print": printed}

if __name__ == "__main__":
    pipes.serve(TASKS)
