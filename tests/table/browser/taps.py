"""A finger that taps only what is in view: places, tiles, tabs that glow and the handle of the sheet."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random
from typing import Any

from playwright.sync_api import Page
from tests.table.browser.moves import LONGEST, OPTIONS, over, ply, until, wait_for_turn

FINGER = 43.5  # pixels; what hand.md asks of all that is tapped, less what a browser rounds away
SWIPE = 0.6  # of the height of the sheet
SWIPES = 12
STEPS = 12  # of a swipe
FRAME = 16  # milliseconds between them
TALLER = "full"
SETTLES = 40  # looks at most until a picture that is still being framed stands still
BLINK = 30  # milliseconds between two of them

# Every place and tile that means an answer and that a finger can meet now: where, how large, and with what around it.
SEEN = """() => {
  const inside = (box) => box.width > 0 && box.height > 0 && box.bottom > 0 && box.right > 0
    && box.top < innerHeight && box.left < innerWidth;
  const met = (one, x, y) => x > 0 && y > 0 && x < innerWidth && y < innerHeight
    && document.elementFromPoint(x, y)?.closest("[data-action]") === one;
  const shares = [0.5, 0.3, 0.7, 0.15, 0.85];
  const spot = (one, box) => {
    for (const down of shares) for (const along of shares) {
      const [x, y] = [box.left + box.width * along, box.top + box.height * down];
      if (met(one, x, y)) return [x, y];
    }
    return null;
  };
  const found = [];
  for (const one of document.querySelectorAll("#table [data-action], #menu [data-action]")) {
    if (one.closest("#advice") || one.closest("[aria-hidden=true]")) continue;
    const box = one.getBoundingClientRect();
    const at = inside(box) ? spot(one, box) : null;
    if (!at) continue;
    const tile = one.matches("button");
    found.push({ names: one.dataset.action.split(" "), x: at[0], y: at[1], wide: box.width, high: box.height, tile,
      menu: Boolean(one.closest("#menu")) });
  }
  return found;
}"""
GLOWS = """() => [...document.querySelectorAll("#tabs [role=tab], #pages [role=tab]")]
  .filter(one => one.checkVisibility() && (one.querySelector(".dot") || one.closest("#pages")))
  .filter(one => one.getAttribute("aria-selected") !== "true").map(one => one.id)"""
ROLLED = "list => document.querySelector(list).scrollTop"
LEFT = """list => { const one = document.querySelector(list);
  return one.scrollHeight - one.clientHeight - one.scrollTop }"""
FURTHER = "([list, was]) => document.querySelector(list).scrollTop > was + 1"
MOVED = """([ply, asks]) => { const now = document.querySelector('#table');
  return now && !now.hasAttribute('aria-busy') && (Number(now.dataset.ply) !== ply || now.dataset.asks !== asks) }"""


@dataclass
class Spot:
    """Where a finger can meet an answer."""

    names: list[str]
    x: float
    y: float
    wide: float
    high: float
    tile: bool
    menu: bool

    @property
    def large(self) -> bool:
        return min(self.wide, self.high) >= FINGER


@dataclass
class Tale:
    """What a finger met in a game."""

    taps: int = 0
    decisions: int = 0
    at_once: int = 0
    asked: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)


def seen(page: Page) -> list[Spot]:
    spots: list[dict[str, Any]] = page.evaluate(SEEN)
    return [Spot(**spot) for spot in spots]


def at_rest(page: Page) -> list[Spot]:
    """What is seen once two looks agree: a person waits until the picture stands still, and so does this finger."""
    spots = seen(page)
    for _look in range(SETTLES):
        page.wait_for_timeout(BLINK)
        was, spots = spots, seen(page)
        if was == spots:
            break
    return spots


def tap(page: Page, spot: Spot) -> None:
    page.touchscreen.tap(spot.x, spot.y)


def tap_on(page: Page, pick: str, down: float = 0.5) -> None:
    """A control of the page that is in view: a tab, the handle, the list's button."""
    box = page.locator(pick).bounding_box()
    assert box is not None, f"{pick} is not in view"
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * down)


class Finger:
    """Plays a seat with taps on what is in view, answer by answer, at random."""

    def __init__(self, page: Page, dice: Random, ends: tuple[str, ...] = ()) -> None:
        self.page = page
        self.dice = dice
        self.ends = ends
        self.tale = Tale()
        self.line = page.context.new_cdp_session(page)

    def play(self, most: int = LONGEST) -> Tale:
        """A whole game, or so many decisions of it."""
        for _decision in range(most):
            wait_for_turn(self.page)
            if over(self.page):
                break
            self.decide()
        return self.tale

    def decide(self) -> None:
        spots = at_rest(self.page)
        names = self.names()
        self.look(names, spots)
        name = self.choose(names)
        asked = self.question()
        spot = self.find(name)
        if spot is None:
            self.fault(f"{name} cannot be tapped")
            self.page.locator(f'{OPTIONS}[value="{name}"]').evaluate("one => one.click()")
        else:
            self.answer(name, spot)
        until(self.page, MOVED, asked)

    def names(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")
        return found

    def choose(self, names: list[str]) -> str:
        """Every other time an answer that ends something soon."""
        sooner = [name for name in names if name.partition(":")[0] in self.ends] if self.tale.decisions % 2 else []
        return self.dice.choice(sooner or names)

    def question(self) -> tuple[int, str]:
        return ply(self.page), self.page.locator("#table").get_attribute("data-asks") or ""

    def look(self, names: list[str], spots: list[Spot]) -> None:
        """Something to answer is in view at once, and no tile is too small for a finger."""
        self.tale.decisions += 1
        met = {name for spot in spots for name in spot.names}
        self.tale.at_once += met >= set(names)
        if not any(spot.large for spot in spots):
            self.fault(f"nothing to tap among {sorted(names)[:6]}")
        small = [spot.names[0] for spot in spots if spot.tile and not spot.large]
        if small:
            self.fault(f"tiles too small: {small[:4]}")

    def fault(self, text: str) -> None:
        at, asks = self.question()
        self.tale.faults.append(f"{asks} at {at}: {text}")

    def answer(self, name: str, spot: Spot) -> None:
        """Tap; where a place stands for several answers, a list opens there."""
        tap(self.page, spot)
        self.tale.taps += 1
        if len(spot.names) == 1:
            return
        self.page.wait_for_selector("#menu")
        item = self.on_the_list(name)
        if item is None:
            self.fault(f"{name} is not on the list that {spot.names} opened")
            self.page.locator(f'#menu [value="{name}"]').evaluate("one => one.click()")
        else:
            tap(self.page, item)

    def on_the_list(self, name: str) -> Spot | None:
        """Of a list that is longer than its window, all is reached by swiping."""
        for _swipe in range(SWIPES):
            item = next((one for one in seen(self.page) if one.menu and one.names == [name]), None)
            if item or not self.swipe("#menu"):
                return item
        return None

    def find(self, name: str) -> Spot | None:
        """In view; else in the sheet raised to its full height; else behind a tab that glows."""
        return self.here(name) or self.in_the_sheet(name) or self.behind_tabs(name)

    def here(self, name: str) -> Spot | None:
        spots = [spot for spot in at_rest(self.page) if name in spot.names]
        large = [spot for spot in spots if spot.large]
        return next(iter(large or []), None)

    def in_the_sheet(self, name: str) -> Spot | None:
        if not self.page.locator("#grip").is_visible():
            if self.page.locator("#options .raise").is_visible():
                tap_on(self.page, "#options .raise")
                self.tale.taps += 1
            return self.unfolded(name)
        while self.page.locator("#table").get_attribute("data-sheet") != TALLER:
            tap_on(self.page, "#grip", 0.4)
            self.tale.taps += 1
            self.page.wait_for_timeout(20)
        return self.unfolded(name)

    def unfolded(self, name: str) -> Spot | None:
        """Folds of the move are opened where the answer lies in one; a long list is swiped."""
        fold = self.page.locator("#options details:not([open])").filter(
            has=self.page.locator(f'button[value="{name}"]')
        )
        if fold.count():
            tap_on(self.page, f"#{fold.first.get_attribute('id')} > summary")
            self.page.wait_for_timeout(30)
        for _swipe in range(SWIPES):
            spot = self.here(name)
            if spot or not self.swipe():
                return spot
        return None

    def swipe(self, pick: str = "#move") -> bool:
        """A finger moves the list up by a part of its height; false at its end."""
        box = self.page.locator(pick).bounding_box()
        assert box is not None
        if self.page.evaluate(LEFT, pick) <= 1:
            return False
        was: float = self.page.evaluate(ROLLED, pick)
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.9
        self.touch("touchStart", x, y)
        for step in range(1, STEPS + 1):
            self.touch("touchMove", x, y - box["height"] * SWIPE * step / STEPS)
            self.page.wait_for_timeout(FRAME)
        self.touch("touchEnd")
        until(self.page, FURTHER, [pick, was])  # a busy browser tells a little later how far it has come
        return True

    def touch(self, what: str, *spot: float) -> None:
        """A finger comes down, moves or goes, as a browser hears of it."""
        points = [{"x": round(spot[0]), "y": round(spot[1])}] if spot else []
        self.line.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def behind_tabs(self, name: str) -> Spot | None:
        if self.page.locator("#veil").is_visible():
            tap_on(self.page, "#veil", 0.02)
        glowing: list[str] = self.page.evaluate(GLOWS)
        for tab in glowing:
            tap_on(self.page, f"#{tab}")
            self.tale.taps += 1
            self.page.wait_for_timeout(30)
            spot = self.here(name)
            if spot:
                return spot
        return None
