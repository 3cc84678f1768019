"""What this browser has learnt, and what else there is to learn: further lessons are offered where they matter."""

from __future__ import annotations

import json
import logging
from collections.abc import Mapping
from dataclasses import dataclass, replace

from starlette.requests import Request

from farside.core import lessons, shelf
from farside.core.coach import Coach
from farside.core.game import Value
from farside.table.pages.paper import reader
from farside.table.trouble import TroubleError
from farside.table.visitor import host_of, secret_of, tables_of

log = logging.getLogger(__name__)
LESSON = "lesson-"  # lesson-<game>-<key>: the table of the lesson that this browser has begun


@dataclass(frozen=True, slots=True)
class Offer:
    """A further lesson, as a page offers it."""

    key: str
    title: str
    minutes: int
    when: str  # the settings to which it belongs, for the form where they are chosen
    on: bool = True  # whether it belongs to what is chosen


def every(game: str) -> list[lessons.Lesson]:
    """The lessons of a title; a package whose files are broken has none, and the rest of the house goes on."""
    try:
        return lessons.lessons(shelf.game(game))
    except ValueError as error:
        log.error("%s", error)
        return []


def offers(game: str, lang: str) -> list[Offer]:
    """What there is to learn after the first lesson."""
    words = lessons.words(shelf.game(game), lang)
    return [
        Offer(one.key, words.say(one.key), one.minutes, json.dumps(one.offered))
        for one in every(game)
        if one.key != lessons.FIRST
    ]


def fitting(game: str, lang: str, seats: int, variants: Mapping[str, Value], bound: bool = False) -> list[Offer]:
    """What there is to learn about a table: about its settings, and (unless only these are asked for) about any."""
    wanted = [one.key for one in every(game) if one.suits(seats, variants) or not (one.offered or bound)]
    return [one for one in offers(game, lang) if one.key in wanted]


def at_set_up(request: Request, game: str, seats: int, chosen: Mapping[str, Value]) -> list[Offer]:
    """The lessons about settings that this browser has not been through; those about what is chosen are on."""
    lang = reader(request).lang
    on = [one.key for one in fitting(game, lang, seats, chosen, bound=True)]
    new = [one for one in offers(game, lang) if one.when != "[]" and not has_learnt(request, game, one.key)]
    return [replace(one, on=one.key in on) for one in new]


def has_learnt(request: Request, game: str, key: str) -> bool:
    """Whether this browser has been through a lesson."""
    coach = coach_of(request, game, key)
    return coach is not None and coach.learned


def begun(request: Request, game: str, key: str) -> str:
    return secret_of(request, f"{LESSON}{game}-{key}")


def coach_of(request: Request, game: str, key: str) -> Coach | None:
    """The coach of the lesson that this browser has begun; None if there is none, or its table is gone."""
    table = begun(request, game, key)
    if table not in tables_of(request):
        return None
    try:
        return host_of(request).coaching.coach(host_of(request).playing(table))
    except TroubleError:  # it is gone, or cannot be played any more
        return None
