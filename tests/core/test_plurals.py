"""Plural forms are those of the Unicode CLDR, in every language it knows: a new one needs no code."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from babel import Locale

from farside.core.phrases import Phrases
from farside.core.plurals import RULE_OF, Plurals, known

sys.path.insert(0, str(Path(__file__).parents[2] / "tools"))
import plurals as writer

NUMBERS = [*range(130), 1000, 1001, 1011, 1_000_000, 1_000_001, 2_000_000, 100_000]


@pytest.mark.parametrize("lang", sorted(RULE_OF))
def test_every_language_counts_as_babel_says(lang: str) -> None:
    ours, theirs = Plurals(lang), Locale.parse(lang).plural_form
    assert [ours.form(n) for n in NUMBERS] == [theirs(n) for n in NUMBERS]
    assert ours.form(-1) == ours.form(1)


def test_the_rules_are_as_the_tool_writes_them() -> None:
    assert {lang: writer.rules(lang) for lang in RULE_OF} == RULE_OF


def test_three_plural_forms_need_no_code() -> None:
    text = "ships = { $n ->\n    [one] { $n } statek\n    [few] { $n } statki\n   *[many] { $n } statków\n}"
    polish = Phrases.read("pl", ("pl.ftl", text))
    said = [polish.say("ships", {"n": n}) for n in (1, 2, 5, 12, 22, 25)]
    assert said == ["1 statek", "2 statki", "5 statków", "12 statków", "22 statki", "25 statków"]
    assert known("ja")
    assert not known("xx")
