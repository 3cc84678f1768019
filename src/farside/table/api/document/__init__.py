"""The API in the words of OpenAPI: FastAPI writes it from the shapes in this room. Imported only to be read."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

import farside
from farside.core.languages import LANGUAGES
from farside.table.api.document import calls, campaigns, circles, games, keyring, plans, tables, talk, times, watching

SHEETS = (games, tables, times, talk, campaigns, calls, keyring, circles, plans, watching)
ABOUT = f"""Play Farside's board games from a program.

A table has seats. Each seat has a token, given when the table is opened: send it as `Authorization: Bearer <token>`.
Without a token you see what a spectator sees. Seats and plies count from 0; a ply is the number of moves so far.
While several seats answer in secret, each is told a ply of its own: its own answers count, and one for each other seat
that is ready.
An action is a number or its notation (`settle:ford`); both stay the same for ever. Texts come in the language of
`?lang={"|".join(LANGUAGES)}`, or of `Accept-Language`.
Whatever cannot be done is answered with `{{"text": …}}` and changes nothing.
"""


def whole(base: str = "") -> dict[str, Any]:
    """The OpenAPI document of a house that stands below this path."""
    servers = [{"url": base}] if base else None
    app = FastAPI(title="Farside", version=farside.__version__, description=ABOUT, servers=servers)
    for one in SHEETS:
        app.include_router(one.sheet.router)
    return app.openapi()
