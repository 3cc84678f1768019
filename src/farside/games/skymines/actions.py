"""The verbs of Skymines. Append only."""

from __future__ import annotations

from typing import Final

from farside.core.actions import ActionSpace
from farside.games.skymines.components import (
    CARDS,
    COLUMN_KEYS,
    COMPANIES,
    FIRST_PRINTED,
    MARKET_KEYS,
    PLACE_KEYS,
    PLANS,
    POSITION_KEYS,
    SECTOR_KEYS,
    SLOT_KEYS,
    SLOTS,
    SPECIAL_KEYS,
    TILES,
)
from farside.games.skymines.modules import OUTPOST_KEYS, SHUTTLE_KEYS, TASK_NAMES
from farside.games.skymines.tracks import SPACE_KEYS, TIER_KEYS

PAYMENTS: Final = ("carbon", "minerals", "titanium", "mix")
MIX: Final = 3
SOURCES: Final = (*SLOT_KEYS, "tile")  # where a scientist lies
TILE: Final = SLOTS
SETS: Final = tuple(["".join([key for at, key in enumerate(SLOT_KEYS) if bits >> at & 1]) for bits in range(1, 32)])
GIFTS: Final = ("research", "helium")  # the two rewards of track bonus B2
PARTS: Final = ("act", "recover", "done")  # the two parts of track bonus E2
ACT: Final = 0
RECOVER: Final = 1
DONE: Final = 2
MARKER_KINDS: Final = ("normal", "once")
NORMAL: Final = 0
ONCE: Final = 1
LOOSE_PLANS: Final = PLANS[:FIRST_PRINTED]  # those that are not printed on a tile

ACTIONS: Final = ActionSpace()
KEEP: Final = ACTIONS.family("keep", TILES)
REST: Final = ACTIONS.family("rest", CARDS)
PLAN: Final = ACTIONS.family("plan", CARDS, SLOT_KEYS)
READY: Final = ACTIONS.family("ready")
PLUS: Final = ACTIONS.family("plus", SLOT_KEYS)
USE: Final = ACTIONS.family("use", PAYMENTS)
SPEND: Final = ACTIONS.family("spend", SETS)
BUY: Final = ACTIONS.family("buy", MARKET_KEYS)
SKIP: Final = ACTIONS.family("skip")
STEP: Final = ACTIONS.family("step", COMPANIES)
PAY: Final = ACTIONS.family("pay", COMPANIES)
STOP: Final = ACTIONS.family("stop")
ENERGISE: Final = ACTIONS.family("energy")
EXPAND: Final = ACTIONS.family("expand", COMPANIES)
ENTER: Final = ACTIONS.family("enter", SECTOR_KEYS)
COLUMN: Final = ACTIONS.family("column", COMPANIES, COLUMN_KEYS)
TAKE: Final = ACTIONS.family("take", PLACE_KEYS)
SPECIAL: Final = ACTIONS.family("special", SPECIAL_KEYS)
COIN: Final = ACTIONS.family("coin")
PUT: Final = ACTIONS.family("put", LOOSE_PLANS, POSITION_KEYS[1:])
RESEARCH: Final = ACTIONS.family("research", SOURCES)
FLIP: Final = ACTIONS.family("flip", POSITION_KEYS)
GO: Final = ACTIONS.family("go", POSITION_KEYS)
FIELD: Final = ACTIONS.family("field", SOURCES)
BONUS: Final = ACTIONS.family("bonus", SPACE_KEYS)
TIER: Final = ACTIONS.family("tier", TIER_KEYS)
SCRAP: Final = ACTIONS.family("destroy", CARDS)
GIFT: Final = ACTIONS.family("gift", GIFTS)
TRACK: Final = ACTIONS.family("track", COMPANIES)
PART: Final = ACTIONS.family("part", PARTS)
FETCH: Final = ACTIONS.family("recover", CARDS)
PASS: Final = ACTIONS.family("pass")
PILE: Final = ACTIONS.family("pile", SLOT_KEYS)
LAY: Final = ACTIONS.family("lay", SLOT_KEYS)
LAND: Final = ACTIONS.family("land", OUTPOST_KEYS)
DOCK: Final = ACTIONS.family("dock", SHUTTLE_KEYS)
CONFRONT: Final = ACTIONS.family("confront")
CLAIM: Final = ACTIONS.family("claim", TASK_NAMES)
PERSONAL: Final = ACTIONS.family("personal")
MARKER: Final = ACTIONS.family("marker", MARKER_KINDS)
CLOSE_TURN: Final = ACTIONS.family("done")
AGAIN: Final = ACTIONS.family("again")
ENOUGH: Final = ACTIONS.family("enough")
