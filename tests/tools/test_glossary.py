"""The glossary is what the texts say, and what is gone does not come back."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))
import glossary as writer

ROOT = Path(__file__).resolve().parents[2]


def test_the_glossary_is_what_the_texts_say() -> None:
    assert writer.HERE.read_text(encoding="utf-8") == writer.written(), "python tools/glossary.py"


def test_one_thing_has_one_name() -> None:
    """In what games say and in their rules; rows of tables may name a thing in other languages."""
    for (game, lang), words in writer.GONE.items():
        texts = (ROOT / "src/farside/games").glob(f"{game or '*'}/*/{lang}.ftl")
        rules = (page for page in (ROOT / "docs/rules" / lang).glob("*.md") if page.name.startswith(game))
        for file in sorted([*texts, *rules]):
            lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.startswith("|")]
            for word in words:
                assert not [line for line in lines if word in line], f"{file}: {word}"
