"""The result of a finished game as a page to share: a title, the board at the end, the way to the replay."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from farside.table.addresses import Addresses
from farside.table.pages.links import address
from farside.table.pages.paper import reader, render
from farside.table.pages.postcard import preview
from farside.table.pages.sections.finale import finale
from farside.table.pages.sections.head import here_called, title_of
from farside.table.printing.press import can_print
from farside.table.trouble import StillRunningError
from farside.table.visitor import visit

ADDRESSES = Addresses()


@ADDRESSES.get("/t/{table}/result")
async def result(request: Request) -> Response:
    """What everybody may see of a finished game, told of nobody in particular."""
    here, who = visit(request), reader(request)
    found = finale(here, here.see(None), who)
    if found is None:
        raise StillRunningError
    game = title_of(here.info, who)
    return render(
        "result.html",
        request,
        style_of=here.info.game,
        title=who.say("share-title", game=game, result=found.title),
        game=game,
        called=here_called(here, who),
        finale=found,
        id=here.id,
        moves=len(here.playing.record.moves),
        link=address(request, f"/t/{here.id}/result"),
        saved="board.png" if can_print() else "board.svg",
        preview=preview(request, here.id),
    )
