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
    SPECIAL_VALUE,
    TANK_VALUE,
)
from farside.games.skymines.luna import HELIUM_VALUE, LUNA, UPLOAD_VALUE
from farside.games.skymines.modules import REPLAYS, THREAT_DEED
from farside.games.skymines.rules.owning import owner_of
from farside.games.skymines.rules.success import merits, success_now, tell_success
from farside.games.skymines.rules.threats import counted_coins, counted_values, counts_card, counts_tank, strike
from farside.games.skymines.state import SkyminesState


def shares(state: SkyminesState) -> list[int]:
    """SKY-END-4  By player * FIRMS + company: shares on tracks and cards, the wild share where it is worth most."""
    found = [0] * (len(state.coins) * FIRMS)
    for card in range(CARD_COUNT):
        if CARD_SHARE[card] != NOBODY and counts_card(state, card):
            owner = owner_of(state, card)
            if owner != NOBODY:
                found[owner * FIRMS + CARD_SHARE[card]] += 1
    for seat in state.roll():
        for firm in range(FIRMS):
            found[seat * FIRMS + firm] += state.track_shares(seat, firm)
    if state.wild != NOBODY:
        found[state.wild * FIRMS + best_company(state)] += 1
    return found


def best_company(state: SkyminesState) -> int:
    """SKY-THREAT-6, SKY-R-M60  Where the wild share counts: the most valuable company."""
    values = counted_values(state)
    return values.index(max(values))


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
    if seat == LUNA:
        return HELIUM_VALUE[state.helium[LUNA]]  # SKY-LUNA-41: whatever the threat
    return TANK_VALUE[state.helium[seat]] if counts_tank(state) else 0


def lab_points(state: SkyminesState, seat: Seat) -> int:
    """SKY-RTR-3  The highest value reached or passed, and the special plans uploaded; Luna places none."""
    if seat == LUNA:
        return UPLOAD_VALUE[state.upload[LUNA]]
    return LAB_VALUE[state.upload[seat]] + special_points(state, seat)


def totals(state: SkyminesState) -> list[int]:
    """SKY-END-3, SKY-LUNA-40  Coins, shares times their value, tank track, research track; Luna comes last."""
    owned = shares(state)
    values = counted_values(state)
    found: list[int] = []
    for seat in range(state.seats):
        points = counted_coins(state, seat) + tank_points(state, seat) + lab_points(state, seat)
        for firm in range(FIRMS):
            points += owned[seat * FIRMS + firm] * values[firm]
        found.append(points)
    if state.has_luna():
        found.append(sum(sheet(state, LUNA)))
    return found


def scores(state: SkyminesState) -> list[int]:
    """SKY-END-3, SKY-THREAT-13  The totals; in the anomaly's loop the average over its games, rounded half up."""
    if state.games == 0:
        return totals(state)
    now = [0] * state.players() if state.scored else totals(state)
    games = state.games if state.scored else state.games + 1
    return [average(state.noted[seat] + now[seat], games) for seat in range(state.players())]


def success(state: SkyminesState) -> list[int]:
    """SKY-CAMP-7 to 10, SKY-CAMP-15  Success points as if it ended now; in the loop the average of its games."""
    now = success_now(state, totals(state))
    if state.games == 0:
        return now
    games = state.games if state.scored else state.games + 1
    add = [0] * len(now) if state.scored else now
    return [average(state.earned[place] + add[place], games) for place in range(len(now))]


def reasons(state: SkyminesState) -> list[list[int]]:
    """SKY-CAMP-7 to 10  By place, what the success points of the game on the table are for."""
    points = totals(state)
    return [merits(state, points, place) for place in range(len(points))]


def average(points: int, games: int) -> int:
    """SKY-THREAT-13, SKY-R-M12  Rounded to the nearest whole number, a half up."""
    return (2 * points + games) // (2 * games)


def sheet(state: SkyminesState, seat: Seat) -> list[int]:
    """SKY-END-3  The seven numbers of the score pad, in its order."""
    owned = shares(state)
    luna = seat == LUNA  # SKY-LUNA-41, SKY-R-M15: threats touch neither her coins nor the values she counts
    values = [state.share_value(firm) for firm in range(FIRMS)] if luna else counted_values(state)
    found: list[int] = []
    for category in SCORING:
        if category == "coins":
            found.append(state.coins[LUNA] if luna else counted_coins(state, seat))
        elif category == "helium":
            found.append(tank_points(state, seat))
        elif category == "research":
            found.append(lab_points(state, seat))
        else:
            firm = COMPANIES.index(category)
            found.append(owned[seat * FIRMS + firm] * values[firm])
    return found


def winners(state: SkyminesState) -> list[Seat]:
    """SKY-END-5, SKY-LUNA-53  The highest total; tied players share the victory. Luna is the place after the seats."""
    points = scores(state)
    best = max(points)
    return [place for place in range(len(points)) if points[place] == best]


class Score(Step[SkyminesState]):
    """SKY-END-1  After the action phase of round 7 the game ends; a threat still on the board strikes first."""

    def run(self, state: SkyminesState) -> None:
        strike(state)
        state.turn_of = NOBODY
        points = totals(state)
        for place, seat in enumerate(state.roll()):
            for category, value in enumerate(sheet(state, seat)):
                state.tell("score", seat, category, value)
            state.tell("total", seat, points[place])
        tell_success(state, points)
        if THREAT_DEED[state.threat] == REPLAYS:
            note(state, points)
        if THREAT_DEED[state.at_large()] != REPLAYS:
            declare(state)
            state.finish()


def note(state: SkyminesState, points: list[int]) -> None:
    """SKY-THREAT-13  The results of a game of the loop are noted, Luna's too."""
    state.games += 1
    state.scored = True
    now = success_now(state, points)
    state.earned = [state.earned[place] + now[place] for place in range(len(now))]  # SKY-CAMP-15
    state.noted = [state.noted[place] + points[place] for place in range(len(points))]
    for place, player in enumerate(state.roll()):
        if state.games > 1:
            state.tell("average", player, scores(state)[place], state.games)
            if state.chapter > 0:
                state.tell("success-average", player, success(state)[place], state.games)


def declare(state: SkyminesState) -> None:
    """SKY-END-5  Who has won."""
    best = winners(state)
    roll = state.roll()
    for place in best:
        state.tell("win" if len(best) == 1 else "share", roll[place])


SCORE = Score()
