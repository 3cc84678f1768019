"""The shuffle of a table: its seal from the start, and after the game the check, in the browser or by a command."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.core import shelf
from farside.table.addresses import Addresses
from farside.table.pages.paper import reader, render
from farside.table.pages.sections.fair import fair
from farside.table.visitor import visit

CHECKS = ("commitment", "seen", "seed", "nonce", "record")  # what the script looks at, in this order
ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}/shuffle")
async def shuffle(request: Request) -> Response:
    """What everybody may know of a table's luck."""
    here, who = visit(request), reader(request)
    title = shelf.game(here.info.game).phrases(who.lang).say("title")
    file = f"{here.info.game}-{here.id}.rec"
    found = fair(here.info, who)
    checks = [(name, who.say(f"fair-good-{name}"), who.say(f"fair-bad-{name}")) for name in CHECKS]
    return render(
        "shuffle.html", request, id=here.id, title=title, fair=found, over=here.info.over, file=file, checks=checks
    )
