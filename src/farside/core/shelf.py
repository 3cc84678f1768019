"""The shelf: the installed games, found by entry point, so that other packages can add theirs.

A game that cannot be played is left out and named to whoever hosts: the others do not suffer from it. A title can stand
there several times, made from different boxes: `antarctica@<digest>` is made from the box of this digest.
"""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from threading import RLock
from traceback import extract_tb
from typing import Any, Final, NamedTuple

from farside.core import beside, box, boxfile, boxtexts, boxwords
from farside.core.box import Box, BoxError, Parts
from farside.core.boxes import LENT, GameBox, check_sources, picture_of, shortened
from farside.core.boxfile import BoxFile
from farside.core.game import Game
from farside.core.languages import LANGUAGES
from farside.core.phrases import missing
from farside.core.sight import freezes
from farside.core.sources import readers

GROUP: Final = "farside.games"
OURS: Final = "farside"  # the package that comes first where two offer a game of the same key
TITLE: Final = "title"  # the text that names a game wherever it is shown
SHOWN: Final = 3  # so many missing texts are named
AnyGame = Game[Any, Any]  # a shelf holds games of every kind
OPENED: Final[set[str]] = set()  # the games that somebody has asked for: they are made, from one box
BOXES: Final[dict[str, GameBox]] = {}  # by the key of their title: boxes that are known here besides those it stands on
INHERITED: Final = "FARSIDE_LENT"  # names the file with the boxes that a process is lent by the one that started it
AT: Final = "@"  # between the key of a game and the digest of a box


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


class NoBoxError(LeftOutError):
    """Somebody asks for a title made from a box that is not known here."""


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
        _inherit()
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
    assert found.box is not None  # its files are read to the last key
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


def _inherit() -> None:
    """Whoever started this process has lent it boxes: they come before any game is made."""
    file = os.environ.get(INHERITED, "")
    if file and not LENT and not OPENED:
        for game, parts, picture, name, edition, parent in json.loads(Path(file).read_text(encoding="utf-8")):
            lend(GameBox(game, parts, frozenset(picture), name, edition, parent))


def _points() -> list[EntryPoint]:
    """All that is offered, ours first."""
    return sorted(entry_points(group=GROUP), key=lambda point: _offers(point) != OURS)


def _offers(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else ""


def stands(key: str) -> AnyGame | None:
    """A game that is open already, made from its own box; none is opened to find out."""
    return _place(key).game if key in OPENED and key not in LENT else None


def shelf() -> list[str]:
    """The keys of the installed games that can be played."""
    return [key for key, place in sorted(_installed().items()) if _look(place) is not None]


def keys() -> list[str]:
    """The keys of all installed games, found without opening any."""
    return sorted(_installed())


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
    if AT in key:
        return beside_it(key)
    place = _place(key)
    found = _look(place)
    if found is None:
        raise LeftOutError(f"the game '{key}' cannot be played: {place.why}", place.cause) from place.cause
    return found


# -- boxes -------------------------------------------------------------------------------------------


def plain(key: str) -> str:
    """The key of a game without its box."""
    return key.partition(AT)[0]


def has(key: str) -> bool:
    """Whether a title stands on the shelf, made from its own box or from another one that is known here; no other
    game is opened to find out."""
    if AT in key:
        return key in BOXES
    place = _installed().get(key)
    return place is not None and _look(place) is not None


@cache
def ours(key: str) -> GameBox:
    """The box that a game's package came with, whatever was lent to this process; the game need not be open."""
    package = package_of(key)
    names = box.parts_of(package) if package else []
    if stands(key) is not None:
        read = box.READ.get(package.rpartition(".")[2], {})
        return GameBox(key, {part: read[part].values() for part in names if part in read}, picture_of(read))
    parts = {part: box.parsed(box.own(package, part), f"{key}/{part}.toml") for part in names}
    read = tried(key, {part: (values, f"{key}/{part}.toml") for part, values in parts.items()})
    return GameBox(key, {part: parts[part] for part in read}, picture_of(read))


def texts_of(wanted: GameBox) -> dict[str, str]:
    """The component files of a box as text; ours as they are, with all their remarks."""
    package, own = package_of(wanted.game), ours(wanted.game)
    return {
        part: box.own(package, part) if values == own.parts[part] else boxfile.whole(values)
        for part, values in wanted.parts.items()
    }


def checked(file: BoxFile, key: str = "") -> GameBox:
    """The box that a file makes, with every check that its game makes; BoxError says what is wrong, and where."""
    own = ours(key or clear(file))
    check_game(file, own)
    parts = file.resolved(own)
    whole = set(file.whole(own))
    title = stands(own.game)
    lacking: list[str] | None = []
    try:
        with trying(own.game, named_parts(parts, file.place, whole)) as copy:
            picture = picture_of(copy.read)
            made = GameBox(own.game, parts, picture, file.called, file.said("edition"), own.digest, file.place)
            check_sources(made, own)
            boxwords.check(parts, own, boxtexts.known(title, package_of(own.game)), file.place)
            words = boxwords.told(parts, LANGUAGES[0])
            if words or boxwords.names(parts, own):
                lacking = boxtexts.lacking(title, copy, words)
    except BoxError as error:
        raise BoxError(named(file.place, str(error))) from None
    except Exception as slip:  # noqa: BLE001  # a check that the game does not make itself, and trips over
        why = f"{type(slip).__name__}: {slip}".rstrip(": ")
        raise BoxError(f"{file.place}: the game cannot be made from this file ({why})") from None
    if lacking is None:  # the whole title has to tell
        lacking = untold(made_from(made))
    if lacking:  # a box that brings words, or calls something otherwise, brings all that its cards need
        raise BoxError(f"{file.place}: its words are not complete: {'; '.join(lacking[:SHOWN])}")
    return made


def clear(file: BoxFile) -> str:
    """The game that a file is for: it says so itself, or it looks like the component file of one."""
    if file.game:
        if file.game not in keys():
            raise BoxError(f"{file.place}: there is no game '{file.game}'; possible: {', '.join(keys())}")
        return file.game
    for key in keys():
        if suits(file, ours(key)):
            return key
    raise BoxError(f"{file.place}: which game is it for? Say GAME=FILE; possible: {', '.join(keys())}")


def suits(file: BoxFile, own: GameBox) -> bool:
    """Whether whole component files look like those of a game: it knows more than half of their tables."""
    known = {name for part, values in file.whole(own).items() if part in own.parts for name in values}
    return len(known & {name for values in own.parts.values() for name in values}) * 2 > len(known)


def check_game(file: BoxFile, own: GameBox) -> None:
    """A file that does not say its game is not taken for one of another."""
    if file.game or not file.parts or suits(file, own):
        return
    for other in keys():
        if suits(file, ours(other)):
            raise BoxError(f"{file.place}: this is a component file of {other}, not of {own.game}")


def tried(key: str, parts: beside.Lent) -> dict[str, Box]:
    """Make the modules of a game that read component files, from these, and let them go; what they read, to the end."""
    with trying(key, parts) as copy:
        return copy.read


@contextmanager
def trying(key: str, parts: beside.Lent) -> Iterator[beside.Copy]:
    """The modules of a game that read component files, made from these for as long as they are needed."""
    copy = beside.copy(f"{AT}try", parts, package_of(key))
    try:
        for name in readers(package_of(key)):
            copy.module(name)
        for part in copy.read.values():
            part.done()
        yield copy
    finally:
        copy.forget()


def named_parts(parts: Parts, place: str, whole: set[str]) -> beside.Lent:
    """The parts of a box with what messages call them: a file, and where it has several the part."""
    return {
        part: (values, place if part in whole and len(whole) == 1 else f"{place}: {part}.toml")
        for part, values in parts.items()
    }


def named(place: str, message: str) -> str:
    return message if message.startswith(place) else f"{place}: {message}"


def put(made: GameBox) -> str:
    """Let a box be known here; returns the key of its title, which is the game's own if it plays like the one there."""
    if game(made.game).box.digest == made.digest:
        return made.game
    BOXES.setdefault(made.key, made)
    return made.key


def with_box(key: str, digest: str) -> str:
    """The key of a game's title with the box of this digest; LeftOutError says that the box is not here."""
    if digest in ("", game(key).box.digest):
        return key
    return game(f"{key}{AT}{digest}").key


def lend(made: GameBox) -> None:
    """Make a game of this process from another box, at full speed. This comes before the game is first played."""
    assert made.game not in OPENED, f"{made.game} is already made from its own box in this process"
    LENT[made.game] = made
    box.LENT[package_of(made.game).rpartition(".")[2]] = named_parts(made.parts, made.file or made.name, set())


def beside_it(key: str) -> AnyGame:
    """The title of another box, in modules of its own; one that plays like the box that was lent is that one."""
    if key not in BOXES:
        if game(plain(key)).box.key == key:
            return game(plain(key))
        digest = key.partition(AT)[2]
        remedy = "`farside box import FILE` brings it"
        raise NoBoxError(f"the box {shortened(digest)} of {plain(key)} is not here; {remedy}")
    return made_from(BOXES[key])


def beside_module(key: str, module: str, attr: str) -> object:
    """What a module outside its package has to say of the title of another box: a copy that imports that title's."""
    copy = beside.COPIES[f"{AT}{key.partition(AT)[2]}"]
    copy.packages.add(module.rpartition(".")[0])
    found: object = getattr(copy.module(module), attr)
    return found


def title_of(key: str, copy: beside.Copy) -> AnyGame:
    """The title that a copy of a game's modules makes."""
    point = _place(key).point
    found = getattr(copy.module(point.module), point.attr)
    assert isinstance(found, Game)
    return found


def made_from(wanted: GameBox) -> AnyGame:
    parts = named_parts(wanted.parts, wanted.file or wanted.name, set())
    copy = beside.copy(f"{AT}{wanted.digest}", parts, package_of(wanted.game))
    found = title_of(wanted.game, copy)
    for part in copy.read.values():
        part.done()
    found.key = wanted.key
    freezes(type(found.blank()), wanted.key)
    found._box = wanted
    return found
