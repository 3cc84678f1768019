"""The entry: Python's side of a worker in the browser. The only module that knows `js` and `pyodide`."""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, PathFinder
from importlib.util import find_spec
from typing import Any

GAMES, MINDS = "farside.games.", "farside.bots.minds."


class Fetched(MetaPathFinder):
    """A game's modules are brought when the first of them is imported; a worker may wait for a file on the spot."""

    def __init__(self, bring: Any, games: list[str]) -> None:
        self.bring = bring
        self.missing = set(games)

    def find_spec(self, fullname: str, path: Any, target: Any = None) -> ModuleSpec | None:
        for room in (GAMES, MINDS):
            game = fullname.removeprefix(room).partition(".")[0] if fullname.startswith(room) else ""
            if game in self.missing:
                self.missing.discard(game)
                self.bring(game)
                return PathFinder.find_spec(fullname, path)
        return None


def prepare(bring: Any, games: list[str]) -> None:
    """Games come when they are asked for."""
    sys.meta_path.insert(0, Fetched(bring, list(games)))
    assert find_spec("farside") is not None, "the app is not unpacked"


class Way:
    """The port of one request, as the bridge knows it."""

    def __init__(self, head: Any, chunk: Any, end: Any) -> None:
        self.head, self._chunk, self.end = head, chunk, end

    def chunk(self, data: bytes) -> None:
        from pyodide.ffi import to_js  # type: ignore[import-not-found]  # there only in the browser

        self._chunk(to_js(data))


class Desk:
    """What the worker's script calls."""

    def __init__(self, hooks: Any, documents: Any, base: str, origin: str) -> None:
        from pyodide.ffi import to_js  # there only in the browser

        from farside.tab.house import opened

        async def write(changes: Any) -> None:
            await hooks.write(to_js([[name, text] for name, text in changes.items()]))

        async def ask(question: bytes) -> bytes:
            return bytes((await hooks.think(to_js(question))).to_py())

        async def look_back(question: bytes) -> bytes:
            return bytes((await hooks.analyse(to_js(question))).to_py())

        self.bridge = opened(write, ask, documents.to_py(), base, origin, look_back)

    async def answer(self, name: str, method: str, path: str, query: str, headers: Any, body: Any, cookies: str,
                     head: Any, chunk: Any, end: Any) -> None:  # fmt: skip
        from farside.tab.bridge import Asked

        asked = Asked(name, method, path, query, headers.to_py(), bytes(body.to_py()) if body else b"", cookies)
        await self.bridge.answer(asked, Way(head, chunk, end))

    def drop(self, name: str) -> None:
        self.bridge.drop(name)

    def games(self) -> int:
        """How many tables are kept here."""
        return len(self.bridge.jar.kept)


def think(question: Any) -> Any:
    """The whole task of the other workers."""
    import pickle

    from pyodide.ffi import to_js  # there only in the browser

    from farside.table.worker import done

    return to_js(pickle.dumps(done(*pickle.loads(bytes(question.to_py())))))  # comes from our own page


__all__ = ["Desk", "prepare", "think"]
