"""Worked examples: every figure is a position that was played, every sentence is there in every language, and true."""

from __future__ import annotations

import re
from typing import Any

import pytest

from farside.core import crops, examples, guides, shelf
from farside.core.box import BoxError
from farside.core.examples import Example
from farside.core.languages import LANGUAGES
from farside.games.skymines.components import COMPANIES

GAMES = shelf.shelf()
EXAMPLES = [(key, one) for key in GAMES for one in examples.examples(shelf.game(key))]
NAMES = [f"{key}-{one.key}" for key, one in EXAMPLES]


def view(game: str, ply: int) -> Any:
    """A position of the game that the examples are taken from. `Any`: every title has views of its own."""
    title = shelf.game(game)
    return title.view(guides.record(title, "game").replay(ply), 0)


def test_every_game_of_ours_has_examples() -> None:
    assert {key for key, _example in EXAMPLES} == set(GAMES)


@pytest.mark.parametrize(("key", "example"), EXAMPLES, ids=NAMES)
def test_an_example_is_drawn_and_told_in_every_language(key: str, example: Example) -> None:
    game = shelf.game(key)
    for lang in LANGUAGES:
        for at, figure in enumerate(example.figures, 1):
            assert crops.picked(guides.part(game, figure, lang), figure.pick).markup
            assert examples.said(game, lang, f"{example.key}-{at}")
        assert examples.said(game, lang, example.key)


@pytest.mark.parametrize("key", GAMES)
def test_all_languages_have_the_same_sentences(key: str) -> None:
    game = shelf.game(key)
    texts = [guides.words(game, lang, examples.FOLDER) for lang in LANGUAGES]
    assert len({frozenset(one.keys()) for one in texts}) == 1


def test_ANT_BLD_2_the_factory_can_be_built_by_two_ships() -> None:
    game = shelf.game("antarctica")
    state = guides.record(game, "game").replay(13)
    assert not state.refusal(0, game.actions.parse("build:double"))


def test_MAG_CMD_2_mira_costs_two_and_brings_two() -> None:
    before, after = view("magnastorm", 36), view("magnastorm", 39)
    assert (before.scores[0], after.scores[0]) == (7, 9)


def test_MARS_HOUS_3_the_housing_is_lit_at_once() -> None:
    assert [view("mars", ply).scores[0] for ply in (7, 8)] == [0, 1]


def test_SKY_STA_2_a_share_of_skymine_is_worth_one() -> None:
    companies = view("skymines", 14).companies
    assert companies[COMPANIES.index("skymine")].value == 1


def test_PEB_END_2_pairs_count() -> None:
    assert view("pebble", 20).scores[0] == 20


def test_a_figure_that_is_missing_or_shown_nowhere_is_named() -> None:
    game = shelf.game("pebble")
    example = '[[example]]\nid = "a"\nafter = "PEB-END-2"\nfigures = ["b"]\n'
    text = f'{example}[[figure]]\nid = "c"\nrecord = "game"\nply = 1\npart = "river"\n'
    with pytest.raises(BoxError, match="there is no figure 'b'; possible: c"):
        examples.parsed(game, text)
    with pytest.raises(BoxError, match="shown nowhere: c"):
        examples.parsed(game, text.replace('["b"]', "[]"))


@pytest.mark.parametrize("key", GAMES)
def test_what_is_shown_is_no_control(key: str) -> None:
    game = shelf.game(key)
    for example in examples.examples(game):
        for figure in example.figures:
            shown = crops.still(crops.picked(guides.part(game, figure, "en"), figure.pick).markup, "x-")
            assert not re.search(r"data-action|<button|<a |tabindex", shown)
