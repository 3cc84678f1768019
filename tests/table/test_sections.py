"""The sections of the table page: few, frozen, each made by one function."""

from __future__ import annotations

from dataclasses import FrozenInstanceError, fields, is_dataclass
from typing import Any

import pytest
from tests.table.helpers import a_table, new_host

from farside.table.pages.paper import Reader
from farside.table.pages.sections.page import TablePage, curtain_page, live_page, replay_page
from farside.table.visit import Visit

MOST = 16  # fields of a section that can still be read at a glance


@pytest.fixture
def pages(tmp_path: Any) -> list[TablePage]:
    host = new_host(tmp_path)
    opened = a_table(host)
    here, reader = Visit(host, opened.id, opened.tokens), Reader("en", "")
    found = [curtain_page(here, 1, reader), live_page(here, 0, reader), replay_page(here, None, 0, reader)]
    host.store.close()
    return found


def test_every_section_is_frozen_and_small(pages: list[TablePage]):
    sections = [one for page in pages for one in [page, *page.sections().values()] if is_dataclass(one)]
    assert len({type(one) for one in sections}) > 8
    for section in sections:
        assert len(fields(section)) <= MOST, type(section)
        with pytest.raises((FrozenInstanceError, AttributeError)):
            setattr(section, fields(section)[0].name, None)


def test_a_curtain_knows_a_name_and_nothing_else(pages: list[TablePage]):
    known = {name for name, section in pages[0].sections().items() if section}
    assert known == {"head", "curtain"}


def test_a_replay_asks_nothing(pages: list[TablePage]):
    assert (pages[2].question, pages[2].choices, pages[2].advised) == (None, None, None)
    assert pages[2].reel is not None
