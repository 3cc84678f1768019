"""Every language has every text, and nothing that nobody asks for."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from farside.core import shelf
from farside.core.game import LANGUAGES
from farside.core.phrases import missing

GAMES = shelf.shelf()
SOURCE = Path(__file__).resolve().parents[2] / "src/farside"
HERE = SOURCE / "games"
FILES = sorted([*HERE.glob("*/texts/*.ftl"), *HERE.glob("*/notes/*.ftl")])
LOOSE = re.compile(r" [:;?!»](?:\s|$)|« ")


NONE = (  # reasons that count what a player has: their numbers, with nothing there
    ("skymines", "SKY-UPL-2", (2, 0)),
    ("skymines", "SKY-BON-3", (2, 0)),
    ("skymines", "SKY-STD-5", (4, 0)),
    ("skymines", "SKY-TRK-2", (2, 0)),
    ("skymines", "SKY-R-11", (2, 0)),
    ("magnastorm", "MAG-OBJ-11", (2, 0)),
    ("mars", "MARS-EARTH-1", (0, 3, 0)),
)


def is_message(text: str) -> bool:
    """No form of a name: a language has the forms it needs."""
    return "." not in text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_text_is_there(key: str, lang: str) -> None:
    game = shelf.game(key)
    lacking = missing(game.phrases(lang), game.lexicon, game.actions, game.events, game.questions, game.clauses)
    assert not lacking
    assert not game.phrases(lang).borrowed(), "English stands in for other packages, not for us"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_the_lobby_can_present_the_game(key: str, lang: str) -> None:
    game = shelf.game(key)
    wanted = ["title", "tagline", "length"]
    for variant, values in game.variants.items():
        wanted += [f"variant-{variant}"]
        wanted += [f"variant-{variant}-{value}" for value in values if isinstance(value, str)]
    assert not [text for text in wanted if not game.phrases(lang).has(text)]


@pytest.mark.parametrize("key", GAMES)
def test_all_languages_have_the_same_messages(key: str) -> None:
    messages = {lang: set(filter(is_message, shelf.game(key).phrases(lang).keys())) for lang in LANGUAGES}
    for lang in LANGUAGES:
        assert messages[lang] == messages["en"], lang


@pytest.mark.parametrize("key", GAMES)
def test_a_translation_uses_no_variable_that_english_has_not(key: str) -> None:
    game = shelf.game(key)
    english = game.phrases("en")
    for lang in LANGUAGES:
        phrases = game.phrases(lang)
        for text in english.keys():  # noqa: SIM118  # Phrases is no dict
            if text.startswith("picture-") and phrases.has(text):
                assert phrases.variables(text) <= english.variables(text), f"{lang}: {text}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_other_programs_read_our_texts_too(file: Path) -> None:
    """The reference parser finds no junk in them."""
    resource = FluentParser().parse(file.read_text(encoding="utf-8"))
    assert not [entry.content for entry in resource.body if isinstance(entry, Junk)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: "-".join(file.parts[-3:]))
def test_texts_are_typeset(file: Path) -> None:
    """Curly apostrophes, no three dots, no double blanks inside a sentence."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            assert "'" not in line, f"{file.name}, line {number}: {line}"
            assert "..." not in line, f"{file.name}, line {number}: {line}"
            assert "  " not in line.strip(), f"{file.name}, line {number}: {line}"


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("fr.ftl")), ids=lambda file: "-".join(file.parts[-3:-1]))
def test_french_colons_and_question_marks_never_begin_a_line(file: Path) -> None:
    """The blank before them does not break, nor do those inside « »."""
    for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
        if not line.startswith("#"):
            assert not LOOSE.search(line), f"{file.name}, line {number}: {line}"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("key", "clause", "numbers"), NONE, ids=[clause for _key, clause, _numbers in NONE])
def test_nobody_has_0_of_a_thing(key: str, clause: str, numbers: tuple[int, ...], lang: str) -> None:
    assert "0" not in shelf.game(key).voice(lang).reason(clause, numbers)
