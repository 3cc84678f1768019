"""Who may know what: all is open but the order of the decks (ANT-INFO-1 to 3)."""

from __future__ import annotations

from random import Random

from farside.core.actions import NOBODY, Seat
from farside.core.chance import mingle
from farside.core.game import Game
from farside.core.state import FRAME, OPEN, Step
from farside.games.antarctica import outlook
from farside.games.antarctica.components import (
    CARD_KIND,
    CARD_STAR,
    COLOURS,
    DECKS,
    EXPERTISE,
    FLEET,
    HAND,
    HELD,
    ICEBREAKER,
    ICON_BLUE,
    ICON_KIND,
    ICON_SPACE,
    ICON_TRACK,
    KINDS,
    LENGTH,
    OPEN_TRACKS,
    OPEN_ZONES,
    PLACES,
    SHIPYARD_CARDS,
    SIMPLE,
    SPACES,
    STALE,
    TRACKS,
    VALUE_AT,
    ZONES,
)
from farside.games.antarctica.rules import scoring, tracks
from farside.games.antarctica.rules.build import aside
from farside.games.antarctica.rules.clauses import ENDINGS
from farside.games.antarctica.rules.icons import DRAFT, DROP_SHIP, LIFT_SHIP, RACE_ON
from farside.games.antarctica.rules.reasons import kinds
from farside.games.antarctica.rules.ship import PICK
from farside.games.antarctica.rules.sun import ICEBREAKER_TURN
from farside.games.antarctica.rules.turn import MENU, SAIL_AWAY
from farside.games.antarctica.setup import FIRST_CUBE, PLACE_SHIP
from farside.games.antarctica.state import AntarcticaState
from farside.games.antarctica.view import AntarcticaView, Icon, Player, Ship, Track, Trail, Zone


def look(game: Game[AntarcticaState, AntarcticaView], state: AntarcticaState, seat: Seat | None) -> AntarcticaView:
    """What a seat sees (None: a spectator)."""
    common = game.common(state, seat)
    options = list(common["options"])
    thinker = planner(state, seat)
    return AntarcticaView(
        **common,
        planner=thinker,
        first_player=state.first,
        lap=state.way // len(OPEN_ZONES[state.seats]) + 1,
        sun=state.sun,
        active=state.active,
        ship=state.ship,
        target=state.target,
        second=NOBODY if state.breaking else state.second,
        zones=tuple([zone_of(state, zone) for zone in range(len(ZONES))]),
        forecast=outlook.forecast(state),
        decks=outlook.decks(state, thinker),
        tracks=tuple([track_of(state, track) for track in range(len(TRACKS))]),
        players=tuple([player(state, other) for other in range(state.seats)]),
        pile=tuple(state.pile),
        offer=offer(state),
        expertise=state.expertise,
        simple=aside(state),
        star_points=tuple(scoring.star_points(state)),
        given_points=tuple(scoring.given_points(state)),
        hints=outlook.hints(state, seat, options),
        steps=outlook.advances(state, seat, options),
        trail=trails(state),
        still=state.still,
        limit=STALE[state.seats],
        ended=ENDINGS[state.ended],
    )


def planner(state: AntarcticaState, seat: Seat | None) -> Seat:
    """For whom needs and hints are worked out: the viewer, or for a spectator whoever is active."""
    if seat is not None:
        return seat
    return state.turn() if state.active == NOBODY else state.active


def trails(state: AntarcticaState) -> tuple[Trail, ...]:
    moves = range(0, len(state.trail), 3)
    return tuple([Trail(state.trail[at], state.trail[at + 1], state.trail[at + 2]) for at in moves])


def zone_of(state: AntarcticaState, zone: int) -> Zone:
    seats = range(state.seats)
    moved = state.trail[::3]
    crew = scoring.scientists_in(state, zone)
    return Zone(
        closed=zone not in OPEN_ZONES[state.seats],
        buildings=tuple(kinds(state.buildings[zone])),
        fresh=(state.raised % len(KINDS),) if state.raised != NOBODY and state.raised // len(KINDS) == zone else (),
        scientists=tuple(crew),
        queue=tuple([Ship(ship, ship // FLEET, ship in moved) for ship in outlook.queue(state, zone)]),
        icebreakers=tuple([seat for seat in seats if state.icebreakers[zone] >> seat & 1]),
        leaders=tuple([seat for seat in seats if crew[seat] == max(crew) > 0]),
        pot=scoring.zone_pot(state, zone),
        points=tuple(scoring.zone_points(state, zone)),
        strength=tuple([state.strength(seat, zone) for seat in seats]),
    )


def track_of(state: AntarcticaState, track: int) -> Track:
    spaces = range(1, LENGTH[track] + 1)
    opened = track in OPEN_TRACKS[state.seats]
    cubes = scoring.spaces_on(state, track)
    icons = [icon for icon in range(len(ICON_KIND)) if ICON_TRACK[icon] == track]
    return Track(
        open=opened,
        cubes=tuple([cubes.index(space) if space in cubes else NOBODY for space in spaces]),
        values=tuple([VALUE_AT[track * SPACES + space] for space in spaces]),
        icons=tuple([icon_of(state, icon) for icon in icons]),
        points=tuple(scoring.track_points(state, track)),
        next=tuple([next_space(state, seat, track) if opened else 0 for seat in range(state.seats)]),
    )


def icon_of(state: AntarcticaState, icon: int) -> Icon:
    kind = ICON_KIND[icon]
    return Icon(ICON_SPACE[icon], kind, ICON_BLUE[kind], not tracks.still_works(state, icon))


def next_space(state: AntarcticaState, seat: Seat, track: int) -> int:
    return tracks.landing(state, seat, track, 1) if tracks.judge(state, seat, track) == OPEN else 0


def player(state: AntarcticaState, seat: Seat) -> Player:
    built = [entry // COLOURS for entry in state.built if entry % COLOURS == seat]
    return Player(
        staff=state.staff[seat],
        reserve=state.reserve[seat],
        ships=state.spare_ships[seat],
        cubes=state.spare_cubes[seat],
        given_ships=state.given_ships[seat],
        given_cubes=state.given_cubes[seat],
        sailing=len([ship for ship in state.queues if ship != NOBODY and ship // FLEET == seat]),
        built=tuple(built),
        stars=len([card for card in built if CARD_STAR[card]]),
        hand=tuple(state.hands[seat * HELD : seat * HELD + HELD]),
        card_played=state.carded >> seat & 1 == 1,
    )


# -- the question --------------------------------------------------------------------------------------


def asked(state: AntarcticaState, step: Step[AntarcticaState]) -> bool:
    return not state.over and state.question().number == step.number


def offer(state: AntarcticaState) -> tuple[int, ...]:
    """The cards that the asked player chooses from."""
    if asked(state, PICK):
        return tuple(state.pile)
    return tuple(state.offer) if asked(state, DRAFT) else ()


def question(state: AntarcticaState) -> tuple[str, tuple[int, ...]]:
    """The key of the question now open, and the numbers its sentence shows."""
    if asked(state, SAIL_AWAY):
        return "destination", (state.sun, int(state.breaking))
    if asked(state, MENU):
        return "menu", (state.target, int(state.acted))
    if asked(state, tracks.TRACK):
        return "track", (state.about(), NOBODY if state.works == NOBODY else CARD_KIND[state.top(state.works)])
    return rare_question(state)


def rare_question(state: AntarcticaState) -> tuple[str, tuple[int, ...]]:
    if asked(state, PLACE_SHIP):
        return "placement", (player(state, state.turn()).sailing + 1,)
    if asked(state, ICEBREAKER_TURN):
        return "icebreaker", (state.sun,)
    if asked(state, DROP_SHIP):
        return "drop", (state.about() // PLACES,)
    for step, key in ((LIFT_SHIP, "lift"), (PICK, "pick"), (DRAFT, "draft"), (RACE_ON, "race")):
        if asked(state, step):
            return key, (state.about(),)
    assert asked(state, FIRST_CUBE), "every question has its key"
    return "free-cube", ()


# -- secrets and pieces --------------------------------------------------------------------------------


def hide(dream: AntarcticaState, dice: Random) -> None:
    """ANT-INFO-3  Hidden from everybody: the order of the building cards below the top one."""
    cards = dream.cards.copy()
    for deck in range(len(DECKS)):
        start = dream.tops[deck] + 1
        end = dream.tops[deck] + dream.left(deck)
        below = cards[start:end]
        mingle(below, dice)
        cards[start:end] = below
    dream.cards = cards


def census(state: AntarcticaState) -> dict[str, int]:
    """All pieces, wherever they lie."""
    found: dict[str, int] = {}
    for seat in range(state.seats):
        mine = player(state, seat)
        in_zones = sum(state.scientists[seat::COLOURS])
        on_tracks = len([space for space in state.cubes[seat::COLOURS] if space > 0])
        found[f"ships {seat}"] = to_be_placed(state, seat) + mine.sailing + mine.ships + mine.given_ships
        found[f"scientists {seat}"] = mine.staff + mine.reserve + in_zones
        found[f"cubes {seat}"] = mine.cubes + mine.given_cubes + on_tracks
    return found | census_of_cards(state) | census_of_buildings(state)


def to_be_placed(state: AntarcticaState, seat: Seat) -> int:
    """ANT-SET-10  Ships whose placement is still to be asked for."""
    frames = range(0, len(state.stack), FRAME)
    return len([at for at in frames if state.stack[at] == PLACE_SHIP.number and state.stack[at + 1] == 1 << seat])


def census_of_cards(state: AntarcticaState) -> dict[str, int]:
    found = {}
    for card, key in enumerate(HAND):
        held = sum(state.hands[card::HELD]) + state.gone[card]
        if card < len(SHIPYARD_CARDS):
            lying = len([zone for zone in state.icebreakers for seat in range(COLOURS) if zone >> seat & 1])
            held += state.pile[card] + state.offer[card] + (lying if card == ICEBREAKER else 0)
        found[f"card {key}"] = (
            held + (aside(state) if card == SIMPLE else 0) + (state.expertise if card == EXPERTISE else 0)
        )
    found["building cards"] = len(state.built) + sum([state.left(deck) for deck in range(len(DECKS))])
    return found


def census_of_buildings(state: AntarcticaState) -> dict[str, int]:
    """ANT-COMP-8  Each card of the decks stands for a piece of the supply, but for the one under construction."""
    supply = [
        CARD_KIND[state.cards[at]]
        for deck in range(len(DECKS))
        for at in range(state.tops[deck], state.tops[deck] + state.left(deck))
    ]
    if state.works != NOBODY:
        supply.remove(CARD_KIND[state.top(state.works)])
    return {key: supply.count(kind) + len(outlook.standing(state, kind)) for kind, key in enumerate(KINDS)}
