"""Skymines: the title, which wires the files of this folder together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from farside.core.actions import Action, Seat
from farside.core.game import Game, Preset, Solo, Value, freezes
from farside.core.panels import Panel
from farside.core.phrases import Voice
from farside.core.setting import SettingError
from farside.core.steps import Event
from farside.core.tally import Tally
from farside.core.view import Mirror, Part
from farside.games.skymines import guide, panels, picture, questions, senses, setup, sight, tally, teaching
from farside.games.skymines.actions import ACTIONS, PLAN
from farside.games.skymines.campaign import CAMPAIGN, in_chapter, successes
from farside.games.skymines.chapters import CHAPTERS
from farside.games.skymines.components import COLOURS, COMPANIES
from farside.games.skymines.drawing import details, forecast, mirrors, words
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.glossary import NOTES
from farside.games.skymines.lexicon import EVENTS, LEXICON, QUESTIONS
from farside.games.skymines.luna import LUNA_LEVELS, NO_LUNA
from farside.games.skymines.modules import THREATS
from farside.games.skymines.panels import COMPANION, FOCUSES, PANELS, TABS
from farside.games.skymines.rules import claims, planning, scoring
from farside.games.skymines.rules.clauses import CLAUSES
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import SIDES
from farside.games.skymines.view import SkyminesView

BELT_SHEET = "belt.svg"
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

SCREENS = ("screens", "narrow", "tablet")  # style sheets for what is wide, for phones and for tablets


class Skymines(Game[SkyminesState, SkyminesView]):
    """2 to 4 players, or one and Luna, invest in four companies that mine the Moon."""

    key = "skymines"
    edition = 2
    oldest = 1
    position = SkyminesState
    seats = range(1, 5)
    variants = VARIANTS
    actions = ACTIONS
    steps = questions.STEPS
    standing = (claims.CLAIM_TASK,)
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = tuple(QUESTIONS)
    events = tuple(EVENTS)
    panels = PANELS
    focuses = FOCUSES
    tabs = TABS
    companion = COMPANION
    glossary = NOTES
    luck = setup.STREAMS
    secrets = True
    solo = Solo("luna", "luna", 2, COLOURS - 1)
    campaign = CAMPAIGN
    longest = 20000  # five games of the anomaly's loop (SKY-R-M61)
    presets = (
        Preset("first", {}, (3, 2, 4)),
        Preset("full", {"tracks": "random", "tiles": "choose"}, (3, 2, 4)),
        Preset("luna", {"tracks": "random", "tiles": "choose", "luna": 2}, (1, 2, 3)),
        Preset("belt", {"side": "belt", "tracks": "random", "tiles": "choose", "missions": True}, (3, 2, 4)),
    )
    styles = ("tokens", "art", "board", "belt", "around", "plans", "strip", "players", "details", *SCREENS)
    symbol_sheets = ("symbols.svg", "moon.svg", BELT_SHEET)
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    hide = staticmethod(sight.hide)
    census = staticmethod(sight.census)
    successes = staticmethod(successes)
    facts = staticmethod(teaching.facts)
    numbers = staticmethod(guide.numbers)
    sense = staticmethod(senses.sense)

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

    def lap(self, state: SkyminesState) -> int:
        return state.round

    def look(self, state: SkyminesState, seat: Seat | None) -> SkyminesView:
        return sight.look(self, state, seat)

    def open_question(self, state: SkyminesState, seat: Seat | None) -> tuple[str, tuple[int, ...]]:
        return questions.question(state, seat)

    def panel(self, view: SkyminesView) -> Panel | None:
        return panels.panel(view)

    def sheets(self, variants: Mapping[str, Value]) -> tuple[str, ...]:
        """What lies in the Belt is not drawn on the Moon."""
        found = super().sheets(variants)
        return found if variants.get("side") == "belt" else tuple([sheet for sheet in found if sheet != BELT_SHEET])

    def tab(self, view: SkyminesView, voice: Voice, key: str) -> str:
        return super().tab(view, voice, "belt" if key == "moon" and view.belt else key)

    def scene(self, view: SkyminesView, voice: Voice) -> Scene:
        return Scene(view, voice)

    def tally(self, view: SkyminesView, voice: Voice, events: Sequence[Event]) -> Tally:
        return tally.tally(view, voice)

    def paint(self, view: SkyminesView, voice: Voice) -> list[Part]:
        return picture.paint(Scene(view, voice))

    def details(self, view: SkyminesView, voice: Voice, action: Action) -> str:
        return details.details(Scene(view, voice), action)

    def mirrors(self, view: SkyminesView, voice: Voice) -> list[Mirror]:
        return mirrors.mirrors(Scene(view, voice))

    def forecast(self, view: SkyminesView, voice: Voice) -> str:
        return forecast.forecast(Scene(view, voice))

    def headline(self, view: SkyminesView, voice: Voice) -> str:
        return words.headline(Scene(view, voice))

    def goal(self, view: SkyminesView, voice: Voice) -> str:
        return words.goal(Scene(view, voice))

    def called(self, state: SkyminesState) -> Mapping[str, str]:
        """Staying is no upload, and a reward is named by what it brings."""
        return questions.called(state)

    def describe(self, view: SkyminesView, voice: Voice) -> list[tuple[str, list[str]]]:
        return words.describe(Scene(view, voice))

    def again(self, state: SkyminesState, seat: Seat, action: Action) -> Action | None:
        """SKY-PLAN-2  A card planned again: into its slot, or, where slots are alike, into the next."""
        return planning.again(state, seat, action) if PLAN.has(action) else super().again(state, seat, action)


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
