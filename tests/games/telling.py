"""What is told beside what is so: a witness keeps the position at every line of the log, and checks compare.

`is_now` compares a number with what the position says, `changed` with what has come or gone. Each check knows which of
a line's numbers it compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from farside.core import shelf
from farside.core.record import Record
from farside.core.shelf import AnyGame
from farside.core.state import Event

State = Any
Said = dict[str, int]
Shows = Callable[[State, int, Said], int]


class Moment(NamedTuple):
    """A line with the positions of its move: when it began, at each line, and when it was over."""

    game: str
    event: Event
    at: int  # which of the lines
    lines: list[Event]
    places: list[State]
    set_up: bool

    @property
    def begin(self) -> State:
        return self.places[0]

    @property
    def before(self) -> State:
        return self.places[self.at]

    @property
    def now(self) -> State:
        return self.places[self.at + 1]

    @property
    def after(self) -> State:
        return self.places[self.at + 2]


class Check(NamedTuple):
    """The names of the numbers it compares, whether they are true, and whether they tell only how things stand."""

    names: frozenset[str]
    holds: Callable[[Moment, Said], bool]
    stands: bool = False


# -- checks ----------------------------------------------------------------------------------------


def compares(*names: str, stands: bool = False) -> Callable[[Callable[[Moment, Said], bool]], Check]:
    """A check of its own, for these numbers."""
    return lambda holds: Check(frozenset(names), holds, stands)


def is_now(name: str, shows: Shows) -> Check:
    """A number that the position shows."""

    @compares(name, stands=True)
    def check(one: Moment, said: Said) -> bool:
        return said[name] in [shows(state, one.event.seat, said) for state in (one.now, one.after)]

    return check


def changed(name: str, shows: Shows, sign: int = 1) -> Check:
    """A number by which something has risen, or fallen."""

    @compares(name)
    def check(one: Moment, said: Said) -> bool:
        steps = ((one.before, one.now), (one.now, one.after), (one.before, one.after), (one.begin, one.now))
        found = [
            sign * (shows(late, one.event.seat, said) - shows(early, one.event.seat, said)) for early, late in steps
        ]
        return said[name] in found

    return check


def since_some_line(name: str, shows: Shows, sign: int = 1) -> Check:
    """A number by which something has changed since some line of this move: what happened meanwhile was told there."""

    @compares(name)
    def check(one: Moment, said: Said) -> bool:
        late = shows(one.now, one.event.seat, said)
        return said[name] in [sign * (late - shows(early, one.event.seat, said)) for early in one.places[: one.at + 1]]

    return check


def adds_up(shows: Shows, signs: dict[str, int]) -> Check:
    """The number `n` of one of several kinds of lines about a quantity: together they are what it has changed by."""

    @compares("n")
    def check(one: Moment, said: Said) -> bool:
        seat = one.event.seat
        others = [line for at, line in enumerate(one.lines) if at != one.at and line.seat == seat]
        come = sum(signs[line.kind] * said_by(one.game, line)["n"] for line in others if line.kind in signs)
        come += signs[one.event.kind] * said["n"]
        return come == shows(one.places[-1], seat, said) - shows(one.begin, seat, said)

    return check


def both(*checks: Check) -> Check:
    names = frozenset[str]().union(*[check.names for check in checks])
    return Check(
        names, lambda one, said: all(check.holds(one, said) for check in checks), all(check.stands for check in checks)
    )


def either(*checks: Check) -> Check:
    names = frozenset[str]().union(*[check.names for check in checks])
    return Check(names, lambda one, said: any(check.holds(one, said) for check in checks))


# -- games with a witness --------------------------------------------------------------------------


class Witness(list[Event]):
    """A log that remembers the position at every line."""

    def __init__(self) -> None:
        super().__init__()
        self.state: State = None
        self.seen: list[tuple[Event, State]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if self.state is not None:
            self.seen.append((event, self.state.clone()))


def at_random(key: str, seed: int, variants: dict[str, Any]) -> Iterator[Moment]:
    """All lines of a random game."""
    game, given, dice, log = shelf.game(key), {"seats": 3} | variants, Random(seed), Witness()
    state = Record(key, given.pop("seats"), seed, given).start(log)
    yield from set_up(game, log, state)
    while not state.over:
        seat = state.waiting()[0]
        yield from turn(game, log, state, seat, dice.choice(state.options(seat)))


def kept(record: Record) -> Iterator[Moment]:
    """All lines of a game that was kept."""
    game, log = shelf.game(record.game), Witness()
    state = record.start(log)
    yield from set_up(game, log, state)
    for move in record.moves:
        yield from turn(game, log, state, move.seat, game.actions.parse(move.name))


def set_up(game: AnyGame, log: Witness, state: State) -> Iterator[Moment]:
    """Nobody could listen before: lines that tell how things stand are compared with what they have led to."""
    yield from moments(game, list(log), [state.clone()] * (len(log) + 2), set_up=True)
    log.state = state


def turn(game: AnyGame, log: Witness, state: State, seat: int, action: int) -> Iterator[Moment]:
    log.seen.clear()
    begin = state.clone()
    state.act(seat, action)
    yield from moments(
        game, [event for event, _ in log.seen], [begin, *[place for _, place in log.seen], state.clone()]
    )


def moments(game: AnyGame, lines: list[Event], places: list[State], set_up: bool = False) -> Iterator[Moment]:
    for at in range(len(lines)):
        yield Moment(game.key, lines[at], at, lines, places, set_up)


def said_by(key: str, event: Event) -> Said:
    """The numbers of a line by the names that its sentence uses."""
    slots = shelf.game(key).lexicon.slots(f"log-{event.kind}")
    return {"one": 1} | {slot.name: number for slot, number in zip(slots, event.args, strict=True)}
