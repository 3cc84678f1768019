"""A word for every piece of Skymines, its Belt, missions, threats and Luna: what it is, what it does, how it stands."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.glossary import Glossary, Kind, Term, Told
from farside.core.marks import LETTERS
from farside.games.skymines.components import (
    CARDS,
    COMPANIES,
    LAB_VALUE,
    PLACE_KEYS,
    SLOT_KEYS,
    SPECIAL_KEYS,
    TANK_VALUE,
)
from farside.games.skymines.drawing import belt, luna, missions, words
from farside.games.skymines.drawing.laboratory import space_words
from farside.games.skymines.drawing.market import majority_words
from farside.games.skymines.drawing.moon import summary as sector_words
from farside.games.skymines.drawing.orbits import marker_words
from farside.games.skymines.drawing.orbits import summary as track_words
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.drawing.stations import told as station_words
from farside.games.skymines.drawing.threat import summary as threat_words
from farside.games.skymines.modules import ROCK_NUMBER, ROUTE_NUMBER, TASK_NAMES
from farside.games.skymines.tracks import FIRST_STANDARD, SPACE_KEYS

LUNA: Final = "luna"


def reader(scene: Scene) -> Seat:
    """Whose board is shown."""
    return scene.focus()


def firm_of(which: list[str]) -> int:
    return COMPANIES.index(which[0])


# -- companies -------------------------------------------------------------------------------------


def station(scene: Scene, which: list[str]) -> Told:
    firm = firm_of(which)
    return Told(scene.company(firm), scene.note("station-name"), [station_words(scene, firm)])


def column(scene: Scene, which: list[str]) -> Told:
    firm = firm_of(which)
    return Told(scene.note("column-name", {"n": which[1]}), scene.company(firm), [station_words(scene, firm)])


def track(scene: Scene, which: list[str]) -> Told:
    """A company's track, or somebody's marker on it."""
    firm = firm_of(which)
    now = [track_words(scene, firm), *[marker_words(scene, firm, player) for player in scene.roll]]
    return Told(scene.company(firm), scene.note("track-name"), now)


def sector(scene: Scene, which: list[str]) -> Told:
    at = int(which[0]) - 1
    return Told(scene.note("sector-name", {"n": at + 1}), "", [sector_words(scene, at)])


def outpost(scene: Scene, which: list[str]) -> Told:
    firm = COMPANIES.index(which[-1])
    return Told(scene.note("outpost-name"), scene.company(firm), [station_words(scene, firm)])


# -- the Belt --------------------------------------------------------------------------------------


def asteroid(scene: Scene, which: list[str]) -> Told:
    rock = ROCK_NUMBER.index(int(which[0]))
    return Told(scene.note("asteroid-name", {"n": which[0]}), "", [belt.summary(scene, rock)])


def route(scene: Scene, which: list[str]) -> Told:
    at = ROUTE_NUMBER.index(int(which[0]))
    return Told(scene.note("shuttle-space-name", {"n": which[0]}), "", [belt.route_words(scene, at)])


def shuttle(scene: Scene, which: list[str]) -> Told:
    firm = COMPANIES.index(which[-1])
    said = scene.say("belt-shuttle", {"company": scene.company(firm), "n": int(which[0])})
    return Told(scene.note("shuttle-name"), scene.company(firm), [said + "."])


# -- cards, plans, bonuses -------------------------------------------------------------------------


def held(scene: Scene, which: list[str]) -> Told:
    return Told(scene.card(CARDS.index("-".join(which))), scene.say("hand-part"))


def offer(scene: Scene, which: list[str]) -> Told | None:
    at = int(which[0]) - 1
    seen = scene.view.market[at]
    if seen.card == NOBODY:
        return Told(scene.say("market"), "", [])
    return Told(scene.card(seen.card), scene.say("market"), [words.offer(scene, at)])


def slot(scene: Scene, which: list[str]) -> Told:
    at, seat = SLOT_KEYS.index(which[0]), reader(scene)
    card = scene.player(seat).slots[at].card
    now = [words.slot_words(scene, seat, at)] if card != NOBODY else []
    return Told(scene.note("slot-name", {"slot": which[0].upper()}), scene.who(seat), now)


def rest(scene: Scene, which: list[str]) -> Told:
    at, seat = SLOT_KEYS.index(which[0]), reader(scene)
    pile = scene.player(seat).piles[at]
    said = scene.say("pile", {"slot": which[0].upper(), "n": len(pile)})
    return Told(
        scene.note("rest-name", {"slot": which[0].upper()}), scene.who(seat), [f"{said} {words.cards(scene, pile)}"]
    )


def plan(scene: Scene, which: list[str]) -> Told:
    at = PLACE_KEYS.index(which[0])
    shown = scene.view.shown[at]
    now = [scene.plan(shown) + "."] if shown != NOBODY else []
    return Told(scene.note("plan-name", {"place": which[0].upper()}), scene.say("research"), now)


def special(scene: Scene, which: list[str]) -> Told:
    at = SPECIAL_KEYS.index(which[0])
    return Told(scene.note("special-name", {"n": which[0]}), "", [scene.note(f"special-{scene.view.specials[at]}")])


def bonus(scene: Scene, which: list[str]) -> Told:
    space = SPACE_KEYS.index("-".join(which))
    said = majority_words(scene, space) if space < FIRST_STANDARD else space_words(scene, space)
    return Told(scene.member("space", space), scene.say("bonus"), [said])


def helium(scene: Scene, which: list[str]) -> Told:
    told = [
        f"{scene.who(seat)} {scene.player(seat).helium} ({TANK_VALUE[scene.player(seat).helium]})"
        for seat in scene.seats
    ]
    return Told(scene.say("tank"), "", [scene.listed(told) + "."])


def lab(scene: Scene, which: list[str]) -> Told:
    """A position of the research track."""
    at, have = int(which[0]), scene.player(reader(scene))
    now = [scene.note("lab-at", {"n": have.upload, "value": LAB_VALUE[have.upload]})]
    if at < len(have.track) and have.track[at].plan != NOBODY:
        now.insert(0, scene.plan(have.track[at].plan) + ".")
    return Told(scene.note("lab-name", {"n": at}), scene.who(reader(scene)), now)


# -- people, missions, threats, Luna ---------------------------------------------------------------


def person(scene: Scene, which: list[str]) -> Told:
    seat = LETTERS.index(which[0])
    if seat >= scene.view.seats:
        return Told(scene.say(LUNA), "", luna.luna_words(scene)[:4], LUNA)
    return Told(scene.who(seat), "", words.one_player(scene, seat)[:4])


def luna_slot(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say(LUNA), "", [luna.slot_words(scene, SLOT_KEYS.index(which[0]))])


def task(scene: Scene, which: list[str]) -> Told:
    assert "-".join(which) in TASK_NAMES
    return Told(scene.note("task-name"), scene.say("missions"), missions.words(scene)[:3])


def own_space(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("own-space"), scene.say("missions"))


def threat(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("threat"), "", [threat_words(scene)])


NOTES: Final = Glossary[Scene](
    kinds={
        "station": Kind("SKY-STA-1", station),
        "column": Kind("SKY-STA-1", column),
        "orbit": Kind("SKY-TRK-1", track),
        "track": Kind("SKY-TRK-1", track),
        "line": Kind("SKY-TRK-1", track),
        "sector": Kind("SKY-EXP-1", sector),
        "outpost": Kind("SKY-STA-1", outpost),
        "asteroid": Kind("SKY-AST-1", asteroid),
        "shuttle-space": Kind("SKY-AST-1", route),
        "shuttle": Kind("SKY-AST-1", shuttle),
        "hand": Kind("SKY-PLAN-1", held),
        "market": Kind("SKY-RES-1", offer),
        "slot": Kind("SKY-PLAN-1", slot),
        "rest": Kind("SKY-PASS-1", rest),
        "plan": Kind("SKY-RP-1", plan),
        "special": Kind("SKY-RP-1", special),
        "bonus": Kind("SKY-BON-1", bonus),
        "helium": Kind("SKY-TANK-1", helium),
        "lab": Kind("SKY-UPL-1", lab),
        "person": Kind("SKY-INFO-1", person),
        "luna": Kind("SKY-LUNA-1", luna_slot),
        "task": Kind("SKY-MISSION-1", task),
        "own-space": Kind("SKY-MISSION-1", own_space),
        "threat": Kind("SKY-THREAT-1", threat),
    },
    scenery=("sky-.*", "routes", "asteroids", "entries", "shuttles", "trail", "orbits", "fields", "borders", "sectors"),
    terms={
        "tank": Term("helium", "SKY-TANK-1"),
        "research": Term("lab", "SKY-UPL-1"),
        "shares": Term("share", "SKY-STA-2"),
        "slots": Term("slot", "SKY-PLAN-1"),
    },
)
