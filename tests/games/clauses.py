"""Which clauses of a rules reference are proven by tests: read from the files, without running anything."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
ID = re.compile(r"\b([A-Z]{3,4}-[A-Z]+-[A-Z]?[0-9]+[a-z]?)\b")
ENTRY = re.compile(r"^- ([A-Z]{3,4}-[A-Z]+-[A-Z]?[0-9]+[a-z]?)\b", re.MULTILINE)
IN_NAME = re.compile(r"(?:^|_)([A-Z]{3,4}_[A-Z]+_[A-Z]?[0-9]+[a-z]?)(?=_|$)")

# Clauses that no test of their own can prove, each with the reason.
UNPROVEN: dict[str, str] = {
    "SKY-R-M41": "corrects slips of a scanned text; there is nothing in the game that it changes",
}


class Report(NamedTuple):
    """What a game's clauses are, and where they are cited."""

    game: str
    written: list[str]  # in docs/rules
    in_code: set[str]
    in_tests: dict[str, list[str]]  # the tests that name a clause

    def unknown(self) -> set[str]:
        """Cited, but written nowhere."""
        return (self.in_code | set(self.in_tests)) - set(self.written)

    def unproven(self) -> list[str]:
        """Written, named by no test and not excused."""
        return [clause for clause in self.written if clause not in self.in_tests and clause not in UNPROVEN]

    def lines(self) -> list[str]:
        """The report: a line for each chapter, then what is excused."""
        chapters: dict[str, list[str]] = {}
        for clause in self.written:
            chapters.setdefault(clause.rpartition("-")[0], []).append(clause)
        proven = [clause for clause in self.written if clause in self.in_tests]
        tests = {test for tests in self.in_tests.values() for test in tests}
        found = [f"{self.game}: {len(proven)} of {len(self.written)} clauses proven by {len(tests)} tests"]
        for chapter, clauses in chapters.items():
            named = [len(self.in_tests.get(clause, [])) for clause in clauses]
            found.append(f"  {chapter:<10} {len(clauses):>3} clauses, tests each: {' '.join(map(str, named))}")
        found += [f"  {clause} has no test: {why}" for clause, why in UNPROVEN.items() if clause in self.written]
        return found


def report(game: str) -> Report:
    written = [clause for page in pages(game) for clause in ENTRY.findall(page.read_text(encoding="utf-8"))]
    prefix = written[0].partition("-")[0] + "-"
    code: set[str] = set()
    for file in sorted((ROOT / "src/farside/games" / game).rglob("*")):
        if file.suffix in (".py", ".toml", ".ftl"):
            code |= {clause for clause in ID.findall(file.read_text(encoding="utf-8")) if clause.startswith(prefix)}
    return Report(game, written, code, cited(game, prefix))


def pages(game: str) -> list[Path]:
    """A game's rules: its own page, then those of its modules."""
    rules = ROOT / "docs/rules"
    return [rules / f"{game}.md", *sorted(rules.glob(f"{game}-*.md"))]


def cited(game: str, prefix: str) -> dict[str, list[str]]:
    """The clauses that tests name: in their name (test_ANT_BLD_6_...) or at the start of their docstring."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests/games" / game).glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named = [word.replace("_", "-") for word in IN_NAME.findall(node.name)]
                named += ID.findall(ast.get_docstring(node) or "")
                for clause in named:
                    if clause.startswith(prefix):
                        found.setdefault(clause, []).append(f"{file.name}::{node.name}")
    return found
