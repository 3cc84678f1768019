"""Keeping: all games of this browser as one file, and back again. Only in a tab, where nobody else keeps them."""

from __future__ import annotations

import json
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from farside.tab.drawers import ANALYSIS, BOX, CAMPAIGN, TABLE, packed_table
from farside.tab.jar import Jar
from farside.tab.rings import RING
from farside.tab.store import TabStore
from farside.table.pages.collection import uploaded
from farside.table.pages.paper import reader, render
from farside.table.visitor import host_of

HEAD = "farside games 1"
KINDS = (TABLE, RING, CAMPAIGN, ANALYSIS, BOX)


def documents(store: TabStore) -> dict[str, str]:
    """Everything that is worth keeping, by name; what cannot be read here, perhaps elsewhere."""
    found = {name: text for name, text in store.damaged.items() if name.startswith(KINDS)}
    found |= {TABLE + key: packed_table(kept) for key, kept in store.tables().items()}
    found |= {RING + key: text for key, text in store.rings.texts().items()}
    found |= {ANALYSIS + key: json.dumps(list(row)) for key, row in store.analyses.rows.items()}
    found |= {BOX + key: text for key, text in store.boxes.texts().items()}
    return found | {CAMPAIGN + key: store.campaigns.text(key) for key in store.campaigns.rows}


def saved(store: TabStore, jar: Jar) -> str:
    """The file: documents, and what opens the seats."""
    return json.dumps({"farside": HEAD, "documents": documents(store), "seats": jar.kept}, ensure_ascii=False)


def brought(store: TabStore, jar: Jar, text: str) -> int:
    """Take a file in; says how many games are new or have gone on. ValueError if it is none of ours.

    A document that cannot be read keeps none of the others out.
    """
    told = json.loads(text)
    if not isinstance(told, dict) or told.get("farside") != HEAD:
        raise ValueError("not a file of Farside's games")
    documents = {name: str(one) for name, one in told["documents"].items() if name.startswith(KINDS)}
    seats = {str(name): str(value) for name, value in told["seats"].items()}
    new = [name for name, one in documents.items() if store.newer(name, one) and store.take_in(name, one)]
    jar.add(seats)
    return sum(name.startswith(TABLE) for name in new)


class Keeping:
    """The page."""

    def __init__(self, store: TabStore, jar: Jar) -> None:
        self.store, self.jar = store, jar

    def shown(self, request: Request, status: int = 200, **things: Any) -> Response:
        size = sum(map(len, documents(self.store).values()))
        damaged = len(self.store.damaged)
        told = {"tables": len(self.store.tables()) + damaged, "kb": -(-size // 1000), "damaged": damaged}
        return render("kept.html", request, status, **{"problem": "", "brought": None, **told, **things})

    async def page(self, request: Request) -> Response:
        """Where the games are, and the way to take them along."""
        return self.shown(request)

    async def file(self, request: Request) -> Response:
        """All of it, to be kept."""
        headers = {"Content-Disposition": 'attachment; filename="farside-games.json"'}
        return Response(saved(self.store, self.jar), media_type="application/json", headers=headers)

    async def read(self, request: Request) -> Response:
        """A file of before, or of another browser."""
        sent = uploaded(request.headers.get("content-type", ""), await request.body())
        try:
            new = brought(self.store, self.jar, sent.decode())
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError):
            return self.shown(request, 422, problem=reader(request).say("kept-not-ours"))
        for table in self.store.tables():
            host_of(request).tables.forget(table)
        return self.shown(request, brought=new)

    def addresses(self) -> list[BaseRoute]:
        return [
            Route("/kept", self.page),
            Route("/kept", self.read, methods=["POST"]),
            Route("/kept/file", self.file),
        ]
