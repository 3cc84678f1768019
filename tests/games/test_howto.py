"""Guides: every figure is a position that was played, every text is there in every language, every clause exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from farside.core import crops, guides, shelf
from farside.core.game import LANGUAGES
from farside.core.guides import SECTIONS, SKETCH, Figure, Guide

GAMES = shelf.shelf()
RULES = Path(__file__).resolve().parents[2] / "docs/rules"
MOST_WORDS = 600
MISSED, ADVISED = 5, 3
NUMBER = re.compile(r"(?<![\w$-])\d+(?![\w-])")
FIGURES = [(key, figure) for key in GAMES for figure in guides.guide(shelf.game(key)).figures.values()]
NAMES = [f"{key}-{figure.key}" for key, figure in FIGURES]


def keys_of(guide: Guide) -> set[str]:
    """The texts that a guide asks for; sections and figures may have more, which follow each other by number."""
    frames = [f"frame-{frame.key}" for lane in guide.lanes for frame in lane.frames]
    both = [*frames, *[f"phase-{one}" for one in guide.phases], *[f"tile-{one}" for one in guide.tiles]]
    items = [f"miss-item-{at + 1}" for at in range(MISSED)] + [f"first-item-{at + 1}" for at in range(ADVISED)]
    return {"lede", *both, *items, *[f"{key}.words" for key in [*both, *items]]}


@cache
def said(key: str, lang: str) -> dict[str, str]:
    game = shelf.game(key)
    return {text: guides.said(game, lang, text) for text in guides.words(game, lang).keys()}  # noqa: SIM118


@pytest.mark.parametrize("key", GAMES)
def test_every_game_of_ours_has_a_guide(key: str) -> None:
    assert guides.has_guide(shelf.game(key))


@pytest.mark.parametrize(("key", "figure"), FIGURES, ids=NAMES)
def test_a_figure_is_a_position_that_was_played(key: str, figure: Figure) -> None:
    """Its record can be played to its ply, its part is painted there, and its boxes lie in the drawing."""
    game = shelf.game(key)
    for lang in LANGUAGES:
        part = guides.part(game, figure, lang)
        if part.place == SKETCH:
            continue
        element = crops.picked(part, figure.pick)
        for area in (figure.box, figure.near):
            assert area is None or overlaps(area, element.attributes["viewBox"]), figure.key


def overlaps(area: guides.Area, whole: str) -> bool:
    """Whether a box shows mostly what is drawn."""
    x, y, width, height = [float(word) for word in whole.split()]
    across = min(area[0] + area[2], x + width) - max(area[0], x)
    down = min(area[1] + area[3], y + height) - max(area[1], y)
    return across > 0.9 * area[2] and down > 0.6 * area[3]


@pytest.mark.parametrize(("key", "figure"), FIGURES, ids=NAMES)
def test_nothing_in_a_figure_can_be_pressed(key: str, figure: Figure) -> None:
    part = guides.part(shelf.game(key), figure, "en")
    sketch = part.place == SKETCH
    shown = part.markup if sketch else crops.still(crops.picked(part, figure.pick).markup, "x-")
    assert not re.search(r'data-action|data-closed|tabindex|role="button"|<button|<a ', shown)
    assert sketch or "<title" not in shown, "only a sketch speaks for itself"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_text_of_a_guide_is_there(key: str, lang: str) -> None:
    game = shelf.game(key)
    texts, english = said(key, lang), said(key, "en")
    assert keys_of(guides.guide(game)) <= set(texts)
    assert set(texts) == set(english), "all languages say the same"
    assert all(guides.run(game, lang, section) or guides.run(game, lang, f"{section}-item") for section in SECTIONS[:3])


@pytest.mark.parametrize("key", GAMES)
def test_every_clause_of_a_guide_is_one_of_the_rules(key: str) -> None:
    rules = "\n".join([page.read_text(encoding="utf-8") for page in RULES.glob(f"{key}*.md")])
    for lang in LANGUAGES:
        for text, words in said(key, lang).items():
            clauses = guides.CLAUSE.findall(words)
            assert clauses == guides.CLAUSE.findall(said(key, "en")[text]), f"{lang}: {text}"
            assert not [clause for clause in clauses if f"- {clause} " not in rules], text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_a_guide_has_at_most_six_hundred_words(key: str, lang: str) -> None:
    assert sum(guides.length(words) for words in said(key, lang).values()) <= MOST_WORDS


@pytest.mark.parametrize("key", GAMES)
def test_all_languages_show_the_same_numbers(key: str) -> None:
    """What is written in digits; small numbers may be words in one language and digits in another."""
    for text, words in said(key, "en").items():
        english = sorted(NUMBER.findall(guides.CLAUSE.sub("", words)))
        for lang in LANGUAGES[1:]:
            found = sorted(NUMBER.findall(guides.CLAUSE.sub("", said(key, lang)[text])))
            assert found == english, f"{lang}: {text}"


@pytest.mark.parametrize("key", GAMES)
def test_a_value_that_we_have_made_is_marked_once(key: str) -> None:
    """PEBBLE is our own game: nothing of it is reconstructed."""
    for lang in LANGUAGES:
        marked = [words for words in said(key, lang).values() if re.search(r"\[.+\]", words)]
        assert len(marked) == (0 if key == "pebble" else 1), lang
