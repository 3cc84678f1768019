"""What Magnastorm's log tells in numbers."""

from __future__ import annotations

from tests.games.telling import Check, Moment, Said, State, adds_up, both, changed, compares, either, is_now

from farside.games.magnastorm.cards import ART_NUMBER, ART_VALUE
from farside.games.magnastorm.components import ROWS, SHADES, YELLOW
from farside.games.magnastorm.state import MOST_TRACKS


def cubes(state: State, seat: int, said: Said) -> int:
    return int(state.hands[seat * SHADES + said["colour"]])


def level(state: State, seat: int, said: Said) -> int:
    return int(state.levels[seat * MOST_TRACKS + said["track"]])


def space(state: State, seat: int, said: Said) -> int:
    """The row, if crew stands there."""
    return said["row"] if state.lower[said["column"] * ROWS + said["row"] - 1] else 0


def reputation(state: State, seat: int, said: Said) -> int:
    return int(state.reputation[seat])


def round_of(state: State, seat: int, said: Said) -> int:
    return int(state.round)


@compares("own", "yellow")
def income(one: Moment, said: Said) -> bool:
    own = changed("own", cubes).holds(one, said | {"colour": one.event.seat})
    return own and changed("yellow", cubes).holds(one, said | {"colour": YELLOW})


@compares("place")
def ranked(one: Moment, said: Said) -> bool:
    """Nobody with less stands before, nobody with more behind."""
    fame = one.now.reputation
    more, as_much = [sum(other > fame[one.event.seat] for other in fame), fame.count(fame[one.event.seat])]
    return bool(more < said["place"] <= more + as_much)


@compares("one", "other", "total", stands=True)
def two_cards(one: Moment, said: Said) -> bool:
    cards = one.now.drawn[2 * one.event.seat : 2 * one.event.seat + 2]
    numbers = [ART_NUMBER[card] for card in cards]
    return numbers == [said["one"], said["other"]] and said["total"] == sum(ART_VALUE[card] for card in cards)


@compares("number")
def one_of_the_two(one: Moment, said: Said) -> bool:
    cards = one.now.drawn[2 * one.event.seat : 2 * one.event.seat + 2]
    return said["number"] in [ART_NUMBER[card] for card in cards]


@compares("n")
def drawn(one: Moment, said: Said) -> bool:
    """What comes of it is told colour by colour; black cubes go back."""
    told = 0
    for line in one.lines[one.at + 1 :]:
        if line.kind not in ("drawn", "black"):
            break
        told += line.args[0]
    return said["n"] == told


@compares("n")
def black(one: Moment, said: Said) -> bool:
    """Of the cubes drawn, those that have not left the bag."""
    at = max(at for at, line in enumerate(one.lines[: one.at]) if line.kind == "draw")
    left = sum(one.places[at].bag) - sum(one.now.bag)
    return bool(said["n"] == one.lines[at].args[0] - left)


FAME = {"reputation": 1, "build": 1, "commander": 1, "fame": 1, "objective": 1, "majority": 1, "give-up": -1}
GAINED = either(changed("n", reputation), adds_up(reputation, FAME))

TELLS: dict[str, Check] = {
    "cards": two_cards,
    "card": one_of_the_two,
    "artefact": is_now("number", lambda state, seat, said: ART_NUMBER[state.won[seat]]),
    "start": is_now("round", round_of),
    "administration": is_now("round", round_of),
    "storm": is_now("round", round_of),
    "post": is_now("row", space),
    "crew": is_now("row", space),
    "lay": is_now("row", space),
    "reputation": GAINED,
    "build": GAINED,
    "commander": GAINED,
    "fame": GAINED,
    "objective": GAINED,
    "majority": GAINED,
    "give-up": either(changed("n", reputation, -1), adds_up(reputation, FAME)),
    "goal": is_now("n", reputation),
    "rank": both(is_now("n", reputation), ranked),
    "cubes": changed("n", cubes),
    "draw": drawn,
    "drawn": changed("n", cubes),
    "pay": changed("n", cubes, -1),
    "black": both(changed("got", cubes), black),
    "income": income,
    "rise": is_now("n", level),
    "lower": both(is_now("to", level), changed("n", level, -1)),
}
NAMES: dict[str, str] = {}
