"""What the numbers of our sentences mean: the same in every language."""

from __future__ import annotations

from typing import Final

from farside.core.lexicon import Lexicon, schemas
from farside.games.antarctica.actions import CHOICES, PIECES
from farside.games.antarctica.components import DECKS, HAND, ICON_KINDS, KINDS, PLAYABLE, SHIPYARD_CARDS, TRACKS, ZONES

NAMES: Final = {
    "zone": ZONES,
    "building": KINDS,
    "track": TRACKS,
    "deck": DECKS,
    "card": HAND,
    "shipyard": SHIPYARD_CARDS,
    "playable": PLAYABLE,
    "icon": ICON_KINDS,
    "piece": PIECES,
    "choice": CHOICES,
}

QUESTIONS: Final = {
    "placement": "n",  # the how manyeth of the player's ships
    "free-cube": "",
    "icebreaker": "zone.low",
    "destination": "zone.low icebreaker=n",
    "menu": "zone.low acted=n",
    "track": "steps=n building.a",  # no building: fast research
    "lift": "trigger=seat",
    "drop": "zone.low",
    "pick": "builder=seat",
    "draft": "trigger=seat",
    "race": "steps=n",
}

EVENTS: Final = {
    "first": "",
    "place": "zone.low place=n",
    "cube": "track.low",
    "sun": "zone.low",
    "sail": "from=zone.low to=zone.low place=n",
    "idle": "",
    "build": "building.a zone.low scientists=n",
    "spend": "card.low",
    "lost": "steps=n",
    "next": "deck.low building.a",
    "empty": "deck.low",
    "ship": "zone.low place=n",
    "take": "shipyard.a",
    "pile-gone": "cards=n",
    "recruit": "zone.low scientists=n",
    "research": "zone.low",
    "advance": "track.low steps=n space=n",
    "steps-lost": "track.low steps=n",
    "icon": "icon.low track.low",
    "join": "scientists=n",
    "no-ship": "",
    "no-room": "zone.low",
    "card": "card.a",
    "no-card": "card.a",
    "move": "from=zone.low to=zone.low",
    "stay": "",
    "pass": "",
    "offer": "shipyard.a",
    "no-draft": "",
    "play": "card.low",
    "settle": "zone.low scientists=n",
    "lay": "zone.low",
    "give": "piece.a scientists=n",
    "scrap": "zone.low scientists=n",
    "icebreaker-go": "zone.low",
    "icebreaker-stay": "zone.low",
    "melt": "zone.low",
    "end-scientists": "",
    "end-cards": "",
    "end-ships": "",
    "end-still": "",
    "score-zone": "zone.low measure=n points=n",
    "score-track": "track.low measure=n points=n",
    "score-stars": "measure=n points=n",
    "score-given": "measure=n points=n",
    "score-total": "points=n",
    "tie-firsts": "n",
    "tie-cards": "n",
    "win": "",
    "share": "",
}

OPTIONS: Final = {
    "place": "zone.low",
    "cube": "track.low",
    "icebreaker": "choice",
    "sail": "zone.low",
    "build": "deck.low",
    "ship": "",
    "recruit": "",
    "research": "track.low",
    "play": "playable.low",
    "lay": "zone.low",
    "advance": "track.low",
    "give": "piece.a",
    "scrap": "zone.low place=n",
    "end": "",
    "lift": "zone.low place=n",
    "drop": "zone.low",
    "stay": "",
    "take": "shipyard.a",
    "race": "track.low",
    "pass": "",
}

# Short options, where the question has said the rest; those not listed show the same as the long ones.
SHORT: Final = {
    "place": "zone",
    "cube": "track",
    "sail": "zone",
    "research": "track.bare",
    "play": "playable",
    "lay": "zone",
    "advance": "track",
    "give": "piece",
    "scrap": "zone.bare place=n",
    "lift": "zone place=n",
    "drop": "zone",
    "take": "shipyard",
    "race": "track",
}

REFUSALS: Final = {
    "ANT-SET-1": "zone.low",
    "ANT-SET-12": "zone.low",
    "ANT-MOVE-1": "zone.low",
    "ANT-MOVE-3": "zone.low",
    "ANT-ACT-4": "zone.low",
    "ANT-BLD-2": "building.a other=building.a",
    "ANT-BLD-4": "building.a card.low",
    "ANT-BLD-5": "needed=n staff=n",
    "ANT-BLD-6": "building.a zone.low",
    "ANT-SHIP-1": "zone.low ships=n",
    "ANT-SHIP-2": "zone.low",
    "ANT-REC-1": "zone.low",
    "ANT-RES-1": "zone.low",
    "ANT-RES-3": "track.low zone.low",
    "ANT-TRK-2": "track.low",
    "ANT-TRK-4": "track.low",
    "ANT-TRK-5": "track.low",
    "ANT-ICON-3": "zone.low here=n",
    "ANT-ICON-7": "track.low",
    "ANT-ICE-1": "zone.low laid=n",
    "ANT-ICE-8": "zone.low",
}
BRIEFLY: Final = {f"option-{key}.short": schema for key, schema in SHORT.items()}
LEXICON: Final = Lexicon(NAMES, schemas(QUESTIONS, EVENTS, OPTIONS, REFUSALS) | BRIEFLY)
