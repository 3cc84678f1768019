"""What every page needs is ready before anybody asks for it."""

from __future__ import annotations

from farside.core import shelf
from farside.core.languages import LANGUAGES
from farside.table.pages import paper
from farside.table.pages.prepared import pieces


def test_texts_and_templates_are_ready_when_the_house_has_opened() -> None:
    for ready in pieces():
        ready()
    known = paper.environment().cache
    assert known is not None
    assert {name for _, name in known} >= {"my-games.html", "table.html", "lobby.html", "circle.html"}
    assert paper.phrases.cache_info().currsize >= len(LANGUAGES)
    found = len(list(pieces()))
    assert found > len(LANGUAGES) * len(shelf.shelf())
