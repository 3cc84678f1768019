"""How quick and how light the table is in a browser: figures to be taken on a quiet machine, with the compiled package.

PYTHONPATH=build/compiled python tools/figures.py [click] [sheet] [weight] [shift]      all of them by default

click    from a press on an own option to the new board on the screen, in milliseconds, and the server's part of it
sheet    frames a second while the sheet of a phone is dragged, the processor slowed down four times
weight   what a table page weighs, packed, with its font, in bytes
shift    how much of the layout jumps while bots play a round
"""

from __future__ import annotations

import gzip
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import httpx
from playwright.sync_api import Browser, Page, Response, sync_playwright

import farside
from pictures import FLAGS

GAMES = [key for key in farside.shelf() if key != "pebble"]
PHONE, WIDE = (390, 844), (1440, 900)
CLICKS = 30  # own answers of each title
ROUNDS = 12
SLOWED = 4
DRAGS = (-500, 500, -560, 300, -400, 560)  # pixels, up and down again
SPEED = 700  # pixels a second
PACE = 1000 / 60  # milliseconds a frame
OPTIONS = "#options button.opt"
DONE = f"Boolean(document.querySelector('#table[data-mine=\"1\"] {OPTIONS}, .podium'))"

# From the press until the frame after the new board has been drawn; and how long the server was waited for.
TIMED = """async (name) => {
  const table = () => document.querySelector("#table");
  const before = table().dataset.ply + table().dataset.asks;
  performance.clearResourceTimings();
  const start = performance.now();
  document.querySelector(`#options button[data-action="${CSS.escape(name)}"]`).click();
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (table().dataset.ply + table().dataset.asks === before || table().hasAttribute("aria-busy"))
    await new Promise((done) => setTimeout(done, 2));
  const changed = performance.now();
  await frame();
  await new Promise((done) => setTimeout(done));
  const asked = performance.getEntriesByType("resource").find((one) => one.name.endsWith("/move"));
  return [performance.now() - start, asked ? asked.responseEnd - asked.startTime : 0, changed - start];
}"""
FRAMES = """() => {
  window.frames_seen = [];
  let last = performance.now();
  const next = (now) => {
    window.frames_seen.push(now - last);
    last = now;
    window.counting = requestAnimationFrame(next);
  };
  window.counting = requestAnimationFrame(next);
}"""
COUNTED = "() => { cancelAnimationFrame(window.counting); return window.frames_seen.slice(1); }"
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) if (!one.hadRecentInput) window.shifted += one.value;
  }).observe({ type: "layout-shift", buffered: false });
}"""


def seated(browser: Browser, base: str, game: str, size: tuple[int, int], motion: bool = False) -> Page:
    """At a table with two bots, in a browser of its own."""
    context = browser.new_context(
        base_url=base,
        viewport={"width": size[0], "height": size[1]},
        has_touch=size == PHONE,
        is_mobile=size == PHONE,
        reduced_motion="no-preference" if motion else "reduce",
        locale="en",
    )
    page = context.new_page()
    form: dict[str, str | float | bool] = {"players": 3, "kind0": "me", "kind1": "bot:greedy", "kind2": "bot:greedy"}
    answer = page.request.post(f"/new/{game}", form=form, max_redirects=0)
    page.goto(answer.headers["location"].removesuffix("/links"))
    wait(page, DONE)
    return page


def wait(page: Page, expression: str) -> None:
    while not page.evaluate(expression):
        page.wait_for_timeout(20)


def names(page: Page) -> list[str]:
    found: list[str] = page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")
    return found


def click(browser: Browser, base: str) -> None:
    """Own answers by their buttons; the bots have answered before each of them."""
    for game in GAMES:
        page, dice = seated(browser, base, game, WIDE), Random(3)
        taken: list[list[float]] = []
        for _ in range(CLICKS):
            wait(page, DONE)
            page.wait_for_timeout(300)
            if not names(page):
                break
            taken.append(page.evaluate(TIMED, dice.choice(names(page))))
        whole, server, script = (sorted(one[at] for one in taken) for at in range(3))
        print(
            f"click  {game:12} median {median(whole):5.0f} ms, worst of ten {whole[len(whole) * 9 // 10]:5.0f}, "
            f"most {whole[-1]:5.0f}; server {median(server):4.0f}, until the page has changed {median(script):4.0f} "
            f"({len(taken)} answers)"
        )
        page.context.close()


def sheet(browser: Browser, base: str) -> None:
    """The handle is dragged up and down by a finger."""
    for game in GAMES:
        page = seated(browser, base, game, PHONE, motion=True)
        page.wait_for_timeout(1000)
        line = page.context.new_cdp_session(page)
        line.send("Emulation.setCPUThrottlingRate", {"rate": SLOWED})
        page.evaluate(FRAMES)
        deltas: list[float] = []
        for by in DRAGS:
            box = page.locator("#grip").bounding_box()
            assert box is not None
            page.evaluate(FRAMES)
            at = {"x": 195, "y": round(box["y"] + 12)}
            how = {"yDistance": by, "speed": SPEED, "gestureSourceType": "touch", "preventFling": True}
            line.send("Input.synthesizeScrollGesture", {**at, **how})
            deltas += page.evaluate(COUNTED)
            page.wait_for_timeout(500)
        late = [one for one in deltas if one > 1.5 * PACE]
        print(
            f"sheet  {game:12} {1000 * len(deltas) / sum(deltas):5.1f} frames a second over {len(deltas)} frames, "
            f"{len(late)} late, the longest {max(deltas):4.0f} ms"
        )
        page.context.close()


def weight(browser: Browser, base: str) -> None:
    """All that a browser is sent for a table, each once and packed."""
    for game in GAMES:
        page = seated(browser, base, game, WIDE)
        bodies: dict[str, int] = {}

        def weigh(answer: Response, bodies: dict[str, int] = bodies) -> None:
            if "/events" not in answer.url and answer.status == 200:
                body = answer.body()
                bodies[answer.url] = len(body) if answer.url.endswith("woff2") else len(gzip.compress(body, 5))

        page.context.new_cdp_session(page).send("Network.setCacheDisabled", {"cacheDisabled": True})
        page.on("response", weigh)
        page.reload()
        page.wait_for_load_state("load")
        page.wait_for_timeout(300)
        parts = ", ".join(f"{url.rpartition('/')[2][:20]} {size}" for url, size in bodies.items())
        print(f"weight {game:12} {sum(bodies.values())} bytes ({parts})")
        page.context.close()


def shift(browser: Browser, base: str) -> None:
    """Jumps of the layout from one own turn to the next, with motion."""
    for game in GAMES:
        page, dice = seated(browser, base, game, WIDE, motion=True), Random(3)
        page.evaluate("localStorage.setItem('speed', 'fast')")
        page.evaluate(SHIFTS)
        rounds: list[float] = []
        for _ in range(ROUNDS):
            wait(page, DONE)
            if not names(page):
                break
            page.evaluate("window.shifted = 0")
            page.evaluate(TIMED, dice.choice(names(page)))
            wait(page, DONE)
            page.wait_for_timeout(400)
            rounds.append(page.evaluate("window.shifted"))
        print(f"shift  {game:12} most {max(rounds):.4f}, median {median(rounds):.4f} of {len(rounds)} rounds")
        page.context.close()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The table in a process of its own, as people are served."""
    with socket.socket() as line:
        line.bind(("127.0.0.1", 0))
        port = str(line.getsockname()[1])
    command = [sys.executable, "-m", "farside", "serve", "--port", port, "--database", f"sqlite:///{folder}/tables.db"]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    base = f"http://127.0.0.1:{port}"
    while not answers(base):
        time.sleep(0.05)
    yield base
    server.terminate()
    server.wait(10)


def answers(base: str) -> bool:
    try:
        return httpx.get(base).is_success
    except httpx.TransportError:
        return False


FIGURES: dict[str, Callable[[Browser, str], Any]] = {"click": click, "sheet": sheet, "weight": weight, "shift": shift}


def main(asked: list[str]) -> None:
    chromium = shutil.which("chromium")
    assert chromium, "the figures are taken with chromium; there is none on the path"
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name in asked or FIGURES:
            FIGURES[name](browser, base)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
