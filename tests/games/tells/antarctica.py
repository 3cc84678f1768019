"""What Antarctica's log tells in numbers."""

from __future__ import annotations

from tests.games.telling import Check, Moment, Said, Shows, State, both, changed, compares, is_now

from farside.games.antarctica.components import CARD_STAR, CARD_STEPS, COLOURS, FLEET, LENGTH, OPEN_TRACKS, PLACES
from farside.games.antarctica.rules.scoring import all_measures


def queued(zone: str) -> Shows:
    """The place, if a ship of this seat lies there; else none."""

    def shows(state: State, seat: int, said: Said) -> int:
        ship = state.queues[said[zone] * PLACES + said["place"] - 1]
        return said["place"] if ship >= 0 and ship // FLEET == seat else 0

    return shows


def in_zone(state: State, seat: int, said: Said) -> int:
    return int(state.scientists[said["zone"] * COLOURS + seat])


def reserve(state: State, seat: int, said: Said) -> int:
    return int(state.reserve[seat])


def cube(state: State, seat: int, said: Said) -> int:
    return int(state.cubes[said["track"] * COLOURS + seat])


def ahead(state: State, seat: int, track: int, end: int) -> int:
    """Empty spaces between a seat's cube and another space, that one included."""
    cubes = state.cubes[track * COLOURS : track * COLOURS + COLOURS]
    return sum(space not in cubes for space in range(cubes[seat] + 1, end + 1))


def steps_made(one: Moment, said: Said) -> int:
    """Steps of this move on that track: spaces that were empty when it began."""
    return ahead(one.begin, one.event.seat, said["track"], cube(one.now, one.event.seat, said))


@compares("steps")
def made(one: Moment, said: Said) -> bool:
    earlier = [line for line in one.lines[: one.at] if line.kind == "advance" and line.args[0] == said["track"]]
    return said["steps"] == steps_made(one, said) - sum(line.args[1] for line in earlier)


@compares("steps")
def lost(one: Moment, said: Said) -> bool:
    """What was to be made and is not: nothing is empty ahead. A question for a track is about the steps to be made."""
    told = one.lines[one.at - 1].args[1]
    given = {one.begin.about(), one.begin.strength(one.event.seat, one.begin.target)}
    full = ahead(one.now, one.event.seat, said["track"], LENGTH[said["track"]]) == 0
    return full and said["steps"] + told in given


@compares("steps")
def nowhere(one: Moment, said: Said) -> bool:
    """The steps of the card under construction; on no track is there an empty space ahead, or a cube to go there."""
    state, seat = one.now, one.event.seat
    spare = state.spare_cubes[seat] > 0
    tracks = [at for at in OPEN_TRACKS[state.seats] if spare or cube(state, seat, {"track": at})]
    stuck = all(ahead(state, seat, track, LENGTH[track]) == 0 for track in tracks)
    return stuck and said["steps"] == CARD_STEPS[state.top(state.works)]


def built(state: State, seat: int, said: Said) -> int:
    return sum(entry % COLOURS == seat for entry in state.built)


def stars(state: State, seat: int, said: Said) -> int:
    return sum(entry % COLOURS == seat and CARD_STAR[entry // COLOURS] for entry in state.built)


def given_up(state: State, seat: int, said: Said) -> int:
    return int(state.given_ships[seat] + state.given_cubes[seat])


def firsts(state: State, seat: int, said: Said) -> int:
    return sum(0 < measures[seat] == max(measures) for measures in all_measures(state))


TELLS: dict[str, Check] = {
    "place": is_now("place", queued("zone")),
    "ship": is_now("place", queued("zone")),
    "sail": is_now("place", queued("to")),
    "build": changed("scientists", in_zone),
    "settle": changed("scientists", in_zone),
    "recruit": changed("scientists", reserve, -1),
    "join": changed("scientists", reserve, -1),
    "give": changed("scientists", reserve, -1),
    "scrap": changed("scientists", reserve, -1),
    "advance": both(is_now("space", cube), made),
    "steps-lost": lost,
    "lost": nowhere,
    "pile-gone": changed("cards", lambda state, seat, said: sum(state.pile), -1),
    "score-zone": is_now("measure", in_zone),
    "score-track": is_now("measure", cube),
    "score-stars": is_now("measure", stars),
    "score-given": is_now("measure", given_up),
    "tie-firsts": is_now("n", firsts),
    "tie-cards": is_now("n", built),
}
NAMES: dict[str, str] = dict.fromkeys(
    [f"{kind}.points" for kind in ("score-zone", "score-track", "score-stars", "score-given", "score-total")],
    "what the parts add up to is the total, and that the score: test_told",
)
