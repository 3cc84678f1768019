"""Reading: a table brought back from the store. One that this version cannot play rests, and it alone."""

from __future__ import annotations

import json
import logging

from farside.core.record import on_paper
from farside.table import boxes, doors
from farside.table.answers import Paper
from farside.table.opponents import Opponents
from farside.table.playing import BOT, Playing
from farside.table.pulse import Pulse
from farside.table.rows import TableRow
from farside.table.store import Store, StoreBusyError
from farside.table.timing import Timing, unpacked
from farside.table.trouble import NoTableError, RestsError, TroubleError, UnknownBotError

log = logging.getLogger("farside.table")


def read(store: Store, table: str, opponents: Opponents) -> Playing:
    """The table as the store has it; NoTableError if there is none, RestsError says why it cannot be played."""
    pulse = store.pulse(table) if doors.is_code(table) else None
    if pulse is None:
        raise NoTableError
    row: TableRow | None = None
    try:
        row = written(store, table)
        return seated(store, row, pulse, opponents)
    except RestsError as error:
        raise marked(error, row) from error.__cause__
    except (TroubleError, StoreBusyError):
        raise
    except Exception as error:  # whatever else is wrong with a table is wrong with that one alone
        log.exception("table %s cannot be read", table)
        raise marked(RestsError(), row) from error


def written(store: Store, table: str) -> TableRow:
    row = store.table(table)
    if row is None:
        raise NoTableError
    return row


def seated(store: Store, row: TableRow, pulse: Pulse, opponents: Opponents) -> Playing:
    """The game and whoever plays it."""
    campaign = store.campaigns.of_tables([row.id]).get(row.id, "")
    seats = store.seats(row.id)
    title = boxes.title_of(store, row)
    words, circle = store.talk.of(row.id), store.circles.of_tables([row.id]).get(row.id, "")
    listed = store.watchable.has(row.id)
    moves, notes, clocks = store.moves(row.id), store.notes(row.id), timed(store, row.id)
    playing = Playing(row, seats, moves, pulse.named, notes, campaign, title, words, clocks, circle, listed)
    assert len(seats) == row.seats, f"table {row.id} has {len(seats)} seats, not {row.seats}"
    if not playing.state.over:  # nobody is asked any more
        for seat in seats:
            if seat.kind == BOT:
                check_bot(seat.bot, opponents)
    return playing


def timed(store: Store, table: str) -> Timing | None:
    """How the clocks of a table stand; None: nobody counts there."""
    row = store.timings.get(table)
    return None if row is None else unpacked(json.loads(row.terms or "null"), json.loads(row.clock), row.rev)


def check_bot(name: str, opponents: Opponents) -> None:
    try:
        opponents.bot(name)
    except ValueError as error:
        raise UnknownBotError(what=name) from error


def marked(error: RestsError, row: TableRow | None) -> RestsError:
    """The same with what everybody may know of the table."""
    if row is not None:
        error.game, error.created, error.over = row.game, row.created, row.over
    return error


def paper(store: Store, table: str) -> Paper:
    """The record of a finished game as it was written down, whether this version can play it or not."""
    row = written(store, table)
    moves = store.moves(table)
    text = on_paper(row.game, row.edition, row.seats, row.seed, row.variants, moves, row.proof, row.box)
    return Paper(row.game, text, row.seed, row.proof)
