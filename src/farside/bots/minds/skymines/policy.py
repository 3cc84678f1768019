"""What is told of options at Skymines: which of all that can be told goes with which answer."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines import told
from farside.bots.minds.skymines.cards import buy_worth, use_of
from farside.bots.minds.skymines.glimpse import Glimpse
from farside.bots.minds.skymines.ways import steps_worth, tile_worth
from farside.bots.policy import Look, Pad, Policy
from farside.core.actions import Action, Seat
from farside.core.state import State
from farside.games.skymines.actions import (
    BONUS,
    BUY,
    COIN,
    COLUMN,
    ENERGISE,
    ENTER,
    EXPAND,
    FETCH,
    FIELD,
    FLIP,
    GO,
    LAY,
    PASS,
    PAY,
    PILE,
    PLAN,
    PLUS,
    PUT,
    READY,
    RESEARCH,
    REST,
    SCRAP,
    SKIP,
    SPECIAL,
    SPEND,
    STEP,
    TAKE,
    TILE,
    TRACK,
    USE,
)
from farside.games.skymines.components import (
    BOUNTY_PLACE,
    CARD_COST,
    CARD_VALUE,
    COLUMNS,
    ENERGY,
    SLOTS,
    SPECIAL_COST,
    SPECIAL_VALUE,
)
from farside.games.skymines.rules.research import TAKE_PLAN
from farside.games.skymines.rules.resources import face_up
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import (
    ENGINEER_TILE,
)


class SkyminesLook(Glimpse):
    """One decision."""

    # -- options ---------------------------------------------------------------------------------------

    def tell(self, action: Action, pad: Pad) -> None:
        if PLAN.has(action):
            self.tell_planned(PLAN.arg(action), pad)
        elif BUY.has(action):
            self.tell_bought(action - BUY.first, pad)
        elif STEP.has(action):
            self.tell_steps(action - STEP.first, self.state.units, pad)
        elif PAY.has(action):
            self.tell_steps(action - PAY.first, self.state.units, pad)
        elif TRACK.has(action):
            self.tell_steps(action - TRACK.first, self.state.about(), pad)
        elif PUT.has(action):
            self.tell_put(PUT.arg2(action) + 1, pad)
        elif ENTER.has(action):
            self.tell_sector(action - ENTER.first, pad)
        elif EXPAND.has(action):
            self.tell_firm(action - EXPAND.first, pad)
        elif COLUMN.has(action):
            self.tell_column(COLUMN.arg(action) * COLUMNS + COLUMN.arg2(action), pad)
        elif GO.has(action) or FLIP.has(action):
            self.tell_upload(action, pad)
        else:
            self.tell_turn(action, pad)

    def tell_turn(self, action: Action, pad: Pad) -> None:
        """What a turn may be used for."""
        state, seat = self.state, self.seat
        if USE.has(action):
            self.tell_units(face_up(state, seat, action - USE.first), pad)
        elif SPEND.has(action):
            slots = action - SPEND.first + 1
            self.tell_units(slots, pad)
            pad.add(told.SPENT_ALL, 1.0 if slots == face_up(state, seat, state.about()) else 0.0)
        elif ENERGISE.has(action):
            points = float(state.total(seat, ENERGY))
            pad.add(told.POINTS, points)
            pad.add(told.POINTS_WORTH, points * self.prices.point)
            pad.add(told.POINTS_KEPT, self.majority(ENERGY))
        elif RESEARCH.has(action):
            pad.add(told.WAY, self.ahead())
            pad.add(told.RP, 1.0 if action - RESEARCH.first == TILE else float(self.value(action - RESEARCH.first)))
        elif FIELD.has(action):
            if action - FIELD.first == TILE:
                pad.add(told.HELIUM, tile_worth(ENGINEER_TILE, self.prices))
            else:
                card = state.slots[seat * SLOTS + action - FIELD.first]
                pad.add(told.HELIUM, use_of(state, seat, card, self.prices))
        elif BONUS.has(action):
            self.tell_marker(action - BONUS.first, pad)
        elif PASS.has(action):
            self.tell_pass(pad)
        else:
            self.tell_rest(action, pad)

    def value(self, slot: int) -> int:
        return CARD_VALUE[self.state.slots[self.seat * SLOTS + slot]]

    def tell_rest(self, action: Action, pad: Pad) -> None:
        state = self.state
        if TAKE.has(action):
            place = action - TAKE.first
            self.tell_plan(state.shown[place], TAKE_PLAN.price(place), pad)
            pad.add(told.PLAN_BOUNTY, float(state.bounty) if BOUNTY_PLACE[place] else 0.0)
        elif SPECIAL.has(action):
            special = action - SPECIAL.first
            pad.add(told.SPECIAL_WORTH, float(SPECIAL_VALUE[special] - SPECIAL_COST[special]))
        elif PILE.has(action):
            self.tell_pile(action - PILE.first, pad)
        elif LAY.has(action):
            self.tell_laid(action - LAY.first, pad)
        elif SCRAP.has(action):
            card = action - SCRAP.first
            pad.add(told.SCRAPPED, float(CARD_COST[card]))
            pad.add(told.SCRAPPED_USE, buy_worth(state, self.seat, card, self.prices))
        elif REST.has(action):
            self.tell_card(action - REST.first, pad)
        elif FETCH.has(action):
            self.tell_card(action - FETCH.first, pad)
        elif PLUS.has(action):
            self.tell_card(state.slots[self.seat * SLOTS + action - PLUS.first], pad)
        elif READY.has(action):
            pad.add(told.SAME_NONE, -float(self.laid))
        elif COIN.has(action):
            pad.add(told.PLAN_BOUNTY, 1.0)
        elif SKIP.has(action) and state.units > 0:
            pad.add(told.BUYS_LEFT, steps_worth(state, self.seat, min(8, state.units), self.prices))


class SkyminesPolicy(Policy):
    """Cards, tracks, sectors and plans."""

    def look(self, state: State, seat: Seat) -> Look:
        assert isinstance(state, SkyminesState)
        return SkyminesLook(state, seat)


POLICY: Final = SkyminesPolicy(told.OWN)
