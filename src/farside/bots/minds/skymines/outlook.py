"""What everybody may come to at Skymines, as far as it can be foreseen: in all, or taken apart."""

from __future__ import annotations

from farside.bots.minds.skymines.cards import KINDS, Prices, Weights, cards_to_come, open_count, sort_cards
from farside.bots.minds.skymines.plans import plans_ahead
from farside.bots.minds.skymines.shares import foreseen, holdings
from farside.bots.minds.skymines.ways import face_up, reachable, under_way
from farside.bots.parts import Ledger
from farside.core.actions import NOBODY, Seat
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_SHARE,
    CARD_TYPE,
    ENERGY,
    FIRMS,
    LAB_LAST,
    LAB_UNLOCK,
    LAB_VALUE,
    RESOURCES,
    TANK_LAST,
    TANK_UNLOCK,
    TANK_VALUE,
)
from farside.games.skymines.luna import HELIUM_LAST, HELIUM_VALUE, LUNA, UPLOAD_LAST, UPLOAD_VALUE
from farside.games.skymines.modules import (
    EMPTIES_TANKS,
    LOWERS_BEST,
    TAKES_CARDS,
    TAKES_COINS,
    THREAT_DEED,
    THREAT_DROP,
)
from farside.games.skymines.rules.owning import owner_of
from farside.games.skymines.rules.passing import TAKE_PILE
from farside.games.skymines.rules.scoring import special_points
from farside.games.skymines.state import SkyminesState


def outlook(state: SkyminesState, weights: Weights, now: int, left: int, only: Seat = NOBODY) -> list[float]:
    """What everybody will have, as far as it can be foreseen; Luna last. Only one seat may be looked at closely."""
    held = holdings(state, left, weights.halfway)
    values = foreseen(state, held, weights, left)
    coin, tank = dreaded(state, held, values, weights.dread if left > 0 else 1.0)
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
            worth += to_come(state, seat, held, values, weights, now, left)
        found.append(worth)
    if state.has_luna():
        found.append(luna_outlook(state, held, values, part))
    return found


def dreaded(state: SkyminesState, held: list[float], values: list[float], dread: float) -> tuple[float, float]:
    """What a threat on the board may do to shares and companies; what a coin and the tank track still count."""
    threat = state.at_large()
    deed = THREAT_DEED[threat]
    if deed == LOWERS_BEST:
        lower(values, THREAT_DROP[threat] * dread)
    elif deed == TAKES_CARDS:
        leave_out(state, held)
    return 1.0 - dread if deed == TAKES_COINS else 1.0, 1.0 - dread if deed == EMPTIES_TANKS else 1.0


def to_come(
    state: SkyminesState,
    seat: Seat,
    held: list[float],
    values: list[float],
    weights: Weights,
    now: int,
    left: int,
) -> float:
    """What a seat's cards, plans, tiles and slots may still bring."""
    prices = Prices(state, seat, held, values, weights, left)
    powers = [0] * (KINDS * 2)
    cards = sort_cards(state, seat, prices, powers)
    playing = state.round == now and not state.is_out(seat)
    worth = plans_ahead(state, seat, powers, weights, left, reachable(state, seat) if playing else 0)
    if state.turn_of == seat and state.round == now:
        worth += under_way(state, seat, prices)
    if playing:
        worth += face_up(state, seat, prices, weights)
    if left > 0:
        worth += prospects(state, seat, prices, powers, weights, left)
        taking = playing or (state.turn_of == seat and state.question() is TAKE_PILE)
        worth += cards_to_come(cards, open_count(state, seat), weights, left, taking)
    return worth


def outlook_parts(state: SkyminesState, weights: Weights, now: int, left: int) -> Ledger:
    """The same taken apart."""
    held = holdings(state, left, weights.halfway)
    values = foreseen(state, held, weights, left)
    coin, tank = dreaded(state, held, values, weights.dread if left > 0 else 1.0)
    part = weights.along * min(1.0, (left + 0.5) / 2.0)
    ledger = Ledger(state.seats + 1 if state.has_luna() else state.seats)
    for seat in range(state.seats):
        ledger.add("coins", seat, coin * state.coins[seat])
        ledger.add("specials", seat, special_points(state, seat))
        ledger.add("tank", seat, tank * along(TANK_VALUE, state.helium[seat], TANK_LAST, part))
        ledger.add("lab", seat, along(LAB_VALUE, state.upload[seat], LAB_LAST, part))
        shares = sum([held[seat * FIRMS + firm] * values[firm] for firm in range(FIRMS)])
        ledger.add("shares", seat, shares + (max(values) if seat == state.wild else 0.0))
        parts_to_come(state, seat, Prices(state, seat, held, values, weights, left), weights, now, ledger)
    if state.has_luna():
        ledger.add("luna", state.seats, luna_outlook(state, held, values, part))
    return ledger


def parts_to_come(state: SkyminesState, seat: Seat, prices: Prices, weights: Weights, now: int, ledger: Ledger) -> None:
    """`to_come` taken apart."""
    left = prices.left
    powers = [0] * (KINDS * 2)
    cards = sort_cards(state, seat, prices, powers)
    playing = state.round == now and not state.is_out(seat)
    ahead = plans_ahead(state, seat, powers, weights, left, reachable(state, seat) if playing else 0)
    ledger.add("plans", seat, ahead)
    if state.turn_of == seat and state.round == now:
        ledger.add("under-way", seat, under_way(state, seat, prices))
    if playing:
        ledger.add("face-up", seat, face_up(state, seat, prices, weights))
    if left > 0:
        ledger.add("prospects", seat, prospects(state, seat, prices, powers, weights, left))
        taking = playing or (state.turn_of == seat and state.question() is TAKE_PILE)
        ledger.add("cards", seat, cards_to_come(cards, open_count(state, seat), weights, left, taking))


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


def prospects(
    state: SkyminesState, seat: Seat, prices: Prices, powers: list[int], weights: Weights, left: int
) -> float:
    """What serves in the rounds to come besides cards: coins at hand, slots in reach, track bonuses, the lead."""
    worth = weights.spare_coin * min(state.coins[seat], 6)
    worth += weights.slot_way * left * min(state.helium[seat], TANK_UNLOCK) / TANK_UNLOCK
    worth += weights.slot_lab * left * min(state.upload[seat], LAB_UNLOCK) / LAB_UNLOCK
    for firm in range(FIRMS):
        crossed = state.crossed(seat, firm)
        if crossed > 0:
            worth += prices.first_bonus[firm] + (prices.second_bonus[firm] if crossed > 1 else 0.0)
    best = 0
    for resource in range(RESOURCES):
        best = max(best, powers[resource * 2] + powers[resource * 2 + 1])
    worth += weights.suit * left * best
    if state.missions:
        worth += weights.once * state.once[seat]
        worth += weights.own_space * left if state.own_space(seat) != NOBODY else 0.0
    return worth + (weights.lead_marker if state.marker == seat else 0.0)
