"""The guard before the doors: no body larger than anybody needs, our manners, and packed pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from farside.table.gate import Gate
from farside.table.manners import FOR_DATA, FOR_PAGES
from farside.table.manners import mannered as with_manners
from farside.table.trouble import TooLargeError, TroubleError
from farside.table.waiting import along

LARGEST = 64 * 1024  # bytes of a body
LARGEST_BOX = 512 * 1024  # where a box comes along: Skymines, read to the last card, takes 150 KB in a form
WITH_BOX = ("/box/", "/new/")
API = "/api/"
TABLES = "/api/v1/tables/"
MOVES = "/moves"
PACKED_FROM = 1000  # bytes of a page
PACKED = 3  # how hard: at 5 a page is a tenth smaller, and packing it takes two thirds longer
# What is fetched once a visit, or kept by the browser, is packed harder; what changes with every move is not.
PACKED_ONCE = 6
ONCE = (b"document", b"script", b"style")
Refuse = Callable[[Scope, Receive, Send, TroubleError], Awaitable[None]]  # says why somebody is not let in
Quick = Callable[[Scope, Receive, Send, Send, str], Awaitable[None]]  # takes a move at a table without detours


class Guard:
    """Plain ASGI, because it stands before every move."""

    def __init__(self, app: ASGIApp, quick: Quick, gate: Gate, refuse: Refuse) -> None:
        self.app = app
        self.quick = quick
        self.gate = gate
        self.refuse = refuse
        self.packing = GZipMiddleware(app, minimum_size=PACKED_FROM, compresslevel=PACKED)
        self.packing_once = GZipMiddleware(app, minimum_size=PACKED_FROM, compresslevel=PACKED_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        await along(self.answer(scope, receive, send), visitor=True)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        """One visitor, in a fibre: whoever must wait for the database holds nobody up."""

        scope = placed(scope)
        path, method = inner(scope), scope["method"]
        manners = FOR_DATA if path.startswith(API) else FOR_PAGES

        async def mannered(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = with_manners(message.get("headers", ()), manners)
            await send(message)

        most = LARGEST_BOX if path.startswith(WITH_BOX) else LARGEST
        if announced(scope) > most:
            await self.refuse(scope, receive, closing(mannered), TooLargeError())
        elif (refusal := self.gate.refusal(scope)) is not None:
            await self.refuse(scope, receive, closing(mannered), refusal)
        elif method == "GET":
            await self.packed(scope, path)(scope, receive, mannered)
        elif path.endswith(MOVES) and path.startswith(TABLES) and method == "POST":
            table = path[len(TABLES) : -len(MOVES)]
            await self.quick(scope, counting(receive, most), mannered, send, table)
        else:
            await self.packed(scope, path)(scope, counting(receive, most), mannered)

    def packed(self, scope: Scope, path: str) -> ASGIApp:
        """Programs are answered as it is; browsers say whether they fetch a whole page, or what they will keep."""
        if path.startswith(API):
            return self.app
        aim = next((value for name, value in scope["headers"] if name == b"sec-fetch-dest"), b"")
        return self.packing_once if aim in ONCE else self.packing


def placed(scope: Scope) -> Scope:
    """A proxy may take the base off the address or leave it on: then the server has put it there twice."""
    base, path = scope.get("root_path", ""), scope["path"]
    return {**scope, "path": path[len(base) :]} if base and path.startswith(f"{base}{base}/") else scope


def inner(scope: Scope) -> str:
    """The address within the house."""
    path: str = scope["path"]
    return path.removeprefix(scope.get("root_path", ""))


def announced(scope: Scope) -> int:
    """How long the body says it is."""
    for name, value in scope["headers"]:
        if name == b"content-length":
            return int(value) if value.isdigit() else 0
    return 0


def counting(receive: Receive, most: int) -> Receive:
    """Bodies that do not say how long they are, are counted while they come."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > most:
            raise TooLargeError
        return message

    return counted


def closing(send: Send) -> Send:
    """The line is closed after the answer: what was sent is not read."""

    async def last(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message.get("headers", ()), (b"connection", b"close")]
        await send(message)

    return last
