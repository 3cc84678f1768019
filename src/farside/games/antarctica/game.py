"""Antarctica: the title, which wires the files of this folder together."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from farside.core.actions import NOBODY, Action, Seat
from farside.core.game import Game, Preset, Value, freezes
from farside.core.panels import Focus
from farside.core.phrases import Voice
from farside.core.view import Part
from farside.games.antarctica import guide, picture, senses, setup, sight, tally, teaching
from farside.games.antarctica.actions import ACTIONS, END
from farside.games.antarctica.components import CARD_KIND, DECKS, KINDS, OPEN_ZONES
from farside.games.antarctica.drawing import details, words
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.glossary import NOTES
from farside.games.antarctica.lexicon import EVENTS, LEXICON, QUESTIONS
from farside.games.antarctica.panels import COMPANION, PANELS, TABS, focus
from farside.games.antarctica.rules import scoring, turn
from farside.games.antarctica.rules.build import TAKE_CARD
from farside.games.antarctica.rules.clauses import CLAUSES
from farside.games.antarctica.rules.icons import DRAFT, DROP_SHIP, LIFT_SHIP, RACE_ON, WAITING
from farside.games.antarctica.rules.ship import PICK
from farside.games.antarctica.rules.sun import END_TURN, ICEBREAKER_TURN, SUN_STEP
from farside.games.antarctica.rules.tracks import ICON, TRACK
from farside.games.antarctica.rules.turn import MENU, SAIL_AWAY
from farside.games.antarctica.setup import FIRST_CUBE, PLACE_SHIP
from farside.games.antarctica.state import AntarcticaState
from farside.games.antarctica.view import AntarcticaView


class Antarctica(Game[AntarcticaState, AntarcticaView]):
    """2 to 4 players follow the sun around the last continent."""

    key = "antarctica"
    position = AntarcticaState
    seats = range(2, 5)
    variants = {"placement": ("first-game", "free")}
    actions = ACTIONS
    steps = [
        *(PLACE_SHIP, FIRST_CUBE, SUN_STEP, SAIL_AWAY, MENU, TRACK, TAKE_CARD, PICK, ICON, LIFT_SHIP, DROP_SHIP),
        *(RACE_ON, WAITING, DRAFT, END_TURN, ICEBREAKER_TURN),
    ]
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = tuple(QUESTIONS)
    events = tuple(EVENTS)
    panels = PANELS
    tabs = TABS
    companion = COMPANION
    glossary = NOTES
    luck = setup.STREAMS
    longest = 4000
    presets = (
        Preset("first", {"placement": "first-game"}),
        Preset("free", {"placement": "free"}),
    )
    styles = ("tokens", "scenery", "board", "corners", "strip", "cards", "folk", "players", "details", "screens")
    symbol_sheets = ("symbols.svg", "continent.svg")
    scores = staticmethod(scoring.scores)
    winners = staticmethod(scoring.winners)
    census = staticmethod(sight.census)
    tally = staticmethod(tally.tally)
    facts = staticmethod(teaching.facts)
    numbers = staticmethod(guide.numbers)
    sense = staticmethod(senses.sense)

    def focus(self, view: AntarcticaView) -> Focus:
        return focus(view)

    def set_up(self, state: AntarcticaState, variants: dict[str, Value]) -> None:
        setup.set_up(state, variants["placement"] == "free")

    def lap(self, state: AntarcticaState) -> int:
        return state.way // len(OPEN_ZONES[state.seats]) + 1

    def look(self, state: AntarcticaState, seat: Seat | None) -> AntarcticaView:
        return sight.look(self, state, seat)

    def hide(self, dream: AntarcticaState, seat: Seat | None, dice: Random) -> None:
        sight.hide(dream, dice)

    def open_question(self, state: AntarcticaState, seat: Seat | None) -> tuple[str, tuple[int, ...]]:
        return sight.question(state)

    def scene(self, view: AntarcticaView, voice: Voice) -> Scene:
        return Scene(view, voice)

    def paint(self, view: AntarcticaView, voice: Voice) -> list[Part]:
        return picture.paint(Scene(view, voice))

    def then(self, view: AntarcticaView) -> Action | None:
        """The end of the turn, as long as something else is to be done before it."""
        acts = view.seat is not None and view.active == view.seat and view.target != NOBODY
        return END.first if acts and turn.beyond(view.options) else None

    def lapses(self, state: AntarcticaState, seat: Seat) -> Action | None:
        return turn.lapses(state, seat)

    def heads(self, view: AntarcticaView, voice: Voice) -> tuple[str, ...]:
        return details.heads(Scene(view, voice))

    def details(self, view: AntarcticaView, voice: Voice, action: Action) -> str:
        return details.details(Scene(view, voice), action)

    def headline(self, view: AntarcticaView, voice: Voice) -> str:
        return "" if view.over else voice.say("picture-lap", {"n": view.lap})

    def goal(self, view: AntarcticaView, voice: Voice) -> str:
        """ANT-SCO-1, ANT-END-1"""
        return voice.say("goal-line")

    def called(self, state: AntarcticaState) -> Mapping[str, str]:
        """A building card is named by what it builds."""
        open_decks = [deck for deck in range(len(DECKS)) if state.left(deck) > 0]
        return {
            f"option-build:{DECKS[deck]}": f"option-build-{KINDS[CARD_KIND[state.top(deck)]]}" for deck in open_decks
        }

    def describe(self, view: AntarcticaView, voice: Voice) -> list[tuple[str, list[str]]]:
        return words.describe(Scene(view, voice))


freezes(AntarcticaState, Antarctica.key)
GAME = Antarctica()
