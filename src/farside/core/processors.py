"""Processors: how many of them this process may use."""

from __future__ import annotations

import os


def processors() -> int:
    """Those it was given, where the system can say; else all there are."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
