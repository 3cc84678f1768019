"""Magnastorm: four federations on a planet of storms. The title, which wires the files of this folder together."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from random import Random

from farside.core.actions import NOBODY, Action, Seat
from farside.core.game import Collects, Game, Preset, Value, freezes
from farside.core.panels import Focus
from farside.core.phrases import Voice
from farside.core.setting import SettingError
from farside.core.state import Step
from farside.core.view import Mirror, Part
from farside.games.magnastorm import asking, collection, guide, picture, senses, setup, sight, tally, teaching
from farside.games.magnastorm.actions import ACTIONS
from farside.games.magnastorm.cards import ARTEFACTS
from farside.games.magnastorm.columns import named_after
from farside.games.magnastorm.components import (
    BLACK,
    CALM,
    GOAL,
    ROUNDS,
    ROW_PRICE,
    ROWS,
    SECTOR_COUNT,
    SHADES,
)
from farside.games.magnastorm.drawing import details, mirrors, words
from farside.games.magnastorm.drawing.scene import Scene
from farside.games.magnastorm.glossary import NOTES
from farside.games.magnastorm.lexicon import LEXICON
from farside.games.magnastorm.panels import COMPANION, PANELS, TABS, focus
from farside.games.magnastorm.rules import crew, labs, move, objectives, opening, purse, research, take
from farside.games.magnastorm.rules import turn as turns
from farside.games.magnastorm.rules.clauses import CLAUSES
from farside.games.magnastorm.rules.crew import row_cubes
from farside.games.magnastorm.state import ENDS, MagnaState, size
from farside.games.magnastorm.view import MagnaView

STEPS: list[Step[MagnaState]] = [  # append only
    opening.OPENING,
    opening.FIRST_CREW,
    opening.FIRST_TRACK,
    opening.FIRST_BONUSES,
    opening.CARD_ORDER,
    opening.CARD_BONUS,
    turns.START,
    turns.TURN,
    turns.NEXT,
    crew.PLACE,
    crew.ACTION,
    crew.WITH_B,
    crew.BONUS,
    move.DRIVING,
    move.STEP,
    move.FEE,
    move.STATION_HERE,
    move.ERECT,
    move.FOREIGN,
    labs.ARRIVE,
    labs.LAB,
    labs.PLACE_LAB,
    labs.AFTER_LAB,
    research.CHOOSE_TRACK,
    research.ON_TRACK,
    research.CHOOSE_CUBE,
    research.ONE_CUBE,
    research.HOW_MANY,
    research.NEW_CREW,
    take.RELOCATE,
    take.WIN,
    take.FAME,
    take.BOUGHT,
    objectives.OBJECTIVE,
    objectives.RETRIEVAL,
    objectives.LOWERING,
    objectives.REWARD,
    purse.PAYMENT,
    purse.BARTER,
    purse.OFFER,
    purse.RETURN,
    crew.AT_LOWEST,
]


class Magnastorm(Game[MagnaState, MagnaView]):
    """2 to 4 federations explore a planet on which the storm moves on every round."""

    key = "magnastorm"
    position = MagnaState
    seats = range(2, 5)
    variants = {"start": (1, 2), "advanced": (False, True), "artefacts": ("none",)}
    actions = ACTIONS
    steps = STEPS
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = asking.QUESTIONS
    events = (
        *(
            "lot",
            "cards",
            "leads",
            "normal-start",
            "start",
            "send",
            "post",
            "card",
            "reputation",
            "crew",
            "gain",
            "cubes",
        ),
        *(
            "pay",
            "substitute",
            "exchange",
            "use",
            "drive",
            "stay",
            "push",
            "jump",
            "begin",
            "fee",
            "build",
            "lab",
            "waive",
        ),
        *("rise", "top", "all-top", "no-cube", "no-crew", "draw", "drawn", "black", "swap", "take", "lay", "token"),
        *(
            "commander",
            "give-up",
            "fame",
            "claim",
            "retrieve",
            "lower",
            "objective",
            "goal",
            "administration",
            "income",
        ),
        *("majority", "first", "storm", "rank", "artefact"),
    )
    panels = PANELS
    tabs = TABS
    companion = COMPANION
    glossary = NOTES
    collects = Collects("artefacts", ("advanced", True), ARTEFACTS, collection.ENOUGH)
    luck = 3  # set-up, bag, artefacts
    longest = 3000
    presets = (
        Preset("first", {"start": 1}),
        Preset("second", {"start": 2}),
        Preset("advanced", {"advanced": True}),
    )
    styles = ("tokens", "art", "planet", "boards", "goals", "folk", "players", "details", "screens", "narrow", "tablet")
    symbol_sheets = ("symbols.svg", "planet.svg")
    tally = staticmethod(tally.tally)
    facts = staticmethod(teaching.facts)
    numbers = staticmethod(guide.numbers)
    sense = staticmethod(senses.sense)

    def focus(self, view: MagnaView) -> Focus:
        return focus(view)

    def settings(self, seats: int, variants: dict[str, Value]) -> dict[str, Value]:
        """Artefacts, where given, are given for every seat."""
        chosen = super().settings(seats, variants)
        owned = chosen["artefacts"]
        if isinstance(owned, tuple) and len(owned) != seats:
            text = f"magnastorm: artefacts are given seat by seat, {seats} lists of card numbers or none"
            raise SettingError(text, "artefact-seats", {"seats": seats})
        return chosen

    def choice(self, name: str, value: Value) -> Value:
        """MAG-ADV-1  The artefacts each seat owns: a list of different card numbers for every seat."""
        if name != "artefacts" or value == "none":
            return super().choice(name, value)
        hint = f"possible: none, or a list for every seat, each of different numbers out of {', '.join(ARTEFACTS)}"
        wrong = unfit(value)
        if wrong:
            text = f"magnastorm: artefacts cannot be {wrong[0]!r}; {hint}"
            raise SettingError(text, "artefacts", {"cards": str(wrong[0]), "possible": ", ".join(ARTEFACTS)})
        return value

    def set_up(self, state: MagnaState, variants: dict[str, Value]) -> None:
        owned = variants["artefacts"] if isinstance(variants["artefacts"], tuple) else ()
        collections = tuple([tuple([ARTEFACTS.index(card) for card in cards]) for cards in owned])
        setup.set_up(state, 0 if variants["start"] == 1 else 1, variants["advanced"] is True, collections)
        state.then(opening.OPENING)

    def scores(self, state: MagnaState) -> list[int]:
        return list(state.reputation)

    def winners(self, state: MagnaState) -> list[Seat]:
        """MAG-END-9  The ranking is strict: one seat wins."""
        return state.ranking()[:1]

    def keepsakes(self, state: MagnaState) -> list[tuple[str, ...]]:
        """MAG-ART-1  By seat, the artefact cards won in this game: they stay with the person."""
        return [(ARTEFACTS[card],) if card != NOBODY else () for card in state.won]

    def lend(self, owned: Collection[str], dice: Random) -> tuple[str, ...]:
        return collection.lend(owned, dice)

    def treasure(self, key: str, voice: Voice) -> str:
        return collection.named(key, voice)

    def hide(self, dream: MagnaState, seat: Seat | None, dice: Random) -> None:
        """MAG-INFO-1  Nothing is hidden but the chance to come, which the kernel has renewed."""

    def lap(self, state: MagnaState) -> int:
        return state.round

    def look(self, state: MagnaState, seat: Seat | None) -> MagnaView:
        strength = state.strength()
        fame = sight.forecast(state, strength)
        seats = range(state.seats)
        return MagnaView(
            **self.common(state, seat),
            start=state.start,
            advanced=bool(state.drawn),
            round=state.round,
            rounds=ROUNDS,
            goal=GOAL[state.seats],
            triggered=state.triggered,
            ended=ENDS[state.ended],
            order=tuple(state.order),
            rotation=tuple(state.rotation),
            at=state.at,
            token=state.token,
            calm=state.calm_sectors(),
            calm_next=CALM[state.start][state.round] if state.round < ROUNDS else (),
            supply=tuple(state.supply),
            bag=tuple(state.bag),
            black=BLACK,
            upper=tuple([sight.column(state, seat, at) for at in range(state.panel.columns)]),
            lower=tuple([sight.kinds(group) for group in state.lower]),
            space=state.space,
            crew_above=state.crew_above(),
            row_prices=ROW_PRICE if seat is None else tuple([row_cubes(state, seat, row) for row in range(ROWS)]),
            labs=sight.lab_places(state),
            strength=tuple([tuple(strength[at::SECTOR_COUNT]) for at in range(SECTOR_COUNT)]),
            majority=tuple([state.leader(strength, sector) for sector in range(SECTOR_COUNT)]),
            stations=tuple(state.stations),
            wisest=tuple([state.wisest(track) for track in range(state.tracks())]),
            chiefs=tuple(state.chiefs),
            heads=tuple(state.heads),
            holder=tuple(state.holder),
            goals=tuple([sight.objective(state, slot, strength) for slot in range(len(state.goals))]),
            players=tuple([sight.player(state, other, strength, fame[other]) for other in seats]),
            costs=sight.costs(state, seat),
            steps_left=state.steps_left,
            trail=sight.trail(state),
            ranking=tuple(state.ranking()) if state.order else (),
        )

    def called(self, state: MagnaState) -> Mapping[str, str]:
        """A column goes by the first name of the commander who stands above it."""
        return named_after(state.chiefs)

    def scene(self, view: MagnaView, voice: Voice) -> Scene:
        return Scene(view, voice)

    def paint(self, view: MagnaView, voice: Voice) -> list[Part]:
        return picture.paint(Scene(view, voice))

    def headline(self, view: MagnaView, voice: Voice) -> str:
        """The round, and the reputation that ends the game."""
        told = {"n": view.round, "of": view.rounds, "goal": view.goal}
        return "" if view.over else voice.say("picture-headline", told)

    def goal(self, view: MagnaView, voice: Voice) -> str:
        """MAG-END-1, MAG-END-4, MAG-END-5"""
        return voice.say("goal-line", {"goal": view.goal, "rounds": view.rounds})

    def describe(self, view: MagnaView, voice: Voice) -> list[tuple[str, list[str]]]:
        return words.describe(Scene(view, voice))

    def label(self, view: MagnaView, voice: Voice, action: Action) -> str:
        return details.label(view, voice, action)

    def details(self, view: MagnaView, voice: Voice, action: Action) -> str:
        return details.details(Scene(view, voice), action)

    def mirrors(self, view: MagnaView, voice: Voice) -> list[Mirror]:
        return mirrors.mirrors(Scene(view, voice))

    def census(self, state: MagnaState) -> dict[str, int]:
        """MAG-SUP-1  Cubes of each colour, crew, labs, stations, cards and markers."""
        found = {f"cubes {colour}": state.supply[colour] + state.bag[colour] for colour in range(SHADES)}
        for seat in range(state.seats):
            for colour in range(SHADES):
                found[f"cubes {colour}"] += state.hands[seat * SHADES + colour]
            standing = [held // 4 for held in state.labs if held and held % 4 == seat]
            found[f"labs {seat}"] = state.labs_left[seat] + sum(standing)
            found[f"stations {seat}"] = state.stations_left[seat] + state.stations.count(seat)
        found["crew"] = sum(state.crew) + state.crew_above() + sum([size(group) for group in state.lower])
        found["commanders"] = len(state.holder)
        return found

    def open_question(self, state: MagnaState, seat: Seat | None) -> tuple[str, tuple[int, ...]]:
        return asking.question(state)


def unfit(value: Value) -> list[Value]:
    """Of what is given as artefacts, what is no list of different card numbers."""
    if not isinstance(value, tuple):
        return [value]
    return [cards for cards in value if not is_collection(cards)]


def is_collection(cards: Value) -> bool:
    return isinstance(cards, tuple) and len(set(cards)) == len(cards) and set(cards) <= set(ARTEFACTS)


freezes(MagnaState, Magnastorm.key)
GAME = Magnastorm()
