"""Study: a question that a series of games answers, with a chart and a sentence that says how sure the answer is."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from farside.lab import tables
from farside.lab.design import SHIPPED, Design
from farside.lab.figures import Estimate, GameRow, Use, uses
from farside.lab.prose import Prose


@dataclass
class Harvest:
    """The games of a study, read back, and the prose to speak about them."""

    design: Design
    games: dict[str, list[GameRow]]  # by box
    uses_file: Path
    decisions_file: Path
    prose: Prose
    _uses: dict[str, list[Use]] = field(default_factory=dict)

    def played(self) -> list[GameRow]:
        """The games with the box as it came."""
        return self.games[SHIPPED]

    def uses(self, box: str = SHIPPED) -> list[Use]:
        """Everything that was used, by any player."""
        if box not in self._uses:
            rows = [row for row in tables.sums(self.uses_file) if row["box"] == box]
            self._uses[box] = uses(rows, self.games[box], self.design.seats)
        return self._uses[box]

    def named(self) -> set[tuple[str, str]]:
        """Kind and key of all that a log names, whoever's deed it was, with the box as it came."""
        return tables.named(self.uses_file, SHIPPED)

    def versus(self, first: str) -> list[Use]:
        """The same, where `oftener` compares one player with the others."""
        rows = [row for row in tables.sums(self.uses_file, first) if row["box"] == SHIPPED]
        return uses(rows, self.played(), self.design.seats)


@dataclass(frozen=True)
class Section:
    """A chart with its sentences."""

    key: str
    title: str
    claim: str  # what it shows, in one plain sentence
    sure: str  # how sure that is
    figure: str  # markup
    wide: bool = False
    brief: bool = True  # the claim is told at the top as well
    found: bool = False  # something stands out: told before what is only described


class Study:
    """A question."""

    key: str = ""

    def asked(self, design: Design) -> bool:
        """Whether this design's games can answer it."""
        return True

    def answer(self, harvest: Harvest) -> list[Section]:
        raise NotImplementedError(self.key)


def tone(found: Estimate, even: float = 0.0) -> str:
    """How a dot is drawn: coloured only where the interval leaves out what is even."""
    return "even" if not found.leaves_out(even) else "good" if found.value > even else "bad"
