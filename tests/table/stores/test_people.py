"""What every store promises of people: what they own, their keyrings, campaigns and circles."""

from __future__ import annotations

from dataclasses import replace

from tests.table.stores.rows import CAMPAIGN, CARD, RESULT, a_row, a_table, ann, two_seats

from farside.core.actions import NOBODY
from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import (
    Along,
    ChapterRow,
    CircleGame,
    CircleRow,
    CircleSeat,
    Device,
    Ending,
    Held,
    Member,
    Ring,
    Tie,
)
from farside.table.store import Store

# -- people ----------------------------------------------------------------------------------------


def test_a_thing_is_won_once(store: Store):
    store.rings.add(Ring("ann", "", 1.0), Device("ann", "ann", "", 1.0, 1.0))
    assert store.rings.keep([CARD, CARD]) == 1
    assert store.rings.keep([CARD._replace(won=9.0, table="other2")]) == 0
    assert store.rings.keepsakes("ann") == [CARD]


def test_things_lie_in_order_by_game_and_by_when_they_were_won(store: Store):
    store.rings.add(Ring("ann", "", 1.0), Device("ann", "ann", "", 1.0, 1.0))
    late, sun, mars = CARD._replace(key="a", won=5.0), CARD._replace(key="sun"), CARD._replace(game="mars", won=9.0)
    store.rings.keep([mars, late, sun, CARD])
    assert store.rings.keepsakes("ann") == [CARD, sun, late, mars]


def test_strangers_own_nothing(store: Store):
    assert not store.rings.get("ann")
    assert store.rings.keep([CARD]) == 0
    assert store.rings.keepsakes("ann") == []
    store.rings.add(Ring("ann", "", 1.0), Device("ann", "ann", "", 1.0, 1.0))
    store.rings.add(Ring("ann", "", 2.0), Device("ann", "ann", "", 2.0, 2.0))
    assert store.rings.get("ann")


def test_what_is_won_comes_with_the_last_move_or_not_at_all(store: Store):
    a_table(store)
    store.rings.add(Ring("ann", "", 1.0), Device("ann", "ann", "", 1.0, 1.0))
    assert not store.append("abcdef", Pulse(3, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending([CARD])))
    assert store.rings.keepsakes("ann") == []
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending([CARD])))
    assert store.rings.keepsakes("ann") == [CARD]


# -- keyrings --------------------------------------------------------------------------------------


def test_a_ring_is_opened_by_the_browsers_that_took_it(store: Store):
    ann(store)
    assert store.rings.join(Device("second", "ann", "computer", 2.0, 2.0))
    assert not store.rings.join(Device("third", "nobody", "", 2.0, 2.0))
    assert [store.rings.of(mark) for mark in ("first", "second", "third", "")] == ["ann", "ann", "", ""]
    store.rings.saw("first", 5.0)
    assert store.rings.devices("ann") == [
        Device("first", "ann", "phone", 1.0, 5.0),
        Device("second", "ann", "computer", 2.0, 2.0),
    ]
    assert store.rings.part("bob", ["first"]) == 0
    assert store.rings.part("ann", ["first", "fourth"]) == 1
    assert (store.rings.of("first"), store.rings.of("second")) == ("", "ann")


def test_a_ring_has_a_name_and_settings_that_are_set_one_by_one(store: Store):
    ann(store)
    store.rings.rename("ann", "Ann")
    assert store.rings.get("ann") == Ring("ann", "Ann", 1.0)
    store.rings.put("ann", "quiet", {"from": "22:00", "zone": "Europe/Rome"})
    store.rings.put("ann", "language", "it")
    store.rings.put("ann", "language", "de")
    store.rings.put("nobody", "language", "fr")
    assert store.rings.settings("ann") == {"language": "de", "quiet": {"from": "22:00", "zone": "Europe/Rome"}}
    assert (store.rings.setting("ann", "language"), store.rings.setting("ann", "other")) == ("de", None)
    store.rings.put("ann", "language", None)
    assert list(store.rings.settings("ann")) == ["quiet"]
    assert store.rings.settings("nobody") == {}


def test_seats_hang_on_a_ring_the_table_last_played_at_first(store: Store):
    ann(store)
    for code in ("abcdef", "ghjkmn"):
        a_table(store, code=code)
        assert store.rings.take(code, [0], "ann", host=code == "abcdef")
    assert not store.rings.take("nobody", [0], "ann")
    assert store.append("abcdef", Pulse(0, 0, 1), Move(0, "pass"), 99.0)
    assert store.rings.seats("ann") == [
        Held("abcdef", 0, "pebble", False, 12.5, 99.0),
        Held("ghjkmn", 0, "pebble", False, 12.5, 12.5),
    ]
    row = store.table("abcdef")
    assert row is not None
    assert (row.ring, [one.ring for one in store.seats("abcdef")]) == ("ann", ["ann", ""])
    assert store.pulse("abcdef") == Pulse(0, 1, 1)
    assert store.rings.seats("") == []


def test_a_seat_taken_over_leaves_its_ring(store: Store):
    ann(store)
    a_table(store)
    store.rings.take("abcdef", [0], "ann")
    store.sit("abcdef", replace(store.seats("abcdef")[0], ring="bob"))
    assert store.rings.seats("ann") == []


def test_a_relocked_ring_opens_its_seats_without_their_tokens(store: Store):
    ann(store)
    for code in ("abcdef", "ghjkmn"):
        a_table(store, code=code)
    store.rings.take("abcdef", [0], "ann", host=True)
    assert store.rings.relock("ann") == ["abcdef"]
    row, other = store.table("abcdef"), store.table("ghjkmn")
    assert row is not None
    assert other is not None
    assert (row.host == "host", other.host == "host") == (False, True)
    assert [store.seats(code)[0].token == "token" for code in ("abcdef", "ghjkmn")] == [False, True]
    assert store.seats("abcdef")[0].ring == "ann"


def test_who_opened_a_ring_opens_another_and_codes_are_used_up(store: Store):
    for at, name in enumerate(("ann", "bob")):
        store.rings.add(Ring(name, "", 1.0), Device(name, name, "", 1.0, float(at)))
    store.rings.join(Device("phone", "ann", "phone", 1.0, 3.0))
    store.rings.join(Device("carry", "ann", "code phone", 1.0, 4.0))
    a_table(store)
    store.rings.take("abcdef", [], "ann", host=True)
    store.rings.carry("ann", "bob")
    assert [one.secret for one in store.rings.devices("bob")] == ["phone", "bob", "ann"]
    assert store.rings.of("carry") == ""
    found = store.table("abcdef")
    assert found is not None
    assert found.ring == "bob"


# -- campaigns -------------------------------------------------------------------------------------


def test_a_campaign_is_begun_once(store: Store):
    assert store.campaigns.add(CAMPAIGN)
    assert not store.campaigns.add(CAMPAIGN._replace(host="thief"))
    assert store.campaigns.get("cccccc") == CAMPAIGN
    assert store.campaigns.get("dddddd") is None
    assert store.campaigns.chapters("cccccc") == []
    assert store.campaigns.pulses(["cccccc", "dddddd"]) == {}


def test_a_chapter_is_opened_once_with_its_table(store: Store):
    store.campaigns.add(CAMPAIGN)
    first = ChapterRow("cccccc", 1, NOBODY, 0)
    assert store.add(a_row("first2"), two_seats(), [], Tie(first))
    assert not store.add(a_row("second"), two_seats(), [], Tie(first))
    assert store.table("second") is None, "neither the chapter nor its table"
    assert store.campaigns.chapters("cccccc") == [first._replace(table="first2")]
    assert store.campaigns.of_tables(["first2", "second"]) == {"first2": "cccccc"}
    assert store.campaigns.of_tables([]) == {}


def test_no_chapter_belongs_to_a_campaign_that_is_not_there(store: Store):
    assert not store.add(a_row(), two_seats(), [], Tie(ChapterRow("nobody", 1, NOBODY, 0)))
    assert store.table("abcdef") is None


def test_what_a_chapter_brings_comes_with_its_last_move(store: Store):
    store.campaigns.add(CAMPAIGN)
    for number, code in ((1, "first2"), (2, "second")):
        assert store.add(a_row(code), two_seats(), [], Tie(ChapterRow("cccccc", number, 3, 1)))
    assert not store.append("first2", Pulse(1, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending(result=RESULT)))
    assert store.append("first2", Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending(result=RESULT)))
    store.sit("second", two_seats()[0])
    assert [one.result for one in store.campaigns.chapters("cccccc")] == [RESULT, None]
    assert store.campaigns.pulses(["cccccc"]) == {"cccccc": Pulse(1, 2, 1)}


# -- circles ---------------------------------------------------------------------------------------

CIRCLE = CircleRow("friday", "Friday circle", "come", "look", 5.5)
ANN, BEN = Member("friday", 1, "ann", "Ann", 5.5), Member("friday", 2, "ben", "Ben", 6.5)


def a_circle(store: Store) -> None:
    assert store.circles.add(CIRCLE, ANN)


def test_a_circle_is_begun_once_and_its_people_are_numbered(store: Store) -> None:
    a_circle(store)
    assert not store.circles.add(CIRCLE._replace(name="other"), BEN)
    assert store.circles.get("friday") == CIRCLE
    assert store.circles.join(BEN, 9) == 2
    assert store.circles.join(BEN._replace(name="Benny"), 9) == 2
    assert store.circles.members("friday") == [ANN, BEN._replace(name="Benny")]
    assert [row.id for row in store.circles.of("ben")] == ["friday"]
    assert store.circles.of("") == []
    assert store.circles.join(BEN._replace(circle="monday"), 9) == 0
    assert store.circles.join(BEN._replace(ring="cleo"), 2) == 0


def test_who_leaves_a_circle_leaves_no_name_and_the_last_one_takes_it_along(store: Store) -> None:
    a_circle(store)
    store.circles.join(BEN, 9)
    assert store.circles.part("friday", 1)
    assert not store.circles.part("friday", 1)
    assert store.circles.members("friday") == [ANN._replace(ring="", name=""), BEN]
    assert store.circles.of("ann") == []
    assert store.circles.join(ANN, 9) == 3
    assert store.circles.part("friday", 3)
    assert store.circles.part("friday", 2)
    assert store.circles.get("friday") is None
    assert store.circles.members("friday") == []
    assert store.circles.games("friday") == []


def test_links_of_a_circle_can_be_renewed(store: Store) -> None:
    a_circle(store)
    assert store.circles.relink("friday", "come2", "look2")
    assert store.circles.get("friday") == CIRCLE._replace(joining="come2", reading="look2")
    assert not store.circles.relink("monday", "", "")


def test_what_came_of_a_circles_game_is_written_with_its_last_move_or_not_at_all(store: Store) -> None:
    a_circle(store)
    assert store.add(a_row(), two_seats(), [], Tie(circle="friday"))
    begun = CircleGame("friday", "abcdef", "pebble", "", 12.5)
    assert store.circles.games("friday") == [begun]
    assert store.circles.of_tables(["abcdef", "other"]) == {"abcdef": "friday"}
    assert store.circles.of_tables([]) == {}
    done = begun._replace(finished=20.0, why="seed", turns=1, seats=(CircleSeat(1, 9, 1, True),))
    assert not store.append("abcdef", Pulse(0, 7, 0), Move(0, "pass"), 20.0, Along(end=Ending(circle=done)))
    assert store.circles.games("friday") == [begun]
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 20.0, Along(end=Ending(circle=done)))
    assert store.circles.games("friday") == [done]


def test_a_table_of_a_circle_that_is_gone_is_a_table_all_the_same(store: Store) -> None:
    assert store.add(a_row(), two_seats(), [], Tie(circle="monday"))
    assert store.circles.games("monday") == []


def test_a_member_is_known_by_another_ring_and_is_in_a_circle_once(store: Store):
    first, second = CircleRow("first2", "One", "j", "r", 1.0), CircleRow("second", "Two", "j2", "r2", 1.0)
    for row in (first, second):
        assert store.circles.add(row, Member(row.id, 1, "ann", "Ann", 1.0))
    assert store.circles.join(Member("first2", 0, "bob", "Bob", 2.0), 9) == 2
    assert store.circles.join(Member("first2", 0, "eve", "Eve", 3.0), 9) == 3
    alone = (CircleSeat(1, 9, 1, True), CircleSeat(3, 7, 2, True))
    both = (CircleSeat(1, 9, 1, True), CircleSeat(2, 7, 2, True))
    for code, seats in (("aaaaaa", alone), ("bbbbbb", both)):
        assert store.add(a_row(code), two_seats(), [], Tie(circle="first2"))
        done = CircleGame("first2", code, "pebble", "", 12.5, 20.0, "", 1, seats)
        assert store.append(code, Pulse(0, 0, 0), Move(0, "pass"), 20.0, Along(end=Ending(circle=done)))
    store.circles.carry("ann", "bob")
    assert [row.id for row in store.circles.of("bob")] == ["first2", "second"]
    assert store.circles.of("ann") == []
    assert [(one.number, one.ring, one.name) for one in store.circles.members("first2")][:2] == [
        (1, "", ""),
        (2, "bob", "Bob"),
    ]
    assert [(one.number, one.ring, one.name) for one in store.circles.members("second")] == [(1, "bob", "Ann")]
    games = {game.table: [seat.member for seat in game.seats] for game in store.circles.games("first2")}
    assert games == {"aaaaaa": [2, 3], "bbbbbb": [1, 2]}
