"""How somebody is called, and plans: what is set on the page is kept, and a plan put together by hand is played."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import Opens
from tests.table.browser.test_axe import PHONE, seen_by_axe

pytestmark = pytest.mark.browser


def test_quiet_hours_and_a_room_are_kept_and_what_is_wrong_is_said(page: Page, server: str) -> None:
    page.goto(f"{server}/calls")
    page.locator("[name=begin]").select_option("1320")
    page.locator("[name=zone]").fill("Europe/Berlin")
    page.locator(".hours button").first.click()
    expect(page.locator(".dial .night")).to_have_count(1)
    expect(page.locator(".hours b")).to_have_text("22 to 7")
    page.locator(".room [name=address]").fill("https://ntfy.localhost/my-games")
    page.locator(".room .btn").click()
    expect(page.locator(".badl[role=status]")).to_be_visible()
    expect(page.locator(".kind:has(:checked)")).to_have_text("ntfy")
    page.locator(".room .tool").click()
    expect(page.locator(".room [name=address]")).to_have_value("")


def test_the_sound_of_a_tab_is_a_switch(page: Page, server: str) -> None:
    page.goto(f"{server}/calls")
    switch = page.locator("[data-do=call-sound]")
    before = switch.get_attribute("aria-checked")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false" if before == "true" else "true")
    page.reload()
    expect(switch).to_have_attribute("aria-checked", "false" if before == "true" else "true")


class Two:
    """A table of two people, one of them a program."""

    def __init__(self, server: str, game: str = "pebble") -> None:
        self.api = f"{server}/api/v1/tables"
        people = [{"kind": "human"}, {"kind": "human", "name": "Sky"}]
        made = httpx.post(self.api, json={"game": game, "seats": people, "seed": 7}, timeout=30).json()
        self.table, self.tokens = made["table"], [seat["token"] for seat in made["seats"]]

    def head(self, seat: int) -> dict[str, str]:
        return {"authorization": f"Bearer {self.tokens[seat]}"}

    def look(self, seat: int) -> dict[str, Any]:
        found: dict[str, Any] = httpx.get(f"{self.api}/{self.table}", headers=self.head(seat), timeout=30).json()
        return found

    def move(self) -> None:
        """Whoever is asked takes the first option."""
        seat = self.look(0)["waiting"][0]
        seen = self.look(seat)
        answer = {"ply": seen["ply"], "action": seen["options"][0]["name"]}
        httpx.post(f"{self.api}/{self.table}/moves", json=answer, headers=self.head(seat), timeout=30)

    def until_sky(self, moves: int) -> None:
        while moves > 0 or self.look(0)["waiting"] != [1]:
            self.move()
            moves -= 1


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_a_plan_is_put_together_kept_and_played(opens: Opens, server: str, size: Any) -> None:
    two = Two(server)
    two.until_sky(3)
    page = (opens() if size is None else opens(size)).new_page()
    page.goto(f"{server}/t/{two.table}?token={two.tokens[0]}")
    if size is not None:
        page.locator("#grip, .grip").first.click()
    page.locator("#plan [value=begin]").click()
    page.locator("#plan [value=through]").click()
    expect(page.locator("#plan [value=through]")).to_have_attribute("aria-checked", "true")
    page.locator("#plan .could").last.click()
    expect(page.locator("#plan .steps li")).to_have_count(1)
    assert not seen_by_axe(page)
    page.locator("#plan [value=keep]").click()
    expect(page.locator("#plan [value=change]")).to_be_visible()
    step = page.locator("#plan .steps li span").inner_text()
    assert step
    assert not seen_by_axe(page)
    two.move()
    page.reload()
    expect(page.locator("#log-list, #plan .why").first).to_contain_text("plan")


def waits(server: str) -> Two:
    """A table of Antarctica where a person waits for a program."""
    two = Two(server, "antarctica")
    two.until_sky(6)
    return two


@pytest.mark.parametrize("size", [None, PHONE], ids=["wide", "phone"])
def test_a_plan_is_begun_by_key_and_drawn_on_the_board(opens: Opens, server: str, size: Any) -> None:
    """`p` begins it; a press on a dashed ring of the board is a step, and the step has its number there."""
    two = waits(server)
    page = (opens() if size is None else opens(size)).new_page()
    page.goto(f"{server}/t/{two.table}?token={two.tokens[0]}")
    expect(page.locator("#plan [value=begin]")).to_be_attached()
    page.keyboard.press("p")
    expect(page.locator("#plan .could").first).to_be_focused()
    rings = page.locator("#board .plan-could")
    expect(rings.first).to_be_attached()
    assert not seen_by_axe(page)
    spot = rings.first.get_attribute("data-plan")
    assert spot
    rings.first.dispatch_event("click")
    if " " in spot:
        page.locator("#menu button").first.click()
    expect(page.locator("#plan-steps li")).to_have_count(1)
    expect(page.locator("#board .plan-step text")).to_have_text("1")
    page.locator("#plan [value=drop]").click()
    expect(page.locator(".plan-mark")).to_have_count(0)
