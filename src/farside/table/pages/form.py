"""What all pages need of a request: reading its form, the game it names, and going elsewhere afterwards."""

from __future__ import annotations

from typing import Any
from urllib.parse import parse_qsl

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from farside.core import shelf
from farside.table.pages.paper import YEAR
from farside.table.shuffling import Share
from farside.table.trouble import NoAddressError, NotPossibleError
from farside.table.visitor import at, cookie_path, gate_of, is_number, secret_name

FRAGMENT = "x-fragment"  # the script asks for the table alone


async def form_of(request: Request) -> dict[str, str]:
    """What a form sent."""
    return dict(parse_qsl((await request.body()).decode("utf-8", "replace"), keep_blank_values=True))


def whole(form: dict[str, str], name: str) -> int:
    """A number from a form; NotPossibleError if it is none."""
    word = form.get(name, "")
    if not is_number(word):
        raise NotPossibleError(f"{name} is a whole number, not '{word}'")
    return int(word)


def share_of(form: dict[str, str]) -> Share | None:
    """What the script adds to the luck of a table that a form opens; None without a script."""
    commitment, nonce = form.get("commitment", ""), form.get("nonce", "")
    return Share(commitment, nonce) if commitment or nonce else None


def small(word: str) -> int:
    """A number that somebody shows us; 0 if it is none."""
    return int(word) if is_number(word) else 0


def known_game(request: Request) -> str:
    key: str = request.path_params["game"]
    if not shelf.has(key):
        raise NoAddressError
    return key


def keep_secret(request: Request, response: Response, name: str, value: str) -> None:
    """The browser keeps this for a year; no script and no other site can read it."""
    how: dict[str, Any] = {"httponly": True, "samesite": "lax", "secure": gate_of(request).is_secure(request)}
    guarded = secret_name(request, name)
    response.set_cookie(guarded, value, max_age=YEAR, path=cookie_path(request), **how)
    if guarded != name and name in request.cookies:  # from before names were guarded
        response.delete_cookie(name, path=cookie_path(request), **how)


def go(request: Request, path: str, *more: str) -> RedirectResponse:
    """See another page of the house; a reload does not send the form again."""
    return RedirectResponse(at(request, path, *more), 303)
