"""The verbs of Magnastorm. Append only: the numbers are part of what learners and records know."""

from __future__ import annotations

from typing import Final

from farside.core.actions import ActionSpace
from farside.games.magnastorm.cards import COMMANDERS, OBJECTIVES
from farside.games.magnastorm.components import COLOURS, COLUMNS, CREWS, ROW_KEYS, SPACES, SPOTS, TRACKS

PAYMENTS: Final = ("plain", "own", "yellow")  # as printed; own in place of yellow; yellow in place of own
PRICES: Final = ("slot", "waived")  # pay what the slot asks; ignore it with card 18
HOW_MANY: Final = ("plain", "more")
CARD_KEYS: Final = ("first", "second")

ACTIONS: Final = ActionSpace()
TAKE: Final = ACTIONS.family("take", COLUMNS)  # take:C2, take:FP
CREW: Final = ACTIONS.family("crew", COLUMNS, CREWS)  # crew:C1:neutral
SPACE: Final = ACTIONS.family("space", COLUMNS, ROW_KEYS)  # space:C3:2
MOVE: Final = ACTIONS.family("move")  # action A
GAIN: Final = ACTIONS.family("gain")  # action B
LAY: Final = ACTIONS.family("lay", COLUMNS, ROW_KEYS)  # lay:C3:2, crew of a bought column
PICK: Final = ACTIONS.family("pick", CREWS)  # pick:neutral, which of them is laid next
FILL: Final = ACTIONS.family("fill")  # the rest of the bought column, placed for you
PAY: Final = ACTIONS.family("pay", PAYMENTS)  # pay:plain
GIVE: Final = ACTIONS.family("give", COLOURS)  # give:sky
GET: Final = ACTIONS.family("get", COLOURS)  # get:yellow
EXCHANGE: Final = ACTIONS.family("exchange")  # three cubes for one
DRIVE: Final = ACTIONS.family("drive", SPACES)  # drive:UL-c2
PUSH: Final = ACTIONS.family("push", SPACES)  # push:L-a1, out of the storm
JUMP: Final = ACTIONS.family("jump", SPACES)  # jump:UL-c2, with card 06
STATION: Final = ACTIONS.family("station", SPOTS)  # station:T-LL-L-o, where the move begins
STAY: Final = ACTIONS.family("stay")
STOP: Final = ACTIONS.family("stop")
BUILD: Final = ACTIONS.family("build", PRICES)  # build:slot
INSTALL: Final = ACTIONS.family("install", PRICES)  # install:slot
ADD: Final = ACTIONS.family("add", PRICES)  # add:slot, an additional lab with card 07
USE: Final = ACTIONS.family("use", COMMANDERS)  # use:04
TRACK: Final = ACTIONS.family("track", TRACKS)  # track:red
DRAW: Final = ACTIONS.family("draw", HOW_MANY)  # draw:more
SEND: Final = ACTIONS.family("send", COLUMNS)  # send:C1, crew to the upper panel
POST: Final = ACTIONS.family("post", COLUMNS, ROW_KEYS)  # post:C1:4, crew to the lower panel
CLAIM: Final = ACTIONS.family("claim", OBJECTIVES)  # claim:SO1
RETRIEVE: Final = ACTIONS.family("retrieve", SPACES)  # retrieve:UL-c2, a lab for an objective
LOWER: Final = ACTIONS.family("lower", TRACKS)  # lower:red, a marker for an objective
CARD: Final = ACTIONS.family("card", CARD_KEYS)  # card:second, which artefact comes first
SKIP: Final = ACTIONS.family("skip")
