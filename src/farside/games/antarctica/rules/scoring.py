"""The four scorings, and who wins."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.games.antarctica.components import (
    CARD_STAR,
    COLOURS,
    NEXT_ZONE,
    OPEN_TRACKS,
    OPEN_ZONES,
    SPACES,
    VALUE_AT,
)
from farside.games.antarctica.state import AntarcticaState


def points(measures: list[int], pot: int) -> list[int]:
    """ANT-SCO-2, ANT-SCO-3  The first rank takes the pot, each lower one the measure of the rank just above."""
    return [share(measures, measure, pot) for measure in measures]


def share(measures: list[int], measure: int, pot: int) -> int:
    """The points for one measure; 0 has no rank."""
    return 0 if measure == 0 else just_above(measures, 0, len(measures), measure) or pot


def just_above(measures: list[int], first: int, count: int, measure: int) -> int:
    """The lowest of so many measures, from the first on, that is above this one; 0 if there is none."""
    found = 0
    for at in range(first, first + count):
        other = measures[at]
        if other > measure and (found == 0 or other < found):
            found = other
    return found


# -- what is measured --------------------------------------------------------------------------------


def scientists_in(state: AntarcticaState, zone: int) -> list[int]:
    return state.scientists[zone * COLOURS : zone * COLOURS + state.seats]


def count_buildings(state: AntarcticaState, zone: int) -> int:
    found, bits = 0, state.buildings[zone]
    while bits:
        bits &= bits - 1
        found += 1
    return found


def zone_pot(state: AntarcticaState, zone: int) -> int:
    """ANT-SCO-4, ANT-SCO-5  Buildings, scientists of all colours, and one; nothing without scientists."""
    crowd = 0
    for at in range(zone * COLOURS, zone * COLOURS + state.seats):
        crowd += state.scientists[at]
    return count_buildings(state, zone) + crowd + 1 if crowd > 0 else 0


def zone_points(state: AntarcticaState, zone: int) -> list[int]:
    """ANT-SCO-4  A zone: most scientists first."""
    return [zone_share(state, zone, seat) for seat in range(state.seats)]


def zone_share(state: AntarcticaState, zone: int, seat: Seat) -> int:
    """What a zone brings one seat."""
    own = state.scientists[zone * COLOURS + seat]
    if own == 0:
        return 0
    return just_above(state.scientists, zone * COLOURS, state.seats, own) or zone_pot(state, zone)


def spaces_on(state: AntarcticaState, track: int) -> list[int]:
    return state.cubes[track * COLOURS : track * COLOURS + state.seats]


def track_points(state: AntarcticaState, track: int) -> list[int]:
    """ANT-SCO-6  The foremost cube takes all values of the track, each other the value of the cube just ahead."""
    return [track_share(state, track, seat) for seat in range(state.seats)]


def track_share(state: AntarcticaState, track: int, seat: Seat) -> int:
    """What a track brings one seat."""
    space = state.cubes[track * COLOURS + seat]
    if space == 0:
        return 0
    ahead = just_above(state.cubes, track * COLOURS, state.seats, space)
    return VALUE_AT[track * SPACES + ahead] if ahead else track_pot(state, track)


def track_pot(state: AntarcticaState, track: int) -> int:
    """All values of a track."""
    found = 0
    for at in range(track * COLOURS, track * COLOURS + state.seats):
        found += VALUE_AT[track * SPACES + state.cubes[at]]
    return found


def stars(state: AntarcticaState) -> list[int]:
    """ANT-SCO-7  Own built cards with a star."""
    found = [0] * state.seats
    for entry in state.built:
        if CARD_STAR[entry // COLOURS]:
            found[entry % COLOURS] += 1
    return found


def given(state: AntarcticaState) -> list[int]:
    """ANT-SCO-8  Own pieces in the discarded box."""
    return [state.given_ships[seat] + state.given_cubes[seat] for seat in range(state.seats)]


def star_points(state: AntarcticaState) -> list[int]:
    cards = stars(state)
    return points(cards, sum(cards))


def given_points(state: AntarcticaState) -> list[int]:
    pieces = given(state)
    return points(pieces, sum(pieces))


def zones_from_sun(state: AntarcticaState) -> list[int]:
    """ANT-SCO-4, ANT-R-28  Open zones counterclockwise from the sun zone."""
    found = [state.sun] if state.sun in OPEN_ZONES[state.seats] else [NEXT_ZONE[state.seats][state.sun]]
    while len(found) < len(OPEN_ZONES[state.seats]):
        found.append(NEXT_ZONE[state.seats][found[-1]])
    return found


# -- all together --------------------------------------------------------------------------------------


def all_measures(state: AntarcticaState) -> list[list[int]]:
    """Every zone, every open track, star cards, discarded resources: the measures of all players."""
    found = [scientists_in(state, zone) for zone in OPEN_ZONES[state.seats]]
    found += [spaces_on(state, track) for track in OPEN_TRACKS[state.seats]]
    return [*found, stars(state), given(state)]


def scores(state: AntarcticaState) -> list[int]:
    """ANT-SCO-1  Points of each player if the game ended now."""
    found = star_points(state)
    lost = given_points(state)
    for seat in range(state.seats):
        found[seat] += lost[seat] + from_zones(state, seat) + from_tracks(state, seat)
    return found


def from_zones(state: AntarcticaState, seat: Seat) -> int:
    """What all zones bring one seat."""
    found = 0
    for zone in OPEN_ZONES[state.seats]:
        found += zone_share(state, zone, seat)
    return found


def from_tracks(state: AntarcticaState, seat: Seat) -> int:
    """What all tracks bring one seat."""
    found = 0
    for track in OPEN_TRACKS[state.seats]:
        found += track_share(state, track, seat)
    return found


def first_places(state: AntarcticaState) -> list[int]:
    """ANT-WIN-2  How often each player has the highest measure; 0 is never a first place."""
    found = [0] * state.seats
    for measures in all_measures(state):
        best = max(measures)
        for seat in range(state.seats):
            if measures[seat] == best and best > 0:
                found[seat] += 1
    return found


def cards_built(state: AntarcticaState) -> list[int]:
    found = [0] * state.seats
    for entry in state.built:
        found[entry % COLOURS] += 1
    return found


def best_of(seats: list[Seat], results: list[int]) -> list[Seat]:
    """Those of these seats with the highest result."""
    best = max([results[seat] for seat in seats])
    return [seat for seat in seats if results[seat] == best]


def tie_breaks(state: AntarcticaState) -> list[tuple[str, list[int]]]:
    """ANT-WIN-2, ANT-WIN-3  What decides among equals, in this order, and how it is told."""
    return [("tie-firsts", first_places(state)), ("tie-cards", cards_built(state))]


def winners(state: AntarcticaState) -> list[Seat]:
    """ANT-WIN-1 to 3  Most points, then the tie-breaks, then all who are left."""
    tied = best_of(list(range(state.seats)), scores(state))
    for _kind, results in tie_breaks(state):
        tied = best_of(tied, results)
    return tied


# -- told step by step ---------------------------------------------------------------------------------


def tell_scores(state: AntarcticaState) -> None:
    """ANT-SCO-1  The four scorings in their order, a line for everybody who scores, then the totals and the winner."""
    for zone in zones_from_sun(state):
        tell_part(state, "score-zone", zone, scientists_in(state, zone), zone_points(state, zone))
    for track in OPEN_TRACKS[state.seats]:
        tell_part(state, "score-track", track, spaces_on(state, track), track_points(state, track))
    tell_part(state, "score-stars", NOBODY, stars(state), star_points(state))
    tell_part(state, "score-given", NOBODY, given(state), given_points(state))
    totals = scores(state)
    for seat in sorted(range(state.seats), key=totals.__getitem__, reverse=True):
        state.tell("score-total", seat, totals[seat])
    tell_winners(state, totals)


def tell_part(state: AntarcticaState, kind: str, what: int, measures: list[int], gained: list[int]) -> None:
    """One scoring: rank by rank, what each player has and what it brings."""
    for seat in sorted(range(state.seats), key=measures.__getitem__, reverse=True):
        if measures[seat] == 0:
            continue
        if what == NOBODY:
            state.tell(kind, seat, measures[seat], gained[seat])
        else:
            state.tell(kind, seat, what, measures[seat], gained[seat])


def tell_winners(state: AntarcticaState, totals: list[int]) -> None:
    """ANT-WIN-2, ANT-WIN-3  Which tie-break decides, and who wins."""
    tied = best_of(list(range(state.seats)), totals)
    for kind, results in tie_breaks(state):
        if len(tied) > 1:
            for seat in tied:
                state.tell(kind, seat, results[seat])
            tied = best_of(tied, results)
    for seat in tied:
        state.tell("win" if len(tied) == 1 else "share", seat)


def without_scientists(state: AntarcticaState) -> Seat:
    """ANT-END-1  A player with no scientist in staff and reserve."""
    for seat in range(state.seats):
        if state.staff[seat] == 0 and state.reserve[seat] == 0:
            return seat
    return NOBODY
