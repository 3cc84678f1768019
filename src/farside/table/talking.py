"""Talking: what people at a table say to each other, tied to a move.

Whoever sits there talks, nobody else; what is said goes with its table. While answers are sealed nothing is said,
because words could carry them, unless talk is part of the game. The house may switch it off, and people agree on how
much of it there shall be.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from farside.core.actions import Seat
from farside.table.playing import HUMAN, Playing
from farside.table.rows import WordRow
from farside.table.seating import plain_name
from farside.table.store import Store
from farside.table.terms import REACTIONS, SILENT, WORDS
from farside.table.trouble import NoTalkError, NotPossibleError, NotYourSeatError, SealedTalkError

SIX: Final = ("clap", "wow", "ouch", "smile", "thanks", "soon")  # everybody reads them in their own language
LONGEST: Final = 140  # letters
MOST: Final = 2000  # words of one table


def manner(playing: Playing) -> str:
    """How much is said at a table, as those who sit there have agreed; nothing where but one person plays."""
    people = sum(row.kind == HUMAN for row in playing.seats)
    if people < 2 or playing.row.lesson:  # nobody talks alone
        return SILENT
    agreed = None if playing.timing is None else playing.timing.terms
    return WORDS if agreed is None else agreed.talk


def sealed(playing: Playing) -> bool:
    """Words could tell now what is to be answered in secret."""
    return playing.state.opened >= 0 and not playing.state.over and not playing.title.talks


def latest(playing: Playing) -> int:
    """The ply of the last move that everybody knows of."""
    opened = playing.state.opened
    return playing.state.ply if opened < 0 else opened


def about(playing: Playing, ply: int) -> str:
    """The move before a ply as it stands in the record; nothing before the first."""
    return " ".join(map(str, playing.record.moves[ply - 1])) if 0 < ply <= len(playing.record.moves) else ""


def stands(playing: Playing, word: WordRow) -> bool:
    """Whether the move that somebody spoke about is still there."""
    return about(playing, word.ply) == word.about


def plain(text: str) -> str:
    """Words on one line without characters that cannot be seen; NotPossibleError if there are too many letters."""
    found = plain_name(text, LONGEST + 1)
    if len(found) > LONGEST:
        raise NotPossibleError(f"a message has {LONGEST} letters at most")
    return found


@dataclass
class Talking:
    """The host's hand that writes down what people say."""

    store: Store
    on: bool  # whether the house lets people talk
    fresh: Callable[[str], Playing]
    changed: Callable[[Playing, Playing], None]

    def manner(self, playing: Playing) -> str:
        return manner(playing) if self.on else SILENT

    def say(self, table: str, seat: Seat, text: str = "", reaction: str = "", ply: int | None = None) -> WordRow:
        """Words, or a reaction, about the last move or an earlier one. A reaction that is there is not said twice."""
        playing = self.fresh(table)
        self._check(playing, seat, text, reaction)
        at = latest(playing) if ply is None else ply
        if not 0 <= at <= latest(playing):
            raise NotPossibleError(f"there is no move {at} to talk about; possible: 0 to {latest(playing)}")
        word = WordRow(table, 0, seat, at, about(playing, at), reaction, plain(text), time.time())
        return self._same(playing, word) or self._written(playing, word)

    def take_back(self, table: str, seat: Seat, number: int) -> None:
        """Somebody's own words are gone, as if they had not been said; NotYourSeatError if they are not his."""
        playing = self.fresh(table)
        if not self.store.talk.drop(table, number, seat):
            raise NotYourSeatError
        self.changed(playing, playing.talked([word for word in playing.words if word.number != number]))

    def _check(self, playing: Playing, seat: Seat, text: str, reaction: str) -> None:
        """May this be said here and now?"""
        agreed = self.manner(playing)
        if agreed == SILENT or (text and agreed == REACTIONS):
            raise NoTalkError(agreed)
        if not 0 <= seat < len(playing.seats) or playing.seats[seat].kind != HUMAN:
            raise NotYourSeatError
        if sealed(playing):
            raise SealedTalkError
        if bool(plain(text)) == bool(reaction) or (reaction and reaction not in SIX):
            raise NotPossibleError(f"say a text, or one of the reactions {', '.join(SIX)}")

    def _same(self, playing: Playing, word: WordRow) -> WordRow | None:
        """The same reaction of the same person to the same move."""
        like = (word.seat, word.ply, word.about, word.reaction)
        found = (one for one in playing.words if (one.seat, one.ply, one.about, one.reaction) == like)
        return next(found, None) if word.reaction else None

    def _written(self, playing: Playing, word: WordRow) -> WordRow:
        found = self.store.talk.add(word, MOST)
        if found is None:
            raise NoTalkError("full")
        self.changed(playing, playing.talked((*playing.words, found)))
        return found
