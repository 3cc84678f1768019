"""Every lesson of every title: as the coach suggests, and with whatever legal moves somebody makes."""

import re
from random import Random

import pytest

import farside
from farside.core import lessons
from farside.core.coach import LEARNER, PENDING, Card, Coach
from farside.core.languages import LANGUAGES
from farside.core.lessons import Lesson
from farside.core.shelf import AnyGame

TIMES = 100
MOST_IDEA, MOST_WORDS, MOST_TAG = 8, 35, 4
NAMES = ("Ada", "Sky", "Ben", "Cleo")
ALL = [(farside.game(key), lesson) for key in farside.shelf() for lesson in lessons.lessons(farside.game(key))]
each_lesson = pytest.mark.parametrize(("game", "lesson"), ALL, ids=[f"{game.key}-{one.key}" for game, one in ALL])


class Class:
    """A learner at the table of a lesson; whatever the coach shows is looked at."""

    def __init__(self, game: AnyGame, lesson: Lesson, bot: str) -> None:
        self.game, self.lesson, self.bot = game, lesson, farside.bot(bot)
        self.state = lesson.record().replay()
        self.coach = Coach(lesson, game)
        self.told: list[str] = []
        self.seen: set[tuple[str, int]] = set()
        self.coach.look(self.state)

    def others(self) -> None:
        """Whoever else is asked answers."""
        while not self.state.over and not self.state.asked(LEARNER):
            self.check()
            seat = self.state.waiting()[0]
            dice = self.lesson.dice(self.state.ply, seat)
            self.state.act(seat, self.bot.choose(self.game.sight(self.state, seat, dice)))
            self.coach.look(self.state)

    def check(self) -> None:
        """What is lit is there, what is suggested is legal, and everything can be said in every language."""
        new = [card for card in self.coach.cards if (card.idea.key, card.played) not in self.seen]
        if new:
            view = self.game.view(self.state, LEARNER)
            self.told += [card.idea.key for card in new]
            self.seen |= {(card.idea.key, card.played) for card in new}
            for card in new:
                self.check_card(card, view)

    def check_card(self, card: Card, view) -> None:
        voice = self.game.voice("en", NAMES, LEARNER)
        parts = self.game.paint(view, voice)
        ids = set(re.findall(r'\bid="([^"]+)"', "".join(part.markup for part in parts)))
        ids |= {f"part-{part.key}" for part in parts}
        facts = self.game.facts(view, voice)
        for name in card.lit:
            wanted = name.format_map(facts)
            assert {wanted, f"wide-{wanted}"} & ids, f"{card.idea.key}: nothing on the picture is called {wanted}"
        if card.suggestion:
            assert self.game.actions.parse(card.suggestion) in view.options
        for lang in LANGUAGES:
            voice = self.game.voice(lang, NAMES, LEARNER)
            spoken = lessons.said(self.game, lang, self.lesson, card.idea, view, voice, card.played)
            assert spoken.idea
            assert spoken.words

    def answer(self, name: str) -> None:
        self.coach.answered(name)
        self.state.act(LEARNER, self.game.actions.parse(name))
        self.coach.look(self.state)
        self.others()

    def options(self) -> list[str]:
        return [self.game.actions.name(action) for action in self.state.options(LEARNER)]

    def suggested(self) -> str:
        return next((card.suggestion for card in self.coach.cards if card.suggestion), "")

    def choice(self) -> str:
        """What a bot would do where the coach suggests nothing."""
        sight = self.game.sight(self.state, LEARNER, Random(self.state.ply))
        return self.game.actions.name(farside.bot("greedy").choose(sight))


@each_lesson
def test_every_text_of_a_lesson_is_there_in_every_language_and_nothing_else(game: AnyGame, lesson: Lesson):
    wanted = {f"{lesson.key}-{idea.key}" for idea in lesson.ideas} | {lesson.key}
    for lang in LANGUAGES:
        phrases = lessons.words(game, lang)
        assert not phrases.borrowed()
        for key in wanted - {lesson.key}:
            assert phrases.has(f"{key}.words"), f"{lang}: {key}"
        for idea in lesson.ideas:
            if idea.suggest:
                assert phrases.has(f"{lesson.key}-{idea.key}.why"), f"{lang}: {idea.key} has no reason"
                assert phrases.has(f"{lesson.key}-{idea.key}.show"), f"{lang}: {idea.key} cannot be shown"
    mine = {key.partition(".")[0] for key in lessons.words(game, "en").keys()}  # noqa: SIM118  # Phrases, not a dict
    others = {one.key for one in lessons.lessons(game)} - {lesson.key}
    ours = {key for key in mine if key.partition("-")[0] == lesson.key}
    assert not ours - wanted, f"nobody says {ours - wanted}"
    assert not {key.partition("-")[0] for key in mine} - others - {lesson.key}


@each_lesson
def test_an_idea_is_short_and_so_is_what_explains_it(game: AnyGame, lesson: Lesson):
    view, told = game.view(lesson.record().replay(), LEARNER), []
    for lang in LANGUAGES:
        voice = game.voice(lang, NAMES[: lesson.seats], LEARNER)
        for idea in lesson.ideas:
            for played in range(len(idea.suggest) or 1):
                spoken = lessons.said(game, lang, lesson, idea, view, voice, played)
                told += [(lang, idea.key, spoken.idea)] if counted(spoken.idea) > MOST_IDEA else []
                told += [(lang, idea.key, spoken.words)] if counted(spoken.words) > MOST_WORDS else []
                told += [(lang, idea.key, tag) for tag in spoken.tags if counted(tag) > MOST_TAG]
    assert not told


def counted(text: str) -> int:
    """The words of a text; a colon that stands alone is none."""
    return len(re.findall(r"\S*\w\S*", text))


@each_lesson
def test_clauses_of_a_lesson_are_clauses_of_the_rules(game: AnyGame, lesson: Lesson):
    from farside.table.pages import book  # the page knows the rules

    known = set(re.findall(r"[A-Z]+(?:-[A-Z]+)*-\d+", book.text(game.key)))
    for idea in lesson.ideas:
        assert set(idea.clauses) <= known, f"{idea.key}: {set(idea.clauses) - known}"


@pytest.mark.long
@each_lesson
def test_a_lesson_as_suggested_tells_every_idea_and_ends(game: AnyGame, lesson: Lesson):
    learner = Class(game, lesson, lesson.bots[0] if lesson.bots else "greedy")
    learner.others()
    while not learner.coach.over:
        learner.check()
        learner.answer(learner.suggested() or learner.choice())
    untold = [idea.key for idea in lesson.ideas if idea.key not in learner.told]
    assert not untold, f"not told although every suggestion was followed: {untold}"


@pytest.mark.long
@each_lesson
def test_a_lesson_copes_with_any_legal_move(game: AnyGame, lesson: Lesson):
    for time in range(TIMES):
        dice = Random(f"{game.key} {lesson.key} {time}")
        learner = Class(game, lesson, "chance")
        learner.others()
        done = 0
        while not learner.coach.over:
            learner.check()
            learner.answer(dice.choice(learner.options()))
            assert learner.coach.done >= done
            done = learner.coach.done
        assert PENDING not in learner.coach.status
