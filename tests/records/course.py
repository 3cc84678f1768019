"""The course of golden games: not how they end but the way there.

`course.json` beside the records holds, for each, how often each line of the log was told, and a print of every stretch
of plies: what could be answered, what was refused and why, what was told to whom, and how far it could be taken back.
After a change that is meant, `python -m tests.records.course` writes it anew.
"""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

from tests.records.golden import FILES, GAMES, HERE, read

from farside.core import shelf
from farside.core.state import Event, State

STRETCH = 20  # plies; where a course differs, it is known to so many


def courses(game: str) -> dict[str, dict[str, Any]]:
    """What `course.json` says of each record of a game."""
    found: dict[str, dict[str, Any]] = json.loads((HERE / game / "course.json").read_text(encoding="utf-8"))
    return found


def course(file: Path) -> dict[str, Any]:
    """The lines of a golden game's log by kind, and a print of each of its stretches."""
    record, log = read(file), list[Event]()
    state, actions = record.start(log), shelf.game(record.game).actions
    plies = []
    for move in record.moves:
        asked, heard = questions(state), len(log)
        state.act(move.seat, actions.parse(move.name))
        plies.append(repr((asked, [tuple(event) for event in log[heard:]], state.barrier)))
    prints = [print_of(plies[at : at + STRETCH]) for at in range(0, len(plies), STRETCH)]
    return {"told": dict(sorted(Counter(event.kind for event in log).items())), "stretches": prints}


def questions(state: State) -> list[tuple[int, list[int], list[tuple[str, tuple[int, ...]]]]]:
    """Who is asked, what may be answered, and why the rest may not."""
    return [(seat, state.options(seat), reasons(state, seat)) for seat in state.waiting()]


def reasons(state: State, seat: int) -> list[tuple[str, tuple[int, ...]]]:
    closed = [state.refusal(seat, action) for action in state.candidates(seat)]
    return [(refusal.clause, refusal.args) for refusal in closed if refusal is not None]


def print_of(plies: list[str]) -> str:
    return hashlib.sha256("\n".join(plies).encode()).hexdigest()[:12]


def write(game: str) -> None:
    found = {file.stem: course(file) for file in FILES if file.parent.name == game}
    text = json.dumps(found, separators=(",", ":")).replace('},"', '},\n"').replace('"],"', '"],\n"')
    (HERE / game / "course.json").write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES:
        write(each)
