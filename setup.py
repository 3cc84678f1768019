"""What pyproject.toml cannot say: the modules to compile, and the rules that travel with the package."""

import atexit
import os
import shutil
import sys
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT / "tools"))

import compiled  # noqa: E402 - it lies in tools/, which is no package

# Built outside the tree: two builds never meet, and no file of an earlier one slips into a wheel.
WORKBENCH = tempfile.mkdtemp(prefix="farside-build-")
atexit.register(shutil.rmtree, WORKBENCH, ignore_errors=True)


class BuildPackage(build_py):
    """Copies docs/rules, in all languages, into the package as farside/docs_rules.

    An editable install reads them where they are.
    """

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            rules = Path(self.build_lib, "farside", "docs_rules")
            for page in sorted((ROOT / "docs/rules").rglob("*.md")):
                copy = rules / page.relative_to(ROOT / "docs/rules")
                copy.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(page, copy)


class BuildSideBySide(build_ext):
    """Compiles on all cores: setuptools itself takes the files of a group one after the other."""

    def build_extensions(self) -> None:
        one_by_one = self.compiler.compile

        def compile_all(sources: list[str], *args: Any, **options: Any) -> list[str]:
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                parts = pool.map(lambda source: one_by_one([source], *args, **options), sources)
                return [made for part in parts for made in part]

        self.compiler.compile = compile_all
        super().build_extensions()


def by_room(sources: Iterable[str | os.PathLike[str]]) -> list[str]:
    """One C file a room or game: calls inside it can be inlined, and all cores have something to compile.

    A single file for everything occupies one core for three times as long; a file a module costs speed.
    """
    rooms: dict[str, list[str]] = {}
    for source in map(str, sources):
        names = Path(source).stem.removeprefix("__native_farside___").split("___")
        rooms.setdefault("_".join(names[: 2 if names[0] == "games" else 1]), []).append(source)
    units = []
    for room, members in rooms.items():
        if len(members) > 1:
            unit = Path(WORKBENCH, f"room_{room}.c")
            unit.write_text("".join(f'#include "{member}"\n' for member in members))
            units.append(str(unit))
        else:
            units += members
    return units


def extensions() -> list[Extension]:
    """One mypyc group, and only for a wheel: editable installs and source archives stay plain Python."""
    modules = compiled.modules()
    if "bdist_wheel" not in sys.argv or not modules or not compiled.wanted():
        return []
    from mypyc.build import mypycify  # a pure build does without mypy

    # No mypy settings: they speak of the oldest Python, and a build compiles for the one that runs it.
    options = ["--config-file=", f"--cache-dir={WORKBENCH}/cache"]
    built = mypycify(
        [*options, *modules],
        opt_level=os.environ.get("FARSIDE_OPTIMISE", "3"),
        debug_level="0",
        multi_file=True,
        group_name="farside",
        target_dir=WORKBENCH,
    )
    for extension in built:
        extension.sources = by_room(extension.sources)
        # A warning that only a newer C compiler knows must not keep anybody from playing.
        extension.extra_compile_args = [flag for flag in extension.extra_compile_args if flag != "-Werror"]
        if sys.platform == "linux":
            # Nobody replaces our functions at load time, so they may be inlined: a tenth more games a second.
            extension.extra_compile_args += ["-fno-semantic-interposition", "-fvisibility=hidden"]
    return cast("list[Extension]", built)


options = {"build": {"build_base": WORKBENCH}}
if "sdist" not in sys.argv:  # a source archive carries its metadata; a wheel needs it only while it is made
    options["egg_info"] = {"egg_base": WORKBENCH}

setup(cmdclass={"build_py": BuildPackage, "build_ext": BuildSideBySide}, ext_modules=extensions(), options=options)
