"""What the browser tests share: opening tables and making moves as people do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Error, Page

OPTIONS = "#options button.opt"
SEED = 5
TRIES = 3
PRESSED = 10_000  # milliseconds for one try to press a button
PAUSE = 20  # milliseconds between two looks
LOOKS = 1500
LONGEST = 400  # moves of one person in one game
# The page may still be arriving: a table that is mine has its options only once they are there.
DONE = f"Boolean(document.querySelector('#table[data-mine=\"1\"] {OPTIONS}, .podium, .curtain'))"
MOVED_ON = 409  # the table has answered a question with one answer by itself meanwhile


def open_table(page: Page, game: str, kinds: list[str], names: list[str] | None = None, preset: str = "") -> None:
    """Send what the set-up form would send, and look at the table."""
    form: dict[str, str | float | bool] = {"players": len(kinds), "preset": preset}
    form |= {f"kind{at}": kind for at, kind in enumerate(kinds)}
    form |= {f"name{at}": name for at, name in enumerate(names or [])}
    answer = page.request.post(f"/new/{game}", form=form, max_redirects=0)
    page.goto(answer.headers["location"].removesuffix("/links"))
    page.wait_for_selector("#table")


def played(page: Page, game: str, seats: int, plies: int, least: int = 0, name: str = "") -> str:
    """A table where so many moves have been made, by chance but always the same, and on until the first seat has that
    many options; this browser holds the first seat."""
    people = [{"kind": "human", "name": name}] * seats
    made = page.request.post("/api/v1/tables", data={"game": game, "seats": people, "seed": SEED}).json()
    path = f"/api/v1/tables/{made['table']}"
    heads = [{"Authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
    dice, seat = Random(SEED), 0
    for at in range(plies + LONGEST):
        seen = page.request.get(path, headers=heads[seat]).json()
        if not seen["options"] and seen["waiting"]:
            seat = seen["waiting"][0]
            seen = page.request.get(path, headers=heads[seat]).json()
        if seen["over"] or (at >= plies and seat == 0 and len(seen["options"]) >= least):
            break
        move = {"ply": seen["ply"], "action": dice.choice(seen["options"])["name"]}
        assert page.request.post(f"{path}/moves", data=move, headers=heads[seat]).ok
    page.goto(f"/t/{made['table']}?token={made['seats'][0]['token']}")
    page.wait_for_selector("#table")
    return str(page.url)


def hurry(page: Page, dice: Random, plies: int, until: Callable[[Any], bool] = lambda seen: False) -> None:
    """So many moves of this browser's seat, or until then, by chance and by request; then the page is loaded anew."""
    code = page.url.rpartition("/")[2]
    kept = next(cookie for cookie in page.context.cookies() if cookie.get("name") == f"seat-{code}")
    heads = [{"Authorization": f"Bearer {token}"} for token in kept.get("value", "").split(".")]
    while plies > 0:
        for head in heads:
            seen = page.request.get(f"/api/v1/tables/{code}", headers=head).json()
            if until(seen):
                page.reload()
                return
            assert not seen.get("over"), "the game was shorter than expected"
            if seen.get("options"):
                move = {"ply": seen["ply"], "action": dice.choice(seen["options"])["name"]}
                answer = page.request.post(f"/api/v1/tables/{code}/moves", data=move, headers=head)
                assert answer.ok or answer.status == MOVED_ON, f"{answer.status}: {answer.text()}"
                plies -= 1
        page.wait_for_timeout(10)  # a bot may be thinking
    page.reload()


def ply(page: Page) -> int:
    return int(page.locator("#table").get_attribute("data-ply") or 0)


def until(page: Page, expression: str, arg: object = None, looks: int = LOOKS) -> None:
    """Wait until an expression of the page's script is true.

    Playwright's own `wait_for_function` evaluates text inside the page, which the policy of the house does not allow.
    """
    why = ""
    for _ in range(looks):
        try:
            if page.evaluate(expression, arg):
                return
        except Error as error:  # the page is just being left
            why = error.message
        page.wait_for_timeout(PAUSE)
    raise AssertionError(f"it never came true that {expression} {why}")


def wait_for_turn(page: Page) -> None:
    """Until this browser is asked, or the game is over."""
    until(page, DONE)


def over(page: Page) -> bool:
    return page.locator(".podium").count() > 0


CHANGED = """before => {
  const table = document.querySelector('#table');
  return table && Number(table.dataset.ply) !== before && !table.hasAttribute('aria-busy');
}"""


def wait_for_change(page: Page, before: int) -> None:
    """Until the table is at another ply and what this browser sent is answered."""
    until(page, CHANGED, before)


REACHABLE = """one => {
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  return one.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def press(page: Page, name: str) -> None:
    """Press an option's button; one that is put away is brought out first, again if news of the table put it away."""
    button = page.locator(f'{OPTIONS}[value="{name}"]')
    fold = page.locator("#options details").filter(has=page.locator(f'button[value="{name}"]')).locator("summary")
    why = ""
    for _ in range(TRIES):
        if not button.is_visible():
            fold.click()
        try:
            button.click(timeout=PRESSED)
        except Error as error:
            why = error.message
            page.mouse.move(1, 1)  # a note of what came to lie under the mouse may lie over it, until the mouse moves
            continue
        return
    # A browser on a very busy machine may stop drawing frames, and the mouse waits for them; the script does not.
    assert button.evaluate(REACHABLE), f"{name} could not be pressed: {why}"
    button.evaluate("one => one.click()")


def play_by_clicking(page: Page, dice: Random, ends: tuple[str, ...] = ()) -> int:
    """Random options until the game is over: on the board where the option has a place there, else by its button.

    Every other time, one of the verbs that end something soon is preferred.
    """
    for clicks in range(LONGEST):
        wait_for_turn(page)
        if over(page):
            return clicks
        before = ply(page)
        names = page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")
        sooner = [name for name in names if name in ends] if clicks % 2 else []
        name = dice.choice(sooner or names)
        place = page.locator(f'#board [data-action="{name}"]')
        if clicks % 2 == 0 and place.count() == 1:
            place.dispatch_event("click")
        else:
            press(page, name)
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


def to_the_end(page: Page, dice: Random) -> None:
    """The rest of a game that this browser's seat plays alone, as soon as may be and by request; then loaded anew."""
    code = page.url.rpartition("/")[2]
    kept = next(cookie for cookie in page.context.cookies() if cookie.get("name") == f"seat-{code}")
    head = {"Authorization": f"Bearer {kept.get('value', '').split('.')[-1]}"}
    path = f"/api/v1/tables/{code}"
    for _move in range(LONGEST):
        seen = page.request.get(f"{path}?since={LONGEST * LONGEST}", headers=head).json()  # nobody reads the log
        if seen["over"]:
            page.reload()
            return
        names = [option["name"] for option in seen["options"]]
        sooner = [name for name in names if name in ("ready", "pass")]
        move = {"ply": seen["ply"], "action": dice.choice(sooner or names)}
        assert page.request.post(f"{path}/moves", data=move, headers=head).ok
    raise AssertionError(f"the game was not over after {LONGEST} moves")
