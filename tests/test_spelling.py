"""What readers of French, Italian or German stumble over, wherever it stands: blanks, signs, words that meet."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
KEY = re.compile(r"^(?:\s*\*?\[[^\]]*\] ?|[\w-]+ = ?|\s*\.\w+ = ?)")
APART = re.compile(r"<!--.*?-->|`[^`]*`|\{ \" \" \}")  # what nobody reads as a sentence
IMPURE = r"s[^aeiou\s’]|z|gn|ps"

STUMBLES = {
    ("fr", "a blank that breaks before a sign"): r"(?<=\S) [:;!?»](?=\s|$|[.,)])|« ",
    ("fr", "a stop before another sign"): r"\.\s?[:;]",
    ("fr", "si il"): r"\b[Ss]i ils?\b",
    ("fr", "a straight apostrophe"): r"'",
    ("fr", "one who is a man"): r"\b[Vv]ous êtes (?:prêt|seul|assis|le premier|le dernier|\w+é|venu|parti|sorti)\b",
    ("it", "quotation marks of another kind"): r"[«»']",
    ("it", "il, del, al before a vowel or an impure s"): rf"\b(?:il|del|al|dal|nel|sul) (?:[aeou]|{IMPURE})",
    ("it", "i, dei, ai before a vowel or an impure s"): rf"\b(?:i|dei|ai|dai|nei|sui) (?:[aeou]\w|{IMPURE})",
    ("it", "un before an impure s, un’ before none"): rf"\bun (?:{IMPURE})|\bun’(?![aeiou])",
    ("it", "one who is a man"): r"\b[Ss]ei (?:pronto|\w+(?:ato|uto|ito|asto))\b",
    ("de", "two signs where one belongs"): r",[:;.](?=\s)",
    ("de", "a turn that is taken"): r"\b(?:einen|den) Zug nehmen\b|\bn(?:immt|ehmen) (?:\w+ )*einen Zug\b",
    ("de", "points that win"): r"\b[Dd]ie meisten (?:Punkte|SP|Kiesel) gewinnen\b|\bgewinnen die meisten\b",
    ("de", "wem as a subject"): r"(?:^|[.:;] +)Wem [^,]*, (?:nimmt|muss|darf|bekommt|wählt)\b|\bwählt, wem\b",
    ("de", "so weit for soweit"): r", so weit (?:die|der|das|es|sie) |\bso dass\b",
}  # fmt: skip


@pytest.mark.parametrize(("lang", "what"), STUMBLES)
def test_nobody_stumbles(lang: str, what: str) -> None:
    found = [f"{place}: {line}" for place, line in read(lang) if re.search(STUMBLES[(lang, what)], line)]
    assert not found, f"{what}\n" + "\n".join(found)


def read(lang: str) -> Iterator[tuple[str, str]]:
    """Every line that people read, in texts and rules, without its key."""
    files = [*(ROOT / "src/farside").rglob(f"{lang}.ftl"), *(ROOT / "docs/rules" / lang).glob("*.md")]
    for file in sorted(files):
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            if line.strip() and line[0] not in "#|":
                yield f"{file.relative_to(ROOT)}:{number}", APART.sub("", KEY.sub("", line))
