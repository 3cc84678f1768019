"""The campaign: four chapters, Luna's level from one to the next, and what becomes of it all."""

from __future__ import annotations

from farside.core.campaign import Campaign, Change, Success
from farside.core.game import Value
from farside.core.setting import SettingError
from farside.games.skymines.chapters import (
    CHAPTER_MISSIONS,
    CHAPTER_SIDE,
    CHAPTER_THREAT,
    CHAPTER_TRACKS,
    CHAPTERS,
    COMPANY_LEVELS,
    KEPT_AFTER_NO_WIN,
    KEPT_AFTER_WIN,
    LEVEL_ASKED,
    LOWERED,
    MERIT,
    RAISED,
    RATING_FROM,
    RATINGS,
    REASONS,
    SOLO_LEVELS,
)
from farside.games.skymines.components import COLOURS
from farside.games.skymines.luna import LUNA_LEVELS
from farside.games.skymines.rules import scoring
from farside.games.skymines.state import SkyminesState


class SkyminesCampaign(Campaign):
    """SKY-CAMP-1  Four chapters, one game each, in order and with the same players."""

    variant = "chapter"
    chapters = CHAPTERS

    def levels(self, people: int) -> tuple[int, ...]:
        """SKY-LUNA-42  Level 5 for one person, 3 for two or three; one less for an easier start."""
        if people == 1:
            return SOLO_LEVELS
        return COMPANY_LEVELS if people < COLOURS else ()

    def changes(self, chapter: int, level: int, won: bool) -> tuple[Change, ...]:
        """SKY-LUNA-44, SKY-R-M17, SKY-R-M18  Keep or lower it after a win of hers, else keep or raise it."""
        if chapter not in LEVEL_ASKED:
            return ()
        if won:
            other = [Change(level - 1, LOWERED)] if level > 0 else []
            return (Change(level, KEPT_AFTER_WIN), *other)
        other = [Change(level + 1, RAISED)] if level < LUNA_LEVELS - 1 else []
        return (Change(level, KEPT_AFTER_NO_WIN), *other)

    def rating(self, points: int) -> str:
        """SKY-CAMP-11  The last rating whose points are reached."""
        return [key for key, least in zip(RATINGS, RATING_FROM, strict=True) if points >= least][-1]


def set_up_of(chapter: int) -> dict[str, Value]:
    """SKY-CAMP-2 to 6  What the variants are in a chapter."""
    at = chapter - 1
    return {
        "side": CHAPTER_SIDE[at],
        "tracks": CHAPTER_TRACKS[at],
        "tiles": "choose",
        "missions": CHAPTER_MISSIONS[at],
        "threat": CHAPTER_THREAT[at],
    }


def in_chapter(chapter: int, variants: dict[str, Value]) -> dict[str, Value]:
    """The variants with what the chapter says; ValueError for one that says something else."""
    chosen = dict(variants)
    for name, wanted in set_up_of(chapter).items():
        value = variants.get(name, wanted)
        named = name == "threat" and wanted is True and isinstance(value, str)  # its card may be named
        if value != wanted and not named:
            text = f"skymines: chapter {chapter} has {name} {wanted}, not {value!r}"
            raise SettingError(text, "chapter", {"chapter": chapter})
        chosen[name] = value
    return chosen


def successes(state: SkyminesState) -> list[list[Success]]:
    """SKY-CAMP-7 to 10, SKY-CAMP-15  By place, every success point with its reason; of a loop only the average."""
    if state.chapter == 0:
        return []
    if state.games > 1 or (state.games == 1 and not state.scored):
        return [[Success(REASONS[-1], points)] for points in scoring.success(state)]
    return [[Success(REASONS[reason], MERIT[reason]) for reason in found] for found in scoring.reasons(state)]


CAMPAIGN = SkyminesCampaign()
