"""The reel: the way through a replay."""

from __future__ import annotations

from dataclasses import dataclass

from farside.core.phrases import Voice
from farside.table.answers import Seen
from farside.table.pages.paper import Reader
from farside.table.pages.sections.question import question_of


@dataclass(frozen=True, slots=True)
class Reel:
    """What was asked then, and the steps from there: name, label and ply."""

    prompt: str
    steps: tuple[tuple[str, str, int], ...]


def reel(seen: Seen, voice: Voice, reader: Reader) -> Reel:
    plies = (("first", 0), ("prev", max(0, seen.ply - 1)), ("next", min(seen.last, seen.ply + 1)), ("last", seen.last))
    steps = tuple((name, reader.say(f"replay-{name}"), ply) for name, ply in plies)
    return Reel(question_of(seen, voice) or reader.say("game-over"), steps)
