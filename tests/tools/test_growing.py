"""The picture of growth is a picture, and what is reckoned follows from what was measured."""

from __future__ import annotations

from xml.etree import ElementTree

import growing
import growth

STEP = {"at": 10.0, "moves": 50, "cores": 0.2, "memory_mb": 80.0, "database_mb": 2.0, "p99_ms": 20.0}
FOUND = {
    "tables": 1000,
    "live": 20,
    "seconds": 20,
    "step": 10.0,
    "server_cores": 0.2,
    "series": [STEP, {**STEP, "at": 20.0, "p99_ms": 0.0}],
}


def test_it_is_drawn_with_a_name_and_one_line_a_chart():
    drawn = ElementTree.fromstring(growing.picture(FOUND, growth.reckoned(FOUND)))
    assert drawn.get("aria-label") == "1,000 running tables, 20 of them played live, for 20 seconds"
    assert len([one for one in drawn.iter() if one.tag.endswith("polyline")]) == 6


def test_work_grows_with_tables():
    assert growth.reckoned(FOUND)[0] == (0, 0.0)
    assert growth.reckoned(FOUND)[-1] == (4000, 0.8)


def test_a_browser_s_request_says_how_long_it_is():
    table = growth.Table("abcdef", ["one", "two"], growth.played("pebble", 1), live=True)
    asked = growth.page("/t/abcdef/move", table, 1, "seat=1&ply=0&action=pass")
    assert asked.startswith(b"POST /t/abcdef/move HTTP/1.1\r\n")
    assert b"Cookie: seat-abcdef=two\r\n" in asked
    assert b"Content-Length: 24\r\n\r\nseat=1&ply=0&action=pass" in asked
