"""Which modules mypyc compiles, and whether it does: the one place to change either."""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

from setuptools._distutils.ccompiler import new_compiler
from setuptools._distutils.sysconfig import customize_compiler

ROOT: Final = Path(__file__).resolve().parent.parent

# Everything that a move or a search runs through, in one group so that calls between modules stay native.
# Views, pictures, titles and texts stay plain Python: they are called once a page, not once a decision.
PATTERNS: Final = (
    "core/*.py",
    "games/*/components.py",
    "games/*/tracks.py",  # more components, where one file would be two
    "games/*/modules.py",
    "games/*/abilities.py",
    "games/*/cards.py",
    "games/*/planet.py",
    "games/*/pieces.py",
    "games/*/luna.py",
    "games/*/chapters.py",
    "games/*/luna_outlook.py",
    "games/*/fields.py",
    "games/*/state.py",
    "games/*/copies.py",
    "games/*/actions.py",
    "games/*/setup.py",
    "games/*/sight.py",
    "games/*/senses.py",
    "games/*/outlook.py",
    "games/*/rules/*.py",
    "bots/*.py",
    "bots/minds/*/*.py",
)

# Modules that the patterns catch and that must stay plain Python, each with its reason.
PLAIN: Final = {
    "__init__.py": "re-exports names and decides nothing",
    "core/game.py": "titles override Game's class attributes, which a native class would not see",
    "core/shown.py": "so do they those of Shown",
    "core/sight.py": "a sight holds such a title, and is made once a question",
    "core/campaign.py": "titles extend Campaign, as they extend Game",
    "bots/abilities.py": "protocols that are looked for at run time, which mypyc does not keep",
    "bots/guests.py": "knows bots of other people, by import",
    "bots/roster.py": "reads what bots of other packages say of themselves as attributes of their class",
    "core/view.py": "the base of all views, and a view is plain Python",
    "core/boxes.py": "a box is looked at once, as frozen data",
    "core/boxfile.py": "so is a file of one",
    "core/numbers.py": "compares modules, which it makes by the way of beside.py",
    "core/courses.py": "so does it, and a course is kept as a dataclass",
    "core/boxtexts.py": "looks for names in modules and their sources",
    "core/beside.py": "makes modules by the import system's own classes",
    "core/lessons.py": "lessons are read and followed once a page, as frozen data",
    "core/coach.py": "so is whoever follows them",
    "core/guides.py": "guides are read once, as frozen data",
    "core/examples.py": "so are worked examples",
    "core/crops.py": "their figures are drawn once a language",
    "core/glossary.py": "a note is written when somebody asks for it, by games that extend Scene",
    "core/scene.py": "games extend Scene, and a picture is drawn once a page",
}


def modules() -> list[str]:
    """The modules to compile, as paths from the project's root; what does not exist yet is not missed."""
    source = ROOT / "src/farside"
    found = {path for pattern in PATTERNS for path in source.glob(pattern)}
    return sorted(
        str(path.relative_to(ROOT))
        for path in found
        if path.name not in PLAIN and path.relative_to(source).as_posix() not in PLAIN
    )


def has_compiler() -> bool:
    """A C compiler that finds Python's headers: tried out, because a name on the path proves little."""
    compiler = new_compiler()
    with tempfile.TemporaryDirectory(prefix="farside-try-") as folder:
        probe = Path(folder, "probe.c")
        probe.write_text("#include <Python.h>\n")
        try:
            customize_compiler(compiler)
            compiler.compile([str(probe)], output_dir=folder, include_dirs=[sysconfig.get_path("include")])
        except Exception:  # noqa: BLE001 - each compiler and platform fails in its own way
            return False
    return True


def wanted() -> bool:
    """FARSIDE_COMPILE: 0 never compiles, 1 insists on it, anything else compiles where that is possible."""
    wish = os.environ.get("FARSIDE_COMPILE", "")
    if wish == "0":
        print("Farside: plain Python, because FARSIDE_COMPILE is 0.")
        return False
    if wish == "1" or has_compiler():
        return True
    print("Farside: plain Python, because no C compiler was found. It plays the same games, more slowly.")
    return False


if __name__ == "__main__":
    print("\n".join(modules()))
    sys.exit(not wanted())
