"""Settings are read once; a bad one is a clear error."""

from __future__ import annotations

from pathlib import Path

import pytest

from farside.table import settings
from farside.table.settings import Settings, SettingsError


def test_without_anything_the_database_lies_in_the_user_s_data_directory():
    found = settings.read(env={})
    assert (found.host, found.port, found.workers) == ("127.0.0.1", 8473, 1)
    assert found.database.startswith("sqlite:///")
    assert Path(found.database.removeprefix("sqlite:///")).is_absolute()
    assert found.database.endswith("tables.db")


def test_arguments_come_before_the_environment():
    env = {"FARSIDE_PORT": "9000", "FARSIDE_HOST": "::1", "FARSIDE_WORKERS": "2", "FARSIDE_DATABASE": "a.db"}
    assert settings.read(env=env) == Settings("::1", 9000, "sqlite:///a.db", 2)
    assert settings.read(port=8000, database="postgresql://x/y", env=env).port == 8000
    assert settings.read(database="postgresql://x/y", env=env).database == "postgresql://x/y"


def test_a_worker_reads_what_its_parent_has_read():
    found = Settings("::1", 9000, "sqlite:///a.db", 3)
    assert settings.read(env=found.environment()) == found


@pytest.mark.parametrize(
    ("name", "value"),
    [("PORT", "eighty"), ("PORT", "70000"), ("PORT", "-1"), ("WORKERS", "0"), ("WORKERS", "1.5"), ("WORKERS", "999")],
)
def test_a_bad_setting_is_refused_with_what_is_possible(name: str, value: str):
    with pytest.raises(SettingsError, match=rf"{name.lower()} is a whole number from \d+ to \d+, not '?{value}'?"):
        settings.read(env={f"FARSIDE_{name}": value})


def test_what_is_answered_lasts_unless_somebody_says_otherwise():
    assert settings.read(env={}).durability == "full"
    assert settings.read(env={"FARSIDE_DURABILITY": "fast"}).durability == "fast"
    assert settings.read(durability="full", env={"FARSIDE_DURABILITY": "fast"}).durability == "full"
    assert settings.read(env=Settings(durability="fast").environment()).durability == "fast"


@pytest.mark.parametrize("value", ["half", "FULL", " fast", "off"])
def test_there_are_two_durabilities(value: str):
    with pytest.raises(SettingsError, match=f"durability is full or fast, not '{value}'"):
        settings.read(env={"FARSIDE_DURABILITY": value})
    with pytest.raises(SettingsError, match="durability is full or fast"):
        settings.read(durability=value, env={})
