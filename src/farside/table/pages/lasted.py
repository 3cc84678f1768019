"""How long somebody's last games of a title took at each pace: told at set-up, from that person's own tables."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from farside.table import dates, reading, speaking
from farside.table.host import Host
from farside.table.pages.paper import Reader

LAST = 3  # games that are told of
LOOKED = 12  # games that are asked for their pace


def lasted(host: Host, ring: str, game: str, reader: Reader) -> dict[str, str]:
    """By pace, in words; a pace without finished games says nothing."""
    found: dict[str, list[float]] = {}
    for pace, seconds in islice(finished(host, ring, game), LOOKED) if ring else ():
        if len(lengths := found.setdefault(pace, [])) < LAST:
            lengths.append(seconds)
    return {pace: said(lengths, reader) for pace, lengths in found.items()}


def finished(host: Host, ring: str, game: str) -> Iterator[tuple[str, float]]:
    """The pace and the length of each finished game where something was agreed about time, the last one first."""
    held = {one.table: one for one in host.store.rings.seats(ring) if one.over and one.game == game}
    for one in sorted(held.values(), key=lambda one: -one.played):
        clocks = reading.timed(host.store, one.table)
        if clocks is not None and clocks.terms is not None:
            yield clocks.terms.pace, one.played - one.created


def said(lengths: list[float], reader: Reader) -> str:
    least, most = (dates.short(length, reader.lang) for length in (min(lengths), max(lengths)))
    say = speaking.phrases(reader.lang).say
    if len(lengths) == 1:
        return say("pace-took-one", {"length": most})
    if least == most:
        return say("pace-took-alike", {"n": len(lengths), "length": most})
    return say("pace-took", {"n": len(lengths), "least": least, "most": most})
