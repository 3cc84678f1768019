"""Who asks: what every handler reads off a request, be it of a page or of a program."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from starlette.requests import Request
from starlette.types import Scope

from farside.table.answers import Opened
from farside.table.gate import Gate
from farside.table.host import Host
from farside.table.limits import Turnstile, address_of
from farside.table.trouble import NoAddressError, NotPossibleError
from farside.table.visit import Visit

if TYPE_CHECKING:
    from farside.table.calls.making import Telephone

SEATS = "seat-"  # a cookie seat-<table>: the tokens this browser holds there
RING = "profile"  # a cookie: the secret of this browser's keyring, which was a profile once
HOST_ONLY, SECURE = "__Host-", "__Secure-"  # a browser takes such cookies from this house alone, and by https alone
PREFIXES = (HOST_ONLY, SECURE, "")
LONGEST_NUMBER = 20  # digits


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def telephone(request: Request) -> Telephone:
    """Whoever calls from this house; in a tab there is nobody, and no such address."""
    found = host_of(request).telephone
    if found is None:
        raise NoAddressError
    return found


def at(request: Request, path: str, *more: str) -> str:
    """An address of the house, which may stand below a path of a larger one (ASGI's `root_path`)."""
    return base_of(request) + "/".join((path, *more))


def base_of(request: Request) -> str:
    base: str = request.scope.get("root_path", "")
    return base


def cookie_path(request: Request) -> str:
    """Where cookies are sent back: to this house alone."""
    return base_of(request) or "/"


def gate_of(request: Request) -> Gate:
    gate: Gate = request.app.state.gate
    return gate


def secret_name(request: Request, name: str) -> str:
    """What a cookie with a secret is called: over https, a name that no other site and no plain line can set."""
    if not gate_of(request).is_secure(request):
        return name
    return (HOST_ONLY if cookie_path(request) == "/" else SECURE) + name


def secret_of(request: Request, name: str) -> str:
    """What a browser keeps under this name; also what it was given before names were guarded."""
    found = (request.cookies.get(prefix + name) for prefix in PREFIXES)
    return next((value for value in found if value), "")


def secrets_named(request: Request, begin: str) -> list[str]:
    """How the names of the secrets go on that begin like this, in the order in which a browser sends them."""
    bare = [name.removeprefix(HOST_ONLY).removeprefix(SECURE) for name in request.cookies]
    return list(dict.fromkeys(name.removeprefix(begin) for name in bare if name.startswith(begin)))


def tokens_of(request: Request, table: str) -> list[str]:
    """What this visitor can show: the link he came by, and what his browser remembers."""
    kept = secret_of(request, SEATS + table).split(".")
    return [token for token in [request.query_params.get("token", ""), *kept] if token]


def ring_of(request: Request) -> str:
    """The keyring of this browser; "" if it has none. Asked once a request."""
    found: str | None = getattr(request.state, "ring", None)
    if found is None:
        found = request.state.ring = host_of(request).ringing.of(ring_secret(request))
    return found


def ring_secret(request: Request) -> str:
    """What opens this browser's keyring."""
    return secret_of(request, RING)


def visit(request: Request) -> Visit:
    """This visitor at the table that the address names."""
    found = visit_at(request, request.path_params["table"])
    if found.stranger:
        may_guess(request)
    return found


def visit_at(request: Request, table: str, asked: bool = False) -> Visit:
    """This visitor at any table."""
    found = Visit(host_of(request), table, tokens_of(request, table), ring_of(request), asked)
    found.secret = ring_secret(request) if found.ring else ""
    return found


# -- how much a visitor may ask for -----------------------------------------------------------------


def turnstile_of(request: Request) -> Turnstile:
    turnstile: Turnstile = request.app.state.turnstile
    return turnstile


def may_guess(request: Request) -> None:
    """Whoever shows no token and has tried many names is not told whether the next one is right."""
    turnstile_of(request).check_guesses(address_of(request.scope))


def may_look(request: Request, table: str) -> None:
    """The same for what a table shows to everybody."""
    if not tokens_of(request, table) and not ring_of(request):
        may_guess(request)


def asks(request: Request, what: str) -> str:
    """One more of these, if it is allowed; says who asks."""
    visitor = address_of(request.scope)
    turnstile_of(request).once(what, visitor)
    return visitor


def moves(request: Request, table: str) -> None:
    """One more move at a table, if it is allowed; bots think for this visitor from now on."""
    moves_at(host_of(request), turnstile_of(request), request.scope, table)


def moves_at(host: Host, turnstile: Turnstile, scope: Scope, table: str) -> None:
    """The same for those who have no time for a `Request`."""
    visitor = address_of(scope)
    turnstile.once("moves", visitor)
    host.askers.note(table, visitor)


def opening(request: Request, alone: bool, opens: Callable[[], Opened]) -> Opened:
    """One more table, if it is allowed; `alone`: of bots alone."""
    host, turnstile = host_of(request), turnstile_of(request)
    visitor = asks(request, "tables")
    if alone:
        turnstile.check_bot_tables(visitor, host.runs)
    opened = opens()
    host.askers.note(opened.id, visitor)
    if alone:
        turnstile.add_bot_table(visitor, opened.id)
    return opened


# -- what a request says ---------------------------------------------------------------------------


def tables_of(request: Request) -> list[str]:
    """The tables this browser sits at, the last remembered first."""
    return secrets_named(request, SEATS)[::-1]


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
