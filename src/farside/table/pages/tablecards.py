"""A table of somebody's as My games shows it: a card or a row, and what its menu offers."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass

from starlette.requests import Request

from farside.core import shelf
from farside.core.actions import Seat
from farside.table import speaking, timetable
from farside.table.pages import known, links
from farside.table.pages.cards import themed
from farside.table.pages.clocked import Clock, clock, handed, nudges
from farside.table.pages.crops import seat_shown
from farside.table.pages.lobby import DAY, MINUTE, Mark, ago, automas
from farside.table.pages.paper import Reader
from farside.table.pages.sections.circle import told_day
from farside.table.pages.sections.head import among_others, title_of
from farside.table.pages.sections.question import question_of
from farside.table.pages.sections.time import Going, going
from farside.table.pages.since import Told, since
from farside.table.pages.waited import waited
from farside.table.pages.yours import Standing
from farside.table.playing import HUMAN
from farside.table.timetable import TableTime
from farside.table.trouble import RestsError, TroubleError
from farside.table.visit import Visit
from farside.table.visitor import host_of, ring_of, visit_at

AS_USUAL = "always"
NEWS = 7 * 86400.0  # seconds for which an end is new to whoever has not seen it


@dataclass(frozen=True, slots=True)
class Card:
    """A table of somebody's, as a card or a row."""

    id: str
    game: str
    title: str  # Skymines, Shackleton
    named: str  # Skymines
    label: str  # for those who listen
    prompt: str
    mine: bool
    over: bool
    since: tuple[Told, ...]
    ago: str
    picture: str
    players: tuple[Mark, ...]
    asked: tuple[Mark, ...] = ()  # who is waited for
    since_when: str = ""
    doing: str = ""
    holiday: bool = False  # whoever is waited for is away
    won: bool = False
    fresh: bool = False  # it has ended, and this browser has not seen how
    scores: tuple[int, ...] = ()
    link: str = ""  # what opens the seat elsewhere
    rematch: bool = False
    rests: bool = False
    away: bool = False
    clock: Clock | None = None
    nudge: bool = False
    handed: bool = False  # a bot plays for me
    may_leave: bool = False
    calls: str = ""  # how this table may call; empty: nobody is called from here
    going: Going | None = None  # holidays; None where there are none
    planned: bool = False  # my next turn is planned, which I alone am told


def cards(request: Request, who: Reader, tables: Sequence[Standing], away: bool = False) -> list[Card]:
    """These tables as they are shown; only these are looked at."""
    found: list[Card] = []
    hows = called_at(request)
    for one in tables:
        try:
            here = visit_at(request, one.table, asked=True)
            found.append(card(request, here, who, one, away, hows))
        except RestsError as error:
            found.append(resting(one, error, who, away))
        except TroubleError:  # a table that is no longer there
            continue
    return found


def called_at(request: Request) -> dict[str, str] | None:
    """How single tables may call this person; None where nobody is called."""
    phone, ring = host_of(request).telephone, ring_of(request)
    return phone.calling.hows(ring) if phone is not None and ring else None


def card(
    request: Request, here: Visit, who: Reader, one: Standing, away: bool, hows: dict[str, str] | None = None
) -> Card:
    info, seat = here.info, seat_shown(here)
    seen, voice = here.see(seat), here.voice(seat, who.lang)
    title = among_others(here, who)
    mine = not info.gathering and any(at in info.waiting and not info.seats[at].lent for at in here.door.seats)
    prompt = question_of(seen, voice) if not info.over and not info.gathering and not info.ended else ""
    names = [who.say("you") if at in here.door.seats else voice.name(at) for at in range(len(info.seats))]
    players = [Mark(at, name, at in info.waiting) for at, name in enumerate(names)]
    state = who.say(
        "games-label-turn" if mine else "games-label-over" if info.over or info.ended else "games-label-waiting"
    )
    own = links.own_links(request, here, who)
    asked = seat if mine and seat is not None else next(iter(info.waiting), None)
    chair = here.door.seats[0] if here.door.seats else None
    others = any(one.kind == HUMAN and one.seat not in here.door.seats for one in info.seats)
    seconds = time.time() - (one.played or info.created)
    times = timetable.of_table(here.host.pacing, here.playing)
    waits = waited(here, seen, who, prompt, times, seconds)
    return Card(
        id=info.id,
        game=info.game,
        title=title,
        named=title_of(info, who),
        label=f"{title}{who.say('colon')} {state}",
        prompt=prompt,
        mine=mine,
        over=info.over or info.ended,
        since=since(here, seen, who) if not info.over else (),
        ago=when(seconds, who),
        picture=themed(f"/t/{info.id}/crop.svg?v={here.mark}", who),
        players=(*players, *automas(seen, voice)),
        asked=tuple(one for one in players if one.acts and not info.over),
        since_when=waits.line,
        doing=waits.doing,
        holiday=waits.holiday,
        won=known.ended(here, seen) == known.WON if info.over and here.door.seats else False,
        fresh=info.over and is_fresh(request, here, one),
        scores=tuple(sorted(seen.scores, reverse=True)) if info.over else (),
        link=own[0].address if own else "",
        rematch=info.over and bool(here.door.seats) and not info.campaign and not here.playing.row.lesson,
        away=away,
        clock=clock(here, asked, who) if asked is not None else None,
        nudge=not mine and chair is not None and nudges(here, chair) is not None,
        handed=chair is not None and handed(here, chair),
        may_leave=chair is not None and not info.over and not info.ended and others,
        calls="" if hows is None or info.over or info.ended else hows.get(info.id, AS_USUAL),
        going=holiday(times, chair, who) if not info.over else None,
        planned=not mine and not info.over and any(planned(here, at) for at in here.door.seats),
    )


def is_fresh(request: Request, here: Visit, one: Standing) -> bool:
    """Whether a game has ended lately and its owner has not looked at the end yet."""
    lately = time.time() - one.played < NEWS and bool(here.door.seats)
    return lately and not known.saw(request, here.info.game, here.id)


def planned(here: Visit, seat: Seat) -> bool:
    """Whether a plan is kept for this seat's next turn."""
    plan = here.host.planning.of(here.playing, seat)
    return plan is not None and plan.kept and not plan.failed


def holiday(times: TableTime | None, chair: Seat | None, who: Reader) -> Going | None:
    """What somebody may do about holidays at a table; None where there is no such thing."""
    me = times.of(chair) if times is not None else None
    told = going(times, me, who) if times is not None and me is not None else None
    return told if told is not None and (told.may or told.away) else None


def when(seconds: float, who: Reader) -> str:
    """When something happened: how long ago, or on which day."""
    if seconds >= DAY:
        return told_day(time.time() - seconds, who.lang)
    return ago(seconds, who) if seconds < MINUTE else who.say("games-ago", ago=ago(seconds, who))


def resting(one: Standing, error: RestsError, who: Reader, away: bool) -> Card:
    """A table that this version cannot play: kept as it was."""
    known_title = shelf.has(error.game)
    title = shelf.game(error.game).phrases(who.lang).say("title") if known_title else error.game
    named = f"{title}, {one.table}" if title else one.table
    said = speaking.trouble(error, who.lang)
    began = when(time.time() - error.created, who) if error.created else ""
    return Card(
        one.table,
        error.game,
        named,
        title,
        named,
        "",
        False,
        True,
        (),
        began,
        "",
        (),
        doing=said,
        rests=True,
        away=away,
    )
