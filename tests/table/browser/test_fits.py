"""Text that fits: nothing that is read is cut or covered by its neighbour, at every size and in every language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page
from tests.table.browser.conftest import WIDE, Opens
from tests.table.browser.moves import played, wait_for_turn

from farside.core import shelf
from farside.core.languages import LANGUAGES

pytestmark = pytest.mark.browser

SIZES = ((390, 844), (820, 1180), (1180, 820), (1280, 720), WIDE, (2560, 1440))
LATER = 40  # moves
CROWDED = ("en", "de")  # with four players

# Words that stick out of what clips them (a list that scrolls does not), words of an option over each other or over
# its pictures, and pieces that stick out of their panel.
# What has no room may go as a whole; names of tables and the goal end in dots: their title says them in full.
CUT = """() => {
  const shown = (one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const spoken = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
  const left_out = [".sr, .top small, #goal, .bx-badge, [aria-hidden=true], #toptell, #words, svg",
    ".mirror .glyph + .body", "details:not([open]) > :not(summary), .composer[open] > summary"].join(", ");
  const words = [...document.querySelectorAll("#table *")]
    .filter((one) => spoken(one) && !one.closest(left_out) && shown(one));
  const box = (one) => { const range = document.createRange(); range.selectNodeContents(one);
    return range.getBoundingClientRect(); };
  const apart = (a, b) => a.right <= b.left + 1 || a.left >= b.right - 1
    || a.bottom <= b.top + 2 || a.top >= b.bottom - 2;
  const clips = (style, way) => ["hidden", "clip"].includes(style[way]);
  const cut = (one) => {
    const here = box(one);
    if (!here.width) return false;
    for (let up = one; up.id !== "table"; up = up.parentElement) {
      const style = getComputedStyle(up), edge = up.getBoundingClientRect();
      if (style.display === "inline" || style.display === "contents") continue;
      if (["auto", "scroll"].includes(style.overflowY)) return false;
      if (apart(here, edge)) return false;
      if (clips(style, "overflowX") && (here.right > edge.right + 1.5 || here.left < edge.left - 1.5)) return true;
      if (clips(style, "overflowY") && (here.bottom > edge.bottom + 3 || here.top < edge.top - 3)) return true;
    }
    return here.right > innerWidth + 1 || here.left < -1;
  };
  const told = (one) => `${one.className || one.tagName}: ${one.textContent.trim().replace(/\\s+/g, " ").slice(0, 50)}`;
  const over = [...document.querySelectorAll("#options .opt")].filter(shown).flatMap((row) => {
    const inside = words.filter((one) => row.contains(one));
    const own = inside.filter((one) => !inside.some((other) => other !== one && one.contains(other)));
    const drawn = [...row.querySelectorAll(".more svg")].filter(shown);
    return own.filter((one, at) => own.some((other, to) => to > at && !apart(box(one), box(other)))
      || drawn.some((other) => !one.contains(other) && box(other).width && !apart(box(one), box(other))));
  });
  const out = [...document.querySelectorAll("#table .pane [data-place]")].filter((one) => {
    const pane = one.closest(".pane").getBoundingClientRect(), here = one.getBoundingClientRect();
    if (!here.width || one.closest("svg") || !shown(one)) return false;
    return here.right > pane.right + 2 || here.left < pane.left - 2;
  });
  return [...words.filter(cut).map((one) => `cut: ${told(one)}`), ...over.map((one) => `covered: ${told(one)}`),
    ...out.map((one) => `sticks out: ${one.dataset.place}`)];
}"""


def cut(page: Page, size: tuple[int, int]) -> list[str]:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.reload()
    wait_for_turn(page)
    page.evaluate("document.fonts.ready")
    found: list[str] = page.evaluate(CUT)
    return [f"{size[0]}x{size[1]} {one}" for one in found]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", shelf.shelf())
def test_nothing_that_is_read_is_cut(opens: Opens, game: str, lang: str) -> None:
    page = opens(lang=lang).new_page()
    played(page, game, 4 if lang in CROWDED else 3, LATER)
    wait_for_turn(page)
    found = [one for size in SIZES for one in cut(page, size)]
    assert not found, "\n".join(found)
