"""What is told of options at Antarctica: points that change hands at once, what a zone offers, and what is used up."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.antarctica import told
from farside.bots.minds.antarctica.taste import time_left
from farside.bots.policy import Look, Pad, Policy
from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import State
from farside.games.antarctica.actions import (
    ADVANCE,
    BUILD,
    CUBE,
    DROP,
    GIVE,
    ICEBREAK,
    LAY,
    LIFT,
    PLACE,
    PLAY,
    RACE,
    RECRUIT,
    RESEARCH,
    SAIL,
    SCRAP,
    TAKE,
)
from farside.games.antarctica.components import (
    CAMPS,
    CARD_KIND,
    CARD_NEEDS,
    CARD_SCIENTISTS,
    CARD_STAR,
    CARD_STEPS,
    CENTRES,
    COLOURS,
    DECKS,
    FLEET,
    HELD,
    ICON_AT,
    ICON_KIND,
    KIND_BIT,
    KINDS,
    NEXT_ZONE,
    OPEN_TRACKS,
    OPEN_ZONES,
    PLACES,
    PLAYABLE_CARD,
    SHIPYARDS,
    SPACES,
    TRACK_CENTRES,
    VALUE_AT,
    ZONES,
)
from farside.games.antarctica.rules.scoring import count_buildings, given, points, share
from farside.games.antarctica.rules.tracks import landing, still_works
from farside.games.antarctica.state import AntarcticaState

FEW: Final = 3


class AntarcticaLook(Look):
    """One decision."""

    def __init__(self, state: AntarcticaState, seat: Seat) -> None:
        self.state: AntarcticaState = state
        self.seat: Seat = seat
        self.left: float = time_left(state)
        self.late: float = 1.0 - self.left
        self.staff: int = state.staff[seat]
        self.few: float = 1.0 if self.staff < FEW else 0.0
        self.others: int = 0  # kinds to which ships other than the active one have access
        self.ships: int = 0
        self.count_ships()
        self.like: list[float] = [
            1.0,
            self.late,
            self.few,
            min(self.staff, 8) / 4.0,
            state.reserve[seat] / 8.0,
            self.ships / 4.0,
            float(min(state.spare_ships[seat], 2)),
            float(min(state.spare_cubes[seat], 2)),
            1.0 if state.acted else 0.0,
            float(self.within()) / 3.0,
            1.0 if state.seats > 2 else 0.0,
        ]

    def count_ships(self) -> None:
        state, low = self.state, self.seat * FLEET
        for zone in OPEN_ZONES[state.seats]:
            for at in range(zone * PLACES, zone * PLACES + PLACES):
                ship = state.queues[at]
                if ship == NOBODY:
                    break
                if low <= ship < low + FLEET:
                    self.ships += 1
                    if ship != state.ship:
                        self.others |= state.buildings[zone]

    def within(self) -> int:
        """Open cards that ships at other places give access to."""
        state, found = self.state, 0
        for deck in range(len(DECKS)):
            if state.left(deck) > 0:
                card = state.top(deck)
                if CARD_NEEDS[card] & ~self.others == 0 and self.staff >= CARD_SCIENTISTS[card]:
                    found += 1
        return found

    def tell(self, action: Action, pad: Pad) -> None:
        if SAIL.has(action):
            self.tell_way(action - SAIL.first, pad)
        elif BUILD.has(action):
            self.tell_build(self.state.top(action - BUILD.first), pad)
        elif ADVANCE.has(action):
            self.tell_track(action - ADVANCE.first, self.state.about(), pad)
        elif RACE.has(action):
            self.tell_track(action - RACE.first, self.state.about(), pad)
        elif RESEARCH.has(action):
            state = self.state
            self.tell_track(action - RESEARCH.first, state.strength(self.seat, state.target), pad)
        else:
            self.tell_rest(action, pad)

    def tell_rest(self, action: Action, pad: Pad) -> None:
        state, seat = self.state, self.seat
        if RECRUIT.has(action):
            self.tell_hired(state.strength(seat, state.target), pad, told.HIRED)
        elif GIVE.has(action) or SCRAP.has(action):
            self.tell_given(action, pad)
        elif DROP.has(action):
            self.tell_way(action - DROP.first, pad)
        elif PLACE.has(action):
            self.tell_way(action - PLACE.first, pad)
        elif CUBE.has(action):
            self.tell_track(action - CUBE.first, 1, pad)
        elif LIFT.has(action):
            pad.add(told.AWAY, float(self.away(LIFT.arg(action))))
            pad.add(told.PLACE_IN + LIFT.arg2(action), 1.0)
        elif TAKE.has(action):
            pad.add(told.HOLDS, float(state.hands[seat * HELD + action - TAKE.first]))
        elif PLAY.has(action):
            pad.add(told.PLAYED, self.few)
            pad.add(told.PLAYED + 1, self.left)
            pad.add(told.HOLDS, float(state.hands[seat * HELD + PLAYABLE_CARD[action - PLAY.first]]) - 1.0)
        elif LAY.has(action):
            self.tell_way(action - LAY.first, pad)
        elif ICEBREAK.has(action):
            pad.add(told.PLAYED, self.few)

    # -- points that change hands ------------------------------------------------------------------------

    def tell_build(self, card: int, pad: Pad) -> None:
        people = CARD_SCIENTISTS[card]
        gain, hurt = self.zone_change(self.state.target, people, 1)
        pad.add(told.GAIN, gain)
        pad.add(told.LATER, gain * self.late)
        pad.add(told.HURT, hurt)
        pad.add(told.STAR, 1.0 if CARD_STAR[card] else 0.0)
        pad.add(told.STEPS, float(CARD_STEPS[card]))
        pad.add(told.SPENT, float(people))
        pad.add(told.LAST, 1.0 if people >= self.staff else 0.0)
        pad.add(told.RAISED + CARD_KIND[card], 1.0)

    def zone_change(self, zone: int, people: int, pieces: int) -> tuple[float, float]:
        """What so many more scientists in a zone bring this seat, and take from the best of the others."""
        state, first, seats = self.state, zone * COLOURS, self.state.seats
        before = state.scientists[first : first + seats]
        after = before.copy()
        after[self.seat] += people
        crowd, stand = sum(before), count_buildings(state, zone)
        pot = stand + crowd + 1 if crowd > 0 else 0
        more = stand + pieces + crowd + people + 1
        gain = share(after, after[self.seat], more) - share(before, before[self.seat], pot)
        lost = 0
        for other in range(seats):
            if other != self.seat:
                lost = min(lost, share(after, after[other], more) - share(before, before[other], pot))
        return float(gain), float(lost)

    def tell_track(self, track: int, steps: int, pad: Pad) -> None:
        state, first = self.state, track * COLOURS
        start, stop = state.cubes[first + self.seat], landing(state, self.seat, track, steps)
        gain, hurt = self.track_change(track, stop)
        pad.add(told.TRACK, gain)
        pad.add(told.TRACK_LATE, gain * self.late)
        pad.add(told.TRACK_HURT, hurt)
        pad.add(told.MADE, float(stop - start))
        if start == 0:
            pad.add(told.OPENED, 1.0)
            pad.add(told.OPENED_LATE, self.late)
        for space in range(start + 1, stop + 1):
            icon = ICON_AT[track * SPACES + space]
            if icon != NOBODY and still_works(state, icon):
                pad.add(told.ICONS + ICON_KIND[icon], 1.0)

    def track_change(self, track: int, stop: int) -> tuple[float, float]:
        """What a cube that goes there brings this seat, and takes from the best of the others."""
        state, first, seats = self.state, track * COLOURS, self.state.seats
        before = state.cubes[first : first + seats]
        after = before.copy()
        after[self.seat] = stop
        gain = track_share(track, after, self.seat) - track_share(track, before, self.seat)
        lost = 0
        for other in range(seats):
            if other != self.seat:
                lost = min(lost, track_share(track, after, other) - track_share(track, before, other))
        return float(gain), float(lost)

    def tell_hired(self, strength: int, pad: Pad, feature: int) -> None:
        count = float(min(strength, self.state.reserve[self.seat]))
        pad.add(feature, count)
        pad.add(feature + 1, count * self.few)

    def tell_given(self, action: Action, pad: Pad) -> None:
        state = self.state
        pieces = given(state)
        before = points(pieces, sum(pieces))[self.seat]
        pieces[self.seat] += 1
        gain = float(points(pieces, sum(pieces))[self.seat] - before)
        pad.add(told.GIVEN, gain)
        pad.add(told.GIVEN_LATE, gain * self.late)
        pad.add(told.GIVEN_LOW, self.few)
        if SCRAP.has(action):
            pad.add(told.SHIPS_LEFT + min(self.ships, 7) - 1, 1.0)
            pad.add(told.AWAY, float(self.away(SCRAP.arg(action))))

    # -- where a ship goes -------------------------------------------------------------------------------

    def away(self, zone: int) -> int:
        """Zones that the sun has to go."""
        state, found, at = self.state, 1, NEXT_ZONE[self.state.seats][self.state.sun]
        while at != zone and found <= len(ZONES):
            at = NEXT_ZONE[state.seats][at]
            found += 1
        return found

    def tell_way(self, zone: int, pad: Pad) -> None:
        """What a zone offers to a ship that goes there."""
        state, seat = self.state, self.seat
        place, own = 0, 1
        for at in range(zone * PLACES, zone * PLACES + PLACES):
            ship = state.queues[at]
            if ship == NOBODY:
                break
            place += 1
            if ship // FLEET == seat:
                own += 1
        pad.add(told.PLACE_IN + min(place, PLACES - 1), 1.0)
        pad.add(told.AWAY, float(self.away(zone)))
        pad.add(told.FRIENDS, float(own - 1))
        stands = state.buildings[zone]
        for kind in range(len(KINDS)):
            if stands >> kind & 1:
                pad.add(told.STANDS + kind, 1.0)
        strength = own + state.scientists[zone * COLOURS + seat]
        idle = not self.tell_best(zone, pad)
        if stands & CAMPS and state.reserve[seat] > 0:
            self.tell_hired(strength, pad, told.CAMP)
            idle = False
        if stands & SHIPYARDS and state.spare_ships[seat] > 0:
            pad.add(told.YARD, 1.0)
            pad.add(told.YARD_LATE, self.late)
            idle = False
        if stands & CENTRES and self.tell_research(stands, strength, pad):
            idle = False
        if idle:
            pad.add(told.NOTHING, 1.0)

    def tell_best(self, zone: int, pad: Pad) -> bool:
        """The building that would bring most there; whether there is one."""
        state, best, most = self.state, NOBODY, -1.0
        access, gain, hurt = self.others | state.buildings[zone], 0.0, 0.0
        for deck in range(len(DECKS)):
            if state.left(deck) > 0:
                card = state.top(deck)
                if state.buildings[zone] & KIND_BIT[CARD_KIND[card]] or CARD_NEEDS[card] & ~access:
                    continue
                if self.staff < CARD_SCIENTISTS[card]:
                    continue
                up, down = self.zone_change(zone, CARD_SCIENTISTS[card], 1)
                worth = up - 0.7 * down + CARD_STEPS[card] + (3.0 if CARD_STAR[card] else 0.0)
                if worth > most:
                    best, most, gain, hurt = card, worth, up, down
        if best == NOBODY:
            return False
        pad.add(told.BUILDS, 1.0)
        pad.add(told.BUILD_GAIN, gain)
        pad.add(told.BUILD_LATE, gain * self.late)
        pad.add(told.BUILD_HURT, hurt)
        pad.add(told.BUILD_STAR, 1.0 if CARD_STAR[best] else 0.0)
        pad.add(told.BUILD_STEPS, float(CARD_STEPS[best]))
        pad.add(told.BUILD_SPENT, float(CARD_SCIENTISTS[best]))
        return True

    def tell_research(self, stands: int, strength: int, pad: Pad) -> bool:
        """The track on which research there would bring most."""
        state, found, most, made = self.state, False, 0.0, 0
        for track in OPEN_TRACKS[state.seats]:
            start = state.cubes[track * COLOURS + self.seat]
            if stands & TRACK_CENTRES[track] and (start > 0 or state.spare_cubes[self.seat] > 0):
                stop = landing(state, self.seat, track, strength)
                if stop > start:
                    gain, hurt = self.track_change(track, stop)
                    found = True
                    if gain - hurt >= most:
                        most, made = gain - hurt, stop - start
        pad.add(told.CENTRE, most)
        pad.add(told.CENTRE_STEPS, float(made))
        return found


def track_share(track: int, spaces: list[int], seat: Seat) -> int:
    """What a track brings one seat with the cubes so."""
    own = spaces[seat]
    if own == 0:
        return 0
    ahead, pot = 0, 0
    for space in spaces:
        pot += VALUE_AT[track * SPACES + space]
        if space > own and (ahead == 0 or space < ahead):
            ahead = space
    return VALUE_AT[track * SPACES + ahead] if ahead else pot


class AntarcticaPolicy(Policy):
    """Zones, tracks, people and ships."""

    def look(self, state: State, seat: Seat) -> Look:
        assert isinstance(state, AntarcticaState)
        return AntarcticaLook(state, seat)


POLICY: Final = AntarcticaPolicy(told.OWN)
