"""What goes wrong over weeks has its sentence, in every language, and loses nothing."""

from __future__ import annotations

import time
from collections.abc import Iterator
from html import unescape
from typing import Any

import pytest
from tests.table.callers import Browser, House, PostOffice, Room
from tests.table.helpers import PEOPLE, Web, first_move, visited
from tests.table.test_collections import browser

from farside.core.languages import LANGUAGES
from farside.table import carrying, dates, doors, speaking
from farside.table.answers import Opened
from farside.table.calls import hooks
from farside.table.calls.bringing import AGAIN
from farside.table.memory import MemoryStore
from farside.table.pages import paper
from farside.table.spans import is_zone
from farside.table.terms import BOT_TURN, DAILY, DAY, Terms

AGREED = Terms(DAILY, DAY, up=BOT_TURN, holiday=7)
HOUR = 3600.0


@pytest.fixture
def house(post: PostOffice) -> Iterator[House]:
    found = House(MemoryStore(), post.office)
    yield found
    found.close()


@pytest.fixture(params=LANGUAGES)
def lang(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def web(house: House, lang: str) -> Iterator[Web]:
    """Somebody who reads this language, and has a keyring."""
    for found in visited(house.host):
        found.client.headers["accept-language"] = lang
        found.client.cookies.set("profile", house.host.ringing.new("phone"), domain="farside.local")
        yield found


def ring(web: Web) -> str:
    return web.host.ringing.of(web.client.cookies["profile"])


def seated(web: Web, terms: Terms | None = None) -> Opened:
    """A table where this person has the second seat, and is asked alone."""
    opened = web.host.create("pebble", PEOPLE, {}, 7, terms=terms)
    for seat, whose in enumerate(("", ring(web))):
        web.host.claim(opened.id, seat, ring=whose)
    for seat in (0, 1):
        while web.host.table(opened.id).waiting != (seat,):
            first_move(web.host, opened.id)
    return opened


def said(lang: str, key: str, **args: str | int) -> str:
    """A sentence of the page, which is no other language's."""
    found = paper.phrases(lang).say(key, args)
    assert lang == "en" or found != paper.phrases("en").say(key, args)
    return found


def told(lang: str, key: str, **args: str | int) -> str:
    """The same of the table."""
    found = speaking.phrases(lang).say(key, args)
    assert lang == "en" or found != speaking.phrases("en").say(key, args)
    return found


def look(web: Web, house: House, times: int = 1) -> None:
    for _ in range(times):
        web.run(house.phone.calling.once())


def test_a_code_that_was_used_and_one_that_is_too_old(web: Web, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    opened, ringing = seated(web), web.host.ringing
    code, late = carrying.offer(ringing, ring(web), "phone"), time.time() + 601
    assert web.run(browser(web).post("/keyring/take", data={"code": code})).status_code == 303
    again: dict[str, Any] = {"data": {"code": code}, "headers": {"accept-language": lang}}
    answers = [web.run(browser(web).post("/keyring/take", **again))]
    again["data"]["code"] = carrying.offer(ringing, ring(web), "phone")
    monkeypatch.setattr(time, "time", lambda: late)
    answers.append(web.run(browser(web).post("/keyring/take", **again)))
    assert [one.status_code for one in answers] == [404, 404]
    assert all(told(lang, "trouble-no-code") in unescape(one.text) for one in answers)
    assert [one.table for one in web.host.store.rings.seats(ring(web))] == [opened.id]


@pytest.mark.parametrize("address", ["", "ben", "ben@", "a b@example.org", "ben@example.org\r\nBcc: all@example.org"])
def test_a_wrong_mail_address(web: Web, house: House, lang: str, address: str, post: PostOffice) -> None:
    page = web.post("/calls/mail", data={"address": address}).text
    assert told(lang, "trouble-call-address") in unescape(page)
    assert not house.phone.ways.all(ring(web))
    assert not post.letters


def test_a_mail_address_that_the_office_refuses(web: Web, house: House, lang: str, post: PostOffice) -> None:
    post.code = "550 nobody here"
    page = web.post("/calls/mail", data={"address": "ben@example.org"}).text
    assert told(lang, "trouble-call-mail-refused", what="ben@example.org") in unescape(page)
    assert not house.phone.ways.all(ring(web))


def test_a_webhook_that_answers_500_for_a_day(web: Web, house: House, lang: str, room: Room) -> None:
    house.phone.ways.hook(ring(web), f"{room.url}/hook", hooks.JSON, lang, "http://farside")
    room.status = 500
    opened = seated(web)
    for _ in range(24):
        look(web, house, 2)
        house.time.move(HOUR)
    assert len(room.heard) == 1 + len(AGAIN)
    why = said(lang, "calls-answered-no", status="500", text="–")
    assert said(lang, "calls-note", why=why) in unescape(web.get("/calls").text)
    assert opened.id in web.get("/my-games").text, "the table waits for whoever was not told"


def test_a_push_subscription_that_is_gone(web: Web, house: House, lang: str, room: Room) -> None:
    other, mark = Browser(room), doors.ring_mark(web.client.cookies["profile"])
    house.phone.ways.subscribe(ring(web), other.subscription, mark, "phone", lang, "http://farside")
    room.status = 410
    seated(web)
    look(web, house, 2)
    device = said(lang, "calls-device-phone")
    assert said(lang, "calls-push-ended", device=device) in unescape(web.get("/calls").text)
    room.status = 201
    assert web.post("/calls/push", content=other.subscription).status_code == 204
    assert said(lang, "calls-push-ended", device=device) not in unescape(web.get("/calls").text)


def test_a_clock_that_jumps_costs_nobody_time_and_is_told(web: Web, house: House, lang: str, room: Room) -> None:
    opened = seated(web, AGREED)
    web.host.deadlines.look()
    house.time.move(HOUR)
    house.time.jump(3 * DAY)
    web.host.deadlines.look()
    assert web.host.table(opened.id).waiting == (1,), "nobody has played for him"
    left = web.host.playing(opened.id).timing
    assert left is not None
    assert left.left(1, house.time.at, web.host.pacing.gaps) == pytest.approx(DAY - HOUR, abs=1)
    closed = said(lang, "wait-closed", time=dates.short(3 * DAY, lang))
    assert closed in unescape(web.get(f"/t/{opened.id}").text)


def test_a_place_that_has_no_clocks(web: Web, lang: str) -> None:
    answer = web.post("/calls/quiet", data={"begin": "1320", "end": "420", "zone": "Mare/Imbrium"})
    assert answer.status_code == 422
    assert told(lang, "trouble-call-zone", what="Mare/Imbrium") in unescape(answer.text)
    assert not is_zone("Mare/Imbrium")


def test_a_holiday_longer_than_allowed(web: Web, house: House, lang: str) -> None:
    opened = seated(web, AGREED)
    form = {"until": dates.written(house.time.at + 9 * DAY), "seat": "1"}
    answer = web.post(f"/t/{opened.id}/away", data=form)
    assert told(lang, "trouble-holiday", what="7") in unescape(answer.text)
    clocks = web.host.playing(opened.id).timing
    assert clocks is not None
    assert clocks.hands[1].away is None


def test_a_circle_s_link_that_was_shared_in_public(web: Web, lang: str) -> None:
    circle = web.host.circling.begin("Friday", ring(web), "Ann")
    old = f"/circles/{circle.id}?join={circle.joining}"
    assert said(lang, "circle-renew-line") in unescape(web.get(f"/circles/{circle.id}").text)
    web.host.circling.renew(circle.id, ring(web))
    answer = web.run(browser(web).get(old, headers={"accept-language": lang}))
    assert answer.status_code == 404
    assert told(lang, "trouble-no-circle") in unescape(answer.text)
    assert [one.name for one in web.host.circling.member(circle.id, ring(web)).people] == ["Ann"]
