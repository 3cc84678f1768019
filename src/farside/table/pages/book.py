"""The rules as a book: chapters made of the pages in docs/rules, with clauses, rulings and badges where they belong.

The pages stay what tests and examiners read. What they say to a book stands in comments, which nobody else sees:
`<!-- for builders -->` begins what the book leaves out, `<!-- for readers -->` ends it; `<!-- reconstructed: what -->`
at the end of a clause is a badge; `<!-- appendix: kind -->` below a heading says that it is no chapter of the rules.
The quotation below a heading is the chapter in one or two sentences.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from html import escape
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from markupsafe import Markup

from farside.core import shelf
from farside.core.languages import LANGUAGES

OURS: Final = "farside."  # the packages of our own games begin so
PACKAGE: Final = Path(str(resources.files("farside")))
PLACES: Final = (PACKAGE / "docs_rules", PACKAGE.parents[1] / "docs" / "rules")  # in a wheel, in a source tree
WRITTEN: Final = LANGUAGES[0]  # the language of the pages themselves; others lie in folders of their own
CHAPTER: Final = "chapter"
RULINGS: Final = "rulings"

ID: Final = r"[A-Z]{3,4}-[A-Z]+-[A-Z]?\d+[a-z]?"
HIDDEN: Final = re.compile(r"<!-- for builders -->.*?(?:<!-- for readers -->|\Z)|\s*\[toml: [^\]]*\]", re.DOTALL)
GUESS: Final = re.compile(r"\s*<!-- reconstructed: (.*?) -->")
APPENDIX: Final = re.compile(r"<!-- appendix: (\w+) -->")
COMMENT: Final = re.compile(r"<!--.*?-->", re.DOTALL)
ITEM: Final = re.compile(rf"<(?:li|td)>\s*(?:<p>)?({ID})\b")
REFERENCE: Final = re.compile(rf'(?<![#"\w-])({ID})(?![\w"])')
HEADING: Final = re.compile(r"<h2>(.*?)</h2>", re.DOTALL)
SECTION: Final = re.compile(r"<h3>(.*?)</h3>", re.DOTALL)
NUMBERED: Final = re.compile(r"^\d+\.\s+")
SUMMARY: Final = re.compile(r"\A\s*<blockquote>\s*<p>(.*?)</p>\s*</blockquote>", re.DOTALL)
CLAUSE: Final = re.compile(rf'<li>(\s*(?:<p>)?)<a class="ref" href="#({ID})">{ID}</a>\s*(.*?)(?=</li>)', re.DOTALL)
CELL: Final = re.compile(rf'<td><a class="ref" href="#({ID})">({ID})</a></td>')
RULING: Final = re.compile(r"-(?:R|RUL)-[A-Z]?\d+$")
SPOKEN_OF: Final = re.compile(
    r"(?<![\w-])(?:[A-Z]{3,4}-)?[A-Z]+-[A-Z]?\d+[a-z]?(?![\w-])"
)  # letters of the game or none
LINKED: Final = rf'<a class="ref" href="#({ID})">{ID}</a>'
RULED: Final = re.compile(rf"(?:\[|\()?{LINKED}(?:\]|\))?")
TAKEN: Final = re.compile(r"\s*<strong>(?:\[R[^\]]*\]|\(R\))</strong>")  # a ruling that the clause does not name
DATA: Final = re.compile(r"\s*<strong>\[D\]</strong>")  # rests on reconstructed data
TAG: Final = re.compile(r"<[^>]+>")
BADGE: Final = "\ue000{}\ue001"  # stands for a badge until the markup is written
WORD_RULING: Final = "\ue002"
WORD_GUESS: Final = "\ue003"  # said in the reader's language
BADGED: Final = re.compile("\ue000(.*?)\ue001")


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter of the rules, or an appendix."""

    anchor: str
    number: int  # 0: an appendix
    kind: str  # "chapter", or which appendix
    title: str
    summary: Markup
    body: Markup
    sections: tuple[tuple[str, str], ...]  # anchor and title
    lang: str


@dataclass(frozen=True, slots=True)
class Book:
    """The rules of a title: what stands before the first chapter, and the chapters."""

    before: Markup
    chapters: tuple[Chapter, ...]

    @property
    def last(self) -> int:
        """How many chapters there are, without appendices."""
        return max((chapter.number for chapter in self.chapters), default=0)


# -- the pages -------------------------------------------------------------------------------------


def sheets(key: str, lang: str) -> list[tuple[str, Traversable]]:
    """The pages of a game's rules, each in the reader's language where there is one: language and page."""
    return [(lang, other) if (other := translated(page, key, lang)) else (WRITTEN, page) for page in written(key)]


def written(key: str) -> list[Traversable]:
    """Our rules lie in docs/rules; a game of another package carries `rules.md` and `rules-<module>.md` itself."""
    name = key if is_ours(key) else "rules"
    return next(filter(None, [named(place, name) for place in places(key)]), [])


def is_ours(key: str) -> bool:
    return shelf.package_of(key).startswith(OURS)


def places(key: str) -> list[Traversable]:
    """The folders in which the rules of a title may lie."""
    if is_ours(key):
        return [place for place in PLACES if place.is_dir()]
    return [resources.files(package) for package in shelf.game(key).packages()]


def named(place: Traversable, name: str) -> list[Traversable]:
    """The page of a name in a folder and those that go on with it, `<name>-<module>.md`."""
    own = [page for page in place.iterdir() if page.name == f"{name}.md"]
    more = [page for page in place.iterdir() if page.name.startswith(f"{name}-") and page.name.endswith(".md")]
    return own + sorted(more, key=lambda page: page.name) if own else []


def translated(page: Traversable, key: str, lang: str) -> Traversable | None:
    """The same page in another language: of our games docs/rules/<lang>/<page>, of others rules/<lang>/<page>."""
    if lang == WRITTEN:
        return None
    folders = [place if is_ours(key) else place.joinpath("rules") for place in places(key)]
    found = [folder.joinpath(lang).joinpath(page.name) for folder in folders]
    return next((one for one in found if one.is_file()), None)


def text(key: str) -> str:
    """The rules of a game as they are written, then those of its modules; empty if it brings none."""
    return "\n".join([page.read_text(encoding="utf-8") for page in written(key)])


# -- the book --------------------------------------------------------------------------------------


@cache
def book(key: str, lang: str = WRITTEN) -> Book:
    """The rules of a title for readers of a language; empty if the title brings none."""
    pages = [(one, marked(page.read_text(encoding="utf-8"))) for one, page in sheets(key, lang)]
    clauses = {clause for _, html in pages for clause in ITEM.findall(html)}
    texts = [(one, linked(html, clauses)) for one, html in pages]
    rulings = Rulings("".join([html for _, html in texts]))
    before, chapters = Markup(), list[Chapter]()
    for one, html in texts:
        head, found = split(rulings.applied(html), one, chapters)
        before += head
        chapters += found
    return Book(before, tuple(sorted(chapters, key=lambda one: one.kind != CHAPTER)))


def marked(text: str) -> str:
    """A page as markup, without what is for builders, and with marks where badges will be."""
    from markdown_it import MarkdownIt  # only the rules need it; the server starts sooner

    plain = GUESS.sub(lambda found: " " + BADGE.format(found[1]), HIDDEN.sub("", text))
    plain = APPENDIX.sub(lambda found: BADGE.format(f"appendix {found[1]}"), plain)
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(COMMENT.sub("", plain))
    return (
        str(html).replace("<table>", '<div class="scroll" tabindex="0"><table>').replace("</table>", "</table></div>")
    )


def linked(html: str, clauses: set[str]) -> str:
    """A clause named in the text leads to where it stands."""

    def link(found: re.Match[str]) -> str:
        return f'<a class="ref" href="#{found[1]}">{found[1]}</a>' if found[1] in clauses else found[1]

    return REFERENCE.sub(link, html)


class Rulings:
    """What was ruled, and on which clauses: a clause that rests on a ruling unfolds it."""

    def __init__(self, html: str) -> None:
        found = [(clause[2], clause[3].removesuffix("</p>").strip()) for clause in CLAUSE.finditer(html)]
        self.texts = {clause: text for clause, text in found if RULING.search(clause)}
        self.on: dict[str, list[str]] = {}
        called = {name: clause for clause, _ in found for name in (clause, clause.split("-", 1)[1])}
        for ruling, text in self.texts.items():
            for name in dict.fromkeys(SPOKEN_OF.findall(TAG.sub("", text))):
                if name in called:
                    self.on.setdefault(called[name], []).append(ruling)

    def applied(self, html: str) -> str:
        """Markup with anchors at clauses, chips of rulings and badges."""
        html = CLAUSE.sub(self.clause, html)
        return CELL.sub(r'<td id="\1"><a class="cid" href="#\1" data-do="clause">\1</a></td>', badges(html))

    def clause(self, found: re.Match[str]) -> str:
        """A clause: its anchor stands in the margin; rulings that it names unfold."""
        paragraph, clause, text = found.groups()
        if not RULING.search(clause):
            text = self.unfolding(clause, text)
        anchor = f'<a class="cid" href="#{clause}" data-do="clause">{clause}</a>'
        return f'<li class="clause" id="{clause}">{paragraph}{anchor} {text}'

    def unfolding(self, clause: str, text: str) -> str:
        named = [one for one in re.findall(LINKED, text) if one in self.texts]
        text = RULED.sub(lambda found: "" if found[1] in self.texts else found[0], text)
        text, taken = TAKEN.subn("", text)
        rulings = dict.fromkeys([*named, *(self.on.get(clause, ())[:2] if taken else ())])
        if taken and not rulings:
            text += f' <a class="ruling" href="#{RULINGS}">{WORD_RULING}</a>'
        return text + "".join([chip(one, self.texts[one]) for one in rulings])


def chip(ruling: str, text: str) -> str:
    """A ruling that unfolds in place."""
    number = ruling.rpartition("-")[2]
    return f' <details class="ruling"><summary>{WORD_RULING} {number}</summary><div>{text}</div></details>'


def badges(html: str) -> str:
    """Marks where something rests on our reconstruction; the page says it in the reader's language."""
    html = DATA.sub(" " + BADGE.format(""), html)
    return BADGED.sub(lambda found: found[0] if found[1].startswith("appendix ") else badge(found[1]), html)


def badge(what: str) -> str:
    told = f"{escape(what)}: " if what else ""
    return f'<a class="guessed" href="#reconstruction">{told}{WORD_GUESS}</a>'


def split(html: str, lang: str, earlier: list[Chapter]) -> tuple[Markup, list[Chapter]]:
    """What stands before the first heading, and the chapters; numbers go on where the page before ended."""
    before, *rest = HEADING.split(html)
    chapters: list[Chapter] = []
    for title, body in zip(rest[::2], rest[1::2], strict=True):
        chapters.append(chapter(title, body, lang, [*earlier, *chapters]))
    return Markup(re.sub(r"<h1>.*?</h1>", "", before)), chapters


def chapter(title: str, body: str, lang: str, earlier: list[Chapter]) -> Chapter:
    kind = next((found[1].split()[1] for found in BADGED.finditer(body) if found[1].startswith("appendix ")), CHAPTER)
    body = re.sub("<p>\ue000appendix \\w+\ue001</p>", "", body).replace("<hr />", "")
    summary = SUMMARY.match(body)
    number = 1 + sum(one.kind == CHAPTER for one in earlier)
    anchor = kind if kind not in (CHAPTER, *(one.kind for one in earlier)) else f"chapter-{len(earlier) + 1}"
    sections: list[tuple[str, str]] = []
    text = SECTION.sub(lambda found: section(found[1], anchor, sections), SUMMARY.sub("", body))
    return Chapter(
        anchor=anchor,
        number=number if kind == CHAPTER else 0,
        kind=kind,
        title=NUMBERED.sub("", TAG.sub("", title)),
        summary=Markup(summary[1]) if summary else Markup(),
        body=Markup(text),
        sections=tuple(sections),
        lang=lang,
    )


def section(title: str, anchor: str, sections: list[tuple[str, str]]) -> str:
    sections.append((f"{anchor}-{len(sections) + 1}", TAG.sub("", title)))
    return f'<h3 id="{sections[-1][0]}">{title}</h3>'
