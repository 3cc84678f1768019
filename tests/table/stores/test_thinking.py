"""What every store promises of leases, boxes, analyses and talk."""

from __future__ import annotations

from dataclasses import replace

from tests.table.stores.rows import a_row, a_table, two_seats

from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import AnalysisRow, BoxRow, Keys, WordRow
from farside.table.store import Store

# -- leases ----------------------------------------------------------------------------------------

LONG = 600.0
NO_TIME = 0.0


def test_one_server_at_a_time_thinks_for_a_table(store: Store):
    for server in ("one", "two"):
        store.leases.join(server, LONG)
    assert store.leases.take("abcdef", "one")
    assert store.leases.take("abcdef", "one"), "whoever has it has it"
    assert not store.leases.take("abcdef", "two")
    store.leases.end("abcdef", "two")
    store.leases.free("abcdef", "two")
    assert not store.leases.take("abcdef", "two"), "nobody gives away what another holds"
    store.leases.end("abcdef", "one")
    assert store.leases.take("abcdef", "two")


def test_a_lease_outlives_no_server_that_falls_silent(store: Store):
    store.leases.join("dead", NO_TIME)
    store.leases.take("abcdef", "dead")
    store.leases.join("alive", LONG)
    assert store.leases.take("abcdef", "alive")
    assert not store.leases.take("abcdef", "dead"), "too late"
    store.leases.end("abcdef", "dead")
    assert not store.leases.take("abcdef", "third")


def test_who_was_taken_for_dead_does_not_live_on_under_the_same_name(store: Store):
    assert not store.leases.live_on("stranger", LONG)
    store.leases.join("dead", NO_TIME)
    for _ in range(2):
        store.leases.join("alive", LONG)
    assert not store.leases.live_on("dead", LONG)
    assert store.leases.live_on("alive", LONG)
    assert store.leases.servers() == 1


def test_who_leaves_gives_everything_free_at_once(store: Store):
    a_table(store)
    store.leases.join("one", LONG)
    store.leases.take("abcdef", "one")
    assert store.leases.all_free(9) == []
    store.leases.leave("one")
    assert store.leases.servers() == 0
    assert store.leases.all_free(9) == ["abcdef"]


def test_where_bots_are_asked_and_nobody_thinks_is_known_the_youngest_first(store: Store):
    store.leases.join("one", LONG)
    for code, created in (("old222", 1.0), ("new222", 3.0), ("mid222", 2.0), ("held22", 9.0)):
        store.add(replace(a_row(code), created=created), two_seats(), [])
        store.leases.ask(code)
        store.leases.ask(code)
    store.leases.take("held22", "one")
    assert store.leases.all_free(9) == ["new222", "mid222", "old222"]
    assert store.leases.all_free(2) == ["new222", "mid222"]
    store.leases.ask("held22")
    assert not store.leases.take("held22", "two"), "who thinks already goes on"
    store.leases.free("held22", "one")
    assert store.leases.all_free(1) == ["held22"]
    store.leases.take("held22", "one")
    store.leases.end("held22", "one")
    assert "held22" not in store.leases.all_free(9)


def test_keys_change_together_and_only_for_whoever_knows_what_they_were(store: Store) -> None:
    assert store.add(a_row(), two_seats(), [])
    old = store.seats("abcdef")[0]
    new = replace(old, token="new", invite="invite", offers=1, former="token")
    assert store.sit("abcdef", replace(new, name="Bea"))
    assert store.seats("abcdef")[0].keys == old.keys, "a new name changes no key"
    assert not store.sit("abcdef", replace(new, name="Eve"), Keys("other", "", 0, ""))
    assert not store.sit("abcdef", replace(new, name="Eve"), Keys("token", "other", 0, ""))
    assert store.seats("abcdef")[0].name == "Bea"
    assert store.sit("abcdef", new, old.keys)
    assert store.seats("abcdef")[0].keys == new.keys
    assert not store.bring("abcdef", Pulse(0, 0, 2), new, {}, old.keys)
    assert store.bring("abcdef", Pulse(0, 0, 2), replace(new, token="last"), {}, new.keys)
    assert store.seats("abcdef")[0].token == "last"


# -- boxes -----------------------------------------------------------------------------------------


def test_a_box_is_written_once_and_never_changes(store: Store) -> None:
    assert not store.boxes.has("d1")
    store.boxes.put(BoxRow("d1", "mars", "ours", "[1]", 5.0))
    store.boxes.put(BoxRow("d1", "mars", "other", "[2]", 7.0))
    assert store.boxes.get("d1") == BoxRow("d1", "mars", "ours", "[1]", 5.0)
    assert store.boxes.get("d2") is None


# -- analyses --------------------------------------------------------------------------------------


def test_an_analysis_is_kept_for_what_it_is_true_of(store: Store) -> None:
    a_table(store)
    assert store.analyses.get("abcdef", "m1") is None
    store.analyses.put(AnalysisRow("abcdef", "m1", "{}", False, 5.0))
    store.analyses.put(AnalysisRow("abcdef", "m1", '{"more": 1}', True, 7.0))
    assert store.analyses.get("abcdef", "m1") == AnalysisRow("abcdef", "m1", '{"more": 1}', True, 7.0)
    assert store.analyses.get("abcdef", "m2") is None


def test_no_analysis_belongs_to_a_table_that_is_not_there(store: Store) -> None:
    store.analyses.put(AnalysisRow("nobody", "m1", "{}", False, 5.0))
    assert store.analyses.get("nobody", "m1") is None


def test_unfinished_analyses_are_known_the_oldest_first(store: Store) -> None:
    for at, code in enumerate(("aaaaaa", "bbbbbb", "cccccc")):
        a_table(store, code=code)
        store.analyses.put(AnalysisRow(code, "m", "{}", code == "bbbbbb", 10.0 - at))
    assert store.analyses.unfinished(5, 100.0) == ["cccccc", "aaaaaa"]
    assert store.analyses.unfinished(1, 100.0) == ["cccccc"]
    assert store.analyses.unfinished(5, 9.0) == ["cccccc"]


def test_who_shows_what_turns_cost_is_remembered(store: Store) -> None:
    a_table(store)
    store.sit("abcdef", replace(two_seats()[0], shows=True))
    assert [seat.shows for seat in store.seats("abcdef")] == [True, False]


# -- talk ------------------------------------------------------------------------------------------

HELLO = WordRow("abcdef", 0, 0, 1, "0 pass", "", "just in time <b>", 4.5)


def test_what_is_said_is_kept_in_order_and_tells_that_the_table_has_changed(store: Store) -> None:
    a_table(store, Move(0, "pass"))
    assert store.talk.add(HELLO, 9) == HELLO._replace(number=1)
    ouch = HELLO._replace(seat=1, text="", reaction="ouch")
    assert store.talk.add(ouch, 9) == ouch._replace(number=2)
    assert store.talk.of("abcdef") == [HELLO._replace(number=1), ouch._replace(number=2)]
    assert store.pulse("abcdef") == Pulse(0, 1, 2)


def test_who_takes_words_back_takes_his_own_and_nothing_is_left_of_them(store: Store) -> None:
    a_table(store, Move(0, "pass"))
    store.talk.add(HELLO, 9)
    assert not store.talk.drop("abcdef", 1, 1)
    assert store.talk.drop("abcdef", 1, 0)
    assert not store.talk.drop("abcdef", 1, 0)
    assert store.talk.of("abcdef") == []
    assert store.pulse("abcdef") == Pulse(0, 1, 2)
    again = store.talk.add(HELLO, 9)
    assert again is not None
    assert again.number == 2


def test_a_table_holds_so_many_words_and_none_that_is_not_there_holds_any(store: Store) -> None:
    a_table(store)
    assert store.talk.add(HELLO._replace(table="other"), 9) is None
    assert store.talk.of("other") == []
    assert not store.talk.drop("other", 1, 0)
    assert store.talk.add(HELLO, 1) is not None
    assert store.talk.add(HELLO, 1) is None
    assert store.pulse("abcdef") == Pulse(0, 0, 1)
