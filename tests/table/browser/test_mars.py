"""Mars in a real browser: a whole game against a bot with trades both ways, and two people who bargain."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import LONGEST, OPTIONS, over, ply, press, wait_for_change, wait_for_turn

from farside.bots import roster
from farside.bots.bot import AnySight, Bot
from farside.core.actions import Action
from farside.games.mars.actions import ACTIONS

pytestmark = pytest.mark.browser

SEED = 224  # a short game; trades both ways come in any
BARGAIN = 96  # here the first player has a communication module soon, and both have cards
HUMAN, GREEDY = {"kind": "human", "name": ""}, {"kind": "bot", "bot": "greedy"}
LIKES = (
    "accept", "choose:", "build:communication", "build:", "mine:", "take:", "arrange:", "close:", "pass", "decline",
)  # fmt: skip
GENEROUS = 3  # cards given for one: no taste says no to that


class Colonist:
    """Builds what can be paid, accepts every offer, calls for one, and offers three cards for one until it is taken."""

    def __init__(self, partner: str = "sky") -> None:
        self.proposal = f"propose:{partner}"
        self.last = ""
        self.given = 0  # in the draft
        self.offers = 0
        self.tried: set[str] = set()  # in this phase
        self.content = False  # somebody took an offer
        self.served = False  # somebody made one

    def answer(self, names: list[str]) -> str:
        names = sorted(names, key=ACTIONS.parse)  # however the page orders them
        self.last = self.draft(names) if "drop" in names else self.decide(names)
        return self.last

    def draft(self, names: list[str]) -> str:
        """Other cards each time."""
        gives, wants = ([name for name in names if name.startswith(side)] for side in ("give:", "want:"))
        if self.last.startswith("want:"):
            return "send"
        if gives and self.given < GENEROUS:
            self.given += 1
            return gives[(self.offers + self.given) % len(gives)]
        return wants[self.offers % len(wants)] if self.given else "drop"

    def decide(self, names: list[str]) -> str:
        self.given = 0
        if "close:trade" not in names:
            self.tried.clear()
        for name, wanted in (("call", not self.served), (self.proposal, not self.content)):
            if wanted and name in names and name not in self.tried:
                self.tried.add(name)
                self.offers += name != "call"
                return name
        found = [name for like in LIKES for name in names if name.startswith(like) and name != self.last]
        return (found or names)[0]


class Merchant(Bot):
    """A bot that bargains whenever it can, whatever a taste would say: the page is tried here, not the taste."""

    key = "greedy"

    def __init__(self) -> None:
        self.colonist = Colonist("orange")

    def choose(self, sight: AnySight) -> Action:
        actions = sight.game.actions
        return actions.parse(self.colonist.answer([actions.name(action) for action in sight.options]))


def options(page: Page) -> list[str]:
    names: list[str] = page.eval_on_selector_all(OPTIONS, "all => all.map(one => one.value)")
    return names


def answer(page: Page, name: str) -> None:
    before = ply(page)
    press(page, name)
    wait_for_change(page, before)


def log(page: Page) -> str:
    return page.locator("#log-list").text_content() or ""


def open_colony(page: Page, seats: list[dict[str, str]], seed: int, **variants: object) -> list[str]:
    """A table by its seed; the addresses of its people, each with the token."""
    asked = {"game": "mars", "seats": seats, "seed": seed, "variants": variants}
    made = page.request.post("/api/v1/tables", data=asked).json()
    return [f"/t/{made['table']}?token={seat['token']}" for seat in made["seats"] if seat["token"]]


@pytest.mark.long
def test_a_whole_game_of_mars_with_trades_both_ways(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    merchant = Merchant()
    monkeypatch.setattr(roster, "bot", lambda name: merchant)
    page.goto(open_colony(page, [HUMAN, GREEDY], SEED, target=10)[0])
    colonist = Colonist()
    for _click in range(LONGEST):
        wait_for_turn(page)
        told = log(page)
        colonist.content |= "Deal: you give" in told
        colonist.served |= "gives you" in told
        if over(page):
            break
        answer(page, colonist.answer(options(page)))
    expect(page.locator(".podium li")).to_have_count(2)
    assert colonist.content, "no offer was accepted by the bot"
    assert colonist.served, "no offer of the bot was accepted"


def test_two_people_bargain(opens: Opens) -> None:
    """An offer is drafted unseen, answered by a counter, and the counter is accepted."""
    one, two = opens().new_page(), opens().new_page()
    visits = open_colony(one, [HUMAN, HUMAN], BARGAIN)
    play_until(one, visits, "propose:sky")
    one.goto(visits[0])
    two.goto(visits[1])
    said = log(two)
    answer(one, "propose:sky")
    given = draft(one, "give:")
    draft(one, "want:")
    assert log(two) == said, "a draft is nobody else's business"
    answer(one, "send")
    expect(two.locator("#log-list")).to_contain_text("offers you")
    wait_for_turn(two)
    answer(two, "counter")
    answer(two, given.replace("give", "want"))  # what is offered is surely there
    draft(two, "give:")
    answer(two, "send")
    expect(one.locator("#log-list")).to_contain_text("counters:")
    wait_for_turn(one)
    answer(one, "accept")
    expect(one.locator("#log-list")).to_contain_text("gives you")
    expect(two.locator("#log-list")).to_contain_text("Deal: you give")
    declines_all(one, two)


@pytest.mark.parametrize(("wide", "high"), [(390, 844), WIDE])
def test_cards_of_an_offer_come_and_go_by_plus_and_minus(opens: Opens, wide: int, high: int) -> None:
    """On the picture and in the list; numbers stay, and what is refused says why."""
    page = opens((wide, high)).new_page()
    visits = open_colony(page, [HUMAN, HUMAN], BARGAIN)
    play_until(page, visits, "propose:sky")
    page.goto(visits[0])
    answer(page, "propose:sky")
    expect(page.locator("#part-deals")).to_be_visible()
    numbers = badges(page)
    plus = page.locator("#part-deals .ma-give .ma-more[data-action]").first
    name = (plus.get_attribute("data-action") or "").replace(":", "-")
    changed(page, plus.click)
    assert {key: numbers[key] for key in badges(page)} == badges(page), "numbers keep their meaning"
    minus = page.locator(f"#deal-back-{name}")
    changed(page, minus.click)
    assert badges(page) == numbers
    minus.click(force=True)  # it is refused, and says so
    expect(page.locator("#note")).to_contain_text("FAR-UNDO-4")
    if (wide, high) == WIDE:
        keys_do_the_same(page, name)
        assert badges(page) == numbers


def keys_do_the_same(page: Page, name: str) -> None:
    page.keyboard.press("Escape")
    key = page.locator(f"#opt-{name}").get_attribute("data-key") or ""
    changed(page, lambda: page.keyboard.press(key))
    page.locator("#prompt").focus()  # no card has the focus, so that a key says which is meant
    page.keyboard.press("-")
    changed(page, lambda: page.keyboard.press(key))


def badges(page: Page) -> dict[str, str]:
    """The numbers on the cards of the draft that may be laid."""
    found: dict[str, str] = page.eval_on_selector_all(
        "#part-deals .ma-more[data-action]",
        "all => Object.fromEntries(all.map(one => [one.id, one.querySelector('.ma-num').textContent]))",
    )
    return found


def changed(page: Page, do: Callable[[], None]) -> None:
    before = ply(page)
    do()
    wait_for_change(page, before)


def declines_all(one: Page, two: Page) -> None:
    """Who wants no offers is not asked any more, and hears them again when he likes."""
    two.locator(".hush button").click()
    expect(two.locator("#quiet")).to_have_text("Hear offers again")
    wait_for_turn(one)
    answer(one, "propose:sky")
    draft(one, "give:")
    draft(one, "want:")
    answer(one, "send")
    expect(one.locator("#log-list")).to_contain_text("Sky declines")
    two.locator("#quiet").click()
    expect(two.locator("#quiet")).to_have_count(0)


def draft(page: Page, side: str) -> str:
    """Put the first possible card on one side of the proposal."""
    name = next(name for name in options(page) if name.startswith(side))
    answer(page, name)
    return name


def play_until(page: Page, visits: list[str], wanted: str) -> None:
    """Both people play on, by the API, until the first of them has this option."""
    people = [Colonist(), Colonist()]
    for person in people:
        person.content = person.served = True
    for _move in range(LONGEST):
        for visit, person in zip(visits, people, strict=True):
            path, token = visit.replace("/t/", "/api/v1/tables/").split("?token=")
            head = {"Authorization": f"Bearer {token}"}
            seen = page.request.get(path, headers=head).json()
            names = [option["name"] for option in seen["options"]]
            if wanted in names and person is people[0]:
                return
            if names:
                move = {"ply": seen["ply"], "action": person.answer(names)}
                assert page.request.post(f"{path}/moves", data=move, headers=head).ok
    raise AssertionError(f"{wanted} was never possible")
