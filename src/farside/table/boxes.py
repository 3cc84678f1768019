"""Boxes at tables: a table goes on under the box it was opened with, whatever the server's own box becomes."""

from __future__ import annotations

import json
import logging
import os
import time
from contextlib import suppress
from typing import Final

from farside.core import boxfolder, shelf
from farside.core.box import BoxError
from farside.core.boxes import GameBox, shortened
from farside.core.boxfolder import BadBox
from farside.table import settings
from farside.table.rows import BoxRow, TableRow
from farside.table.store import Store
from farside.table.trouble import NoBoxError, UnknownGameError

log = logging.getLogger("farside.table")


BAD: Final[list[BadBox]] = []  # files that cannot be used, and why


def start() -> None:
    """Read the boxes folder when a server starts: good boxes are known from then on, bad files are named."""
    BAD[:] = [BadBox(*each) for each in json.loads(os.environ.get("FARSIDE_ASIDE") or "[]")]
    place = settings.boxes_folder()
    if place.is_dir():
        shelf.shelf()  # opened at start anyway; beside an open title a box is checked in a fifth of the time
    found, bad = boxfolder.read_folder(place)
    for box in found:
        with suppress(ValueError):  # its game cannot be played here
            shelf.put(box)
    BAD.extend(bad)
    for each in bad:
        log.warning("the box %s is set aside: %s", each.file, each.why)


def keep(store: Store, title: shelf.AnyGame) -> None:
    """Write down the box of a title before the first table is opened with it."""
    box = title.box
    if not store.boxes.has(box.digest):
        store.boxes.put(BoxRow(box.digest, box.game, box.name, written(box), time.time()))


def written(box: GameBox) -> str:
    game, parts, picture, name, edition, parent = box.packed()
    return json.dumps([game, parts, sorted(picture), name, edition, parent], separators=(",", ":"))


def read(row: BoxRow) -> GameBox:
    game, parts, picture, name, edition, parent = json.loads(row.values)
    return GameBox(game, parts, frozenset(picture), name, edition, parent)


def title_of(store: Store, row: TableRow) -> shelf.AnyGame:
    """The title that a table plays: the server's own if made from the same box, else made from the one that is kept."""
    try:
        if row.box in ("", shelf.game(row.game).box.digest):
            return shelf.game(row.game)
    except ValueError as error:  # the package that brought the game is gone
        raise UnknownGameError(what=row.game) from error
    return kept(store, row.box)


def kept(store: Store, digest: str) -> shelf.AnyGame:
    """The title made from a box that is written down; NoBoxError if it is not, or cannot be read any more."""
    found = store.boxes.get(digest)
    if found is None:
        raise NoBoxError(what=shortened(digest))
    try:
        return shelf.game(shelf.put(read(found)))
    except (BoxError, ValueError) as error:
        raise NoBoxError(what=f"{found.name}, {shortened(digest)}") from error
