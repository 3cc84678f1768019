"""The rules page: what a game's rules say and those of its modules, with an anchor for every clause, and links."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.core import shelf
from farside.table.pages.form import known_game
from farside.table.pages.paper import render
from farside.table.pages.reading import frame

OURS = "farside."  # the packages of our own games begin so
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
    """The rules of a game as they are written, then those of its modules; empty if it brings none."""
    return "\n".join([page.read_text(encoding="utf-8") for page in sheets(key)])


def sheets(key: str) -> list[Traversable]:
    """Our rules lie in docs/rules; a game of another package carries `rules.md` and `rules-<module>.md` itself."""
    if shelf.package_of(key).startswith(OURS):
        found = [named(place, key) for place in PLACES if place.is_dir()]
    else:
        found = [named(resources.files(package), "rules") for package in shelf.game(key).packages()]
    return next(filter(None, found), [])


def named(place: Traversable, name: str) -> list[Traversable]:
    """The page of a name in a folder and those that go on with it, `<name>-<module>.md`."""
    own = [page for page in place.iterdir() if page.name == f"{name}.md"]
    more = [page for page in place.iterdir() if page.name.startswith(f"{name}-") and page.name.endswith(".md")]
    return own + sorted(more, key=lambda page: page.name) if own else []


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
    package = resources.files(shelf.game(key).packages()[0])
    files = [file for file in package.iterdir() if file.name.endswith(".toml")]
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


async def rules(request: Request) -> Response:
    """The rules of a game, clause by clause."""
    key = known_game(request)
    text, contents = page(key)
    return render("rules.html", request, frame=frame(request, key), text=text, contents=contents, sources=guessed(key))


ADDRESSES: list[BaseRoute] = [Route("/rules/{game}", rules)]
