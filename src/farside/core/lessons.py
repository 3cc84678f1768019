"""Lessons: guided games as data. A title keeps them in `lessons/<key>.toml`, with their words in `lessons/<lang>.ftl`.

A lesson is a table with fixed luck and a list of ideas; it may begin in the middle of a game, after moves that are
written down in its file. An idea says when its moment has come (the question that is
asked, answers that are open, facts of the view; never a number of moves), what is lit on the picture, what to try.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from random import Random
from typing import Any, Final

from farside.core.actions import Seat
from farside.core.box import Box, BoxError
from farside.core.game import Value
from farside.core.languages import LANGUAGES
from farside.core.phrases import Phrases, Voice
from farside.core.record import Move, Record, RecordError, tupled
from farside.core.shelf import AnyGame

TELL, DECIDE, WAIT, END = "tell", "decide", "wait", "end"
KINDS: Final = (TELL, DECIDE, WAIT, END)
FIRST: Final = "first"  # the lesson that a newcomer is offered
LONGEST: Final = 40  # after so many answers of the learner a lesson has taken long enough, if its file does not say
COMPARED: Final = (">=", "<=", "=")
THEN: Final = ("second", "third", "fourth", "fifth")  # attributes: words for what is suggested after the first


@dataclass(frozen=True, slots=True)
class Idea:
    """One thing to learn, at the moment when it is needed."""

    key: str
    kind: str
    ask: tuple[str, ...]  # the questions at which it may come; none: any
    open: tuple[str, ...]  # patterns of answers of which one must be possible
    shut: tuple[str, ...]  # patterns of answers of which none may be possible
    facts: tuple[str, ...]  # what must hold: `round>=2`, `!leads`, `hand`
    gone: tuple[str, ...]  # facts by which one knows that its moment will not come any more
    after: tuple[str, ...]  # ideas that must have been told before
    lit: tuple[str, ...]  # ids of the picture; `{fact}` stands for a fact's value
    lit_try: tuple[str, ...]  # more of them, while the suggestion can be followed
    lit_then: tuple[str, ...]  # instead of them for the second suggestion, the third ...: ids with blanks between them
    suggest: tuple[str, ...]  # answers to try, one after another
    met: tuple[str, ...]  # patterns of answers by which the idea is met without the coach
    waits: bool  # whether it waits for another chance when something else was done
    clauses: tuple[str, ...]  # where the rule is


@dataclass(frozen=True, slots=True)
class Lesson:
    """A guided game: what is played, with whose luck, and what is told."""

    game: str
    key: str
    seats: int
    seed: int
    bots: tuple[str, ...]  # who sits in the other seats; the learner has the first
    variants: dict[str, Value]
    minutes: int
    longest: int  # after so many answers of the learner it has taken long enough
    offered: tuple[str, ...]  # the settings to which a further lesson belongs: `luna`, `side=belt`
    ideas: tuple[Idea, ...]
    luck: int = 0  # of the bots
    moves: tuple[Move, ...] = ()  # what was played before it begins; none: a game from its start

    def record(self) -> Record:
        """The game as the lesson finds it."""
        return Record(self.game, self.seats, self.seed, self.variants, list(self.moves))

    def suits(self, seats: int, variants: Mapping[str, Value]) -> bool:
        """Whether it belongs to a table with so many seats and these settings, and not to any other."""
        facts: Facts = {"seats": seats}
        facts.update({name: value for name, value in variants.items() if isinstance(value, (str, int))})
        return bool(self.offered) and all(holds(fact, facts) for fact in self.offered)

    def dice(self, ply: int, seat: Seat) -> Random:
        """A bot's dice: the same for everybody, or its answers would differ."""
        return Random(f"lesson {self.luck} {ply} {seat}")


# -- reading ---------------------------------------------------------------------------------------


def lessons(game: AnyGame) -> list[Lesson]:
    """The lessons of a title, the first one first; BoxError says what is wrong with a file."""
    return [read(game, key) for key in sorted(_keys(game), key=lambda key: (key != FIRST, key))]


def lesson(game: AnyGame, key: str) -> Lesson:
    """One lesson of a title; ValueError lists what there is."""
    if key not in _keys(game):
        possible = ", ".join(sorted(_keys(game))) or "none"
        raise ValueError(f"{game.key} has no lesson '{key}'; possible: {possible}")
    return read(game, key)


@cache
def _keys(game: AnyGame) -> tuple[str, ...]:
    folder = resources.files(_package(game)).joinpath("lessons")
    files = [file.name for file in folder.iterdir()] if folder.is_dir() else []
    return tuple(name.removesuffix(".toml") for name in files if name.endswith(".toml"))


def _package(game: AnyGame) -> str:
    return game.packages()[0]


@cache
def read(game: AnyGame, key: str) -> Lesson:
    """A lesson from its file, checked to the last key."""
    file = resources.files(_package(game)).joinpath("lessons").joinpath(f"{key}.toml")
    return parsed(game, key, file.read_text(encoding="utf-8"))


def parsed(game: AnyGame, key: str, text: str) -> Lesson:
    name = f"{game.key}/lessons/{key}.toml"
    try:
        values = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BoxError(f"{name}: {error}") from error
    variants = {key: tupled(value) for key, value in values.pop("variants", {}).items()}
    box = Box(name, "", values)
    found = Lesson(
        game=game.key,
        key=key,
        seats=box.number("seats"),
        seed=box.number("seed"),
        bots=box.texts("bots"),
        variants=game.settings(box.number("seats"), variants),
        minutes=box.number("minutes"),
        longest=box.number("longest", LONGEST),
        offered=box.texts("offered", ()),
        ideas=tuple([_idea(game, one) for one in box.tables("step")]),
        luck=box.number("luck", 0),
        moves=_moves(box.text("moves", ""), name),
    )
    box.done()
    _check(found, name)
    return found


def _moves(text: str, name: str) -> tuple[Move, ...]:
    """Seats and notations in turn, as in `0 sail:nw 1 end`."""
    words = text.split()
    if len(words) % 2 or not all(word.isdecimal() for word in words[::2]):
        raise BoxError(f"{name}: moves should be seats and answers in turn, like '0 sail:nw 1 end'")
    return tuple([Move(int(seat), answer) for seat, answer in zip(words[::2], words[1::2], strict=True)])


def _idea(game: AnyGame, box: Box) -> Idea:
    found = Idea(
        key=box.text("id"),
        kind=box.one_of("kind", KINDS, DECIDE),
        ask=box.texts("ask", ()),
        open=box.texts("open", ()),
        shut=box.texts("shut", ()),
        facts=box.texts("facts", ()),
        gone=box.texts("gone", ()),
        after=box.texts("after", ()),
        lit=box.texts("lit", ()),
        lit_try=box.texts("lit_try", ()),
        lit_then=box.texts("lit_then", ()),
        suggest=box.texts("suggest", ()),
        met=box.texts("met", ()),
        waits=box.truth("waits", False),
        clauses=box.texts("clauses", ()),
    )
    _check_idea(game, found, box)
    return found


def _check_idea(game: AnyGame, idea: Idea, box: Box) -> None:
    """Questions, answers and clauses that a step names are the game's."""
    for question in idea.ask:
        if question not in game.questions:
            raise BoxError(f"{box.file}: {idea.key}: there is no question '{question}'")
    for name in idea.suggest:
        try:
            game.actions.parse(name)
        except ValueError as error:
            raise BoxError(f"{box.file}: {idea.key}: {error}") from error


def _check(lesson: Lesson, name: str) -> None:
    keys = [idea.key for idea in lesson.ideas]
    if len(set(keys)) != len(keys):
        raise BoxError(f"{name}: a step is there twice")
    if not keys or lesson.ideas[-1].kind != END:
        raise BoxError(f"{name}: the last step should be of the kind '{END}'")
    if len(lesson.bots) != lesson.seats - 1:
        raise BoxError(f"{name}: expected {lesson.seats - 1} bots, found {len(lesson.bots)}")
    for idea in lesson.ideas:
        for before in idea.after:
            if before not in keys:
                raise BoxError(f"{name}: {idea.key} comes after '{before}', which is not there")
    try:
        lesson.record().replay()
    except RecordError as error:
        raise BoxError(f"{name}: {error}") from error


# -- moments ---------------------------------------------------------------------------------------

Facts = dict[str, str | int]


def holds(fact: str, facts: Facts) -> bool:
    """Whether a condition like `round>=2`, `zone=nw`, `hand` or `!hand` is true of these facts."""
    if fact.startswith("!"):
        return not holds(fact[1:], facts)
    for sign in COMPARED:
        name, found, wanted = fact.partition(sign)
        if found:
            return _compared(facts.get(name, 0), sign, wanted)
    return bool(facts.get(fact, 0))


def _compared(value: str | int, sign: str, wanted: str) -> bool:
    if isinstance(value, str) or not wanted.isdecimal():
        return str(value) == wanted
    number = int(wanted)
    return value >= number if sign == ">=" else value <= number if sign == "<=" else value == number


def matches(name: str, patterns: tuple[str, ...]) -> bool:
    """Whether the notation of an answer is of one of these patterns (`build:*`)."""
    return any(fnmatchcase(name, pattern) for pattern in patterns)


def has_come(idea: Idea, asks: str, options: list[str], facts: Facts) -> bool:
    """Whether the moment of an idea is now."""
    return (
        (not idea.ask or asks in idea.ask)
        and (not idea.open or any(matches(name, idea.open) for name in options))
        and not any(matches(name, idea.shut) for name in options)
        and all(holds(fact, facts) for fact in idea.facts)
    )


# -- words -----------------------------------------------------------------------------------------


@cache
def words(game: AnyGame, lang: str) -> Phrases:
    """The words of a title's lessons in one language; English stands in for what is missing."""
    package = _package(game)
    file = resources.files(package).joinpath("lessons").joinpath(f"{lang}.ftl")
    text = file.read_text(encoding="utf-8") if file.is_file() else ""
    spare = None if lang == LANGUAGES[0] else words(game, LANGUAGES[0])
    return Phrases.read(lang, (f"{package}/lessons/{lang}.ftl", text), spare=spare)


@dataclass(frozen=True, slots=True)
class Spoken:
    """An idea in words: what it is, what it means, why, what a suggestion would do, what another move means.

    And tags for what is lit, in its order; where a lesson has none, things go by their own names.
    """

    idea: str
    words: str
    why: str
    show: str
    other: str
    tags: tuple[str, ...] = ()


def said(game: AnyGame, lang: str, lesson: Lesson, idea: Idea, view: Any, voice: Voice, played: int = 0) -> Spoken:
    """An idea told to one reader, in this position, when so many of its suggestions were followed."""
    phrases, key = words(game, lang), f"{lesson.key}-{idea.key}"
    facts: Facts = {**{f"seat{seat}": name for seat, name in enumerate(voice.names)}, **game.facts(view, voice)}
    now = [part for part in THEN[:played] if phrases.has(f"{key}.{part}")][-1:]
    parts = [f"{key}.{part}" for part in (*(now or ["words"]), "why", *(now or ["show"]), "other")]
    told = [phrases.say(part, facts) if phrases.has(part) else "" for part in parts]
    tags = phrases.say(f"{key}.tags", facts) if phrases.has(f"{key}.tags") and not played else ""
    return Spoken(phrases.say(key, facts), told[0], told[1], told[2], told[3], tuple(tags.split("; ")))
