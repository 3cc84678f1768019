"""A language is added in one place: its line in the list, and its files of texts."""

from __future__ import annotations

from pathlib import Path

import farside
from farside.core import shelf
from farside.core.languages import BY_KEY, LANGUAGES, SPOKEN, inside
from farside.table.pages.paper import environment

SOURCE = Path(farside.__file__).parent


def test_every_language_has_all_files_of_texts_and_no_file_lacks_its_language():
    for folder in sorted(SOURCE.rglob("texts")):
        assert {file.stem for file in folder.glob("*.ftl")} == set(LANGUAGES), folder


def test_who_speaks_follows_the_list():
    assert environment().globals["languages"] == [(one.key, one.name) for one in SPOKEN]
    assert all(shelf.game("pebble").phrases(lang).lang == lang for lang in BY_KEY)


def test_inside_a_sentence_german_nouns_keep_their_capital_and_so_does_what_is_all_capitals():
    assert inside("Building cards", "en") == "building cards"
    assert inside("Baukarten", "de") == "Baukarten"
    assert inside("R&D cards", "en") == "R&D cards"
