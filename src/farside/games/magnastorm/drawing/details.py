"""What stands beside an option's text: pictograms of what it brings and costs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farside.core.actions import NOBODY, Action
from farside.core.marks import element, hint, sign
from farside.core.phrases import Voice
from farside.core.scene import Words
from farside.games.magnastorm.actions import ACTIONS, TAKE
from farside.games.magnastorm.cards import COMMANDERS, OBJECTIVES, WORTH
from farside.games.magnastorm.columns import named_after
from farside.games.magnastorm.components import (
    ANY_CUBE,
    BAG,
    COLOURS,
    COLUMNS,
    CREW,
    CREWS,
    LEVEL_COUNT,
    LEVEL_KIND,
    LEVELS,
    NOTHING,
    OWN_CUBE,
    RESEARCH,
    ROW_GAIN,
    ROW_KEYS,
    ROWS,
    SPACE_COLOURS,
    SPACES,
    SPOTS,
    STATION_WORTH,
    STATIONS_EACH,
    TOP,
    TRACKS,
    WHITE,
    YELLOW,
)
from farside.games.magnastorm.drawing.lower import SIGNS, bonus_words, kind_of
from farside.games.magnastorm.drawing.research import gift_words
from farside.games.magnastorm.drawing.scene import (
    Scene,
    crew_colours,
    first_name,
    portrait,
    price,
    priced,
    token,
)
from farside.games.magnastorm.view import MagnaView


def label(view: MagnaView, voice: Voice, action: Action) -> str:
    """A column goes by the first name of the commander who stands there."""
    voice = voice.calling(named_after(view.chiefs))
    if not TAKE.has(action):
        return voice.option(action, short=True)
    chief = view.chiefs[TAKE.arg(action)]
    return voice.option(action, short=True) if chief == NOBODY else first_name(chief)


def details(scene: Scene, action: Action) -> str:
    """Markup for one option; empty where its text says all."""
    notation = ACTIONS.name(action)
    verb, *args = notation.split(":")
    tell = VERBS.get(verb)
    inside = tell(scene, args) if tell is not None else ""
    inside += cost(scene, notation)
    return element("span", inside, "magnastorm mag-details") if inside else ""


def cost(scene: Scene, notation: str) -> str:
    """MAG-XCH-1  The price of an option, and what would be exchanged for it first."""
    found = scene.costs.get(notation)
    if found is None:
        return ""
    inside = element("span", "−" + counted(scene, found.price), "pays", hint(scene.cubes(found.price)))
    if found.exchanges > 0:
        words: Words = {"n": 3 * found.exchanges, "cubes": scene.cubes(found.missing)}
        inside += element("span", f"3:1 → {counted(scene, found.missing)}", "swap", hint(scene.say("exchange", words)))
    return inside


def counted(scene: Scene, amounts: tuple[int, ...]) -> str:
    """One cube a colour, with how many before it if several: long prices stay short."""
    inside = "".join(several(kind, count) for kind, count in enumerate(amounts) if count)
    return element("span", inside, "counted", hint(scene.cubes(amounts)))


def several(kind: int, count: int) -> str:
    return element("span", (str(count) if count > 1 else "") + token("cube", kind, "", 16))


def gain(scene: Scene, amounts: tuple[int, ...]) -> str:
    return element("span", "+" + price(scene, amounts), "gets") if sum(amounts) else ""


# -- crew and columns ------------------------------------------------------------------------------


def column(scene: Scene, args: list[str]) -> str:
    """Whom a column brings, and the reputation that comes with it."""
    chief = scene.view.chiefs[COLUMNS.index(args[0])]
    if chief == NOBODY:
        return element("span", sign("mag-token", scene.say("token"), 20), "brings")
    words = f"{scene.member('commander', chief)}: {scene.say(f'does-{COMMANDERS[chief]}')}"
    inside = sign(portrait(chief), words, 20, "sign-of") + fame(scene, WORTH[chief])
    return element("span", inside, "brings", hint(words))


def fame(scene: Scene, count: int) -> str:
    return element("span", f"+{count}{sign('mag-rep', scene.say('fame'), 16)}", "gets")


def crew_of(scene: Scene, args: list[str]) -> str:
    return token("crew", CREWS.index(args[-1]), scene.member("crew", CREWS.index(args[-1])), 22)


def space_below(scene: Scene, args: list[str]) -> str:
    """A lower space: its bonus, what moving costs, what taking brings."""
    at = ROW_KEYS.index(args[1])
    cost_ = priced(scene.seat(), scene.view.row_prices[at])
    moving = element("span", "A " + (f"−{price(scene, cost_, 14)}" if sum(cost_) else scene.html("free")))
    taking = element("span", "B +" + price(scene, priced(scene.seat(), ROW_GAIN[at]), 14))
    return bonus(scene, COLUMNS.index(args[0]) * ROWS + at) + element("span", moving + taking, "both")


def bonus(scene: Scene, number: int) -> str:
    kind, track = kind_of(scene, number)
    if kind == NOTHING:
        return ""
    symbol = f"mag-{TRACKS[track]}" if kind == RESEARCH else SIGNS[kind]
    dress = crew_colours(scene.seat()) if kind == CREW else "sign-of"
    return sign(symbol, bonus_words(scene, number), 20, dress)


def only_bonus(scene: Scene, args: list[str]) -> str:
    return bonus(scene, COLUMNS.index(args[0]) * ROWS + ROW_KEYS.index(args[1]))


def taking(scene: Scene, args: list[str]) -> str:
    return gain(scene, priced(scene.seat(), ROW_GAIN[scene.view.space % ROWS]))


# -- the planet ------------------------------------------------------------------------------------


def space(scene: Scene, args: list[str]) -> str:
    """A space: the level a lab there would bring and its gift, or whose lab is in the way."""
    at = SPACES.index(args[0])
    owner = scene.view.labs[at][0]
    if owner != NOBODY:
        return element("span", token("lab", owner, "", 20) + scene.html("no-lab"), "soft")
    colour = scene.planet.colour[at]
    if colour == WHITE:
        return sign(f"mag-white{'4' if scene.side else ''}", scene.say("space-white"), 20) + storm_soon(scene, at)
    return rise(scene, colour) + storm_soon(scene, at)


def storm_soon(scene: Scene, at: int) -> str:
    """A space that the storm takes after this round."""
    after = scene.view.calm_next
    if not after or scene.planet.sector[at] in after:
        return ""
    return sign("mag-storm", scene.say("storm-next"), 18)


def rise(scene: Scene, track: int) -> str:
    """`blue 4 → 5` and what the level gives."""
    have = scene.me().levels[track]
    if have == TOP:
        return element("span", sign(f"mag-{SPACE_COLOURS[track]}", "", 20) + scene.html("at-top"), "soft")
    arrow = sign(f"mag-{SPACE_COLOURS[track]}", scene.member("track", track), 20) + f"{have} → {have + 1}"
    return element("span", arrow, "rise") + gift(scene, track, have + 1)


def gift(scene: Scene, track: int, level: int) -> str:
    kind = LEVEL_KIND[track * LEVELS + level]
    if kind == NOTHING:
        return ""
    words = gift_words(scene, track, level)
    if kind == BAG:
        return element("span", sign("mag-bag", words, 18, "sign-of") + str(LEVEL_COUNT[track * LEVELS + level]), "gets")
    if kind == CREW:
        return token("crew", scene.seat(), words, 18)
    if kind == ANY_CUBE:
        return sign("mag-cube-any", words, 18, "mag-white")
    return token("cube", scene.seat() if kind == OWN_CUBE else YELLOW, words, 18)


def on_track(scene: Scene, args: list[str]) -> str:
    return rise(scene, TRACKS.index(args[0]))


def lowered(scene: Scene, args: list[str]) -> str:
    """Where a marker would go down to."""
    track = TRACKS.index(args[0])
    have = scene.me().levels[track]
    to = max(0, have - scene.view.about[1])
    return element("span", sign(f"mag-{args[0]}", "", 20) + f"{have} → {to}", "rise")


def station(scene: Scene, args: list[str]) -> str:
    """Whose station it is; another's costs a cube."""
    owner = scene.view.stations[SPOTS.index(args[0])]
    fee = "" if owner == scene.seat() else element("span", scene.html("fee", scene.naming(owner)), "soft")
    return token("station", owner, scene.who(owner), 20) + fee


def building(scene: Scene, args: list[str]) -> str:
    return fame(scene, STATION_WORTH[min(STATIONS_EACH - scene.me().stations_left, STATIONS_EACH - 1)])


def here(scene: Scene, args: list[str]) -> str:
    """What a lab on the scout's space brings; a second one brings no level."""
    at = scene.me().scout
    return space(scene, [SPACES[at]]) if at < len(SPACES) and scene.view.asks == "lab" else ""


# -- the rest --------------------------------------------------------------------------------------


def cube(scene: Scene, args: list[str]) -> str:
    """A cube, and how many of it the reader has."""
    kind = COLOURS.index(args[0])
    have = element("span", scene.html("you-have", {"n": scene.me().cubes[kind]}), "soft")
    return token("cube", kind, scene.member("colour", kind), 20) + have


def commander(scene: Scene, args: list[str]) -> str:
    at = COMMANDERS.index(args[0])
    return sign(portrait(at), scene.say(f"does-{args[0]}"), 20, "sign-of")


def objective(scene: Scene, args: list[str]) -> str:
    found = next(goal for goal in scene.view.goals if goal.key == OBJECTIVES.index(args[0]))
    return fame(scene, found.best)


VERBS: Final[dict[str, Callable[[Scene, list[str]], str]]] = {
    "take": column,
    "crew": crew_of,
    "pick": crew_of,
    "space": space_below,
    "lay": only_bonus,
    "post": only_bonus,
    "gain": taking,
    "drive": space,
    "push": space,
    "jump": space,
    "station": station,
    "build": building,
    "install": here,
    "track": on_track,
    "lower": lowered,
    "give": cube,
    "get": cube,
    "use": commander,
    "claim": objective,
}
