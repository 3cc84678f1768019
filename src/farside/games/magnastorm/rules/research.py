"""Research: levels and what they give, the bag, crew from the player board."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Decline, Verb
from farside.games.magnastorm import abilities
from farside.games.magnastorm.actions import DRAW, GET, POST, SEND, SKIP, TRACK
from farside.games.magnastorm.components import (
    ANY_CUBE,
    BAG,
    BLACK,
    FULL_COLUMN,
    LEVEL_COUNT,
    LEVEL_KIND,
    LEVELS,
    NOTHING,
    OWN_CUBE,
    ROWS,
    SHADES,
    TOP,
    YELLOW,
    YELLOW_CUBE,
)
from farside.games.magnastorm.rules.clauses import (
    AT_THE_TOP,
    COLUMN_EMPTY,
    COLUMN_FULL,
    NONE_IN_SUPPLY,
    NOT_THE_LOWEST,
)
from farside.games.magnastorm.rules.decision import Decision
from farside.games.magnastorm.rules.purse import receive
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState, one, size

BAG_STREAM: Final = 1  # the stream of chance that draws from the bag
ALL_TRACKS: Final = 15
INSTEAD: Final = 4  # from this bit on: 1 + the track that card 11 may leave


def below_top(state: MagnaState, seat: Seat) -> int:
    """The tracks on which a seat can still rise, as bits."""
    found = 0
    for track in range(state.tracks()):
        if state.levels[seat * MOST_TRACKS + track] < TOP:
            found |= 1 << track
    return found


def advance(state: MagnaState, seat: Seat, track: int) -> None:
    """MAG-RES-1  Advance a level on this track; card 11 may choose another."""
    if abilities.REDIRECT.held(state.holder, seat) != NOBODY and below_top(state, seat) & ~(1 << track):
        state.ask(ON_TRACK, seat, ALL_TRACKS | (1 + track) << INSTEAD)
    else:
        rise(state, seat, track)


def advance_any(state: MagnaState, seat: Seat) -> None:
    """MAG-RES-6  Advance a level on a track of your choice."""
    state.then(CHOOSE_TRACK, seat)


class ChooseTrack(Step[MagnaState]):
    """MAG-RES-6  Where there is no track below the top, the advance is lost."""

    def run(self, state: MagnaState) -> None:
        seat = state.about()
        if below_top(state, seat):
            state.ask(ON_TRACK, seat, ALL_TRACKS)
        else:
            state.tell("all-top", seat)


class OnTrack(Verb[MagnaState]):
    """MAG-RES-6  Choose the track to advance on."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(state.tracks()))

    def refusal(self, state: MagnaState, seat: Seat, track: int) -> int:
        if state.levels[seat * MOST_TRACKS + track] == TOP:
            return AT_THE_TOP
        return OPEN if state.about() >> track & 1 else NOT_THE_LOWEST

    def numbers(self, state: MagnaState, seat: Seat, track: int, clause: int) -> tuple[int, ...]:
        return (track,)

    def take(self, state: MagnaState, seat: Seat, track: int) -> None:
        rise(state, seat, track)


class LeaveAtTop(Verb[MagnaState]):
    """MAG-RES-4  Who could take another track with card 11 may leave the marker at the top, and the advance is lost."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        instead = state.about() >> INSTEAD
        return OPEN if instead and state.levels[seat * MOST_TRACKS + instead - 1] == TOP else HIDDEN

    def take(self, state: MagnaState, seat: Seat, _at: int) -> None:
        state.tell("top", seat, (state.about() >> INSTEAD) - 1)


def rise(state: MagnaState, seat: Seat, track: int) -> None:
    """MAG-RES-1  The marker goes up one level; its bonus is taken at once. MAG-RES-4  At the top it is lost."""
    at = seat * MOST_TRACKS + track
    if state.levels[at] == TOP:
        state.tell("top", seat, track)
        return
    state.levels[at] += 1
    state.tell("rise", seat, track, state.levels[at])
    place = track * LEVELS + state.levels[at]
    level_bonus(state, seat, LEVEL_KIND[place], LEVEL_COUNT[place])


def level_bonus(state: MagnaState, seat: Seat, kind: int, count: int) -> None:
    """MAG-RES-3  Cubes, cubes from the bag, or crew."""
    if kind == NOTHING:
        return
    if kind == OWN_CUBE:
        take_cubes(state, seat, seat, count)
    elif kind == YELLOW_CUBE:
        take_cubes(state, seat, YELLOW, count)
    elif kind == ANY_CUBE:
        any_cube(state, seat)
    elif kind == BAG:
        from_bag(state, seat, count)
    else:
        more_crew(state, seat)


def take_cubes(state: MagnaState, seat: Seat, colour: int, count: int) -> None:
    """MAG-SUP-2  Take cubes of one colour, as far as the supply holds them."""
    if count:
        state.tell("cubes", seat, receive(state, seat, colour, count), colour)


# -- a cube of any player's colour -----------------------------------------------------------------


def any_cube(state: MagnaState, seat: Seat) -> None:
    state.then(CHOOSE_CUBE, seat)


class ChooseCube(Step[MagnaState]):
    """MAG-SUP-3  If the supply holds no cube of any player's colour, nothing is gained."""

    def run(self, state: MagnaState) -> None:
        seat = state.about()
        for colour in range(state.seats):
            if state.supply[colour]:
                state.ask(ONE_CUBE, seat)
                return
        state.tell("no-cube", seat)


class OneCube(Verb[MagnaState]):
    """MAG-TERM-1  One cube of the colour of any player taking part, never yellow."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(state.seats))

    def refusal(self, state: MagnaState, seat: Seat, colour: int) -> int:
        return OPEN if state.supply[colour] else NONE_IN_SUPPLY

    def numbers(self, state: MagnaState, seat: Seat, colour: int, clause: int) -> tuple[int, ...]:
        return (colour,)

    def take(self, state: MagnaState, seat: Seat, colour: int) -> None:
        take_cubes(state, seat, colour, 1)


# -- the bag ---------------------------------------------------------------------------------------


def from_bag(state: MagnaState, seat: Seat, count: int) -> None:
    """MAG-BAG-3  How many cubes are drawn is fixed before the draw."""
    if abilities.MORE_FROM_BAG.held(state.holder, seat) != NOBODY:
        state.ask(HOW_MANY, seat, count)
    else:
        draw(state, seat, count)


class HowMany(Verb[MagnaState]):
    """MAG-CARD-14  Each time you draw from the bag you may draw two more."""

    def take(self, state: MagnaState, seat: Seat, more: int) -> None:
        further = abilities.MORE_FROM_BAG.sum(abilities.MORE_CUBES, state.holder, seat)
        draw(state, seat, state.about() + more * further)


def draw(state: MagnaState, seat: Seat, count: int) -> None:
    """MAG-BAG-1  Black cubes go back and are replaced by own cubes from the supply; the others are yours."""
    state.reveal()
    state.tell("draw", seat, count)
    found = [0] * SHADES
    black = BLACK
    for drawn in range(count):
        left = black
        for colour in range(SHADES):
            left += state.bag[colour]
        ticket = state.below(left, BAG_STREAM)
        if ticket < black:
            black -= 1
        else:
            found[pull(state, ticket - black)] += 1
    for colour in range(SHADES):
        keep_drawn(state, seat, colour, found[colour])
    if black < BLACK:
        state.tell("black", seat, BLACK - black, receive(state, seat, seat, BLACK - black), seat)


def pull(state: MagnaState, ticket: int) -> int:
    """Take the cube with this ticket out of the bag; its colour is returned."""
    colour = 0
    while ticket >= state.bag[colour]:
        ticket -= state.bag[colour]
        colour += 1
    state.bag[colour] -= 1
    return colour


def keep_drawn(state: MagnaState, seat: Seat, colour: int, count: int) -> None:
    if count:
        state.hands[seat * SHADES + colour] += count
        state.tell("drawn", seat, count, colour)


# -- crew from the player board --------------------------------------------------------------------


def more_crew(state: MagnaState, seat: Seat) -> None:
    if state.crew[seat]:
        state.ask(NEW_CREW, seat)
    else:
        state.tell("no-crew", seat)


class SendAbove(Verb[MagnaState]):
    """MAG-BON-3  You may put an own crew member into an upper column with crew."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return OPEN if state.crew[seat] else HIDDEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(state.panel.columns))

    def refusal(self, state: MagnaState, seat: Seat, column: int) -> int:
        crew = size(state.upper[column])
        if crew == 0:
            return COLUMN_EMPTY
        return OPEN if crew < FULL_COLUMN else COLUMN_FULL

    def numbers(self, state: MagnaState, seat: Seat, column: int, clause: int) -> tuple[int, ...]:
        return (column,)

    def take(self, state: MagnaState, seat: Seat, column: int) -> None:
        state.crew[seat] -= 1
        state.upper[column] += one(seat)
        state.tell("send", seat, column)


class PostBelow(Verb[MagnaState]):
    """MAG-BON-3  Or on a free lower space."""

    def gate(self, state: MagnaState, seat: Seat) -> int:
        return OPEN if state.crew[seat] else HIDDEN

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return [space for space in range(len(state.lower)) if state.lower[space] == 0]

    def take(self, state: MagnaState, seat: Seat, space: int) -> None:
        state.crew[seat] -= 1
        state.lower[space] += one(seat)
        state.tell("post", seat, space // ROWS, space % ROWS + 1)


assert POST.wide == ROWS, "a lower space is numbered as its action is"
CHOOSE_TRACK: Final = ChooseTrack()
ON_TRACK: Final = Decision(OnTrack(TRACK), LeaveAtTop(SKIP), name="ontrack")
CHOOSE_CUBE: Final = ChooseCube()
ONE_CUBE: Final = Decision(OneCube(GET), name="onecube")
HOW_MANY: Final = Decision(HowMany(DRAW), name="howmany")
NEW_CREW: Final = Decision(SendAbove(SEND), PostBelow(POST), Decline(SKIP), name="newcrew")
