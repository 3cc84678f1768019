"""Luna's board, levels and cards, as typed lists: `LEFT[card]` is the left majority number of one of her cards.

Everything comes from `luna.toml`. What a card says is a list of lines; `LINE[card * LINES + line]` is its kind.
"""

from __future__ import annotations

from typing import Final

from farside.core.actions import AUTOMA, NOBODY
from farside.core.box import Box, expect
from farside.games.skymines.components import MARKET, PLAN_ROWS, SHOWN_A_ROW, SLOT_KEYS, SLOTS, steps_to_values
from farside.games.skymines.tracks import MEASURES, SPACE_KEYS

BOX: Final = Box.of("farside.games.skymines", "luna")

LUNA: Final = AUTOMA  # her number among the players, however many people play
NO_LUNA: Final = NOBODY  # the level of a game without her
START_COINS: Final = BOX.table("board").number("start_coins")
MARKERS: Final = BOX.table("board").number("bonus_markers")
ALWAYS_ON: Final = sum([1 << slot for slot in BOX.table("slots").indexes("start_on", SLOT_KEYS)])

# -- her tracks --------------------------------------------------------------------------------------

HELIUM_BOX: Final = BOX.table("helium_track")
HELIUM_LAST: Final = HELIUM_BOX.number("last")
HELIUM_VALUE: Final = steps_to_values(HELIUM_BOX)
HELIUM_OPENS: Final = HELIUM_BOX.within("slot_a_on_at", 1, HELIUM_LAST)
UPLOAD_BOX: Final = BOX.table("research_track")
UPLOAD_LAST: Final = UPLOAD_BOX.number("last")
UPLOAD_VALUE: Final = steps_to_values(UPLOAD_BOX)
UPLOAD_OPENS: Final = UPLOAD_BOX.within("slot_e_on_at", 1, UPLOAD_LAST)
OVERFLOW: Final = HELIUM_BOX.number("overflow_coins")  # a step beyond the end of any of her tracks
LEFT_SLOT: Final = 0
RIGHT_SLOT: Final = SLOTS - 1

# -- levels ------------------------------------------------------------------------------------------

LEVEL_BOXES: Final = BOX.tables("level")
LUNA_LEVELS: Final = len(LEVEL_BOXES)
HAS_RANK_2: Final = [level.truth("rank_2_cards") for level in LEVEL_BOXES]
HAS_END_SLOTS: Final = [level.truth("extra_slots") for level in LEVEL_BOXES]
START_HELIUM: Final = [level.within("start_helium", 0, HELIUM_LAST) for level in LEVEL_BOXES]
START_UPLOAD: Final = [level.within("start_upload", 0, UPLOAD_LAST) for level in LEVEL_BOXES]
HELIUM_TOKENS: Final = [list(level.all_within("tokens_helium", 1, HELIUM_LAST)) for level in LEVEL_BOXES]
UPLOAD_TOKENS: Final = [list(level.all_within("tokens_upload", 1, UPLOAD_LAST)) for level in LEVEL_BOXES]

# -- cards -------------------------------------------------------------------------------------------

CARD_BOXES: Final = BOX.tables("card")
LUNA_CARDS: Final = tuple([card.text("id") for card in CARD_BOXES])
RANK: Final = [card.number("rank") for card in CARD_BOXES]
RANK_1: Final = [card for card in range(len(LUNA_CARDS)) if RANK[card] == 1]
RANK_2: Final = [card for card in range(len(LUNA_CARDS)) if RANK[card] == 2]
LEFT: Final = [card.number("majority_left") for card in CARD_BOXES]
RIGHT: Final = [card.number("majority_right") for card in CARD_BOXES]
ICONS: Final = [card.number("scientists") for card in CARD_BOXES]


def shown_by(card: Box, kind: str) -> int:
    """What a card's reveal icon moves."""
    icon = card.table("reveal")
    return icon.number("amount") if icon.one_of("kind", ("none", "helium", "upload")) == kind else 0


SHOWS_HELIUM: Final = [shown_by(card, "helium") for card in CARD_BOXES]
SHOWS_UPLOAD: Final = [shown_by(card, "upload") for card in CARD_BOXES]

LINES: Final = 4  # a card has so many at most
NO_LINE: Final = -1
LINE_KINDS: Final = (
    "coins",
    "helium",
    "upload",
    "invest",
    "expand",
    "bonus_marker",
    "take_cards",
    "take_share_card",
    "discard_plan",
    "discard_special_plan",
)
COINS: Final = 0
HELIUM: Final = 1
UPLOAD: Final = 2
INVEST: Final = 3
EXPAND: Final = 4
PUT_MARKER: Final = 5
TAKE_CARDS: Final = 6
TAKE_SHARE: Final = 7
DISCARD: Final = 8
DISCARD_SPECIAL: Final = 9
PICKS: Final = (
    "most_valuable",
    "second_most_valuable",
    "two_most_valuable",
    "least_valuable",
    "biggest_lead",
    "two_biggest_leads",
    "all_four",
)
MOST: Final = 0
SECOND: Final = 1
TWO_MOST: Final = 2
LEAST: Final = 3
LEAD: Final = 4
TWO_LEADS: Final = 5
ORDERS: Final = ("MIN", "MAX")
MIN: Final = 0
MAX: Final = 1

ACTION_BOXES: Final = [card.tables("actions") for card in CARD_BOXES]


def line_at(card: int, line: int) -> Box | None:
    return ACTION_BOXES[card][line] if line < len(ACTION_BOXES[card]) else None


EVERY_LINE: Final = [line_at(card, line) for card in range(len(LUNA_CARDS)) for line in range(LINES)]
LINE: Final = [NO_LINE if line is None else line.index("kind", LINE_KINDS) for line in EVERY_LINE]


def amount_of(line: Box | None) -> int:
    """Coins, steps or points."""
    if line is None:
        return 0
    return line.number("points") if line.has("points") else line.number("amount", 0)


def about(line: Box | None) -> int:
    """Which tracks an investment picks, in which order an expansion goes."""
    if line is None:
        return NOBODY
    kind = line.text("kind")
    if kind == "invest":
        return line.index("select", PICKS)
    if kind == "expand":
        line.one_of("select", ("same",))
        return line.index("order", ORDERS)
    return NOBODY


def spot_of(line: Box | None, slot: str) -> int:
    """The bonus space or the place of the research display that a line names for a slot."""
    if line is None:
        return NOBODY
    if line.has("cell"):
        cell = line.table("cell").one_of(slot, BOX.table("bonus_grid").keys())
        return BOX.table("bonus_grid").index(cell, SPACE_KEYS)
    if line.has("column"):
        line.truth("take_supplement")
        line.fixed({"take_supplement": True})
        return line.index("row", PLAN_ROWS) * SHOWN_A_ROW + line.table("column").within(slot, 1, SHOWN_A_ROW) - 1
    return NOBODY


def spaces_of(line: Box | None, slot: str) -> list[int]:
    """The spaces of the card display that a line names for a slot."""
    if line is None or not line.has("spaces"):
        return []
    return [number - 1 for number in line.table("spaces").all_within(slot, 1, MARKET)]


LINE_AMOUNT: Final = [amount_of(line) for line in EVERY_LINE]
LINE_ABOUT: Final = [about(line) for line in EVERY_LINE]
# by (card * LINES + line) * SLOTS + slot
LINE_SPOT: Final = [spot_of(line, slot) for line in EVERY_LINE for slot in SLOT_KEYS]
LINE_SPACES: Final = [spaces_of(line, slot) for line in EVERY_LINE for slot in SLOT_KEYS]

# -- majority slots ----------------------------------------------------------------------------------

SIDE_KEYS: Final = ("left", "right")
# by measure of a majority space: which slot's number counts, slot * 2 + number; scientists have none
NUMBERS: Final = [*BOX.table("majority_slots").texts("left"), *BOX.table("majority_slots").texts("right")]
expect("measures, two in each slot", len(set(NUMBERS) & set(MEASURES[:4])), len(NUMBERS))
expect("measures of the two slots", len(NUMBERS), 4)
NUMBER_OF: Final = [NUMBERS.index(measure) if measure in NUMBERS else NOBODY for measure in MEASURES]


def nothing_left_over() -> None:
    """SKY-LUNA-4, SKY-LUNA-7  The counts of the box; a misspelt key is refused."""
    expect("cards of rank 1", len(RANK_1), 12)
    expect("cards of rank 2", len(RANK_2), 7)
    expect("levels of Luna", LUNA_LEVELS, 9)
    expect("coins a step", UPLOAD_BOX.number("overflow_coins"), OVERFLOW)
    for at, level in enumerate(LEVEL_BOXES):
        level.fixed({"level": at})
        tokens = len(level.numbers("tokens_helium")) + len(level.numbers("tokens_upload"))
        expect("Luna tokens", tokens, 0 if level.number("level") < 3 else BOX.table("board").number("luna_tokens"))
    BOX.table("slots").fixed({"order": list(SLOT_KEYS)})
    BOX.table("bonus_grid").fixed({"r1c4": "std_first_player"})


nothing_left_over()
