"""Plans for one's absence, for programs: a seat's own, and nobody else's."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.api.tables import language_of, own_seat
from farside.table.planning import MOST_BRANCHES, MOST_STEPS, Plan, Planning
from farside.table.trouble import NotPossibleError
from farside.table.visitor import host_of, moves

PLAN_KEYS = ("branches", "conditions", "through")
STEP_KEYS = ("steps",)
ADDRESSES = Addresses("/api/v1")


def told(plan: Plan | None) -> shapes.Told | None:
    """A plan as its owner may see it."""
    if plan is None:
        return None
    branches = [list(one.steps) for one in plan.branches]
    failed = plan.failed or None
    return {
        "branches": branches,
        "conditions": list(plan.conditions),
        "offers": list(plan.offers),
        "through": plan.through,
        "kept": plan.kept,
        "failed": failed,
    }


@ADDRESSES.get("/tables/{table}/plan")
async def look(request: Request) -> Response:
    """The plan of a seat, if it has one."""
    table: str = request.path_params["table"]
    seat, host = own_seat(request, table), host_of(request)
    playing = host.playing(table)
    return shapes.answer({"may": host.planning.may(playing, seat), "plan": told(host.planning.of(playing, seat))})


@ADDRESSES.post("/tables/{table}/plan/options")
async def options(request: Request) -> Response:
    """What could be planned after these steps, as far as the seat can know."""
    table: str = request.path_params["table"]
    seat, host = own_seat(request, table), host_of(request)
    asked = shapes.read_object(await request.body(), STEP_KEYS)
    moves(request, table)
    playing = host.playing(table)
    found = (
        host.planning.sketch(playing, seat, read_steps(asked.get("steps")))
        if host.planning.may(playing, seat)
        else None
    )
    voice = host.voice(host.see(table, seat), language_of(request))
    name = playing.title.actions.name
    shown = [{"name": name(one), "text": voice.option(one)} for one in found.options] if found else []
    return shapes.answer({"possible": found is not None, "ended": found is not None and found.ended, "options": shown})


@ADDRESSES.put("/tables/{table}/plan")
async def keep(request: Request) -> Response:
    """A whole plan in place of the one that was there."""
    table: str = request.path_params["table"]
    seat, host = own_seat(request, table), host_of(request)
    asked = shapes.read_object(await request.body(), PLAN_KEYS)
    branches, conditions = asked.get("branches"), asked.get("conditions") or []
    if not isinstance(branches, list) or not 1 <= len(branches) <= MOST_BRANCHES:
        raise NotPossibleError(f"branches is a list of 1 to {MOST_BRANCHES} lists of actions")
    if not isinstance(conditions, list) or not all(isinstance(one, str) for one in conditions):
        raise NotPossibleError("conditions is a list of names; those that fit a plan are told with it as `offers`")
    moves(request, table)
    written(host.planning, table, seat, [read_steps(one) for one in branches], asked.get("through") is True)
    conditioned(host.planning, table, seat, conditions)
    return shapes.answer(told(host.planning.keep(table, seat)))


def written(planning: Planning, table: str, seat: Seat, branches: list[tuple[str, ...]], through: bool) -> None:
    """Put together step by step, as somebody at the table would."""
    planning.drop(table, seat)
    planning.set_through(table, seat, through)
    for at, steps in enumerate(branches):
        if at:
            planning.change(table, seat, another=True)
        for step in steps:
            planning.add(table, seat, step)


def conditioned(planning: Planning, table: str, seat: Seat, wanted: list[str]) -> None:
    """Exactly these conditions; a name that does not fit the plan leaves none behind."""
    offers = planning.begin(table, seat).offers
    if unknown := [one for one in wanted if one not in offers]:
        planning.drop(table, seat)
        raise NotPossibleError(f"'{unknown[0][:40]}' does not fit this plan; possible: {', '.join(offers)}")
    for one in offers:
        planning.tick(table, seat, one, one in wanted)


@ADDRESSES.delete("/tables/{table}/plan")
async def drop(request: Request) -> Response:
    table: str = request.path_params["table"]
    host_of(request).planning.drop(table, own_seat(request, table))
    return Response(status_code=204)


def read_steps(steps: object) -> tuple[str, ...]:
    if not isinstance(steps, list) or len(steps) > MOST_STEPS or not all(isinstance(one, str) for one in steps):
        raise NotPossibleError(f"steps is a list of up to {MOST_STEPS} actions in notation")
    return tuple(steps)
