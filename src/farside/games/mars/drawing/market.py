"""What is left: tiles by level, mines, the reserve of raw materials."""

from __future__ import annotations

from farside.core.marks import element, escape, sign
from farside.core.scene import Words
from farside.games.mars.components import CHAIN_COUNT, CHAINS, GOODS, LEVELS, MATERIALS, MOST, PRINTED, TILES
from farside.games.mars.drawing.rivals import front, tabs
from farside.games.mars.drawing.scene import Scene, verbs

FROM_RESERVE = ("fetch", "synthesize", "start")  # questions answered with a card of the reserve


def market(scene: Scene) -> str:
    rows = "".join(tiles(scene, chain) for chain in range(CHAIN_COUNT))
    piles = pile(scene, "mine", scene.say("mines"), scene.view.mine_stock, "mine")
    taken = "take" if scene.view.asks in FROM_RESERVE else ""
    piles += pile(scene, "hand", scene.say("reserve"), scene.view.reserve, taken)
    inside = tabs(scene, "market") + rows + piles
    return element("div", element("section", inside, "ma-market"), f"mars{front(scene, 'market')}")


def line(scene: Scene, symbol: str, name: str, cells: str) -> str:
    head = sign(f"mars-{symbol}", "", 18, "ma-kind") + element("span", escape(name), "ma-row")
    return element("div", head + cells, "ma-shelf")


def tiles(scene: Scene, chain: int) -> str:
    cells = "".join(level(scene, chain, tile) for tile in range(PRINTED[chain], MOST[chain]))
    return line(scene, CHAINS[chain], scene.brief(chain), cells)


def level(scene: Scene, chain: int, tile: int) -> str:
    """How many copies of a level are left; the reader's next one is framed."""
    left, total = scene.view.stock[chain * LEVELS + tile], TILES[chain][tile]
    number = tile + 1 - PRINTED[chain]
    pips = "".join("<u class='ma-left'></u>" if at < left else "<u></u>" for at in range(total))
    words: Words = {"name": f"{scene.member('chain', chain)} {number}", "n": left, "of": total}
    coming = " ma-coming" if scene.colony.built[chain] == tile else ""
    gone = " ma-gone" if not left else ""
    return element(
        "span",
        f"<i>{number}</i>{pips}",
        f"ma-level-cell{coming}{gone}",
        f'data-note="{CHAINS[chain]}-{tile}" {scene.tip(scene.say("tiles-left", words))}',
    )


def pile(scene: Scene, symbol: str, name: str, counts: tuple[int, ...], verb: str) -> str:
    names = verbs(verb) if verb else [""] * GOODS
    cells = "".join(cell(scene, symbol, good, counts[good], names[good]) for good in range(GOODS))
    return line(scene, symbol, name, cells)


def cell(scene: Scene, symbol: str, good: int, count: int, name: str) -> str:
    words = scene.say("mines-left" if symbol == "mine" else "reserve-left", {"name": scene.material(good), "n": count})
    inside = sign(f"mars-{MATERIALS[good]}", "", 16) + str(count) + scene.badge(name)
    gone = "" if count else " ma-gone"
    return element(
        "span", inside, f"ma-level-cell{gone}{scene.lit(name)}", f"{scene.attributes(name)} {scene.tip(words, name)}"
    )
