"""What is counted at Skymines: the score as it stands, and what shares, cards, plans and slots may still bring."""

from __future__ import annotations

from typing import Final

from farside.bots.features import Features, Sheet, Tally
from farside.bots.minds.skymines.plans import is_met
from farside.bots.minds.skymines.ways import unused
from farside.core.actions import NOBODY, Seat
from farside.core.state import State
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_TYPE,
    CARD_VALUE,
    ENERGY,
    ENGINEER,
    FIRMS,
    LAB,
    LAB_LAST,
    LAB_UNLOCK,
    LAB_VALUE,
    RESEARCHER,
    RESOURCES,
    ROUNDS,
    SHARE,
    SLOTS,
    TANK_LAST,
    TANK_UNLOCK,
    TANK_VALUE,
)
from farside.games.skymines.luna import LUNA
from farside.games.skymines.modules import THREAT_END
from farside.games.skymines.rules.owning import card_shares, owner_of
from farside.games.skymines.rules.scoring import scores, special_points
from farside.games.skymines.state import HAND, SkyminesState
from farside.games.skymines.tracks import FIRST_TILE_SPACE, FIRST_TRACK_SPACE, LAST
from farside.games.skymines.tracks import SHARES as TRACK_SHARES
from farside.games.skymines.tracks import WIDTH as TRACK_WIDTH

ENOUGH: Final = 8  # cards to play from
SPARE: Final = 6  # coins that can be spent at once
# A list: mypyc 2.4 loses final tuples of floats.
TIERS: Final = [0.0, 0.0, 0.6, 0.6, 1.6, 1.6, 2.6]  # by face-up total: what a majority may bring besides
TOPS: Final = len(TIERS) - 1

SHEET: Final = Sheet()
COINS: Final = SHEET.steady("coins", 1.0)
SPECIALS: Final = SHEET.steady("special plans", 1.0)  # points
HELIUM: Final = SHEET.steady("tank track", 1.0)  # points
HELIUM_WAY: Final = SHEET.steady("tank track, on the way", 0.7)
UPLOAD: Final = SHEET.steady("research track", 1.0)  # points
UPLOAD_WAY: Final = SHEET.steady("research track, on the way", 0.7)
SHARES: Final = SHEET.steady("shares", 1.0)  # points
GROWTH: Final = SHEET.steady("shares to grow", 0.8)  # shares times the rounds to come
SPARE_COINS: Final = SHEET.steady("coins to spend", 0.25)
SLOT_ROUNDS: Final = SHEET.steady("outer slots", 4.0)  # times the rounds to come
PLANS: Final = SHEET.steady("plans lined up", 2.0)
UNITS: Final = SHEET.steady("face-up units", 1.15)
UNIT_TIERS: Final = SHEET.steady("face-up majorities", 1.0)
POINTS: Final = SHEET.steady("face-up energy", 1.6)
POINT_TIERS: Final = SHEET.steady("face-up energy majority", 0.5)
SCHOLARS: Final = SHEET.steady("face-up researchers", 1.5)
INSIGHT: Final = SHEET.steady("face-up research points", 0.9)
FIELD: Final = SHEET.steady("face-up field scientists", 4.0)
WAY: Final = SHEET.steady("plans within reach", 2.2)
MARKERS: Final = SHEET.steady("bonus markers", 1.5)
TILES: Final = SHEET.steady("tiles reserved", 1.6)
LEADS: Final = SHEET.steady("starting player", 0.5)
OWN_UNITS: Final = SHEET.steady("units owned", 0.38)  # beyond an average card's, times the rounds to come; so below
OWN_POINTS: Final = SHEET.steady("energy owned", 0.53)
OWN_FIELD: Final = SHEET.steady("field scientists owned", 1.06)
OWN_SCHOLARS: Final = SHEET.steady("researchers owned", 0.23)
OWN_INSIGHT: Final = SHEET.steady("research points owned", 0.3)
AT_HAND: Final = SHEET.steady("cards at hand", 0.15)  # what they bring
FEW: Final = SHEET.steady("cards too few", -1.5)


class SkyminesFeatures(Features):
    """The score, and what it may still grow by."""

    def count(self, state: State, time: float, tally: Tally) -> None:
        assert isinstance(state, SkyminesState)
        left = (1.0 - time) * ROUNDS
        count_standing(state, tally, left)
        for seat in range(state.seats):
            tally.turn_to(seat)
            count_prospects(state, seat, tally, left)
            if not state.is_out(seat):
                count_face_up(state, seat, tally)
        if left > 0.0:
            count_cards(state, tally, left)

    def time(self, state: State) -> float:
        assert isinstance(state, SkyminesState)
        return 1.0 if state.over else 1.0 - time_left(state) / ROUNDS

    def knows(self, state: State) -> bool:
        """The game on the Moon without Luna, threats and missions."""
        assert isinstance(state, SkyminesState)
        return not (state.has_luna() or state.belt or state.missions or state.threat != NOBODY)

    def points(self, state: State) -> list[int]:
        assert isinstance(state, SkyminesState)
        return scores(state)


def count_standing(state: SkyminesState, tally: Tally, left: float) -> None:
    """The final score as far as it can be foreseen."""
    on_cards = card_shares(state)
    soon = min(1.0, left / 2.0)
    values = [state.share_value(firm) for firm in range(FIRMS)]
    for seat in range(state.seats):
        tally.turn_to(seat)
        tally.add(COINS, state.coins[seat])
        tally.add(SPARE_COINS, soon * min(state.coins[seat], SPARE))
        tally.add(SPECIALS, special_points(state, seat))
        helium, upload = TANK_VALUE[state.helium[seat]], LAB_VALUE[state.upload[seat]]
        tally.add(HELIUM, helium)
        tally.add(HELIUM_WAY, soon * (TANK_VALUE[TANK_LAST] * state.helium[seat] / TANK_LAST - helium))
        tally.add(UPLOAD, upload)
        tally.add(UPLOAD_WAY, soon * (LAB_VALUE[LAB_LAST] * state.upload[seat] / LAB_LAST - upload))
        for firm in range(FIRMS):
            held = on_cards[seat * FIRMS + firm] + holding(state, seat, firm, left)
            tally.add(SHARES, held * values[firm])
            tally.add(GROWTH, held * left)


def count_prospects(state: SkyminesState, seat: Seat, tally: Tally, left: float) -> None:
    if state.helium[seat] >= TANK_UNLOCK:
        tally.add(SLOT_ROUNDS, left)
    if state.upload[seat] >= LAB_UNLOCK:
        tally.add(SLOT_ROUNDS, left)
    tally.add(PLANS, lined_up(state, seat) * min(1.0, left / 2.0))
    if left > 0.0:
        tally.add(TILES, reserved(state, seat))
        tally.add(LEADS, 1.0 if state.marker == seat else 0.0)


def count_face_up(state: SkyminesState, seat: Seat, tally: Tally) -> None:
    """What the unused cards of the action area, or those planned, may bring this round."""
    totals = [0] * (SHARE + 1)
    for slot in range(SLOTS):
        card = unused(state, seat, slot)
        if card == NOBODY:
            continue
        kind = CARD_TYPE[card]
        totals[kind] += CARD_VALUE[card] if kind <= ENERGY else 1
        if kind == RESEARCHER:
            tally.add(INSIGHT, CARD_VALUE[card])
    for kind in range(RESOURCES):
        tally.add(UNITS, totals[kind])
        tally.add(UNIT_TIERS, TIERS[min(TOPS, totals[kind])])
    tally.add(POINTS, totals[ENERGY])
    tally.add(POINT_TIERS, TIERS[min(TOPS, totals[ENERGY])])
    tally.add(SCHOLARS, totals[RESEARCHER])
    tally.add(FIELD, totals[ENGINEER])
    tally.add(MARKERS, state.spare_markers(seat))
    if totals[RESEARCHER] > 0:
        tally.add(WAY, way_ahead(state, seat, totals))


def count_cards(state: SkyminesState, tally: Tally, left: float) -> None:
    """Cards are worth what they will bring in the rounds to come; those at hand come sooner."""
    cards = [0] * state.seats
    for card in range(CARD_COUNT):
        seat = owner_of(state, card)
        kind = CARD_TYPE[card]
        if seat in (NOBODY, LUNA) or kind == SHARE:
            continue
        cards[seat] += 1
        tally.turn_to(seat)
        if kind < RESOURCES:
            tally.add(OWN_UNITS, (CARD_VALUE[card] - 0.6) * left)
        elif kind == ENERGY:
            tally.add(OWN_POINTS, (CARD_VALUE[card] - 0.5) * left)
        elif kind == ENGINEER:
            tally.add(OWN_FIELD, left)
        else:
            tally.add(OWN_SCHOLARS, left)
            tally.add(OWN_INSIGHT, CARD_VALUE[card] * left)
        if state.place[card] == HAND + seat:
            tally.add(AT_HAND, brings(card))
    for seat in range(state.seats):
        tally.turn_to(seat)
        tally.add(FEW, max(0, ENOUGH - cards[seat]) * min(1.0, left / 3.0))


# -- how it is counted -----------------------------------------------------------------------------------


def time_left(state: SkyminesState) -> float:
    """Rounds still to be planned."""
    last = THREAT_END[state.at_large()] or ROUNDS
    return float(last - max(state.round, 1)) + (1.0 if state.round == 0 or state.turn_of == NOBODY else 0.0)


def holding(state: SkyminesState, seat: Seat, firm: int, left: float) -> float:
    """Shares on a track; while there is time, steps towards the next icon count."""
    side = state.sides[firm]
    space = state.marks[seat * FIRMS + firm]
    shares = TRACK_SHARES[side * TRACK_WIDTH + space]
    if left <= 0.0 or space >= LAST[side]:
        return float(shares)
    ahead = space
    while TRACK_SHARES[side * TRACK_WIDTH + ahead] == shares and ahead < LAST[side]:
        ahead += 1
    behind = space
    while behind > 0 and TRACK_SHARES[side * TRACK_WIDTH + behind - 1] == shares:
        behind -= 1
    return shares + 0.8 * (space - behind) / max(1, ahead - behind)


def lined_up(state: SkyminesState, seat: Seat) -> float:
    """Plans without a gap ahead of the marker; the fourth and later ones bring little more."""
    worth = 0.0
    part = 1.0
    position = state.upload[seat] + 1
    while position < LAB and state.plans[seat * LAB + position] != NOBODY and part > 0.1:
        worth += part
        part *= 0.85
        position += 1
    return worth


def reserved(state: SkyminesState, seat: Seat) -> int:
    found = 0
    for space in range(FIRST_TILE_SPACE, FIRST_TRACK_SPACE):
        if state.bonus[space] == seat:
            found += 1
    return found


def way_ahead(state: SkyminesState, seat: Seat, totals: list[int]) -> float:
    """How many of the next plans could be entered with what lies face up."""
    worth = 0.0
    position = state.upload[seat] + 1
    while position < LAB and worth < 4.0:
        plan = state.plans[seat * LAB + position]
        if plan == NOBODY or not (state.turned[seat] >> position & 1 or is_met(totals, plan)):
            break
        worth += 1.0
        position += 1
    return worth


def brings(card: int) -> float:
    """What a card brings when it is used, less what any card would bring in its slot."""
    kind = CARD_TYPE[card]
    if kind < RESOURCES:
        return 1.15 * (CARD_VALUE[card] - 0.6)
    if kind == ENERGY:
        return 1.6 * (CARD_VALUE[card] - 0.5)
    return 3.2 if kind == ENGINEER else 0.7 + 0.9 * CARD_VALUE[card]


FEATURES: Final = SkyminesFeatures(SHEET)
