"""Success points: what a chapter of the campaign brings each player."""

from __future__ import annotations

from farside.games.skymines.chapters import (
    CHAPTER_EXTRA,
    COMPANY_END,
    EXTRA_MERIT,
    FIRST_SPACE,
    HIGHEST,
    LAB_END,
    MERIT,
    ONE_BELOW,
    TANK_END,
    TASKS_DONE,
    TASKS_WANTED,
    TWO_BELOW,
)
from farside.games.skymines.components import FIRMS, LAB_LAST, TANK_LAST
from farside.games.skymines.luna import HELIUM_LAST, LUNA, UPLOAD_LAST
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import LAST


def merits(state: SkyminesState, totals: list[int], place: int) -> list[int]:
    """SKY-CAMP-7 to 10, SKY-LUNA-43  What a player gets success points for, if these are the totals."""
    player = state.roll()[place]
    found = rank(totals, place)
    if player == LUNA or state.claimed[player].bit_count() >= TASKS_WANTED:  # SKY-LUNA-43: always hers
        found.append(TASKS_DONE)
    found.extend(ends(state, player))
    for extra in CHAPTER_EXTRA[state.chapter - 1]:
        if player == (state.pioneer if extra == FIRST_SPACE else state.wild):
            found.append(EXTRA_MERIT[extra])
    return found


def rank(totals: list[int], place: int) -> list[int]:
    """SKY-CAMP-7, SKY-R-M52  One player with less, two players with less, nobody with more."""
    own = totals[place]
    below = len([total for total in totals if total < own])
    found: list[int] = []
    if below >= 1:
        found.append(ONE_BELOW)
    if below >= 2:
        found.append(TWO_BELOW)
    if own == max(totals):
        found.append(HIGHEST)
    return found


def ends(state: SkyminesState, player: int) -> list[int]:
    """SKY-CAMP-9, SKY-R-M51  The tracks whose last space a player has reached; Luna has her own two."""
    found: list[int] = []
    for firm in range(FIRMS):
        if state.marks[player * FIRMS + firm] >= LAST[state.sides[firm]]:
            found.append(COMPANY_END + firm)
    if state.helium[player] >= (HELIUM_LAST if player == LUNA else TANK_LAST):
        found.append(TANK_END)
    if state.upload[player] >= (UPLOAD_LAST if player == LUNA else LAB_LAST):
        found.append(LAB_END)
    return found


def worth(reasons: list[int]) -> int:
    """The success points of these reasons."""
    return sum([MERIT[reason] for reason in reasons])


def success_now(state: SkyminesState, totals: list[int]) -> list[int]:
    """SKY-CAMP-7 to 10  By place, the success points of the game on the table."""
    if state.chapter == 0:
        return [0] * len(totals)
    return [worth(merits(state, totals, place)) for place in range(len(totals))]


def tell_success(state: SkyminesState, totals: list[int]) -> None:
    """SKY-CAMP-7  After the game every success point is told with its reason."""
    if state.chapter == 0:
        return
    for place, player in enumerate(state.roll()):
        reasons = merits(state, totals, place)
        for reason in reasons:
            state.tell("success", player, reason, MERIT[reason])
        state.tell("success-total", player, worth(reasons), state.chapter)
