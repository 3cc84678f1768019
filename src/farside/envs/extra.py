"""The extra that the doors need, and what to say where it is missing."""

from __future__ import annotations

from importlib.util import find_spec

NEEDS = ("numpy", "gymnasium", "pettingzoo", "pyspiel")


def need(*modules: str) -> None:
    """ImportError that says how to get what is missing; nothing is imported here."""
    missing = [module for module in modules if find_spec(module) is None]
    if missing:
        raise ImportError(f"this needs {', '.join(missing)}; to get it: pip install 'farside[envs]'")
