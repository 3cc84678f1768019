"""One decision at Skymines: what cards, steps, sectors and plans bring at the prices of the moment."""

from __future__ import annotations

from farside.bots.minds.skymines import told
from farside.bots.minds.skymines.cards import FIRM_OF, MAJORITY_STEPS, Prices, buy_worth, use_of
from farside.bots.minds.skymines.choices import prices_for, stretch
from farside.bots.minds.skymines.plans import REWARD, fits, is_met, way_ahead
from farside.bots.minds.skymines.shares import holdings
from farside.bots.minds.skymines.ways import TOP, price_of, steps_worth, tile_worth
from farside.bots.policy import Look, Pad
from farside.core.actions import NOBODY, Action, Seat
from farside.games.skymines.actions import (
    FLIP,
    GO,
)
from farside.games.skymines.components import (
    BARED,
    CARD_COST,
    CARD_COUNT,
    CARD_SHARE,
    CARD_TYPE,
    CARD_VALUE,
    ENERGY,
    ENGINEER,
    FIRMS,
    LAB,
    MARKET,
    NEED_KIND,
    NEED_VALUE,
    RESEARCHER,
    RESOURCES,
    ROUNDS,
    SECTOR_REWARD,
    SHARE,
    SHOWN,
    SLOTS,
    SURCHARGE,
    TRIPLE,
)
from farside.games.skymines.rules.bonus import firm_of, level_of, price, strength
from farside.games.skymines.rules.expand import entry_cost
from farside.games.skymines.rules.resources import SHOP, cost, discount, types_in, worth
from farside.games.skymines.state import HAND, RESTING, SkyminesState
from farside.games.skymines.tracks import (
    BARRIER,
    BOARD_COST,
    ENGINEER_TILE,
    FIRST_TILE_SPACE,
    FIRST_TRACK_SPACE,
    MEASURE,
    RESEARCHER_TILE,
    THRESHOLD,
    THRESHOLDS,
    WIDTH,
)
from farside.games.skymines.tracks import BUY as BUY_SPACE
from farside.games.skymines.tracks import DESTROY as DESTROY_SPACE


class Glimpse(Look):
    """What is told of one thing or another."""

    def __init__(self, state: SkyminesState, seat: Seat) -> None:
        self.state: SkyminesState = state
        self.seat: Seat = seat
        self.left: int = max(0, ROUNDS - max(1, state.round))
        self.prices: Prices = prices_for(state, seat, told.NUMBERS, self.left)
        self.totals: list[int] = [0] * (SHARE + 1)  # of what lies face up or is planned
        self.laid: int = 0
        self.count_slots()
        self.markers: int = state.spare_markers(seat)
        self.way: float = -1.0
        out = 0
        for other in range(state.seats):
            if other != seat and state.is_out(other):
                out += 1
        totals = self.totals
        units = float(totals[0] + totals[1] + totals[2])
        modules = 1.0 if state.belt or state.missions or state.threat != NOBODY else 0.0
        self.like: list[float] = [
            1.0,
            self.left / 6.0,
            1.0 if self.left == 0 else 0.0,
            min(units, 10.0) / 5.0,
            min(totals[ENERGY], 8) / 4.0,
            float(min(2, totals[RESEARCHER])),
            float(min(2, totals[ENGINEER])),
            float(min(3, self.markers)),
            min(state.coins[seat], 20) / 10.0,
            out / max(1, state.seats - 1),
            self.laid / 3.0,
            1.0 if state.has_luna() else 0.0,
            modules,
        ]

    def count_slots(self) -> None:
        state, first = self.state, self.seat * SLOTS
        for slot in range(SLOTS):
            card = state.slots[first + slot]
            if card == NOBODY:
                card = state.planned[first + slot]
            elif state.used[self.seat] >> slot & 1:
                continue
            if card != NOBODY:
                self.laid += 1
                kind = CARD_TYPE[card]
                self.totals[kind] += CARD_VALUE[card] if kind <= ENERGY else 1
        if state.has_tile(self.seat, RESEARCHER_TILE):
            self.totals[RESEARCHER] += 1
        if state.has_tile(self.seat, ENGINEER_TILE):
            self.totals[ENGINEER] += 1

    def ahead(self) -> float:
        """What moving on with what lies face up brings."""
        if self.way < 0.0:
            self.way = max(0.0, way_ahead(self.state, self.seat, self.totals, self.prices))
        return self.way

    def majority(self, kind: int) -> float:
        """The steps that the majority of a kind would bring now; nothing where it is taken or another's."""
        state, total = self.state, self.totals[kind]
        if self.markers <= 0 or total < 2 or state.bonus[MEASURE.index(kind)] != NOBODY:
            return 0.0
        for other in range(state.seats):
            if other != self.seat and state.total(other, kind) > total:
                return 0.0
        return self.prices.steps[FIRM_OF[kind]] * MAJORITY_STEPS[min(TOP, total)]

    # -- cards -----------------------------------------------------------------------------------------

    def tell_card(self, card: int, pad: Pad) -> None:
        if CARD_TYPE[card] == SHARE:
            pad.add(told.TYPES + SHARE, 1.0)
            return
        brings = use_of(self.state, self.seat, card, self.prices)
        pad.add(told.USES, brings)
        pad.add(told.USES_LEFT, brings * self.left / 6.0)
        pad.add(told.TYPES + CARD_TYPE[card], 1.0)

    def tell_planned(self, card: int, pad: Pad) -> None:
        self.tell_card(card, pad)
        kind = CARD_TYPE[card]
        if kind <= ENERGY:
            pad.add(told.SAME, float(self.totals[kind]))
            pad.add(told.SAME_NONE, 1.0 if self.totals[kind] == 0 else 0.0)
        elif kind == RESEARCHER and self.totals[RESEARCHER] > 0:
            pad.add(told.SCHOLARS, 1.0)

    def tell_bought(self, space: int, pad: Pad) -> None:
        state, seat = self.state, self.seat
        card = state.market[space]
        in_coins = state.question() is SHOP
        off = state.about() // 2 if in_coins else discount(state, seat, state.paying)
        paid = cost(state, space, off)
        pad.add(told.BUYS, buy_worth(state, seat, card, self.prices))
        if in_coins:
            pad.add(told.BUYS_COINS, float(paid))
        else:
            pad.add(told.BUYS_LEFT, steps_worth(state, seat, min(8, state.units - paid), self.prices))
            pad.add(told.BUYS_COST, paid * self.prices.unit)
        pad.add(told.BUYS_TYPE + CARD_TYPE[card], 1.0)
        if CARD_SHARE[card] != NOBODY:
            pad.add(told.BUYS_SHARE, self.prices.values[CARD_SHARE[card]])
        if self.left == 0:
            pad.add(told.BUYS_LATE, 1.0)

    def tell_units(self, slots: int, pad: Pad) -> None:
        """Resource cards are used."""
        state, seat, prices = self.state, self.seat, self.prices
        units = worth(state, seat, slots)
        count = 0
        for slot in range(SLOTS):
            count += slots >> slot & 1
        pad.add(told.UNITS, float(units))
        pad.add(told.SPENT, float(count))
        pad.add(told.UNITS_WORTH, steps_worth(state, seat, min(units, 8), prices))
        pad.add(told.UNITS_BUY, self.best_buy(units, discount(state, seat, types_in(state, seat, slots)), prices.unit))
        for kind in range(RESOURCES):
            if types_in(state, seat, slots) >> kind & 1:
                pad.add(told.UNITS_KEPT, self.majority(kind))
        if self.totals[RESEARCHER] > 0:
            pad.add(told.UNITS_WAY, self.ahead())

    def best_buy(self, units: int, off: int, unit: float) -> float:
        """What the best card within reach brings beyond its price."""
        state, best = self.state, 0.0
        for space in range(MARKET):
            card = state.market[space]
            if card != NOBODY and CARD_COST[card] + SURCHARGE[space] - off <= units:
                gain = buy_worth(state, self.seat, card, self.prices) - unit * cost(state, space, off)
                if gain > best:
                    best = gain
        return best

    # -- markers and passing ---------------------------------------------------------------------------

    def tell_marker(self, space: int, pad: Pad) -> None:
        state, seat = self.state, self.seat
        if space < len(MEASURE):
            self.tell_majority(space, MEASURE[space], pad)
            return
        pad.add(told.MARK_COST, float(price(state, space)))
        if space >= FIRST_TRACK_SPACE:
            pad.add(told.MARK_SIDE + state.sides[firm_of(space)] * 2 + level_of(space) - 1, 1.0)
        elif space >= FIRST_TILE_SPACE:
            pad.add(told.MARK_TILE, tile_worth(space - FIRST_TILE_SPACE, self.prices))
        elif space == BUY_SPACE:
            pad.add(told.MARK_BUY, self.best_buy(state.coins[seat] - BOARD_COST[space], 0, 1.0))
        elif space == DESTROY_SPACE:
            pad.add(told.MARK_SCRAP, self.best_scrap())
        else:
            pad.add(told.MARK_FIRST, 1.0 if state.marker == seat else 0.0)

    def tell_majority(self, space: int, kind: int, pad: Pad) -> None:
        state, seat = self.state, self.seat
        if kind >= told.MEASURED:
            pad.add(told.MARK_SCHOLARS, float(min(4, strength(state, seat, space))))
            return
        total, firm = state.total(seat, kind), FIRM_OF[kind]
        steps = MAJORITY_STEPS[min(TOP, total)]
        worth = stretch(state, seat, firm, steps, self.prices.values[firm], told.NUMBERS, self.left)
        pad.add(told.MAJORITY, worth)
        for other in range(state.seats):
            if other != seat and state.total(other, kind) == total:
                pad.add(told.MAJORITY_SURE, worth)

    def best_scrap(self) -> float:
        """What destroying the best card of the hand brings."""
        state, best = self.state, 0.0
        for card in range(CARD_COUNT):
            if state.place[card] == HAND + self.seat:
                gain = CARD_COST[card] - 0.5 * buy_worth(state, self.seat, card, self.prices)
                if gain > best:
                    best = gain
        return best

    def tell_pass(self, pad: Pad) -> None:
        """What would be left unused."""
        totals, state = self.totals, self.state
        pad.add(told.IDLE, float(totals[0] + totals[1] + totals[2]))
        pad.add(told.IDLE + 1, float(totals[ENERGY]))
        pad.add(told.IDLE + 2, float(totals[RESEARCHER]))
        pad.add(told.IDLE + 3, float(totals[ENGINEER]))
        pad.add(told.IDLE + 4, float(self.markers))
        for other in range(state.seats):
            if other != self.seat and not state.is_out(other):
                pad.add(told.IDLE + 5, 1.0)

    # -- steps, sectors, plans -------------------------------------------------------------------------

    def tell_steps(self, firm: int, units: int, pad: Pad) -> None:
        state, seat = self.state, self.seat
        value = self.prices.values[firm]
        most, last = -9.0, 0.0
        for steps in range(1, min(units, 6) + 1):
            last = stretch(state, seat, firm, steps, value, told.NUMBERS, self.left)
            most = max(most, last / steps)
        pad.add(told.STEP_WORTH, most)
        pad.add(told.STEP_ALL, last)
        side, space = state.sides[firm], state.marks[seat * FIRMS + firm]
        pad.add(told.STEP_TOLL, float(BARRIER[side * WIDTH + space]))
        for at in range(side * THRESHOLDS, side * THRESHOLDS + THRESHOLDS):
            if THRESHOLD[at] == space:
                pad.add(told.STEP_OVER, 1.0)

    def tell_firm(self, firm: int, pad: Pad) -> None:
        held = holdings(self.state, self.left, told.NUMBERS.halfway)
        own, most = held[self.seat * FIRMS + firm], 0.0
        for at in range(firm, len(held), FIRMS):
            if at != self.seat * FIRMS + firm and held[at] > most:
                most = held[at]
        pad.add(told.FIRM_HELD, own)
        pad.add(told.FIRM_LEAD, own - most)
        pad.add(told.FIRM_VALUE, self.prices.values[firm])
        pad.add(told.FIRM_POINTS, (own - 0.6 * most) * self.state.energy)
        if not self.state.belt:
            self.tell_reach(firm, pad)

    def tell_reach(self, firm: int, pad: Pad) -> None:
        """The best sector that a company could enter."""
        state, best = self.state, 0.0
        for sector in range(len(SECTOR_REWARD)):
            points = entry_cost(state, firm, sector)
            if points <= state.energy and state.holders[sector] != firm:
                rate = (1.0 + self.reward(sector, firm)) / points
                if rate > best:
                    best = rate
        pad.add(told.SECTOR_RATE, best)

    def reward(self, sector: int, firm: int) -> float:
        found, reward = 0.0, SECTOR_REWARD[sector]
        for at in range(0, len(reward), TRIPLE):
            found += price_of(reward[at], firm, self.prices) * reward[at + 1]
        return found

    def tell_sector(self, sector: int, pad: Pad) -> None:
        state = self.state
        points = float(entry_cost(state, state.firm, sector))
        reward = self.reward(sector, state.firm)
        pad.add(told.SECTOR, reward)
        pad.add(told.SECTOR_COST, points)
        pad.add(told.SECTOR_RATE, (1.0 + reward) / max(1.0, points))
        rival = state.holders[sector]
        if rival != NOBODY:
            pad.add(told.SECTOR_RIVAL, self.prices.values[rival])
        if points == state.energy:
            pad.add(told.SECTOR_LAST, 1.0)

    def tell_column(self, at: int, pad: Pad) -> None:
        state = self.state
        if state.belt:
            return
        outposts = state.station[at] + (BARED if state.bared >> at & 1 else 0)
        if outposts > 0:
            pad.add(told.OUTPOST, float(SHOWN[outposts - 1] - SHOWN[outposts]))
        pad.add(told.OUTPOST_LEFT, float(state.station[at]))

    def tell_put(self, position: int, pad: Pad) -> None:
        """Where a plan goes on the own track."""
        state, seat = self.state, self.seat
        here = state.upload[seat]
        empty = state.plans[seat * LAB + position] == NOBODY
        if position <= here:
            pad.add(told.PUT_BEHIND, 1.0)
            return
        pad.add(told.PUT_EMPTY, 1.0 if empty else 0.0)
        pad.add(told.PUT_AWAY, float(position - here))
        first = here + 1
        while first < LAB and state.plans[seat * LAB + first] != NOBODY:
            first += 1
        pad.add(told.PUT_NEXT, 1.0 if position == first else 0.0)

    def tell_upload(self, action: Action, pad: Pad) -> None:
        state, seat = self.state, self.seat
        here = state.upload[seat]
        if GO.has(action):
            position = action - GO.first
            pad.add(told.GOES, float(position - here))
            if position > here and state.turned[seat] >> position & 1 == 0:
                pad.add(told.GOES_REWARD, REWARD[state.plans[seat * LAB + position]])
            return
        position = action - FLIP.first
        pad.add(told.FLIPS_NEXT if position == here + 1 else told.FLIPS_WASTED, 1.0)
        pad.add(told.FLIPS_STOP, float(min(4, position - here)))

    def tell_plan(self, plan: int, points: int, pad: Pad) -> None:
        """A plan of the display: its reward, what it costs, and whether it goes with those in line."""
        state, first = self.state, self.seat * LAB
        pad.add(told.PLAN_WORTH, REWARD[plan])
        pad.add(told.PLAN_COST, float(points))
        pad.add(told.PLAN_MET, 1.0 if is_met(self.totals, plan) else 0.0)
        last = state.upload[self.seat] + 1
        while last < LAB and state.plans[first + last] != NOBODY:
            if NEED_KIND[state.plans[first + last] * 2] == NEED_KIND[plan * 2]:
                pad.add(told.PLAN_ALIKE, 1.0)
            last += 1
        pad.add(told.PLAN_FITS, 1.0 if last < LAB and fits(plan, last) else 0.0)
        for need in (plan * 2, plan * 2 + 1):
            if NEED_KIND[need] != NOBODY:
                pad.add(told.PLAN_NEEDS, float(NEED_VALUE[need]))

    # -- piles -----------------------------------------------------------------------------------------

    def pile(self, slot: int) -> tuple[float, int]:
        """What the cards of a resting slot bring, and how many they are."""
        state, place = self.state, RESTING + self.seat * SLOTS + slot
        brings, count = 0.0, 0
        for card in range(CARD_COUNT):
            if state.place[card] == place:
                brings += use_of(state, self.seat, card, self.prices)
                count += 1
        return brings, count

    def tell_pile(self, slot: int, pad: Pad) -> None:
        brings, count = self.pile(slot)
        pad.add(told.PILED, brings)
        pad.add(told.PILED_MANY, float(count))

    def tell_laid(self, slot: int, pad: Pad) -> None:
        brings, count = self.pile(slot)
        card = self.state.slots[self.seat * SLOTS + self.state.about()]
        pad.add(told.LAID_GOOD, brings)
        pad.add(told.LAID_MANY, float(count))
        pad.add(told.LAID_BOTH, 0.1 * brings * use_of(self.state, self.seat, card, self.prices))
