"""What Skymines' log tells in numbers."""

from __future__ import annotations

from tests.games.telling import Check, Moment, Said, State, both, changed, compares, either, is_now, since_some_line
from tests.games.tells import skymines_luna

from farside.games.skymines.chapters import MERIT
from farside.games.skymines.components import FIRMS, LAB, SPECIAL_ROUND
from farside.games.skymines.luna import LUNA, OVERFLOW
from farside.games.skymines.rules.advance import ABOUT
from farside.games.skymines.rules.scoring import scores, success
from farside.games.skymines.state import HAND
from farside.games.skymines.tracks import BARRIER, LAST, WIDTH


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


def units(state: State, seat: int, said: Said) -> int:
    return int(state.units)


def energy(state: State, seat: int, said: Said) -> int:
    return int(state.energy)


def points_left(state: State, seat: int, said: Said) -> int:
    return int(state.rp)


def laid(state: State, seat: int, said: Said) -> int:
    """The position, if a plan lies there."""
    return said["position"] if state.plans[seat * LAB + said["position"]] >= 0 else -1


def cards(state: State, seat: int, said: Said) -> int:
    return sum(place == HAND + seat for place in state.place)


def settled(state: State, seat: int, said: Said) -> int:
    """The sector, if the company has just entered it or holds it."""
    at = said["sector"] - 1
    return said["sector"] if state.raised >> at & 1 or state.holders[at] == said["company"] else 0


def place_of(state: State, seat: int) -> int:
    """Where a player's results stand."""
    return state.seats if seat == LUNA else seat


@compares("steps")
def forgone(one: Moment, said: Said) -> bool:
    """The steps of a reward that were asked about and declined, or that end at the end of a track or at a barrier."""
    state, at = one.now, one.event.seat * FIRMS + said["company"]
    side, space = state.sides[said["company"]], state.marks[at]
    stuck = space == LAST[side] or BARRIER[side * WIDTH + space] > state.coins[one.event.seat]
    return bool(stuck or said["steps"] == one.begin.about() % ABOUT)


@compares("points")
def merits(one: Moment, said: Said) -> bool:
    """What the lines before have told, one by one."""
    own = [line for line in one.lines[: one.at] if line.kind == "success" and line.seat == one.event.seat]
    return said["points"] == sum(line.args[1] for line in own)


@compares("round")
def special(one: Moment, said: Said) -> bool:
    """The plan of that round lies there no longer."""
    bit = 1 << SPECIAL_ROUND.index(said["round"])
    return bool(one.now.taken & bit != 0 == one.begin.taken & bit)


WORTH = is_now("value", worth)
PAID = changed("coins", coins, -1)
TAKEN = changed("coins", coins)

TELLS: dict[str, Check] = {
    "round": is_now("n", lambda state, seat, said: state.round),
    "advance": both(is_now("space", track), since_some_line("steps", track)),
    "helium": both(is_now("space", helium), changed("steps", helium)),
    "upload": both(is_now("position", upload), changed("steps", upload)),
    "coins": TAKEN,
    "threshold": TAKEN,
    "return": TAKEN,
    "overflow": TAKEN,
    "bounty": TAKEN,
    "destroy": TAKEN,
    "claim": TAKEN,
    "rp-coins": both(TAKEN, either(is_now("rp", points_left), changed("rp", points_left, -1))),
    "barrier": PAID,
    "paid": since_some_line("coins", coins, -1),
    "flip": PAID,
    "entry": PAID,
    "bonus": PAID,
    "own-space": PAID,
    "use": is_now("units", units),
    "buy": either(changed("price", units, -1), changed("price", coins, -1)),
    "lost-units": is_now("units", units),
    "lost-steps": forgone,
    "energy": is_now("points", energy),
    "expand": is_now("points", energy),
    "confront": changed("points", energy, -1),
    "research": is_now("n", points_left),
    "put": is_now("position", laid),
    "special": special,
    "pile": changed("cards", cards),
    "enter": both(WORTH, is_now("sector", settled)),
    "home": WORTH,
    "remove": WORTH,
    "land": both(WORTH, skymines_luna.landed("asteroid")),
    "dock": both(WORTH, skymines_luna.landed("space")),
    "shuttle-home": WORTH,
    "outposts-out": WORTH,
    "average": both(
        is_now("games", lambda state, seat, said: state.games),
        is_now("points", lambda state, seat, said: scores(state)[place_of(state, seat)]),
    ),
    "loop": is_now("game", lambda state, seat, said: state.games + 1),
    "success": is_now("points", lambda state, seat, said: MERIT[said["reason"]]),
    "success-total": both(
        merits,
        is_now("chapter", lambda state, seat, said: state.chapter),
    ),
    "success-average": both(
        is_now("games", lambda state, seat, said: state.games),
        is_now("points", lambda state, seat, said: success(state)[place_of(state, seat)]),
    ),
    "luna-threshold": TAKEN,
    "luna-beyond": both(TAKEN, is_now("steps", lambda state, seat, said: said["coins"] // OVERFLOW)),
    "luna-share": WORTH,
    "luna-special": special,
    "luna-enter": both(WORTH, is_now("sector", settled), skymines_luna.LIFTED),
    "luna-land": both(WORTH, skymines_luna.landed("asteroid"), skymines_luna.LIFTED),
    "luna-dock": both(WORTH, skymines_luna.landed("space"), skymines_luna.LIFTED),
} | skymines_luna.TELLS
NAMES: dict[str, str] = {
    "score.points": "what the parts add up to is the total, and that the score: test_told",
    "total.points": "what the parts add up to is the total, and that the score: test_told",
    "luna-land.clause": "the number of a clause",
    "luna-dock.clause": "the number of a clause",
}
