"""Positions of Skymines for tests: given in words, played in notation. Players are A, B, C, D, and L for Luna."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.positions import Position as Position
from tests.games.positions import Words
from tests.games.refusals import refused

from farside.core.actions import NOBODY
from farside.core.game import Value
from farside.core.state import Event
from farside.games.skymines import modules
from farside.games.skymines.components import (
    CARD_COUNT,
    CARDS,
    COLUMNS,
    COMPANIES,
    FIRMS,
    FIRST_SPECIAL,
    HEIGHT,
    LAB,
    MARKET,
    PLACE_KEYS,
    PLANS,
    SLOT_KEYS,
    SLOTS,
    SUPPLY,
)
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import LUNA, LUNA_CARDS, NO_LUNA
from farside.games.skymines.modules import ANOMALY, BELT_KEYS, MISSIONS, OUTPOST_SPACES, SHUTTLE_KEYS, SHUTTLES
from farside.games.skymines.rules.planning import PLAN_ROUND
from farside.games.skymines.rules.rounds import NEXT_ROUND, PREPARE
from farside.games.skymines.rules.scoring import SCORE
from farside.games.skymines.rules.turn import ACTIONS
from farside.games.skymines.setup import AFTERWARDS
from farside.games.skymines.state import BOXED, DESTROYED, FOR_SALE, HAND, PLAYED, RESTING, STACKED, SkyminesState
from farside.games.skymines.tracks import BONUS_TILES, SPACE_KEYS

LETTERS = "ABCDL"
FIRST_GAME = ("A1", "B1", "C1", "D1")


def given(
    seats: int = 2,
    *,
    tracks: tuple[str, ...] = FIRST_GAME,
    number: int = 1,
    slots: Words | None = None,
    hand: Words | None = None,
    rest: Mapping[str, Words] | None = None,
    destroyed: str = "",
    coins: Mapping[str, int] | None = None,
    helium: Mapping[str, int] | None = None,
    upload: Mapping[str, int] | None = None,
    marks: Mapping[str, Mapping[str, int]] | None = None,
    sectors: Words | None = None,
    stations: Mapping[str, str] | None = None,
    plans: Mapping[str, Mapping[int, str]] | None = None,
    turned: Mapping[str, tuple[int, ...]] | None = None,
    market: Mapping[int, str] | None = None,
    shown: Mapping[str, str] | None = None,
    tiles: Words | None = None,
    bonus: Words | None = None,
    passed: str = "",
    constrained: bool = False,
    planning: bool = False,
    luna: int = NO_LUNA,
    luna_slots: str = "",
    majority: str = "",
    belt: Words | None = None,
    missions: str = "",
    claimed: Words | None = None,
    threat: str = "",
    log: list[Event] | None = None,
) -> SkyminesState:
    """A is first player and to act (or, with `planning`, all plan). Nobody holds a card that is not named.

    `slots`: cards in the action slots from b on (then a, e). `stations`: outposts by column; a `*` bares the barred
    space. `market` empties the display but for the spaces named; `shown` only replaces. What is left out is empty or 0.
    `belt` plays on that side: companies by Belt space (`14-1`, `13`). `claimed`: tasks by player, `M1-1 M1-3`.
    `luna`: her level; `luna_slots`: her cards in the slots a to e (`-`: none), without which she has passed;
    `majority`: her left and right majority card.
    """
    side = "moon" if belt is None else "belt"
    state = GAME.start(
        seats=seats,
        seed=1,
        tracks=tracks,
        constrained=constrained,
        side=side,
        missions=missions != "",
        threat=threat or False,
        luna=level_of(luna),
    )
    while state.question().number != PLAN_ROUND.number:
        state.act(state.turn(), state.options(state.turn())[0])
    state.log = log
    clear(state, number)
    lay_slots(state, slots or {})
    deal(state, hand or {}, rest or {}, destroyed)
    for numbers, wanted in ((state.coins, coins), (state.helium, helium), (state.upload, upload)):
        fill(numbers, wanted)
    lay_marks(state, marks or {})
    lay_board(state, belt if belt is not None else sectors or {}, stations or {})
    lay_missions(state, missions.split(), claimed or {})
    lay_plans(state, plans or {}, turned or {})
    if market is not None:
        stock(state, market)
    for place, plan in (shown or {}).items():
        show(state, place, plan)
    hand_tiles(state, tiles or {}, bonus or {}, passed)
    if luna != NO_LUNA:
        lay_luna(state, luna_slots, majority)
    return begin(state, number, planning)


def level_of(luna: int) -> Value:
    return "none" if luna == NO_LUNA else luna


def lay_luna(state: SkyminesState, slots: str, majority: str) -> None:
    """Luna's cards where a test wants them; she sits at the right of A."""
    state.beside = state.seats - 1
    for at, word in enumerate(slots.split()):
        if word != "-":
            state.luna_slots[at] = luna_card(state, word)
    for at, word in enumerate(majority.split()):
        if word != "-":
            state.luna_majority[at] = luna_card(state, word)
    if not slots:
        state.passed |= 1 << LUNA


def luna_card(state: SkyminesState, word: str) -> int:
    """One of Luna's cards, taken out of her deck or pile."""
    card = LUNA_CARDS.index(word)
    for cards in (state.luna_deck, state.luna_pile):
        if card in cards:
            cards.remove(card)
    return card


def begin(state: SkyminesState, number: int, planning: bool) -> SkyminesState:
    """Let the round begin, or its action phase."""
    for at in range(state.seats * FIRMS):
        state.active[at] = state.crossed(at // FIRMS, at % FIRMS)
    if planning:
        state.round -= 1
        state.stack = [NEXT_ROUND.number, 0, 0]
    else:
        after = SCORE if number == 7 else PREPARE
        state.stack = [after.number, 0, 0, ACTIONS.number, 0, 0]
        if state.threat == ANOMALY:
            state.stack = [AFTERWARDS.number, 0, 0, *state.stack]
    state.settle()
    return state


def lay_slots(state: SkyminesState, slots: Words) -> None:
    for letter, words in slots.items():
        for at, word in zip((1, 2, 3, 0, 4), words.split(), strict=False):
            if word != "-":
                put(state, word, PLAYED + seat_of(letter))
                state.slots[seat_of(letter) * SLOTS + at] = CARDS.index(word)


def deal(state: SkyminesState, hand: Words, rest: Mapping[str, Words], destroyed: str) -> None:
    for letter, words in hand.items():
        for word in words.split():
            put(state, word, HAND + seat_of(letter))
    for letter, piles in rest.items():
        for slot, words in piles.items():
            for word in words.split():
                put(state, word, RESTING + seat_of(letter) * SLOTS + SLOT_KEYS.index(slot))
    for word in destroyed.split():
        put(state, word, DESTROYED)


def lay_marks(state: SkyminesState, marks: Mapping[str, Mapping[str, int]]) -> None:
    for letter, places in marks.items():
        for firm, space in places.items():
            state.marks[seat_of(letter) * FIRMS + COMPANIES.index(firm)] = space


def lay_plans(
    state: SkyminesState, plans: Mapping[str, Mapping[int, str]], turned: Mapping[str, tuple[int, ...]]
) -> None:
    for letter, track in plans.items():
        for position, plan in track.items():
            lay_plan(state, seat_of(letter), position, plan)
    for letter, positions in turned.items():
        for position in positions:
            state.turned[seat_of(letter)] |= 1 << position


def hand_tiles(state: SkyminesState, tiles: Words, bonus: Words, passed: str) -> None:
    for tile, letter in tiles.items():
        state.holder[BONUS_TILES.index(tile)] = seat_of(letter)
    for space, letter in bonus.items():
        state.bonus[SPACE_KEYS.index(space)] = seat_of(letter)
    for letter in passed:
        state.passed |= 1 << seat_of(letter)


def seat_of(letter: str) -> int:
    return LETTERS.index(letter)


def clear(state: SkyminesState, number: int) -> None:
    """Nobody holds anything; the displays are as dealt."""
    for card in range(CARD_COUNT):
        if state.place[card] >= HAND:
            state.place[card] = BOXED
    seats = state.seats
    state.first = state.marker = 0
    state.round = number
    boards = len(state.coins)
    state.coins = [0] * boards
    state.helium = [0] * boards
    state.upload = [0] * boards
    state.marks = [0] * (boards * FIRMS)
    state.plans = [NOBODY] * (seats * LAB)
    state.turn_of = NOBODY
    state.barrier = 0


def put(state: SkyminesState, word: str, place: int) -> None:
    """A card goes where a test wants it, from wherever it is."""
    card = CARDS.index(word)
    if state.place[card] == FOR_SALE:
        state.market[state.market.index(card)] = NOBODY
    elif state.place[card] == STACKED:
        deck = state.deck.copy()
        deck.remove(card)
        deck.insert(0, card)
        state.deck = deck
        state.drawn += 1
    state.place[card] = place


def fill(numbers: list[int], wanted: Mapping[str, int] | None) -> None:
    for letter, number in (wanted or {}).items():
        numbers[seat_of(letter)] = number


def lay_board(state: SkyminesState, sectors: Words, stations: Mapping[str, str]) -> None:
    """Outposts on the Moon come from the station, column by column, unless the station is given."""
    for firm, words in stations.items():
        for column, word in enumerate(words.split()):
            at = COMPANIES.index(firm) * COLUMNS + column
            state.station[at] = int(word.rstrip("*"))
            state.bared |= (1 << at) if word.endswith("*") or word == "0" else 0
    for key, firm in sectors.items():
        at = COMPANIES.index(firm)
        state.holders[BELT_KEYS.index(key) if state.belt else int(key) - 1] = at
        if firm not in stations:
            state.station[at * COLUMNS + (SHUTTLES if key in SHUTTLE_KEYS and state.belt else 0)] -= 1
    for at in range(FIRMS):
        if state.belt:
            outposts, shuttles = state.holders[:OUTPOST_SPACES], state.holders[OUTPOST_SPACES:]
            state.lost[at] = 12 - outposts.count(at) - state.in_station(at)
            state.lost[FIRMS + at] = 5 - shuttles.count(at) - state.station[at * COLUMNS + SHUTTLES]
        else:
            state.lost[at] = COLUMNS * HEIGHT - state.holders.count(at) - state.in_station(at)


def lay_missions(state: SkyminesState, missions: list[str], claimed: Words) -> None:
    """These missions are open, and these tasks have been claimed; the markers of those are spent."""
    if missions:
        state.missions = [MISSIONS.index(mission) for mission in missions]
    for letter, words in claimed.items():
        for word in words.split():
            task = modules.TASK_NAMES.index(word)
            state.bound[seat_of(letter)] = task // 3
            state.claimed[seat_of(letter)] |= 1 << task % 3


def lay_plan(state: SkyminesState, seat: int, position: int, plan: str) -> None:
    """A plan comes from the supply or the display, which closes up."""
    number = PLANS.index(plan)
    if number < FIRST_SPECIAL:
        hide_plan(state, number)
    elif number < FIRST_SPECIAL + 6:
        state.taken |= 1 << (number - FIRST_SPECIAL)
    state.plans[seat * LAB + position] = number


def hide_plan(state: SkyminesState, plan: int) -> None:
    """Take a plan out of the supply or the display."""
    letter = plan // SUPPLY
    if plan in state.shown:
        state.shown[state.shown.index(plan)] = state.supply[letter * SUPPLY + state.tops[letter]]
    else:
        supply = state.supply.copy()
        at, top = supply.index(plan), letter * SUPPLY + state.tops[letter]
        supply[at], supply[top] = supply[top], supply[at]
        state.supply = supply
    state.tops[letter] += 1


def show(state: SkyminesState, place: str, plan: str) -> None:
    at, number = PLACE_KEYS.index(place), PLANS.index(plan)
    if number in state.shown:
        other = state.shown.index(number)
        state.shown[at], state.shown[other] = state.shown[other], state.shown[at]
        return
    supply = state.supply.copy()
    place_in = supply.index(number)
    supply[place_in] = state.shown[at]
    state.supply = supply
    state.shown[at] = number


def stock(state: SkyminesState, market: Mapping[int, str]) -> None:
    """The display holds these cards and no others."""
    for space in range(MARKET):
        if state.market[space] != NOBODY:
            state.place[state.market[space]] = BOXED
            state.market[space] = NOBODY
    for space, word in market.items():
        put(state, word, FOR_SALE)
        state.market[space - 1] = CARDS.index(word)


# -- playing -------------------------------------------------------------------------------------------


def play(state: SkyminesState, *names: str) -> SkyminesState:
    """Answers in notation, by whoever is asked, or by the player named in front: `B ready`."""
    for name in names:
        words = name.split(" ")
        if len(words) == 2:
            state.act(seat_of(words[0]), GAME.actions.parse(words[1]))
        else:
            state.play(name)
    return state


def pass_on(state: SkyminesState) -> SkyminesState:
    """Pass, with the first answer to whatever passing asks."""
    seat = state.turn()
    play(state, "pass")
    while not state.over and asked(state)[2:] in ("pile", "lay"):
        state.act(seat, state.options(seat)[0])
    return state


def asked(state: SkyminesState) -> str:
    """Who is asked what: `A turn`."""
    return "over" if state.over else f"{LETTERS[state.turn()]} {GAME.question(state)[0]}"


def names(state: SkyminesState, letter: str = "") -> list[str]:
    """What is open to a player (or to whoever is asked)."""
    seat = seat_of(letter) if letter else state.turn()
    return [GAME.actions.name(action) for action in state.options(seat)]


def args(state: SkyminesState, verb: str, letter: str = "") -> list[str]:
    """The open arguments of a verb: `args(state, "buy")`."""
    return [name.partition(":")[2] for name in names(state, letter) if name.split(":")[0] == verb]


def why_not(state: SkyminesState, name: str) -> str:
    """The clause that closes an answer to whoever is asked, and its numbers."""
    return refused(state, name).clause


def why_numbers(state: SkyminesState, name: str) -> tuple[int, ...]:
    return refused(state, name).args


# -- looking -------------------------------------------------------------------------------------------


def mark(state: SkyminesState, letter: str, firm: str) -> int:
    """The space of a track marker."""
    return state.marks[seat_of(letter) * FIRMS + COMPANIES.index(firm)]


def shares(state: SkyminesState, letter: str, firm: str) -> int:
    return state.track_shares(seat_of(letter), COMPANIES.index(firm))


def value(state: SkyminesState, firm: str) -> int:
    return state.share_value(COMPANIES.index(firm))


def station(state: SkyminesState, firm: str) -> str:
    """Outposts by column, with a star where the barred space is bare."""
    at = COMPANIES.index(firm) * COLUMNS
    return " ".join(f"{state.station[n]}{'*' if state.bared >> n & 1 else ''}" for n in range(at, at + COLUMNS))


def holder(state: SkyminesState, sector: int | str) -> str:
    """The company in a sector, or on a Belt space given by its key."""
    firm = state.holders[BELT_KEYS.index(sector) if isinstance(sector, str) else sector - 1]
    return "" if firm == NOBODY else COMPANIES[firm]


def where(state: SkyminesState, card: str) -> int:
    return state.place[CARDS.index(card)]


def in_hand(state: SkyminesState, letter: str) -> list[str]:
    return [CARDS[card] for card in range(CARD_COUNT) if state.place[card] == HAND + seat_of(letter)]


def pile(state: SkyminesState, letter: str, slot: str) -> list[str]:
    place = RESTING + seat_of(letter) * SLOTS + SLOT_KEYS.index(slot)
    return [CARDS[card] for card in range(CARD_COUNT) if state.place[card] == place]


def is_down(state: SkyminesState, letter: str, slot: str) -> bool:
    """A card of the action area that has been used."""
    return state.used[seat_of(letter)] >> SLOT_KEYS.index(slot) & 1 == 1


def plan_at(state: SkyminesState, letter: str, position: int) -> str:
    plan = state.plans[seat_of(letter) * LAB + position]
    return "" if plan == NOBODY else PLANS[plan]


def for_sale(state: SkyminesState) -> dict[int, str]:
    return {at + 1: CARDS[card] for at, card in enumerate(state.market) if card != NOBODY}


def told(log: list[Event], *kinds: str) -> list[tuple[str, int, tuple[int, ...]]]:
    """The events of these kinds."""
    return [(event.kind, event.seat, event.args) for event in log if event.kind in kinds]
