"""Skymines: the title, which wires the files of this folder together."""

from __future__ import annotations

from random import Random

from farside.core.actions import Action, Seat
from farside.core.campaign import Success
from farside.core.game import Game, Solo, Value, freezes
from farside.core.phrases import Voice
from farside.core.senses import Notes
from farside.core.setting import SettingError
from farside.core.state import Step
from farside.core.view import Closed, Part
from farside.games.skymines import picture, questions, senses, setup, sight
from farside.games.skymines.actions import ACTIONS
from farside.games.skymines.campaign import CAMPAIGN, in_chapter, successes
from farside.games.skymines.chapters import CHAPTERS
from farside.games.skymines.components import COLOURS, COMPANIES
from farside.games.skymines.lexicon import EVENTS, LEXICON, QUESTIONS
from farside.games.skymines.luna import LUNA_LEVELS, NO_LUNA
from farside.games.skymines.modules import THREATS
from farside.games.skymines.rules import (
    advance,
    belt,
    bonus,
    expand,
    luna_turn,
    missions,
    passing,
    planning,
    research,
    resources,
    reuse,
    rounds,
    scoring,
    stations,
    threats,
    turn,
    upload,
)
from farside.games.skymines.rules.clauses import CLAUSES
from farside.games.skymines.state import CLAIMING, LAST_CALL, SkyminesState
from farside.games.skymines.tracks import SIDES
from farside.games.skymines.view import SkyminesView

VARIANTS: dict[str, tuple[Value, ...]] = {
    "side": ("moon", "belt"),
    "tracks": ("first-game", "random"),  # or the four sides of skymine, minerva, astrogo and tawac
    "tiles": ("first-game", "choose"),
    "constrained": (False, True),
    "luna": ("none", *range(LUNA_LEVELS)),
    "missions": (False, True),
    "threat": (False, True, *THREATS),  # drawn at random, or named; on the Belt side only
    "chapter": (0, *range(1, CHAPTERS + 1)),  # of the campaign: what else lies on the table follows from it
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
    missions.CLAIMS,
    missions.LAST_TASKS,
    turn.TURN_DOWN,
    bonus.CHOOSE_MARKER,
    belt.ENTER_BELT,
    belt.LIFT_BELT,
    belt.COLLECT_BELT,
    belt.SETTLE_BELT,
    belt.HOME_BELT,
    threats.SCRAP_ENERGY,
    threats.THREAT_REWARD,
    threats.TAKE_THREAT,
    setup.AFTERWARDS,
    setup.PLAY_AGAIN,
    luna_turn.LUNA_TURN,
]
assert STEPS[CLAIMING] is missions.CLAIMS, "the state finds the claims by their place in this list"
assert STEPS[LAST_CALL] is missions.LAST_TASKS, "the state finds the last call by its place in this list"
assert STEPS[missions.TURN_STEP] is turn.TURN, "claims find the turn by its place in this list"


class Skymines(Game[SkyminesState, SkyminesView]):
    """2 to 4 players, or one and Luna, invest in four companies that mine the Moon."""

    key = "skymines"
    seats = range(1, 5)
    variants = VARIANTS
    actions = ACTIONS
    steps = STEPS
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = tuple(QUESTIONS)
    events = tuple(EVENTS)
    luck = setup.STREAMS
    secrets = True
    solo = Solo("luna", "luna", 2, COLOURS - 1)
    campaign = CAMPAIGN
    longest = 20000  # five games of the anomaly's loop (SKY-R-M61)

    def blank(self) -> SkyminesState:
        return SkyminesState()

    def settings(self, seats: int, variants: dict[str, Value]) -> dict[str, Value]:
        """SKY-LUNA-1, SKY-THREAT-1  One person needs Luna, who plays with three at most; only the Belt has threats."""
        chosen = super().settings(seats, variants)
        chapter = chosen["chapter"]
        assert isinstance(chapter, int), "a chapter is one of the numbers above"
        if chapter > 0:
            chosen = super().settings(seats, in_chapter(chapter, variants))
        if seats == 1 and chosen["luna"] == "none":
            text = f"skymines: one person plays against Luna; luna is her level, 0 to {LUNA_LEVELS - 1}"
            raise SettingError(text, "alone", {"highest": LUNA_LEVELS - 1})
        if seats == COLOURS and chosen["luna"] != "none":
            text = f"skymines: Luna plays with 1 to {COLOURS - 1} people, not {seats}"
            raise SettingError(text, "luna-full", {"most": COLOURS - 1, "seats": seats})
        if chosen["threat"] is not False and chosen["side"] != "belt":
            raise SettingError(
                "skymines: a threat needs side belt; on the Moon threat must be False", "moon-threat", {}
            )
        return chosen

    def successes(self, state: SkyminesState) -> list[list[Success]]:
        return successes(state)

    def has_secrets(self, state: SkyminesState) -> bool:
        """Who is alone with Luna hides nothing from anybody."""
        return state.seats > 1

    def choice(self, name: str, value: Value) -> Value:
        """SKY-SET-4  The tracks may also be named: a side for each company, four different letters."""
        if name == "tracks" and not isinstance(value, (str, int)):
            return four_sides(value)
        return super().choice(name, value)

    def set_up(self, state: SkyminesState, variants: dict[str, Value]) -> None:
        setup.set_up(state, wishes(variants))

    def closed(self, state: SkyminesState, seat: Seat) -> tuple[Closed, ...]:
        """Tasks that cannot be claimed yet are shown too (SKY-MISSION-4)."""
        found = super().closed(state, seat)
        if not state.may_claim(seat):
            return found
        claims = [(action, state.refusal(seat, action)) for action in missions.CLAIMS.candidates(state, seat)]
        return found + tuple([Closed(action, why.clause, why.args) for action, why in claims if why is not None])

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

    def forecast(self, view: SkyminesView, voice: Voice) -> str:
        return picture.forecast(view, voice)

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


def wishes(variants: dict[str, Value]) -> setup.Wishes:
    """What the values of the variants ask for."""
    found = setup.Wishes()
    tracks, threat = variants["tracks"], variants["threat"]
    found.tracks = () if isinstance(tracks, (str, int)) else tuple([str(side) for side in tracks])
    found.random_tracks = tracks == "random"
    found.choose = variants["tiles"] == "choose"
    found.constrained = variants["constrained"] is True
    found.belt = variants["side"] == "belt"
    found.missions = variants["missions"] is True
    if isinstance(threat, str):
        found.threat = THREATS.index(threat)
    elif threat is True:
        found.threat = setup.ANY_THREAT
    chapter, level = variants["chapter"], variants["luna"]
    found.chapter = chapter if isinstance(chapter, int) else 0
    found.luna = level if isinstance(level, int) else NO_LUNA
    return found


def four_sides(value: Value) -> Value:
    """SKY-SET-4  Sides of four different tracks, in the order of the companies."""
    assert not isinstance(value, (str, int)), "a list of sides"
    sides = tuple([str(side) for side in value])
    if len(sides) != len(COMPANIES) or any(side not in SIDES for side in sides):
        text = f"skymines: tracks names a side for each of {', '.join(COMPANIES)} out of {', '.join(SIDES)}"
        raise SettingError(text, "tracks", {"companies": len(COMPANIES), "sides": ", ".join(SIDES)})
    if len({side[0] for side in sides}) != len(COMPANIES):
        raise SettingError("skymines: tracks must name four different letters: a track has two sides", "letters", {})
    return sides


freezes(SkyminesState, Skymines.key)
GAME = Skymines()
