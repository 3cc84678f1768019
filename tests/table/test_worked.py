"""Worked examples in the book of rules: each stands after its clause, in every language; pages stay light."""

from __future__ import annotations

import gzip

import pytest
from tests.table.helpers import Web

from farside.core import examples, shelf
from farside.core.languages import LANGUAGES

HEAVIEST = 120_000  # bytes of a page as it travels


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", shelf.shelf())
def test_each_example_stands_after_its_clause(web: Web, key: str, lang: str) -> None:
    web.client.cookies.set("lang", lang)
    page = web.get(f"/rules/{key}").text
    for example in examples.examples(shelf.game(key)):
        before = page.split(f'id="example-{example.key}"')
        assert len(before) == 2, example.key
        assert before[0].rpartition('<li class="clause" id="')[2].startswith(f'{example.after}"')
    assert len(gzip.compress(page.encode())) < HEAVIEST


def test_what_is_looked_for_is_not_marked_in_pictures(web: Web) -> None:
    page = web.get("/rules/antarctica?find=factory").text
    assert "<mark>" in page
    assert "<mark>" not in page.split('id="example-factory"')[1].split("</li>")[0]
