"""Skymines: the title, which wires the files of this folder together."""

from __future__ import annotations

from random import Random

from farside.core.actions import Action, Seat
from farside.core.game import Game, Value, freezes
from farside.core.phrases import Voice
from farside.core.senses import Notes
from farside.core.state import Step
from farside.core.view import Part
from farside.games.skymines import picture, questions, senses, setup, sight
from farside.games.skymines.actions import ACTIONS
from farside.games.skymines.components import COMPANIES
from farside.games.skymines.lexicon import EVENTS, LEXICON, QUESTIONS
from farside.games.skymines.rules import (
    advance,
    bonus,
    expand,
    passing,
    planning,
    research,
    resources,
    reuse,
    rounds,
    scoring,
    stations,
    turn,
    upload,
)
from farside.games.skymines.rules.clauses import CLAUSES
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import SIDES
from farside.games.skymines.view import SkyminesView

VARIANTS: dict[str, tuple[Value, ...]] = {
    "side": ("moon",),
    "tracks": ("first-game", "random"),  # or the four sides of skymine, minerva, astrogo and tawac
    "tiles": ("first-game", "choose"),
    "constrained": (False, True),
}
STEPS: list[Step[SkyminesState]] = [
    setup.STARTING_TILE,
    rounds.NEXT_ROUND,
    planning.PLAN_ROUND,
    turn.ACTIONS,
    turn.TURN,
    turn.CLOSE,
    turn.REFILL,
    resources.SPEND_CARDS,
    resources.ACQUIRE,
    resources.INVEST,
    resources.SHOP,
    advance.ADVANCING,
    advance.ONWARD,
    advance.ANY_TRACK,
    advance.OTHER_TRACKS,
    expand.CHOOSE_FIRM,
    expand.ENTER_SECTOR,
    expand.COLLECT,
    expand.SETTLE,
    stations.LIFT_COLUMN,
    stations.HOME_COLUMN,
    stations.REMOVE_OUTPOST,
    stations.REMOVAL,
    research.RESEARCHING,
    research.SPEND_RP,
    research.PUT_PLAN,
    upload.UPLOAD,
    bonus.CHOOSE_TIER,
    bonus.CHOOSE_GIFT,
    bonus.DESTROY_CARD,
    reuse.USE_PART,
    reuse.FETCH_CARD,
    passing.TAKE_PILE,
    passing.LAY_CARD,
    passing.REST_FACING,
    rounds.PREPARE,
    scoring.SCORE,
]


class Skymines(Game[SkyminesState, SkyminesView]):
    """2 to 4 players invest in four companies that mine the Moon."""

    key = "skymines"
    seats = range(2, 5)
    variants = VARIANTS
    actions = ACTIONS
    steps = STEPS
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = tuple(QUESTIONS)
    events = tuple(EVENTS)
    luck = setup.STREAMS
    secrets = True
    longest = 4000

    def blank(self) -> SkyminesState:
        return SkyminesState()

    def choice(self, name: str, value: Value) -> Value:
        """SKY-SET-4  The tracks may also be named: a side for each company, four different letters."""
        if name == "tracks" and not isinstance(value, (str, int)):
            return four_sides(value)
        return super().choice(name, value)

    def set_up(self, state: SkyminesState, variants: dict[str, Value]) -> None:
        tracks = variants["tracks"]
        named = () if isinstance(tracks, (str, int)) else tuple([str(side) for side in tracks])
        choose, constrained = variants["tiles"] == "choose", variants["constrained"] is True
        setup.set_up(state, named, tracks == "random", choose, constrained)

    def scores(self, state: SkyminesState) -> list[int]:
        return scoring.scores(state)

    def winners(self, state: SkyminesState) -> list[Seat]:
        return scoring.winners(state)

    def look(self, state: SkyminesState, seat: Seat | None) -> SkyminesView:
        return sight.look(self, state, seat)

    def hide(self, dream: SkyminesState, seat: Seat | None, dice: Random) -> None:
        sight.hide(dream, seat, dice)

    def census(self, state: SkyminesState) -> dict[str, int]:
        return sight.census(state)

    def question(self, state: SkyminesState) -> tuple[str, tuple[int, ...]]:
        return questions.question(state)

    def paint(self, view: SkyminesView, voice: Voice) -> list[Part]:
        return picture.paint(view, voice)

    def details(self, view: SkyminesView, voice: Voice, action: Action) -> str:
        return picture.details(view, voice, action)

    def headline(self, view: SkyminesView, voice: Voice) -> str:
        return picture.headline(view, voice)

    def words(self, view: SkyminesView, voice: Voice) -> list[tuple[str, list[str]]]:
        return picture.words(view, voice)

    def sense(self, state: SkyminesState, seat: Seat, notes: Notes) -> None:
        senses.sense(state, seat, notes)

    def style(self) -> str:
        return picture.style()

    def symbols(self) -> str:
        return picture.symbols()


def four_sides(value: Value) -> Value:
    """SKY-SET-4  Sides of four different tracks, in the order of the companies."""
    assert not isinstance(value, (str, int)), "a list of sides"
    sides = tuple([str(side) for side in value])
    if len(sides) != len(COMPANIES) or any(side not in SIDES for side in sides):
        raise ValueError(f"skymines: tracks names a side for each of {', '.join(COMPANIES)} out of {', '.join(SIDES)}")
    if len({side[0] for side in sides}) != len(COMPANIES):
        raise ValueError("skymines: tracks must name four different letters: a track has two sides")
    return sides


freezes(SkyminesState, Skymines.key)
GAME = Skymines()
