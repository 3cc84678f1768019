"""Change every value of the component files, one at a time, and name those that change nothing.

Without more, each number, truth value and word is changed: the file is refused, or the game is made of something else.
With `--played` it is not enough that the game is made of something else: some game has to show a changed number, in
what may be answered, scored, seen, drawn or told. With `--extreme` each number is made 0 and 999: the file is refused,
or the game can be played.
"""

import sys
from collections import Counter
from collections.abc import Iterator

from farside.bots import reflex
from farside.core import shelf
from farside.core.box import HIGHEST
from farside.core.courses import BREAKS, Played
from farside.core.numbers import SAME, Path, Promise, numbers, replaced, values_at, words

OPTIONS = ("--played", "--extreme")
ANSWERS = 20_000  # of all games that a title is tried in


def main(given: list[str]) -> int:
    found = 0
    for key in [word for word in given if word not in OPTIONS] or shelf.keys():
        fates: Counter[str] = Counter()
        for fate, told in extreme(key) if "--extreme" in given else single(key, "--played" in given):
            fates[fate] += 1
            if fate in (SAME, BREAKS) and not ("--extreme" in given and fate == SAME):
                print("  ", fate, told, flush=True)
                found += 1
        print(f"{key}: {', '.join(f'{count} {fate}' for fate, count in sorted(fates.items()))}", flush=True)
    return min(found, 1)


def single(key: str, played: bool) -> Iterator[tuple[str, str]]:
    """What a change of each value comes to."""
    promise = Played(key, ANSWERS, winner=reflex.BOT.glance) if played else Promise(key)
    ways = list(numbers(promise.parts)) if played else [*numbers(promise.parts), *words(promise.parts)]
    for way in ways:
        yield promise.fate(way), said(way)


def extreme(key: str) -> Iterator[tuple[str, str]]:
    """What becomes of a box with the smallest and the largest number that a file may say."""
    played = Played(key)
    for way in numbers(played.parts):
        for value in (0, HIGHEST):
            if not isinstance(values_at(played.parts, way), bool):
                yield played.fate_of(replaced(played.parts, way, value)), f"{said(way)} = {value}"


def said(way: Path) -> str:
    return " ".join(map(str, way))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
