"""Routes: the cheapest way from a hand to a price by what a trade phase offers, out of what a seat may know."""

from __future__ import annotations

from heapq import heappop, heappush
from itertools import count
from typing import Final, NamedTuple

from farside.games.mars.components import GOODS

Row = tuple[int, ...]

EARTH: Final = 0
CONTRACT: Final = 1
EXCHANGE: Final = 2  # by the Communication supremacy
SYNTHESIS: Final = 3  # by the R&D card
CARD: Final = 10  # what a card given away counts; a leg counts a little, a right used up a little more
LEG: Final = (1, 1, 2, 15)
MOST: Final = 400  # hands looked at


class Means(NamedTuple):
    """What a seat can exchange by, apart from the other players."""

    rate: int  # Earth's price
    contracts: tuple[tuple[int, int], ...]  # material given, material received
    reserve: Row
    swaps: int  # by contract, still to make
    exchange: bool
    synthesis: int  # cards of one's choice by R&D cards


class Leg(NamedTuple):
    """One exchange: so many cards of a material for one of another."""

    kind: int
    given: int  # a material; nothing is given by synthesis
    cards: int
    got: int


class Stop(NamedTuple):
    """A hand on the way, and the rights used up until then."""

    hand: Row
    swaps: int
    exchanged: bool
    made: int


def route(hand: Row, cost: Row, means: Means) -> tuple[Leg, ...]:
    """The exchanges after which the hand pays the price, cheapest first found; none if there is no way or no need."""
    pool = tuple([means.reserve[good] + hand[good] for good in range(GOODS)])  # nothing else changes hands
    heap: list[tuple[int, int, Stop, tuple[Leg, ...]]] = [(0, 0, Stop(hand, 0, False, 0), ())]
    seen: set[Stop] = set()
    order = count()
    while heap and len(seen) < MOST:
        spent, _nth, stop, legs = heappop(heap)
        if not lacking(stop.hand, cost):
            return legs
        if stop in seen or not hopeful(stop, cost, means):
            continue
        seen.add(stop)
        left = [pool[good] - stop.hand[good] for good in range(GOODS)]
        for leg in possible(stop, cost, means, left):
            heappush(heap, (spent + price(stop, leg), next(order), after(stop, leg), (*legs, leg)))
    return ()


def price(stop: Stop, leg: Leg) -> int:
    """Cards that are gone, and a little for the trouble; a synthesis begun may as well be used up."""
    return CARD * max(0, leg.cards - 1) + (LEG[leg.kind] if leg.kind != SYNTHESIS or not stop.made else 1)


def lacking(hand: Row, cost: Row) -> list[int]:
    return [good for good in range(GOODS) if hand[good] < cost[good]]


def hopeful(stop: Stop, cost: Row, means: Means) -> bool:
    """Every missing card takes a spare one at least, or synthesis."""
    missing = sum([max(0, cost[good] - stop.hand[good]) for good in range(GOODS)])
    spare = sum([max(0, stop.hand[good] - cost[good]) for good in range(GOODS)])
    return missing <= spare + max(0, means.synthesis - stop.made)


def possible(stop: Stop, cost: Row, means: Means, left: list[int]) -> list[Leg]:
    """Exchanges of cards that are not needed, for one that is or that a contract turns into it."""
    wanted = lacking(stop.hand, cost)
    useful = {*wanted, *[given for given, got in means.contracts if got in wanted]}
    found: list[Leg] = []
    for given in range(GOODS):
        spare = stop.hand[given] - cost[given]
        for got in sorted(useful - {given}):
            if left[got] and spare > 0:
                found += legs(stop, means, given, got, spare)
    if stop.made < means.synthesis:
        found += [Leg(SYNTHESIS, 0, 0, got) for got in wanted if left[got]]
    return found


def legs(stop: Stop, means: Means, given: int, got: int, spare: int) -> list[Leg]:
    found: list[Leg] = []
    if (given, got) in means.contracts and stop.swaps < means.swaps:
        found.append(Leg(CONTRACT, given, 1, got))
    if means.exchange and not stop.exchanged:
        found.append(Leg(EXCHANGE, given, 1, got))
    if spare >= means.rate:
        found.append(Leg(EARTH, given, means.rate, got))
    return found


def after(stop: Stop, leg: Leg) -> Stop:
    hand = list(stop.hand)
    hand[leg.given] -= leg.cards
    hand[leg.got] += 1
    return Stop(
        tuple(hand),
        stop.swaps + (leg.kind == CONTRACT),
        stop.exchanged or leg.kind == EXCHANGE,
        stop.made + (leg.kind == SYNTHESIS),
    )
