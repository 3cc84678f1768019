"""Thinking: a bot's choice and a seat's advice, whoever does the thinking.

Whoever fails or takes too long is not waited for: reflex answers for him, and the log says so.
"""

from __future__ import annotations

import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, Protocol

from farside.bots import saying
from farside.bots.advice import Hint
from farside.bots.why import Past, Why
from farside.core import lessons
from farside.core.actions import Action, Seat
from farside.core.game import Sight
from farside.table.analysts import Analysts
from farside.table.pipes import Helper
from farside.table.playing import BOT, Playing
from farside.table.turns import Asker

STAND_IN = "reflex"  # answers for those who fail, without keeping anybody waiting
LATE, FAILED = "bot-late", "bot-failed"  # what the log says then
ADVICE_SECONDS = 1.0

log = logging.getLogger("farside.table")


class LateError(RuntimeError):
    """A bot took too long."""


class FailedError(RuntimeError):
    """A bot broke down, or its process did."""


class Choice(NamedTuple):
    """What a bot answers, and what the log is to say about it."""

    action: Action
    note: str = ""


class Pondering(NamedTuple):
    """A bot that takes its time: since when (on the clock of `time.monotonic`), and how long at most."""

    seat: Seat
    since: float
    seconds: float
    bot: str = ""

    @property
    def spent(self) -> float:
        return min(self.seconds, time.monotonic() - self.since)

    @property
    def waited(self) -> float:
        """The same of one that has no place to think at yet."""
        return time.monotonic() - self.since


class Thinking(Protocol):
    """What a host needs of those who think."""

    @property
    def pondering(self) -> Mapping[str, Pondering]:
        """Who takes his time now, by table."""

    @property
    def lined_up(self) -> Mapping[str, Pondering]:
        """Who waits to take his time, by table."""

    @property
    def places(self) -> int:
        """How many can take their time at once."""

    @property
    def waiting(self) -> int:
        """How many wait for a place to think at."""

    async def choose(self, table: Playing, seat: Seat, asker: Asker) -> Choice:
        """What the bot in this seat answers, when it is this asker's turn; always an option."""

    async def advise(self, table: Playing, seat: Seat, asker: Asker, seconds: float = ADVICE_SECONDS) -> list[Hint]:
        """The best options for a seat as far as it can know; none if there is no time or something breaks."""

    async def explain(
        self, sights: list[Sight[Any, Any]], reader: Seat | None, past: Past, bot: str, asker: Asker
    ) -> Why | None:
        """What speaks for a bot's turn, from what `reader` can see; None if there is no time or something breaks."""

    def analysts(self) -> Analysts:
        """Who looks back at finished games here."""

    def printer(self) -> Helper:
        """Who prints pictures here."""

    def close(self) -> None: ...


class CarefulThinking(ABC):
    """The care that all who think take; whom they ask is theirs to say."""

    heard: Callable[[float], None] | None = None  # told how long each choice has taken

    async def choose(self, table: Playing, seat: Seat, asker: Asker) -> Choice:
        """The same again after a restart. A bot is given a Sight and nothing else."""
        since = time.monotonic()
        choice = await self._choose(table, seat, asker)
        if self.heard is not None:
            self.heard(time.monotonic() - since)
        return choice

    async def _choose(self, table: Playing, seat: Seat, asker: Asker) -> Choice:
        sight = sight_of(table, seat)
        name = table.bot_of(seat)
        try:
            choice = await self.answer(name, sight, table.row.id, asker)
            if choice not in sight.options:
                raise FailedError(f"its answer {choice} is no option")
        except LateError:
            log.warning("the bot %s was late at table %s, ply %d", name, table.row.id, sight.view.ply)
            return Choice(await self._stand_in(table, seat, asker), LATE)
        except Exception:  # a broken bot must not stop the game of the people who play with it
            log.exception("the bot %s failed at table %s, ply %d", name, table.row.id, sight.view.ply)
            return Choice(await self._stand_in(table, seat, asker), FAILED)
        return Choice(choice, said(table, seat, sight, choice))

    async def advise(self, table: Playing, seat: Seat, asker: Asker, seconds: float = ADVICE_SECONDS) -> list[Hint]:
        """The best options for a seat as far as it can know; none if there is no time or something breaks."""
        try:
            return await self.hints(sight_of(table, seat), seconds, asker)
        except (LateError, FailedError):
            log.exception("no advice at table %s, ply %d", table.row.id, table.state.ply)
            return []

    async def explain(
        self, sights: list[Sight[Any, Any]], reader: Seat | None, past: Past, bot: str, asker: Asker
    ) -> Why | None:
        """What speaks for a bot's turn, from what `reader` can see; None if there is no time or something breaks."""
        try:
            return await self.why((sights, reader, past, bot), asker)
        except (LateError, FailedError):
            log.exception("the turn of the bot %s at ply %d could not be explained", bot, past.ply)
            return None

    async def _stand_in(self, table: Playing, seat: Seat, asker: Asker) -> Action:
        """What is answered on instinct, from a sight of its own."""
        sight = sight_of(table, seat)
        try:
            return await self.quick(STAND_IN, sight, asker)
        except Exception:  # the game must go on
            log.exception("%s failed at table %s, ply %d", STAND_IN, table.row.id, sight.view.ply)
            return sight.options[0]

    @abstractmethod
    async def answer(self, name: str, sight: Sight[Any, Any], table: str, asker: Asker) -> Action:
        """What a bot answers; LateError or FailedError if it does not."""

    @abstractmethod
    async def hints(self, sight: Sight[Any, Any], seconds: float, asker: Asker) -> list[Hint]:
        """The best options; LateError or FailedError if nobody finds them."""

    @abstractmethod
    async def why(self, given: tuple[object, ...], asker: Asker) -> Why:
        """What `worker.explain` says; LateError or FailedError if nobody does."""

    @abstractmethod
    async def quick(self, name: str, sight: Sight[Any, Any], asker: Asker) -> Action:
        """What a bot of the house answers at once, whoever else is on the host's list."""


def said(table: Playing, seat: Seat, sight: Sight[Any, Any], choice: Action) -> str:
    """What a bot says to its answer: never for a person whose place it keeps, and never what holds up the game."""
    if table.seats[seat].kind != BOT:
        return ""
    try:
        return saying.reason(sight, choice)
    except Exception:  # words are not worth a game
        log.exception("no reason was found at table %s, ply %d", table.row.id, sight.view.ply)
        return ""


def sight_of(table: Playing, seat: Seat) -> Sight[Any, Any]:
    dice = Random(f"{table.row.salt} {table.row.id} {table.state.ply} {seat}")
    with suppress(ValueError):  # a lesson that is not there any more, or whose file is broken, has no dice
        if table.row.lesson:
            dice = lessons.lesson(table.title, table.row.lesson).dice(table.state.ply, seat)
    return table.title.sight(table.state, seat, dice)
