"""The set-up chapter."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.state import OPEN, Step
from farside.core.verbs import HIDDEN, Question, Verb
from farside.games.skymines.actions import AGAIN, ENOUGH, KEEP, REST
from farside.games.skymines.components import (
    BOUNTY_START,
    CARD_COUNT,
    CARD_FACE,
    CARD_LETTER,
    CHAPTER_3,
    COLUMNS,
    DECK,
    FIRMS,
    FIRST_ENERGY,
    FIRST_PRINTED,
    FIRST_STARTER,
    FIRST_TILES,
    HEIGHT,
    LAB,
    LETTERS,
    MARKET,
    PLACES,
    PLAN_LETTER,
    PLAN_ROWS,
    SECTORS,
    SINGLE_ENERGY,
    SLOTS,
    START_COINS,
    START_REST,
    STARTERS,
    TANK,
    TILE_BONUS,
    TILE_REST,
    TILES,
    TILES_DEALT,
)
from farside.games.skymines.luna import LUNA, NO_LUNA
from farside.games.skymines.modules import BELT_HEIGHT, BELT_SPACES, FEATS, REPLAYS, THREAT_DEED, THREATS
from farside.games.skymines.rules.advance import add_helium, advance
from farside.games.skymines.rules.luna_deck import seat_luna, start_luna
from farside.games.skymines.rules.missions import deal_missions
from farside.games.skymines.rules.research import refill
from farside.games.skymines.rules.rounds import NEXT_ROUND, restock
from farside.games.skymines.rules.scoring import declare
from farside.games.skymines.rules.stations import lift
from farside.games.skymines.state import BOXED, HAND, RESTING, STACKED, SkyminesState
from farside.games.skymines.tracks import BONUS_TILES, FIRST_GAME_SIDES, SIDES, SPACES

# The streams of chance (SKY-INFO-7).
TRACK_CARDS: Final = 0
LEAD: Final = 1
STARTING_TILES: Final = 2
ACTION_DECK: Final = 3
PLAN_SUPPLY: Final = 4
THREAT_CARD: Final = 6  # 5 is that of the mission cards, 7 that of Luna's
STREAMS: Final = 8
ANY_THREAT: Final = 99
RETURN: Final = 3  # the chapter that begins with outposts on the Moon


class Wishes:
    """How a game is to be set up: the values of the variants."""

    def __init__(self) -> None:
        self.belt = False
        self.tracks: tuple[str, ...] = ()
        self.random_tracks = False
        self.choose = False
        self.constrained = False
        self.missions = False
        self.threat = NOBODY  # a card, or ANY_THREAT
        self.luna = NO_LUNA  # her level
        self.chapter = 0  # of the campaign


def set_up(state: SkyminesState, wishes: Wishes) -> None:
    """SKY-SET-1 to 21, SKY-THREAT-1  A game from its first set-up on."""
    if wishes.chapter > 0:
        state.tell("chapter", NOBODY, wishes.chapter - 1)
    state.level = wishes.luna
    state.chapter = wishes.chapter
    state.noted = [0] * state.players()
    state.earned = [0] * state.players()
    state.games = 0
    state.threat = wishes.threat
    if wishes.threat == ANY_THREAT:
        state.threat = state.below(len(THREATS), THREAT_CARD)
    lay_table(state, wishes)
    if THREAT_DEED[state.threat] == REPLAYS:
        state.then(AFTERWARDS)


def lay_table(state: SkyminesState, wishes: Wishes) -> None:
    """SKY-SET-1 to 21  Board, tracks, decks, displays, players, starting tiles; then round 1."""
    state.constrained = wishes.constrained
    state.belt = wishes.belt
    lay_tracks(state, wishes.tracks, wishes.random_tracks)
    lay_out(state)
    if state.chapter == RETURN:
        found_outposts(state)
    lay_modules(state, wishes.missions)
    shuffle_decks(state)
    state.reveal()
    restock(state)
    refill(state)
    hand_out(state)
    deal_tiles(state, wishes.choose)
    asked = [seat for seat in range(state.seats) if not prepared(state, seat)]
    state.ask_all(STARTING_TILE, asked)
    state.then(NEXT_ROUND)


def lay_tracks(state: SkyminesState, tracks: tuple[str, ...], random_tracks: bool) -> None:
    """SKY-SET-2 to 4  The sides of the first game, random ones of four letters, or those named."""
    if random_tracks:
        cards = list(range(len(SIDES) // 2))
        state.shuffle(cards, TRACK_CARDS)
        state.sides = [cards[firm] * 2 + state.below(2, TRACK_CARDS) for firm in range(FIRMS)]
    elif tracks:
        state.sides = [SIDES.index(side) for side in tracks]
    else:
        state.sides = list(FIRST_GAME_SIDES)
    for firm in range(FIRMS):
        state.tell("side", NOBODY, firm, state.sides[firm])


def lay_out(state: SkyminesState) -> None:
    """SKY-SET-6, SKY-SET-9, SKY-SET-11  Full stations, the supplement coin, tiles on the board."""
    state.holders = [NOBODY] * (BELT_SPACES if state.belt else SECTORS)
    state.station = BELT_HEIGHT * FIRMS if state.belt else [HEIGHT] * (FIRMS * COLUMNS)  # SKY-AST-2
    state.bared = state.taken = 0
    state.lost = [0] * (2 * FIRMS if state.belt else FIRMS)
    state.bonus = [NOBODY] * SPACES
    state.holder = [NOBODY] * len(BONUS_TILES)
    state.bounty = BOUNTY_START
    state.market = [NOBODY] * MARKET
    state.shown = [NOBODY] * PLACES
    state.round = 0
    state.passed = state.moved = state.using = state.paying = state.units = state.energy = 0
    state.raised = state.rp = state.chosen = state.entered = 0
    state.expander = state.turn_of = state.plus_slot = state.firm = state.destroyed = NOBODY
    state.flipped = False
    state.aside = []
    state.buried = []
    state.gone = []


def found_outposts(state: SkyminesState) -> None:
    """SKY-CAMP-5  In chapter 3 the top outpost of every column already lies on the Moon; nobody is rewarded for it."""
    for firm in range(FIRMS):
        for column, sector in enumerate(CHAPTER_3[firm]):
            lift(state, firm, column)
            state.holders[sector] = firm
        state.tell("outposts-out", NOBODY, firm, state.share_value(firm))


def lay_modules(state: SkyminesState, missions: bool) -> None:
    """SKY-MISSION-2, SKY-MISSION-3, SKY-THREAT-1  Open missions, status cards, the threat face up."""
    state.missions = []
    state.bound = []
    state.claimed = []
    state.once = []
    state.single = 0
    state.feats = [0] * FEATS
    state.wild = state.pioneer = NOBODY
    state.facing = state.scored = False
    if missions:
        deal_missions(state)
        state.bonus = [NOBODY] * (SPACES + state.seats)
    if state.threat != NOBODY:
        state.tell("threat", NOBODY, state.threat)


def shuffle_decks(state: SkyminesState) -> None:
    """SKY-SET-7, SKY-SET-10  Each letter is shuffled apart; A lies on top, E at the bottom."""
    state.place = [STACKED] * DECK + [BOXED] * (CARD_COUNT - DECK)
    state.deck = []
    state.drawn = 0
    for letter in range(len(LETTERS)):
        cards = [card for card in range(DECK) if CARD_LETTER[card] == letter]
        state.shuffle(cards, ACTION_DECK)
        state.deck.extend(cards)
    state.supply = []
    state.tops = [0] * len(PLAN_ROWS)
    for letter in range(len(PLAN_ROWS)):
        plans = [plan for plan in range(FIRST_PRINTED) if PLAN_LETTER[plan] == letter]
        state.shuffle(plans, PLAN_SUPPLY)
        state.supply.extend(plans)


def hand_out(state: SkyminesState) -> None:
    """SKY-SET-12 to 14  Coins, markers and nine cards each; energy cards clockwise from the first player."""
    seats = state.seats
    boards = seats if state.level == NO_LUNA else LUNA + 1
    state.coins = [START_COINS if seat < seats else 0 for seat in range(boards)]
    state.helium = [0] * boards
    state.upload = [0] * boards
    state.marks = [0] * (boards * FIRMS)
    state.active = [0] * (seats * FIRMS)
    state.slots = [NOBODY] * (seats * SLOTS)
    state.used = [0] * seats
    state.plans = [NOBODY] * (seats * LAB)
    state.turned = [0] * seats
    state.uploaded = [0] * seats
    state.tile = [NOBODY] * seats
    state.planned = [NOBODY] * (seats * SLOTS)
    state.marker = state.first = state.below(seats, LEAD)
    state.tell("first", state.first)
    for card in range(FIRST_STARTER, CARD_COUNT):
        seat = (card - FIRST_STARTER) // STARTERS
        state.place[card] = HAND + seat if seat < seats else BOXED
    for turn in range(seats):
        state.place[FIRST_ENERGY + turn] = HAND + (state.first + turn) % seats
    seat_luna(state)


def deal_tiles(state: SkyminesState, choose: bool) -> None:
    """SKY-SET-15, SKY-SET-16  Fixed tiles in turn order, or two each to choose from."""
    state.dealt = [NOBODY] * (state.seats * TILES_DEALT)
    if choose:
        tiles = list(range(len(TILES)))
        state.shuffle(tiles, STARTING_TILES)
        state.dealt = tiles[: state.seats * TILES_DEALT]
        return
    for turn in range(state.seats):
        seat = (state.first + turn) % state.seats
        state.tile[seat] = FIRST_TILES[turn]
        lay_forced(state, seat)


# -- the choices of the set-up -------------------------------------------------------------------------


def next_rest(state: SkyminesState, seat: Seat) -> int:
    """SKY-SET-18  The next resting slot to fill, NOBODY when all three are."""
    for slot in START_REST:
        if state.planned[seat * SLOTS + slot] == NOBODY:
            return slot
    return NOBODY


def prepared(state: SkyminesState, seat: Seat) -> bool:
    """Whether a seat has made all choices of the set-up."""
    return state.tile[seat] != NOBODY and next_rest(state, seat) == NOBODY


def cards_to_rest(state: SkyminesState, seat: Seat) -> list[int]:
    """SKY-SET-18, SKY-R-33  The cards that may lie in the next slot; for an Energy 1 either of the two.

    Without the variant the order does not matter, so the cards go in the order of the tile.
    """
    laid = [state.planned[seat * SLOTS + slot] for slot in START_REST]
    laid = [card for card in laid if card != NOBODY]
    found: list[int] = []
    for at in range(len(TILE_REST[state.tile[seat]])):
        alike = cards_shown(state, seat, TILE_REST[state.tile[seat]][at])
        done = [card for card in alike if card in laid]
        if not done and (state.constrained or not found):
            found += alike
    return found


def cards_shown(state: SkyminesState, seat: Seat, starter: int) -> list[int]:
    """The cards of a seat that are like one shown on a tile."""
    own = FIRST_STARTER + seat * STARTERS + starter
    if starter != SINGLE_ENERGY:
        return [own]
    other = FIRST_ENERGY + (seat - state.first) % state.seats
    return [own] if CARD_FACE[own] == CARD_FACE[other] else [own, other]


def lay_forced(state: SkyminesState, seat: Seat) -> None:
    """Lay to rest what leaves no choice."""
    slot = next_rest(state, seat)
    while slot != NOBODY:
        cards = cards_to_rest(state, seat)
        if len(cards) > 1:
            return
        state.planned[seat * SLOTS + slot] = cards[0]
        slot = next_rest(state, seat)


class Prepare(Verb[SkyminesState]):
    """SKY-SET-16 to 20  Each keeps a tile and lays three cards to rest, all at the same time."""

    def take(self, state: SkyminesState, seat: Seat, at: int) -> None:
        self.choose(state, seat, at)
        lay_forced(state, seat)
        if not prepared(state, seat):
            state.ask_again(seat)

    def choose(self, state: SkyminesState, seat: Seat, at: int) -> None:
        raise AssertionError(f"{type(self).__name__} chooses nothing")


class KeepTile(Prepare):
    """SKY-SET-16  One of the tiles dealt."""

    def gate(self, state: SkyminesState, seat: Seat) -> int:
        return OPEN if state.tile[seat] == NOBODY else HIDDEN

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return state.dealt[seat * TILES_DEALT : (seat + 1) * TILES_DEALT]

    def choose(self, state: SkyminesState, seat: Seat, tile: int) -> None:
        state.tile[seat] = tile


class LayToRest(Prepare):
    """SKY-SET-18  The card that lies in the next resting slot."""

    def gate(self, state: SkyminesState, seat: Seat) -> int:
        return HIDDEN if state.tile[seat] == NOBODY else OPEN

    def offers(self, state: SkyminesState, seat: Seat) -> list[int]:
        return cards_to_rest(state, seat)

    def choose(self, state: SkyminesState, seat: Seat, card: int) -> None:
        state.planned[seat * SLOTS + next_rest(state, seat)] = card


class StartingTile(Question[SkyminesState]):
    """SKY-SET-16 to 19  All reveal; cards rest, bonuses are gained."""

    def run(self, state: SkyminesState) -> None:
        state.reveal()
        left = [tile for tile in range(len(TILES)) if tile not in state.dealt and tile not in state.tile]
        state.dealt = [NOBODY] * len(state.dealt)
        for turn in range(state.seats):
            settle(state, (state.first + turn) % state.seats)
        if state.has_luna():
            start_luna(state, left[state.below(len(left), STARTING_TILES)])


def settle(state: SkyminesState, seat: Seat) -> None:
    """SKY-SET-17 to 19  The tile lies on the start of the track, its cards rest, its bonus is gained."""
    tile = state.tile[seat]
    state.plans[seat * LAB + 1] = FIRST_PRINTED + tile
    state.tell("tile-kept", seat, tile)
    for slot in START_REST:
        card = state.planned[seat * SLOTS + slot]
        state.planned[seat * SLOTS + slot] = NOBODY
        state.place[card] = RESTING + seat * SLOTS + slot
        state.tell("rest", seat, card, slot)
    for track, steps in TILE_BONUS[tile]:
        if track == TANK:
            add_helium(state, seat, steps)
        else:
            advance(state, seat, track, steps)  # SKY-R-41: never as far as a barrier or a threshold


# -- the anomaly's loop ------------------------------------------------------------------------------


class Afterwards(Step[SkyminesState]):
    """SKY-THREAT-13, SKY-R-M12, SKY-R-M61  With the anomaly still there, the host is asked whether to go on."""

    def run(self, state: SkyminesState) -> None:
        if state.games < MOST_GAMES:
            state.ask(PLAY_AGAIN, HOST)
            return
        declare(state)
        state.finish()


class PlayAgain(Verb[SkyminesState]):
    """SKY-R-M12  Another game with this card and a random set-up."""

    def take(self, state: SkyminesState, seat: Seat, _at: int) -> None:
        state.tell("loop", NOBODY, state.games + 1)
        again = Wishes()
        again.belt = again.random_tracks = again.choose = True
        again.constrained = state.constrained
        again.missions = len(state.missions) > 0
        lay_table(state, again)
        state.then(AFTERWARDS)


class Enough(Verb[SkyminesState]):
    """SKY-R-M12  The averages so far are final."""

    def take(self, state: SkyminesState, seat: Seat, _at: int) -> None:
        state.tell("loop-left", seat)
        declare(state)
        state.finish()


MOST_GAMES: Final = 5  # of a loop
HOST: Final = 0  # the seat that answers for the whole table
AFTERWARDS: Final = Afterwards()
PLAY_AGAIN: Final = Question(PlayAgain(AGAIN), Enough(ENOUGH), name="playagain")
STARTING_TILE: Final = StartingTile(KeepTile(KEEP), LayToRest(REST))
