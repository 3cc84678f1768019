"""Positions of Antarctica for tests: given in words, played in notation. Players are A, B, C, D; A is seat 0."""

from __future__ import annotations

from collections.abc import Mapping

from tests.games.positions import Position as Position
from tests.games.positions import Words
from tests.games.refusals import refused

from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.antarctica.components import (
    CARD_DECK,
    CARDS,
    COLOURS,
    DECK_END,
    DECKS,
    FLEET,
    HAND,
    HELD,
    ICON_AT,
    KINDS,
    PLACES,
    SHIPYARD_CARDS,
    SIMPLE,
    SPACES,
    TRACKS,
    ZONES,
    deck_cards,
)
from farside.games.antarctica.game import GAME
from farside.games.antarctica.rules.sun import SUN_STEP
from farside.games.antarctica.state import AntarcticaState

LETTERS = "ABCD"


def given(
    seats: int = 2,
    *,
    sun: str = "se",
    queues: Words,
    buildings: Words | None = None,
    scientists: Words | None = None,
    icebreakers: Words | None = None,
    cubes: Mapping[str, Mapping[str, int]] | None = None,
    staff: Mapping[str, int] | None = None,
    reserve: Mapping[str, int] | None = None,
    hands: Words | None = None,
    ships: Mapping[str, int] | None = None,
    spare: Mapping[str, int] | None = None,
    pile: str | None = None,
    tops: Words | None = None,
    used: str = "",
    log: list[Event] | None = None,
) -> AntarcticaState:
    """The sun has just reached `sun`, where the first ship of the queue is to act.

    `ships` and `spare`: available ships and cubes. `tops`: the top card of a deck, or "none" for an empty deck.
    `used`: blue icons that are spent, as `marine:3`. Hands are empty unless given; what is left out is as at the start.
    """
    state = GAME.start(seats=seats, seed=1)
    clear(state)
    state.log = log
    for zone, letters in queues.items():
        for letter in letters:
            seat = LETTERS.index(letter)
            state.join(seat * FLEET + sailing(state, seat), ZONES.index(zone))
    for seat in range(seats):
        state.spare_ships[seat] = min(state.spare_ships[seat], FLEET - sailing(state, seat))
    for zone, words in (buildings or {}).items():
        state.buildings[ZONES.index(zone)] = sum(1 << KINDS.index(word) for word in words.split())
    for zone, letters in (scientists or {}).items():
        for letter in letters:
            state.scientists[ZONES.index(zone) * COLOURS + LETTERS.index(letter)] += 1
    for zone, letters in (icebreakers or {}).items():
        state.icebreakers[ZONES.index(zone)] = sum(1 << LETTERS.index(letter) for letter in letters)
    for track, places in (cubes or {}).items():
        for letter, space in places.items():
            state.cubes[TRACKS.index(track) * COLOURS + LETTERS.index(letter)] = space
    fill(state.staff, staff)
    fill(state.reserve, reserve)
    fill(state.spare_ships, ships)
    fill(state.spare_cubes, spare)
    deal(state, hands or {}, pile)
    for deck, card in (tops or {}).items():
        put_on_top(state, deck, card)
    for icon in used.split():
        state.used |= 1 << icon_at(icon)
    return arrive(state, sun)


def icon_at(place: str) -> int:
    """The icon at a place: `marine:3`."""
    track, _, at = place.partition(":")
    return ICON_AT[TRACKS.index(track) * SPACES + int(at)]


def clear(state: AntarcticaState) -> None:
    """An empty board, empty hands and no question."""
    state.first = 0
    state.queues = [NOBODY] * len(state.queues)
    state.buildings = [0] * len(ZONES)
    state.cubes = [0] * len(state.cubes)
    state.hands = [0] * len(state.hands)
    state.stack = []
    state.trail = []
    state.way = 0


def fill(numbers: list[int], wanted: Mapping[str, int] | None) -> None:
    for letter, number in (wanted or {}).items():
        numbers[LETTERS.index(letter)] = number


def deal(state: AntarcticaState, hands: Words, pile: str | None) -> None:
    """Cards of hands come from the pile; with `pile` the rest of it is named, and what else there was is gone."""
    for letter, words in hands.items():
        for word in words.split():
            card = HAND.index(word)
            state.hands[LETTERS.index(letter) * HELD + card] += 1
            if card < len(SHIPYARD_CARDS):
                state.pile[card] -= 1
            elif card != SIMPLE:
                state.expertise -= 1
    if pile is not None:
        for card, key in enumerate(SHIPYARD_CARDS):
            left = pile.split().count(key)
            state.gone[card] += state.pile[card] - left
            state.pile[card] = left


def put_on_top(state: AntarcticaState, deck: str, card: str) -> None:
    at = DECKS.index(deck)
    if card == "none":
        while state.left(at):
            state.built.append(state.top(at) * COLOURS + state.seats - 1)
            state.tops[at] += 1
        return
    number = CARDS.index(card)
    assert CARD_DECK[number] == at, f"{card} is not in the {deck} deck"
    assert number in deck_cards(at, state.seats), f"{card} is not used with {state.seats} players"
    place = state.cards.index(number)
    assert state.tops[at] <= place < DECK_END[state.seats][at]
    top = state.tops[at]
    state.cards[place], state.cards[top] = state.cards[top], state.cards[place]


def arrive(state: AntarcticaState, zone: str) -> AntarcticaState:
    """Let the sun step to a zone."""
    at = ZONES.index(zone)
    state.sun = (at - 1) % len(ZONES)
    state.stack = [SUN_STEP.number, 0, 0]
    state.settle()
    assert ZONES[state.sun] == zone, f"no ship waits in {zone}: the sun went on to {ZONES[state.sun]}"
    return state


# -- playing -------------------------------------------------------------------------------------------


def play(state: AntarcticaState, *names: str) -> AntarcticaState:
    """Whoever is asked answers, name after name."""
    for name in names:
        state.play(name)
    return state


def asked(state: AntarcticaState) -> str:
    """Who is asked what: `A destination`."""
    if state.over:
        return "over"
    return f"{LETTERS[state.turn()]} {GAME.question(state)[0]}"


def names(state: AntarcticaState) -> list[str]:
    """What is open to whoever is asked."""
    return [GAME.actions.name(action) for action in state.options(state.turn())]


def args(state: AntarcticaState, verb: str) -> list[str]:
    """The open arguments of a verb: `args(state, "sail")`."""
    return [name.partition(":")[2] for name in names(state) if name.split(":")[0] == verb]


def why_not(state: AntarcticaState, name: str) -> str:
    """The clause that closes an answer to whoever is asked."""
    return refused(state, name).clause


# -- looking -------------------------------------------------------------------------------------------


def sailing(state: AntarcticaState, seat: int) -> int:
    return len([ship for ship in state.queues if ship != NOBODY and ship // FLEET == seat])


def queue(state: AntarcticaState, zone: str) -> str:
    """Whose ships wait in a zone, first to last."""
    at = ZONES.index(zone) * PLACES
    return "".join(LETTERS[ship // FLEET] for ship in state.queues[at : at + PLACES] if ship != NOBODY)


def holds(state: AntarcticaState, zone: str) -> set[str]:
    """The buildings of a zone."""
    return {key for kind, key in enumerate(KINDS) if state.buildings[ZONES.index(zone)] >> kind & 1}


def crew(state: AntarcticaState, zone: str, letter: str) -> int:
    """A player's scientists in a zone."""
    return state.scientists[ZONES.index(zone) * COLOURS + LETTERS.index(letter)]


def space(state: AntarcticaState, track: str, letter: str) -> int:
    """Where a player's cube stands."""
    return state.cubes[TRACKS.index(track) * COLOURS + LETTERS.index(letter)]


def hand(state: AntarcticaState, letter: str) -> list[str]:
    at = LETTERS.index(letter) * HELD
    return [key for card, key in enumerate(HAND) for _copy in range(state.hands[at + card])]


def pile(state: AntarcticaState) -> list[str]:
    return [key for card, key in enumerate(SHIPYARD_CARDS) for _copy in range(state.pile[card])]


def cards_of(state: AntarcticaState, letter: str) -> list[str]:
    """The building cards in front of a player, in the order he built them."""
    return [CARDS[entry // COLOURS] for entry in state.built if LETTERS[entry % COLOURS] == letter]


def told(log: list[Event], *kinds: str) -> list[tuple[str, int, tuple[int, ...]]]:
    """The events of these kinds."""
    return [(event.kind, event.seat, event.args) for event in log if event.kind in kinds]
