"""The table page put together: everything a template needs, and nothing it should not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import NamedTuple

from farside.core.actions import Seat
from farside.table.advising import Advice
from farside.table.answers import SeatInfo
from farside.table.pages.links import Link
from farside.table.pages.paper import Reader
from farside.table.pages.sections.choices import Choices, choices
from farside.table.pages.sections.coach import lesson_of
from farside.table.pages.sections.fair import Fair, fair
from farside.table.pages.sections.head import Again, Head, again_of, curtain_head, live_head, past_head
from farside.table.pages.sections.log import Log, News, log_of, news_of, turns_of
from farside.table.pages.sections.people import People, people
from farside.table.pages.sections.question import Bargain, Question, bargain, question
from farside.table.pages.sections.reel import Reel, reel
from farside.table.pages.sections.stage import Stage, stage
from farside.table.pages.sections.thinking import Advised, advised
from farside.table.pages.taught import Offer, fitting
from farside.table.visit import Visit


class Curtain(NamedTuple):
    """What hides a hand from whoever has just moved: whose it is."""

    seat: Seat
    name: str


class Notice(NamedTuple):
    """What was not possible, and the clause that says so."""

    text: str
    clause: str


@dataclass(frozen=True, slots=True)
class TablePage:
    """The sections of `fragments/table.html`, which knows them by these names."""

    head: Head
    curtain: Curtain | None = None
    stage: Stage | None = None
    question: Question | None = None
    choices: Choices | None = None
    bargain: Bargain | None = None
    advised: Advised | None = None
    people: People | None = None
    log: Log | None = None
    news: News | None = None
    reel: Reel | None = None
    notice: Notice | None = None
    again: Again | None = None
    invites: tuple[Link, ...] = ()
    offered: SeatInfo | None = None  # the reader's own seat, if somebody else is invited to it
    fair: Fair | None = None

    def sections(self) -> Mapping[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def curtain_page(here: Visit, seat: Seat, reader: Reader) -> TablePage:
    """The curtain between two hands."""
    name = here.voice(None, reader.lang).names[seat]
    return TablePage(curtain_head(here, name, reader), Curtain(seat, name))


def live_page(
    here: Visit, seat: Seat | None, reader: Reader, advice: Advice | None = None, told: str = ""
) -> TablePage:
    """The table as it stands; `advice`: what this seat has asked for; `told`: the last thing read of a lesson."""
    seen, voice = here.see(seat), here.voice(seat, reader.lang)
    turns = turns_of(here, seen, reader)
    possible = choices(here, seen, voice)
    lesson = lesson_of(here, seen, voice, reader, possible.every, told)
    return TablePage(
        head=live_head(here, seen, reader),
        stage=stage(seen, voice),
        question=replace(question(here, seen, voice, reader), lesson=lesson, offers=offered(here, reader)),
        choices=possible,
        bargain=bargain(seen, voice, reader),
        advised=advised(here, seen, voice, reader, advice),
        people=people(here, seen, reader),
        log=log_of(turns),
        news=news_of(turns, seen),
        again=again_of(here),
        fair=None if here.playing.row.lesson else fair(here.info, reader, begins=seen.since == 0),
    )


def offered(here: Visit, reader: Reader) -> tuple[Offer, ...]:
    """The lessons about what lies on this table; a lesson offers its own at its end."""
    row = here.playing.row
    return () if row.lesson else tuple(fitting(row.game, reader.lang, row.seats, row.variants))


def replay_page(here: Visit, seat: Seat | None, ply: int, reader: Reader) -> TablePage:
    """The table as it stood after so many moves; nothing is left to choose there."""
    seen, voice = here.see(seat, ply), here.voice(seat, reader.lang)
    seen = replace(seen, view=replace(seen.view, options=(), closed=()))
    now = here.see(seat) if ply != seen.last else seen
    return TablePage(
        head=past_head(here, seen, reader),
        stage=stage(seen, voice),
        bargain=bargain(seen, voice, reader, replay=True),
        people=people(here, seen, reader, replay=True),
        log=Log(tuple(turns_of(here, now, reader, ply)[::-1])),
        reel=reel(seen, voice, reader),
    )
