"""A title's texts in one language, over those all games share. Where it has none, English stands in, text by text."""

from __future__ import annotations

import logging
from importlib import resources
from typing import Final

from farside.core.phrases import Phrases

FOLDERS: Final = ("texts", "notes")  # what a title says, and what it says of its pieces
SHOWN: Final = 5  # so many missing texts are named

log = logging.getLogger("farside")


def read(lang: str, packages: list[str], english: Phrases | None, box: str = "") -> Phrases:
    """The texts of a title: its own package comes first, the last one holds what all games share; above them lie the
    words that its box brings along.

    English itself is read without anybody to stand in: what cannot be read there is an error.
    """
    if english is None:
        return laid(lang, packages, None, box)
    found = readable(lang, packages, english, box)
    borrowed = found.borrowed()
    if borrowed:
        named = ", ".join(borrowed[:SHOWN]) + (", ..." if len(borrowed) > SHOWN else "")
        log.warning("%s: %d texts are told in English for want of '%s': %s", packages[0], len(borrowed), lang, named)
    return found


def readable(lang: str, packages: list[str], english: Phrases, box: str) -> Phrases:
    """What can be read: a file with a mistake counts as missing."""
    try:
        return laid(lang, packages, english, box)
    except ValueError as error:  # a PhraseError, or no UTF-8
        if len(packages) == 1:
            raise
        log.warning("%s: a text cannot be read: %s", packages[0], error)
        return readable(lang, packages[1:], english, box)


def laid(lang: str, packages: list[str], english: Phrases | None, box: str) -> Phrases:
    """The files of these packages laid over each other."""
    files = [(package, folder) for package in reversed(packages) for folder in FOLDERS]
    sources = [(f"{package}/{folder}/{lang}.ftl", text(package, folder, lang)) for package, folder in files]
    return Phrases.read(lang, *sources, (f"{packages[0]}: box", box), spare=english)


def text(package: str, folder: str, lang: str) -> str:
    """The file of a package in one language; empty if there is none."""
    file = resources.files(package).joinpath(folder).joinpath(f"{lang}.ftl")
    return file.read_text(encoding="utf-8") if file.is_file() else ""
