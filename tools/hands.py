"""Takes the pictures docs/pictures/hand-*.webp: each decision of the design's pictures in a real game, light and dark.

python tools/hands.py [NAME ...]      all of them by default; needs chromium on the path
python tools/hands.py --out FOLDER --lang fr NAME ...    elsewhere, in another language
"""

from __future__ import annotations

import argparse
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, Page, sync_playwright

import farside
from farside.core.record import Record
from farside.core.state import State
from pictures import FLAGS, OUT, Played, chromium, laid_out, photograph, served

PHONE, TABLET, WIDE, HUGE = (390, 844), (820, 1180), (1440, 900), (2560, 1440)
SETTLE = 0.7  # seconds until pieces have come to rest
TRIES = 40  # games in which a decision is looked for
SEED = 11
NAME = "The one in the red chair"  # 24 letters

After = Callable[[Page], None]


def nothing(page: Page) -> None:
    """The page as it comes."""


def tab(name: str) -> After:
    """A tab of the phone is opened."""
    return lambda page: page.locator(f"#tabs [data-tab={name}]").click()


def height(key: str) -> After:
    """The sheet is moved with a key: Home is its lowest, End its highest."""

    def move(page: Page) -> None:
        page.locator("#grip").focus()
        page.keyboard.press(key)

    return move


def refused(page: Page) -> None:
    """A refused place of the board explains itself."""
    places = page.locator("#board [data-closed], .aside [data-closed]").all()
    shown = [place for place in places if place.is_visible()]
    if shown:
        shown[len(shown) // 2].dispatch_event("click")


def watching(page: Page) -> None:
    """Without a seat."""
    page.context.clear_cookies(name=f"seat-{page.url.rpartition('/')[2]}")
    page.goto(page.url.partition("?")[0])


def hot_seat(page: Page) -> None:
    """Two at one screen, with names as long as may be."""
    form: dict[str, str | float | bool] = {"players": 2, "kind0": "me", "kind1": "me", "name0": NAME, "name1": NAME}
    answer = page.request.post("/new/antarctica", form=form, max_redirects=0)
    page.goto(answer.headers["location"])
    page.wait_for_selector("#options")


class Decision(NamedTuple):
    """A picture: which game, which question, at which size, and what is done before it is taken."""

    game: str
    asks: str
    size: tuple[int, int]
    after: After = nothing
    least: int = 2  # options
    share: int = 0  # moves that are made before
    seats: int = 3


PICTURES = {
    "hand-skymines-phone-plan": Decision("skymines", "plan", PHONE, least=5),
    "hand-skymines-phone-tracks": Decision("skymines", "invest", PHONE, least=4),
    "hand-skymines-phone-expand": Decision("skymines", "enter", PHONE, least=4),
    "hand-skymines-phone-research": Decision("skymines", "rp", PHONE, least=8),
    "hand-skymines-phone-turn": Decision("skymines", "turn", PHONE, least=6, share=60),
    "hand-magnastorm-phone-take": Decision("magnastorm", "turn", PHONE, least=4, share=30),
    "hand-magnastorm-phone-place": Decision("magnastorm", "place", PHONE, least=10),
    "hand-magnastorm-phone-drive": Decision("magnastorm", "drive", PHONE, least=4, share=40),
    "hand-magnastorm-phone-research": Decision("magnastorm", "track", PHONE),
    "hand-sheet-peek": Decision("magnastorm", "place", PHONE, height("Home"), 10),
    "hand-sheet-full": Decision("magnastorm", "place", PHONE, height("End"), 10),
    "hand-phone-antarctica": Decision("antarctica", "destination", PHONE, refused, 4, 30),
    "hand-phone-mars": Decision("mars", "build", PHONE, least=5, share=40),
    "hand-phone-mars-rivals": Decision("mars", "build", PHONE, tab("rivals"), 5, 40),
    "hand-magnastorm-wide-crew": Decision("magnastorm", "place", WIDE, least=10),
    "hand-skymines-wide-research": Decision("skymines", "rp", WIDE, least=8),
    "hand-antarctica-refusal": Decision("antarctica", "destination", WIDE, refused, 4, 30),
    "hand-mars-wide": Decision("mars", "build", WIDE, least=5, share=40),
    "hand-mars-watch": Decision("mars", "build", WIDE, watching, 5, 40),
    "hand-mars-2560": Decision("mars", "build", HUGE, least=5, share=40),
    "hand-tablet-antarctica": Decision("antarctica", "destination", TABLET, least=4, share=30),
    "hand-tablet-magnastorm": Decision("magnastorm", "place", TABLET, least=10),
    "hand-tablet-mars": Decision("mars", "build", TABLET, least=5, share=40),
    "hand-tablet-skymines": Decision("skymines", "turn", TABLET, least=6, share=60),
}
PAGES = {
    "hand-header": ("/", WIDE, hot_seat),
    "hand-header-phone": ("/", PHONE, hot_seat),
    "hand-setup": ("/new/skymines", WIDE, nothing),
    "hand-setup-phone": ("/new/skymines", PHONE, nothing),
}


def position(wanted: Decision) -> tuple[Record, list[Played]]:
    """The first game among greedy players in which the first seat is asked this."""
    game = farside.game(wanted.game)
    for seed in range(SEED, SEED + TRIES):
        state = game.start(seats=wanted.seats, seed=seed)
        moves = until(state, wanted)
        if moves is not None:
            return Record(game.key, wanted.seats, seed, {}), moves
    raise LookupError(f"nobody was asked '{wanted.asks}' with {wanted.least} options in {TRIES} games")


def until(state: State, wanted: Decision) -> list[Played] | None:
    """The moves up to the decision; none if the game ends before."""
    game, bot = farside.game(wanted.game), farside.bot("greedy")
    moves: list[Played] = []
    while not state.over:
        seat = state.turn()
        if seat == 0 and len(moves) >= wanted.share and is_it(state, wanted):
            return moves
        action = bot.choose(game.sight(state, seat, Random(len(moves))))
        moves.append((seat, state.ply_for(seat), game.actions.name(action)))
        state.push(seat, action)
    return None


def is_it(state: State, wanted: Decision) -> bool:
    view = farside.game(wanted.game).look(state, 0)
    return view.asks == wanted.asks and len(view.options) >= wanted.least


@contextmanager
def opened(browser: Browser, base: str, size: tuple[int, int], theme: str, lang: str) -> Iterator[Page]:
    context = browser.new_context(
        base_url=base,
        viewport={"width": size[0], "height": size[1]},
        color_scheme="dark" if theme == "dark" else "light",
        reduced_motion="reduce",
        has_touch=size in (PHONE, TABLET),
        locale=lang,
    )
    yield context.new_page()
    context.close()


class Studio(NamedTuple):
    """Where pictures are taken, and in which language."""

    browser: Browser
    base: str
    out: Path
    lang: str

    def take(self, name: str, address: str, size: tuple[int, int], after: After) -> None:
        for theme in ("light", "dark"):
            with opened(self.browser, self.base, size, theme, self.lang) as page:
                page.goto(address)
                page.wait_for_load_state("load")
                after(page)
                time.sleep(SETTLE)
                photograph(page, self.out / f"{name}-{theme}.webp")
        print(name)


def main(names: list[str], out: Path, lang: str) -> None:
    found = chromium()
    assert found, "pictures are taken with chromium; there is none on the path"
    out.mkdir(parents=True, exist_ok=True)
    laid: dict[tuple[object, ...], str] = {}
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as base, sync_playwright() as playwright:
        studio = Studio(playwright.chromium.launch(executable_path=found, args=FLAGS), base, out, lang)
        with httpx.Client(base_url=base, timeout=30) as client:
            for name in names:
                wanted = PICTURES.get(name)
                if wanted is None:
                    studio.take(name, *PAGES[name])
                    continue
                same = (wanted.game, wanted.asks, wanted.least, wanted.share, wanted.seats)
                if same not in laid:
                    laid[same] = laid_out(client, *position(wanted))[0]
                studio.take(name, laid[same], wanted.size, wanted.after)
        studio.browser.close()


if __name__ == "__main__":
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("names", nargs="*", default=[*PICTURES, *PAGES])
    asked.add_argument("--out", type=Path, default=OUT)
    asked.add_argument("--lang", default="en")
    given = asked.parse_args()
    main(given.names, given.out, given.lang)
