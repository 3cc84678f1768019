"""Games of other packages at the table: they are played like ours, and what is wrong with one harms nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.foreign import copy_of_pebble, installed
from tests.table.helpers import Web
from tests.table.test_pages import open_table

RULES = (
    "# Guest\n\n## Turns\n\n- GST-TURN-1 Settle, see GST-TURN-2.\n- GST-TURN-2 Or pass.\n\n<script>alert(1)</script>\n"
)
MORE = "## Floods\n\n- GST-FLOOD-1 The river rises.\n"


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Two games of another package, one with rules, one in English alone and without; and one that is broken."""
    folder = tmp_path / "packages"
    home = copy_of_pebble(folder, "guest")
    (home / "rules.md").write_text(RULES)
    (home / "rules-floods.md").write_text(MORE)
    mute = copy_of_pebble(folder, "mute")
    (mute / "texts" / "fr.ftl").unlink()
    (folder / "ruin.py").write_text("GAME = 1 / 0\n")
    points = "guest = guest.game:GAME\nmute = mute.game:GAME\nruin = ruin:GAME\n"
    yield from installed(folder, monkeypatch, points)


def test_the_lobby_shows_what_can_be_played(web: Web):
    page = web.get("/").text
    assert 'id="game-guest"' in page
    assert 'id="game-mars"' in page
    assert "ruin" not in page
    assert web.get("/new/ruin").status_code == 404
    assert web.post("/play/ruin").status_code == 404


@pytest.mark.parametrize("key", ["guest", "mute"])
def test_a_game_of_another_package_is_played_in_every_language(web: Web, key: str):
    table = open_table(web, key, kind1="bot:chance")
    for lang in ("en", "fr", "it"):
        web.post("/settings", data={"lang": lang})
        page = web.get(f"/t/{table}")
        assert page.status_code == 200
        assert 'name="action"' in page.text
    assert web.get(f"/games/{key}/board.svg?lang=fr").status_code == 200


@pytest.mark.parametrize("key", ["guest", "mute"])
def test_a_game_of_another_package_brings_its_lessons(web: Web, key: str):
    assert f'href="/learn/{key}"' in web.get("/").text
    table = web.get(f"/learn/{key}").headers["location"]
    page = web.get(f"{table}?told=theme").text
    assert "The question is always in one place" in page
    assert 'data-kind="tell"' in page
    assert web.get(f"/learn/{key}").headers["location"] == table, "it is gone on with"
    assert web.get(f"/learn/{key}/last").status_code == 404


def test_where_a_text_is_missing_english_is_shown(web: Web):
    table = open_table(web, "mute")
    web.post(f"/t/{table}/curtain", data={"seat": "0"})
    web.post("/settings", data={"lang": "fr"})
    page = web.get(f"/t/{table}").text
    assert '<html lang="fr"' in page
    assert "Choose the bird to put face down" in page


def test_rules_lie_beside_the_title(web: Web):
    page = web.get("/rules/guest").text
    assert '<a class="ref" href="#GST-TURN-2">' in page
    assert 'id="GST-TURN-2"' in page
    assert 'id="GST-FLOOD-1"' in page, "those of its modules follow"
    assert "<script>alert" not in page


def test_a_game_without_rules_says_so(web: Web):
    answer = web.get("/rules/mute")
    assert answer.status_code == 200
    assert "brings no rules to read here" in answer.text
    assert 'class="toc"' not in answer.text
