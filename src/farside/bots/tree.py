"""Tree: what a search remembers. A node is a decision, an edge an answer that was tried there.

The tree is that of one observer: positions which differ only in what he cannot know, or in chance, share a node. So an
edge carries who answered, and counts how often it could have been chosen.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import Action, Seat

SEATS: Final = 8  # an edge's key is action * SEATS + seat


class Edge:
    """An answer of one seat."""

    def __init__(self, seat: Seat, action: Action, worth: float, weight: float) -> None:
        self.seat: int = seat
        self.action: int = action
        self.worth: float = worth  # the win chance by taste alone, when it was first thought of
        self.weight: float = weight  # how much it is looked at before anything is known
        self.count: int = 0  # how often it was chosen
        self.seen: int = 0  # how often it could have been
        self.total: float = 0.0  # win chances of its seat, summed up
        self.node: Node | None = None  # what comes after it

    def chance(self) -> float:
        """The win chance of the seat that answers so; the taste's word counts as one visit."""
        return (self.total + self.worth) / (self.count + 1)


class Node:
    """A decision."""

    def __init__(self) -> None:
        self.visits: int = 0
        self.edges: dict[int, Edge] = {}
        self.secret: dict[int, Node] = {}  # sealed answers: a node for each seat, and one for all answers together

    def after(self, key: int) -> Node:
        """The node of a sealed question that belongs to a seat, or follows once all have answered."""
        found = self.secret.get(key)
        if found is None:
            found = Node()
            self.secret[key] = found
        return found
