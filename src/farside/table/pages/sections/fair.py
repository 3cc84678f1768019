"""Fair: where a table's luck comes from, for everybody to know, and the seal to check it by."""

from __future__ import annotations

from dataclasses import dataclass

from farside.core.proof import CHOSEN, CONTINUED
from farside.table.answers import TableInfo
from farside.table.pages.paper import Reader

SHOWN = 8  # letters of the seal that a person compares at a glance


@dataclass(frozen=True, slots=True)
class Fair:
    """The seal of a shuffle, and who had a hand in it."""

    seal: str
    nonce: str
    short: str
    text: str
    known: bool  # somebody may know what is in the decks
    parent: str = ""  # the table this one continues
    begins: bool = False  # who looks has not moved yet


def fair(info: TableInfo, reader: Reader, begins: bool = False) -> Fair:
    known = info.origin in (CHOSEN, CONTINUED)
    text = reader.say(f"fair-{info.origin}")
    parent = info.parent if info.origin == CONTINUED else ""
    return Fair(info.commitment, info.nonce, info.commitment[:SHOWN], text, known, parent, begins)
