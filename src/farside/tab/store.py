"""The store of a tab: all in memory, and every table a document of the browser's own database.

A document is written whole whenever something in it changes; `journal.py` brings it to the disk. What cannot be read
any more is left where it is, and named.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farside.core.game import Value
from farside.core.record import Move
from farside.tab.drawers import (
    ANALYSIS,
    ASKED,
    BOX,
    CAMPAIGN,
    PROMISE,
    TABLE,
    TIMING,
    Save,
    TabAnalyses,
    TabBoxes,
    TabCampaigns,
    TabLeases,
    TabPromises,
    TabTalk,
    TabTimings,
    packed_table,
    unpacked_table,
)
from farside.tab.rings import RING, TabRings
from farside.table.memory import MemoryStore
from farside.table.memory_rings import Kept
from farside.table.pulse import Pulse
from farside.table.rows import ALONE, NOTHING_MORE, Along, Keys, SeatRow, TableRow, Tie
from farside.table.trouble import UnreadableError

NEVER = Pulse(-1, 0, 0)  # of what cannot be read
UNREADABLE = (ValueError, TypeError, KeyError, IndexError, AttributeError, RecursionError)


class TabStore(MemoryStore):
    """What `store.Store` promises, with `save` told of every document that changes."""

    def __init__(self, save: Save, documents: Mapping[str, str] | None = None) -> None:
        super().__init__()
        self._save = save
        self.rings: TabRings = TabRings(self._tables, self._written_down, save)
        self.campaigns: TabCampaigns = TabCampaigns(self._tables)
        self.campaigns.save = save
        self.promises: TabPromises = TabPromises(save)
        self.analyses: TabAnalyses = TabAnalyses(self._tables)
        self.analyses.save = save
        self.boxes: TabBoxes = TabBoxes(save)
        self.talk: TabTalk = TabTalk(self._tables)
        self.talk.written = self._written_down
        self.timings: TabTimings = TabTimings(self._tables, self.calls)
        self.timings.save = save
        self.leases: TabLeases = TabLeases(self._tables)
        self.leases.save = save
        self.damaged = {name: text for name, text in (documents or {}).items() if not self._read(name, text)}
        self._unreadable()

    def _unreadable(self) -> None:
        self.rings.unreadable = [name.removeprefix(TABLE) for name in self.damaged if name.startswith(TABLE)]

    def pulses(self, tables: Sequence[str]) -> dict[str, Pulse]:
        return super().pulses(tables) | {table: NEVER for table in tables if TABLE + table in self.damaged}

    def pulse(self, table: str) -> Pulse | None:
        """Nobody goes on with a table whose document cannot be read; UnreadableError says so."""
        if TABLE + table in self.damaged:
            raise UnreadableError
        return super().pulse(table)

    # -- documents -------------------------------------------------------------------------------

    def _read(self, name: str, text: str) -> bool:
        """Take a document in; False if it cannot be read. What is none of ours is nobody's business."""
        kind, _, key = name.partition("/")
        try:
            if name.startswith(TABLE):
                self._tables[key] = unpacked_table(text)
            elif name.startswith(RING):
                self.rings.read(key, text)
            elif name.startswith(CAMPAIGN):
                self.campaigns.read(text)
            elif name.startswith(PROMISE):
                self.promises.read(text)
            elif name.startswith(ANALYSIS):
                self.analyses.read(text)
            elif name.startswith(BOX):
                self.boxes.read(text)
            elif name.startswith(TIMING):
                self.timings.read(text)
            elif kind == ASKED:
                self.leases.read(text)
        except UNREADABLE:
            return False
        return True

    def tables(self) -> dict[str, Kept]:
        """All there are, by their codes."""
        return self._tables

    def newer(self, name: str, text: str) -> bool:
        """Whether a document tells more than what is here; one that cannot be read does where there is nothing."""
        if not name.startswith(TABLE):
            return True
        here = self._tables.get(name.removeprefix(TABLE))
        try:
            return here is None or len(unpacked_table(text).moves) > len(here.moves)
        except UNREADABLE:
            return False

    def take_in(self, name: str, text: str) -> bool:
        """A document from elsewhere, kept from now on; False if it cannot be read, and then it is kept as it is."""
        done = self._read(name, text)
        if done:
            self.damaged.pop(name, None)
        else:
            self.damaged[name] = text
        self._unreadable()
        self._save(name, text)
        return done

    def _written_down(self, table: str) -> bool:
        self._save(TABLE + table, packed_table(self._tables[table]))
        return True

    # -- writing ---------------------------------------------------------------------------------

    def add(self, table: TableRow, seats: Sequence[SeatRow], moves: Sequence[Move], tie: Tie = ALONE) -> bool:
        if not super().add(table, seats, moves, tie):
            return False
        if tie.follows:
            self._written_down(tie.follows)
        return self._written_down(table.id)

    def append(self, table: str, pulse: Pulse, move: Move, played: float, along: Along = NOTHING_MORE) -> bool:
        return super().append(table, pulse, move, played, along) and self._written_down(table)

    def take_back(
        self, table: str, pulse: Pulse, since: int, stand: Sequence[Move], played: float, along: Along = NOTHING_MORE
    ) -> bool:
        return super().take_back(table, pulse, since, stand, played, along) and self._written_down(table)

    def sit(self, table: str, seat: SeatRow, was: Keys | None = None) -> bool:
        done = super().sit(table, seat, was)
        return done and (table not in self._tables or self._written_down(table))

    def bring(
        self, table: str, pulse: Pulse, seat: SeatRow, variants: Mapping[str, Value], was: Keys | None = None
    ) -> bool:
        return super().bring(table, pulse, seat, variants, was) and self._written_down(table)
