"""What a learner is given: the table from one chair, as numbers with names."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.senses import Notes
from farside.games.pebble.components import BIRDS, COPIES, PEBBLES, ROUNDS, SITES
from farside.games.pebble.state import PebbleState


def sense(state: PebbleState, seat: Seat, notes: Notes) -> None:
    notes.number("rounds_left", ROUNDS[state.seats] - state.round, max(ROUNDS))
    notes.whose("first", state.first)
    notes.number("river", state.river, PEBBLES)
    notes.number("deck", len(state.deck), sum(COPIES))
    notes.one_of("flooded", SITES, state.flooded)
    notes.counts("flown", BIRDS, state.flown, max(COPIES))
    notes.counts("hand", BIRDS, state.hands, max(COPIES), seat * len(BIRDS))
    notes.one_of("planned", BIRDS, state.sealed[seat])
    for site in range(len(SITES)):
        notes.place("sites", SITES, site)
        notes.whose("owner", state.owner[site])
        notes.number("price", state.price(seat, site), 9)
    for turn in range(state.seats):
        other = notes.player(turn)
        notes.number("pebbles", state.pebbles[other], PEBBLES)
        notes.number("points", state.points(other), 40)
        notes.number("cards", sum(state.hands[other * len(BIRDS) : (other + 1) * len(BIRDS)]), sum(COPIES))
        notes.flag("has_planned", state.sealed[other] != NOBODY)
        notes.one_of("bird", BIRDS, state.birds[other])
    notes.table()
