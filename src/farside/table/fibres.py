"""Fibres: a plain function may wait for something slow, and everybody else goes on.

The host and its store are plain functions, called from a hundred places and by tests without a loop. Where a store has
to wait (for a lock, a disk, a database far away), the visitor who asked waits with it, and the loop turns to others:
his task runs in a fibre (a greenlet), which is left where it stands and entered again when the answer is there. What a
function knows may be old when it goes on, as after `await`; so a table in memory never changes: a move makes a new one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Coroutine, Generator
from threading import local
from typing import Any, ParamSpec, TypeVar

from greenlet import getcurrent, greenlet

BRIEF = 0.05  # seconds that everybody waits
MOST = 100  # fibres that rest; those of more visitors at once are made anew

T = TypeVar("T")
P = ParamSpec("P")


class Fibre(greenlet):
    """Where plain functions may wait. It serves one after another: a new one costs as much as half a move."""

    rests = False
    spent: float | None = None  # seconds that a visitor has waited for a store that hangs; nobody else's are counted

    def run(self, function: Callable[[], Any]) -> None:
        """Whoever raises ends the fibre with it."""
        while True:
            self.rests = False
            found = function()
            self.rests = True
            function = outside(self).switch(found)


class Resting(local):
    """The fibres of a thread that nobody needs just now."""

    def __init__(self) -> None:
        self.fibres: list[Fibre] = []


resting = Resting()


def outside(fibre: greenlet) -> greenlet:
    """Whoever runs a fibre."""
    found = fibre.parent
    assert found is not None, "nobody runs this fibre"
    return found


def may_wait() -> bool:
    """Whether whoever calls runs in a fibre. Without one, work is done where it is asked for."""
    return isinstance(getcurrent(), Fibre)


def wait(what: Awaitable[T]) -> T:
    """Let everybody else go on until this is done; only in a fibre."""
    found: T = _followed(what.__await__())
    return found


def left(patience: float) -> float:
    """How much of this patience a visitor still has, who may have waited before."""
    here = getcurrent()
    spent = here.spent if isinstance(here, Fibre) else None
    return patience if spent is None else max(BRIEF, patience - spent)


def waited(seconds: float) -> None:
    """A visitor has waited so long for one question. Many quick ones are no matter of patience."""
    here = getcurrent()
    if seconds > BRIEF and isinstance(here, Fibre) and here.spent is not None:
        here.spent += seconds


async def along(what: Coroutine[Any, Any, T], visitor: bool = False) -> T:
    """A coroutine, in which plain functions may wait; a visitor's patience is one for all that it asks the store."""
    return await _InFibre(lambda: _followed(what), 0.0 if visitor else None)


async def within(function: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
    """A plain function that may wait."""
    return await _InFibre(lambda: function(*args, **named))


class _InFibre(Awaitable[T]):
    """Runs a function in a fibre; what the function waits for, whoever awaits this waits for."""

    def __init__(self, function: Callable[[], T], spent: float | None = None) -> None:
        self.function = function
        self.spent = spent

    def __await__(self) -> Generator[Any, Any, T]:
        here, fibres = getcurrent(), resting.fibres
        fibre = fibres.pop() if fibres else Fibre()
        fibre.parent, fibre.gr_context = here, here.gr_context  # what the task knows, its fibre knows
        fibre.spent = self.spent
        found = fibre.switch(self.function)
        while not fibre.rests:
            try:
                answer = yield found
            except BaseException as error:  # noqa: BLE001  # whatever it is, it is meant for the fibre
                found = fibre.throw(error)
            else:
                found = fibre.switch(answer)
        fibre.gr_context = None
        if len(fibres) < MOST:
            fibres.append(fibre)
        result: T = found
        return result


def _followed(steps: Any) -> Any:
    """A coroutine, or what `__await__` gives, to its end; each wait is handed to whoever runs the fibre."""
    runner = outside(getcurrent())
    go_on, answer = steps.send, None
    while True:
        try:
            wanted = go_on(answer)
        except StopIteration as done:
            return done.value
        try:
            go_on, answer = steps.send, runner.switch(wanted)
        except BaseException as error:  # noqa: BLE001  # a cancelled task, for one: the coroutine is told
            go_on, answer = steps.throw, error
