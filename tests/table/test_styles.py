"""Styles that keep to themselves: page and games, and one part of the page and another."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator

import pytest

from farside.core import shelf
from farside.table.pages.paper import STYLES, WEB, style

CLASS = re.compile(r"\.([a-zA-Z][\w-]*)")
BARE = re.compile(r"(?:^|[{},])\s*\.([a-zA-Z][\w-]*)")  # begins a selector, so it dresses anything
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
CHOICE = re.compile(r"\([^()]*\)")  # :is(.a, .b)
INSIDE = re.compile(r"\{[^{}]*\}")
SHARED = {"lit", "fine"}  # what the script sets on places and buttons alike; small print
# What a game may furnish anew.
ROOMS = {"arena", "aside", "crescent", "curtain", "marks", "pane", "shelf", "side", "tabs", "top", "topline", "window"}
SIGNS = {"in-tiles", "tag", "think"}  # what the page puts into the rows of a game's players, who make room for it
# What two parts of the page dress on purpose: a card of the lobby and its badge, the board and the end's medal.
TOGETHER = {"gb", "zoom", "lit", "notice"}


@pytest.mark.parametrize("key", shelf.shelf())
def test_the_page_and_the_game_do_not_dress_each_other(key: str) -> None:
    own = set(BARE.findall(COMMENT.sub("", STYLES["page"].read_text(encoding="utf-8"))))
    theirs = set(CLASS.findall(COMMENT.sub("", shelf.game(key).style())))
    assert own & theirs <= SHARED | ROOMS | SIGNS
    assert style(key).endswith(shelf.game(key).style())


def alone(sheet: str) -> Iterator[str]:
    """Classes that a sheet dresses wherever they stand, on screens of every size."""
    sheet = CHOICE.sub("", sheet)
    while INSIDE.search(sheet):
        sheet = INSIDE.sub(";", sheet)
    for head in sheet.split(";"):
        yield from (one.strip()[1:] for one in head.split(",") if re.fullmatch(r"\s*\.[\w-]+\s*", one))


def test_no_part_of_the_page_dresses_what_another_has_named() -> None:
    """Two parts that call different things by one name would both dress them: each name has its part."""
    sheets = [COMMENT.sub("", path.read_text(encoding="utf-8")) for path in sorted((WEB / "style").glob("*.css"))]
    found = Counter(name for sheet in sheets for name in set(alone(sheet)))
    assert {name for name, times in found.items() if times > 1} <= TOGETHER
