"""Phase 2: administration. Nothing is asked."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.games.magnastorm import abilities, cards
from farside.games.magnastorm.components import INCOME, INCOME_ROWS, PHASES, ROUNDS, ROWS, SECTOR_COUNT, YELLOW
from farside.games.magnastorm.rules.purse import receive
from farside.games.magnastorm.rules.take import earn, give_up
from farside.games.magnastorm.state import MagnaState


def administer(state: MagnaState) -> None:
    """MAG-ADM-1 to MAG-ADM-9  The steps of the administration phase in their order."""
    strength = state.strength()
    state.tell("administration", NOBODY, state.round)
    for seat in state.order:  # MAG-SUP-4
        pay_income(state, seat, strength)
    for sector in state.calm_sectors():
        reward_majority(state, state.leader(strength, sector), sector)
    for track in range(state.tracks()):
        assign(state, state.heads[track], state.wisest(track))
    for commander in abilities.FAME.who:  # MAG-ADM-5
        if not cards.IS_RESEARCH[commander] and state.holder[commander] != NOBODY:
            earn(state, state.holder[commander], commander)
    pass_token(state)
    if state.round < ROUNDS and not state.triggered:  # MAG-ADM-13
        slide_panels(state)
        turn_tile(state)


def pay_income(state: MagnaState, seat: Seat, strength: list[int]) -> None:
    """MAG-ADM-1  Each calm sector pays by the number of labs there."""
    sectors = state.calm_sectors()
    for phase in range(len(PHASES)):
        labs = strength[seat * SECTOR_COUNT + sectors[phase]]
        if labs:
            own, yellow = INCOME[phase * INCOME_ROWS + min(labs, INCOME_ROWS) - 1]
            own = receive(state, seat, seat, own)
            state.tell("income", seat, sectors[phase], own, receive(state, seat, YELLOW, yellow))


def reward_majority(state: MagnaState, seat: Seat, sector: int) -> None:
    """MAG-ADM-2  One reputation for the majority in a calm sector. MAG-CARD-08  One more."""
    if seat == NOBODY:
        return
    worth = 1 + abilities.MAJORITY_BONUS.sum(abilities.MAJORITY_FAME, state.holder, seat)
    state.tell("majority", seat, sector, worth)
    state.gain_fame(seat, worth)


def assign(state: MagnaState, commander: int, seat: Seat) -> None:
    """MAG-ADM-3 to MAG-ADM-6  The most knowledge takes the card; at a tie nobody has it."""
    if seat != state.holder[commander]:
        give_up(state, commander)
        if seat != NOBODY:
            state.holder[commander] = seat
            state.tell("commander", seat, commander, cards.WORTH[commander])
            state.gain_fame(seat, cards.WORTH[commander])
    if seat != NOBODY and commander in abilities.FAME.who:  # MAG-CARD-15, MAG-ADM-5
        earn(state, seat, commander)


def pass_token(state: MagnaState) -> None:
    """MAG-ADM-7  The holder of the token goes to position 1; the token returns."""
    if state.token == NOBODY:
        return
    state.order.remove(state.token)
    state.order.insert(0, state.token)
    state.tell("first", state.token)
    state.token = NOBODY


def slide_panels(state: MagnaState) -> None:
    """MAG-ADM-8  The lower panel becomes the upper one, with its crew."""
    for column in range(state.panel.columns):
        group = 0
        for row in range(ROWS):
            group += state.lower[column * ROWS + row]
        state.upper[column] = group
    state.lower = [0] * len(state.lower)


def turn_tile(state: MagnaState) -> None:
    """MAG-ADM-9  The centre tile turns clockwise by one sector."""
    left = state.calm_sectors()[0]
    state.round += 1
    state.tell("storm", NOBODY, state.round, state.calm_sectors()[2], left)
