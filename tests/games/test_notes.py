"""A word for every piece: in every language, in at most thirty words, with a clause that is there."""

from pathlib import Path
from typing import Any

import pytest

from farside.core import glossary, shelf
from farside.core.languages import LANGUAGES

DOCS = Path(__file__).resolve().parents[2] / "docs/rules"
GAMES = [key for key in shelf.shelf() if shelf.game(key).glossary is not None]


def words_of(key: str) -> glossary.Glossary[Any]:
    found = shelf.game(key).glossary
    assert found is not None
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_a_thing_does_is_said_in_thirty_words(key: str, lang: str) -> None:
    phrases = shelf.game(key).phrases(lang)
    for text in [name for name in phrases.keys() if name.startswith("note-")]:  # noqa: SIM118  # Phrases is no dict
        if not phrases.variables(text):
            said = phrases.say(text)
            assert glossary.counted(said) <= glossary.LONGEST, f"{text}: {said}"


@pytest.mark.parametrize("key", GAMES)
def test_notes_lead_to_clauses_that_exist(key: str) -> None:
    rules = "".join(file.read_text(encoding="utf-8") for file in sorted(DOCS.glob(f"{key}*.md")))
    words = words_of(key)
    for clause in [*[kind.clause for kind in words.kinds.values()], *[term.clause for term in words.terms.values()]]:
        assert f"- {clause} " in rules, clause


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_terms_are_explained(key: str, lang: str) -> None:
    voice, words = shelf.game(key).voice(lang), words_of(key)
    for term in words.terms:
        for written in glossary.forms(voice, term):
            assert words.term(voice, written.upper()) == term
        note = words.explained(voice, term)
        assert note is not None
        assert note.what


@pytest.mark.parametrize("key", GAMES)
def test_what_no_picture_has_gets_no_word(key: str) -> None:
    game = shelf.game(key)
    state = game.start(seats=game.fewest(), seed=1)
    scene = game.scene(game.view(state, 0), game.voice("en", (), 0))
    for piece in ("", "nothing", "<b>", "player", "player-Z", "-", "site-nowhere", "ship-9999", "a" * 100, "zone-"):
        assert words_of(key).note(scene, piece) is None, piece
