"""What all pages need of a form: reading it, and going elsewhere afterwards."""

from __future__ import annotations

from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import RedirectResponse


async def form_of(request: Request) -> dict[str, str]:
    """What a form sent."""
    return dict(parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True))


def go(address: str) -> RedirectResponse:
    """See another page; a reload does not send the form again."""
    return RedirectResponse(address, 303)
