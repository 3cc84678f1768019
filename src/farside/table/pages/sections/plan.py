"""My plan, as I alone see it: its steps, its conditions, and what could be planned next."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import Seat
from farside.core.phrases import Voice
from farside.core.state import Refusal
from farside.table.conditions import LEAD, POINTS, Counts, counts, scores
from farside.table.pages.paper import Reader
from farside.table.pages.sections.spots import Dream, spots
from farside.table.planning import MOST_BRANCHES, Plan, Planning, Sketch
from farside.table.playing import Playing
from farside.table.recorded import action_of
from farside.table.visit import Visit


@dataclass(frozen=True, slots=True)
class Condition:
    """What a plan asks for."""

    key: str
    text: str
    on: bool


class Step(NamedTuple):
    """A step that is planned or could be: its notation, the words, and where it lies on the board."""

    name: str
    text: str
    at: str = ""


@dataclass(frozen=True, slots=True)
class PlanBlock:
    """The block of a plan; without ways nobody has begun one."""

    ways: tuple[tuple[Step, ...], ...] = ()
    kept: bool = False
    options: tuple[Step, ...] = ()
    ended: bool = False
    far: bool = False  # nobody can tell when the turn comes
    through: bool = False
    conditions: tuple[Condition, ...] = ()
    failed: str = ""
    clause: str = ""
    more: bool = False  # one more way is possible


def plan_of(here: Visit, seat: Seat | None, voice: Voice, reader: Reader) -> PlanBlock | None:
    """The plan of whoever looks; None where there is nothing to plan, and where there are no other people."""
    playing, planning = here.playing, here.host.planning
    if seat is None or not here.host.place.friends:
        return None
    plan = planning.of(playing, seat)
    if plan is not None and plan.failed and playing.state.asked(seat):
        return failed(playing, plan, voice, reader, seat)
    if not planning.may(playing, seat):
        return None
    if plan is None or plan.failed:
        return PlanBlock()
    return block(playing, plan, voice, reader, Drawing(planning, playing, seat))


@dataclass(frozen=True, slots=True)
class Drawing:
    """Finds where the steps of a seat's plan lie."""

    planning: Planning
    playing: Playing
    seat: Seat

    def sketch(self, steps: tuple[str, ...]) -> Sketch | None:
        return self.planning.sketch(self.playing, self.seat, steps)

    def at(self, before: tuple[str, ...], step: str) -> str:
        """Where a step lies after those before it; nowhere if the dream has come to another end meanwhile."""
        found = self.sketch(before)
        return spots(Dream(self.playing, self.seat, before, found.view)).get(step, "") if found else ""

    def way(self, steps: tuple[str, ...], voice: Voice) -> tuple[Step, ...]:
        return tuple(
            Step(step, said(self.playing, step, voice), self.at(steps[:place], step))
            for place, step in enumerate(steps)
        )

    def options(self, steps: tuple[str, ...], voice: Voice) -> tuple[Step, ...]:
        """What could be planned next."""
        found, name = self.sketch(steps), self.playing.title.actions.name
        return tuple(
            Step(name(one), voice.option(one), self.at(steps, name(one))) for one in (found.options if found else ())
        )


def block(playing: Playing, plan: Plan, voice: Voice, reader: Reader, drawing: Drawing) -> PlanBlock:
    found = None if plan.kept else drawing.sketch(plan.steps)
    return PlanBlock(
        ways=tuple(drawing.way(one.steps, voice) for one in plan.branches),
        kept=plan.kept,
        options=() if plan.kept else drawing.options(plan.steps, voice),
        ended=found is not None and (found.ended or found.revealed),
        far=not plan.kept and found is None,
        through=plan.through,
        conditions=tuple(conditions(playing, plan, reader, drawing.seat)),
        more=plan.kept and len(plan.branches) < MOST_BRANCHES,
    )


def said(playing: Playing, step: str, voice: Voice) -> str:
    try:
        return voice.option(action_of(playing.title, step))
    except ValueError:  # an action that this version does not know any more
        return step


def conditions(playing: Playing, plan: Plan, reader: Reader, seat: Seat) -> list[Condition]:
    """Those that can be asked for in this position: the general ones, then what this plan rests on."""
    mine, brings = scores(playing, playing.state, seat), dict(plan.branches[0].brings)
    possible = {POINTS: plan.branches[0].points > 0, LEAD: max(mine) == mine[seat]}
    things = counts(playing, playing.state, seat, reader.lang)
    voice = playing.title.voice(reader.lang, playing.names, seat)
    found = []
    for key in plan.offers:
        kind, _, thing = key.partition(":")
        if not possible.get(key, True):
            continue
        what, n = named(thing, things, voice), brings.get(thing, plan.branches[0].points)
        found.append(Condition(key, reader.say(f"plan-if-{kind}", n=n, what=what), key in plan.conditions))
    return found


def named(thing: str, things: Counts, voice: Voice) -> str:
    """What something that is counted is called; by its kind, where it does not count yet."""
    if not thing:
        return ""
    found = things.get(thing)
    return found.name if found is not None and found.name else voice.say(f"tally-{thing.partition('/')[0]}")


def failed(playing: Playing, plan: Plan, voice: Voice, reader: Reader, seat: Seat) -> PlanBlock:
    """Why my plan was not played."""
    told = plan.failed
    if told.get("clause"):
        refusal = Refusal(told["clause"], tuple(told.get("args", ())))
        return PlanBlock(failed=voice.reason(refusal.clause, refusal.args), clause=refusal.clause)
    if told.get("condition"):
        things = counts(playing, playing.state, seat, reader.lang)
        what = named(told.get("what", ""), things, voice)
        return PlanBlock(failed=reader.say(f"plan-not-{told['condition']}", what=what))
    step = said(playing, plan.branches[0].steps[told.get("step", 0)], voice)
    return PlanBlock(failed=reader.say("plan-not-step", step=step))
