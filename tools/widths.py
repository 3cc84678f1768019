"""Measures, in a browser at 390 px, how wide letters are and how much room labels have: src/farside/widths.json.

python tools/widths.py      after `make page`; needs chromium on the path

`farside texts LANG` compares labels with this table, so that nobody needs a browser to see that a word is too long.
A label's room is what it may fill without touching its neighbours, in units of its own font size.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Page, ViewportSize, sync_playwright

from farside import wording
from farside.core import shelf
from farside.core.languages import LANGUAGES
from pictures import FLAGS, chromium, served

PHONE: ViewportSize = {"width": 390, "height": 844}
LOOKED_AT = ("en", "de")  # the languages that tables are opened in: rooms hardly differ between them
WEIGHTS = ("400", "600", "700")
# Advance widths of all letters in our texts, as the page's own font draws them.
GLYPHS = """async ([letters, weights]) => {
  await Promise.all(weights.map((weight) => document.fonts.load(`${weight} 100px Inter`)));
  const pen = document.createElement("canvas").getContext("2d");
  const found = {};
  for (const weight of weights) {
    pen.font = `${weight} 100px Inter, sans-serif`;
    found[weight] = Object.fromEntries([...letters].map((one) => [one, Math.round(pen.measureText(one).width) / 100]));
  }
  return found;
}"""
# The room of every shown label with one of these words: up to its button's padding, or to its neighbours and the edge.
ROOMS = """(words) => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const found = [];
  const scale = (one) => (one.getScreenCTM ? one.getScreenCTM().a : 1);
  const note = (kind, one, room) => { const style = getComputedStyle(one);
    const size = parseFloat(style.fontSize) * scale(one);
    found.push([kind, one.textContent.trim(), style.fontWeight, room / size]); };
  for (const one of document.querySelectorAll("#tabs [role=tab] > span:not(.sr)")) {
    if (!shown(one)) continue;
    const tab = one.parentElement, style = getComputedStyle(tab);
    note("tab", one, tab.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight));
  }
  const drawn = [...document.querySelectorAll("#table svg text")].filter((one) => shown(one) && one.textContent.trim());
  const boxes = new Map(drawn.map((one) => [one, one.getBoundingClientRect()]));
  for (const one of drawn) {
    if (!words.includes(one.textContent.trim())) continue;
    const here = boxes.get(one), edge = one.ownerSVGElement.getBoundingClientRect();
    let left = here.left - edge.left, right = edge.right - here.right;
    for (const [other, box] of boxes) {
      if (other === one || box.bottom <= here.top + 2 || box.top >= here.bottom - 2) continue;
      if (box.left >= here.right - 1) right = Math.min(right, box.left - here.right);
      if (box.right <= here.left + 1) left = Math.min(left, here.left - box.right);
    }
    const anchor = getComputedStyle(one).textAnchor;
    const free = anchor === "middle" ? 2 * Math.min(left, right) : anchor === "end" ? left : right;
    note("", one, here.width + Math.max(0, free - 3));
  }
  return found;
}"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder, served(Path(folder)) as address, sync_playwright() as tools:
        browser = tools.chromium.launch(executable_path=chromium(), args=FLAGS)
        page = browser.new_page(viewport=PHONE)
        page.goto(address)
        rooms = {key: places(page, address, key) for key in shelf.shelf()}
        table = {"glyphs": glyphs(page), "places": rooms}
        browser.close()
    wording.WIDTHS.write_text(json.dumps(table, ensure_ascii=False, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    print(f"{wording.WIDTHS}: {sum(len(one) for one in rooms.values())} places")


def glyphs(page: Page) -> dict[str, dict[str, float]]:
    letters = sorted({letter for text in labels(None) for letter in text})
    found: dict[str, dict[str, float]] = page.evaluate(GLYPHS, [letters, WEIGHTS])
    return found


def labels(game: str | None) -> dict[str, set[str]]:
    """The texts of places of a fixed size in all languages, and the keys that say them."""
    found: dict[str, set[str]] = {}
    for lang in LANGUAGES:
        for file, entry in wording.entries(lang):
            if wording.place_of(file, entry.key) and game in (None, file.parent.parent.name):
                found.setdefault(wording.plain(entry), set()).add(entry.key)
    return found


def places(page: Page, address: str, game: str) -> dict[str, dict[str, Any]]:
    """By key: the least room that a label has in this game, wherever it is shown at this size."""
    wanted, found = labels(game), dict[str, dict[str, Any]]()
    for lang in LOOKED_AT:
        page.set_extra_http_headers({"accept-language": lang})
        for kind, text, weight, room in looked(page, address, game, list(wanted)):
            for key in wanted.get(text, ()):
                if key.startswith("tab-") == (kind == "tab") and room < found.get(key, {"room": 1e9})["room"]:
                    found[key] = {"weight": nearest(weight), "room": round(room, 2)}
    return found


def looked(page: Page, address: str, game: str, words: list[str]) -> list[tuple[str, str, str, float]]:
    """All labels of a table, tab by tab."""
    with httpx.Client(base_url=address) as client:
        table = client.post(f"/play/{game}").headers["location"]
        page.context.add_cookies(
            [{"name": name, "value": value, "url": address} for name, value in client.cookies.items()]
        )
    page.goto(f"{address}{table}", timeout=120_000)
    page.wait_for_selector("#table", state="attached", timeout=120_000)
    found = page.evaluate(ROOMS, words)
    for tab in page.locator("#tabs [role=tab]").all():
        tab.dispatch_event("click")
        page.wait_for_timeout(250)
        found += page.evaluate(ROOMS, words)
    return [tuple(one) for one in found]


def nearest(weight: str) -> str:
    return min(WEIGHTS, key=lambda one: abs(int(one) - int(weight)))


if __name__ == "__main__":
    main()
