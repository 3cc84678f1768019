"""Action 4: use one field scientist."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.games.skymines.actions import TILE
from farside.games.skymines.components import CARD_COINS, CARD_FIRM, CARD_HELIUM, CARD_PER_PAIR, SLOTS
from farside.games.skymines.rules.advance import add_helium
from farside.games.skymines.rules.expand import domes
from farside.games.skymines.rules.gain import add_coins
from farside.games.skymines.state import TILE_BIT, SkyminesState
from farside.games.skymines.tracks import ENGINEER_TILE, ENGINEER_TILE_HELIUM, ENGINEER_TILE_MORE, EXTRA_DOMES


def use_engineer(state: SkyminesState, seat: Seat, source: int) -> None:
    """SKY-FLD-1 to 4  A field scientist, card or tile."""
    if source == TILE:
        others = state.engineers(seat) - 1
        state.using = TILE_BIT << ENGINEER_TILE
        state.tell("field-tile", seat)
        add_helium(state, seat, ENGINEER_TILE_HELIUM + ENGINEER_TILE_MORE * others)  # SKY-TILE-2
    else:
        state.using = 1 << source
        go_out(state, seat, state.slots[seat * SLOTS + source])


def go_out(state: SkyminesState, seat: Seat, card: int) -> None:
    """SKY-FLD-1, SKY-FLD-2  Coins and helium, and more for each full pair of domes."""
    state.tell("field", seat, card)
    add_coins(state, seat, CARD_COINS[card])
    add_helium(state, seat, CARD_HELIUM[card] + pairs(state, seat, card) * CARD_PER_PAIR[card])


def pairs(state: SkyminesState, seat: Seat, card: int) -> int:
    """SKY-R-35  Full pairs of domes, track bonus D2 included."""
    if CARD_FIRM[card] == NOBODY:
        return 0
    return (domes(state, CARD_FIRM[card]) + state.sum_of(seat, EXTRA_DOMES)) // 2
