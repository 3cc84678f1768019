"""Hindsight: what a visitor may see of an analysis, and what it says in words.

Whose turns cost what is shown to whoever sat there; of bots, and of people who allow it, to everybody.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import NamedTuple

from farside.bots.agenda import Row
from farside.bots.judging import BEST
from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.table.playing import BOT, Playing


class Reason(NamedTuple):
    """A named part of the difference between two turns, in points."""

    key: str
    text: str
    own: float  # more for whoever decides, if the better turn is played
    rivals: float  # more for the best of the others


class Try(NamedTuple):
    """What an answer would have cost."""

    loss: float
    doubt: float
    level: bool  # with the best, as far as one can tell


class Hindsight(NamedTuple):
    """A decision that was looked at again."""

    ply: int
    seat: Seat
    played: str  # the whole turn, in words
    best: str
    moves: tuple[str, ...]  # of the better turn, as notation
    chance: float  # to win, had the better turn been played
    loss: float
    doubt: float
    grade: str  # best, fair, perhaps, slip, mistake, blunder
    reasons: tuple[Reason, ...]  # at most three; none where they would not say why
    tells: bool  # False: the search sees further than we can say
    tries: dict[str, Try]  # by answer, as notation; those that the searches have looked at


def open_seats(playing: Playing, held: Collection[Seat]) -> frozenset[Seat]:
    """The seats whose costly turns a visitor who holds these seats may see."""
    return frozenset(row.seat for row in playing.seats if row.seat in held or row.kind == BOT or row.shows)


def shown(playing: Playing, told: Row, held: Collection[Seat]) -> Row:
    """An analysis as this visitor may see it."""
    seats = open_seats(playing, held)
    return told | {"decisions": [row for row in told["decisions"] if row["seat"] in seats]}


def in_words(playing: Playing, voice: Voice, names: Iterable[str]) -> str:
    """A whole turn, answer by answer."""
    parse = playing.title.actions.parse
    return ", ".join(dict.fromkeys(voice.option(parse(name)) for name in names))


def decisions(playing: Playing, told: Row, voice: Voice) -> list[Hindsight]:
    """The decisions of an analysis (whole, or `shown`) in words."""
    return [decision(playing, row, voice) for row in told["decisions"]]


def decision(playing: Playing, row: Row, voice: Voice) -> Hindsight:
    parts = [Reason(part["key"], called(voice, part["key"]), part["own"], part["rivals"]) for part in row["parts"]]
    return Hindsight(
        ply=row["ply"],
        seat=row["seat"],
        played=in_words(playing, voice, row["played"]),
        best=in_words(playing, voice, row["best"]),
        moves=tuple(row["best"]),
        chance=row["chance"],
        loss=row["loss"],
        doubt=row["doubt"],
        grade=row["grade"],
        reasons=tuple(parts),
        tells=row["tells"],
        tries={one["move"]: tried(one) for one in row.get("tries", ())},
    )


def tried(row: Row) -> Try:
    return Try(row["loss"], row["doubt"], row["grade"] == BEST)


def called(voice: Voice, part: str) -> str:
    """What a part of the worth of a position is called: `worth-<part>` of the game's texts."""
    key = f"worth-{part}"
    return voice.say(key) if voice.phrases.has(key) else part
