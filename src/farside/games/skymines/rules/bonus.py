"""Action 5: place a bonus marker on a space of the board or of a company track."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN
from farside.core.verbs import Question, Verb
from farside.games.skymines.actions import GIFT, MARKER, ONCE, SCRAP, TIER
from farside.games.skymines.components import CARD_COST, CARD_COUNT, CARD_TYPE, FIRMS, SHARE
from farside.games.skymines.luna import NO_LUNA
from farside.games.skymines.modules import PERSONAL_COST, PERSONAL_STEPS
from farside.games.skymines.rules.advance import ANY_TRACK, OTHER_TRACKS, add_helium
from farside.games.skymines.rules.clauses import (
    FIRST_TURN,
    LUNA_HAS_MORE,
    NO_GAIN,
    NO_TIER,
    NOT_CARBON,
    NOT_MOST,
    NOT_YET,
    OCCUPIED,
    OTHER_SPACE,
    SPACE_PRICE,
)
from farside.games.skymines.rules.gain import gain
from farside.games.skymines.rules.luna_value import luna_demand
from farside.games.skymines.rules.owning import different_cards
from farside.games.skymines.rules.research import RESEARCHING, add_rp
from farside.games.skymines.rules.resources import OPTIONAL, SHOP, cheapest
from farside.games.skymines.rules.reuse import USE_PART
from farside.games.skymines.state import DESTROYED, HAND, SkyminesState
from farside.games.skymines.tracks import (
    ANY_TYPE,
    BOARD_COST,
    BUY,
    CHOICES,
    DESTROY,
    DESTROY_COINS,
    DESTROYS,
    FIRST_PLAYER_RP,
    FIRST_STANDARD,
    FIRST_TILE_SPACE,
    FIRST_TRACK_SPACE,
    IS_SHOP,
    LEVELS,
    MEASURE,
    OVER_COST,
    PERMANENT,
    RECOVER_COST,
    REUSES,
    SHOP_DISCOUNT,
    SPACE_COST,
    SPACE_HELIUM,
    SPACES,
    STRIDES,
    TAKE_FIRST,
    TIER_MIN,
    TIER_REWARD,
    TIERS,
)

RESEARCHER_CARDS: Final = 4  # the measure of the research scientists' majority
DOWNWARDS: Final = list(range(TIERS - 1, -1, -1))  # the highest tier is offered first


# -- where a track's spaces lie ------------------------------------------------------------------------


def firm_of(space: int) -> int:
    return (space - FIRST_TRACK_SPACE) // 2


def level_of(space: int) -> int:
    return (space - FIRST_TRACK_SPACE) % 2 + 1


def bonus_at(state: SkyminesState, space: int) -> int:
    """Where a track space's bonus is found in the lists of `tracks`."""
    return state.sides[firm_of(space)] * LEVELS + level_of(space)


def is_shown(state: SkyminesState, seat: Seat, space: int) -> bool:
    """Whether a space is worth showing: all of the board, and those of tracks whose threshold was crossed."""
    if space < FIRST_TRACK_SPACE:
        return True
    firm = firm_of(space)
    return not PERMANENT[state.sides[firm]] and state.crossed(seat, firm) >= level_of(space)


# -- may it be placed? -----------------------------------------------------------------------------------


def judge(state: SkyminesState, seat: Seat, space: int) -> int:
    """SKY-BON-1 to 3  A marker, a free space, and the condition and the cost met in full."""
    if state.bonus[space] != NOBODY:
        return OCCUPIED
    if space >= SPACES:
        return SPACE_PRICE if state.coins[seat] < PERSONAL_COST else OPEN
    if space < FIRST_STANDARD:
        return judge_majority(state, seat, space)
    if price(state, space) > state.coins[seat]:
        return SPACE_PRICE
    if space >= FIRST_TRACK_SPACE:
        return judge_track(state, seat, space)
    if space == TAKE_FIRST:
        return FIRST_TURN if seat == state.first and state.moved >> seat & 1 == 0 else OPEN
    if space == BUY:
        return NO_GAIN if cheapest(state, 0) > state.coins[seat] - BOARD_COST[BUY] else OPEN
    return NO_GAIN if space == DESTROY and not holds_any(state, seat, ANY_TYPE) else OPEN


def price(state: SkyminesState, space: int) -> int:
    if space >= SPACES:
        return PERSONAL_COST
    return BOARD_COST[space] if space < FIRST_TRACK_SPACE else SPACE_COST[bonus_at(state, space)]


def measure(state: SkyminesState, seat: Seat, space: int) -> int:
    """SKY-MAJ-1, SKY-MAJ-5  What is compared."""
    kind = MEASURE[space]
    return state.researchers(seat) if kind == RESEARCHER_CARDS else state.total(seat, kind)


def strength(state: SkyminesState, seat: Seat, space: int) -> int:
    """SKY-MAJ-2, SKY-R-12  What counts for the tier; for research scientists all scientists do."""
    own = measure(state, seat, space)
    return own + state.engineers(seat) if MEASURE[space] == RESEARCHER_CARDS and own > 0 else own


def best_rival(state: SkyminesState, seat: Seat, space: int) -> int:
    found = 0
    for other in range(state.seats):
        if other != seat:
            found = max(found, measure(state, other, space))
    return found


def judge_majority(state: SkyminesState, seat: Seat, space: int) -> int:
    """SKY-MAJ-1, SKY-R-11  Nobody has more, and it is enough for the lowest tier."""
    if strength(state, seat, space) < TIER_MIN[space * TIERS]:
        return NO_TIER
    if state.has_luna() and luna_demand(state, MEASURE[space]) > against_luna(state, seat, space):
        return LUNA_HAS_MORE
    return NOT_MOST if best_rival(state, seat, space) > measure(state, seat, space) else OPEN


def against_luna(state: SkyminesState, seat: Seat, space: int) -> int:
    """SKY-LUNA-16, SKY-LUNA-51, SKY-R-M54  What is compared with Luna's number: of scientists, all of them."""
    own = measure(state, seat, space)
    return own + state.engineers(seat) if MEASURE[space] == RESEARCHER_CARDS else own


def judge_track(state: SkyminesState, seat: Seat, space: int) -> int:
    """SKY-TRK-5, SKY-TRK-7, SKY-R-39  Unlocked on an earlier turn, and not beside an own marker."""
    firm, level = firm_of(space), level_of(space)
    if state.active[seat * FIRMS + firm] < level:
        return NOT_YET
    if state.bonus[FIRST_TRACK_SPACE + firm * 2 + 2 - level] == seat:
        return OTHER_SPACE
    at = bonus_at(state, space)
    if REUSES[at]:
        return OPEN if can_reuse(state, seat, RECOVER_COST[at]) else NO_GAIN
    if DESTROYS[at] == NOBODY or holds_any(state, seat, DESTROYS[at]):
        return OPEN
    return NO_GAIN


def holds_any(state: SkyminesState, seat: Seat, kind: int) -> bool:
    """A hand card of a type (ANY_TYPE: of whatever type)."""
    for card in range(CARD_COUNT):
        if state.place[card] == HAND + seat and (kind == ANY_TYPE or CARD_TYPE[card] == kind):
            return True
    return False


def can_reuse(state: SkyminesState, seat: Seat, recovery: int) -> bool:
    """SKY-R-39  A hand card, and a part of E2 that can be carried out."""
    for card in range(CARD_COUNT):
        if state.place[card] == HAND + seat and (CARD_TYPE[card] != SHARE or state.coins[seat] >= recovery):
            return True
    return False


# -- placing ---------------------------------------------------------------------------------------------


def markers(state: SkyminesState, seat: Seat) -> int:
    """SKY-BON-1, SKY-MISSION-8  Markers of both kinds in the reserve."""
    return state.spare_markers(seat) + state.one_time_markers(seat)


def put(state: SkyminesState, seat: Seat, space: int) -> None:
    """SKY-MISSION-21  Whoever has both kinds of marker chooses one."""
    if state.one_time_markers(seat) == 0:
        place(state, seat, space)
    elif state.spare_markers(seat) == 0:
        place_once(state, seat, space)
    else:
        state.ask(CHOOSE_MARKER, seat, space)


def place_once(state: SkyminesState, seat: Seat, space: int) -> None:
    """SKY-MISSION-8  A one-time marker works like any other; it leaves the game when it is collected."""
    state.keep_once(seat, -1)
    state.single |= 1 << space
    place(state, seat, space)


def place(state: SkyminesState, seat: Seat, space: int) -> None:
    """SKY-BON-5  The marker stands, the cost is paid, the reward follows."""
    state.bonus[space] = seat
    cost = 0 if space < FIRST_STANDARD else price(state, space)
    state.coins[seat] -= cost
    if space >= SPACES:  # SKY-MISSION-9
        state.tell("own-space", seat, cost)
        state.ask(ANY_TRACK, seat, PERSONAL_STEPS)
        return
    state.tell("bonus", seat, space, cost)
    if space < FIRST_STANDARD:
        reward_majority(state, seat, space)
    elif space >= FIRST_TRACK_SPACE:
        reward_track(state, seat, space)
    elif space == TAKE_FIRST:
        state.marker = seat  # SKY-STD-6: from the next round on
        add_rp(state, FIRST_PLAYER_RP)
        state.then(RESEARCHING)
    elif space == BUY:
        state.ask(SHOP, seat)
    elif space == DESTROY:
        state.ask(DESTROY_CARD, seat, space)
    else:
        assert space >= FIRST_TILE_SPACE, "the tile is handed over in the preparation (SKY-TSP-1)"


def may_decline(state: SkyminesState) -> bool:
    """SKY-R-03  With Luna at the table free steps matter too: her leads are measured against yours (SKY-LUNA-25)."""
    return state.level != NO_LUNA and state.is_of(2)


def reward_majority(state: SkyminesState, seat: Seat, space: int) -> None:
    if strength(state, seat, space) >= TIER_MIN[space * TIERS + 1]:
        state.ask(CHOOSE_TIER, seat, space)
    else:
        gain(state, seat, TIER_REWARD[space * TIERS], freely=may_decline(state))


def reward_track(state: SkyminesState, seat: Seat, space: int) -> None:
    """SKY-TB-B2 to SKY-TB-E2  The bonus spaces of company tracks."""
    at = bonus_at(state, space)
    if CHOICES[at]:
        state.ask(CHOOSE_GIFT, seat, at)
    elif IS_SHOP[at]:
        add_helium(state, seat, SPACE_HELIUM[at])  # first: coins of a full tank may pay for the card
        state.ask(SHOP, seat, SHOP_DISCOUNT[at] * 2 + OPTIONAL)
    elif STRIDES[at]:
        state.chosen = 1 << firm_of(space)
        for steps in STRIDES[at]:
            state.ask(OTHER_TRACKS, seat, steps)
    else:
        state.ask(DESTROY_CARD, seat, space)


class PutMarker(Verb[SkyminesState]):
    """SKY-MISSION-21  A normal marker comes back, a one-time marker does not."""

    def take(self, state: SkyminesState, seat: Seat, kind: int) -> None:
        if kind == ONCE:
            place_once(state, seat, state.about())
        else:
            place(state, seat, state.about())


class TakeTier(Verb[SkyminesState]):
    """SKY-MAJ-2  The reward of the tier reached, or of a lower one."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return DOWNWARDS

    def refusal(self, state: SkyminesState, seat: Seat, tier: int) -> int:
        space = state.about()
        return NO_TIER if strength(state, seat, space) < TIER_MIN[space * TIERS + tier] else OPEN

    def numbers(self, state: SkyminesState, seat: Seat, tier: int, clause: int) -> tuple[int, ...]:
        space = state.about()
        return (TIER_MIN[space * TIERS + tier], strength(state, seat, space))

    def take(self, state: SkyminesState, seat: Seat, tier: int) -> None:
        gain(state, seat, TIER_REWARD[state.about() * TIERS + tier], freely=may_decline(state))


class TakeGift(Verb[SkyminesState]):
    """SKY-TB-B2  More research points or more helium."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return list(range(len(CHOICES[state.about()])))

    def take(self, state: SkyminesState, seat: Seat, gift: int) -> None:
        rp, helium = CHOICES[state.about()][gift]
        add_helium(state, seat, helium)
        add_rp(state, rp)
        state.then(RESEARCHING)


class Destroy(Verb[SkyminesState]):
    """SKY-STD-4, SKY-TB-D1, SKY-TB-E2  A hand card goes to the pile of destroyed cards."""

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return different_cards(state, HAND + seat)

    def refusal(self, state: SkyminesState, seat: Seat, card: int) -> int:
        space = state.about()
        if space == DESTROY:
            return OPEN
        at = bonus_at(state, space)
        if REUSES[at]:
            return NO_GAIN if CARD_TYPE[card] == SHARE and state.coins[seat] < RECOVER_COST[at] else OPEN
        return OPEN if DESTROYS[at] == ANY_TYPE or DESTROYS[at] == CARD_TYPE[card] else NOT_CARBON

    def take(self, state: SkyminesState, seat: Seat, card: int) -> None:
        space = state.about()
        state.place[card] = DESTROYED
        if space != DESTROY and REUSES[bonus_at(state, space)]:
            state.destroyed = card
            state.tell("destroy", seat, card, 0)
            state.ask(USE_PART, seat, bonus_at(state, space))
            return
        over = DESTROY_COINS if space == DESTROY else OVER_COST[bonus_at(state, space)]
        state.earn(seat, CARD_COST[card] + over)
        state.tell("destroy", seat, card, CARD_COST[card] + over)


CHOOSE_MARKER: Final = Question(PutMarker(MARKER), name="choosemarker")
CHOOSE_TIER: Final = Question(TakeTier(TIER), name="choosetier", alone=True)
CHOOSE_GIFT: Final = Question(TakeGift(GIFT), name="choosegift", alone=True)
DESTROY_CARD: Final = Question(Destroy(SCRAP), name="destroycard", alone=True)
