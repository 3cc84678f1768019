"""Offers: what installed packages bring to the bots by entry point. What is broken is named, and the rest plays."""

from __future__ import annotations

import warnings
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, TypeVar

from farside.core.shelf import OURS, whence

BOTS: Final = "farside.bots"
MINDS: Final = "farside.minds"
AGAIN: Final = "its entry points have changed, so install it again (pip install -e .)"

Offer = TypeVar("Offer")


@cache
def offers(group: str) -> dict[str, EntryPoint]:
    """By name; where two packages use one name, ours comes first."""
    found: dict[str, EntryPoint] = {}
    for point in sorted(entry_points(group=group), key=not_ours):
        if point.name in found:
            leave_out(point, f"{found[point.name].value} has that name")
        else:
            found[point.name] = point
    assert not all(map(not_ours, found.values())), f"{group}: Farside's own are missing; {AGAIN}"
    return found


def not_ours(point: EntryPoint) -> bool:
    return point.dist is None or point.dist.name != OURS


def loaded(point: EntryPoint) -> Any:
    """What an entry point names; None, and a warning, if it is broken."""
    try:
        return point.load()
    except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever another package does, the rest plays
        leave_out(point, f"{type(error).__name__}: {error}{whence(error)}")
        return None


def taken(point: EntryPoint, kind: type[Offer]) -> Offer | None:
    """What an entry point names; None, and a warning, if it is broken or something else."""
    found = loaded(point)
    if found is None:
        return None
    if isinstance(found, kind):
        return found
    leave_out(point, f"it is no {kind.__name__}")
    return None


def leave_out(point: EntryPoint, why: str) -> None:
    """Say what is not played with, and why."""
    warnings.warn(f"{point.value}, the entry point {point.name} of {point.group}, is left out: {why}", stacklevel=2)
