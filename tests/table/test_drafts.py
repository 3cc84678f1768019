"""Offers at the table: plus and minus, on the page and for programs."""

from __future__ import annotations

from random import Random

import pytest
from tests.table.helpers import Program, Web

from farside.table.answers import SeatSpec

SEED = 7
LONGEST = 4000
GOODS = ("iron", "carbon", "silicon", "water", "oxygen")


class Trader:
    """Somebody at a table of two who drafts an offer and holds two cards at least."""

    def __init__(self, web: Web) -> None:
        opened = web.host.create("mars", [SeatSpec(name="Ada"), SeatSpec(name="Bo")], {}, SEED)
        self.web, self.table = web, opened.id
        people = [Program(web, opened.id, token) for token in opened.tokens]
        dice = Random(SEED)
        for _move in range(LONGEST):
            seat = web.host.table(opened.id).waiting[0]
            names = people[seat].options()
            hand = people[seat].look()["view"]["hand"]
            offers = [name for name in names if name.startswith("propose:") and sum(hand) > 1]
            people[seat].answer(offers[0] if offers else dice.choice(names))
            if offers and people[seat].look()["view"]["asks"] == "draft":
                self.seat, self.me, self.token = seat, people[seat], opened.tokens[seat]
                return
        raise AssertionError("nobody ever drafted")

    def lay(self, side: str) -> str:
        name = next(name for name in self.me.options() if name.startswith(side))
        self.me.answer(name)
        return name

    def page(self) -> str:
        self.web.client.cookies.clear()
        return self.web.get(f"/t/{self.table}", headers={"cookie": f"seat-{self.table}={self.token}"}).text


@pytest.fixture
def trader(web: Web) -> Trader:
    return Trader(web)


def test_FAR_UNDO_4_a_program_takes_a_card_back(trader: Trader):
    ply = trader.me.look()["ply"]
    given, wanted = trader.lay("give:"), trader.lay("want:")
    assert trader.me.undo(given).json()["ply"] == ply + 1
    assert sum(trader.me.look()["view"]["draft"][0]) == 0
    refused = trader.me.undo(given)
    assert (refused.status_code, refused.json()["clause"]) == (422, "FAR-UNDO-4")
    assert trader.me.undo(wanted).json()["ply"] == ply


@pytest.mark.parametrize("body", [{"answer": 7}, {"card": "iron"}, []])
def test_what_cannot_be_read_takes_nothing_back(trader: Trader, body: object):
    trader.lay("give:")
    ply = trader.me.look()["ply"]
    told = trader.web.post(f"{trader.me.path}/undo", headers=trader.me.headers, json=body)
    assert told.status_code in (400, 422)
    assert trader.me.look()["ply"] == ply


def test_every_card_of_both_sides_has_a_plus_and_a_minus_that_answers_or_says_why(trader: Trader):
    laid = {trader.lay("give:"), trader.lay("want:")}
    page = trader.page()
    for name in [f"{side}:{good}" for side in ("give", "want") for good in GOODS]:
        key = name.replace(":", "-")
        assert page.count(f'id="opt-{key}"') == 1
        assert page.count(f'id="deal-{key}"') == 1
        for place in (f'id="back-{key}"', f'id="deal-back-{key}"'):
            assert page.count(place) == 1
        assert (f'id="no-back-{key}"' in page) == (name not in laid)
        assert (f'id="no-{key}"' in page) == (name not in trader.me.options())


def test_the_page_takes_a_card_back(trader: Trader):
    given = trader.lay("give:")
    trader.lay("want:")
    form = {"seat": str(trader.seat), "answer": given}
    cookie = {"cookie": f"seat-{trader.table}={trader.token}"}
    trader.web.client.cookies.clear()
    trader.web.post(f"/t/{trader.table}/undo", data=form, headers=cookie)
    assert sum(trader.me.look()["view"]["draft"][0]) == 0
    assert sum(trader.me.look()["view"]["draft"][1]) == 1
