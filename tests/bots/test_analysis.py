"""A finished game in win chances: everything adds up, and work that was broken off goes on."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from tests.test_cli import good, run

import farside
from farside.bots import agenda, analysis
from farside.bots.analysis import AnalysisError, Analyst
from farside.bots.reckoning import plies, together
from farside.core import checks
from farside.core.record import Record

HEAPS = ("start", "choices", "gifts", "luck", "plans", "unexplained")


LIGHT = {"BRIEF": 24, "THOROUGH": 120, "FIRST": 8, "SECOND": 8, "PAIRS": 16}


@pytest.fixture(scope="module", autouse=True)
def light() -> Iterator[None]:
    """Less effort: what must hold whatever is found."""
    with pytest.MonkeyPatch.context() as patch:
        for name, small in LIGHT.items():
            patch.setattr(analysis, name, small)
        yield


@pytest.fixture(scope="module")
def record() -> Record:
    return checks.play(farside.game("pebble"), 3, 5).record


@pytest.fixture(scope="module")
def told(record: Record):
    return Analyst(record).done()


def test_chances_of_every_ply_add_up(told):
    for row in told["plies"]:
        assert sum(row["chances"]) == pytest.approx(1.0, abs=1e-9)
        assert all(doubt > 0 for doubt in row["doubt"])


def test_what_moved_a_chance_adds_up_to_the_result(told):
    for row in told["sums"]:
        assert sum(row[heap] for heap in HEAPS) == pytest.approx(row["result"], abs=1e-9)
    assert sum(row["result"] for row in told["sums"]) == pytest.approx(1.0)


def test_a_decision_names_turns_that_could_be_played(told, record: Record):
    game = farside.game("pebble")
    for row in told["decisions"]:
        state = record.replay(row["ply"])
        for which in ("played", "best"):
            assert game.actions.parse(row[which][0]) in state.options(row["seat"])


def test_work_that_was_broken_off_goes_on(told, record: Record):
    first = Analyst(record)
    for at, _step in enumerate(first.work()):
        if at == 40:
            break
    kept = json.loads(json.dumps(first.notes))
    again = Analyst(record, notes=kept)
    assert again.done() == told


def test_hidden_cards_make_no_difference(record: Record):
    """A verdict comes from what the seat could know: what others hold may be dealt again before it."""
    one = Analyst(record)
    row = [one.verdict(ply, 24) for ply in range(6)]
    two = Analyst(record)
    assert [verdict and verdict.loss for verdict in row] == [
        verdict and verdict.loss for verdict in [two.verdict(ply, 24) for ply in range(6)]
    ]


def drawn(chance: float, *, sealed: bool = False):
    """A ply of the graph, of three, whose decision was searched."""
    row = {"ply": 0, "seat": 1, "kind": "choice", "chances": [0.5, 0.3, 0.2], "doubt": [0.03, 0.04, 0.03]}
    brief = {"ply": 0, "seat": 1, "sealed": sealed, "chance": chance}
    return plies({agenda.GRAPH: {"0": row}, agenda.SHORT: {"0": brief}, agenda.LONG: {}})[0]


def test_the_graph_tells_the_chance_that_the_decision_is_told_with():
    row = drawn(0.65)
    assert row["chances"] == pytest.approx([0.25, 0.65, 0.1])
    assert row["doubt"][1] == pytest.approx((0.04**2 + 0.35**2) ** 0.5), "two opinions apart are doubt"
    assert sum(row["chances"]) == pytest.approx(1.0)


def test_what_is_sealed_is_drawn_at_a_glance():
    assert drawn(0.65, sealed=True)["chances"] == [0.5, 0.3, 0.2]


def test_search_and_playing_on_count_as_far_as_they_can_be_trusted():
    row = {"loss": 0.2, "doubt": 0.1}
    assert together(row, 0.0, 0.1)["loss"] == pytest.approx(0.1)
    assert together(row, 0.0, 0.001)["loss"] == pytest.approx(0.0, abs=0.001)


def test_playing_on_longer_takes_the_place_of_what_was_heard_at_first():
    """What the searches said stays; what games played on said is not counted twice."""
    row = {"loss": 0.3, "doubt": 0.05, "searched": [0.2, 0.1]}
    assert together(row, 0.0, 0.1)["loss"] == pytest.approx(0.1)


def test_a_costly_decision_says_what_both_witnesses_say(told):
    rows = [row for row in told["decisions"] if row["grade"] != "best"]
    assert rows
    for row in rows:
        assert row["searched"]
        assert row["lines"][0][0] == row["best"][0] != row["lines"][1][0] == row["played"][0]


def test_a_running_game_is_not_analysed(record: Record):
    running = Record("pebble", 3, record.seed, {}, record.moves[:-3])
    with pytest.raises(AnalysisError, match="not over"):
        Analyst(running)


def test_a_game_nobody_calibrated_is_not_told_in_percent():
    game = checks.play(farside.game("skymines"), 2, 1, side="belt", missions=True, threat=True).record
    with pytest.raises(AnalysisError, match="not calibrated"):
        Analyst(game)


def test_the_command_for_people_and_programs(record: Record, tmp_path):
    file = tmp_path / "game.rec"
    file.write_text(record.dumps())
    found = json.loads(good("analyse", str(file), "--json"))
    assert set(found) == {"game", "seats", "start", "result", "plies", "decisions", "sums"}
    assert "unexplained" in good("analyse", str(file))


def test_what_cannot_be_analysed_says_so_in_one_line(record: Record, tmp_path):
    file = tmp_path / "game.rec"
    file.write_text(Record("pebble", 3, record.seed, {}, record.moves[:4]).dumps())
    found = run("analyse", str(file))
    assert found.exit_code == 2
    assert found.output.startswith("farside: the game is not over")
