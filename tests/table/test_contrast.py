"""WCAG contrast of the page's texts and of what players' colours carry, in light and dark: at least 4.5 to 1."""

from __future__ import annotations

import re
from functools import cache

import pytest

from farside.core import marks, shelf
from farside.table.pages.paper import STYLES

LEAST = 4.5
Colour = tuple[float, float, float]

PROPERTY = re.compile(r"(--[\w-]+)\s*:\s*([^;{}]+)[;}]")
COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
HEX = re.compile(r"#([0-9a-fA-F]{3}|[0-9a-fA-F]{6})")
MIX = re.compile(r"(.+?) (\d+)%, ?(.+)")

# What is read, and what it is read on. `a 14%, b`: that much of a over b, as `color-mix` lays it.
ON_PANEL = ("--ink", "--ink-soft", "--accent", "--warn", "--ok")
PAIRS = [
    *[(text, ground) for text in ON_PANEL for ground in ("--panel", "--bg")],
    ("--on-accent", "--accent"),  # the main button, the chosen language
    ("--turn-ink", "--turn"),  # "your turn"
    ("--glow-ink", "--glow"),  # numbers of options, "winner"
    ("--ink", "--ink 9%, --panel"),  # a quiet pill
    ("--ink", "--ink 7%, --bg"),  # code
    ("--ink", "--warn 9%, --panel"),  # a notice
    ("--ink", "--bg 45%, --panel"),  # an option
    ("--ink-soft", "--bg 45%, --panel"),
    ("--ink", "--glow 22%, --panel"),  # an option that is pointed at
    ("--ink-soft", "--glow 22%, --panel"),
    ("--ink", "--turn 12%, --panel"),  # the digest
    ("--ink-soft", "--turn 12%, --panel"),
    ("--ink", "--glow 24%, --panel"),  # where a replay stands
    ("--ink", "--glow 18%, --panel"),  # a clause that was linked to
    ("--accent", "--glow 18%, --panel"),
    ("--ink", "--accent 14%, --panel"),  # a choice of the set-up
    ("--ink", "--accent 10%, --panel"),  # the head of a table
    ("--panel", "--ink"),  # a word at the bottom of the page
]
LETTERED = [(text, ground) for letter in marks.LETTERS for text, ground in (
    ("--on-p", f"--p{letter}"),  # the letter on a mark
    (f"--p{letter}-d", "--panel"),  # a name in the player's colour
    ("--ink", f"--p{letter} 14%, --panel"),  # one's own row
    ("--ink-soft", f"--p{letter} 14%, --panel"),
)]  # fmt: skip
ANTARCTICA = [
    *[(text, f"--hole{at}") for text in ("--hole-ink", "--hole-soft") for at in range(3)],  # the tracks
    *[("--pict", f"--ice{at}") for at in range(3)],  # names of zones
    *[("--dock-ink", f"--dock 18%, --sea{at}") for at in range(3)],  # places in a queue
    *[("#FFFFFF", f"#062640 50%, --sea{at}") for at in (1, 2, 3)],  # the corners
    *[("#FFD0B8", f"#062640 50%, --sea{at}") for at in (2, 3)],  # the end is near
    ("--sunsp-ink", "--sunsp"),  # in how many zones the sun is there
    ("#2A1A00", "--sun1"),  # the turn being played
]


def style(game: str) -> str:
    own = STYLES["page"].read_text(encoding="utf-8")
    return COMMENT.sub("", marks.shared_style() + own + (shelf.game(game).style() if game else ""))


@cache
def properties(game: str) -> dict[str, str]:
    """The custom properties as they are first set: on the root."""
    found: dict[str, str] = {}
    for name, value in PROPERTY.findall(style(game)):
        found.setdefault(name, value.strip())
    return found


def colour(word: str, dark: bool, game: str = "") -> Colour:
    """A colour as the browser works it out."""
    word = word.strip()
    mixed = MIX.fullmatch(word)
    if mixed:
        share = int(mixed[2]) / 100
        over, under = colour(mixed[1], dark, game), colour(mixed[3], dark, game)
        return blend(over, under, share)
    if word.startswith("var("):
        return colour(word[4:-1], dark, game)
    if word.startswith("--"):
        return colour(properties(game)[word], dark, game)
    if word.startswith("light-dark("):
        light, _, night = word[len("light-dark(") : -1].partition(",")
        return colour(night if dark else light, dark, game)
    assert HEX.fullmatch(word), f"a test of contrast cannot read the colour '{word}'"
    digits = word[1:] if len(word) == 7 else "".join(2 * digit for digit in word[1:])
    red, green, blue = (int(digits[at : at + 2], 16) for at in (0, 2, 4))
    return red, green, blue


def blend(over: Colour, under: Colour, share: float) -> Colour:
    red, green, blue = (a * share + b * (1 - share) for a, b in zip(over, under, strict=True))
    return red, green, blue


def luminance(shade: Colour) -> float:
    parts = [part / 255 for part in shade]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: Colour, other: Colour) -> float:
    light, dim = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dim + 0.05)


def test_the_measure_is_the_one_of_wcag() -> None:
    assert contrast((0, 0, 0), (255, 255, 255)) == pytest.approx(21)
    assert contrast(colour("#777", False), colour("#fff", False)) == pytest.approx(4.48, abs=0.005)


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), PAIRS + LETTERED)
def test_the_page_can_be_read(text: str, ground: str, dark: bool) -> None:
    assert contrast(colour(text, dark), colour(ground, dark)) >= LEAST


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize(("text", "ground"), ANTARCTICA)
def test_antarctica_can_be_read(text: str, ground: str, dark: bool) -> None:
    assert contrast(colour(text, dark, "antarctica"), colour(ground, dark, "antarctica")) >= LEAST


def test_play_now_can_be_read_in_every_games_colour() -> None:
    found = re.findall(r"--m:\s*(#\w{6})", style(""))
    assert len(found) >= 5
    for ground in found:
        assert contrast((255, 255, 255), colour(ground, False)) >= LEAST, ground
