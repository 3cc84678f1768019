"""Fitting win chances: what makes winners likeliest is found again, and reports use games of their own."""

from __future__ import annotations

import json
from math import exp
from random import Random

import pytest
from tests.test_cli import good, run

import farside
from farside.bots.chances import Witness
from farside.core.actions import NOBODY
from farside.lab.calibrate import Position, Trial, calibrate, chosen, fitted, judged, report


def made_up(games: int, a: float, b: float) -> list[list[Position]]:
    """Games of two in which a lead in worth decides, as the formula says with these numbers."""
    dice = Random(1)
    found = []
    for _game in range(games):
        lead, time = dice.gauss(0.0, 3.0), dice.random()
        won = dice.random() < 1.0 / (1.0 + exp(-2.0 * lead * (a + b * time)))
        witness = Witness([lead, -lead], [0.0, 0.0], time, NOBODY, 0.0)
        found.append([Position(witness, [1.0, 0.0] if won else [0.0, 1.0])])
    return found


def test_numbers_that_made_the_winners_are_found_again():
    numbers = fitted(made_up(4000, 0.1, 0.3), [0, 1, 4])
    assert numbers[0] == pytest.approx(0.1, abs=0.03)
    assert numbers[1] == pytest.approx(0.3, abs=0.06)
    assert numbers[4] == pytest.approx(0.0, abs=0.01)


def test_worth_that_says_nothing_early_is_not_held_against_its_owner():
    numbers = fitted(made_up(2000, -0.2, 0.5), [0, 1])
    assert numbers[0] >= 0.0
    assert numbers[0] + numbers[1] >= 0.0


def test_points_count_only_where_they_foretell_better():
    assert chosen(made_up(400, 0.2, 0.1), False) == [0, 1, 4]


def test_chances_that_are_right_are_found_to_be_right():
    games = made_up(4000, 0.1, 0.3)
    found = judged(games, lambda nth: [0.1, 0.3, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    assert found.log_loss < found.baseline
    assert found.ece < 0.03
    wrong = judged(games, lambda nth: [1.0, 3.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0])
    assert wrong.ece > 3 * found.ece


def test_the_same_seed_gives_the_same_numbers_with_two_workers():
    trial = Trial("pebble", 2, 10, 7)
    found = calibrate(trial)
    assert found.numbers == calibrate(trial, workers=2).numbers
    assert found.origin["box"] == farside.game("pebble").box.digest


def test_a_report_never_uses_games_that_were_fitted_with():
    with pytest.raises(ValueError, match="were fitted with; choose --seed 301"):
        report(Trial("pebble", 2, 10, 300))


def test_the_report_as_programs_read_it():
    found = json.loads(
        good("calibrate", "pebble", "--seats", "2", "--games", "10", "--report", "--json", "--workers", "1")
    )
    assert set(found) == {"games", "log_loss", "baseline", "brier", "ece"}
    assert found["games"] == 10


def test_numbers_are_put_into_a_file_beside_those_of_other_cases(tmp_path):
    file = tmp_path / "chances.toml"
    for seats in ("2", "3"):
        good("calibrate", "pebble", "--seats", seats, "--games", "5", "--workers", "1", "--out", str(file))
    assert file.read_text().count("[[case]]") == 2


def test_a_kind_of_game_that_nobody_fitted_says_how_to():
    modules = ["--variant", "side=belt", "--variant", "threat=true", "--variant", "missions=true"]
    found = run("calibrate", "skymines", "--seats", "2", "--report", *modules)
    assert found.exit_code == 2
    told = " ".join(found.output.split())
    assert "--seats 2 --variant side=belt --variant threat=true --variant missions=true --out" in told
