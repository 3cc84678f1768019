"""Manners: the headers that tell a browser what it may do with an answer."""

from __future__ import annotations

from html import unescape

import pytest
from tests.table.helpers import Web

from farside.core import shelf
from farside.table import manners


def policy_of(web: Web, path: str) -> dict[str, str]:
    parts = web.get(path).headers["content-security-policy"].split("; ")
    return {part.partition(" ")[0]: part.partition(" ")[2] for part in parts}


@pytest.mark.parametrize(
    "path", ["/", "/new/pebble", "/rules/pebble", "/collection", "/nothing", "/games/pebble/board.svg"]
)
def test_a_page_runs_nothing_from_elsewhere_and_nothing_inline(web: Web, path: str) -> None:
    found = policy_of(web, path)
    assert found["default-src"] == "'none'"
    assert found["frame-ancestors"] == "'none'"
    assert found["base-uri"] == "'none'"
    assert found["form-action"] == "'self'"
    assert "unsafe" not in str(found)


@pytest.mark.parametrize("path", ["/api/v1/games", "/api/openapi.json", "/api/v1/tables/zzzzzz"])
def test_an_answer_for_programs_shows_nothing(web: Web, path: str) -> None:
    assert policy_of(web, path) == {"default-src": "'none'", "frame-ancestors": "'none'"}


def test_the_page_that_describes_the_api_may_use_its_own_style(web: Web) -> None:
    found = policy_of(web, "/api/docs")
    style = web.get("/api/docs").text.partition("<style>")[2].partition("</style>")[0]
    assert found["style-src"] == manners.digest(style)
    assert "script-src" not in found


@pytest.mark.parametrize("game", shelf.shelf())
def test_a_picture_may_use_the_style_it_carries(web: Web, game: str) -> None:
    style = web.get(f"/games/{game}/board.svg").text.partition("<style>")[2].partition("</style>")[0]
    assert policy_of(web, f"/games/{game}/board.svg")["style-src"] == manners.digest(unescape(style))


def test_no_picture_page_or_symbol_has_a_style_of_its_own(web: Web) -> None:
    for game in shelf.shelf():
        assert ' style="' not in web.get(f"/games/{game}/board.svg").text
        made = web.post(f"/play/{game}", follow_redirects=True)
        assert ' style="' not in made.text
        assert "<style" not in made.text


def test_every_answer_keeps_its_address_to_itself_and_is_what_it_says_it_is(web: Web) -> None:
    for path in ("/", "/api/v1/games", "/static/icon.svg"):
        headers = web.get(path).headers
        assert headers["referrer-policy"] == "same-origin"
        assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize("aim", ["document", "script", "style"])
def test_what_is_fetched_once_a_visit_is_packed_harder(web: Web, aim: str) -> None:
    usual = web.get("/rules/skymines", headers={"sec-fetch-dest": "empty"})
    once = web.get("/rules/skymines", headers={"sec-fetch-dest": aim})
    assert once.text == usual.text
    assert once.num_bytes_downloaded < 0.95 * usual.num_bytes_downloaded
