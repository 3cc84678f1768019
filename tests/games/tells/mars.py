"""What Mars' log tells in numbers."""

from __future__ import annotations

from tests.games.telling import Check, Moment, Said, Shows, State, both, changed, compares, is_now

from farside.core.actions import NOBODY
from farside.games.mars.components import CARD_COUNT, CHAIN_COUNT, EVENT_LEVEL, GOODS, PRINTED, RND_SCIENCE
from farside.games.mars.rules.bundles import BUNDLES, TERMS, heap


def people(state: State, seat: int, said: Said) -> int:
    return int(state.colonists[seat])


def hand(state: State, seat: int, said: Said) -> int:
    return int(state.hands[seat * GOODS + said["good"]])


def material(state: State, seat: int, said: Said) -> int:
    return int(state.hands[seat * GOODS + said["material"]])


def tiles(state: State, seat: int, said: Said) -> int:
    return int(state.built[seat * CHAIN_COUNT + said["chain"]]) - PRINTED[said["chain"]]


def theirs(state: State, seat: int, said: Said) -> int:
    return tiles(state, said["other"], said)


def total(state: State, seat: int, said: Said) -> int:
    return int(state.points(seat))


def science(state: State, seat: int, said: Said) -> int:
    return sum(RND_SCIENCE[card] * state.laid[seat * CARD_COUNT + card] for card in range(CARD_COUNT))


def offered(name: str, far: int) -> Check:
    """A bundle of the offer on the table."""
    return is_now(name, lambda state, seat, said: heap(state.offer, TERMS + far))


def drafted(name: str, far: int) -> Check:
    """A bundle of this seat's draft."""
    return is_now(name, lambda state, seat, said: heap(state.drafts, seat * BUNDLES + far))


def heaps(name: str, shows: Shows, sign: int) -> Check:
    """So many cards of each material, in one number, have come or gone."""

    @compares(name)
    def check(one: Moment, said: Said) -> bool:
        for good in range(GOODS):
            count = said[name] >> 4 * good & 15
            if not changed("count", shows, sign).holds(one, said | {"good": good, "count": count}):
                return False
        return True

    return check


@compares("n")
def exchange(one: Moment, said: Said) -> bool:
    gone = changed("n", hand, -1).holds(one, said | {"good": said["given"]})
    return gone and changed("one", hand).holds(one, said | {"good": said["got"], "one": 1})


@compares("given", "wanted")
def deal(one: Moment, said: Said) -> bool:
    """What one gives the other gets, and the other way round."""
    mirrored = one._replace(event=one.event._replace(seat=said["other"]))
    ours = net(one, said["wanted"], said["given"])
    return ours and net(mirrored, said["given"], said["wanted"])


def net(one: Moment, come: int, gone: int) -> bool:
    counts = [(come >> 4 * good & 15) - (gone >> 4 * good & 15) for good in range(GOODS)]
    return all(changed("net", hand).holds(one, {"good": good, "net": count}) for good, count in enumerate(counts))


@compares("mine", "theirs")
def conflict(one: Moment, said: Said) -> bool:
    mine, theirs = one.now.strength(one.event.seat, said["domain"]), one.now.strength(said["other"], said["domain"])
    return (said["mine"], said["theirs"]) == (mine, theirs)


@compares("n")
def fizzle(one: Moment, said: Said) -> bool:
    """The level that the event asks for, which nothing active has."""
    return bool(said["n"] == EVENT_LEVEL[one.now.event] > one.now.level(one.event.seat, said["domain"]))


@compares("level")
def destroyed(one: Moment, said: Said) -> bool:
    """The uppermost tile of the chain, which is gone."""
    return said["level"] == theirs(one.begin, NOBODY, said) == theirs(one.places[-1], NOBODY, said) + 1


TELLS: dict[str, Check] = {
    "turn": is_now("round", lambda state, seat, said: state.round),
    "deposit": changed("n", material),
    "arrive": changed("n", people),
    "cloning": changed("n", people),
    "move-in": changed("n", people),
    "leave": changed("n", people, -1),
    "follow": both(changed("n", people, -1), changed("n", lambda state, seat, said: state.colonists[said["other"]])),
    "borrow": is_now("n", lambda state, seat, said: state.loan),
    "nano": changed("n", lambda state, seat, said: state.discount),
    "build": is_now("level", tiles),
    "destroy": destroyed,
    "roll": is_now("n", lambda state, seat, said: state.rolled),
    "rebuild": is_now("n", lambda state, seat, said: len(state.supply)),
    "dig": heaps("heap", hand, 1),
    "discard": heaps("heap", hand, -1),
    "earth": exchange,
    "exchange": exchange,
    "propose": both(offered("given", 0), offered("wanted", GOODS)),
    "propose-all": both(offered("given", 0), offered("wanted", GOODS)),
    "counter": both(drafted("given", 0), drafted("wanted", GOODS)),
    "bid": both(drafted("given", 0), drafted("wanted", GOODS)),
    "deal": deal,
    "win": conflict,
    "tie": is_now("n", lambda state, seat, said: state.strength(seat, said["domain"])),
    "fizzle": fizzle,
    "magna": is_now("n", science),
    "count": both(is_now("n", total), is_now("target", lambda state, seat, said: state.target)),
    "end": is_now("n", total),
}
NAMES: dict[str, str] = {}
