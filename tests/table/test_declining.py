"""Declining everything, answering later, and going on without an answer."""

from __future__ import annotations

import time

import pytest
from tests.games.mars.colony import given

from farside.core.record import Record
from farside.games.mars.game import GAME
from farside.table import host as hosts
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.trouble import TooSoonError

TALK = "propose:sky"
PEOPLE = [SeatSpec("human"), SeatSpec("human")]


def bargaining(host: Host) -> str:
    """A table of Mars where the first seat may make the second an offer."""
    opened = host.create("mars", PEOPLE, {"first": "orange"}, 96)
    return opened.id


async def play_until(host: Host, table: str, wanted: str) -> None:
    likes = ("build:communication", "build:", "mine:", "take:", "arrange:", "close:", "pass", "decline")
    for _move in range(400):
        seat = host.table(table).waiting[0]
        names = [GAME.actions.name(action) for action in host.see(table, seat).view.options]
        if wanted in names and seat == 0:
            return
        liked = [name for like in likes for name in names if name.startswith(like)]
        host.act(table, seat, host.see(table, seat).ply, (liked or names)[0])
    raise AssertionError(f"{wanted} was never possible")


def offer(host: Host, table: str) -> None:
    for side in ("propose:sky", "give:", "want:", "send"):
        names = [GAME.actions.name(action) for action in host.see(table, 0).view.options]
        host.act(table, 0, host.see(table, 0).ply, next(name for name in names if name.startswith(side)))
