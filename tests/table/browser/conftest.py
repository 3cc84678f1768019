"""A real server and a real browser. Where there is no chromium, these tests are skipped and say so."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, WebError, expect, sync_playwright

from farside.table import doors
from pictures import FLAGS, chromium, served

WIDE = (1440, 900)
NONCE = "crypto.getRandomValues = (bytes) => bytes.fill(7);"  # so that tables are dealt the same cards every time
PATIENCE = 30_000  # milliseconds; the machine may be busy

LOUD = ("warning", "error")
LOST = "Failed to load resource: "
REFUSED = (f"{LOST}the server responded with a status of 4", f"{LOST}net::ERR_FAILED")  # by the rules, or by a test

Opens = Callable[..., BrowserContext]
expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Not for the whole session: while it is open, no other test of this process can run a loop of its own."""
    path = chromium()
    if path is None:
        pytest.skip("no chromium on this computer: the browser tests need Debian's package 'chromium-headless-shell'")
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield found
        found.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The whole table, served; the address without a slash at the end."""
    with served(tmp_path_factory.mktemp("browser")) as address:
        yield address


@pytest.fixture(autouse=True)
def dealt(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tables of one test are dealt the same cards, and bots throw the same dice, every time it runs."""
    dice = Random(request.node.nodeid)
    monkeypatch.setattr(doors, "new_seed", lambda: dice.getrandbits(doors.SEED))
    monkeypatch.setattr(doors, "new_salt", lambda: f"{dice.getrandbits(doors.SEED):x}")


@pytest.fixture
def complaints() -> list[str]:
    """What browsers complained of in this test."""
    return []


@pytest.fixture
def opens(browser: Browser, server: str, complaints: list[str]) -> Iterator[Opens]:
    """Opens browsers that share nothing; motion is off unless a test wants it.

    None of them may complain: of a style or a script that the policy does not let in, of a script that fails, nor of
    anything else. It is said at the end, because raising in a listener ends the whole browser.
    """
    contexts: list[BrowserContext] = []

    def listen(message: ConsoleMessage) -> None:
        if message.type in LOUD and not message.text.startswith(REFUSED):
            complaints.append(f"{message.text} ({message.location.get('url', '')})")

    def failed(error: WebError) -> None:
        complaints.append(str(error.error))

    def one(
        size: tuple[int, int] = WIDE,
        script: bool = True,
        motion: bool = False,
        lang: str = "en",
        touch: bool = False,
    ) -> BrowserContext:
        context = browser.new_context(
            base_url=server,
            viewport={"width": size[0], "height": size[1]},
            java_script_enabled=script,
            reduced_motion="no-preference" if motion else "reduce",
            locale=lang,
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(PATIENCE)
        context.on("console", listen)
        context.on("weberror", failed)
        context.add_init_script(NONCE)
        contexts.append(context)
        return context

    yield one
    for context in contexts:
        context.close()
    assert not complaints, f"the browser complained: {complaints}"


@pytest.fixture
def page(opens: Opens) -> Iterator[Page]:
    """One browser whose script must not fail; said at the end, because raising in a listener ends the whole browser."""
    found = opens().new_page()
    errors: list[str] = []
    found.on("pageerror", lambda error: errors.append(f"{error}\n{error.stack} at {found.url}"))
    yield found
    assert not errors, f"the script failed: {errors}"
