"""A printed board looks as a browser draws it."""

from __future__ import annotations

from base64 import b64encode

import pytest
from playwright.sync_api import Page

from farside.core import shelf
from farside.table.printing.plain import plain
from farside.table.printing.press import can_print
from farside.table.printing.rules import Screen

pytestmark = [
    pytest.mark.browser,
    pytest.mark.skipif(not can_print(), reason="resvg-py has no wheel for this computer"),
]

WIDE = 600
NEAR = 0.03  # of all there is between black and white, on average over all dots: fonts and edges differ a little
DIFFERENCE = """async ([svg, png, wide]) => {
  const dots = async (address) => {
    const image = new Image(); image.src = address; await image.decode();
    const sheet = document.createElement("canvas");
    sheet.width = wide; sheet.height = Math.round(wide * image.naturalHeight / image.naturalWidth);
    const pen = sheet.getContext("2d");
    pen.fillStyle = "#888"; pen.fillRect(0, 0, sheet.width, sheet.height);
    pen.drawImage(image, 0, 0, sheet.width, sheet.height);
    return pen.getImageData(0, 0, sheet.width, sheet.height).data;
  };
  const [one, other] = [await dots(svg), await dots(png)];
  let sum = 0;
  for (let at = 0; at < one.length; at++) sum += Math.abs(one[at] - other[at]);
  return [one.length === other.length, sum / one.length / 255];
}"""


def data(kind: str, content: bytes) -> str:
    return f"data:{kind};base64,{b64encode(content).decode()}"


@pytest.mark.parametrize("game", shelf.shelf())
def test_the_printed_board_is_the_drawn_one(page: Page, server: str, game: str) -> None:
    from farside.table.printing.printer import png

    title = shelf.game(game)
    drawing = title.picture(title.view(title.start(seats=3, seed=7), None))
    sized = drawing.replace("<svg ", f'<svg width="{WIDE}" data-theme="light" ', 1)
    printed = png(plain(drawing, Screen(WIDE, WIDE)), WIDE)
    page.goto(f"{server}/healthz")
    page.set_content("<p>compare</p>")
    same_size, apart = page.evaluate(
        DIFFERENCE, [data("image/svg+xml", sized.encode()), data("image/png", printed), WIDE]
    )
    assert same_size
    assert apart < NEAR
