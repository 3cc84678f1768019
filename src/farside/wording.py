"""`farside texts`: what a language still lacks, what is too long for its place, what is unlike its neighbours."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Final

import typer

from farside.caller import BROKEN, Json, plainly
from farside.core import fluent
from farside.core.languages import LANGUAGES
from farside.core.plurals import known

PACKAGE: Final = Path(__file__).parent
GAMES: Final = PACKAGE / "games"
ENGLISH: Final = f"{LANGUAGES[0]}.ftl"
WIDTHS: Final = PACKAGE / "widths.json"  # letters and rooms at 390 px, measured in a browser by tools/widths.py
# Places of a fixed size in games: what their texts are called. Names along an arc (Magnastorm's sectors) have no such.
PLACES: Final = {
    "tab": re.compile(r"tab-[a-z]+"),
    "picture-zone": re.compile(r"picture-zone-[a-z]{1,2}"),
    "picture-chain": re.compile(r"picture-chain-\w+"),
    "picture-legend": re.compile(r"picture-legend-(single|double|rival|space|bolt|piece)"),
    "picture-phase": re.compile(r"picture-phase-\d"),
}
HAIR: Final = 0.1  # em by which letters that stand close may be less wide than their sum
STRAIGHT: Final = re.compile(r"'|\"|\.\.\.")  # signs that are curly, or one, in every language


def texts(
    lang: Annotated[str, typer.Argument(metavar="LANG", help=f"A language: {', '.join(LANGUAGES)}, or a new one.")],
    as_json: Json = False,
) -> None:
    """Tell what a language lacks, what is too long for its place, and what is unlike its neighbours."""
    with plainly():
        if not known(lang):
            raise ValueError(f"there is no language '{lang}'; possible: {', '.join(LANGUAGES)}, or another of the CLDR")
        lacking, long, odd = missing(lang), too_long(lang), unlike(lang)
    if as_json:
        typer.echo(json.dumps({"missing": lacking, "too_long": long}, ensure_ascii=False))
    else:
        for title, found in (("missing", lacking), ("too long", long), ("unlike its neighbours", odd)):
            typer.echo(f"{title}: {len(found) or 'nothing'}")
            for one in found:
                typer.echo(f"  {one}")
    if lacking or long:
        raise typer.Exit(BROKEN)


def missing(lang: str) -> list[str]:
    """Files, and messages in them, that English has and this language has not."""
    found: list[str] = []
    for file in files():
        other = file.with_name(f"{lang}.ftl")
        if not other.is_file():
            found.append(named(other))
            continue
        there = {message(entry.key) for entry in read(other)}
        lost = dict.fromkeys([message(entry.key) for entry in read(file)])
        found += [f"{named(other)}: {key}" for key in lost if key not in there]
    return found


def too_long(lang: str) -> list[str]:
    """Texts of places with a fixed size that do not fit at 390 px, by widths that were measured in a browser."""
    table, found = json.loads(WIDTHS.read_text(encoding="utf-8")), []
    for file, entry in entries(lang):
        measured = table["places"].get(file.parent.parent.name, {}).get(entry.key)
        if measured is None or GAMES not in file.parents:
            continue
        width = wide(plain(entry), table["glyphs"][measured["weight"]])
        if width > measured["room"] + HAIR:
            found.append(
                f"{named(file)}: {entry.key} is {width:.1f} em wide, {measured['room']:.1f} fit: {plain(entry)}"
            )
    return found


def place_of(file: Path, key: str) -> str:
    """The place of a fixed size that a text is for; empty for all others."""
    return next((name for name, keys in PLACES.items() if GAMES in file.parents and keys.fullmatch(key)), "")


def plain(entry: fluent.Entry) -> str:
    return "".join([part for part in entry.pattern if isinstance(part, str)])


def wide(text: str, letters: dict[str, float]) -> float:
    """In units of the font size; an unknown letter is taken for a wide one."""
    return sum(letters.get(letter, 1.0) for letter in text)


def unlike(lang: str) -> list[str]:
    """Texts that English does not have, and straight signs where all others are curly."""
    found = []
    english = {file.parent: {message(entry.key) for entry in read(file)} for file in files()}
    for file, entry in entries(lang):
        if message(entry.key) not in english[file.parent] and not entry.key.startswith("-"):
            found.append(f"{named(file)}: {entry.key} is in no English file")
        if any(isinstance(part, str) and STRAIGHT.search(part) for part in entry.pattern):
            found.append(f"{named(file)}: {entry.key} has a straight sign or three dots")
    return found


def files() -> list[Path]:
    """Every file of English texts in the package."""
    return sorted(PACKAGE.rglob(ENGLISH))


def entries(lang: str) -> Iterator[tuple[Path, fluent.Entry]]:
    for file in [one.with_name(f"{lang}.ftl") for one in files()]:
        if file.is_file():
            for entry in read(file):
                yield file, entry


def read(file: Path) -> list[fluent.Entry]:
    return fluent.read(named(file), file.read_text(encoding="utf-8"))


def named(file: Path) -> str:
    return str(file.relative_to(PACKAGE))


def message(key: str) -> str:
    return key.partition(".")[0]
