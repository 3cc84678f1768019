"""The documents keep step with the source: what they quote is there, what they name exists, what they link to opens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import farside

ROOT = Path(__file__).resolve().parents[1]
TEACHING = ROOT / "docs/adding-a-game.md"
QUOTE = re.compile(r"^`([^`\n]+)`\n\n```[a-z]+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
FENCE = re.compile(r"^```[a-z]+$", re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:]+)(?:#[^)]*)?\)")
CORE_FILE = re.compile(r"`(core/[a-z_]+\.py)`")
DOCUMENTS = [*sorted(ROOT.glob("*.md")), *sorted(ROOT.glob("docs/*.md"))]


def quotes() -> list[tuple[str, str]]:
    return QUOTE.findall(TEACHING.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("file", "block"), quotes())
def test_what_the_teaching_page_quotes_is_in_the_file_it_names(file: str, block: str):
    assert block in (ROOT / file).read_text(encoding="utf-8")


def test_every_block_of_the_teaching_page_names_its_file():
    assert len(quotes()) == len(FENCE.findall(TEACHING.read_text(encoding="utf-8"))) > 20


def test_the_architecture_names_every_file_of_the_kernel():
    named = set(CORE_FILE.findall((ROOT / "docs/architecture.md").read_text(encoding="utf-8")))
    there = {f"core/{file.name}" for file in (ROOT / "src/farside/core").glob("*.py") if file.name != "__init__.py"}
    assert named == there


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda document: document.name)
def test_links_lead_somewhere(document: Path):
    for target in LINK.findall(document.read_text(encoding="utf-8")):
        assert (document.parent / target).exists(), f"{document.name} links to {target}"


@pytest.mark.parametrize("key", ["antarctica", "magnastorm", "mars", "skymines"])
def test_the_readme_says_how_many_values_of_each_game_are_reconstructed(key: str):
    marks = farside.game(key).box.marks
    lines = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()
    row = next(line for line in lines if line.startswith(f"| {key.capitalize()} ("))
    assert "complete rules" in row
    assert f"; {marks['reconstructed']} of {sum(marks.values())} printed values reconstructed |" in row
