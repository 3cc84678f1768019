"""What is told of options at Mars: what a purchase adds to the colony, and what it leaves the hand good for."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.mars import told
from farside.bots.minds.mars.colony import CONTRACT_ITEM, DEMAND, MINE_ITEM, Sketch
from farside.bots.policy import Look, Pad, Policy
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import FRAME, State
from farside.games.mars.actions import (
    ACCEPT,
    BUILD,
    CHOOSE,
    CONTEST,
    CONTRACT,
    DESTROY,
    DISCARD,
    EARTH,
    EXCHANGE,
    FIGHT,
    GIVE,
    MINE,
    PROPOSE,
    RAID,
    SEIZE,
    SEND,
    SIGN,
    SPARE,
    SPY,
    SWAP,
    TAKE,
    WANT,
)
from farside.games.mars.components import (
    CHAIN_COUNT,
    DOMAIN_CHAIN,
    EVENT_DOMAIN,
    GOODS,
    MILITARY_DOMAIN,
    MINES,
)
from farside.games.mars.rules.build import BUILDING
from farside.games.mars.rules.bundles import BUNDLES, TERMS
from farside.games.mars.rules.deals import HEAR
from farside.games.mars.rules.trade import FETCH
from farside.games.mars.state import ACCEPTED, MarsState

NEAR: Final = 2


class MarsLook(Look):
    """One decision."""

    def __init__(self, state: MarsState, seat: Seat) -> None:
        self.state: MarsState = state
        self.seat: Seat = seat
        self.sketch: Sketch = Sketch(state, seat)
        self.hand: list[int] = state.hands[seat * GOODS : (seat + 1) * GOODS]
        self.before: float = -1.0  # what the hand is worth, once somebody asks
        most = 0
        for other in range(state.seats):
            most = max(most, state.points(other))
        self.near: float = 1.0 if self.sketch.points >= state.target - NEAR else 0.0
        size = state.hand_size(seat)
        self.like: list[float] = [
            1.0,
            most / state.target,
            self.near,
            1.0 if state.arranged else 0.0,
            min(size, 8) / 4.0,
            float(min(3, max(0, size - state.hand_limit(seat)))),
            float(min(2, max(0, self.sketch.people))),
            float(min(2, max(0, self.sketch.energy))),
            1.0 if state.spare(seat) < 0 else 0.0,
            1.0 if state.seats > 2 else 0.0,
        ]

    # -- hands -----------------------------------------------------------------------------------------

    def worth(self) -> float:
        if self.before < 0.0:
            self.before = self.sketch.cards(self.hand)
        return self.before

    def change(self, lose: int, count: int, gain: int, more: int = 1) -> float:
        """What the hand is worth more with so many cards less of one material and more of another."""
        if lose != NOBODY:
            self.hand[lose] -= count
        if gain != NOBODY:
            self.hand[gain] += more
        after = self.sketch.cards(self.hand)
        if lose != NOBODY:
            self.hand[lose] += count
        if gain != NOBODY:
            self.hand[gain] -= more
        return after - self.worth()

    def best_change(self, lose: int, count: int) -> float:
        """With the best card that the reserve has for it."""
        best = -9.0
        for good in range(GOODS):
            if good != lose and self.state.reserve[good]:
                best = max(best, self.change(lose, count, good))
        return best

    def tell_hand(self, more: float, pad: Pad) -> None:
        pad.add(told.HAND if more > 0.0 else told.HAND_LOST, more)

    # -- options ---------------------------------------------------------------------------------------

    def tell(self, action: Action, pad: Pad) -> None:
        if BUILD.has(action):
            self.tell_item(action - BUILD.first, pad)
        elif MINE.has(action):
            self.tell_mine(action - MINE.first, pad)
        elif CONTRACT.has(action):
            self.tell_item(CONTRACT_ITEM, pad)
        elif EARTH.has(action):
            self.tell_hand(self.best_change(action - EARTH.first, self.state.earth_rate(self.seat)), pad)
        elif SWAP.has(action):
            self.tell_hand(self.change(SWAP.arg(action), 1, SWAP.arg2(action)), pad)
        elif EXCHANGE.has(action):
            self.tell_hand(self.best_change(action - EXCHANGE.first, 1), pad)
        elif TAKE.has(action):
            self.tell_take(action - TAKE.first, pad)
        elif DISCARD.has(action):
            self.tell_hand(self.change(action - DISCARD.first, 1, NOBODY), pad)
            pad.add(told.HELD, float(self.hand[action - DISCARD.first]))
        else:
            self.tell_others(action, pad)

    def tell_item(self, item: int, pad: Pad) -> None:
        """What a purchase brings, and what the hand is good for without its price."""
        sketch, hand, prices = self.sketch, self.hand, self.sketch.prices
        gain = sketch.gain(item, sketch.people, sketch.energy)
        left = hand.copy()
        for good in range(GOODS):
            left[good] = max(0, left[good] - prices[item * GOODS + good])
        pad.add(told.GAIN, gain)
        pad.add(told.GAIN_NEAR, gain * self.near)
        self.tell_hand(sketch.cards(left) - self.worth(), pad)
        if item < CHAIN_COUNT and sketch.people > 0 and sketch.energy > 0:
            pad.add(told.POINT + item, 1.0)
            pad.add(told.RUNS, self.near)

    def tell_mine(self, good: int, pad: Pad) -> None:
        state, first = self.state, self.seat * MINES
        if state.stack[-FRAME] == BUILDING.number:
            self.tell_item(MINE_ITEM, pad)
        pad.add(told.ASKED, DEMAND[good])
        for place in range(first, first + MINES):
            if state.mines[place] == good:
                pad.add(told.SECOND, 1.0)

    def tell_take(self, good: int, pad: Pad) -> None:
        state = self.state
        given = NOBODY
        if state.stack[-FRAME] == FETCH.number:
            given = state.about() % GOODS
        count = 1 if given == NOBODY or state.about() >= GOODS else state.earth_rate(self.seat)
        self.tell_hand(self.change(given, count, good), pad)

    def tell_others(self, action: Action, pad: Pad) -> None:
        """What has to do with other players."""
        if RAID.has(action):
            self.tell_fight(action - RAID.first, MILITARY_DOMAIN, pad)
        elif FIGHT.has(action):
            self.tell_fight(action - FIGHT.first, EVENT_DOMAIN[max(0, self.state.event)], pad)
        elif SPY.has(action):
            self.tell_rival(action - SPY.first, pad)
        elif CONTEST.has(action):
            self.tell_contest(action - CONTEST.first, pad)
        elif GIVE.has(action):
            self.tell_hand(self.change(action - GIVE.first, 1, NOBODY), pad)
            pad.add(told.HELD, float(self.hand[action - GIVE.first]))
        elif WANT.has(action):
            self.tell_hand(self.change(NOBODY, 0, action - WANT.first), pad)
        elif SEND.has(action):
            self.tell_deal(self.state.drafts, self.seat * BUNDLES, False, NOBODY, pad)
        else:
            self.tell_terms(action, pad)

    def tell_terms(self, action: Action, pad: Pad) -> None:
        """Deals and contracts."""
        if ACCEPT.has(action):
            self.tell_accept(pad)
        elif CHOOSE.has(action):
            self.tell_choice(action - CHOOSE.first, pad)
        elif SIGN.has(action):
            self.tell_hand(0.25 * self.change(SIGN.arg(action), 1, SIGN.arg2(action)), pad)
            pad.add(told.HELD, float(self.hand[SIGN.arg(action)]))
        elif SPARE.has(action):
            self.tell_hand(self.change(NOBODY, 0, action - SPARE.first), pad)
        elif SEIZE.has(action):
            pad.add(told.HELD, float(self.hand[SEIZE.arg(action)]))
        elif PROPOSE.has(action):
            self.tell_rival(action - PROPOSE.first, pad)
        elif DESTROY.has(action):
            pad.add(told.GAIN, float(self.state.runs(self.seat, action - DESTROY.first)))

    def tell_rival(self, other: Seat, pad: Pad) -> None:
        state = self.state
        leader = True
        for third in range(state.seats):
            if third != self.seat and state.points(third) > state.points(other):
                leader = False
        pad.add(told.LEADER, 1.0 if leader else 0.0)
        pad.add(told.POINTS, state.points(other) / state.target)
        pad.add(told.CARDS, float(state.hand_size(other)))

    def tell_fight(self, other: Seat, domain: int, pad: Pad) -> None:
        state = self.state
        self.tell_rival(other, pad)
        ahead = state.strength(self.seat, domain) - state.strength(other, domain)
        if ahead == 0:
            ahead = state.bonus(self.seat, domain) - state.bonus(other, domain)
        if ahead == 0:
            ahead = state.free(self.seat) - state.free(other)
        pad.add(told.STRONGER, 1.0 if ahead > 0 else 0.0)
        pad.add(told.WEAKER, 1.0 if ahead < 0 else 0.0)

    def tell_contest(self, domain: int, pad: Pad) -> None:
        state, chain = self.state, DOMAIN_CHAIN[domain]
        own, most = state.runs(self.seat, chain), 0
        for other in range(state.seats):
            if other != self.seat:
                most = max(most, state.runs(other, chain))
        mine = state.holders[domain] == self.seat
        pad.add(told.STRONGER, 1.0 if own > most and not mine else 0.0)
        pad.add(told.WEAKER, 1.0 if own < most or mine else 0.0)

    def tell_accept(self, pad: Pad) -> None:
        state = self.state
        if state.stack[-FRAME] == HEAR.number:
            self.tell_deal(state.drafts, state.about() * BUNDLES, True, state.about(), pad)
        else:
            self.tell_deal(state.offer, TERMS, True, state.offer[0], pad)

    def tell_choice(self, other: Seat, pad: Pad) -> None:
        state = self.state
        if state.answers[other] == ACCEPTED:
            self.tell_deal(state.offer, TERMS, False, other, pad)
        else:
            self.tell_deal(state.drafts, other * BUNDLES, True, other, pad)

    def tell_deal(self, terms: list[int], at: int, mirrored: bool, other: Seat, pad: Pad) -> None:
        """Bundles change hands; mirrored: they are those of the other side."""
        sign = -1 if mirrored else 1
        left = self.hand.copy()
        for good in range(GOODS):
            left[good] = max(0, left[good] + sign * (terms[at + GOODS + good] - terms[at + good]))
        more = self.sketch.cards(left) - self.worth()
        pad.add(told.DEAL if more > 0.0 else told.DEAL_LOST, more)
        if other != NOBODY and self.state.points(other) >= self.state.target - NEAR:
            pad.add(told.OTHER_NEAR, 1.0)


class MarsPolicy(Policy):
    """The colony and the hand."""

    def look(self, state: State, seat: Seat) -> Look:
        assert isinstance(state, MarsState)
        return MarsLook(state, seat)


POLICY: Final = MarsPolicy(told.OWN)
