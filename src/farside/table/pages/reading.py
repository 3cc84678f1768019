"""What frames the pages of a game that are read: its name, the pages there are, a field to search, the way back."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlencode

from starlette.requests import Request

from farside.core import shelf
from farside.core.boxes import GUESSED
from farside.table.pages import cards
from farside.table.pages.paper import reader
from farside.table.visitor import at

COMPONENTS = "components"  # where there is something that is not certain
LEAVES = (
    ("howto", "/how-to-play"),
    ("rules", "/rules"),
    (COMPONENTS, "/box"),
)  # the pages of a game, in the order of the row: a text's key, an address
LONGEST_CODE = 24  # letters of a table's code
LONGEST_SEARCH = 60


class Leaf(NamedTuple):
    """A page of a game as the row shows it."""

    label: str
    address: str
    here: bool


class Frame(NamedTuple):
    """What stands round a page that is read."""

    game: cards.Card
    leaves: list[Leaf]
    table: str  # the code of the table somebody came from; empty if from nowhere
    find: str  # what is looked for


def frame(request: Request, key: str) -> Frame:
    """The frame of a game's page for this visitor; links within it remember the table he came from."""
    who, code = reader(request), came_from(request)
    path = request.url.path
    leaves = [
        Leaf(who.say(f"reading-{name}"), with_table(at(request, address, key), code), path == at(request, address, key))
        for name, address in LEAVES
        if name != COMPONENTS or shelf.game(key).box.marks[GUESSED]
    ]
    return Frame(cards.card(key, who), leaves, code, request.query_params.get("find", "").strip()[:LONGEST_SEARCH])


def came_from(request: Request) -> str:
    """The table that a link into these pages names, if it looks like one."""
    code = request.query_params.get("table", "")
    return code if code.isascii() and code.isalnum() and len(code) <= LONGEST_CODE else ""


def with_table(address: str, code: str) -> str:
    """An address that remembers from which table one comes."""
    return f"{address}?{urlencode({'table': code})}" if code else address
