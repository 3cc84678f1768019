"""Every kind of log line with numbers: what is told is what the position shows when it is told, or right afterwards.

A witness listens to the log and keeps the position before, at and after each line. `is_now` compares a number with
what the position says, `changed` with what has come or gone. A new kind of line with numbers wants its check here, or
stands in `NAMES` with the reason why its numbers are no quantities.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

import pytest

from farside.core import shelf
from farside.core.state import Event
from farside.games.antarctica.components import COLOURS, FLEET, PLACES
from farside.games.magnastorm.components import ROWS, SHADES, YELLOW
from farside.games.magnastorm.state import MOST_TRACKS
from farside.games.mars.components import CHAIN_COUNT, GOODS, PRINTED
from farside.games.skymines.components import FIRMS, LAB

State = Any
Said = dict[str, int]
Shows = Callable[[State, int, Said], int]


class Moment(NamedTuple):
    """A line with the position when its move began, at the line before it, when it was told, and at the next line."""

    event: Event
    begin: State
    before: State
    now: State
    after: State


Check = Callable[[Moment, Said], bool]


def is_now(name: str, shows: Shows) -> Check:
    """A number that the position shows."""
    return lambda one, said: said[name] in [shows(state, one.event.seat, said) for state in (one.now, one.after)]


def changed(name: str, shows: Shows, sign: int = 1) -> Check:
    """A number by which something has risen, or fallen."""

    def check(one: Moment, said: Said) -> bool:
        steps = ((one.before, one.now), (one.now, one.after), (one.before, one.after), (one.begin, one.now))
        found = [
            sign * (shows(late, one.event.seat, said) - shows(early, one.event.seat, said)) for early, late in steps
        ]
        return said[name] in found

    return check


def both(*checks: Check) -> Check:
    return lambda one, said: all(check(one, said) for check in checks)


def heaps(name: str, hand: Shows, sign: int) -> Check:
    """So many cards of each material, in one number, have come or gone."""

    def check(one: Moment, said: Said) -> bool:
        for good in range(GOODS):
            count = said[name] >> 4 * good & 15
            if not changed("count", hand, sign)(one, said | {"good": good, "count": count}):
                return False
        return True

    return check


# -- what positions show ---------------------------------------------------------------------------


def queued(state: State, seat: int, zone: int, place: int) -> int:
    """The place, if a ship of this seat lies there; else none."""
    ship = state.queues[zone * PLACES + place - 1]
    return place if ship >= 0 and ship // FLEET == seat else 0


def in_zone(state: State, seat: int, said: Said) -> int:
    return int(state.scientists[said["zone"] * COLOURS + seat])


def cubes(state: State, seat: int, said: Said) -> int:
    return int(state.hands[seat * SHADES + said["colour"]])


def all_cubes(state: State, seat: int, said: Said) -> int:
    return int(sum(state.hands[seat * SHADES : seat * SHADES + SHADES]))


def level(state: State, seat: int, said: Said) -> int:
    return int(state.levels[seat * MOST_TRACKS + said["track"]])


def space(state: State, seat: int, said: Said) -> int:
    """The row, if crew stands there."""
    return said["row"] if state.lower[said["column"] * ROWS + said["row"] - 1] else 0


def reputation(state: State, seat: int, said: Said) -> int:
    return int(state.reputation[seat])


def people(state: State, seat: int, said: Said) -> int:
    return int(state.colonists[seat])


def hand(state: State, seat: int, said: Said) -> int:
    return int(state.hands[seat * GOODS + said["good"]])


def tiles(state: State, seat: int, said: Said) -> int:
    return int(state.built[seat * CHAIN_COUNT + said["chain"]]) - PRINTED[said["chain"]]


def theirs(state: State, seat: int, said: Said) -> int:
    return tiles(state, said["other"], said)


def track(state: State, seat: int, said: Said) -> int:
    return int(state.marks[seat * FIRMS + said["company"]])


def worth(state: State, seat: int, said: Said) -> int:
    return int(state.share_value(said["company"]))


def coins(state: State, seat: int, said: Said) -> int:
    return int(state.coins[seat])


def helium(state: State, seat: int, said: Said) -> int:
    return int(state.helium[seat])


def upload(state: State, seat: int, said: Said) -> int:
    return int(state.upload[seat])


def laid(state: State, seat: int, said: Said) -> int:
    """The position, if a plan lies there."""
    return said["position"] if state.plans[seat * LAB + said["position"]] >= 0 else -1


def round_of(state: State, seat: int, said: Said) -> int:
    return int(state.round)


def total(state: State, seat: int, said: Said) -> int:
    return int(state.points(seat))


def income(one: Moment, said: Said) -> bool:
    own = changed("own", cubes)(one, said | {"colour": one.event.seat})
    return own and changed("yellow", cubes)(one, said | {"colour": YELLOW})


def exchange(one: Moment, said: Said) -> bool:
    gone = changed("n", hand, -1)(one, said | {"good": said["given"]})
    return gone and changed("one", hand)(one, said | {"good": said["got"], "one": 1})


def deal(one: Moment, said: Said) -> bool:
    """What one gives the other gets, and the other way round."""
    mirrored = one._replace(event=one.event._replace(seat=said["other"]))
    ours = net(one, said["wanted"], said["given"])
    return ours and net(mirrored, said["given"], said["wanted"])


def net(one: Moment, come: int, gone: int) -> bool:
    counts = [(come >> 4 * good & 15) - (gone >> 4 * good & 15) for good in range(GOODS)]
    return all(changed("net", hand)(one, {"good": good, "net": count}) for good, count in enumerate(counts))


def conflict(one: Moment, said: Said) -> bool:
    mine, theirs = one.now.strength(one.event.seat, said["domain"]), one.now.strength(said["other"], said["domain"])
    return (said["mine"], said["theirs"]) == (mine, theirs)


TELLS: dict[str, dict[str, Check]] = {
    "pebble": {
        "round": is_now("n", round_of),
        "bird": changed("n", lambda state, seat, said: state.pebbles[seat]),
        "pass": changed("n", lambda state, seat, said: state.pebbles[seat]),
        "settle": changed("price", lambda state, seat, said: state.pebbles[seat], -1),
        "gift": changed("n", lambda state, seat, said: state.pebbles[said["to"]]),
    },
    "antarctica": {
        "place": is_now("place", lambda state, seat, said: queued(state, seat, said["zone"], said["place"])),
        "ship": is_now("place", lambda state, seat, said: queued(state, seat, said["zone"], said["place"])),
        "sail": is_now("place", lambda state, seat, said: queued(state, seat, said["to"], said["place"])),
        "build": changed("scientists", in_zone),
        "settle": changed("scientists", in_zone),
        "recruit": changed("scientists", lambda state, seat, said: state.reserve[seat], -1),
        "join": changed("scientists", lambda state, seat, said: state.reserve[seat], -1),
        "give": changed("scientists", lambda state, seat, said: state.reserve[seat], -1),
        "scrap": changed("scientists", lambda state, seat, said: state.reserve[seat], -1),
        "advance": is_now("space", lambda state, seat, said: state.cubes[said["track"] * COLOURS + seat]),
        "pile-gone": changed("cards", lambda state, seat, said: sum(state.pile), -1),
    },
    "magnastorm": {
        "start": is_now("round", round_of),
        "administration": is_now("round", round_of),
        "storm": is_now("round", round_of),
        "post": is_now("row", space),
        "crew": is_now("row", space),
        "lay": is_now("row", space),
        "reputation": changed("n", reputation),
        "build": changed("n", reputation),
        "commander": changed("n", reputation),
        "fame": changed("n", reputation),
        "objective": changed("n", reputation),
        "majority": changed("n", reputation),
        "give-up": changed("n", reputation, -1),
        "goal": is_now("n", reputation),
        "rank": is_now("n", reputation),
        "cubes": changed("n", cubes),
        "drawn": changed("n", cubes),
        "pay": changed("n", cubes, -1),
        "black": changed("got", cubes),
        "income": income,
        "rise": is_now("n", level),
        "lower": both(is_now("to", level), changed("n", level, -1)),
    },
    "mars": {
        "turn": is_now("round", round_of),
        "deposit": changed("n", lambda state, seat, said: state.hands[seat * GOODS + said["material"]]),
        "arrive": changed("n", people),
        "cloning": changed("n", people),
        "move-in": changed("n", people),
        "leave": changed("n", people, -1),
        "follow": both(
            changed("n", people, -1), changed("n", lambda state, seat, said: state.colonists[said["other"]])
        ),
        "borrow": is_now("n", lambda state, seat, said: state.loan),
        "nano": changed("n", lambda state, seat, said: state.discount),
        "build": is_now("level", tiles),
        "destroy": changed("one", theirs, -1),
        "roll": is_now("n", lambda state, seat, said: state.rolled),
        "rebuild": is_now("n", lambda state, seat, said: len(state.supply)),
        "dig": heaps("heap", hand, 1),
        "discard": heaps("heap", hand, -1),
        "earth": exchange,
        "exchange": exchange,
        "deal": deal,
        "win": conflict,
        "tie": is_now("n", lambda state, seat, said: state.strength(seat, said["domain"])),
        "count": both(is_now("n", total), is_now("target", lambda state, seat, said: state.target)),
        "end": is_now("n", total),
    },
    "skymines": {
        "round": is_now("n", round_of),
        "advance": is_now("space", track),
        "helium": both(is_now("space", helium), changed("steps", helium)),
        "upload": both(is_now("position", upload), changed("steps", upload)),
        "coins": changed("coins", coins),
        "threshold": changed("coins", coins),
        "return": changed("coins", coins),
        "overflow": changed("coins", coins),
        "bounty": changed("coins", coins),
        "rp-coins": changed("coins", coins),
        "destroy": changed("coins", coins),
        "claim": changed("coins", coins),
        "luna-threshold": changed("coins", coins),
        "luna-beyond": changed("coins", coins),
        "luna-barrier": changed("coins", coins, -1),
        "barrier": changed("coins", coins, -1),
        "paid": changed("coins", coins, -1),
        "flip": changed("coins", coins, -1),
        "entry": changed("coins", coins, -1),
        "bonus": changed("coins", coins, -1),
        "own-space": changed("coins", coins, -1),
        "energy": is_now("points", lambda state, seat, said: state.energy),
        "expand": is_now("points", lambda state, seat, said: state.energy),
        "research": is_now("n", lambda state, seat, said: state.rp),
        "put": is_now("position", laid),
        "enter": is_now("value", worth),
        "home": is_now("value", worth),
        "remove": is_now("value", worth),
        "land": is_now("value", worth),
        "dock": is_now("value", worth),
        "shuttle-home": is_now("value", worth),
        "outposts-out": is_now("value", worth),
        "luna-enter": is_now("value", worth),
        "luna-land": is_now("value", worth),
        "luna-dock": is_now("value", worth),
        "luna-share": is_now("value", worth),
        "luna-shuffle": is_now("cards", lambda state, seat, said: len(state.luna_deck)),
        "luna-token": is_now("left", lambda state, seat, said: len(state.luna_pile)),
        "luna-deal": is_now("n", lambda state, seat, said: sum(card >= 0 for card in state.luna_slots)),
    },
}  # fmt: skip

# Numbers that are no quantities of a position, or are compared elsewhere.
NAMES: dict[str, dict[str, str]] = {
    "pebble": {},
    "antarctica": {
        "lost": "steps of a card that nobody can make: test_tracks",
        "steps-lost": "compared with the spaces in test_truth",
        "score-zone": "adds up to the total: below",
        "score-track": "adds up to the total: below",
        "score-stars": "adds up to the total: below",
        "score-given": "adds up to the total: below",
        "score-total": "the score: below",
        "tie-firsts": "counted in test_scoring",
        "tie-cards": "counted in test_scoring",
    },
    "magnastorm": {
        "cards": "numbers of two cards and their sum, as drawn",
        "card": "the number of a card is its name",
        "artefact": "the number of a card is its name",
        "draw": "what comes of it is told colour by colour",
    },
    "mars": {
        "fizzle": "the level that the card asks for",
        "magna": "the most of a kind, compared in test_rnd",
        "propose": "an offer: what is given is told by `deal`",
        "propose-all": "an offer",
        "counter": "an offer",
        "bid": "an offer",
    },
    "skymines": {
        "use": "units of the cards chosen: spent or told as lost",
        "buy": "a price: what is paid is told by `paid`, or in units",
        "lost-steps": "steps that could not be made",
        "lost-units": "units that nothing takes",
        "special": "the number of a round is the plan's name",
        "pile": "cards that come to the hand: test_turn",
        "score": "adds up to the total: below",
        "total": "the score: below",
        "luna-majority": "printed on her card",
        "luna-pick": "why she chose it: test_luna_turn",
        "luna-take": "the number of a space is its name",
        "luna-gap": "the number of a space is its name",
        "luna-special": "the number of a round is the plan's name",
        "luna-expand": "points of her card",
        "luna-oust": "a margin: test_luna_turn",
        "luna-drive-out": "a margin: test_luna_belt",
        "luna-lost": "points that nothing takes",
        "luna-strike": "printed on her card",
        "confront": "what the card asks for",
        "average": "test_threats",
        "loop": "test_threats",
        "success": "test_campaign",
        "success-total": "test_campaign",
        "success-average": "test_campaign",
    },
}
TABLES: dict[str, list[dict[str, Any]]] = {
    "pebble": [{}],
    "antarctica": [{}],
    "magnastorm": [{}],
    "mars": [{}],
    "skymines": [
        {"missions": True, "tracks": "random"},
        {"luna": 4, "seats": 2},
        {"luna": 6, "side": "belt", "missions": True, "threat": "pirates", "seats": 2},
    ],
}


class Witness(list[Event]):
    """A log that remembers the position at every line."""

    def __init__(self) -> None:
        super().__init__()
        self.state: State = None
        self.seen: list[tuple[Event, State]] = []

    def append(self, event: Event) -> None:
        super().append(event)
        if self.state is not None:
            self.seen.append((event, self.state.clone()))


def moments(key: str, seed: int, variants: dict[str, Any]) -> Iterator[Moment]:
    """All lines of a random game; the set-up is told before anybody listens."""
    game, log, dice = shelf.game(key), Witness(), Random(seed)
    given = dict(variants)
    state = game.start(seats=given.pop("seats", 3), seed=seed, log=log, **given)
    log.state = state
    while not state.over:
        seat = state.waiting()[0]
        log.seen.clear()
        begin = state.clone()
        state.act(seat, dice.choice(state.options(seat)))
        places = [begin, *[place for _, place in log.seen], state]
        for at, (event, place) in enumerate(log.seen):
            yield Moment(event, begin, places[at], place, places[at + 2])


def said_by(key: str, event: Event) -> Said:
    slots = shelf.game(key).lexicon.slots(f"log-{event.kind}")
    return {"one": 1} | {slot.name: number for slot, number in zip(slots, event.args, strict=True)}


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("key", "at"), [(key, at) for key, all_ in TABLES.items() for at in range(len(all_))])
def test_numbers_that_are_told_are_those_of_the_position(key: str, at: int, seed: int) -> None:
    met = set()
    for one in moments(key, seed, TABLES[key][at]):
        check = TELLS[key].get(one.event.kind)
        if check is not None:
            assert check(one, said_by(key, one.event)), (key, seed, one.event)
            met.add(one.event.kind)
    assert len(met) > len(TELLS[key]) // 3, "the games reach a good part of these lines"


@pytest.mark.parametrize("key", TELLS)
def test_every_kind_of_line_with_numbers_is_compared_or_has_its_reason(key: str) -> None:
    lexicon = shelf.game(key).lexicon
    with_numbers = {
        sentence.removeprefix("log-")
        for sentence, slots in lexicon.sentences.items()
        if sentence.startswith("log-") and any(slot.type == "n" or slot.type in lexicon.heaps for slot in slots)
    }
    assert with_numbers == set(TELLS[key]) | set(NAMES[key])


@pytest.mark.parametrize(
    ("key", "part", "whole"), [("antarctica", "score-", "score-total"), ("skymines", "score", "total")]
)
def test_points_add_up_to_what_is_told_in_the_end(key: str, part: str, whole: str) -> None:
    game, log, dice = shelf.game(key), list[Event](), Random(5)
    state = game.start(seats=3, seed=5, log=log)
    while not state.over:
        seat = state.waiting()[0]
        state.act(seat, dice.choice(state.options(seat)))
    for seat in range(3):
        mine = [event for event in log if event.seat == seat]
        points = sum(said_by(key, one)["points"] for one in mine if one.kind.startswith(part) and one.kind != whole)
        told = [said_by(key, one)["points"] for one in mine if one.kind == whole]
        assert told == [points]
        assert game.scores(state)[seat] == points
