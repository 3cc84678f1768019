"""Pebble: settle the river. The title, which wires the files of this folder together."""

from __future__ import annotations

from collections.abc import Sequence

from farside.core.actions import Seat
from farside.core.game import Game, Preset, Value, freezes
from farside.core.phrases import Lexicon, Voice
from farside.core.scene import Scene
from farside.core.state import Step
from farside.core.steps import Event
from farside.core.tally import Tally
from farside.core.view import Part
from farside.games.pebble import guide, picture, senses, setup, sight, tally, teaching
from farside.games.pebble.actions import ACTIONS
from farside.games.pebble.components import BIRDS, PRICE, ROUNDS, SITES
from farside.games.pebble.glossary import NOTES
from farside.games.pebble.panels import COMPANION, FOCUSES, PANELS, TABS
from farside.games.pebble.rules.clauses import CLAUSES
from farside.games.pebble.rules.gift import GIFT
from farside.games.pebble.rules.plan import PLAN
from farside.games.pebble.rules.round import DAWN, DUSK
from farside.games.pebble.rules.turn import TURN
from farside.games.pebble.state import PebbleState
from farside.games.pebble.view import PebbleView

QUESTIONS: dict[Step[PebbleState], str] = {PLAN: "plan", TURN: "turn", GIFT: "gift"}
# What the numbers of a sentence are: a number, a seat or a thing, and the form of its name.
LEXICON = Lexicon(
    {"site": SITES, "bird": BIRDS},
    {
        "option-plan": "bird.a",
        "option-settle": "site.the",
        "option-give": "to=seat",
        "refusal-PEB-PLAN-2": "bird.a",
        "refusal-PEB-SETTLE-2": "site.the owner=seat",
        "refusal-PEB-SETTLE-3": "site.the price=n pebbles=n",
        "refusal-PEB-SETTLE-4": "site.the",
        "log-round": "n",
        "log-flood": "site.the",
        "log-plan": "bird.a",
        "log-bird": "bird.a n",
        "log-settle": "site.the price=n",
        "log-pass": "n",
        "log-gift": "to=seat n",
        "log-draw": "bird.a",
    },
)


class Pebble(Game[PebbleState, PebbleView]):
    """2 to 4 players settle the sites along a river."""

    key = "pebble"
    position = PebbleState
    seats = range(2, 5)
    variants = {"river": ("calm", "flood")}  # the first is the default
    actions = ACTIONS
    steps = [DAWN, PLAN, TURN, GIFT, DUSK]  # append only
    clauses = CLAUSES.ids
    lexicon = LEXICON
    questions = tuple(QUESTIONS.values())
    # The kinds of log lines; one that only some may read has a veiled form for the others.
    events = ("round", "flood", "plan", "plan-veiled", "bird", "settle", "pass", "gift", "draw", "draw-veiled", "end")
    panels = PANELS
    focuses = FOCUSES
    tabs = TABS
    companion = COMPANION
    glossary = NOTES
    luck = 2
    secrets = True
    longest = 60
    presets = (
        Preset("calm", {"river": "calm"}),
        Preset("flood", {"river": "flood"}),
    )
    styles = ("pebble",)
    symbol_sheets = ("symbols.svg",)
    hide = staticmethod(sight.hide)
    facts = staticmethod(teaching.facts)
    numbers = staticmethod(guide.numbers)
    sense = staticmethod(senses.sense)

    def set_up(self, state: PebbleState, variants: dict[str, Value]) -> None:
        setup.set_up(state, variants["river"] == "flood")
        state.then(DAWN)

    def scores(self, state: PebbleState) -> list[int]:
        return [state.points(seat) for seat in range(state.seats)]

    def winners(self, state: PebbleState) -> list[Seat]:
        """PEB-END-3  Most points; among equals most pebbles; then the victory is shared."""
        results = [(state.points(seat), state.pebbles[seat]) for seat in range(state.seats)]
        return [seat for seat in range(state.seats) if results[seat] == max(results)]

    def lap(self, state: PebbleState) -> int:
        return state.round

    def look(self, state: PebbleState, seat: Seat | None) -> PebbleView:
        return PebbleView(
            **self.common(state, seat),
            round=state.round,
            rounds=ROUNDS[state.seats],
            first=state.first,
            river=state.river,
            flooded=state.flooded,
            owner=tuple(state.owner),
            prices=PRICE if seat is None else tuple([state.price(seat, site) for site in range(len(SITES))]),
            pebbles=tuple(state.pebbles),
            birds=tuple([sight.planned(state, other, seat) for other in range(state.seats)]),
            hand=() if seat is None else tuple(sight.hand(state, seat)),
            cards=tuple([len(sight.hand(state, other)) for other in range(state.seats)]),
            deck=len(state.deck),
            flown=tuple(state.flown),
        )

    def tally(self, view: PebbleView, voice: Voice, events: Sequence[Event]) -> Tally:
        return tally.tally(view, voice)

    def paint(self, view: PebbleView, voice: Voice) -> list[Part]:
        return picture.paint(Scene(view, voice))

    def headline(self, view: PebbleView, voice: Voice) -> str:
        return voice.say("picture-round", {"n": view.round, "rounds": view.rounds})

    def goal(self, view: PebbleView, voice: Voice) -> str:
        """PEB-END-1, PEB-END-3"""
        return voice.say("goal-line", {"rounds": view.rounds})

    def describe(self, view: PebbleView, voice: Voice) -> list[tuple[str, list[str]]]:
        return picture.describe(Scene(view, voice))

    def census(self, state: PebbleState) -> dict[str, int]:
        sealed = [bird for bird in [*state.sealed, *state.birds] if bird >= 0]
        birds = sum(state.hands) + len(state.deck) + sum(state.flown) + len(sealed)
        return {"pebbles": state.river + sum(state.pebbles), "birds": birds, "sites": len(state.owner)}

    def open_question(self, state: PebbleState, seat: Seat | None) -> tuple[str, tuple[int, ...]]:
        return QUESTIONS[state.question()], ()  # type: ignore[index]  # a step of this game


freezes(PebbleState, Pebble.key)
GAME = Pebble()
