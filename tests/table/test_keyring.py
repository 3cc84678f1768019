"""Keyrings: one secret for all seats of a person, carried by a code that works once, and taken from lost devices."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import pytest
from tests.table.callers import BASE, Browser, House, Room
from tests.table.helpers import V1, Web, a_table, first_move, new_host
from tests.table.test_collections import browser

from farside.table import carrying, doors
from farside.table.answers import Opened
from farside.table.calls import hooks
from farside.table.calls.quiet import Quiet
from farside.table.host import Host
from farside.table.memory import MemoryStore
from farside.table.trouble import NoCodeError


@pytest.fixture(params=["memory", "sqlite"])
def house(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[House]:
    """A house with a telephone."""
    found = House(MemoryStore() if request.param == "memory" else new_host(tmp_path).store)
    yield found
    found.close()
    found.host.store.close()


def asks(host: Host, table: str, seat: int) -> None:
    """Play on until the table waits for somebody, and did not before."""
    for asked in (1 - seat, seat):
        while host.table(table).waiting != (asked,):
            first_move(host, table)


def sat_down(web: Web) -> Opened:
    """A table at which this browser sits; its ring holds the seat."""
    opened = a_table(web.host)
    web.get(f"/t/{opened.id}?token={opened.tokens[0]}")
    return opened


def ring(web: Web, client: httpx.AsyncClient | None = None) -> str:
    return web.host.ringing.of((client or web.client).cookies["profile"])


def code_of(web: Web) -> str:
    found = re.search(r'class="code"[^>]*>([^<]+)<', web.post("/keyring/carry").text)
    assert found is not None
    return found[1].strip()


def test_whoever_sits_down_has_a_ring_and_the_seat_hangs_on_it(web: Web) -> None:
    opened = sat_down(web)
    assert [one.ring for one in web.host.store.seats(opened.id)] == [ring(web), ""]
    assert [one.table for one in web.host.store.rings.seats(ring(web))] == [opened.id]


def test_a_ring_opens_its_seats_without_their_tokens(web: Web) -> None:
    opened = sat_down(web)
    other = browser(web)
    other.cookies.set("profile", web.client.cookies["profile"], domain="farside.local")
    page = web.run(other.get(f"/t/{opened.id}")).text
    assert 'data-seat="0"' in page or "Your turn" in page
    assert web.host.door(opened.id, (), ring(web)).seats == (0,)


def test_a_code_brings_all_seats_along_once(web: Web) -> None:
    opened, other = sat_down(web), browser(web)
    code = code_of(web)
    asked = web.run(other.get(f"/keyring/open/{code.replace(' ', '')}")).text
    assert "One seat" in asked
    assert "profile" not in other.cookies, "a link alone changes nothing"
    web.run(other.post("/keyring/take", data={"code": code}))
    assert ring(web, other) == ring(web)
    assert other.cookies["profile"] != web.client.cookies["profile"]
    assert opened.id in web.run(other.get("/my-games")).text
    again = web.run(browser(web).post("/keyring/take", data={"code": code}))
    assert again.status_code == 404
    assert "it was used" in again.text


def test_a_code_is_good_for_ten_minutes(web: Web, monkeypatch: pytest.MonkeyPatch) -> None:
    sat_down(web)
    code, now = code_of(web), time.time()
    monkeypatch.setattr(time, "time", lambda: now + 599)
    assert carrying.offered(web.host.ringing, code).seats == 1
    monkeypatch.setattr(time, "time", lambda: now + 601)
    with pytest.raises(NoCodeError):
        carrying.offered(web.host.ringing, code)


def test_a_new_code_takes_the_place_of_the_last(web: Web) -> None:
    sat_down(web)
    first, second = code_of(web), code_of(web)
    assert not carrying.is_open(web.host.ringing, first)
    assert carrying.is_open(web.host.ringing, second.upper()), "as somebody may type it"


def test_what_a_device_had_comes_along(web: Web) -> None:
    first, other = sat_down(web), browser(web)
    second = a_table(web.host, seed=2)
    web.run(other.get(f"/t/{second.id}?token={second.tokens[1]}"))
    rings, own = web.host.store.rings, ring(web, other)
    for who, codes in ((own, [second.id]), (ring(web), [first.id])):
        rings.put(who, "archived", codes)
    rings.put(own, "language", "it")
    web.run(other.post("/keyring/take", data={"code": code_of(web)}))
    assert {one.table for one in rings.seats(ring(web))} == {first.id, second.id}
    assert rings.settings(ring(web)) == {"archived": [first.id, second.id], "language": "it"}


def test_circles_calls_and_other_devices_of_a_ring_come_along(house: House, room: Room) -> None:
    """Somebody plays on two devices, and takes what is on a third: nothing of what was there is lost."""
    host, ways = house.host, house.phone.ways
    secret = host.ringing.new("computer")
    had, ring = host.ringing.opened(secret), house.person()
    tablet = host.ringing.another(had, "tablet")
    circle = host.circling.begin("Friday", had, "Ann").id
    ways.hook(had, f"{room.url}/hook", hooks.JSON, "en", BASE)
    house.phone.calling.set_quiet(had, Quiet(22 * 60, 7 * 60, "Europe/Berlin"))
    opened = a_table(host)
    house.sits(opened, 1, had)
    asks(host, opened.id, 1)  # and a call is written down
    code = carrying.offer(host.ringing, ring, "phone")
    assert carrying.take(host.ringing, code, "computer", secret) == secret
    assert [host.ringing.of(one) for one in (secret, tablet)] == [ring, ring]
    assert [one.id for one in host.store.circles.of(ring)] == [circle]
    assert host.circling.member(circle, ring).me is not None
    assert house.phone.calling.quiet(ring).zone == "Europe/Berlin"
    assert [way.style for way in ways.all(ring)] == [hooks.JSON]
    house.time.at = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()
    house.look(2)
    assert [one.told["address"] for one in room.heard] == [f"{BASE}/t/{opened.id}"], "the call was on its way"
    again = ways.hook(ring, f"{room.url}/hook", hooks.JSON, "en", BASE)
    assert [way.id for way in ways.all(ring)] == [again.id], "the same room is called once"


def test_a_browser_that_is_called_is_called_after_it_took_another_ring(house: House, room: Room) -> None:
    host, browser = house.host, Browser(room)
    secret = host.ringing.new("phone")
    ring = house.person()
    mark = doors.ring_mark(secret)
    house.phone.ways.subscribe(host.ringing.of(secret), browser.subscription, mark, "phone", "en", BASE)
    carrying.take(host.ringing, carrying.offer(host.ringing, ring, "computer"), "phone", secret)
    opened = a_table(host)
    house.sits(opened, 1, ring)
    asks(host, opened.id, 1)
    house.look()
    assert len(browser.read) == 1


def test_a_lost_device_is_shut_out_with_all_it_remembers(web: Web) -> None:
    opened, other = sat_down(web), browser(web)
    web.run(other.post("/keyring/take", data={"code": code_of(web)}))
    mark = doors.ring_mark(other.cookies["profile"])
    assert "Signed off: one device" in web.post("/keyring/off", data={"device": mark}).text
    assert web.host.ringing.of(other.cookies["profile"]) == ""
    assert web.host.door(opened.id, [opened.tokens[0], opened.host]).seats == (), "nor does the seat's link"
    assert web.host.door(opened.id, (), ring(web)).seats == (0,)


def test_nobody_signs_off_other_people_s_devices(web: Web) -> None:
    sat_down(web)
    other = browser(web)
    web.run(other.get(f"/t/{a_table(web.host, seed=3).id}"))
    device = {"device": doors.ring_mark(web.client.cookies["profile"])}
    assert web.run(other.post("/keyring/off", data=device)).status_code == 404
    assert ring(web)


def test_a_file_opens_the_ring_elsewhere(web: Web, tmp_path: Path) -> None:
    sat_down(web)
    file, other = web.post("/keyring/file").content, browser(web)
    assert json.loads(file)["farside"] == "keyring 1"
    web.run(other.post("/keyring/import", files={"file": ("keyring.json", file)}))
    assert ring(web, other) == ring(web)
    for wrong in (b"", b"[]", b'{"secret": 7}', b"not json"):
        answer = web.run(browser(web).post("/keyring/import", files={"file": ("keyring.json", wrong)}))
        assert 400 <= answer.status_code < 500


def test_no_page_and_no_answer_shows_the_secret_or_its_mark_to_others(web: Web) -> None:
    opened = sat_down(web)
    secret = web.client.cookies["profile"]
    seen = web.run(browser(web).get(f"/t/{opened.id}")).text + web.get(f"{V1}/tables/{opened.id}").text
    seen += web.get("/my-games").text + web.get("/keyring").text
    assert secret not in seen
    assert ring(web) not in web.run(browser(web).get(f"/t/{opened.id}")).text


def test_programs_bear_a_ring_as_they_bear_a_token(web: Web) -> None:
    opened = sat_down(web)
    head = {"authorization": f"Bearer {web.client.cookies['profile']}"}
    told = web.get(f"{V1}/keyring", headers=head).json()
    assert (told["count"], told["seats"][0]["table"], told["seats"][0]["waits"]) == (1, opened.id, True)
    assert web.get(f"{V1}/tables/{opened.id}", headers=head).json()["seat"] == 0
    code = web.post(f"{V1}/keyring/code", headers=head).json()["code"]
    other = web.post(f"{V1}/keyring/take", json={"code": code}).json()["secret"]
    assert web.post(f"{V1}/keyring/take", json={"code": code}).status_code == 404
    gone = web.run(web.client.delete(f"{V1}/keyring/devices", headers={"authorization": f"Bearer {other}"})).json()
    assert gone == {"gone": 1}
    assert web.get(f"{V1}/keyring", headers=head).status_code == 404
    assert web.get(f"{V1}/keyring").status_code == 404


def test_a_program_puts_tables_away_and_brings_them_back(web: Web) -> None:
    opened, other = sat_down(web), {"table": "none"}
    head = {"authorization": f"Bearer {web.client.cookies['profile']}"}
    for away, kept in ((True, [opened.id]), (False, [])):
        told = web.run(web.client.put(f"{V1}/keyring/archive", headers=head, json={"table": opened.id, "away": away}))
        assert told.json() == {"tables": kept}
        assert web.get(f"{V1}/keyring", headers=head).json()["seats"][0]["archived"] is away
    assert web.run(web.client.put(f"{V1}/keyring/archive", headers=head, json=other)).status_code == 422


def test_a_program_sits_down_with_its_ring(web: Web) -> None:
    body = {"game": "pebble", "seats": [{"kind": "human"}] * 2}
    told = web.post(f"{V1}/tables", json=body).json()
    seat, path = {"authorization": f"Bearer {told['seats'][1]['invitation']}"}, f"{V1}/tables/{told['table']}/seat"
    assert web.post(path, headers=seat, json={"keyring": "none"}).status_code == 404
    secret = web.post(f"{V1}/keyring").json()["secret"]
    assert web.post(path, headers=seat, json={"keyring": secret}).status_code == 201
    held = web.get(f"{V1}/keyring", headers={"authorization": f"Bearer {secret}"}).json()["seats"]
    assert [(one["table"], one["seat"]) for one in held] == [(told["table"], 1)]


def test_a_new_ring_of_a_program_has_a_name(web: Web) -> None:
    head = {"authorization": f"Bearer {web.post(f'{V1}/keyring').json()['secret']}"}
    named = web.run(web.client.put(f"{V1}/keyring/name", headers=head, json={"name": " Ann\n Lee "}))
    assert named.json() == {"name": "Ann Lee"}
    wrongs: tuple[object, ...] = ({}, {"name": 7}, [])
    for wrong in wrongs:
        assert web.run(web.client.put(f"{V1}/keyring/name", headers=head, json=wrong)).status_code == 422


def test_whoever_opened_a_table_invites_from_another_device_too(web: Web) -> None:
    """There no token is known; the keyring makes the invitation, and shows it again."""
    sent = {"players": "2", "kind0": "me", "kind1": "friend"}
    table = web.post("/new/pebble", data=sent).headers["location"].split("/")[2]
    web.get(f"/t/{table}")
    other = browser(web)
    web.run(other.post("/keyring/take", data={"code": code_of(web)}))
    web.run(other.post(f"/t/{table}/offer", data={"seat": "1"}))
    found = re.search(rf"/t/{table}\?token=([\w-]+)", web.run(other.get(f"/t/{table}/links")).text)
    assert found is not None
    friend = browser(web)
    web.run(friend.get(f"/t/{table}?token={found[1]}"))
    web.run(friend.get(f"/t/{table}"))
    assert web.host.store.seats(table)[1].ring == ring(web, friend)
