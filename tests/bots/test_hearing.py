"""Two witnesses of a decision: searches and playing on, each counting as far as it can be trusted."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import farside
from farside.bots.appeal import Appeal, at_a_glance
from farside.bots.chances import chances_for
from farside.bots.gauge import Case
from farside.bots.greedy import Greedy
from farside.bots.hearing import Hearing, Said, Trust
from farside.bots.judging import Judgement, Look
from farside.bots.tree import Found
from farside.core.record import Record
from farside.core.sight import Tidy

PEBBLE = farside.game("pebble")
LOOKS = 100


@pytest.fixture
def sight() -> Any:
    """The first decision of a game of two."""
    state = PEBBLE.start(seats=2, seed=5)
    return PEBBLE.sight(state, state.turn(), Random(3))


def searched(options: list[int], chances: list[float]) -> Judgement:
    """Two searches that think the same of every option."""
    found = {action: Found([action], LOOKS, chance) for action, chance in zip(options, chances, strict=True)}
    look = Look(found, LOOKS * len(options))
    return Judgement(look, look, None, LOOKS // 10)


def test_each_witness_counts_as_far_as_it_can_be_trusted():
    both = Said(0.0, 0.3).beside(Said(0.2, 0.1))
    assert both.loss == pytest.approx(0.18)
    assert both.doubt < 0.1


def test_what_a_search_thinks_best_is_compared_with_what_the_learnt_policy_likes(sight: Any):
    liked = at_a_glance(sight)
    others = [action for action in sight.options if [action] != liked]
    taken_in = searched(sight.options, [0.6 if action == others[0] else 0.4 for action in sight.options])
    heard = Hearing(sight, taken_in, others[0], [others[0]], Trust(None))
    assert heard.keys[0] == others[0]
    assert liked[0] in heard.keys
    assert heard.verdict().loss == 0.0  # the search alone is content


def test_a_ruin_that_searches_are_taken_in_by_is_heard_of(sight: Any, monkeypatch: pytest.MonkeyPatch):
    """However much searches like it: where every game that is played on is lost, it was a mistake."""
    liked = at_a_glance(sight)[0]
    ruin = next(action for action in sight.options if action != liked)
    monkeypatch.setattr(Appeal, "end", lambda appeal, dream, turn, luck: -30.0 if turn[0] == ruin else 30.0)
    taken_in = searched(sight.options, [0.55 if action == ruin else 0.5 for action in sight.options])
    heard = Hearing(sight, taken_in, ruin, [ruin], Trust(None))
    heard.hear(8)
    verdict = heard.verdict()
    assert verdict.best[0] == liked
    assert verdict.is_sure()
    assert verdict.grade() in ("mistake", "blunder")


def test_what_searches_condemn_and_playing_on_absolves_is_not_marked(sight: Any, monkeypatch: pytest.MonkeyPatch):
    played, best = sight.options[:2]
    monkeypatch.setattr(Appeal, "end", lambda appeal, dream, turn, luck: 10.0 if turn[0] == played else -10.0)
    harsh = searched(sight.options, [0.6 if action == best else 0.5 for action in sight.options])
    heard = Hearing(sight, harsh, played, [played], Trust(None))
    assert heard.verdict().grade() == "slip"
    heard.hear(8)
    assert heard.verdict().grade() not in ("slip", "mistake", "blunder")


def test_what_searches_like_best_is_compared_with_what_they_like_next(sight: Any):
    liked = at_a_glance(sight)[0]
    chances = [0.6 if action == liked else 0.3 + 0.01 * at for at, action in enumerate(sight.options)]
    heard = Hearing(sight, searched(sight.options, chances), liked, [liked], Trust(None))
    assert heard.keys == [liked, [action for action in sight.options if action != liked][-1]]


def test_where_nothing_may_come_of_it_it_is_not_played_on_for_long(sight: Any, monkeypatch: pytest.MonkeyPatch):
    liked = at_a_glance(sight)[0]
    monkeypatch.setattr(Appeal, "end", lambda appeal, dream, turn, luck: 10.0 if turn[0] == liked else -10.0)
    content = searched(sight.options, [0.6 if action == liked else 0.5 for action in sight.options])
    heard = Hearing(sight, content, liked, [liked], Trust(None))
    heard.hear(64)
    assert heard.appeal.pairs == 8


def test_playing_on_is_the_same_for_the_same_dice(sight: Any):
    found = []
    for _time in range(2):
        again = PEBBLE.sight(PEBBLE.start(seats=2, seed=5), sight.seat, Random(9))
        appeal = Appeal(again, [[action] for action in again.options[:2]])
        appeal.hear(4)
        found.append(appeal.leads)
    assert found[0] == found[1]


def test_a_bot_may_play_on_in_earnest(sight: Any):
    appeal = Appeal(sight, [[action] for action in sight.options[:2]], Greedy(None, 1, 10))
    appeal.hear(2)
    assert appeal.pairs == 2
    assert appeal.error(0, 1) >= 0.0


def test_what_is_known_of_the_witnesses_is_read_from_the_case():
    case = Case("plain", 2, [0.0] * 8, {"steep": 0.4, "rough": 0.1, "far_steep": 0.8, "far_rough": 0.06})
    trust = Trust(case)
    assert (trust.steep, trust.rough, trust.far_steep, trust.far_rough) == (0.4, 0.1, 0.8, 0.06)
    assert chances_for(PEBBLE).case(PEBBLE.start(seats=2, seed=5)) is not None


@pytest.mark.parametrize("title", ["pebble", "antarctica", "magnastorm", "mars", "skymines"])
def test_what_a_seat_cannot_know_is_put_in_order_before_a_verdict(title: str):
    """So the dreams of a verdict, down to the last card, are the same whatever lay hidden."""
    game, dice = farside.game(title), Random(4)
    state = Record(title, 2, 11, game.usual(2)).start()
    for _answer in range(12):
        seat = state.turn()
        state.push(seat, dice.choice(state.options(seat)))
    seat = state.turn()
    other = game.imagine(state, seat, Random(8))
    assert game.imagine(state, seat, Tidy(1)).freeze_all() == game.imagine(other, seat, Tidy(1)).freeze_all()
