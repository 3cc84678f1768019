"""Actions: numbers for the engine, one notation (`build:cape:lab`) for people and files.

A family is a verb with up to three arguments, each from a fixed list of keys. Families are declared once, in order, and
only ever appended: the number of an action is part of every record's meaning to a learner, its name to everybody else.
"""

from __future__ import annotations

from typing import Final

Action = int
Seat = int
Keys = tuple[str, ...]

NOBODY: Final = -1
AUTOMA: Final = 4  # the number of a player who is never asked, after the four that people may have
MOST_ARGUMENTS: Final = 3


def player_at(place: int, seats: int) -> Seat:
    """The player behind a place in a list of scores: the seats, and then the one who is never asked."""
    return place if place < seats else AUTOMA


class Family:
    """One verb and the numbers its actions occupy."""

    def __init__(self, verb: str, first: int, domains: tuple[Keys, ...]) -> None:
        assert len(domains) <= MOST_ARGUMENTS, f"{verb}: at most {MOST_ARGUMENTS} arguments"
        self.verb = verb
        self.domains = domains
        self.first = first
        self.wide = len(domains[1]) if len(domains) > 1 else 1
        self.deep = len(domains[2]) if len(domains) > 2 else 1
        self.size = (len(domains[0]) if domains else 1) * self.wide * self.deep
        self.end = first + self.size

    def of(self, a: int = 0, b: int = 0, c: int = 0) -> Action:
        """The action with these arguments (unchecked: this is the hot path)."""
        return self.first + (a * self.wide + b) * self.deep + c

    def has(self, action: Action) -> bool:
        return self.first <= action < self.end

    def arg(self, action: Action) -> int:
        """The first argument."""
        return (action - self.first) // (self.wide * self.deep)

    def arg2(self, action: Action) -> int:
        return (action - self.first) // self.deep % self.wide

    def arg3(self, action: Action) -> int:
        return (action - self.first) % self.deep

    def args(self, action: Action) -> tuple[int, ...]:
        return (self.arg(action), self.arg2(action), self.arg3(action))[: len(self.domains)]

    def name(self, action: Action) -> str:
        return ":".join([self.verb, *(keys[at] for keys, at in zip(self.domains, self.args(action), strict=True))])

    def parse(self, words: list[str]) -> Action:
        """The action of a split notation; ValueError says which word is wrong and what is possible."""
        if len(words) != 1 + len(self.domains):
            raise ValueError(f"'{self.verb}' takes {len(self.domains)} argument(s): {self.pattern()}")
        places = [0, 0, 0]
        for at, (keys, word) in enumerate(zip(self.domains, words[1:], strict=True)):
            if word not in keys:
                raise ValueError(f"'{word}' is no argument of '{self.verb}'; possible: {', '.join(keys)}")
            places[at] = keys.index(word)
        return self.of(places[0], places[1], places[2])

    def pattern(self) -> str:
        return ":".join([self.verb, *("|".join(keys) for keys in self.domains)])


class ActionSpace:
    """All actions of a game, numbered from 0 without gaps."""

    def __init__(self) -> None:
        self.families: list[Family] = []
        self._verbs: dict[str, Family] = {}
        self._owner: list[Family] = []

    def family(self, verb: str, *domains: Keys) -> Family:
        assert verb not in self._verbs, f"the verb {verb} is declared twice"
        family = Family(verb, len(self._owner), domains)
        self.families.append(family)
        self._verbs[verb] = family
        self._owner.extend([family] * family.size)
        return family

    def __len__(self) -> int:
        return len(self._owner)

    def owner(self, action: Action) -> Family:
        """The family an action belongs to; ValueError for a number outside the space."""
        if not 0 <= action < len(self._owner):
            raise ValueError(f"there is no action {action}; actions run from 0 to {len(self._owner) - 1}")
        return self._owner[action]

    def name(self, action: Action) -> str:
        return self.owner(action).name(action)

    def parse(self, name: str) -> Action:
        words = name.split(":")
        family = self._verbs.get(words[0])
        if family is None:
            raise ValueError(f"there is no action '{words[0]}'; possible: {', '.join(self._verbs)}")
        return family.parse(words)

    def mask(self, options: list[Action]) -> bytearray:
        """One byte per action, 1 where it is open: what a learner wants."""
        mask = bytearray(len(self._owner))
        for action in options:
            mask[action] = 1
        return mask
