"""What Skymines' log tells of Luna in numbers, and what she has in common with others."""

from __future__ import annotations

from tests.games.telling import Check, Moment, Said, State, both, changed, compares, either, is_now

from farside.games.skymines.components import COLUMNS, FIRMS
from farside.games.skymines.luna import (
    EXPAND,
    ICONS,
    LEAD,
    LEFT,
    LINE,
    LINE_AMOUNT,
    LINES,
    LUNA,
    RIGHT,
    TWO_LEADS,
)
from farside.games.skymines.modules import TARGET
from farside.games.skymines.tracks import BARRIER, WIDTH

ENTERS = ("luna-enter", "luna-land", "luna-dock")


def landed(name: str) -> Check:
    """A place of the Belt that a company has reached."""

    @compares(name)
    def check(one: Moment, said: Said) -> bool:
        places = [place for place, number in enumerate(TARGET) if number == said[name]]
        firm = said["company"]
        return any(one.now.raised >> at & 1 or firm in (one.now.holders[at], one.after.holders[at]) for at in places)

    return check


@compares("column")
def _lifted(one: Moment, said: Said) -> bool:
    """A piece has left that column of the company's station."""
    at = said["company"] * COLUMNS + said["column"] - 1
    return bool(one.before.station[at] - one.now.station[at] == 1)


LIFTED = _lifted


def lead(state: State, seat: int, said: Said) -> int:
    """Her space less that of the best other player."""
    marks = [state.marks[other * FIRMS + said["company"]] for other in range(state.seats)]
    return int(state.marks[LUNA * FIRMS + said["company"]] - max(marks))


def worth(state: State, seat: int, said: Said) -> int:
    return int(state.share_value(said["company"]))


@compares("n")
def pick(one: Moment, said: Said) -> bool:
    shows = lead if said["pick"] in (LEAD, TWO_LEADS) else worth
    return said["n"] == shows(one.now, LUNA, said)


@compares("left", "right", "icons")
def majority(one: Moment, said: Said) -> bool:
    card = said["card"]
    shown = one.now.luna_majority[said["side"]] == card
    return shown and (said["left"], said["right"], said["icons"]) == (LEFT[card], RIGHT[card], ICONS[card])


@compares("left", "right")
def strike(one: Moment, said: Said) -> bool:
    card = said["card"]
    return one.now.luna_discard[-1] == card and (said["left"], said["right"]) == (LEFT[card], RIGHT[card])


@compares("coins", "cost")
def barrier(one: Moment, said: Said) -> bool:
    """She pays what it costs, or all she has."""
    state, firm = one.now, said["company"]
    cost = BARRIER[state.sides[firm] * WIDTH + state.marks[LUNA * FIRMS + firm]]
    paid = one.before.coins[LUNA] - state.coins[LUNA]
    return (said["coins"], said["cost"]) == (paid, cost) and (paid == cost or state.coins[LUNA] == 0)


@compares("points")
def expand(one: Moment, said: Said) -> bool:
    """What a line of a card says that lies open before her."""
    open_ = [card for slot, card in enumerate(one.now.luna_slots) if one.now.luna_up >> slot & 1]
    lines = [line for card in open_ for line in range(card * LINES, card * LINES + LINES)]
    return said["points"] in [LINE_AMOUNT[line] for line in lines if LINE[line] == EXPAND]


@compares("points")
def lost(one: Moment, said: Said) -> bool:
    """What is left of the points of this expansion."""
    start = max(at for at, line in enumerate(one.lines[: one.at]) if line.kind == "luna-expand")
    entered = sum(line.kind in ENTERS for line in one.lines[start : one.at])
    return said["points"] == one.lines[start].args[1] - entered


@compares("space")
def gap(one: Moment, said: Said) -> bool:
    return bool(one.now.market[said["space"] - 1] < 0)


@compares("space")
def take(one: Moment, said: Said) -> bool:
    """The card lay there."""
    places = [state.market[said["space"] - 1] for state in one.places[: one.at + 1]]
    return said["card"] in places and one.now.market[said["space"] - 1] < 0


@compares("sector")
def leaves(one: Moment, said: Said) -> bool:
    return left_behind(one, said["sector"] - 1, said["company"])


@compares("space")
def driven(one: Moment, said: Said) -> bool:
    places = [place for place, number in enumerate(TARGET) if number == said["space"]]
    return any(left_behind(one, at, said["company"]) for at in places)


def left_behind(one: Moment, at: int, firm: int) -> bool:
    """A place where the company still is, and soon is no longer."""
    return one.now.holders[at] == firm and any(state.holders[at] != firm for state in one.places[one.at + 2 :])


TELLS: dict[str, Check] = {
    "luna-barrier": barrier,
    "luna-pick": pick,
    "luna-majority": majority,
    "luna-strike": strike,
    "luna-expand": expand,
    "luna-lost": lost,
    "luna-gap": gap,
    "luna-take": take,
    "luna-oust": both(is_now("margin", lead), leaves),
    "luna-drive-out": both(is_now("margin", lead), driven),
    "luna-shuffle": both(
        is_now("cards", lambda state, seat, said: len(state.luna_deck)),
        either(
            changed("added", lambda state, seat, said: len(state.luna_pile), -1),
            is_now("added", lambda state, seat, said: 0),
        ),
    ),
    "luna-token": is_now("left", lambda state, seat, said: len(state.luna_pile)),
    "luna-deal": is_now("n", lambda state, seat, said: sum(card >= 0 for card in state.luna_slots)),
}
