"""The rules page: docs/rules/<game>.md and those of its modules, with an anchor for every clause, and links."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from pathlib import Path

from markupsafe import Markup

from farside.core import shelf
from farside.table.trouble import NoAddressError

PACKAGE = Path(str(resources.files("farside")))
PLACES = (PACKAGE / "docs_rules", PACKAGE.parents[1] / "docs" / "rules")  # in a wheel, in a source tree

ID = r"[A-Z]{3,4}-[A-Z]+-[A-Z]?\d+[a-z]?"
ITEM = re.compile(rf"<li>\s*(?:<p>)?({ID})\b")
REFERENCE = re.compile(rf'(?<![#"\w-])({ID})(?![\w"])')
HEADING = re.compile(r"<h2>(.*?)</h2>", re.DOTALL)
TAG = re.compile(r"<[^>]+>")
GUESSED = "reconstructed"
BOX = "components.toml"


@cache
def text(key: str) -> str:
    """The rules of a game as they are written."""
    for place in PLACES:
        page = place / f"{key}.md"
        if key in shelf.shelf() and page.is_file():
            pages = [page, *sorted(place.glob(f"{key}-*.md"))]  # the game, then its modules
            return "\n".join([each.read_text(encoding="utf-8") for each in pages])
    raise NoAddressError


@cache
def page(key: str) -> tuple[Markup, list[tuple[str, str]]]:
    """The rules as markup, and their chapters: anchor and title."""
    from markdown_it import MarkdownIt  # only the rules need it; the server starts sooner

    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(text(key))
    clauses = set(ITEM.findall(html))
    html = REFERENCE.sub(lambda found: link(found[1], clauses), html)
    html = re.sub(rf'<li>(\s*(?:<p>)?)<a class="ref" href="#({ID})">({ID})</a>', anchored, html)
    html = html.replace("<table>", '<div class="scroll"><table>').replace("</table>", "</table></div>")
    chapters: list[tuple[str, str]] = []
    return Markup(HEADING.sub(lambda found: chapter(found[1], chapters), html)), chapters


def link(clause: str, clauses: set[str]) -> str:
    """A clause named in the text leads to where it stands."""
    return f'<a class="ref" href="#{clause}">{clause}</a>' if clause in clauses else clause


def anchored(found: re.Match[str]) -> str:
    """The first word of a clause is its anchor."""
    return f'<li class="clause" id="{found[2]}">{found[1]}<a class="cid" href="#{found[2]}">{found[2]}</a>'


def chapter(title: str, chapters: list[tuple[str, str]]) -> str:
    anchor = f"chapter-{len(chapters) + 1}"
    chapters.append((anchor, TAG.sub("", title)))
    return f'<h2 id="{anchor}">{title}</h2>'


@cache
def guessed(key: str) -> list[str]:
    """The groups of components some of whose data are reconstructed, as their files name them: box first, modules."""
    package = type(shelf.game(key)).__module__.rpartition(".")[0]
    files = [file for file in resources.files(package).iterdir() if file.name.endswith(".toml")]
    found: list[str] = []
    for file in sorted(files, key=lambda file: (file.name != BOX, file.name)):
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        found += [name for name, part in data.items() if tells_guess(part)]
    return list(dict.fromkeys(found))


def tells_guess(part: object) -> bool:
    """Whether anything in this part of a component file says that it is reconstructed."""
    if isinstance(part, dict):
        return any(tells_guess(value) for value in part.values())
    if isinstance(part, list):
        return any(tells_guess(value) for value in part)
    return isinstance(part, str) and part.startswith(GUESSED)
