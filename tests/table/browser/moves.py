"""What the browser tests share: opening tables and making moves as people do."""

from __future__ import annotations

from random import Random

from playwright.sync_api import Page

OPTIONS = "#options button.opt"
LONGEST = 400  # moves of one person in one game
DONE = "document.querySelector('#table').dataset.mine === '1' || document.querySelector('.podium, .curtain')"


def open_table(page: Page, game: str, kinds: list[str], names: list[str] | None = None) -> None:
    """Set a table up by the form."""
    page.goto(f"/new/{game}")
    page.locator(f'input[name=players][value="{len(kinds)}"]').check(force=True)
    for at, kind in enumerate(kinds):
        page.locator(f"select[name=kind{at}]").select_option(kind)
        if names:
            page.locator(f"input[name=name{at}]").fill(names[at])
    page.locator("form.sheet button.go").click()
    page.wait_for_selector("#table")


def ply(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-ply") or 0)


def wait_for_turn(page: Page) -> None:
    """Until this browser is asked, or the game is over."""
    page.wait_for_function(DONE)


def over(page: Page) -> bool:
    return page.locator(".podium").count() > 0


def wait_for_change(page: Page, before: int) -> None:
    page.wait_for_function("before => Number(document.querySelector('#table').dataset.ply) !== before", arg=before)


def play_by_clicking(page: Page, dice: Random) -> int:
    """Random options until the game is over: on the board where the option has a place there, else by its button."""
    for clicks in range(LONGEST):
        wait_for_turn(page)
        if over(page):
            return clicks
        before = ply(page)
        names = page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")
        name = dice.choice(names)
        place = page.locator(f'#board [data-action="{name}"]')
        if clicks % 2 == 0 and place.count() == 1:
            place.dispatch_event("click")
        else:
            page.locator(f'{OPTIONS}[value="{name}"]').click()
        wait_for_change(page, before)
    raise AssertionError(f"the game was not over after {LONGEST} moves")


def play_by_keys(page: Page, dice: Random) -> int:
    """Random options until the game is over, with the keyboard alone."""
    for strokes in range(LONGEST):
        wait_for_turn(page)
        if over(page):
            return strokes
        before = ply(page)
        page.keyboard.press(dice.choice(page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.dataset.key)")))
        wait_for_change(page, before)
    raise AssertionError(f"the game was not over after {LONGEST} moves")
