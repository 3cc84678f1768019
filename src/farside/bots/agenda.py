"""Agenda: what of an analysis is still to be done, from its notes alone; several may work on it at once.

Notes are what JSON can hold. A job is one ply in one of five steps: the graph (1), a short search of every decision
(2), two long ones of those that seem to have cost most (3), luck where something was turned up (4), and appeals (5).
What is in the notes is never done again.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from farside.bots.judging import SLIP, SURE

Row = dict[str, Any]

BEGIN: Final = "begun"
STEPS: Final = ("plies", "short", "long", "luck", "appeals")
GRAPH, SHORT, LONG, LUCK, APPEAL = STEPS
COSTS: Final = {GRAPH: 0.02, SHORT: 0.15, LONG: 3.0, LUCK: 1.0, APPEAL: 4.0}  # about, beside each other

LOOKED: Final = 20  # decisions that are searched long
WORTH: Final = 0.03  # a loss in a first search that deserves a second one
APPEALS: Final = 8

CHOICE: Final = "choice"
CHANCE: Final = "chance"
PLANS: Final = "plans"
FORCED: Final = "forced"


class Job(NamedTuple):
    """A piece of work: a step, a ply, and what is known of it already."""

    step: str
    ply: int
    row: Row | None = None


def fresh() -> Row:
    """The notes of an analysis that has not begun."""
    notes: Row = {step: {} for step in STEPS}
    notes[BEGIN] = None
    return notes


def write(notes: Row, job: Job, found: Any) -> None:
    """A job is done."""
    if job.step == BEGIN:
        notes[BEGIN] = found
    else:
        notes[job.step][str(job.ply)] = found


def todo(notes: Row) -> list[Job]:
    """All that can be done now, what people wait for most first; nothing when everything is done."""
    begun = notes[BEGIN]
    if begun is None:
        return [Job(BEGIN, 0)]
    found = [Job(GRAPH, ply) for ply in range(begun["moves"]) if str(ply) not in notes[GRAPH]]
    drawn = not found
    found += shortly(notes)
    searched = not shortly(notes)
    if drawn:
        at_length = long_ones(notes) if searched else []
        found += at_length + fortunes(notes)
        if searched and not at_length:
            found += appeals(notes)
    return found


def shortly(notes: Row) -> list[Job]:
    return [Job(SHORT, ply) for ply in notes[BEGIN]["decisions"] if str(ply) not in notes[SHORT]]


def long_ones(notes: Row) -> list[Job]:
    return [Job(LONG, ply) for ply in suspects(notes) if str(ply) not in notes[LONG]]


def suspects(notes: Row) -> list[int]:
    """The decisions whose first search lost most, the worst first."""
    losses = [loss_of(row) for row in notes[SHORT].values() if row is not None and row["loss"] > WORTH]
    return [ply for loss, ply in sorted(losses)[:LOOKED]]


def fortunes(notes: Row) -> list[Job]:
    """Where something was turned up."""
    plies = [int(ply) for ply, row in notes[GRAPH].items() if row["kind"] == CHANCE]
    return [Job(LUCK, ply) for ply in sorted(plies) if str(ply) not in notes[LUCK]]


def appeals(notes: Row) -> list[Job]:
    """Where much may have been lost and it is not certain."""
    unsure = [row for row in notes[LONG].values() if row and row["loss"] > SLIP and row["loss"] <= SURE * row["doubt"]]
    unsure.sort(key=loss_of)
    return [Job(APPEAL, row["ply"], row) for row in unsure[:APPEALS] if str(row["ply"]) not in notes[APPEAL]]


def loss_of(row: Row) -> tuple[float, int]:
    return -row["loss"], row["ply"]


def step_of(notes: Row) -> int:
    """Which of the five steps is under way; 6 when all are done."""
    left = todo(notes)
    if not left:
        return len(STEPS) + 1
    return 1 if left[0].step == BEGIN else STEPS.index(left[0].step) + 1


def progress(notes: Row) -> float:
    """How much is done, from 0 to 1, as far as one can say how much there will be."""
    begun = notes[BEGIN]
    if begun is None:
        return 0.0
    done = left = 0.0
    for step in STEPS:
        done += COSTS[step] * len(notes[step])
    jobs = todo(notes)
    for job in jobs:
        left += COSTS[job.step]
    if shortly(notes):
        left += COSTS[LONG] * LOOKED / 2
    return done / (done + left) if jobs else 1.0
