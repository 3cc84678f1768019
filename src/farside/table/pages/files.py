"""Files: scripts, icons and the style sheets, kept by browsers for as long as their address stays the same."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles

from farside.core import shelf
from farside.table.pages.paper import FOREVER, STATIC, style
from farside.table.trouble import NoAddressError


async def style_sheet(request: Request) -> Response:
    """One style sheet for a page and its game."""
    key = request.query_params.get("of", "")
    if key and key not in shelf.shelf():
        raise NoAddressError
    return Response(style(key), media_type="text/css", headers=FOREVER)


class Files(StaticFiles):
    """Static files, kept by browsers for as long as their address stays the same."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # handed on as they came
        response.headers.update(FOREVER)
        return response


ADDRESSES: list[BaseRoute] = [
    Route("/style.css", style_sheet),
    Mount("/static", Files(directory=STATIC, check_dir=False)),
]
