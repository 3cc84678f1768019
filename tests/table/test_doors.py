"""Doors: tokens, codes and the shuffle that can be checked."""

from __future__ import annotations

import hashlib
from dataclasses import replace

from farside.core import proof
from farside.table import doors
from farside.table.doors import Door, invitation, mark, opens
from farside.table.rows import SeatRow, TableRow


def opened(given: list[str], *tokens: str, ring: str = "", rings: tuple[str, ...] = (), opener: str = "") -> Door:
    """What somebody opens at a table whose seats have these tokens, and are held by these keyrings."""
    held = [*rings, *[""] * len(tokens)]
    seats = [SeatRow(at, "human", "", "", mark(token), True, ring=held[at]) for at, token in enumerate(tokens)]
    table = TableRow("abcdef", "pebble", 1, len(seats), 1, "", {}, False, mark("host"), 1.0, False, 0, "", 0)
    return opens(given, seats, replace(table, ring=opener), ring)


def test_codes_are_short_and_easy_to_read_out():
    codes = {doors.new_code() for _ in range(200)}
    assert len(codes) > 190
    assert all(len(code) == 6 and set(code) <= set(doors.LETTERS) for code in codes)
    assert not set("01ilo") & set(doors.LETTERS)


def test_a_token_is_unguessable_and_fits_into_an_address():
    tokens = {doors.new_token() for _ in range(100)}
    assert len(tokens) == 100
    assert all(len(token) >= 22 and token.replace("-", "").replace("_", "").isalnum() for token in tokens)


def test_a_token_opens_its_seat_and_no_other():
    assert opened(["two"], "one", "two") == Door((1,), False)


def test_one_browser_may_hold_several_seats_and_the_table():
    assert opened(["two", "host", "one"], "one", "two", "three") == Door((0, 1), True)


def test_nobody_gets_into_a_bot_s_seat_with_an_empty_token():
    assert opened(["", "wrong"], "", "two").spectator


def test_tokens_of_any_letters_are_compared():
    assert opened(["schöne Grüße", "two"], "one", "two").seats == (1,)


def test_a_keyring_opens_its_seats_and_tables_without_their_tokens():
    assert opened([], "one", "two", ring="ann", rings=("", "ann")) == Door((1,), False)
    assert opened(["one"], "one", "two", ring="ann", rings=("", "ann"), opener="ann") == Door((0, 1), True)
    assert opened([], "one", "two", ring="bob", rings=("", "ann"), opener="ann").spectator
    assert opened([], "one", "two", ring="", rings=("", "")).spectator


def test_the_commitment_is_the_hash_of_seed_and_salt():
    assert proof.commitment(7, "ab") == hashlib.sha256(b"7:ab").hexdigest()


def test_a_mark_opens_nothing_and_does_not_tell_the_token():
    assert mark("one") == hashlib.sha256(b"token:one").hexdigest()
    assert opened([mark("one"), mark("host")], "one").spectator
    assert mark("") == ""


def test_an_invitation_is_made_again_by_whoever_holds_the_token_it_is_made_by():
    found = invitation("host", "abcdef", 1, 0)
    assert found == invitation("host", "abcdef", 1, 0)
    others = {
        invitation(*given)
        for given in (
            ("other", "abcdef", 1, 0),
            ("host", "ghijkl", 1, 0),
            ("host", "abcdef", 2, 0),
            ("host", "abcdef", 1, 1),
        )
    }
    assert len(others) == 4
    assert found not in others
    assert len(found) == 22
