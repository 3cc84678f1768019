"""Whole games of every title on a phone and a tablet, by tapping only what is in view."""

from __future__ import annotations

import json
from random import Random

import pytest
from playwright.sync_api import FilePayload, Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.moves import open_table, over
from tests.table.browser.moves import played as dealt_on
from tests.table.browser.taps import Finger, Tale, seen

from farside.table.collecting import PAPER

pytestmark = pytest.mark.browser

PHONE, TABLET = (390, 844), (820, 1180)
IDS = ["phone", "tablet"]
ENDS = ("pass", "stop", "end", "ready", "done")  # so that a game of random answers comes to its end
BOT = "bot:greedy"
GAMES = [("pebble", ""), ("antarctica", "first"), ("magnastorm", "first"), ("mars", "usual"), ("skymines", "first")]
WAYS: dict[str, dict[str, tuple[int, ...]]] = {
    "pebble": {"": (2, 4)},
    "antarctica": {"first": (2,), "free": (4,)},
    "magnastorm": {"first": (2,), "second": (3,), "advanced": (2, 4)},
    "mars": {"usual": (2,), "house": (3,), "first": (4,)},
    "skymines": {"first": (2,), "full": (4,), "luna": (1, 3), "belt": (2, 4)},
}
FIRST = 5  # decisions of every title in every run of the tests; whole games are played in the long run


def played(opens: Opens, game: str, preset: str, seats: int, size: tuple[int, int]) -> Tale:
    """One person among bots, from the first question to the end of the game."""
    page = opens(size, touch=True).new_page()
    if preset == "advanced":
        bring_cards(page)
    open_table(page, game, ["me", *[BOT] * (seats - 1)], preset=preset)
    tale = Finger(page, Random(f"{game} {preset} {seats} {size[0]}"), ENDS).play()
    assert over(page), f"the game was not over after {tale.decisions} decisions"
    return tale


def bring_cards(page: Page) -> None:
    """The advanced start is for those who have won cards before."""
    paper = json.dumps({"farside": PAPER, "collections": {"magnastorm": ["1", "101", "212"]}}).encode()
    file: FilePayload = {"name": "collection.json", "mimeType": "application/json", "buffer": paper}
    assert page.request.post("/collection/import", multipart={"file": file}).ok


def test_what_is_under_a_finger_stays_there_until_it_is_lifted(opens: Opens) -> None:
    page = opens(PHONE, touch=True).new_page()
    dealt_on(page, "magnastorm", 2, 12, 5)
    line = page.context.new_cdp_session(page)
    expect(page.locator("#table.has-pictured #reading.idle")).to_have_count(1)  # its places are on the picture alone
    places = [spot for spot in seen(page) if not spot.tile]
    spot = {"x": places[0].x, "y": places[0].y}
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    assert [found for found in seen(page) if not found.tile] == places
    line.send("Input.dispatchTouchEvent", {"type": "touchCancel", "touchPoints": []})


@pytest.mark.parametrize("size", [PHONE, TABLET], ids=IDS)
@pytest.mark.parametrize(("game", "preset"), GAMES)
def test_a_game_begins_by_tapping_what_is_in_view(opens: Opens, game: str, preset: str, size: tuple[int, int]) -> None:
    page = opens(size, touch=True).new_page()
    open_table(page, game, ["me", BOT], preset=preset)
    tale = Finger(page, Random(f"{game} begins {size[0]}"), ENDS).play(FIRST)
    assert tale.decisions == FIRST or over(page)
    assert tale.faults == []


@pytest.mark.slow
@pytest.mark.parametrize("size", [PHONE, TABLET], ids=IDS)
@pytest.mark.parametrize(
    ("game", "preset", "seats"),
    [(game, preset, seats) for game, ways in WAYS.items() for preset, counts in ways.items() for seats in counts],
)
def test_every_way_to_play_is_played_by_tapping_what_is_in_view(
    opens: Opens, game: str, preset: str, seats: int, size: tuple[int, int]
) -> None:
    assert played(opens, game, preset, seats, size).faults == []
