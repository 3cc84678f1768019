"""The place where a house stands: what can be offered there. Pages show what is possible and nothing else."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Place:
    """A server has it all; a browser tab has no way to other people."""

    friends: bool = True  # others can come by a link
    programs: bool = True  # the API is described and meant to be used
    kept_here: bool = False  # tables lie in this browser, and nowhere else


SERVER = Place()
