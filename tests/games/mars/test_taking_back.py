"""A draft grows and shrinks: cards are taken back in any order, numbers stay, and every refusal has its reason."""

from __future__ import annotations

from random import Random
from typing import cast

import pytest
from tests.games.mars.colony import given, names, play, why_not

from farside.core.record import NoUndoError, Record
from farside.games.mars.actions import ACTIONS
from farside.games.mars.game import GAME
from farside.games.mars.state import MarsState
from farside.games.mars.view import MarsView

ONE = {"A": "communication=1"}
SEED = 7
LONGEST = 4000


@pytest.fixture(scope="module")
def drafting() -> Record:
    """A game in which somebody has begun to draft and holds two cards at least."""
    record, dice = Record("mars", 2, SEED), Random(SEED)
    state = cast("MarsState", record.start())
    for _move in range(LONGEST):
        seat = state.turn()
        found = [ACTIONS.name(action) for action in state.options(seat)]
        offers = [name for name in found if name.startswith("propose:") and state.hand_size(seat) > 1]
        record.add(state, seat, ACTIONS.parse(offers[0] if offers else dice.choice(found)))
        if offers and GAME.view(state, seat).asks == "draft":
            return record
    raise AssertionError("nobody ever drafted")


def laid(record: Record, *wished: str) -> Record:
    """The same game after these cards were laid; `give` is any that is held."""
    found = record.branch()
    state = found.replay()
    for name in wished:
        seat = state.turn()
        options = [ACTIONS.name(action) for action in state.options(seat)]
        found.add(state, seat, ACTIONS.parse(next(option for option in options if option.startswith(name))))
    return found


def view(record: Record) -> MarsView:
    state = cast("MarsState", record.replay())
    return GAME.view(state, state.turn())


def withdraw(record: Record, answer: str) -> str:
    """Why an answer cannot be taken back; empty if it could, and was."""
    try:
        record.withdraw(record.replay().turn(), answer)
    except NoUndoError as error:
        return error.clause
    return ""


def test_MARS_NEG_19_each_card_of_a_draft_is_taken_back_in_any_order(drafting: Record):
    record = laid(drafting, "give:", "want:", "want:")
    *before, first, second, third = record.moves
    assert withdraw(record, first.name) == ""
    assert record.moves == [*before, second, third]
    assert [sum(side) for side in view(record).draft] == [0, 2]


def test_FAR_UNDO_4_what_was_not_laid_cannot_be_taken_back(drafting: Record):
    record = laid(drafting, "give:")
    laid_last = record.moves[-1].name
    assert withdraw(record, "want:iron") == "FAR-UNDO-4"
    assert withdraw(record, drafting.moves[-1].name) == "FAR-UNDO-4", "the proposal itself is no piece of the draft"
    assert withdraw(record, laid_last) == ""
    assert withdraw(record, laid_last) == "FAR-UNDO-4"
    assert record.moves == drafting.moves


def test_FAR_UNDO_4_nothing_of_an_earlier_draft_is_taken_back(drafting: Record):
    record = laid(drafting, "give:", "drop", "propose:")
    assert withdraw(record, record.moves[-3].name) == "FAR-UNDO-4"


def test_the_numbers_of_a_draft_stay_whatever_is_laid(drafting: Record):
    before = view(drafting).numbers()
    assert [ACTIONS.name(action) for action in before][:10] == [
        f"{verb}:{good}" for verb in ("give", "want") for good in ("iron", "carbon", "silicon", "water", "oxygen")
    ]
    for wished in (("give:",), ("give:", "want:"), ("give:", "want:", "want:")):
        assert view(laid(drafting, *wished)).numbers() == before


def test_MARS_NEG_10_a_material_of_the_other_side_is_refused_with_its_reason():
    state = given(tiles=ONE, hands={"A": "iron iron", "B": "water water"})
    play(state, "propose:sky", "give:iron")
    assert why_not(state, "want:iron") == "MARS-NEG-10"
    refusal = state.refusal(0, ACTIONS.parse("want:iron"))
    assert refusal is not None
    assert "one side only" in GAME.voice("en").reason(refusal.clause, refusal.args)
    play(state, "want:water")
    assert why_not(state, "give:water") == "MARS-NEG-10"


def test_MARS_NEG_11_what_one_does_not_hold_is_refused_with_its_reason():
    state = play(given(tiles=ONE, hands={"A": "iron", "B": "water"}), "propose:sky")
    assert why_not(state, "give:oxygen") == "MARS-NEG-11"
    refusal = state.refusal(0, ACTIONS.parse("give:oxygen"))
    assert refusal is not None
    assert GAME.voice("en").reason(refusal.clause, refusal.args) == "You hold no oxygen."
    assert "give:oxygen" not in names(state)


def test_MARS_NEG_19_nobody_else_is_told_for_whom_a_seat_drafts():
    state = play(given(tiles=ONE, hands={"A": "iron", "B": "water"}), "propose:sky")
    assert [GAME.view(state, seat).draft_for for seat in (0, 1)] == [1, -1]
    assert GAME.view(state, None).draft_for == -1
