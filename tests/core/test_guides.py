"""Guides as data, and crops of pictures: what is wrong in a file is said, what is shown cannot be played."""

from __future__ import annotations

import pytest

from farside.core import crops, guides, shelf
from farside.core.box import BoxError
from farside.core.view import Part

PEBBLE = shelf.game("pebble")
FIGURE = '[[figure]]\nid = "river"\nrecord = "game"\nply = 0\npart = "river"\n'
PANEL = Part(
    "panel",
    "aside",
    "",
    '<div class="game panel" id="all"><h3>Head</h3><button id="one" class="deck" data-action="take:one" title="Take">'
    '<svg viewBox="0 0 10 10"><title>One</title><clipPath id="cut"/><g clip-path="url(#cut)" id="free"/>'
    '<use href="#sign"/></svg></button></div>',
)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ('hero = "river"\nfigure = []\n', "there is no figure 'river'"),
        (f'hero = "river"\n{FIGURE}{FIGURE.replace("river", "lake", 1)}', "the figure 'lake' is shown nowhere"),
        (f'hero = "river"\n{FIGURE}box = [1, 2]\n', "expected x, y, width and height"),
        (f'hero = "river"\n{FIGURE}pins = [1]\n', "expected an x and a y"),
        (f'hero = "river"\n{FIGURE}colour = 1\n', "colour"),
        (f'hero = "river"\n{FIGURE.replace("game", "lost")}', "there is no record 'lost.rec'"),
        (f'hero = "river"\nyours = ["rest"]\n{FIGURE}', "there is no phase 'rest'"),
    ],
)
def test_what_is_wrong_in_a_guide_is_said(text: str, said: str):
    with pytest.raises(BoxError, match=said):
        guides.parsed(PEBBLE, text)


def test_a_part_that_is_not_painted_is_said():
    found = guides.parsed(PEBBLE, f'hero = "river"\n{FIGURE}'.replace('part = "river"', 'part = "moon"'))
    with pytest.raises(BoxError, match="is of no part 'moon'; possible: river"):
        guides.part(PEBBLE, found.figures["river"], "en")


def test_a_piece_is_picked_by_its_id_or_a_class_and_dressed_as_it_was():
    for pick in ("one", "deck"):
        found = crops.picked(PANEL, pick)
        assert found.markup.startswith('<button id="one"')
        assert found.markup.endswith("</button>")
        assert crops.piece(PANEL, found, "x-").startswith('<div class="game panel"><span class="deck">')
    with pytest.raises(ValueError, match="nothing called 'two'"):
        crops.picked(PANEL, "two")


def test_what_is_shown_keeps_only_the_ids_it_uses_itself():
    shown = crops.still(crops.picked(PANEL, "one").markup, "x-")
    assert 'id="x-cut"' in shown
    assert "url(#x-cut)" in shown
    assert 'href="#sign"' in shown, "a symbol of the page"
    assert 'id="free"' not in shown
    assert not [word for word in ("data-action", "title", "<button") if word in shown]


def test_clause_ids_are_no_words():
    assert guides.length("Two cubes, at once. MAG-CMD-2") == 4
