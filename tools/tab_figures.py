"""How quick and how large Farside in a tab is, in chromium: python tools/tab_figures.py [FOLDER] [--slow 4]

On a quiet machine, after `make site`: lobby and first board on a first and on a later visit, own move to new board and
a bot's answer in every game, memory of the renderers with a table and bots. `--slow 4` throttles the page as a phone
would be; chromium does not throttle workers so, where Python runs. The first line says the load it was taken under.
"""

from __future__ import annotations

import argparse
import functools
import os
import shutil
import statistics
import threading
import time
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
GAMES = ("antarctica", "magnastorm", "mars", "skymines")
PATIENCE = 300_000
MINE = "#table[data-mine='1'] #options button.opt, #table.ended"


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *args: Any) -> None:
        """Nothing."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "dist/site")
    parser.add_argument("--slow", type=float, default=1.0)
    parser.add_argument("--moves", type=int, default=12)
    wanted = parser.parse_args()
    server = ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Quiet, directory=str(wanted.folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    address = f"http://127.0.0.1:{server.server_address[1]}/"
    print(f"load {os.getloadavg()[0]:.1f}, processor slowed {wanted.slow:g} times, {wanted.moves} moves a game")
    with sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        context = browser.new_context(viewport={"width": 390, "height": 844} if wanted.slow > 1 else None)
        context.set_default_timeout(PATIENCE)
        visit(context, address, "first visit", wanted.slow)
        visit(context, address, "later visit", wanted.slow)
        for game in GAMES:
            play(context, address, game, wanted.slow, wanted.moves)
        print(f"memory of all renderers: {memory():.0f} MB")
        browser.close()
    server.shutdown()


def slowed(page: Page, times: float) -> CDPSession:
    """The processor of a phone, for what the page itself does."""
    session = page.context.new_cdp_session(page)
    if times > 1:
        session.send("Emulation.setCPUThrottlingRate", {"rate": times})
    return session


def visit(context: BrowserContext, address: str, name: str, times: float) -> None:
    page = context.new_page()
    slowed(page, times)
    began = time.perf_counter()
    page.goto(address, wait_until="commit")
    frame = page.frame_locator("#frame")
    frame.locator("#game-mars button.go").wait_for()
    print(f"{name}: lobby visible after {time.perf_counter() - began:.2f} s")
    page.wait_for_selector("html[data-ready]", state="attached")
    print(f"{name}: Python ready after {time.perf_counter() - began:.2f} s")
    frame.locator("#game-antarctica button.go").click()
    frame.locator("#table").wait_for()
    print(f"{name}: first board after {time.perf_counter() - began:.2f} s")
    page.close()


def play(context: BrowserContext, address: str, game: str, times: float, moves: int) -> None:
    page, dice = context.new_page(), Random(5)
    slowed(page, times)
    page.goto(address)
    page.wait_for_selector("html[data-ready]", state="attached")
    frame = page.frame_locator("#frame")
    frame.locator(f"#game-{game} button.go").click()
    own, answers = [], []
    for _ in range(moves):
        frame.locator(MINE).first.wait_for()
        if frame.locator("#table.ended").count():
            break
        options = frame.locator("#options button.opt")
        ply = int(frame.locator("#table").get_attribute("data-ply") or 0)
        options.nth(dice.randrange(options.count())).dispatch_event("click")
        began = time.perf_counter()
        after = beyond(page, ply)
        own.append(time.perf_counter() - began)
        if frame.locator("#table[data-mine='1']").count() == 0:
            began = time.perf_counter()
            beyond(page, after)
            answers.append(time.perf_counter() - began)
    told = f"{game}: own move to new board median {1000 * statistics.median(own):.0f} ms"
    if answers:
        told += (
            f"; next move of a bot p95 {1000 * sorted(answers)[int(0.95 * (len(answers) - 1))]:.0f} ms ({len(answers)})"
        )
    print(told, flush=True)
    page.close()


def beyond(page: Page, ply: int) -> int:
    """Wait until a later move is shown."""
    shown = "() => Number(document.getElementById('frame').contentDocument?.getElementById('table')?.dataset.ply ?? -1)"
    for _ in range(PATIENCE // 10):
        now = int(page.evaluate(shown))
        if now > ply:
            return now
        time.sleep(0.01)
    raise SystemExit("nothing came")


def memory() -> float:
    """Resident memory of chromium's renderers, in MB."""
    total = 0
    for process in Path("/proc").glob("[0-9]*"):
        try:
            if b"--type=renderer" in (process / "cmdline").read_bytes() and belongs(process):
                total += int((process / "statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
        except OSError:  # it has just ended
            continue
    return total / 1e6


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
