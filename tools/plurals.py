"""Writes `core/plural_rules.py`: how each language of the Unicode CLDR counts whole numbers, as Babel knows it.

python tools/plurals.py
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

from babel import Locale
from babel.localedata import locale_identifiers

HERE = Path(__file__).resolve().parent.parent / "src" / "farside" / "core" / "plural_rules.py"
HEAD = '''"""How each language counts whole numbers (Unicode CLDR). Written by `tools/plurals.py`: do not edit.

Each rule with the languages that keep it: categories with their conditions on n, in order; what fits none is `other`.
"""

# ruff: noqa: E501  # a condition is one line

from __future__ import annotations

from typing import Final

RULES: Final[dict[str, tuple[tuple[str, str], ...]]] = {
'''
ORDER = ("zero", "one", "two", "few", "many")
WHOLE = {"v": 0, "w": 0, "f": 0, "t": 0, "e": 0, "c": 0}  # a whole number has no decimals and no exponent
RELATION = re.compile(r"(\w)( mod \d+)?( not)? in (.+)")


def main() -> None:
    """Write the file."""
    HERE.write_text(written(), encoding="utf-8")
    subprocess.run([sys.executable, "-m", "ruff", "format", "--quiet", str(HERE)], check=True)


def written() -> str:
    """The file, as it should be."""
    kept: dict[tuple[tuple[str, str], ...], list[str]] = defaultdict(list)
    for lang in sorted(lang for lang in locale_identifiers() if "_" not in lang):
        kept[rules(lang)].append(lang)
    groups = sorted(kept.items(), key=lambda group: (-len(group[1]), group[1]))
    return HEAD + "".join(entry(langs, rule) for rule, langs in groups) + "}\n"


def entry(langs: list[str], rule: tuple[tuple[str, str], ...]) -> str:
    """One rule and who keeps it, in lines that are not too long."""
    pieces = [" ".join(langs[at : at + 20]) for at in range(0, len(langs), 20)]
    told = "\n".join(f'    "{piece} "' for piece in pieces[:-1])
    lines = [*([told] if told else []), f'    "{pieces[-1]}": (']
    if not rule:
        return "\n".join([*lines[:-1], f'    "{pieces[-1]}": (),']) + "\n"
    return "\n".join([*lines, *(f'        ("{name}", "{condition}"),' for name, condition in rule), "    ),"]) + "\n"


def rules(lang: str) -> tuple[tuple[str, str], ...]:
    """The categories of a language with what is left of their conditions when numbers are whole."""
    found = Locale.parse(lang).plural_form.rules
    left = [(name, simple(found[name])) for name in ORDER if name in found]
    return tuple((name, condition) for name, condition in left if condition)


def simple(condition: str) -> str:
    """A condition on n alone; empty if no whole number meets it."""
    branches = [part for part in map(branch, condition.split(" or ")) if part is not None]
    return " or ".join(dict.fromkeys(branches))


def branch(text: str) -> str | None:
    """Relations that must all hold, or None if they cannot."""
    kept = []
    for part in text.split(" and "):
        match = RELATION.fullmatch(part)
        assert match is not None, part
        name, modulus, negated, ranges = match.groups()
        if name in WHOLE:
            inside = any(int(one.split("..")[0]) <= 0 <= int(one.split("..")[-1]) for one in ranges.split(","))
            if inside == bool(negated):
                return None
        else:
            kept.append(f"n{(modulus or '').replace('mod', '%')} {'!=' if negated else '='} {ranges.replace(' ', '')}")
    assert kept, text
    return " and ".join(kept)


if __name__ == "__main__":
    main()
