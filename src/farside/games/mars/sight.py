"""Who may know what."""

from __future__ import annotations

from random import Random
from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import FRAME
from farside.games.mars.components import CARD_COUNT, GOODS, KEEP, RND_FIRST2, RND_MODE
from farside.games.mars.rules.bundles import BUNDLES, TERMS, holds, start_draft
from farside.games.mars.rules.deals import ANSWER, DRAFT, OFFERS
from farside.games.mars.rules.spoils import LOOK, WHO
from farside.games.mars.state import ACCEPTED, DECLINED, DRAFTING, OFFERED, OPEN_HANDS, UNASKED, MarsState

LIKELY: Final = 2  # a sealed answer is imagined as a decline once in so many times


def looked_at(state: MarsState, seat: Seat | None) -> Seat:
    """MARS-INFO-7  Whose hand this seat is looking at now, or NOBODY."""
    if state.over or seat is None or not state.asked(seat) or state.stack[-FRAME] != LOOK.number:
        return NOBODY
    return state.about() % WHO


def sees_hand(state: MarsState, seat: Seat | None, owner: Seat) -> bool:
    """MARS-INFO-2, MARS-VAR-4  One's own hand, a hand one looks at, and all hands if they are open."""
    return owner == seat or state.has_option(OPEN_HANDS) or owner == looked_at(state, seat)


def hide(dream: MarsState, seat: Seat | None, dice: Random) -> None:
    """MARS-INFO-2  Deal again what the seat cannot know: decks, hands, R&D hands, drafts and sealed answers."""
    deal_goods(dream, seat, dice)
    dream.kept = dream.kept.copy()
    dream.deck1 = deal_cards(dream, seat, dice, dream.deck1, dream.under1, 0, RND_FIRST2)
    dream.deck2 = deal_cards(dream, seat, dice, dream.deck2, dream.under2, RND_FIRST2, CARD_COUNT)
    dream.events = dream.events.copy()
    dice.shuffle(dream.events)
    imagine_talk(dream, seat, dice)


def deal_goods(dream: MarsState, seat: Seat | None, dice: Random) -> None:
    """MARS-INFO-4  Supply deck and hidden hands; cards that all have seen enter a hand stay in it."""
    hidden = [other for other in range(dream.seats) if not sees_hand(dream, seat, other)]
    unknown = dream.supply.copy()
    for other in hidden:
        for good in range(GOODS):
            unknown.extend([good] * (dream.held(other, good) - dream.known[other * GOODS + good]))
    dice.shuffle(unknown)
    for other in hidden:
        at = other * GOODS
        missing = dream.hand_size(other)
        for good in range(GOODS):
            dream.hands[at + good] = dream.known[at + good]
            missing -= dream.known[at + good]
        for _card in range(missing):
            dream.hands[at + unknown.pop()] += 1
    dream.supply = unknown


def deal_cards(
    dream: MarsState, seat: Seat | None, dice: Random, deck: list[int], under: int, first: int, last: int
) -> list[int]:
    """MARS-RND-8, MARS-INFO-2  The deck above its known bottom, and as many kept cards as each other hand has of it."""
    top = deck[under:]
    others = [other for other in range(dream.seats) if other != seat]
    counts = [kept_of(dream.kept[other], first, last) for other in others]
    for other in others:
        for card in range(first, last):
            if dream.kept[other] >> card & 1:
                dream.kept[other] &= ~(1 << card)
                top.append(card)
    dice.shuffle(top)
    for at in range(len(others)):
        for _card in range(counts[at]):
            card = next(card for card in top if RND_MODE[card] == KEEP)
            top.remove(card)
            dream.kept[others[at]] |= 1 << card
    return deck[:under] + top


def kept_of(kept: int, first: int, last: int) -> int:
    """How many cards of a deck an R&D hand holds."""
    count = 0
    for card in range(first, last):
        count += kept >> card & 1
    return count


def imagine_talk(dream: MarsState, seat: Seat | None, dice: Random) -> None:
    """MARS-NEG-20, MARS-INFO-8  Drafts and sealed answers of the others."""
    if dream.over:
        return
    step = dream.stack[-FRAME]
    if step == DRAFT.number:
        for other in range(dream.seats):
            if other != seat and dream.asked(other):
                start_draft(dream, other)
    elif step in (ANSWER.number, OFFERS.number):
        for other in range(dream.seats):
            if other != seat:
                imagine_answer(dream, other, step == ANSWER.number, dice)


def imagine_answer(dream: MarsState, other: Seat, to_proposal: bool, dice: Random) -> None:
    """Somebody still thinking starts afresh; a given answer becomes one this hand could have given."""
    if dream.answers[other] == UNASKED:
        return
    start_draft(dream, other)
    if dream.answers[other] == DRAFTING:
        dream.answers[other] = UNASKED
        return
    dream.answers[other] = DECLINED
    if dice.randrange(LIKELY) == 0:
        return
    if to_proposal and holds(dream, other, dream.offer, TERMS + GOODS):
        dream.answers[other] = ACCEPTED
    elif not to_proposal or dice.randrange(LIKELY):
        imagine_offer(dream, other, dice)


def imagine_offer(dream: MarsState, other: Seat, dice: Random) -> None:
    """One card of this hand for one of another material."""
    held = [good for good in range(GOODS) if dream.held(other, good)]
    if held:
        given = dice.choice(held)
        wanted = dice.choice([good for good in range(GOODS) if good != given])
        dream.drafts[other * BUNDLES + given] = 1
        dream.drafts[other * BUNDLES + GOODS + wanted] = 1
        dream.answers[other] = OFFERED
