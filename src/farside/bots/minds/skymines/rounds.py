"""What is counted at Skymines when a round begins: alone with Luna, or of what one of two players is ahead."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines.cards import (
    BONUS,
    KINDS,
    Prices,
    Weights,
    cards_to_come,
    line_of,
    open_count,
    sort_cards,
)
from farside.bots.minds.skymines.plans import plans_ahead
from farside.bots.minds.skymines.shares import foreseen, holdings
from farside.core.actions import NOBODY, Seat
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_FIRM,
    CARD_HELIUM,
    CARD_TYPE,
    CARD_VALUE,
    ENERGY,
    ENGINEER,
    FIRMS,
    LAB_UNLOCK,
    LAB_VALUE,
    RESEARCHER,
    RESOURCES,
    SHARE,
    SLOTS,
    TANK_UNLOCK,
    TANK_VALUE,
)
from farside.games.skymines.luna import HELIUM_VALUE, LUNA, UPLOAD_VALUE
from farside.games.skymines.rules.field import pairs
from farside.games.skymines.rules.scoring import special_points
from farside.games.skymines.state import HAND, PLAYED, RESTING, SkyminesState
from farside.games.skymines.tracks import BONUS_TILES, LEVELS

OWN: Final = (
    "coins",
    "coins, up to six",
    "special plans",
    "tank track, points",
    "tank track, steps",
    "tank track, steps to the slot",
    "left outer slot",
    "research track, points",
    "research track, steps",
    "research track, steps to the slot",
    "right outer slot",
    "shares, points",
    "shares",
    "steps on company tracks",
    "most shares of a company",
    "shares of the most valuable company",
    "shares of the second",
    "shares more than the rival",
    "shares more than the rival, points",
    "shares fewer than the rival",
    "values of the companies",
    "highest value",
    "track bonuses",
    "cards",
    "cards in hand",
    "value of the hand",
    "resource units",
    "best three cards of one resource",
    "best three of another",
    "energy",
    "research scientists",
    "research points on cards",
    "field scientists",
    "pairs of domes for them",
    "cards to come",
    "cards to come, next round",
    "cards to come, two rounds",
    "slots",
    "plans in line",
    "plans in line, how easy",
    "tile +1",
    "tile of the research scientist",
    "tile of energy",
    "tile of the field scientist",
)
HERS: Final = (
    "Luna's coins",
    "Luna's helium",
    "Luna's tank track, points",
    "Luna's uploads",
    "Luna's research track, points",
    "Luna's shares, points",
    "Luna's shares",
    "Luna's steps on company tracks",
    "Luna's shares of the most valuable company",
)
AT_HAND: Final = (
    "in hand: most units of one resource",
    "in hand: units of another",
    "in hand: units of the third",
    "in hand: energy",
    "in hand: a research scientist",
    "in hand: research scientists",
    "in hand: research points",
    "in hand: field scientists",
    "in hand: helium they bring",
    "best pile that rests",
    "second pile",
    "most cards of a pile",
    "piles",
)
MARKER: Final = "first player marker"
ALONE: Final = (*OWN, *HERS, *AT_HAND)
TWO: Final = (*OWN, MARKER)
SPARE: Final = 6  # coins that can be spent at once
SCIENTIST: Final = 3  # what a scientist in hand counts for, in units
SUIT: Final = 3  # cards of one resource that are played together
SOON: Final = 3  # rounds, for plans
MEASURE: Final = Weights()  # what cards and plans are measured with; prices make good for it
WHOLE: Final = Weights(next=1.0, second=1.0, later=1.0)


def names(seats: int) -> list[str]:
    """What is counted in a game of so many people; nothing where nobody has learnt from it."""
    if seats == 1:
        return list(ALONE)
    return list(TWO) if seats == 2 else []


def knows(state: SkyminesState) -> bool:
    """Alone with Luna or two people without her, on the Moon, without threats, missions and the campaign."""
    return (
        (state.seats == 1 if state.has_luna() else state.seats == 2)
        and not (state.belt or state.missions)
        and state.threat == NOBODY
        and state.chapter == 0
    )


def count(state: SkyminesState, seat: Seat, left: int) -> list[float]:
    """Every feature, in the order of its name; `left` rounds are still to be played, with the one that begins."""
    held = holdings(state, left, MEASURE.halfway)
    if state.seats == 1:
        found = own(state, seat, LUNA, held, left)
        count_luna(state, held, found)
        count_hand(state, seat, found)
        return found
    found = own(state, seat, 1 - seat, held, left)
    theirs = own(state, 1 - seat, seat, held, left)
    for at in range(len(found)):
        found[at] -= theirs[at]
    found.append(1.0 if state.marker == seat else -1.0)
    return found


def own(state: SkyminesState, seat: Seat, rival: Seat, held: list[float], left: int) -> list[float]:
    """What a player has."""
    found: list[float] = []
    count_tracks(state, seat, found)
    count_shares(state, seat, rival, held, found)
    count_cards(state, seat, found)
    count_prospects(state, seat, held, left, found)
    return found


def count_tracks(state: SkyminesState, seat: Seat, found: list[float]) -> None:
    coins, helium, upload = state.coins[seat], state.helium[seat], state.upload[seat]
    found.extend((float(coins), float(min(coins, SPARE)), float(special_points(state, seat))))
    found.extend((float(TANK_VALUE[helium]), float(helium), float(min(helium, TANK_UNLOCK))))
    found.append(1.0 if helium >= TANK_UNLOCK else 0.0)
    found.extend((float(LAB_VALUE[upload]), float(upload), float(min(upload, LAB_UNLOCK))))
    found.append(1.0 if upload >= LAB_UNLOCK else 0.0)


def count_shares(state: SkyminesState, seat: Seat, rival: Seat, held: list[float], found: list[float]) -> None:
    """What the shares would bring now, and how they lie compared with those of Luna or the other player."""
    points, shares, most, more, more_points, fewer, bonus = 0.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0
    steps, values, best, second = 0, 0, 0, NOBODY
    for firm in range(FIRMS):
        mine, theirs, value = held[seat * FIRMS + firm], held[rival * FIRMS + firm], state.share_value(firm)
        points += mine * value
        shares += mine
        most = max(most, mine)
        more += max(0.0, mine - theirs)
        more_points += max(0.0, mine - theirs) * value
        fewer += max(0.0, theirs - mine)
        steps += state.marks[seat * FIRMS + firm]
        values += value
        bonus += BONUS[state.sides[firm] * LEVELS + state.crossed(seat, firm)]
        if value > state.share_value(best):
            best, second = firm, best
        elif firm != best and (second == NOBODY or value > state.share_value(second)):
            second = firm
    found.extend((points, shares, float(steps), most))
    found.extend((held[seat * FIRMS + best], held[seat * FIRMS + second], more, more_points, fewer))
    found.extend((float(values), float(state.share_value(best)), bonus))


class Kit:
    """Action cards of a player, sorted by kind."""

    def __init__(self) -> None:
        self.suits: list[list[int]] = [[], [], []]
        self.energy: int = 0
        self.researchers: int = 0
        self.points: int = 0
        self.engineers: int = 0
        self.helium: int = 0  # what the field scientists bring at once
        self.domes: int = 0  # and for pairs of domes

    def add(self, state: SkyminesState, seat: Seat, card: int) -> None:
        kind, value = CARD_TYPE[card], CARD_VALUE[card]
        if kind < RESOURCES:
            self.suits[kind].append(value)
        elif kind == ENERGY:
            self.energy += value
        elif kind == RESEARCHER:
            self.researchers += 1
            self.points += value
        elif kind == ENGINEER:
            self.engineers += 1
            self.helium += CARD_HELIUM[card]
            self.domes += pairs(state, seat, card) if CARD_FIRM[card] != NOBODY else 0

    def units(self) -> int:
        return sum(self.suits[0]) + sum(self.suits[1]) + sum(self.suits[2])

    def tops(self, together: int) -> list[int]:
        """What the best cards of each resource come to, so many of them together; the least first."""
        return sorted([sum(sorted(suit)[-together:]) for suit in self.suits])


def count_cards(state: SkyminesState, seat: Seat, found: list[float]) -> None:
    """The action cards that a player owns, wherever they lie."""
    cards, hand, worth = 0, 0, 0
    kit = Kit()
    low = RESTING + seat * SLOTS
    for card in range(CARD_COUNT):
        place, kind, value = state.place[card], CARD_TYPE[card], CARD_VALUE[card]
        if kind == SHARE or not (place == HAND + seat or place == PLAYED + seat or low <= place < low + SLOTS):
            continue
        cards += 1
        if place == HAND + seat:
            hand += 1
            worth += value if kind <= ENERGY else SCIENTIST
        kit.add(state, seat, card)
    tops = kit.tops(SUIT)
    for much in (cards, hand, worth, kit.units(), tops[2], tops[1], kit.energy):
        found.append(float(much))
    for much in (kit.researchers, kit.points, kit.engineers, kit.domes):
        found.append(float(much))


def count_prospects(state: SkyminesState, seat: Seat, held: list[float], left: int, found: list[float]) -> None:
    """What the cards would bring if they were played round after round; slots, plans and tiles."""
    values = foreseen(state, held, MEASURE, left - 1)
    prices = Prices(state, seat, held, values, MEASURE, max(1, left - 1))
    powers = [0] * (KINDS * 2)
    piles = sort_cards(state, seat, prices, powers)
    slots = open_count(state, seat)
    for rounds in (left, 1, min(2, left)):
        found.append(cards_to_come([pile.copy() for pile in piles], slots, WHOLE, rounds, False))
    found.extend((float(slots), float(line_of(state, seat)), plans_ahead(state, seat, powers, MEASURE, SOON, 0)))
    for tile in range(len(BONUS_TILES)):
        found.append(1.0 if state.holder[tile] == seat else 0.0)


def count_luna(state: SkyminesState, held: list[float], found: list[float]) -> None:
    helium, upload = state.helium[LUNA], state.upload[LUNA]
    found.extend((float(state.coins[LUNA]), float(helium), float(HELIUM_VALUE[helium])))
    found.extend((float(upload), float(UPLOAD_VALUE[upload])))
    points, shares, steps, best = 0.0, 0.0, 0, 0
    for firm in range(FIRMS):
        points += held[LUNA * FIRMS + firm] * state.share_value(firm)
        shares += held[LUNA * FIRMS + firm]
        steps += state.marks[LUNA * FIRMS + firm]
        if state.share_value(firm) > state.share_value(best):
            best = firm
    found.extend((points, shares, float(steps), held[LUNA * FIRMS + best]))


def count_hand(state: SkyminesState, seat: Seat, found: list[float]) -> None:
    """What can be played in the round that begins, and what comes back after it."""
    kit = Kit()
    piles, cards = [0] * SLOTS, [0] * SLOTS
    for card in range(CARD_COUNT):
        place, kind, value = state.place[card], CARD_TYPE[card], CARD_VALUE[card]
        pile = place - RESTING - seat * SLOTS
        if kind == SHARE:
            continue
        if 0 <= pile < SLOTS:
            piles[pile] += value if kind <= ENERGY else SCIENTIST
            cards[pile] += 1
        elif place == HAND + seat:
            kit.add(state, seat, card)
    tops = kit.tops(open_count(state, seat))
    rest = sorted(piles)
    for much in (tops[2], tops[1], tops[0], kit.energy, min(1, kit.researchers)):
        found.append(float(much))
    for much in (kit.researchers, kit.points, kit.engineers, kit.helium + kit.domes):
        found.append(float(much))
    found.extend((float(rest[-1]), float(rest[-2]), float(max(cards)), float(sum([1 for pile in cards if pile > 0]))))
