"""The keys of the table are one list: nothing is used twice, and options never take a letter of the page."""

from __future__ import annotations

import re

import pytest

from farside.core.languages import LANGUAGES
from farside.table.pages.keys import (
    OPTION_KEYS,
    RESERVED,
    SCOPES,
    SPOKEN,
    TABLE,
    for_script,
    help_keys,
    key_of,
    option_key,
)
from farside.table.pages.paper import WEB, Reader

WALK = {"Backspace", "Enter", "d", "h"}  # of the walk through a box and of practice, which are no table
SHORTCUT = re.compile(r'aria-keyshortcuts="([^"{]+)"')
DOING = re.compile(r"^  (\w+)[:,]", re.MULTILINE)


@pytest.mark.parametrize("scope", SCOPES)
def test_no_key_is_used_twice(scope: str) -> None:
    keys = [key.key for key in SCOPES[scope]]
    assert len(keys) == len(set(keys))


def test_options_take_no_key_of_the_page() -> None:
    assert len(set(OPTION_KEYS)) == len(OPTION_KEYS) == 37
    assert not set(OPTION_KEYS.lower()) & set(RESERVED)
    assert not set(OPTION_KEYS) & {key.key for key in TABLE}


def test_letters_of_the_page_are_reserved() -> None:
    assert {key.key.lower() for key in TABLE if key.key.isalpha() and len(key.key) == 1} <= set(RESERVED)


def test_options_are_numbered_then_lettered_then_with_shift() -> None:
    assert [option_key(at) for at in (0, 8, 9, 14, 22, 23, 36, 37)] == ["1", "9", "a", "f", "z", "A", "Z", ""]


def test_templates_say_only_keys_that_are_in_the_table() -> None:
    said = {key for file in WEB.rglob("*.html") for key in SHORTCUT.findall(file.read_text(encoding="utf-8"))}
    assert said <= {key_of(key.does) for key in SPOKEN} | WALK
    assert {"0", "u", "Space", "v", "?"} <= said


def test_the_script_does_what_the_table_names() -> None:
    script = (WEB / "script/keys.js").read_text(encoding="utf-8")
    block = script[script.index("const doings") : script.index("};", script.index("const doings"))]
    assert {does for keys in for_script().values() for does in keys.values()} == set(DOING.findall(block))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_help_names_every_key(lang: str) -> None:
    rows = help_keys(Reader(lang, ""))
    assert len(rows) == len(SPOKEN) + 3
    assert all(text and all(keys) for keys, text in rows)
