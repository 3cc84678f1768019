"""Places of moves: where on a picture something has changed, by the names of its pieces.

Found by comparing what one seat sees before and after a move, so that nothing is told that is not on its own board:
where each player looks at a board of his own, a rival's move has no place on it.
"""

from __future__ import annotations

import re
from functools import lru_cache
from math import dist
from typing import Final

from farside.core.actions import Seat
from farside.core.view import View
from farside.table.playing import Playing

PIECE: Final = re.compile(r'<([a-zA-Z]+)\b[^>]*?\bid="([^"]+)"[^>]*>')
MOVED: Final = re.compile(r'transform="[^"]*?translate\(([-\d.]+)[ ,]+([-\d.]+)')
HIDDEN: Final = ("linearGradient", "radialGradient", "clipPath", "filter", "mask", "pattern", "symbol", "marker")
MOST: Final = 4  # names that are handed on: some may not be in view
KEPT: Final = 512


def places_of(playing: Playing, ply: int, seat: Seat | None) -> str:
    """The pieces that a move has put down or moved, the likeliest first; nothing where the picture has not changed."""
    return _places(Moment(playing, ply, seat))


class Moment:
    """One move of a table, remembered by what makes it what it is."""

    def __init__(self, playing: Playing, ply: int, seat: Seat | None) -> None:
        self.playing, self.ply, self.seat = playing, ply, seat
        self.key = playing.row.id, ply, seat, tuple(playing.record.moves[:ply][-2:]), playing.row.era

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Moment) and other.key == self.key

    def pieces(self, ply: int) -> dict[str, str]:
        """What the seat sees at a ply, piece by piece."""
        title = self.playing.title
        view: View = title.view(self.playing.at(None, ply), self.seat)
        drawn = "".join(part.markup for part in title.paint(view, title.voice("en", self.playing.names, self.seat)))
        return {found[2]: found[0] for found in PIECE.finditer(drawn) if found[1] not in HIDDEN}


@lru_cache(KEPT)
def _places(moment: Moment) -> str:
    before, after = moment.pieces(moment.ply - 1), moment.pieces(moment.ply)
    new = [name for name in after if name not in before]
    changed = [name for name in after if name in before and before[name] != after[name]]
    changed.sort(key=lambda name: -far(before[name], after[name]))
    return " ".join([*new, *changed][:MOST])


def far(before: str, after: str) -> float:
    """How far a piece has moved; what has only changed has not."""
    here, there = MOVED.search(before), MOVED.search(after)
    if here is None or there is None:
        return 0.0
    return dist([float(one) for one in here.groups()], [float(one) for one in there.groups()])
