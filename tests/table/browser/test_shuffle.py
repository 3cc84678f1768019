"""The shuffle in a browser: it adds to the luck, remembers the seal, and checks everything when the game is over."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Page, Route, expect
from tests.table.browser.conftest import Opens

pytestmark = pytest.mark.browser
NONCE = "07" * 16


def watched(page: Page) -> str:
    """A game of bots, opened from the lobby's form and played to its end; its table."""
    page.goto("/")
    page.evaluate(
        """() => {
          const form = document.createElement("form");
          form.method = "post";
          form.action = "/watch/pebble";
          document.body.append(form);
          form.requestSubmit();
        }"""
    )
    page.wait_for_url("**/t/*/replay**")
    table = page.url.split("/t/")[1].split("/")[0]
    while not page.request.get(f"/api/v1/tables/{table}").json()["over"]:
        page.wait_for_timeout(100)
    return table


def test_whoever_opens_a_table_adds_to_its_luck_and_checks_it_with_one_click(page: Page):
    table = watched(page)
    told = page.evaluate("async (table) => (await fetch(`/api/v1/tables/${table}`)).json()", table)
    assert (told["nonce"], told["origin"]) == (NONCE, "shared")
    page.goto(f"/t/{table}")
    page.click("#fair a")
    page.click("[data-do=check-shuffle]")
    expect(page.locator("[data-check] .good:visible")).to_have_count(5)
    expect(page.locator("[data-check] .bad:visible")).to_have_count(0)
    expect(page.locator(".strange")).to_be_hidden()


@pytest.mark.parametrize(
    ("changed", "fails"),
    [
        ({"drawn": "7"}, {"commitment", "seed"}),
        ({"nonce": "08" * 16}, {"seed", "nonce"}),
        ({"commitment": "ab" * 32}, {"commitment", "seen"}),
        ({"seed": "12"}, {"seed", "record"}),
    ],
)
def test_a_server_that_tells_another_story_is_found_out(page: Page, changed: dict[str, str], fails: set[str]):
    table = watched(page)
    page.goto(f"/t/{table}")

    def lie(route: Route) -> None:
        route.fulfill(json={**json.loads(route.fetch().text()), **changed})

    page.route(f"**/api/v1/tables/{table}/record", lie)
    page.goto(f"/t/{table}/shuffle")
    page.click("[data-do=check-shuffle]")
    expect(page.locator("[data-check] .bad:visible")).to_have_count(len(fails))
    shown = page.locator("[data-check]:has(.bad:visible)").evaluate_all("all => all.map((one) => one.dataset.check)")
    assert set(shown) == fails


def test_another_seal_than_the_one_first_seen_is_warned_of(page: Page):
    table = watched(page)
    page.goto(f"/t/{table}")
    page.evaluate("(table) => localStorage.setItem(`seal-${table}`, JSON.stringify({ seal: 'other' }))", table)
    page.goto(f"/t/{table}/shuffle")
    expect(page.locator(".strange")).to_be_visible()


def test_the_seal_stands_at_the_table_before_the_first_move_without_a_script_too(opens: Opens):
    page = opens(script=False).new_page()
    page.goto("/new/pebble")
    page.click("button.go")
    page.wait_for_url("**/t/*")
    expect(page.locator("#fair")).to_contain_text("Shuffle sealed")
    page.click("#fair a")
    expect(page.locator("main")).to_contain_text("Nobody added to it")
    expect(page.locator("[data-do=check-shuffle]")).to_have_count(0)
