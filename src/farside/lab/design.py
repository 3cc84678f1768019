"""Design: what a study plays. The same design gives the same games, whoever plays them and in whatever order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from hashlib import sha256
from typing import Final

import farside
from farside.core.actions import ActionSpace
from farside.core.chance import LONGEST_SEED
from farside.core.game import Value
from farside.core.shelf import AnyGame
from farside.core.state import State
from farside.lab.evened import check
from farside.lab.fingerprint import fingerprint

SHIPPED: Final = "shipped"  # the box as it came with Farside
CHANGED: Final = "changed"  # the box a designer asks about


@dataclass(frozen=True)
class Design:
    """Settings, already looked through: `design` refuses what is impossible."""

    game: str
    edition: int
    seats: int
    bots: tuple[str, ...]  # one for each player; players change seats from game to game, unless all are alike
    seed: int
    variants: dict[str, Value]
    forbid: tuple[str, ...] = ()  # closed to the first player
    box: str = ""  # the text of a changed component file
    box_name: str = ""
    prints: tuple[tuple[str, str], ...] = ()  # of rules, box, bots and version
    luck: bool = False  # what chance gives is measured: it takes several times as long

    def arms(self) -> tuple[str, ...]:
        """The boxes played with; each plays the same seeds."""
        return (SHIPPED, CHANGED) if self.box else (SHIPPED,)

    def alike(self) -> bool:
        return len(set(self.bots)) == 1 and not self.forbid

    def has_rival(self) -> bool:
        """Whether the player who is never asked takes part, after the seats."""
        title = farside.game(self.game)
        return title.solo is not None and self.variants[title.solo.variant] != title.variants[title.solo.variant][0]

    def places(self) -> int:
        """All who can win."""
        return self.seats + self.has_rival()

    def players(self) -> tuple[str, ...]:
        """What the players are called in tables: by their bot, and by what is forbidden to it."""
        first = f"{self.bots[0]} without {' '.join(self.forbid)}" if self.forbid else self.bots[0]
        return (first, *self.bots[1:])

    def dealt(self, number: int) -> tuple[int, int]:
        """The seed of a game, and how many seats the players have moved on; each deal is played with every rotation."""
        if self.alike():
            return self.seed + number, 0
        return self.seed + number // self.seats, number % self.seats

    def identity(self) -> dict[str, object]:
        """What makes two studies the same, for the folder that holds one."""
        return {
            "game": self.game,
            "edition": self.edition,
            "seats": self.seats,
            "bots": list(self.bots),
            "seed": self.seed,
            "variants": {name: listed(value) for name, value in self.variants.items()},
            "forbid": list(self.forbid),
            "box": sha256(self.box.encode()).hexdigest() if self.box else "",
            **dict(self.prints),
            **({"luck": True} if self.luck else {}),
        }


def listed(value: object) -> object:
    """As JSON would give it back."""
    return [listed(item) for item in value] if isinstance(value, tuple) else value


def design(
    game: AnyGame,
    seats: int | None = None,
    bots: Sequence[str] = ("greedy",),
    seed: int = 1,
    variants: dict[str, Value] | None = None,
    forbid: Sequence[str] = (),
    box: tuple[str, str] = ("", ""),
    luck: bool = False,
) -> Design:
    """A design; ValueError says what is possible. `box`: the text and the name of a component file."""
    for key in bots:
        farside.bot(key)
    if seats is None:
        seats = len(bots) if len(bots) > 1 else max(2, game.seats.start)
    if len(bots) not in (1, seats):
        raise ValueError(f"{len(bots)} bots for {seats} seats; possible: one bot for all seats, or one for each")
    if not 0 <= seed < LONGEST_SEED // 2:
        raise ValueError(f"a first seed is a whole number from 0 to 2**63 - 1, not {seed}")
    if box[0] and forbid:
        raise ValueError("a changed box and a forbidden action are two questions; ask one at a time")
    if forbid and seats == 1:
        raise ValueError("who may not use an action is compared with others who may; possible: --seats 2 or more")
    check_patterns(game.actions, forbid)
    everybody = tuple(bots) * (seats if len(bots) == 1 else 1)
    chosen = game.settings(seats, variants or {})
    prints = tuple(fingerprint(game, bots).items())
    if luck:
        check_luck(game, game.start(seats=seats, seed=seed, log=None, **chosen), bool(box[0]))
    return Design(game.key, game.edition, seats, everybody, seed, chosen, tuple(forbid), *box, prints, luck)


def check_luck(game: AnyGame, state: State, changed: bool) -> None:
    """ValueError where nobody can tell what chance gives."""
    if changed:
        raise ValueError("win chances are known of our box only, so luck cannot be told; leave --luck or --box away")
    check(game, state)


def forbidden(actions: ActionSpace, patterns: Sequence[str]) -> frozenset[int]:
    """The actions that a verb (`recruit`) or a pattern of names (`build:*:lab`) speaks of."""
    return frozenset(
        action
        for family in actions.families
        for action in range(family.first, family.end)
        for pattern in patterns
        if pattern == family.verb or fnmatchcase(family.name(action), pattern)
    )


def check_patterns(actions: ActionSpace, patterns: Sequence[str]) -> None:
    for pattern in patterns:
        if not forbidden(actions, [pattern]):
            verbs = [family.verb for family in actions.families]
            possible = f"{', '.join(verbs)}, or a pattern such as '{verbs[0]}:*'"
            raise ValueError(f"no action is called '{pattern}'; possible: {possible}")
