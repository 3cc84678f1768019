"""Addresses: each stands above the function that answers it, and a file has all of its own in one list."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

Handler = Callable[[Request], Awaitable[Response]]
Placed = Callable[[Handler], Handler]


class Addresses(list[BaseRoute]):
    """Those of one file; where two fit, the upper one answers."""

    def __init__(self, below: str = "") -> None:
        super().__init__()
        self.below = below

    def get(self, path: str) -> Placed:
        return self.at(path, "GET")

    def post(self, path: str) -> Placed:
        return self.at(path, "POST")

    def put(self, path: str) -> Placed:
        return self.at(path, "PUT")

    def delete(self, path: str) -> Placed:
        return self.at(path, "DELETE")

    def at(self, path: str, *methods: str) -> Placed:
        def place(handler: Handler) -> Handler:
            self.append(Route(self.below + path, handler, methods=methods))
            return handler

        return place
