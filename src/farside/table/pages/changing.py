"""Other terms at a running table: somebody puts them together as at set-up, and everybody is asked."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core.actions import Seat
from farside.table import dates, speaking
from farside.table.addresses import Addresses
from farside.table.pages import agreed
from farside.table.pages.form import form_of, go
from farside.table.pages.paper import reader, render
from farside.table.pages.sections.head import called, title_of
from farside.table.terms import DAY, Terms
from farside.table.timing import PATIENCE
from farside.table.trouble import NotPossibleError, NotYourSeatError, TroubleError
from farside.table.visit import Visit
from farside.table.visitor import moves, visit

ADDRESSES = Addresses()


def now(here: Visit) -> Terms:
    """What is agreed at a table that goes on; where nothing is, nothing can be changed."""
    if here.info.terms is None or here.info.over or here.info.ended:
        raise NotPossibleError("nothing is agreed here that could be changed")
    return here.info.terms


def own(here: Visit) -> Seat:
    """Whoever sits here may ask for other terms."""
    if not here.door.seats:
        raise NotYourSeatError
    return here.door.seats[0]


@ADDRESSES.get("/t/{table}/terms")
async def terms(request: Request) -> Response:
    """What is agreed, to be changed."""
    here = visit(request)
    own(here)
    return shown(request, here, agreed.sent_of(now(here)))


def shown(request: Request, here: Visit, sent: dict[str, str], problem: str = "", status: int = 200) -> Response:
    who, info = reader(request), here.info
    return render(
        "terms.html",
        request,
        status,
        id=here.id,
        title=f"{title_of(info, who)}, {called(info, who) if info.name else here.id}",
        sentence=dates.agreement(now(here), info.advice, who.lang),
        pace=agreed.offer(sent, info.advice, who),
        friends=True,
        unfolded=True,
        advice=info.advice,
        days=round(PATIENCE / DAY),
        problem=problem,
    )


@ADDRESSES.post("/t/{table}/terms")
async def propose(request: Request) -> Response:
    """Everybody is asked; what cannot be agreed to is said, with the form as it was."""
    form, here = await form_of(request), visit(request)
    seat = own(here)
    moves(request, here.id)
    try:
        here.host.voting.propose(here.id, seat, agreed.terms_of(form))
    except TroubleError as error:
        return shown(request, here, form, speaking.trouble(error, reader(request).lang), error.status)
    return go(request, "/t", here.id)
