"""Talk: what people at a table say about its moves, as one of them reads it, and what he may say now."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import Seat
from farside.table import talking
from farside.table.pages.paper import Reader
from farside.table.pages.sections.log import Said, Turn
from farside.table.pages.sections.places import places_of
from farside.table.playing import HUMAN
from farside.table.rows import WordRow
from farside.table.terms import SILENT, WORDS
from farside.table.visit import Visit


class Person(NamedTuple):
    """Somebody else who may be silenced."""

    seat: Seat
    name: str
    hushed: bool


@dataclass(frozen=True, slots=True)
class Talk:
    """What is said at a table, and what the reader may say."""

    off: bool  # the reader wants none of it
    words: bool  # words may be said, not reactions alone
    closed: str  # why nothing can be said now
    label: str  # which move words would be about
    ply: int
    said: tuple[Said, ...] = ()  # the newest first
    people: tuple[Person, ...] = ()

    @property
    def last(self) -> int:
        """The number of the newest word of somebody else."""
        return max((one.number for one in self.said if not one.mine), default=0)


class Hush(NamedTuple):
    """What a reader does not want to read."""

    off: bool = False
    seats: frozenset[Seat] = frozenset()


def talk_of(here: Visit, seat: Seat | None, reader: Reader, hush: Hush) -> Talk | None:
    """What is said, for somebody who sits here; None where nobody talks: those who watch neither talk nor listen in."""
    agreed = here.host.talking.manner(here.playing)
    people = others(here, reader, seat, hush)
    if seat is None or agreed == SILENT or not people:
        return None
    ply = talking.latest(here.playing)
    closed = reader.say("talk-sealed") if talking.sealed(here.playing) else ""
    said = () if hush.off else tuple(heard(here, seat, reader, hush)[::-1])
    return Talk(hush.off, agreed == WORDS, closed, about(here, seat, ply, reader), ply, said, tuple(people))


def others(here: Visit, reader: Reader, seat: Seat | None, hush: Hush) -> list[Person]:
    """The people at other devices."""
    voice = here.voice(seat, reader.lang)
    found = [row.seat for row in here.playing.seats if row.kind == HUMAN and row.seat not in here.door.seats]
    return [Person(one, voice.names[one], one in hush.seats) for one in found]


def heard(here: Visit, seat: Seat, reader: Reader, hush: Hush) -> list[Said]:
    """All words but those of people who are silenced, in order."""
    words = [word for word in here.playing.words if word.seat not in hush.seats]
    recent = newest(here)
    return [_said(here, seat, reader, word, recent) for word in words]


def _said(here: Visit, seat: Seat, reader: Reader, word: WordRow, recent: int) -> Said:
    playing, voice = here.playing, here.voice(seat, reader.lang)
    text = reader.say(f"reaction-{word.reaction}") if word.reaction else word.text
    stands = talking.stands(playing, word)
    move = about(here, seat, word.ply, reader) if stands else reader.say("talk-taken-back")
    at = places_of(playing, word.ply, seat) if stands and word.ply >= recent and word.ply else ""
    mine = word.seat in here.door.seats
    return Said(word.number, word.seat, voice.name(word.seat), text, word.reaction, word.ply, mine, stands, move, at)


def newest(here: Visit) -> int:
    """From which ply on a word has a sign on the board: one move of each seat ago."""
    return talking.latest(here.playing) - here.playing.row.seats + 1


def about(here: Visit, seat: Seat | None, ply: int, reader: Reader) -> str:
    """A move in few words: whose, and the how manyeth."""
    if not ply:
        return reader.say("talk-before")
    mover = here.playing.record.moves[ply - 1].seat
    if mover == seat:
        return reader.say("talk-about-own", ply=ply)
    return reader.say("talk-about", name=here.voice(seat, reader.lang).names[mover], ply=ply)


def spoken(turns: list[Turn], said: Iterable[Said]) -> list[Turn]:
    """The log with what was said below the turns it is about; what was said before the first stands with the first."""
    found = list(turns)
    for one in said:
        fitting = [at for at, turn in enumerate(found) if turn.ply <= one.ply]
        at = fitting[-1] if fitting else 0
        if found:
            found[at] = found[at]._replace(said=(*found[at].said, one))
    return found
