"""A house gets its telephone: whoever listens to its tables, and the ways out of it. A tab has none."""

from __future__ import annotations

from dataclasses import dataclass

from farside.table.calls.bringing import Bringing
from farside.table.calls.calling import Calling
from farside.table.calls.post import Office
from farside.table.calls.ways import Ways
from farside.table.calls.wire import Wire
from farside.table.host import Host

ANYWHERE = Wire()


@dataclass(frozen=True, slots=True)
class Telephone:
    """Who calls, and how people want to be called."""

    calling: Calling
    ways: Ways


def install(host: Host, wire: Wire = ANYWHERE, office: Office | None = None, contact: str = "") -> Telephone:
    """From now on people hear of what happens at this host's tables."""
    bringing = Bringing(host.store, host.clock, wire, office, contact)
    calling = Calling(host.store, host.kept, host.playing, host.pacing.live_at, host.clock, bringing)
    host.telephone = Telephone(calling, Ways(bringing))
    return host.telephone
