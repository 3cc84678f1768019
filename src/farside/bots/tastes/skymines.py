"""What a position of Skymines is worth: the score to come, at the value that shares may reach, and what cards bring."""

from __future__ import annotations

from dataclasses import asdict, replace
from math import sqrt
from typing import Final

from farside.bots.tastes.skymines_cards import KINDS, Prices, Weights, cards_to_come, sort_cards
from farside.bots.tastes.skymines_plans import places_in_line, plans_ahead
from farside.bots.tastes.skymines_ways import BONUS, face_up, reachable, under_way
from farside.bots.tastes.taste import Taste, lead, squashed
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.skymines.actions import COLUMN, LAY, PLAN
from farside.games.skymines.components import (
    BARED,
    CARD_COUNT,
    CARD_SHARE,
    CARD_TYPE,
    COLUMNS,
    ENERGY,
    FIRMS,
    LAB_LAST,
    LAB_UNLOCK,
    LAB_VALUE,
    ROUNDS,
    SHOWN,
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
from farside.games.skymines.rules.owning import owner_of
from farside.games.skymines.rules.passing import LAY_CARD
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.research import PUT_PLAN
from farside.games.skymines.rules.scoring import scores, special_points
from farside.games.skymines.rules.stations import LIFT_COLUMN
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.setup import PLAY_AGAIN, STARTING_TILE
from farside.games.skymines.state import RESTING, SkyminesState
from farside.games.skymines.tracks import LAST, LEVELS, SHARES, SIDES, WIDTH

UNKNOWN: Final = -1
# By Luna's level: how far ahead of her a bot without foresight ended, 30 games each; and how far such leads scatter.
LUNA_LEADS: Final = [32.2, -12.3, -25.4, -43.1, -54.5, -73.2, -91.3, -117.1, -153.5]
SCATTER: Final = 22.0
CERTAIN: Final = 3.0  # the same when the game is as good as over
MOST: Final = 15.0  # what a share can be worth


def on_the_way(side: int, space: int) -> float:
    """How much of the way to the next share icon lies behind a marker."""
    shares = SHARES[side * WIDTH + space]
    if space >= LAST[side]:
        return 0.0
    ahead, behind = space, space
    while SHARES[side * WIDTH + ahead] == shares and ahead < LAST[side]:
        ahead += 1
    while behind > 0 and SHARES[side * WIDTH + behind - 1] == shares:
        behind -= 1
    return (space - behind) / max(1, ahead - behind)


WAY: Final = [on_the_way(side, space) for side in range(len(SIDES)) for space in range(WIDTH)]


class SkyminesTaste(Taste):
    """What everybody would score, and what cards, plans and slots may still bring."""

    def __init__(self, weights: Weights, now: int = UNKNOWN, left: int = UNKNOWN) -> None:
        self.haste = False
        self.rounds = True
        self.weights = weights
        self.now = now  # the round of the decision
        self.left = left  # rounds after it

    def for_decision(self, state: State) -> Taste:
        """The time left is the same for all outcomes of a decision."""
        assert isinstance(state, SkyminesState)
        return SkyminesTaste(self.weights, max(1, state.round), rounds_after(state))

    def numbers(self) -> dict[str, float]:
        return asdict(self.weights)

    def with_numbers(self, numbers: dict[str, float]) -> Taste:
        return SkyminesTaste(replace(self.weights, **numbers))

    def value(self, state: State, seat: Seat) -> float:
        assert isinstance(state, SkyminesState)
        if state.over:
            return self.ahead(state, [float(points) for points in scores(state)], seat)
        if self.left == UNKNOWN:
            return self.ahead(state, outlook(state, self.weights, max(1, state.round), rounds_after(state)), seat)
        return self.ahead(state, outlook(state, self.weights, self.now, self.left), seat)

    def glance(self, state: State, seat: Seat) -> float:
        """Of the others only what can be scored: what their cards may bring is their own business."""
        assert isinstance(state, SkyminesState)
        if state.over or self.left == UNKNOWN:
            return self.value(state, seat)
        return self.ahead(state, outlook(state, self.weights, self.now, self.left, seat), seat)

    def beats(self, state: State, seat: Seat, less: float) -> float:
        """What the score says, and what her level is likely to bring in the rounds to come."""
        assert isinstance(state, SkyminesState)
        points = scores(state)
        part = (rounds_after(state) + 0.5) / ROUNDS
        lead = points[seat] - points[-1] + LUNA_LEADS[state.level] * part - less
        return squashed(lead / (CERTAIN + (SCATTER - CERTAIN) * sqrt(part)))

    def ahead(self, state: SkyminesState, worths: list[float], seat: Seat) -> float:
        """The lead among the people, less a part of what Luna is worth."""
        if not state.has_luna():
            return lead(worths, seat)
        return lead(worths[: state.seats], seat) - self.weights.luna * worths[state.seats]

    def round_of(self, state: State) -> int:
        assert isinstance(state, SkyminesState)
        return max(1, state.round)

    def goes_without_saying(self, state: State) -> bool:
        """How an action is carried out, once it is chosen."""
        assert isinstance(state, SkyminesState)
        question = state.question()
        return question is not TURN and question is not PLAN_ROUND

    def follow_ups(self, state: State, seat: Seat) -> list[Action]:
        """An action is thought through to its end; plans and turns are new decisions."""
        assert isinstance(state, SkyminesState)
        question = state.question()
        if question is TURN or question is STARTING_TILE or question is PLAY_AGAIN:
            return []
        if question is PLAN_ROUND:
            return cards_to_add(state, seat)
        if question is PUT_PLAN:
            return places_in_line(state, seat)
        if question is LIFT_COLUMN:
            return best_column(state, seat)
        if question is LAY_CARD:
            return different_piles(state, seat)
        return state.options(seat)


def rounds_after(state: SkyminesState) -> int:
    """Rounds after the one that is played or planned."""
    last = LAST_BEFORE_COLLAPSE if state.at_large() == SINGULARITY else ROUNDS
    return last - max(state.round, 1)


def cards_to_add(state: SkyminesState, seat: Seat) -> list[Action]:
    """More cards for the slots, each set of cards once: those that come after the last one planned."""
    last = NOBODY
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        last = max(last, state.planned[at])
    found: list[Action] = []
    for action in state.options(seat):
        if PLAN.has(action) and PLAN.arg(action) > last:
            found.append(action)
    return found


def best_column(state: SkyminesState, seat: Seat) -> list[Action]:
    """Where an outpost taken shows most; of equal columns the emptiest, whose end shows two."""
    found: list[Action] = []
    most = -1
    for action in state.options(seat):
        at = state.firm * COLUMNS + COLUMN.arg2(action)
        outposts = state.station[at] + (BARED if state.bared >> at & 1 else 0)
        worth = (SHOWN[outposts - 1] - SHOWN[outposts]) * 10 - state.station[at]
        if not found or worth > most:
            most = worth
            found = [action]
    return found


def different_piles(state: SkyminesState, seat: Seat) -> list[Action]:
    """Of empty resting slots one is enough."""
    low = RESTING + seat * SLOTS
    filled = 0
    for place in state.place:
        if low <= place < low + SLOTS:
            filled |= 1 << (place - low)
    found: list[Action] = []
    empty = False
    for action in state.options(seat):
        if filled >> LAY.arg(action) & 1:
            found.append(action)
        elif not empty:
            empty = True
            found.append(action)
    return found


# -- what everybody may come to --------------------------------------------------------------------------


def outlook(state: SkyminesState, weights: Weights, now: int, left: int, only: Seat = NOBODY) -> list[float]:
    """What everybody will have, as far as it can be foreseen; Luna last. Only one seat may be looked at closely."""
    powers = [0] * (state.seats * KINDS * 2)
    cards = sort_cards(state, powers)
    held = holdings(state, left)
    values = foreseen(state, held, weights, left)
    threat = state.at_large()
    dread = 0.0 if threat == NOBODY else weights.dread if left > 0 else 1.0
    if threat == COMET:
        lower(values, COMET_DROP * dread)
    elif threat == WORMHOLE:
        leave_out(state, held)
    coin = 1.0 - dread if threat == PIRATES else 1.0
    tank = 1.0 - dread if threat == PROBE else 1.0
    part = weights.along * min(1.0, (left + 0.5) / 2.0)
    found: list[float] = []
    for seat in range(state.seats):
        worth = coin * state.coins[seat] + special_points(state, seat)
        worth += tank * along(TANK_VALUE, state.helium[seat], TANK_LAST, part)
        worth += along(LAB_VALUE, state.upload[seat], LAB_LAST, part)
        for firm in range(FIRMS):
            worth += held[seat * FIRMS + firm] * values[firm]
        if seat == state.wild:
            worth += max(values)
        if only in (NOBODY, seat):
            worth += to_come(state, seat, held, values, cards, powers, weights, now, left)
        found.append(worth)
    if state.has_luna():
        found.append(luna_outlook(state, held, values, part))
    return found


def to_come(
    state: SkyminesState,
    seat: Seat,
    held: list[float],
    values: list[float],
    cards: list[list[int]],
    powers: list[int],
    weights: Weights,
    now: int,
    left: int,
) -> float:
    """What a seat's cards, plans, tiles and slots may still bring."""
    prices = Prices(state, seat, held, values, weights, left)
    playing = state.round == now and not state.is_out(seat)
    worth = plans_ahead(state, seat, powers, weights, left, reachable(state, seat) if playing else 0)
    if state.turn_of == seat and state.round == now:
        worth += under_way(state, seat, prices)
    if playing:
        worth += face_up(state, seat, prices, weights)
    if left > 0:
        worth += prospects(state, seat, weights, left)
        resting = state.round > now or state.is_out(seat)
        worth += cards_to_come(state, seat, cards, prices, weights, left, resting)
    return worth


def holdings(state: SkyminesState, left: int) -> list[float]:
    """By player * FIRMS + company: shares; steps towards the next icon count in part."""
    found = [0.0] * (len(state.coins) * FIRMS)
    for card in range(CARD_COUNT):
        if CARD_SHARE[card] != NOBODY:
            seat = owner_of(state, card)
            if seat != NOBODY:
                found[seat * FIRMS + CARD_SHARE[card]] += 1.0
    part = 0.8 if left > 0 else 0.3
    for seat in state.roll():
        for firm in range(FIRMS):
            at = state.sides[firm] * WIDTH + state.marks[seat * FIRMS + firm]
            found[seat * FIRMS + firm] += SHARES[at] + part * WAY[at]
    return found


def foreseen(state: SkyminesState, held: list[float], weights: Weights, left: int) -> list[float]:
    """What shares may come to be worth: companies grow that somebody has much of."""
    most = [0.0] * FIRMS
    for at in range(len(held)):
        firm = at % FIRMS
        if held[at] > most[firm]:
            most[firm] = held[at]
    top = max(2.0, *most)
    found: list[float] = []
    for firm in range(FIRMS):
        growth = weights.growth * left * (1.0 - weights.pull + weights.pull * most[firm] / top)
        found.append(min(MOST, state.share_value(firm) + growth))
    return found


def lower(values: list[float], drop: float) -> None:
    """SKY-THREAT-9  The best companies count less."""
    best = max(values)
    for firm in range(FIRMS):
        if values[firm] == best:
            values[firm] = max(0.0, best - drop)


def leave_out(state: SkyminesState, held: list[float]) -> None:
    """SKY-THREAT-10  Shares on energy cards are lost with them."""
    for card in range(CARD_COUNT):
        if CARD_TYPE[card] == ENERGY and CARD_SHARE[card] != NOBODY:
            seat = owner_of(state, card)
            if seat != NOBODY and seat != LUNA:
                held[seat * FIRMS + CARD_SHARE[card]] -= 1.0


def luna_outlook(state: SkyminesState, held: list[float], values: list[float], part: float) -> float:
    """Luna's score to come: what she has, her shares and her tracks; threats hardly touch her (SKY-LUNA-41)."""
    worth = float(state.coins[LUNA])
    worth += along(HELIUM_VALUE, state.helium[LUNA], HELIUM_LAST, part)
    worth += along(UPLOAD_VALUE, state.upload[LUNA], UPLOAD_LAST, part)
    for firm in range(FIRMS):
        worth += held[LUNA * FIRMS + firm] * values[firm]
    return worth


def along(values: list[int], space: int, last: int, part: float) -> float:
    """A track's value, and a part of what lies between it and an even way to its end."""
    even = values[last] * space / last
    return values[space] + part * (even - values[space])


def prospects(state: SkyminesState, seat: Seat, weights: Weights, left: int) -> float:
    """What serves in the rounds to come besides cards: coins at hand, slots in reach, track bonuses, the lead."""
    worth = weights.spare_coin * min(state.coins[seat], 6)
    way = min(state.helium[seat], TANK_UNLOCK) / TANK_UNLOCK + min(state.upload[seat], LAB_UNLOCK) / LAB_UNLOCK
    worth += weights.slot_way * left * way
    bonus = 0.0
    for firm in range(FIRMS):
        bonus += BONUS[state.sides[firm] * LEVELS + state.crossed(seat, firm)]
    worth += weights.bonus * left * bonus
    if state.missions:
        worth += weights.once * state.once[seat]
        worth += weights.own_space * left if state.own_space(seat) != NOBODY else 0.0
    return worth + (weights.lead_marker if state.marker == seat else 0.0)


TASTE: Final = SkyminesTaste(Weights())
