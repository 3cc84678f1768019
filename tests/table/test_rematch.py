"""A rematch: the same people and settings, everybody one seat further, found in place by all of them."""

from __future__ import annotations

import pytest
from tests.table.helpers import PEOPLE, V1, WITH_BOT, Web, a_table, play_on, visited

from farside.table import rematching
from farside.table.answers import SeatSpec
from farside.table.host import Host
from farside.table.trouble import NotYourSeatError, StillRunningError

ANN, BEN = SeatSpec(name="Ann"), SeatSpec(name="Ben")


def test_people_bots_and_settings_stay_and_whoever_was_second_begins(host: Host):
    seats = (ANN, BEN, SeatSpec("bot", "chance"))
    opened = host.create("pebble", seats, {"river": "flood"}, seed=7, advice=False)
    play_on(host, opened.id)
    found = rematching.rematch(host, opened.id, opened.tokens[:1], "en")
    info = host.table(found.id)
    assert [seat.name or seat.bot for seat in info.seats] == ["Ben", "chance", "Ann"]
    assert info.variants["river"] == "flood"
    assert not info.advice
    assert not info.chosen_seed
    assert host.table(opened.id).rematch == found.id
    assert list(found.seats) == [2]
    assert host.door(found.id, found.seats.values()).seats == (2,)
    assert host.door(found.id, found.host).host


def test_who_asks_later_finds_the_same_table_and_his_own_seat(host: Host):
    opened = a_table(host)
    play_on(host, opened.id)
    first = rematching.rematch(host, opened.id, opened.tokens[:1], "en")
    pulse = host.pulse(opened.id)
    second = rematching.rematch(host, opened.id, opened.tokens[1:], "en")
    assert second.id == first.id
    assert second.host == ""
    assert (list(first.seats), list(second.seats)) == ([1], [0])
    assert host.pulse(opened.id) == pulse


def test_those_who_look_at_the_finished_game_hear_of_it(host: Host):
    opened = a_table(host)
    play_on(host, opened.id)
    before = host.pulse(opened.id)
    rematching.rematch(host, opened.id, opened.tokens[:1], "en")
    assert host.pulse(opened.id) != before


def test_not_before_the_end_and_not_for_those_who_watch(host: Host):
    opened = a_table(host)
    with pytest.raises(StillRunningError):
        rematching.rematch(host, opened.id, opened.tokens[:1], "en")
    play_on(host, opened.id)
    for strangers in ((), ("nobody",), (opened.host,)):
        with pytest.raises(NotYourSeatError):
            rematching.rematch(host, opened.id, strangers, "en")
    assert host.table(opened.id).rematch == ""


def test_one_click_on_the_page_and_the_other_finds_it_there(web: Web):
    opened = a_table(web.host, PEOPLE)
    play_on(web.host, opened.id)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    assert 'id="rematch"' in web.get(f"/t/{opened.id}").text
    there = web.post(f"/t/{opened.id}/rematch").headers["location"]
    assert web.host.door(there.rpartition("/")[2], web.client.cookies[f"seat-{there[-6:]}"].split(".")).seats == (1,)
    for other in visited(web.host):
        assert 'id="rematch"' not in other.get(f"/t/{opened.id}").text  # somebody who watches
        other.get(f"/t/{opened.id}?token={opened.tokens[1]}")
        assert "Go to the rematch" in other.get(f"/t/{opened.id}").text
        assert other.post(f"/t/{opened.id}/rematch").headers["location"] == there


def test_bots_begin_at_once(web: Web):
    opened = a_table(web.host, WITH_BOT)
    play_on(web.host, opened.id)
    head = {"authorization": f"Bearer {opened.tokens[0]}"}
    made = web.post(f"{V1}/tables/{opened.id}/rematch", headers=head)
    assert made.status_code == 201
    told = made.json()
    assert [seat["seat"] for seat in told["seats"]] == [1]
    web.settle(told["table"])
    assert web.host.table(told["table"]).waiting == (1,)
    assert web.get(f"{V1}/tables/{opened.id}").json()["rematch"] == told["table"]
    assert web.post(f"{V1}/tables/{opened.id}/rematch").status_code == 403
