"""Circling: groups that play again and again, by link. Their results are written with the last move of each game.

Whoever has the reading link may look, whoever has the joining link may come in; members are known by their keyring.
Circles are listed nowhere. What they count is fair: no bots, no past positions, no chosen seeds, nothing unfinished.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from farside.core import proof
from farside.core.actions import Seat
from farside.table import doors
from farside.table.playing import BOT, HUMAN, Playing
from farside.table.rows import CircleGame, CircleRow, CircleSeat, Member
from farside.table.seating import plain_name
from farside.table.store import Store
from farside.table.trouble import NoCircleError, NotPossibleError, NotYourSeatError

LONGEST: Final = 40  # letters of a circle's name
MOST: Final = 60  # people, those who left included
BOTS, FORK, SEED, FEW = "bots", "fork", "seed", "few"  # why a game does not count
KEY: Final = "circle-"  # a cookie circle-<circle>: what the reading link says
LENT: Final = 3  # a seat counts if a bot has played no more than one in so many of its turns


@dataclass(frozen=True, slots=True)
class Inside:
    """Somebody who may see a circle, as a member or by its reading link."""

    row: CircleRow
    members: tuple[Member, ...]
    me: Member | None

    @property
    def people(self) -> list[Member]:
        """Those who have not left."""
        return [one for one in self.members if not one.former]


@dataclass(frozen=True, slots=True)
class Circling:
    """The host's hand for circles."""

    store: Store

    def begin(self, name: str, ring: str, called: str) -> CircleRow:
        """A new circle, with whoever makes it."""
        now, wanted = time.time(), plain_name(name, LONGEST)
        if not wanted:
            raise NotPossibleError("a circle has a name")
        while True:
            row = CircleRow(doors.new_code(), wanted, doors.new_token(), doors.new_token(), now)
            if self.store.circles.add(row, Member(row.id, 1, ring, self._called(called), now)):
                return row

    def inside(self, circle: str, ring: str, key: str = "") -> Inside:
        """A circle for whoever is in it or shows its reading link; NoCircleError for everybody else."""
        row = self._row(circle)
        members = tuple(self.store.circles.members(circle))
        me = next((one for one in members if ring and one.ring == ring), None)
        if me is None and not (key and (doors.same(key, row.reading) or doors.same(key, row.joining))):
            raise NoCircleError
        return Inside(row, members, me)

    def member(self, circle: str, ring: str) -> Inside:
        """The same for members alone."""
        found = self.inside(circle, ring)
        if found.me is None:
            raise NoCircleError
        return found

    def join(self, circle: str, key: str, ring: str, called: str) -> None:
        """Somebody comes in by the joining link."""
        if not doors.same(key, self._row(circle).joining):
            raise NoCircleError
        if not self.store.circles.join(Member(circle, 0, ring, self._called(called), time.time()), MOST):
            raise NotPossibleError(f"a circle has room for {MOST} people")

    def rename(self, circle: str, ring: str, called: str) -> None:
        self.member(circle, ring)
        self.store.circles.join(Member(circle, 0, ring, self._called(called), time.time()), MOST)

    def part(self, circle: str, ring: str, number: int | None = None) -> None:
        """Somebody leaves, or is asked to: results stay, under no name. Then nobody comes back by an old link."""
        inside = self.member(circle, ring)
        assert inside.me is not None, "only members get here"
        gone = inside.me.number if number is None else number
        if not self.store.circles.part(circle, gone):
            raise NotPossibleError(f"there is no member {gone}")
        if gone != inside.me.number:
            self.renew(circle, ring)

    def renew(self, circle: str, ring: str, joining: bool = True, reading: bool = True) -> None:
        """New links; the old ones open nothing any more."""
        row = self.member(circle, ring).row
        new = secrets.token_urlsafe(doors.TOKEN), secrets.token_urlsafe(doors.TOKEN)
        self.store.circles.relink(circle, new[0] if joining else row.joining, new[1] if reading else row.reading)

    def seat_for(self, playing: Playing, circle: str, ring: str) -> Seat:
        """The free seat at a circle's table that waits for a member: the one with his name, else the first."""
        me = self.member(circle, ring).me
        assert me is not None, "only members get here"
        free = [row for row in playing.seats if row.kind == HUMAN and not row.taken and not row.ring]
        if playing.circle != circle or not free or any(row.ring == ring for row in playing.seats):
            raise NotYourSeatError
        return next((row.seat for row in free if row.name == me.name), free[0].seat)

    def result(self, playing: Playing) -> CircleGame | None:
        """What a finished game of a circle comes to; None where it is no circle's."""
        if not playing.circle or not playing.state.over:
            return None
        rings = {one.ring: one.number for one in self.store.circles.members(playing.circle) if one.ring}
        seats = tuple(seat_of(playing, seat, rings.get(row.ring, 0)) for seat, row in enumerate(playing.seats))
        row, now = playing.row, time.time()
        known = CircleGame(playing.circle, row.id, row.game, row.name, row.created, now)
        return known._replace(why=why_not(playing, seats), turns=len(playing.record.moves), seats=seats)

    def _row(self, circle: str) -> CircleRow:
        row = self.store.circles.get(circle) if doors.is_code(circle) else None
        if row is None:
            raise NoCircleError
        return row

    def _called(self, name: str) -> str:
        found = plain_name(name, 24)
        if not found:
            raise NotPossibleError("say what you want to be called in this circle")
        return found


def seat_of(playing: Playing, seat: Seat, member: int) -> CircleSeat:
    """What a seat came to: its points, its place, and whether its player played it."""
    scores, winners = playing.title.scores(playing.state), playing.title.winners(playing.state)
    return CircleSeat(member, scores[seat], place_of(seat, scores, winners, len(playing.seats)), played(playing, seat))


def place_of(seat: Seat, scores: Sequence[int], winners: Sequence[Seat], seats: int) -> int:
    """The winners share the first place; the others follow by their points."""
    if seat in winners:
        return 1
    ahead = [one for one in range(seats) if one in winners or scores[one] > scores[seat]]
    return 1 + len(ahead)


def played(playing: Playing, seat: Seat) -> bool:
    """A bot has not played more than a third of somebody's turns."""
    own = [at for at, move in enumerate(playing.record.moves) if move.seat == seat]
    return LENT * sum(at in playing.lent for at in own) <= len(own)


def why_not(playing: Playing, seats: Sequence[CircleSeat]) -> str:
    """Why a game does not count; empty if it does."""
    if any(row.kind == BOT for row in playing.seats):
        return BOTS
    if playing.row.parent or playing.row.origin == proof.CONTINUED:
        return FORK
    if playing.row.chosen:
        return SEED
    return FEW if sum(bool(seat.member) and seat.counts for seat in seats) < 2 else ""
