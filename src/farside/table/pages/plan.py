"""Planning at the table: what somebody does with his own plan, which nobody else is told."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table.addresses import Addresses
from farside.table.pages.table import tried
from farside.table.visit import Visit
from farside.table.visitor import moves

ADDRESSES = Addresses()


@ADDRESSES.post("/t/{table}/plan")
async def plan(request: Request) -> Response:
    """A step more or less, a condition, keep it, change it, drop it."""

    def deed(here: Visit, seat: Seat, form: dict[str, str]) -> object:
        moves(request, here.id)
        return done(here, seat, form)

    return await tried(request, deed)


def done(here: Visit, seat: Seat, form: dict[str, str]) -> object:
    planning = here.host.planning
    if "step" in form:
        return planning.add(here.id, seat, form["step"])
    for name in ("on", "off"):
        if name in form:
            wish = form[name]
            if wish == "through":
                return planning.set_through(here.id, seat, name == "on")
            return planning.tick(here.id, seat, wish, name == "on")
    wish = form.get("do", "")
    if wish == "begin":
        return planning.begin(here.id, seat)
    if wish in ("change", "another"):
        return planning.change(here.id, seat, wish == "another")
    return {"back": planning.back, "keep": planning.keep}.get(wish, planning.drop)(here.id, seat)
