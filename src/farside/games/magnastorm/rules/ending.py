"""The end of the game, and the artefact cards won."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.games.magnastorm.cards import ART_BONUS, ART_NUMBER, ARTEFACTS, BRONZE, GOLD, METAL, SILVER
from farside.games.magnastorm.state import MagnaState

ARTEFACT_STREAM: Final = 2  # the stream of chance that draws artefacts


def finish(state: MagnaState, how: int) -> None:
    """MAG-END-5  The most reputation wins; then everybody draws an artefact."""
    state.finish()
    state.ended = how
    ranking = state.ranking()
    for place in range(state.seats):
        state.tell("rank", ranking[place], place + 1, state.reputation[ranking[place]])
    for place in range(state.seats):
        metal = GOLD if place == 0 else BRONZE if place == state.seats - 1 else SILVER
        win_artefact(state, ranking[place], metal)


def win_artefact(state: MagnaState, seat: Seat, metal: int) -> None:
    """MAG-ART-3  A random card of that metal which nobody at the table owns, if there is any."""
    left = [card for card in range(len(ARTEFACTS)) if METAL[card] == metal and not owned(state, card)]
    if left:
        state.reveal()
        state.won[seat] = left[state.below(len(left), ARTEFACT_STREAM)]
        state.tell("artefact", seat, metal, ART_NUMBER[state.won[seat]], ART_BONUS[state.won[seat]])


def owned(state: MagnaState, card: int) -> bool:
    for cards in state.collections:
        if card in cards:
            return True
    return card in state.won
