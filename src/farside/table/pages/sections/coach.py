"""The coach: what the card of a lesson says now, what is lit on the picture, and what to try."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace

from markupsafe import Markup, escape

from farside.core import lessons
from farside.core.coach import LEARNER, Card, Coach
from farside.core.glossary import Note
from farside.core.lessons import END, TELL, WAIT
from farside.core.phrases import Voice
from farside.core.shelf import AnyGame
from farside.table.answers import Seen
from farside.table.pages.paper import Reader
from farside.table.pages.sections.choices import Option
from farside.table.pages.taught import Offer, offers
from farside.table.visit import Visit

TERM = re.compile(r"\[([^\]]+)\]")
TAG = 4  # words that a tag has at most


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
    tags: tuple[str, ...]  # what stands at each of them; "" where its name is no short one
    option: Option | None  # what is suggested
    spoken: str = ""  # all of it in whole sentences, for those who listen


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
    keys = [card.key for card in cards if card.kind == TELL]
    return cards[keys.index(told) + 1 :] if told in keys else cards


def shown(coach: Coach, card: Card, seen: Seen, voice: Voice, reader: Reader, options: Sequence[Option]) -> Advised:
    said = lessons.said(coach.game, reader.lang, coach.lesson, card.idea, seen.view, voice, card.played)
    facts = coach.game.facts(seen.view, voice)
    lit = tuple([name.format_map(facts) for name in card.lit])
    advised = Advised(
        key=card.idea.key,
        kind=card.idea.kind,
        number=card.number,
        idea=said.idea,
        words=terms(said.words, coach.game, voice),
        why=said.why,
        show=said.show if card.suggestion else "",
        other=instead(coach, card, seen, voice, reader) if card.idea.kind != WAIT else "",
        clauses=card.idea.clauses,
        lit=lit,
        tags=tuple(tags(lit, said.tags, coach.game, seen, voice)),
        option=next((option for option in options if option.name == card.suggestion), None),
    )
    return replace(advised, spoken=spoken(advised, coach, seen, voice, reader))


def spoken(card: Advised, coach: Coach, seen: Seen, voice: Voice, reader: Reader) -> str:
    """The step, what was done instead, the idea and its words, what is suggested, and what is lit on the board."""
    step = reader.say("coach-step", n=card.number, all=len(coach.lesson.ideas)) if card.idea else ""
    parts = [sentence(part) for part in (step, card.other, card.idea, card.words.striptags())]
    if card.option:
        parts.append(reader.say("coach-suggested", n=card.option.number, option=card.option.label))
    things = named(card.lit, coach.game, seen, voice)
    if things:
        parts.append(reader.say("coach-lit", things="; ".join(things)))
    return " ".join([part for part in parts if part])


def sentence(text: str) -> str:
    return text if not text or text[-1] in ".!?…" else f"{text}."


def named(lit: Sequence[str], game: AnyGame, seen: Seen, voice: Voice) -> list[str]:
    """What is lit, by the names that its notes have."""
    notes = noted(lit, game, seen, voice)
    return list(dict.fromkeys([", ".join(filter(None, (note.name, note.place))) for note in notes if note]))


def noted(lit: Sequence[str], game: AnyGame, seen: Seen, voice: Voice) -> list[Note | None]:
    """The notes of what is lit; None where a thing has none."""
    if game.glossary is None:
        return [None for _piece in lit]
    scene = game.scene(seen.view, voice)
    return [game.glossary.note(scene, piece) for piece in lit]


def tags(lit: Sequence[str], given: Sequence[str], game: AnyGame, seen: Seen, voice: Voice) -> list[str]:
    """What stands at the lit things: the lesson's own words, or their names if they are short; nothing twice."""
    names = [note.name if note else "" for note in noted(lit, game, seen, voice)]
    found = given if any(given) else names
    return [tag if fits(tag) and tag not in found[:at] else "" for at, tag in enumerate(found)]


def fits(tag: str) -> bool:
    return len(tag.split()) <= TAG


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
