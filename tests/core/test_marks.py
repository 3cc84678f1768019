"""What all pictures share."""

from xml.etree import ElementTree

from farside.core import marks
from farside.core.marks import Spot


def test_coordinates_are_no_longer_than_they_need_to_be():
    assert [marks.number(value) for value in (12.0, 12.54, -3.0, -0.04, 100.0)] == ["12", "12.5", "-3", "0", "100"]
    assert str(Spot(1.25, -2)) == "1.2 -2"


def test_angles_run_as_on_paper():
    up = marks.polar(Spot(10, 10), 5, 90)
    assert (round(up.x), round(up.y)) == (10, 5)


def test_texts_are_escaped_wherever_they_are_shown():
    hostile = '<b title="&">'
    for drawing in (
        marks.title(hostile),
        marks.sign("lock", hostile),
        marks.word(Spot(0, 0), hostile),
        marks.element("p", "", "", marks.hint(hostile)),
        marks.pill(Spot(0, 0), 30, 20, hostile),
    ):
        assert hostile not in drawing
        ElementTree.fromstring(drawing)


def test_each_player_has_a_mark_of_its_own():
    drawn = marks.shared_symbols()
    for seat, letter in enumerate(marks.LETTERS):
        assert f'id="mark-{letter}"' in drawn
        assert f"#mark-{letter}" in marks.mark(seat, Spot(0, 0), 20)
        assert f".{marks.colours(seat)} " in marks.shared_style()


def test_a_picture_alone_carries_what_it_needs_and_stays_well_formed():
    page = '<svg xmlns="http://www.w3.org/2000/svg"><use href="#mark-A"/></svg>'
    alone = marks.alone(page, marks.shared_style() + "p > b { color: red }", marks.shared_symbols())
    ElementTree.fromstring(alone)
    assert alone.index("<style>") < alone.index('id="mark-A"') < alone.index("#mark-A")


def test_a_style_sheet_is_sent_without_what_is_there_for_readers():
    sent = marks.sheet("farside.core", "colours.css")
    assert len(sent) < len(marks.art("farside.core", "colours.css"))
    assert "/*" not in sent
    assert ".own {fill: var(--p);}" in sent


def test_a_pill_is_round_at_its_ends():
    pill = ElementTree.fromstring(marks.pill(Spot(10, 10), 30, 20, "7", "open"))
    assert pill.get("class") == "pill open"
    frame = pill[0]
    assert (frame.get("width"), frame.get("height"), frame.get("rx")) == ("30", "20", "10")
