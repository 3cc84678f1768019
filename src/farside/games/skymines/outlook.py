"""What a player would else work out: prices, totals, what lies ahead on the tracks, worth of shares."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN
from farside.games.skymines.components import (
    BARED,
    CARD_COST,
    CARD_COUNT,
    COLUMNS,
    ENERGY,
    FIRMS,
    LAB,
    MARKET,
    ROUNDS,
    ROWS,
    SHOWN,
    SLOTS,
    SURCHARGE,
)
from farside.games.skymines.luna import LUNA
from farside.games.skymines.modules import BELT_SHOWN, KINDS, TASK_MIN, TASKS
from farside.games.skymines.questions import asked
from farside.games.skymines.rules import belt, expand, missions, resources, scoring, threats, upload
from farside.games.skymines.rules import bonus as spaces
from farside.games.skymines.rules.research import BURIED
from farside.games.skymines.setup import STARTING_TILE
from farside.games.skymines.state import HAND, RESTING, TILE_BIT, SkyminesState
from farside.games.skymines.tracks import (
    BARRIER,
    BONUS_TILES,
    FIRST_STANDARD,
    FIRST_TRACK_SPACE,
    LAST,
    PERMANENT,
    PLUS_TILE,
    SHARES,
    THRESHOLD,
    THRESHOLD_COINS,
    THRESHOLDS,
    WIDTH,
)
from farside.games.skymines.view import (
    Bonus,
    Column,
    Company,
    Mark,
    Mission,
    Offer,
    Place,
    Player,
    Position,
    Sector,
    Slot,
    Task,
    Threat,
)


def company(state: SkyminesState, firm: int) -> Company:
    at = firm * COLUMNS
    return Company(
        side=state.sides[firm],
        value=state.share_value(firm),
        counted=threats.counted_values(state)[firm],
        columns=tuple([column(state, at + number) for number in range(COLUMNS)]),
        lost=state.lost[firm] + (state.lost[FIRMS + firm] if state.belt else 0),
        sectors=state.holders.count(firm),
        domes=expand.domes(state, firm),
    )


def column(state: SkyminesState, at: int) -> Column:
    bared = state.bared >> at & 1 == 1
    if state.belt:
        return Column(state.station[at], bared, BELT_SHOWN[at % COLUMNS * KINDS + state.column_state(at)])
    return Column(state.station[at], bared, SHOWN[state.station[at] + (BARED if bared else 0)])


def sector(state: SkyminesState, number: int) -> Sector:
    cost = 0
    if state.firm != NOBODY and not expand.holds(state, state.firm, number):
        cost = expand.entry_cost(state, state.firm, number)
    return Sector(state.holders[number], state.raised >> number & 1 == 1, 0 if cost == expand.FAR else cost)


def place(state: SkyminesState, space: int) -> Place:
    cost = 0
    if state.firm != NOBODY and not belt.holds(state, state.firm, space):
        cost = belt.entry_cost(state, state.firm, space)
    return Place(state.holders[space], state.raised >> space & 1 == 1, 0 if cost >= belt.FAR else cost)


def mission(state: SkyminesState, card: int) -> Mission:
    bound = tuple([seat for seat in range(state.seats) if state.bound[seat] == card])
    return Mission(card, tuple([task(state, card, column, bound) for column in range(TASKS)]), bound)


def task(state: SkyminesState, card: int, column: int, bound: tuple[Seat, ...]) -> Task:
    at = card * TASKS + column
    have = tuple([missions.progress(state, seat, at) for seat in range(state.seats)])
    return Task(have, TASK_MIN[at], tuple([seat for seat in bound if state.claimed[seat] >> column & 1]))


def threat(state: SkyminesState) -> Threat | None:
    if state.threat == NOBODY:
        return None
    near = tuple([firm for firm in range(FIRMS) if threats.is_near(state, firm)])
    met = tuple([threats.judge_requirement(state, seat) == OPEN for seat in range(state.seats)])
    return Threat(state.threat, state.wild, state.facing, near, met)


def market(state: SkyminesState) -> tuple[Offer, ...]:
    off = 0
    if asked(state, resources.SHOP):
        off = state.about() // 2
    elif asked(state, resources.ACQUIRE):
        off = resources.discount(state, state.turn_of, state.paying)
    return tuple([offer(state, space, off) for space in range(MARKET)])


def offer(state: SkyminesState, space: int, off: int) -> Offer:
    card = state.market[space]
    if card == NOBODY:
        return Offer(NOBODY, 0, 0, False)
    leaves = space < ROWS and state.round < ROUNDS
    return Offer(card, CARD_COST[card] + SURCHARGE[space], resources.cost(state, space, off), leaves)


def bonus(state: SkyminesState, space: int) -> Bonus:
    seats = range(state.seats)
    compared = tuple([spaces.measure(state, seat, space) for seat in seats]) if space < FIRST_STANDARD else ()
    if space >= FIRST_TRACK_SPACE and PERMANENT[state.sides[spaces.firm_of(space)]]:
        return Bonus(NOBODY, 0, (), ())
    cost = 0 if space < FIRST_STANDARD else spaces.price(state, space)
    able = tuple([seat for seat in seats if spaces.judge(state, seat, space) == OPEN and not state.is_out(seat)])
    return Bonus(state.bonus[space], cost, compared, able)


# -- players -------------------------------------------------------------------------------------------


def player(state: SkyminesState, seat: Seat, viewer: Seat | None, owned: list[int]) -> Player:
    tiles = [tile for tile in range(len(BONUS_TILES)) if state.holder[tile] == seat]
    sealed = state.waiting() if not state.over and state.opened >= 0 else None
    return Player(
        coins=state.coins[seat],
        helium=state.helium[seat],
        upload=state.upload[seat],
        tile=tile_of(state, seat, viewer),
        slots=tuple([slot_of(state, seat, slot) for slot in range(SLOTS)]),
        tiles=tuple(tiles),
        used_tiles=tuple([tile for tile in tiles if state.used[seat] & (TILE_BIT << tile)]),
        hand=hand(state, seat, viewer),
        piles=tuple([pile(state, seat, slot) for slot in range(SLOTS)]),
        totals=tuple([state.total(seat, kind) for kind in range(ENERGY + 1)]),
        researchers=state.researchers(seat),
        engineers=state.engineers(seat),
        markers=state.spare_markers(seat),
        once=state.one_time_markers(seat),
        own_space=own_space(state, seat),
        claimed=state.claimed[seat] if state.missions else 0,
        marks=tuple([mark(state, seat, firm, owned[seat * FIRMS + firm]) for firm in range(FIRMS)]),
        track=tuple([position(state, seat, at) for at in range(LAB)]),
        sheet=tuple(scoring.sheet(state, seat)),
        passed=state.is_out(seat),
        ready=sealed is not None and seat not in sealed,
    )


def own_space(state: SkyminesState, seat: Seat) -> int:
    """SKY-MISSION-9  0 closed, 1 free, 2 taken this round."""
    space = state.own_space(seat)
    if space == NOBODY:
        return 0
    return 1 if state.bonus[space] == NOBODY else 2


def tile_of(state: SkyminesState, seat: Seat, viewer: Seat | None) -> int:
    """SKY-SET-16  The tile kept is secret until all reveal."""
    secret = seat != viewer and asked(state, STARTING_TILE) and state.dealt[0] != NOBODY
    return NOBODY if secret else state.tile[seat]


def hand(state: SkyminesState, seat: Seat, viewer: Seat | None) -> tuple[int, ...]:
    """SKY-INFO-3  Hands can always be deduced; what others plan still counts as in hand."""
    sealed = state.planned[seat * SLOTS : seat * SLOTS + SLOTS] if seat == viewer else []
    return tuple([card for card in range(CARD_COUNT) if state.place[card] == HAND + seat and card not in sealed])


def pile(state: SkyminesState, seat: Seat, slot: int) -> tuple[int, ...]:
    place = RESTING + seat * SLOTS + slot
    return tuple([card for card in range(CARD_COUNT) if state.place[card] == place])


def slot_of(state: SkyminesState, seat: Seat, slot: int) -> Slot:
    card = state.slots[seat * SLOTS + slot]
    return Slot(
        on=state.open_slots(seat) >> slot & 1 == 1,
        card=card,
        used=state.used[seat] >> slot & 1 == 1,
        using=state.turn_of == seat and state.using >> slot & 1 == 1,
        value=0 if card == NOBODY else state.value_in(seat, slot),
        plus=state.holder[PLUS_TILE] == seat and state.plus_slot == slot,
    )


def mark(state: SkyminesState, seat: Seat, firm: int, owned: int) -> Mark:
    side = state.sides[firm]
    space = state.marks[seat * FIRMS + firm]
    shares = state.track_shares(seat, firm)
    ahead = range(space, LAST[side])
    icons = [at for at in ahead if SHARES[side * WIDTH + at + 1] > shares]
    barriers = [at for at in ahead if BARRIER[side * WIDTH + at] > 0]
    lines = [at for at in range(side * THRESHOLDS, side * THRESHOLDS + THRESHOLDS) if THRESHOLD[at] >= space]
    return Mark(
        space=space,
        shares=shares,
        card_shares=owned - shares,
        worth=owned * (state.share_value(firm) if seat == LUNA else threats.counted_values(state)[firm]),
        active=0 if seat == LUNA else state.active[seat * FIRMS + firm],  # she uses no track bonus
        crossed=state.crossed(seat, firm),
        next_share=icons[0] + 1 if icons else NOBODY,
        barrier=barriers[0] if barriers else NOBODY,
        barrier_cost=BARRIER[side * WIDTH + barriers[0]] if barriers else 0,
        threshold=THRESHOLD[lines[0]] if lines else NOBODY,
        threshold_coins=THRESHOLD_COINS[lines[0]] if lines else 0,
    )


def position(state: SkyminesState, seat: Seat, at: int) -> Position:
    below = len([entry for entry in state.buried if entry // BURIED == seat * LAB + at])
    plan = state.plans[seat * LAB + at]
    met = plan != NOBODY and upload.judge(state, seat, at, state.coins[seat]) == OPEN
    turned = state.turned[seat] >> at & 1 == 1
    return Position(plan, turned, state.uploaded[seat] >> at & 1 == 1, below, met)
