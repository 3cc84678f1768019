"""What every store promises of clocks, calls and plans."""

from __future__ import annotations

from tests.table.stores.rows import a_row, a_table, ann, two_seats

from farside.core.record import Move
from farside.table.calls.rows import Call, Post, Way, packed
from farside.table.plans import Settled
from farside.table.pulse import Pulse
from farside.table.rows import Along, Device, Noted, Ring, Tie, TimingRow
from farside.table.store import Store

# -- clocks ----------------------------------------------------------------------------------------


def clocks(rev: int = 1, due: float = 0.0, code: str = "abcdef") -> TimingRow:
    return TimingRow(code, '{"pace":"daily"}', '{"hands":[]}', due, rev)


def test_clocks_come_back_as_they_were_put_and_follow_each_other(store: Store):
    assert not store.timings.put(clocks()), "there is no such table"
    a_table(store)
    assert store.timings.get("abcdef") is None
    assert store.timings.put(clocks())
    assert store.timings.get("abcdef") == clocks()
    assert store.pulse("abcdef") == Pulse(0, 0, 1), "whoever watches is told"
    assert not store.timings.put(clocks())
    assert not store.timings.put(clocks(3))
    assert store.timings.put(clocks(2, 5.0))
    assert store.timings.get("abcdef") == clocks(2, 5.0)
    assert store.pulse("abcdef") == Pulse(0, 0, 2), "those who were refused have changed nothing"


def test_a_table_may_come_with_its_clocks(store: Store):
    assert store.add(a_row(), two_seats(), [], Tie(timing=clocks(due=3.0)))
    assert store.timings.get("abcdef") == clocks(due=3.0)


def test_a_move_and_its_clocks_are_written_together_or_not_at_all(store: Store):
    assert store.add(a_row(), two_seats(), [], Tie(timing=clocks()))
    assert not store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(timing=clocks(5)))
    assert store.moves("abcdef") == []
    assert not store.append("abcdef", Pulse(0, 1, 0), Move(0, "pass"), 1.0, Along(timing=clocks(2)))
    assert store.timings.get("abcdef") == clocks()
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(timing=clocks(2, 9.0)))
    assert store.moves("abcdef") == [Move(0, "pass")]
    assert store.timings.get("abcdef") == clocks(2, 9.0)
    assert store.pulse("abcdef") == Pulse(0, 1, 0)


def test_what_is_taken_back_has_its_clocks_too(store: Store):
    assert store.add(a_row(), two_seats(), [Move(0, "pass")], Tie(timing=clocks()))
    assert not store.take_back("abcdef", Pulse(0, 1, 0), 0, [], 2.0, Along(timing=clocks(7)))
    assert store.moves("abcdef") == [Move(0, "pass")]
    assert store.pulse("abcdef") == Pulse(0, 1, 0)
    assert store.take_back("abcdef", Pulse(0, 1, 0), 0, [], 2.0, Along(timing=clocks(2)))
    assert store.timings.get("abcdef") == clocks(2)


def test_what_is_due_is_found_the_longest_due_first(store: Store):
    for code, due in (("aaaaaa", 30.0), ("bbbbbb", 10.0), ("cccccc", 0.0), ("dddddd", 20.0)):
        assert store.add(a_row(code), two_seats(), [], Tie(timing=clocks(1, due, code)))
    assert store.timings.due(5.0, 9) == []
    assert store.timings.due(20.0, 9) == ["bbbbbb", "dddddd"]
    assert store.timings.due(99.0, 2) == ["bbbbbb", "dddddd"]
    assert store.timings.redate("bbbbbb", 1, 50.0)
    assert not store.timings.redate("dddddd", 7, 50.0)
    assert store.timings.due(20.0, 9) == ["dddddd"]


def test_when_the_house_was_closed_is_known(store: Store):
    assert store.timings.looked(100.0) == 0.0
    assert store.timings.looked(120.0) == 100.0
    store.timings.add_gap(300.0, 400.0)
    store.timings.add_gap(100.0, 200.0)
    store.timings.add_gap(100.0, 200.0)
    assert store.timings.gaps(0.0) == [(100.0, 200.0), (300.0, 400.0)]
    assert store.timings.gaps(200.0) == [(300.0, 400.0)]


# -- calls -----------------------------------------------------------------------------------------

WAY = Way("way1", "ann", "hook", "https://example.org/x", "json", "", "fr", "https://farside", "on", "", 5.0, 0.0)
CALL = Call("call1", "ann", "abcdef", 0, "asked", 4, 100.0, 110.0, 500.0, 1)
POST = Post("post1", "way1", "ann", packed([CALL]), 120.0, 120.0)


def called(store: Store) -> None:
    ann(store)
    a_table(store)
    store.calls.put(WAY)
    assert store.calls.add(CALL)


def test_who_is_called_and_a_plan_are_written_with_the_move_or_not_at_all(store: Store):
    """So a server that dies has lost neither alone."""
    ann(store)
    a_table(store)
    store.plans.put("abcdef", 1, "a plan")
    rest = (Noted(Move(1, "a"), "by-plan"), Noted(Move(1, "b")))
    along = Along((CALL,), rest, (Settled(1, "a plan"),))
    assert not store.append("abcdef", Pulse(0, 3, 0), Move(0, "pass"), 1.0, along=along)
    changed = along._replace(plans=(Settled(1, "another plan"),))
    assert not store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, along=changed)
    assert store.moves("abcdef") == []
    assert store.calls.of("ann") == []
    assert store.plans.get("abcdef", 1) == "a plan"
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, along=along)
    assert store.moves("abcdef") == [Move(0, "pass"), Move(1, "a"), Move(1, "b")]
    assert store.notes("abcdef") == {1: "by-plan"}
    assert store.calls.of("ann") == [CALL]
    assert store.plans.get("abcdef", 1) == ""


def test_why_a_plan_was_not_played_is_written_with_the_move(store: Store):
    a_table(store)
    store.plans.put("abcdef", 1, "a plan")
    along = Along(plans=(Settled(1, "a plan", "why not"),))
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, along=along)
    assert store.plans.get("abcdef", 1) == "why not"


def test_who_is_called_of_the_clocks_is_written_with_them_or_not_at_all(store: Store):
    ann(store)
    a_table(store)
    assert not store.timings.put(clocks(3), [CALL])
    assert store.calls.of("ann") == []
    assert store.timings.put(clocks(), [CALL])
    assert store.calls.of("ann") == [CALL]


def test_of_somebody_who_is_not_there_no_call_is_written_and_the_move_is(store: Store):
    a_table(store)
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, along=Along((CALL._replace(ring="nobody"),)))
    assert store.moves("abcdef") == [Move(0, "pass")]


def test_ways_and_calls_come_along_to_another_ring(store: Store):
    called(store)
    store.rings.add(Ring("bob", "", 2.0), Device("bob", "bob", "", 2.0, 2.0))
    mail = WAY._replace(id="way2", kind="mail", address="a@example.org")
    own = mail._replace(id="way3", ring="bob", address="b@example.org")
    same = WAY._replace(id="way4", address="https://example.org/y")
    for way in (mail, own, same, same._replace(id="way5", ring="bob")):
        store.calls.put(way)
    assert store.calls.tell(["call1"], [POST], 120.0)
    assert store.calls.add(CALL._replace(id="call2", kind="nudged"))
    store.calls.carry("ann", "bob")
    assert store.calls.ways("ann") == []
    assert sorted(way.id for way in store.calls.ways("bob")) == ["way1", "way3", "way5"]
    assert [call.id for call in store.calls.of("bob")] == ["call1", "call2"]
    assert store.calls.of("ann") == []
    (post,) = store.calls.posts(120.0, 9)
    assert (post.ring, post.about) == ("bob", [CALL._replace(ring="bob")])


def test_ways_are_kept_changed_and_forgotten_with_what_is_on_them(store: Store):
    called(store)
    assert store.calls.ways("ann") == [WAY] == [store.calls.way("way1")]
    assert store.calls.ways("bob") == []
    store.calls.put(WAY._replace(state="off", note="status-500", told=9.0))
    assert store.calls.way("way1") == WAY._replace(state="off", note="status-500", told=9.0)
    assert store.calls.tell(["call1"], [POST], 120.0)
    assert store.calls.drop("way1")
    assert not store.calls.drop("way1")
    assert store.calls.on_way("way1") == []


def test_the_first_who_asks_decides_what_a_secret_is(store: Store):
    assert store.calls.secret("calls-key-test", "one") == store.calls.secret("calls-key-test", "two") == "one"


def test_a_turn_is_written_down_once_and_gives_way_to_the_next(store: Store):
    called(store)
    assert not store.calls.add(CALL._replace(id="call2"))
    assert store.calls.add(CALL._replace(id="call3", kind="nudged"))
    assert store.calls.add(CALL._replace(id="call4", turn=6))
    assert [one.id for one in store.calls.of("ann")] == ["call3", "call4"]


def test_calls_come_due_are_held_and_forgotten(store: Store):
    called(store)
    assert store.calls.due(109.0, 9) == []
    assert store.calls.due(110.0, 9) == [CALL]
    assert store.calls.hold("abcdef", 0, ["asked"], 200.0) == 1
    assert store.calls.hold("abcdef", 0, ["asked"], 150.0) == 0, "never sooner than somebody else said"
    assert store.calls.hold("abcdef", 0, ["over"], 300.0) == store.calls.hold("abcdef", 1, ["asked"], 300.0) == 0
    assert store.calls.due(199.0, 9) == []
    assert store.calls.due(-200_000.0, 9) == [CALL._replace(due=200.0)], "the clock was set back"
    store.calls.forget(["call1"])
    assert store.calls.of("ann") == []


def test_calls_are_handed_on_once_and_all_together(store: Store):
    called(store)
    assert store.calls.add(CALL._replace(id="call2", turn=9, kind="over"))
    assert store.calls.tell(["call1"], [POST], 120.0)
    assert not store.calls.tell(["call2", "call1"], [POST._replace(id="post2")], 121.0)
    assert [(one.id, one.told) for one in store.calls.of("ann")] == [("call1", 120.0), ("call2", 0.0)]
    assert store.calls.posts(120.0, 9) == [POST]
    assert POST.about == [CALL]


def test_a_post_is_taken_once_and_waits_when_it_certainly_failed(store: Store):
    called(store)
    store.calls.tell(["call1"], [POST], 120.0)
    assert store.calls.posts(119.0, 9) == []
    assert store.calls.take(["post1", "nobody"], 130.0) == ["post1"]
    assert store.calls.take(["post1"], 131.0) == []
    assert store.calls.posts(140.0, 9) == store.calls.on_way("way1") == []
    store.calls.again(["post1"], 700.0)
    assert store.calls.posts(700.0, 9) == [POST._replace(due=700.0, tries=1)]
    store.calls.done(["post1"])
    assert store.calls.posts(700.0, 9) == []


def test_a_post_that_nobody_ends_is_doubtful(store: Store):
    called(store)
    store.calls.tell(["call1"], [POST], 120.0)
    store.calls.take(["post1"], 130.0)
    assert store.calls.doubtful(130.0, 140.0) == []
    assert [one.id for one in store.calls.doubtful(131.0, 140.0)] == ["post1"]
    assert [one.id for one in store.calls.doubtful(0.0, 129.0)] == ["post1"], "the clock was set back"


# -- plans -----------------------------------------------------------------------------------------


def test_a_plan_is_kept_for_one_seat_and_goes_when_it_is_dropped(store: Store):
    a_table(store)
    assert store.plans.get("abcdef", 0) == ""
    store.plans.put("abcdef", 0, "one")
    store.plans.put("abcdef", 0, "two")
    assert (store.plans.get("abcdef", 0), store.plans.get("abcdef", 1)) == ("two", "")
    assert store.pulse("abcdef") == Pulse(0, 0, 0), "nobody is told"
    assert store.plans.drop("abcdef", 0)
    assert not store.plans.drop("abcdef", 0)


def test_a_plan_is_found_at_once_though_there_was_none_when_the_table_was_looked_at(store: Store):
    a_table(store)
    for text in ("one", "two"):
        assert store.pulse("abcdef") == Pulse(0, 0, 0)
        assert store.plans.get("abcdef", 0) == ""
        store.plans.put("abcdef", 0, text)
        assert store.plans.get("abcdef", 0) == text
        assert store.pulse("abcdef") == Pulse(0, 0, 0)
        assert store.plans.get("abcdef", 0) == text
        assert store.plans.drop("abcdef", 0)
