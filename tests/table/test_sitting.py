"""Sitting down: invitations that work once, tokens that only their owner has, and seats given to somebody else."""

from __future__ import annotations

import sqlite3
from html import unescape
from pathlib import Path

import httpx
import pytest
from tests.table.helpers import PEOPLE, V1, WITH_BOT, Program, Web, a_table

from farside.core.languages import LANGUAGES
from farside.table import doors, sitting
from farside.table.host import Host
from farside.table.trouble import NotPossibleError, NotYourSeatError

FRIEND = {"players": "2", "kind0": "me", "kind1": "friend"}


def opened(web: Web) -> str:
    """A table with a seat for a friend, opened in this browser."""
    return str(web.post("/new/pebble", data=FRIEND).headers["location"].split("/")[2])


def held(web: Web, table: str) -> list[str]:
    return web.client.cookies[f"seat-{table}"].split(".")


def link(web: Web, table: str, seat: int = 1) -> str:
    """The invitation the host is shown."""
    return sitting.invitations(web.host.playing(table), held(web, table))[seat]


def another(web: Web) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(web.app(), raise_app_exceptions=False)
    return httpx.AsyncClient(transport=transport, base_url="http://farside", follow_redirects=True)


def sits_down(web: Web, table: str, token: str) -> httpx.AsyncClient:
    friend = another(web)
    page = web.run(friend.get(f"/t/{table}?token={token}"))
    assert page.status_code == 200
    assert 'data-seat="1"' in page.text
    return friend


def seats_of(web: Web, table: str, token: str) -> tuple[int, ...]:
    return web.host.door(table, token).seats


def test_a_link_is_exchanged_for_a_token_that_the_host_is_never_shown(web: Web) -> None:
    table = opened(web)
    invitation = link(web, table)
    assert invitation in web.get(f"/t/{table}").text
    assert invitation in web.get(f"/t/{table}/links").text
    friend = sits_down(web, table, invitation)
    (token,) = friend.cookies[f"seat-{table}"].split(".")
    assert token != invitation
    assert seats_of(web, table, token) == (1,)
    for path in (f"/t/{table}", f"/t/{table}/links", "/"):
        page = web.get(path).text
        assert token not in page
        assert invitation not in page
    assert not seats_of(web, table, invitation)
    web.run(friend.aclose())


def test_a_link_works_once_and_whoever_comes_late_is_told(web: Web) -> None:
    table = opened(web)
    invitation = link(web, table)
    friend, late = sits_down(web, table, invitation), another(web)
    for lang in LANGUAGES:
        refused = web.run(late.get(f"/t/{table}?token={invitation}", headers={"accept-language": lang}))
        assert refused.status_code == 403
    assert "works once" in unescape(web.run(late.get(f"/t/{table}?token={invitation}")).text)
    answer = web.get(f"{V1}/tables/{table}", headers={"authorization": f"Bearer {invitation}"})
    assert answer.status_code == 403
    web.run(friend.aclose())
    web.run(late.aclose())


def test_a_program_that_only_looks_at_a_link_takes_no_seat(web: Web) -> None:
    table = opened(web)
    curious = another(web)
    curious.follow_redirects = False
    assert web.run(curious.get(f"/t/{table}?token={link(web, table)}")).status_code == 303
    curious.cookies.clear()
    web.run(curious.get(f"/t/{table}"))
    assert web.host.table(table).seats[1].free
    web.run(curious.aclose())


def test_whoever_sits_can_take_the_seat_along_to_another_device(web: Web) -> None:
    table = opened(web)
    friend = sits_down(web, table, link(web, table))
    (token,) = friend.cookies[f"seat-{table}"].split(".")
    page = web.run(friend.get(f"/t/{table}/links")).text
    assert f"/t/{table}?token={token}" in page
    phone = another(web)
    assert 'data-seat="1"' in web.run(phone.get(f"/t/{table}?token={token}")).text
    assert 'data-seat="1"' in web.run(friend.get(f"/t/{table}")).text
    for one in (friend, phone):
        web.run(one.aclose())


def test_letting_somebody_else_sit_is_an_act_that_the_seated_person_is_told_of(web: Web) -> None:
    table = opened(web)
    friend = sits_down(web, table, link(web, table))
    assert 'id="offered"' not in web.run(friend.get(f"/t/{table}")).text
    web.post(f"/t/{table}/offer", data={"seat": "1"})
    told = web.run(friend.get(f"/t/{table}")).text
    assert 'id="offered"' in told
    assert 'data-seat="1"' in told
    assert Program(web, table).look()["offered"] == [1]
    new = link(web, table)
    assert new in web.get(f"/t/{table}/links").text
    heir = sits_down(web, table, new)
    gone = unescape(web.run(friend.get(f"/t/{table}")).text)
    assert "Somebody else sits in your seat now" in gone
    assert 'data-seat="1"' not in gone
    assert Program(web, table).look()["offered"] == []
    for one in (friend, heir):
        web.run(one.aclose())


def test_whoever_stays_keeps_the_seat(web: Web) -> None:
    table = opened(web)
    friend = sits_down(web, table, link(web, table))
    web.post(f"/t/{table}/offer", data={"seat": "1"})
    new = link(web, table)
    assert 'id="offered"' not in web.run(friend.post(f"/t/{table}/stay", data={"seat": "1"})).text
    late = another(web)
    assert web.run(late.get(f"/t/{table}?token={new}")).status_code == 403
    assert web.run(late.post(f"/t/{table}/stay", data={"seat": "1"})).status_code == 403
    for one in (friend, late):
        web.run(one.aclose())


def test_only_the_host_and_whoever_sits_there_may_give_a_seat_away(web: Web) -> None:
    table = opened(web)
    friend = sits_down(web, table, link(web, table))
    assert web.run(friend.post(f"/t/{table}/offer", data={"seat": "0"})).status_code == 403
    assert web.run(friend.post(f"/t/{table}/offer", data={"seat": "1"})).status_code == 200
    page = web.run(friend.get(f"/t/{table}/links")).text
    (token,) = friend.cookies[f"seat-{table}"].split(".")
    invitation = sitting.invitations(web.host.playing(table), [token])[1]
    assert invitation in page
    assert invitation not in web.get(f"/t/{table}/links").text
    stranger = another(web)
    assert web.run(stranger.post(f"/t/{table}/offer", data={"seat": "1"})).status_code == 403
    for one in (friend, stranger):
        web.run(one.aclose())


def test_of_two_who_come_at_once_one_sits_down(host: Host) -> None:
    opened = a_table(host)
    first = host.playing(opened.id)
    host.claim(opened.id, 1, renew=True)
    assert sitting.invited(first, [sitting.invitations(first, [opened.host])[1]])
    with pytest.raises(NotYourSeatError):
        host.claim(opened.id, 1, renew=True)


def test_nobody_is_invited_to_a_bot_s_seat(host: Host) -> None:
    opened = a_table(host, WITH_BOT)
    assert list(sitting.invitations(host.playing(opened.id), [opened.host])) == [0]
    with pytest.raises(NotYourSeatError):
        sitting.offer(host, opened.id, 1, [opened.host])
    with pytest.raises(NotPossibleError):
        host.invite(opened.id, 1, opened.host)


def test_whoever_takes_a_seat_over_begins_without_a_name(host: Host) -> None:
    opened = a_table(host)
    host.claim(opened.id, 1, "Ann")
    sitting.offer(host, opened.id, 1, [opened.tokens[1]])
    host.claim(opened.id, 1, renew=True)
    assert host.table(opened.id).names[1] == ""
    assert sitting.former(host.playing(opened.id), opened.tokens) == [1]


def test_a_program_invites_and_sits_down(web: Web) -> None:
    made = a_table(web.host, PEOPLE)
    path = f"{V1}/tables/{made.id}"
    said = {"authorization": f"Bearer {made.host}"}
    invitation = web.post(f"{path}/invitations", json={"seat": 1}, headers=said).json()["invitation"]
    found = web.post(f"{path}/seat", headers={"authorization": f"Bearer {invitation}"})
    assert found.status_code == 201
    assert found.json()["seat"] == 1
    assert Program(web, made.id, found.json()["token"]).look()["seat"] == 1
    assert web.get(path, headers={"authorization": f"Bearer {made.tokens[1]}"}).status_code == 403
    assert web.post(f"{path}/seat", headers={"authorization": f"Bearer {invitation}"}).status_code == 403
    assert web.post(f"{path}/invitations", json={"seat": "1"}, headers=said).status_code == 422


def test_what_a_program_was_given_stays_its_own_until_somebody_is_invited(web: Web) -> None:
    made = a_table(web.host, PEOPLE)
    browsers = [another(web) for _ in range(2)]
    for browser in browsers:
        assert 'data-seat="0"' in web.run(browser.get(f"/t/{made.id}?token={made.tokens[0]}")).text
        web.run(browser.aclose())
    assert Program(web, made.id, made.tokens[0]).look()["seat"] == 0


def test_a_stolen_database_opens_nothing(web: Web, tmp_path: Path) -> None:
    table = opened(web)
    invitation = link(web, table)
    friend = sits_down(web, table, invitation)
    code, campaign = web.host.campaigning.begin("skymines", PEOPLE)
    tokens = [invitation, *held(web, table), *friend.cookies[f"seat-{table}"].split("."), campaign.host]
    stolen = "\n".join(sqlite3.connect(tmp_path / "tables.db").iterdump())
    assert table in stolen
    assert code in stolen
    assert not [token for token in [*tokens, *campaign.tokens] if token in stolen]
    rows = web.host.store.seats(table)
    for kept in [rows[0].token, rows[1].token, rows[1].invite, rows[1].former]:
        assert web.host.door(table, kept).spectator
    assert doors.mark(tokens[-1]) in stolen
    web.run(friend.aclose())


def test_the_host_is_not_invited_to_the_own_seat(web: Web) -> None:
    table = opened(web)
    page = web.get(f"/t/{table}/links").text
    shown = sitting.invitations(web.host.playing(table), held(web, table))
    assert shown[1] in page
    assert shown[0] not in page


def test_a_program_hands_out_invitations_and_its_own_token_ends_with_them(web: Web) -> None:
    """It is given both: the token is its own until somebody else sits down."""
    made = web.post(f"{V1}/tables", json={"game": "pebble", "seats": [{"kind": "human"}] * 2}).json()
    table, (own, theirs) = made["table"], made["seats"]
    assert seats_of(web, table, theirs["token"]) == (1,)
    friend = sits_down(web, table, theirs["invitation"])
    (token,) = friend.cookies[f"seat-{table}"].split(".")
    assert token not in (theirs["token"], theirs["invitation"])
    assert not seats_of(web, table, theirs["token"])
    assert seats_of(web, table, own["token"]) == (0,), "what nobody has taken stays the program's"
    web.run(friend.aclose())
