"""Waiting: who runs along with whom while a store takes its time.

A server's store may have to wait, so everybody runs in a fibre (`fibres.py`). In a browser tab there are no fibres
(`greenlet` is not to be had there) and none are needed: what is kept there lies in memory, and is never waited for.
"""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from importlib.util import find_spec
from typing import Any, ParamSpec, TypeVar

T = TypeVar("T")
P = ParamSpec("P")


async def on_foot(what: Coroutine[Any, Any, T], visitor: bool = False) -> T:
    """A coroutine in which no plain function waits; a visitor is nobody special then."""
    return await what


async def on_the_spot(function: Callable[P, T], /, *args: P.args, **named: P.kwargs) -> T:
    """A plain function that does not wait."""
    return function(*args, **named)


if find_spec("greenlet") is not None:
    from farside.table.fibres import along, within
else:
    along, within = on_foot, on_the_spot

__all__ = ["along", "on_foot", "on_the_spot", "within"]
