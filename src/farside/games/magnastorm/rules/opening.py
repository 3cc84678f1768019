"""The opening steps, before round 1."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import Question, Verb
from farside.games.magnastorm.actions import CARD, SEND, TRACK
from farside.games.magnastorm.cards import ART_BONUS, ART_CUBE, ART_NUMBER, ART_REPUTATION, ART_TRACK, ART_VALUE, METAL
from farside.games.magnastorm.components import EXTRA_CUBE, NEUTRAL
from farside.games.magnastorm.rules.clauses import COLUMN_TAKEN, TRACK_TAKEN
from farside.games.magnastorm.rules.research import advance, rise, take_cubes
from farside.games.magnastorm.rules.turn import START
from farside.games.magnastorm.state import MOST_TRACKS, MagnaState, of_kind, one, size

SETUP_STREAM: Final = 0


class Opening(Step[MagnaState]):
    """MAG-OPEN-1 to MAG-OPEN-4; with artefacts MAG-ADV-2 to MAG-ADV-4."""

    def run(self, state: MagnaState) -> None:
        if state.drawn:
            order_by_artefacts(state)
        else:
            order_from(state, state.below(state.seats, SETUP_STREAM))
        for seat in state.order:
            state.ask(FIRST_CREW, seat)
        for seat in reversed(state.order):
            state.ask(FIRST_TRACK, seat)
        state.then(FIRST_BONUSES)
        state.then(START)


def order_from(state: MagnaState, first: Seat) -> None:
    """MAG-OPEN-1  A first player by lot, then clockwise."""
    state.order = [(first + place) % state.seats for place in range(state.seats)]
    state.tell("lot", first)


def order_by_artefacts(state: MagnaState) -> None:
    """MAG-ADV-2  Sums from high to low; ties go to the higher number. MAG-RUL-49  Then the other number, then lots."""
    lots = list(range(state.seats))
    state.shuffle(lots, SETUP_STREAM)
    places: list[tuple[int, int, int, int]] = []
    for seat in range(state.seats):
        one_card, other = state.drawn[2 * seat], state.drawn[2 * seat + 1]
        numbers = sorted([ART_NUMBER[one_card], ART_NUMBER[other]])
        total = ART_VALUE[one_card] + ART_VALUE[other]
        places.append((total, numbers[1], numbers[0], lots[seat]))
        state.tell("cards", seat, ART_NUMBER[one_card], ART_BONUS[one_card], ART_NUMBER[other], ART_BONUS[other], total)
    state.order = sorted(range(state.seats), key=places.__getitem__, reverse=True)
    state.tell("leads", state.order[0])


class FirstCrew(Verb[MagnaState]):
    """MAG-OPEN-2  An own crew member into an upper column that holds no opponent's."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(state.panel.columns))

    def refusal(self, state: MagnaState, seat: Seat, column: int) -> int:
        group = state.upper[column]
        return OPEN if size(group) == of_kind(group, NEUTRAL) else COLUMN_TAKEN

    def take(self, state: MagnaState, seat: Seat, column: int) -> None:
        state.crew[seat] -= 1
        state.upper[column] += one(seat)
        state.tell("send", seat, column)


class FirstTrack(Verb[MagnaState]):
    """MAG-OPEN-3  One level on a track that nobody else has chosen."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        return list(range(state.tracks()))

    def refusal(self, state: MagnaState, seat: Seat, track: int) -> int:
        return OPEN if chosen_by(state, track) == NOBODY else TRACK_TAKEN

    def numbers(self, state: MagnaState, seat: Seat, track: int, clause: int) -> tuple[int, ...]:
        return (track, chosen_by(state, track))

    def take(self, state: MagnaState, seat: Seat, track: int) -> None:
        rise(state, seat, track)


def chosen_by(state: MagnaState, track: int) -> Seat:
    """Who has already risen on a track."""
    for seat in range(state.seats):
        if state.levels[seat * MOST_TRACKS + track]:
            return seat
    return NOBODY


class FirstBonuses(Step[MagnaState]):
    """MAG-OPEN-4  Positions 3 and 4 take an own cube; or MAG-ADV-4  the bonuses of the artefacts."""

    def run(self, state: MagnaState) -> None:
        if state.drawn:
            for seat in state.order:
                state.ask(CARD_ORDER, seat)
            return
        for place in EXTRA_CUBE[state.seats]:
            take_cubes(state, state.order[place - 1], state.order[place - 1], 1)


class CardOrder(Verb[MagnaState]):
    """MAG-ADV-6  The two cards are resolved in the order the player likes; asked only where that could matter."""

    def offers(self, state: MagnaState, seat: Seat) -> list[int]:
        first, second = ART_BONUS[state.drawn[2 * seat]], ART_BONUS[state.drawn[2 * seat + 1]]
        levels = ART_TRACK[first] != NOBODY or ART_TRACK[second] != NOBODY
        return [0, 1] if first != second and levels else [0]

    def take(self, state: MagnaState, seat: Seat, at: int) -> None:
        state.then(CARD_BONUS, 2 * seat + at)
        state.then(CARD_BONUS, 2 * seat + 1 - at)


class CardBonus(Step[MagnaState]):
    """MAG-ART-2  One reputation, one own cube, or one level."""

    def run(self, state: MagnaState) -> None:
        seat = state.about() // 2
        card = state.drawn[state.about()]
        bonus = ART_BONUS[card]
        state.tell("card", seat, ART_NUMBER[card], METAL[card], bonus)
        if bonus == ART_REPUTATION:
            state.tell("reputation", seat, 1)
            state.gain_fame(seat, 1)
        elif bonus == ART_CUBE:
            take_cubes(state, seat, seat, 1)
        else:
            advance(state, seat, ART_TRACK[bonus])


OPENING: Final = Opening()
FIRST_CREW: Final = Question(FirstCrew(SEND), name="firstcrew", alone=True)
FIRST_TRACK: Final = Question(FirstTrack(TRACK), name="firsttrack", alone=True)
FIRST_BONUSES: Final = FirstBonuses()
CARD_ORDER: Final = Question(CardOrder(CARD), name="cardorder", alone=True)
CARD_BONUS: Final = CardBonus()
