"""Pipes: how a process that helps the server is asked, and how it answers.

It reads questions from its standard input and writes answers to its standard output, one pickle after another, each
after its length. When the server is gone, so is it.
"""

from __future__ import annotations

import os
import pickle
import signal
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import IO, Any, Protocol

LENGTH = 8  # bytes that tell the length of what follows
MODESTY, MODEST = 5, 15  # how much it stands back behind the server, and behind those too who think for people
LAST = 19  # and behind everybody: whoever looks back at a finished game, or draws a picture to share


class Helper(Protocol):
    """Such a process, as whoever needs its help knows it."""

    def ask(self, task: str, given: tuple[object, ...], limit: float) -> Any:
        """What it answers; a RuntimeError if it is late or breaks down."""

    def close(self) -> None: ...


Tasks = Mapping[str, Callable[..., object]]


def send(pipe: IO[bytes], what: object) -> None:
    packed = pickle.dumps(what)
    pipe.write(len(packed).to_bytes(LENGTH, "big") + packed)
    pipe.flush()


def receive(pipe: IO[bytes]) -> Any:
    """The next thing that was sent; None when there is nobody any more at the other end."""
    length = pipe.read(LENGTH)
    packed = pipe.read(int.from_bytes(length, "big")) if len(length) == LENGTH else b""
    return pickle.loads(packed) if packed else None  # comes from our own server through our own pipe


def done(tasks: Tasks, task: str, given: tuple[object, ...]) -> tuple[bool, object]:
    """Whether it went well, and the answer, or the whole story of what went wrong."""
    try:
        return True, tasks[task](*given)
    except Exception:  # noqa: BLE001 - whatever a helper does, the table goes on
        return False, traceback.format_exc()


def work(tasks: Tasks, questions: IO[bytes], answers: IO[bytes]) -> None:
    while (question := receive(questions)) is not None:
        send(answers, done(tasks, *question))


def serve(tasks: Tasks) -> None:
    """What such a process does all its life."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server ends us when it is asked to end
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]) if sys.argv[1:] else MODESTY)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a helper prints must not get among the answers
    try:
        work(tasks, sys.stdin.buffer, answers)
    except BrokenPipeError:
        os._exit(0)  # nobody wants to know any more
