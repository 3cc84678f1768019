"""The promises of every store: what is written is there, two writers cannot both win, and nothing is half written."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from tests.table.helpers import empty_database
from tests.table.postgres import Cluster

from farside.core.actions import NOBODY
from farside.core.campaign import Success
from farside.core.game import Value
from farside.core.record import Move
from farside.table.memory import MemoryStore
from farside.table.pulse import Pulse
from farside.table.rows import CampaignRow, ChapterRow, Ending, Keepsake, Keys, Result, SeatRow, TableRow, Tie
from farside.table.sql.store import SqlStore
from farside.table.store import Store

BIG = 2**64 - 1
CARD = Keepsake("ann", "magnastorm", "storm", "abcdef", 3.0)
RESULT = Result((9, 7), (0,), ((Success("highest", 2),), ()))
CAMPAIGN = CampaignRow("cccccc", "skymines", "host", 1.5, (("human", "", "Ann"), ("bot", "greedy", "")), NOBODY)


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def store(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """One after another, all there are."""
    if request.param == "postgresql":
        found: Store = SqlStore(emptied(request.getfixturevalue("cluster")))
    else:
        found = MemoryStore() if request.param == "memory" else on_disk(tmp_path / "tables.db")
    yield found
    found.close()


def emptied(cluster: Cluster) -> str:
    """A database of the newest shape with nothing in it. Made once: to empty one takes less than to make one."""
    if not cluster.ask("SELECT 1 FROM pg_database WHERE datname = 'stores'"):
        cluster.prepared("stores")
    cluster.ask("TRUNCATE tables, profiles, campaigns, promises, leases, servers CASCADE", "stores")
    return cluster.url("stores")


def on_disk(file: Path) -> SqlStore:
    file.write_bytes(empty_database())
    return SqlStore(f"sqlite:///{file}")


def a_row(code: str = "abcdef") -> TableRow:
    variants: dict[str, Value] = {"river": "calm", "tracks": (("a", "b"), ("c",))}
    return TableRow(code, "pebble", 1, 2, BIG, "salt", variants, True, "host", 12.5, False, 0, "parent", 3)


def two_seats() -> list[SeatRow]:
    return [SeatRow(0, "human", "", "Ann", "token", True), SeatRow(1, "bot", "greedy", "", "", True)]


def a_table(store: Store, *moves: Move, code: str = "abcdef") -> None:
    assert store.add(a_row(code), two_seats(), moves)


def over(store: Store) -> bool:
    found = store.table("abcdef")
    assert found is not None
    return found.over


# -- tables ----------------------------------------------------------------------------------------


def test_a_table_comes_back_as_it_was_put(store: Store):
    a_table(store, Move(0, "pass"))
    assert store.table("abcdef") == a_row()
    assert store.seats("abcdef") == two_seats()
    assert store.moves("abcdef") == [Move(0, "pass")]
    assert store.pulse("abcdef") == Pulse(0, 1, 0)


def test_of_a_table_that_is_not_there_nothing_is_known(store: Store):
    assert store.table("other") is None
    assert store.pulse("other") is None
    assert store.seats("other") == []
    assert store.moves("other") == []
    assert store.notes("other") == {}
    assert store.played("other") == 0.0
    assert store.pulses(["other"]) == {}
    assert not store.append("other", Pulse(0, 0, 0), Move(0, "pass"), 1.0)
    assert not store.take_back("other", Pulse(0, 0, 0), 0, [], 1.0)
    assert not store.bring("other", Pulse(0, 0, 0), two_seats()[0], {})


def test_what_was_read_is_the_readers_own(store: Store):
    a_table(store)
    found = store.table("abcdef")
    assert found is not None
    found.variants["river"] = "wild"
    store.seats("abcdef")[0].name = "Eve"
    assert store.table("abcdef") == a_row()
    assert store.seats("abcdef") == two_seats()


def test_a_code_is_given_once(store: Store):
    a_table(store)
    assert not store.add(replace(a_row(), game="mars"), two_seats(), [Move(0, "pass")])
    assert store.table("abcdef") == a_row()
    assert store.moves("abcdef") == []


# -- moves -----------------------------------------------------------------------------------------


def test_moves_are_appended_one_by_one_and_no_ply_is_written_twice(store: Store):
    a_table(store)
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0)
    for end in (None, Ending()):
        assert not store.append("abcdef", Pulse(0, 0, 0), Move(1, "settle:ford"), 2.0, end=end)
    assert store.append("abcdef", Pulse(0, 1, 0), Move(1, "pass"), 3.0)
    assert store.moves("abcdef") == [Move(0, "pass"), Move(1, "pass")]
    assert store.moves("abcdef", 1) == [Move(1, "pass")]
    assert store.played("abcdef") == 3.0


@pytest.mark.parametrize("end", [None, Ending()])
def test_no_ply_is_left_out(store: Store, end: Ending | None):
    a_table(store, Move(0, "pass"))
    assert not store.append("abcdef", Pulse(0, 2, 0), Move(1, "pass"), 1.0, end=end)
    assert store.pulse("abcdef") == Pulse(0, 1, 0)
    assert not over(store), "a refused move ends no game"


def test_a_renaming_meanwhile_refuses_no_move(store: Store):
    a_table(store)
    store.sit("abcdef", two_seats()[0])
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0)


def test_what_is_said_about_a_move_is_kept_with_it(store: Store):
    a_table(store, Move(0, "pass"))
    assert store.append("abcdef", Pulse(0, 1, 0), Move(1, "pass"), 1.0, note="bot-late")
    assert store.notes("abcdef") == {1: "bot-late"}


def test_nothing_is_appended_to_a_position_that_was_taken_back(store: Store):
    a_table(store, Move(0, "a"), Move(1, "b"), Move(0, "c"))
    assert store.take_back("abcdef", Pulse(0, 3, 0), 1, [Move(0, "c")], 4.0)
    assert store.moves("abcdef") == [Move(0, "a"), Move(0, "c")]
    assert store.pulse("abcdef") == Pulse(1, 2, 0)
    for end in (None, Ending()):
        assert not store.append("abcdef", Pulse(0, 2, 0), Move(1, "d"), 5.0, end=end)
    assert store.append("abcdef", Pulse(1, 2, 0), Move(1, "d"), 5.0)


def test_nothing_is_taken_back_from_a_table_that_has_moved_on(store: Store):
    a_table(store, Move(0, "a"), Move(1, "b"))
    assert not store.take_back("abcdef", Pulse(0, 1, 0), 0, [], 4.0)
    assert not store.take_back("abcdef", Pulse(5, 2, 0), 0, [], 4.0)
    assert store.moves("abcdef") == [Move(0, "a"), Move(1, "b")]
    assert store.pulse("abcdef") == Pulse(0, 2, 0)


def test_a_note_goes_with_the_move_that_is_taken_back(store: Store):
    a_table(store)
    store.append("abcdef", Pulse(0, 0, 0), Move(1, "a"), 1.0, note="bot-late")
    assert store.take_back("abcdef", Pulse(0, 1, 0), 0, [Move(1, "a")], 2.0)
    assert store.notes("abcdef") == {}


def test_the_last_move_ends_the_game_in_the_same_breath(store: Store):
    a_table(store)
    assert not over(store)
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, end=Ending())
    assert over(store)


# -- seats -----------------------------------------------------------------------------------------


def test_who_sits_down_is_remembered_and_the_token_stays(store: Store):
    a_table(store)
    store.sit("abcdef", SeatRow(0, "human", "", "Bea", "", True, "profile", quiet=True))
    assert store.seats("abcdef")[0] == SeatRow(0, "human", "", "Bea", "token", True, "profile", quiet=True)
    assert store.pulses(["abcdef", "none"]) == {"abcdef": Pulse(0, 0, 1)}


def test_a_seat_is_claimed_with_a_collection_where_the_table_stands(store: Store):
    a_table(store)
    brought: dict[str, Value] = {"artefacts": (("storm",), ())}
    assert store.bring("abcdef", Pulse(0, 0, 0), replace(two_seats()[0], profile="ann"), brought)
    found = store.table("abcdef")
    assert found is not None
    assert (found.variants, store.seats("abcdef")[0].profile) == (brought, "ann")
    assert store.pulse("abcdef") == Pulse(1, 0, 1)


def test_two_who_sit_down_at_once_cannot_both_bring(store: Store):
    a_table(store)
    assert store.bring("abcdef", Pulse(0, 0, 0), two_seats()[0], {"artefacts": (("storm",), ())})
    assert not store.bring("abcdef", Pulse(0, 0, 0), replace(two_seats()[1], name="Ben"), {"artefacts": ((), ("sun",))})
    assert not store.bring("abcdef", Pulse(1, 5, 1), replace(two_seats()[1], name="Ben"), {})
    found = store.table("abcdef")
    assert found is not None
    assert found.variants == {"artefacts": (("storm",), ())}
    assert store.seats("abcdef")[1].name == ""
    assert store.pulse("abcdef") == Pulse(1, 0, 1)


# -- people ----------------------------------------------------------------------------------------


def test_a_thing_is_won_once(store: Store):
    store.profiles.add("ann", 1.0)
    assert store.profiles.keep([CARD, CARD]) == 1
    assert store.profiles.keep([CARD._replace(won=9.0, table="other2")]) == 0
    assert store.profiles.keepsakes("ann") == [CARD]


def test_things_lie_in_order_by_game_and_by_when_they_were_won(store: Store):
    store.profiles.add("ann", 1.0)
    late, sun, mars = CARD._replace(key="a", won=5.0), CARD._replace(key="sun"), CARD._replace(game="mars", won=9.0)
    store.profiles.keep([mars, late, sun, CARD])
    assert store.profiles.keepsakes("ann") == [CARD, sun, late, mars]


def test_strangers_own_nothing(store: Store):
    assert not store.profiles.known("ann")
    assert store.profiles.keep([CARD]) == 0
    assert store.profiles.keepsakes("ann") == []
    store.profiles.add("ann", 1.0)
    store.profiles.add("ann", 2.0)
    assert store.profiles.known("ann")


def test_what_is_won_comes_with_the_last_move_or_not_at_all(store: Store):
    a_table(store)
    store.profiles.add("ann", 1.0)
    assert not store.append("abcdef", Pulse(3, 0, 0), Move(0, "pass"), 1.0, end=Ending([CARD]))
    assert store.profiles.keepsakes("ann") == []
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, end=Ending([CARD]))
    assert store.profiles.keepsakes("ann") == [CARD]


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
    assert not store.append("first2", Pulse(1, 0, 0), Move(0, "pass"), 1.0, end=Ending(result=RESULT))
    assert store.append("first2", Pulse(0, 0, 0), Move(0, "pass"), 1.0, end=Ending(result=RESULT))
    store.sit("second", two_seats()[0])
    assert [one.result for one in store.campaigns.chapters("cccccc")] == [RESULT, None]
    assert store.campaigns.pulses(["cccccc"]) == {"cccccc": Pulse(1, 2, 1)}


# -- rematches -------------------------------------------------------------------------------------


def test_a_rematch_is_opened_once_or_not_at_all(store: Store):
    a_table(store)
    assert store.add(a_row("bbbbbb"), two_seats(), [], Tie(follows="abcdef"))
    assert not store.add(a_row("dddddd"), two_seats(), [], Tie(follows="abcdef"))
    found = store.table("abcdef")
    assert found is not None
    assert found.rematch == "bbbbbb"
    assert store.pulse("abcdef") == Pulse(0, 0, 1)
    assert store.table("dddddd") is None
    assert not store.add(a_row("dddddd"), two_seats(), [], Tie(follows="nobody"))


def test_a_rematch_whose_code_is_taken_leaves_the_first_table_as_it_was(store: Store):
    a_table(store)
    a_table(store, code="bbbbbb")
    assert not store.add(a_row("bbbbbb"), two_seats(), [], Tie(follows="abcdef"))
    found = store.table("abcdef")
    assert found is not None
    assert found.rematch == ""


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
