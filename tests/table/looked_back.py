"""An analysis as if somebody had reckoned it, for pages that show one."""

from __future__ import annotations

from typing import Any

from farside.table.playing import Playing

SWING = 0.2  # of win chance, from one third of a game to the next


def looked_back(playing: Playing, swing: float = 0.0) -> dict[str, Any]:
    """Even chances, which swing for the first seat; everybody's first turn cost much, and something else was level."""
    moves, seats = playing.record.moves, playing.row.seats
    result = [1.0 if seat in playing.title.winners(playing.state) else 0.0 for seat in range(seats)]
    return {
        "game": playing.row.game,
        "seats": seats,
        "start": [1 / seats] * seats,
        "result": result,
        "plies": [row(playing, ply, swing) for ply in range(len(moves))],
        "decisions": [turn(playing, seat) for seat in range(seats)],
        "sums": [summed(seat, seats, result[seat]) for seat in range(seats)],
    }


def row(playing: Playing, ply: int, swing: float) -> dict[str, Any]:
    """The first seat is behind in the first and the last third, and ahead between them."""
    moves, seats = playing.record.moves, playing.row.seats
    off = swing if len(moves) // 3 < ply <= 2 * len(moves) // 3 else -swing
    chances = [1 / seats + (off if seat == 0 else -off / (seats - 1)) for seat in range(seats)]
    return {"ply": ply, "seat": moves[ply].seat, "kind": "choice", "chances": chances, "doubt": [0.05] * seats}


def turn(playing: Playing, seat: int) -> dict[str, Any]:
    moves = playing.record.moves
    ply = next(at for at, move in enumerate(moves) if move.seat == seat)
    state = playing.record.start()
    options = [playing.title.actions.name(action) for action in state.options(state.waiting()[0])]
    others = [name for name in options if name != moves[0].name]
    return {
        "ply": ply,
        "seat": seat,
        "played": [moves[ply].name],
        "best": [others[0]],
        "chance": 0.5,
        "loss": 0.2,
        "doubt": 0.03,
        "grade": "mistake",
        "parts": [{"key": "points", "own": 2.0, "rivals": -1.0}],
        "tells": True,
        "tries": [
            {"move": moves[ply].name, "loss": 0.2, "doubt": 0.03, "grade": "mistake"},
            *[{"move": name, "loss": 0.01, "doubt": 0.03, "grade": "best"} for name in others[1:]],
        ],
    }


def summed(seat: int, seats: int, came: float) -> dict[str, Any]:
    heaps = {"choices": -0.2, "gifts": 0.1, "luck": 0.1, "plans": 0.0}
    return {"seat": seat, "start": 1 / seats, **heaps, "unexplained": came - 1 / seats, "result": came}
