"""Files: scripts, icons and the style sheets, kept by browsers for as long as their address stays the same."""

from __future__ import annotations

import json

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles

from farside.core import shelf
from farside.table.addresses import Addresses
from farside.table.pages.paper import FOREVER, FRESH, STATIC, STYLES, WEB, style
from farside.table.trouble import NoAddressError
from farside.table.visitor import at

MANIFEST = WEB / "tab/manifest.webmanifest"  # the same as of a tab
ADDRESSES = Addresses()


@ADDRESSES.get("/style.css")
async def style_sheet(request: Request) -> Response:
    """One style sheet for a page and its game."""
    key, kind = request.query_params.get("of", ""), request.query_params.get("for", "page")
    if kind not in STYLES or (key and not shelf.has(key)):
        raise NoAddressError
    return Response(style(key, kind), media_type="text/css", headers=FOREVER)


@ADDRESSES.get("/manifest.webmanifest")
async def manifest(request: Request) -> Response:
    """What a phone wants to know of a page that is put on its home screen."""
    told = json.loads(MANIFEST.read_text(encoding="utf-8"))
    told |= {"id": at(request, "/"), "start_url": at(request, "/"), "scope": at(request, "/")}
    told["icons"] = [icon | {"src": at(request, f"/{icon['src']}")} for icon in told["icons"]]
    return Response(json.dumps(told), media_type="application/manifest+json", headers=FRESH)


class Files(StaticFiles):
    """Static files, kept by browsers for as long as their address stays the same."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response: Response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]  # handed on as they came
        response.headers.update(FOREVER)
        return response


ADDRESSES.append(Mount("/static", Files(directory=STATIC, check_dir=False)))
