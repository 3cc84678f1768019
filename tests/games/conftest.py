"""After the games' tests, the clause report: what of each rulebook is proven."""

from __future__ import annotations

import pytest
from tests.games.clauses import ROOT, report

from farside.core import shelf


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    games = [game for game in shelf.shelf() if (ROOT / "docs/rules" / f"{game}.md").is_file()]
    for game in games:
        found = report(game).lines()
        shown = found if terminalreporter.config.option.verbose > 0 else found[:1]
        for line in shown:
            terminalreporter.write_line(line)
