"""Your box: the walk through what we had to guess, checks, files, and what is said where."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from urllib.parse import quote

import pytest
from tests.table.helpers import Web

from farside.core import shelf
from farside.core.boxes import GUESSED, PRINTED
from farside.core.boxfile import BoxFile, written
from farside.core.languages import LANGUAGES
from farside.table.pages.paper import Reader, phrases
from farside.table.walk import drafts, slots
from farside.table.walk.maps import map_of
from farside.table.walk.naming import Names, slug

ALL = shelf.game("antarctica").box.marks[GUESSED]
TITLES = ["antarctica", "magnastorm", "mars", "skymines"]


def fields(page: str) -> dict[str, str]:
    """What the form of the walk would send as it stands."""
    form = page.partition('id="walk"')[2].partition("</form>")[0]
    found = {"file": unescape(re.search(r"<textarea[^>]*>(.*?)</textarea>", form, re.S)[1])}  # type: ignore[index]  # the form has one
    for tag in re.findall(r"<input\b[^>]*>", form):
        named = dict(re.findall(r'(\w+)="([^"]*)"', tag))
        if named.get("type") in ("radio", "checkbox") and "checked" not in tag:
            continue
        if "name" in named:
            found[unescape(named["name"])] = unescape(named.get("value", ""))
    for name, inside in re.findall(r'<select[^>]*name="([^"]*)"[^>]*>(.*?)</select>', form, re.S):
        chosen = re.search(r'<option value="([^"]*)" selected', inside)
        found[unescape(name)] = unescape(chosen[1]) if chosen else ""
    return found


def walk(web: Web, game: str, entry: str = "", **more: str) -> str:
    """The page of an entry, or what a step from there leads to."""
    page = web.get(f"/box/{game}?entry={quote(entry)}").text
    return web.post(f"/box/{game}", data={**fields(page), **more}).text if more else page


# -- the model ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_every_entry_that_is_asked_can_be_confirmed_as_it_is(game: str):
    """What a form shows of an entry, sent back unchanged, is the same entry, read off a box."""
    draft, names = drafts.begun(game), Names(game, "en")
    for entry in drafts.open_entries(draft.ours):
        form = slots.Form(names, draft.ours, entry, entry)
        for slot in form.slots():
            assert slots.answered(slot, sent(slot)) == slot.value, f"{entry.id}: {slot.name}"


def sent(slot: slots.Slot) -> dict[str, str]:
    """What a browser sends for a slot that nobody touched."""
    if slot.kind == slots.TRUTH:
        return {slot.name: "1"} if slot.value else {}
    if slot.kind in (slots.NUMBER, slots.CHOICE):
        return {slot.name: "" if slot.value is None else str(slot.value)}
    found = {key: value for each in slot.inside for key, value in sent(each).items()}
    return found | {f"{each.name}/": "1" for each in slot.inside if each.there}


@pytest.mark.parametrize("game", TITLES)
def test_an_entry_that_is_confirmed_is_no_guess_any_more(game: str):
    draft = drafts.begun(game)
    first = draft.groups()[0].entries[0]
    after = drafts.confirmed(draft, first, {})
    assert after.is_read(first)
    assert not after.is_other(first)
    assert after.count().confirmed == 1
    assert after.mine.digest == draft.ours.digest
    assert after.entry(first).mark == PRINTED
    again = drafts.opened(game, after.text)
    assert again.count() == after.count()


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_kinds_and_fields_have_words_in_every_language(game: str, lang: str):
    known, names, draft = phrases(lang), Names(game, lang), drafts.begun(game)
    for entry in drafts.open_entries(draft.ours):
        assert known.has(f"box-kind-{slug(entry.kind)}"), entry.kind
        for slot in slots.Form(names, draft.ours, entry, entry).slots():
            last = slot.name.rpartition(".")[2]
            assert known.has(f"box-field-{slug(last)}") or last.isdecimal() or game_word(names, last), slot.name


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_things_of_one_group_are_told_apart(game: str, lang: str):
    """A task says whose it is, an icon on which track; a commander has a name and no key."""
    names = Names(game, lang)
    for group in drafts.begun(game).groups():
        called = [(names.entry(entry), entry.name) for entry in group.entries if group.key != drafts.SINGLE]
        assert len(set(called)) == len(called), group.key
        assert not [name for name, _own in called if "_" in name], group.key


def game_word(names: Names, word: str) -> bool:
    return bool(names.thing(word)) or re.fullmatch(r"r\dc\d", word) is not None


def test_a_map_lights_what_is_asked():
    ours = shelf.ours("skymines")
    drawn = map_of(ours, ours.entry("border 1"))
    assert drawn is not None
    assert len([place for place in drawn.places if place.lit]) == 2
    assert map_of(ours, ours.entry("track A1")) is None


@pytest.mark.parametrize(
    ("entry", "lit"),
    [
        ("board.side_4.area LL-a", {"LL-a"}),
        ("board.side_2_3.area L-b", {"L-b"}),
        ("board.side_4.start START_1", {"START_1", "LL-a", "LL-b", "LL-c"}),
        ("board.sector LL", {"START_1", *(f"LL-{letter}" for letter in "abcde")}),
        ("board.side_4.lines", set()),
    ],
)
def test_the_planet_is_drawn_area_by_area(entry: str, lit: set[str]):
    ours = shelf.ours("magnastorm")
    drawn = map_of(ours, ours.entry(entry))
    assert drawn is not None
    assert {place.label for place in drawn.places if place.lit} == lit
    assert len(drawn.places) in (26, 32)
    assert len(drawn.lines) > len(drawn.places)


def test_a_face_stands_for_its_commander_and_a_track_is_no_bonus():
    ours, names = shelf.ours("magnastorm"), Names("magnastorm", "en")
    assert names.symbol_of(ours.entry("commander rain_davenpitt")) == "mag-c12"
    assert {names.symbol_of(each) for each in ours.entries if each.kind == "centre_tile.income"} == {""}
    ours, names = shelf.ours("skymines"), Names("skymines", "en")
    assert {names.symbol_of(each) for each in ours.entries if each.kind == "track"} == {""}


# -- the page ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", TITLES)
def test_the_walk_opens_at_what_is_guessed(web: Web, game: str):
    page = walk(web, game)
    count = shelf.game(game).box.marks[GUESSED]
    assert f"0 of {count} confirmed" in page
    assert "As printed, next" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_walk_and_the_shelf_speak_every_language(web: Web, lang: str):
    for path in ("/box", "/box/antarctica", "/box/skymines?entry=track%20A1"):
        page = web.get(path, headers={"accept-language": lang}).text
        assert f'<html lang="{lang}"' in page
    assert Reader(lang, "").say("box-line") in unescape(web.get("/box", headers={"accept-language": lang}).text)


def test_a_card_as_printed_leads_to_the_next_and_is_counted(web: Web):
    page = walk(web, "antarctica", "building_card B01", do="next", name="My copy")
    assert f"1 of {ALL} confirmed" in page
    assert 'value="building_card B02"' in page
    assert "Fits." in page
    assert "no difference" in page
    assert 'name = "My copy"' in fields(page)["file"].replace("&quot;", '"')


def test_another_number_is_kept_and_stands_beside_ours(web: Web):
    page = walk(web, "antarctica", "building_card B01", do="next", steps="3", sure="1")
    assert "1 difference" in page
    assert re.search(r"Crane.*?Steps", page, re.S)
    assert "<s>1</s>" in page
    assert "≠ 3" in page


def test_a_number_that_no_other_card_has_is_asked_about_once_more(web: Web):
    page = walk(web, "antarctica", "building_card B01", do="next", steps="4")
    assert "Look again:" in page
    assert f"0 of {ALL} confirmed" in page
    sure = {**fields(page), "do": "next"}
    assert sure["steps"] == "4", "what was typed stays"
    assert f"1 of {ALL} confirmed" in web.post("/box/antarctica", data=sure).text


@pytest.mark.parametrize(
    ("entry", "typed", "message"),
    [
        ("building_card B01", {"steps": "many"}, "Steps: a whole number is expected, not “many”"),
        ("building_card B01", {"builds": "castle"}, "Builds"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason_and_nothing_changes(
    web: Web, entry: str, typed: dict[str, str], message: str
):
    page = web.get(f"/box/antarctica?entry={quote(entry)}").text
    answer = web.post("/box/antarctica", data={**fields(page), **typed, "do": "next"})
    assert answer.status_code == 422
    assert "Not possible:" in answer.text
    assert message in unescape(answer.text)
    assert f"0 of {ALL} confirmed" in answer.text


def test_what_is_not_in_the_box_breaks_the_count_and_says_so(web: Web):
    answer = web.post("/box/antarctica", data={"entry": "building_card B01", "do": "gone"})
    assert answer.status_code == 422
    assert "expected" in answer.text


def test_a_box_is_saved_as_one_file_and_opened_again(web: Web):
    page = walk(web, "mars", "", do="next", name="Mine", edition="English, 2016")
    saved = web.post("/box/mars/file", data=fields(page))
    assert 'filename="mars-mine.box.toml"' in saved.headers["content-disposition"]
    opened = web.post("/box/open", files={"file": ("mars-mine.box.toml", saved.text)})
    assert opened.status_code == 200
    assert "1 of " in opened.text
    assert 'value="Mine"' in opened.text
    assert 'value="English, 2016"' in opened.text


@pytest.mark.parametrize(
    "text",
    [
        "[box",
        '[box]\ngame = "chess"\n',
        '[box]\ngame = "mars"\nformat = 99\n',
        '[box]\ngame = "mars"\nmood = 1\n',
        "é" * 5,
    ],
)
def test_a_file_that_is_none_is_told_in_a_sentence(web: Web, text: str):
    answer = web.post("/box/open", files={"file": ("x.toml", text.encode("latin-1"))})
    assert answer.status_code == 422
    assert "Nothing was changed." in answer.text
    assert "Traceback" not in answer.text


@pytest.mark.parametrize("game", TITLES)
def test_a_box_that_is_read_to_the_last_card_still_fits_into_a_form(web: Web, game: str):
    ours = shelf.ours(game)
    told = [
        {"part": entry.part, "entry": entry.id, "field": field.key, "value": field.value}
        for entry in drafts.open_entries(ours)
        for field in slots.asked(entry)
    ]
    head = {"game": game, "name": "Mine"}
    text = written(shelf.checked(BoxFile("mine", "mine", {"box": head, "value": told}, {})), ours)
    page = web.post(f"/box/{game}", data={"file": text, "name": "Mine"}).text
    assert re.search(r"(\d+) of \1 confirmed", page)
    assert web.post("/box/open", files={"file": ("mine.toml", text.encode())}).status_code == 200
    form = {"players": "2", "kind0": "me", "kind1": "me", "box": "mine", "box-text": text}
    assert web.post(f"/new/{game}", data=form).status_code == 303


def test_fifty_megabytes_are_refused_in_a_sentence(web: Web):
    answer = web.post("/box/open", files={"file": ("x.toml", b"#" * 50_000_000)})
    assert answer.status_code == 413
    assert "Traceback" not in answer.text


def test_what_its_owner_notes_stays_with_an_entry(web: Web):
    page = walk(web, "antarctica", "building_card B01", do="save", note="worn at the edge")
    assert 'value="worn at the edge"' in page
    assert 'note = "worn at the edge"' in fields(page)["file"]


def test_a_damaged_draft_is_told_and_the_walk_begins_anew(web: Web):
    answer = web.post("/box/mars", data={"file": "[box]\ngame = 5\n", "do": "next"})
    assert answer.status_code == 422
    assert "cannot be read" in answer.text


def test_a_game_of_which_nothing_is_guessed_says_so(web: Web):
    assert "Every value is printed in the rulebook or public." in walk(web, "pebble")


def test_the_shelf_counts_every_game(web: Web):
    page = web.get("/box").text
    for game in TITLES:
        marks = shelf.game(game).box.marks
        assert f"{marks[GUESSED]} of {sum(marks.values())} values are our reconstruction." in page


# -- told where it matters -----------------------------------------------------------------------------


def test_the_lobby_says_how_much_of_each_box_is_rebuilt(web: Web):
    page = web.get("/").text
    for game in TITLES:
        card = page.partition(f'id="game-{game}"')[2].partition("</article>")[0]
        share = shelf.game(game).box.marks[GUESSED] / sum(shelf.game(game).box.marks.values())
        assert ("mostly rebuilt" if share >= 0.6 else "half rebuilt") in card
        assert f'href="/box/{game}"' in card


def test_set_up_and_table_say_which_box(web: Web):
    assert "our box" in web.get("/new/mars").text
    table = web.post("/play/mars")
    page = web.get(table.headers["location"]).text
    head = page.partition('class="bx-beside"')[2].partition("</details>")[0]
    assert "our box" in head
    assert f"{shelf.game('mars').box.marks[GUESSED]} of" in head


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_tell_in_words_what_is_guessed(web: Web, lang: str):
    page = unescape(web.get("/rules/skymines", headers={"accept-language": lang}).text)
    told = page.partition('id="sources"')[2].partition("</p>")[0]
    names = Names("skymines", lang)
    for kind in ("track", "station", "research_plan", "border"):
        assert names.kind(kind)[1:] in told
    assert "_" not in re.sub("<[^>]*>", "", told)


@pytest.mark.parametrize(
    ("game", "piece", "ours"),
    [
        ("antarctica", "track-land", True),
        ("antarctica", "own-track-land", True),
        ("antarctica", "player-A", False),
        ("antarctica", "ship-1", False),
        ("magnastorm", "area-LL-a", True),
        ("skymines", "sector-1", True),
        ("skymines", "hand-A08", True),
        ("skymines", "slot-a", False),
        ("mars", "event-deposit_iron", True),
    ],
)
def test_a_note_says_whether_its_numbers_are_ours(game: str, piece: str, ours: bool):
    title = shelf.game(game)
    assert title.glossary is not None
    assert title.glossary.guessed(title.box, piece) is ours


def test_a_note_at_the_table_says_so(web: Web):
    table = web.post("/play/antarctica").headers["location"]
    assert "Some of its numbers are our reconstruction." in web.get(f"{table}/note?piece=track-land").text
    assert "reconstruction" not in web.get(f"{table}/note?piece=player-A").text


@pytest.mark.parametrize("game", TITLES)
def test_what_a_glossary_says_of_the_box_is_there(game: str):
    title = shelf.game(game)
    assert title.glossary is not None
    kinds = {entry.kind for entry in title.box.entries}
    assert set(title.glossary.boxed) <= set(title.glossary.kinds)
    for wanted in title.glossary.boxed.values():
        assert set(wanted) <= kinds


# -- used at tables by choice ----------------------------------------------------------------------------


def with_steps(web: Web) -> str:
    """A box of Antarctica whose first card has three steps, as the text of its file."""
    page = walk(web, "antarctica", "building_card B01", do="next", steps="3", sure="1", name="Mine")
    return fields(page)["file"]


def test_a_box_is_brought_to_set_up_and_played(web: Web):
    text = with_steps(web)
    page = web.post("/box/antarctica/play", data={"file": text}).text
    chosen = page.partition('id="box-choice"')[2].partition("</fieldset>")[0]
    assert re.search(r'value="mine"\s+checked', chosen)
    assert "Mine" in chosen
    form = {"players": "2", "kind0": "me", "kind1": "bot", "bots": "chance", "box": "mine", "box-text": text}
    table = web.post("/new/antarctica", data=form)
    assert table.status_code == 303
    page = web.get(table.headers["location"]).text
    assert "Mine" in page.partition('class="bx-beside"')[2].partition("</summary>")[0]
    code = table.headers["location"].rpartition("/")[2]
    assert web.get(f"/api/v1/tables/{code}").json()["box"] == drafts.opened("antarctica", text).mine.digest
    other = web.get(web.post("/play/antarctica").headers["location"]).text
    assert "our box" in other.partition('class="bx-beside"')[2].partition("</summary>")[0]


def test_set_up_refuses_a_box_that_is_wrong_or_not_here(web: Web):
    form = {"players": "2", "kind0": "me", "kind1": "me", "box": "mine", "box-text": '[box]\ngame = "mars"\n'}
    answer = web.post("/new/antarctica", data=form)
    assert answer.status_code == 422
    assert "this box is for mars, not for antarctica" in unescape(answer.text)
    answer = web.post("/new/antarctica", data={**form, "box": "cafe", "box-text": ""})
    assert answer.status_code == 422
    assert "there is no box" in unescape(answer.text)


@pytest.fixture
def no_other_box() -> Iterator[None]:
    """Other tests of this process may have made boxes known."""
    known = dict(shelf.BOXES)
    shelf.BOXES.clear()
    yield
    shelf.BOXES.update(known)


@pytest.mark.usefixtures("no_other_box")
def test_set_up_without_another_box_does_not_ask(web: Web):
    chosen = web.get("/new/mars").text.partition('id="box-choice"')[2].partition(">")[0]
    assert "hidden" in chosen
