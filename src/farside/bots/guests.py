"""Guests: bots from outside. A class with `choose(sight)` will do, wherever it lies; what it does wrong is named.

`--bot NAME=module:Class` names one on the command line. The environment tells processes that are started from here, so
that a guest thinks in a process of its own, and one that never answers can be left alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from farside.bots.bot import AnySight, Bot
from farside.core.actions import Action
from farside.core.shelf import whence

NAMED: Final = "FARSIDE_BOTS"  # NAME=module:Class, one after another
FOLDER: Final = "FARSIDE_BOTS_FOLDER"  # where modules are looked for besides: the folder of whoever named them
PATIENCE: Final = 5.0  # seconds for an answer, unless a guest asks for more
STRANGE: Final = ":,=@"  # what a name has not


class GuestError(ValueError):
    """A bot from outside that cannot be had, or that broke down: says which, and what is wrong."""


class Guest(Bot):
    """Somebody who answers, whoever it is; an answer that is no option is never given away."""

    def __init__(self, key: str, who: Any) -> None:
        self.key = key
        self.who = who
        patience = getattr(who, "patience", PATIENCE)
        self.patience = float(patience) if isinstance(patience, int | float) and patience > 0 else PATIENCE

    def choose(self, sight: AnySight) -> Action:
        options = sight.options
        try:
            answer = self.who.choose(sight)
        except Exception as error:
            raise GuestError(f"the bot '{self.key}' broke down: {type(error).__name__}: {error}") from error
        if answer not in options:
            raise GuestError(f"the bot '{self.key}' answered {answer!r}, which is no option")
        return int(answer)


def invited(key: str, found: Any, where: str) -> Bot:
    """Whatever a name leads to, as a bot; a class is made into somebody first."""
    if isinstance(found, type):
        try:
            found = found()
        except Exception as error:
            raise GuestError(f"{where}: it cannot be made: {type(error).__name__}: {error}{whence(error)}") from error
    if isinstance(found, Bot) and found.key == key:
        return found
    if not callable(getattr(found, "choose", None)):
        raise GuestError(f"{where}: it has no choose(sight)")
    return Guest(key, found)


@cache
def guest(key: str) -> Bot | None:
    """The bot that somebody has named on the command line; None if nobody has."""
    place = named().get(key)
    return None if place is None else loaded(key, place)


def named() -> dict[str, str]:
    """Where the guests of this process and of those it starts lie, by name."""
    pairs = [word.partition("=") for word in os.environ.get(NAMED, "").split(",") if word]
    return {name: place for name, _, place in pairs}


def loaded(key: str, place: str) -> Bot:
    """What lies at module:Class."""
    where, (module, _, attribute) = f"the bot '{key}' ({place})", place.partition(":")
    folder = os.environ.get(FOLDER, "")
    if folder and folder not in sys.path:
        sys.path.insert(0, folder)
    try:
        home = import_module(module)
    except ModuleNotFoundError as error:
        raise GuestError(f"{where}: there is no module '{error.name}'") from error
    except (Exception, SystemExit) as error:
        raise GuestError(f"{where}: {type(error).__name__}: {error}{whence(error)}") from error
    if not hasattr(home, attribute):
        raise GuestError(f"{where}: there is no '{attribute}' in it")
    return invited(key, getattr(home, attribute), where)


def invite(wanted: Sequence[str], known: Sequence[str]) -> None:
    """Let these guests play here and in every process that is started from here; GuestError names what is wrong."""
    for word in wanted:
        name, equals, place = word.partition("=")
        module, colon, attribute = place.partition(":")
        if not (name and equals and module and colon and attribute) or "," in place:
            raise GuestError(f"a bot is named NAME=module:Class, not '{word}'")
        if any(letter in name for letter in STRANGE) or not name.isprintable() or " " in name:
            raise GuestError(f"a bot's name is one word without {' '.join(STRANGE)}, not '{name}'")
        if name in known:
            raise GuestError(f"there is a bot '{name}' already; give yours another name")
    if wanted:
        os.environ[NAMED] = ",".join([*(f"{name}={place}" for name, place in named().items()), *wanted])
        os.environ[FOLDER] = str(Path.cwd())
        guest.cache_clear()
        for word in wanted:
            guest(word.partition("=")[0])
