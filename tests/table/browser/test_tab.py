"""Farside in a tab: the built folder on a web server that knows nothing, in a real browser and under Node.js."""

from __future__ import annotations

import fcntl
import functools
import json
import os
import re
import shutil
import subprocess
import sys
import threading
import zlib
from collections.abc import Iterator
from contextlib import suppress
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, FrameLocator, Page, expect

from farside.core import shelf

pytestmark = [pytest.mark.browser, pytest.mark.long]

ROOT = Path(__file__).resolve().parents[3]
BELOW = "/some/where"  # the folder works below any path
PATIENCE = 120_000  # milliseconds: Python starts in the browser, and the machine may be busy
TITLES = ("antarctica", "magnastorm", "mars", "skymines")
FULL = "IDBObjectStore.prototype.put = function () { this.transaction.abort(); return {}; };\n"
READY = "html[data-ready]"  # Python is there
DENIED = "indexedDB.open = () => { throw new DOMException('forbidden', 'SecurityError'); };\n"


class Quiet(SimpleHTTPRequestHandler):
    """The folder below a path, and no other."""

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix(BELOW))

    def log_message(self, *args: Any) -> None:
        """Nothing."""


class Site:
    """The folder on a web server that can be ended, and begun anew at the same address."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = 0
        self.begin()

    def begin(self) -> None:
        handler = functools.partial(Quiet, directory=str(self.folder))
        self.server = ThreadingHTTPServer(("127.0.0.1", self.port), handler)
        self.port = self.server.server_address[1]
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def end(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}{BELOW}/"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if built := os.environ.get("FARSIDE_SITE"):  # one that was built before
        return Path(built)
    if shutil.which("node") is None or not (ROOT / "node_modules/pyodide").is_dir():
        pytest.skip("the site is built with Node.js and the packages of package.json")
    shared = tmp_path_factory.getbasetemp()
    if os.environ.get("PYTEST_XDIST_WORKER"):
        shared = shared.parent  # of all that test side by side: one builds, the others wait
    out = shared / "farside-site"
    with (shared / "farside-site.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not out.is_dir():
            subprocess.run([sys.executable, str(ROOT / "tools/build_site.py"), str(out)], check=True, cwd=ROOT)
    return out


@pytest.fixture
def site(folder: Path) -> Iterator[Site]:
    found = Site(folder)
    yield found
    found.end()


@pytest.fixture
def context(browser: Any) -> Iterator[BrowserContext]:
    found = browser.new_context(viewport={"width": 1440, "height": 900})
    found.set_default_timeout(PATIENCE)
    yield found
    found.close()


def opened(page: Page, address: str) -> FrameLocator:
    """Farside at this address, once Python is there."""
    page.goto(address)
    page.wait_for_selector(READY, state="attached")
    return page.frame_locator("#frame")


def plays(shown: FrameLocator, dice: Random, most: int) -> int:
    """So many answers by pressing options, or to the end; says how many."""
    for made in range(most):
        asked = shown.locator("#table[data-mine='1'] #options button.opt, #table.ended")
        asked.first.wait_for()
        if shown.locator("#table.ended").count():
            return made
        ply = shown.locator("#table").get_attribute("data-ply")
        buttons = shown.locator("#options button.opt")
        buttons.nth(dice.randrange(buttons.count())).dispatch_event("click")
        expect(shown.locator(f"#table[data-ply='{ply}']")).to_have_count(0, timeout=PATIENCE)
    return most


def starts(shown: FrameLocator, game: str) -> None:
    shown.locator(f"#game-{game} button.go").click()
    shown.locator("#table").wait_for()


def test_every_page_answers_and_bots_move_under_node(folder: Path):
    done = subprocess.run(
        ["node", str(ROOT / "tools/site/smoke.mjs"), str(folder)], check=True, cwd=ROOT, capture_output=True, text=True
    )
    seen = json.loads(done.stdout)
    asked = {name: status for name, status in seen.items() if name.startswith("/")}
    assert [name for name, status in asked.items() if status != (303 if " move " in name else 200)] == []
    assert all(seen[game]["plies"] > 1 for game in TITLES)
    assert seen["boxes"] == {game: shelf.ours(game).digest for game in shelf.shelf()}  # as everywhere, without sources


def test_the_folder_is_small_and_carries_its_licences(folder: Path):
    sent = sum(len(zlib.compress(path.read_bytes())) for path in folder.rglob("*") if path.is_file())
    assert sent < 9_500_000  # as a host sends it that packs as hosts do; the largest files are packed already
    assert sum(path.stat().st_size for path in folder.rglob("*.packed")) > 0.9 * sent
    assert (folder / "licences/README.txt").read_text().count("licence in") >= 8
    assert all((folder / name).is_file() for name in ("index.html", "sw.js", "manifest.webmanifest"))


def test_the_lobby_is_there_before_python_and_what_is_pressed_goes_on(context: BrowserContext, site: Site):
    """Also on a later visit, where the lobby with one's own tables would take the place of the one that was built."""
    page = context.new_page()
    shown = page.frame_locator("#frame")
    tables = set()
    for _ in range(2):
        page.goto(site.address)
        shown.locator("#game-mars button.go").wait_for()
        assert page.title()
        shown.locator("#game-mars button.go").click()
        shown.locator("#table").wait_for()
        tables.add(page.url)
    assert len(tables) == 2


def test_play_reload_offline_and_on(context: BrowserContext, site: Site):
    """A game begun with a web server goes on without one."""
    page = context.new_page()
    shown = opened(page, site.address)
    starts(shown, "antarctica")
    dice = Random(3)
    assert plays(shown, dice, 3) == 3
    table = page.url
    assert "/t/" in table
    page.wait_for_function("async () => (await (await caches.open((await caches.keys())[0])).keys()).length > 40")
    site.end()
    context.set_offline(True)
    page.reload()
    page.wait_for_selector(READY, state="attached")
    assert page.url == table
    assert plays(shown, dice, 2) == 2
    context.set_offline(False)
    site.begin()


def test_two_tabs_have_one_python_and_the_second_takes_over(context: BrowserContext, site: Site):
    first = context.new_page()
    shown = opened(first, site.address)
    starts(shown, "pebble") if shown.locator("#game-pebble button.go").count() else starts(shown, "mars")
    plays(shown, Random(4), 1)
    second = context.new_page()
    other = second.frame_locator("#frame")
    second.goto(site.address)
    other.locator(f"a[href*='{first.url.rpartition('/')[2]}']").first.wait_for()  # the lobby with one's own tables
    second.goto(first.url)
    other.locator("#table").wait_for()
    assert not second.locator(READY).count()  # the first answers
    first.close()
    second.wait_for_selector(READY, state="attached")
    assert plays(other, Random(5), 1) == 1


def test_a_game_travels_by_a_link(browser: Any, context: BrowserContext, site: Site):
    page = context.new_page()
    shown = opened(page, site.address)
    starts(shown, "mars")
    plays(shown, Random(6), 2)
    address = page.url
    page.goto(f"{address}/travel")
    link = page.frame_locator("#frame").locator("#travel").input_value()
    elsewhere = browser.new_context()
    elsewhere.set_default_timeout(PATIENCE)
    other = elsewhere.new_page()
    other.goto(link)
    other.frame_locator("#frame").locator("#table").wait_for()
    assert "#game" not in other.url
    other.goto(link[: -len(link) // 4])  # cut, and where tables are kept already
    expect(other.frame_locator("#frame").locator("main")).to_contain_text("cut or changed", timeout=PATIENCE)
    other.goto(link)
    other.frame_locator("#frame").locator("#table").wait_for()
    elsewhere.close()


@pytest.mark.slow
@pytest.mark.parametrize("game", [*TITLES, "luna"])
def test_a_whole_game_to_its_end(game: str, context: BrowserContext, site: Site):
    page = context.new_page()
    shown = opened(page, site.address)
    if game == "luna":
        shown.locator("#game-skymines .menu-of summary.tool").click()
        shown.locator(".solo button").click()
        shown.locator("#table").wait_for()
    else:
        starts(shown, game)
    plays(shown, Random(7), 1000)
    assert shown.locator("#table.ended").count()


def updates(page: Page, folder: Path) -> None:
    """A new version of the folder is there, and the page has heard of it."""
    worker = folder / "sw.js"
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "another"', worker.read_text()))
    page.evaluate("async () => (await navigator.serviceWorker.getRegistration()).update()")


def is_replaced(page: Page) -> None:
    """The new version alone is kept."""
    for _ in range(PATIENCE // 500):
        with suppress(Error):  # the page is just being loaded anew
            if page.evaluate("async () => (await caches.keys()).join() === 'farside-another'"):
                break
        page.wait_for_timeout(500)
    assert page.evaluate("async () => (await caches.keys()).join()") == "farside-another"


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Iterator[Site]:
    """A folder of the test's own, to be changed."""
    shutil.copytree(folder, tmp_path / "site")
    found = Site(tmp_path / "site")
    yield found
    found.end()


def test_an_update_waits_for_the_lobby_or_for_leave(copied: Site, context: BrowserContext):
    """At a table a new version is offered; where no table is open it is taken at once, and the games are there."""
    page = context.new_page()
    shown = opened(page, copied.address)
    starts(shown, "mars")
    table = page.url
    updates(page, copied.folder)
    page.locator("#bar button:not(.x)").wait_for()
    assert page.evaluate("async () => (await caches.keys()).length") == 2  # the old one still serves
    page.locator("#bar .x").click()
    page.goto(copied.address)
    is_replaced(page)
    page.wait_for_selector(READY, state="attached")
    page.goto(table)
    shown.locator("#table").wait_for()


def test_an_update_that_is_taken_at_a_table_goes_on_there(copied: Site, context: BrowserContext):
    """The table listens to the version that serves, and so does another tab: both let go of it and come back."""
    page, other = context.new_page(), context.new_page()
    shown = opened(page, copied.address)
    other.goto(copied.address)
    other.frame_locator("#frame").locator("#game-mars").wait_for()
    starts(shown, "mars")
    table = page.url
    updates(page, copied.folder)
    page.locator("#bar button:not(.x)").click()
    is_replaced(page)
    shown.locator("#table").wait_for()
    assert page.url == table
    other.frame_locator("#frame").locator("#game-mars").wait_for()


def test_a_full_disk_is_told_and_play_goes_on(context: BrowserContext, site: Site):
    page = context.new_page()
    context.route("**/engine.js", lambda route: route.fulfill(body=FULL + (site.folder / "engine.js").read_text(),
                                                              content_type="text/javascript"))  # fmt: skip
    shown = opened(page, site.address)
    starts(shown, "mars")
    page.locator("#bar").wait_for()
    assert "room" in page.locator("#bar").inner_text()
    assert plays(shown, Random(8), 1) == 1


def test_a_browser_without_webassembly_is_told_so(context: BrowserContext, site: Site):
    page = context.new_page()
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(site.address)
    page.wait_for_selector("#start.sorry")
    assert "WebAssembly" in page.locator("#start p").inner_text()


def test_a_browser_that_keeps_nothing_is_told_so(context: BrowserContext, site: Site):
    context.route("**/engine.js", lambda route: route.fulfill(body=DENIED + (site.folder / "engine.js").read_text(),
                                                              content_type="text/javascript"))  # fmt: skip
    page = context.new_page()
    opened(page, site.address)
    assert "keeps nothing" in page.locator("#bar").inner_text()


def test_a_browser_without_service_workers_or_https_is_told_so(browser: Any, site: Site):
    context = browser.new_context(service_workers="block")
    page = context.new_page()
    page.add_init_script("delete Navigator.prototype.serviceWorker")
    page.goto(site.address)
    page.wait_for_selector("#start.sorry")
    assert "service workers" in page.locator("#start p").inner_text()
    context.route("http://a.plain.address/**", lambda route: route.fulfill(path=at_host(site, route.request.url)))
    page.goto("http://a.plain.address/")
    page.wait_for_selector("#start.sorry")
    assert "https" in page.locator("#start p").inner_text()
    context.close()


def at_host(site: Site, url: str) -> Path:
    """The file that a host would send."""
    return site.folder / (url.split("/", 3)[3] or "index.html")
