"""Conflicts between two players: the opponent, Countermeasures, the comparison; and the raid of each turn."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.core.verbs import Decline, Question, Verb
from farside.games.mars.actions import FIGHT, PASS, PLAY, RAID
from farside.games.mars.components import EVENT_DOMAIN, MILITARY, MILITARY_DOMAIN, PARRY_CARDS, RAID_CARD
from farside.games.mars.rules.confrontation import edge, stronger
from farside.games.mars.rules.research import play_kept
from farside.games.mars.rules.spoils import WHO, plunder
from farside.games.mars.state import MarsState


class Fight(Verb[MarsState]):
    """MARS-CONF-3  The drawer names one other player; with two players the opponent is given."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.others(seat)

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        clash_with(state, seat, other, state.event)


class Parry(Verb[MarsState]):
    """MARS-CONF-10  Countermeasures: asked of whoever has an R&D card in hand, whatever it is (MARS-INFO-5)."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return [card for card in PARRY_CARDS if state.kept[seat] >> card & 1]

    def take(self, state: MarsState, seat: Seat, card: int) -> None:
        play_kept(state, seat, card)
        state.called_off = True


class ParrySelf(Step[MarsState]):
    """MARS-CONF-10  Then the initiator, unless the conflict is already called off."""

    def run(self, state: MarsState) -> None:
        seat = state.active
        if not state.called_off and state.kept[seat]:
            state.ask(PARRY, seat, state.about())


class Clash(Step[MarsState]):
    """MARS-CONF-14  Strengths, bonuses and free colonists are read once, and the winner applies the effect."""

    def run(self, state: MarsState) -> None:
        if state.called_off:
            return
        one, other, card = state.active, state.about() % WHO, state.about() // WHO
        domain = MILITARY_DOMAIN if card == RAID_CARD else EVENT_DOMAIN[card]
        winner = stronger(state, one, other, domain)
        if winner == NOBODY:  # MARS-CONF-7
            state.tell("tie", one, other, domain, state.strength(one, domain))
            return
        loser = other if winner == one else one
        if state.log is not None:
            mine, theirs = state.strength(winner, domain), state.strength(loser, domain)
            state.tell("win", winner, loser, domain, mine, theirs, edge(state, winner, loser, domain))
        plunder(state, winner, loser, card)


class RaidWindow(Step[MarsState]):
    """MARS-RAID-1, MARS-TURN-2  After the event, a player with an active base may start one raid."""

    def run(self, state: MarsState) -> None:
        if state.runs(state.active, MILITARY) > 0:
            state.ask(RAIDING, state.active)


class Raid(Verb[MarsState]):
    """MARS-RAID-4  Any other player may be the target."""

    def offers(self, state: MarsState, seat: Seat) -> list[int]:
        return state.others(seat)

    def take(self, state: MarsState, seat: Seat, other: Seat) -> None:
        state.raided = other  # MARS-RAID-7
        state.tell("raid", seat, other)
        clash_with(state, seat, other, RAID_CARD)


def clash_with(state: MarsState, one: Seat, other: Seat, card: int) -> None:
    """MARS-CONF-14  The opponent named, Countermeasures, then the comparison."""
    if card != RAID_CARD:
        state.tell("fight", one, other)
    state.called_off = False
    about = other + WHO * card
    if state.kept[other]:
        state.ask(PARRY, other, about)
    state.then(PARRY_SELF, about)
    state.then(CLASH, about)


OPPONENT: Final = Question(Fight(FIGHT), name="opponent", alone=True)
PARRY: Final = Question(Decline(PASS), Parry(PLAY), name="parry")
PARRY_SELF: Final = ParrySelf()
CLASH: Final = Clash()
RAID_WINDOW: Final = RaidWindow()
RAIDING: Final = Question(Raid(RAID), Decline(PASS), name="raiding")
