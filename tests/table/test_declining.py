"""Offers at the table: declining everything, answering later, and going on without an answer."""

from __future__ import annotations

import pytest
from tests.table.helpers import PEOPLE, Web, options_of

from farside.table import host as hosts
from farside.table.answers import Opened
from farside.table.host import Host
from farside.table.trouble import TooSoonError

SEED = 96  # here the first player has a communication module soon, and both have cards
LIKES = ("build:communication", "build:", "mine:", "take:", "arrange:", "close:", "pass", "decline")


def take(host: Host, table: str, seat: int, *likes: str) -> None:
    """The first option that begins as liked."""
    names = options_of(host, table, seat)
    liked = [name for like in likes for name in names if name.startswith(like)]
    host.act(table, seat, host.see(table, seat).ply, (liked or names)[0])


def bargaining(host: Host) -> Opened:
    """A table of Mars where the first seat may make the second an offer."""
    opened = host.create("mars", PEOPLE, {}, SEED)
    for _move in range(400):
        seat = host.table(opened.id).waiting[0]
        if seat == 0 and "propose:sky" in options_of(host, opened.id, 0):
            return opened
        take(host, opened.id, seat, *LIKES)
    raise AssertionError("no offer was ever possible")


def offer(host: Host, table: str) -> None:
    for step in ("propose:sky", "give:", "want:", "send"):
        take(host, table, 0, step)


def kinds(host: Host, table: str) -> list[str]:
    return [event.kind for event in host.see(table, None).events]


def test_MARS_NEG_24_the_table_declines_for_a_seat_that_wants_no_offers(web: Web):
    host = web.host
    table = bargaining(host).id
    host.decline_all(table, 1, True)
    assert host.see(table, 1).quiet
    assert not host.see(table, 0).quiet

    async def trade() -> None:
        offer(host, table)
        await host.settled(table)

    web.run(trade())
    assert kinds(host, table)[-1] == "decline"
    assert host.table(table).waiting == (0,)
    host.decline_all(table, 1, False)
    offer_again = options_of(host, table, 0)
    assert "propose:sky" in offer_again


def test_the_wish_outlives_a_restart_and_answers_an_offer_that_waits(web: Web):
    host = web.host
    table = bargaining(host).id
    offer(host, table)
    assert host.table(table).waiting == (1,)
    assert host.see(table, 1).offered

    async def wish() -> None:
        host.decline_all(table, 1, True)
        await host.settled(table)

    web.run(wish())
    assert host.table(table).waiting == (0,)
    assert [row.quiet for row in host.store.seats(table)] == [False, True]


def test_one_s_own_bargain_is_not_declined(web: Web):
    """A seat that wants no offers may still make them, and hear the answers."""
    host = web.host
    table = bargaining(host).id
    host.decline_all(table, 0, True)
    take(host, table, 0, "propose:sky")
    web.run(host.settled(table))
    assert host.table(table).waiting == (0,)
    assert "drop" in options_of(host, table, 0)


def test_a_game_without_offers_has_nothing_to_decline(host: Host):
    opened = host.create("pebble", PEOPLE, {}, 1)
    host.decline_all(opened.id, 0, True)
    assert not host.see(opened.id, 0).quiet


def test_MARS_NEG_24_who_waits_too_long_may_go_on(host: Host, monkeypatch: pytest.MonkeyPatch):
    table = bargaining(host).id
    assert host.see(table, 0).late == ()
    offer(host, table)
    assert host.see(table, 0).late == (1,)
    assert host.see(table, 1).late == ()
    with pytest.raises(TooSoonError):
        host.wait_no_longer(table, 0)
    assert host.table(table).waiting == (1,)
    monkeypatch.setattr(hosts, "PATIENCE", 0.0)
    host.wait_no_longer(table, 0)
    assert kinds(host, table)[-1] == "decline"
    assert host.table(table).waiting == (0,)
    host.wait_no_longer(table, 0)  # nobody is late: nothing happens
    assert host.table(table).waiting == (0,)


def test_the_page_offers_both(web: Web, monkeypatch: pytest.MonkeyPatch):
    host = web.host
    opened = bargaining(host)
    offer(host, opened.id)
    one, two = ({"cookie": f"seat-{opened.id}={token}"} for token in opened.tokens)
    asked = web.get(f"/t/{opened.id}", headers=two).text
    assert "Decline all offers from now on" in asked
    assert "You may also answer later" in asked
    waits = web.get(f"/t/{opened.id}", headers=one).text
    assert "Go on without an answer from Sky" in waits
    early = web.post(f"/t/{opened.id}/go-on", data={"seat": "0"}, headers=one)
    assert early.status_code == 409
    assert "in about 3 min" in early.text
    monkeypatch.setattr(hosts, "PATIENCE", 0.0)
    assert web.post(f"/t/{opened.id}/go-on", data={"seat": "0"}, headers=one).status_code == 303
    assert web.post(f"/t/{opened.id}/quiet", data={"seat": "1", "on": "1"}, headers=two).status_code == 303
    assert "The table declines all offers for you" in web.get(f"/t/{opened.id}", headers=two).text
    assert web.post(f"/t/{opened.id}/quiet", data={"seat": "1", "on": "0"}, headers=one).status_code == 403
