"""What everybody sees of Luna's board (SKY-LUNA-54)."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.games.skymines import outlook
from farside.games.skymines.components import CARD_COUNT, FIRMS, SLOTS
from farside.games.skymines.luna import HAS_RANK_2, HELIUM_TOKENS, LUNA, RANK_2, UPLOAD_TOKENS
from farside.games.skymines.rules import bonus, scoring
from farside.games.skymines.rules.luna_deck import SEEN
from farside.games.skymines.rules.luna_turn import next_slot
from farside.games.skymines.rules.luna_value import luna_demand
from farside.games.skymines.state import TAKEN, SkyminesState
from farside.games.skymines.tracks import FIRST_STANDARD, MEASURE
from farside.games.skymines.view import HIDDEN, HIGH_HIDDEN, Luna


def luna_of(state: SkyminesState, seat: Seat | None, owned: list[int]) -> Luna:
    majorities = range(FIRST_STANDARD)
    pile = len(state.luna_pile) if HAS_RANK_2[state.level] else 0
    return Luna(
        level=state.level,
        beside=state.beside,
        coins=state.coins[LUNA],
        helium=state.helium[LUNA],
        upload=state.upload[LUNA],
        open=tuple([state.luna_open() >> slot & 1 == 1 for slot in range(SLOTS)]),
        slots=tuple([card_in(state, slot) for slot in range(SLOTS)]),
        next=next_slot(state),
        majority=tuple(state.luna_majority),
        demands=tuple([luna_demand(state, MEASURE[space]) for space in majorities]),
        own=() if seat is None else tuple([bonus.against_luna(state, seat, space) for space in majorities]),
        deck=len(state.luna_deck),
        discard=tuple(state.luna_discard),
        pile=pile,
        high=len(RANK_2) - pile if HAS_RANK_2[state.level] else 0,
        helium_tokens=tuple([token for token in HELIUM_TOKENS[state.level] if token > state.helium[LUNA]]),
        upload_tokens=tuple([token for token in UPLOAD_TOKENS[state.level] if token > state.upload[LUNA]]),
        cards=tuple([card for card in range(CARD_COUNT) if state.place[card] == TAKEN]),
        marks=tuple([outlook.mark(state, LUNA, firm, owned[LUNA * FIRMS + firm]) for firm in range(FIRMS)]),
        sheet=tuple(scoring.sheet(state, LUNA)),
        passed=state.is_out(LUNA),
    )


def card_in(state: SkyminesState, slot: int) -> int:
    """Her card in a slot as everybody sees it: face down, it may be known to be of rank 2."""
    card = state.luna_slots[slot]
    if card == NOBODY or state.luna_up >> slot & 1:
        return card
    return HIGH_HIDDEN if card >= SEEN else HIDDEN
