"""Drawers of a tab's store: each writes its documents down whenever something in them changes."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, fields
from typing import Any

from farside.core.actions import Seat
from farside.core.campaign import Success
from farside.core.record import Move, tupled
from farside.table import memory_drawers
from farside.table.memory_rings import Kept, Written
from farside.table.memory_timings import MemoryTimings
from farside.table.rows import (
    AnalysisRow,
    BoxRow,
    CampaignRow,
    ChapterRow,
    Promise,
    Result,
    SeatRow,
    TableRow,
    TimingRow,
    WordRow,
)

Save = Callable[[str, str | None], None]  # a document by its name; None takes it away
TABLE, CAMPAIGN, PROMISE, ASKED = "table/", "campaign/", "promise/", "asked"
ANALYSIS, BOX, TIMING = "analysis/", "box/", "timing/"


def known(kind: type[Any], told: Mapping[str, Any]) -> dict[str, Any]:
    """Of what a document says, what this version knows."""
    names = {one.name for one in fields(kind)}
    return {name: value for name, value in told.items() if name in names}


def packed_table(kept: Kept) -> str:
    moves = [[one.move.seat, one.move.name, one.played, *([one.note] if one.note else [])] for one in kept.moves]
    told = {"row": asdict(kept.row), "seats": [asdict(seat) for seat in kept.seats], "moves": moves}
    said = {"words": [list(word) for word in kept.words]} if kept.words else {}
    return json.dumps(told | {"named": kept.named} | said, separators=(",", ":"))


def unpacked_table(text: str) -> Kept:
    told = json.loads(text)
    row = TableRow(**known(TableRow, told["row"]))
    row.variants = {name: tupled(value) for name, value in row.variants.items()}
    seats = [SeatRow(**known(SeatRow, seat)) for seat in told["seats"]]
    moves = [Written(Move(one[0], one[1]), one[2], *one[3:]) for one in told["moves"]]
    return Kept(row, seats, moves, told["named"], [WordRow(*word) for word in told.get("words", ())])


def chapter_of(told: Sequence[Any]) -> ChapterRow:
    campaign, number, level, extra, table, result = told
    return ChapterRow(campaign, number, level, extra, table, None if result is None else result_of(*result))


def result_of(scores: Sequence[int], winners: Sequence[int], successes: Sequence[Sequence[Any]]) -> Result:
    won = tuple(tuple(Success(*one) for one in place) for place in successes)
    return Result(tuple(scores), tuple(winners), won)


class TabCampaigns(memory_drawers.MemoryCampaigns):
    """Campaigns, each a document with its chapters."""

    save: Save

    def add(self, row: CampaignRow) -> bool:
        done = memory_drawers.MemoryCampaigns.add(self, row)
        if done:
            self.written(row.id)
        return done

    def open(self, chapter: ChapterRow, table: str) -> None:
        memory_drawers.MemoryCampaigns.open(self, chapter, table)
        self.written(chapter.campaign)

    def end(self, table: str, result: Result) -> None:
        memory_drawers.MemoryCampaigns.end(self, table, result)
        for campaign, chapters in self.opened.items():
            if any(one.table == table for one in chapters):
                self.written(campaign)

    def written(self, campaign: str) -> None:
        self.save(CAMPAIGN + campaign, self.text(campaign))

    def text(self, campaign: str) -> str:
        return json.dumps([list(self.rows[campaign]), self.opened[campaign]])

    def read(self, text: str) -> None:
        (key, game, host, created, seats, level), chapters = json.loads(text)
        row = CampaignRow(key, game, host, created, tuple(tuple(seat) for seat in seats), level)
        self.rows[key], self.opened[key] = row, [chapter_of(one) for one in chapters]


class TabPromises(memory_drawers.MemoryPromises):
    """Promises; they are kept as long as somebody may come back to them."""

    def __init__(self, save: Save) -> None:
        super().__init__()
        self._save = save

    def add(self, promise: Promise, before: float) -> None:
        old = set(self._made)
        super().add(promise, before)
        for gone in old - set(self._made):
            self._save(PROMISE + gone, None)
        self._save(PROMISE + promise.commitment, json.dumps(list(promise)))

    def drop(self, commitment: str) -> bool:
        done = super().drop(commitment)
        if done:
            self._save(PROMISE + commitment, None)
        return done

    def read(self, text: str) -> None:
        promise = Promise(*json.loads(text))
        self._made[promise.commitment] = promise


class TabAnalyses(memory_drawers.MemoryAnalyses):
    """What was found out about finished games; one document a table, so that a long analysis goes on another day."""

    save: Save

    def put(self, row: AnalysisRow) -> None:
        memory_drawers.MemoryAnalyses.put(self, row)
        if row.table in self.tables:
            self.save(ANALYSIS + row.table, json.dumps(list(row)))

    def read(self, text: str) -> None:
        row = AnalysisRow(*json.loads(text))
        self.rows[row.table] = row


class TabBoxes(memory_drawers.MemoryBoxes):
    """The boxes that tables were opened with: a new version of Farside lets them go on."""

    def __init__(self, save: Save) -> None:
        super().__init__()
        self._save = save

    def put(self, row: BoxRow) -> None:
        if not self.has(row.digest):
            super().put(row)
            self._save(BOX + row.digest, json.dumps(list(row)))

    def read(self, text: str) -> None:
        super().put(BoxRow(*json.loads(text)))

    def texts(self) -> dict[str, str]:
        return {digest: json.dumps(list(row)) for digest, row in self._kept.items()}


class TabTalk(memory_drawers.MemoryTalk):
    """What was said lies in the table's document. In a tab nobody talks; a document may come from elsewhere."""

    written: Callable[[str], bool]

    def add(self, word: WordRow, most: int) -> WordRow | None:
        done = memory_drawers.MemoryTalk.add(self, word, most)
        if done is not None:
            self.written(word.table)
        return done

    def drop(self, table: str, number: int, seat: Seat) -> bool:
        return memory_drawers.MemoryTalk.drop(self, table, number, seat) and self.written(table)


class TabLeases(memory_drawers.MemoryLeases):
    """Where bots are asked: whoever opens Farside next goes on there, and reads no other table."""

    save: Save

    def ask(self, table: str) -> None:
        memory_drawers.MemoryLeases.ask(self, table)
        self.written()

    def take(self, table: str, server: str) -> bool:
        was = set(self.held)
        done = memory_drawers.MemoryLeases.take(self, table, server)
        if was != set(self.held):
            self.written()
        return done

    def end(self, table: str, server: str) -> None:
        memory_drawers.MemoryLeases.end(self, table, server)
        self.written()

    def written(self) -> None:
        self.save(ASKED, json.dumps(sorted(self.held)))

    def read(self, text: str) -> None:
        self.held.update(dict.fromkeys(json.loads(text), ""))


class TabTimings(MemoryTimings):
    """Whose seat a bot plays; a document for each table where one does. Nobody counts time in a tab."""

    save: Save

    def write(self, row: TimingRow | None) -> None:
        MemoryTimings.write(self, row)
        if row is not None:
            self.save(TIMING + row.table, json.dumps(list(row)))

    def read(self, text: str) -> None:
        row = TimingRow(*json.loads(text))
        self.rows[row.table] = row
