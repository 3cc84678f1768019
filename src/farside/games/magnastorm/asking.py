"""The question that is open, and the numbers its sentence shows."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.state import Step
from farside.games.magnastorm import abilities
from farside.games.magnastorm.cards import ART_BONUS, ART_NUMBER, DOWN
from farside.games.magnastorm.components import (
    EXCHANGE,
    LAB_PRICE,
    ROWS,
    SHADES,
    STATION_PRICE,
    STATION_WORTH,
)
from farside.games.magnastorm.rules import crew, labs, move, objectives, opening, purse, research, take, turn
from farside.games.magnastorm.rules.purse import COLOUR_BITS, CUBES_OF_A_PRICE, GIVEN
from farside.games.magnastorm.state import MagnaState, of_kind, size

Asked = tuple[str, tuple[int, ...]]

PLAIN: Final[dict[Step[MagnaState], str]] = {  # questions that show no number
    opening.FIRST_CREW: "first-crew",
    opening.FIRST_TRACK: "first-track",
    turn.TURN: "turn",
    crew.WITH_B: "with-b",
    labs.AFTER_LAB: "after-lab",
    research.ONE_CUBE: "cube",
    research.NEW_CREW: "new-crew",
    objectives.OBJECTIVE: "objective",
    purse.RETURN: "return",
}
WITH_COMMANDER: Final[dict[Step[MagnaState], str]] = {  # questions about a commander
    move.FOREIGN: "foreign",
    take.FAME: "fame",
}
QUESTIONS: Final = (
    *PLAIN.values(),
    *WITH_COMMANDER.values(),
    "payment",
    *("card-order", "place", "action", "drive", "leave-storm", "pushed", "from-station", "go-on", "extra-step", "fee"),
    *("station", "lab", "second-lab", "track", "redirect", "lowest", "how-many", "lay", "pick", "retrieve", "lower"),
    *("barter", "offer"),
)


def question(state: MagnaState) -> Asked:
    step: Step[MagnaState] = state.question()  # type: ignore[assignment]  # a step of this game
    if step in PLAIN:
        return PLAIN[step], ()
    if step in WITH_COMMANDER:
        return WITH_COMMANDER[step], (state.about(),)
    return numbered(state, step, state.turn(), state.about())


def numbered(state: MagnaState, step: Step[MagnaState], seat: Seat, about: int) -> Asked:
    """The questions that show what they are about."""
    if step is crew.PLACE:
        return "place", (about % SHADES, about // SHADES)
    if step is crew.ACTION:
        row = state.space % ROWS
        return "action", (row + 1, *crew.row_cubes(state, seat, row))
    if step is move.DRIVING:
        return driving(state, seat, about)
    if step is move.FEE:
        return "fee", (about,)
    if step is move.STATION_HERE:
        out = state.stations_out(seat)
        return "station", (about, *STATION_PRICE[out], STATION_WORTH[out])
    if step is labs.LAB:
        cost = LAB_PRICE[state.labs_out(seat)]
        return ("lab", (state.scouts[seat], *cost)) if about == labs.FIRST else ("second-lab", cost)
    if step is research.ON_TRACK:
        return on_track(state, seat, about)
    if step is research.HOW_MANY:
        return "how-many", (about, abilities.MORE_FROM_BAG.held(state.holder, seat))
    if step is opening.CARD_ORDER:
        return "card-order", drawn_cards(state, seat)
    return later(state, step, about)


def later(state: MagnaState, step: Step[MagnaState], about: int) -> Asked:
    if step is take.RELOCATE:
        return relocating(state, about)
    if step is objectives.RETRIEVAL:
        return "retrieve", (about & objectives.GOALS, about >> (objectives.GOAL_BITS + objectives.PART_BITS) & 7)
    if step is objectives.LOWERING:
        return "lower", (about, DOWN[about][state.round - 1])
    if step is purse.PAYMENT:
        return "payment", (purse.substitute(state, state.turn()),)
    if step is purse.BARTER:
        missing = purse.missing_colour(state, state.turn(), about & CUBES_OF_A_PRICE)
        return "barter", (missing, still_to_give(about >> GIVEN))
    assert step is purse.OFFER, f"{type(step).__name__} has no question"
    return "offer", (still_to_give(about),)


def still_to_give(given: int) -> int:
    """Cubes an exchange still takes; what was given starts at 1, three bits a cube."""
    count = 0
    while given > 1:
        given >>= COLOUR_BITS
        count += 1
    return EXCHANGE - count


def driving(state: MagnaState, seat: Seat, about: int) -> Asked:
    if about >= move.FROM_STATION:
        return "from-station", (about - move.FROM_STATION,)
    if about == move.GOING_ON:
        further = abilities.EXTRA_STEP.ready(state.holder, state.used, seat)
        return ("go-on", (state.steps_left,)) if state.steps_left else ("extra-step", (further,))
    if move.in_storm(state, seat):
        return ("pushed", ()) if move.must_be_pushed(state, seat) else ("leave-storm", ())
    return "drive", (state.steps_left,)


def on_track(state: MagnaState, seat: Seat, about: int) -> Asked:
    if about >> research.INSTEAD:
        return "redirect", ((about >> research.INSTEAD) - 1, abilities.REDIRECT.held(state.holder, seat))
    if about == research.ALL_TRACKS:
        return "track", ()
    return "lowest", (abilities.LOWEST.held(state.holder, seat),)


def relocating(state: MagnaState, about: int) -> Asked:
    group = state.upper[about & take.COLUMN]
    picked = (about >> take.COLUMN_BITS) - 1
    if take.must_pick(state):
        return "pick", (size(group),)
    kind = take.first_kind(group) if picked < 0 else picked
    assert of_kind(group, kind), "the crew member asked about stands in the column"
    return "lay", (kind, size(group))


def drawn_cards(state: MagnaState, seat: Seat) -> tuple[int, ...]:
    one, other = state.drawn[2 * seat : 2 * seat + 2]
    return ART_NUMBER[one], ART_BONUS[one], ART_NUMBER[other], ART_BONUS[other]
