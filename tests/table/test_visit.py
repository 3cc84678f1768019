"""A visit: one answer asks the store once for what it needs, and takes each look once. Counted, not timed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from sqlalchemy import event
from tests.table.helpers import SEED, Web

from farside.core import shelf
from farside.core.game import Game
from farside.table.answers import Opened, SeatSpec
from farside.table.host import Host
from farside.table.sql.store import SqlStore

SCRIPT = {"x-fragment": "1"}
GAMES = ["antarctica", "magnastorm", "mars", "pebble", "skymines"]


class Counted:
    """The questions put to the database, and the views built."""

    def __init__(self) -> None:
        self.asked: list[str] = []
        self.views: list[int | None] = []


@contextmanager
def counting(host: Host, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counted]:
    found, truth = Counted(), Game.view
    assert isinstance(host.store, SqlStore)
    assert host.store.desk.driver is not None, "a table of tests lies in SQLite"
    driver: sqlite3.Connection = host.store.desk.driver

    def ask(_connection: object, _cursor: object, statement: str, *_more: object) -> None:
        if statement.lstrip().startswith("SELECT"):
            found.asked.append(statement)

    class Driver:
        """What every move asks is put straight to SQLite's driver."""

        def execute(self, statement: str, given: Any) -> sqlite3.Cursor:
            ask(None, None, statement)
            return driver.execute(statement, given)

    def view(self: Game[Any, Any], state: Any, seat: int | None) -> Any:
        found.views.append(seat)
        return truth(self, state, seat)

    with monkeypatch.context() as patch:
        patch.setattr(Game, "view", view)
        patch.setattr(host.store.desk, "driver", Driver())
        engines = (host.store.engine, host.store.desk.at_once)
        for engine in engines:
            event.listen(engine, "before_cursor_execute", ask)
        yield found
        for engine in engines:
            event.remove(engine, "before_cursor_execute", ask)


def sat_down(web: Web, game: str, held: int = 1) -> Opened:
    """A new table whose first seats this browser holds, all taken; its host is somebody else."""
    opened = web.host.create(game, [SeatSpec(), SeatSpec()], {}, SEED)
    web.client.cookies.set(f"seat-{opened.id}", ".".join(opened.tokens[:held]))
    web.get(f"/t/{opened.id}")
    return opened


def a_move(web: Web, table: str, among: range = range(1)) -> dict[str, str]:
    """The first move that one of these seats may make; the others move by themselves until then."""
    while (seat := web.host.table(table).waiting[0]) not in among:
        seen = web.host.see(table, seat)
        web.host.act(table, seat, seen.ply, seen.view.options[0])
    seen = web.host.see(table, seat)
    name = shelf.game(seen.game).actions.name(seen.view.options[0])
    return {"seat": str(seat), "ply": str(seen.ply), "action": name}


@pytest.mark.parametrize("game", GAMES)
def test_a_page_move_asks_the_store_once_and_builds_one_view(web: Web, game: str, monkeypatch: pytest.MonkeyPatch):
    opened = sat_down(web, game)
    for _ in range(3):
        form = a_move(web, opened.id)
        with counting(web.host, monkeypatch) as found:
            assert web.post(f"/t/{opened.id}/move", data=form, headers=SCRIPT).status_code == 200
        assert len(found.asked) == 1, found.asked
        assert found.views == [0]


def test_a_device_with_all_seats_builds_the_view_of_the_one_it_shows(web: Web, monkeypatch: pytest.MonkeyPatch):
    opened = sat_down(web, "antarctica", held=2)  # no hands to hide: no curtain
    for _ in range(4):
        form = a_move(web, opened.id, range(2))
        with counting(web.host, monkeypatch) as found:
            assert web.post(f"/t/{opened.id}/move", data=form, headers=SCRIPT).status_code == 200
        assert len(found.asked) == 1, found.asked
        assert len(found.views) == 1


def test_a_refused_move_asks_no_more(web: Web, monkeypatch: pytest.MonkeyPatch):
    opened = sat_down(web, "pebble")
    form = a_move(web, opened.id) | {"action": "settle:nowhere"}
    with counting(web.host, monkeypatch) as found:
        assert web.post(f"/t/{opened.id}/move", data=form, headers=SCRIPT).status_code == 422
    assert len(found.asked) == 1, found.asked
    assert found.views == [0]


def test_whoever_looks_again_asks_once(web: Web, monkeypatch: pytest.MonkeyPatch):
    opened = sat_down(web, "skymines")
    for path in ("", "/replay", "/links"):
        with counting(web.host, monkeypatch) as found:
            assert web.get(f"/t/{opened.id}{path}", headers=SCRIPT).status_code == 200
        assert len(found.asked) == 1, (path, found.asked)
        assert len(found.views) == (path != "/links")
