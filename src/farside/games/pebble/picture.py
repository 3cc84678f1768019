"""View -> SVG. What can be clicked carries `data-action`; every word comes from the texts."""

from __future__ import annotations

from farside.core.actions import NOBODY, Seat
from farside.core.marks import LETTERS, Spot, art, badge, escape, mark, status
from farside.core.scene import Scene
from farside.core.view import Part
from farside.games.pebble.actions import ACTIONS, GIVE, PASS, PLAN, SETTLE
from farside.games.pebble.components import BIRDS, CATCH, DISCOUNT, POINTS, RANK, SITES
from farside.games.pebble.view import SEALED, PebbleView

PACKAGE = "farside.games.pebble"
River = Scene[PebbleView]  # what is drawn: the view, the voice that tells it, the options by their notation
CENTRE = Spot(0, 0)
ROWS = 3
SPOTS = ((72, 236), (186, 296), (292, 446), (338, 212), (492, 286), (566, 168), (636, 300), (772, 186), (846, 384))


def paint(scene: River) -> list[Part]:
    return [
        Part("river", "board", scene.say("board"), board(scene)),
        Part("hand", "aside", scene.say("hand"), birds(scene)),
        Part("players", "players", scene.say("players"), players(scene)),
    ]


def board(scene: River) -> str:
    sites = "".join(site(scene, at) for at in range(len(SITES)))
    label = scene.html("board")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="peb" viewBox="0 0 960 540" role="group" aria-label="{label}">'
        f"{art(PACKAGE, 'river.svg')}{sites}{corner(scene)}</svg>"
    )


def corner(scene: River) -> str:
    """The round, the river's pebbles, and the way to pass."""
    lines = (
        scene.say("round", {"n": scene.view.round, "rounds": scene.view.rounds}),
        scene.say("river", {"n": scene.view.river}),
        scene.say("deck", {"n": scene.view.deck}),
    )
    shown = "".join(f'<text y="{24 * at}">{escape(line)}</text>' for at, line in enumerate(lines))
    return f'<g class="peb-note" data-note="round" transform="translate(28 44)">{shown}</g>{pass_button(scene)}'


def pass_button(scene: River) -> str:
    if PASS.of() not in scene.view.options:
        return ""
    text = escape(scene.voice.option(PASS.of()))
    shape = '<rect x="-60" y="-24" width="120" height="48" rx="24"/>'
    return target(PASS.of(), f'<g transform="translate(480 496)">{shape}<text y="6">{text}</text></g>', text)


def spot(at: int) -> tuple[int, int]:
    """Where a site lies: by the river as it is drawn, or in three rows where a box has more sites than that."""
    if len(SITES) <= len(SPOTS):
        return SPOTS[at]
    column, row = divmod(at, ROWS)
    return 72 + column * 816 // max(1, (len(SITES) - 1) // ROWS), 170 + 118 * row


def site(scene: River, at: int) -> str:
    """A site: its name, price and points, and whose it is."""
    x, y = spot(at)
    owner = scene.view.owner[at]
    token = price(scene.view.prices[at]) if owner == NOBODY else mark(owner, CENTRE, 40)
    inside = f'<circle class="peb-site" r="42"/>{token}'
    if at == scene.view.flooded:
        inside += '<path class="peb-flood" d="M-34 8q8 -9 17 0t17 0 17 0 17 0M-28 22q7 -9 14 0t14 0 14 0 14 0"/>'
    inside += f'<text class="peb-points" x="30" y="-24">{POINTS[at]}</text>'
    inside += f'<text class="peb-name" y="60">{escape(scene.member("site", at))}</text>'
    said = escape(facts(scene, at))
    group = f'<g id="site-{SITES[at]}" transform="translate({x} {y})"><title>{said}</title>{inside}</g>'
    action = SETTLE.of(at)
    return target(action, group, said) if action in scene.view.options else group


def facts(scene: River, at: int) -> str:
    """A site in words."""
    name = scene.member("site", at)
    said = [scene.say("site", {"site": name, "price": scene.view.prices[at], "points": POINTS[at]})]
    if scene.view.owner[at] != NOBODY:
        said.append(scene.say("owner", {"owner": scene.voice.name(scene.view.owner[at])}))
    if at == scene.view.flooded:
        said.append(scene.say("flooded"))
    return ", ".join(said)


def price(pebbles: int) -> str:
    """A price as pebbles in two rows."""
    rows = ((pebbles + 1) // 2, pebbles // 2) if pebbles > 3 else (pebbles,)
    found = []
    for row, count in enumerate(rows):
        y = -8 + 17 * row if len(rows) > 1 else 0
        found += [f'<use href="#peb-pebble" x="{18 * at - 9 * (count - 1)}" y="{y}"/>' for at in range(count)]
    return "".join(found)


def target(action: int, inside: str, label: str) -> str:
    return f'<g class="peb-open" data-action="{ACTIONS.name(action)}" aria-label="{label}">{inside}</g>'


def birds(scene: River) -> str:
    """The birds in one's hand."""
    cards = "".join(card(scene, bird, at) for at, bird in enumerate(scene.view.hand))
    label = scene.html("hand")
    return f'<svg class="peb" viewBox="0 0 330 150" role="group" aria-label="{label}">{cards}</svg>'


def card(scene: River, bird: int, at: int) -> str:
    """A bird: rank, pebbles, discount and name."""
    label = escape(f"{scene.member('bird', bird)}: {bird_facts(scene, bird)}")
    discount = f'<text class="peb-less" x="32" y="-46">−{DISCOUNT[bird]}</text>' if DISCOUNT[bird] else ""
    catch = f'<g transform="translate(-4 26) scale(.8)">{price(CATCH[bird])}</g>'
    inside = (
        f'<title>{label}</title><rect class="peb-card" x="-50" y="-68" width="100" height="136" rx="10"/>'
        f'<use href="#peb-{BIRDS[bird]}" x="-30" y="-56"/>{catch}{discount}'
        f'<text class="peb-rank" x="-38" y="-48">{RANK[bird]}</text>'
        f'<text class="peb-name" y="60">{escape(scene.member("bird", bird))}</text>'
    )
    group = f'<g data-note="bird-{BIRDS[bird]}" transform="translate({56 + 109 * at} 75)">{inside}</g>'
    return target(PLAN.of(bird), group, label) if PLAN.of(bird) in scene.view.options else group


def bird_facts(scene: River, bird: int) -> str:
    return scene.say("bird", {"rank": RANK[bird], "pebbles": CATCH[bird], "discount": DISCOUNT[bird]})


def players(scene: River) -> str:
    rows = "".join(player(scene, seat) for seat in range(scene.view.seats))
    return f'<ul class="peb-players">{rows}</ul>'


def player(scene: River, seat: Seat) -> str:
    """A player's row; while a gift is chosen, it is the button."""
    said = escape(player_facts(scene, seat))
    name = escape(scene.voice.name(seat))
    points = f'<b class="so-far">{scene.view.scores[seat]}</b>'
    row = f"{badge(seat, '', 28)}<span><b>{name}</b> {status(seat)}<small>{said}</small></span>{points}"
    give = GIVE.of(seat)
    lit = f' class="peb-open" data-action="{ACTIONS.name(give)}"' if give in scene.view.options else ""
    return f'<li{lit} data-note="player-{LETTERS[seat]}">{row}</li>'


def player_facts(scene: River, seat: Seat) -> str:
    view = scene.view
    said = [scene.say("has", {"pebbles": view.pebbles[seat], "cards": view.cards[seat], "points": view.scores[seat]})]
    bird = view.birds[seat]
    if bird == SEALED:
        said.append(scene.say("face-down"))
    elif bird != NOBODY:
        said.append(scene.say("played", {"bird": scene.member("bird", bird)}))
    return "; ".join(said)


def describe(scene: River) -> list[tuple[str, list[str]]]:
    """The position for those who listen to it: mine, the river, the players."""
    held = [f"{scene.member('bird', bird)}: {bird_facts(scene, bird)}" for bird in scene.view.hand]
    sites = [facts(scene, at) for at in range(len(SITES))]
    people = [f"{scene.voice.name(seat)}: {player_facts(scene, seat)}" for seat in range(scene.view.seats)]
    mine = [(scene.say("hand"), held)] if held else []
    return [*mine, (scene.say("board"), sites), (scene.say("players"), people)]
