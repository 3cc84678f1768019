"""The choices: the options with their numbers, why others are closed, and whether a move can be taken back."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

from farside.core import shelf
from farside.core.actions import Action, Seat
from farside.core.phrases import Voice
from farside.table.answers import Seen
from farside.table.pages.keys import option_key
from farside.table.visit import Visit

FOLD = 2  # more refusals than this are folded behind "why not?"
CROWD = 7  # more rows than this stand closer together, and refusals are folded


@dataclass(frozen=True, slots=True)
class Option:
    """A button."""

    name: str
    text: str  # short, as the question has said the rest
    label: str  # in full
    details: str
    number: int
    key: str
    gap: bool = False  # another verb begins here
    final: bool = False  # it cannot be undone


class Fold(NamedTuple):
    """Options put away under a heading."""

    head: str
    options: list[Option]


@dataclass(frozen=True, slots=True)
class Shut:
    """A quiet line: what cannot be done, and why."""

    name: str
    text: str
    label: str  # short, as the question has said the rest
    reason: str
    clause: str


class Undo(NamedTuple):
    """Whose move would be taken back, and why it cannot be (empty: it can)."""

    seat: Seat
    reason: str


@dataclass(frozen=True, slots=True)
class Choices:
    """All that can be done now, and what cannot."""

    options: list[Option]
    folds: list[Fold]
    closed: list[Shut]
    undo: Undo | None

    @property
    def crowd(self) -> bool:
        return len(self.options) > CROWD

    @property
    def folded(self) -> bool:
        """The closed ones are behind "why not?"."""
        crowded = len(self.options) + len(self.closed) > CROWD
        return len(self.closed) > (0 if crowded else FOLD)


def choices(here: Visit, seen: Seen, voice: Voice) -> Choices:
    final = frozenset() if seen.seat is None else here.playing.final(seen.seat)
    shown, folds = sorted_out(options(seen, voice, final), seen, voice)
    closed = [_shut(seen, voice, at) for at in range(len(seen.view.closed))]
    return Choices(shown, folds, closed, _undo(here, seen, voice))


def options(seen: Seen, voice: Voice, final: frozenset[Action]) -> list[Option]:
    """The open options, numbered in the view's order, as the picture numbers them."""
    game = shelf.game(seen.game)
    return [
        Option(
            name=game.actions.name(action),
            text=game.label(seen.view, voice, action),
            label=voice.option(action),
            details=game.details(seen.view, voice, action),
            number=at + 1,
            key=option_key(at),
            final=action in final,
        )
        for at, action in enumerate(seen.view.options)
    ]


def sorted_out(found: list[Option], seen: Seen, voice: Voice) -> tuple[list[Option], list[Fold]]:
    """The options that stand in the open, with a gap between verbs, and those put away under a heading."""
    shown: list[Option] = []
    folds: dict[str, list[Option]] = {}
    before = ""
    for option, action in zip(found, seen.view.options, strict=True):
        head = voice.group(action)
        if head:
            folds.setdefault(head, []).append(option)
            continue
        verb = voice.actions.owner(action).verb
        shown.append(replace(option, gap=True) if before not in ("", verb) else option)
        before = verb
    return shown, [Fold(head, inside) for head, inside in folds.items()]


def _shut(seen: Seen, voice: Voice, at: int) -> Shut:
    closed, game = seen.view.closed[at], shelf.game(seen.game)
    name, label = game.actions.name(closed.action), game.label(seen.view, voice, closed.action)
    return Shut(name, voice.option(closed.action), label, voice.reason(closed.clause, closed.args), closed.clause)


def _undo(here: Visit, seen: Seen, voice: Voice) -> Undo | None:
    """The seat's own; on a shared device without secrets, of whoever moved last."""
    if seen.seat is None or seen.over:
        return None
    if seen.no_undo is None:
        return Undo(seen.seat, "")
    shared = len(here.door.seats) > 1 and not shelf.game(seen.game).secrets
    other = next((seat for seat in here.door.seats if shared and here.playing.no_undo(seat) is None), None)
    reason = voice.reason(seen.no_undo.clause, seen.no_undo.args)
    return Undo(seen.seat, reason) if other is None else Undo(other, "")
