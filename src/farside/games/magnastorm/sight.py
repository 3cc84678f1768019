"""Who may know what: all may know everything (MAG-INFO-1). What is worked out here, nobody has to work out."""

from __future__ import annotations

from farside.core.actions import NOBODY, Action, Seat
from farside.core.verbs import Question
from farside.games.magnastorm.cards import CHIEFS, DOWN, IS_SECTOR, LAST_ROUND, MARKERS, NAMED, PATTERN
from farside.games.magnastorm.components import (
    CALM,
    INCOME,
    INCOME_ROWS,
    LAB_PRICE,
    PAD,
    PHASES,
    PLACES,
    ROUNDS,
    SECTOR_COUNT,
    SHADES,
    STATION_PRICE,
)
from farside.games.magnastorm.rules.administration import assign, reward_majority
from farside.games.magnastorm.rules.clauses import CLAUSES
from farside.games.magnastorm.rules.move import in_storm
from farside.games.magnastorm.rules.objectives import (
    MOST_PLACES,
    count_bits,
    goal_closed,
    own_labs,
    ready_tracks,
)
from farside.games.magnastorm.rules.purse import (
    CUBES_OF_A_PRICE,
    OWN_COVERED,
    OWN_FOR_YELLOW,
    PLAIN,
    YELLOW_COVERED,
    YELLOW_FOR_OWN,
    Priced,
    exchanges,
    paid_as,
    substitute,
)
from farside.games.magnastorm.rules.take import column_price
from farside.games.magnastorm.rules.turn import TAKING
from farside.games.magnastorm.state import MOST_TRACKS, OWNERS, MagnaState, of_kind
from farside.games.magnastorm.view import Column, Cost, Goal, Player


def kinds(group: int) -> tuple[int, ...]:
    """A group of crew, or a price, by kind."""
    return tuple([of_kind(group, kind) for kind in range(SHADES)])


# -- prices ----------------------------------------------------------------------------------------


def ways(state: MagnaState, seat: Seat, cost: int) -> list[int]:
    """The ways in which a price may be paid, the printed one first."""
    found = [PLAIN]
    if substitute(state, seat) != NOBODY:
        if cost & YELLOW_COVERED:
            found.append(OWN_FOR_YELLOW)
        if cost & OWN_COVERED:
            found.append(YELLOW_FOR_OWN)
    return found


def fewest_exchanges(state: MagnaState, seat: Seat, cost: int) -> tuple[int, int]:
    """The fewest exchanges a price needs (-1: not payable), and the cubes it then takes."""
    found = [(exchanges(state, seat, paid_as(cost, seat, way)), way) for way in ways(state, seat, cost)]
    possible = [pair for pair in found if pair[0] >= 0]
    needed, way = min(possible) if possible else (-1, PLAIN)
    return needed, paid_as(cost, seat, way)


def short_of(state: MagnaState, seat: Seat, bare: int) -> tuple[int, ...]:
    """By colour, the cubes of a price that the hand lacks."""
    hand = state.hands[seat * SHADES : (seat + 1) * SHADES]
    return tuple([max(0, of_kind(bare, colour) - hand[colour]) for colour in range(SHADES)])


def column(state: MagnaState, seat: Seat | None, at: int) -> Column:
    viewer = NOBODY if seat is None else seat
    cost = column_price(state, viewer, at) if seat is not None else state.upper[at]
    if seat is None:
        return Column(kinds(state.upper[at]), kinds(cost), 0, 0, "")
    needed = fewest_exchanges(state, seat, cost)[0]
    clause = CLAUSES.ids[TAKING.refusal(state, seat, at)]
    missing = sum(short_of(state, seat, cost & CUBES_OF_A_PRICE))
    return Column(kinds(state.upper[at]), kinds(cost), missing, needed, clause)


def asked_price(state: MagnaState, seat: Seat, action: Action) -> int:
    """What an option costs, as far as it has a price (0: nothing)."""
    step = state.question()
    assert isinstance(step, Question), "whatever is asked here is a question of verbs"
    verb = step.verb(action)
    return verb.price(state, seat, action - verb.first) if isinstance(verb, Priced) else 0


def costs(state: MagnaState, seat: Seat | None) -> tuple[Cost, ...]:
    """What the options of a seat would take out of its hand."""
    if seat is None or not state.asked(seat):
        return ()
    found: list[Cost] = []
    for action in state.candidates(seat):
        cost = asked_price(state, seat, action)
        if cost:
            needed, bare = fewest_exchanges(state, seat, cost)
            missing = short_of(state, seat, bare) if needed > 0 else (0,) * SHADES
            found.append(Cost(action, kinds(bare), needed, missing))
    return tuple(found)


# -- objectives ------------------------------------------------------------------------------------


def figures(goal: int, at: int) -> tuple[int, int, int]:
    """MAG-OBJ-8  What a research objective asks for in a round."""
    return MARKERS[goal][at], DOWN[goal][at], CHIEFS[goal][at]


def best_fill(pattern: tuple[int, ...], labs: list[int]) -> int:
    """How many labs of a pattern the sectors hold, the richest sectors used first."""
    richest = sorted(labs, reverse=True)
    return sum([min(richest[part], pattern[part]) for part in range(len(pattern))])


def progress(state: MagnaState, seat: Seat, goal: int, labs: list[int]) -> int:
    if IS_SECTOR[goal]:
        return best_fill(PATTERN[goal], labs)
    if CHIEFS[goal][0]:
        return min(state.commanders(seat), CHIEFS[goal][state.round - 1])
    if MARKERS[goal][0] == 1:
        highest = max(state.levels[seat * MOST_TRACKS : seat * MOST_TRACKS + state.tracks()])
        return min(highest, DOWN[goal][state.round - 1])
    ready = ready_tracks(state, seat, goal)
    return min(count_bits(ready & NAMED[goal] if NAMED[goal] else ready), MARKERS[goal][state.round - 1])


def needed(state: MagnaState, goal: int) -> int:
    """The figure that `progress` runs up to."""
    at = state.round - 1
    if IS_SECTOR[goal]:
        return sum(PATTERN[goal])
    if CHIEFS[goal][0]:
        return CHIEFS[goal][at]
    return DOWN[goal][at] if MARKERS[goal][0] == 1 else MARKERS[goal][at]


def objective(state: MagnaState, slot: int, strength: list[int]) -> Goal:
    goal = state.goals[slot]
    claims = [seat for seat in state.claims[slot * MOST_PLACES : (slot + 1) * MOST_PLACES] if seat != NOBODY]
    values = PLACES[state.seats]
    seats = range(state.seats)
    return Goal(
        key=goal,
        claims=tuple(claims),
        values=values,
        best=values[len(claims)] if len(claims) < len(values) else 0,
        now=figures(goal, state.round - 1),
        next=figures(goal, min(state.round, LAST_ROUND - 1)),
        labs=PATTERN[goal],
        clauses=tuple([CLAUSES.ids[goal_closed(state, seat, slot)] for seat in seats]),
        progress=tuple([progress(state, seat, goal, own_labs(state, seat, strength)) for seat in seats]),
        needed=needed(state, goal),
    )


# -- if administration came now --------------------------------------------------------------------


def income(state: MagnaState, seat: Seat, strength: list[int]) -> tuple[int, int]:
    """MAG-ADM-1  What the calm sectors would pay."""
    own, yellow = 0, 0
    for phase in range(len(PHASES)):
        labs = strength[seat * SECTOR_COUNT + state.calm_sectors()[phase]]
        if labs:
            gain = INCOME[phase * INCOME_ROWS + min(labs, INCOME_ROWS) - 1]
            own, yellow = own + gain[0], yellow + gain[1]
    return own, yellow


def forecast(state: MagnaState, strength: list[int]) -> list[int]:
    """MAG-ADM-2, MAG-ADM-3  Reputation that administration would bring or take from each seat."""
    later = state.clone()
    for sector in state.calm_sectors():
        reward_majority(later, state.leader(strength, sector), sector)
    for track in range(state.tracks()):
        assign(later, state.heads[track], state.wisest(track))
    return [later.reputation[seat] - state.reputation[seat] for seat in range(state.seats)]


# -- players ---------------------------------------------------------------------------------------


def storm_next(state: MagnaState, seat: Seat) -> bool:
    """The scout stands in the sector that the storm takes next, or in the storm to come."""
    if state.round == ROUNDS:
        return False
    return state.sector(seat) not in CALM[state.start][state.round]


def player(state: MagnaState, seat: Seat, strength: list[int], fame: int) -> Player:
    labs, stations = state.labs_left[seat], state.stations_left[seat]
    return Player(
        cubes=tuple(state.hands[seat * SHADES : (seat + 1) * SHADES]),
        crew=state.crew[seat],
        labs_left=labs,
        lab_price=LAB_PRICE[state.labs_out(seat)] if labs else (0, 0),
        stations_left=stations,
        station_price=STATION_PRICE[state.stations_out(seat)] if stations else (0, 0),
        reputation=state.reputation[seat],
        forecast=fame,
        income=income(state, seat, strength),
        levels=tuple(state.levels[seat * MOST_TRACKS : seat * MOST_TRACKS + state.tracks()]),
        scout=state.scouts[seat],
        in_storm=in_storm(state, seat),
        storm_next=storm_next(state, seat),
        commanders=tuple([at for at in range(len(state.holder)) if state.holder[at] == seat]),
        artefacts=state.drawn[2 * seat : 2 * seat + 2],
        won=state.won[seat],
    )


def lab_places(state: MagnaState) -> tuple[tuple[Seat, int], ...]:
    """By space: whose labs stand there and how many."""
    return tuple(
        [(held % OWNERS, held // OWNERS) if held else (NOBODY, 0) for held in [state.labs[at] for at in range(PAD)]]
    )


def trail(state: MagnaState) -> tuple[Seat, int, int]:
    """Who moved a scout last, and whence: a space (or the pad), or a station spot."""
    if state.trail == NOBODY:
        return NOBODY, NOBODY, NOBODY
    origin, seat = divmod(state.trail, OWNERS)
    return (seat, NOBODY, origin - PAD - 1) if origin > PAD else (seat, origin, NOBODY)
