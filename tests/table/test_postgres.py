"""Where PostgreSQL cannot be had, its tests are skipped and say so; in CI they fail."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.table import postgres


def test_without_postgresql_tests_are_skipped_with_a_word(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres, "found", lambda: None)
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="initdb"):
        postgres.programs()


def test_in_ci_it_is_no_matter_of_luck(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres, "found", lambda: None)
    monkeypatch.setenv("CI", "true")
    with pytest.raises(pytest.fail.Exception, match="in CI"):
        postgres.programs()


def test_what_is_found_is_used(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(postgres, "found", lambda: Path("/somewhere/bin"))
    assert postgres.programs() == Path("/somewhere/bin")
