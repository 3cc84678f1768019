"""The steps of the game, which question is open, and the numbers its sentence shows."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.state import Step
from farside.games.skymines import setup
from farside.games.skymines.components import SLOTS
from farside.games.skymines.rules import (
    advance,
    belt,
    bonus,
    expand,
    luna_turn,
    missions,
    passing,
    planning,
    research,
    resources,
    reuse,
    rounds,
    scoring,
    stations,
    threats,
    turn,
    upload,
)
from farside.games.skymines.setup import PLAY_AGAIN, STARTING_TILE, next_rest
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import SPACE_KEYS, TIER_KEYS

Question = tuple[str, tuple[int, ...]]

STEPS: list[Step[SkyminesState]] = [
    setup.STARTING_TILE,
    rounds.NEXT_ROUND,
    planning.PLAN_ROUND,
    turn.ACTIONS,
    turn.TURN,
    turn.CLOSE,
    turn.REFILL,
    resources.SPEND_CARDS,
    resources.ACQUIRE,
    resources.INVEST,
    resources.SHOP,
    advance.ADVANCING,
    advance.ONWARD,
    advance.ANY_TRACK,
    advance.OTHER_TRACKS,
    expand.CHOOSE_FIRM,
    expand.ENTER_SECTOR,
    expand.COLLECT,
    expand.SETTLE,
    stations.LIFT_COLUMN,
    stations.HOME_COLUMN,
    stations.REMOVE_OUTPOST,
    stations.REMOVAL,
    research.RESEARCHING,
    research.SPEND_RP,
    research.PUT_PLAN,
    upload.UPLOAD,
    bonus.CHOOSE_TIER,
    bonus.CHOOSE_GIFT,
    bonus.DESTROY_CARD,
    reuse.USE_PART,
    reuse.FETCH_CARD,
    passing.TAKE_PILE,
    passing.LAY_CARD,
    passing.REST_FACING,
    rounds.PREPARE,
    scoring.SCORE,
    missions.CLAIMS,
    missions.LAST_TASKS,
    turn.TURN_DOWN,
    bonus.CHOOSE_MARKER,
    belt.ENTER_BELT,
    belt.LIFT_BELT,
    belt.COLLECT_BELT,
    belt.SETTLE_BELT,
    belt.HOME_BELT,
    threats.SCRAP_ENERGY,
    threats.THREAT_REWARD,
    threats.TAKE_THREAT,
    setup.AFTERWARDS,
    setup.PLAY_AGAIN,
    luna_turn.LUNA_TURN,
]


def called(state: SkyminesState) -> dict[str, str]:
    """Answers that say more than their numbers: where the upload marker stays, and what a tier brings."""
    if state.over:
        return {}
    if asked(state, upload.UPLOAD):
        return {f"option-go:{state.upload[state.turn_of]}": "option-go-stay"}
    if asked(state, bonus.CHOOSE_TIER):
        return {f"option-tier:{tier}": f"tier-{SPACE_KEYS[state.about()]}-{tier}" for tier in TIER_KEYS}
    return {}


def asked(state: SkyminesState, step: Step[SkyminesState]) -> bool:
    return not state.over and state.question().number == step.number


def question(state: SkyminesState, seat: Seat | None) -> Question:
    """The question as a seat hears it: in the set-up each is at another point."""
    if seat is None or not state.asked(seat) or not asked(state, STARTING_TILE):
        return heard_by_all(state)
    if state.tile[seat] == NOBODY:
        return "tile", ()
    return "rest", (state.tile[seat], next_rest(state, seat))


def heard_by_all(state: SkyminesState) -> Question:
    """The question as everybody may hear it."""
    for step, key in ((STARTING_TILE, "set-up"), (planning.PLAN_ROUND, "plan"), (expand.CHOOSE_FIRM, "expand")):
        if asked(state, step):
            return key, about_round(state, key)
    return about_action(state)


def about_round(state: SkyminesState, key: str) -> tuple[int, ...]:
    if key == "plan":
        return (state.round,)
    return (state.energy,) if key == "expand" else ()


def about_action(state: SkyminesState) -> Question:
    about = state.about()
    seat = state.turn_of
    if asked(state, turn.TURN):
        return "turn", (state.round, bonus.markers(state, seat))
    if asked(state, advance.ONWARD):
        return "onward", (advance.firm_of(about), about % advance.ABOUT)
    if asked(state, bonus.DESTROY_CARD):
        return "destroy", (about,)
    if asked(state, stations.HOME_COLUMN) or asked(state, belt.HOME_BELT):
        return "home", (state.holders[about],)
    if asked(state, passing.LAY_CARD):
        return "lay", (state.slots[seat * SLOTS + about],)
    return about_numbers(state)


def about_numbers(state: SkyminesState) -> Question:
    about = state.about()
    table: tuple[tuple[Step[SkyminesState], str, tuple[int, ...]], ...] = (
        (resources.SPEND_CARDS, "spend", (about,)),
        (resources.ACQUIRE, "acquire", (state.units,)),
        (resources.INVEST, "invest", (state.units,)),
        (resources.SHOP, "shop", (state.coins[state.turn_of],)),
        (expand.ENTER_SECTOR, "enter", (state.firm, state.energy)),
        (stations.LIFT_COLUMN, "lift", (state.firm,)),
        (stations.REMOVE_OUTPOST, "remove", ()),
        (research.SPEND_RP, "rp", (state.rp,)),
        (research.PUT_PLAN, "put", (len(state.aside),)),
        (upload.UPLOAD, "upload", (state.rp,)),
        (advance.ANY_TRACK, "track", (about,)),
        (advance.OTHER_TRACKS, "track", (about,)),
        (bonus.CHOOSE_TIER, "tier", (about,)),
        (bonus.CHOOSE_GIFT, "gift", ()),
        (reuse.USE_PART, "part", (state.destroyed,)),
        (reuse.FETCH_CARD, "recover", ()),
        (passing.TAKE_PILE, "pile", ()),
        (missions.LAST_TASKS, "last-tasks", ()),
        (bonus.CHOOSE_MARKER, "marker", ()),
        (belt.ENTER_BELT, "enter-belt", (state.firm, state.energy)),
        (belt.LIFT_BELT, "lift", (state.firm,)),
        (threats.SCRAP_ENERGY, "bridge", ()),
        (PLAY_AGAIN, "again", (state.games,)),
    )
    for step, key, numbers in table:
        if asked(state, step):
            return key, numbers
    raise AssertionError("every question has its key")
