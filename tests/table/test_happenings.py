"""What a table tells those who are not looking: whose turn it is, and the end. A listener that fails costs nothing."""

from __future__ import annotations

import pytest
from tests.table.helpers import PEOPLE, WITH_BOT, first_move, play_on

from farside.table.happenings import ASKED, OVER, Happening
from farside.table.host import Host


def test_whoever_is_asked_after_a_move_is_told_once(host: Host) -> None:
    told: list[Happening] = []
    opened = host.create("pebble", PEOPLE, seed=3)
    host.happenings.listen(told.append)
    while not told:
        asked, by = host.table(opened.id).waiting, first_move(host, opened.id)
    assert [(one.kind, one.table, one.by) for one in told] == [(ASKED, opened.id, by)] * len(told)
    assert {one.seat for one in told} == set(host.table(opened.id).waiting) - set(asked)
    assert all(one.when > 0 and one.ply == host.table(opened.id).ply for one in told)


def test_the_end_is_told_to_people_and_not_to_bots(host: Host) -> None:
    told: list[Happening] = []
    host.happenings.listen(told.append)
    opened = host.create("pebble", PEOPLE, seed=3)
    play_on(host, opened.id)
    assert sorted(one.seat for one in told if one.kind == OVER) == [0, 1]
    alone = host.create("pebble", WITH_BOT, seed=3)
    assert not [one for one in told if one.table == alone.id and one.seat == 1]


def test_a_listener_that_fails_loses_no_move(host: Host, caplog: pytest.LogCaptureFixture) -> None:
    told: list[Happening] = []

    def fails(_: Happening) -> None:
        raise ValueError("no line")

    host.happenings.listen(fails)
    host.happenings.listen(told.append)
    opened = host.create("pebble", PEOPLE, seed=3)
    play_on(host, opened.id)
    assert host.table(opened.id).over
    assert told
    assert "nobody could be told" in caplog.text
