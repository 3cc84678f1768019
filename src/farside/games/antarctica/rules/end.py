"""The end of the game."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY
from farside.games.antarctica.components import DECK_END, PLACES, ZONES
from farside.games.antarctica.rules import scoring
from farside.games.antarctica.rules.clauses import NO_CARD, NO_SCIENTIST, NO_SHIP
from farside.games.antarctica.state import AntarcticaState

STORIES: Final = ("", "end-scientists", "end-cards", "end-ships", "end-still")  # by the reason


def reason_to_end(state: AntarcticaState) -> int:
    """ANT-END-1, ANT-END-5  No scientist in a player's staff and reserve, no building card left, or no ship."""
    for seat in range(state.seats):
        if state.staff[seat] == 0 and state.reserve[seat] == 0:
            return NO_SCIENTIST
    if state.tops == DECK_END[state.seats]:
        return NO_CARD
    for zone in range(len(ZONES)):
        if state.queues[zone * PLACES] != NOBODY:
            return 0
    return NO_SHIP


def finish(state: AntarcticaState, reason: int) -> None:
    """ANT-SCO-1  The game is over and is scored."""
    state.ended = reason
    state.active = NOBODY
    state.second = NOBODY
    if state.log is not None:
        seat = scoring.without_scientists(state) if reason == NO_SCIENTIST else NOBODY
        state.tell(STORIES[reason], seat)
        scoring.tell_scores(state)
    state.finish()
