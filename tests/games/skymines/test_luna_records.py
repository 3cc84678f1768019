"""The golden games of Luna: every card, in every slot it can come to, every level, both sides, one to three people."""

from functools import cache

import pytest
from tests.records import golden
from tests.records.golden import HERE

from farside.core import checks
from farside.core.record import Record
from farside.core.state import Event
from farside.games.skymines.components import SLOTS
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import LUNA, LUNA_CARDS, LUNA_LEVELS, RANK_1

FILES = sorted((HERE / "skymines").glob("luna-*.rec"))
RARE = {"luna-no-plan"}  # a supply that has run out: SKY-LUNA-29 proves it


@cache
def played() -> list[tuple[Record, list[Event]]]:
    return golden.told(FILES)


def told(kind: str) -> list[tuple[int, ...]]:
    return [event.args for _record, log in played() for event in log if event.kind == kind]


def test_every_card_is_carried_out_and_shown_as_a_majority_card():
    assert {card for _slot, card, _says in told("luna-turn")} == set(range(len(LUNA_CARDS)))
    assert {args[1] for args in told("luna-majority")} == set(range(len(LUNA_CARDS)))


def test_every_card_of_rank_1_is_carried_out_in_every_slot():
    seen = {(card, slot) for slot, card, _says in told("luna-turn")}
    assert seen >= {(card, slot) for card in RANK_1 for slot in range(SLOTS)}


def test_every_level_side_and_number_of_people():
    variants = [record.variants for record, _log in played()]
    assert {chosen["luna"] for chosen in variants} == set(range(LUNA_LEVELS))
    assert {chosen["side"] for chosen in variants} == {"moon", "belt"}
    assert {record.seats for record, _log in played()} == {1, 2, 3}


def test_every_line_of_her_log_is_told():
    seen = {event.kind for _record, log in played() for event in log if event.seat == LUNA}
    assert {kind for kind in GAME.events if kind.startswith("luna-")} - seen <= RARE


@pytest.mark.parametrize("level", [pytest.param(level, marks=pytest.mark.long) for level in range(LUNA_LEVELS)])
def test_promises_hold_with_luna(level: int):
    """One to three people on either side, with and without missions and a threat."""
    seats = level % 3 + 1
    belt = level % 2 == 1
    chosen = {"side": "belt", "threat": True} if belt else {"side": "moon"}
    checks.play(GAME, seats, 50 + level, luna=level, missions=level % 4 < 2, tracks="random", tiles="choose", **chosen)


@pytest.mark.slow
@pytest.mark.parametrize("level", range(LUNA_LEVELS))
@pytest.mark.parametrize("seats", [1, 2, 3])
def test_promises_hold_with_luna_in_many_games(level: int, seats: int):
    for seed in range(20):
        side = "belt" if seed % 2 else "moon"
        threat = side == "belt" and seed % 4 == 1
        checks.play(GAME, seats, seed, luna=level, side=side, missions=seed % 3 == 0, threat=threat)
