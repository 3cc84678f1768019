"""The rules as a book: chapters, anchors, search, translations, and the way back to the table."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.table.helpers import Web
from tests.table.test_pages import open_table, text

from farside.core import shelf
from farside.table.pages.book import book
from farside.table.pages.rules import ready


@pytest.mark.parametrize("key", shelf.shelf())
def test_every_clause_has_an_anchor_and_every_link_a_target(key: str) -> None:
    found = book(key)
    html = str(found.before) + "".join(f'<h2 id="{one.anchor}">{one.summary}</h2>{one.body}' for one in found.chapters)
    anchors = re.findall(r' id="([^"]+)"', html)
    assert found.last > 3
    assert len(anchors) == len(set(anchors)), "no anchor is there twice"
    assert {clause for clause in shelf.game(key).clauses if clause} <= set(anchors)
    assert set(re.findall(r'href="#([^"]+)"', html)) <= set(anchors)
    assert all(one.summary for one in found.chapters if one.number), "each chapter begins with what it says"


@pytest.mark.parametrize("key", shelf.shelf())
def test_the_book_leaves_out_what_is_for_builders(web: Web, key: str) -> None:
    page = web.get(f"/rules/{key}").text
    for word in (
        "src/farside",
        "never renumber",
        "[toml:",
        "digital table must",
        "pseudocode",
        "<!--",
        "\ue000",
        "[D]",
    ):
        assert word not in page
    assert len(gzip.compress(page.encode())) < 120_000


def forget() -> None:
    for kept in (book, ready):
        kept.cache_clear()


@pytest.fixture
def untranslated(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[None]:
    """A house whose rules of Pebble are two chapters in English."""
    rules = "# Pebble\n\n## 1. Turns\n\n- PEB-TURN-1 Settle.\n\n## 2. End\n\n- PEB-END-1 End.\n"
    (tmp_path / "pebble.md").write_text(rules)
    monkeypatch.setattr("farside.table.pages.book.PLACES", (tmp_path,))
    forget()
    yield
    forget()


@pytest.mark.usefixtures("untranslated")
@pytest.mark.parametrize(("lang", "said"), [("fr", "pas encore traduit"), ("it", "non ancora tradotto")])
def test_chapters_that_are_not_translated_say_so(web: Web, lang: str, said: str) -> None:
    web.post("/settings", data={"lang": lang})
    page = web.get("/rules/pebble").text
    assert page.count(said) == 2
    assert 'lang="en"' in page
    web.post("/settings", data={"lang": "en"})
    assert said not in web.get("/rules/pebble").text


def test_a_translation_takes_the_place_of_its_page(web: Web, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("farside.table.pages.book.PLACES", (tmp_path,))
    (tmp_path / "fr").mkdir()
    (tmp_path / "pebble.md").write_text("# Pebble\n\n## 1. Turns\n\n- PEB-TURN-1 Settle.\n")
    (tmp_path / "fr" / "pebble.md").write_text("# Pebble\n\n## 1. Tours\n\n- PEB-TURN-1 Installez.\n")
    french = book.__wrapped__("pebble", "fr").chapters[0]
    assert (french.title, french.lang) == ("Tours", "fr")
    assert (book.__wrapped__("pebble", "it").chapters[0].lang) == "en"


def test_words_are_found_and_counted_without_a_script(web: Web) -> None:
    page = web.get("/rules/pebble?find=Pebbles+lie").text
    assert "<mark>pebbles lie</mark>" not in page
    page = web.get("/rules/pebble?find=FACE-down").text
    assert "<mark>face-down</mark> deck" in page
    assert "1 place in 1 chapter" in page
    assert '<b class="hits">1</b>' in page.replace('<b class="hits" >', '<b class="hits">')
    assert "nothing found" in web.get("/rules/pebble?find=<script>").text
    assert "<script>&" not in page


def test_a_clause_that_rests_on_a_ruling_unfolds_it(web: Web) -> None:
    page = web.get("/rules/antarctica").text
    clause = page.partition('id="ANT-SET-3"')[2].partition("</li>")[0]
    assert '<details class="ruling">' in clause
    assert "out of the game" in clause.partition("<summary>")[2]
    assert 'class="guessed" href="#reconstruction">needs on the cards: ' in page


def test_a_refusal_leads_to_the_rules_and_back(web: Web) -> None:
    table = open_table(web, "pebble", kind1="bot:chance")
    found = re.search(
        rf'href="(/rules/pebble\?table={table}&(?:amp;)?refused=[\w:%]+)#PEB', text(web.get(f"/t/{table}"))
    )
    assert found is not None, "nothing was refused"
    rules = web.get(found[1].replace("&amp;", "&")).text
    assert "Did a refusal bring you here?" in rules
    assert f'href="/t/{table}"' in rules
    assert "Did a refusal bring you here?" not in web.get(f"/rules/pebble?table={table}&refused=nothing").text
    assert web.get("/rules/pebble?table=nobody&refused=pass").status_code == 200


def test_pages_that_are_read_remember_the_table_one_comes_from(web: Web) -> None:
    page = web.get("/rules/pebble?table=abcdef").text
    assert 'href="/rules/pebble?table=abcdef" aria-current="page"' in page
    assert 'href="/t/abcdef"' in page
    for made_up in ("", "a/b", "a" * 40, "é", "%22"):
        assert 'class="way-back"' not in web.get(f"/rules/pebble?table={made_up}").text


def test_pages_that_are_read_lead_to_the_components_where_some_are_not_certain(web: Web) -> None:
    for page in ("rules", "how-to-play"):
        assert ">Components</a>" in text(web.get(f"/{page}/mars"))
        assert ">Components</a>" not in text(web.get(f"/{page}/pebble"))


def test_the_rules_say_what_is_reconstructed(web: Web) -> None:
    page = " ".join(web.get("/rules/antarctica").text.split())
    assert "our reconstruction, in whole or in part: zones, tracks, icons" in page
    assert "tasks of the missions" in web.get("/rules/skymines").text, "its modules too"
