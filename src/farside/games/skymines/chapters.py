"""The campaign's chapters, success points and ratings, as typed lists: `CHAPTER_SIDE[chapter - 1]`, `MERIT[reason]`."""

from __future__ import annotations

from typing import Final

from farside.core.box import Box, expect
from farside.games.skymines.components import COMPANIES

BOX: Final = Box.of("farside.games.skymines", "chapters")

# -- chapters ------------------------------------------------------------------------------------------

CHAPTER_BOXES: Final = BOX.tables("chapter")
CHAPTERS: Final = len(CHAPTER_BOXES)
CHAPTER_KEYS: Final = tuple([str(box.number("number")) for box in CHAPTER_BOXES])
CHAPTER_SIDE: Final = [box.one_of("side", ("moon", "belt")) for box in CHAPTER_BOXES]
CHAPTER_TRACKS: Final = [box.one_of("tracks", ("random",)) for box in CHAPTER_BOXES]
ADDED: Final = ("missions", "threats")  # modules that a chapter may play with
CHAPTER_MISSIONS: Final = [0 in box.indexes("modules", ADDED) for box in CHAPTER_BOXES]
CHAPTER_THREAT: Final = [1 in box.indexes("modules", ADDED) for box in CHAPTER_BOXES]
EXTRAS: Final = ("first_personal_bonus_space", "removed_threat")
CHAPTER_EXTRA: Final = [  # what a chapter alone rewards
    [extra.index("kind", EXTRAS) for extra in box.tables("extra_success")] for box in CHAPTER_BOXES
]
FIRST_SPACE: Final = 0
REMOVED_THREAT: Final = 1

# -- success points ------------------------------------------------------------------------------------

MERITS: Final = BOX.table("success_points")
# What success points are for: the places of these keys are the numbers in logs.
REASONS: Final = (
    "one-below",
    "two-below",
    "highest",
    "tasks",
    *COMPANIES,
    "tank",
    "research",
    "own-space",
    "threat",
    "average",
)
TRACK_END: Final = MERITS.number("per_track_end_reached")
MERIT: Final = [  # by reason
    MERITS.number("one_player_below"),
    MERITS.number("two_players_below"),
    MERITS.number("winner_even_tied"),
    MERITS.number("two_one_time_markers_removed"),
    *[TRACK_END] * (len(COMPANIES) + 2),
    *[extra.number("points") for box in CHAPTER_BOXES for extra in box.tables("extra_success")],
]
ONE_BELOW: Final = 0
TWO_BELOW: Final = 1
HIGHEST: Final = 2
TASKS_DONE: Final = 3
COMPANY_END: Final = 4  # and the three that follow
TANK_END: Final = REASONS.index("tank")
LAB_END: Final = REASONS.index("research")
EXTRA_MERIT: Final = (REASONS.index("own-space"), REASONS.index("threat"))
TASKS_WANTED: Final = 2

# -- the campaign as a whole ---------------------------------------------------------------------------

RATING_BOXES: Final = BOX.tables("rating")
RATINGS: Final = tuple([box.text("id") for box in RATING_BOXES])
RATING_FROM: Final = [box.number("min") for box in RATING_BOXES]
LUNA_BOX: Final = BOX.table("luna")
LUNA_STARTS: Final = LUNA_BOX.table("start_level")
SOLO_LEVELS: Final = (LUNA_STARTS.number("solo"), LUNA_STARTS.number("solo_softer"))
COMPANY_LEVELS: Final = (
    LUNA_STARTS.number("with_2_or_3_humans"),
    LUNA_STARTS.number("with_2_or_3_humans_softer"),
)
AFTER_WIN: Final = LUNA_BOX.table("after_win")
AFTER_NO_WIN: Final = LUNA_BOX.table("after_no_win")
KEPT_AFTER_WIN: Final = AFTER_WIN.number("keep")  # success points for Luna
LOWERED: Final = AFTER_WIN.number("lower_by_1")
RAISED: Final = AFTER_NO_WIN.number("raise_by_1")
KEPT_AFTER_NO_WIN: Final = AFTER_NO_WIN.number("keep")
LUNA_BOX.fixed({"mission_success_point_always": MERIT[TASKS_DONE]})  # SKY-LUNA-43: what the others get for their tasks
LEVEL_ASKED: Final = LUNA_BOX.all_within("asked_after_chapters", 1, CHAPTERS)


def nothing_left_over() -> None:
    """SKY-CAMP-1  Four chapters in order; a misspelt key is refused."""
    BOX.counted("chapters", "chapters", CHAPTERS)
    expect("reasons for success points", len(MERIT), len(REASONS) - 1)
    for at, box in enumerate(CHAPTER_BOXES, 1):
        expect("chapter", int(CHAPTER_KEYS[at - 1]), at)
        box.one_of("research_tokens", ("choose_1_of_2",))


nothing_left_over()
