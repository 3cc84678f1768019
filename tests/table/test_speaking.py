"""Speaking: languages, and sentences for everything that can go wrong."""

from __future__ import annotations

import pytest

from farside.core.game import LANGUAGES
from farside.core.state import Refusal
from farside.table import speaking, trouble
from farside.table.trouble import RefusedError, TroubleError


@pytest.mark.parametrize(
    ("asked", "accepts", "lang"),
    [
        ("fr", "it", "fr"),
        (None, "it", "it"),
        ("tlh", "fr-CA,fr;q=0.9", "fr"),
        (None, "de, en;q=0.3, it;q=0.7", "it"),
        (None, "de", "en"),
        (None, "", "en"),
        (None, None, "en"),
        (None, ";;q=,,fr;q=x,it;q=0.1", "it"),
    ],
)
def test_the_language_asked_for_or_the_dearest_that_we_speak(asked: str | None, accepts: str | None, lang: str):
    assert speaking.language(asked, accepts) == lang


def troubles() -> list[type[TroubleError]]:
    return [kind for kind in vars(trouble).values() if isinstance(kind, type) and issubclass(kind, TroubleError)]


def test_every_trouble_has_a_sentence_in_every_language():
    for lang in LANGUAGES:
        said = [speaking.trouble(kind(), lang) for kind in troubles() if kind not in (TroubleError, RefusedError)]
        assert len(set(said)) == len(said)
        assert all(text.endswith(".") for text in said)
    assert len({tuple(speaking.phrases(lang).keys()) for lang in LANGUAGES}) == 1


def test_a_refusal_speaks_to_the_player_and_calls_others_by_name():
    error = RefusedError("pebble", 0, Refusal("PEB-SETTLE-2", (2, 1)), ("Ann", "Bea"))
    told = speaking.trouble_told(error, "en")
    assert told["clause"] == "PEB-SETTLE-2"
    assert "Bea" in told["text"]
