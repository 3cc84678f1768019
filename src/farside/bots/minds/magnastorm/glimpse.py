"""One decision at Magnastorm: how much nearer labs and levels bring goals, majorities and tracks."""

from __future__ import annotations

from farside.bots.minds.magnastorm import told
from farside.bots.minds.magnastorm.taste import best_value, time_left
from farside.bots.policy import Look, Pad
from farside.core.actions import NOBODY, Seat
from farside.games.magnastorm import cards
from farside.games.magnastorm.components import (
    GOAL,
    INCOME,
    INCOME_ROWS,
    LAB_PRICE,
    LEVEL_KIND,
    LEVELS,
    PHASES,
    ROUNDS,
    ROW_PRICE,
    SECTOR_COUNT,
    SHADES,
    TOP,
    WHITE,
    YELLOW,
)
from farside.games.magnastorm.rules.move import one_step
from farside.games.magnastorm.rules.objectives import claimed, own_labs
from farside.games.magnastorm.rules.purse import CUBES_OF_A_PRICE, covered, exchanges, payable, price
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState, of_kind, size


class Glimpse(Look):
    """What is told of labs, levels, spaces and prices."""

    def __init__(self, state: MagnaState, seat: Seat) -> None:
        self.state: MagnaState = state
        self.seat: Seat = seat
        self.left: float = time_left(state)
        self.strength: list[int] = state.strength()
        self.labs: list[int] = own_labs(state, seat, self.strength)
        self.levels: list[int] = state.levels[seat * MOST_TRACKS : seat * MOST_TRACKS + state.tracks()]
        self.chiefs: int = state.commanders(seat)
        self.goals: float = self.nearness()
        self.sectors: list[float] = [-1.0] * SECTOR_COUNT  # what a lab there brings goals nearer, once known
        self.tracks: list[float] = [-1.0] * MOST_TRACKS
        own, yellow = state.hands[seat * SHADES + seat], state.hands[seat * SHADES + YELLOW]
        self.rival: int = 0  # the reputation of the best of the others
        for other in range(state.seats):
            if other != seat:
                self.rival = max(self.rival, state.reputation[other])
        self.way: float = self.best_way()
        self.move: int = self.price_of_move()
        self.means: bool = payable(state, seat, self.move)
        self.like: list[float] = [
            1.0,
            max(state.reputation) / GOAL[state.seats],
            min(own, 8) / 4.0,
            min(yellow, 8) / 4.0,
            min(state.hand(seat) - own - yellow, 8) / 4.0,
            state.labs_out(seat) / 4.0,
            0.0 if state.calm() >> state.sector(seat) & 1 else 1.0,
            self.way,
            state.crew_above() / 16.0,
            1.0 if state.round == ROUNDS else 0.0,
            1.0 if state.seats == MOST_TRACKS else 0.0,
        ]

    # -- goals -----------------------------------------------------------------------------------------

    def nearness(self, but: int = NOBODY) -> float:
        """What there is of all goals but one, by value."""
        state, found = self.state, 0.0
        for slot in range(len(state.goals)):
            if slot != but and not claimed(state, self.seat, slot):
                share = self.share(state.goals[slot])
                found += best_value(state, slot) * share * share
        return found

    def share(self, goal: int) -> float:
        """The share of a goal that is there with these labs and levels."""
        found, needed = 0, 0
        if cards.IS_SECTOR[goal]:
            richest = sorted(self.labs, reverse=True)
            for part, count in enumerate(cards.PATTERN[goal]):
                needed += count
                found += min(richest[part], count)
            return found / needed
        at = self.state.round - 1
        levels = sorted(self.levels, reverse=True)
        down = cards.DOWN[goal][at]
        for marker in range(cards.MARKERS[goal][at]):
            needed += down
            found += min(levels[marker], down)
        chiefs = cards.CHIEFS[goal][at]
        return found / needed if not chiefs else found / needed * min(1.0, self.chiefs / chiefs)

    def lab_goals(self, sector: int) -> float:
        return self.goals_with(self.labs, sector, self.sectors)

    def level_goals(self, track: int) -> float:
        return self.goals_with(self.levels, track, self.tracks)

    def goals_with(self, held: list[int], at: int, known: list[float]) -> float:
        """How much nearer one more lab or level brings all goals."""
        if known[at] < 0.0:
            held[at] += 1
            known[at] = max(0.0, self.nearness() - self.goals)
            held[at] -= 1
        return known[at]

    # -- labs and levels -------------------------------------------------------------------------------

    def best_way(self) -> float:
        """What the best space one step away brings, about."""
        state, best = self.state, 0.0
        if state.labs_left[self.seat] == 0:
            return 0.0
        calm = state.calm()
        for space in one_step(state, self.seat):
            sector = state.planet.sector[space]
            if calm >> sector & 1 and state.labs[space] == 0:
                worth = 0.5 + self.lab_goals(sector)
                worth += 1.0 if self.lead_change(sector) > 0 else 0.0
                colour = state.planet.colour[space]
                if 0 <= colour < state.tracks() and self.levels[colour] < TOP:
                    worth += 0.3 + self.level_goals(colour)
                if worth > best:
                    best = worth
        return best

    def price_of_move(self) -> int:
        """The cheapest row, and a lab after it."""
        labs = min(self.state.labs_out(self.seat), len(LAB_PRICE) - 1)
        own, yellow = LAB_PRICE[labs]
        return price(self.seat, (own + ROW_PRICE[0][0], yellow + ROW_PRICE[0][1]))

    def lead_change(self, sector: int) -> int:
        """1: a lab more takes the majority, or another's away (2); 0: neither."""
        state, strength, mine = self.state, self.strength, self.labs[sector]
        best = 0
        for other in range(state.seats):
            if other != self.seat:
                best = max(best, strength[other * SECTOR_COUNT + sector])
        if mine == best:
            return 1
        return 2 if mine + 1 == best and state.leader(strength, sector) != NOBODY else 0

    def tell_lab(self, space: int, pad: Pad) -> None:
        """A lab on a space."""
        state = self.state
        sector = state.planet.sector[space]
        pad.add(told.LAB_GOAL, self.lab_goals(sector))
        change = self.lead_change(sector)
        if change > 0:
            pad.add(told.LAB_LEAD if change == 1 else told.LAB_TIE, 1.0)
        calm = state.calm_sectors()
        for phase in range(len(PHASES)):
            if calm[phase] == sector:
                pad.add(told.LAB_LEADING, float(phase))
                at = phase * INCOME_ROWS + min(self.labs[sector] + 1, INCOME_ROWS) - 1
                more = INCOME[at][0] + INCOME[at][1]
                if self.labs[sector] > 0:
                    at = phase * INCOME_ROWS + min(self.labs[sector], INCOME_ROWS) - 1
                    more -= INCOME[at][0] + INCOME[at][1]
                pad.add(told.LAB_INCOME, float(more) if state.round < ROUNDS else 0.0)
        colour = state.planet.colour[space]
        if 0 <= colour < WHITE and colour < state.tracks():
            self.tell_level(colour, pad)

    def tell_level(self, track: int, pad: Pad) -> None:
        """A level more on a track."""
        state = self.state
        level = state.levels[self.seat * MOST_TRACKS + track]
        if level == TOP:
            pad.add(told.LEVEL_TOP, 1.0)
            return
        pad.add(told.LEVEL_GOAL, self.level_goals(track))
        pad.add(told.LEVEL_GIVES + LEVEL_KIND[track * LEVELS + level + 1], 1.0)
        best = -1
        for other in range(state.seats):
            if other != self.seat:
                best = max(best, state.levels[other * MOST_TRACKS + track])
        if level == best:
            pad.add(told.LEVEL_LEAD, 1.0)
        elif level + 1 == best:
            pad.add(told.LEVEL_TIE, 1.0)

    def tell_space(self, space: int, pad: Pad) -> None:
        """A space that the scout goes to."""
        state, seat = self.state, self.seat
        if state.labs[space] != 0 or state.labs_left[seat] == 0:
            pad.add(told.LAB_FULL, 1.0)
        elif payable(state, seat, covered(seat, LAB_PRICE[state.labs_out(seat)])):
            pad.add(told.LAB_OPEN, 1.0)
            self.tell_lab(space, pad)
        else:
            pad.add(told.LAB_DEAR, 1.0)

    def tell_price(self, cost: int, pad: Pad) -> None:
        bare = cost & CUBES_OF_A_PRICE
        paid = float(size(bare))
        pad.add(told.COST, paid)
        pad.add(told.COST_LATE, paid * (1.0 - self.left))
        pad.add(told.COST_OWN, float(of_kind(bare, self.seat)))
        pad.add(told.COST_YELLOW, float(of_kind(bare, YELLOW)))
        state = self.state
        pad.add(told.EMPTIED, float(min(6, max(0, state.hand(self.seat) - size(bare)))))
        missing = exchanges(state, self.seat, bare)
        pad.add(told.EXCHANGED, float(max(0, missing)))
        if self.means and not payable(state, self.seat, self.move + bare):
            pad.add(told.SPOILS, self.way)
