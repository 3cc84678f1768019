"""Threat cards: what it takes to confront one, and what becomes of those left on the board."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import SCRAP
from farside.games.skymines.components import CARD_COUNT, CARD_TYPE, ENERGY, FIRMS, LAB_VALUE, TANK_VALUE
from farside.games.skymines.modules import (
    EMPTIES_TANKS,
    LOWERS_BEST,
    NEED_CARDS,
    NEED_COINS,
    NEED_ENERGY,
    NEED_LAB,
    NEED_TANK,
    OUTPOST_SPACES,
    TAKES_CARDS,
    TAKES_COINS,
    THREAT_DEED,
    THREAT_DROP,
    THREAT_ENERGY,
    THREAT_ROUTES,
    THREAT_STEPS,
)
from farside.games.skymines.rules.advance import ANY_TRACK
from farside.games.skymines.rules.clauses import (
    NO_SHUTTLE,
    THREAT_BOTH,
    THREAT_CARDS,
    THREAT_COINS,
    THREAT_COST,
    THREAT_LAB,
    THREAT_MORE,
    THREAT_TANK,
)
from farside.games.skymines.rules.owning import different_cards
from farside.games.skymines.state import DESTROYED, HAND, TAKEN, SkyminesState

# -- may it be confronted? -----------------------------------------------------------------------------


def is_near(state: SkyminesState, firm: int) -> bool:
    """SKY-THREAT-2, SKY-THREAT-16  A shuttle of the company beside the card, whoever placed it."""
    for route in THREAT_ROUTES:
        space = OUTPOST_SPACES + route
        if state.raised >> space & 1:
            if state.firm == firm:
                return True
        elif state.holders[space] == firm:
            return True
    return False


def energy_cards(state: SkyminesState, seat: Seat) -> int:
    """SKY-R-M10  Energy cards in hand."""
    found = 0
    for card in range(CARD_COUNT):
        if state.place[card] == HAND + seat and CARD_TYPE[card] == ENERGY:
            found += 1
    return found


def judge_threat(state: SkyminesState, seat: Seat) -> int:
    """SKY-THREAT-2, SKY-THREAT-3, SKY-THREAT-15  A shuttle beside it, the energy, and the requirement met now."""
    if not is_near(state, state.firm):
        return NO_SHUTTLE
    if state.energy < NEED_ENERGY[state.threat]:
        return THREAT_COST if NEED_ENERGY[state.threat] == THREAT_ENERGY else THREAT_MORE
    return judge_requirement(state, seat)


def judge_requirement(state: SkyminesState, seat: Seat) -> int:
    """SKY-THREAT-8 to 13, SKY-R-M9  Coins, cards in hand, or values reached on the own tracks."""
    threat = state.threat
    if state.coins[seat] < NEED_COINS[threat]:
        return THREAT_COINS
    if NEED_CARDS[threat] > 0 and energy_cards(state, seat) < NEED_CARDS[threat]:
        return THREAT_CARDS
    tank = TANK_VALUE[state.helium[seat]] >= NEED_TANK[threat]
    lab = LAB_VALUE[state.upload[seat]] >= NEED_LAB[threat]
    if tank and lab:
        return OPEN
    if NEED_TANK[threat] > 0 and NEED_LAB[threat] > 0:
        return THREAT_BOTH
    return THREAT_LAB if tank else THREAT_TANK


def why_no_threat(state: SkyminesState, seat: Seat, clause: int) -> tuple[int, ...]:
    """Why not, in numbers: what it takes and what there is."""
    threat = state.threat
    if clause == NO_SHUTTLE:
        return (state.firm,)
    if clause in (THREAT_COST, THREAT_MORE):
        return (NEED_ENERGY[threat], state.energy)
    if clause == THREAT_COINS:
        return (NEED_COINS[threat], state.coins[seat])
    if clause == THREAT_CARDS:
        return (NEED_CARDS[threat], energy_cards(state, seat))
    if clause == THREAT_TANK:
        return (NEED_TANK[threat], TANK_VALUE[state.helium[seat]])
    if clause == THREAT_LAB:
        return (NEED_LAB[threat], LAB_VALUE[state.upload[seat]])
    tank, lab = TANK_VALUE[state.helium[seat]], LAB_VALUE[state.upload[seat]]
    return (NEED_TANK[threat], NEED_LAB[threat], tank, lab)


# -- confronting it --------------------------------------------------------------------------------------


def confront(state: SkyminesState, seat: Seat) -> None:
    """SKY-THREAT-3, SKY-THREAT-15, SKY-R-M8  Energy and requirement are paid at this moment; no piece is placed."""
    threat = state.threat
    state.energy -= NEED_ENERGY[threat]
    state.coins[seat] -= NEED_COINS[threat]
    state.facing = True
    state.tell("confront", seat, threat, NEED_ENERGY[threat])
    for _card in range(NEED_CARDS[threat]):
        state.ask(SCRAP_ENERGY, seat)


class ScrapEnergy(Verb[SkyminesState]):
    """SKY-THREAT-10, SKY-R-M10  Energy cards of the hand are destroyed for the bridge."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return [card for card in different_cards(state, HAND + seat) if CARD_TYPE[card] == ENERGY]

    def take(self, state: SkyminesState, seat: Seat, card: int) -> None:
        state.place[card] = DESTROYED
        state.tell("destroy", seat, card, 0)


class ThreatReward(Step[SkyminesState]):
    """SKY-THREAT-4, SKY-R-M11  After the rewards of the spaces: steps on one track, then the card."""

    def run(self, state: SkyminesState) -> None:
        state.ask(ANY_TRACK, state.turn_of, THREAT_STEPS)
        state.then(TAKE_THREAT)


class TakeThreat(Step[SkyminesState]):
    """SKY-THREAT-4, SKY-THREAT-5  The card leaves the board for good and lies before its owner as a wild share."""

    def run(self, state: SkyminesState) -> None:
        state.facing = False
        state.wild = state.turn_of
        state.tell("threat-gone", state.wild, state.threat)


# -- what it does if it stays ----------------------------------------------------------------------------


def counted_coins(state: SkyminesState, seat: Seat) -> int:
    """SKY-THREAT-8  With the pirates left, coins score nothing."""
    return 0 if THREAT_DEED[state.at_large()] == TAKES_COINS else state.coins[seat]


def counted_values(state: SkyminesState) -> list[int]:
    """SKY-THREAT-9, SKY-THREAT-17  With the comet left, the most valuable companies count less."""
    values = [state.share_value(firm) for firm in range(FIRMS)]
    threat = state.at_large()
    if THREAT_DEED[threat] != LOWERS_BEST:
        return values
    best = max(values)
    return [max(0, value - THREAT_DROP[threat]) if value == best else value for value in values]


def counts_card(state: SkyminesState, card: int) -> bool:
    """SKY-THREAT-10, SKY-THREAT-17  With the bridge left, energy cards are lost before shares are counted."""
    if state.place[card] == TAKEN:  # SKY-LUNA-41: Luna keeps hers
        return True
    return THREAT_DEED[state.threat] != TAKES_CARDS or state.wild != NOBODY or CARD_TYPE[card] != ENERGY


def counts_tank(state: SkyminesState) -> bool:
    """SKY-THREAT-11  With the probe left, the tank track scores nothing."""
    return THREAT_DEED[state.at_large()] != EMPTIES_TANKS


def strike(state: SkyminesState) -> None:
    """SKY-THREAT-7  A threat still on the board takes effect at the start of final scoring, for everybody."""
    threat = state.at_large()
    if threat == NOBODY:
        return
    state.tell("strike", NOBODY, threat)
    if THREAT_DEED[threat] == TAKES_COINS:
        for seat in range(state.seats):
            state.coins[seat] = 0
    elif THREAT_DEED[threat] == TAKES_CARDS:
        for card in range(CARD_COUNT):
            if CARD_TYPE[card] == ENERGY and HAND <= state.place[card] < TAKEN:
                take_card(state, card)


def take_card(state: SkyminesState, card: int) -> None:
    state.place[card] = DESTROYED
    for at in range(len(state.slots)):
        if state.slots[at] == card:
            state.slots[at] = NOBODY


SCRAP_ENERGY: Final = Question(ScrapEnergy(SCRAP), name="scrapenergy", alone=True)
THREAT_REWARD: Final = ThreatReward()
TAKE_THREAT: Final = TakeThreat()
