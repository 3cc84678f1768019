"""Bots from outside at a table: whoever fails is stood in for, the log says so, and nothing is lost."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.bots.test_guests import MODULE
from tests.table.helpers import Web

from farside.bots import guests, roster
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.opponents import Opponents
from farside.table.playing import BOT, HUMAN
from farside.table.thinking import FAILED, LATE
from farside.table.turns import Asker
from farside.table.workers import Workers

KINDS = ("last", "sleeps", "breaks", "cheats")


@pytest.fixture(autouse=True)
def outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "guest_house.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv(guests.NAMED, "")
    monkeypatch.setenv(guests.FOLDER, "")
    roster.invite([f"{kind}=guest_house:{kind.capitalize()}" for kind in KINDS])
    yield
    monkeypatch.undo()
    for known in (guests.guest, roster.installed, roster.roster):
        known.cache_clear()


@pytest.mark.parametrize(
    ("kind", "grace", "note"),
    [("last", 120.0, ""), ("breaks", 120.0, FAILED), ("cheats", 120.0, FAILED), ("sleeps", 0.1, LATE)],
)
def test_a_guest_answers_or_is_stood_in_for(host: Host, kind: str, grace: float, note: str):
    opened = host.create("pebble", [SeatSpec(BOT, kind), SeatSpec(HUMAN)], seed=4)
    playing = host.playing(opened.id)
    thinking = Workers(Opponents(), grace=grace)
    try:
        choice = asyncio.run(thinking.choose(playing, 0, Asker("somebody")))
    finally:
        thinking.close()
    assert choice.note == note
    assert choice.action in playing.state.options(0)
    assert note or choice.action == playing.state.options(0)[-1]


def test_a_guest_is_offered_at_set_up_and_called_by_its_name(web: Web):
    assert 'value="last"' in web.get("/new/pebble").text
    assert "last" in web.get("/api/v1/games").json()["bots"]
