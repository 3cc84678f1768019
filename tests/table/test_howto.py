"""How to play: a page a game, in every language, small, without a script; and what it says where there is none."""

from __future__ import annotations

import gzip
import re
from collections import Counter
from pathlib import Path

import pytest
from tests.foreign import copy_of_pebble, installed
from tests.table.helpers import Web
from tests.table.test_pages import open_table

from farside.core import shelf
from farside.core.game import LANGUAGES
from farside.core.guides import SECTIONS

HEAVIEST = 120_000  # bytes of a page as it travels
BRANDED = ("antarctica", "magnastorm", "mars", "skymines")


def page(web: Web, game: str, lang: str = "en") -> str:
    web.post("/settings", data={"lang": lang})
    answer = web.get(f"/how-to-play/{game}")
    assert answer.status_code == 200
    return answer.text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.shelf())
def test_a_page_has_seven_sections_in_order(web: Web, game: str, lang: str):
    text = page(web, game, lang)
    assert re.findall(r'<section\s+class="of-\w+"\s+id="(\w+)"', text) == list(SECTIONS)
    assert re.findall(r'<a href="#(\w+)">', text) == list(SECTIONS), "the line of sections leads to each"
    assert len(gzip.compress(text.encode())) < HEAVIEST


@pytest.mark.parametrize("game", shelf.shelf())
def test_figures_are_drawn_and_cannot_be_played(web: Web, game: str):
    text = page(web, game)
    ids = Counter(re.findall(r'\sid="([^"]+)"', text))
    assert [name for name, count in ids.items() if count > 1] == []
    used = set(re.findall(r'href="#(drawing-\d+)"', text))
    assert used
    assert used <= set(ids)
    assert "data-action" not in text
    assert 'role="button"' not in text


@pytest.mark.parametrize("game", BRANDED)
def test_clauses_lead_into_the_rules(web: Web, game: str):
    links = re.findall(r'class="clause-id" href="/rules/(\w+)#([\w-]+)"', page(web, game))
    assert len(links) > 10
    assert {found for found, _clause in links} == {game}


def test_the_page_leads_to_the_lesson_and_to_a_game(web: Web):
    text = page(web, "mars")
    assert 'href="/learn/mars"' in text
    assert 'action="/play/mars"' in text
    assert 'href="/rules/mars"' in text


def test_the_page_is_found_from_rules_and_table(web: Web):
    assert 'href="/how-to-play/mars"' in web.get("/rules/mars").text
    table = open_table(web, "pebble", kind1="bot:chance")
    assert f'href="/how-to-play/pebble?table={table}"' in web.get(f"/t/{table}").text


def test_whoever_comes_from_a_table_is_led_back(web: Web):
    table = open_table(web, "pebble")
    assert f'href="/t/{table}"' in web.get(f"/how-to-play/pebble?table={table}").text


def test_an_unknown_game_is_answered_with_those_there_are(web: Web):
    answer = web.get("/how-to-play/chess")
    assert answer.status_code == 404
    assert all(f'href="/how-to-play/{game}"' in answer.text for game in shelf.shelf())


def test_another_package_brings_its_own_page_or_a_plain_sentence(
    web: Web, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    folder = tmp_path / "packages"
    copy_of_pebble(folder, "guest")
    bare = copy_of_pebble(folder, "bare")
    (bare / "howto" / "page.toml").unlink()
    torn = copy_of_pebble(folder, "torn")
    (torn / "howto" / "game.rec").write_text("farside record 1\ngame torn 7\nseats 2\nseed 1\nend\n")
    points = "".join([f"{name} = {name}.game:GAME\n" for name in ("guest", "bare", "torn")])
    for _installed in installed(folder, monkeypatch, points):
        assert 'id="miss"' in page(web, "guest")
        for name in ("bare", "torn"):
            text = page(web, name)
            assert "Nobody has written yet" in text
            assert f'href="/rules/{name}"' in text
