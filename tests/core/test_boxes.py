"""A box as a thing: name, digest, marks, entries; as a file; and a title made from another one beside ours."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from random import Random

import pytest

from farside.core import shelf
from farside.core.box import SOURCES, BoxError
from farside.core.boxes import GameBox, differences
from farside.core.boxfile import LARGEST, read_box, read_text, told, written

GAMES = ["antarctica", "magnastorm", "mars", "pebble", "skymines"]
HEAD = '[box]\ngame = "pebble"\nname = "Mine"\n'
FORD = '[[value]]\nentry = "site ford"\nfield = "price"\nvalue = 9\n'


def mine(text: str = HEAD + FORD, name: str = "mine.box.toml") -> GameBox:
    return shelf.checked(read_text(text, name))


@pytest.mark.parametrize("key", GAMES)
def test_every_title_has_a_box(key: str) -> None:
    box = shelf.game(key).box
    assert box.is_ours
    assert box.digest == shelf.ours(key).digest
    assert list(box.marks) == list(SOURCES)
    assert sum(box.marks.values()) == len([entry for entry in box.entries if entry.plays])


def test_remarks_and_sources_are_no_part_of_the_digest() -> None:
    parts = {"components": {"card": [{"id": "A", "cost": 1, "source": "rulebook"}]}}
    said = {"components": {"card": [{"note": "?", "id": "A", "cost": 1, "source": "public", "shape": 3}]}}
    dearer = {"components": {"card": [{"id": "A", "cost": 2, "source": "rulebook"}]}}
    assert GameBox("pebble", parts).digest == GameBox("pebble", said, frozenset({"shape"})).digest
    assert GameBox("pebble", parts).digest != GameBox("pebble", dearer).digest
    assert GameBox("pebble", parts).digest != GameBox("mars", parts).digest


def test_an_entry_is_as_certain_as_its_least_certain_field_that_plays() -> None:
    card = {"id": "A", "cost": 1, "shape": 2, "source": "rulebook", "marks": {"cost": "reconstructed"}}
    box = GameBox("pebble", {"components": {"card": [card]}}, frozenset({"shape"}))
    assert box.entry("card A").mark == "reconstructed"
    assert {field.key: (field.mark, field.plays) for field in box.entry("card A").fields} == {
        "id": ("rulebook", True),
        "cost": ("reconstructed", True),
        "shape": ("rulebook", False),
    }
    assert box.marks == {"rulebook": 0, "public": 0, "printed": 0, "reconstructed": 1}


def test_a_value_read_off_a_box_is_marked_so() -> None:
    box = mine()
    assert (box.name, box.parent) == ("Mine", shelf.ours("pebble").digest)
    fields = {field.key: field for field in box.entry("site ford").fields}
    assert (fields["price"].value, fields["price"].mark) == (9, "printed")
    assert [told(each) for each in differences(shelf.ours("pebble"), box)] == ["site ford: price: 3 → 9"]


def test_a_box_can_be_written_and_read_again() -> None:
    box = mine(HEAD + 'edition = "first"\n' + FORD)
    again = mine(written(box, shelf.ours("pebble")))
    assert (again.digest, again.name, again.edition, again.marks) == (box.digest, box.name, box.edition, box.marks)


def test_what_its_owner_notes_is_written_with_it() -> None:
    box = mine(HEAD + FORD + 'note = "worn"\n')
    assert box.entry("site ford").note == "worn"
    text = written(box, shelf.ours("pebble"))
    assert text.count('note = "worn"') == 1
    assert mine(text).entry("site ford").note == "worn"


@pytest.mark.parametrize("key", GAMES)
def test_whole_component_files_are_a_box_too(key: str, tmp_path: Path) -> None:
    for part, text in shelf.texts_of(shelf.ours(key)).items():
        (tmp_path / f"{part}.toml").write_text(text, encoding="utf-8")
    box = shelf.checked(read_box(tmp_path))
    assert (box.game, box.digest) == (key, shelf.ours(key).digest)
    assert not differences(shelf.ours(key), box)


BAD = {
    HEAD + FORD.replace("ford", "fjord"): r"value 1: there is no entry 'site fjord'; possible: .*site ford",
    HEAD + FORD.replace("site ford", "harbour 1"): "value 1: there is no entry 'harbour 1'; possible: count, .*site, ",
    HEAD + FORD.replace("price", "key").replace("9", '"old ford"'): "'key' should be a name of letters, digits, '-'",
    HEAD + FORD.replace("price", "key").replace("9", '"isle"'): "mine.box.toml: components.toml: 'site isle' is there",
    HEAD + "format = 0\n": "box: 'format' should be 1, not 0",
    HEAD + FORD.replace("price", "prize"): "value 1: 'site ford' has no field 'prize'; possible: key, price",
    HEAD + FORD.replace("9", '"nine"'): "mine.box.toml: .*site ford: 'price' should be a whole number, not 'nine'",
    HEAD + "[[vlaue]]\n": "unknown key 'vlaue'; known: box",
    HEAD + "colour = 3\n": r"unknown key 'box.colour'; known: box \(format, game",
    HEAD + "format = 2\nnew = 1\n": "format 2 is of a newer Farside; this one reads 1",
    HEAD + FORD + FORD: "value 2: 'site ford' has its 'price' twice in this file",
    HEAD.replace("pebble", "chess"): "there is no game 'chess'; possible: antarctica",
    HEAD.replace("Mine", "M" * 61): "'name' should be a text of at most 60 letters",
    HEAD + '[[remove]]\nentry = "site ford"\n': "expected 9 sites, found 8",
    "[box]\ngame = \n": "mine.box.toml: .*line 2",
    '[[site]]\nkey = "ford"\n': "mine.box.toml: site ford: 'price' is missing",
    "[harbour]\nships = 3\n": "which game is it for",
}


def test_every_entry_says_where_its_values_come_from() -> None:
    text = shelf.texts_of(shelf.ours("pebble"))["components"]
    for mark in re.finditer('source = "rulebook"\n', text):
        with pytest.raises(BoxError, match=r"^mine\.toml: .*: 'source' is missing; expected one of rulebook, public"):
            shelf.checked(read_text(text[: mark.start()] + text[mark.end() :], "mine.toml"))


def test_a_name_that_nothing_is_called_by_is_refused() -> None:
    whole = shelf.texts_of(shelf.ours("magnastorm"))["components"]
    with pytest.raises(BoxError, match=r"^mine\.toml: its words are not complete: en: 'spot-T-Z' is missing"):
        shelf.checked(read_text(whole.replace('"T-L-UL-i"', '"T-Z"'), "mine.toml"))


def test_a_file_that_is_not_there_or_lies_too_deep_is_told_in_a_sentence(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="there is no such file; `farside box export GAME`"):
        read_box(tmp_path / "none.toml")
    with pytest.raises(BoxError, match="its lists or tables lie too deep within one another"):
        read_text(f"a = {'[' * 9_999}", "mine.toml")


@pytest.mark.parametrize("text", BAD)
def test_a_bad_file_is_refused_with_its_place_and_what_is_possible(text: str) -> None:
    with pytest.raises(BoxError, match=BAD[text]):
        mine(text)


def test_a_file_of_another_game_and_one_that_is_too_large_are_refused(tmp_path: Path) -> None:
    with pytest.raises(BoxError, match="this box is for pebble, not for mars"):
        shelf.checked(read_text(HEAD, "mine.box.toml"), "mars")
    whole = shelf.texts_of(shelf.ours("antarctica"))["components"]
    with pytest.raises(BoxError, match=r"^mine\.toml: this is a component file of antarctica, not of mars$"):
        shelf.checked(read_text(whole, "mine.toml"), "mars")
    (tmp_path / "large.toml").write_text("#" * (LARGEST + 1))
    with pytest.raises(BoxError, match=r"large\.toml: too large for a box; expected at most 2 MB"):
        read_box(tmp_path / "large.toml")


# -- played beside ours --------------------------------------------------------------------------------


def played(key: str, seed: int = 1) -> list[int]:
    game, dice = shelf.game(key), Random(seed)
    state = game.start(seats=2, seed=seed)
    while not state.over:
        seat = state.turn()
        state.act(seat, dice.choice(state.options(seat)))
    return game.scores(state)


def test_a_title_is_made_from_another_box_beside_ours() -> None:
    before = [played("pebble", seed) for seed in range(5)]
    key = shelf.put(mine())
    title = shelf.game(key)
    assert key == f"pebble@{mine().digest}"
    assert (title.key, title.box.digest) == (key, mine().digest)
    assert shelf.plain(key) == "pebble"
    assert shelf.has(key)
    assert [played(key, seed) for seed in range(5)] != before
    assert [played("pebble", seed) for seed in range(5)] == before
    assert title.phrases("fr").say("title") == shelf.game("pebble").phrases("fr").say("title")
    assert title.picture(title.view(title.start(seats=2, seed=1), None)).startswith("<svg")


def test_a_box_that_plays_like_ours_is_ours() -> None:
    assert shelf.put(mine(HEAD)) == "pebble"


def test_positions_of_another_box_travel_as_such() -> None:
    title = shelf.game(shelf.put(mine()))
    state = title.start(seats=2, seed=1)
    again = pickle.loads(pickle.dumps(state))
    assert type(again) is type(state)
    assert again.freeze_all() == state.freeze_all()


def test_a_box_that_is_not_here_is_named() -> None:
    with pytest.raises(shelf.LeftOutError, match="the box 0000-00 of pebble is not here"):
        shelf.game("pebble@" + "0" * 32)
