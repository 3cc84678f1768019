"""Worked examples in the book of rules: cards with pictures of positions that were played, each after its clause."""

from __future__ import annotations

import logging
import re
from functools import cache

from markupsafe import Markup, escape

from farside.core import examples, shelf
from farside.core.examples import Example
from farside.table.pages.drawer import Crop, Drawer
from farside.table.pages.paper import Reader

STRONG = re.compile(r"\*(.+?)\*")
CLAUSE = '<li class="clause" id="{}">'
END = "</li>"

log = logging.getLogger("farside.table")


class Shown:
    """The examples of a title in one language: a card by clause, and the drawings that the cards use."""

    def __init__(self, key: str, lang: str) -> None:
        self.game, self.who = shelf.game(key), Reader(lang, "")
        self.drawer = Drawer(self.game, lang)
        self.cards = {one.after: self.card(one) for one in examples.examples(self.game)}

    @property
    def drawings(self) -> Markup:
        return self.drawer.drawings

    def card(self, example: Example) -> Markup:
        head = self.who.say("worked-example", title=self.say(example.key))
        frames = [self.frame(example, at) for at in range(len(example.figures))]
        card = '<li class="example" id="example-{}" lang="{}"><p class="what">{}</p><ol class="frames">{}</ol></li>'
        return Markup(card).format(example.key, self.who.lang, head, Markup().join(frames))

    def frame(self, example: Example, at: int) -> Markup:
        """A picture and what it shows; the words say it all, so the picture is not read out."""
        words = STRONG.sub(r"<b>\1</b>", str(escape(self.say(f"{example.key}-{at + 1}"))))
        return Markup("<li>{}<p>{}</p></li>").format(drawn(self.drawer.crop(example.figures[at])), Markup(words))

    def say(self, key: str) -> str:
        return examples.said(self.game, self.who.lang, key)


def drawn(crop: Crop) -> Markup:
    if crop.kind != "drawing":
        return Markup('<div class="crop piece still" aria-hidden="true">{}</div>').format(crop.markup)
    return Markup('<svg class="crop" viewBox="{}" aria-hidden="true">{}</svg>').format(crop.box, crop.markup)


@cache
def shown(key: str, lang: str) -> Shown | None:
    """The examples of a title; None if it has none, or some that cannot be shown."""
    try:
        found = Shown(key, lang)
    except ValueError as error:  # of another package: its rules have changed since, or a text is missing
        log.warning("the examples of %s cannot be shown: %s", key, error)
        return None
    return found if found.cards else None


def placed(body: Markup, cards: dict[str, Markup]) -> Markup:
    """A chapter with the examples of its clauses, each after its own."""
    html = str(body)
    for clause, card in cards.items():
        begin = html.find(CLAUSE.format(clause))
        if begin >= 0:
            end = html.index(END, begin) + len(END)
            html = html[:end] + str(card) + html[end:]
    return Markup(html)
