"""Tree: what a search remembers. A node is a decision, an edge a turn (or an answer) that was tried there.

The tree is that of one observer: positions which differ only in what he cannot know, or in chance, share a node. So an
edge carries who answered, and counts how often it could have been chosen.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat

SEATS: Final = 8  # a single answer's key is action * SEATS + seat
STRIDE: Final = 1_000_003
PRIME: Final = 2_147_483_647


class Edge:
    """An answer of one seat, and those it gives next if it can."""

    def __init__(self, seat: Seat, action: Action, worth: float, weight: float) -> None:
        self.seat: int = seat
        self.action: int = action
        self.rest: list[Action] = []  # the turn goes on so
        self.worth: float = worth  # the win chance by taste alone, when it was first thought of
        self.weight: float = weight  # how much it is looked at before anything is known
        self.count: int = 0  # how often it was chosen
        self.seen: int = 0  # how often it could have been
        self.total: float = 0.0  # win chances of its seat, summed up
        self.node: Node | None = None  # what comes after it

    def chance(self) -> float:
        """The win chance of the seat that answers so; the taste's word counts as one visit."""
        return (self.total + self.worth) / (self.count + 1)

    def follow(self) -> Node:
        if self.node is None:
            self.node = Node()
        return self.node

    def copy_of(self, rest: list[Action]) -> Edge:
        """What is known of it, once its first answer has been given: the rest begins with the next one."""
        twin = Edge(self.seat, rest[0], self.worth, self.weight)
        twin.rest = rest[1:]
        twin.count, twin.seen, twin.total, twin.node = self.count, self.seen, self.total, self.node
        return twin


class Found:
    """A turn that was looked at, and what it is worth to the seat that decides."""

    def __init__(self, answers: list[Action], looks: int, chance: float, key: int = NOBODY) -> None:
        self.key: int = answers[0] if key == NOBODY else key  # of several answers that are one decision, of them all
        self.answers: list[int] = answers
        self.looks: int = looks
        self.chance: float = chance


class Node:
    """A decision."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.due: int = 0  # after so many visits it is thought about what else could be done
        self.edges: dict[int, Edge] = {}
        self.secret: dict[int, Node] = {}  # sealed answers: a node for each seat, and one for what follows them

    def after(self, key: int) -> Node:
        """The node of a sealed question that belongs to a seat, or follows once all have answered."""
        found = self.secret.get(key)
        if found is None:
            found = Node()
            self.secret[key] = found
        return found


def key_of(seat: Seat, answers: list[Action]) -> int:
    """The key of a whole turn."""
    key = seat + 1
    for action in answers:
        key = (key * STRIDE + action + 7) % PRIME
    return key
