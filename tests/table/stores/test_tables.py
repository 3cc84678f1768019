"""What every store promises of tables: what is written is there, two writers cannot both win, nothing is half done."""

from __future__ import annotations

from dataclasses import replace

import pytest
from tests.table.stores.rows import a_row, a_table, over, two_seats

from farside.core.game import Value
from farside.core.record import Move
from farside.table.pulse import Pulse
from farside.table.rows import Along, Ending, SeatRow, Tie
from farside.table.store import Store

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
        assert not store.append("abcdef", Pulse(0, 0, 0), Move(1, "settle:ford"), 2.0, Along(end=end))
    assert store.append("abcdef", Pulse(0, 1, 0), Move(1, "pass"), 3.0)
    assert store.moves("abcdef") == [Move(0, "pass"), Move(1, "pass")]
    assert store.moves("abcdef", 1) == [Move(1, "pass")]
    assert store.played("abcdef") == 3.0


@pytest.mark.parametrize("end", [None, Ending()])
def test_no_ply_is_left_out(store: Store, end: Ending | None):
    a_table(store, Move(0, "pass"))
    assert not store.append("abcdef", Pulse(0, 2, 0), Move(1, "pass"), 1.0, Along(end=end))
    assert store.pulse("abcdef") == Pulse(0, 1, 0)
    assert not over(store), "a refused move ends no game"


def test_a_renaming_meanwhile_refuses_no_move(store: Store):
    a_table(store)
    store.sit("abcdef", two_seats()[0])
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0)


def test_what_is_said_about_a_move_is_kept_with_it(store: Store):
    a_table(store, Move(0, "pass"))
    assert store.append("abcdef", Pulse(0, 1, 0), Move(1, "pass"), 1.0, Along(note="bot-late"))
    assert store.notes("abcdef") == {1: "bot-late"}


def test_nothing_is_appended_to_a_position_that_was_taken_back(store: Store):
    a_table(store, Move(0, "a"), Move(1, "b"), Move(0, "c"))
    assert store.take_back("abcdef", Pulse(0, 3, 0), 1, [Move(0, "c")], 4.0)
    assert store.moves("abcdef") == [Move(0, "a"), Move(0, "c")]
    assert store.pulse("abcdef") == Pulse(1, 2, 0)
    for end in (None, Ending()):
        assert not store.append("abcdef", Pulse(0, 2, 0), Move(1, "d"), 5.0, Along(end=end))
    assert store.append("abcdef", Pulse(1, 2, 0), Move(1, "d"), 5.0)


def test_nothing_is_taken_back_from_a_table_that_has_moved_on(store: Store):
    a_table(store, Move(0, "a"), Move(1, "b"))
    assert not store.take_back("abcdef", Pulse(0, 1, 0), 0, [], 4.0)
    assert not store.take_back("abcdef", Pulse(5, 2, 0), 0, [], 4.0)
    assert store.moves("abcdef") == [Move(0, "a"), Move(1, "b")]
    assert store.pulse("abcdef") == Pulse(0, 2, 0)


def test_a_note_goes_with_the_move_that_is_taken_back(store: Store):
    a_table(store)
    store.append("abcdef", Pulse(0, 0, 0), Move(1, "a"), 1.0, Along(note="bot-late"))
    assert store.take_back("abcdef", Pulse(0, 1, 0), 0, [Move(1, "a")], 2.0)
    assert store.notes("abcdef") == {}


def test_the_last_move_ends_the_game_in_the_same_breath(store: Store):
    a_table(store)
    assert not over(store)
    assert store.append("abcdef", Pulse(0, 0, 0), Move(0, "pass"), 1.0, Along(end=Ending()))
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


# -- watching --------------------------------------------------------------------------------------


def test_a_table_is_listed_for_watching_only_if_somebody_says_so(store: Store) -> None:
    for code in ("abcdef", "ghjkmn"):
        a_table(store, code=code)
    assert store.watchable.running(9) == []
    assert store.watchable.put("abcdef", True, 1.0)
    assert store.watchable.put("ghjkmn", True, 2.0)
    assert not store.watchable.put("other", True, 3.0)
    assert (store.watchable.has("abcdef"), store.watchable.has("other")) == (True, False)
    assert store.watchable.running(9) == ["ghjkmn", "abcdef"]
    assert store.watchable.running(1) == ["ghjkmn"]
    assert store.append("ghjkmn", Pulse(0, 0, 1), Move(0, "pass"), 3.0, Along(end=Ending()))
    assert store.watchable.running(9) == ["abcdef"]
    assert store.watchable.put("abcdef", False, 4.0)
    assert store.watchable.running(9) == []
    assert store.pulse("abcdef") == Pulse(0, 0, 2)
