"""Limits: how much one visitor and all of them may ask for, and how too much is answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from tests.table.helpers import V1, Web, a_table, new_host

from farside.core.languages import LANGUAGES
from farside.table import speaking
from farside.table.app import make
from farside.table.limits import Limits, Meter, Turnstile, changed, grouped
from farside.table.settings import Settings
from farside.table.trouble import TooManyError

PEOPLE = [{"kind": "human"}, {"kind": "human"}]
BOTS = [{"kind": "bot", "bot": "chance"}] * 2
Bounds = Callable[..., "Bounded"]


class Clock:
    """Time that stands still unless it is told to go on."""

    now = 1000.0

    def __call__(self) -> float:
        return self.now


class Bounded(Web):
    """The app with limits; visitors come from the address that `at` names."""

    def __init__(self, host, turnstile: Turnstile) -> None:
        self.turnstile = turnstile
        super().__init__(host)
        self.at("192.0.2.1")

    def app(self):
        return make(self.host, turnstile=self.turnstile)

    def at(self, address: str) -> None:
        transport = httpx.ASGITransport(self.app(), raise_app_exceptions=False, client=(address, 1))
        self.client = httpx.AsyncClient(transport=transport, base_url="http://farside")


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def bounds(tmp_path: Path, clock: Clock) -> Iterator[Bounds]:
    made: list[Bounded] = []

    def one(**limits: int) -> Bounded:
        made.append(found := Bounded(new_host(tmp_path), Turnstile(Limits(**limits), clock)))
        return found

    yield one
    for web in made:
        web.close()
        web.host.store.close()


def open_one(web: Web, seats: list[dict[str, str]] = PEOPLE) -> httpx.Response:
    return web.post(f"{V1}/tables", json={"game": "pebble", "seats": seats})


# -- counting --------------------------------------------------------------------------------------


def test_what_is_not_used_comes_back_little_by_little(clock: Clock) -> None:
    meter = Meter(60, 60.0, clock)
    for _ in range(20):
        assert meter.wait("a") == 0.0
        meter.take("a")
    assert 0.0 < meter.wait("a") <= 1.0
    assert meter.wait("b") == 0.0
    clock.now += 1.0
    assert meter.wait("a") == 0.0


def test_a_limit_of_nothing_allows_nothing(clock: Clock) -> None:
    assert Meter(0, 60.0, clock).wait("a") > 0.0


@pytest.mark.parametrize(
    ("address", "group"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:0db8:0001:0002::/64"),
        ("2001:db8:1:2::1", "2001:0db8:0001:0002::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
    ],
)
def test_a_network_of_addresses_is_one_visitor(address: str, group: str) -> None:
    assert grouped(address) == group


def test_limits_are_changed_by_name() -> None:
    found = changed(Limits(), "tables=5, moves-in-all=7,")
    assert (found.tables, found.moves_in_all, found.streams) == (5, 7, Limits().streams)
    for wrong in ("tables", "tables=many", "chairs=3", "tables=-1"):
        with pytest.raises(ValueError, match="a limit is NAME=NUMBER"):
            changed(Limits(), wrong)


@pytest.mark.parametrize(
    ("settings", "limited"),
    [
        (Settings(), False),
        (Settings(host="localhost"), False),
        (Settings(host="0.0.0.0"), True),
        (Settings(host="0.0.0.0", limits=False), False),
        (Settings(limits=True), True),
        (Settings(public_url="https://games.example.org"), True),
        (Settings(public_url="http://localhost:8473"), False),
    ],
)
def test_limits_are_off_where_only_this_computer_can_come(settings: Settings, limited: bool) -> None:
    assert (settings.bounds is not None) is limited


# -- answers ---------------------------------------------------------------------------------------


def test_too_many_tables_are_answered_429_and_when_to_try_again(bounds: Bounds, clock: Clock) -> None:
    web = bounds(tables=3)
    assert open_one(web).status_code == 201
    refused = open_one(web)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) == 1200
    assert "1200 s" in refused.json()["text"]
    clock.now += 1200
    assert open_one(web).status_code == 201


@pytest.mark.parametrize("path", ["/play/pebble", "/watch/pebble", "/new/pebble", "/campaign/skymines"])
@pytest.mark.parametrize(("lang", "words"), [("en", "A little patience"), ("fr", "patience"), ("it", "pazienza")])
def test_the_page_says_so_kindly(bounds: Bounds, path: str, lang: str, words: str) -> None:
    web = bounds(tables=0)
    form = {"players": "2", "kind1": "friend", "variant-company": "none"}
    refused = web.post(path, data=form, headers={"accept-language": lang})
    assert refused.status_code == 429
    assert refused.headers["retry-after"]
    assert words in refused.text


def test_another_visitor_is_not_held_up_but_all_together_may_be(bounds: Bounds) -> None:
    web = bounds(tables=3, tables_in_all=6)
    assert [open_one(web).status_code for _ in range(2)] == [201, 429]
    web.at("192.0.2.2")
    assert open_one(web).status_code == 201
    web.at("192.0.2.3")
    assert open_one(web).status_code == 429


def test_tables_of_bots_alone_are_counted_while_they_run(bounds: Bounds) -> None:
    web = bounds(bot_tables=2)
    made = [open_one(web, BOTS) for _ in range(3)]
    assert [one.status_code for one in made] == [201, 201, 429]
    assert web.post("/watch/pebble").status_code == 429
    assert open_one(web).status_code == 201
    for one in made[:2]:
        web.settle(one.json()["table"])
    assert open_one(web, BOTS).status_code == 201


def test_too_many_moves_are_refused_and_change_nothing(bounds: Bounds) -> None:
    web = bounds(moves=3)
    opened = a_table(web.host)
    said = {"authorization": f"Bearer {opened.tokens[0]}"}

    def move() -> httpx.Response:
        seen = web.host.see(opened.id, 0)
        action = (seen.view.options or [0])[0]
        return web.post(f"{V1}/tables/{opened.id}/moves", json={"ply": seen.ply, "action": action}, headers=said)

    assert move().status_code == 200
    before = web.host.table(opened.id).ply
    refused = move()
    assert refused.status_code == 429
    assert refused.headers["retry-after"] == "20"
    assert web.host.table(opened.id).ply == before


def test_the_page_of_a_table_says_that_it_was_too_fast(bounds: Bounds) -> None:
    web = bounds(moves=0)
    opened = a_table(web.host)
    web.client.cookies.set(f"seat-{opened.id}", opened.tokens[0])
    form = {"seat": "0", "ply": "0", "action": str(web.host.see(opened.id, 0).view.options[0])}
    refused = web.post(f"/t/{opened.id}/move", data=form, headers={"x-fragment": "1"})
    assert refused.status_code == 429
    assert refused.headers["retry-after"]
    assert "That was very fast" in refused.text


def test_advice_is_asked_for_so_often_and_no_oftener(bounds: Bounds) -> None:
    web = bounds(advice=0)
    opened = a_table(web.host)
    said = {"authorization": f"Bearer {opened.tokens[0]}"}
    assert web.get(f"{V1}/tables/{opened.id}/advice", headers=said).status_code == 429


def test_streams_are_counted_while_somebody_listens(bounds: Bounds) -> None:
    web = bounds(streams=1)
    opened = a_table(web.host)

    async def news():
        yield b"1"
        yield b"2"

    async def listen() -> None:
        stream = web.turnstile.stream("192.0.2.1", news())
        assert await anext(stream) == b"1"
        with pytest.raises(TooManyError):
            web.turnstile.stream("192.0.2.1", news())
        assert (await web.client.get(f"{V1}/tables/{opened.id}/events")).status_code == 429
        await stream.aclose()  # type: ignore[attr-defined]  # a generator
        web.turnstile.stream("192.0.2.1", news())

    web.run(listen())


def test_whoever_tries_many_names_learns_no_more_for_a_while(bounds: Bounds, clock: Clock) -> None:
    web = bounds(guesses=6)
    opened = a_table(web.host)
    assert [web.get(f"{V1}/tables/zzzzz{at}").status_code for at in (2, 3)] == [404, 404]
    assert web.get("/t/zzzzzz").status_code == 429
    assert web.get(f"{V1}/tables/zzzzzz").status_code == 429
    assert web.get(f"/join?table={opened.id}").status_code == 429
    assert web.get(f"{V1}/tables/{opened.id}").status_code == 429
    assert web.get(f"/t/{opened.id}").status_code == 429
    said = {"authorization": f"Bearer {opened.tokens[0]}"}
    assert web.get(f"{V1}/tables/{opened.id}", headers=said).status_code == 200
    web.at("192.0.2.2")
    assert web.get(f"/t/{opened.id}").status_code == 200
    web.at("192.0.2.1")
    clock.now += 10
    assert web.get(f"/t/{opened.id}").status_code == 200


def test_without_limits_nobody_is_counted(web: Web) -> None:
    assert {open_one(web).status_code for _ in range(70)} == {201}
    assert {web.get(f"{V1}/tables/zzzzzz").status_code for _ in range(70)} == {404}


@pytest.mark.parametrize("kind", ["tables", "bots", "moves", "advice", "streams", "guesses"])
def test_each_kind_of_too_much_has_its_sentence(kind: str) -> None:
    said = {speaking.trouble(TooManyError(kind, 7), lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert not any("trouble-many" in one for one in said)
