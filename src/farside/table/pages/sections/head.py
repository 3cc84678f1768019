"""The head: which table this is, from which seat and at which ply it is shown."""

from __future__ import annotations

from dataclasses import dataclass

from farside.core import lessons, shelf
from farside.core.actions import Seat
from farside.table.answers import Seen, TableInfo
from farside.table.pages.badge import Badge, at_table
from farside.table.pages.paper import Reader
from farside.table.visit import Visit


@dataclass(frozen=True, slots=True)
class Head:
    """What all other sections may say."""

    id: str
    game: str
    title: str
    subtitle: str  # what the table is called
    rules: str  # their address
    tab: str  # what the browser's tab is called
    replay: bool = False
    seat: Seat | None = None
    ply: int = 0
    last: int = 0
    over: bool = False
    headline: str = ""
    campaign: str = ""  # the campaign this table is a chapter of
    pulse: str = ""  # changes whenever something changes for this visitor
    finished: bool = False  # the game is over now, whatever is shown of it
    box: Badge | None = None  # which box is played with


def live_head(here: Visit, seen: Seen, reader: Reader) -> Head:
    """The head of the table as it stands."""
    title = title_of(here.info, reader)
    mine = seen.seat is not None and seen.seat in seen.waiting
    name = f"{title} · {here_called(here, reader)}"
    tab = f"● {reader.say('your-turn')} · {name}" if mine else f"{name} · {reader.say('farside')}"
    return _head(here, seen, reader, tab, replay=False)


def past_head(here: Visit, seen: Seen, reader: Reader) -> Head:
    """The head of the table as it stood."""
    return _head(here, seen, reader, f"{reader.say('replay')} · {title_of(here.info, reader)}", replay=True)


def _head(here: Visit, seen: Seen, reader: Reader, tab: str, replay: bool) -> Head:
    info = here.info
    return Head(
        id=info.id,
        game=info.game,
        title=title_of(info, reader),
        subtitle=here_called(here, reader),
        rules=reader.rules(info.game, info.id),
        tab=tab,
        replay=replay,
        seat=seen.seat,
        ply=seen.ply,
        last=seen.last,
        over=seen.over,
        headline=shelf.game(seen.game).headline(seen.view, here.voice(seen.seat, reader.lang)),
        campaign="" if replay else info.campaign,
        pulse="" if replay else here.mark,
        finished=replay and info.over,
        box=at_table(here.playing.title.box, reader),
    )


def lap_of(game: str, reader: Reader) -> str:
    """What a round is called; a title that says nothing has none."""
    phrases = shelf.game(game).phrases(reader.lang)
    return phrases.say("lap") if phrases.has("lap") else ""


def curtain_head(here: Visit, name: str, reader: Reader) -> Head:
    """The head of a curtain: it knows a name and nothing else."""
    info, title = here.info, title_of(here.info, reader)
    subtitle, tab = called(info, reader), f"{reader.say('curtain-title', name=name)} · {title}"
    rules = reader.rules(info.game, info.id)
    return Head(info.id, info.game, title, subtitle, rules, tab, ply=info.ply, pulse=here.mark)


def here_called(here: Visit, reader: Reader) -> str:
    """The table's name; a lesson is called a lesson."""
    coach = here.host.coaching.coach(here.playing)
    if coach is None:
        return called(here.info, reader)
    return reader.say("lesson-called", title=lessons.words(coach.game, reader.lang).say(coach.lesson.key))


def among_others(here: Visit, reader: Reader) -> str:
    """A table among others: its title, and its name, or its code where it has none."""
    name = here_called(here, reader) if here.info.name or here.playing.row.lesson else here.info.id
    return f"{title_of(here.info, reader)}, {name}"


def called(info: TableInfo, reader: Reader) -> str:
    """The table's name; where a game goes on from a past position, with the move. Old tables have their code."""
    if not info.name:
        return reader.say("table-subtitle", code=info.id)
    return reader.say("name-from", name=info.name, ply=info.parent_ply) if info.parent else info.name


def title_of(info: TableInfo, reader: Reader) -> str:
    return shelf.game(info.game).phrases(reader.lang).say("title")
