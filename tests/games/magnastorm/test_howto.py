"""What the guide of Magnastorm says in numbers is so in the game it was taken from, and in the box."""

from __future__ import annotations

from typing import Any

from farside.core import guides, shelf
from farside.games.magnastorm import components as box
from farside.games.magnastorm.cards import LOSS, WORTH
from farside.games.magnastorm.game import GAME

GUIDE = guides.guide(GAME)


def after(ply: int) -> Any:
    return shelf.game("magnastorm").view(guides.record(GAME, "game").replay(ply), 0)


def fame(ply: int, seat: int = 0) -> int:
    found: int = after(ply).players[seat].reputation
    return found


def test_MAG_CMD_5_a_commander_brings_what_the_guide_says():
    moves = guides.record(GAME, "game").moves
    ply = GUIDE.figures["columns"].ply
    assert moves[ply].name == "take:C1"
    assert fame(GUIDE.figures["fame"].ply) - fame(ply) == GAME.numbers(GAME.voice())["gain"]
    assert set(WORTH) == {WORTH[0]}
    assert set(LOSS) == {LOSS[0]}, "the guide speaks of all commanders"


def test_MAG_OBJ_2_the_first_objective_and_the_station_bring_what_the_guide_says():
    moves, numbers = guides.record(GAME, "game").moves, GAME.numbers(GAME.voice())
    built = next(at for at, move in enumerate(moves) if move.name == "build:slot")
    claimed = next(at for at, move in enumerate(moves) if move.name == "claim:RO2")
    assert fame(built + 1) - fame(built) == numbers["station"]
    assert fame(claimed + 1) - fame(claimed) == numbers["first"]
    assert after(claimed).round == 1
    assert all(places[:2] == box.PLACES[2] for places in box.PLACES[3:])


def test_MAG_LAB_2_two_labs_are_free_and_row_1_costs_nothing():
    assert [sum(price) for price in box.LAB_PRICE[:3]] == [0, 0, 1]
    assert sum(box.ROW_PRICE[0]) == 0
    assert all(sum(price) for price in box.ROW_PRICE[1:])
    assert sum(box.STATION_PRICE[0]) == 1, "the first station costs one cube"
    assert len(set(box.STATION_WORTH)) == 1
    assert box.EXCHANGE == 3


def test_MAG_END_1_goal_and_rounds_are_those_of_the_game():
    assert (after(0).goal, after(0).rounds) == (box.GOAL[2], box.ROUNDS)


def test_frames_show_what_they_speak_of():
    asked = {key: after(GUIDE.figures[key].ply).asks for key in ("columns", "cleared", "spaces", "drive", "cubes")}
    assert asked == {"columns": "turn", "cleared": "lay", "spaces": "place", "drive": "drive", "cubes": "action"}
