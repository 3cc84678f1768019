"""The players: cubes, commanders, reputation; labs, stations and crew that are left, with the next price."""

from __future__ import annotations

from farside.core import marks
from farside.core.actions import Seat
from farside.core.marks import LETTERS, badge, colours, element, escape, hint, sign
from farside.core.scene import Words
from farside.games.magnastorm.cards import ART_NUMBER
from farside.games.magnastorm.components import COLOURS, YELLOW
from farside.games.magnastorm.drawing.goals import artefact
from farside.games.magnastorm.drawing.panels import about
from farside.games.magnastorm.drawing.scene import Scene, portrait, price, priced, token


def players(scene: Scene) -> str:
    rows = "".join(player(scene, seat) for seat in seating(scene))
    return element("ul", rows, "magnastorm folk mag-players")


def seating(scene: Scene) -> list[Seat]:
    """The reader first, then the others in turn order."""
    order = scene.seating()
    mine = scene.mine()
    at = order.index(mine) if mine in order else 0
    return order[at:] + order[:at]


def player(scene: Scene, seat: Seat) -> str:
    """One player: name, place and reputation above; cubes; what is left and what it costs."""
    head = element("b", escape(scene.who(seat)), "name") + marks.status(seat)
    head += element("span", place(scene, seat) + storm(scene, seat), "status")
    head = element("div", head + chiefs(scene, seat) + fame(scene, seat), "across")
    goods = element("div", cubes(scene, seat) + element("span", stats(scene, seat), "stats"), "across goods")
    facts = element("div", head + goods, "belongings")
    classes = ["person", colours(seat)]
    classes += ["self"] if seat == scene.mine() else []
    classes += ["active"] if seat in scene.view.waiting else []
    return element("li", badge(seat, scene.who(seat), 30) + facts, " ".join(classes), f'id="player-{LETTERS[seat]}"')


def place(scene: Scene, seat: Seat) -> str:
    """The place in the turn order."""
    return scene.html("nth", {"n": scene.seating().index(seat) + 1})


def storm(scene: Scene, seat: Seat) -> str:
    """A warning: the scout is in the storm, or (with an arrow) the storm comes next."""
    have = scene.view.players[seat]
    if have.in_storm:
        return element("span", sign("mag-storm", scene.say("in-storm"), 18), "storm", hint(scene.say("in-storm")))
    if have.storm_next:
        words = scene.say("storm-next")
        return element("span", "→" + sign("mag-storm", words, 18), "storm", hint(words))
    return ""


def fame(scene: Scene, seat: Seat) -> str:
    have = scene.view.players[seat]
    later = "" if scene.view.over else element("small", f"{have.forecast:+d}", "so-far", hint(scene.say("fame-later")))
    crown = sign("mag-crown", scene.say("winner"), 18) if seat in scene.view.winners else ""
    words = scene.say("reputation-of", scene.naming(seat) | {"n": have.reputation})
    return element("span", f"{crown}{sign('mag-rep', '', 17)}<b>{have.reputation}</b>{later}", "fame", hint(words))


# -- cubes and commanders --------------------------------------------------------------------------


def cubes(scene: Scene, seat: Seat) -> str:
    """The cubes by colour, the player's own first; those that may be given answer."""
    have = scene.view.players[seat].cubes
    order = [seat, YELLOW, *[other for other in scene.seats if other != seat]]
    inside = "".join(stack(scene, seat, kind, have[kind]) for kind in order if have[kind])
    return element("span", inside or scene.html("no-cubes"), "cubes")


def stack(scene: Scene, seat: Seat, kind: int, count: int) -> str:
    words: Words = {"n": count, "colour": scene.member("colour", kind)}
    inside = token("cube", kind, "", 18) + str(count)
    notation = f"give:{COLOURS[kind]}"
    told = hint(scene.say("cubes-of", words))
    if seat == scene.mine() and scene.number(notation):
        more = f"{scene.target(notation)} {hint(scene.option(notation))}"
        return element("span", f"{inside}<i>{scene.number(notation)}</i>", "stack target", more)
    if seat == scene.mine() and notation in scene.closed:
        told = f'data-closed="{notation}" {hint(scene.reason(notation))}'
    return element("span", inside, "stack", told)


def chiefs(scene: Scene, seat: Seat) -> str:
    """The commanders a player controls, the token, and artefacts of the advanced start."""
    have = scene.view.players[seat]
    inside = sign("mag-token", scene.say("token-held"), 18) if seat == scene.view.token else ""
    for commander in have.commanders:
        inside += sign(portrait(commander), about(scene, commander), 18, "sign-of")
    for card in have.artefacts:
        number = escape(scene.say("card-short", {"n": ART_NUMBER[card]}))
        inside += element("small", number, "art", hint(artefact(scene, card)))
    return element("span", inside, "chiefs")


# -- what is left ----------------------------------------------------------------------------------


def stats(scene: Scene, seat: Seat) -> str:
    have = scene.view.players[seat]
    return (
        left(scene, seat, "lab", have.labs_left, have.lab_price)
        + left(scene, seat, "station", have.stations_left, have.station_price)
        + left(scene, seat, "crew", have.crew, (0, 0))
    )


def left(scene: Scene, seat: Seat, kind: str, count: int, cost: tuple[int, int]) -> str:
    """How many pieces are left, and what the next one costs."""
    amounts = priced(seat, cost)
    words: Words = {"n": count, "cubes": scene.cubes(amounts) or scene.say("free")}
    inside = token(kind, seat, "", 18) + element("b", str(count))
    if count and sum(cost):
        inside += price(scene, amounts, 13)
    elif count and kind != "crew":
        inside += element("small", scene.html("free"))
    return element("span", inside, "stat", hint(scene.say(f"left-{kind}", words)))
