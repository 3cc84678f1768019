"""Watching: tables that whoever likes may find and look at. None is listed unless whoever opened it says so.

Whoever sits there may take it from the list again. Those who watch see what everybody may see, and no talk.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from farside.table.doors import Door
from farside.table.playing import Playing
from farside.table.store import Store
from farside.table.trouble import NoTableError, NotPossibleError, NotYourSeatError

MOST: Final = 24  # tables on the list


@dataclass
class Watching:
    """The host's hand for the list."""

    store: Store
    on: bool  # others can come
    fresh: Callable[[str], Playing]
    changed: Callable[[Playing, Playing], None]

    def put(self, table: str, door: Door, on: bool) -> None:
        """List a table (whoever opened it), or no longer (whoever sits there too)."""
        if not (door.host or (door.seats and not on)):
            raise NotYourSeatError
        playing = self.fresh(table)
        if on and (not self.on or playing.row.lesson):
            raise NotPossibleError("this table cannot be listed")
        if playing.listed == on:
            return
        if not self.store.watchable.put(table, on, time.time()):
            raise NoTableError
        self.changed(playing, playing.seen_by_all(on))

    def listed(self, most: int = MOST) -> list[str]:
        return self.store.watchable.running(most) if self.on else []
