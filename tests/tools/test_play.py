"""What `make play` starts with, plain Python or a compiled package; nothing is compiled here."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

import play

ROOT = Path(__file__).resolve().parents[2]


class Rehearsal(play.Place):
    """A place where building takes no time: it makes a library, or ends with the code it is told."""

    def __init__(self, folder: Path, fingerprint: str = "7", code: int = 0, library: str = "farside__mypyc.so") -> None:
        super().__init__(folder, fingerprint)
        self.code = code
        self.library = library
        self.sources = fingerprint
        self.begun = 0

    def build(self, folder: Path) -> int:
        folder.mkdir()
        (folder / self.library).touch()
        return self.code

    def fingerprint_now(self) -> str:
        return self.sources

    def begin_in_background(self) -> None:
        self.begun += 1


@pytest.fixture(autouse=True)
def _a_compiler(monkeypatch, tmp_path: Path):
    monkeypatch.setenv("CC", "cc")
    monkeypatch.setattr(play, "ROOT", tmp_path)


def left(place: play.Place) -> list[str]:
    """What building has left behind, besides the lock."""
    return sorted(path.name for path in place.folder.iterdir() if path.suffix != ".lock")


def test_the_first_start_is_plain_and_compiles_in_the_background(tmp_path, capsys):
    place = Rehearsal(tmp_path)
    assert (place.choose(""), place.begun) == (None, 1)
    assert "is being compiled in the background (compile.log)" in capsys.readouterr().out


def test_the_start_after_compiling_takes_the_package_and_says_nothing(tmp_path, capsys):
    place = Rehearsal(tmp_path)
    place.compile(wait=False)
    assert (place.choose(""), place.begun, left(place)) == (tmp_path / "compiled-7", 0, ["compiled-7"])
    assert capsys.readouterr().out == ""


def test_whoever_wishes_waits_for_the_package(tmp_path):
    place = Rehearsal(tmp_path)
    assert (place.choose("1"), place.begun) == (tmp_path / "compiled-7", 0)


def test_whoever_wishes_plays_in_plain_python(tmp_path):
    place = Rehearsal(tmp_path)
    assert (place.choose("0"), place.begun) == (None, 0)
    place.compile(wait=False)
    assert place.choose("0") is None


def test_a_build_that_was_killed_is_begun_again_at_the_next_start(tmp_path):
    place = Rehearsal(tmp_path, code=-signal.SIGKILL)
    place.compile(wait=False)
    assert left(place) == []
    assert (place.choose(""), place.begun) == (None, 1)


def test_what_an_interrupted_build_left_lying_is_removed_by_the_next(tmp_path):
    (tmp_path / "compiling-1").mkdir()
    place = Rehearsal(tmp_path)
    place.compile(wait=False)
    assert left(place) == ["compiled-7"]


@pytest.mark.parametrize("broken", [{"code": 1}, {"library": "no_library.py"}])
def test_a_build_that_failed_is_tried_again_when_sources_change_or_somebody_wishes(tmp_path, capsys, broken):
    place = Rehearsal(tmp_path, **broken)
    place.compile(wait=False)
    assert (place.choose(""), place.begun, left(place)) == (None, 0, ["failed-7"])
    assert "Farside could not be compiled" in capsys.readouterr().out
    changed = Rehearsal(tmp_path, "8")
    assert (changed.choose(""), changed.begun) == (None, 1)
    repaired = Rehearsal(tmp_path)
    assert (repaired.choose("1"), left(repaired)) == (tmp_path / "compiled-7", ["compiled-7"])


def test_a_package_of_sources_that_changed_meanwhile_is_not_put_in_place(tmp_path):
    place = Rehearsal(tmp_path)
    place.sources = "8"
    place.compile(wait=False)
    assert left(place) == []


def test_a_second_start_leaves_compiling_to_the_first(tmp_path, capsys):
    place = Rehearsal(tmp_path)
    with play.only_one(tmp_path / "compiling.lock"):
        assert (place.choose(""), place.begun) == (None, 0)
        place.compile(wait=False)
    assert left(place) == []
    assert "is still being compiled" in capsys.readouterr().out


def test_without_a_compiler_nothing_is_tried(tmp_path, capsys, monkeypatch):
    monkeypatch.delenv("CC")
    monkeypatch.setattr(shutil, "which", lambda name: None)
    place = Rehearsal(tmp_path)
    assert (place.choose(""), place.begun) == (None, 0)
    assert "There is no C compiler" in capsys.readouterr().out


def test_a_place_that_cannot_be_written_is_played_as_it_is(tmp_path, capsys, monkeypatch):
    monkeypatch.setattr(os, "access", lambda path, how: False)
    place = Rehearsal(tmp_path)
    assert (place.choose(""), place.choose("1"), place.begun) == (None, None, 0)
    assert capsys.readouterr().out == ""


def test_the_package_before_the_newest_is_kept_for_those_who_play_with_it(tmp_path):
    for number, fingerprint in enumerate(("5", "6", "7")):
        place = Rehearsal(tmp_path, fingerprint)
        place.compile(wait=False)
        os.utime(place.compiled, (number, number))
    place.tidy()
    assert left(place) == ["compiled-6", "compiled-7"]


def test_the_lock_of_a_killed_process_is_free(tmp_path):
    hold = f"import play, pathlib, time\nwith play.only_one(pathlib.Path({str(tmp_path / 'compiling.lock')!r})):\n"
    order = [sys.executable, "-c", hold + "    print('held', flush=True); time.sleep(60)"]
    holder = subprocess.Popen(order, cwd=ROOT / "tools", stdout=subprocess.PIPE, text=True)
    with holder:
        assert holder.stdout is not None
        assert holder.stdout.readline() == "held\n"
        assert Rehearsal(tmp_path).is_being_compiled()
        holder.kill()
    assert not Rehearsal(tmp_path).is_being_compiled()


# -- the script as a whole, with stand-ins for pip and Farside ----------------------------------------

PYTHON = """#!/bin/sh
case "$*" in
    *--target*) while [ "$1" != --target ]; do shift; done
        mkdir "$2" && touch "$2/farside__mypyc.so" && echo "niceness $(nice)";;
    *" wheel "*) [ "$FARSIDE_COMPILE" = 0 ];;
esac
"""
FARSIDE = '#!/bin/sh\necho "plays $* with ${PYTHONPATH:-plain Python}"\n'


@pytest.fixture
def project(tmp_path: Path, monkeypatch) -> Path:
    (tmp_path / "tools").mkdir()
    shutil.copy(ROOT / "tools/play.py", tmp_path / "tools")
    (tmp_path / "Makefile").write_text("fingerprint:\n\t@echo 7\n")
    (tmp_path / ".venv-play/bin").mkdir(parents=True)
    for name, text in (("python", PYTHON), ("farside", FARSIDE)):
        (tmp_path / ".venv-play/bin" / name).write_text(text)
        (tmp_path / ".venv-play/bin" / name).chmod(0o755)
    for name in ("PYTHONPATH", "FARSIDE_COMPILE"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


def start(project: Path, wish: str = "") -> list[str]:
    order = [sys.executable, str(project / "tools/play.py"), "7", wish, "serve", "--port", "8000"]
    return subprocess.run(order, stdout=subprocess.PIPE, text=True, check=True).stdout.splitlines()


def wait_for(path: Path, seconds: float = 30) -> None:
    end = time.monotonic() + seconds
    while not path.exists() and time.monotonic() < end:
        time.sleep(0.02)
    assert path.exists()


def test_two_starts_of_the_script(project: Path):
    """The first installs and plays in plain Python, the second plays compiled; compiling stands back."""
    begun, plays = play.BEGUN.format(log=".venv-play/compile.log"), "plays serve --port 8000 with"
    assert start(project) == [play.INSTALLING, begun, f"{plays} plain Python"]
    wait_for(project / ".venv-play/compiled-7")
    assert start(project) == [f"{plays} {project}/.venv-play/compiled-7"]
    assert "niceness 19" in (project / ".venv-play/compile.log").read_text()


def test_a_start_that_waits_needs_no_other(project: Path):
    assert start(project, "1")[-1] == f"plays serve --port 8000 with {project}/.venv-play/compiled-7"


def test_the_makefile_counts_the_state_of_the_sources(monkeypatch):
    monkeypatch.setattr(play, "ROOT", ROOT)
    assert play.Place(ROOT / ".venv-play", "7").fingerprint_now().isdigit()
