"""Why a bot did that: by its own judgement, from what whoever asks can see, and nothing more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import farside
from farside.bots import why as reasoning
from farside.bots.why import AS_GOOD, BETTER, FURTHER, HIDDEN, ONLY, Past, Why, last_turn, scenes, why
from farside.core.chance import mingle
from farside.core.record import Record
from farside.core.state import State

TOLD = {BETTER, AS_GOOD, FURTHER, HIDDEN, ONLY}


def played(key: str, seats: int, plies: int, bot: str = "greedy") -> tuple[Record, State]:
    """A game of bots, broken off."""
    title, dice = farside.game(key), Random(5)
    record = Record(key, seats, 7, title.usual(seats))
    state = record.start()
    while not state.over and (state.ply < plies or state.opened >= 0):
        seat = state.turn()
        record.add(state, seat, farside.bot(bot).choose(title.sight(state, seat, dice)))
    return record, state


def past_of(record: Record, state: State, seat: int) -> Past | None:
    parse = farside.game(record.game).actions.parse
    moves = [(move.seat, parse(move.name)) for move in record.moves]
    return last_turn(moves, record.start(), state.opened, seat)


def asked(record: Record, before: State, asker: int | None, seat: int, past: Past, bot: str = "greedy") -> Why:
    return why(scenes(farside.game(record.game), before, asker, seat, past, "dice"), asker, past, bot)


class Dealer(Random):
    """Puts things in order before they are shuffled: what is dealt does not depend on how they lay before."""

    def shuffle(self, x: Any) -> None:
        x.sort()
        super().shuffle(x)


def mingle_in_order(cards: list[int], dice: Random) -> None:
    """The same where decks are mingled rather than shuffled."""
    cards.sort()
    mingle(cards, dice)


@pytest.mark.parametrize(
    ("key", "seats", "plies"),
    [("pebble", 3, 14), ("antarctica", 3, 24), ("magnastorm", 2, 40), ("mars", 3, 40), ("skymines", 2, 40)],
)
def test_what_is_hidden_from_whoever_asks_changes_nothing(
    key: str, seats: int, plies: int, monkeypatch: pytest.MonkeyPatch
):
    """The leak test of views: what he cannot know is dealt again before the turn, and the same is told."""
    monkeypatch.setattr(reasoning, "Random", Dealer)
    monkeypatch.setattr("farside.games.antarctica.sight.mingle", mingle_in_order)
    title = farside.game(key)
    record, state = played(key, seats, plies, "reflex" if key in ("magnastorm", "skymines") else "greedy")
    for seat in range(seats):
        past = past_of(record, state, seat)
        if past is None:
            continue
        before, asker = record.replay(past.ply), (seat + 1) % seats
        told = asked(record, before, asker, seat, past)
        assert told.told in TOLD
        for deal in range(3):
            other = title.imagine(before, asker, Random(deal))
            assert asked(record, other, asker, seat, past) == told


def test_answers_that_nobody_was_told_stay_hidden():
    """Pebble: a hand is planned in secret; who asks cannot tell one plan from another."""
    title = farside.game("pebble")
    record, state = played("pebble", 2, 6)
    at = next(at for at, move in enumerate(record.moves) if move.name.startswith("plan:"))
    action = title.actions.parse(record.moves[at].name)
    past = Past(at, (action,), False)
    told = asked(record, record.replay(at), 1 - record.moves[at].seat, record.moves[at].seat, past)
    assert told == Why(HIDDEN)
    assert state.ply >= 6


def test_the_last_turn_is_whole_and_sealed_answers_are_none():
    record, state = played("antarctica", 2, 30)
    for seat in range(2):
        past = past_of(record, state, seat)
        assert past is not None
        names = [farside.game("antarctica").actions.name(action) for action in past.answers]
        assert names == [move.name for move in record.moves[past.ply : past.ply + len(names)]]
        assert {move.seat for move in record.moves[past.ply : past.ply + len(names)]} == {seat}
        assert len(record.replay(past.ply).options(seat)) > 1 or not past.forced
    assert past_of(record, record.start(), 0) is not None
    assert last_turn([], record.start(), -1, 0) is None


def test_a_bot_that_weighs_nothing_says_so():
    record, state = played("pebble", 2, 12)
    past = next(found for seat in range(2) if (found := past_of(record, state, seat)) and not found.forced)
    seat = record.moves[past.ply].seat
    before = record.replay(past.ply)
    assert asked(record, before, None, seat, past, "chance").told == "lot"
    assert asked(record, before, None, seat, past, "reflex").told == "glance"
    assert asked(record, before, None, seat, past, "somebody").told == "stranger"
    assert asked(record, before, None, seat, past._replace(forced=True)).told == ONLY
    assert asked(record, before, None, seat, past._replace(answers=(past.answers[0], 99))).told == HIDDEN


def test_a_clear_choice_is_told_in_parts_that_point_its_way():
    """Of a whole game of Pebble at least one turn is better for reasons that can be named."""
    title = farside.game("pebble")
    record, state = played("pebble", 2, 26)
    parse = title.actions.parse
    moves = [(move.seat, parse(move.name)) for move in record.moves]
    found = []
    for seat in range(2):
        for past in reasoning.turns_of(moves, record.start(), seat):
            if not past.forced:
                found.append(asked(record, record.replay(past.ply), 1 - seat, seat, past))
    better = [one for one in found if one.told == BETTER]
    assert better
    for one in better:
        assert one.instead
        assert one.instead != one.turn
        assert sum(own - rivals for _, own, rivals in one.parts) > 0.0
    assert state.over or state.ply >= 26


def test_a_search_is_asked_in_its_own_way(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(reasoning, "SECONDS", 60.0)
    monkeypatch.setattr(reasoning, "LOOKS", 24)
    record, state = played("antarctica", 2, 24)
    seat = next(seat for seat in range(2) if past_of(record, state, seat) is not None)
    past = past_of(record, state, seat)
    assert past is not None
    before = record.replay(past.ply)
    one, two = (asked(record, before, 1 - seat, seat, past, "club") for _ in range(2))
    assert one == two
    assert one.told in TOLD - {HIDDEN}
