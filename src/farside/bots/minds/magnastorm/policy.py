"""What is told of options at Magnastorm: reputation, cubes, and how much nearer goals, majorities and tracks come."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.magnastorm import told
from farside.bots.minds.magnastorm.glimpse import Glimpse
from farside.bots.minds.magnastorm.taste import best_value
from farside.bots.policy import Look, Pad, Policy
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.magnastorm import cards
from farside.games.magnastorm.actions import (
    ADD,
    BUILD,
    CLAIM,
    CREW,
    DRIVE,
    GAIN,
    GET,
    GIVE,
    INSTALL,
    JUMP,
    LAY,
    LOWER,
    MOVE,
    POST,
    PUSH,
    RETRIEVE,
    SEND,
    SPACE,
    STAY,
    STOP,
    TAKE,
    TRACK,
)
from farside.games.magnastorm.components import (
    FP,
    GOAL,
    LAB_PRICE,
    NEUTRAL,
    PAD,
    RESEARCH,
    ROW_GAIN,
    ROW_PRICE,
    ROWS,
    SHADES,
    STATION_WORTH,
    YELLOW,
)
from farside.games.magnastorm.rules.objectives import MOST_PLACES, claimed, own_labs
from farside.games.magnastorm.rules.purse import CUBES_OF_A_PRICE, covered, payable
from farside.games.magnastorm.rules.take import column_price
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState, size


class MagnaLook(Glimpse):
    """One decision."""

    # -- options ---------------------------------------------------------------------------------------

    def tell(self, action: Action, pad: Pad) -> None:
        state = self.state
        if SPACE.has(action):
            self.tell_row(action - SPACE.first, pad)
        elif TAKE.has(action):
            self.tell_take(action - TAKE.first, pad)
        elif CREW.has(action):
            column, kind = CREW.arg(action), CREW.arg2(action)
            pad.add(told.LEFT, float(size(state.upper[column])))
            self.tell_crew(kind, pad)
        elif DRIVE.has(action):
            self.tell_space(action - DRIVE.first, pad)
        elif PUSH.has(action):
            self.tell_space(action - PUSH.first, pad)
        elif JUMP.has(action):
            self.tell_space(action - JUMP.first, pad)
        elif STAY.has(action) or STOP.has(action):
            if state.scouts[self.seat] != PAD:
                self.tell_space(state.scouts[self.seat], pad)
        elif TRACK.has(action):
            self.tell_level(action - TRACK.first, pad)
        else:
            self.tell_rest(action, pad)

    def tell_rest(self, action: Action, pad: Pad) -> None:
        state, seat = self.state, self.seat
        if INSTALL.has(action) or ADD.has(action):
            if INSTALL.arg(action) == 0:
                self.tell_price(covered(seat, LAB_PRICE[state.labs_out(seat)]), pad)
            self.tell_lab(state.scouts[seat], pad)
        elif BUILD.has(action):
            self.tell_fame(STATION_WORTH[state.stations_out(seat)], pad)
        elif MOVE.has(action):
            self.tell_move(pad)
        elif GAIN.has(action):
            own, yellow = ROW_GAIN[state.space % ROWS]
            pad.add(told.ROW_CUBES, float(own + yellow))
        elif CLAIM.has(action):
            self.tell_claim(action - CLAIM.first, pad)
        else:
            self.tell_cubes(action, pad)

    def tell_claim(self, goal: int, pad: Pad) -> None:
        """An objective, and what completing it takes away."""
        state, seat = self.state, self.seat
        slot = state.goals.index(goal)
        value = best_value(state, slot)
        self.tell_fame(value, pad)
        pad.add(told.CLAIM_FIRST, 1.0 if state.claims[slot * MOST_PLACES] == NOBODY else 0.0)
        pad.add(told.CLAIM_LATE, value * (1.0 - self.left))
        pad.add(told.CLAIM_BEHIND, float(self.rival - state.reputation[seat]) / GOAL[state.seats])
        before = self.nearness(slot)
        if cards.IS_SECTOR[goal]:
            self.tell_retrieved(goal, pad)
        else:
            self.tell_lowered(goal, pad)
        pad.add(told.CLAIM_RACE, self.race(goal))
        pad.add(told.CLAIM_OTHERS, before)

    def tell_retrieved(self, goal: int, pad: Pad) -> None:
        """Labs come back: from the richest sectors, about."""
        labs, before, lost = self.labs.copy(), self.nearness(self.state.goals.index(goal)), 0
        for count in cards.PATTERN[goal]:
            richest = self.labs.index(max(self.labs))
            if self.state.leader(self.strength, richest) == self.seat:
                lost += 1
            self.labs[richest] = max(0, self.labs[richest] - count)
        pad.add(told.CLAIM_LABS, float(sum(cards.PATTERN[goal])))
        pad.add(told.CLAIM_MAJORITIES, float(lost))
        pad.add(told.CLAIM_LOST, self.nearness(self.state.goals.index(goal)) - before)
        self.labs = labs

    def tell_lowered(self, goal: int, pad: Pad) -> None:
        """Markers go down: those that are missed least."""
        state = self.state
        levels, before = self.levels.copy(), self.nearness(state.goals.index(goal))
        down, markers, lost = cards.DOWN[goal][state.round - 1], cards.MARKERS[goal][state.round - 1], 0
        done = 0
        for _marker in range(markers):
            best, least = NOBODY, 9
            for track in range(len(levels)):
                harm = self.harm(track, down)
                if done >> track & 1 == 0 and levels[track] >= down and harm < least:
                    best, least = track, harm
            if best == NOBODY:
                break
            done |= 1 << best
            lost += least
        for track in range(len(levels)):
            if done >> track & 1:
                self.levels[track] -= down
        pad.add(told.CLAIM_LEVELS, float(markers * down))
        pad.add(told.CLAIM_TRACKS, float(lost))
        pad.add(told.CLAIM_LOST, self.nearness(state.goals.index(goal)) - before)
        self.levels = levels

    def harm(self, track: int, down: int) -> int:
        """How much is lost on a track whose marker goes down: its lead, and to another."""
        state, level, best = self.state, self.levels[track], -1
        for other in range(state.seats):
            if other != self.seat:
                best = max(best, state.levels[other * MOST_TRACKS + track])
        found = 1 if level > best >= level - down else 0
        return found + 1 if level >= best > level - down else found

    def race(self, goal: int) -> float:
        """How near the nearest of the others is."""
        state, labs, levels, chiefs, found = self.state, self.labs, self.levels, self.chiefs, 0.0
        slot = state.goals.index(goal)
        for other in range(state.seats):
            if other != self.seat and not claimed(state, other, slot):
                self.labs = own_labs(state, other, self.strength)
                self.levels = state.levels[other * MOST_TRACKS : other * MOST_TRACKS + state.tracks()]
                self.chiefs = state.commanders(other)
                found = max(found, self.share(goal))
        self.labs, self.levels, self.chiefs = labs, levels, chiefs
        return found

    def tell_fame(self, points: int, pad: Pad) -> None:
        """Reputation, and whether it brings the end."""
        state = self.state
        pad.add(told.FAME, float(points))
        own = state.reputation[self.seat] + points
        if own >= GOAL[state.seats] and not state.triggered:
            pad.add(told.ENDS_AHEAD if own > self.rival else told.ENDS_BEHIND, 1.0)

    def tell_cubes(self, action: Action, pad: Pad) -> None:
        state, seat = self.state, self.seat
        if GIVE.has(action) or GET.has(action):
            colour = action - (GIVE.first if GIVE.has(action) else GET.first)
            sign = -1.0 if GIVE.has(action) else 1.0
            pad.add(told.CUBE_OWN, sign if colour == seat else 0.0)
            pad.add(told.CUBE_YELLOW, sign if colour == YELLOW else 0.0)
            pad.add(told.CUBE_HELD, sign * state.hands[seat * SHADES + colour])
        elif LOWER.has(action):
            pad.add(told.LOWERED, float(state.levels[seat * MOST_TRACKS + action - LOWER.first]))
        elif RETRIEVE.has(action):
            sector = state.planet.sector[action - RETRIEVE.first]
            pad.add(told.RETRIEVED, 0.0 if state.calm() >> sector & 1 else 1.0)
        elif SEND.has(action):
            pad.add(told.LEFT, float(size(state.upper[action - SEND.first])))
        elif LAY.has(action):
            pad.add(told.ROW + (action - LAY.first) % ROWS, -1.0)
        elif POST.has(action):
            pad.add(told.ROW + (action - POST.first) % ROWS, -1.0)

    def tell_crew(self, kind: int, pad: Pad) -> None:
        if kind == self.seat:
            pad.add(told.CREW_OWN, 1.0)
        elif kind == NEUTRAL:
            pad.add(told.CREW_NEUTRAL, 1.0)

    def tell_take(self, column: int, pad: Pad) -> None:
        """A commander or the token, and what it costs."""
        state = self.state
        self.tell_price(column_price(state, self.seat, column), pad)
        if column == FP:
            pad.add(told.TOKEN, 1.0)
            return
        commander = state.chiefs[column]
        self.tell_fame(cards.WORTH[commander], pad)
        pad.add(told.WINS + commander, self.left)
        if state.holder[commander] != NOBODY:
            pad.add(told.ROBS, float(cards.LOSS[commander]))

    def tell_row(self, space: int, pad: Pad) -> None:
        """A space of the lower panel: its row, its bonus, and what can be done from there."""
        state, row = self.state, space % ROWS
        own, yellow = ROW_GAIN[row]
        pad.add(told.ROW + row, 1.0)
        pad.add(told.ROW_CUBES, float(own + yellow))
        bonus = state.panel.bonus[space]
        pad.add(told.BONUS + bonus, 1.0)
        if bonus == RESEARCH:
            self.tell_level(state.panel.track[space], pad)
        self.tell_means(row, pad)

    def tell_move(self, pad: Pad) -> None:
        row = self.state.space % ROWS
        own, yellow = ROW_PRICE[row]
        pad.add(told.ROW_COST, float(own + yellow))
        self.tell_means(row, pad)

    def tell_means(self, row: int, pad: Pad) -> None:
        """Whether the row and a lab after it can be paid, and what that brings."""
        state, seat = self.state, self.seat
        own, yellow = ROW_PRICE[row]
        labs = min(state.labs_out(seat), len(LAB_PRICE) - 1)
        needed = covered(seat, (own + LAB_PRICE[labs][0], yellow + LAB_PRICE[labs][1]))
        pad.add(told.MOVE_CUBES, float(size(needed & CUBES_OF_A_PRICE)))
        if payable(state, seat, needed):
            pad.add(told.MOVES, self.way)
        else:
            pad.add(told.MOVE_SHORT, self.way)


class MagnaPolicy(Policy):
    """The panel, the planet and the tracks."""

    def look(self, state: State, seat: Seat) -> Look:
        assert isinstance(state, MagnaState)
        return MagnaLook(state, seat)


POLICY: Final = MagnaPolicy(told.OWN)
