"""What is in the box, as typed lists: `CARD_STEPS[card]` is how far a building card lets its builder advance.

Everything comes from `components.toml`; whoever owns the printed game can put its numbers there. Sets of buildings,
seats and tracks are bits of an integer: `buildings & KIND_BIT[CRANE]`.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from farside.core.actions import NOBODY
from farside.core.box import Box, BoxError, expect, needed

PLACES: Final = 3  # ship spaces of a zone
COLOURS: Final = 4  # how many players the box serves
PRINTED_COLOURS: Final = ("red", "blue", "green", "yellow")
FLEET: Final = 6  # ships of a colour; a ship's number is seat * FLEET + n
SPACES: Final = 16  # a track's spaces start at track * SPACES; space 0 is "not yet on the track"
PLAYERS: Final = (2, 3, 4)

BOX: Final = Box.of("farside.games.antarctica")
COUNT: Final = BOX.table("components")


class Effect(NamedTuple):
    """What an icon or a card does: a kind of effect, how much of it, and which card of a hand it is about."""

    kind: str
    amount: int
    card: int
    only_if_none: bool


def bits(numbers: tuple[int, ...]) -> int:
    """A set of numbers as bits."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def agree(what: str, alike: bool) -> None:
    """What the file says twice is said alike."""
    if not alike:
        raise BoxError(f"{BOX.file}: {what}: the file contradicts itself")


def by_seats(table: str, key: str) -> list[int]:
    """A number of each player count's table, indexed by the player count."""
    return [0, 0] + [BOX.table(table).table(str(seats)).number(key) for seats in PLAYERS]


# -- zones -----------------------------------------------------------------------------------------

ZONES: Final = BOX.table("board").texts("sun_order")  # counterclockwise, as the sun goes
PLACE_KEYS: Final = tuple([str(place + 1) for place in range(PLACES)])
START_ZONE: Final = BOX.table("setup").table("common").index("sun_start_zone", ZONES)
ANGLES: Final = [zone.number("angle_deg") for zone in BOX.tables("zone")]


def closed_zones(seats: int) -> tuple[int, ...]:
    return BOX.table("setup").table(str(seats)).indexes("closed_zones", ZONES)


def next_zones(seats: int) -> list[int]:
    """Where the sun goes from each zone, closed ones left out."""
    closed = closed_zones(seats)
    found: list[int] = []
    for zone in range(len(ZONES)):
        after = (zone + 1) % len(ZONES)
        while after in closed:
            after = (after + 1) % len(ZONES)
        found.append(after)
    return found


OPEN_ZONES: Final[list[list[int]]] = [[], []] + [
    [zone for zone in range(len(ZONES)) if zone not in closed_zones(seats)] for seats in PLAYERS
]
OPEN_ZONE_BITS: Final = [bits(tuple(zones)) for zones in OPEN_ZONES]
NEXT_ZONE: Final[list[list[int]]] = [[], []] + [next_zones(seats) for seats in PLAYERS]

# -- buildings -------------------------------------------------------------------------------------

KINDS: Final = tuple([kind.text("id") for kind in BOX.tables("building")])
PIECES: Final = [kind.number("pieces") for kind in BOX.tables("building")]
KIND_BIT: Final = [1 << kind for kind in range(len(KINDS))]
CATEGORIES: Final = ("base", "resource", "expertise", "research_centre", "prestige")  # as the rulebook groups them
KIND_GROUP: Final = tuple([kind.one_of("category", CATEGORIES) for kind in BOX.tables("building")])
ROLES: Final = ("action_recruit", "action_ship", "access", "action_research", "none")


def with_role(role: str) -> int:
    """The kinds of building that serve a purpose, as bits."""
    return bits(tuple([at for at, kind in enumerate(BOX.tables("building")) if kind.one_of("role", ROLES) == role]))


CAMPS: Final = with_role("action_recruit")
SHIPYARDS: Final = with_role("action_ship")
CENTRES: Final = with_role("action_research")
START_BUILDINGS: Final = BOX.table("start_buildings").indexes("all", KINDS)
BOXED_WITH_TWO: Final = BOX.table("start_buildings").indexes("boxed_in_2p", KINDS)

# -- cards in hands --------------------------------------------------------------------------------

SHIPYARD_CARDS: Final = tuple([card.text("id") for card in BOX.tables("shipyard_card")])
RESOURCE_CARDS: Final = tuple([card.text("id") for card in BOX.tables("resource_card")])
HAND: Final = SHIPYARD_CARDS + RESOURCE_CARDS  # every kind of card that can be in a hand
HELD: Final = len(HAND)
SHIPYARD_COPIES: Final = [card.number("copies") for card in BOX.tables("shipyard_card")]
RESOURCE_COPIES: Final = [card.number("copies") for card in BOX.tables("resource_card")]
SIMPLE: Final = needed("resource card", "simple", HAND)
EXPERTISE: Final = needed("resource card", "expertise", HAND)
STANDS_FOR: Final = [0] * len(SHIPYARD_CARDS) + [
    bits(card.indexes("stands_for", KINDS)) for card in BOX.tables("resource_card")
]


KINDS_OF_EFFECT: Final = (
    *("icebreaker", "place_scientist", "recruit", "research"),
    *("new_ship", "take_card", "move_ship", "draft", "race"),
)
TAKEN_FOR_GRANTED: Final[dict[str, object]] = {  # what effects are said to do, and the rules do in no other way
    "others_take_shipyard_card": True,
    "not_ships_built_this_turn": True,
    "optional": True,
    "then_action": False,
    "draw_per_player": 1,
    "different_tracks": True,
    "icons_resolved_after_all_moves": True,
}
WAYS: Final[dict[str, dict[str, object]]] = {  # in which way each of them is done
    "new_ship": {"zone": "sun", "position": "last"},
    "draft": {"pile": "shipyard", "pass_to": "right"},
    "place_scientist": {"from": "staff", "to": "target zone"},
    "icebreaker": {
        "zone": "any zone whose second ship is yours",
        "grants": "optional turn with the second ship after the first ship's turn",
    },
}


def effect(box: Box) -> Effect:
    """The `effect` of an icon or a card."""
    table = box.table("effect")
    table.fixed(TAKEN_FOR_GRANTED | WAYS.get(table.text("kind"), {}))
    table.one_of("kind", KINDS_OF_EFFECT)
    if table.text("kind") in ("new_ship", "move_ship", "place_scientist", "take_card"):
        table.fixed({"count": 1})
    count = table.number("steps", 0) or table.number("count", 0)
    card = table.index("card", HAND) if table.has("card") else NOBODY
    return Effect(table.text("kind"), count, card, table.truth("only_if_none_held", False))


CARD_EFFECTS: Final = [effect(card) for card in BOX.tables("shipyard_card")]
expect("shipyard card with the effect 'icebreaker'", [done.kind for done in CARD_EFFECTS].count("icebreaker"), 1)
ICEBREAKER: Final = [done.kind for done in CARD_EFFECTS].index("icebreaker")
DRAWN_AS: Final = {"recruit": "plus_two", "research": "fast_research", "take_card": "draft"}  # by kind of effect
HAND_SYMBOLS: Final = (*[DRAWN_AS.get(done.kind, done.kind) for done in CARD_EFFECTS], *RESOURCE_CARDS)
PLAYABLE: Final = tuple([key for key in SHIPYARD_CARDS if key != SHIPYARD_CARDS[ICEBREAKER]])
PLAYABLE_CARD: Final = [HAND.index(key) for key in PLAYABLE]  # the card that `play:<key>` plays

# -- research tracks and their icons ---------------------------------------------------------------

TRACKS: Final = tuple([track.text("id") for track in BOX.tables("track")])
LENGTH: Final = [track.within("length", 1, SPACES - 1) for track in BOX.tables("track")]
TRACK_CENTRES: Final = [bits(track.indexes("centres", KINDS)) for track in BOX.tables("track")]
OPEN_TRACKS: Final[list[list[int]]] = [[], []] + [
    list(BOX.table("setup").table(str(seats)).indexes("tracks_in_play", TRACKS)) for seats in PLAYERS
]
ICON_KINDS: Final = tuple([icon.text("kind") for icon in BOX.tables("icon")])
ICON_EFFECTS: Final = [effect(icon) for icon in BOX.tables("icon")]
INKS: Final = ("red", "blue")
ICON_BLUE: Final = [icon.one_of("colour", INKS) == "blue" for icon in BOX.tables("icon")]

ICON_TRACK: Final[list[int]] = []  # by icon, numbered along the tracks
ICON_SPACE: Final[list[int]] = []
ICON_KIND: Final[list[int]] = []
ICON_AT: Final = [NOBODY] * (len(TRACKS) * SPACES)  # the icon of a space
VALUE_AT: Final = [0] * (len(TRACKS) * SPACES)  # what a cube there is worth


def print_track(track: int, box: Box) -> None:
    """Write the values and icons of one track into the tables above."""
    values = dict(box.pairs("values"))
    for space in range(1, LENGTH[track] + 1):
        VALUE_AT[track * SPACES + space] = values.get(space, VALUE_AT[track * SPACES + space - 1])
    for icon in box.tables("icon"):
        ICON_AT[track * SPACES + icon.within("space", 1, LENGTH[track])] = len(ICON_KIND)
        ICON_TRACK.append(track)
        ICON_SPACE.append(icon.number("space"))
        ICON_KIND.append(icon.index("kind", ICON_KINDS))
        agree(f"{TRACKS[track]}: an icon's colour", (icon.one_of("colour", INKS) == "blue") == ICON_BLUE[ICON_KIND[-1]])


for number, printed in enumerate(BOX.tables("track")):
    print_track(number, printed)

# -- building cards --------------------------------------------------------------------------------

DECKS: Final = ("basic", "double", "advanced")
DECK_RULES: Final = (  # what the cards of a deck ask for, in words; ANT-R-13 has the cards
    "one resource building",
    "two different resource buildings",
    "one expertise building plus one resource building (one card: both expertise buildings)",
)
CARDS: Final = tuple([card.text("id") for card in BOX.tables("building_card")])
CARD_DECK: Final = [card.index("deck", DECKS) for card in BOX.tables("building_card")]
CARD_KIND: Final = [card.index("builds", KINDS) for card in BOX.tables("building_card")]
CARD_NEEDS: Final = [bits(card.indexes("needs", KINDS)) for card in BOX.tables("building_card")]
CARD_SCIENTISTS: Final = [card.number("scientists") for card in BOX.tables("building_card")]
CARD_STEPS: Final = [card.number("steps") for card in BOX.tables("building_card")]
CARD_STAR: Final = [card.truth("star") for card in BOX.tables("building_card")]
CARD_BACK: Final = [card.number("back") for card in BOX.tables("building_card")]


def deck_cards(deck: int, seats: int) -> list[int]:
    """ANT-SET-5  The cards of a deck that are used at a player count."""
    return [card for card in range(len(CARDS)) if CARD_DECK[card] == deck and CARD_BACK[card] <= seats]


DECK_CARDS: Final[list[list[list[int]]]] = [[], []] + [
    [deck_cards(deck, seats) for deck in range(len(DECKS))] for seats in PLAYERS
]
DECK_SIZE: Final[list[list[int]]] = [[len(cards) for cards in decks] for decks in DECK_CARDS]
DECK_END: Final[list[list[int]]] = [  # the decks lie one after another in one list: where each one ends
    [sum(sizes[: deck + 1]) for deck in range(len(sizes))] for sizes in DECK_SIZE
]

# -- set-up and limits -----------------------------------------------------------------------------

STAFF: Final = by_seats("setup", "staff")
RESERVE: Final = by_seats("setup", "reserve")
SHIPS_ON_BOARD: Final = by_seats("setup", "ships_on_board")
SHIPS_AVAILABLE: Final = by_seats("setup", "ships_available")
CUBES_AVAILABLE: Final = by_seats("setup", "cubes_available")
EXPERTISE_PILE: Final = by_seats("setup", "expertise_pile")
SIMPLE_IN_HAND: Final = by_seats("setup", "simple_cards_in_hand")
FREE_CUBE: Final = [False, False] + [
    BOX.table("setup").table(str(seats)).truth("second_player_free_cube") for seats in PLAYERS
]
PLACEMENT: Final[list[tuple[int, ...]]] = [(), ()] + [  # who places when: 0 is player A
    BOX.table("ship_placement").table(str(seats)).indexes("order", ("A", "B", "C", "D")) for seats in PLAYERS
]
FIRST_GAME: Final[list[tuple[int, ...]]] = [(), ()] + [
    BOX.table("ship_placement").table(str(seats)).indexes("first_game", ZONES) for seats in PLAYERS
]
STALE_LAPS: Final = BOX.table("end").table("digital").number("stalemate_laps")
STALE: Final = [len(zones) * STALE_LAPS for zones in OPEN_ZONES]  # ANT-END-6: zones of sun without any change


# -- the counts printed on the box -----------------------------------------------------------------


def count_pieces() -> None:
    """ANT-COMP-1 to 8  The lists above agree with the printed counts."""
    board = BOX.table("board")
    board.counted("zones", "zones", len(ZONES))
    board.counted("ship_spaces_per_zone", "ship spaces of a zone", PLACES)
    board.counted("building_spaces_per_zone", "kinds of building", len(KINDS))
    board.counted("research_tracks", "research tracks", len(TRACKS))
    BOX.table("research").counted("tracks_total", "tracks", len(TRACKS))
    expect("different colours", len(set(BOX.table("colours").indexes("ids", PRINTED_COLOURS))), COLOURS)
    COUNT.counted("ships_per_colour", "ships of a colour", FLEET)
    COUNT.counted("building_pieces", "building pieces", sum(PIECES))
    COUNT.counted("building_cards", "building cards", len(CARDS))
    COUNT.counted("shipyard_cards", "shipyard cards", sum(SHIPYARD_COPIES))
    COUNT.counted("resource_cards", "resource cards", sum(RESOURCE_COPIES))
    cards = len(CARDS) + sum(SHIPYARD_COPIES) + sum(RESOURCE_COPIES)
    COUNT.counted("cards_total", "cards in all", cards)
    expect("starting buildings", len(START_BUILDINGS), len(ZONES))


def count_buildings() -> None:
    """ANT-COMP-8  Each building card stands for one piece of the supply."""
    for kind, box in enumerate(BOX.tables("building")):
        standing = START_BUILDINGS.count(kind)
        box.counted("on_board_at_start", f"{KINDS[kind]} at the start", standing)
        expect(f"{KINDS[kind]} cards and pieces at the start", CARD_KIND.count(kind) + standing, PIECES[kind])


def count_for(seats: int) -> None:
    """ANT-SET-8  Each row of the set-up table adds up to what a player has."""
    box = BOX.table("setup").table(str(seats))
    scientists, ships, cubes = box.amounts("boxed", ("scientists", "ships", "cubes"))
    COUNT.counted("scientists_per_colour", "scientists", STAFF[seats] + RESERVE[seats] + scientists)
    COUNT.counted("ships_per_colour", "ships", SHIPS_ON_BOARD[seats] + SHIPS_AVAILABLE[seats] + ships)
    scoring = box.number("cubes_on_score_track")
    COUNT.counted("cubes_per_colour", "cubes", CUBES_AVAILABLE[seats] + scoring + cubes)
    box.counted("zones_in_play", "open zones", len(OPEN_ZONES[seats]))
    expect("ships placed", len(PLACEMENT[seats]), SHIPS_ON_BOARD[seats] * seats)
    expect("ships of the first game", len(FIRST_GAME[seats]), len(PLACEMENT[seats]))
    for deck, key in enumerate(DECKS):
        decks = BOX.table("decks").table(key)
        decks.fixed({"rule": DECK_RULES[deck]})
        decks.counted("cards", f"{key} cards", CARD_DECK.count(deck))
        in_play = decks.table("in_play")
        in_play.skip(*[str(players) for players in PLAYERS])
        in_play.counted(str(seats), f"{key} cards with {seats} players", DECK_SIZE[seats][deck])


def count_tracks() -> None:
    """ANT-SET-15, ANT-RES-3  What is said of a track twice is said alike."""
    icons = BOX.table("research").table("centre_icons")
    for track, box in enumerate(BOX.tables("track")):
        least = box.number("min_players")
        for seats in PLAYERS:
            agree(f"{TRACKS[track]}: min_players", (track in OPEN_TRACKS[seats]) == (seats >= least))
    for key in icons.keys():  # noqa: SIM118  # a Box is no dict: its keys leave out the source
        served = [
            track for track in range(len(TRACKS)) if TRACK_CENTRES[track] & KIND_BIT[needed("building", key, KINDS)]
        ]
        agree(f"{key}: centre_icons and centres", icons.indexes(key, TRACKS) == tuple(served))


def count_zones() -> None:
    """ANT-SUN-2  The sun's way is the order of the zones."""
    expect("zones drawn", len(BOX.tables("zone")), len(ZONES))
    for at, box in enumerate(BOX.tables("zone")):
        agree(f"zone {at + 1} and sun_order", box.text("id") == ZONES[at])
        agree(f"{ZONES[at]}: sun_index", box.number("sun_index") == at)
        agree(f"{ZONES[at]}: next", box.index("next", ZONES) == NEXT_ZONE[COLOURS][at])
        agree(f"{ZONES[at]}: closed_in_2p", box.truth("closed_in_2p") == (at not in OPEN_ZONES[2]))
        if box.has("next_2p"):
            agree(f"{ZONES[at]}: next_2p", box.index("next_2p", ZONES) == NEXT_ZONE[2][at])


def check_positions() -> None:
    """Icons and values lie on their tracks, each space has one icon, and values never fall along a track."""
    for track, box in enumerate(BOX.tables("track")):
        spaces = [icon.number("space") for icon in box.tables("icon")]
        for space in spaces:
            agree(f"{TRACKS[track]}: an icon on space {space} of {LENGTH[track]}", 1 <= space <= LENGTH[track])
        agree(f"{TRACKS[track]}: two icons on one space", len(set(spaces)) == len(spaces))
        values = box.pairs("values")
        for at, (space, value) in enumerate(values):
            agree(f"{TRACKS[track]}: a value on space {space} of {LENGTH[track]}", 1 <= space <= LENGTH[track])
            later = at == 0 or (space > values[at - 1][0] and value >= values[at - 1][1])
            agree(f"{TRACKS[track]}: values of spaces in order, none below the one before", later)


def take_for_granted() -> None:
    """What the file says and the rules do in no other way; the words in it are for people."""
    COUNT.fixed({"board": 1, "sun": 1, "closed_zone_markers": len(ZONES) - len(OPEN_ZONES[2])})
    COUNT.fixed({"victory_point_markers": COLOURS})
    for card in BOX.tables("resource_card"):
        card.fixed({"max_in_hand": 1})
        card.skip("effect")
    for kind, text in enumerate(BOX.tables("resource_card")):
        effect = text.table("effect")
        effect.fixed({"kind": "access", "uses": 1})
        named = bits(effect.indexes("any_of", KINDS))
        agree(f"{RESOURCE_CARDS[kind]}: stands_for and effect", named == STANDS_FOR[len(SHIPYARD_CARDS) + kind])
    way = BOX.table("board").indexes("sun_order_2p", ZONES)
    for at, zone in enumerate(way):
        agree("sun_order_2p", NEXT_ZONE[2][zone] == way[(at + 1) % len(way)])
    for drawn in BOX.tables("zone"):
        drawn.draws("angle_deg")


count_pieces()
count_buildings()
count_tracks()
count_zones()
for players in PLAYERS:
    count_for(players)
check_positions()
take_for_granted()
