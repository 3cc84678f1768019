"""The lab with the compiled package: boxes are lent, mistakes travel between processes, a barred seat does without."""

import pytest

from farside.core import box, shelf
from farside.core.box import BoxError
from farside.lab.design import SHIPPED, design
from farside.lab.scribe import Pages, Scribe
from farside.lab.series import Job, Processes

pytestmark = pytest.mark.long  # with the compiled package

GAME = shelf.game("pebble")


def test_a_changed_box_is_played_and_a_wrong_one_refused() -> None:
    text = box.own("farside.games.pebble")
    made = design(GAME, bots=["greedy"], box=(text, "same.toml"))
    ((job, packed),) = Processes(1).play([Job(made, "changed", 0, 2)])
    assert (job.end, bool(packed["games"])) == (2, True)
    wrong = design(GAME, bots=["greedy"], box=(text.replace("copies = 4", "copies = 5", 1), "new.toml"))
    with pytest.raises(BoxError, match=r"new\.toml: expected 24 birds, found 25"):
        list(Processes(1).play([Job(wrong, "changed", 0, 1)]))


def test_what_is_closed_to_a_seat_stays_closed() -> None:
    pages = Pages()
    Scribe(GAME, design(GAME, bots=["greedy"], forbid=["settle"]), SHIPPED).play(0, pages)
    assert {row["seat"] for row in pages.decisions if row["verb"] == "settle"} == {1}
