"""What a deal between two colonies of Mars is worth to one of them, and which deals are worth proposing.

A deal must help this side by itself, and by more than a share of what it helps the other: who offers something
knows why, so an offer is never thought to be worth little to its author. No repeated offer changes that. With whom one
has made deals in this game one is a little less strict, and a little stricter with whoever keeps asking for too much.
"""

from __future__ import annotations

from typing import Final

from farside.bots.minds.mars.colony import Sketch
from farside.core import chance
from farside.core.actions import NOBODY, Seat
from farside.games.mars.actions import ALL
from farside.games.mars.components import GOODS, MATERIALS
from farside.games.mars.rules.bundles import BASE, BUNDLES, eligible, heap
from farside.games.mars.sight import sees_hand
from farside.games.mars.state import MarsState

SAMPLES: Final = 8  # guesses at the hands of the others
LEAST: Final = 0.02  # what a deal must bring to be worth a change
MEANT: Final = 0.06  # an offer is worth so much to its author at least
DUEL: Final = 0.55  # how much a gain of the only other player hurts
RIVAL: Final = 0.4  # of the best of several others
FELLOW: Final = 0.2  # of another one
WINS: Final = 4.0  # of somebody who could win with it this turn
BOTHER: Final = 0.008  # what an offer must bring to be worth a word, more with every word
TRUST: Final = 0.07  # the part of a share that every deal made in this game takes off
DISTRUST: Final = 0.05  # and that every offer adds that had to be declined, beyond two for each deal
MOST_DEALS: Final = 3  # that are remembered
MOST_REBUFFS: Final = 6


def partner(before: MarsState, state: MarsState, seat: Seat) -> Seat:
    """With whom this seat has just made a deal, or NOBODY."""
    if state.changes[seat] <= before.changes[seat]:
        return NOBODY
    for other in range(state.seats):
        if other != seat and state.changes[other] > before.changes[other]:
            return other
    return NOBODY


def hurts(state: MarsState, seat: Seat, other: Seat) -> float:
    """How much of the other's gain is this seat's loss."""
    points = state.points(other)
    if state.active == other and points >= state.target - 2:
        return WINS
    share = DUEL if state.seats == 2 else RIVAL
    for third in range(state.seats):
        if third not in (seat, other) and state.points(third) > points:
            share = FELLOW
    return share * faith(state, seat, other)


def faith(state: MarsState, seat: Seat, other: Seat) -> float:
    """Below 1 of somebody who has bargained in good faith with this seat in this game, above 1 of one who has not."""
    deals = min(MOST_DEALS, state.agreed[seat * state.seats + other])
    rebuffs = min(MOST_REBUFFS, state.rebuffed[other * state.seats + seat])
    return 1.0 - TRUST * deals + DISTRUST * max(0, rebuffs - 2 * deals)


def judged(mine: float, theirs: float, share: float) -> float:
    """A deal offered by the other side, for this side: below 0 it is better declined."""
    return mine - LEAST - share * max(theirs, MEANT)


class Market:
    """All that one seat could offer, with what it may bring; what the others hold is guessed several times."""

    def __init__(self, state: MarsState, seat: Seat, keen: float = 1.0) -> None:
        """`keen`: below 1, for somebody who likes to bargain; it counts how much a word costs."""
        self.state = state
        self.keen = keen
        self.seat = seat
        self.sketches = [Sketch(state, other) for other in range(state.seats)]
        self.hand: list[int] = state.hands[seat * GOODS : (seat + 1) * GOODS]
        self.before: float = self.sketches[seat].cards(self.hand)
        self.guesses = guessed(state, seat)
        self.base: list[float] = []  # what the guessed hands are worth, guess by guess, seat by seat
        for hands in self.guesses:
            for other in range(state.seats):
                self.base.append(self.sketches[other].cards(hands[other * GOODS : (other + 1) * GOODS]))
        self.useful: list[list[int]] = [terms for terms in self.simple() if self.gain(terms) > LEAST]

    # -- bundles -------------------------------------------------------------------------------------

    def simple(self) -> list[list[int]]:
        """One card or two for one, and one for two alike."""
        found: list[list[int]] = []
        for want in range(GOODS):
            for one in range(GOODS):
                if one == want or not self.hand[one]:
                    continue
                found.append(terms_of(one, NOBODY, want, 1))
                found.append(terms_of(one, NOBODY, want, 2))
                for two in range(one, GOODS):
                    if two != want and self.hand[two] > (1 if two == one else 0):
                        found.append(terms_of(one, two, want, 1))
        return found

    def gain(self, terms: list[int]) -> float:
        """What a deal does for this seat's hand."""
        hand = self.hand.copy()
        for good in range(GOODS):
            hand[good] += terms[GOODS + good] - terms[good]
            if hand[good] < 0:
                return -1.0
        return self.sketches[self.seat].cards(hand) - self.before

    def gain_of(self, guess: int, other: Seat, terms: list[int]) -> float:
        """What it does for the other's, in one guess; far below 0 where that hand cannot pay."""
        at = other * GOODS
        hand = self.guesses[guess][at : at + GOODS]
        for good in range(GOODS):
            hand[good] += terms[good] - terms[GOODS + good]
            if hand[good] < 0:
                return -1.0
        return self.sketches[other].cards(hand) - self.base[guess * self.state.seats + other]

    # -- what an offer may bring ---------------------------------------------------------------------

    def best(self, to: int, draft: list[int], at: int) -> float:
        """The best that a draft can still become."""
        most = 0.0
        for terms in self.useful:
            if holds_draft(terms, draft, at) and not self.was_made(to, terms):
                most = max(most, self.expected(to, terms))
        return most - self.bother()

    def exactly(self, to: int, terms: list[int], at: int) -> float:
        """What an offer may bring that waits for its answer."""
        return self.expected(to, terms[at : at + BUNDLES]) - 0.5 * self.bother()

    def taken(self, author: Seat, terms: list[int], at: int) -> float:
        """What somebody else's offer brings, once it is accepted."""
        turned = terms[at + GOODS : at + BUNDLES] + terms[at : at + GOODS]
        theirs = 0.0
        for guess in range(SAMPLES):
            theirs += self.gain_of(guess, author, turned) / SAMPLES
        return judged(self.gain(turned), theirs, hurts(self.state, self.seat, author))

    def why_not(self, author: Seat, terms: list[int], at: int) -> str:
        """Why somebody's offer is declined, as a key: what a person would say."""
        wanted, got = terms[at + GOODS : at + BUNDLES], terms[at : at + GOODS]
        dearest, most = NOBODY, 0.0
        for good in range(GOODS):
            if self.hand[good] < wanted[good]:
                return "says-have-not"
            lost = -self.gain_alone(good, -wanted[good])
            if wanted[good] and lost > most:
                dearest, most = good, lost
        if hurts(self.state, self.seat, author) >= WINS:
            return "says-winning"
        if self.gain(wanted + got) > LEAST:
            return "says-unfair"
        use = 0.0
        for good in range(GOODS):
            use += self.gain_alone(good, got[good])
        return "says-no-use" if use <= LEAST or dearest == NOBODY else f"says-needs-{MATERIALS[dearest]}"

    def gain_alone(self, good: int, more: int) -> float:
        """What some more cards of a kind do for this seat's hand, or less than none."""
        hand = self.hand.copy()
        hand[good] += more
        return self.sketches[self.seat].cards(hand) - self.before

    def bother(self) -> float:
        return BOTHER * self.keen * (1 + self.state.proposals)

    def expected(self, to: int, terms: list[int]) -> float:
        """Averaged over the guesses: nothing where nobody would accept."""
        mine = self.gain(terms)
        if mine <= LEAST:
            return 0.0
        value = 0.0
        for guess in range(SAMPLES):
            best = 0.0
            for other in range(self.state.seats):
                if to == other or (to == ALL and eligible(self.state, other)):
                    best = max(best, self.agreed(guess, other, mine, terms))
            value += best
        return value / SAMPLES

    def agreed(self, guess: int, other: Seat, mine: float, terms: list[int]) -> float:
        """What this seat has of a deal that the other would accept."""
        theirs = self.gain_of(guess, other, terms)
        if judged(theirs, mine, hurts(self.state, other, self.seat)) <= 0:
            return 0.0
        return max(0.0, mine - hurts(self.state, self.seat, other) * theirs)

    def was_made(self, to: int, terms: list[int]) -> bool:
        """An offer that was not taken is not made again in this phase, neither to one nor to all."""
        state = self.state
        packed = heap(terms, 0) * BASE**GOODS + heap(terms, GOODS)
        for at in range(0, len(state.sent), 2):
            sent = state.sent[at]
            if sent % state.seats == self.seat and sent // state.seats // (ALL + 1) == packed:
                if sent // state.seats % (ALL + 1) in (to, ALL):
                    return True
        return False


def terms_of(one: int, two: int, want: int, count: int) -> list[int]:
    terms = [0] * BUNDLES
    terms[one] += 1
    if two != NOBODY:
        terms[two] += 1
    terms[GOODS + want] = count
    return terms


def holds_draft(terms: list[int], draft: list[int], at: int) -> bool:
    """Whether a draft can become these terms."""
    return all(draft[at + place] <= terms[place] for place in range(BUNDLES))


def guessed(state: MarsState, seat: Seat) -> list[list[int]]:
    """All hands, several times: what this seat cannot know is dealt again each time (MARS-INFO-4)."""
    hidden = [other for other in range(state.seats) if not sees_hand(state, seat, other)]
    pool = state.supply.copy()
    counts: list[int] = []
    known = state.hands.copy()
    for other in hidden:
        unknown = 0
        for good in range(GOODS):
            more = state.held(other, good) - state.known[other * GOODS + good]
            pool.extend([good] * more)
            known[other * GOODS + good] -= more
            unknown += more
        counts.append(unknown)
    pool.sort()
    words = chance.sow(state.round * 64 + seat, 0)  # the same guesses until something becomes known
    return [dealt(known, pool, hidden, counts, words) for _guess in range(SAMPLES)]


def dealt(known: list[int], pool: list[int], hidden: list[Seat], counts: list[int], words: list[int]) -> list[int]:
    """One guess: cards drawn from the pool, as many as each hand has unseen."""
    hands, cards = known.copy(), pool.copy()
    for at in range(len(hidden)):
        for _card in range(counts[at]):
            place = chance.below(words, 0, len(cards))
            hands[hidden[at] * GOODS + cards[place]] += 1
            cards[place] = cards[-1]
            cards.pop()
    return hands
