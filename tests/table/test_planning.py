"""Planning in secret at the table: until somebody is ready, no answer of the server betrays that he plans."""

from __future__ import annotations

import asyncio

import pytest
from tests.table.helpers import SEED, Program, Web

from farside.games.skymines.view import SkyminesView
from farside.table import live
from farside.table.answers import SeatSpec
from farside.table.playing import News


class Planners:
    """Two people who plan a round of Skymines, and a spectator; two cookie jars would be two browsers."""

    def __init__(self, web: Web) -> None:
        host = web.host
        opened = host.create("skymines", [SeatSpec(name="Ada"), SeatSpec(name="Bo")], {}, SEED)
        self.web, self.host, self.table, self.tokens = web, host, opened.id, opened.tokens
        self.ada, self.bo, self.watcher = (Program(web, opened.id, token) for token in (*opened.tokens, ""))
        for seat, program in enumerate((self.ada, self.bo)):
            host.claim(self.table, seat)
            while program.look()["options"] and "plan" not in program.options()[0]:
                program.answer(program.options()[0])
        assert len(self.watcher.look()["waiting"]) == 2
        self.page(f"/t/{self.table}", self.tokens[1])  # Bo's browser comes: his seat is hung on its ring, once for all

    def told_to_others(self) -> list[object]:
        """Everything that Bo, a spectator and the lobby can be shown."""
        found: list[object] = [program.look() for program in (self.bo, self.watcher)]
        found += [self.host.news(self.table), self.host.news(self.table, [1]), self.host.table(self.table)]
        for path in (f"/t/{self.table}", f"/t/{self.table}/replay", "/", f"/t/{self.table}/board.svg"):
            found += [self.page(path), self.page(path, self.tokens[1])]
        return found

    def page(self, path: str, token: str = "") -> str:
        cookie = {"cookie": f"seat-{self.table}={token}"} if token else {}
        self.web.client.cookies.clear()
        return self.web.get(path, headers=cookie).text


@pytest.fixture
def planners(web: Web) -> Planners:
    return Planners(web)


def test_nobody_can_tell_how_many_cards_somebody_has_laid(planners: Planners):
    before = planners.told_to_others()
    for _ in range(3):
        planners.ada.answer(planners.ada.options()[0])
        assert planners.told_to_others() == before
    assert planners.ada.undo().status_code == 200
    assert planners.told_to_others() == before
    planners.ada.answer("ready")
    after = planners.told_to_others()
    assert after != before
    assert planners.watcher.look()["waiting"] == [1]
    assert planners.watcher.look()["ply"] == planners.host.table(planners.table).ply == 1 + before_ply(before)


def before_ply(before: list[object]) -> int:
    seen = before[1]
    assert isinstance(seen, dict)
    ply = seen["ply"]
    assert isinstance(ply, int)
    return ply


def test_what_is_told_when_somebody_is_ready_does_not_depend_on_how_much_he_has_planned(planners: Planners):
    planners.ada.answer("ready")
    told = planners.told_to_others()
    assert planners.ada.undo().status_code == 200
    for _ in range(3):
        planners.ada.answer(planners.ada.options()[0])
    planners.ada.answer("ready")
    assert planners.told_to_others() == told


def test_an_answer_sent_twice_is_stale_and_the_others_answers_make_none_stale(planners: Planners):
    start = planners.ada.look()["ply"]
    first, second = planners.ada.options()[:2]
    assert planners.ada.move(start, first).json()["ply"] == start + 1
    assert planners.ada.move(start, second).status_code == 409
    mine = planners.ada.look()["ply"]
    planners.bo.answer(planners.bo.options()[0])
    planners.bo.answer("ready")
    assert planners.ada.look()["ply"] == mine + 1
    assert planners.ada.move(mine, planners.ada.options()[0]).status_code == 200


def test_a_plan_can_be_looked_back_at_and_changed_until_all_are_ready(planners: Planners):
    start = planners.ada.look()["ply"]
    cards = [planners.ada.options()[0]]
    planners.ada.answer(cards[0])
    planners.bo.answer(planners.bo.options()[0])
    planners.bo.answer("ready")
    planners.ada.answer(planners.ada.options()[0])
    last = planners.ada.look()["ply"]
    assert last == start + 3
    laid = [
        sum(card >= 0 for card in planners.ada.look(f"/plies/{ply}")["view"]["planned"])
        for ply in range(start, last + 1)
    ]
    assert laid == [0, 1, 1, 2]
    assert planners.watcher.client.get(f"{planners.watcher.path}/plies/{start + 2}").status_code == 404
    assert [event["kind"] for event in planners.watcher.look(f"?since={start}")["log"]] == ["ready"]
    planners.ada.answer("ready")
    assert planners.watcher.look()["ply"] == planners.ada.look()["ply"] == start + 5, "now every ply counts"
    assert planners.ada.undo().status_code == 422, "what lies open stays"


def test_a_listener_hears_who_is_ready_and_nothing_before(planners: Planners):
    host, table = planners.host, planners.table

    async def listen() -> list[bytes]:
        def tell() -> bytes:
            return live.told(*host.news(table))

        stream = host.live.stream(table, host.pulse(table), tell)
        heard = [await anext(stream), await anext(stream)]
        for name in ("plan", "plan", "ready"):
            seen = host.see(table, 0)
            action = next(one for one in seen.view.options if name in host.voice(seen).actions.name(one))
            host.act(table, 0, seen.ply, action)
            await asyncio.sleep(0)
        heard.append(await anext(stream))
        await stream.aclose()  # type: ignore[attr-defined]  # ours are generators
        return heard

    heard = planners.web.run(listen())
    plies = [line.partition(b"data: ")[2] for line in heard[1:]]
    ply = planners.watcher.look()["ply"]
    assert plies == [b'{"ply":%d}\n\n' % (ply - 1), b'{"ply":%d}\n\n' % ply]


def test_the_owner_hears_of_his_own_answers_on_his_other_device(planners: Planners):
    mine, theirs = planners.host.news(planners.table, [0]), planners.host.news(planners.table, [1])
    planners.ada.answer(planners.ada.options()[0])
    assert planners.host.news(planners.table, [0]) != mine
    assert planners.host.news(planners.table, [1]) == theirs
    assert isinstance(mine, News)
    assert f'data-pulse="{theirs.mark}"' in planners.page(f"/t/{planners.table}", planners.tokens[1])


# -- taking back any of several answers ------------------------------------------------------------


def planned(planners: Planners) -> list[int]:
    view = planners.host.see(planners.table, 0).view
    assert isinstance(view, SkyminesView)
    return [card for card in view.planned if card >= 0]


def take_back(planners: Planners, answer: str) -> int:
    cookie = {"cookie": f"seat-{planners.table}={planners.tokens[0]}", "x-fragment": "1"}
    planners.web.client.cookies.clear()
    form = {"seat": "0", "answer": answer}
    return planners.web.post(f"/t/{planners.table}/undo", data=form, headers=cookie).status_code


def test_any_laid_card_is_taken_back_the_others_stay_and_nobody_can_tell(planners: Planners):
    before = planners.told_to_others()
    laid = []
    for _ in range(3):
        laid.append(planners.ada.options()[0])
        planners.ada.answer(laid[-1])
    cards = planned(planners)
    assert take_back(planners, laid[0]) == 200
    assert planned(planners) == cards[1:], "those laid later move up"
    assert planners.told_to_others() == before
    planners.bo.answer("ready")
    planners.ada.answer(planners.ada.options()[0])
    assert len(planned(planners)) == 3
    assert planners.watcher.look()["waiting"] == [0], "what the others have answered stands"


def test_what_was_never_answered_or_lies_open_is_not_taken_back(planners: Planners):
    first, second = planners.ada.options()[:2]
    planners.ada.answer(first)
    assert take_back(planners, second) == 422
    assert take_back(planners, "no such thing") == 422
    planners.ada.answer("ready")
    planners.bo.answer("ready")
    assert take_back(planners, first) == 422
