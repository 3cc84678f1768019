"""The verbs of Antarctica. Append only: the numbers are part of what learners and records know."""

from __future__ import annotations

from typing import Final

from farside.core.actions import ActionSpace
from farside.games.antarctica.components import DECKS, PLACE_KEYS, PLAYABLE, SHIPYARD_CARDS, TRACKS, ZONES

PIECES: Final = ("cube", "ship")
CHOICES: Final = ("go", "stay")

ACTIONS: Final = ActionSpace()
PLACE: Final = ACTIONS.family("place", ZONES)  # place:sw, a ship before the game
CUBE: Final = ACTIONS.family("cube", TRACKS)  # cube:land, the second player's cube before the game
ICEBREAK: Final = ACTIONS.family("icebreaker", CHOICES)  # icebreaker:go, the second ship's turn
SAIL: Final = ACTIONS.family("sail", ZONES)  # sail:ne
BUILD: Final = ACTIONS.family("build", DECKS)  # build:double, a deck's top card
SHIP: Final = ACTIONS.family("ship")  # build a ship
RECRUIT: Final = ACTIONS.family("recruit")
RESEARCH: Final = ACTIONS.family("research", TRACKS)  # research:coastal
PLAY: Final = ACTIONS.family("play", PLAYABLE)  # play:plus_two
LAY: Final = ACTIONS.family("lay", ZONES)  # lay:e, an icebreaker
ADVANCE: Final = ACTIONS.family("advance", TRACKS)  # advance:marine, after a build or fast research
GIVE: Final = ACTIONS.family("give", PIECES)  # give:cube, from the available box
SCRAP: Final = ACTIONS.family("scrap", ZONES, PLACE_KEYS)  # scrap:nw:2, a ship in a zone
END: Final = ACTIONS.family("end")  # the turn
LIFT: Final = ACTIONS.family("lift", ZONES, PLACE_KEYS)  # lift:s:1, the ship to be moved by an icon
DROP: Final = ACTIONS.family("drop", ZONES)  # drop:w, where it goes
STAY: Final = ACTIONS.family("stay")  # no ship is moved
TAKE: Final = ACTIONS.family("take", SHIPYARD_CARDS)  # take:icebreaker, from the pile or a draft
RACE: Final = ACTIONS.family("race", TRACKS)  # race:open3, everybody's advance
PASS: Final = ACTIONS.family("pass")  # no advance

GO: Final = 0
GIVE_CUBE: Final = 0
GIVE_SHIP: Final = 1
