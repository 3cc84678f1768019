"""Opening: how new tables come to be, alone, as lessons, as chapters, and from past games. The host calls it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Protocol

from farside.core import lessons, shelf
from farside.core.game import Value
from farside.core.record import Move, Record
from farside.table import boxes, doors
from farside.table.answering import Answering
from farside.table.answers import Opened, SeatSpec
from farside.table.collecting import Collecting
from farside.table.keeping import Keeper
from farside.table.naming import wanted
from farside.table.opponents import Opponents
from farside.table.pacing import Pacing
from farside.table.parcel import Parcel
from farside.table.playing import BOT, HUMAN
from farside.table.rows import ALONE, ChapterRow, SeatRow, TableRow, Tie
from farside.table.seating import check_seat, new_row, new_seats, new_tokens
from farside.table.shuffling import Luck, Share, Shuffling
from farside.table.store import Store
from farside.table.terms import Terms
from farside.table.trouble import MovedOnError, StillRunningError, not_possible


class House(Keeper, Protocol):
    """What is asked of the host."""

    advice: bool
    answering: Answering
    pacing: Pacing

    def tell(self, table: str) -> None: ...


@dataclass(frozen=True, slots=True)
class Opening:
    """All ways to open a table."""

    house: House
    store: Store
    opponents: Opponents
    shuffling: Shuffling
    collecting: Collecting

    def create(
        self,
        game: str,
        seats: Sequence[SeatSpec],
        variants: dict[str, Value] | None = None,
        seed: int | None = None,
        gather: bool = False,
        advice: bool | None = None,
        share: Share | None = None,
        name: str = "",
        follows: str = "",
        terms: Terms | None = None,
        circle: str = "",
    ) -> Opened:
        """Open a table; with `gather`, to which people bring what they own. NotPossibleError says what is possible.

        `share`: what whoever opens it adds to the luck that `shuffling` has promised. A table that follows another is
        its rematch; MovedOnError if somebody was quicker. `terms`: what people agree to before they sit down.
        What comes of it is written down for its `circle`.
        """
        luck, chosen = self.shuffling.luck(seed, share), dict(variants or {})
        try:
            for spec in seats:
                check_seat(spec, self.opponents, game)
            if gather:
                seats, chosen = self.collecting.gathered(shelf.game(game), seats, chosen, luck.seed)
            record = Record(game, len(seats), luck.seed, chosen)
            record.start()
        except ValueError as error:
            raise not_possible(game, error) from error
        wished = self.house.advice if advice is None else advice
        called = wanted(name, shelf.plain(game), "en")
        tie = Tie(follows=follows, circle=circle)
        return self.put_up(record, seats, luck, tie, advice=wished, name=called, terms=terms)

    def teach(self, game: str, key: str) -> Opened:
        """Open the table of a lesson, whose luck is the same for everybody. NotPossibleError says what is possible."""
        try:
            found = lessons.lesson(shelf.game(game), key)
        except ValueError as error:
            raise not_possible(game, error) from error
        seats = [SeatSpec(HUMAN), *[SeatSpec(BOT, bot) for bot in found.bots]]
        luck, given = self.shuffling.luck(found.seed), ("", len(found.moves))
        return self.put_up(found.record(), seats, luck, parent=given, advice=self.house.advice, lesson=key)

    def chapter(self, record: Record, seats: Sequence[SeatSpec], luck: Luck, chapter: ChapterRow, token: str) -> Opened:
        """Open the table of a campaign's chapter, with the campaign's host."""
        return self.put_up(record, seats, luck, Tie(chapter), host=token, advice=self.house.advice)

    def fork(self, table: str, ply: int) -> Opened:
        """Continue a finished game from a ply as a new table, with the same people and bots in new seats."""
        playing = self.house.playing(table)
        if not playing.state.over:
            raise StillRunningError
        playing.at(None, ply)
        past = playing.record
        record = Record(past.game, past.seats, past.seed, past.variants, past.moves[:ply], past.edition)
        specs = [SeatSpec(seat.kind, seat.bot, seat.name, swift=seat.swift) for seat in playing.seats]
        luck = Luck(record.seed, doors.new_salt(), chosen=True)
        return self.put_up(record, specs, luck, parent=(table, ply), advice=playing.row.advice, name=playing.row.name)

    def carried(self, parcel: Parcel) -> Opened:
        """A game that came by a link, as it stands; whoever made the link may know what is in the decks."""
        record = parcel.record
        luck = Luck(record.seed, doors.new_salt(), chosen=True)
        called = wanted(parcel.name, record.game, "en")
        given = ("", len(record.moves))
        return self.put_up(record, parcel.seats, luck, parent=given, advice=self.house.advice, name=called)

    def put_up(
        self,
        record: Record,
        specs: Sequence[SeatSpec],
        luck: Luck,
        tie: Tie = ALONE,
        *,
        parent: tuple[str, int] = ("", 0),
        host: str = "",
        advice: bool = True,
        name: str = "",
        lesson: str = "",
        terms: Terms | None = None,
    ) -> Opened:
        """Write a new table down under a code that is free. MovedOnError if somebody has opened it meanwhile."""
        token, tokens = host or doors.new_token(), new_tokens(specs)
        boxes.keep(self.store, shelf.game(record.game))
        self.shuffling.keep(luck)
        while True:
            row = replace(new_row(record, luck, parent, token, advice, name), lesson=lesson)
            seats = new_seats(specs, tokens, row.id, token)
            clocks = self.house.pacing.begins(row.id, terms, row.seats)
            if self._added(row, seats, record.moves, tie._replace(timing=clocks)):
                break
            self._must_be_new(tie)
        self.house.kept(row.id)
        self.house.pacing.wind(row.id)
        if tie.follows:
            self.house.tell(tie.follows)
        return Opened(row.id, token, tuple(tokens))

    def _added(self, row: TableRow, seats: Sequence[SeatRow], moves: Sequence[Move], tie: Tie) -> bool:
        """Bots of a new table are looked after from the moment it is there."""
        bots = any(seat.kind == BOT for seat in seats)
        if bots:
            self.house.answering.expect(row.id)
        added = self.store.add(row, seats, moves, tie)
        if bots:
            self.house.answering.begin(row.id)
        return added

    def _must_be_new(self, tie: Tie) -> None:
        chapter = tie.chapter
        if tie.follows and self.house.playing(tie.follows).row.rematch:
            raise MovedOnError
        if chapter is not None and len(self.store.campaigns.chapters(chapter.campaign)) >= chapter.number:
            raise MovedOnError
