"""The position in words, by section: what the picture shows to those who look at it."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.languages import inside
from farside.games.skymines.components import (
    CARD_COST,
    FIRMS,
    LAB_VALUE,
    MARKET,
    PLACE_KEYS,
    ROUNDS,
    SCORING,
    SECTORS,
    SLOT_KEYS,
    SURCHARGE,
    TANK_VALUE,
)
from farside.games.skymines.drawing import belt, missions
from farside.games.skymines.drawing.laboratory import is_shown, space_words
from farside.games.skymines.drawing.luna import luna_words
from farside.games.skymines.drawing.market import majority_words
from farside.games.skymines.drawing.moon import summary as sector_words
from farside.games.skymines.drawing.orbits import marker_words
from farside.games.skymines.drawing.orbits import summary as track_words
from farside.games.skymines.drawing.scene import Scene
from farside.games.skymines.drawing.stations import told as station_words
from farside.games.skymines.modules import ROCKS, ROUTES
from farside.games.skymines.tracks import FIRST_STANDARD, SPACES

Section = tuple[str, list[str]]


def describe(scene: Scene) -> list[Section]:
    """Mine, companies, sectors, cards, research, bonus spaces, the other players."""
    me = scene.mine()
    found: list[Section] = [(scene.say("mine"), one_player(scene, me))] if me != NOBODY else []
    found.append((scene.say("companies"), [line for firm in range(FIRMS) for line in company(scene, firm)]))
    if scene.view.belt:
        found.append((scene.say("belt"), belt_words(scene)))
    else:
        found.append((scene.say("sectors"), [sector_words(scene, at) for at in range(SECTORS)]))
    if scene.view.missions or scene.view.threat:
        found.append((scene.say("missions" if scene.view.missions else "threat"), missions.words(scene)))
    found.append(
        (scene.say("market"), [offer(scene, at) for at in range(MARKET) if scene.view.market[at].card != NOBODY])
    )
    found.append((scene.say("research"), plans(scene)))
    found.append((scene.say("bonus"), spaces(scene)))
    others = [line for seat in scene.seating() if seat != me for line in one_player(scene, seat)]
    found.append((scene.say("words-others"), others))
    if scene.view.luna is not None:
        found.append((scene.say("luna"), luna_words(scene)))
    return found


def belt_words(scene: Scene) -> list[str]:
    """Asteroids, then shuttle spaces."""
    return [belt.summary(scene, rock) for rock in range(ROCKS)] + [
        belt.route_words(scene, route) for route in range(ROUTES)
    ]


def company(scene: Scene, firm: int) -> list[str]:
    marks = [marker_words(scene, firm, player) for player in scene.roll]
    return [station_words(scene, firm), track_words(scene, firm), *marks]


def offer(scene: Scene, space: int) -> str:
    seen = scene.view.market[space]
    return scene.say(
        "offer",
        {"card": scene.card(seen.card), "cost": CARD_COST[seen.card], "plus": SURCHARGE[space], "n": seen.price},
    )


def plans(scene: Scene) -> list[str]:
    shown = scene.view.shown
    return [f"{PLACE_KEYS[at]}: {scene.plan(shown[at])}" for at in range(len(shown)) if shown[at] != NOBODY]


def spaces(scene: Scene) -> list[str]:
    found: list[str] = []
    for space in range(SPACES):
        if space < FIRST_STANDARD:
            found.append(f"{scene.member('space', space)}: {majority_words(scene, space)}")
        elif is_shown(scene, space):
            found.append(f"{scene.member('space', space)}: {space_words(scene, space)}")
    return found


def one_player(scene: Scene, seat: Seat) -> list[str]:
    """Coins, tracks, slots, piles, hand and points."""
    have = scene.player(seat)
    name = scene.who(seat)
    counts = {"coins": have.coins, "markers": have.markers, "helium": have.helium, "upload": have.upload}
    found = [scene.say("words-player", counts | {"name": name})]
    found += [slot_words(scene, seat, at) for at in range(len(SLOT_KEYS)) if have.slots[at].card != NOBODY]
    found += [
        f"{scene.say('pile', {'slot': SLOT_KEYS[at], 'n': len(pile)})} {cards(scene, pile)}"
        for at, pile in enumerate(have.piles)
        if pile
    ]
    found.append(f"{scene.say('hand', {'n': len(have.hand)})} {cards(scene, have.hand)}")
    found += [
        f"{at}: {scene.plan(each.plan)}"
        for at, each in enumerate(have.track)
        if each.plan != NOBODY and at > have.upload
    ]
    points = ", ".join([f"{scene.member('category', at)} {have.sheet[at]}" for at in range(len(SCORING))])
    worth: dict[str, str | int] = {"name": name, "points": points, "n": scene.view.scores[seat]}
    return [*found, scene.say("words-points", worth | {"tank": TANK_VALUE[have.helium], "lab": LAB_VALUE[have.upload]})]


def slot_words(scene: Scene, seat: Seat, at: int) -> str:
    seen = scene.player(seat).slots[at]
    state = "used" if seen.used else "using" if seen.using else "up"
    return scene.say("slot", {"card": scene.card(seen.card), "slot": SLOT_KEYS[at], "state": state})


def cards(scene: Scene, held: tuple[int, ...]) -> str:
    return ", ".join([scene.card(each) for each in held])


def goal(scene: Scene) -> str:
    """SKY-END-1, SKY-END-3, SKY-LUNA-53, SKY-THREAT-1  How it is won; alone, against whom; what a threat adds to it."""
    alone = scene.view.luna is not None and len(scene.view.players) == 1
    words = scene.voice.say("goal-luna" if alone else "goal-line", {"rounds": ROUNDS})
    threat = scene.view.threat
    return f"{words} {scene.voice.say('goal-threat')}" if threat and threat.wild == NOBODY else words


def headline(scene: Scene) -> str:
    """How far the game is."""
    words = scene.say("round-of", {"n": max(scene.view.round, 1), "of": ROUNDS})
    if scene.view.chapter:
        words = f"{scene.say('chapter', {'n': scene.view.chapter})}, {inside(words, scene.voice.phrases.lang)}"
    game = scene.view.games if scene.view.over else scene.view.games + 1
    return f"{words}, {scene.say('loop', {'n': game})}" if scene.view.games else words
