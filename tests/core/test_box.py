"""What a component file may say, and how it is told when it says something else."""

from __future__ import annotations

import pytest

from farside.core.box import LENT, READ, Box, BoxError, expect, lend, needed, own

TEXT = """
title = "Harbour"
note = "a remark is allowed everywhere"

[board]
zones = 3
width = 12.5
open = true
order = ["w", "n", "e"]
steps = [1, 2, 3]
flags = [true, false]
values = [[1, 1], [3, 2]]
shapes = [[1], [2, 3, 4], []]
calm = [["a", "b"], ["c"]]
nothing = []
source = "rulebook"
ref = "https://example.org"

[setup.2]
staff = 2
source = "rulebook"

[setup.3]
staff = 4
source = "public"

[[track]]
key = "land"
cost = { ore = 2, coal = 1 }
source = "reconstructed"

[[track]]
key = "sea"
source = "rulebook"

[[track.icon]]
space = 3
source = "reconstructed"
"""
GOODS = ("coal", "oil", "ore")


def box(text: str = TEXT) -> Box:
    return Box.read(text, "components.toml")


def refused(wanted: str) -> pytest.RaisesExc[BoxError]:
    return pytest.raises(BoxError, match=wanted)


def test_single_values() -> None:
    board = box().table("board")
    assert box().text("title") == "Harbour"
    assert (board.number("zones"), board.measure("width"), board.measure("zones")) == (3, 12.5, 3.0)
    assert board.truth("open") is True


def test_lists() -> None:
    board = box().table("board")
    assert board.texts("order") == ("w", "n", "e")
    assert board.numbers("steps") == (1, 2, 3)
    assert board.truths("flags") == (True, False)
    assert board.pairs("values") == ((1, 1), (3, 2))
    assert board.rows("shapes") == ((1,), (2, 3, 4), ())
    assert board.text_rows("calm") == (("a", "b"), ("c",))
    assert board.texts("nothing") == ()


def test_defaults_stand_in_for_what_is_left_out() -> None:
    board = box().table("board")
    assert (board.text("x", ""), board.number("x", 0), board.truth("x", False), board.measure("x", 0.5)) == (
        "",
        0,
        False,
        0.5,
    )
    assert (board.texts("x", ()), board.numbers("x", (4,)), board.truths("x", [])) == ((), (4,), ())
    assert (board.one_of("x", "ab", "b"), board.index("x", "ab", "b"), board.indexes("x", "ab", "ba")) == (
        "b",
        1,
        (1, 0),
    )
    assert board.number("zones", 7) == 3
    assert (board.has("x"), board.has("zones")) == (False, True)


def test_keys_become_places() -> None:
    compass = ("n", "e", "s", "w")
    board = box().table("board")
    assert board.indexes("order", compass) == (3, 0, 1)
    assert box().tables("track")[1].index("key", ("sea", "land")) == 0
    with refused(r"components.toml: board: 'order' should be a list out of n, e, not 'w'"):
        board.indexes("order", ("n", "e"))
    with refused(r"track land: 'key' should be one of sea, air, not 'land'"):
        box().tables("track")[0].index("key", ("sea", "air"))


def test_amounts_come_in_the_order_asked_for() -> None:
    land, sea = box().tables("track")
    assert land.amounts("cost", GOODS) == (1, 0, 2)
    assert sea.amounts("cost", GOODS) == (0, 0, 0)
    with refused(r"components.toml: track land.cost: unknown key 'ore'; known: coal, oil"):
        box().tables("track")[0].amounts("cost", ("coal", "oil"))


def test_tables_of_tables() -> None:
    setup = box().table("setup")
    assert setup.keys() == ["2", "3"]
    assert [setup.table(key).number("staff") for key in ("2", "3")] == [2, 4]
    assert setup.table("2") is setup.table("2")
    assert box().table("board").keys()[-1] == "nothing"


@pytest.mark.parametrize(
    ("key", "wanted"),
    [("zones", "a text, not 3"), ("open", "a text, not true"), ("order", r"a text, not \['w', 'n', 'e'\]")],
)
def test_a_value_of_the_wrong_kind_is_refused(key: str, wanted: str) -> None:
    with refused(rf"^components.toml: board: '{key}' should be {wanted}"):
        box().table("board").text(key)


WRONG = {
    "number open": "'open' should be a whole number, not true",
    "measure open": "'open' should be a number, not true",
    "number width": "'width' should be a whole number, not 12.5",
    "numbers flags": "'flags' should be a list, each a whole number, not true",
    "truth zones": "'zones' should be true or false, not 3",
    "texts zones": "'zones' should be a list, each a text, not 3",
    "numbers order": "'order' should be a list, each a whole number, not 'w'",
    "truths steps": "'steps' should be a list, each true or false, not 1",
    "rows steps": "'steps' should be a list, each a list, not 1",
    "rows calm": "'calm' should be a list, each a whole number, not 'a'",
    "pairs shapes": r"'shapes' should be pairs of whole numbers, not \[1\]",
}


@pytest.mark.parametrize("asked", WRONG)
def test_truths_are_no_numbers_and_lists_hold_one_kind(asked: str) -> None:
    kind, key = asked.split()
    with refused(WRONG[asked]):
        getattr(box().table("board"), kind)(key)


def test_a_table_is_no_list_of_tables() -> None:
    with refused("^components.toml: 'board' should be a list, each a table"):
        box().tables("board")
    with refused("^components.toml: 'track' should be a table"):
        box().table("track")
    with refused("^components.toml: 'title' should be a table, not 'Harbour'"):
        box().table("title")


def test_what_is_missing_is_named() -> None:
    with refused(r"^components.toml: track sea: 'length' is missing; expected a whole number$"):
        box().tables("track")[1].number("length")
    with refused(r"^components.toml: 'ships' is missing; expected a list, each a table$"):
        box().tables("ships")
    with refused(r"^components.toml: setup: '4' is missing; expected a table$"):
        box().table("setup").table("4")


def test_what_is_no_toml_is_refused_with_its_line() -> None:
    with refused("^components.toml: .*line 2"):
        box("a = 1\nb = \n")


def test_sources_are_one_of_four() -> None:
    assert box().table("board").source() == "rulebook"
    with refused(
        r"components.toml: setup: 'source' is missing; expected one of rulebook, public, printed, reconstructed"
    ):
        box().table("setup").source()
    with refused("'source' should be one of rulebook, public, printed, reconstructed, not 'memory'"):
        box('source = "memory"').source()


def test_sources_of_all_tables_can_be_shown() -> None:
    assert box().sources() == [
        ("board", "rulebook"),
        ("setup.2", "rulebook"),
        ("setup.3", "public"),
        ("track land", "reconstructed"),
        ("track sea", "rulebook"),
        ("track sea.icon 1", "reconstructed"),
    ]
    assert box().table("setup").sources() == [("setup.2", "rulebook"), ("setup.3", "public")]


def asked_for_everything() -> Box:
    root = box()
    root.skip("title", "board")
    setup = root.table("setup")
    for key in ("2", "3"):
        setup.table(key).number("staff")
    for track in root.tables("track"):
        track.text("key")
        track.amounts("cost", GOODS)
        if track.has("icon"):
            track.tables("icon")[0].number("space")
    return root


def test_a_file_read_whole_is_done() -> None:
    asked_for_everything().done()


def test_what_nobody_asked_for_is_refused() -> None:
    root = box('[[track]]\nlength = 1\n[[track]]\nlenght = 2\nsource = "public"\nnote = "?"')
    for track in root.tables("track"):
        track.number("length", 0)
        track.text("key", "")
    with refused(r"^components.toml: track 2: unknown key 'lenght'; known: key, length, source$"):
        root.done()
    with refused(r"^components.toml: unknown key 'track'; known: none$"):
        box("[[track]]").done()


def test_done_reads_a_source_nobody_asked_for() -> None:
    with refused("'source' should be one of"):
        box('source = "hearsay"').done()
    conversion = box('source = "ore"')
    assert conversion.text("source") == "ore"
    conversion.done()


def test_positions_lie_within_their_lengths() -> None:
    board = box().table("board")
    assert (board.within("zones", 1, 3), board.all_within("steps", 1, 3)) == (3, (1, 2, 3))
    assert board.places("steps", [3, 2, 1]) == (2, 1, 0)
    with refused(r"^components.toml: board: 'zones' should be 1 to 2, not 3$"):
        board.within("zones", 1, 2)
    with refused(r"^components.toml: board: 'steps' should be a list, each 2 to 3, not 1$"):
        board.all_within("steps", 2, 3)
    with refused(r"^components.toml: board: 'steps' should be a list out of 1, 2, not 3$"):
        board.places("steps", [1, 2])


def test_names_that_the_rules_know_are_there() -> None:
    assert needed("good", "oil", GOODS) == 1
    with refused("^expected good 'tea', found coal, oil, ore$"):
        needed("good", "tea", GOODS)


def test_counts() -> None:
    expect("building pieces", 47, 47)
    with refused("^expected 47 building pieces, found 46$"):
        expect("building pieces", 46, 47)


def test_a_game_can_be_lent_another_file(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(READ, "pebble", {})
    assert Box.of("farside.games.pebble").file == "pebble/components.toml"
    lend("pebble", "[count]\nsites = 1", "mine.toml")
    try:
        assert Box.of("farside.games.pebble").table("count").number("sites") == 1
        with pytest.raises(BoxError, match=r"mine\.toml: 'river' is missing"):
            Box.of("farside.games.pebble").table("river")
    finally:
        LENT.clear()
    assert "[count]" in own("farside.games.pebble")
