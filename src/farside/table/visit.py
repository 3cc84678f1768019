"""A visit: one visitor at one table, for as long as one answer takes."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.table import doors, looking, sitting
from farside.table.answers import Seen, TableInfo
from farside.table.doors import Door
from farside.table.host import Host
from farside.table.trouble import NotYourSeatError


class Visit:
    """The store is asked once, when the visit begins; every look is taken once.

    Nothing is awaited between the beginning of a visit and its last look: somebody might move meanwhile.
    """

    def __init__(self, host: Host, table: str, tokens: Iterable[str], ring: str = "", asked: bool = False) -> None:
        """`asked`: the store was asked about the table a moment ago, together with others."""
        self.secret = ""  # what opens the keyring, for those who may invite by it
        self.host = host
        self.tokens = tuple(tokens)
        self.ring = ring
        self.playing = host.kept(table) if asked else host.playing(table)
        self._seen: dict[tuple[Seat | None, int | None], Seen] = {}
        self._voices: dict[tuple[Seat | None, str], Voice] = {}

    def again(self, tokens: Iterable[str] = ()) -> Visit:
        """The same visit after the visitor has done something: the host knows how things stand. With new `tokens`."""
        found = Visit.__new__(Visit)
        found.host, found.tokens, found.playing = self.host, (*self.tokens, *tokens), self.host.kept(self.id)
        found.ring, found.secret = self.ring, self.secret
        found._seen, found._voices = {}, {}
        return found

    @property
    def id(self) -> str:
        return self.playing.row.id

    @cached_property
    def info(self) -> TableInfo:
        return looking.known(self.playing)

    @cached_property
    def door(self) -> Door:
        """The seats this visitor holds, and whether he opened the table."""
        return doors.opens(self.tokens, self.playing.seats, self.playing.row, self.ring)

    @cached_property
    def invited(self) -> tuple[Seat, ...]:
        """The seats this visitor is invited to."""
        return tuple(sitting.invited(self.playing, self.tokens))

    @property
    def stranger(self) -> bool:
        """Nobody who could show anything."""
        return self.door.spectator and not self.invited

    def own(self, seat: Seat) -> Seat:
        """A seat that the visitor speaks for; NotYourSeatError if he does not hold it."""
        if seat not in self.door.seats:
            raise NotYourSeatError
        return seat

    def see(self, seat: Seat | None, ply: int | None = None) -> Seen:
        found = self._seen.get((seat, ply))
        if found is None:
            found = self._seen[seat, ply] = looking.seen(self.playing, seat, ply)
        return found

    def voice(self, seat: Seat | None, lang: str) -> Voice:
        found = self._voices.get((seat, lang))
        if found is None:
            found = self._voices[seat, lang] = looking.voice(self.playing, seat, lang)
        return found

    def lines(self, seen: Seen, lang: str) -> list[str]:
        """The log in words, one line for each of `seen.events`."""
        return looking.lines(self.playing, seen, self.voice(seen.seat, lang), lang)

    @property
    def mark(self) -> str:
        """What changes whenever something changes for the seats held here."""
        return self.playing.news(self.door.seats).mark

    def invitations(self) -> dict[Seat, str]:
        """The invitations this visitor has made and may share: of the whole table if he opened it."""
        return sitting.invitations(self.playing, [*self.tokens, *([self.secret] if self.secret else [])])

    def own_tokens(self) -> dict[Seat, str]:
        """What opens the seats held here, to take along to another device; a keyring opens seats without."""
        found = {doors.mark(token): token for token in self.tokens}
        held = {seat: self.playing.seats[seat].token for seat in self.door.seats}
        return {seat: found[mark] for seat, mark in held.items() if mark in found}
