"""The position in words, by section: what the picture shows to those who look at it."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.scene import Words
from farside.games.antarctica.components import HAND, ZONES
from farside.games.antarctica.drawing.cards import need_words, reachable
from farside.games.antarctica.drawing.corners import scarcest
from farside.games.antarctica.drawing.players import seating
from farside.games.antarctica.drawing.scene import Scene
from farside.games.antarctica.drawing.zones import summary
from farside.games.antarctica.view import Deck, Track


def describe(scene: Scene) -> list[tuple[str, list[str]]]:
    """Mine, the sun, zones, cards, tracks, the other players, the end."""
    me = scene.mine()
    found: list[tuple[str, list[str]]] = [(scene.say("words-mine"), one_player(scene, me))] if me != NOBODY else []
    found.append((scene.say("words-turns"), turns(scene)))
    found.append((scene.say("words-zones"), zones(scene)))
    found.append((scene.say("cards"), [deck(scene, at) for at in range(len(scene.view.decks))]))
    found.append((scene.say("research"), [track(scene, at) for at in open_tracks(scene)]))
    others = [line for seat in seating(scene) if seat != me for line in one_player(scene, seat)]
    found.append((scene.say("words-others"), others))
    found.append((scene.say("until-end"), the_end(scene)))
    return found


def one_player(scene: Scene, seat: Seat) -> list[str]:
    """What a player has, holds and scores."""
    have = scene.view.players[seat]
    zones, tracks, stars, given = scene.view.split(seat)
    counts: Words = {
        "name": scene.who(seat),
        "staff": have.staff,
        "reserve": have.reserve,
        "ships": have.ships,
        "cubes": have.cubes,
    }
    counts |= {"sailing": have.sailing, "stars": have.stars, "given": have.given_ships + have.given_cubes}
    held = scene.listed([f"{scene.card(card)} ({have.hand[card]})" for card in range(len(HAND)) if have.hand[card]])
    points: Words = {"n": scene.view.scores[seat], "zones": zones, "tracks": tracks, "stars": stars, "given": given}
    return [
        scene.say("words-player", counts),
        scene.say("words-hand", {"name": scene.who(seat), "cards": held or scene.say("no-cards")}),
        scene.say("words-points", points | {"name": scene.who(seat)}),
    ]


def turns(scene: Scene) -> list[str]:
    """Where the sun stands and who acts next."""
    found = [scene.say("sun", {"zone": scene.zone(scene.view.sun)})]
    for coming in scene.view.forecast[:8]:
        line = scene.say("turn", scene.naming(coming.seat) | {"zone": scene.zone(coming.zone), "n": coming.away})
        found.append(f"{line} ({scene.say('by-icebreaker')})" if coming.icebreaker else line)
    return found


def zones(scene: Scene) -> list[str]:
    """Each zone from the sun on, with its queue."""
    found: list[str] = []
    for step in range(len(ZONES)):
        at = (scene.view.sun + step) % len(ZONES)
        here = scene.view.zones[at]
        line = summary(scene, at)
        if not here.closed:
            queue = ", ".join(scene.who(ship.seat) for ship in here.queue) or scene.say("none")
            line += " " + scene.say("words-queue", {"queue": queue})
        if here.icebreakers:
            line += " " + scene.say("words-icebreakers", {"people": scene.people(here.icebreakers)})
        found.append(line)
    return found


def deck(scene: Scene, at: int) -> str:
    """An open card, its needs and where it could be built."""
    card = scene.view.decks[at]
    if card.builds == NOBODY:
        return f"{scene.deck(at)}: {scene.say('deck-empty')}"
    numbers = {"scientists": card.scientists, "steps": card.steps, "left": card.left}
    line = scene.say("words-card", numbers | {"deck": scene.deck(at), "building": scene.building(card.builds)})
    return f"{line} {needs(scene, card)} {ready(scene, card)}"


def needs(scene: Scene, card: Deck) -> str:
    told: list[str] = []
    for asked in card.needs:
        how = "ok" if asked.covered else "no" if asked.card == NOBODY else "card"
        where = need_words(scene, asked, how)
        told.append(f"{scene.building(asked.kind)} ({scene.say(f'need-{how}')}, {where})")
    return scene.say("words-needs", {"needs": scene.listed(told)})


def ready(scene: Scene, card: Deck) -> str:
    if not card.ready or scene.view.over:
        return ""
    return scene.say("words-ready", {"zones": scene.shorts(card.ready), "n": len(card.ready), "of": reachable(scene)})


def open_tracks(scene: Scene) -> list[int]:
    return [at for at, row in enumerate(scene.view.tracks) if row.open]


def track(scene: Scene, at: int) -> str:
    """Who stands where on a track, what it brings now, and the icons still alive."""
    row = scene.view.tracks[at]
    cubes = [
        scene.say("words-cube", {"name": scene.who(seat), "space": space, "n": row.points[seat]})
        for space, seat in reversed(list(enumerate(row.cubes, start=1)))
        if seat != NOBODY
    ]
    line = f"{scene.track(at)}: {scene.listed(cubes) or scene.say('none')}."
    return f"{line} {scene.say('words-icons', {'icons': icons(scene, row)})}"


def icons(scene: Scene, row: Track) -> str:
    alive = [f"{icon.space} {scene.icon(icon.kind)}" for icon in row.icons if not icon.used]
    return scene.listed(alive) or scene.say("none")


def the_end(scene: Scene) -> list[str]:
    seats = scarcest(scene)
    found = [
        scene.say("end-scientists", {"n": scene.view.left(seats[0]), "people": scene.people(seats)}),
        scene.say("end-cards", {"n": scene.view.cards_left()}),
    ]
    if scene.view.still:
        found.append(scene.say("end-still", {"n": scene.view.still, "limit": scene.view.limit}))
    return found
