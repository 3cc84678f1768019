"""Processors: those that this process may use."""

from __future__ import annotations

import os

import pytest

from farside.core.processors import processors


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="this system gives all processors to everybody")
def test_only_the_processors_that_were_given_are_counted():
    given = os.sched_getaffinity(0)
    try:
        os.sched_setaffinity(0, {min(given)})
        assert processors() == 1
    finally:
        os.sched_setaffinity(0, given)
    assert processors() == len(given)


def test_where_the_system_cannot_say_all_are_counted(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: 7)
    assert processors() == 7
    monkeypatch.setattr(os, "cpu_count", lambda: None)
    assert processors() == 1
