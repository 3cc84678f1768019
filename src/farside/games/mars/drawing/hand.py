"""The hand with the silos' limit, contracts and R&D cards of the reader."""

from __future__ import annotations

from farside.core.marks import element, escape, sign
from farside.games.mars.components import GOODS, MATERIALS, RND_CARDS, RND_FIRST2
from farside.games.mars.drawing.board import spending
from farside.games.mars.drawing.scene import Scene

ROOMY = 72  # letters: up to so many have room, cards are shown with their names
NARROW, EDGES = 9, 2  # letters that a card has room for at least, and that its edges take
TIGHT = 12


def hand(scene: Scene) -> str:
    """Cards in hand, then what lies open."""
    colony = scene.colony
    head = scene.html("hand", {"n": colony.cards} | scene.naming(scene.owner))
    rest = scene.html("hand-limit", {"n": colony.cards, "limit": colony.limit})
    line = element("header", f"<b>{head}</b><span>{rest}</span>", "ma-header")
    return element("section", line + cards(scene) + own(scene), "ma-hand")


def cards(scene: Scene) -> str:
    """One card after the other; a red line after the last one that the silos hold."""
    held = scene.colony.hand
    if held is None:
        backs = "".join(
            element("span", sign("mars-hand", "", 24, "ma-kind"), "ma-card ma-back") for _ in range(scene.colony.cards)
        )
        return element("div", backs, "ma-cards")
    goods = [good for good in range(GOODS) for _card in range(held[good])]
    drawn = ""
    for at, good in enumerate(goods):
        drawn += limit(scene) if at == scene.colony.limit else ""
        drawn += card(scene, good, at, goods.index(good) == at)
    drawn += limit(scene) if len(goods) <= scene.colony.limit else ""
    size = " ma-tight" if len(goods) > TIGHT else " ma-snug" if letters(scene, goods) > ROOMY else ""
    return element("div", drawn, f"ma-cards{size}")


def letters(scene: Scene, goods: list[int]) -> int:
    """How much room the names of cards in a row need."""
    return sum(max(NARROW, len(scene.material(good)) + EDGES) for good in goods)


def limit(scene: Scene) -> str:
    words = scene.say("limit", {"n": scene.colony.limit})
    return element(
        "span",
        element("span", escape(words)),
        "ma-limit",
        scene.tip(scene.say("limit-long", {"n": scene.colony.limit})),
    )


def card(scene: Scene, good: int, at: int, first: bool) -> str:
    names = spending(good)
    words = scene.capital(scene.material(good))
    over = " ma-over" if at >= scene.colony.limit else ""
    inside = sign(f"mars-{MATERIALS[good]}", "", 28) + element("span", escape(words), "ma-cardname")
    inside += scene.badge(*names) if first else ""
    place = f'data-place="card-{MATERIALS[good]}" data-note="material-{MATERIALS[good]}"'
    more = f"{scene.attributes(*names)} {scene.tip(words, *names)} {place}"
    return element("span", inside, f"ma-card{over}{scene.lit(*names)}", more)


# -- what lies open ----------------------------------------------------------------------------------


def own(scene: Scene) -> str:
    """Contracts and R&D cards, as chips that answer when they may be used."""
    colony = scene.colony
    chips = "".join(contract(scene, given, got, ("swap", "return")) for given, got in colony.contracts)
    kept = scene.view.kept if scene.view.seat == scene.owner else ()
    chips += "".join(research(scene, at, "play", "ma-kept") for at in kept)
    chips += "".join(research(scene, at, "play", "") for at in colony.laid)
    if not chips:
        return element("div", element("span", scene.html("own-none"), "ma-soft"), "ma-own ma-empty")
    return element("div", chips, "ma-own")


def contract(scene: Scene, given: int, got: int, verbs: tuple[str, ...]) -> str:
    names = [f"{verb}:{MATERIALS[given]}:{MATERIALS[got]}" for verb in verbs if verb]
    words = scene.say("contract-words", {"given": scene.material(given), "got": scene.material(got)})
    inside = sign("mars-contract", "", 16, "ma-kind") + sign(f"mars-{MATERIALS[given]}", "", 16) + "→"
    inside += sign(f"mars-{MATERIALS[got]}", "", 16) + scene.badge(*names)
    return element(
        "span", inside, f"ma-tag{scene.lit(*names)}", f"{scene.attributes(*names)} {scene.tip(words, *names)}"
    )


def research(scene: Scene, at: int, verb: str, classes: str) -> str:
    """An R&D card: its name, and on pointing what it does."""
    name, story = scene.member("card", at), scene.voice.say(f"card-text-{RND_CARDS[at]}")
    notation = f"{verb}:{RND_CARDS[at]}"
    deck = 1 if at < RND_FIRST2 else 2
    words = scene.say("kept-words" if classes else "laid-words", {"card": name, "story": story, "deck": deck})
    inside = sign("mars-card", "", 16, "ma-kind") + element("span", escape(name)) + scene.badge(notation)
    more = f"{scene.attributes(notation)} {scene.tip(words, notation)}"
    return element("span", inside, f"ma-tag {classes}{scene.lit(notation)}", more)
