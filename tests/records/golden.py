"""The golden games: what is known of each one besides its moves.

`final.json` beside the records holds, for each, a print of the last position, the scores and the way it ended. After a
change of rules that is meant (and raises the edition), or with a new field of the position (then the prints differ, and
nothing else may), `python -m tests.records.golden` writes it anew.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from farside.core import shelf
from farside.core.record import Record
from farside.core.state import Event, State

HERE = Path(__file__).resolve().parent
GAMES = sorted(folder.name for folder in HERE.iterdir() if (folder / "final.json").is_file())
FILES = [file for game in GAMES for file in sorted((HERE / game).glob("*.rec"))]


def finals(game: str) -> dict[str, dict[str, Any]]:
    """What `final.json` says of each record of a game."""
    found: dict[str, dict[str, Any]] = json.loads((HERE / game / "final.json").read_text(encoding="utf-8"))
    return found


def read(file: Path) -> Record:
    return Record.loads(file.read_text(encoding="utf-8"))


def replay(file: Path, log: list[Event] | None = None) -> State:
    return read(file).replay(log=log)


def told(files: Iterable[Path]) -> list[tuple[Record, list[Event]]]:
    """Golden games with all that is told in them."""
    found = []
    for file in files:
        log: list[Event] = []
        replay(file, log)
        found.append((read(file), log))
    return found


def print_of(state: State) -> str:
    """A print of the whole position: the same interpreted and compiled, on every machine."""
    return hashlib.sha256(repr(state.freeze_all()).encode()).hexdigest()


def facts(state: State, game: str) -> dict[str, Any]:
    title = shelf.game(game)
    view = title.view(state, None)
    return {
        "print": print_of(state),
        "scores": list(view.scores),
        "winners": list(view.winners),
        "ended": getattr(view, "ended", ""),
        "plies": state.ply,
    }


def write(game: str) -> None:
    found = {file.stem: facts(replay(file), game) for file in sorted((HERE / game).glob("*.rec"))}
    (HERE / game / "final.json").write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    for each in GAMES:
        write(each)
