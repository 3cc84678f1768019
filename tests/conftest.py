"""What all tests start from: a page that is built from the styles and scripts as they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

BUILD = Path(__file__).resolve().parent.parent / "tools/build_page.py"


def pytest_configure(config: pytest.Config) -> None:
    """Once, before the workers of pytest-xdist begin; it takes no time when nothing has changed."""
    if not hasattr(config, "workerinput"):
        subprocess.run([sys.executable, str(BUILD)], check=False)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browser tests first: one worker takes them up, and shares servers and browsers, while the others do the rest."""
    items.sort(key=lambda item: item.get_closest_marker("browser") is None)
