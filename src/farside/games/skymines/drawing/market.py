"""The card display, what each card costs now, and the majorities: a panel each."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import element, escape, hint, sign
from farside.core.phrases import Args
from farside.games.skymines.components import CARD_COST, CARDS, LETTERS, MARKET_KEYS, ROWS, SURCHARGE
from farside.games.skymines.drawing.faces import card, chip, rewards, told
from farside.games.skymines.drawing.luna import demand
from farside.games.skymines.drawing.scene import Lit, Scene, numbered
from farside.games.skymines.luna import LUNA
from farside.games.skymines.tracks import (
    FIRST_STANDARD,
    MEASURE,
    MEASURES,
    SPACE_KEYS,
    TIER_KEYS,
    TIER_MIN,
    TIER_REWARD,
    TIERS,
)


def cards(scene: Scene) -> str:
    """The display, and the destroyed cards that may be taken back."""
    return panel("market", heading(scene), display(scene) + destroyed(scene))


def panel(key: str, head: str, inside: str) -> str:
    """A framed panel with a heading."""
    framed = element("section", element("h2", head) + inside, f"sky-panel sky-{key}", f'id="sky-{key}"')
    return element("div", framed, "skymines sky-framed")


def heading(scene: Scene) -> str:
    """How many cards are left, by letter, and how many are destroyed."""
    view = scene.view
    left = ", ".join([f"{letter} {view.deck[at]}" for at, letter in enumerate(LETTERS) if view.deck[at]])
    deck = element("span", scene.html("deck", {"n": sum(view.deck)}), "", hint(left or scene.say("deck", {"n": 0})))
    gone = element("span", scene.icon("destroy", 13) + str(len(view.destroyed)), "", hint(gone_words(scene)))
    return scene.html("market") + element("small", f"{deck} {gone}")


def gone_words(scene: Scene) -> str:
    names = ", ".join([scene.card(which) for which in scene.view.destroyed])
    return scene.say("destroyed", {"n": len(scene.view.destroyed), "cards": names})


def display(scene: Scene) -> str:
    """Three columns: the dearest on the left, the one that is destroyed at the end of the round on the right."""
    columns = range(len(MARKET_KEYS) // ROWS - 1, -1, -1)
    heads = "".join([column_head(scene, column) for column in columns])
    cards = "".join([offer(scene, column * ROWS + row) for row in range(ROWS) for column in columns])
    return element("div", heads + cards, "sky-market-grid")


def column_head(scene: Scene, column: int) -> str:
    plus = f"+{SURCHARGE[column * ROWS]}"
    if any(scene.view.market[column * ROWS + row].leaves for row in range(ROWS)):
        return element("span", scene.icon("destroy", 12) + plus, "sky-purge", hint(scene.say("purge")))
    return element("span", plus, "", hint(scene.say("surcharge", {"n": SURCHARGE[column * ROWS]})))


def offer(scene: Scene, space: int) -> str:
    seen = scene.view.market[space]
    place = f'id="market-{space + 1}"'
    if seen.card == NOBODY:
        return element("div", "", "sky-card sky-gap", f"{place} {hint(scene.say('empty'))}")
    lit = scene.lit(f"buy:{space + 1}")
    price = f"<b>{seen.price}</b>"
    if seen.price != seen.cost:
        price = f"<s>{seen.cost}</s> {price}"
    cost, plus = CARD_COST[seen.card], SURCHARGE[space]
    words: Args = {"card": scene.card(seen.card), "cost": cost, "plus": plus, "n": seen.price}
    more = lit.more(f"{place} {told(scene.say('offer', words), lit.words)}")
    return card(scene, seen.card, price, lit.dress("sky-offer").strip(), more, mark=numbered(lit))


def destroyed(scene: Scene) -> str:
    """Destroyed cards that may be taken back."""
    names = scene.found("recover")
    if not names:
        return ""
    return element("div", "".join([back(scene, name) for name in names]), "sky-lost")


def back(scene: Scene, name: str) -> str:
    lit = scene.lit(name)
    which = CARDS.index(name.partition(":")[2])
    return element("span", numbered(lit) + chip(scene, which), lit.dress("sky-choice"), lit.attributes)


# -- majorities --------------------------------------------------------------------------------------


def who_may(scene: Scene) -> str:
    return scene.html("majorities") + element("small", scene.html("who-may"))


def majorities(scene: Scene) -> str:
    rows = element("div", "".join([majority(scene, space) for space in range(FIRST_STANDARD)]), "sky-rows")
    return panel("majorities", who_may(scene), rows)


def majority(scene: Scene, space: int) -> str:
    """Who leads with how much, and what the leader would get."""
    seen = scene.view.bonuses[space]
    key = MEASURES[MEASURE[space]].removesuffix("_cards")
    lit = place(scene, space)
    gain = scene.html("taken") if seen.owner != NOBODY else prize(scene, space)
    inside = numbered(lit) + sign(f"sky-{key}", scene.member("space", space), 20)
    inside += element("span", standing(scene, space), "sky-lead") + element("span", gain, "sky-prize")
    words = told(majority_words(scene, space), lit.words)
    classes = lit.dress("sky-row sky-taken" if seen.owner != NOBODY else "sky-row")
    return element("div", inside, classes, lit.more(f'id="bonus-{SPACE_KEYS[space]}" {words}'))


def place(scene: Scene, space: int) -> Lit:
    """The answers of a bonus space: to place a marker, or to choose its reward."""
    tiers = [f"tier:{key}" for key in TIER_KEYS] if scene.view.asks == "tier" and space in scene.view.about else []
    return scene.lit(f"bonus:{SPACE_KEYS[space]}", *tiers)


def leaders(scene: Scene, space: int) -> tuple[Seat, ...]:
    measure = scene.view.bonuses[space].measure
    best = max(measure)
    return tuple([seat for seat in scene.seats if measure[seat] == best and best > 0])


def standing(scene: Scene, space: int) -> str:
    """The marker that stands there, or those who lead."""
    seen = scene.view.bonuses[space]
    if seen.owner != NOBODY:
        return scene.badge(seen.owner, 20)
    ahead = leaders(scene, space)
    if scene.view.luna is not None:
        return standing_with_luna(scene, space, ahead)
    if not ahead:
        return element("small", scene.html("nobody"))
    best = max(seen.measure)
    return "".join([scene.badge(seat, 16) for seat in ahead]) + f" {best}"


def standing_with_luna(scene: Scene, space: int, ahead: tuple[Seat, ...]) -> str:
    """Who leads, and how much Luna's majority cards demand; a lock where that is more than the reader has."""
    best = "".join([scene.badge(seat, 16) for seat in ahead]) + f" {max(scene.view.bonuses[space].measure)}"
    needed = demand(scene, space)
    return (best if ahead else "" if needed else element("small", scene.html("nobody"))) + needed


def majority_words(scene: Scene, space: int) -> str:
    seen = scene.view.bonuses[space]
    if seen.owner != NOBODY:
        return scene.say("space-taken", {"name": scene.who(seen.owner)})
    amounts = ", ".join([f"{scene.who(seat)} {seen.measure[seat]}" for seat in scene.seats])
    if scene.view.luna is not None:
        amounts += f", {scene.who(LUNA)} {scene.view.luna.demands[space]}"
    steps = ", ".join([f"{TIER_MIN[space * TIERS + tier]}+" for tier in range(TIERS)])
    return scene.say("majority", {"amounts": amounts, "tiers": steps})


def prize(scene: Scene, space: int) -> str:
    """The reward of the best tier the leader reaches; the lowest one while nobody reaches it."""
    seen = scene.view.bonuses[space]
    best = max([strength(scene, seat, space) for seat in leaders(scene, space)] or [0])
    reached = [tier for tier in range(TIERS) if TIER_MIN[space * TIERS + tier] <= best]
    drawn = " ".join(rewards(scene, TIER_REWARD[space * TIERS + (reached[-1] if reached else 0)], 15))
    if reached or seen.owner != NOBODY:
        return drawn
    return element("span", f"{escape(str(TIER_MIN[space * TIERS]))}+: {drawn}", "sky-faint")


def strength(scene: Scene, seat: Seat, space: int) -> int:
    """SKY-MAJ-2  For research scientists all scientists count."""
    own = scene.view.bonuses[space].measure[seat]
    return own + scene.player(seat).engineers if MEASURES[MEASURE[space]] == "researcher_cards" and own else own
