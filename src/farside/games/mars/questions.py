"""All steps in their fixed order, the question each of them asks, and the numbers its sentence shows."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Action, Seat
from farside.core.state import FRAME, Step
from farside.games.mars.actions import DECLINE, DROP, PASS
from farside.games.mars.components import GOODS, PARRY_CARDS, RAID_CARD
from farside.games.mars.rules.arrange import ARRANGEMENT, ARRANGING
from farside.games.mars.rules.build import BUILD_PHASE, BUILDING, ITEM, SIGNING, SPARING
from farside.games.mars.rules.conflict import CLASH, OPPONENT, PARRY, PARRY_SELF, RAID_WINDOW, RAIDING
from farside.games.mars.rules.deals import ANSWER, CHOICE, CLEAR, DRAFT, HEAR, OFFERS, OPENING, OPENINGS
from farside.games.mars.rules.event import CONTEST_ONE, EVENT, EVENT_OVER
from farside.games.mars.rules.income import PRODUCTION, RESUPPLY, RICH_VEIN, VEIN
from farside.games.mars.rules.research import AGAIN, DRAWING, RESEARCH, RESULT, ROLLING
from farside.games.mars.rules.shortage import GIVE_UP, REPAIR, SAVE
from farside.games.mars.rules.spoils import DESTROY_ONE, GIVE_BACK, LOOK, TAKE_A_CARD, TAKE_A_CONTRACT, WHO
from farside.games.mars.rules.trade import FETCH, SPYING, SYNTHESIZE, TRADE
from farside.games.mars.rules.turn import BORROWING, CONTRACT_LIMIT, DISCARDING, END, HAND_LIMIT, TURN, VICTORY
from farside.games.mars.setup import DEAL, MINE_DRAFT, START_CHOICE
from farside.games.mars.state import MarsState

STEPS: Final[list[Step[MarsState]]] = [  # append only
    MINE_DRAFT, START_CHOICE, DEAL, TURN, EVENT, EVENT_OVER, OPPONENT, PARRY, PARRY_SELF, CLASH, LOOK, TAKE_A_CONTRACT,
    GIVE_BACK, DESTROY_ONE, TAKE_A_CARD, REPAIR, GIVE_UP, SAVE, CONTEST_ONE, RAID_WINDOW, RAIDING, RESEARCH, ROLLING,
    AGAIN, RESULT, DRAWING, RESUPPLY, PRODUCTION, RICH_VEIN, OPENINGS, OPENING, DRAFT, ANSWER, HEAR, CHOICE, OFFERS,
    CLEAR, TRADE, FETCH, SYNTHESIZE, SPYING, BUILD_PHASE, BUILDING, SPARING, SIGNING, END, BORROWING, ARRANGEMENT,
    ARRANGING, CONTRACT_LIMIT, HAND_LIMIT, DISCARDING, VICTORY, VEIN,
]  # fmt: skip
QUESTIONS: Final[dict[Step[MarsState], str]] = {
    MINE_DRAFT: "mine",
    START_CHOICE: "start",
    OPPONENT: "opponent",
    PARRY: "parry",
    LOOK: "look",
    TAKE_A_CONTRACT: "seize",
    GIVE_BACK: "return",
    DESTROY_ONE: "destroy",
    TAKE_A_CARD: "claim",
    GIVE_UP: "give-up",
    SAVE: "save",
    CONTEST_ONE: "contest",
    RAIDING: "raid",
    ROLLING: "roll",
    AGAIN: "reroll",
    DRAWING: "draw",
    RICH_VEIN: "vein",
    OPENING: "opening",
    DRAFT: "draft",
    ANSWER: "answer",
    HEAR: "hear",
    CHOICE: "choice",
    OFFERS: "offers",
    TRADE: "trade",
    FETCH: "fetch",
    SYNTHESIZE: "synthesize",
    SPYING: "spy",
    BUILDING: "build",
    SPARING: "spare",
    SIGNING: "sign",
    BORROWING: "borrow",
    ARRANGING: "arrange",
    DISCARDING: "discard",
}
ASKED: Final = {STEPS.index(step) for step in (OPENING, ANSWER, OFFERS)}  # what others have begun
TALKS: Final = {STEPS.index(step) for step in (OPENING, DRAFT, ANSWER, HEAR, CHOICE, OFFERS)}
REFUSALS: Final = (DECLINE.of(), PASS.of(), DROP.of())


def about(state: MarsState) -> tuple[int, ...]:
    """The numbers that the open question's sentence shows: open information only."""
    step = state.stack[-FRAME]
    subject = state.stack[-1]
    if step in (LOOK.number, PARRY.number):
        return about_conflict(state, step, subject)
    if step in (TAKE_A_CONTRACT.number, DESTROY_ONE.number, TAKE_A_CARD.number, HEAR.number):
        return (subject,)
    if step == OPPONENT.number:
        return (state.event,)
    if step == DRAWING.number:
        return (state.rolled,)
    if step == GIVE_UP.number:
        return (state.due,)
    if step in (SAVE.number, ARRANGING.number):
        return about_energy(state)
    return about_goods(state, step, subject)


def about_conflict(state: MarsState, step: int, subject: int) -> tuple[int, ...]:
    if step == LOOK.number:
        return (subject % WHO,)
    other = subject % WHO
    return (state.active, other, NOBODY if subject // WHO == RAID_CARD else subject // WHO)


def about_energy(state: MarsState) -> tuple[int, ...]:
    seat = state.turn()
    return (state.energy_used(seat), state.energy_max(seat))


def about_goods(state: MarsState, step: int, subject: int) -> tuple[int, ...]:
    if step == FETCH.number:
        return (subject % GOODS,)
    if step == SPARING.number:
        return (subject // ITEM,)
    if step == SYNTHESIZE.number:
        return (subject,)
    if step == DISCARDING.number:
        return (state.hand_size(state.active) - state.hand_limit(state.active),)
    if step == ANSWER.number:
        return (state.offer[0],)
    return ()


def quiet(state: MarsState, seat: Seat, late: bool) -> Action | None:
    """MARS-NEG-24  What the table answers for a seat that is late, or that declines everything, in negotiation."""
    if not state.asked(seat) or state.stack[-FRAME] not in (TALKS if late else ASKED):
        return None
    return next(action for action in REFUSALS if action in state.options(seat))


assert all(step in STEPS for step in QUESTIONS), "every question belongs to a step"


def called(state: MarsState) -> dict[str, str]:
    """A second roll is kept or rolled again; whoever holds no Countermeasures is told so, and nobody else."""
    if state.over:
        return {}
    if state.question() is AGAIN:
        return {"option-roll": "option-reroll", "option-pass": "option-keep"}
    if state.question() is not PARRY:
        return {}
    if any(state.kept[state.waiting()[0]] >> card & 1 for card in PARRY_CARDS):
        return {"option-pass": "option-let"}
    return {"ask-parry": "ask-parry-bare", "option-pass": "option-go-on"}
