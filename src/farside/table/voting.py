"""Voting: what all people decide together. How to go on when somebody does not come, and whether the terms change.

Nobody can hold a table hostage: silence never stops a game that a bot could go on with, and of two who are left the one
who is there decides.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from farside.core.actions import Seat
from farside.table.happenings import OVER, QUESTION, Happening
from farside.table.pacing import Pacing, given, own, paced, people, stand_in
from farside.table.playing import HUMAN, Playing
from farside.table.terms import Terms
from farside.table.timing import ABSENT, CHANGE, END, GO_ON, NO, PATIENCE, WAIT, YES, Asking, Timing
from farside.table.trouble import NotPossibleError

ANSWERS = {ABSENT: (GO_ON, WAIT, END), CHANGE: (YES, NO)}


@dataclass(frozen=True, slots=True)
class Voting:
    """The host's hand for questions to all."""

    pacing: Pacing

    def vote(self, table: str, seat: Seat, choice: str) -> None:
        """A person answers the question put to all; where the game waits for somebody, it may be put again."""

        def votes(playing: Playing, old: Timing, now: float) -> Timing:
            asking = own(self.pacing.house, playing, old, seat).asking or asked_again(old, now)
            if asking is None or seat not in voters(playing, old, asking):
                raise NotPossibleError("you are not asked how to go on")
            if choice not in ANSWERS[asking.kind]:
                raise NotPossibleError(f"possible answers: {', '.join(ANSWERS[asking.kind])}")
            voted = replace(old, asking=asking.with_vote(seat, choice))
            return self.settled(playing, voted, now, silent=False)

        self.pacing.change(table, votes, self.over)

    def propose(self, table: str, seat: Seat, wanted: Terms) -> None:
        """Somebody wants other terms: all people are asked, and silence is no."""

        def proposes(playing: Playing, old: Timing, now: float) -> Timing:
            if paced(own(self.pacing.house, playing, old, seat)) == wanted:
                raise NotPossibleError("these are the terms already")
            if old.asking is not None:
                raise NotPossibleError("all are asked something else already")
            asking = Asking(CHANGE, seat, now + PATIENCE, ((seat, YES),), wanted)
            return self.settled(playing, replace(old, asking=asking), now, silent=False)

        self.pacing.change(table, proposes, lambda _, after: self.put_to(after))

    def put_to(self, playing: Playing) -> list[Happening]:
        """Those who are asked, and have not answered, hear of it."""
        asking = None if playing.timing is None else playing.timing.asking
        if playing.timing is None or asking is None:
            return []
        silent = set(voters(playing, playing.timing, asking)) - {voter for voter, _ in asking.votes}
        return [self.pacing.happening(QUESTION, playing, seat, asking.about) for seat in sorted(silent)]

    def over(self, before: Playing, after: Playing) -> list[Happening]:
        """People hear that the game was ended."""
        if before.ended or not after.ended:
            return []
        return [self.pacing.happening(OVER, after, row.seat) for row in after.seats if row.kind == HUMAN]

    def settled(self, playing: Playing, clocks: Timing, now: float, silent: bool) -> Timing:
        """The clocks once people have decided, if they have; `silent`: those who have not answered will not."""
        asking = clocks.asking
        assert asking is not None, "somebody is asked"
        choice = decided(asking, voters(playing, clocks, asking), silent)
        if not choice:
            return clocks
        done, seat, ply = replace(clocks, asking=None), asking.about, playing.state.ply
        if choice == GO_ON:
            return given(done, seat, stand_in(self.pacing.house)).telling("goes-on-with-bot", seat, ply)
        if choice == WAIT:
            return done.having(seat, patient=True, missed=0).telling("waits-for", seat, ply)
        if choice == END:
            return done.telling("ended", seat, ply).ended_now(now)
        if choice == YES and asking.terms is not None:
            return agreed(done, asking.terms).telling("new-terms", seat, ply)
        return done.telling("old-terms", seat, ply)


def voters(playing: Playing, clocks: Timing, asking: Asking) -> list[Seat]:
    """Who is asked: the people who play, but not the one who does not come."""
    return [seat for seat in people(playing, clocks) if asking.kind == CHANGE or seat != asking.about]


def asked_again(clocks: Timing, now: float) -> Asking | None:
    """Where the game waits for somebody, all may be asked again."""
    if clocks.paused != ABSENT:
        return None
    return Asking(ABSENT, next(seat for seat, hand in enumerate(clocks.hands) if hand.absent), now + PATIENCE)


def decided(asking: Asking, asked: Sequence[Seat], silent: bool) -> str:
    """What people have decided; empty: not yet. To change the terms needs all of them, the rest more than half.

    If nobody has more than half, a bot goes on: that can be taken back, an end cannot.
    """
    votes = [choice for seat, choice in asking.votes if seat in asked]
    whole = len(votes) == len(asked) or silent
    if asking.kind == CHANGE:
        if NO in votes or (silent and len(votes) < len(asked)):
            return NO
        return YES if whole else ""
    most = next((choice for choice, count in Counter(votes).most_common(1) if 2 * count > len(asked)), "")
    return most or (GO_ON if whole else "")


def agreed(clocks: Timing, wanted: Terms) -> Timing:
    """Other terms from now on; whoever has more in the bank than was agreed now keeps no more than that."""
    was = 0.0 if clocks.terms is None else float(clocks.terms.bank)
    hands = tuple(
        replace(hand, bank=max(0.0, float(wanted.bank) - max(0.0, was - hand.bank)), late=False, warned=False)
        for hand in clocks.hands
    )
    return replace(clocks, terms=wanted, hands=hands, paused="" if clocks.paused == ABSENT else clocks.paused)
