"""Installs Farside into .venv-play, opens it, and compiles it in the background for the next start.

Plain Python is installed into the environment itself, a compiled package into a folder of its own that is put in place
by a single rename. A start chooses one of the two and keeps it: what is being played is never changed.
"""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

if sys.platform != "win32":
    import fcntl

ROOT: Final = Path(__file__).resolve().parent.parent
PIP: Final = ("-m", "pip", "--disable-pip-version-check", "-qq")
LIBRARIES: Final = ("*.so", "*.pyd")
GENTLE: Final = 19  # the niceness of a compiler that works beside a game
KEPT: Final = 2  # compiled packages: the newest, and the one before it, which somebody may be playing with

PLAIN, COMPILED, BACKGROUND = "0", "1", "background"  # what is wished for

INSTALLING: Final = "Installing Farside into .venv-play ..."
BEGUN: Final = "Farside is being compiled in the background ({log}): from the next start on, bots think faster."
UNDER_WAY: Final = "Farside is still being compiled in the background ({log}); it plays in plain Python meanwhile."
NO_COMPILER: Final = "There is no C compiler: Farside plays the same games in plain Python, and bots think more slowly."
FAILED: Final = (
    "Farside could not be compiled: it plays the same games in plain Python, and bots think more slowly.\n"
    "It is tried again when the sources change; `make play COMPILED=1` tries at once and says why."
)


class PlayError(Exception):
    """What keeps Farside from being installed, in a line for whoever wants to play."""


class Place:
    """The folder .venv-play, and what is in it for one state of the sources."""

    def __init__(self, folder: Path, fingerprint: str) -> None:
        self.folder = folder
        self.fingerprint = fingerprint
        self.python = folder / "bin/python"
        self.ready = folder / f"ready-{fingerprint}"
        self.compiled = folder / f"compiled-{fingerprint}"
        self.failed = folder / f"failed-{fingerprint}"
        self.log = folder / "compile.log"

    # -- plain Python ------------------------------------------------------------------------------

    def install(self) -> None:
        """Plain Python, once for each state of the sources; whoever comes second waits for the first."""
        if self.is_ready():
            return
        try:
            self.folder.mkdir(exist_ok=True)
            with only_one(self.folder / "installing.lock"):
                if not self.is_ready():
                    self.install_plain()
        except OSError as error:
            raise PlayError(f"Farside cannot be installed here: {error}.") from error

    def is_ready(self) -> bool:
        return self.ready.exists() and self.python.exists()

    def install_plain(self) -> None:
        """What Farside needs is fetched while its page and its package are built."""
        say(INSTALLING)
        forget(self.folder.glob("ready-*"))
        self.prepare()
        wheels = self.folder / "wheels"
        forget([wheels])
        order = [str(self.python), *PIP, "wheel", "--no-deps", "--wheel-dir", str(wheels), "."]
        with subprocess.Popen(order, cwd=ROOT, env=os.environ | {"FARSIDE_COMPILE": "0"}) as building:
            fetched = run([self.python, *PIP, "install", "--no-compile", "-r", "requirements.txt"])
        if fetched or building.returncode or self.put_in(wheels):
            raise PlayError("Farside could not be installed; the lines above say why.")
        self.ready.touch()

    def put_in(self, wheels: Path) -> int:
        order = ("install", "--no-deps", "--no-compile", "--force-reinstall")
        return run([self.python, *PIP, *order, *map(str, wheels.glob("*.whl"))])

    def prepare(self) -> None:
        """An environment with pip; one whose making was interrupted is made again."""
        if self.python.exists() and not run([self.python, "-c", "import pip"]):
            return
        if run([sys.executable, "-m", "venv", str(self.folder)]):
            raise PlayError("No environment could be made in .venv-play; the lines above say why.")

    # -- compiled ----------------------------------------------------------------------------------

    def compile(self, wait: bool) -> None:
        """Compiles unless somebody else does; with `wait`, it is done in the end, whoever does it."""
        with only_one(self.folder / "compiling.lock", wait) as alone:
            if alone and not self.compiled.exists():
                self.compile_beside()

    def compile_beside(self) -> None:
        """Builds beside everything that is played, and puts the result in place with one rename.

        An interruption leaves nothing but a folder, which the next build removes; a failure is remembered.
        """
        forget([*self.folder.glob("failed-*"), *self.folder.glob("compiling-*/")])
        bench = self.folder / f"compiling-{os.getpid()}"
        code = self.build(bench)
        if code < 0 or self.fingerprint_now() != self.fingerprint:
            forget([bench])  # killed, or the sources are others by now: the next start sees to it
        elif code or not is_compiled(bench):
            forget([bench])
            self.failed.touch()
        else:
            bench.rename(self.compiled)
            self.tidy()

    def build(self, folder: Path) -> int:
        """Fills the folder with a package, compiled if there is a C compiler that works; the exit code of pip."""
        return run([self.python, *PIP, "install", "--no-deps", "--target", str(folder), "."])

    def fingerprint_now(self) -> str:
        """The state of the sources after the build, counted as the Makefile counts it."""
        order = [os.environ.get("MAKE", "make"), "-s", "fingerprint"]
        quiet = os.environ | {"MAKEFLAGS": "", "MAKELEVEL": ""}
        return subprocess.run(order, cwd=ROOT, env=quiet, stdout=subprocess.PIPE, text=True, check=False).stdout.strip()

    def tidy(self) -> None:
        """Removes the older of the compiled packages."""
        packages = sorted(self.folder.glob("compiled-*"), key=lambda package: package.stat().st_mtime)
        forget(packages[:-KEPT])

    def is_being_compiled(self) -> bool:
        with only_one(self.folder / "compiling.lock", wait=False) as alone:
            return not alone

    def begin_in_background(self) -> None:
        """A process of its own: Ctrl+C at the table does not reach it, and it need not be waited for."""
        order = [sys.executable, __file__, self.fingerprint, BACKGROUND]
        with self.log.open("w") as log:
            subprocess.run(order, stdin=subprocess.DEVNULL, stdout=log, stderr=log, process_group=0, check=False)

    # -- which of the two --------------------------------------------------------------------------

    def choose(self, wish: str) -> Path | None:
        """The compiled package, or nothing for plain Python; a package that is missing is seen to, now or later."""
        if wish == PLAIN:
            return None
        if not self.compiled.exists() and os.access(self.folder, os.W_OK):
            self.see_to_it(wish)
        return self.compiled if self.compiled.exists() else None

    def see_to_it(self, wish: str) -> None:
        if wish == COMPILED:
            say("Compiling Farside; this takes a few minutes ...")
            self.compile(wait=True)
        elif not has_compiler():
            say(NO_COMPILER)
        elif self.is_being_compiled():
            say(UNDER_WAY, self.log)
        elif not self.failed.exists():
            self.begin_in_background()
            say(BEGUN, self.log)
        if self.failed.exists():
            say(FAILED)


@contextmanager
def only_one(file: Path, wait: bool = True) -> Iterator[bool]:
    """Whether this process alone is at it; the lock ends with the process, however that ends."""
    with file.open("a") as lock:
        alone = takes(lock.fileno(), wait=False)
        if wait and not alone:
            say("Another start is at it; waiting ...")
            alone = takes(lock.fileno(), wait=True)
        yield alone


def takes(lock: int, wait: bool) -> bool:
    """Whether the lock is ours now; on Windows, two starts at once do not wait for each other."""
    if sys.platform == "win32":
        return True
    try:
        fcntl.flock(lock, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def is_compiled(package: Path) -> bool:
    """A build that finds no working C compiler makes a plain package."""
    found = any(path for library in LIBRARIES for path in package.glob(library))
    if package.exists() and not found:
        say("No C compiler that works was found.")
    return found


def has_compiler() -> bool:
    """Whether there is something to try; the build itself finds out whether it works."""
    return "CC" in os.environ or sys.platform == "win32" or any(map(shutil.which, ("cc", "gcc", "clang")))


def say(line: str, log: Path | None = None) -> None:
    print(line.format(log=log and log.relative_to(ROOT)), flush=True)


def forget(paths: Iterable[Path]) -> None:
    for path in list(paths):
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


def run(order: list[Path | str], **settings: str) -> int:
    return subprocess.run(order, cwd=ROOT, env=os.environ | settings, check=False).returncode


def compile_in_background(place: Place) -> None:
    """The caller waits for a process that is gone at once; its child compiles, behind everything else."""
    if hasattr(os, "fork"):
        if os.fork():
            return
        os.nice(GENTLE)
    begun = time.monotonic()
    place.compile(wait=False)
    print("compiled" if place.compiled.exists() else "not compiled", f"after {time.monotonic() - begun:.0f} s")


def open_farside(place: Place, package: Path | None, arguments: list[str]) -> None:
    """Becomes Farside, with the compiled package before the plain one on its path."""
    path = os.pathsep.join(str(part) for part in (package, os.environ.get("PYTHONPATH")) if part)
    settings = os.environ | ({"PYTHONPATH": path} if path else {})
    farside = str(place.folder / "bin/farside")
    os.execve(farside, [farside, *arguments], settings)


def main(fingerprint: str, wish: str, *arguments: str) -> None:
    place = Place(ROOT / ".venv-play", fingerprint)
    if wish == BACKGROUND:
        compile_in_background(place)
        return
    place.install()
    wish = PLAIN if os.environ.get("FARSIDE_COMPILE") == "0" else wish
    open_farside(place, place.choose(wish), list(arguments))


if __name__ == "__main__":
    try:
        main(*sys.argv[1:])
    except PlayError as error:
        sys.exit(str(error))
    except KeyboardInterrupt:
        sys.exit(130)
