"""How quick and how large Farside in a tab is, in chromium: python tools/tab_figures.py [FOLDER] [--only visits mars]

On a quiet machine, after `make site`: lobby and first board on a first visit and, in another browser process, on later
ones; own move to new board (painted) and each bot's answer in every game; memory of the page's renderer with a table
and bots. `--slow 4` throttles pages as chromium does it for a phone; workers, where Python runs, it leaves alone.
`--halting 4` slows whole renderers, workers too: all but a fourth of the time they stand still. Each part takes about
a minute (`--only`); the first line says the load it was taken under. The first board is looked at for three seconds
(`--look`), as a person does at least; meanwhile the bots' Python starts.
"""

from __future__ import annotations

import argparse
import functools
import os
import signal
import statistics
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, Frame, FrameLocator, Page, Playwright, sync_playwright

from pictures import FLAGS, chromium

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("antarctica", "magnastorm", "mars", "skymines")
PATIENCE = 120_000
SLICE = 0.01  # seconds that a halting renderer runs
READY = "html[data-ready]"
# Presses an option by lot, and says when each later ply was painted, until somebody is asked again or all is over.
PRESS = """(lot) => new Promise((done) => {
  const table = () => document.getElementById("table");
  const ply = () => Number(table()?.dataset.ply ?? -1);
  const options = () => [...document.querySelectorAll("#options button.opt")];
  const before = ply(), seen = [], began = performance.now();
  let last = before, painting = 0;
  const over = () => table()?.matches(".ended") || (table()?.dataset.mine === "1" && options().length);
  const look = () => {
    if (ply() <= last) return;
    const steps = ply() - last;
    last = ply();
    painting += 1;
    requestAnimationFrame(() => setTimeout(() => {
      seen.push([steps, performance.now() - began]);
      painting -= 1;
      end();
    }));
  };
  const end = () => { if (last > before && !painting && over()) { observer.disconnect(); done(seen); } };
  const observer = new MutationObserver(() => { look(); end(); });
  observer.observe(document.documentElement, { subtree: true, childList: true, attributes: true });
  const all = options();
  all[Math.floor(lot * all.length)].click();
  setTimeout(() => { observer.disconnect(); done(seen); }, 60000);
})"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        """Nothing."""


class Phone:
    """How slow what is measured is made."""

    def __init__(self, slow: float, halting: float) -> None:
        self.slow, self.halting = slow, halting
        self.ended = threading.Event()

    def __str__(self) -> str:
        told = [f"pages slowed {self.slow:g} times"] * (self.slow > 1)
        told += [f"renderers run 1/{self.halting:g} of the time"] * (self.halting > 1)
        return ", ".join(told) or "nothing slowed"

    @property
    def is_wide(self) -> bool:
        return max(self.slow, self.halting) <= 1

    def slows(self, page: Page) -> None:
        if self.slow > 1:
            page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": self.slow})

    @contextmanager
    def at_work(self) -> Iterator[None]:
        if self.halting > 1:
            threading.Thread(target=self.halts, daemon=True).start()
        yield
        self.ended.set()

    def halts(self) -> None:
        while not self.ended.is_set():
            found = renderers()
            for _ in range(20):
                signalled(found, signal.SIGSTOP)
                time.sleep(SLICE * (self.halting - 1))
                signalled(found, signal.SIGCONT)
                time.sleep(SLICE)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist/site")
    parser.add_argument("--only", nargs="*", default=["visits", *GAMES], help="visits, and keys of games")
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--halting", type=float, default=1.0)
    parser.add_argument("--bot", default="greedy", help="who plays against us")
    parser.add_argument("--moves", type=int, default=12)
    parser.add_argument("--look", type=float, default=3.0, help="seconds at the first board before the first move")
    parser.add_argument("--seconds", type=float, default=60.0, help="at most, for the moves of a game")
    wanted = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(wanted.folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    phone = Phone(wanted.slow, wanted.halting)
    print(f"load {os.getloadavg()[0]:.1f}, {phone}", flush=True)
    with sync_playwright() as tools, tempfile.TemporaryDirectory() as kept, phone.at_work():
        if "visits" in wanted.only:
            for name in ("first visit", "later visit", "third visit"):
                with browser(tools, kept, phone) as context:
                    visit(context, address, name, phone)
        for game in [one for one in wanted.only if one in GAMES]:
            with browser(tools, kept, phone) as context:
                play(context, address, game, phone, wanted)
    server.shutdown()


@contextmanager
def browser(tools: Playwright, kept: str, phone: Phone) -> Iterator[BrowserContext]:
    """A browser process of its own, which finds what the one before it has kept."""
    wide, high = (1440, 900) if phone.is_wide else (390, 844)
    found = tools.chromium.launch_persistent_context(
        kept, executable_path=chromium(), args=FLAGS, viewport={"width": wide, "height": high}
    )
    found.set_default_timeout(PATIENCE)
    yield found
    found.close()


def visit(context: BrowserContext, address: str, name: str, phone: Phone) -> None:
    """Somebody presses Play as soon as it can be seen; then the table is loaded anew."""
    page = context.new_page()
    phone.slows(page)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    frame = page.frame_locator("#frame")
    frame.locator("#game-mars button.go").wait_for()
    print(f"{name}: lobby visible after {since(began)}", end="", flush=True)
    frame.locator("#game-antarctica button.go").click()
    frame.locator("#table").wait_for()
    print(f", first board after {since(began)}", end="", flush=True)
    began = time.perf_counter()
    page.reload(wait_until="commit")
    page.wait_for_selector(READY, state="attached")
    print(f"; loaded anew: Python after {since(began)}", end="", flush=True)
    frame.locator("#table").wait_for()
    print(f", board after {since(began)}", flush=True)
    complete(page)


def complete(page: Page) -> None:
    """Everything is fetched for the time without a network."""
    held = "async () => (await (await caches.open((await caches.keys())[0])).keys()).length"
    most, since_when = 0, time.perf_counter()
    while time.perf_counter() - since_when < 1.0:
        if (now := page.evaluate(held)) > most:
            most, since_when = now, time.perf_counter()
        time.sleep(0.1)


def play(context: BrowserContext, address: str, game: str, phone: Phone, wanted: argparse.Namespace) -> None:
    page = context.new_page()
    phone.slows(page)
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    before = memory()
    shown = page.frame_locator("#frame")
    against = f'<input type="hidden" name="level" value="{wanted.bot}">'
    shown.locator(f"#game-{game} button.go").evaluate(
        "(one, html) => one.insertAdjacentHTML('afterend', html)", against
    )
    shown.locator(f"#game-{game} button.go").click()
    asked(shown)
    time.sleep(wanted.look)
    own, answers = moves(page, shown, wanted)
    told = f"{game} against {wanted.bot}: own move to new board median {1000 * statistics.median(own):.0f} ms"
    told += f" of {len(own)}, worst {1000 * max(own):.0f}"
    if answers:
        told += f"; a bot's next move p50 {part(answers, 0.5)} ms, p95 {part(answers, 0.95)} ms of {len(answers)}"
    print(f"{told}; memory {before} at the lobby, {memory()} MB with bots", flush=True)


def moves(page: Page, shown: FrameLocator, wanted: argparse.Namespace) -> tuple[list[float], list[float]]:
    """Seconds until each own move was painted, and from one ply to the next of a bot."""
    own: list[float] = []
    answers: list[float] = []
    end = time.perf_counter() + wanted.seconds
    for number in range(wanted.moves):
        if time.perf_counter() > end or shown.locator("#table.ended").count():
            break
        asked(shown)
        seen = framed(page).evaluate(PRESS, (number * 0.618) % 1)
        times = [0.0, *(at / 1000 for _, at in seen)]
        own += times[1:2]
        for (steps, _), before, after in zip(seen[1:], times[1:], times[2:], strict=False):
            answers += [(after - before) / steps] * steps
    return own, answers


def asked(shown: FrameLocator) -> None:
    shown.locator("#table[data-mine='1'] #options button.opt, #table.ended").first.wait_for()


def framed(page: Page) -> Frame:
    found = page.query_selector("#frame")
    frame = found.content_frame() if found else None
    assert frame is not None
    return frame


def since(began: float) -> str:
    return f"{time.perf_counter() - began:.2f} s"


def part(values: list[float], share: float) -> str:
    return f"{1000 * sorted(values)[int(share * (len(values) - 1))]:.0f}"


def memory() -> str:
    """Memory of the page's renderer with all its workers, in MB: its own, and its part of what it shares."""
    return f"{max(map(proportional, renderers()), default=0) / 1000:.0f}"


def proportional(process: int) -> int:
    """Kilobytes."""
    with suppress(OSError):
        for line in Path(f"/proc/{process}/smaps_rollup").read_text().splitlines():
            if line.startswith("Pss:"):
                return int(line.split()[1])
    return 0


def signalled(processes: list[int], what: signal.Signals) -> None:
    for one in processes:
        with suppress(ProcessLookupError):
            os.kill(one, what)


def renderers() -> list[int]:
    """Of our own browser."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError, IndexError):  # it has just ended
            if b"--type=renderer" in (process / "cmdline").read_bytes() and belongs(process):
                found.append(int(process.name))
    return found


def belongs(process: Path) -> bool:
    """Whether a process is ours, or a child of ours."""
    for _ in range(6):
        parent = int((process / "stat").read_text().rpartition(")")[2].split()[1])
        if parent == os.getpid():
            return True
        process = Path("/proc") / str(parent)
    return False


if __name__ == "__main__":
    main()
