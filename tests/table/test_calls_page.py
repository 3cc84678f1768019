"""How somebody wants to be called: the page and the API, with a real post office, a room and a browser's keys."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from tests.table.callers import NEAR, Browser, PostOffice, Room
from tests.table.helpers import PEOPLE, V1, Web, host_on, visited

from farside.table.calls.making import install
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.pages import calls

CALLS = f"{V1}/keyring/calls"
QUIET = {"begin": 1320, "end": 420, "zone": "Europe/Berlin", "shown": True}


@pytest.fixture
def called(post: PostOffice) -> Iterator[Web]:
    host = host_on(MemoryStore())
    install(host, NEAR, post.office)
    yield from visited(host)


@pytest.fixture
def head(called: Web) -> dict[str, str]:
    """What opens a keyring."""
    return {"authorization": f"Bearer {called.host.ringing.new()}"}


def asked(called: Web, method: str, path: str, head: dict[str, str], **how: Any) -> Any:
    return called.run(called.client.request(method, CALLS + path, headers=head, **how))


def link_in(post: PostOffice, what: str) -> str:
    body = post.letters[-1].get_body(("plain",))
    assert body is not None
    text: str = body.get_content()
    return f"/calls/{what}/" + text.partition(f"/calls/{what}/")[2].split()[0]


def test_a_house_without_a_telephone_has_no_such_page(web: Web) -> None:
    for path in ("/calls", "/sw.js", CALLS):
        assert web.get(path).status_code == 404, path


def test_the_page_is_there_for_everybody_and_asks_for_nothing_on_arrival(called: Web) -> None:
    page = called.get("/calls")
    assert page.status_code == 200
    assert "How should we reach you?" in page.text
    assert "set-cookie" not in page.headers
    assert "push" in called.get("/sw.js").text


def test_an_address_is_confirmed_by_a_press_and_stopped_by_one(called: Web, post: PostOffice) -> None:
    answer = called.post("/calls/mail", data={"address": "me@example.org"})
    assert "We have written to you" in answer.text
    confirm = link_in(post, "confirm")
    assert "me@example.org" in called.get(confirm).text
    assert "waits for your yes" in called.get("/calls").text, "a link is opened by more than people"
    assert "Confirmed" in called.post(confirm).text
    assert "confirmed" in called.get("/calls").text
    called.post("/calls/trial")
    stop = link_in(post, "stop")
    assert called.get(stop).status_code == 200
    assert "Done" in called.post(stop, data={"List-Unsubscribe": "One-Click"}).text
    called.post("/calls/trial")
    assert len(post.letters) == 2


@pytest.mark.parametrize("address", ["", "me", "me@", "@x.org", "a b@x.org", "me@x", "me@x.org\r\nBcc: you@x.org"])
def test_a_wrong_address_is_told_and_nothing_is_sent(called: Web, post: PostOffice, address: str) -> None:
    assert "not a mail address" in called.post("/calls/mail", data={"address": address}).text
    assert not post.letters


def test_an_address_that_the_office_does_not_take_is_told(called: Web, post: PostOffice) -> None:
    post.code = "550 no such person"
    assert "does not accept this address" in called.post("/calls/mail", data={"address": "wrng@example.org"}).text
    assert "wrng" not in called.get("/calls").text


@pytest.mark.parametrize("word", ["x", "a.b", "." * 40, "é"])
def test_a_link_that_opens_nothing_is_told(called: Web, word: str) -> None:
    for what in ("confirm", "stop"):
        answer = called.get(f"/calls/{what}/{word}")
        assert answer.status_code == 422
        assert "not valid" in answer.text


def test_a_room_is_tried_at_once_and_its_answer_shown(called: Web, room: Room) -> None:
    shown = called.post("/calls/hook", data={"address": f"{room.url}/ntfy", "style": ""}).text
    assert "answered 200" in shown
    room.status = 500
    assert "answered 500" in called.post("/calls/hook", data={"address": f"{room.url}/ntfy", "style": "json"}).text
    assert room.heard[0].told["title"] == "A trial call"


def test_quiet_hours_are_kept_and_a_place_without_clocks_is_refused(called: Web) -> None:
    form = {"begin": "1320", "end": "420", "zone": "Europe/Berlin", "shown": "on"}
    assert called.post("/calls/quiet", data=form).status_code == 303
    assert "22 to 7" in called.get("/calls").text
    assert called.post("/calls/quiet", data=form | {"zone": "Mars/Olympus"}).status_code == 422
    assert called.post("/calls/quiet", data=form | {"do": "drop"}).status_code == 303
    assert "at any time" in called.get("/calls").text


# -- programs --------------------------------------------------------------------------------------


def test_programs_need_the_secret_of_a_keyring(called: Web) -> None:
    for head in ({}, {"authorization": "Bearer nobody"}):
        assert asked(called, "GET", "", head).status_code == 404


def test_a_program_sets_quiet_hours_and_reads_them(called: Web, head: dict[str, str]) -> None:
    assert asked(called, "PUT", "", head, json={"quiet": QUIET}).json()["quiet"] == QUIET
    assert asked(called, "GET", "", head).json()["quiet"] == QUIET
    assert asked(called, "PUT", "", head, json={"tables": {}}).json()["quiet"] == QUIET
    assert asked(called, "PUT", "", head, json={"quiet": None}).json()["quiet"] is None
    for wrong in ({"begin": 9999}, {"zone": "Mars"}, {"end": "7"}):
        assert asked(called, "PUT", "", head, json={"quiet": QUIET | wrong}).status_code == 422


def test_a_program_adds_tries_switches_and_forgets_a_way(called: Web, head: dict[str, str], room: Room) -> None:
    made = asked(called, "POST", "/ways", head, json={"kind": "hook", "address": f"{room.url}/x"})
    assert made.status_code == 201
    way = f"/ways/{made.json()['way']}"
    tried = asked(called, "POST", f"{way}/trial", head).json()
    assert (tried["good"], tried["status"]) == (True, 200)
    assert asked(called, "PUT", way, head, json={"on": False}).json()["state"] == "off"
    other = {"authorization": f"Bearer {called.host.ringing.new()}"}
    assert asked(called, "DELETE", way, other).status_code == 404, "nobody else's"
    assert asked(called, "DELETE", way, head).status_code == 204
    assert asked(called, "GET", "", head).json()["ways"] == []


def test_a_browser_subscribes_and_reads_its_trial(called: Web, head: dict[str, str], room: Room) -> None:
    browser = Browser(room)
    told = {"kind": "push", "address": json.loads(browser.subscription)}
    way = asked(called, "POST", "/ways", head, json=told).json()
    assert way["address"] is None, "where its push service is concerns nobody"
    asked(called, "POST", f"/ways/{way['way']}/trial", head)
    assert browser.read[0]["title"] == "A trial call"


@pytest.mark.parametrize(
    "told",
    [
        *[{}, {"kind": "pigeon"}, {"kind": "push", "address": {}}, {"kind": "hook", "address": 7}, {"kind": "hook"}],
        *[{"kind": "mail", "address": "x"}, {"kind": "hook", "address": "ftp://x.org"}],
    ],
)
def test_what_is_no_way_is_refused(called: Web, head: dict[str, str], told: dict[str, object]) -> None:
    assert asked(called, "POST", "/ways", head, json=told).status_code == 422


def test_so_many_ways_and_no_more(called: Web, head: dict[str, str], room: Room) -> None:
    for at in range(3):
        assert asked(called, "POST", "/ways", head, json={"kind": "hook", "address": f"{room.url}/{at}"}).is_success
    refused = asked(called, "POST", "/ways", head, json={"kind": "hook", "address": f"{room.url}/more"})
    assert (refused.status_code, "3" in refused.json()["text"]) == (422, True)


def seated(host: Host, head: dict[str, str]) -> str:
    opened = host.create("pebble", PEOPLE, {}, 7)
    ring = host.ringing.opened(head["authorization"].removeprefix("Bearer "))
    host.store.rings.take(opened.id, [0], ring)
    host.renewed(opened.id)
    return opened.id


def test_single_tables_may_be_silent(called: Web, head: dict[str, str]) -> None:
    table = seated(called.host, head)
    told = asked(called, "PUT", "", head, json={"tables": {table: "silent", "nobody": "silent"}}).json()
    assert told["tables"] == {table: "silent"}
    assert asked(called, "PUT", "", head, json={"tables": {table: "always"}}).json()["tables"] == {}
    assert asked(called, "PUT", "", head, json={"tables": {table: "loud"}}).status_code == 422


def test_of_many_tables_those_with_a_way_of_their_own_and_the_last_are_shown(
    called: Web, head: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(calls, "SHOWN", 2)
    tables = [seated(called.host, head) for _ in range(4)]
    asked(called, "PUT", "", head, json={"tables": {tables[0]: "silent"}})
    called.client.cookies.set("profile", head["authorization"].removeprefix("Bearer "))
    page = called.get("/calls").text
    shown = re.findall(r'name="table" value="(\w+)"', page)
    assert shown[0] == tables[0]
    assert len(shown) == 2
    assert "2 more tables have this in their menus:" in page


def test_calls_of_one_table_are_set_from_its_menu(called: Web) -> None:
    """As everywhere, in the browser only, silent: nothing else is taken, and nobody sets it for a table of others."""
    opened = called.host.create("pebble", PEOPLE, {}, 7)
    called.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    called.get(f"/t/{opened.id}")
    ring = called.host.store.seats(opened.id)[0].ring
    assert called.host.telephone is not None
    calling = called.host.telephone.calling
    for how, kept in (("silent", "silent"), ("browser", "browser"), ("loud", ""), ("silent", "silent"), ("always", "")):
        called.post(f"/my-games/{opened.id}/calls", data={"how": how})
        assert calling.how(ring, opened.id) == kept
        chosen = re.search(r'value="(\w+)" selected', called.get("/my-games").text)
        assert chosen is not None
        assert chosen[1] == (kept or "always")
    other = called.host.create("pebble", PEOPLE, {}, 8)
    assert called.post(f"/my-games/{other.id}/calls", data={"how": "silent"}).status_code == 403
