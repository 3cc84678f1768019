"""What a position of Skymines is worth: the score to come, with everybody's shares at the value they may reach."""

from __future__ import annotations

from typing import Final

from farside.bots.tastes.taste import Taste, lead
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.skymines.actions import PUT
from farside.games.skymines.components import (
    ANY_ONE,
    CARD_COUNT,
    CARD_SHARE,
    CARD_TYPE,
    CARD_VALUE,
    ENERGY,
    ENGINEER,
    FIRMS,
    LAB,
    LAB_LAST,
    LAB_UNLOCK,
    LAB_VALUE,
    NEED_KIND,
    NEED_VALUE,
    RESEARCHER,
    RESOURCES,
    ROUNDS,
    SCIENTIST,
    SHARE,
    SLOTS,
    TANK_LAST,
    TANK_UNLOCK,
    TANK_VALUE,
)
from farside.games.skymines.luna import HELIUM_LAST, HELIUM_VALUE, LUNA, UPLOAD_LAST, UPLOAD_VALUE
from farside.games.skymines.modules import (
    COMET,
    COMET_DROP,
    LAST_BEFORE_COLLAPSE,
    PIRATES,
    PROBE,
    SINGULARITY,
    WORMHOLE,
)
from farside.games.skymines.rules.owning import card_shares, owner_of
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.research import PUT_PLAN
from farside.games.skymines.rules.scoring import special_points
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.setup import PLAY_AGAIN, STARTING_TILE
from farside.games.skymines.state import HAND, SkyminesState
from farside.games.skymines.tracks import FIRST_TILE_SPACE, FIRST_TRACK_SPACE, LAST, SHARES, WIDTH

UNKNOWN: Final = -1.0
ENOUGH: Final = 8  # cards to play from
TIERS: Final = (0.0, 0.0, 0.6, 0.6, 1.6, 1.6, 2.6)  # by face-up total: what a majority may bring besides


class Weights:
    """Points; those for what is still to be used melt away with the rounds."""

    def __init__(self) -> None:
        self.growth = 0.8  # what a share's value may still rise a round
        self.coin = 1.0
        self.spare_coin = 0.25  # a coin while barriers and spaces are still ahead, up to a few
        self.tank = 0.7  # how much of an even way to a track's end counts while there is time
        self.slot = 4.0  # an outer slot, a round
        self.plan = 2.0  # a plan next in line
        self.unit = 1.15  # a face-up unit of a resource
        self.point = 1.6  # a face-up energy point
        self.scholar = 1.5  # a face-up research scientist, and more for each research point
        self.insight = 0.9
        self.way = 2.2  # if the next plan can be entered
        self.field = 4.0  # a face-up field scientist
        self.marker = 1.5  # a bonus marker still to be placed this round
        self.tile = 1.6  # a tile reserved
        self.owned = 0.33  # a card's use a round, as a part of its worth face up
        self.in_hand = 0.15  # more if it lies in hand for the next round
        self.few = 1.5  # a card too few to fill the slots
        self.lead_marker = 0.5  # to start the next round
        self.luna = 0.3  # what Luna's worth counts: she has shares everywhere, so who grudges her any gains nothing
        self.once = 1.6  # a one-time marker in the reserve
        self.own_space = 1.5  # a personal bonus space, a round
        self.dread = 0.45  # how likely a threat stays to the end while there is time


class SkyminesTaste(Taste):
    """What everybody would score, and what cards, plans and slots may still bring."""

    def __init__(self, weights: Weights, left: float = UNKNOWN) -> None:
        self.weights = weights
        self.left = left

    def for_decision(self, state: State) -> Taste:
        """The time left is the same for all outcomes of a decision."""
        assert isinstance(state, SkyminesState)
        return SkyminesTaste(self.weights, time_left(state))

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, SkyminesState)
        if state.over:
            return self.ahead(state, [float(points) for points in standing(state, self.weights, 0.0)], seat)
        left = time_left(state) if self.left == UNKNOWN else self.left
        worths = standing(state, self.weights, left)
        for other in range(state.seats):
            worths[other] += prospects(state, other, self.weights, left)
        add_cards(state, worths, self.weights, left)
        return self.ahead(state, worths, seat)

    def ahead(self, state: SkyminesState, worths: list[float], seat: Seat) -> float:
        """The lead among the people, less a part of what Luna is worth."""
        if not state.has_luna():
            return lead(worths, seat)
        return lead(worths[: state.seats], seat) - self.weights.luna * worths[state.seats]

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """An action is thought through to its end; plans and turns are new decisions."""
        assert isinstance(state, SkyminesState)
        question = state.question()
        if question is TURN or question is PLAN_ROUND or question is STARTING_TILE:
            return []
        if question is PUT_PLAN:
            return places_in_line(state, seat)
        if question is PLAY_AGAIN:
            return []
        return state.options(seat)


def time_left(state: SkyminesState) -> float:
    """Rounds still to be planned."""
    last = LAST_BEFORE_COLLAPSE if state.at_large() == SINGULARITY else ROUNDS
    return float(last - max(state.round, 1)) + (1.0 if state.round == 0 or state.turn_of == NOBODY else 0.0)


def places_in_line(state: SkyminesState, seat: Seat) -> list[Action]:
    """For each plan the first empty position ahead that takes it."""
    found: list[Action] = []
    done = 0
    for action in state.options(seat):
        plan, position = PUT.arg(action), PUT.arg2(action) + 1
        if state.plans[seat * LAB + position] == NOBODY and not done >> (plan % 60) & 1:
            done |= 1 << (plan % 60)
            found.append(action)
    return found or state.options(seat)[:1]


# -- what would be scored ----------------------------------------------------------------------------


def standing(state: SkyminesState, weights: Weights, left: float) -> list[float]:
    """The final score as far as it can be foreseen: shares at the value they may reach, steps on the way counted."""
    on_cards = card_shares(state)
    found: list[float] = []
    values = [state.share_value(firm) + weights.growth * left for firm in range(FIRMS)]
    threat = state.at_large()
    dread = 0.0 if threat == NOBODY else weights.dread if left > 0.0 else 1.0
    if threat == COMET:
        lower(values, COMET_DROP * dread)
    elif threat == WORMHOLE:
        leave_out(state, on_cards)
    coin = weights.coin * (1.0 - dread) if threat == PIRATES else weights.coin
    tank = 1.0 - dread if threat == PROBE else 1.0
    for seat in range(state.seats):
        worth = coin * state.coins[seat] + special_points(state, seat)
        worth += tank * along(TANK_VALUE, state.helium[seat], TANK_LAST, weights.tank * min(1.0, left / 2.0))
        worth += along(LAB_VALUE, state.upload[seat], LAB_LAST, weights.tank * min(1.0, left / 2.0))
        for firm in range(FIRMS):
            worth += (on_cards[seat * FIRMS + firm] + holding(state, seat, firm, left)) * values[firm]
        found.append(worth + max(values) if seat == state.wild else worth)
    if state.has_luna():
        found.append(luna_standing(state, weights, left))
    return found


def lower(values: list[float], drop: float) -> None:
    """SKY-THREAT-9  The best companies count less."""
    best = max(values)
    for firm in range(FIRMS):
        if values[firm] == best:
            values[firm] = max(0.0, best - drop)


def leave_out(state: SkyminesState, on_cards: list[int]) -> None:
    """SKY-THREAT-10  Shares on energy cards are lost with them."""
    for card in range(CARD_COUNT):
        if CARD_TYPE[card] == ENERGY and CARD_SHARE[card] != NOBODY:
            seat = owner_of(state, card)
            if seat != NOBODY:
                on_cards[seat * FIRMS + CARD_SHARE[card]] -= 1


def luna_standing(state: SkyminesState, weights: Weights, left: float) -> float:
    """Luna's score to come: what she has, her shares and her tracks; threats do not touch her (SKY-LUNA-41)."""
    on_cards = card_shares(state)
    part = weights.tank * min(1.0, left / 2.0)
    worth = weights.coin * state.coins[LUNA]
    worth += along(HELIUM_VALUE, state.helium[LUNA], HELIUM_LAST, part)
    worth += along(UPLOAD_VALUE, state.upload[LUNA], UPLOAD_LAST, part)
    for firm in range(FIRMS):
        held = on_cards[LUNA * FIRMS + firm] + holding(state, LUNA, firm, left)
        worth += held * (state.share_value(firm) + weights.growth * left)
    return worth


def along(values: list[int], space: int, last: int, part: float) -> float:
    """A track's value, and a part of what lies between it and an even way to its end."""
    even = values[last] * space / last
    return values[space] + part * (even - values[space])


def holding(state: SkyminesState, seat: Seat, firm: int, left: float) -> float:
    """Shares on a track; while there is time, steps towards the next icon count."""
    side = state.sides[firm]
    space = state.marks[seat * FIRMS + firm]
    shares = SHARES[side * WIDTH + space]
    if left <= 0.0 or space >= LAST[side]:
        return float(shares)
    ahead = space
    while SHARES[side * WIDTH + ahead] == shares and ahead < LAST[side]:
        ahead += 1
    behind = space
    while behind > 0 and SHARES[side * WIDTH + behind - 1] == shares:
        behind -= 1
    return shares + 0.8 * (space - behind) / max(1, ahead - behind)


# -- what may still come -------------------------------------------------------------------------------


def prospects(state: SkyminesState, seat: Seat, weights: Weights, left: float) -> float:
    worth = weights.spare_coin * min(state.coins[seat], 6) * min(1.0, left / 2.0)
    if state.helium[seat] >= TANK_UNLOCK:
        worth += weights.slot * left
    if state.upload[seat] >= LAB_UNLOCK:
        worth += weights.slot * left
    worth += lined_up(state, seat, weights) * min(1.0, left / 2.0)
    if not state.is_out(seat):
        worth += face_up(state, seat, weights) + weights.marker * state.spare_markers(seat)
    if state.missions:
        worth += weights.once * state.once[seat] * min(1.0, left / 2.0 + 0.3)
        worth += weights.own_space * left if state.own_space(seat) != NOBODY else 0.0
    if left > 0:
        worth += weights.tile * reserved(state, seat) + (weights.lead_marker if state.marker == seat else 0.0)
    return worth


def lined_up(state: SkyminesState, seat: Seat, weights: Weights) -> float:
    """Plans without a gap ahead of the marker; the fourth and later ones bring little more."""
    worth = 0.0
    part = 1.0
    position = state.upload[seat] + 1
    while position < LAB and state.plans[seat * LAB + position] != NOBODY and part > 0.1:
        worth += part * weights.plan
        part *= 0.85
        position += 1
    return worth


def reserved(state: SkyminesState, seat: Seat) -> int:
    found = 0
    for space in range(FIRST_TILE_SPACE, FIRST_TRACK_SPACE):
        if state.bonus[space] == seat:
            found += 1
    return found


def face_up(state: SkyminesState, seat: Seat, weights: Weights) -> float:
    """What the unused cards of the action area, or those planned, may bring this round."""
    totals = [0] * (SHARE + 1)
    worth = 0.0
    for slot in range(SLOTS):
        card = unused(state, seat, slot)
        if card == NOBODY:
            continue
        kind = CARD_TYPE[card]
        totals[kind] += CARD_VALUE[card] if kind <= ENERGY else 1
        if kind == RESEARCHER:
            worth += weights.scholar + weights.insight * CARD_VALUE[card]
        elif kind == ENGINEER:
            worth += weights.field
    if totals[RESEARCHER] > 0:
        worth += way_ahead(state, seat, totals, weights)
    for kind in range(RESOURCES):
        worth += weights.unit * totals[kind] + TIERS[min(6, totals[kind])]
    return worth + weights.point * totals[ENERGY] + 0.5 * TIERS[min(6, totals[ENERGY])]


def unused(state: SkyminesState, seat: Seat, slot: int) -> int:
    """The card that lies face up in a slot, or is planned for it; NOBODY if none."""
    card = state.slots[seat * SLOTS + slot]
    if card == NOBODY:
        return state.planned[seat * SLOTS + slot]
    if state.used[seat] >> slot & 1 or (state.turn_of == seat and state.using >> slot & 1):
        return NOBODY
    return card


def way_ahead(state: SkyminesState, seat: Seat, totals: list[int], weights: Weights) -> float:
    """How many of the next plans could be entered with what lies face up."""
    worth = 0.0
    position = state.upload[seat] + 1
    while position < LAB and worth < 4.0 * weights.way:
        plan = state.plans[seat * LAB + position]
        if plan == NOBODY or not (state.turned[seat] >> position & 1 or is_met(totals, plan)):
            break
        worth += weights.way
        position += 1
    return worth


def is_met(totals: list[int], plan: int) -> bool:
    """Whether totals of each type meet a plan; special plans are a matter of coins."""
    for at in (plan * 2, plan * 2 + 1):
        kind, needed = NEED_KIND[at], NEED_VALUE[at]
        if kind == SCIENTIST:
            found = totals[RESEARCHER] + totals[ENGINEER] - 1
        elif kind == ANY_ONE:
            found = max(totals[0], totals[1], totals[2])
        else:
            found = totals[kind] if kind != NOBODY else 0
        if found < needed:
            return False
    return True


def add_cards(state: SkyminesState, worths: list[float], weights: Weights, left: float) -> None:
    """Cards are worth what they will bring in the rounds to come; those at hand come sooner."""
    if left <= 0.0:
        return
    cards = [0] * state.seats
    for card in range(CARD_COUNT):
        seat = owner_of(state, card)
        if seat != NOBODY and seat != LUNA and CARD_TYPE[card] != SHARE:
            cards[seat] += 1
            use = brings(card, weights)
            worths[seat] += weights.owned * use * left
            if state.place[card] == HAND + seat:
                worths[seat] += weights.in_hand * use
    for seat in range(state.seats):
        worths[seat] -= weights.few * max(0, ENOUGH - cards[seat]) * min(1.0, left / 3.0)


def brings(card: int, weights: Weights) -> float:
    """What a card brings when it is used, less what any card would bring in its slot."""
    kind = CARD_TYPE[card]
    if kind < RESOURCES:
        return weights.unit * (CARD_VALUE[card] - 0.6)
    if kind == ENERGY:
        return weights.point * (CARD_VALUE[card] - 0.5)
    return weights.field - 0.8 if kind == ENGINEER else weights.scholar + weights.insight * CARD_VALUE[card] - 0.8


TASTE: Final = SkyminesTaste(Weights())
