"""Options as they lie on the board: every cell of a mirror is a place of its own, and nothing is left out."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import cast

import pytest

from farside.core import shelf
from farside.core.state import State
from farside.table.answers import Seen
from farside.table.pages.sections.choices import Shut, options, rows

GAMES = ("magnastorm", "mars", "skymines")
PLIES = 260
IN_A_ROW = 6  # kinds


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", ["en", "fr", "it"])
def test_every_option_stands_in_the_list_once_alone_or_in_a_grid(game: str, lang: str) -> None:
    title = shelf.game(game)
    state: State = title.start(seats=3, seed=11)
    dice, met = Random(4), 0
    for _ in range(PLIES):
        if state.over:
            break
        seat = state.turn()
        view, voice = title.view(state, seat), title.voice(lang, (), seat)
        seen = cast("Seen", SimpleNamespace(game=game, view=view, seat=seat))
        closed = [Shut(title.actions.name(one.action), "", "", "", one.clause) for one in view.closed]
        found = options(seen, voice, frozenset())
        laid = rows(found, closed, seen, voice)
        grids = [row.grid for row in laid if row.grid is not None]
        names = [row.option.name for row in laid if row.option is not None]
        names += [place.option.name for grid in grids for place in grid.places if place.option is not None]
        assert sorted(names) == sorted(option.name for option in found)
        for grid in grids:
            where = [place.where for place in grid.places]
            assert len(where) == len(set(where)), "two options at one place"
            assert all(place.option or place.shut for place in grid.places)
            assert not grid.kinds or grid.wide <= IN_A_ROW, "too small for a finger"
            met += 1
        state.act(seat, dice.choice(state.options(seat)))
    assert met, "no question of this game is mirrored"
