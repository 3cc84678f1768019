"""The results of a circle as plain data, for files and programs. Keyrings are in none of them."""

from __future__ import annotations

from typing import Any

from farside.table.circling import Inside
from farside.table.rows import CircleGame, Member
from farside.table.standings import Standing, standings
from farside.table.store import Store


def told(store: Store, inside: Inside) -> dict[str, Any]:
    """Everything that is known: people, ratings, games."""
    games, names = store.circles.games(inside.row.id), {one.number: one for one in inside.members}
    found = standings(games, names)
    return {
        "circle": inside.row.id,
        "name": inside.row.name,
        "created": inside.row.created,
        "me": inside.me.number if inside.me else None,
        "members": [person(one) for one in inside.members],
        "ratings": [rating(one) for one in found.people if one.games],
        "games": [game(one, names) for one in games],
    }


def person(one: Member) -> dict[str, Any]:
    return {"member": one.number, "called": one.name or None, "former": one.former}


def rating(one: Standing) -> dict[str, Any]:
    """The number only where there are enough games for one."""
    points = round(one.rating.points, 1) if one.told else None
    bounds = {"low": round(one.bar.low, 1), "high": round(one.bar.high, 1)}
    return {"member": one.member, "games": one.games, "won": one.won, "points": points, **bounds}


def game(one: CircleGame, names: dict[int, Member]) -> dict[str, Any]:
    known = {"table": one.table, "game": one.game, "name": one.name, "opened": one.opened}
    if not one.finished:
        return {**known, "finished": None, "counts": False, "why": "running", "turns": None, "seats": []}
    seats = [
        {
            "seat": at,
            "member": seat.member or None,
            "called": names[seat.member].name if seat.member in names else "",
            "score": seat.score,
            "place": seat.place,
            "seat_counts": seat.counts,
        }
        for at, seat in enumerate(one.seats)
    ]
    ended = {"finished": one.finished, "counts": not one.why, "why": one.why, "turns": one.turns}
    return {**known, **ended, "seats": seats}
