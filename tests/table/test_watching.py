"""Watching: tables on the list, which none is unless whoever opened it says so."""

from __future__ import annotations

import re

import pytest
from tests.table.helpers import V1, Web, a_table, play_on, visited

from farside.table.answers import SeatSpec
from farside.table.doors import Door
from farside.table.host import Host
from farside.table.trouble import NotPossibleError, NotYourSeatError

NAMED = (SeatSpec(name="Ann"), SeatSpec(name="Ben"))


def test_whoever_opened_a_table_lists_it_and_whoever_sits_there_takes_it_off(host: Host):
    opened = a_table(host)
    with pytest.raises(NotYourSeatError):
        host.watching.put(opened.id, Door(), on=True)
    with pytest.raises(NotYourSeatError):
        host.watching.put(opened.id, Door((0,)), on=True)
    host.watching.put(opened.id, Door(host=True), on=True)
    assert host.watching.listed() == [opened.id]
    host.tables.forget(opened.id)
    assert host.playing(opened.id).listed
    host.watching.put(opened.id, Door((1,)), on=False)
    assert host.watching.listed() == []


def test_a_lesson_is_no_spectacle(host: Host):
    with pytest.raises(NotPossibleError):
        host.watching.put(host.teach("pebble", "first").id, Door(host=True), on=True)


def test_the_list_is_a_page_and_spectators_are_told_that_they_watch(web: Web):
    opened = a_table(web.host, NAMED)
    assert 'href="/watch"' not in web.get("/").text
    web.get(f"/t/{opened.id}?token={opened.host}")
    assert "This table is on no list" in web.get(f"/t/{opened.id}/links").text
    assert web.post(f"/t/{opened.id}/listed", data={"on": "1"}).status_code == 303
    assert "This table is on the list" in web.get(f"/t/{opened.id}/links").text
    for other in visited(web.host):
        assert 'href="/watch"' in other.get("/").text
        assert f"/t/{opened.id}" in other.get("/watch").text
        assert "You are watching" in other.get(f"/t/{opened.id}").text
        assert other.post(f"/t/{opened.id}/listed", data={"on": "0"}).status_code == 403
    play_on(web.host, opened.id)
    assert f"/t/{opened.id}" not in web.get("/watch").text


def test_programs_list_tables_too(web: Web):
    opened = a_table(web.host, NAMED)
    head, seat = ({"authorization": f"Bearer {token}"} for token in (opened.host, opened.tokens[0]))

    def put(who: dict[str, str], on: object) -> int:
        path = f"{V1}/tables/{opened.id}/watching"
        return web.run(web.client.put(path, json={"listed": on}, headers=who)).status_code

    assert [put(seat, True), put({}, True), put(head, "yes"), put(head, True)] == [403, 403, 422, 200]
    assert [one["table"] for one in web.get(f"{V1}/watch").json()["tables"]] == [opened.id]
    assert put(seat, False) == 200
    assert web.get(f"{V1}/watch").json()["tables"] == []


def test_the_list_has_a_small_picture_of_each_table(web: Web):
    opened = a_table(web.host, NAMED)
    web.host.watching.put(opened.id, Door(host=True), on=True)
    for other in visited(web.host):
        found = re.search(rf'src="(/t/{opened.id}/crop\.svg[^"]*)"', other.get("/watch").text)
        assert found is not None
        assert other.get(found[1].replace("&amp;", "&")).headers["content-type"] == "image/svg+xml"


@pytest.mark.parametrize("game", ["antarctica", "magnastorm"])
def test_a_spectator_looks_from_any_side_where_nothing_is_hidden(web: Web, game: str):
    """The side is kept while the table changes; it offers nothing, and it is nobody's seat."""
    opened = web.host.create(game, NAMED, {}, 7)
    play_on(web.host, opened.id, 6)
    seat = web.host.table(opened.id).waiting[0]
    for other in visited(web.host):
        page = other.get(f"/t/{opened.id}").text
        assert 'id="sides"' in page
        shown = {side: board(other.get(f"/t/{opened.id}?side={side}").text) for side in ("none", "0", "1")}
        assert other.get(f"/t/{opened.id}?side={seat}").status_code == 200
        again = other.get(f"/t/{opened.id}").text
        assert board(again) == shown[str(seat)], "kept"
        assert "data-action" not in again, "nothing to choose"
        assert board(other.get(f"/t/{opened.id}?side=9").text) == shown["none"]
        assert "You are watching" in again


@pytest.mark.parametrize("game", ["mars", "pebble", "skymines"])
def test_nobody_looks_from_a_seat_that_has_secrets(web: Web, game: str):
    opened = web.host.create(game, NAMED, {}, 7)
    for other in visited(web.host):
        plain = other.get(f"/t/{opened.id}").text
        assert 'id="sides"' not in plain
        assert board(other.get(f"/t/{opened.id}?side=1").text) == board(plain)


def board(page: str) -> str:
    """The stage of a page."""
    return re.sub(r"\?side=\w+", "", page.partition('id="board"')[2].partition('id="move"')[0])
