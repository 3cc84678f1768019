"""Quiet hours follow the clocks of a place: across midnight, through summer time and back, whatever was written."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from farside.table.calls.quiet import NEVER, Quiet, ends, place, read

BERLIN = Quiet(22 * 60, 7 * 60, "Europe/Berlin")


def at(year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=UTC).timestamp()


@pytest.mark.parametrize(
    ("now", "end"),
    [
        (at(2026, 11, 18, 20, 59), 0.0),  # 21:59 in Berlin
        (at(2026, 11, 18, 21), at(2026, 11, 19, 6)),  # 22:00
        (at(2026, 11, 19, 5, 59), at(2026, 11, 19, 6)),
        (at(2026, 11, 19, 6), 0.0),
        (at(2026, 7, 1, 20), at(2026, 7, 2, 5)),  # summer: an hour earlier by the world's clock
        (at(2026, 3, 28, 21), at(2026, 3, 29, 5)),  # the night that lacks an hour
        (at(2026, 10, 24, 20), at(2026, 10, 25, 6)),  # the night that has one more
    ],
)
def test_quiet_ends_when_the_clocks_of_the_place_say_so(now, end) -> None:
    assert ends(BERLIN, now) == end


def test_an_end_in_the_hour_that_comes_twice_comes() -> None:
    quiet = Quiet(22 * 60, 2 * 60 + 30, "Europe/Berlin")
    first, second = at(2026, 10, 25, 0, 30), at(2026, 10, 25, 1, 30)
    assert ends(quiet, at(2026, 10, 24, 22)) == first
    assert ends(quiet, at(2026, 10, 25, 1, 10)) == second, "it is 2:10 once more"


def test_an_end_in_the_hour_that_is_left_out_comes_all_the_same() -> None:
    quiet = Quiet(23 * 60, 2 * 60 + 30, "Europe/Berlin")
    found = ends(quiet, at(2026, 3, 28, 23))
    assert at(2026, 3, 29, 1) <= found <= at(2026, 3, 29, 2)
    assert ends(quiet, found) == 0.0


def test_a_nap_within_a_day_is_quiet_too() -> None:
    nap = Quiet(13 * 60, 15 * 60, "UTC")
    assert ends(nap, at(2026, 1, 5, 14)) == at(2026, 1, 5, 15)
    assert ends(nap, at(2026, 1, 5, 12, 59)) == ends(nap, at(2026, 1, 5, 15)) == 0.0


def test_whoever_wants_no_quiet_has_none() -> None:
    assert ends(NEVER, at(2026, 1, 5, 3)) == 0.0


@pytest.mark.parametrize(
    "told", [None, {}, {"begin": 3}, {"begin": "x", "end": 1, "zone": "UTC"}, {"begin": 1, "end": 2, "zone": "Mars"}]
)
def test_what_cannot_be_read_is_never_quiet(told) -> None:
    assert read(told) == NEVER


@pytest.mark.parametrize("zone", ["Mars/Olympus", "../../etc/passwd", "", "/etc/localtime", "x" * 5000])
def test_a_place_without_clocks_is_refused(zone) -> None:
    with pytest.raises(ValueError, match="time zone"):
        place(zone)


def test_what_is_kept_is_read_again() -> None:
    assert read(BERLIN._asdict()) == BERLIN
