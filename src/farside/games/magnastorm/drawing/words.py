"""The position in words, by section: what the picture shows to those who look at it."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.scene import Words
from farside.games.magnastorm.components import LEVELS, PAD, ROWS, SECTORS, SHADES
from farside.games.magnastorm.drawing import lower
from farside.games.magnastorm.drawing.goals import in_words
from farside.games.magnastorm.drawing.panels import about
from farside.games.magnastorm.drawing.players import seating
from farside.games.magnastorm.drawing.research import gift_words
from farside.games.magnastorm.drawing.scene import Scene
from farside.games.magnastorm.view import Goal

Section = tuple[str, list[str]]


def describe(scene: Scene) -> list[Section]:
    """Mine, the round, sectors, columns, tracks, objectives, the other players."""
    me = scene.mine()
    found: list[Section] = [(scene.say("words-mine"), one_player(scene, me))] if me != NOBODY else []
    found.append((scene.say("words-round"), the_round(scene)))
    found.append((scene.say("words-planet"), [sector(scene, at) for at in range(len(SECTORS))]))
    found.append((scene.say("panels"), [column(scene, at) for at in range(len(scene.view.upper))]))
    found.append((scene.say("research"), [track(scene, at) for at in range(len(scene.view.heads))]))
    found.append((scene.say("goals"), [objective(scene, goal) for goal in scene.view.goals]))
    others = [line for seat in seating(scene) if seat != me for line in one_player(scene, seat)]
    found.append((scene.say("words-others"), others))
    return found


def the_round(scene: Scene) -> list[str]:
    view = scene.view
    return [
        scene.say("round", {"n": view.round, "of": view.rounds}),
        scene.say("order-long", {"people": scene.people(scene.seating())}),
        scene.say("crew-left-long", {"n": view.crew_above}),
        scene.say("reputation", {"n": view.goal}),
        scene.say("bag-long", {"n": sum(view.bag) + view.black, "black": view.black, "cubes": scene.cubes(view.bag)}),
    ]


def one_player(scene: Scene, seat: Seat) -> list[str]:
    """What a player has, where the scout is, and what administration would bring."""
    have = scene.view.players[seat]
    where = scene.say("on-pad") if have.scout == PAD else scene.member("space", have.scout)
    storm = "now" if have.in_storm else "next" if have.storm_next else "none"
    chiefs = ", ".join(scene.member("commander", at) for at in have.commanders)
    facts: Words = {
        "name": scene.who(seat),
        "n": have.reputation,
        "cubes": scene.cubes(have.cubes) or "0",
        "labs": have.labs_left,
        "stations": have.stations_left,
        "crew": have.crew,
    }
    return [
        scene.say("words-player", facts),
        scene.say("scout", scene.naming(seat) | {"space": where, "storm": storm}),
        scene.say("words-chiefs", {"name": scene.who(seat), "commanders": chiefs or scene.say("none")}),
    ]


def sector(scene: Scene, at: int) -> str:
    """Calm or storm, and whose labs stand where."""
    strength = scene.view.strength[at]
    labs = ", ".join(f"{scene.who(seat)} {strength[seat]}" for seat in scene.seats if strength[seat])
    words: Words = {"sector": scene.sector(at), "calm": str(scene.calm(at)).lower(), "labs": labs or scene.say("none")}
    text = scene.say("words-sector", words)
    spaces = [
        f"{scene.member('space', space)} {scene.who(owner)}"
        for space, (owner, count) in enumerate(scene.view.labs)
        if count and scene.planet.sector[space] == at
    ]
    return f"{text} {', '.join(spaces)}" if spaces else text


def column(scene: Scene, at: int) -> str:
    """What a column offers, what it costs, and who uses the spaces below."""
    here = scene.view.upper[at]
    chief = scene.view.chiefs[at]
    what = scene.say("token") if chief == NOBODY else about(scene, chief)
    words: Words = {"column": scene.member("column", at), "n": sum(here.crew), "cubes": scene.cubes(here.price) or "0"}
    free = [row + 1 for row in range(ROWS) if not sum(scene.view.lower[at * ROWS + row])]
    rows = ", ".join(f"{row} {lower.bonus_words(scene, at * ROWS + row - 1)}".strip() for row in free)
    crew = ", ".join(f"{here.crew[kind]} {scene.member('crew', kind)}" for kind in range(SHADES) if here.crew[kind])
    line = scene.say("words-column", words | {"crew": crew or "0", "rows": rows or scene.say("none")})
    return f"{line} {what}"


def track(scene: Scene, at: int) -> str:
    """Who stands where on a track, and the next gift of each."""
    told = []
    for seat in scene.seats:
        level = scene.view.players[seat].levels[at]
        told.append(f"{scene.who(seat)} {level}")
    text = f"{scene.member('track', at)}: {', '.join(told)}. {about(scene, scene.view.heads[at])}"
    mine = scene.me().levels[at]
    ahead = [step for step in range(mine + 1, LEVELS) if gift_words(scene, at, step)]
    return f"{text} {ahead[0]}: {gift_words(scene, at, ahead[0])}" if ahead else text


def objective(scene: Scene, goal: Goal) -> str:
    seat = scene.seat()
    text = f"{scene.member('objective', goal.key)} ({goal.best}): {in_words(scene, goal, now=True)}"
    words: Words = {"have": goal.progress[seat], "of": goal.needed}
    state = "goal-done" if seat in goal.claims else "goal-have"
    return f"{text} {scene.say(state, words | scene.naming(seat))}"
