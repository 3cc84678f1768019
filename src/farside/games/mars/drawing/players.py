"""The players: points, energy, people and cards, and what they hold."""

from __future__ import annotations

from typing import Final

from farside.core.actions import Seat
from farside.core.marks import LETTERS, badge, colours, element, escape, sign, status
from farside.games.mars.components import (
    CHAINS,
    DOMAIN_CHAIN,
    DOMAINS,
)
from farside.games.mars.drawing.hand import contract, research
from farside.games.mars.drawing.scene import Scene, toward

ROOMY: Final = 3  # more players than this stand closer together
AT_PLAYERS: Final = ("fight", "raid", "spy", "borrow", "propose", "choose")


def players(scene: Scene) -> str:
    rows = "".join(player(scene, seat) for seat in [scene.owner, *scene.others()])
    many = " ma-many" if scene.view.seats > ROOMY else ""
    return element("ul", rows, f"mars folk ma-players{many}")


def player(scene: Scene, seat: Seat) -> str:
    """A colony; it answers where a player is to be chosen."""
    names = [toward(verb, seat) for verb in AT_PLAYERS]
    head = badge(seat, scene.who(seat), 26) + element("b", escape(scene.who(seat)), "name") + first(scene, seat)
    head += status(seat)
    head += element("span", escape(doing(scene, seat)), "ma-soft") + scene.badge(*names) + points(scene, seat)
    inside = element("div", head, "ma-line") + element("div", stats(scene, seat) + held(scene, seat), "ma-stats")
    inside += belongings(scene, seat)
    classes = f"ma-person {colours(seat)}{scene.lit(*names)}"
    classes += " ma-self" if seat == scene.mine() else ""
    classes += " ma-active" if seat in scene.view.waiting else ""
    tip = f" {scene.tip(scene.who(seat), *names)}" if scene.attributes(*names) else ""
    return element("li", inside, classes, f'id="player-{LETTERS[seat]}" {scene.attributes(*names)}{tip}')


def first(scene: Scene, seat: Seat) -> str:
    if seat != scene.view.first:
        return ""
    return element("small", "1", "leads", scene.tip(scene.say("first")))


def doing(scene: Scene, seat: Seat) -> str:
    """Whose turn it is, and who comes next."""
    view = scene.view
    if view.over or not view.phase:
        return ""
    if seat == view.active:
        return scene.say("doing")
    return scene.say("next") if seat == (view.active + 1) % view.seats else ""


def points(scene: Scene, seat: Seat) -> str:
    crown = sign("mars-supremacy", scene.say("winner"), 18) if seat in scene.view.winners else ""
    star = sign("mars-vp", "", 18)
    inside = f"{crown}{star}<b>{scene.view.scores[seat]}</b> {scene.html('of-target', {'n': scene.view.target})}"
    words = scene.say("points", {"n": scene.view.scores[seat], "target": scene.view.target})
    return element("span", inside, "ma-points", scene.tip(words))


# -- numbers -----------------------------------------------------------------------------------------


def stat(scene: Scene, symbol: str, shown: str, words: str, classes: str = "") -> str:
    return element(
        "span",
        sign(f"mars-{symbol}", "", 16, "ma-kind") + escape(shown),
        f"ma-stat {classes}".strip(),
        scene.tip(words),
    )


def stats(scene: Scene, seat: Seat) -> str:
    colony = scene.view.colonies[seat]
    used = {"used": colony.used, "energy": colony.energy}
    drawn = stat(scene, "power_plant", f"{colony.used}/{colony.energy}", scene.say("stat-energy", used))
    drawn += stat(
        scene, "colonist", str(colony.free), scene.say("stat-free", {"n": colony.free, "all": colony.colonists})
    )
    over = "ma-over" if colony.cards > colony.limit else ""
    words = scene.say("hand-limit", {"n": colony.cards, "limit": colony.limit})
    drawn += stat(scene, "hand", f"{colony.cards}/{colony.limit}", words, over)
    if sum(colony.kept):
        kept = {"one": colony.kept[0], "two": colony.kept[1]}
        drawn += stat(scene, "card", str(sum(colony.kept)), scene.say("stat-kept", kept))
    if colony.science:
        drawn += stat(scene, "science", str(colony.science), scene.say("stat-science", {"n": colony.science}))
    return drawn


def held(scene: Scene, seat: Seat) -> str:
    """Supremacies and Magna Scientia; a supremacy may be contested."""
    drawn = "".join(supremacy(scene, domain) for domain in range(len(DOMAINS)) if scene.view.holders[domain] == seat)
    if scene.view.magna == seat:
        drawn += element("span", sign("mars-magna", scene.say("magna"), 18), "ma-stat", scene.tip(scene.say("magna")))
    return drawn


def supremacy(scene: Scene, domain: int) -> str:
    name = f"contest:{DOMAINS[domain]}"
    words = scene.member("domain", domain)
    inside = sign("mars-supremacy", "", 16) + sign(f"mars-{CHAINS[DOMAIN_CHAIN[domain]]}", words, 16, "ma-kind")
    more = f"{scene.attributes(name)} {scene.tip(words, name)}"
    return element("span", inside + scene.badge(name), f"ma-stat ma-holds{scene.lit(name)}", more)


def belongings(scene: Scene, seat: Seat) -> str:
    """Open contracts and R&D cards of the others; the reader's own lie beside the hand."""
    if seat == scene.owner and not scene.guest:
        return ""
    colony = scene.view.colonies[seat]
    loser = scene.view.about[:1] == (seat,)
    deed, claim = ("seize", "claim") if loser else ("", "")
    drawn = "".join(contract(scene, given, got, (deed,)) for given, got in colony.contracts)
    drawn += "".join(research(scene, at, claim, "") for at in colony.laid)
    return element("div", drawn, "ma-own") if drawn else ""
