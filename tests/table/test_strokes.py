"""A move, who is called of it and a plan that it sets off are one: a server that dies loses neither alone."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.callers import BASE, House, Room
from tests.table.helpers import PEOPLE, empty_database, first_move
from tests.table.postgres import Cluster
from tests.table.test_plans import plan_a_turn

from farside.table.calls import hooks
from farside.table.conditions import POINTS
from farside.table.planning import BY_PLAN
from farside.table.sql.store import SqlStore
from farside.table.terms import BOT_TURN, DAILY, DAY, Terms

DATABASE = "strokes"
PATIENCE = 120  # seconds; a busy machine starts slowly
CHILD = """
import os, signal
from tests.table.callers import House
from tests.table.helpers import first_move
from farside.table.clocks import MovedClock
from farside.table.host import Host
from farside.table.sql import calls, store

def dies(*_, **__):
    os.kill(os.getpid(), signal.SIGKILL)

{patch}
house, table = House(store.SqlStore({url!r}), clock=MovedClock({now!r})), {table!r}
{does}
"""
PLAYS = """
while house.host.table(table).waiting != (1,):
    first_move(house.host, table)
"""
LOOKS = "house.host.deadlines.look()"
WITHIN = "calls.add = dies"  # the move is written, but not yet for good
WITHIN_A_PLAN = "store.plans.settle = dies"  # and so are all moves of the plan
AFTER = """
told = Host.happened
Host.happened = lambda self, what, calls: dies() if calls else told(self, what, calls)
"""  # all is written, and nobody has been told yet


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    if request.param == "sqlite":
        (tmp_path / "tables.db").write_bytes(empty_database())
        return f"sqlite:///{tmp_path / 'tables.db'}"
    cluster: Cluster = request.getfixturevalue("cluster")
    return cluster.prepared(DATABASE)


class Killed:
    """A house whose server is killed while somebody moves; started again as often as somebody asks."""

    def __init__(self, url: str, room: Room, game: str = "pebble", terms: Terms | None = None) -> None:
        self.url, self.room = url, room
        self.house = House(SqlStore(url))
        self.ring = self.house.person()
        self.house.phone.ways.hook(self.ring, f"{room.url}/hook", hooks.JSON, "en", BASE)
        self.table = self.house.host.create(game, PEOPLE, {}, 7, name="Ross Sea", terms=terms).id
        for seat, ring in enumerate(("", self.ring)):
            self.house.host.claim(self.table, seat, ring=ring)
        while self.house.host.playing(self.table).state.ply < 3 or self.house.host.table(self.table).waiting != (0,):
            first_move(self.house.host, self.table)
        self.house.look()
        room.heard.clear()

    @property
    def moves(self) -> list[str]:
        return [move.name for move in self.house.host.store.moves(self.table)]

    def play(self) -> None:
        """Until the other one is asked."""
        while self.house.host.table(self.table).waiting != (1,):
            first_move(self.house.host, self.table)

    def plan(self) -> list[str]:
        """The other one's next turn, as it would be possible."""
        steps = plan_a_turn(self.house.host, self.table, 1)
        self.house.host.planning.tick(self.table, 1, POINTS, on=False)
        self.house.host.planning.keep(self.table, 1)
        return steps

    def dies(self, patch: str, does: str = PLAYS) -> None:
        """A server does something, is killed at it, and another one is started."""
        self.close()
        code = CHILD.format(patch=patch, url=self.url, now=self.house.time.at, table=self.table, does=does)
        child = [sys.executable, "-c", code]
        done = subprocess.run(child, capture_output=True, text=True, check=False, timeout=PATIENCE)
        assert done.returncode == -signal.SIGKILL, done.stderr
        self.house = House(SqlStore(self.url), clock=self.house.time)

    def close(self) -> None:
        self.house.close()
        self.house.host.store.close()


@pytest.fixture
def killed(url: str, room: Room) -> Iterator[Killed]:
    found = Killed(url, room)
    yield found
    found.close()


def titles(room: Room) -> list[str]:
    return [one.told["title"] for one in room.heard]


def test_a_server_that_dies_before_all_is_written_has_neither_moved_nor_called(killed: Killed) -> None:
    killed.dies(WITHIN)
    killed.house.look(2)
    assert killed.house.host.table(killed.table).waiting == (0,)
    assert not killed.room.heard
    killed.play()
    killed.house.look(2)
    assert titles(killed.room) == ["Your turn: Pebble, Ross Sea"]


def test_a_server_that_dies_once_it_is_written_calls_when_it_is_back_and_once(killed: Killed) -> None:
    killed.dies(AFTER)
    assert killed.house.host.table(killed.table).waiting == (1,)
    killed.house.look(3)
    assert titles(killed.room) == ["Your turn: Pebble, Ross Sea"]


def test_a_plan_is_whole_or_not_there_when_the_server_dies_while_it_is_played(url: str, room: Room) -> None:
    killed = Killed(url, room, "antarctica")
    steps = killed.plan()
    assert len(steps) > 1
    killed.dies(WITHIN_A_PLAN)
    store, had = killed.house.host.store, len(killed.moves)
    assert killed.house.host.table(killed.table).waiting == (0,), "the move that it follows is not there either"
    assert store.plans.get(killed.table, 1)
    while BY_PLAN not in store.notes(killed.table).values():
        first_move(killed.house.host, killed.table)
    mine = [move.name for move in store.moves(killed.table)[had:] if move.seat == 1]
    assert mine[: len(steps)] == steps
    assert store.plans.get(killed.table, 1) == ""
    killed.house.look(2)
    more = 1 in killed.house.host.table(killed.table).waiting
    assert len(room.heard) == more, "whose plan is played is called for what it leaves open"
    killed.close()


def test_a_server_that_dies_when_time_is_up_has_written_down_who_is_to_hear_of_it(url: str, room: Room) -> None:
    killed = Killed(url, room, terms=Terms(pace=DAILY, turn=DAY, up=BOT_TURN))
    killed.play()
    killed.house.look()
    killed.house.time.move(DAY + 60)
    killed.dies(AFTER, LOOKS)
    killed.house.host.deadlines.look()
    killed.house.look(3)
    assert titles(room)[1:] == ["A bot took your turn: Pebble, Ross Sea"]
    killed.close()
