"""The rivals: their colonies in small, each with a head of numbers, and who is ahead in each domain."""

from __future__ import annotations

from farside.core.actions import Seat
from farside.core.marks import LETTERS, badge, colours, element, escape, sign
from farside.games.mars.components import CHAINS, DOMAIN_CHAIN, DOMAINS
from farside.games.mars.drawing.players import AT_PLAYERS, belongings, held, points, stats
from farside.games.mars.drawing.scene import Scene, toward
from farside.games.mars.drawing.terraces import THREE, TWO, terraces

PANES = ("rivals", "deals", "market")  # they share a place where there is room for one
FRONT = ("mine", "start", "fetch", "synthesize")  # questions answered with what is left of tiles and cards
TALKS = ("opening", "draft", "answer", "hear", "choice", "offers")  # questions of a bargain


def rivals(scene: Scene) -> str:
    """All colonies but the one shown large."""
    rows = "".join(rival(scene.of(seat)) for seat in scene.others())
    many = f" ma-of-{len(scene.others())}"
    inside = tabs(scene, "rivals") + element("div", rows, f"ma-rows{many}") + ahead(scene)
    return element("div", inside, f"mars ma-rivals{front(scene, 'rivals')}")


def front(scene: Scene, key: str) -> str:
    """Rivals, deals and tiles share a place; the question says which of them is in front."""
    return " ma-front" if key == pane(scene) else ""


def pane(scene: Scene) -> str:
    if scene.view.asks in TALKS and (scene.view.options or scene.view.talk or scene.view.bids):
        return "deals"
    return "market" if scene.view.asks in FRONT and scene.view.options else "rivals"


def tabs(scene: Scene, key: str) -> str:
    """Those that share a place."""
    found = "".join(tab(scene, one, key) for one in PANES)
    note = element("small", scene.html(f"{key}-note"))
    label = f'data-label="{scene.html(key)}"'
    return element("header", element("span", found, "ma-tabs") + note, "ma-header ma-tabbed", label)


def tab(scene: Scene, one: str, key: str) -> str:
    here = "true" if one == key else "false"
    return element(
        "button", scene.html(one), "", f'type="button" data-do="pane" data-pane="{one}" aria-pressed="{here}"'
    )


# -- one rival ---------------------------------------------------------------------------------------


def rival(scene: Scene) -> str:
    """A head and the colony; it answers where a player is to be chosen, else it is shown large."""
    seat = scene.owner
    names = [toward(verb, seat) for verb in AT_PLAYERS]
    answers = bool(scene.open(*names))
    drawn = terraces(scene, TWO) + terraces(scene, THREE)
    quiet = "" if answers or scene.open(*map(scene.falls, range(len(CHAINS)))) else f'data-do="look" {looks(seat)}'
    inside = head(scene, names, answers) + element("div", drawn, "ma-land", quiet) + belongings(scene, seat)
    tip = f" {scene.tip(scene.who(seat), *names)}" if scene.attributes(*names) else ""
    more = f'id="rival-{LETTERS[seat]}" {scene.attributes(*names)}{tip}'
    return element("section", inside, f"ma-rival {colours(seat)}{scene.lit(*names)}", more.strip())


def looks(seat: Seat) -> str:
    return f'data-look="{LETTERS[seat]}"'


def head(scene: Scene, names: list[str], answers: bool) -> str:
    """Who it is and all that is counted of him."""
    seat = scene.owner
    who = badge(seat, "", 22) + element("b", escape(scene.who(seat)), "ma-who")
    words = scene.say("look-at", scene.naming(seat))
    if answers:
        who = element("span", who + scene.badge(*names), "ma-lookat")
    else:
        who = element("button", who, "ma-lookat", f'type="button" data-do="look" {looks(seat)} {scene.tip(words)}')
    numbers = element("span", stats(scene, seat), "ma-stats")
    return element("header", who + held(scene, seat) + numbers + points(scene, seat), "ma-rivalhead")


# -- who is ahead ------------------------------------------------------------------------------------


def ahead(scene: Scene) -> str:
    """MARS-CONF-4, MARS-CONF-5  Who is how strong in each domain; a supremacy may be contested."""
    rows = "".join(domain(scene, at) for at in range(len(DOMAINS)))
    return element("section", element("b", scene.html("leaders")) + rows, "ma-ahead")


def domain(scene: Scene, at: int) -> str:
    name = f"contest:{DOMAINS[at]}"
    words = scene.member("domain", at)
    inside = sign(f"mars-{CHAINS[DOMAIN_CHAIN[at]]}", "", 20, "ma-kind")
    inside += element("span", escape(scene.brief(DOMAIN_CHAIN[at])), "ma-row") + scene.badge(name)
    inside += "".join(strength(scene, at, seat) for seat in scene.seats)
    more = f'id="ahead-{DOMAINS[at]}" {scene.attributes(name)} {scene.tip(words, name)}'
    return element("div", inside, f"ma-domain{scene.lit(name)}", more)


def strength(scene: Scene, at: int, seat: Seat) -> str:
    colony = scene.view.colonies[seat]
    crown = sign("mars-supremacy", scene.say("supremacies"), 16) if scene.view.holders[at] == seat else ""
    bonus = f"+{colony.bonus[at]}" if colony.bonus[at] else ""
    return element("span", f"{crown}{badge(seat, scene.who(seat), 18)}{colony.strength[at]}{bonus}", "ma-strength")
