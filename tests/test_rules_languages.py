"""The rules say the same in every language: the same clauses in the same order, with the same numbers and examples.

A language or a page that is not there yet is no mistake: English stands in for it. What is there is compared with the
English page, without what is for builders: headings, clauses, tables, marks, references, numbers, names in `code`.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from farside.core.languages import LANGUAGES

RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
PAGES = sorted(page for page in RULES.glob("*/*.md"))
ID = re.compile(r"(?<![\w-])[A-Z]{2,4}-(?:[A-Z]+-)?[A-Z]?\d+[a-z]?(?![\w-])")
HIDDEN = re.compile(r"<!-- for builders -->.*?(?:<!-- for readers -->|\Z)|\s*\[toml: [^\]]*\]", re.DOTALL)
ENTRY = re.compile(r"^\s*(?:- |\d+\. |\| )?(?P<id>[A-Z]{3,4}-[A-Z]+-[A-Z]?\d+[a-z]?)(?![\w-])")
COMMENT = re.compile(r"<!-- (appendix: \w+|reconstructed)")
MARK = re.compile(r"\*\*(?:\[[RD][^\]]*\]|\(R\))\*\*")
CODE = re.compile(r"`[^`]+`")
DIGITS = re.compile(r"\d+")
WORDS = {
    "en": "two three four five six seven eight nine ten eleven twelve",
    "fr": "deux trois quatre cinq six sept huit neuf dix onze douze",
    "it": "due tre quattro cinque sei sette otto nove dieci undici dodici",
    "de": "zwei drei vier fünf sechs sieben acht neun zehn elf zwölf",
}
ELSE = {
    "en": {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5, "sixth": 6, "both": 2, "twice": 2, "zero": 0},
    "fr": {"premier": 1, "première": 1, "deuxième": 2, "second": 2, "seconde": 2, "troisième": 3, "zéro": 0},
    "it": {"primo": 1, "prima": 1, "secondo": 2, "seconda": 2, "terzo": 3, "terza": 3, "entrambi": 2, "zero": 0},
    "de": {"erste": 1, "zweite": 2, "dritte": 3, "beide": 2, "beiden": 2, "zweimal": 2, "null": 0},
}


class Piece:
    """A clause, a table's row, a heading or a paragraph, and what of it must be the same in every language."""

    def __init__(self, line: str, lang: str) -> None:
        self.line = line.strip()
        entry = ENTRY.match(line)
        self.id = entry["id"] if entry else ""
        self.kind = next((sign for sign in ("####", "###", "##", "#", ">", "|", "-") if self.line.startswith(sign)), "")
        self.cells = self.line.count("|") if self.kind == "|" else 0
        self.marks = Counter([*MARK.findall(line), *COMMENT.findall(line)])
        self.cites = set(ID.findall(line))
        plain = ID.sub("", re.sub(r"<!--.*?-->|\[[^\]]*\]\([^)]*\)", "", line))
        self.codes = Counter(CODE.findall(plain))
        self.digits = Counter(int(one) for one in DIGITS.findall(plain))
        self.words = self.digits + Counter(_numbers(plain.lower(), lang))

    def shape(self) -> tuple[str, str, int]:
        return self.kind, self.id, self.cells

    def lacks(self, other: Piece) -> list[int]:
        """Numbers that the other writes in digits and this one writes neither so nor as a word; 1 may be an article."""
        return sorted(number for number in (other.digits - self.words) if number != 1)


def _numbers(text: str, lang: str) -> list[int]:
    words = {word: at for at, word in enumerate(WORDS[lang].split(), start=2)} | ELSE[lang]
    return [words[word] for word in re.findall(r"[^\W\d_]+", text) if word in words]


def pieces(page: Path, lang: str) -> list[Piece]:
    """What a page tells its readers, line by line."""
    text = HIDDEN.sub("", page.read_text(encoding="utf-8"))
    return [Piece(line, lang) for line in text.splitlines() if line.strip()]


def differences(page: Path, lang: str, english: Path) -> list[str]:
    """What is unlike the English page."""
    ours, theirs = pieces(page, lang), pieces(english, "en")
    told, wanted = [one.shape() for one in ours], [one.shape() for one in theirs]
    for at, (one, other) in enumerate(zip(told, wanted, strict=False)):
        if one != other:
            return [f"line {at + 1}: '{ours[at].line[:60]}' stands where English has '{theirs[at].line[:60]}'"]
    if len(told) != len(wanted):
        return [f"{len(told)} lines, English has {len(wanted)}"]
    return [found for mine, other in zip(ours, theirs, strict=True) for found in unlike(mine, other)]


def unlike(mine: Piece, other: Piece) -> list[str]:
    name = mine.id or mine.line[:40]
    found = []
    if mine.marks != other.marks:
        found.append(f"{name}: marks {dict(mine.marks)}, English {dict(other.marks)}")
    if mine.cites != other.cites:
        found.append(f"{name}: clauses {sorted(mine.cites ^ other.cites)} are named in one language only")
    if mine.codes != other.codes:
        found.append(f"{name}: {sorted((mine.codes - other.codes) + (other.codes - mine.codes))}")
    if lost := mine.lacks(other):
        found.append(f"{name}: lacks {lost}")
    if new := other.lacks(mine):
        found.append(f"{name}: has {new}, which English has not")
    return found


@pytest.mark.parametrize("page", PAGES, ids=lambda page: f"{page.parent.name}-{page.stem}")
def test_a_page_says_the_same_as_the_english_one(page: Path) -> None:
    assert not differences(page, page.parent.name, RULES / page.name)


def test_folders_are_languages_and_pages_have_an_original() -> None:
    for page in PAGES:
        assert page.parent.name in WORDS, f"{page}: folders in docs/rules are languages"
        assert (RULES / page.name).is_file(), f"{page}: there is no English page of this name"
    assert set(LANGUAGES) <= set(WORDS), "words for numbers of a new language belong here"


def test_every_page_of_the_rules_is_there_in_every_language() -> None:
    pages = {page.name for page in RULES.glob("*.md")}
    for lang in LANGUAGES[1:]:
        assert {page.name for page in (RULES / lang).glob("*.md")} == pages, lang


def test_the_english_pages_agree_with_themselves() -> None:
    for page in RULES.glob("*.md"):
        assert not differences(page, "en", page)


def test_what_was_changed_is_found(tmp_path: Path) -> None:
    """A wrong number, a lost clause, a lost mark, a wrong reference: each is named."""
    english, german = tmp_path / "en.md", tmp_path / "de.md"
    english.write_text(
        "# R\n\n- PEB-SET-1  Take three pebbles **(R)** PEB-SET-2.\n- PEB-SET-2  Pay 4.\n", encoding="utf-8"
    )
    good = "# R\n\n- PEB-SET-1  Nimm 3 Kiesel **(R)** PEB-SET-2.\n- PEB-SET-2  Zahle 4.\n"
    for text, wrong in {
        good: "",
        good.replace("Zahle 4", "Zahle vier"): "",
        good.replace("Zahle 4", "Zahle 5"): "lacks [4]",
        good.replace(" **(R)**", ""): "marks",
        good.replace("**(R)** PEB-SET-2", "**(R)**"): "named in one language",
        good.replace("- PEB-SET-2  Zahle 4.\n", ""): "2 lines",
        good.replace("- PEB-SET-2  Zahle", "- PEB-SET-3  Zahle"): "stands where English has",
    }.items():
        german.write_text(text, encoding="utf-8")
        found = " ".join(differences(german, "de", english))
        assert (wrong in found) if wrong else not found, found
