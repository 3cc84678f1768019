"""Notes over the wire: from the reader's own view, of now and of the past."""

from __future__ import annotations

from tests.table.helpers import Web
from tests.table.test_lessons import opened, page

from farside.table.pages.notes import bold


def test_a_piece_has_a_note(web: Web):
    table = opened(web)
    answer = web.get(f"{table}/note?piece=sun")
    assert answer.status_code == 200
    assert "The sun" in answer.text
    assert "/rules/antarctica#ANT-SUN-1" in answer.text
    assert "/how-to-play/antarctica" in answer.text


def test_what_has_no_word_is_no_mistake(web: Web):
    table = opened(web)
    for asked in ("piece=nothing", "piece=", "term=nothing", "piece=%3Cb%3E", "piece=ship-99"):
        assert web.get(f"{table}/note?{asked}").status_code == 204


def test_the_past_has_notes_too(web: Web):
    table = opened(web)
    assert "The sun" in web.get(f"{table}/note?piece=sun&ply=0").text
    assert web.get(f"{table}/note?piece=sun&ply=x").status_code == 422


def test_terms_of_the_coach_lead_to_notes(web: Web):
    table = opened(web)
    assert 'data-term="ship"' in page(web, table)
    assert "Waits for the sun" in web.get(f"{table}/note?term=ship").text


def test_figures_catch_the_eye():
    assert str(bold("You <2> are 3,5 steps ahead of A1, +2 or 60 % in ANT-SUN-4.")) == (
        "You &lt;<b>2</b>&gt; are <b>3,5</b> steps ahead of A1, <b>+2</b> or <b>60 %</b> in ANT-SUN-4."
    )


def test_figures_are_bold_in_notes(web: Web):
    assert "<b>2</b>" in web.get(f"{opened(web)}/note?piece=stat-staff-A").text
