"""The copyist: what is committed is what it writes, what it writes copies, and what it cannot copy it refuses."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

from farside import copyist
from farside.core import shelf
from farside.core.state import State

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(file.parent.name for file in (ROOT / "src/farside/games").glob("*/copies.py"))
HEAD = """
from __future__ import annotations

from farside.core.actions import Seat
from farside.core.fields import Follows, Frozen, Shared, frozen_by
from farside.core.state import State
"""
NEST = '''
class Nest:
    """No state: it may hold what it likes."""

    def __init__(self) -> None:
        self.eggs = "speckled"
'''
METHODS = """
    def clone(self) -> WrenState:
        return copies.copy(self, WrenState())


frozen_by(WrenState, copies.freeze, copies.thaw)
"""
EVERY_KIND = """
    flies: bool
    rows: tuple[tuple[int, ...], ...]  # by seat
    eggs: list[int]
    first: Seat
    deck: Shared
    nest: Follows[Nest]
    song: tuple[int, ...]
    round: int
    limit: ClassVar[int] = 4
"""


class Wren:
    """A package of somebody else with a game in it, whose state can be written and read."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder / "wren"
        self.folder.mkdir()
        (self.folder / "__init__.py").touch()

    def declares(self, fields: str, before: str = "", base: str = "State", imports: str = "") -> None:
        text = f"{HEAD}{imports}\n{NEST}\n{before}\n\nclass WrenState({base}):\n{fields or '    pass'}\n"
        (self.folder / "state.py").write_text(text)

    def file(self, name: str, text: str) -> None:
        (self.folder / name).write_text(text)

    def lives(self, fields: str, before: str = "", base: str = "State", imports: str = "") -> State:
        """A state that is copied and frozen as the copyist writes."""
        imports = f"from typing import ClassVar\n{imports}from wren import copies\n"
        self.declares(fields + METHODS, before, base, imports)
        copyist.write("wren")
        importlib.invalidate_caches()
        found: State = importlib.import_module("wren.state").WrenState()
        return found


def forget() -> None:
    for name in [name for name in sys.modules if name.partition(".")[0] == "wren"]:
        del sys.modules[name]
    shelf._installed.cache_clear()


@pytest.fixture
def wren(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    info = tmp_path / "wren-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wren\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[farside.games]\nwren = wren.game:GAME\nloose = loose:GAME\n")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    forget()
    yield Wren(tmp_path)
    forget()


# -- our games -------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", GAMES)
def test_what_is_committed_is_what_the_copyist_writes(key: str):
    file = ROOT / "src/farside/games" / key / "copies.py"
    assert file.read_text(encoding="utf-8") == copyist.copies(key), "`make copies` writes it anew"
    assert not copyist.is_stale(key)


# -- games of others -------------------------------------------------------------------------------


def test_every_kind_of_field_is_copied_frozen_and_thawed(wren: Wren):
    state = wren.lives(EVERY_KIND)
    values = {"flies": True, "rows": ((1,), (2, 3)), "eggs": [4], "first": 1, "deck": [5], "song": (6, 7), "round": 8}
    for name, value in {**values, "nest": object()}.items():
        setattr(state, name, value)
    twin = state.clone()
    assert {name: getattr(twin, name) for name in values} == values
    assert [name for name in ("eggs", "deck", "nest") if getattr(twin, name) is getattr(state, name)] == [
        "deck",
        "nest",
    ]
    assert state.freeze() == ((1, 1, 8), (4,), (5,), (6, 7), (1,), (2, 3)), "numbers, lists and tuples, rows"
    thawed = type(state)()
    thawed.thaw(state.freeze())
    assert {name: getattr(thawed, name) for name in values} == values
    assert not hasattr(thawed, "nest"), "what follows from other fields is found by whoever knows how"


def test_fields_of_the_classes_it_extends_come_first(wren: Wren):
    wren.file("feathers.py", f"{HEAD}\n\nclass Feathers(State):\n    tail: int\n")
    older = "class Older(Feathers):\n    wings: int\n"
    state = wren.lives("    beak: int\n", older, "Older", "from wren.feathers import Feathers\n")
    for number, name in enumerate(("tail", "wings", "beak")):
        setattr(state, name, number)
    assert state.freeze() == ((0, 1, 2),)
    assert state.clone().freeze() == ((0, 1, 2),)


@pytest.mark.parametrize(
    "fields", ["", "    eggs: list[int]", "    round: int", "    round: int\n    first: Seat", EVERY_KIND]
)
def test_it_is_formatted_as_the_formatter_wants(wren: Wren, fields: str):
    wren.declares(fields)
    ruff = [sys.executable, "-m", "ruff", "format", "--line-length", "120", "-"]
    text = copyist.copies("wren")
    assert subprocess.run(ruff, input=text, capture_output=True, text=True, check=True).stdout == text


REFUSED = {
    "a kind": ("    name: str", "WrenState.name is str; the copyist knows int, Seat, Action, bool, list"),
    "lists in lists": ("    rows: list[list[int]]", "WrenState.rows is list[list[int]]; the copyist knows"),
    "another's name": ("    flies: bool | None", "WrenState.flies is bool | None; the copyist knows"),
    "undeclared": (
        "    def __init__(self) -> None:\n        self.eggs: list[int] = []",
        "WrenState writes self.eggs, which no class declares: declare it in the class",
    ),
    "twice": ("    eggs: int\n    eggs: int", "WrenState.eggs is declared twice"),
    "two with rows": (
        "    a: tuple[tuple[int, ...], ...]\n    b: tuple[tuple[int, ...], ...]",
        "WrenState: a and b are tuple[tuple[int, ...], ...]; one field may be",
    ),
}


@pytest.mark.parametrize(("fields", "message"), REFUSED.values(), ids=REFUSED)
def test_what_it_cannot_copy_is_refused(wren: Wren, fields: str, message: str):
    wren.declares(fields)
    with pytest.raises(copyist.CopyError) as refused:
        copyist.write("wren")
    assert str(refused.value).startswith(message)
    assert not (wren.folder / "copies.py").exists()


def test_what_the_kernel_declares_may_be_written(wren: Wren):
    wren.declares("    def end(self) -> None:\n        self.over = True\n        self.finish()")
    assert "state.over" not in copyist.copies("wren")


def test_a_class_of_unknown_fields_among_its_bases_is_refused(wren: Wren):
    wren.declares("    eggs: int", base="State, Nest")
    with pytest.raises(copyist.CopyError, match="WrenState extends Nest, whose fields the copyist cannot find"):
        copyist.copies("wren")


@pytest.mark.parametrize(
    ("base", "found"), [("Nest", "none"), ("Box", "none"), ("Path", "none"), ("State", "Other, Wre")]
)
def test_a_file_without_a_state_or_with_two_is_refused(wren: Wren, base: str, found: str):
    imports = "from pathlib import Path\nfrom farside.core.box import Box\n"
    wren.declares("    eggs: int", f"class Other({base}):\n    eggs: int\n", base, imports)
    with pytest.raises(copyist.CopyError, match=f"wren.state: expected one class that extends State, found {found}"):
        copyist.copies("wren")


def test_a_game_without_the_file_is_told_so(wren: Wren):
    with pytest.raises(copyist.CopyError, match=r"there is no module wren\.state"):
        copyist.copies("wren")
    with pytest.raises(copyist.CopyError, match="loose lies in no package"):
        copyist.copies("loose")
    with pytest.raises(ValueError, match=r"there is no game 'kiwi'; possible: .*wren"):
        copyist.copies("kiwi")


def test_copies_are_stale_when_the_fields_have_changed(wren: Wren):
    wren.declares("    eggs: int")
    assert not copyist.is_stale("wren"), "it may copy by hand"
    copyist.write("wren")
    assert not copyist.is_stale("wren")
    wren.declares("    eggs: int\n    nests: int")
    assert copyist.is_stale("wren")
    wren.file("copies.py", '"""Written by hand."""\n')
    assert not copyist.is_stale("wren")
    assert not copyist.is_stale("loose")
