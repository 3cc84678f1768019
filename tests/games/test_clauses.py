"""Every clause cited exists, and every clause of docs/rules is cited by a test or excused with the reason."""

import pytest
from tests.games.clauses import ROOT, UNPROVEN, report

from farside.core import shelf

GAMES = [game for game in shelf.shelf() if (ROOT / "src/farside/games" / game).is_dir()]


@pytest.mark.parametrize("game", GAMES)
def test_every_cited_clause_is_written(game: str) -> None:
    assert not report(game).unknown()


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_written_once(game: str) -> None:
    written = report(game).written
    assert sorted(set(written)) == sorted(written)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_proven(game: str) -> None:
    found = report(game)
    assert not found.unproven(), "\n".join(found.lines())


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_that_closes_an_option_is_written(game: str) -> None:
    title = shelf.game(game)
    assert set(title.clauses) - {""} <= set(report(game).written)


def test_an_excuse_is_for_a_clause_that_has_no_test() -> None:
    for game in GAMES:
        found = report(game)
        assert not set(UNPROVEN) & set(found.in_tests)
    written = {clause for game in GAMES for clause in report(game).written}
    assert set(UNPROVEN) <= written
    assert all(len(reason) > 20 for reason in UNPROVEN.values())
