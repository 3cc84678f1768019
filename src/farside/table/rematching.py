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


def rematch(host: Host, table: str, tokens: Iterable[str], lang: str, share: Share | None = None) -> Again:
    """Open the rematch of a finished game, or find it. StillRunningError before; NotYourSeatError for spectators."""
    given, playing = list(tokens), host.playing(table)
    if not host.door(table, given).seats:
        raise NotYourSeatError
    if not playing.state.over:
        raise StillRunningError
    if playing.campaign:
        raise NotPossibleError("a chapter has no rematch; its campaign goes on with the next one")
    opened = "" if playing.row.rematch else opened_by(host, playing, lang, share)
    there = host.playing(table).row.rematch
    return Again(there, {seat: token for token in given for seat in host.door(there, token).seats}, opened)


def opened_by(host: Host, playing: Playing, lang: str, share: Share | None) -> str:
    """The host's token of the new table; empty if somebody else was quicker."""
    row = playing.row
    specs = [
        SeatSpec(one.kind, one.bot, one.name, one.profile, swift=one.swift, key=one.token, taken=one.taken)
        for one in playing.seats
    ]
    turned = [specs[(at + 1) % row.seats] for at in range(row.seats)]
    name = naming.drawn(row.game, lang)
    with suppress(MovedOnError):
        return host.create(
            row.game,
            turned,
            settings(playing),
            gather=True,
            advice=row.advice,
            share=share,
            name=name,
            follows=row.id,
        ).host
    return ""


def settings(playing: Playing) -> dict[str, Value]:
    """The same variants; what people own is asked again, for they may own more by now."""
    collects = playing.title.collects
    return {
        name: value for name, value in playing.record.variants.items() if collects is None or name != collects.variant
    }
