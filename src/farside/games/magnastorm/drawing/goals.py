"""The objectives: what each asks for this round and next, how far everybody is, and what it still brings."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import badge, element, escape, hint, sign
from farside.core.scene import Words
from farside.games.magnastorm.cards import (
    ART_BONUS,
    ART_NUMBER,
    IN_ANY,
    IN_FIRST,
    IS_SECTOR,
    LED,
    METAL,
    NAMED,
    OBJECTIVES,
)
from farside.games.magnastorm.components import TRACKS
from farside.games.magnastorm.drawing.scene import Scene, price, priced, token
from farside.games.magnastorm.view import Goal


def goals(scene: Scene) -> str:
    """The forecast (or the ranking), then a card for each objective."""
    top = ranking(scene) if scene.view.over else forecast(scene)
    return element("div", top + "".join(goal(scene, found) for found in scene.view.goals), "magnastorm mag-goals")


# -- if the round ended now ------------------------------------------------------------------------


def forecast(scene: Scene) -> str:
    """MAG-ADM-1, MAG-ADM-2, MAG-ADM-3  What administration would bring each player."""
    rows = "".join(outlook(scene, seat) for seat in scene.seating())
    return element("section", element("h3", scene.html("forecast")) + element("ul", rows), "forecast")


def outlook(scene: Scene, seat: Seat) -> str:
    have = scene.view.players[seat]
    fame = f"{have.forecast:+d}"
    cubes = price(scene, priced(seat, have.income), 15) if sum(have.income) else "–"
    words = scene.say(
        "outlook", scene.naming(seat) | {"fame": fame, "cubes": scene.cubes(priced(seat, have.income)) or "0"}
    )
    inside = badge(seat, scene.who(seat), 18) + cubes + sign("mag-rep", "", 15) + element("b", fame)
    return element("li", inside, "", hint(words))


def ranking(scene: Scene) -> str:
    """MAG-END-9  The ranking, and the artefacts won."""
    rows = "".join(placed(scene, place, seat) for place, seat in enumerate(scene.view.ranking, start=1))
    return element("section", element("h3", scene.html("ranking")) + element("ol", rows), "ranking")


def placed(scene: Scene, place: int, seat: Seat) -> str:
    inside = element("b", f"{place}.") + badge(seat, "", 20) + element("span", escape(scene.who(seat)))
    inside += element("b", str(scene.view.scores[seat])) + sign("mag-rep", "", 15)
    won = scene.view.players[seat].won
    if won != NOBODY:
        inside += element("small", escape(artefact(scene, won)))
    return element("li", inside)


def artefact(scene: Scene, card: int) -> str:
    """An artefact card in words."""
    words: Words = {"metal": scene.member("metal", METAL[card]), "number": ART_NUMBER[card]}
    return scene.say("artefact", words | {"bonus": scene.member("bonus", ART_BONUS[card])})


# -- an objective ----------------------------------------------------------------------------------


def goal(scene: Scene, found: Goal) -> str:
    key = OBJECTIVES[found.key]
    notation = f"claim:{key}"
    mine = scene.mine()
    ready = mine != NOBODY and found.clauses[mine] == "" and not scene.view.over
    number = element("i", str(scene.number(notation))) if scene.number(notation) else ""
    head = element("header", number + element("b", escape(scene.member("objective", found.key))) + values(scene, found))
    inside = (
        head
        + element("p", asked(scene, found) + able(scene, found), "asked")
        + element("p", standing(scene, found), "standing")
    )
    more = f'id="goal-{key}" {hint(told(scene, found))}'
    if number:
        return element("div", inside, "goal ready target", f"{more} {scene.target(notation)}")
    if notation in scene.closed:
        more += f' data-closed="{notation}"'
    return element("div", inside, "goal ready" if ready else "goal", more)


def told(scene: Scene, found: Goal) -> str:
    """What an objective asks for in a sentence, and why the reader cannot complete it."""
    notation = f"claim:{OBJECTIVES[found.key]}"
    text = in_words(scene, found, now=True)
    return f"{text} {scene.reason(notation)}" if notation in scene.closed else text


def values(scene: Scene, found: Goal) -> str:
    """The places with their reputation; taken ones bear their owner's mark."""
    drawn = ""
    for at, value in enumerate(found.values):
        if at < len(found.claims):
            seat = found.claims[at]
            drawn += badge(seat, scene.say("claimed", scene.naming(seat) | {"n": value}), 22)
        else:
            drawn += element("span", str(value), "value best" if at == len(found.claims) else "value")
    return element("span", drawn, "values")


def asked(scene: Scene, found: Goal) -> str:
    """Labs by sector, or markers that go down, and what must hold besides."""
    if IS_SECTOR[found.key]:
        boxes = "".join(element("span", token("lab", scene.seat(), "", 18) * count, "labs") for count in found.labs)
        return boxes + element("span", scene.html(f"led-{LED[found.key]}", {"n": len(found.labs)}), "besides")
    markers, levels, chiefs = found.now
    signs = "".join(sign(f"mag-{TRACKS[at]}", "", 16) for at in range(len(TRACKS)) if NAMED[found.key] >> at & 1)
    words: Words = {"markers": markers, "levels": levels}
    inside = (signs or sign("mag-white", "", 18)) + element("b", scene.html("markers-down", words))
    if chiefs:
        inside += element("span", scene.html("with-chiefs", {"n": chiefs}), "besides")
    if NAMED[found.key]:
        inside += element("span", scene.html("lead-one"), "besides")
    return inside


def standing(scene: Scene, found: Goal) -> str:
    """How far the reader is, and what changes next round."""
    seat = scene.seat()
    done = seat in found.claims
    pips = "" if done else "".join(pip(at < found.progress[seat]) for at in range(found.needed))
    words: Words = {"have": found.progress[seat], "of": found.needed}
    state = scene.html("goal-done", scene.naming(seat)) if done else scene.html("goal-have", words | scene.naming(seat))
    return element("span", pips, "pips") + element("span", state + later(scene, found))


def able(scene: Scene, found: Goal) -> str:
    """The others who could complete it now."""
    seats = [seat for seat in scene.seats if found.clauses[seat] == "" and seat != scene.seat()]
    if not seats or scene.view.over:
        return ""
    marks = "".join(badge(seat, "", 17) for seat in seats)
    return element("span", f"✓{marks}", "able", hint(scene.say("able", {"people": scene.people(seats)})))


def pip(full: bool) -> str:
    return '<i class="pip full"></i>' if full else '<i class="pip"></i>'


def later(scene: Scene, found: Goal) -> str:
    """MAG-OBJ-8  Next round's figure, where it differs."""
    if IS_SECTOR[found.key] or found.now == found.next or scene.view.over:
        return ""
    markers, levels, chiefs = found.next
    text = scene.say("goal-next", {"markers": markers, "levels": levels})
    if chiefs != found.now[2]:
        text += f", {scene.say('with-chiefs', {'n': chiefs})}"
    return f" · {escape(text)}"


def in_words(scene: Scene, found: Goal, now: bool) -> str:
    """An objective in a sentence."""
    if IS_SECTOR[found.key]:
        labs = " + ".join(str(count) for count in found.labs)
        key = {IN_ANY: "goal-sectors-any", IN_FIRST: "goal-sectors-first"}.get(LED[found.key], "goal-sectors")
        return scene.say(key, {"labs": labs, "n": len(found.labs)})
    markers, levels, chiefs = found.now if now else found.next
    text = scene.say("goal-markers", {"markers": markers, "levels": levels})
    if chiefs:
        text += f" {scene.say('goal-chiefs', {'n': chiefs})}"
    return f"{text} {scene.say('goal-lead')}" if NAMED[found.key] else text
