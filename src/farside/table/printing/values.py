"""Values: what a style sheet says of a colour or a size, worked out until nothing is left but colours and numbers."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Final, NamedTuple

from farside.table.printing.selectors import closing, listed

CALL: Final = re.compile(r"(?<![\w-])(var|light-dark|color-mix|rgba?)\(", re.IGNORECASE)
SHARE: Final = re.compile(r"\s*(-?[\d.]+)%\s*")
NAMED: Final = {"black": "#000", "white": "#fff", "transparent": "#0000"}
FULL: Final = 255


class UnsetError(ValueError):
    """Something rests on a name that nobody has given a value: the declaration says nothing."""


class Colour(NamedTuple):
    """Parts from 0 to 1."""

    red: float
    green: float
    blue: float
    alpha: float = 1.0

    def __str__(self) -> str:
        parts = self if self.alpha < 1.0 else self[:3]
        return "#" + "".join(f"{int(part * FULL + 0.5 + 1e-9):02x}" for part in parts)


def colour(text: str) -> Colour:
    """A colour as style sheets write it: `#0a5f93`, `white`. UnsetError if it is none."""
    digits = NAMED.get(text.strip().lower(), text.strip()).removeprefix("#")
    if len(digits) in (3, 4):
        digits = "".join(2 * digit for digit in digits)
    if len(digits) not in (6, 8) or not all(digit in "0123456789abcdefABCDEF" for digit in digits):
        raise UnsetError(f"'{text}' is no colour that can be mixed")
    return Colour(*(int(digits[at : at + 2], 16) / FULL for at in range(0, len(digits), 2)))


def settled(text: str, names: Mapping[str, str], dark: bool, ink: str = "#000") -> str:
    """A value without functions; `ink` is what `currentColor` means in a mixture."""
    calls: dict[str, Callable[[list[str]], str]] = {
        "light-dark": lambda given: given[dark].strip(),
        "color-mix": lambda given: mixed(given, ink),
        "rgb": rgb,
        "rgba": rgb,
    }

    def work(value: str) -> str:
        found = CALL.search(value)
        if found is None:
            return value
        end = closing(value, found.end() - 1)
        inside, name = value[found.end() : end], found[1].lower()
        told = named(inside) if name == "var" else calls[name]([work(part) for part in listed(inside)])
        return value[: found.start()] + told + work(value[end + 1 :])

    def named(inside: str) -> str:
        name, *rest = listed(inside)
        if (value := names.get(name.strip())) is not None:
            return value
        if not rest:
            raise UnsetError(f"{name.strip()} has no value")
        return work(",".join(rest)).strip()

    return work(text).strip()


def mixed(given: list[str], ink: str) -> str:
    """`color-mix(in srgb, A 30%, B)`: weighed by what can be seen of each."""
    space, *parts = given
    if space.split() != ["in", "srgb"] or len(parts) != 2:
        raise UnsetError(f"colours are mixed in srgb, two at a time, not '{', '.join(given)}'")
    shares = [float(found[1]) if (found := SHARE.search(part)) else None for part in parts]
    first, second = (mixable(SHARE.sub("", part).strip(), ink) for part in parts)
    one, other = weights(*shares)
    seen = (one * first.alpha + other * second.alpha) / (one + other)
    alpha = seen * min(one + other, 1.0)
    if not seen:
        return str(Colour(0, 0, 0, 0))
    share = one * first.alpha / ((one + other) * seen)
    red, green, blue = (a * share + b * (1 - share) for a, b in zip(first[:3], second[:3], strict=True))
    return str(Colour(red, green, blue, alpha))


def mixable(text: str, ink: str) -> Colour:
    return colour(ink if text.lower() == "currentcolor" else text)


def weights(one: float | None, other: float | None) -> tuple[float, float]:
    """How much of each; what is not said is the rest."""
    if one is None:
        one = 50.0 if other is None else 100.0 - other
    return one / 100, (100.0 - one if other is None else other) / 100


def rgb(given: list[str]) -> str:
    """`rgb(8 30 50 / 0.1)`, or with commas."""
    parts = " ".join(given).replace("/", " ").split()
    if not 3 <= len(parts) <= 4:
        raise UnsetError(f"a colour has three parts, and what can be seen of it, not '{' '.join(given)}'")
    shade = [float(part[:-1]) / 100 if part.endswith("%") else float(part) / FULL for part in parts[:3]]
    alpha = parts[3] if len(parts) == 4 else "1"
    seen = float(alpha[:-1]) / 100 if alpha.endswith("%") else float(alpha)
    return str(Colour(*(min(max(part, 0.0), 1.0) for part in (*shade, seen))))
