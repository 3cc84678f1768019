"""A word for every piece of Skymines, its Belt, missions, threats and Luna: what it is, what it does, how it stands."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.glossary import Glossary, Term, Told
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

NOTES: Final = Glossary[Scene](
    drawn="phone-",
    scenery=("sky-.*", "routes", "asteroids", "entries", "shuttles", "trail", "orbits", "fields", "borders", "sectors"),
    boxed={
        "sector": ("sector",),
        "station": ("station",),
        "column": ("station",),
        "line": ("track",),
        "track": ("track",),
        "orbit": ("track",),
        "market": ("market_space",),
        "hand": ("action_card", "starting_card", "energy_card"),
        "rest": ("starting_tile",),
        "plan": ("research_plan",),
        "special": ("special_plan",),
        "bonus": ("majority_space", "tile_space"),
        "asteroid": ("modules.belt.asteroid",),
        "task": ("modules.missions.card.task",),
    },
    terms={
        "tank": Term("helium", "SKY-TANK-1"),
        "research": Term("lab", "SKY-UPL-1"),
        "shares": Term("share", "SKY-STA-2"),
        "slots": Term("slot", "SKY-PLAN-1"),
    },
)


def reader(scene: Scene) -> Seat:
    """Whose board is shown."""
    return scene.focus()


def firm_of(which: list[str]) -> int:
    return COMPANIES.index(which[0])


# -- companies -------------------------------------------------------------------------------------


@NOTES.tells("SKY-STA-1", "station")
def station(scene: Scene, which: list[str]) -> Told:
    firm = firm_of(which)
    return Told(scene.company(firm), scene.note("station-name"), [station_words(scene, firm)])


@NOTES.tells("SKY-STA-1", "column")
def column(scene: Scene, which: list[str]) -> Told:
    firm = firm_of(which)
    return Told(scene.note("column-name", {"n": which[1]}), scene.company(firm), [station_words(scene, firm)])


@NOTES.tells("SKY-TRK-1", "orbit", "track", "line")
def track(scene: Scene, which: list[str]) -> Told:
    """A company's track, or somebody's marker on it."""
    firm = firm_of(which)
    now = [track_words(scene, firm), *[marker_words(scene, firm, player) for player in scene.roll]]
    return Told(scene.company(firm), scene.note("track-name"), now)


@NOTES.tells("SKY-EXP-1", "sector")
def sector(scene: Scene, which: list[str]) -> Told:
    at = int(which[0]) - 1
    return Told(scene.note("sector-name", {"n": at + 1}), "", [sector_words(scene, at)])


@NOTES.tells("SKY-STA-1", "outpost")
def outpost(scene: Scene, which: list[str]) -> Told:
    firm = COMPANIES.index(which[-1])
    return Told(scene.note("outpost-name"), scene.company(firm), [station_words(scene, firm)])


# -- the Belt --------------------------------------------------------------------------------------


@NOTES.tells("SKY-AST-1", "asteroid")
def asteroid(scene: Scene, which: list[str]) -> Told:
    rock = ROCK_NUMBER.index(int(which[0]))
    return Told(scene.note("asteroid-name", {"n": which[0]}), "", [belt.summary(scene, rock)])


@NOTES.tells("SKY-AST-1", "shuttle-space")
def route(scene: Scene, which: list[str]) -> Told:
    at = ROUTE_NUMBER.index(int(which[0]))
    return Told(scene.note("shuttle-space-name", {"n": which[0]}), "", [belt.route_words(scene, at)])


@NOTES.tells("SKY-AST-1", "shuttle")
def shuttle(scene: Scene, which: list[str]) -> Told:
    firm = COMPANIES.index(which[-1])
    said = scene.say("belt-shuttle", {"company": scene.company(firm), "n": int(which[0])})
    return Told(scene.note("shuttle-name"), scene.company(firm), [said + "."])


# -- cards, plans, bonuses -------------------------------------------------------------------------


@NOTES.tells("SKY-PLAN-1", "hand")
def held(scene: Scene, which: list[str]) -> Told:
    return Told(scene.card(CARDS.index("-".join(which))), scene.say("hand-part"))


@NOTES.tells("SKY-RES-1", "market")
def offer(scene: Scene, which: list[str]) -> Told | None:
    at = int(which[0]) - 1
    seen = scene.view.market[at]
    if seen.card == NOBODY:
        return Told(scene.say("market"), "", [])
    return Told(scene.card(seen.card), scene.say("market"), [words.offer(scene, at)])


@NOTES.tells("SKY-PLAN-1", "slot")
def slot(scene: Scene, which: list[str]) -> Told:
    at, seat = SLOT_KEYS.index(which[0]), reader(scene)
    card = scene.player(seat).slots[at].card
    now = [words.slot_words(scene, seat, at)] if card != NOBODY else []
    return Told(scene.note("slot-name", {"slot": which[0].upper()}), scene.who(seat), now)


@NOTES.tells("SKY-PASS-1", "rest")
def rest(scene: Scene, which: list[str]) -> Told:
    at, seat = SLOT_KEYS.index(which[0]), reader(scene)
    pile = scene.player(seat).piles[at]
    said = scene.say("pile", {"slot": which[0].upper(), "n": len(pile)})
    return Told(
        scene.note("rest-name", {"slot": which[0].upper()}), scene.who(seat), [f"{said} {words.cards(scene, pile)}"]
    )


@NOTES.tells("SKY-RP-1", "plan")
def plan(scene: Scene, which: list[str]) -> Told:
    at = PLACE_KEYS.index(which[0])
    shown = scene.view.shown[at]
    now = [scene.plan(shown) + "."] if shown != NOBODY else []
    return Told(scene.note("plan-name", {"place": which[0].upper()}), scene.say("research"), now)


@NOTES.tells("SKY-RP-1", "special")
def special(scene: Scene, which: list[str]) -> Told:
    at = SPECIAL_KEYS.index(which[0])
    return Told(scene.note("special-name", {"n": which[0]}), "", [scene.note(f"special-{scene.view.specials[at]}")])


@NOTES.tells("SKY-BON-1", "bonus")
def bonus(scene: Scene, which: list[str]) -> Told:
    space = SPACE_KEYS.index("-".join(which))
    said = majority_words(scene, space) if space < FIRST_STANDARD else space_words(scene, space)
    return Told(scene.member("space", space), scene.say("bonus"), [said])


@NOTES.tells("SKY-TANK-1", "helium")
def helium(scene: Scene, which: list[str]) -> Told:
    told = [
        f"{scene.who(seat)} {scene.player(seat).helium} ({TANK_VALUE[scene.player(seat).helium]})"
        for seat in scene.seats
    ]
    return Told(scene.say("tank"), "", [scene.listed(told) + "."])


@NOTES.tells("SKY-UPL-1", "lab")
def lab(scene: Scene, which: list[str]) -> Told:
    """A position of the research track."""
    at, have = int(which[0]), scene.player(reader(scene))
    now = [scene.note("lab-at", {"n": have.upload, "value": LAB_VALUE[have.upload]})]
    if at < len(have.track) and have.track[at].plan != NOBODY:
        now.insert(0, scene.plan(have.track[at].plan) + ".")
    return Told(scene.note("lab-name", {"n": at}), scene.who(reader(scene)), now)


# -- people, missions, threats, Luna ---------------------------------------------------------------


@NOTES.tells("SKY-INFO-1", "person")
def person(scene: Scene, which: list[str]) -> Told:
    seat = LETTERS.index(which[0])
    if seat >= scene.view.seats:
        return Told(scene.say(LUNA), "", luna.luna_words(scene)[:4], LUNA)
    return Told(scene.who(seat), "", words.one_player(scene, seat)[:4])


@NOTES.tells("SKY-LUNA-1", "luna")
def luna_slot(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say(LUNA), "", [luna.slot_words(scene, SLOT_KEYS.index(which[0]))])


@NOTES.tells("SKY-MISSION-1", "task")
def task(scene: Scene, which: list[str]) -> Told:
    assert "-".join(which) in TASK_NAMES
    return Told(scene.note("task-name"), scene.say("missions"), missions.words(scene)[:3])


@NOTES.tells("SKY-MISSION-1", "own-space")
def own_space(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("own-space"), scene.say("missions"))


@NOTES.tells("SKY-THREAT-1", "threat")
def threat(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("threat"), "", [threat_words(scene)])
