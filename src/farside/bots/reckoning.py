"""Reckoning: what the notes of an analysis come to, as `farside analyse --json` prints it, be they whole or begun.

For every seat start + choices + gifts + luck + plans + unexplained = result holds exactly: what none of the others
explains is told as unexplained, never hidden in luck.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from farside.bots.agenda import APPEAL, BEGIN, GRAPH, LONG, LUCK, PLANS, SHORT, Row
from farside.bots.judging import BEST, FAIR, NOTHING, Verdict
from farside.core.actions import Seat

LEAST: Final = 1e-6  # of a doubt


def told(notes: Row) -> Row:
    """All there is to tell so far; sums only once the graph is whole."""
    begun: Row = notes[BEGIN]
    rows = plies(notes)
    whole = len(rows) == begun["moves"]
    found = decisions(notes)
    seats: int = begun["seats"]
    return {
        "game": begun["game"],
        "seats": seats,
        "start": rows[0]["chances"] if rows else [],
        "result": begun["result"],
        "plies": rows,
        "decisions": found,
        "sums": [sums(notes, rows, seat, found) for seat in range(seats)] if whole else [],
    }


def plies(notes: Row) -> list[Row]:
    """The graph, as far as it goes without a gap."""
    found: list[Row] = []
    while str(len(found)) in notes[GRAPH]:
        found.append(weighed(notes, notes[GRAPH][str(len(found))]))
    return found


def weighed(notes: Row, row: Row) -> Row:
    """A ply of the graph; where its decision was searched, with the chance that is told of the decision.

    A glance sees no answer of the next, so it leaps from one move to the next and back. The doubt holds how far both
    opinions are apart. Sealed answers stay with the glance: whoever searches them does not know what the others lay.
    """
    ply = str(row["ply"])
    found: Row | None = notes[LONG].get(ply) or notes[SHORT].get(ply)
    if found is None or found["sealed"]:
        return row
    before: list[float] = row["chances"]
    doubt: list[float] = row["doubt"]
    seat: int = found["seat"]
    told: float = found["chance"]
    after = [told if at == seat else (1.0 - told) * share(before, at, seat) for at in range(len(before))]
    if sum(after) < 1.0 - LEAST:  # nobody else had any chance to share
        return row
    apart = [sqrt(doubt[at] ** 2 + (after[at] - before[at]) ** 2) for at in range(len(before))]
    return row | {"chances": after, "doubt": apart}


def decisions(notes: Row) -> list[Row]:
    """All that were searched; those that were looked at long with what playing on said of them."""
    found: list[Row] = []
    for ply, brief in notes[SHORT].items():
        row = notes[LONG].get(ply)
        if row is None and brief is None:
            continue
        heard = notes[APPEAL].get(ply)
        if row is None:
            found.append(briefly(brief))
        else:
            found.append(row if heard is None else together(row, heard["gap"], heard["error"]))
    return sorted(found, key=ply_of)


def briefly(row: Row) -> Row:
    """What a short search says: never enough to call anything a mistake."""
    return row | {"grade": row["grade"] if row["grade"] == BEST else FAIR, "brief": True}


def ply_of(row: Row) -> int:
    ply: int = row["ply"]
    return ply


def sums(notes: Row, rows: list[Row], seat: Seat, found: list[Row]) -> Row:
    """What moved one seat's chance; adds up to the result."""
    start: float = rows[0]["chances"][seat]
    came: float = notes[BEGIN]["result"][seat]
    choices = gifts = luck = plans = 0.0
    for row in found:
        lost = counted(row)
        if row["seat"] == seat:
            choices -= lost
        else:
            gifts += lost * share(rows[row["ply"]]["chances"], seat, row["seat"])
    for gains in notes[LUCK].values():
        luck += gains[seat][0]
    glances = [notes[GRAPH][str(ply)] for ply in range(len(rows))]  # one measure before and after plans are met
    for row in glances:
        if row["kind"] == PLANS:
            plans += step(glances, row["ply"], seat, came)
    return {
        "seat": seat,
        "start": start,
        "choices": choices,
        "gifts": gifts,
        "luck": luck,
        "plans": plans,
        "unexplained": came - start - choices - gifts - luck - plans,
        "result": came,
    }


def step(rows: list[Row], ply: int, seat: Seat, came: float) -> float:
    """By how much a seat's chance moved with one ply."""
    after: float = rows[ply + 1]["chances"][seat] if ply + 1 < len(rows) else came
    before: float = rows[ply]["chances"][seat]
    return after - before


def counted(row: Row) -> float:
    """What a decision cost, as far as that is more than doubt."""
    loss: float = row["loss"]
    if "brief" in row:
        return 0.0
    return loss if loss >= NOTHING and loss > row["doubt"] else 0.0


def share(chances: list[float], seat: Seat, giver: Seat) -> float:
    """The part that one of the others receives of what somebody loses."""
    others = 1.0 - chances[giver]
    return chances[seat] / others if others > 0.0 else 0.0


def together(row: Row, gap: float, error: float) -> Row:
    """A loss by search and one by playing on, each as far as it can be trusted."""
    searched: list[float] = row.get("searched") or [row["loss"], row["doubt"]]
    one, two = 1.0 / max(searched[1], LEAST) ** 2, 1.0 / max(error, LEAST) ** 2
    loss = max(0.0, (one * searched[0] + two * gap) / (one + two))
    verdict = Verdict([], loss, 1.0 / sqrt(one + two), 0.0)
    return row | {"loss": verdict.loss, "doubt": verdict.doubt, "grade": verdict.grade()}
