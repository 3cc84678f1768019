"""What is told of options at Magnastorm, by name: reputation, cubes, rows, labs, levels and goals."""

from __future__ import annotations

from typing import Final

from farside.bots.policy import Names
from farside.games.magnastorm.cards import COMMANDERS
from farside.games.magnastorm.components import BONUSES, ROWS

LIKE: Final = [
    "nothing",
    "time",
    "own cubes",
    "yellow cubes",
    "other cubes",
    "labs built",
    "in the storm",
    "a good move",
    "crew above",
    "last round",
    "four players",
]

OWN: Final = Names(LIKE, {"commander": COMMANDERS, "row": [str(row + 1) for row in range(ROWS)], "bonus": BONUSES})
FAME: Final = OWN.add("reputation")
COST: Final = OWN.add("cubes paid")
COST_OWN: Final = OWN.add("own cubes paid")
COST_YELLOW: Final = OWN.add("yellow cubes paid")
COST_LATE: Final = OWN.add("cubes paid late")
ROBS: Final = OWN.add("reputation taken from others")
WINS: Final = OWN.add("takes {commander}")
TOKEN: Final = OWN.add("takes the token")
SPOILS: Final = OWN.add("payment, a move beyond means then")
EXCHANGED: Final = OWN.add("payment, cubes exchanged for it")
EMPTIED: Final = OWN.add("payment, cubes left")
LEFT: Final = OWN.add("crew left in the column")
ROW: Final = OWN.add("row {row}")
BONUS: Final = OWN.add("space with {bonus}")
ROW_CUBES: Final = OWN.add("cubes of the row")
ROW_COST: Final = OWN.add("cost of the row")
MOVES: Final = OWN.add("a move within means, its worth")
MOVE_CUBES: Final = OWN.add("cubes of a move")
MOVE_SHORT: Final = OWN.add("a move beyond means")
LAB_GOAL: Final = OWN.add("lab, nearer to goals")
LAB_LEAD: Final = OWN.add("lab, majority taken")
LAB_TIE: Final = OWN.add("lab, majority broken")
LAB_INCOME: Final = OWN.add("lab, income")
LAB_LEADING: Final = OWN.add("lab, in calm still to last")
LAB_OPEN: Final = OWN.add("space without a lab, within means")
LAB_DEAR: Final = OWN.add("space without a lab, beyond means")
LAB_FULL: Final = OWN.add("space with a lab")
LEVEL_GOAL: Final = OWN.add("level, nearer to goals")
LEVEL_LEAD: Final = OWN.add("level, track led")
LEVEL_TIE: Final = OWN.add("level, lead broken")
LEVEL_TOP: Final = OWN.add("level, none left")
LEVEL_GIVES: Final = OWN.add("level with {bonus}")
CLAIM_FIRST: Final = OWN.add("claim, best place")
CLAIM_LATE: Final = OWN.add("claim, reputation late")
ENDS_AHEAD: Final = OWN.add("reputation, reaches the end ahead")
ENDS_BEHIND: Final = OWN.add("reputation, reaches the end behind")
CLAIM_BEHIND: Final = OWN.add("claim, behind the leader")
CLAIM_LABS: Final = OWN.add("claim, labs")
CLAIM_LEVELS: Final = OWN.add("claim, levels")
CLAIM_MAJORITIES: Final = OWN.add("claim, majorities lost")
CLAIM_TRACKS: Final = OWN.add("claim, tracks lost")
CLAIM_RACE: Final = OWN.add("claim, another is near")
CLAIM_OTHERS: Final = OWN.add("claim, other goals")
CLAIM_LOST: Final = OWN.add("claim, farther from goals")
CUBE_OWN: Final = OWN.add("own cube")
CUBE_YELLOW: Final = OWN.add("yellow cube")
CUBE_HELD: Final = OWN.add("cubes held of it")
LOWERED: Final = OWN.add("marker, spaces it had")
RETRIEVED: Final = OWN.add("lab back from the storm")
CREW_OWN: Final = OWN.add("own crew")
CREW_NEUTRAL: Final = OWN.add("neutral crew")
