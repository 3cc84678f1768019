"""The shelf: the installed games, found by entry point, so that other packages can add theirs.

A game that cannot be played is left out and named to whoever hosts: the others do not suffer from it.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from threading import RLock
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from farside.core.game import Game
from farside.core.phrases import missing

GROUP: Final = "farside.games"
OURS: Final = "farside"  # the package that comes first where two offer a game of the same key
TITLE: Final = "title"  # the text that names a game wherever it is shown
SHOWN: Final = 3  # so many missing texts are named
AnyGame = Game[Any, Any]  # a shelf holds games of every kind
OPENED: Final[set[str]] = set()  # the games that somebody has asked for: they are made, from one box


class LeftOut(NamedTuple):
    """An installed game that cannot be played, and why."""

    key: str
    why: str


class LeftOutError(ValueError):
    """Somebody asks for a game that cannot be played.

    What went wrong is an attribute: compiled code forgets what an error was raised from.
    """

    def __init__(self, text: str, cause: BaseException | None = None) -> None:
        super().__init__(text)
        self.cause = cause


class Place:
    """A place on the shelf: the entry point there and, once somebody has looked, the game or what is wrong with it."""

    def __init__(self, point: EntryPoint) -> None:
        self.point = point
        self.looked = False
        self.game: AnyGame | None = None
        self.why = ""
        self.cause: BaseException | None = None
        self.lock = RLock()

    def look(self) -> None:
        """Open the game, once; another thread waits until it is open, a game that looks for itself does not."""
        with self.lock:
            if not self.looked:
                self.looked = True
                self.open()

    def open(self) -> None:
        OPENED.add(self.point.name)
        try:
            self.game = opened(self.point)
        except LeftOutError as error:
            self.why = str(error)
        except (Exception, SystemExit) as slip:  # noqa: BLE001  # a foreign module may do anything when imported
            self.why, self.cause = f"{type(slip).__name__}: {slip}{whence(slip)}", slip


def opened(point: EntryPoint) -> AnyGame:
    """The game that an entry point names; LeftOutError if it is none, misnamed, or has not its texts."""
    found = point.load()
    if not isinstance(found, Game):
        raise LeftOutError(f"the entry point {point.name} of {GROUP} names no Game")
    if found.key != point.name:
        raise LeftOutError(f"the entry point {point.name} of {GROUP} names a game whose key is '{found.key}'")
    lacking = untold(found)
    if lacking:
        more = f" (and {len(lacking) - SHOWN} more)" if len(lacking) > SHOWN else ""
        raise LeftOutError(f"its texts are not complete: {'; '.join(lacking[:SHOWN])}{more}")
    return found


def untold(game: AnyGame) -> list[str]:
    """What a game has no English text for; other languages may lack texts, since English stands in."""
    english = game.phrases("en")
    nameless = [] if english.has(TITLE) else [f"en: '{TITLE}' is missing"]
    return nameless + missing(english, game.lexicon, game.actions, game.events, game.questions, game.clauses)


def whence(error: BaseException) -> str:
    """The line of code where something went wrong."""
    frames = extract_tb(error.__traceback__)
    return f" ({frames[-1].filename}, line {frames[-1].lineno})" if frames else ""


# -- what is there -----------------------------------------------------------------------------------


@cache
def _installed() -> dict[str, Place]:
    found: dict[str, Place] = {}
    for point in _points():
        found.setdefault(point.name, Place(point))
    return found


def _points() -> list[EntryPoint]:
    """All that is offered, ours first."""
    return sorted(entry_points(group=GROUP), key=lambda point: _offers(point) != OURS)


def _offers(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def shelf() -> list[str]:
    """The keys of the installed games that can be played."""
    return [key for key, place in sorted(_installed().items()) if _look(place) is not None]


def left_out() -> list[LeftOut]:
    """The installed games that cannot be played."""
    broken = [LeftOut(key, place.why) for key, place in sorted(_installed().items()) if _look(place) is None]
    return broken + [LeftOut(point.name, f"{_offers(point)} offers it too") for point in _points() if _is_second(point)]


def _is_second(point: EntryPoint) -> bool:
    """Whether another package's game of this key stands on the shelf."""
    return _offers(_installed()[point.name].point) != _offers(point)


def _look(place: Place) -> AnyGame | None:
    place.look()
    return place.game


def _place(key: str) -> Place:
    if key not in _installed():
        possible = [name for name, place in sorted(_installed().items()) if not place.why]
        raise ValueError(f"there is no game '{key}'; possible: {', '.join(possible)}")
    return _installed()[key]


def package_of(key: str) -> str:
    """The package of an installed game, found without importing it."""
    return _place(key).point.module.rpartition(".")[0]


@cache
def game(key: str) -> AnyGame:
    """An installed game by its key; ValueError lists what is there, or says why it cannot be played."""
    place = _place(key)
    found = _look(place)
    if found is None:
        raise LeftOutError(f"the game '{key}' cannot be played: {place.why}", place.cause) from place.cause
    return found
