"""The rules page: the book of a title for one reader, with what was looked for, and the way back to a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from html import escape
from typing import NamedTuple

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.table.addresses import Addresses
from farside.table.pages.badge import guessed_kinds
from farside.table.pages.book import WORD_GUESS, WORD_RULING, Book, book
from farside.table.pages.examples import placed, shown
from farside.table.pages.form import known_game
from farside.table.pages.paper import Reader, game_symbols, reader, render
from farside.table.pages.reading import Frame, frame
from farside.table.pages.sections.choices import choices
from farside.table.trouble import TroubleError
from farside.table.visitor import may_look, visit_at

TEXT = re.compile(r"(<[^>]*>)")
APPENDICES = ("rulings", "examples", "names", "reconstruction")  # those that the page has a title for
ADDRESSES = Addresses()


class Leaf(NamedTuple):
    """A chapter as the page shows it."""

    anchor: str
    number: int
    title: str
    note: str  # said instead of a number
    summary: Markup
    body: Markup
    sections: tuple[tuple[str, str], ...]
    lang: str
    hits: int


class Refused(NamedTuple):
    """What somebody could not do at the table he comes from, and why."""

    what: str
    why: str


@ADDRESSES.get("/rules/{game}")
async def rules(request: Request) -> Response:
    """The rules of a game as a book."""
    key, who = known_game(request), reader(request)
    around = frame(request, key)
    found = book(key, who.lang)
    leaves, worked = written(key, found, who.lang, around.find), shown(key, who.lang)
    if worked:
        leaves = [leaf._replace(body=placed(leaf.body, worked.cards)) for leaf in leaves]
    return render(
        "rules.html",
        request,
        frame=around,
        before=spoken(found.before, who),
        leaves=leaves,
        last=found.last,
        hits=sum(leaf.hits for leaf in leaves),
        places=sum(leaf.hits > 0 for leaf in leaves),
        refused=refused(request, key, around, who),
        worked=worked,
        style_of=key if worked else "",
        game_symbols=game_symbols(key) if worked else "",
        sources=guessed_kinds(shelf.game(key).box, who.lang),
        badge=around.game.badge,
        guesses=any(leaf.anchor == "reconstruction" for leaf in leaves),
        translated=all(chapter.lang == who.lang for chapter in found.chapters),
    )


def written(key: str, found: Book, lang: str, wanted: str) -> list[Leaf]:
    """The chapters of a book; words that are looked for are marked, so that it needs no script."""
    leaves = ready(key, lang)
    return [searched(leaf, wanted) for leaf in leaves] if wanted else leaves


@cache
def ready(key: str, lang: str) -> list[Leaf]:
    """The chapters as most people read them."""
    who, found = Reader(lang, ""), book(key, lang)
    return [
        Leaf(
            anchor=chapter.anchor,
            number=chapter.number,
            title=who.say(f"book-{chapter.kind}") if chapter.anchor in APPENDICES else chapter.title,
            note=who.say("book-chapter", n=chapter.number, all=found.last) if chapter.number else who.say("appendix"),
            summary=spoken(chapter.summary, who),
            body=spoken(chapter.body, who),
            sections=chapter.sections,
            lang=chapter.lang,
            hits=0,
        )
        for chapter in found.chapters
    ]


def spoken(markup: Markup, who: Reader) -> Markup:
    """Chips and badges in the reader's language."""
    said = {WORD_RULING: who.say("ruling"), WORD_GUESS: who.say("our-reconstruction")}
    for word, text in said.items():
        markup = Markup(str(markup).replace(word, f'<span lang="{who.lang}">{escape(text)}</span>'))
    return markup


# -- looking for words -----------------------------------------------------------------------------


def searched(leaf: Leaf, wanted: str) -> Leaf:
    """A chapter in which the words that are looked for are marked and counted."""
    counted = 0

    def mark(found: re.Match[str]) -> str:
        nonlocal counted
        counted += 1
        return f"<mark>{found[0]}</mark>"

    summary, body = highlighted(leaf.summary, wanted, mark), highlighted(leaf.body, wanted, mark)
    return leaf._replace(summary=summary, body=body, hits=counted)


def highlighted(markup: Markup, wanted: str, mark: Callable[[re.Match[str]], str]) -> Markup:
    """Only what is read is looked through, not the markup."""
    pattern = re.compile(r"\s+".join(re.escape(escape(word)) for word in wanted.split()), re.IGNORECASE)
    pieces = TEXT.split(str(markup))
    return Markup("".join([piece if piece.startswith("<") else pattern.sub(mark, piece) for piece in pieces]))


# -- where one comes from --------------------------------------------------------------------------


def refused(request: Request, key: str, around: Frame, who: Reader) -> Refused | None:
    """What the visitor's own seat is refused at the table he comes from, if that is still so."""
    name = request.query_params.get("refused", "")
    if not around.table or not name:
        return None
    try:
        may_look(request, around.table)
        here = visit_at(request, around.table)
    except TroubleError:  # it is gone, or rests
        return None
    seat = next((seat for seat in here.door.seats if seat in here.info.waiting), None)
    if here.info.game != key or (shelf.game(key).secrets and len(here.door.seats) > 1):
        return None
    closed = choices(here, here.see(seat), here.voice(seat, who.lang)).closed
    return next((Refused(one.text, one.reason) for one in closed if one.name == name), None)
