"""Two people over three weeks, in two browsers, by a clock that the test moves: a circle, calls that are received and
read, a plan, a holiday, a bot that stands in, a rematch, and what the circle says of it all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import LOOKS, PAUSE, press
from tests.table.callers import NEAR, Browser, PostOffice, Room
from tests.table.helpers import new_host

from farside.table.calls.calling import GRACE
from farside.table.calls.making import install
from farside.table.clocks import MovedClock
from farside.table.host import Host
from farside.table.opponents import Opponents
from farside.table.workers import Workers
from pictures import served

pytestmark = [pytest.mark.browser, pytest.mark.long]
PHONE = (390, 844)
HOUR, DAY = 3600.0, 86400.0
NAME = "Ross Sea"  # what the table is called
BY_PLAN, TIME_UP = "by-plan", "time-up"  # lines of the log
MONDAY = datetime(2026, 11, 2, 9, tzinfo=UTC)
TERMS = {"pace": "daily", "turn": "86400", "bank": "0", "up": "bot", "holiday": "14", "nudges": "on", "plans": "on"}


class House:
    """A whole server, its clock, a post office, and a push service of the test's own."""

    def __init__(self) -> None:
        self.time = MovedClock(MONDAY.timestamp())
        self.post, self.room, self.push = PostOffice(), Room(), Room()
        self.address = ""

    def host(self, folder: Any) -> Host:
        known = Opponents()
        found = Host(new_host(folder).store, known, Workers(known), clock=self.time.clock)
        install(found, NEAR, self.post.office, "mailto:host@example.org")
        self.opened = found
        return found

    def pass_time(self, whoever: Person, seconds: float) -> None:
        """Time passes, and the house has looked at its clocks since."""
        self.time.move(seconds)
        looked = self.opened.deadlines
        whoever.wait(lambda: looked._seen is not None and looked._seen[0] == self.time.at, "the house has looked")

    @property
    def today(self) -> datetime:
        return datetime.fromtimestamp(self.time.at, UTC)

    def close(self) -> None:
        for one in (self.post, self.room, self.push):
            one.close()


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    found = House()
    folder = tmp_path_factory.mktemp("weeks")
    with served(folder, found.host(folder)) as found.address:
        yield found
    found.close()


@pytest.fixture(scope="module")
def server(house: House) -> str:
    """Browsers of this file meet this house, not the usual one."""
    return house.address


class Person:
    """Somebody with a browser, who may also be asked and answer as a program would: it is quicker."""

    def __init__(self, page: Page, name: str) -> None:
        self.page, self.name = page, name

    @property
    def head(self) -> dict[str, str]:
        ring = next(one for one in self.page.context.cookies() if one.get("name") == "profile")
        return {"Authorization": f"Bearer {ring.get('value', '')}"}

    def look(self, table: str) -> Any:
        answer = self.page.request.get(f"/api/v1/tables/{table}", headers=self.head)
        assert answer.ok, answer.text()
        return answer.json()

    def asked(self, table: str) -> bool:
        return bool(self.look(table)["options"])

    def move(self, table: str, at: int = 0) -> None:
        seen = self.look(table)
        told = {"ply": seen["ply"], "action": seen["options"][at]["name"]}
        answer = self.page.request.post(f"/api/v1/tables/{table}/moves", data=told, headers=self.head)
        assert answer.ok, answer.text()

    def press_a_move(self, table: str) -> None:
        """By hand, on the page."""
        name = self.page.locator("#options button.opt").first.get_attribute("value")
        before = self.look(table)["ply"]
        press(self.page, str(name))
        self.wait(lambda: self.look(table)["ply"] != before, "the move was taken")

    def wait(self, so: Callable[[], Any], what: str) -> None:
        """Until something is so, however busy the machine is."""
        for _ in range(LOOKS):
            if so():
                return
            self.page.wait_for_timeout(PAUSE)
        raise AssertionError(f"it never came true that {what}")

    def away(self) -> None:
        """Nothing of the house is open."""
        self.page.goto("about:blank")


def until_asked(whom: Person, other: Person, table: str) -> None:
    """Play on until somebody alone is asked, and was not before."""
    while whom.asked(table):
        whom.move(table)
    while other.asked(table) or not whom.asked(table):
        other.move(table)


def titles(room: Room) -> list[str]:
    return [one.told["title"] for one in room.heard]


def subjects(post: PostOffice) -> list[str]:
    return [str(one["subject"]) for one in post.letters]


def text_of(post: PostOffice, at: int) -> str:
    body = post.letters[at].get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def meet(ann: Person, ben: Person) -> str:
    """A circle, and a table in it at a move a day; its code, and the circle's."""
    ann.page.goto("/circles")
    ann.page.fill("[name=name]", "Friday circle")
    ann.page.fill("[name=called]", "Ann")
    ann.page.click("main .btn.main")
    ann.page.wait_for_selector("#invite")
    ben.page.goto(str(ann.page.locator("#invite [readonly]").first.get_attribute("value")))
    ben.page.fill("[name=called]", "Ben")
    ben.page.click("main .btn.main")
    ben.page.wait_for_selector("#h-standings")
    return ann.page.url.rpartition("/")[2]


def sit_down(ann: Person, ben: Person, circle: str) -> str:
    seats = {"players": "2", "kind0": "me", "name0": "Ann", "kind1": "friend"}
    form: dict[str, str | float | bool] = {**seats, "circle": circle, "name": NAME, **TERMS}
    table = ann.page.request.post("/new/pebble", form=form, max_redirects=0).headers["location"].split("/")[2]
    ann.page.goto(f"/t/{table}")
    ben.page.goto(f"/circles/{circle}")
    ben.page.click(f"button[name=table][value='{table}']")
    ben.page.wait_for_selector("#table")
    expect(ben.page.locator("#clocks")).to_be_visible()
    return table


def want_calls(ann: Person, ben: Person, house: House, browser: Browser) -> None:
    """Ben gives a room and a mailbox, on the page; Ann's browser subscribes as its script would."""
    ben.page.goto("/calls")
    ben.page.fill(".room [name=address]", f"{house.room.url}/hook")
    ben.page.click(".room .btn")
    ben.wait(lambda: len(house.room.heard) == 1, "the room was tried")
    ben.page.fill("form[action$='/calls/mail'] [name=address]", "ben@example.org")
    ben.page.click("form[action$='/calls/mail'] .btn")
    ben.wait(lambda: len(house.post.letters) == 1, "the mailbox was asked")
    link = next(word for word in text_of(house.post, 0).split() if "/calls/confirm/" in word)
    ben.page.goto(link)
    ben.page.click("main .btn.main")
    ben.page.wait_for_selector("form[action$='/calls/confirm']", state="detached")
    assert ann.page.request.post("/calls/push", data=browser.subscription).ok
    house.room.heard.clear()
    house.post.letters.clear()


def first_week(ann: Person, ben: Person, house: House, table: str) -> None:
    """Ben is called, reads it in his language, comes by its address and plays; then leaves a plan, which is played."""
    ben.away()
    until_asked(ben, ann, table)
    house.pass_time(ben, GRACE + 1)  # the house may not have noticed yet that his browser is closed
    ben.wait(lambda: titles(house.room) and subjects(house.post), "Ben is called on both ways")
    (told,) = [one.told for one in house.room.heard]
    assert told["title"] == subjects(house.post)[0] == f"Du bist dran: Pebble, {NAME}"
    assert "Stunden." in told["text"]
    assert told["address"] in text_of(house.post, 0)
    ben.page.goto(told["address"])
    house.pass_time(ben, 20 * HOUR)
    ben.press_a_move(table)
    until_asked(ann, ben, table)
    house.pass_time(ben, 20 * HOUR)
    ben.page.goto(f"/t/{table}")
    leave_a_plan(ben, table)
    ben.away()


def leave_a_plan(ben: Person, table: str) -> None:
    ben.page.locator("#grip, .grip").first.click()
    ben.page.locator("#plan [value=begin]").click()
    ben.page.locator("#plan [value=through]").click()
    expect(ben.page.locator("#plan [value=through]")).to_have_attribute("aria-checked", "true")
    ben.page.locator("#plan .could").first.click()
    expect(ben.page.locator("#plan .steps li")).to_have_count(1)
    ben.page.locator("#plan [value=keep]").click()
    expect(ben.page.locator("#plan [value=change]")).to_be_visible()


def played_a_plan(ann: Person, ben: Person, table: str) -> None:
    """Ann moves, and what Ben has planned is played with it; both read it in the log."""
    while BY_PLAN not in [one["kind"] for one in ann.look(table)["log"]]:
        ann.move(table)
    assert "Ben plays a plan." in [one["text"] for one in ann.look(table)["log"]]
    ben.page.goto(f"/t/{table}")
    expect(ben.page.locator("#log-list")).to_contain_text("Plan")
    ben.away()


def second_week(ann: Person, ben: Person, house: House, table: str) -> None:
    """Ben is on holiday: his clock stands still. He is back, is nudged, and plays."""
    until_asked(ann, ben, table)
    ben.page.goto(f"/t/{table}")
    until = (house.today + timedelta(days=13)).strftime("%Y-%m-%d")
    ben.page.locator("form.holiday").evaluate(
        "(form, day) => { form.elements.until.value = day; form.requestSubmit(); }", until
    )
    ben.page.wait_for_selector("#back", state="attached")
    ben.away()
    until_asked(ben, ann, table)
    house.pass_time(ann, 12 * DAY)
    ann.page.goto(f"/t/{table}")
    expect(ann.page.locator("#clocks")).to_contain_text("holiday")
    assert ben.asked(table), "nobody has played for him"
    ben.page.goto(f"/t/{table}")
    ben.page.locator("#back").evaluate("button => button.click()")
    ben.page.wait_for_selector("#back", state="detached")
    ben.away()
    house.pass_time(ann, 14 * HOUR)
    ann.page.reload()
    ann.page.locator("form[action$='/nudge'] button").click()
    ben.wait(lambda: titles(house.room)[-1] == f"Ann stupst dich an: Pebble, {NAME}", "Ben hears that he is nudged")
    ben.page.goto(f"/t/{table}")
    ben.press_a_move(table)
    ben.away()


def to_the_end(ann: Person, ben: Person, house: House, table: str, browser: Browser) -> None:
    """Whoever is asked answers, until both hear that it is over."""
    while not ann.look(table)["over"]:
        (ann if ann.asked(table) else ben).move(table)
    ann.wait(lambda: f"Pebble, {NAME} is over" in [one["title"] for one in browser.read], "Ann hears of the end")
    ben.wait(lambda: titles(house.room)[-1] == f"Pebble, {NAME} ist zu Ende", "Ben hears of the end")


def standings(ann: Person, circle: str, running: str = "") -> None:
    """What the circle says: one game, in which both count, and too few for a number."""
    ann.page.goto(f"/circles/{circle}")
    assert ann.page.locator(".past li").count() == 1
    expect(ann.page.locator("section:has(> #h-standings), section:has(#h-standings)").first).to_contain_text("Ben")
    expect(ann.page.locator(".rate").first).to_have_text("too few games for a number")
    if running:
        assert ann.page.locator(f"main a[href*='/t/{running}']").count() >= 1


def again(ann: Person, ben: Person, house: House, table: str) -> str:
    """One press, the same people one seat further; Ben begins, and hears of it."""
    ann.page.goto(f"/t/{table}")
    ann.page.locator("#rematch").first.evaluate("button => button.click()")
    ann.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    found = ann.page.url.rpartition("/")[2]
    ben.wait(lambda: house.room.heard[-1].told["address"].endswith(f"/t/{found}"), "Ben is called to the rematch")
    ann.away()
    return found


def is_last(browser: Browser, title: str) -> bool:
    """Whether the last call that a browser got begins so."""
    return bool(browser.read) and browser.read[-1]["title"].startswith(title)


def third_week(ann: Person, ben: Person, house: House, table: str, browser: Browser) -> None:
    """Ann does not come: she is reminded, then a bot takes this turn, and she hears of both. The next is hers."""
    until_asked(ann, ben, table)
    for later, title in ((GRACE + 1, "Your turn: "), (17 * HOUR, "Still your turn: "), (8 * HOUR, "A bot took your ")):
        house.pass_time(ann, later)
        ann.wait(partial(is_last, browser, title), f"Ann reads: {title}")
        assert browser.read[-1]["address"].endswith(f"/t/{table}")
    ann.wait(lambda: TIME_UP in [one["kind"] for one in ben.look(table)["log"]], "the log tells of it")
    ann.wait(lambda: ben.asked(table), "the bot has played")


def test_two_people_over_three_weeks(opens: Opens, house: House) -> None:
    ann, ben = Person(opens().new_page(), "Ann"), Person(opens(PHONE, lang="de").new_page(), "Ben")
    browser = Browser(house.push)
    circle = meet(ann, ben)
    table = sit_down(ann, ben, circle)
    want_calls(ann, ben, house, browser)
    first_week(ann, ben, house, table)
    played_a_plan(ann, ben, table)
    second_week(ann, ben, house, table)
    to_the_end(ann, ben, house, table, browser)
    standings(ann, circle)
    rematch = again(ann, ben, house, table)
    third_week(ann, ben, house, rematch, browser)
    standings(ann, circle, rematch)
    assert house.today - MONDAY > timedelta(days=14)
    calls = [one.told["call"] for one in house.room.heard]
    assert len(calls) == len(set(calls)), "nothing is told twice"
