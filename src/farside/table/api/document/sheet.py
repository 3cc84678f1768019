"""A sheet of the description: its addresses, each with what it answers and what may go wrong, in one line.

What several sheets say in the same words is said here. Imported only to be read.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Header, Query
from fastapi import Path as InPath
from pydantic import BaseModel

from farside.core.languages import LANGUAGES

Told = Callable[..., None]  # an address: its arguments are what is given, its text is what is said about it
Answer = type[BaseModel] | None  # what is answered when all is well
Answers = dict[int | str, dict[str, Any]]


class Trouble(BaseModel):
    """What cannot be done. Nothing has changed."""

    text: str


class RefusedMove(Trouble):
    """A rule closes it (or, without a clause, it could not be read)."""

    clause: str | None = None


def troubles(said: dict[int, str]) -> Answers:
    """What may go wrong, by status."""
    return {status: {"model": Trouble, "description": why} for status, why in said.items()}


TABLE = InPath(description="the table's code", examples=["k7m2qp"])
TOKEN = Header(None, description="Bearer and a seat's token; none: a spectator")
LANG = Query(None, description=f"one of {', '.join(LANGUAGES)}")

NO_TABLE = troubles({404: "There is no such table.", 409: "The table rests: this version cannot play it."})
NOT_YOURS = troubles({403: "The token opens no seat here."})
MOVED_ON = troubles({409: "The table has moved on, or it rests."})
REFUSED: Answers = {422: {"model": RefusedMove, "description": "A rule closes it, or it cannot be read."}}
TOO_LARGE = troubles({413: "The body is larger than 64 kB."})
TOO_MANY = troubles({429: "Too much in this time; `Retry-After` says when to try again."})

AT_TABLE: Answers = {**NO_TABLE, **NOT_YOURS}
SENT: Answers = {**REFUSED, **TOO_LARGE}


class Sheet:
    """Addresses below one path."""

    def __init__(self, below: str = "", *troubles: Answers) -> None:
        self.router = APIRouter(prefix="/api/v1" + below, responses=together(TOO_MANY, *troubles))

    def get(self, path: str, summary: str, answer: Answer, *troubles: Answers) -> Callable[[Told], Told]:
        return self._told("GET", path, summary, answer, troubles)

    def post(self, path: str, summary: str, answer: Answer, *troubles: Answers) -> Callable[[Told], Told]:
        return self._told("POST", path, summary, answer, troubles)

    def makes(self, path: str, summary: str, answer: Answer, *troubles: Answers) -> Callable[[Told], Told]:
        """A post after which there is something new."""
        return self._told("POST", path, summary, answer, troubles, 201)

    def put(self, path: str, summary: str, answer: Answer, *troubles: Answers) -> Callable[[Told], Told]:
        return self._told("PUT", path, summary, answer, troubles)

    def delete(self, path: str, summary: str, answer: Answer, *troubles: Answers) -> Callable[[Told], Told]:
        return self._told("DELETE", path, summary, answer, troubles)

    def drops(self, path: str, summary: str, *troubles: Answers) -> Callable[[Told], Told]:
        """After it there is nothing left to tell."""
        return self._told("DELETE", path, summary, None, troubles, 204)

    def _told(
        self, method: str, path: str, summary: str, answer: Answer, troubles: tuple[Answers, ...], status: int = 200
    ) -> Callable[[Told], Told]:
        return self.router.api_route(
            path,
            methods=[method],
            summary=summary,
            response_model=answer,
            status_code=status,
            responses=together(*troubles),
        )


def together(*answers: Answers) -> Answers:
    return {status: one for each in answers for status, one in each.items()}
