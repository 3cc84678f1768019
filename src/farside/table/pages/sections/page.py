"""The table page put together: everything a template needs, and nothing it should not know."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import NamedTuple

from farside.core import shelf
from farside.core.actions import Seat
from farside.table import explaining
from farside.table.advising import Advice
from farside.table.answers import SeatInfo, Seen
from farside.table.explaining import Explained
from farside.table.pages.links import Link
from farside.table.pages.paper import Reader
from farside.table.pages.sections.choices import Choices, choices
from farside.table.pages.sections.coach import lesson_of
from farside.table.pages.sections.fair import Fair, fair
from farside.table.pages.sections.finale import Finale, finale
from farside.table.pages.sections.head import Head, curtain_head, live_head, past_head
from farside.table.pages.sections.log import Log, News, log_of, news_of, open_to_why, turns_of
from farside.table.pages.sections.people import People, people
from farside.table.pages.sections.plan import plan_of
from farside.table.pages.sections.question import Bargain, Question, bargain, question
from farside.table.pages.sections.reel import Reel, reel
from farside.table.pages.sections.stage import Sides, Stage, stage
from farside.table.pages.sections.talk import Hush, Talk, spoken, talk_of
from farside.table.pages.sections.thinking import Advised, advised
from farside.table.pages.sections.time import time_of
from farside.table.pages.sections.why import answer
from farside.table.pages.taught import Offer, fitting
from farside.table.visit import Visit

LOUD = Hush()  # everything is read


class Curtain(NamedTuple):
    """What hides a hand from whoever has just moved: whose it is."""

    seat: Seat
    name: str


class Doors(NamedTuple):
    """Seats that somebody may still take."""

    invites: tuple[Link, ...] = ()
    offered: SeatInfo | None = None  # the reader's own seat, if somebody else is invited to it


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
    talk: Talk | None = None
    news: News | None = None
    reel: Reel | None = None
    notice: Notice | None = None
    finale: Finale | None = None  # the end as a scene
    doors: Doors | None = None
    fair: Fair | None = None

    def sections(self) -> Mapping[str, object]:
        return {field.name: getattr(self, field.name) for field in fields(self)}


def curtain_page(here: Visit, seat: Seat, reader: Reader) -> TablePage:
    """The curtain between two hands."""
    name = here.voice(None, reader.lang).names[seat]
    return TablePage(curtain_head(here, name, reader), Curtain(seat, name))


def live_page(
    here: Visit,
    seat: Seat | None,
    reader: Reader,
    advice: Advice | None = None,
    told: str = "",
    knows: bool = False,
    hush: Hush = LOUD,
    explained: Explained | None = None,
    side: Seat | None = None,
) -> TablePage:
    """The table as it stands; `advice`: what this seat has asked for; `told`: the last thing read of a lesson;
    `knows`: the reader has finished a game of this title; `hush`: what he does not want to read; `side`: whose side a
    spectator looks from."""
    seen, voice = here.see(seat), here.voice(seat, reader.lang)
    talk = talk_of(here, seat, reader, hush)
    bots = [one.seat for one in seen.seats if not seen.over and explaining.may_ask(here.playing, one.seat)]
    turns = spoken(open_to_why(turns_of(here, seen, reader), bots), talk.said[::-1] if talk else ())
    possible = choices(here, seen, voice)
    lesson = lesson_of(here, seen, voice, reader, possible.every, told)
    return TablePage(
        head=live_head(here, seen, reader),
        stage=replace(stage(seen if side is None else from_side(here, side), voice), sides=sides(here, seen, side)),
        question=replace(
            question(here, seen, voice, reader),
            lesson=lesson,
            time=time_of(here, seen, voice, reader),
            offers=offered(here, reader),
            plan=plan_of(here, seat, voice, reader),
            goal="" if knows or seen.over else shelf.game(seen.game).goal(seen.view, voice),
        ),
        choices=possible,
        bargain=bargain(seen, voice, reader),
        advised=replace(
            advised(here, seen, voice, reader, advice),
            explained=None if explained is None else answer(explained, voice, reader),
        ),
        people=people(here, seen, reader),
        log=log_of(turns),
        talk=talk,
        news=news_of(turns, seen),
        finale=finale(here, seen, reader),
        fair=None if here.playing.row.lesson else fair(here.info, reader, begins=seen.since == 0),
    )


def from_side(here: Visit, side: Seat) -> Seen:
    """What this seat has before it; nothing can be chosen there."""
    seen = here.see(side)
    return replace(seen, view=replace(seen.view, options=(), closed=()))


def sides(here: Visit, seen: Seen, chosen: Seat | None) -> Sides | None:
    """For those who watch a game without secrets."""
    if seen.seat is not None or here.playing.title.secrets or here.info.gathering:
        return None
    voice = here.voice(None, "en")
    return Sides(tuple((one.seat, voice.name(one.seat)) for one in here.info.seats), chosen)


def offered(here: Visit, reader: Reader) -> tuple[Offer, ...]:
    """The lessons about what lies on this table; a lesson offers its own at its end."""
    row = here.playing.row
    return () if row.lesson else tuple(fitting(row.game, reader.lang, row.seats, row.variants))


def replay_page(here: Visit, seat: Seat | None, ply: int, reader: Reader, hush: Hush = LOUD) -> TablePage:
    """The table as it stood after so many moves; nothing is left to choose there."""
    seen, voice = here.see(seat, ply), here.voice(seat, reader.lang)
    seen = replace(seen, view=replace(seen.view, options=(), closed=()))
    now = here.see(seat) if ply != seen.last else seen
    talk = talk_of(here, seat, reader, hush)
    turns = spoken(turns_of(here, now, reader, ply), talk.said[::-1] if talk else ())
    return TablePage(
        head=past_head(here, seen, reader),
        stage=stage(seen, voice),
        bargain=bargain(seen, voice, reader, replay=True),
        people=people(here, seen, reader, replay=True),
        log=Log(tuple([turn for turn in turns[::-1] if turn.ply <= ply])),
        reel=reel(here, seen, now, reader),
    )
