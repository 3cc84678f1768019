"""The coach: what the card of a lesson says now, what is lit on the picture, and what to try."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from markupsafe import Markup, escape

from farside.core import lessons
from farside.core.coach import LEARNER, Card, Coach
from farside.core.lessons import END, WAIT
from farside.core.phrases import Voice
from farside.core.shelf import AnyGame
from farside.table.answers import Seen
from farside.table.pages.paper import Reader
from farside.table.pages.sections.choices import Option
from farside.table.pages.taught import Offer, offers
from farside.table.visit import Visit

TERM = re.compile(r"\[([^\]]+)\]")


@dataclass(frozen=True, slots=True)
class Advised:
    """One card in words."""

    key: str
    kind: str
    number: int
    idea: str
    words: Markup  # with the game's terms marked
    why: str
    show: str
    other: str  # what it means that something else was done before
    clauses: tuple[str, ...]
    lit: tuple[str, ...]  # ids of the picture
    option: Option | None  # what is suggested


@dataclass(frozen=True, slots=True)
class Lesson:
    """The coach's card at this table."""

    title: str
    key: str
    steps: int
    done: int
    left: int  # minutes
    cards: tuple[Advised, ...]
    waiting: bool  # others move
    after: tuple[Offer, ...]  # what else there is to learn

    @property
    def step(self) -> int:
        """The step that is shown, or the next one."""
        return self.cards[0].number if self.cards else min(self.done + 1, self.steps)


def lesson_of(
    here: Visit, seen: Seen, voice: Voice, reader: Reader, options: Sequence[Option], told: str = ""
) -> Lesson | None:
    """The coach's card for the learner; None at any other table and for anybody else."""
    coach = here.host.coaching.coach(here.playing) if seen.seat == LEARNER else None
    if coach is None or coach.over or seen.over:
        return None
    lesson = coach.lesson
    cards = [shown(coach, card, seen, voice, reader, options) for card in coach.cards]
    return Lesson(
        title=lessons.words(coach.game, reader.lang).say(lesson.key),
        key=lesson.key,
        steps=len(lesson.ideas),
        done=coach.done,
        left=max(1, round(lesson.minutes * (1 - coach.done / len(lesson.ideas)))),
        cards=tuple(after(cards, told)),
        waiting=LEARNER not in seen.waiting,
        after=tuple([one for one in offers(lesson.game, reader.lang) if one.key != lesson.key]),
    )


def after(cards: list[Advised], told: str) -> list[Advised]:
    """Without what the reader has put away, for those who have no script."""
    keys = [card.key for card in cards[:-1]]
    return cards[keys.index(told) + 1 :] if told in keys else cards


def shown(coach: Coach, card: Card, seen: Seen, voice: Voice, reader: Reader, options: Sequence[Option]) -> Advised:
    said = lessons.said(coach.game, reader.lang, coach.lesson, card.idea, seen.view, voice)
    facts = coach.game.facts(seen.view, voice)
    return Advised(
        key=card.idea.key,
        kind=card.idea.kind,
        number=card.number,
        idea=said.idea,
        words=terms(said.words, coach.game, voice),
        why=said.why,
        show=said.show if card.suggestion else "",
        other=instead(coach, card, seen, voice, reader) if card.idea.kind != WAIT else "",
        clauses=card.idea.clauses,
        lit=tuple([name.format_map(facts) for name in card.lit]),
        option=next((option for option in options if option.name == card.suggestion), None),
    )


def instead(coach: Coach, card: Card, seen: Seen, voice: Voice, reader: Reader) -> str:
    """What it means that something else was done than the last card suggested."""
    if not card.instead or card.idea.kind == END:
        return ""
    passed = next(idea for idea in coach.lesson.ideas if idea.key == card.passed)
    return lessons.said(coach.game, reader.lang, coach.lesson, passed, seen.view, voice).other


def terms(text: str, game: AnyGame, voice: Voice) -> Markup:
    """The game's terms, which stand in brackets, marked for the glossary."""
    parts = TERM.split(text)
    marked = [term(part, game, voice) if at % 2 else escape(part) for at, part in enumerate(parts)]
    return Markup("").join(marked)


def term(word: str, game: AnyGame, voice: Voice) -> Markup:
    """A term that leads to its note, if there is one."""
    key = game.glossary.term(voice, word) if game.glossary else ""
    leads = Markup(' data-term="{}"').format(key) if key else ""
    return Markup('<dfn class="term"{}>{}</dfn>').format(leads, word)
