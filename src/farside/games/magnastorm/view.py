"""What a seat sees: plain frozen facts. Everything on the table is open (MAG-INFO-1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from farside.core.actions import Action, Seat
from farside.core.view import View


class Column(NamedTuple):
    """A column of the upper panel, and what it would cost the one who looks."""

    crew: tuple[int, ...]  # by kind of crew
    price: tuple[int, ...]  # cubes by colour, the rival's extra cube included
    short: int  # cubes that are missing in the hand
    exchanges: int  # exchanges that would make it payable (0: none needed, -1: not payable)
    clause: str  # why it cannot be taken ("" if it can, or nobody looks)


class Goal(NamedTuple):
    """An objective on display."""

    key: int
    claims: tuple[Seat, ...]  # who has completed it, best place first
    values: tuple[int, ...]  # the reputation of all its places
    best: int  # the best free value, 0 if none
    now: tuple[int, int, int]  # markers, levels each, commanders asked for this round
    next: tuple[int, int, int]  # and next round
    labs: tuple[int, ...]  # labs asked for, sector by sector
    clauses: tuple[str, ...]  # by seat: why it cannot be completed now ("" if it can)
    progress: tuple[int, ...]  # by seat: how much of `needed` is there
    needed: int


class Player(NamedTuple):
    """One player's board."""

    cubes: tuple[int, ...]  # by colour
    crew: int
    labs_left: int
    lab_price: tuple[int, int]  # own and yellow, for the next lab
    stations_left: int
    station_price: tuple[int, int]
    reputation: int
    forecast: int  # reputation gained or lost if administration came now
    income: tuple[int, int]  # own and yellow cubes, if administration came now
    levels: tuple[int, ...]
    scout: int  # a space, or the pad
    in_storm: bool
    storm_next: bool  # the scout's sector turns storm when the tile turns
    commanders: tuple[int, ...]
    artefacts: tuple[int, ...]  # drawn for the advanced start
    won: int  # the artefact won at the end, or NOBODY


class Cost(NamedTuple):
    """What an option would take out of the hand."""

    action: Action
    price: tuple[int, ...]  # cubes by colour
    exchanges: int  # exchanges of three for one that come first
    missing: tuple[int, ...]  # cubes by colour that those exchanges bring


@dataclass(frozen=True, slots=True, kw_only=True)
class MagnaView(View):
    """The table from one chair."""

    start: int  # the starting area in use: 0 or 1
    advanced: bool  # the advanced start is played
    round: int
    rounds: int
    goal: int  # the reputation that ends the game
    triggered: bool
    ended: str  # how the game ended: goal, administration, rounds ("" until over)
    order: tuple[Seat, ...]  # the turn-order track
    rotation: tuple[Seat, ...]  # who acts in the rotation under way
    at: int  # whose turn of it it is (NOBODY in the opening)
    token: Seat
    calm: tuple[int, ...]  # trailing, middle, leading sector
    calm_next: tuple[int, ...]  # after the tile has turned, () in the last round
    supply: tuple[int, ...]
    bag: tuple[int, ...]
    black: int
    upper: tuple[Column, ...]
    lower: tuple[tuple[int, ...], ...]  # by space: crew by kind
    space: int  # the lower space used in this turn, or NOBODY
    crew_above: int
    row_prices: tuple[tuple[int, int], ...]  # for the one who looks: own and yellow
    labs: tuple[tuple[Seat, int], ...]  # by space: owner and number
    strength: tuple[tuple[int, ...], ...]  # by sector: labs by seat
    majority: tuple[Seat, ...]  # by sector
    stations: tuple[Seat, ...]  # by spot
    wisest: tuple[Seat, ...]  # by track
    chiefs: tuple[int, ...]  # by column, NOBODY above the first
    heads: tuple[int, ...]  # by track
    holder: tuple[Seat, ...]  # by commander
    goals: tuple[Goal, ...]
    players: tuple[Player, ...]
    costs: tuple[Cost, ...]
    steps_left: int
    trail: tuple[Seat, int, int]  # who moved a scout last, from which space (or the pad) or station spot; else NOBODY
    ranking: tuple[Seat, ...]  # if the game ended now
