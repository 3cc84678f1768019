"""A word for every piece of Mars: what it is, what it does, how it stands with it now."""

from __future__ import annotations

from typing import Final

from farside.core.glossary import Glossary, Term, Told
from farside.core.marks import LETTERS
from farside.games.mars.components import (
    CHAINS,
    DOMAINS,
    EVENTS,
    GOODS,
    MATERIALS,
    PRINTED,
)
from farside.games.mars.drawing import words
from farside.games.mars.drawing.planner import effect, lack, symbol
from farside.games.mars.drawing.plaques import ending, plan_name
from farside.games.mars.drawing.scene import Scene

OFF_CHAIN: Final = ("mine", "contract")


def whose(scene: Scene, before: str) -> Scene:
    """A colony that is drawn beside one's own has its owner's letter before its ids."""
    return scene.of(LETTERS.index(before[0])) if before[:1] in LETTERS and before[1:2] == "-" else scene


CLAUSES: Final = {
    "housing": "MARS-HOUS-1",
    "power_plant": "MARS-PLANT-1",
    "silo": "MARS-SILO-1",
    "communication": "MARS-COMM-1",
    "military": "MARS-MIL-1",
    "rnd": "MARS-RND-1",
    "spaceport": "MARS-SPACE-1",
}
NOTES: Final = Glossary[Scene](
    scenery=("look-.*", "mars-.*", "ma-.*"),
    drawn="(?:[A-D]-)?(?:wide-|phone-|two-|three-)?",
    whose=whose,
    boxed={"event": ("event",), "stack": ("rnd1", "rnd2")},
    terms={
        "colonists": Term("colonist", "MARS-TERM-4"),
        "materials": Term("material", "MARS-TERM-9"),
    },
)


def owner(scene: Scene) -> str:
    return scene.say("colony", scene.naming(scene.owner))


# -- installations ---------------------------------------------------------------------------------


def chain_of(name: str) -> None:
    """The installations of one chain are told of: all of it, or one level."""

    @NOTES.tells(CLAUSES[name], name)
    def tell(scene: Scene, which: list[str]) -> Told:
        return installation(scene, CHAINS.index(name), int(which[0]) if which else -1)


for one in CHAINS:
    chain_of(one)


def installation(scene: Scene, at: int, tile: int) -> Told:
    name = scene.member("chain", at)
    level = f" {tile + 1 - PRINTED[at]}" if tile >= PRINTED[at] else ""
    now = [standing(scene, at, tile), words.chain(scene, scene.owner, at) + ".", price(scene, CHAINS[at])]
    return Told(name + level, owner(scene), now)


def standing(scene: Scene, at: int, tile: int) -> str:
    """Whether one level runs, stands dark, comes next or is far away."""
    built, running = scene.colony.built[at], scene.colony.running[at]
    if tile < 0:
        return ""
    state = "on" if tile < running else "off" if tile < built else "next" if tile == built else "ghost"
    return scene.capital(scene.say(f"place-{state}")) + "."


def price(scene: Scene, key: str) -> str:
    """What the next one costs, and what it brings or lacks."""
    for plan in scene.view.plans:
        if symbol(plan.item) == key and scene.owner == scene.mine():
            ready = plan.in_stock and not any(plan.missing)
            told = effect(scene, plan.item) if ready else lack(scene, plan)
            return f"{plan_name(scene, plan.item)} ({scene.goods(plan.cost)}): {told}."
    return ""


@NOTES.tells("MARS-TERM-3", "chain")
def chain(scene: Scene, which: list[str]) -> Told:
    """The path that joins the levels of a chain."""
    if which[0] == "mine":
        return mines(scene, which)
    return installation(scene, CHAINS.index(which[0]), -1)._replace(form=which[0], clause=CLAUSES[which[0]])


@NOTES.tells("MARS-MINE-1", "mine")
def mine(scene: Scene, which: list[str]) -> Told:
    if not which:
        return mines(scene, which)
    place = int(which[0])
    have = scene.colony
    if place >= len(have.mines) or have.mines[place] < 0:
        return Told(scene.say("mine"), owner(scene), [scene.capital(scene.say("place-next")) + "."])
    state = scene.say("place-on" if have.mining[place] else "place-off")
    name = f"{scene.say('mine')}: {scene.material(have.mines[place])}"
    return Told(name, owner(scene), [scene.capital(state) + "."])


@NOTES.tells("MARS-MINE-1", "mines")
def mines(scene: Scene, which: list[str]) -> Told:
    goods = tuple(scene.colony.mines.count(good) for good in range(GOODS))
    now = scene.say("mini-mines", {"goods": scene.goods(goods), "n": sum(scene.colony.mining)})
    return Told(scene.say("mines"), owner(scene), [now + ".", price(scene, "mine")])


@NOTES.tells("MARS-BUILD-1", "plan")
def plan(scene: Scene, which: list[str]) -> Told:
    """What could be built next."""
    found = next(one for one in scene.view.plans if symbol(one.item) == which[0])
    clause = CLAUSES.get(which[0], "MARS-CONTR-1" if which[0] == "contract" else "MARS-MINE-1")
    return Told(plan_name(scene, found.item), scene.say("plans"), [price(scene, which[0])], which[0], clause=clause)


# -- people, energy, points ------------------------------------------------------------------------


@NOTES.tells("MARS-TERM-4", "colonist")
def colonist(scene: Scene, which: list[str]) -> Told:
    return Told(scene.note("colonist-name"), owner(scene), [staff(scene)])


@NOTES.tells("MARS-TERM-8", "people")
def people(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("colonists"), owner(scene), [staff(scene)])


def staff(scene: Scene) -> str:
    have = scene.colony
    return scene.say("staff", {"work": have.colonists - have.free, "free": have.free, "all": have.colonists}) + "."


@NOTES.tells("MARS-TERM-7", "gauges")
def gauges(scene: Scene, which: list[str]) -> Told:
    have = scene.colony
    points = {"n": scene.view.scores[scene.owner], "target": scene.view.target}
    now = [
        scene.say("points", points) + ".",
        scene.say("stat-energy", {"used": have.used, "energy": have.energy}) + ".",
    ]
    return Told(scene.note("gauges-name"), owner(scene), [*now, staff(scene)])


@NOTES.tells("MARS-SUP-1", "crown", "ahead")
def supremacy(scene: Scene, which: list[str]) -> Told:
    """Who is ahead in a domain, or holds its card."""
    key = {"power_plant": "energy"}.get(which[0], which[0])
    at = DOMAINS.index(key)
    holder = scene.view.holders[at]
    now = [scene.note("held", scene.naming(holder)) if holder >= 0 else scene.note("held-none")]
    told = [f"{scene.who(seat)} {scene.view.colonies[seat].strength[at]}" for seat in scene.seats]
    now.append(scene.note("strengths", {"who": scene.listed(told)}))
    return Told(scene.member("domain", at), "", now, key)


# -- players, cards, the turn ----------------------------------------------------------------------


@NOTES.tells("MARS-TURN-1", "player", "rival")
def player(scene: Scene, which: list[str]) -> Told:
    seat = LETTERS.index(which[0])
    return Told(scene.who(seat), "", words.colony(scene, seat))


@NOTES.tells("MARS-EVENT-1", "event")
def event(scene: Scene, which: list[str]) -> Told:
    if not 0 <= scene.view.event < len(EVENTS):
        return Told(scene.say("phase-1"), "")
    story = scene.voice.say(f"event-text-{EVENTS[scene.view.event]}")
    return Told(scene.member("event", scene.view.event), scene.say("phase-1"), [story])


@NOTES.tells("MARS-TURN-1", "phase")
def phase(scene: Scene, which: list[str]) -> Told:
    at = int(which[0])
    form = "now" if at == scene.view.phase else "past" if at < scene.view.phase else "to-come"
    now = [scene.note(f"phase-{form}", {"name": scene.voice.name(scene.view.active)})]
    return Told(scene.say(f"phase-{at}"), scene.note("phase-of", {"n": at}), now, which[0])


@NOTES.tells("MARS-END-1", "plaque")
def plaque(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("now"), owner(scene), [ending(scene)] if scene.owner == scene.mine() else [])


@NOTES.tells("MARS-SILO-1", "hand")
def hand(scene: Scene, which: list[str]) -> Told:
    now = [scene.say("limit-long", {"n": scene.colony.limit}) + "."]
    if scene.colony.hand is not None:
        now.insert(0, scene.say("words-hand", {"goods": scene.goods(scene.colony.hand), "limit": scene.colony.limit}))
    return Told(scene.say("hand", scene.naming(scene.owner) | {"n": scene.colony.cards}), "", now)


@NOTES.tells("MARS-TERM-9", "stack", "material")
def material(scene: Scene, which: list[str]) -> Told:
    at = MATERIALS.index(which[0])
    told: dict[str, str | int] = {"name": scene.material(at), "n": scene.held(at)}
    now = [scene.say("in-hand", told) + "."] if scene.colony.hand is not None else []
    left = scene.say("reserve-left", {"name": scene.material(at), "n": scene.view.reserve[at]}) + "."
    return Told(scene.material(at), "", [scene.capital(line) for line in [*now, left]])


@NOTES.tells("MARS-TRADE-1", "offer")
def offer(scene: Scene, which: list[str]) -> Told:
    return Told(scene.say("deal"), "", words.deal(scene))


@NOTES.tells("MARS-NEG-19", "deal")
def deal(scene: Scene, which: list[str]) -> Told:
    """A plus or a minus of a draft tells of its material, a way to trade of what is on the table."""
    return material(scene, which[-1:]) if which[-1] in MATERIALS else offer(scene, which)
