"""Who asks: what every handler reads off a request, be it of a page or of a program."""

from __future__ import annotations

from starlette.requests import Request

from farside.table.host import Host
from farside.table.trouble import NotPossibleError
from farside.table.visit import Visit

SEATS = "seat-"  # a cookie seat-<table>: the tokens this browser holds there
LONGEST_NUMBER = 20  # digits


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def at(request: Request, path: str, *more: str) -> str:
    """An address of the house, which may stand below a path of a larger one (ASGI's `root_path`)."""
    return base_of(request) + "/".join((path, *more))


def base_of(request: Request) -> str:
    base: str = request.scope.get("root_path", "")
    return base


def cookie_path(request: Request) -> str:
    """Where cookies are sent back: to this house alone."""
    return base_of(request) or "/"


def tokens_of(request: Request, table: str) -> list[str]:
    """What this visitor can show: the link he came by, and what his browser remembers."""
    kept = request.cookies.get(SEATS + table, "").split(".")
    return [token for token in [request.query_params.get("token", ""), *kept] if token]


def visit(request: Request) -> Visit:
    """This visitor at the table that the address names."""
    table: str = request.path_params["table"]
    return Visit(host_of(request), table, tokens_of(request, table))


def tables_of(request: Request) -> list[str]:
    """The tables this browser sits at, the last remembered first."""
    found = [name.removeprefix(SEATS) for name in request.cookies if name.startswith(SEATS)]
    return found[::-1]


def number(request: Request, name: str, default: int) -> int:
    """A number from the address; NotPossibleError if it is none."""
    word = request.query_params.get(name)
    if word is None:
        return default
    if not is_number(word):
        raise NotPossibleError(f"{name} is a whole number, not '{word}'")
    return int(word)


def is_number(word: str) -> bool:
    """Whether a word is a whole number of a size that means something."""
    return word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER
