"""A word for every piece of Magnastorm: what it is, what it does, how it stands with it now."""

from __future__ import annotations

from typing import Final

from farside.core.actions import NOBODY, Seat
from farside.core.glossary import Glossary, Term, Told
from farside.core.marks import LETTERS
from farside.core.scene import Words
from farside.games.magnastorm.cards import OBJECTIVES
from farside.games.magnastorm.components import COLOURS, COLUMNS, CREWS, PAD, ROWS, SECTORS, SPACES, SPOTS, TRACKS
from farside.games.magnastorm.drawing import goals, lower, panels, research, scouts, spaces, words
from farside.games.magnastorm.drawing.scene import Scene

NOTES: Final = Glossary[Scene](
    scenery=("mag-.*", "tile-face", "trail", "way-.*", "narrow-.*"),
    drawn="own-|phone-|narrow-",
    boxed={
        "area": ("board.side_4.area", "board.side_2_3.area"),
        "space": ("board.side_4.area", "board.side_2_3.area"),
        "centre-tile": ("centre_tile.income",),
        "row": ("action_board.row",),
        "track": ("research_board.track",),
        "head": ("research_board.track",),
        "goal": ("objective",),
    },
    terms={
        "commander": Term("column-chief", "MAG-CMD-1"),
        "lab": Term("lab", "MAG-LAB-1"),
        "scout": Term("scout", "MAG-MOVE-2"),
    },
)


def seat_of(letter: str) -> Seat:
    return LETTERS.index(letter)


# -- the planet ------------------------------------------------------------------------------------


@NOTES.tells("MAG-LAB-9", "rim", "arc", "labs")
@NOTES.tells("MAG-MOVE-2", "area")
def sector(scene: Scene, which: list[str]) -> Told:
    """A sector, by its rim, its arc or the labs counted on the tile."""
    at = SECTORS.index(which[0])
    return Told(scene.sector(at), "", [words.sector(scene, at)])


@NOTES.tells("MAG-LAB-1", "space")
def space(scene: Scene, which: list[str]) -> Told:
    at = SPACES.index("-".join(which))
    return Told(scene.member("space", at), "", [spaces.told(scene, at)])


@NOTES.tells("MAG-LAB-5", "lab")
def lab(scene: Scene, which: list[str]) -> Told:
    at = SPACES.index("-".join(which))
    return Told(scene.note("lab-name"), scene.member("space", at), [spaces.told(scene, at)])


@NOTES.tells("MAG-TELE-1", "spot")
def spot(scene: Scene, which: list[str]) -> Told:
    at = SPOTS.index("-".join(which))
    owner, name = scene.view.stations[at], {"spot": scene.member("spot", at)}
    said = scene.say("spot-free", name) if owner == NOBODY else scene.say("spot-built", name | scene.naming(owner))
    return Told(scene.note("spot-name"), scene.member("spot", at), [said + "."])


@NOTES.tells("MAG-MOVE-2", "scout")
def scout(scene: Scene, which: list[str]) -> Told:
    seat = seat_of(which[0])
    at = scene.view.players[seat].scout
    where = scene.say("on-pad") if at == PAD else scene.member("space", at)
    return Told(scene.note("scout-name", scene.naming(seat)), where, [scouts.told(scene, seat)])


@NOTES.tells("MAG-MOVE-5", "storm", "centre-tile", "corner-storm")
def storm(scene: Scene, which: list[str]) -> Told:
    calm = scene.listed([scene.sector(at) for at in scene.view.calm])
    later = scene.listed([scene.sector(at) for at in scene.view.calm_next])
    now = [scene.note("calm", {"sectors": calm})]
    return Told(scene.note("storm-name"), "", [*now, scene.note("calm-next", {"sectors": later})] if later else now)


@NOTES.tells("MAG-END-1", "reputation")
def reputation(scene: Scene, which: list[str]) -> Told:
    told = scene.listed([f"{scene.who(seat)} {scene.view.players[seat].reputation}" for seat in scene.seats])
    return Told(scene.say("fame"), "", [told + ".", scene.say("reputation", {"n": scene.view.goal}) + "."])


@NOTES.tells("MAG-ROUND-4", "corner-order")
def order(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("order"), "", [scene.say("order-long", {"people": scene.people(scene.seating())}) + "."])


@NOTES.tells("MAG-ROUND-1", "corner-clock")
def clock(scene: Scene, which: list[str]) -> Told:
    view = scene.view
    name = scene.say("round", {"n": view.round, "of": view.rounds})
    return Told(name, "", [scene.say("crew-left-long", {"n": view.crew_above})])


@NOTES.tells("MAG-BAG-1", "corner-bag")
def bag(scene: Scene, which: list[str]) -> Told:
    view = scene.view
    count = sum(view.bag) + view.black
    told: Words = {"n": count, "black": view.black, "cubes": scene.cubes(view.bag)}
    return Told(scene.say("bag", {"n": count}), "", [scene.say("bag-long", told)])


@NOTES.tells("MAG-SUP-1", "supply")
def supply(scene: Scene, which: list[str]) -> Told:
    told = [scene.cubes(scene.view.supply)] if not which else [stock(scene, COLOURS.index(which[0]))]
    return Told(scene.say("supply"), "", [f"{line}." for line in told if line])


def stock(scene: Scene, colour: int) -> str:
    return scene.cubes([count if at == colour else 0 for at, count in enumerate(scene.view.supply)])


# -- the action board ------------------------------------------------------------------------------


@NOTES.tells("MAG-CMD-1", "column")
def column(scene: Scene, which: list[str]) -> Told:
    """What stands above a column: a commander, or the first-player token."""
    at = COLUMNS.index(which[0])
    chief = scene.view.chiefs[at]
    name = scene.say("token-held") if chief == NOBODY else scene.member("commander", chief)
    form = "token" if chief == NOBODY else "chief"
    return Told(name, scene.say("take"), [panels.told(scene, at), words.column(scene, at)], form)


@NOTES.tells("MAG-CMD-2", "upper")
def upper(scene: Scene, which: list[str]) -> Told:
    at = COLUMNS.index(which[0])
    return Told(scene.member("column", at), scene.say("crew-above"), [words.column(scene, at)])


@NOTES.tells("MAG-ACT-1", "up")
def crew(scene: Scene, which: list[str]) -> Told:
    at = COLUMNS.index(which[0])
    return Told(scene.member("crew", CREWS.index(which[1])), scene.member("column", at), [words.column(scene, at)])


@NOTES.tells("MAG-ACT-3", "low")
def low(scene: Scene, which: list[str]) -> Told:
    at, row = COLUMNS.index(which[0]), int(which[1]) - 1
    name = scene.say("slot", {"row": row + 1, "column": scene.member("column", at, "under")})
    state = "taken" if sum(scene.view.lower[at * ROWS + row]) else "open"
    return Told(name, "", [lower.told(scene, at, row), scene.note(f"low-{state}")])


@NOTES.tells("MAG-ACT-3", "row")
def row(scene: Scene, which: list[str]) -> Told:
    at = int(which[0])
    form = which[1].lower() if len(which) > 1 else ""
    free = [
        scene.member("column", column)
        for column in range(len(scene.view.upper))
        if not sum(scene.view.lower[column * ROWS + at - 1])
    ]
    now = scene.note("row-free", {"columns": scene.listed(free)}) if free else scene.note("row-full")
    return Told(scene.note("row-name", {"n": at}), "", [now], form)


# -- research and objectives -----------------------------------------------------------------------


@NOTES.tells("MAG-RES-1", "track", "marker")
def track(scene: Scene, which: list[str]) -> Told:
    at = TRACKS.index(which[0])
    return Told(scene.member("track", at), "", [words.track(scene, at)])


@NOTES.tells("MAG-RES-3", "level", "rung")
def level(scene: Scene, which: list[str]) -> Told:
    at, step = TRACKS.index(which[0]), int(which[1])
    name = scene.say("level", {"track": scene.member("track", at), "n": step})
    return Told(name, "", [research.told(scene, at, step), words.track(scene, at)])


@NOTES.tells("MAG-CMD-11", "head", "guide")
def head(scene: Scene, which: list[str]) -> Told:
    at = TRACKS.index(which[0])
    chief, seat = scene.view.heads[at], scene.view.wisest[at]
    leads = {"track": scene.member("track", at)}
    said = scene.say("nobody-wisest", leads) if seat == NOBODY else scene.say("wisest", leads | scene.naming(seat))
    return Told(scene.member("commander", chief), scene.member("track", at), [panels.about(scene, chief), said])


@NOTES.tells("MAG-OBJ-1", "goal")
def goal(scene: Scene, which: list[str]) -> Told:
    found = next(one for one in scene.view.goals if OBJECTIVES[one.key] == which[0])
    name = scene.member("objective", found.key)
    return Told(name, scene.say("goals"), [goals.told(scene, found), words.objective(scene, found)][:1])


@NOTES.tells("MAG-TURN-1", "player")
def player(scene: Scene, which: list[str]) -> Told:
    seat = seat_of(which[0])
    return Told(scene.who(seat), "", words.one_player(scene, seat))
