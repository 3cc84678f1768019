"""Grammar: what happens where two words meet. Elision and contraction, in the languages that have them.

Texts are written with the plain word (`de { $seat }`, `su { $space }`) and a sentence is put together from parts. Where
a part begins, the word before it bends as people would say it: d’Élodie, sullo spazio, ad Arancio. Names that people
type are parts like any other.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

VOWELS: Final = "aeiou"
SPREAD: Final = {"œ": "oe", "æ": "ae", "Œ": "Oe", "Æ": "Ae"}
FIRST_WORD: Final = re.compile(r"[^\W\d_]+")
AT_ONE_WORD: Final = " \u00a0\u202f(«“’"  # what may stand before a word

# -- French ---------------------------------------------------------------------------------------

FRENCH_ELIDED: Final = {
    "de": "d’", "que": "qu’", "jusque": "jusqu’", "lorsque": "lorsqu’", "puisque": "puisqu’", "le": "l’", "la": "l’",
    "ne": "n’", "se": "s’", "je": "j’", "me": "m’", "te": "t’", "du": "de l’", "au": "à l’",
}  # fmt: skip
FRENCH_CONTRACTED: Final = {
    ("de", "le"): "du", ("de", "les"): "des", ("à", "le"): "au", ("à", "les"): "aux",
}  # fmt: skip
FRENCH_HARD: Final = ("onze", "onzieme", "oui", "ouistiti", "uhlan")  # words that nothing is elided before
FRENCH_HARD_H: Final = re.compile(
    r"h(?:a(?![bilm]i|llu|rmo)|e(?:ros$|risson)|i(?:bou|sser)|o(?:bb|ck|ll|ng|nt|rde|rs|t|u)|u(?:it|rl|tte)|uée)"
)
FRENCH_SOFT_NAME: Final = re.compile(r"h(?:el[eo]|enr|ect|ort|ipp|onor|erm|erv|ubert|ugu?[oe]|yac)")

# -- Italian --------------------------------------------------------------------------------------

ITALIAN_JOINED: Final = {"di": "de", "a": "a", "da": "da", "in": "ne", "su": "su"}
ITALIAN_ARTICLES: Final = {
    "il": "l", "lo": "llo", "la": "lla", "l’": "ll’", "i": "i", "gli": "gli", "le": "lle",
}  # fmt: skip
ITALIAN_EUPHONIC: Final = {"a": "ad", "e": "ed"}
ITALIAN_STEMS: Final = ("", "de", "a", "da", "ne", "su")
ITALIAN_IMPURE: Final = re.compile(r"s[^aeiou]|z|gn|ps|pn|x|y|i[aeou]")
ITALIAN_SPOKEN: Final = {  # numbers that are said with a vowel first: l’8%, gli 80 coloni, dall’11 marzo
    "otto": re.compile(r"8"), "undici": re.compile(r"11(?:\d{3})*(?!\d)"), "uno": re.compile(r"1(?!\d)"),
}  # fmt: skip


def bends(lang: str) -> bool:
    """Whether words of this language bend where they meet."""
    return lang.partition("-")[0] in ("fr", "it")


def joined(lang: str, parts: list[str]) -> str:
    """The parts of a sentence as one text."""
    french = lang.startswith("fr")
    said = ""
    for part in parts:
        if part and said.endswith(" "):
            said = _french(said, part) if french else _italian(said, part)
        else:
            said += part
    return said


def _french(said: str, part: str) -> str:
    word, before = _last(said)
    small = word.lower()
    article = part.partition(" ")[0]
    if (small, article) in FRENCH_CONTRACTED:
        return before + _as(word, FRENCH_CONTRACTED[(small, article)]) + part[len(article) :]
    if small in FRENCH_ELIDED and _soft(part):
        return before + _as(word, FRENCH_ELIDED[small]) + part
    if small == "si" and article in ("il", "ils"):
        return before + _as(word, "s’") + part
    return said + part


def _soft(part: str) -> bool:
    """Whether a word is elided before: a vowel, a mute h, or a y that is one. Before names with H only the usual."""
    word = _first(part)
    plain = _plain(word)
    if not plain or plain in FRENCH_HARD:
        return False
    if plain[0] == "h":
        if word[0] == "H":
            return FRENCH_SOFT_NAME.match(plain) is not None
        return FRENCH_HARD_H.match(plain) is None
    if plain[0] == "y":
        return len(plain) > 1 and plain[1] not in VOWELS
    return plain[0] in VOWELS


def _italian(said: str, part: str) -> str:
    word, before = _last(said)
    small = word.lower()
    if small in ITALIAN_JOINED and (article := _article(part)):
        return before + _as(word, ITALIAN_JOINED[small] + ITALIAN_ARTICLES[article]) + part[len(article) :]
    plain = _plain(_first(part)) or _spoken(part)
    if not plain:
        return said + part
    if small in ITALIAN_EUPHONIC and plain[0] == small:
        return before + _as(word, ITALIAN_EUPHONIC[small]) + " " + part
    bent = _bent(small, plain)
    if bent == small:
        return said + part
    return before + _as(word, bent) + ("" if bent.endswith("’") else " ") + part


def _spoken(part: str) -> str:
    """A number as it is said, where the word before it bends; empty for all others."""
    return next((word for word, begins in ITALIAN_SPOKEN.items() if begins.match(part)), "")


def _article(part: str) -> str:
    """The article that a part begins with, written small; empty if there is none."""
    if part.startswith("l’"):
        return "l’"
    word, blank, _ = part.partition(" ")
    return word if blank and word in ITALIAN_ARTICLES else ""


def _bent(small: str, plain: str) -> str:
    """An article, alone or with its preposition, before this word."""
    vowel = plain[0] in VOWELS and not (plain[0] == "i" and len(plain) > 1 and plain[1] in VOWELS)
    impure = ITALIAN_IMPURE.match(plain) is not None
    if small in ("una", "quella") and vowel:
        return small[:-1] + "’"
    if small == "un" and impure:
        return "uno"
    for stem in ITALIAN_STEMS:
        double = "l" if stem else ""
        if small in (f"{stem}{double}lo", f"{stem}{double}la", f"{stem}l" if stem else "il") and vowel:
            return f"{stem}{double}l’"
        if small == (f"{stem}l" if stem else "il") and impure:
            return f"{stem}{double}lo"
        if small == f"{stem}i" and (vowel or impure):
            return f"{stem}gli"
    return small


def _last(said: str) -> tuple[str, str]:
    """The last word of what was said, without the blank behind it, and all before it."""
    end = len(said) - 1
    start = end
    while start and said[start - 1] not in AT_ONE_WORD:
        start -= 1
    return said[start:end], said[:start]


def _first(part: str) -> str:
    """The word that a part begins with; empty if it begins with a number or a sign, or goes on with a number."""
    found = FIRST_WORD.match(part)
    if found is None or (found.end() < len(part) and part[found.end()].isdigit()):
        return ""
    return found[0]


def _plain(word: str) -> str:
    """A word in small letters without accents."""
    spread = "".join([SPREAD.get(letter, letter) for letter in word])
    return "".join([letter for letter in unicodedata.normalize("NFKD", spread) if letter.isalpha()]).lower()


def _as(word: str, instead: str) -> str:
    """A word in place of another, with a capital if that had one."""
    return instead[:1].upper() + instead[1:] if word[:1].isupper() else instead
