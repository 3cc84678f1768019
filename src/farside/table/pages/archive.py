"""The archive: tables that somebody does not want to see among the others. They come back when it is one's turn."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from farside.table import archiving
from farside.table.addresses import Addresses
from farside.table.archiving import ARCHIVED
from farside.table.pages.form import form_of, go
from farside.table.pages.paper import YEAR
from farside.table.visitor import cookie_path, host_of, ring_of, tables_of

ADDRESSES = Addresses()


def put_away(request: Request) -> list[str]:
    """The tables that are put away, the last one last."""
    ring = ring_of(request)
    kept = archiving.archived(host_of(request).store, ring) if ring else []
    here = [code for code in request.cookies.get(ARCHIVED, "").split(".") if code]
    return list(dict.fromkeys([*here, *kept]))


@ADDRESSES.post("/t/{table}/archive")
async def archive(request: Request) -> Response:
    """Put a table away, or bring it back. Whoever plays there plays on; the link opens it as before."""
    form, table, ring = await form_of(request), request.path_params["table"], ring_of(request)
    kept = archiving.with_one(put_away(request), table, not form.get("back"))
    response = go(request, "/my-games")
    how: dict[str, Any] = {"max_age": YEAR, "path": cookie_path(request), "httponly": True, "samesite": "lax"}
    if ring:
        host_of(request).store.rings.put(ring, ARCHIVED, kept or None)
        response.delete_cookie(ARCHIVED, path=cookie_path(request))
    else:
        response.set_cookie(ARCHIVED, ".".join(code for code in kept if code in tables_of(request)), **how)
    return response
