"""Do the tests bite? Makes small mistakes in rules and kernel, one at a time, and sees whether a test notices.

    tools/mutants.py antarctica core --sample 60 --seed 1

Tests are collected once. Each is watched once to learn which functions it reaches; then every mistake is made in a
forked process, which runs the tests that reach it, quickest first, until one fails. What runs while modules are
imported cannot be changed afterwards, so mistakes there are tried in a process of their own.
"""

import argparse
import cProfile
import gc
import json
import os
import pickle
import resource
import signal
import subprocess
import sys
import tempfile
import time
import tomllib
import traceback
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from random import Random
from types import CodeType, FunctionType
from typing import Final

import pytest

import mutations
from mutations import Mutant

ROOT: Final = Path(__file__).resolve().parent.parent
SOURCE: Final = ROOT / "src/farside"
KNOWN: Final = ROOT / "tests/equivalent_mutants.toml"
RESULTS: Final = ROOT / "build/mutants"
CORE: Final = "core"
SHARED: Final = ("tests/games/test_records.py", "tests/games/test_promises.py")
CORE_TESTS: Final = ("tests/core", "tests/games/pebble", *SHARED, "tests/games/test_texts.py")
QUICK: Final = "not slow and not long and not browser"
PATIENCE: Final = 2  # seconds of processor time beyond five times what a test takes; then it runs in circles
MEMORY: Final = 4 << 30

KILLED: Final = "killed"
SURVIVED: Final = "survived"
UNREACHED: Final = "not reached"
EQUIVALENT: Final = "equivalent"
BROKEN: Final = "cannot be made"
UNEXPECTED: Final = 3  # the exit status of a forked process that came to grief


def games() -> list[str]:
    return sorted(folder.parent.name for folder in SOURCE.glob("games/*/rules"))


def files(area: str) -> list[Path]:
    """The kernel, or all that a game's rules consist of."""
    if area == CORE:
        return sorted(SOURCE.glob("core/*.py"))
    folder = SOURCE / "games" / area
    return [*sorted(folder.glob("rules/*.py")), folder / "state.py", folder / "setup.py"]


def tests(area: str) -> list[str]:
    return list(CORE_TESTS) if area == CORE else [f"tests/games/{area}", *SHARED]


def concerns(node: str, area: str) -> bool:
    """Of the tests that all games share, those of this game; of the kernel, all."""
    return area == CORE or not node.startswith(SHARED) or area in node


def where(mutant: Mutant) -> str:
    return f"{mutant.path.relative_to(SOURCE).as_posix()} {mutant.function}"


def key(mutant: Mutant) -> str:
    """Known by what it says, so that it is found again when lines have moved."""
    return f"{where(mutant)}: {mutations.readings(mutant.path, mutant.function)[mutant.place]}"


def equivalents() -> dict[str, str]:
    """Mistakes that change nothing anybody could see, each with the reason."""
    known = tomllib.loads(KNOWN.read_text(encoding="utf-8"))["equivalent"]
    return {entry["mutant"]: entry["why"] for entry in known}


def gone(known: Iterable[str], area: str) -> list[str]:
    """Entries of an area that can no longer be made, because their line has changed."""
    folder = f"{CORE}/" if area == CORE else f"games/{area}/"
    here = [name for name in known if name.startswith(folder)]
    named = {name.split(": ")[0] for name in here}
    made = {key(mutant) for path in files(area) for mutant in mutations.mutants(path) if where(mutant) in named}
    return [name for name in here if name not in made]


# -- making a mistake ------------------------------------------------------------------------------


def codes(code: CodeType) -> Iterable[CodeType]:
    yield code
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield from codes(constant)


def make(mutant: Mutant) -> None:
    """Exchanges the code of the function wherever it is held, so that nothing has to be imported again."""
    whole = compile(mutations.mutated(mutant), str(mutant.path), "exec")
    new = [code for code in codes(whole) if code.co_qualname == mutant.function][-1]
    gc.unfreeze()  # what somebody has put out of the collector's sight is held too
    held = [thing for thing in gc.get_objects() if isinstance(thing, FunctionType) and is_of(thing.__code__, mutant)]
    assert held, f"{mutant.function} is held nowhere"
    for function in held:
        function.__code__ = new


def is_of(code: CodeType, mutant: Mutant) -> bool:
    return code.co_qualname == mutant.function and code.co_filename == str(mutant.path)


def make_while_importing(mutant: Mutant) -> None:
    """From now on the file is imported with the mistake in it."""
    read = SourceFileLoader.get_code

    def get_code(self: SourceFileLoader, fullname: str) -> CodeType | None:
        if Path(self.path) == mutant.path:
            return compile(mutations.mutated(mutant), self.path, "exec")
        return read(self, fullname)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010 - a method is replaced, which types do not allow


# -- running tests ---------------------------------------------------------------------------------


@dataclass
class Watched:
    """What was learnt of one test: how long it takes, and the functions it reaches."""

    seconds: float
    passed: bool
    reached: set[tuple[str, str]]


@dataclass(eq=False)
class Runner:
    """A pytest plugin: instead of running the tests it has collected, it runs `work` with itself."""

    area: str
    work: Callable[["Runner"], None]
    profile: cProfile.Profile = field(default_factory=cProfile.Profile)
    items: list[pytest.Item] = field(default_factory=list)
    failed: bool = False

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.profile.disable()
        self.items = [item for item in session.items if concerns(item.nodeid, self.area)]
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed

    def passes(self, item: pytest.Item, after: pytest.Item | None = None) -> bool:
        self.failed = False
        item.config.hook.pytest_runtest_protocol(item=item, nextitem=after)
        return not self.failed

    def all_pass(self, tests: list[tuple[float, pytest.Item]]) -> bool:
        """Runs tests until one fails; what takes much longer than it should ends the process."""
        afterwards = [*(item for _seconds, item in tests[1:]), None]
        for (seconds, item), after in zip(tests, afterwards, strict=True):
            signal.setitimer(signal.ITIMER_VIRTUAL, limit(seconds))
            if not self.passes(item, after):
                return False
        return True

    def watch(self) -> list[Watched]:
        """Runs every test once, in a process that is thrown away."""
        with tempfile.NamedTemporaryFile() as file:
            notes = Path(file.name)
            if wait_for(lambda: self.write(notes)):
                sys.exit("The tests could not be watched.")
            found: list[Watched] = pickle.loads(notes.read_bytes())
        return found

    def write(self, notes: Path) -> None:
        notes.write_bytes(pickle.dumps([self.watched(item) for item in self.items]))

    def watched(self, item: pytest.Item) -> Watched:
        profile = cProfile.Profile()
        begun = time.process_time()
        profile.enable()
        passed = self.passes(item)
        profile.disable()
        return Watched(time.process_time() - begun, passed, reached(profile))


def reached(profile: cProfile.Profile) -> set[tuple[str, str]]:
    """The functions of our own that were called, by file and name."""
    called = [entry.code for entry in profile.getstats() if isinstance(entry.code, CodeType)]
    ours = [code for code in called if code.co_filename.startswith(str(SOURCE))]
    return {(code.co_filename, code.co_qualname.split(".<locals>")[0]) for code in ours}


def wait_for(work: Callable[[], int | None]) -> int:
    """Does the work in a forked process that sees nothing of the terminal, and gives its exit status."""
    child = os.fork()
    if child:
        return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    code = UNEXPECTED
    voice = os.dup(2)
    try:
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        code = work() or 0
    finally:
        if code == UNEXPECTED:
            os.write(voice, traceback.format_exc().encode())
        os._exit(code)


def limit(seconds: float) -> float:
    return 5 * seconds + PATIENCE


# -- one area --------------------------------------------------------------------------------------


@dataclass
class Trial:
    """Tries mistakes against the tests of an area."""

    area: str
    chosen: list[Mutant]
    fates: dict[str, str] = field(default_factory=dict)

    def work(self, runner: Runner) -> None:
        imported = reached(runner.profile)
        learnt = runner.watch()
        for item, test in zip(runner.items, learnt, strict=True):
            if not test.passed:
                print(f"fails while it is watched and is left out: {item.nodeid}")
        known = equivalents()
        for mutant in self.chosen:
            name = key(mutant)
            self.fates[name] = EQUIVALENT if name in known else self.fate(mutant, runner, learnt, imported)
            if self.fates[name] not in (KILLED, EQUIVALENT):
                print(f"{self.fates[name]}: {name} (line {mutant.line})", flush=True)

    def fate(self, mutant: Mutant, runner: Runner, learnt: list[Watched], imported: set[tuple[str, str]]) -> str:
        function = (str(mutant.path), mutant.function)
        tests = sorted(zip(learnt, runner.items, strict=True), key=lambda pair: pair[0].seconds)
        if function in imported:
            seconds = sum(test.seconds for test in learnt)
            return self.fate_from_the_start(mutant, [item.nodeid for test, item in tests if test.passed], seconds)
        fitting = [(test.seconds, item) for test, item in tests if test.passed and function in test.reached]
        if not fitting:
            return UNREACHED

        def attempt() -> int:
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            try:
                make(mutant)
            except (ValueError, AssertionError, SyntaxError):  # it no longer uses a name from around it, or is not held
                return 2
            return 0 if runner.all_pass(fitting) else 1

        return {0: SURVIVED, 2: BROKEN}.get(wait_for(attempt), KILLED)

    def fate_from_the_start(self, mutant: Mutant, nodes: list[str], seconds: float) -> str:
        """In a process of its own, for what runs while modules are imported."""
        with tempfile.NamedTemporaryFile() as file:
            Path(file.name).write_bytes(pickle.dumps((mutant, nodes, seconds)))
            order = [sys.executable, __file__, "--alone", file.name]
            ended = subprocess.run(order, cwd=ROOT, capture_output=True, check=False)
        return KILLED if ended.returncode else SURVIVED


def try_alone(file: Path) -> int:
    mutant, nodes, seconds = pickle.loads(file.read_bytes())
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds + limit(PATIENCE))  # watched, they took longer than now
    make_while_importing(mutant)
    return pytest.main(["-x", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *nodes])


def chosen(area: str, sample: int, seed: int, only: str) -> list[Mutant]:
    """A sample of the mistakes that could be made in an area; 0 takes all of them."""
    made = [mutant for path in files(area) for mutant in mutations.mutants(path)]
    made = [mutant for mutant in made if only in where(mutant)]
    if not 0 < sample < len(made):
        return made
    picked = Random(f"{seed} {area}").sample(made, sample)
    return sorted(picked, key=lambda mutant: (mutant.path, mutant.line, mutant.place))


def try_area(area: str, sample: int, seed: int, only: str) -> None:
    """Tries an area and writes down what became of each mistake."""
    trial = Trial(area, chosen(area, sample, seed, only))
    print(f"{area}: {len(trial.chosen)} mutants", flush=True)
    runner = Runner(area, trial.work)
    runner.profile.enable()
    quiet = ["-p", "no:terminal", "-p", "no:xdist", "-p", "no:cacheprovider", "-m", QUICK]
    code = pytest.main([*quiet, *tests(area)], plugins=[runner])
    if code not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        sys.exit(f"{area}: the tests cannot be collected ({code!r})")
    RESULTS.mkdir(parents=True, exist_ok=True)
    (RESULTS / f"{area}.json").write_text(json.dumps(trial.fates, indent=1))


# -- all areas -------------------------------------------------------------------------------------


def report(areas: list[str]) -> float:
    """Prints what became of the mutants by file, and gives the share that was killed."""
    total: Counter[str] = Counter()
    for area in areas:
        for name in gone(equivalents(), area):
            print(f"no longer there, to be taken out of {KNOWN.name}: {name}")
        fates = json.loads((RESULTS / f"{area}.json").read_text())
        for file in sorted({name.split(" ")[0] for name in fates}):
            counted = Counter(fate for name, fate in fates.items() if name.split(" ")[0] == file)
            print(f"{file:45} {said(counted)}")
        whole = Counter(fates.values())
        print(f"{area + ' in all':45} {said(whole)}\n")
        total += whole
    print(f"{'everything':45} {said(total)}")
    return share(total)


def said(counted: Counter[str]) -> str:
    rest = ", ".join(f"{number} {fate}" for fate, number in sorted(counted.items()) if fate != KILLED)
    return f"{counted[KILLED]:4} of {tried(counted):4} killed, {share(counted):5.1f} %" + (f" ({rest})" if rest else "")


def tried(counted: Counter[str]) -> int:
    return counted[KILLED] + counted[SURVIVED] + counted[UNREACHED]


def share(counted: Counter[str]) -> float:
    return 100 * counted[KILLED] / (tried(counted) or 1)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("areas", nargs="*", metavar="area", help=f"{CORE} or a game; all of them if none is named")
    parser.add_argument("--sample", type=int, default=60, help="how many mutants of each area; 0 for all")
    parser.add_argument("--seed", type=int, default=1, help="which sample")
    parser.add_argument("--only", default="", help="only where file and function contain this")
    parser.add_argument("--floor", type=float, default=95, help="fail if a smaller share (%%) is killed")
    parser.add_argument("--alone", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--area", help=argparse.SUPPRESS)
    wish = parser.parse_args()
    if wish.alone:
        return try_alone(wish.alone)
    if wish.area:
        try_area(wish.area, wish.sample, wish.seed, wish.only)
        return 0
    areas = wish.areas or [CORE, *games()]
    if unknown := set(areas) - {CORE, *games()}:
        parser.error(f"there is no {', '.join(sorted(unknown))}; possible: {', '.join([CORE, *games()])}")
    for area in areas:  # each in a process of its own, because modules are imported once
        passed_on = ["--sample", str(wish.sample), "--seed", str(wish.seed), "--only", wish.only]
        subprocess.run([sys.executable, __file__, "--area", area, *passed_on], cwd=ROOT, check=True)
    return int(report(areas) < wish.floor)


if __name__ == "__main__":
    sys.exit(main())
