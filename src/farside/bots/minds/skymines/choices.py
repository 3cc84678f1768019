"""Which answers are worth a thought at Skymines once an action is under way: the few that look best at a glance."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines.cards import Prices, Weights, buy_worth, is_planned, use_of
from farside.bots.minds.skymines.plans import REWARD, places_in_line
from farside.bots.minds.skymines.shares import WAY, foreseen, holdings
from farside.bots.minds.skymines.ways import price_of
from farside.core.actions import NOBODY, Action, Seat
from farside.games.skymines.actions import (
    BUY,
    CLAIM,
    COIN,
    COLUMN,
    ENTER,
    PAY,
    PLAN,
    READY,
    SCRAP,
    SPECIAL,
    STEP,
    STOP,
    TAKE,
    TRACK,
)
from farside.games.skymines.components import (
    BARED,
    BOUNTY_PLACE,
    CARD_COST,
    CARD_COUNT,
    CARD_FACE,
    CARD_TYPE,
    COLUMNS,
    FIRMS,
    SECTOR_REWARD,
    SHARE,
    SHOWN,
    SLOTS,
    SPECIAL_COST,
    SPECIAL_VALUE,
    SURCHARGE,
    TRIPLE,
)
from farside.games.skymines.rules.advance import ANY_TRACK
from farside.games.skymines.rules.bonus import DESTROY_CARD
from farside.games.skymines.rules.expand import CHOOSE_FIRM, ENTER_SECTOR, entry_cost
from farside.games.skymines.rules.passing import LAY_CARD, TAKE_PILE
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.research import PUT_PLAN, SPEND_RP, TAKE_PLAN
from farside.games.skymines.rules.resources import ACQUIRE, INVEST, SHOP
from farside.games.skymines.rules.stations import LIFT_COLUMN
from farside.games.skymines.rules.turn import TURN
from farside.games.skymines.rules.upload import UPLOAD
from farside.games.skymines.setup import PLAY_AGAIN, STARTING_TILE
from farside.games.skymines.state import HAND, SkyminesState
from farside.games.skymines.tracks import BARRIER, LAST, SHARES, THRESHOLD, THRESHOLD_COINS, THRESHOLDS, WIDTH

CARDS: Final = 5  # cards that may come next in a plan
BUYS: Final = 3
SCRAPS: Final = 3
SECTORS: Final = 2
SPENDINGS: Final = 2


# Questions that are decisions of their own: turns, and what a pass entails.
NEW: Final = (TURN, STARTING_TILE, PLAY_AGAIN, TAKE_PILE, LAY_CARD)
PRICED: Final = (SPEND_RP, ENTER_SECTOR, DESTROY_CARD, ACQUIRE, SHOP)
# Questions that are thought about again when they come, as turns are.
CAREFUL: Final = (
    ACQUIRE,
    ANY_TRACK,
    CHOOSE_FIRM,
    DESTROY_CARD,
    ENTER_SECTOR,
    INVEST,
    LAY_CARD,
    LIFT_COLUMN,
    SHOP,
    SPEND_RP,
    TAKE_PILE,
    UPLOAD,
)


def worth_a_thought(state: SkyminesState, seat: Seat, weights: Weights, left: int) -> list[Action]:
    """An action is thought through to its end; turns and what a pass entails are new decisions."""
    question = state.question()
    if question in NEW:
        return []
    options = state.options(seat)
    if not state.missions:
        return best_answers(state, seat, options, weights, left)
    claims = [action for action in options if CLAIM.has(action)]  # SKY-MISSION-19: they stand beside any question
    answers = [action for action in options if not CLAIM.has(action)] if claims else options
    return best_answers(state, seat, answers, weights, left) + claims


def best_answers(state: SkyminesState, seat: Seat, options: list[Action], weights: Weights, left: int) -> list[Action]:
    """The answers to a question of an action that look best."""
    question = state.question()
    if question is PUT_PLAN:
        return places_in_line(state, seat, options)
    if question is PLAN_ROUND:
        return cards_to_add(state, seat, options, prices_for(state, seat, weights, left))
    if len(options) < 3:
        return options
    if question is LIFT_COLUMN:
        return best_column(state, options)
    if question is INVEST:
        return best_step(state, seat, options, weights, left)
    if question is ANY_TRACK:
        return best_track(state, seat, options, weights, left)
    return best_priced(state, seat, options, prices_for(state, seat, weights, left)) if question in PRICED else options


def best_priced(state: SkyminesState, seat: Seat, options: list[Action], prices: Prices) -> list[Action]:
    """Answers that are compared by what things bring at the moment."""
    question = state.question()
    if question is SPEND_RP:
        return best_plans(state, options)
    if question is ENTER_SECTOR:
        return best_sectors(state, options, prices)
    if question is DESTROY_CARD:
        return least_cards(state, seat, options, prices)
    return best_cards(state, seat, options, prices, question is SHOP)


def prices_for(state: SkyminesState, seat: Seat, weights: Weights, left: int) -> Prices:
    held = holdings(state, left, weights.halfway)
    return Prices(state, seat, held, foreseen(state, held, weights, left), weights, left)


def best_of(options: list[Action], worths: list[float], count: int) -> list[Action]:
    """So many of them, the best first."""
    found: list[Action] = []
    done = 0
    while len(found) < count and len(found) < len(options):
        best = NOBODY
        for at in range(len(options)):
            if done >> at & 1 == 0 and (best == NOBODY or worths[at] > worths[best]):
                best = at
        done |= 1 << best
        found.append(options[best])
    return found


def cards_to_add(state: SkyminesState, seat: Seat, options: list[Action], prices: Prices) -> list[Action]:
    """More cards for the slots, each set of cards once: none that brings more than one planned already."""
    least = 99.0
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        if state.planned[at] != NOBODY:
            least = min(least, rank_of(state, seat, state.planned[at], prices))
    found: list[Action] = []
    worths: list[float] = []
    for action in options:
        if PLAN.has(action):
            rank = rank_of(state, seat, PLAN.arg(action), prices)
            if rank < least:
                found.append(action)
                worths.append(rank)
    return best_of(found, worths, CARDS)


def whole_plans(state: SkyminesState, seat: Seat) -> list[list[Action]]:
    """All sets of cards that fill the slots, or all but two of them, each as the answers that lay them."""
    slots: list[int] = []
    open_slots = state.open_slots(seat)
    for slot in range(SLOTS):
        if open_slots >> slot & 1 and state.planned[seat * SLOTS + slot] == NOBODY:
            slots.append(slot)
    cards: list[int] = []
    for card in range(CARD_COUNT):
        if state.place[card] == HAND + seat and CARD_TYPE[card] != SHARE and not is_planned(state, seat, card):
            cards.append(card)
    least = max(0, min(len(slots), len(cards)) - 2)
    found: list[list[Action]] = []
    add_plans(cards, slots, 0, least, [], found)
    return found


def add_plans(
    cards: list[int], slots: list[int], first: int, least: int, plan: list[Action], found: list[list[Action]]
) -> None:
    """A plan, if it has cards enough, and all that add cards which come later; of cards that read alike the first."""
    if len(plan) >= least:
        found.append([*plan, READY.first])
    if len(plan) == len(slots):
        return
    seen = 0
    for at in range(first, len(cards)):
        if seen >> CARD_FACE[cards[at]] & 1 == 0:
            seen |= 1 << CARD_FACE[cards[at]]
            plan.append(PLAN.first + cards[at] * SLOTS + slots[len(plan)])
            add_plans(cards, slots, at + 1, least, plan, found)
            plan.pop()


def rank_of(state: SkyminesState, seat: Seat, card: int, prices: Prices) -> float:
    """What a card brings; no two cards are alike."""
    return use_of(state, seat, card, prices) + 0.00001 * card


def best_step(state: SkyminesState, seat: Seat, options: list[Action], weights: Weights, left: int) -> list[Action]:
    """Where the units bring most, each of those that go there."""
    held = holdings(state, left, weights.halfway)
    values = foreseen(state, held, weights, left)
    worths: list[float] = []
    for action in options:
        if STOP.has(action):
            worths.append(0.0)
            continue
        firm = PAY.arg(action) if PAY.has(action) else STEP.arg(action)
        most = -99.0
        for steps in range(1, state.units + 1):
            most = max(most, stretch(state, seat, firm, steps, values[firm], weights, left) / steps)
        worths.append(most)
    return best_of(options, worths, 1)


def best_track(state: SkyminesState, seat: Seat, options: list[Action], weights: Weights, left: int) -> list[Action]:
    """Where all the steps bring most."""
    held = holdings(state, left, weights.halfway)
    values = foreseen(state, held, weights, left)
    worths: list[float] = []
    for action in options:
        firm = TRACK.arg(action)
        worths.append(stretch(state, seat, firm, state.about(), values[firm], weights, left))
    return best_of(options, worths, 1)


def stretch(
    state: SkyminesState, seat: Seat, firm: int, steps: int, value: float, weights: Weights, left: int
) -> float:
    """What so many steps on a track bring."""
    side = state.sides[firm]
    space = state.marks[seat * FIRMS + firm]
    part = weights.halfway if left > 0 else 0.3
    worth = 0.0
    coins = state.coins[seat]
    end = space
    while end < space + steps and end < LAST[side]:
        cost = BARRIER[side * WIDTH + end]
        if cost > coins:
            break
        coins -= cost
        worth -= cost
        for at in range(side * THRESHOLDS, side * THRESHOLDS + THRESHOLDS):
            if end == THRESHOLD[at]:
                worth += THRESHOLD_COINS[at] + weights.bonus * left
        end += 1
    now, then = side * WIDTH + space, side * WIDTH + end
    return worth + value * (SHARES[then] - SHARES[now] + part * (WAY[then] - WAY[now]))


def best_plans(state: SkyminesState, options: list[Action]) -> list[Action]:
    """Plans with good rewards, or coins."""
    worths: list[float] = []
    for action in options:
        if COIN.has(action):
            worths.append(1.4)
        elif SPECIAL.has(action):
            special = SPECIAL.arg(action)
            worths.append(0.5 * (SPECIAL_VALUE[special] - SPECIAL_COST[special]))
        else:
            place = TAKE.arg(action)
            more = state.bounty if BOUNTY_PLACE[place] else 0
            worths.append((1.6 + 0.3 * REWARD[state.shown[place]] + more) / TAKE_PLAN.price(place))
    return best_of(options, worths, SPENDINGS)


def best_cards(state: SkyminesState, seat: Seat, options: list[Action], prices: Prices, in_coins: bool) -> list[Action]:
    """Cards of the display that are worth more than they cost; none is a choice too where it may be made."""
    worths: list[float] = []
    unit = 1.0 if in_coins else prices.unit
    for action in options:
        if BUY.has(action):
            space = BUY.arg(action)
            card = state.market[space]
            worths.append(buy_worth(state, seat, card, prices) - unit * (CARD_COST[card] + SURCHARGE[space]))
        else:
            worths.append(99.0)
    return best_of(options, worths, BUYS)


def best_sectors(state: SkyminesState, options: list[Action], prices: Prices) -> list[Action]:
    """Where a point brings most, or an end."""
    worths: list[float] = []
    for action in options:
        if STOP.has(action):
            worths.append(99.0)
            continue
        sector = ENTER.arg(action)
        worth = 2.0
        reward = SECTOR_REWARD[sector]
        for at in range(0, len(reward), TRIPLE):
            worth += price_of(reward[at], state.firm, prices) * reward[at + 1]
        worths.append(worth / entry_cost(state, state.firm, sector))
    return best_of(options, worths, SECTORS + 1)


def least_cards(state: SkyminesState, seat: Seat, options: list[Action], prices: Prices) -> list[Action]:
    """Cards that bring coins and are missed least."""
    worths: list[float] = []
    for action in options:
        card = SCRAP.arg(action)
        worths.append(CARD_COST[card] - 0.5 * buy_worth(state, seat, card, prices))
    return best_of(options, worths, SCRAPS)


def best_column(state: SkyminesState, options: list[Action]) -> list[Action]:
    """Where an outpost taken shows most; of equal columns the emptiest, whose end shows two."""
    found: list[Action] = []
    most = -1
    for action in options:
        at = state.firm * COLUMNS + COLUMN.arg2(action)
        outposts = state.station[at] + (BARED if state.bared >> at & 1 else 0)
        worth = (SHOWN[outposts - 1] - SHOWN[outposts]) * 10 - state.station[at]
        if not found or worth > most:
            most = worth
            found = [action]
    return found
