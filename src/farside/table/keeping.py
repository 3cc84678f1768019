"""Keeping: the tables that this process has in memory, as the store has them.

A table in memory never changes; whoever has written a change puts the next one in its place. Between a question to the
store and its answer others may have changed the table: then what was read or made is not kept, and the next visitor
reads it again.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Protocol

from farside.table import reading
from farside.table.opponents import Opponents
from farside.table.playing import NO_NOTES, Playing
from farside.table.store import Store
from farside.table.trouble import TroubleError

MOST = 1000  # tables held in memory


class Keeping:
    """The tables last played at."""

    def __init__(self, store: Store, opponents: Opponents) -> None:
        self.store = store
        self.opponents = opponents
        self._kept: OrderedDict[str, Playing] = OrderedDict()
        self._on_their_way: dict[str, object] = {}  # a ticket for each table that is being read

    def __len__(self) -> int:
        return len(self._kept)

    def known(self, table: str) -> Playing | None:
        """The table if it is in memory."""
        return self._kept.get(table)

    def fresh(self, table: str) -> Playing:
        """The table as the store has it now, whoever wrote last."""
        kept = self._kept.get(table)
        pulse = None if kept is None else self.store.pulse(table)
        if kept is not None and pulse != kept.pulse and self._kept.get(table) is kept:
            if pulse is not None and kept.goes_on_to(pulse):
                return self._caught_up(kept)
            self.forget(table)
        return self.get(table)

    def all_fresh(self, tables: Sequence[str], most: int) -> dict[str, Playing | TroubleError | None]:
        """All of these tables that there are, or what is wrong with them; None for those that would take too long.

        At most so many are read, those named first; what is in memory is compared in one question to the store.
        """
        pulses = self.store.pulses(tables) if tables else {}
        found: dict[str, Playing | TroubleError | None] = {}
        for table in tables:
            if table in pulses:
                kept = self._kept.get(table)
                is_fresh = kept is not None and kept.pulse == pulses[table]
                most -= not is_fresh
                found[table] = kept if is_fresh else self._tried(table) if most >= 0 else None
        return found

    def _tried(self, table: str) -> Playing | TroubleError:
        try:
            return self.fresh(table)
        except TroubleError as error:
            return error

    def _caught_up(self, kept: Playing) -> Playing:
        """The table after what others have played: the moves that are new here, and none but those."""
        moves = self.store.moves(kept.row.id, kept.state.ply)
        clocks = None if kept.timing is None else reading.timed(self.store, kept.row.id)
        after = kept.followed(moves, self.store.notes(kept.row.id) if kept.answers else NO_NOTES, clocks)
        self.changed(kept, after)
        return after

    def get(self, table: str) -> Playing:
        """The table as this process knows it."""
        kept = self._kept.get(table)
        if kept is None:
            return self._read(table)
        self._kept.move_to_end(table)
        return kept

    def changed(self, before: Playing, after: Playing) -> None:
        """A table has changed, and the store knows. What others have changed meanwhile is read again."""
        if self._kept.get(before.row.id) is before:
            self._keep(after)
        else:
            self.forget(before.row.id)

    def forget(self, table: str) -> None:
        self._on_their_way.pop(table, None)
        self._kept.pop(table, None)

    def _read(self, table: str) -> Playing:
        ticket = self._on_their_way.setdefault(table, object())
        try:
            playing = reading.read(self.store, table, self.opponents)
            if self._on_their_way.get(table) is ticket:
                self._keep(playing)
        finally:
            self._on_their_way.pop(table, None)
        return playing

    def _keep(self, playing: Playing) -> None:
        self._on_their_way.pop(playing.row.id, None)
        self._kept[playing.row.id] = playing
        if len(self._kept) > MOST:
            self._kept.popitem(last=False)


class Keeper(Protocol):
    """Whoever has the tables, asked for one of them."""

    def playing(self, table: str) -> Playing: ...

    def kept(self, table: str) -> Playing: ...
