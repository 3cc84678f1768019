"""Modules that have to do with component files are found by their sources, and by their code where there are none."""

from __future__ import annotations

import py_compile
from importlib import resources
from pathlib import Path

import pytest

from farside.core import beside, shelf
from farside.core.beside import CodeLoader, Copy, Loader
from farside.core.sources import readers, reads


@pytest.mark.parametrize("key", shelf.shelf())
def test_code_tells_what_its_source_tells(key: str, tmp_path: Path):
    package = shelf.package_of(key)
    files = [file for file in resources.files(package).iterdir() if file.name.endswith(".py")]
    found = set()
    for file in files:
        made = tmp_path / f"{file.name}c"
        py_compile.compile(str(file), cfile=str(made), doraise=True)
        if reads(made):
            found.add(f"{package}.{file.name.removesuffix('.py')}")
    assert sorted(found) == readers(package) != []


def test_a_package_that_is_none_has_no_readers():
    assert readers("") == []


def test_where_there_is_no_source_its_code_is_taken(tmp_path: Path):
    source, copy = tmp_path / "one.py", Copy("@x", {})
    assert type(beside.loader("one", source, copy)) is Loader
    (tmp_path / "one.pyc").write_bytes(b"")
    assert type(beside.loader("one", source, copy)) is CodeLoader
    source.write_text("")
    assert type(beside.loader("one", source, copy)) is Loader
