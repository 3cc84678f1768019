"""Set-up: presets that set all variants, levels with people's names, and what a browser remembers of it."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from tests.table.helpers import V1, Web

from farside.bots import roster
from farside.core import shelf
from farside.core.languages import LANGUAGES
from farside.core.record import Record
from farside.table.pages import presets
from farside.table.pages.paper import Reader

HERE = {"players": "2", "kind0": "me", "kind1": "bot", "level1": "club"}


def opened(web: Web, game: str, **form: str) -> str:
    answer = web.post(f"/new/{game}", data=HERE | form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].split("/")[2]


@pytest.mark.parametrize("game", shelf.shelf())
def test_every_preset_can_be_played_by_all_it_is_for(game: str):
    for preset in shelf.game(game).presets:
        for people in presets.counts(game, preset):
            variants = dict(preset.variants)
            if not (game == "magnastorm" and preset.key == "advanced"):  # with what people own
                Record(game, people, 7, variants).start()


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.shelf())
def test_presets_have_words_and_pictures_in_every_language(web: Web, game: str, lang: str):
    texts = shelf.game(game).phrases(lang)
    for way in presets.ways(game, Reader(lang, ""), presets.usual(game)):
        assert texts.say(f"preset-{way.key}") == way.title
        assert way.line
    assert sum(way.on for way in presets.ways(game, Reader(lang, ""), presets.usual(game))) == 1


def test_a_preset_sets_every_variant_without_a_script(web: Web):
    """The details on the page are still those of the preset that was shown first."""
    code = opened(web, "skymines", preset="belt", was="first", **{"variant-side": '"moon"'})
    assert web.host.table(code).variants["side"] == "belt"
    assert web.host.table(code).variants["missions"] is True


def test_a_detail_changed_after_the_preset_stays(web: Web):
    details = {f"variant-{name}": value for name, value in chosen("skymines", "belt").items()}
    code = opened(web, "skymines", preset="belt", was="belt", **(details | {"variant-missions": "false"}))
    assert web.host.table(code).variants["side"] == "belt"
    assert web.host.table(code).variants["missions"] is False


def chosen(game: str, key: str) -> dict[str, str]:
    preset = presets.preset_of(game, key)
    assert preset is not None
    return presets.values(game, preset)


def test_a_preset_nobody_knows_changes_nothing(web: Web):
    assert web.host.table(opened(web, "pebble", preset="other")).variants["river"] == "calm"


def test_the_page_shows_each_preset_with_what_it_sets(web: Web):
    page = unescape(web.get("/new/skymines").text)
    sets = [json.loads(found) for found in re.findall(r'data-sets="(\{.*?\})"', page)]
    assert [json.loads(one["side"]) for one in sets] == ["moon", "moon", "moon", "belt"]
    assert sets[2]["luna"] == "2"
    assert 'href="/campaign/skymines"' in page


def test_pictures_of_presets(web: Web):
    moon, belt, strange = (web.get(f"/games/skymines/board.svg?preset={key}").text for key in ("full", "belt", "x"))
    assert moon != belt
    assert strange == web.get("/games/skymines/board.svg").text
    assert web.get("/games/skymines/board.svg?preset=campaign").status_code == 200


def test_bots_have_the_level_of_their_seat_or_what_all_of_them_shall_be(web: Web):
    code = opened(web, "pebble", players="3", kind2="bot:greedy")
    assert [seat.bot for seat in web.host.table(code).seats] == ["", "club", "greedy"]
    assert web.host.table(opened(web, "pebble", bots="chance")).seats[1].bot == "chance"
    assert web.post("/new/pebble", data=HERE | {"level1": "nobody"}).status_code == 422


def test_play_now_is_against_beginners_until_another_level_was_chosen(web: Web):
    first = web.post("/play/pebble").headers["location"].split("/")[2]
    assert {seat.bot for seat in web.host.table(first).seats[1:]} == {"beginner"}
    assert "Beginner" in web.get("/").text
    opened(web, "pebble")
    assert "Club player" in web.get("/").text
    second = web.post("/play/pebble").headers["location"].split("/")[2]
    assert {seat.bot for seat in web.host.table(second).seats[1:]} == {"club"}


def test_play_now_seats_bots_of_different_tempers_and_says_so(web: Web):
    code = web.post("/play/mars").headers["location"].split("/")[2]
    bots = [seat.bot for seat in web.host.table(code).seats[1:]]
    assert {roster.plain(bot) for bot in bots} == {"beginner"}
    assert len(set(bots)) == len(bots), "nobody sits there twice"
    words = {"builder", "trader", "raider"}
    assert {bot.partition(":")[2] for bot in bots} <= words
    assert re.search(r"bot, beginner, (builder|trader|raider)", web.get(f"/t/{code}").text)


def test_what_was_measured_of_a_level_is_told_where_it_is_chosen(web: Web, monkeypatch: pytest.MonkeyPatch):
    """In the lobby of the usual number of players, at set-up of the number that is chosen; else nothing."""
    measured = {
        "antarctica": {"3": {"bots": {"beginner": [659, 502, 794]}}, "4": {"bots": {"club": [1264, 1020, 1509]}}}
    }
    monkeypatch.setattr("farside.bots.ratings.kept", lambda: measured)
    told = "rated 659 (502 to 794; Quick has 1000)"
    lobby = unescape(web.get("/").text)
    assert lobby.count(f'weighs roughly · {told}"') == 1, "of one title alone there is something to tell"
    page = " ".join(unescape(web.get("/new/antarctica").text).split())
    assert f'data-rated="3" > · {told}<' in page
    assert 'data-rated="4" hidden> · rated 1264 (1020 to 1509; Quick has 1000)<' in page


def test_a_level_is_known_by_the_name_it_had(web: Web):
    """Cookies and programs name levels as they were called once; such tables play on."""
    web.client.cookies.set("level", "mcts-normal")
    assert "Club player" in web.get("/").text
    seats = [{"kind": "human"}, {"kind": "bot", "bot": "mcts-easy"}]
    answer = web.post(f"{V1}/tables", json={"game": "pebble", "seats": seats})
    assert answer.status_code == 201
    refused = web.post(
        f"{V1}/tables", json={"game": "pebble", "seats": [seats[0], {"kind": "bot", "bot": "club:raider"}]}
    )
    assert refused.status_code == 422


def test_the_strongest_sits_down_only_where_the_house_has_the_time(web: Web):
    assert "Master" in web.get("/new/pebble").text
    web.host.opponents.longest = 5.0
    assert "Master" not in web.get("/new/pebble").text
    assert web.post("/new/pebble", data=HERE | {"level1": "master"}).status_code == 422
    assert web.post("/new/pebble", data=HERE | {"level1": "expert"}).status_code == 303


def test_who_invites_friends_gets_the_links_and_no_advice_is_offered(web: Web):
    page = web.get("/new/pebble?seats=friends").text
    assert re.search(r'name="advice" value="off" checked', page)
    assert web.post("/new/pebble", data=HERE | {"kind1": "friend"}).headers["location"].endswith("/links")


def test_a_name_that_is_too_long_is_told_on_the_form(web: Web):
    answer = web.post("/new/pebble", data=HERE | {"name": "x" * 30})
    assert answer.status_code == 422
    assert "24" in answer.text


def test_the_lobby_shows_three_tables_and_leads_to_all(web: Web):
    for _ in range(5):
        opened(web, "pebble")
    page = web.get("/").text
    assert "All my games (5)" in page
    assert len(re.findall(r'class="tb[ "]', page)) == 3
    assert page.count("tb yours") == 1, "only the first that waits glows"
