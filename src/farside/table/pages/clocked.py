"""Time at a table, for a card or a row of My games: how much is left, for whom, and whether somebody may be nudged."""

from __future__ import annotations

from dataclasses import dataclass

from farside.core.actions import Seat
from farside.table import dates
from farside.table.pages.paper import Reader
from farside.table.timing import SHORT
from farside.table.visit import Visit

RING, AWAY, FREE, STILL = "ring", "palm", "sand", "still"  # the sign beside the words


@dataclass(frozen=True, slots=True)
class Clock:
    """The time of whoever is asked."""

    sign: str
    words: str
    share: int = 0  # per cent of the time that are left
    short: bool = False


def clock(here: Visit, seat: Seat, who: Reader) -> Clock | None:
    """The time of a seat that is asked; None where nobody has agreed about time."""
    clocks, pacing = here.playing.timing, here.host.pacing
    if clocks is None or clocks.terms is None or here.info.over:
        return None
    away = clocks.hands[seat].away
    if away is not None and away.until > pacing.now:
        return Clock(AWAY, who.say("games-away", date=dates.day(away.until, who.lang, clocks.hands[seat].zone)))
    if clocks.paused:
        return Clock(STILL, who.say("games-paused"))
    if not clocks.terms.limited:
        return Clock(FREE, who.say("games-no-hurry"))
    left, allowed = clocks.left(seat, pacing.now, pacing.gaps), clocks.allowed(seat)
    share = left / allowed if allowed else 1.0
    return Clock(RING, dates.short(left, who.lang), round(100 * share), share < SHORT)


def nudges(here: Visit, seat: Seat) -> Seat | None:
    """Whom this seat may nudge now."""
    clocks, pacing = here.playing.timing, here.host.pacing
    if clocks is None or here.info.over:
        return None
    may = [one for one in here.info.waiting if 0 < pacing.may_nudge(clocks, seat, one) <= pacing.now]
    return may[0] if may else None


def handed(here: Visit, seat: Seat) -> bool:
    """Whether a bot plays for this person."""
    clocks = here.playing.timing
    return clocks is not None and bool(clocks.hands[seat].handed)
