"""Final scoring, and the score if the game ended now."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_SHARE,
    COMPANIES,
    FIRMS,
    FIRST_SPECIAL,
    LAB,
    LAB_VALUE,
    SCORING,
    SLOTS,
    SPECIAL_VALUE,
    TANK_VALUE,
)
from farside.games.skymines.luna import HELIUM_VALUE, LUNA, UPLOAD_VALUE
from farside.games.skymines.state import HAND, PLAYED, RESTING, SkyminesState


def owner_of(state: SkyminesState, card: int) -> Seat:
    """SKY-END-6  Whose card it is, wherever it lies; NOBODY's if nobody owns it."""
    place = state.place[card]
    if place >= RESTING:
        return (place - RESTING) // SLOTS
    if place >= PLAYED:
        return place - PLAYED
    return place - HAND if place >= HAND else NOBODY


def card_shares(state: SkyminesState) -> list[int]:
    """SKY-END-2  By seat * FIRMS + company: share icons on cards."""
    found = [0] * (len(state.coins) * FIRMS)
    for card in range(CARD_COUNT):
        if CARD_SHARE[card] != NOBODY:
            seat = owner_of(state, card)
            if seat != NOBODY:
                found[seat * FIRMS + CARD_SHARE[card]] += 1
    return found


def shares(state: SkyminesState) -> list[int]:
    """SKY-END-4  By seat * FIRMS + company: shares on tracks and cards."""
    found = card_shares(state)
    for seat in state.roll():
        for firm in range(FIRMS):
            found[seat * FIRMS + firm] += state.track_shares(seat, firm)
    return found


def special_points(state: SkyminesState, seat: Seat) -> int:
    """SKY-R-16, SKY-R-19  The values of special plans entered face up and not covered since."""
    found = 0
    bits = state.uploaded[seat]
    position = 0
    while bits >> position:
        if bits >> position & 1:
            found += SPECIAL_VALUE[state.plans[seat * LAB + position] - FIRST_SPECIAL]
        position += 1
    return found


def tank_points(state: SkyminesState, seat: Seat) -> int:
    """SKY-TANK-4  The highest value reached or passed."""
    return HELIUM_VALUE[state.helium[LUNA]] if seat == LUNA else TANK_VALUE[state.helium[seat]]


def lab_points(state: SkyminesState, seat: Seat) -> int:
    """SKY-RTR-3  The highest value reached or passed, and the special plans uploaded; Luna places none."""
    if seat == LUNA:
        return UPLOAD_VALUE[state.upload[LUNA]]
    return LAB_VALUE[state.upload[seat]] + special_points(state, seat)


def scores(state: SkyminesState) -> list[int]:
    """SKY-END-3, SKY-LUNA-40  Coins, shares times their value, tank track, research track; Luna comes last."""
    owned = shares(state)
    values = [state.share_value(firm) for firm in range(FIRMS)]
    found: list[int] = []
    for seat in state.roll():
        points = state.coins[seat] + tank_points(state, seat) + lab_points(state, seat)
        for firm in range(FIRMS):
            points += owned[seat * FIRMS + firm] * values[firm]
        found.append(points)
    return found


def sheet(state: SkyminesState, seat: Seat) -> list[int]:
    """SKY-END-3  The seven numbers of the score pad, in its order."""
    owned = shares(state)
    found: list[int] = []
    for category in SCORING:
        if category == "coins":
            found.append(state.coins[seat])
        elif category == "helium":
            found.append(tank_points(state, seat))
        elif category == "research":
            found.append(lab_points(state, seat))
        else:
            firm = COMPANIES.index(category)
            found.append(owned[seat * FIRMS + firm] * state.share_value(firm))
    return found


def winners(state: SkyminesState) -> list[Seat]:
    """SKY-END-5, SKY-LUNA-53  The highest total; tied players share the victory. Luna is the place after the seats."""
    points = scores(state)
    best = max(points)
    return [place for place in range(len(points)) if points[place] == best]


class Score(Step[SkyminesState]):
    """SKY-END-1  After the action phase of round 7 the game ends."""

    def run(self, state: SkyminesState) -> None:
        roll = state.roll()
        for place, seat in enumerate(roll):
            for category, points in enumerate(sheet(state, seat)):
                state.tell("score", seat, category, points)
            state.tell("total", seat, scores(state)[place])
        best = winners(state)
        for place in best:
            state.tell("win" if len(best) == 1 else "share", roll[place])
        state.finish()


SCORE = Score()
