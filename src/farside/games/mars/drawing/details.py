"""What stands beside an option's text: prices, gains and odds that a player would otherwise work out."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from farside.core.actions import Action, Seat
from farside.core.marks import badge, element, escape, hint, sign
from farside.games.mars.actions import ACTIONS
from farside.games.mars.components import (
    CHAINS,
    CONFLICT,
    CONTRACT_COST,
    DOMAINS,
    EVENT_DOMAIN,
    EVENT_SORT,
    EVENTS,
    MATERIALS,
    MILITARY_DOMAIN,
    MINE_COST,
    PLAYERS,
)
from farside.games.mars.drawing.domes import price
from farside.games.mars.drawing.planner import effect
from farside.games.mars.drawing.scene import Scene
from farside.games.mars.view import Row


def details(scene: Scene, action: Action) -> str:
    """Markup for one option; empty where its text says all."""
    verb, *args = ACTIONS.name(action).split(":")
    tell = VERBS.get(verb)
    inside = tell(scene, args[0] if args else "", action) if tell is not None else ""
    return element("span", inside, "mars ma-details") if inside else ""


def thing(symbol: str, shown: str, words: str) -> str:
    """A pictogram with a number behind it."""
    return element(
        "span", sign(f"mars-{symbol}", words, 17, "ma-kind") + element("b", escape(shown)), "ma-thing", hint(words)
    )


def note(words: str) -> str:
    return element("span", escape(words), "ma-soft")


def bundle(row: Row, words: str) -> str:
    """Cards side by side."""
    cards = "".join(sign(f"mars-{MATERIALS[good]}", "", 16) for good in range(len(row)) for _card in range(row[good]))
    return element("span", cards, "ma-bundle", hint(words))


def trade(scene: Scene, given: Row, got: Row) -> str:
    """What goes, what comes."""
    return f"{bundle(given, scene.goods(given))}→{bundle(got, scene.goods(got))}"


def one_of(good: str, count: int = 1) -> Row:
    return tuple([count if key == good else 0 for key in MATERIALS])


# -- building ----------------------------------------------------------------------------------------


def build(scene: Scene, key: str, action: Action) -> str:
    chain = CHAINS.index(key)
    cost = price(chain, scene.colony.built[chain])
    return bundle(cost, scene.goods(cost)) + note(effect(scene, chain))


def mine(scene: Scene, key: str, action: Action) -> str:
    left = scene.say(
        "mines-left", {"name": scene.material(MATERIALS.index(key)), "n": scene.view.mine_stock[MATERIALS.index(key)]}
    )
    cost = bundle(MINE_COST, scene.goods(MINE_COST)) if scene.view.phase else ""
    return cost + thing(key, f"×{scene.view.mine_stock[MATERIALS.index(key)]}", left)


def contract(scene: Scene, key: str, action: Action) -> str:
    return bundle(CONTRACT_COST, scene.goods(CONTRACT_COST)) + note(scene.say("brings-contract"))


# -- trade -------------------------------------------------------------------------------------------


def earth(scene: Scene, key: str, action: Action) -> str:
    words = scene.say("rate", {"n": scene.colony.rate})
    return f"{bundle(one_of(key, scene.colony.rate), words)}→{thing('earth', '1', words)}"


def take(scene: Scene, key: str, action: Action) -> str:
    good = MATERIALS.index(key)
    if scene.view.seen:
        return thing(key, f"×{scene.view.seen[good]}", scene.material(good))
    left = scene.view.reserve[good]
    return thing(key, f"×{left}", scene.say("reserve-left", {"name": scene.material(good), "n": left}))


def spend(scene: Scene, key: str, action: Action) -> str:
    """How many of this material are in hand."""
    good = MATERIALS.index(key)
    return thing(
        key, f"×{scene.held(good)}", scene.say("in-hand", {"name": scene.material(good), "n": scene.held(good)})
    )


def want(scene: Scene, key: str, action: Action) -> str:
    return sign(f"mars-{key}", "", 17)


def propose(scene: Scene, key: str, action: Action) -> str:
    colony = scene.view.colonies[PLAYERS.index(key)]
    return thing("hand", str(colony.cards), scene.say("stat-hand", {"n": colony.cards}))


def broadcast(scene: Scene, key: str, action: Action) -> str:
    return "".join(badge(seat, scene.who(seat), 18) for seat in scene.view.partners)


def call(scene: Scene, key: str, action: Action) -> str:
    return broadcast(scene, key, action) + note(scene.say("left", {"n": scene.view.calls_left}))


def accept(scene: Scene, key: str, action: Action) -> str:
    """MARS-NEG-14, MARS-NEG-15  What the reader gives, and what comes in return."""
    if scene.view.asks == "hear" and scene.view.bids:
        _seat, given, wanted = scene.view.bids[0]
        return trade(scene, wanted, given)
    talk = scene.view.talk
    return "" if talk is None else trade(scene, talk.wanted, talk.given)


def choose(scene: Scene, key: str, action: Action) -> str:
    seat = PLAYERS.index(key)
    for author, given, wanted in scene.view.bids:
        if author == seat:
            return trade(scene, wanted, given)
    talk = scene.view.talk
    return "" if talk is None else trade(scene, talk.given, talk.wanted)


def send(scene: Scene, key: str, action: Action) -> str:
    given, wanted = scene.view.draft
    return trade(scene, given, wanted)


def swap(scene: Scene, key: str, action: Action) -> str:
    _verb, given, got = ACTIONS.name(action).split(":")
    return trade(scene, one_of(given), one_of(got))


# -- confrontations ----------------------------------------------------------------------------------


def versus(scene: Scene, seat: Seat, domain: int) -> str:
    """MARS-CONF-4 to 6  Strength, bonus and free colonists of both; all of it is open."""
    mine, theirs = scene.colony, scene.view.colonies[seat]
    ranks = [(one.strength[domain], one.bonus[domain], one.free) for one in (mine, theirs)]
    how = "win" if ranks[0] > ranks[1] else "lose" if ranks[0] < ranks[1] else "tie"
    words = scene.say(
        "versus",
        {
            "mine": ranks[0][0],
            "theirs": ranks[1][0],
            "bonus": ranks[0][1],
            "other": ranks[1][1],
            "free": mine.free,
            "rest": theirs.free,
        },
    )
    return element("span", f"<b>{ranks[0][0]} : {ranks[1][0]}</b> {scene.html(how)}", f"ma-odds ma-{how}", hint(words))


def raid(scene: Scene, key: str, action: Action) -> str:
    """MARS-RAID-2  Decided like a military conflict: the raider may lose."""
    seat = PLAYERS.index(key)
    return versus(scene, seat, MILITARY_DOMAIN) + propose(scene, key, action)


def fight(scene: Scene, key: str, action: Action) -> str:
    card = scene.view.event
    if not 0 <= card < len(EVENTS) or EVENT_SORT[card] != CONFLICT:
        return ""
    return versus(scene, PLAYERS.index(key), EVENT_DOMAIN[card])


def contest(scene: Scene, key: str, action: Action) -> str:
    domain = DOMAINS.index(key)
    holder = scene.view.holders[domain]
    if not 0 <= holder < scene.view.seats:
        return ""
    return badge(holder, scene.who(holder), 18) + ("" if holder == scene.owner else versus(scene, holder, domain))


def borrow(scene: Scene, key: str, action: Action) -> str:
    colony = scene.view.colonies[PLAYERS.index(key)]
    spare = colony.energy - colony.used
    return thing("power_plant", f"+{spare}", scene.say("unused", {"n": spare}))


def card(scene: Scene, key: str, action: Action) -> str:
    """What an R&D card does."""
    return note(scene.voice.say(f"card-text-{key}"))


# -- the end of a turn -------------------------------------------------------------------------------


def switch(scene: Scene, key: str, action: Action) -> str:
    """What one change of the arrangement gains and loses."""
    for change in scene.view.changes:
        if change.action == action:
            parts = [("vp", change.points), ("power_plant", change.used), ("battery", change.energy)]
            parts += [("colonist", change.colonists), ("mine", change.production), ("hand", change.limit)]
            return "".join(delta(scene, symbol, count) for symbol, count in parts if count)
    return ""


def delta(scene: Scene, symbol: str, count: int) -> str:
    shown = f"+{count}" if count > 0 else f"−{-count}"
    words = scene.say(f"delta-{symbol}", {"n": shown})
    if symbol == "battery":
        return element(
            "span",
            sign("mars-power_plant", words, 17, "ma-kind") + f"<b>{scene.html('most', {'n': shown})}</b>",
            "ma-thing",
            hint(words),
        )
    return thing(symbol, shown, words)


def close(scene: Scene, key: str, action: Action) -> str:
    """MARS-END-7  Cards over the limit are lost at the end of the turn."""
    lost = scene.view.over_limit
    return thing("hand", f"−{lost}", scene.say("over", {"n": lost})) if lost else ""


VERBS: Final[dict[str, Callable[[Scene, str, Action], str]]] = {
    "build": build,
    "mine": mine,
    "contract": contract,
    "earth": earth,
    "take": take,
    "exchange": spend,
    "discard": spend,
    "spare": spend,
    "give": spend,
    "want": want,
    "propose": propose,
    "spy": propose,
    "broadcast": broadcast,
    "call": call,
    "accept": accept,
    "decline": accept,
    "choose": choose,
    "send": send,
    "swap": swap,
    "raid": raid,
    "fight": fight,
    "contest": contest,
    "borrow": borrow,
    "play": card,
    "claim": card,
    "on": switch,
    "off": switch,
    "arrange": switch,
    "close": close,
}
