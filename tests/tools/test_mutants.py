"""The tool that asks whether tests bite: the mistakes it makes, and the names by which they are found again."""

from __future__ import annotations

import ast
import tomllib
from pathlib import Path

import pytest

import mutants
import mutations

ROOT = Path(__file__).resolve().parents[2]


def mistakes(body: str, returns: str = "int") -> list[str]:
    """What one function can be turned into."""
    function = ast.parse(f"def rule(state) -> {returns}:\n    {body}\n").body[0]
    assert isinstance(function, ast.FunctionDef)
    made = [mutations.mutate(function, place)[0] for place in range(len(mutations.mutate(function)[1]))]
    return ["\n".join(map(ast.unparse, other.body)) for other in made]


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        ("if a < b: act()", ["if a <= b:\n    act()", "if a < b:\n    pass", "if not a < b:\n    act()"]),
        ("if a == b: return c", ["if a != b:\n    return c", "if a == b:\n    return not c"]),
        ("return a and b", ["return a or b", "return not (a and b)"]),
        ("return not a", ["return a"]),
        ("return max(a, b)", ["return min(a, b)", "return not max(a, b)"]),
        ("state.sun += 1", ["state.sun += 2", "state.sun += 0", "state.sun -= 1", "pass"]),
        ("state.sun = zone", ["pass"]),
        ("sun = zone", []),
        ("return [a for a in b if c]", ["return [a for a in b]", "return not [a for a in b if c]"]),
        ("return lambda a: (a.points, a.cards)", ["return lambda a: (a.cards, a.points)"]),
        ("assert a < 3, f'{a + 1}'", []),
    ],
)
def test_mistakes_are_small(body: str, wrong: list[str]):
    assert [made for made in mistakes(body, "bool") if "not (lambda" not in made] == wrong


@pytest.mark.parametrize(
    ("returns", "wrong"),
    [("int", ["return a + 1"]), ("bool", ["return not a"]), ("list[int]", ["return a[1:]"]), ("str", [])],
)
def test_another_answer_is_of_the_same_kind(returns: str, wrong: list[str]):
    assert mistakes("return a()", returns) == [line.replace("a", "a()", 1) for line in wrong]


def test_a_mistake_is_known_by_what_it_says(tmp_path: Path):
    """Not by its line; the second place that reads the same says so."""
    file = tmp_path / "rule.py"
    file.write_text("class Rule:\n    def run(self):\n        go(1)\n        go(1)\n")
    names = mutations.readings(file, "Rule.run")
    assert names[:3] == ["go(1) -> go(2)", "go(1) -> go(0)", "go(1) -> pass"]
    assert names[3:] == [f"{name} (again 1)" for name in names[:3]]


def test_a_mistake_is_made_in_the_function_wherever_it_is_held(monkeypatch):
    path = Path(mutants.__file__)
    mutant = next(made for made in mutations.mutants(path) if made.function == "share")
    held, code = mutants.share, mutants.share.__code__
    try:
        mutants.make(mutant)
        assert held.__code__ is not code
    finally:
        held.__code__ = code


def test_every_area_has_files_and_tests():
    for area in [mutants.CORE, *mutants.games()]:
        assert all(path.exists() for path in mutants.files(area))
        assert all((ROOT / path).exists() for path in mutants.tests(area))


def test_the_sample_is_the_same_for_a_seed():
    assert mutants.chosen("pebble", 20, 1, "") == mutants.chosen("pebble", 20, 1, "")
    assert mutants.chosen("pebble", 20, 1, "") != mutants.chosen("pebble", 20, 2, "")


def test_every_equivalent_mutant_has_a_reason_and_those_that_are_gone_are_named():
    known = mutants.equivalents()
    assert all(why.endswith(".") and ": " in name and " -> " in name for name, why in known.items())
    assert len(known) == len(tomllib.loads(mutants.KNOWN.read_text(encoding="utf-8"))["equivalent"])
    gone = "games/pebble/rules/turn.py nobody: go(1) -> go(2)"
    assert mutants.gone([gone, "games/mars/rules/turn.py nobody: go(1) -> go(2)"], "pebble") == [gone]
