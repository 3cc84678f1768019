"""Instincts: the learnt policy of each game, from its file of weights: where it comes from, and every price."""

from __future__ import annotations

from typing import Final

from farside.bots.lesson import LessonError, Origin, counts_in, heading, is_price, parsed, quoted
from farside.bots.mind import Mind, mind_for, name_misfit
from farside.bots.policy import Index, Instinct, Policy
from farside.core import shelf
from farside.core.shelf import AnyGame

POLICY: Final = "policy"  # weights/policy.toml
WARMTH: Final = 0.25
HEAD: Final = """\
# How much an option is liked: the sum of what is told of it, times these prices. One that is liked a point more is
# chosen e times as often as the other, before it is drawn by lot more coldly (warmth). See docs/bots.md.
"""
FEWEST: Final = 0.005  # a price nearer to nothing is left out


class Leaning:
    """The prices of a policy by the names of its features, and how they were found."""

    def __init__(self, game: str, edition: int, counts: list[int], origin: Origin, prices: dict[str, float]) -> None:
        self.game = game
        self.edition = edition
        self.counts = counts  # of players it was learnt with; it is used with any
        self.origin = origin
        self.prices = prices  # a feature that is not named has none

    def dumps(self) -> str:
        """As TOML, in the order of the features."""
        lines = [HEAD, *heading(self.game, self.edition, self.counts, self.origin), "\n[prices]"]
        lines += [f"{quoted(name)} = {price:.3f}" for name, price in self.prices.items() if abs(price) >= FEWEST]
        return "\n".join(lines) + "\n"

    @classmethod
    def loads(cls, text: str, file: str) -> Leaning:
        found = parsed(text, file)
        table = found.pop("prices", None)
        if not isinstance(table, dict):
            raise LessonError(f"{file}: expected a table [prices]")
        for name, price in table.items():
            if not is_price(price):
                raise LessonError(f"{file}: {name!r}: expected a number with decimals")
        game, edition = found.pop("game", ""), found.pop("edition", 0)
        return cls(game, edition, counts_in(found.pop("players", None), file), found, table)

    def priced(self, index: Index, file: str, strict: bool) -> list[float]:
        """By number; in the box it was learnt from, every price must be one of a feature."""
        places = {name: at for at, name in enumerate(index.names)}
        found = [0.0] * len(index.names)
        for name, price in self.prices.items():
            if name in places:
                found[places[name]] = price
            elif strict:
                raise LessonError(f"{file}: there is a price of {name!r}, which is no feature; learn again")
        return found


INSTINCTS: Final[dict[str, Instinct]] = {}  # by game, once somebody has asked


def policy_of(mind: Mind) -> Policy:
    """What is told in a game; of one that nobody has written down, verbs and their arguments."""
    return mind.policy or Policy()


def index_of(game: AnyGame) -> Index:
    return Index(game.actions, [step.name for step in game.steps], policy_of(mind_for(game)))


def instinct_for(game: AnyGame) -> Instinct:
    """The learnt policy of a game; where there is none, every option is as good as any other."""
    if game.key not in INSTINCTS:
        INSTINCTS[game.key] = instinct_of(game, mind_for(game))
    return INSTINCTS[game.key]


def instinct_of(game: AnyGame, mind: Mind) -> Instinct:
    index = index_of(game)
    try:
        prices, warmth = prices_of(mind, index, shelf.plain(game.key) == game.key)
    except LessonError as error:
        name_misfit(game.key, str(error))
        prices, warmth = [0.0] * len(index.names), WARMTH
    return Instinct(policy_of(mind), index, prices, warmth)


def prices_of(mind: Mind, index: Index, strict: bool) -> tuple[list[float], float]:
    """What the file says, if it is there."""
    text = mind.lesson(POLICY)
    if text is None:
        return [0.0] * len(index.names), WARMTH
    leaning = Leaning.loads(text, mind.place(POLICY))
    warmth = leaning.origin.get("warmth", WARMTH)
    return leaning.priced(index, mind.place(POLICY), strict), warmth if isinstance(warmth, float) else WARMTH
