"""A rematch: the same people, bots and settings at a new table, everybody one seat further."""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from farside.core.actions import Seat
from farside.core.game import Value
from farside.table import naming
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.playing import Playing
from farside.table.shuffling import Share
from farside.table.trouble import MovedOnError, NotPossibleError, NotYourSeatError, StillRunningError


@dataclass(frozen=True, slots=True)
class Again:
    """The table of a rematch, and what opens the asker's own seats there."""

    id: str
    seats: dict[Seat, str]  # the asker's, with their tokens
    host: str = ""  # the host's token, for whoever opened it


def after(seat: Seat, seats: int) -> Seat:
    """Where somebody sits in the next game: whoever was second begins."""
    return (seat - 1) % seats


def finished(host: Host, table: str, given: list[str], ring: str = "") -> Playing:
    """A game that is over, for those who played it. StillRunningError before; NotYourSeatError for spectators."""
    playing = host.playing(table)
    if not host.door(table, given, ring).seats:
        raise NotYourSeatError
    if not playing.state.over:
        raise StillRunningError
    return playing


def rematch(
    host: Host, table: str, tokens: Iterable[str], lang: str, share: Share | None = None, ring: str = ""
) -> Again:
    """Open the rematch of a finished game, or find it. StillRunningError before; NotYourSeatError for spectators."""
    given = list(tokens)
    playing = finished(host, table, given, ring)
    if playing.campaign:
        raise NotPossibleError("a chapter has no rematch; its campaign goes on with the next one")
    opened = "" if playing.row.rematch else opened_by(host, playing, lang, share)
    there = host.playing(table).row.rematch
    if opened:
        here = [after(seat, playing.row.seats) for seat in host.door(table, given, ring).seats]
        host.strokes.begun(there, here)
    return Again(there, {seat: token for token in given for seat in host.door(there, token).seats}, opened)


def higher(
    host: Host, table: str, tokens: Iterable[str], lang: str, share: Share | None = None, ring: str = ""
) -> Again:
    """A new game of somebody who was alone, against the next level. NotPossibleError if there is none."""
    given = list(tokens)
    playing = finished(host, table, given, ring)
    solo = playing.title.solo
    level = playing.record.variants.get(solo.variant) if solo else None
    if solo is None or playing.row.seats > 1 or not isinstance(level, int):
        raise NotPossibleError("levels are climbed alone, against a player who is never asked")
    wanted = settings(playing) | {solo.variant: level + 1}
    name = naming.drawn(playing.row.game, lang)
    opened = host.create(playing.row.game, people(playing), wanted, advice=playing.row.advice, share=share, name=name)
    return Again(opened.id, {seat: token for token in given for seat in host.door(opened.id, token).seats}, opened.host)


def people(playing: Playing) -> list[SeatSpec]:
    """Those who sat here, with what opened their seats."""
    return [
        SeatSpec(one.kind, one.bot, one.name, one.profile, False, one.swift, one.token, one.taken, one.ring)
        for one in playing.seats
    ]


def opened_by(host: Host, playing: Playing, lang: str, share: Share | None) -> str:
    """The host's token of the new table; empty if somebody else was quicker."""
    row, specs = playing.row, people(playing)
    turned = [specs[(at + 1) % row.seats] for at in range(row.seats)]
    name = naming.drawn(row.game, lang)
    with suppress(MovedOnError):
        return host.create(
            playing.title.key,
            turned,
            settings(playing),
            gather=True,
            advice=row.advice,
            share=share,
            name=name,
            follows=row.id,
            terms=None if playing.timing is None else playing.timing.terms,
            circle=playing.circle,
        ).host
    return ""


def settings(playing: Playing) -> dict[str, Value]:
    """The same variants; what people own is asked again, for they may own more by now."""
    collects = playing.title.collects
    return {
        name: value for name, value in playing.record.variants.items() if collects is None or name != collects.variant
    }
