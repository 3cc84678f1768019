"""Where games are decided: by luck or by play, and when; and results less luck."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.lab.test_report import check

import farside
from farside.bots.chances import chances_for
from farside.core.languages import LANGUAGES
from farside.lab.design import design
from farside.lab.figures import GameRow
from farside.lab.prose import texts
from farside.lab.scribe import Pages, Scribe
from farside.lab.studies.fortune import luck_in, luck_of_all, moved_in, taken_off
from farside.lab.studying import Question, study
from farside.lab.thirds import THIRDS, whole

GAME = farside.game("pebble")


def row(winner: int, luck: list[float], moved: list[float]) -> GameRow:
    ahead = [-1] * 20
    return GameRow(
        box="shipped", game=0, seed=1, players=["a", "b"], scores=[10, 8], winners=[winner], plies=20,
        decisions=18, lead_changes=1, leaders=ahead, favourites=ahead, luck=luck, moved=moved,
    )  # fmt: skip


def test_what_moves_a_chance_adds_up_to_the_result():
    made = design(GAME, bots=["chance"], luck=True)
    pages = Pages()
    Scribe(GAME, made, "shipped").play(3, pages)
    (game,) = pages.games
    moved, luck = game["moved"], game["luck"]
    assert isinstance(moved, list)
    assert isinstance(luck, list)
    assert len(moved) == len(luck) == THIRDS * 2
    start = GAME.start(seats=2, seed=made.dealt(3)[0], log=None, **made.variants)
    told = chances_for(GAME).of(start)
    assert told is not None
    for seat in range(2):
        won = 1.0 / len(game["winners"]) if seat in game["winners"] else 0.0  # type: ignore[arg-type, operator]  # rows hold anything
        assert told[seat] + whole(moved, seat) == pytest.approx(won)


def test_without_luck_nothing_is_measured():
    pages = Pages()
    Scribe(GAME, design(GAME, bots=["chance"]), "shipped").play(1, pages)
    assert pages.games[0]["luck"] is None
    assert "luck" not in design(GAME, bots=["chance"]).identity()
    assert design(GAME, bots=["chance"], luck=True).identity()["luck"] is True


def test_thirds_share_what_moves_and_luck_is_told_from_the_rest():
    late = [0.0, 0.0, 0.0, 0.0, 0.5, -0.5]
    games = [row(0, late, late), row(1, [0.0] * 6, [-each for each in late])]
    assert [moved_in(games, third).value for third in range(THIRDS)] == pytest.approx([0.0, 0.0, 1.0])
    assert luck_in(games, 0) == 0.0
    assert luck_in(games, 2) == pytest.approx(0.5)
    assert luck_of_all(games) == pytest.approx(0.5)


def test_results_less_luck_save_games():
    """All that decides these games is luck: taken off, nothing is left to scatter."""
    games = [row(at % 2, [0.0] * 4 + [0.5 - at % 2, at % 2 - 0.5], [0.0] * 6) for at in range(40)]
    found = taken_off(games, [[[0] for _game in games], [[1] for _game in games]])
    assert found.saves == pytest.approx(1.0)
    assert all(each == pytest.approx(0.5) for side in found.results for each in side)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_report_tells_it_in_every_language(lang: str, tmp_path: Path):
    asked = Question("pebble", 4, tmp_path / "study", bots="greedy,chance", workers=1, lang=lang, luck=True)
    page = study(asked, {}, lambda line: None).read_text(encoding="utf-8")
    assert {"fortune", "fortune-rates"} <= set(check(page).ids)
    assert texts(lang).say("fortune-title") in page
    assert "--luck" in page


def test_where_luck_cannot_be_told_that_is_said():
    with pytest.raises(ValueError, match="win chances are known of our box only"):
        design(GAME, bots=["chance"], box=("text", "name"), luck=True)
    lonely = farside.game("skymines")
    with pytest.raises(ValueError, match="is not calibrated for 3 players"):
        design(lonely, 3, ["chance"], variants={"missions": True}, luck=True)
