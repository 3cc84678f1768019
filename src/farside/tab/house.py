"""The house in a tab: its store, its bots and its pages, put together as `serve.py` does for a server."""

from __future__ import annotations

from collections.abc import Mapping

from farside.tab.bridge import DONE, Bridge, Done
from farside.tab.jar import JAR, Jar
from farside.tab.journal import Journal, Write
from farside.tab.keeping import Keeping
from farside.tab.store import TabStore
from farside.tab.thinking import Ask, TabOpponents, TabThinking
from farside.tab.waking import Waking
from farside.table.app import make
from farside.table.host import Host
from farside.table.place import Place

TAB = Place(friends=False, programs=False, kept_here=True)


def opened(
    write: Write, ask: Ask, documents: Mapping[str, str], base: str, origin: str, look_back: Ask | None = None
) -> Bridge:
    """All of it, from what the browser has kept; needs a running loop. Whoever looks back need not be who plays."""
    journal = Journal(write)
    store = TabStore(journal.note, documents)
    opponents = TabOpponents()
    thinking = TabThinking(opponents, ask, look_back or ask)
    host = Host(store, opponents, thinking, place=TAB)
    jar = Jar(journal.note, documents.get(JAR, ""))
    done = Done(journal.note, documents.get(DONE, ""))
    host.start()
    bridge = Bridge(make(host, more=Keeping(store, jar).addresses()), journal, jar, done, base, origin)
    bridge.damaged = len(store.damaged)
    bridge.shown = Waking(host, thinking).shown
    return bridge
