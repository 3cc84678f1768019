"""Plans for my absence: my next turn, written down while the others play; played whole when it comes, or not at all.

A plan is sealed: it is in no view, call, record or export, and no bot is given it. It is put together in a dream of the
seat that plans, in which the others pass where they can, so nothing that is offered tells what is hidden. Whether it
can be played is judged once my turn has come, step by step, by the same rules as any move.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, NamedTuple, Protocol

from farside.core.actions import Action, Seat
from farside.core.state import IllegalActionError, State
from farside.core.view import View
from farside.table import conditions
from farside.table.conditions import AHEAD, BRINGS, GENERAL, LEAD, MINE, POINTS, SAME, TICKED, scores
from farside.table.plans import Settled
from farside.table.playing import HUMAN, Playing
from farside.table.recorded import action_of
from farside.table.store import Store
from farside.table.trouble import NotPossibleError, RefusedError, TroubleError

BY_PLAN = "by-plan"  # what the log says when a plan is played
MOST_STEPS = 40
MOST_BRANCHES = 3
MOST_OTHERS = 60  # answers of others until my turn comes
PASSES = ("pass", "decline", "skip", "stop", "stay", "end", "done", "enough", "ready", "close", "rest", "off")
MOST_SKETCHES = 200


class PlanError(TroubleError, status=409):
    """Why a plan cannot be made so: the key says it."""

    def __init__(self, why: str) -> None:
        self.key = f"trouble-plan-{why}"
        super().__init__()


@dataclass(frozen=True, slots=True)
class Branch:
    """A way through my turn, and what it was worth when I thought of it."""

    steps: tuple[str, ...] = ()
    points: int = 0  # that it brings
    choices: tuple[str, ...] = ()  # what else could be answered at its beginning
    brings: tuple[tuple[str, int], ...] = ()  # where they come from
    leads: tuple[str, ...] = ()  # where I was ahead


@dataclass(frozen=True, slots=True)
class Plan:
    """What one seat wants to do next. The last branch is the one being put together, until the plan is kept."""

    turn: int  # the ply after the seat's last move of its own: another turn has no use for it
    branches: tuple[Branch, ...] = (Branch(),)
    conditions: tuple[str, ...] = ()
    through: bool = False  # its last step may reveal something
    kept: bool = False
    score: int = 0  # mine, when it was made
    failed: dict[str, Any] = field(default_factory=dict)  # why it was not played, once my turn came

    @property
    def steps(self) -> tuple[str, ...]:
        return self.branches[-1].steps

    @property
    def offers(self) -> tuple[str, ...]:
        """The conditions that may be asked for: of any plan, and what this one rests on."""
        first = self.branches[0]
        brings = [f"{BRINGS}:{key}" for key, _ in first.brings]
        return (*GENERAL, *brings, *[f"{AHEAD}:{key}" for key in first.leads])


def packed(plan: Plan) -> str:
    return json.dumps(asdict(plan))


def unpacked(text: str) -> Plan | None:
    """A plan as it was written; None if nobody can read it any more: then there is none."""
    try:
        told = json.loads(text)
        told["branches"] = tuple(branch_of(one) for one in told["branches"])
        return Plan(**{**told, "conditions": tuple(told["conditions"])})
    except (ValueError, TypeError, KeyError):
        return None


def branch_of(told: dict[str, Any]) -> Branch:
    """A way as it was written; earlier versions did not write down what it rests on."""
    brings = tuple((str(key), int(n)) for key, n in told.get("brings", ()))
    return Branch(tuple(told["steps"]), told["points"], tuple(told["choices"]), brings, tuple(told.get("leads", ())))


@dataclass(frozen=True, slots=True)
class Sketch:
    """How my turn would go in a dream, so far."""

    options: tuple[Action, ...]
    first: tuple[str, ...]  # what could be answered at its beginning
    ended: bool  # my turn is over after these steps
    revealed: bool  # the last of them reveals something
    points: int
    view: View  # what I would see then: places of the picture that lead to options are read off it
    brings: tuple[tuple[str, int], ...] = ()
    leads: tuple[str, ...] = ()

    def branch(self, steps: tuple[str, ...]) -> Branch:
        """These steps, with what they were worth."""
        return Branch(steps, self.points, self.first, self.brings, self.leads)


class Verdict(NamedTuple):
    """What becomes of a plan: what is left of it, and the steps that are played now."""

    settled: Settled
    steps: tuple[str, ...] = ()


class House(Protocol):
    """What is asked of the host."""

    def playing(self, table: str) -> Playing: ...

    def planned(self, table: str, seat: Seat) -> None: ...


class Planning:
    """The host's hand for plans."""

    def __init__(self, house: House, store: Store) -> None:
        self.house = house
        self.store = store
        self._sketches: dict[tuple[object, ...], Sketch | None] = {}

    # -- whoever plans -----------------------------------------------------------------------------

    def may(self, playing: Playing, seat: Seat) -> bool:
        """Whether this seat may plan now: people play here, it is somebody else's turn, and the table allows it."""
        terms = None if playing.timing is None else playing.timing.terms
        allowed = terms is None or terms.plans
        people = sum(row.kind == HUMAN for row in playing.seats) > 1
        return allowed and people and not (playing.state.over or playing.gathering or playing.state.asked(seat))

    def of(self, playing: Playing, seat: Seat) -> Plan | None:
        """The seat's own plan. One of an earlier turn is none."""
        text = self.store.plans.get(playing.row.id, seat)
        plan = unpacked(text) if text else None
        return plan if plan is not None and plan.turn == playing.answered[seat] else None

    def sketch(self, playing: Playing, seat: Seat, steps: tuple[str, ...]) -> Sketch | None:
        """My next turn in a dream; None if nobody can tell when it comes, or if a step is not possible there."""
        key = (playing.row.id, playing.pulse, seat, steps)
        if key not in self._sketches:
            if len(self._sketches) >= MOST_SKETCHES:
                self._sketches.clear()
            self._sketches[key] = sketched(playing, seat, steps)
        return self._sketches[key]

    def add(self, table: str, seat: Seat, step: str) -> Plan:
        """One more step, if it would be possible."""
        playing, plan = self._draft(table, seat)
        if len(plan.steps) >= MOST_STEPS:
            raise PlanError("long")
        found = self.sketch(playing, seat, (*plan.steps, step))
        if found is None:
            raise PlanError("step")
        if found.revealed and not plan.through:
            raise PlanError("reveals")
        return self._put(playing, seat, with_last(plan, found.branch((*plan.steps, step))))

    def begin(self, table: str, seat: Seat) -> Plan:
        """An empty plan, to be filled."""
        playing, plan = self._draft(table, seat)
        return self._put(playing, seat, plan)

    def back(self, table: str, seat: Seat) -> Plan:
        """One step less."""
        playing, plan = self._draft(table, seat)
        steps = plan.steps[:-1]
        found = self.sketch(playing, seat, steps) if steps else None
        return self._put(playing, seat, with_last(plan, found.branch(steps) if found else Branch()))

    def set_through(self, table: str, seat: Seat, on: bool) -> Plan:
        playing, plan = self._draft(table, seat)
        return self._put(playing, seat, replace(plan, through=on))

    def tick(self, table: str, seat: Seat, condition: str, on: bool) -> Plan:
        """Ask for one condition more, or less."""
        playing = self.house.playing(table)
        plan = self._own(playing, seat)
        if condition not in plan.offers:
            raise NotPossibleError(f"a condition is one of: {', '.join(plan.offers)}")
        wanted = {*plan.conditions, condition} if on else {*plan.conditions} - {condition}
        return self._put(playing, seat, replace(plan, conditions=tuple(one for one in plan.offers if one in wanted)))

    def keep(self, table: str, seat: Seat) -> Plan:
        """It is played when my turn comes, unless something stands against it."""
        playing = self.house.playing(table)
        plan = self._own(playing, seat)
        branches = tuple(one for one in plan.branches if one.steps)
        if not branches or not self.may(playing, seat):
            raise PlanError("empty")
        mine = scores(playing, playing.state, seat)[seat]
        kept = self._put(playing, seat, replace(plan, branches=branches, kept=True, score=mine))
        self.house.planned(table, seat)
        return kept

    def change(self, table: str, seat: Seat, another: bool = False) -> Plan:
        """Go on putting it together; `another`: if it cannot be played, this instead."""
        playing = self.house.playing(table)
        plan = self._own(playing, seat)
        if another and len(plan.branches) >= MOST_BRANCHES:
            raise PlanError("branches")
        branches = (*plan.branches, Branch()) if another else plan.branches
        return self._put(playing, seat, replace(plan, branches=branches, kept=False))

    def drop(self, table: str, seat: Seat) -> None:
        self.store.plans.drop(table, seat)

    def _draft(self, table: str, seat: Seat) -> tuple[Playing, Plan]:
        """The plan that is being put together; somebody who has none begins one."""
        playing = self.house.playing(table)
        if not self.may(playing, seat):
            raise PlanError("turn")
        plan = self.of(playing, seat)
        if plan is None or plan.failed:
            plan = Plan(playing.answered[seat], conditions=TICKED)
        return playing, replace(plan, kept=False)

    def _own(self, playing: Playing, seat: Seat) -> Plan:
        plan = self.of(playing, seat)
        if plan is None:
            raise PlanError("empty")
        return plan

    def _put(self, playing: Playing, seat: Seat, plan: Plan) -> Plan:
        self.store.plans.put(playing.row.id, seat, packed(plan))
        return plan

    # -- when my turn comes ------------------------------------------------------------------------

    def verdict(self, playing: Playing, seat: Seat) -> Verdict | None:
        """A seat is asked: the plan that it has for it is played, or it is told why not; None if there is none."""
        if sum(row.kind == HUMAN for row in playing.seats) < 2:
            return None
        text = self.store.plans.get(playing.row.id, seat)
        plan = unpacked(text) if text else None
        if plan is None or not plan.kept or plan.failed or plan.turn != playing.answered[seat]:
            return None
        first: dict[str, Any] = {}
        for branch in plan.branches:
            why = against(playing, seat, plan, branch)
            if not why:
                return Verdict(Settled(seat, text), branch.steps)
            first = first or why
        return Verdict(Settled(seat, text, packed(replace(plan, failed=first))))


def with_last(plan: Plan, branch: Branch) -> Plan:
    """A plan with another way in place of its last; conditions that rest on nothing any more are dropped."""
    found = replace(plan, branches=(*plan.branches[:-1], branch))
    return replace(found, conditions=tuple(one for one in found.conditions if one in found.offers))


def sketched(playing: Playing, seat: Seat, steps: tuple[str, ...]) -> Sketch | None:
    title = playing.title
    dream = title.imagine(playing.state, seat, Random(f"{playing.state.ply} {seat}"))
    if not passed_on(playing, dream, seat):
        return None
    name = title.actions.name
    first, before, revealed = tuple(map(name, dream.options(seat))), scores(playing, dream, seat)[seat], False
    had = conditions.counts(playing, dream, seat)
    for step in steps:
        barrier = dream.barrier
        try:
            dream.act(seat, action_of(title, step))
        except (IllegalActionError, ValueError):
            return None
        revealed = dream.barrier > barrier or dream.over
    ended = dream.over or not dream.asked(seat)
    options = () if ended or revealed else tuple(dream.options(seat))
    points, view = scores(playing, dream, seat)[seat] - before, title.view(dream, seat)
    brings = conditions.gains(had, conditions.counts(playing, dream, seat), seat) if steps else ()
    leads = conditions.leads(had, seat, tuple(key for key, _ in brings))
    return Sketch(options, first, ended, revealed, points, view, brings, leads)


def passed_on(playing: Playing, dream: State, seat: Seat) -> bool:
    """Let the others answer until the seat is asked; False if that takes too long, or the game is over before."""
    for _ in range(MOST_OTHERS):
        if dream.over or dream.asked(seat):
            return not dream.over
        other = dream.waiting()[0]
        dream.push(other, least(playing, dream, other))
    return False


def least(playing: Playing, dream: State, other: Seat) -> Action:
    """What changes least: to pass, else what comes first."""
    options = dream.options(other)
    owner = playing.title.actions.owner
    return min(options, key=lambda one: PASSES.index(owner(one).verb) if owner(one).verb in PASSES else len(PASSES))


def against(playing: Playing, seat: Seat, plan: Plan, branch: Branch) -> dict[str, Any]:
    """What stands against playing a plan now; nothing: {}. Tried on a copy, step by step."""
    after, before = playing, scores(playing, playing.state, seat)
    for check in CHECKS:
        if (why := check(playing, seat, plan, branch, before)) is not None:
            return {"condition": why}
    if behind := conditions.lost(playing, seat, plan.conditions):
        return {"condition": AHEAD, "what": behind}
    for at, step in enumerate(branch.steps):
        barrier = after.state.barrier
        try:
            after = after.after(seat, action_of(after.title, step))
        except RefusedError as error:
            return {"step": at, "clause": error.refusal.clause, "args": list(error.refusal.args)}
        except ValueError:
            return {"step": at, "clause": "", "args": []}
        last = at == len(branch.steps) - 1
        if after.state.barrier > barrier and not (plan.through and last):
            return {"step": at, "condition": "reveals"}
    gained = scores(after, after.state, seat)[seat] - before[seat]
    if POINTS in plan.conditions and gained < branch.points:
        return {"condition": POINTS}
    short = conditions.short_of(playing, after, seat, plan.conditions, branch.brings)
    return {"condition": BRINGS, "what": short} if short else {}


Check = Callable[[Playing, Seat, Plan, Branch, tuple[int, ...]], str | None]


def is_same(playing: Playing, seat: Seat, plan: Plan, branch: Branch, _before: tuple[int, ...]) -> str | None:
    """The same answers are open as when I planned."""
    now = tuple(map(playing.title.actions.name, playing.state.options(seat)))
    return SAME if SAME in plan.conditions and set(now) != set(branch.choices) else None


def leads(_playing: Playing, seat: Seat, plan: Plan, _branch: Branch, before: tuple[int, ...]) -> str | None:
    """Nobody is ahead of me."""
    return LEAD if LEAD in plan.conditions and max(before) > before[seat] else None


def is_mine(_playing: Playing, seat: Seat, plan: Plan, _branch: Branch, before: tuple[int, ...]) -> str | None:
    """Nobody has cost me points."""
    return MINE if MINE in plan.conditions and before[seat] < plan.score else None


CHECKS: tuple[Check, ...] = (is_same, leads, is_mine)
