"""A word for every piece of Antarctica: what it is, what it does, how it stands with it now."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.glossary import Glossary, Term, Told
from farside.core.marks import LETTERS
from farside.core.scene import Words
from farside.games.antarctica.components import (
    CARD_EFFECTS,
    DECKS,
    HAND,
    ICON_KINDS,
    KINDS,
    RESOURCE_CARDS,
    TRACKS,
    ZONES,
)
from farside.games.antarctica.drawing import words
from farside.games.antarctica.drawing.queues import zones_away
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.zones import summary
from farside.games.antarctica.view import Icon, Track

GROUPS: Final = {
    "camp": "camp",
    "shipyard": "shipyard",
    **dict.fromkeys(("crane", "headframe", "derrick", "turbine"), "resource"),
    **dict.fromkeys(("laboratory", "factory"), "expertise"),
    **dict.fromkeys(("rc_land", "rc_coastal", "rc_marine"), "centre"),
    **dict.fromkeys(("headquarters", "plankton_farm", "dish_antenna"), "prestige"),
}
CLAUSES: Final = {"camp": "ANT-REC-1", "shipyard": "ANT-SHIP-1", "centre": "ANT-RES-1"}
ICONS: Final = {
    "recruit_1": "ANT-ICON-1",
    "new_ship": "ANT-ICON-2",
    "move_ship": "ANT-ICON-3",
    "expertise_card": "ANT-ICON-5",
    "simple_card": "ANT-ICON-6",
    "advance_3": "ANT-ICON-7",
    "shipyard_draft": "ANT-ICON-9",
}
EFFECTS: Final = {
    "icebreaker": "ANT-ICE-1",
    "place_scientist": "ANT-CARD-3",
    "recruit": "ANT-CARD-4",
    "research": "ANT-CARD-5",
}
CARDS: Final = (
    *[EFFECTS.get(done.kind, "ANT-CARD-2") for done in CARD_EFFECTS],
    *["ANT-CARD-7" for _card in RESOURCE_CARDS],
)
STATS: Final = {
    "staff": "ANT-BLD-5",
    "reserve": "ANT-REC-1",
    "vessel": "ANT-SHIP-1",
    "cube": "ANT-TRK-1",
    "star": "ANT-BLD-11",
    "give": "ANT-DISC-1",
}

NOTES: Final = Glossary[Scene](
    scenery=("(own-)?research", "ant-g-.*", "docks", "zones", "wakes", "ships", "icebreakers", "light"),
    drawn="own-",
    boxed={
        "track": ("track",),
        "icon": ("track.icon",),
        "card": ("building_card",),
        "deck": ("building_card",),
        "zone": ("zone",),
    },
    terms={
        "ship": Term("ship", "ANT-SUN-4"),
        "scientist": Term("sci", "ANT-BLD-8"),
        "zone": Term("zone", "ANT-COMP-1"),
        "track": Term("track", "ANT-TRK-1"),
        "staff": Term("stat-staff", "ANT-BLD-5"),
        "reserve": Term("stat-reserve", "ANT-REC-1"),
        "strength": Term("strength", "ANT-REC-1"),
    },
)


def seat_of(letter: str) -> Seat:
    return LETTERS.index(letter[0])


# -- zones and what stands there -------------------------------------------------------------------


@NOTES.tells("ANT-COMP-1", "zone")
def zone(scene: Scene, which: list[str]) -> Told:
    at = ZONES.index(which[0])
    here = scene.view.zones[at]
    queue = [scene.who(ship.seat) for ship in here.queue]
    waits = scene.say("words-queue", {"queue": ", ".join(queue)}) if queue else ""
    return Told(scene.zone(at), away(scene, at), [summary(scene, at), waits], "closed" if here.closed else "")


def away(scene: Scene, at: int) -> str:
    """When the sun gets there."""
    if scene.view.zones[at].closed:
        return ""
    return scene.note("sun-away", {"n": zones_away(scene, at)})


@NOTES.tells("ANT-BLD-2", "building")
def building(scene: Scene, which: list[str]) -> Told:
    return a_building(scene, KINDS.index(which[1]), ZONES.index(which[0]))


def a_building(scene: Scene, kind: int, at: int) -> Told:
    """Who has a ship there, and which open cards ask for it."""
    here, form = scene.view.zones[at], GROUPS[KINDS[kind]]
    people = scene.people(dict.fromkeys(ship.seat for ship in here.queue))
    now = [scene.note("access", {"people": people}) if people else scene.note("access-none")]
    asking = [deck for deck in scene.view.decks if any(need.kind == kind for need in deck.needs)]
    if asking:
        cards = scene.listed([scene.building(deck.builds) for deck in asking])
        now.append(scene.note("asked", {"cards": cards, "n": len(asking)}))
    me = scene.mine()
    if form in ("camp", "centre") and me != NOBODY and here.strength[me]:
        now.append(scene.say("zone-strength", {"n": here.strength[me]}))
    return Told(scene.building(kind), scene.zone(at), now, form, clause=CLAUSES.get(form, ""))


@NOTES.tells("ANT-BLD-6", "ghost")
def ghost(scene: Scene, which: list[str]) -> Told:
    """A piece that could come to stand there."""
    if which[0] in DECKS:
        at = DECKS.index(which[0])
        kind = scene.view.decks[at].builds
        found = a_building(scene, kind, scene.view.target)
        return found._replace(now=[words.deck(scene, at)])
    seat = scene.active_seat()
    if which[0] == "ship":
        return Told(scene.note("ship-name", scene.naming(seat)), scene.zone(scene.view.sun), form="ship")
    name = scene.say("scientists", scene.naming(seat) | {"n": 1})
    return Told(name, scene.zone(scene.view.target), form="scientist")


@NOTES.tells("ANT-BLD-8", "sci")
def scientist(scene: Scene, which: list[str]) -> Told:
    at, seat = ZONES.index(which[0]), seat_of(which[1])
    count = scene.view.zones[at].scientists[seat]
    return Told(scene.say("scientists", scene.naming(seat) | {"n": count}), scene.zone(at), [summary(scene, at)])


@NOTES.tells("ANT-SCO-4", "pot")
def pot(scene: Scene, which: list[str]) -> Told:
    at = ZONES.index(which[0])
    here = scene.view.zones[at]
    said = scene.say("pot", {"zone": scene.zone(at), "pot": here.pot, "leaders": scene.people(here.leaders)})
    return Told(scene.note("pot-name"), scene.zone(at), [said])


# -- ships and the sun -----------------------------------------------------------------------------


@NOTES.tells("ANT-SUN-4", "ship")
def ship(scene: Scene, which: list[str]) -> Told | None:
    number = int(which[0])
    at, place = scene.view.place(number)
    if at == NOBODY:
        return None
    seat = next(found.seat for found in scene.view.zones[at].queue if found.ship == number)
    name = scene.note("ship-name", scene.naming(seat))
    where = scene.note("place", {"zone": scene.zone(at), "n": place})
    return Told(name, where, [acts(scene, number), opens(scene, at)])


def acts(scene: Scene, number: int) -> str:
    """When a ship acts, if nothing moves."""
    for coming in scene.view.forecast:
        if coming.ship == number:
            return scene.note("acts", {"n": coming.away})
    return scene.note("acts-later")


def opens(scene: Scene, at: int) -> str:
    kinds = scene.listed([scene.building(kind) for kind in scene.view.zones[at].buildings])
    return scene.note("opens", {"buildings": kinds}) if kinds else ""


@NOTES.tells("ANT-ICE-1", "ice", "lay")
def icebreaker(scene: Scene, which: list[str]) -> Told:
    at = ZONES.index(which[0])
    people = scene.people(scene.view.zones[at].icebreakers)
    now = [scene.say("words-icebreakers", {"people": people})] if people else []
    return Told(scene.card(0), scene.zone(at), now)


@NOTES.tells("ANT-SUN-1", "sun")
def sun(scene: Scene, which: list[str]) -> Told:
    return Told(scene.note("sun-name"), scene.zone(scene.view.sun), words.turns(scene)[1:4])


@NOTES.tells("ANT-SUN-3", "sunspace")
def sunspace(scene: Scene, which: list[str]) -> Told:
    at = ZONES.index(which[0])
    first = scene.view.zones[at].queue[:1]
    now = [scene.note("first-here", scene.naming(one.seat)) for one in first] or [scene.note("nobody-here")]
    return Told(scene.note("sunspace-name"), scene.zone(at), [away(scene, at), *now], clause="ANT-SUN-3")


@NOTES.tells("ANT-SUN-4", "coming")
def coming(scene: Scene, which: list[str]) -> Told:
    turn = scene.view.forecast[int(which[0])]
    said = scene.say("turn", scene.naming(turn.seat) | {"zone": scene.zone(turn.zone), "n": turn.away})
    if turn.icebreaker:
        said += f" ({scene.say('by-icebreaker')})"
    return Told(scene.say("strip"), "", [said])


# -- research --------------------------------------------------------------------------------------


@NOTES.tells("ANT-TRK-1", "track")
def track(scene: Scene, which: list[str]) -> Told:
    at = TRACKS.index(which[0])
    if not scene.view.tracks[at].open:
        return Told(scene.track(at), "", [scene.say("track-closed", {"track": scene.track(at)})])
    return Told(scene.track(at), "", [words.track(scene, at)])


@NOTES.tells("ANT-TRK-3", "cube")
def cube(scene: Scene, which: list[str]) -> Told:
    at, seat = TRACKS.index(which[0]), seat_of(which[1])
    row = scene.view.tracks[at]
    if seat not in row.cubes:  # it would come with this advance
        return advance(scene, which)
    told: Words = {"track": scene.track(at), "space": row.cubes.index(seat) + 1, "n": row.points[seat]}
    return Told(
        scene.note("cube-name", scene.naming(seat)), scene.track(at), [scene.say("cube", scene.naming(seat) | told)]
    )


@NOTES.tells("ANT-TRK-3", "advance")
def advance(scene: Scene, which: list[str]) -> Told:
    """Where a cube would go."""
    at = TRACKS.index(which[0])
    found = scene.steps(at)
    now = []
    if found is not None:
        value = scene.view.tracks[at].values[found.space - 1]
        now = [scene.say("lands", {"space": found.space, "value": value, "n": found.steps})]
    return Told(scene.note("cube-name", scene.naming(scene.active_seat())), scene.track(at), now)


@NOTES.tells("ANT-TRK-7", "icon")
def icon(scene: Scene, which: list[str]) -> Told:
    at, space = TRACKS.index(which[0]), int(which[1])
    row = scene.view.tracks[at]
    found = next(one for one in row.icons if one.space == space)
    colour = "blue" if found.blue else "red"
    place = scene.note("icon-place", {"colour": colour, "track": scene.track(at), "space": space})
    key = ICON_KINDS[found.kind]
    now = [scene.note("icon-used")] if found.used else [alive(scene, found), distances(scene, row, space)]
    return Told(scene.icon(found.kind), place, now if row.open else [], key, clause=ICONS[key])


def alive(scene: Scene, found: Icon) -> str:
    return scene.note("icon-blue" if found.blue else "icon-red")


def distances(scene: Scene, row: Track, space: int) -> str:
    """How far each player's cube is from a space: only empty spaces are steps (ANT-TRK-3)."""
    return scene.listed([f"{scene.who(seat)} {distance(scene, row, seat, space)}" for seat in scene.seats]) + "."


def distance(scene: Scene, row: Track, seat: Seat, space: int) -> str:
    at = row.cubes.index(seat) + 1 if seat in row.cubes else 0
    if at >= space:
        return scene.note("past")
    steps = sum(row.cubes[between - 1] == NOBODY for between in range(at + 1, space + 1))
    return scene.note("steps", {"n": max(1, steps)})


# -- cards and players -----------------------------------------------------------------------------


@NOTES.tells("ANT-BLD-1", "deck")
def deck(scene: Scene, which: list[str]) -> Told:
    at = DECKS.index(which[0])
    found = scene.view.decks[at]
    name = scene.deck(at) if found.builds == NOBODY else scene.building(found.builds)
    return Told(name, "" if found.builds == NOBODY else scene.deck(at), [words.deck(scene, at)])


@NOTES.tells("ANT-CARD-2", "card")
def card(scene: Scene, which: list[str]) -> Told:
    at = HAND.index(which[0])
    piles = [*scene.view.pile, scene.view.simple, scene.view.expertise]
    now = [scene.say("pile-card", {"card": scene.say("pile"), "n": piles[at]})] if at < len(scene.view.pile) else []
    holders = [seat for seat in scene.seats if scene.view.players[seat].hand[at]]
    now += [scene.note("held", {"people": scene.people(holders)})] if holders else []
    return Told(scene.card(at), "", now, which[0], clause=CARDS[at])


@NOTES.tells("ANT-CARD-1", "piles")
def piles(scene: Scene, which: list[str]) -> Told:
    counts = [*scene.view.pile, scene.view.simple, scene.view.expertise]
    told = [f"{scene.card(at)} {count}" for at, count in enumerate(counts) if count]
    return Told(scene.say("pile"), "", [scene.listed(told) or scene.say("none")])


@NOTES.tells("ANT-INFO-1", "player")
def player(scene: Scene, which: list[str]) -> Told:
    seat = seat_of(which[0])
    return Told(scene.who(seat), "", words.one_player(scene, seat))


@NOTES.tells("ANT-INFO-1", "stat")
def stat(scene: Scene, which: list[str]) -> Told:
    key, seat = which[0], seat_of(which[1])
    have = scene.view.players[seat]
    count = {"staff": have.staff, "reserve": have.reserve, "vessel": have.ships, "cube": have.cubes}
    count |= {"star": have.stars, "give": have.given_ships + have.given_cubes}
    now = [scene.say(f"stat-{key}", {"n": count[key]})]
    return Told(scene.note(f"stat-{key}-name"), scene.who(seat), now, key, clause=STATS[key])


@NOTES.tells("ANT-END-1", "until-end")
def until_end(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("until-end"), "", words.the_end(scene))
