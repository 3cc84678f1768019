"""The position in words, by section: what the picture shows to those who look at it."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.scene import Words
from farside.games.mars.components import (
    CHAIN_COUNT,
    DOMAINS,
    EVENTS,
    GOODS,
    LEVELS,
    MOST,
    PRINTED,
)
from farside.games.mars.drawing.planner import effect, lack
from farside.games.mars.drawing.plaques import advice, bundles, ending, plan_name
from farside.games.mars.drawing.scene import Scene


def describe(scene: Scene) -> list[tuple[str, list[str]]]:
    """Mine, what can be built, the turn, the bargain, the others, what is left."""
    found: list[tuple[str, list[str]]] = []
    if scene.mine() != NOBODY:
        found.append((scene.say("words-mine"), mine(scene)))
        found.append((scene.say("plans"), plans(scene)))
    found.append((scene.say("words-turn"), turn(scene)))
    if scene.view.talk is not None or scene.view.bids:
        found.append((scene.say("deal"), deal(scene)))
    others = [seat for seat in [scene.owner, *scene.others()] if seat != scene.mine()]
    found.append((scene.say("words-others"), [line for seat in others for line in colony(scene, seat)]))
    found.append((scene.say("market"), market(scene)))
    return found


def mine(scene: Scene) -> list[str]:
    hand = scene.say("words-hand", {"goods": scene.goods(scene.view.hand), "limit": scene.colony.limit})
    kept = [scene.member("card", card) for card in scene.view.kept]
    lines = [*colony(scene, scene.owner), hand, ending(scene)]
    if kept:
        lines.append(scene.say("words-kept", {"cards": scene.voice.listed(kept)}))
    return lines


def colony(scene: Scene, seat: Seat) -> list[str]:
    """What a colony has, runs and holds."""
    have = scene.view.colonies[seat]
    counts: Words = {
        "n": scene.view.scores[seat],
        "target": scene.view.target,
        "used": have.used,
        "energy": have.energy,
    }
    counts |= {"free": have.free, "all": have.colonists, "cards": have.cards, "limit": have.limit}
    lines = [scene.say("words-colony", counts | {"name": scene.who(seat)})]
    lines.append(scene.voice.listed([chain(scene, seat, at) for at in range(CHAIN_COUNT)]) + ".")
    goods = tuple(have.mines.count(good) for good in range(GOODS))
    lines.append(scene.say("mini-mines", {"goods": scene.goods(goods), "n": sum(have.mining)}))
    return lines + holdings(scene, seat)


def chain(scene: Scene, seat: Seat, at: int) -> str:
    have = scene.view.colonies[seat]
    built, running = have.built[at] - PRINTED[at], max(0, have.running[at] - PRINTED[at])
    return scene.say("mini", {"name": scene.member("chain", at), "built": built, "running": running})


def holdings(scene: Scene, seat: Seat) -> list[str]:
    have = scene.view.colonies[seat]
    held = [scene.member("domain", at) for at in range(len(DOMAINS)) if scene.view.holders[at] == seat]
    held += [scene.say("magna")] if scene.view.magna == seat else []
    for given, got in have.contracts:
        held.append(scene.say("contract-words", {"given": scene.material(given), "got": scene.material(got)}))
    held += [scene.member("card", card) for card in have.laid]
    return [scene.say("words-holds", {"things": scene.voice.listed(held)})] if held else []


def plans(scene: Scene) -> list[str]:
    found = []
    for plan in scene.view.plans:
        ready = plan.in_stock and not any(plan.missing)
        words = effect(scene, plan.item) if ready else lack(scene, plan)
        found.append(f"{plan_name(scene, plan.item)} ({scene.goods(plan.cost)}): {words}")
    if scene.view.ahead:
        found.append(". ".join(words for _classes, words in advice(scene, scene.view.ahead)))
    return found


def turn(scene: Scene) -> list[str]:
    view = scene.view
    lines = [scene.voice.say(f"phase-name-{view.phase}")]
    if view.phase:
        lines.append(
            f"{scene.say('turn-of', {'name': scene.voice.name(view.active)})}, {scene.say('round', {'n': view.round})}"
        )
    if 0 <= view.event < len(EVENTS):
        story = scene.voice.say(f"event-text-{EVENTS[view.event]}")
        lines.append(f"{scene.member('event', view.event)}. {story}")
    return lines


def deal(scene: Scene) -> list[str]:
    talk = scene.view.talk
    offers = [] if talk is None else [(talk.author, talk.given, talk.wanted)]
    return [
        scene.say("offer-words", scene.naming(seat) | bundles(scene, given, wanted))
        for seat, given, wanted in [*offers, *scene.view.bids]
    ]


def market(scene: Scene) -> list[str]:
    found = []
    for at in range(CHAIN_COUNT):
        counts = [str(scene.view.stock[at * LEVELS + tile]) for tile in range(PRINTED[at], MOST[at])]
        found.append(scene.say("words-tiles", {"name": scene.member("chain", at), "counts": ", ".join(counts)}))
    found.append(f"{scene.say('mines')}: {scene.goods(scene.view.mine_stock)}.")
    found.append(f"{scene.say('reserve')}: {scene.goods(scene.view.reserve)}.")
    return found
