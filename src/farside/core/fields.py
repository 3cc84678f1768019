"""What a field of a position may be besides a number, a truth or a list, and how all of them are frozen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

T = TypeVar("T")

Shared = list[int]  # a list that is replaced and never changed in place, so copies share it
Follows = Annotated[T, "follows"]  # Follows[Planet]: what other fields decide; copies share it, `thaw` finds it again

Frozen = tuple[tuple[int, ...], ...]
Freeze = Callable[[Any], Frozen]  # each is asked about states of its own kind only
Thaw = Callable[[Any, Frozen], None]
FREEZERS: Final[dict[type, tuple[Freeze, Thaw]]] = {}


def frozen_by(kind: type[T], freeze: Callable[[T], Frozen], thaw: Callable[[T, Frozen], None]) -> None:
    """How states of a kind, and of kinds that extend it, become tuples of integers and come back."""
    FREEZERS[kind] = (freeze, thaw)


def freezer(kind: type) -> tuple[Freeze, Thaw]:
    """How states of a kind are frozen and thawed."""
    found = next((FREEZERS[each] for each in kind.__mro__ if each in FREEZERS), None)
    assert found is not None, f"{kind.__name__} has no freeze() and thaw(), nor a line `frozen_by`"
    return found
