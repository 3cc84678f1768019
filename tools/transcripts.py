"""Writes `docs/transcripts`: a whole game of each title in each language, as `farside transcript` prints it.

python tools/transcripts.py            the bot plays them
python tools/transcripts.py --words    the games that lie there, told anew: nobody thinks, only words have changed
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from farside.bots.bot import AnySight, Bot
from farside.core.actions import Action
from farside.core.languages import LANGUAGES
from farside.core.record import Record
from farside.transcript import Transcript

HERE = Path(__file__).resolve().parent.parent / "docs" / "transcripts"
GAMES = ("antarctica", "magnastorm", "mars", "skymines")
SEATS, SEED, BOT = 2, 1, "greedy"


class Again(Bot):
    """Answers as somebody did in a transcript."""

    def __init__(self, text: str) -> None:
        self.answers = answers(text)

    def choose(self, sight: AnySight) -> Action:
        return sight.options[next(self.answers)]


def answers(text: str) -> Iterator[int]:
    """Which of the options of each question was taken."""
    at = 0
    for line in text.splitlines():
        if line.startswith("    > "):
            yield at
        at = at + 1 if line.startswith(("    - ", "    > ")) else 0 if not line else at


def file(game: str, lang: str) -> Path:
    return HERE / f"{game}.{lang}.txt"


def told(game: str, lang: str, again: str = "") -> Transcript:
    """A transcript, with the bot or as another one has it."""
    transcript = Transcript(Record(game, SEATS, SEED, {}), lang, BOT)
    if again:
        transcript.bot = Again(again)
    return transcript


def written(transcript: Transcript) -> str:
    return "".join(f"{line}\n" for line in transcript.lines())


def main(words: bool) -> None:
    for game in GAMES:
        for lang in LANGUAGES:
            place = file(game, lang)
            again = place.read_text(encoding="utf-8") if words else ""
            place.write_text(written(told(game, lang, again)), encoding="utf-8")


if __name__ == "__main__":
    main("--words" in sys.argv[1:])
