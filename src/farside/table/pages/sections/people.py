"""The people at the table: who acts, who is a bot, who has won, and what a chapter brings them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import Seat, player_at
from farside.core.phrases import Voice
from farside.table.answers import SeatInfo, Seen
from farside.table.pages.levels import called
from farside.table.pages.paper import Reader
from farside.table.visit import Visit


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody at the table."""

    seat: Seat
    name: str
    me: bool
    acts: bool
    thinks: bool  # a bot, now
    bot: str
    free: bool
    score: int
    won: bool


class Merit(NamedTuple):
    """Success points with their reasons."""

    person: Person
    points: int
    reasons: str


@dataclass(frozen=True, slots=True)
class People:
    """Everybody, and in the end by rank."""

    all: tuple[Person, ...]
    podium: tuple[Person, ...] = ()
    success: tuple[Merit, ...] = ()
    own_name: str | None = None  # what this seat calls itself, if it may say so here
    listed: bool = False  # whoever wants to watch finds this table

    def at(self, seat: Seat | None) -> Person | None:
        return next((person for person in self.all if person.seat == seat), None)


def people(here: Visit, seen: Seen, reader: Reader, replay: bool = False) -> People:
    voice, seats = here.voice(seen.seat, reader.lang), here.info.seats
    found = [_person(here, seen, voice, reader, seat) for seat in range(len(seats))]
    found += [_automa(seen, voice, place) for place in range(len(seats), len(seen.scores))]
    own = None
    if not replay and seen.seat is not None and sum(not seat.bot for seat in seats) > 1:
        own = seats[seen.seat].name
    if not seen.over:
        return People(tuple(found), own_name=own, listed=here.playing.listed)
    podium = sorted(found, key=lambda person: (not person.won, -person.score))
    return People(tuple(found), tuple(podium), _success(found, seen, voice), own)


def _person(here: Visit, seen: Seen, voice: Voice, reader: Reader, seat: Seat) -> Person:
    sits = here.info.seats[seat]
    return Person(
        seat=seat,
        name=reader.say("you") if seat == seen.seat else voice.name(seat),
        me=seat == seen.seat,
        acts=seat in seen.waiting,
        thinks=seat in seen.waiting and bool(sits.bot) and seen.ply == seen.last,
        bot=called(sits.bot, reader, "bot") if sits.bot else "",
        free=sits.free,
        score=seen.scores[seat],
        won=seat in seen.winners,
    )


def kind_of(sits: SeatInfo, voice: Voice, reader: Reader) -> str:
    """Which bot it is, or for whom one plays; empty: a person."""
    if sits.lent:
        return reader.say("wait-bot-for", name=voice.name(sits.seat))
    return reader.say("bot", bot=sits.bot) if sits.bot else ""


def _automa(seen: Seen, voice: Voice, place: int) -> Person:
    """Somebody who plays without being asked."""
    seat = player_at(place, len(seen.seats))
    won = place in seen.winners
    return Person(seat, voice.name(seat), False, False, False, "", False, seen.scores[place], won)


def _success(found: list[Person], seen: Seen, voice: Voice) -> tuple[Merit, ...]:
    """What the chapter brings everybody, and what for."""
    return tuple(
        Merit(person, sum(one.points for one in earned), ", ".join(voice.say(f"reason-{one.reason}") for one in earned))
        for person, earned in zip(found, seen.successes, strict=False)
    )
