"""Who may know what: sealed plans and starting tiles, and the order of decks and supplies, are hidden (SKY-INFO-2)."""

from __future__ import annotations

from random import Random

from farside.core.actions import NOBODY, Seat
from farside.core.game import Game
from farside.games.skymines import outlook, setup
from farside.games.skymines.components import (
    CARD_COUNT,
    CARD_LETTER,
    CARD_TYPE,
    COLUMNS,
    DECK,
    FIRMS,
    FIRST_PRINTED,
    LETTERS,
    PLAN_ROWS,
    SECTORS,
    SHARE,
    SLOTS,
    SPECIALS,
    SUPPLY,
    TILES,
    TILES_DEALT,
)
from farside.games.skymines.luna import RANK
from farside.games.skymines.luna_outlook import luna_of
from farside.games.skymines.modules import BELT_SPACES, OUTPOST_SPACES, SHUTTLES, TASKS
from farside.games.skymines.questions import asked
from farside.games.skymines.rules import scoring
from farside.games.skymines.rules.luna_deck import SEEN
from farside.games.skymines.rules.owning import owner_of
from farside.games.skymines.rules.planning import PLAN_ROUND, free_slots
from farside.games.skymines.rules.research import has_special
from farside.games.skymines.setup import STARTING_TILE, lay_forced, next_rest
from farside.games.skymines.state import BOXED, DESTROYED, HAND, SkyminesState
from farside.games.skymines.tracks import SPACES
from farside.games.skymines.view import SkyminesView


def look(game: Game[SkyminesState, SkyminesView], state: SkyminesState, seat: Seat | None) -> SkyminesView:
    """What a seat sees (None: a spectator)."""
    own = range(0) if seat is None else range(seat * SLOTS, seat * SLOTS + SLOTS)
    deals = range(0) if seat is None else range(seat * TILES_DEALT, seat * TILES_DEALT + TILES_DEALT)
    owned = scoring.shares(state)
    return SkyminesView(
        **game.common(state, seat),
        round=state.round,
        first=state.first,
        marker=state.marker,
        turn_of=state.turn_of,
        constrained=state.constrained,
        companies=tuple([outlook.company(state, firm) for firm in range(FIRMS)]),
        sectors=() if state.belt else tuple([outlook.sector(state, sector) for sector in range(SECTORS)]),
        market=outlook.market(state),
        deck=deck_left(state),
        destroyed=tuple([card for card in range(CARD_COUNT) if state.place[card] == DESTROYED]),
        shown=tuple(state.shown),
        supply=tuple([SUPPLY - top for top in state.tops]),
        specials=tuple([special_status(state, special) for special in range(SPECIALS)]),
        bounty=state.bounty,
        bonuses=tuple([outlook.bonus(state, space) for space in range(SPACES)]),
        tiles=tuple(state.holder),
        players=tuple([outlook.player(state, other, seat, owned) for other in range(state.seats)]),
        luna=luna_of(state, seat, owned) if state.has_luna() else None,
        planned=tuple([state.planned[at] for at in own]),
        dealt=tuple([state.dealt[at] for at in deals]),
        units=state.units,
        energy=state.energy,
        firm=state.firm,
        entered=tuple([space for space in range(len(state.holders)) if state.entered >> space & 1]),
        expander=state.expander,
        rp=state.rp,
        aside=tuple(state.aside),
        belt=tuple([outlook.place(state, space) for space in range(BELT_SPACES)]) if state.belt else (),
        missions=tuple([outlook.mission(state, card) for card in state.missions]),
        threat=outlook.threat(state),
        games=state.games,
        chapter=state.chapter,
    )


def deck_left(state: SkyminesState) -> tuple[int, ...]:
    left = [CARD_LETTER[card] for card in state.deck[state.drawn :]]
    return tuple([left.count(letter) for letter in range(len(LETTERS))])


def special_status(state: SkyminesState, special: int) -> int:
    if state.taken >> special & 1:
        return 2
    return 1 if has_special(state, special) else 0


# -- secrets -------------------------------------------------------------------------------------------


def hide(dream: SkyminesState, seat: Seat | None, dice: Random) -> None:
    """SKY-INFO-2  Deal again what the seat cannot know."""
    shuffle_deck(dream, dice)
    shuffle_supplies(dream, dice)
    if dream.has_luna():
        shuffle_luna(dream, dice)
    if asked(dream, STARTING_TILE):
        redo_set_up(dream, seat, dice)
    elif asked(dream, PLAN_ROUND):
        for other in range(dream.seats):
            if other != seat:
                redo_plan(dream, other, dice)


def shuffle_deck(dream: SkyminesState, dice: Random) -> None:
    """The order of the action deck inside each letter."""
    deck = dream.deck[: dream.drawn]
    for letter in range(len(LETTERS)):
        cards = [card for card in dream.deck[dream.drawn :] if CARD_LETTER[card] == letter]
        dice.shuffle(cards)
        deck += cards
    dream.deck = deck


def shuffle_supplies(dream: SkyminesState, dice: Random) -> None:
    supply: list[int] = []
    for letter in range(len(PLAN_ROWS)):
        plans = dream.supply[letter * SUPPLY : letter * SUPPLY + SUPPLY]
        below = plans[dream.tops[letter] :]
        dice.shuffle(below)
        supply += plans[: dream.tops[letter]] + below
    dream.supply = supply


def shuffle_luna(dream: SkyminesState, dice: Random) -> None:
    """SKY-LUNA-54  Her deck, her slots that are face down and the pile of rank 2 hold the same cards in another order.

    A card put on the deck at a token stays one of rank 2; how many of these circulate can be counted.
    """
    down = [slot for slot in range(SLOTS) if dream.luna_slots[slot] != NOBODY and dream.luna_up >> slot & 1 == 0]
    places = [*dream.luna_deck, *[dream.luna_slots[slot] for slot in down]]
    high = [*dream.luna_pile, *[card % SEEN for card in places if RANK[card % SEEN] == 2]]
    dice.shuffle(high)
    dream.luna_pile = [high.pop() for _card in dream.luna_pile]
    known = [high.pop() + SEEN for card in places if card >= SEEN]
    rest = [*high, *[card for card in places if RANK[card % SEEN] == 1]]
    dice.shuffle(rest)
    dealt = [known.pop() if card >= SEEN else rest.pop() for card in places]
    size = len(dream.luna_deck)
    dream.luna_deck = dealt[:size]
    for slot, card in zip(down, dealt[size:], strict=True):
        dream.luna_slots[slot] = card


def redo_plan(dream: SkyminesState, seat: Seat, dice: Random) -> None:
    """SKY-INFO-6  Another plan, of any size, for whoever is ready; those who still think have laid nothing yet."""
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        dream.planned[at] = NOBODY
    if dream.asked(seat):
        return
    hand = [card for card in range(CARD_COUNT) if dream.place[card] == HAND + seat and CARD_TYPE[card] != SHARE]
    dice.shuffle(hand)
    wanted = dice.choice((3, 3, 3, 5, 5, 2, 1, 0))
    while wanted > 0 and hand and free_slots(dream, seat) != 0:
        slots = [slot for slot in range(SLOTS) if free_slots(dream, seat) >> slot & 1]
        dream.planned[seat * SLOTS + dice.choice(slots)] = hand.pop()
        wanted -= 1


def redo_set_up(dream: SkyminesState, seat: Seat | None, dice: Random) -> None:
    """SKY-SET-16  Other tiles for the others, and other cards laid to rest by those who are ready."""
    choosing = dream.dealt[0] != NOBODY
    if choosing:
        deal_again(dream, seat, dice)
    for other in range(dream.seats):
        if other != seat:
            if choosing:
                dream.tile[other] = NOBODY
            redo_rest(dream, other, dice)


def deal_again(dream: SkyminesState, seat: Seat | None, dice: Random) -> None:
    own = [] if seat is None else dream.dealt[seat * TILES_DEALT : seat * TILES_DEALT + TILES_DEALT]
    tiles = [tile for tile in range(len(TILES)) if tile not in own]
    dice.shuffle(tiles)
    for at in range(len(dream.dealt)):
        if at // TILES_DEALT != seat:
            dream.dealt[at] = tiles.pop()


def redo_rest(dream: SkyminesState, seat: Seat, dice: Random) -> None:
    """Whoever is ready has kept some tile and laid some cards; whoever is not has only what leaves no choice."""
    for at in range(seat * SLOTS, seat * SLOTS + SLOTS):
        dream.planned[at] = NOBODY
    if not dream.asked(seat) and dream.tile[seat] == NOBODY:
        dream.tile[seat] = dice.choice(dream.dealt[seat * TILES_DEALT : seat * TILES_DEALT + TILES_DEALT])
    if dream.tile[seat] == NOBODY:
        return
    lay_forced(dream, seat)
    while not dream.asked(seat) and next_rest(dream, seat) != NOBODY:
        card = dice.choice(setup.cards_to_rest(dream, seat))
        dream.planned[seat * SLOTS + next_rest(dream, seat)] = card
        lay_forced(dream, seat)


# -- pieces --------------------------------------------------------------------------------------------


def census(state: SkyminesState) -> dict[str, int]:
    """All pieces, wherever they lie."""
    found = {f"outposts {firm}": outposts(state, firm) for firm in range(FIRMS)}
    if state.belt:
        found |= {f"shuttles {firm}": shuttles(state, firm) for firm in range(FIRMS)}
    if state.missions:
        found["one-time markers"] = sum([one_time_markers(state, seat) for seat in range(state.seats)])
    found["cards"] = len([card for card in range(CARD_COUNT) if is_found(state, card)])
    found["plans"] = plans(state)
    found["special plans"] = len([at for at in range(SPECIALS) if special_is_found(state, at)])
    found["bonus tiles"] = len([tile for tile in state.holder if NOBODY <= tile < state.seats])
    luna = [*state.luna_deck, *state.luna_pile, *state.luna_discard, *state.luna_slots, *state.luna_majority]
    found["Luna's cards"] = len({card % SEEN for card in luna if card != NOBODY})
    return found


def outposts(state: SkyminesState, firm: int) -> int:
    """In the station, on the map, standing in spaces just entered, out of the game."""
    spaces = range(OUTPOST_SPACES if state.belt else SECTORS)
    return state.in_station(firm) + on_map(state, firm, spaces) + state.lost[firm]


def on_map(state: SkyminesState, firm: int, spaces: range) -> int:
    """Pieces that lie there or have just been placed there."""
    lying = [at for at in spaces if state.holders[at] == firm]
    raised = [at for at in spaces if state.raised >> at & 1 and state.holders[at] != firm]
    return len(lying) + (len(raised) if state.firm == firm else 0)


def shuttles(state: SkyminesState, firm: int) -> int:
    """SKY-AST-2  In the middle column, on routes, out of the game."""
    on_routes = on_map(state, firm, range(OUTPOST_SPACES, BELT_SPACES))
    return state.station[firm * COLUMNS + SHUTTLES] + on_routes + state.lost[FIRMS + firm]


def one_time_markers(state: SkyminesState, seat: Seat) -> int:
    """SKY-MISSION-3, SKY-MISSION-8  On the status card, in the reserve, on the board, out of the game."""
    left = TASKS - state.claimed[seat].bit_count()
    standing = [at for at, owner in enumerate(state.bonus) if owner == seat and state.single >> at & 1]
    spent = state.claimed[seat].bit_count() - state.once[seat] - len(standing)
    assert spent >= 0, "a one-time marker is placed once"
    return left + state.once[seat] + len(standing) + spent


def is_found(state: SkyminesState, card: int) -> bool:
    """SKY-CARD-6  A card is in exactly one place, and that place knows of it."""
    place = state.place[card]
    shown = state.market.count(card) + state.slots.count(card)
    stacked = card < DECK and card in state.deck[state.drawn :]
    if place in (BOXED, DESTROYED) or owner_of(state, card) != NOBODY:
        in_slot = 8 <= place < 12
        return not stacked and shown == (1 if in_slot else 0)
    return stacked != (shown == 1)


def plans(state: SkyminesState) -> int:
    """Plans with a letter and printed ones: in supplies, on display, aside, on tracks and below others."""
    found = sum([SUPPLY - top for top in state.tops]) + len([plan for plan in state.shown if plan != NOBODY])
    tracks = [*state.plans, *[entry % 128 for entry in state.buried], *state.aside, *state.gone]
    return found + len([plan for plan in tracks if 0 <= plan < FIRST_PRINTED - SPECIALS])


def special_is_found(state: SkyminesState, special: int) -> bool:
    plan = FIRST_PRINTED - SPECIALS + special
    tracks = [*state.plans, *[entry % 128 for entry in state.buried], *state.aside, *state.gone]
    return tracks.count(plan) == state.taken >> special & 1
