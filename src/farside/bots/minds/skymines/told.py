"""What is told of options at Skymines, by name: cards, actions, steps, sectors, plans and piles."""

from __future__ import annotations

from typing import Final

from farside.bots.minds.skymines.cards import Weights
from farside.bots.policy import Names
from farside.games.skymines.tracks import SIDES

NUMBERS: Final = Weights()  # as they were first written down: what is learnt here is learnt on top of them
KIND_NAMES: Final = ("carbon", "minerals", "titanium", "energy", "research", "field", "share")
LIKE: Final = [
    "nothing",
    "rounds left",
    "last round",
    "units up",
    "energy up",
    "research up",
    "field up",
    "markers",
    "coins",
    "others out",
    "slots filled",
    "Luna",
    "modules",
]

LEFT_OVER: Final = ("units", "energy", "research", "field", "a marker", "rivals")
LEVELS: Final = [f"{side} {level}" for side in SIDES for level in (1, 2)]
OWN: Final = Names(LIKE, {"kind": KIND_NAMES, "level": LEVELS, "what": LEFT_OVER})
# cards
USES: Final = OWN.add("card, what it brings")
USES_LEFT: Final = OWN.add("card, what it brings, by rounds left")
TYPES: Final = OWN.add("card, {kind}")
SAME: Final = OWN.add("card, value of its kind laid so far")
SAME_NONE: Final = OWN.add("card, first of its kind")
SCHOLARS: Final = OWN.add("card, research scientist beside another")
BUYS: Final = OWN.add("bought, what it may bring")
BUYS_COST: Final = OWN.add("bought, units")
BUYS_COINS: Final = OWN.add("bought, coins")
BUYS_LEFT: Final = OWN.add("bought, steps left")
BUYS_SHARE: Final = OWN.add("bought, value of its share")
BUYS_LATE: Final = OWN.add("bought in the last round")
BUYS_TYPE: Final = OWN.add("bought, {kind}")
# actions
UNITS: Final = OWN.add("units used")
UNITS_WORTH: Final = OWN.add("units used, best steps")
UNITS_BUY: Final = OWN.add("units used, best card")
UNITS_KEPT: Final = OWN.add("units used, majority lost")
UNITS_WAY: Final = OWN.add("units used, plan lost")
SPENT: Final = OWN.add("cards used")
SPENT_ALL: Final = OWN.add("all cards used")
POINTS: Final = OWN.add("energy used")
POINTS_WORTH: Final = OWN.add("energy used, worth")
POINTS_KEPT: Final = OWN.add("energy used, majority lost")
WAY: Final = OWN.add("research, way ahead")
RP: Final = OWN.add("research points")
HELIUM: Final = OWN.add("helium")
MAJORITY: Final = OWN.add("marker, steps")
MARK_COST: Final = OWN.add("marker, coins")
MARK_SCHOLARS: Final = OWN.add("marker, scientists")
MARK_BUY: Final = OWN.add("marker, best card")
MARK_SCRAP: Final = OWN.add("marker, best card destroyed")
MARK_FIRST: Final = OWN.add("marker, starts already")
MARK_SIDE: Final = OWN.add("marker, {level}")
MAJORITY_SURE: Final = OWN.add("marker, majority in danger")
MARK_TILE: Final = OWN.add("marker, tile")
IDLE: Final = OWN.add("passes with {what}")
# steps, sectors, plans
STEP_WORTH: Final = OWN.add("steps, worth each")
STEP_ALL: Final = OWN.add("steps, worth in all")
STEP_TOLL: Final = OWN.add("step, toll")
STEP_OVER: Final = OWN.add("step over a threshold")
FIRM_HELD: Final = OWN.add("company, own shares")
FIRM_LEAD: Final = OWN.add("company, lead in shares")
FIRM_POINTS: Final = OWN.add("company, lead in shares, by energy")
FIRM_VALUE: Final = OWN.add("company, value of a share")
SECTOR: Final = OWN.add("sector, reward")
SECTOR_COST: Final = OWN.add("sector, points")
SECTOR_RIVAL: Final = OWN.add("sector, of another company")
SECTOR_LAST: Final = OWN.add("sector, with the last point")
SECTOR_RATE: Final = OWN.add("sector, reward a point")
OUTPOST: Final = OWN.add("column, coins shown")
OUTPOST_LEFT: Final = OWN.add("column, outposts")
PLAN_WORTH: Final = OWN.add("plan, reward")
PLAN_COST: Final = OWN.add("plan, research points")
PLAN_MET: Final = OWN.add("plan, met now")
PLAN_ALIKE: Final = OWN.add("plan, needs alike in line")
PLAN_FITS: Final = OWN.add("plan, fits next in line")
PLAN_NEEDS: Final = OWN.add("plan, needs")
PLAN_BOUNTY: Final = OWN.add("plan, coins with it")
SPECIAL_WORTH: Final = OWN.add("special plan, gain")
PUT_NEXT: Final = OWN.add("plan put, next in line")
PUT_EMPTY: Final = OWN.add("plan put, on an empty space")
PUT_AWAY: Final = OWN.add("plan put, spaces ahead")
PUT_BEHIND: Final = OWN.add("plan put, behind")
GOES: Final = OWN.add("upload, spaces")
GOES_FAR: Final = OWN.add("upload, as far as possible")
GOES_REWARD: Final = OWN.add("upload, reward")
FLIPS_NEXT: Final = OWN.add("flip, the next plan")
FLIPS_STOP: Final = OWN.add("flip, where the way ends")
FLIPS_WASTED: Final = OWN.add("flip, elsewhere")
# piles
PILED: Final = OWN.add("pile, best cards")
PILED_MANY: Final = OWN.add("pile, cards")
LAID_GOOD: Final = OWN.add("laid, on a pile's worth")
LAID_MANY: Final = OWN.add("laid, on cards")
LAID_BOTH: Final = OWN.add("laid, good card on a good pile")
SCRAPPED: Final = OWN.add("destroyed, price")
SCRAPPED_USE: Final = OWN.add("destroyed, what it would bring")

MEASURED: Final = 4  # kinds whose majority moves a track marker
