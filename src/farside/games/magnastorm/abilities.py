"""What commanders do: an ability is a kind of effect with its figures, and any number of commanders may have it.

A commander has the ability that his `effect` names, and those of his `further_effects`. Rules ask who has an ability,
never for a commander by name or number, so a new commander is his entry in the box and his words.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.box import Box, BoxError
from farside.games.magnastorm.cards import COMMANDER_BOXES, COMMANDERS, IS_RESEARCH
from farside.games.magnastorm.components import Cubes, cubes

KINDS: Final = (
    *("buy_reputation", "extra_range", "objective_bonus", "buy_research", "substitute", "jump_to_lab_area"),
    *("extra_lab", "majority_bonus", "redirect_research", "advance_lowest", "credit", "extra_bag_draw"),
    *("reputation", "use_occupied_space", "move_discount", "waive_cost"),
)
EFFECTS: Final = tuple(
    [
        (box.table("effect"), *(box.tables("further_effects") if box.has("further_effects") else []))
        for box in COMMANDER_BOXES
    ]
)
ABILITIES: Final = tuple([tuple([effect.one_of("kind", KINDS) for effect in effects]) for effects in EFFECTS])

# What a turn uses up, as bits of `used`.
USED_STEP: Final = 1
USED_LEVEL: Final = 2
USED_SUBSTITUTE: Final = 4
USED_LAB: Final = 8
USED_WAIVER: Final = 16
INSTALLED: Final = 32
MOVED: Final = 64
USED_LOWEST: Final = 128
USED_CUBE: Final = 256
FAME_ONCE: Final = 512  # counts how often reputation was bought: the bits from here on
FAME_MOST: Final = 127
FURTHER: Final = 16  # from this bit on: commanders whose ability somebody before them has as well


class Ability:
    """Who has an ability; where it is used up once a turn, each of them leaves a mark of his own."""

    def __init__(self, kind: str, mark: int = 0) -> None:
        self.kind = kind
        self.who = tuple([at for at in range(len(COMMANDERS)) if kind in ABILITIES[at]])
        self.marks = tuple([mark if nth == 0 else further(kind, at) for nth, at in enumerate(self.who)])

    def held(self, holder: list[int], seat: Seat) -> int:
        """A commander with this ability whom the seat controls, or NOBODY."""
        for commander in self.who:
            if holder[commander] == seat:
                return commander
        return NOBODY

    def ready(self, holder: list[int], used: int, seat: Seat) -> int:
        """One who has not used it in this turn, or NOBODY."""
        for at in range(len(self.who)):
            if holder[self.who[at]] == seat and used & self.marks[at] == 0:
                return self.who[at]
        return NOBODY

    def all_ready(self, holder: list[int], used: int, seat: Seat) -> list[int]:
        """All of them."""
        return [
            self.who[at] for at in range(len(self.who)) if holder[self.who[at]] == seat and not used & self.marks[at]
        ]

    def mark(self, commander: int) -> int:
        """What his using it leaves in `used`."""
        return self.marks[self.who.index(commander)]

    def sum(self, figures: tuple[int, ...], holder: list[int], seat: Seat) -> int:
        """What a figure of the ability comes to with all of them whom the seat controls."""
        total = 0
        for commander in self.who:
            if holder[commander] == seat:
                total += figures[commander]
        return total


def further(kind: str, commander: int) -> int:
    """The mark of a commander who is not the first with an ability."""
    return 1 << (FURTHER + commander * len(KINDS) + KINDS.index(kind))


def effect(commander: int, kind: str) -> Box | None:
    """The effect of this kind among those that a commander has."""
    for box, ability in zip(EFFECTS[commander], ABILITIES[commander], strict=True):
        if ability == kind:
            return box
    return None


def figures(kind: str, key: str, least: int = 1) -> tuple[int, ...]:
    """A figure of an ability by commander; 0 for those without it."""
    found: list[int] = []
    for commander in range(len(COMMANDERS)):
        box = effect(commander, kind)
        found.append(0 if box is None else box.number(key))
        if box is not None and found[-1] < least:
            raise BoxError(f"{box.file}: {box.place}: '{key}' should be at least {least}, not {found[-1]}")
    return tuple(found)


def prices(kind: str) -> tuple[Cubes, ...]:
    """What an ability costs each time, by commander."""
    found: list[Cubes] = []
    for commander in range(len(COMMANDERS)):
        box = effect(commander, kind)
        found.append((0, 0) if box is None else cubes(box, "pay"))
    return tuple(found)


BUYS_REPUTATION: Final = Ability("buy_reputation")
EXTRA_STEP: Final = Ability("extra_range", USED_STEP)
OBJECTIVE_BONUS: Final = Ability("objective_bonus")
BUYS_LEVEL: Final = Ability("buy_research", USED_LEVEL)
SUBSTITUTE: Final = Ability("substitute", USED_SUBSTITUTE)
JUMP: Final = Ability("jump_to_lab_area")
EXTRA_LAB: Final = Ability("extra_lab", USED_LAB)
MAJORITY_BONUS: Final = Ability("majority_bonus")
REDIRECT: Final = Ability("redirect_research")
LOWEST: Final = Ability("advance_lowest", USED_LOWEST)
EXTRA_CUBE: Final = Ability("credit", USED_CUBE)
MORE_FROM_BAG: Final = Ability("extra_bag_draw")
FAME: Final = Ability("reputation")
OCCUPIED: Final = Ability("use_occupied_space")
DISCOUNT: Final = Ability("move_discount")
WAIVER: Final = Ability("waive_cost", USED_WAIVER)

# Figures of abilities, each by commander.
FAME_PRICE: Final = prices("buy_reputation")
FAME_BOUGHT: Final = figures("buy_reputation", "reputation")
FAME_TIMES: Final = figures("buy_reputation", "max_times")
LEVEL_PRICE: Final = prices("buy_research")
LEVELS_BOUGHT: Final = figures("buy_research", "research_levels")
LAB_FEE: Final = prices("extra_lab")
OBJECTIVE_FAME: Final = figures("objective_bonus", "reputation", 0)
OBJECTIVE_LEVELS: Final = figures("objective_bonus", "research_levels", 0)
MAJORITY_FAME: Final = figures("majority_bonus", "reputation")
LOWEST_LEVELS: Final = figures("advance_lowest", "levels")
CUBES_GAINED: Final = figures("credit", "n")
MORE_CUBES: Final = figures("extra_bag_draw", "n")
FAME_EACH_TIME: Final = figures("reputation", "n")
OWN_OFF: Final = figures("move_discount", "own")

ALWAYS: Final[dict[str, dict[str, object]]] = {  # what effects are said to do, and the rules do in no other way
    "extra_range": {"pay": {"not_own": 1}, "steps": 1, "max_per_turn": 1},
    "objective_bonus": {"track": "any"},
    "buy_research": {"track": "any", "max_per_action": 1},
    "substitute": {
        "swap": ["yellow", "own"],
        "n": 1,
        "max_per_action": 1,
        "covers": ["row", "lab_slot", "station_slot", "column_crew_price"],
    },
    "jump_to_lab_area": {"sector": "calm", "lab_owner": "any", "replaces_move": True},
    "extra_lab": {"labs": 1, "plus_normal_lab_cost": True, "needs_first_lab": True, "max_per_action": 1},
    "majority_bonus": {"sectors": "calm"},
    "redirect_research": {"levels": 1, "track": "any"},
    "advance_lowest": {"tie": "choose"},
    "credit": {"color": "any_player"},
    "reputation": {"again_each_administration_while_kept": True},
    "use_occupied_space": {"max_per_turn": 1, "gives_bonus": True},
    "move_discount": {"of": "row", "minimum": 0},
    "waive_cost": {"of": ["turtle_lab", "teleport_station"], "n": 1, "max_per_turn": 1},
}


def check(commander: int) -> None:
    """An ability once each, in the way that the rules know, and where it can be used."""
    for effect, kind in zip(EFFECTS[commander], ABILITIES[commander], strict=True):
        effect.fixed(ALWAYS.get(kind, {}))
        if ABILITIES[commander].count(kind) > 1:
            raise BoxError(f"{effect.file}: {effect.place}: the commander has the ability '{kind}' twice")
        if kind == "buy_reputation" and IS_RESEARCH[commander]:
            raise BoxError(
                f"{effect.file}: {effect.place}: 'buy_reputation' is for administration commanders,"
                " because research commanders change hands when nobody is asked"
            )
    if FAME_TIMES[commander] > FAME_MOST:
        raise BoxError(f"{COMMANDER_BOXES[commander].file}: 'max_times' should be at most {FAME_MOST}")


for _commander in range(len(COMMANDERS)):
    check(_commander)
