"""Drafts: a proposal, a counter or an offer is put together in private, card by card.

The verbs of this chapter stand in three questions, and are hidden from a seat that does not draft.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN
from farside.core.verbs import HIDDEN, Question, Verb
from farside.games.mars.actions import ALL, GIVE, WANT
from farside.games.mars.components import GOODS, MOST_CARDS, SIMPLE_BUNDLES
from farside.games.mars.rules.bundles import BUNDLES, eligible, is_made_before, start_draft, total
from farside.games.mars.rules.clauses import BUNDLE_SIZE, NO_GIFTS, NOT_HELD, SAME_AGAIN, SIMPLE_ONLY
from farside.games.mars.state import DECLINED, DRAFTING, OFFERED, SIMPLE, MarsState


class Draft(Question[MarsState]):
    """MARS-NEG-10, MARS-NEG-19  A proposal is put together in private, then sent or dropped."""

    steady = True


def addressee(state: MarsState, seat: Seat) -> int:
    """For whom a seat drafts: a proposal's addressee, the author of what it counters, or the caller; NOBODY if not."""
    if isinstance(state.question(), Draft):
        return state.about()
    if state.answers[seat] != DRAFTING:
        return NOBODY
    return state.active if state.offer[0] == NOBODY else state.offer[0]


class Drafting(Verb[MarsState]):
    """MARS-NEG-19  An answer of somebody who drafts."""

    def gate(self, state: MarsState, seat: Seat) -> int:
        return HIDDEN if addressee(state, seat) == NOBODY else OPEN


class Lay(Drafting):
    """MARS-NEG-10, MARS-NEG-19  One more card on a side, which may be taken back; no material stands on both."""

    again = True
    piece = True
    side = 0  # where its cards lie in a draft
    other = 0  # where those of the other side lie

    def refusal(self, state: MarsState, seat: Seat, good: int) -> int:
        if state.drafts[seat * BUNDLES + self.other + good]:
            return BUNDLE_SIZE
        return self.why_not(state, seat, good)

    def why_not(self, state: MarsState, seat: Seat, good: int) -> int:
        raise AssertionError(f"{type(self).__name__} does not say what closes it")

    def numbers(self, state: MarsState, seat: Seat, good: int, clause: int) -> tuple[int, ...]:
        if clause == NOT_HELD:
            return (good, state.held(seat, good))
        if clause != BUNDLE_SIZE:
            return ()
        across = state.drafts[seat * BUNDLES + self.other + good]
        return (0,) if across else (self.most(state, seat),)

    def most(self, state: MarsState, seat: Seat) -> int:
        """How many cards this side holds at most."""
        return MOST_CARDS

    def take(self, state: MarsState, seat: Seat, good: int) -> None:
        state.drafts[seat * BUNDLES + self.side + good] += 1


class Give(Lay):
    """MARS-NEG-10, MARS-NEG-11  One to six cards, all of them held."""

    other = GOODS

    def why_not(self, state: MarsState, seat: Seat, good: int) -> int:
        if state.drafts[seat * BUNDLES + good] >= state.held(seat, good):
            return NOT_HELD
        return why_not_more(state, seat, 1, 0)


class Want(Lay):
    """MARS-NEG-10  One to six cards, no more than the largest hand among the addressees."""

    side = GOODS

    def why_not(self, state: MarsState, seat: Seat, good: int) -> int:
        return why_not_more(state, seat, 0, 1)

    def most(self, state: MarsState, seat: Seat) -> int:
        return most_wanted(state, seat)


class Offer(Drafting):
    """MARS-NEG-4  A counter is ready: no gifts, so there is something on both sides."""

    def refusal(self, state: MarsState, seat: Seat, _at: int) -> int:
        at = seat * BUNDLES
        return OPEN if total(state.drafts, at) and total(state.drafts, at + GOODS) else NO_GIFTS

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        state.answers[seat] = OFFERED


class NewOffer(Offer):
    """MARS-NEG-18  An offer on a call, not the same again as long as no hand has changed."""

    def refusal(self, state: MarsState, seat: Seat, at: int) -> int:
        clause = super().refusal(state, seat, at)
        if clause == OPEN and is_made_before(state, seat, addressee(state, seat)):
            return SAME_AGAIN
        return clause


class Withdraw(Drafting):
    """MARS-NEG-19  A dropped counter, or a dropped offer, is a decline."""

    def take(self, state: MarsState, seat: Seat, _at: int) -> None:
        start_draft(state, seat)
        state.answers[seat] = DECLINED


def why_not_more(state: MarsState, seat: Seat, given: int, wanted: int) -> int:
    """MARS-NEG-10, MARS-NEG-22  Whether the bundles may grow by so many cards."""
    given += total(state.drafts, seat * BUNDLES)
    wanted += total(state.drafts, seat * BUNDLES + GOODS)
    if given > MOST_CARDS or wanted > most_wanted(state, seat):
        return BUNDLE_SIZE
    return OPEN if not state.has_option(SIMPLE) or fits_simple(given, wanted) else SIMPLE_ONLY


def most_wanted(state: MarsState, seat: Seat) -> int:
    return min(MOST_CARDS, largest_hand(state, addressee(state, seat)))


def largest_hand(state: MarsState, to: int) -> int:
    """MARS-NEG-10  The largest hand among the addressees."""
    if to != ALL:
        return state.hand_size(to)
    most = 0
    for other in range(state.seats):
        if eligible(state, other):
            most = max(most, state.hand_size(other))
    return most


def fits_simple(given: int, wanted: int) -> bool:
    """MARS-NEG-22  1 for 1, 2 for 1 or 1 for 2, or on the way there."""
    return any(given <= most_given and wanted <= most_wanted for most_given, most_wanted in SIMPLE_BUNDLES)


GIVING: Final = Give(GIVE)
WANTING: Final = Want(WANT)
