"""Chairs: who sits where, under which name, and what the table does for them by itself. The host calls it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

from farside.core.actions import Seat
from farside.table import doors
from farside.table.collecting import Collecting
from farside.table.keeping import Keeping
from farside.table.pacing import Pacing
from farside.table.playing import HUMAN, Playing
from farside.table.rows import Keys, SeatRow
from farside.table.seating import plain_name, taken
from farside.table.store import Store
from farside.table.trouble import NotPossibleError, NotYourSeatError


class House(Protocol):
    """What is asked of the host."""

    pacing: Pacing
    tables: Keeping

    def playing(self, table: str) -> Playing: ...

    def renewed(self, table: str) -> None: ...

    def changed(self, before: Playing, after: Playing) -> None: ...

    def seat(self, playing: Playing, seat: Seat) -> SeatRow: ...


@dataclass(frozen=True, slots=True)
class Chairs:
    """The host's hand for seats."""

    house: House
    store: Store
    collecting: Collecting

    def claim(self, table: str, seat: Seat, name: str = "", ring: str = "", renew: bool = False) -> str:
        """Somebody sits down and brings a collection; an empty name keeps the one there. Nobody is invited any more.

        From now on the seat hangs on this keyring.

        Whoever comes by an invitation gets a token of his own (`renew`), which is told once; if somebody else was
        quicker, or the invitation was withdrawn, NotYourSeatError.
        """
        playing = self.house.playing(table)
        row, token = taken(self.house.seat(playing, seat), plain_name(name), ring, renew)
        was = playing.seats[seat].keys
        variants = self.collecting.sits_down(playing, row, ring)
        if variants is None:
            self._changed(playing, row, was)
            self.store.rings.keep(self.collecting.won(playing))
        elif self.store.bring(table, playing.pulse, row, variants, was):
            self.house.renewed(table)
        else:  # somebody moved or sat down meanwhile
            self.house.tables.forget(table)
            return self.claim(table, seat, name, ring, renew)
        self.house.pacing.sat_down(table, seat)
        return token

    def invite(self, table: str, seat: Seat, token: str) -> None:
        """Somebody else may sit here, by an invitation made with this token; without a token, nobody any more."""
        playing = self.house.playing(table)
        row = self.house.seat(playing, seat)
        if row.kind != HUMAN:
            raise NotPossibleError(f"a bot sits in seat {seat}")
        times = row.offers + 1 if token else row.offers
        made = doors.mark(doors.invitation(token, table, seat, times)) if token else ""
        self._changed(playing, replace(row, invite=made, offers=times), row.keys)

    def leave(self, table: str, seat: Seat) -> None:
        """Somebody leaves for good: a bot plays on, and what opened the seat opens it no more."""
        self.house.pacing.leave(table, seat)
        playing = self.house.playing(table)
        row = playing.seats[seat]
        gone = replace(row, token=doors.mark(doors.new_token()), former=row.token, invite="", ring="")
        self._changed(playing, gone, row.keys)

    def rename(self, table: str, seat: Seat, name: str) -> None:
        """A player wants to be called something else; an empty name means the seat's colour."""
        playing = self.house.playing(table)
        self._changed(playing, replace(self.house.seat(playing, seat), name=plain_name(name)))

    def decline_all(self, table: str, seat: Seat, on: bool) -> None:
        """From now on the table declines what others offer this seat, or no longer."""
        playing = self.house.playing(table)
        self._changed(playing, replace(self.house.seat(playing, seat), quiet=on and playing.title.bargains))

    def be_swift(self, table: str, seat: Seat, on: bool) -> None:
        """From now on the table answers for this seat what can be answered in one way only, or no longer."""
        playing = self.house.playing(table)
        self._changed(playing, replace(self.house.seat(playing, seat), swift=on))

    def show_turns(self, table: str, seat: Seat, on: bool) -> None:
        """Others may see what this seat's turns cost once the game is over, or no longer."""
        playing = self.house.playing(table)
        self._changed(playing, replace(self.house.seat(playing, seat), shows=on))

    def _changed(self, playing: Playing, row: SeatRow, was: Keys | None = None) -> None:
        if not self.store.sit(playing.row.id, row, was):
            self.house.tables.forget(playing.row.id)
            raise NotYourSeatError  # somebody else has just sat down, or may sit down no more
        self.house.changed(playing, playing.seated(row))
