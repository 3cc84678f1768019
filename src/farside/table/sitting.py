"""Sitting: who may sit where. A seat is opened by a token, which only whoever sits there has; an invitation is a link
to a seat that works once, for whoever comes first, and is exchanged for such a token.

Neither lies in the database. An invitation is made from the token of whoever invites, so that he can be shown it again
and nobody else can; whoever opened a table may invite to any seat, whoever sits somewhere to his own.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from farside.core.actions import Seat
from farside.table import doors
from farside.table.host import Host
from farside.table.playing import HUMAN, Playing
from farside.table.trouble import NotYourSeatError


def invited(playing: Playing, tokens: Iterable[str]) -> dict[Seat, str]:
    """The seats these tokens invite to, each with its invitation."""
    marks = {doors.mark(token): token for token in tokens if token}
    return {row.seat: marks[row.invite] for row in playing.seats if row.invite in marks}


def former(playing: Playing, tokens: Iterable[str]) -> list[Seat]:
    """The seats that these tokens opened until somebody else took them."""
    marks = {doors.mark(token) for token in tokens if token}
    return [row.seat for row in playing.seats if row.former in marks and row.token not in marks]


def invitations(playing: Playing, tokens: Sequence[str]) -> dict[Seat, str]:
    """The invitations that whoever holds these tokens has made and may show."""
    found = {}
    for row in playing.seats:
        made = [doors.invitation(token, playing.row.id, row.seat, row.offers) for token in tokens if row.invite]
        shown = next((one for one in made if doors.mark(one) == row.invite), "")
        if shown:
            found[row.seat] = shown
    return found


def offer(host: Host, table: str, seat: Seat, tokens: Sequence[str], secret: str = "") -> str:
    """Let somebody else sit here: the invitation, for whoever opened the table or sits there. The seat is told.

    Who has neither token may have both on the keyring of this secret, which makes the invitation then.
    """
    playing = host.playing(table)
    row, marks = host.seat(playing, seat), {doors.mark(token): token for token in tokens if token}
    ring = host.ringing.of(secret)
    by = marks.get(playing.row.host) or marks.get(row.token)
    if by is None and ring and ring in (playing.row.ring, row.ring):
        by = secret
    if by is None or row.kind != HUMAN:
        raise NotYourSeatError
    host.invite(table, seat, by)
    return invitations(host.kept(table), [by])[seat]


def at_circle(host: Host, table: str, circle: str, ring: str) -> tuple[Seat, str]:
    """A member sits down at a table of the circle: the seat, and a token of his own."""
    inside = host.circling.member(circle, ring)
    seat = host.circling.seat_for(host.playing(table), circle, ring)
    return seat, host.claim(table, seat, inside.me.name if inside.me else "", ring, renew=True)


def stay(host: Host, table: str, seat: Seat) -> None:
    """Whoever sits here stays: nobody else is invited any more."""
    host.invite(table, seat, "")


def sit_down(host: Host, table: str, tokens: Sequence[str], ring: str = "") -> dict[str, str]:
    """Whoever shows invitations sits down: each of them, with the token it is exchanged for."""
    found = invited(host.kept(table), tokens)
    return {token: host.claim(table, seat, ring=ring, renew=True) for seat, token in found.items()}
