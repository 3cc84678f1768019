"""Mind: what bots know about a game. Ours lie in `minds/<game>/`; a game of another package brings its own."""

from __future__ import annotations

from importlib import resources
from importlib.metadata import EntryPoint
from typing import Final

from farside.bots import offers
from farside.bots.abilities import LearnsRounds, MeetsAutoma, numbers_of, round_features, with_numbers
from farside.bots.features import Features
from farside.bots.foresight import Foresight
from farside.bots.learnt import Learnt
from farside.bots.lesson import Lesson, LessonError, Numbers, parsed
from farside.bots.policy import Policy
from farside.bots.taste import Lead, Taste
from farside.bots.tempers import Temper
from farside.core import shelf
from farside.core.shelf import AnyGame

LEARNT: Final = "learnt"  # weights/learnt.toml: prices of features, or tuned numbers
LEARNT_TOO: Final = ("learnt-3", "learnt-4")  # prices of features with other counts of players
ALONE: Final = "alone"  # weights/alone.toml: what was found out alone with an automa
HABIT: Final = "habit"
GRAIN: Final = 0.13
TWO: Final = "two"  # weights/two.toml: and between two players


class Mind:
    """A taste written by hand, and what makes it better: features that can be priced, lessons that were learnt."""

    def __init__(
        self,
        hand: Taste,
        features: Features | None = None,
        home: str = "",
        tempers: dict[str, Temper] | None = None,
        policy: Policy | None = None,
        habit: Temper | None = None,
        grain: float = GRAIN,
    ) -> None:
        """`home` is the package that has the lessons, in a folder `weights`."""
        self.hand: Taste = hand
        self.features: Features | None = features
        self.home: str = home
        self.tempers: dict[str, Temper] = {} if tempers is None else tempers
        self.policy: Policy | None = policy  # what is told of options, for who answers at a glance
        self.habit: Temper | None = habit  # what everybody likes who plays by taste alone
        self.grain: float = grain  # of the taste's spread: what a beginner cannot tell apart

    def best(self, temper: str = "") -> Taste:
        """The taste with all that was learnt, of somebody with a temper; LessonError if a file does not fit."""
        taste = self.learnt() or self.hand
        found = self.tempers.get(temper)
        return self.foresighted(taste if found is None else found.tempered(taste))

    def learnt(self) -> Taste | None:
        """The taste that was learnt, of priced features or by tuning; None if there is none."""
        text = self.lesson(LEARNT)
        if text is None:
            return None
        place, hand = self.place(LEARNT), self.hand
        if "numbers" in parsed(text, place):
            return with_numbers(hand, Numbers.loads(text, place, numbers_of(hand)).numbers)
        for name in LEARNT_TOO:
            more = self.lesson(name)
            hand = hand if more is None else self.priced(more, self.place(name), hand)
        return self.priced(text, place, hand)

    def priced(self, text: str, place: str, hand: Taste) -> Taste:
        """A lesson's prices for games of as many players as it was learnt with; others are left to `hand`."""
        if self.features is None:
            raise LessonError(f"{place}: there are prices, but no features")
        lesson = Lesson.loads(text, place, self.features)
        return Learnt(self.features, lesson.prices, hand, counts=lesson.counts)

    def foresighted(self, taste: Taste) -> Taste:
        """A taste with what was found out about rounds."""
        alone = self.foresight(taste, ALONE, 1)
        if alone is not None and isinstance(taste, MeetsAutoma):
            taste = taste.with_alone(alone.numbers, alone.horizon)
        two = self.foresight(taste, TWO, 2)
        if two is None or two.horizon is None or not isinstance(taste, LearnsRounds):
            return taste
        return taste.with_horizon(two.horizon)

    def foresight(self, taste: Taste, name: str, seats: int) -> Foresight | None:
        text = self.lesson(name)
        if text is None:
            return None
        return Foresight.loads(text, self.place(name), numbers_of(taste), round_features(taste, seats))

    def lesson(self, name: str) -> str | None:
        """The text of a file of weights, if it is there."""
        if not self.home:
            return None
        file = resources.files(self.home).joinpath("weights", f"{name}.toml")
        return file.read_text(encoding="utf-8") if file.is_file() else None

    def place(self, name: str) -> str:
        """A file of weights, as people look for it."""
        return f"{self.home.replace('.', '/')}/weights/{name}.toml"


MINDS: Final[dict[str, Mind]] = {}  # by game, once somebody has asked
TASTES: Final[dict[str, Taste]] = {}


def mind_for(game: AnyGame) -> Mind:
    """The mind that is installed for a game; without one, the lead in points is all that counts."""
    if game.key not in MINDS:
        point = offers.offers(offers.MINDS).get(shelf.plain(game.key))
        found = None if point is None else taken_for(game, point)
        MINDS[game.key] = Mind(Lead(game)) if found is None else found
    return MINDS[game.key]


def taken_for(game: AnyGame, point: EntryPoint) -> Mind | None:
    """The mind of a title; one that is made from another box has a mind that knows that box."""
    if shelf.plain(game.key) == game.key:
        return offers.taken(point, Mind)
    try:
        found = shelf.beside_module(game.key, point.module, point.attr)
    except Exception as error:  # noqa: BLE001 - what a mind takes for granted need not be so in another box
        offers.leave_out(point, f"it does not know this box ({type(error).__name__}: {error})")
        return None
    return found if isinstance(found, Mind) else None


def taste_for(game: AnyGame, temper: str = "") -> Taste:
    """The best taste there is for a game: learnt if a lesson is there and fits, else written by hand."""
    called = f"{game.key}:{temper}"
    if called not in TASTES:
        TASTES[called] = best_of(mind_for(game), game.key, temper)
    return TASTES[called]


def manner_for(game: AnyGame, temper: str = "") -> Taste:
    """The taste by which somebody plays who does not search: with what everybody likes.

    Win chances, advice and search know nothing of it: it makes games as people know them, and nobody stronger.
    """
    called = f"{game.key}:{temper}:{HABIT}"
    if called not in TASTES:
        taste, habit = taste_for(game, temper), mind_for(game).habit
        TASTES[called] = taste if habit is None else habit.tempered(taste)
    return TASTES[called]


def tempers_for(game: AnyGame) -> list[str]:
    """How bots of one strength may differ in a game."""
    return list(mind_for(game).tempers)


def best_of(mind: Mind, key: str, temper: str = "") -> Taste:
    """With its lessons; a file that does not fit is named, and the hand-written taste plays."""
    try:
        return mind.best(temper)
    except LessonError as error:
        name_misfit(key, str(error))
        return mind.hand


def name_misfit(key: str, why: str) -> None:
    """Say which game's file of weights is not used, and why."""
    offers.leave_out(offers.offers(offers.MINDS)[shelf.plain(key)], why)


def handmade_for(game: AnyGame) -> Taste:
    """The taste that was written by hand, or else the lead."""
    return mind_for(game).hand


def features_for(game: AnyGame) -> Features | None:
    """What is counted in a game; None where nobody has written it down."""
    return mind_for(game).features
