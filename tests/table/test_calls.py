"""People who are not at a table hear that it waits: once a turn, on all their ways, through restarts and failures."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from tests.table.callers import BASE, Browser, House, PostOffice, Room
from tests.table.helpers import PEOPLE, empty_database, first_move, play_on

from farside.table import happenings, rematching
from farside.table.answers import Opened
from farside.table.calls import hooks, quiet
from farside.table.calls.calling import GATHER, GRACE
from farside.table.calls.rows import OFF, ON, Way
from farside.table.happenings import Happening
from farside.table.memory import MemoryStore
from farside.table.sql.store import SqlStore

DAY = 24 * 3600.0
NOON = datetime(2026, 11, 18, 12, tzinfo=UTC).timestamp()


@pytest.fixture
def house(post: PostOffice) -> Iterator[House]:
    found = House(MemoryStore(), post.office)
    found.time.at = NOON
    yield found
    found.close()


def hooked(house: House, room: Room, ring: str) -> Way:
    return house.phone.ways.hook(ring, f"{room.url}/hook", hooks.JSON, "en", BASE)


@pytest.fixture
def ring(house: House, room: Room) -> str:
    """Somebody whom a webhook calls."""
    found = house.person()
    hooked(house, room, found)
    return found


def seated(house: House, ring: str, seat: int = 1, name: str = "Ross Sea") -> Opened:
    """A table where this person sits."""
    found = house.host.create("pebble", PEOPLE, {}, 7, name=name)
    house.sits(found, seat, ring)
    return found


def waits(house: House, ring: str, name: str = "Ross Sea") -> tuple[Opened, int]:
    """A table that has just begun to wait for this person; says where he sits."""
    found = house.host.create("pebble", PEOPLE, {}, 7, name=name)
    house.sits(found, 1, ring)
    for seat in (0, 1):
        while house.host.table(found.id).waiting != (seat,):
            first_move(house.host, found.id)
    return found, 1


def titles(room: Room) -> list[str]:
    return [one.told["title"] for one in room.heard]


# -- one call a turn -------------------------------------------------------------------------------


def test_whoever_is_asked_and_not_there_is_called_at_once_and_once(house, room, ring) -> None:
    table, _ = waits(house, ring)
    house.look(3)
    house.time.move(DAY)
    house.look(3)
    assert titles(room) == ["Your turn: Pebble, Ross Sea"]
    assert room.heard[0].told["address"] == f"{BASE}/t/{table.id}"


def test_whoever_has_acted_is_not_called(house, room, ring) -> None:
    table, _ = waits(house, ring)
    house.phone.calling.here(table.id, [1])
    house.look()
    first_move(house.host, table.id)
    house.time.move(GRACE + 1)
    house.look()
    assert not room.heard


def test_whoever_is_at_the_table_has_two_minutes(house, room, ring) -> None:
    table, _ = waits(house, ring)
    house.phone.calling.here(table.id, [1])
    house.time.move(GRACE - 1)
    house.look()
    assert not room.heard
    house.time.move(2)
    house.look()
    assert len(room.heard) == 1


def test_a_move_taken_back_and_made_again_is_the_same_turn(house, room, ring) -> None:
    table, _ = waits(house, ring)
    house.look()
    happening = Happening(happenings.ASKED, table.id, 1, house.time.at, 9)
    house.hears(happening)
    house.time.move(GATHER)
    house.look()
    assert len(room.heard) == 1


def test_one_reminder_a_turn_be_it_a_nudge_or_the_clock(house, room, ring) -> None:
    table, _ = waits(house, ring)
    house.look()
    for kind in (happenings.NUDGED, happenings.NEARLY, happenings.NUDGED):
        house.time.move(60)
        house.hears(Happening(kind, table.id, 1, house.time.at, 1, by=0, until=house.time.at + 3 * 3600))
        house.look()
    assert titles(room)[1:] == ["Blue nudges you: Pebble, Ross Sea"] or len(room.heard) == 2


def test_several_tables_are_told_in_one_call(house, room, ring) -> None:
    waits(house, ring, "One")
    house.look()
    house.time.move(60)
    waits(house, ring, "Two")
    house.time.move(1)
    waits(house, ring, "Three")
    house.look()
    assert len(room.heard) == 1, "the first table still waits"
    house.time.move(GATHER)
    house.look()
    assert titles(room)[1:] == ["Two tables wait for you"]
    assert room.heard[1].told["text"] == "Pebble, Two (no hurry), Pebble, Three (no hurry)."


def test_who_comes_when_called_is_called_promptly_again(house, room, ring) -> None:
    table, _ = waits(house, ring, "One")
    house.look()
    first_move(house.host, table.id)
    waits(house, ring, "Two")
    house.look()
    assert len(room.heard) == 2


def test_the_end_is_told(house, room, ring) -> None:
    table = seated(house, ring, name="Aitken")
    play_on(house.host, table.id)
    house.look()
    told = room.heard[-1].told
    assert told["title"] == "Pebble, Aitken is over"
    assert told["text"] in ("You won.", "You share the victory.") or "you came second" in told["text"]


def test_who_begins_a_rematch_that_somebody_else_opened_is_called(house, room) -> None:
    """Nobody has moved there yet, and whoever opened it is at the table."""
    ring, other = house.person(), house.person()
    hooked(house, room, ring)
    table = seated(house, ring)
    house.sits(table, 0, other)
    play_on(house.host, table.id)
    house.look()
    room.heard.clear()
    again = rematching.rematch(house.host, table.id, [], "en", ring=other)
    house.look(2)
    assert [one.told["address"] for one in room.heard] == [f"{BASE}/t/{again.id}"]
    assert not house.host.store.calls.of(other)


def test_a_turn_that_a_bot_took_is_told(house, room, ring) -> None:
    table = seated(house, ring)
    house.hears(Happening(happenings.STOOD_IN, table.id, 1, house.time.at, 1))
    house.look()
    assert titles(room) == ["A bot took your turn: Pebble, Ross Sea"]


def test_a_seat_that_somebody_else_holds_now_is_not_called(house, room, ring) -> None:
    table, _ = waits(house, ring)
    house.sits(table, 1, house.person())
    house.look()
    assert not room.heard


# -- peace -----------------------------------------------------------------------------------------


def night(house: House, ring: str) -> None:
    house.host.store.rings.put(ring, quiet.SETTING, quiet.Quiet(22 * 60, 7 * 60, "Europe/Berlin")._asdict())


def test_what_comes_in_quiet_hours_is_told_at_their_end_in_one_call(house, room, ring) -> None:
    night(house, ring)
    house.time.at = datetime(2026, 3, 28, 23, tzinfo=UTC).timestamp()  # midnight, before the clocks are put forward
    waits(house, ring, "One")
    waits(house, ring, "Two")
    house.look()
    house.time.at = datetime(2026, 3, 29, 4, 59, tzinfo=UTC).timestamp()
    house.look()
    assert not room.heard
    house.time.at = datetime(2026, 3, 29, 5, 0, tzinfo=UTC).timestamp()
    house.look()
    assert titles(room) == ["Two tables wait for you"]


def test_a_nudge_waits_for_the_morning_too(house, room, ring) -> None:
    night(house, ring)
    table, _ = waits(house, ring)
    house.look()
    house.time.at = datetime(2026, 11, 18, 23, tzinfo=UTC).timestamp()
    house.hears(Happening(happenings.NUDGED, table.id, 1, house.time.at, 1, by=0))
    house.look()
    assert len(room.heard) == 1
    house.time.at = datetime(2026, 11, 19, 6, tzinfo=UTC).timestamp()
    house.look()
    assert len(room.heard) == 2


def test_a_silent_table_calls_nobody(house, room, ring) -> None:
    table = seated(house, ring)
    house.phone.calling.set_how(ring, table.id, "silent")
    house.hears(Happening(happenings.STOOD_IN, table.id, 1, house.time.at, 1))
    house.look()
    assert not room.heard


def test_a_table_may_call_browsers_alone(house, room) -> None:
    ring, other = house.person(), Room()
    browser = Browser(other)
    hooked(house, room, ring)
    house.phone.ways.subscribe(ring, browser.subscription, "", "phone", "en", BASE)
    table = seated(house, ring)
    house.phone.calling.set_how(ring, table.id, "browser")
    house.hears(Happening(happenings.STOOD_IN, table.id, 1, house.time.at, 1))
    house.look()
    other.close()
    assert not room.heard
    assert len(browser.read) == 1


# -- ways ------------------------------------------------------------------------------------------


def test_a_browser_is_called_in_words_that_only_it_can_read(house, room) -> None:
    ring, browser = house.person(), Browser(room)
    house.phone.ways.subscribe(ring, browser.subscription, "", "phone", "de", BASE)
    table, _ = waits(house, ring, "Rossmeer")
    house.look()
    (told,) = browser.read
    assert told["title"] == "Du bist dran: Pebble, Rossmeer"
    assert told["address"] == f"{BASE}/t/{table.id}"
    assert room.heard[0].headers["authorization"].startswith("vapid t=")
    assert room.heard[0].headers["ttl"] == "86400"


def test_a_subscription_that_is_gone_is_forgotten(house, room) -> None:
    ring, browser = house.person(), Browser(room)
    house.phone.ways.subscribe(ring, browser.subscription, "", "phone", "en", BASE)
    room.status = 410
    waits(house, ring)
    house.look(2)
    assert len(room.heard) == 1
    assert not house.phone.ways.all(ring)


def test_a_browser_that_was_signed_off_is_called_no_more(house, room) -> None:
    ring, browser = house.person(), Browser(room)
    house.phone.ways.subscribe(ring, browser.subscription, "a device of before", "phone", "en", BASE)
    waits(house, ring)
    house.look()
    assert not room.heard
    assert not house.phone.ways.all(ring)


def confirmed(house: House, post: PostOffice, ring: str) -> Way:
    asked = asyncio.run(house.phone.ways.mail(ring, "Me@Example.org", "en", BASE))
    body = post.letters[-1].get_body(("plain",))
    assert body is not None
    word = body.get_content().partition(f"{BASE}/calls/confirm/")[2].split()[0]
    assert house.phone.ways.all(ring)[0].state == "asked"
    assert house.phone.ways.confirm(word).id == asked.id
    return house.phone.ways.all(ring)[0]


def test_an_address_is_asked_before_it_is_written_to(house, post) -> None:
    ring = house.person()
    assert confirmed(house, post, ring).state == ON
    assert post.letters[0]["to"] == "Me@example.org"
    assert post.letters[0]["subject"] == "Is this your address?"


def test_one_letter_for_all_tables_at_most_every_two_hours(house, post) -> None:
    ring = house.person()
    confirmed(house, post, ring)
    first, _ = waits(house, ring, "One")
    house.look()
    assert [one["subject"] for one in post.letters[1:]] == ["Your turn: Pebble, One"]
    first_move(house.host, first.id)
    waits(house, ring, "Two")
    house.look()
    house.time.move(60)
    waits(house, ring, "Three")
    house.look()
    assert len(post.letters) == 2, "the letter of before is not two hours old"
    house.time.move(GATHER)
    house.look(2)
    assert [one["subject"] for one in post.letters[2:]] == ["Two tables wait for you"]
    plain = post.letters[2].get_body(("plain",))
    assert plain is not None
    assert "Pebble, Two" in plain.get_content()
    assert post.letters[2].get_body(("html",)) is not None


def test_one_click_stops_all_letters(house, post) -> None:
    ring = house.person()
    confirmed(house, post, ring)
    waits(house, ring)
    house.look()
    letter = post.letters[-1]
    assert letter["list-unsubscribe-post"] == "List-Unsubscribe=One-Click"
    house.phone.ways.stop(letter["list-unsubscribe"].strip("<>").rpartition("/")[2])
    waits(house, ring, "Another")
    house.time.move(GATHER)
    house.look()
    assert len(post.letters) == 2
    assert house.phone.ways.all(ring)[0].state == OFF


def test_an_address_that_the_office_refuses_for_good_is_switched_off(house, post) -> None:
    ring = house.person()
    confirmed(house, post, ring)
    post.code = "550 nobody here"
    waits(house, ring)
    house.look()
    (way,) = house.phone.ways.all(ring)
    assert (way.state, way.note) == (OFF, "mail-refused")


# -- patience --------------------------------------------------------------------------------------


def test_a_webhook_that_answers_500_for_a_day_is_tried_three_times_and_switched_off(house, room, ring) -> None:
    room.status = 500
    waits(house, ring)
    for _ in range(24 * 6):
        house.look()
        house.time.move(600)
    assert len(room.heard) == 3
    (way,) = house.phone.ways.all(ring)
    assert (way.state, way.note) == (OFF, "status-500")


def test_a_webhook_that_recovers_hears_it_once(house, room, ring) -> None:
    room.status = 503
    waits(house, ring)
    house.look(3)
    room.status = 200
    house.time.move(601)
    house.look(3)
    assert len(room.heard) == 2
    assert house.phone.ways.all(ring)[0].state == ON


def test_what_may_have_arrived_is_not_sent_again(house, room, ring) -> None:
    room.status = 0  # it hears, and hangs up without a word
    waits(house, ring)
    house.look()
    house.time.move(DAY)
    house.look()
    assert len(room.heard) == 1


def test_a_call_that_is_no_longer_true_is_not_tried_again(house, room, ring) -> None:
    room.status = 500
    table, _ = waits(house, ring)
    house.look()
    first_move(house.host, table.id)
    house.time.move(DAY)
    house.look()
    assert len(room.heard) == 1


# -- clocks, restarts, several servers --------------------------------------------------------------


def test_a_clock_that_is_set_back_loses_no_call(house, room, ring) -> None:
    waits(house, ring)
    house.time.jump(-30 * DAY)
    house.look()
    assert len(room.heard) == 1


def test_a_clock_that_is_set_forward_calls_nobody_twice(house, room, ring) -> None:
    waits(house, ring)
    house.look()
    house.time.jump(400 * DAY)
    house.look(3)
    assert len(room.heard) == 1


def on_disk(tmp_path: Path) -> SqlStore:
    file = tmp_path / "tables.db"
    if not file.exists():
        file.write_bytes(empty_database())
    return SqlStore(f"sqlite:///{file}")


def test_calls_survive_a_restart_and_one_server_of_two_sends_them(tmp_path, room) -> None:
    first = House(on_disk(tmp_path))
    ring = first.person()
    hooked(first, room, ring)
    waits(first, ring)
    first.close()
    first.host.store.close()
    left, right = (House(on_disk(tmp_path), clock=first.time) for _ in range(2))
    due = left.host.store.calls.due(first.time.at, 10)
    assert [left.phone.calling._hand_on(ring, due), right.phone.calling._hand_on(ring, due)] == [True, False]
    for one in (left, right, left):
        one.look()
    for one in (left, right):
        one.close()
        one.host.store.close()
    assert len(room.heard) == 1


def test_a_server_that_dies_while_it_sends_leaves_no_second_call(tmp_path, room) -> None:
    store = on_disk(tmp_path)
    house = House(store)
    ring = house.person()
    hooked(house, room, ring)
    waits(house, ring)
    house.phone.calling.hand_on()
    (post,) = store.calls.posts(house.time.at, 10)
    assert store.calls.take([post.id], house.time.at) == [post.id]  # and here it dies
    house.time.move(DAY)
    house.look(2)
    house.close()
    store.close()
    assert not room.heard
