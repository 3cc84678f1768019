"""How quick and how light the table is in a browser: figures to be taken on a quiet machine, with the compiled package.

PYTHONPATH=build/compiled python tools/figures.py [click] [sheet] [weight] [shift]      all of them by default

click    from a press on an own option to the new board on the screen, in milliseconds, and the server's part of it
sheet    frames a second while the sheet of a phone is dragged, the processor slowed down four times
weight   what a table page weighs, packed, with its font, in bytes
shift    how much of the layout jumps while bots play a round, and right after an own press
"""

from __future__ import annotations

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
from pictures import FLAGS, chromium

GAMES = [key for key in farside.shelf() if key != "pebble"]
PHONE, WIDE = (390, 844), (1440, 900)
CLICKS = 30  # own answers of each title
ROUNDS = 12
SLOWED = 4
DRAGS = (-500, 500, -560, 300, -400, 560)  # pixels, up and down again
SPEED = 700  # pixels a second
PACE = 1000 / 60  # milliseconds a frame
OPTIONS = "#options button.opt"
OVER = "Boolean(document.querySelector('#table.ended'))"
DONE = f"Boolean(document.querySelector('#table[data-mine=\"1\"] {OPTIONS}, #table.ended'))"

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
  window.shifted = [0, 0];
  new PerformanceObserver((list) => {
    for (const one of list.getEntries()) window.shifted[Number(one.hadRecentInput)] += one.value;
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
    """All that a browser is sent for a table, each once, as it is sent."""
    for game in GAMES:
        page = seated(browser, base, game, WIDE)
        answers: list[Response] = []
        address, kept = page.url, page.context.storage_state()
        page.context.close()
        page = browser.new_context(base_url=base, storage_state=kept).new_page()  # that has nothing yet

        def note(one: Response, answers: list[Response] = answers) -> None:
            answers.append(one)

        page.on("response", note)
        page.goto(address)
        page.wait_for_timeout(300)
        given = [one for one in answers if "/events" not in one.url and one.status == 200]
        bodies = {one.url: one.request.sizes()["responseBodySize"] for one in given}
        parts = ", ".join(f"{url.rpartition('/')[2][:20]} {size}" for url, size in bodies.items())
        print(f"weight {game:12} {sum(bodies.values())} bytes ({parts})")
        page.context.close()


def shift(browser: Browser, base: str) -> None:
    """Jumps of the layout from one own turn to the next, with motion; those of the half second after a press apart."""
    for game in GAMES:
        page, dice = seated(browser, base, game, WIDE, motion=True), Random(3)
        page.evaluate("localStorage.setItem('speed', 'fast')")
        page.evaluate(SHIFTS)
        rounds: list[list[float]] = []
        for _ in range(ROUNDS):
            wait(page, DONE)
            page.evaluate("window.shifted = [0, 0]")
            press(page, dice.choice(names(page)))
            if page.evaluate(OVER):
                break
            rounds.append(page.evaluate("window.shifted"))
        later, pressed = (sorted(one[at] for one in rounds) for at in range(2))
        print(
            f"shift  {game:12} most {later[-1]:.4f}, median {median(later):.4f} of {len(rounds)} rounds; "
            f"right after the own press most {pressed[-1]:.4f}, median {median(pressed):.4f}"
        )
        page.context.close()


def press(page: Page, name: str) -> None:
    """With the mouse, as people do; what is folded away is pressed by the script. Then the others have their turn."""
    button = page.locator(f'#options button[data-action="{name}"]').first
    if button.is_visible():
        button.click()
    else:
        button.evaluate("one => one.click()")
    page.wait_for_timeout(600)
    wait(page, DONE)
    page.wait_for_timeout(400)


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
    found = chromium()
    assert found, "the figures are taken with chromium; there is none on the path"
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=FLAGS)
        for name in asked or FIGURES:
            FIGURES[name](browser, base)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
