"""Webhooks: each kind is known by its address, is told the same, and never leads into a private network."""

from __future__ import annotations

import json
import socket

import pytest

from farside.table.calls import hooks
from farside.table.calls.rows import Words
from farside.table.calls.wire import Wire, WireError, is_public

SAID = Words(
    "Your turn: Mars, <b>Olympus</b>",
    "*Ann* & @everyone build.",
    "https://farside.example/t/abcdef",
    (("Mars, Olympus", "Ann builds.", "https://farside.example/t/abcdef"),),
)


@pytest.mark.parametrize(
    ("url", "style"),
    [
        ("https://discord.com/api/webhooks/1/abc", hooks.DISCORD),
        ("https://hooks.slack.com/services/T/B/x", hooks.SLACK),
        ("https://matrix.example.org/_matrix/client/v3/rooms/!a:b/send/m.room.message?access_token=x", hooks.MATRIX),
        ("https://hookshot.example.org/webhook/abc", hooks.MATRIX),
        ("https://ntfy.sh/my-games-7f3k", hooks.NTFY),
        ("https://ntfy.example/my-games-7f3k", hooks.NTFY),
        ("https://example.org/hook", hooks.JSON),
        ("https://discord.com.example.org/api", hooks.JSON),
    ],
)
def test_a_webhook_is_known_by_its_address(url, style) -> None:
    assert hooks.recognised(url) == style


def body(style: str, url: str = "https://example.org/x") -> dict[str, object]:
    found: dict[str, object] = json.loads(hooks.request(style, url, SAID, "call1").body)
    return found


def test_nobody_is_pinged_and_nothing_is_taken_for_a_mark() -> None:
    discord = body(hooks.DISCORD)
    assert discord["allowed_mentions"] == {"parse": []}
    assert "\\*Ann\\*" in str(discord["content"])
    assert "&lt;b&gt;" in str(body(hooks.SLACK)["text"])


def test_matrix_takes_the_same_call_once() -> None:
    url = "https://m.example/_matrix/client/v3/rooms/!a:b/send/m.room.message?access_token=secret"
    found = hooks.request(hooks.MATRIX, url, SAID, "call1")
    assert found.method == "PUT"
    assert found.url == "https://m.example/_matrix/client/v3/rooms/!a:b/send/m.room.message/call1"
    assert found.headers["authorization"] == "Bearer secret"


def test_ntfy_is_told_by_topic() -> None:
    found = hooks.request(hooks.NTFY, "https://ntfy.example/my-games", SAID, "call1")
    assert found.url == "https://ntfy.example/"
    told = json.loads(found.body)
    assert (told["topic"], told["title"], told["click"]) == ("my-games", SAID.title, SAID.address)


def test_a_program_is_told_table_by_table() -> None:
    told = body(hooks.JSON)
    assert told["tables"] == [{"table": SAID.lines[0][0], "text": SAID.lines[0][1], "address": SAID.address}]
    assert told["call"] == "call1"


@pytest.mark.parametrize(
    "url", ["", "x", "https://", "ftp://a.b/", "https://a.b:0/", "https://me:pw@a.b/", "https://a b/"]
)
def test_what_is_no_address_is_refused(url) -> None:
    with pytest.raises(WireError):
        Wire().check(url)


def test_only_https_is_called() -> None:
    with pytest.raises(WireError, match="not-https"):
        Wire().check("http://example.org/")


@pytest.mark.parametrize(
    "address",
    [
        *[
            "127.0.0.1",
            "10.1.2.3",
            "192.168.1.1",
            "172.16.0.1",
            "169.254.169.254",
            "0.0.0.0",
            "::1",
            "fe80::1",
            "fc00::1",
        ],
        *["::ffff:10.0.0.1", "2002:0a00:0001::1", "64:ff9b::a00:1", "100.64.0.1", "224.0.0.1", "ff02::1", "240.0.0.1"],
    ],
)
def test_private_addresses_are_known_in_every_disguise(address) -> None:
    assert not is_public(address)


def test_public_addresses_are_called() -> None:
    assert is_public("93.184.215.14")
    assert is_public("2606:4700:4700::1111")


def test_a_name_is_looked_up_once_and_judged_by_all_it_stands_for(monkeypatch) -> None:
    looks: list[str] = []

    def two_faced(name: str, port: int, **how: object) -> list[tuple[object, ...]]:
        looks.append(name)
        return [(0, 0, 0, "", (address, port)) for address in ("93.184.215.14", "10.0.0.1")]

    monkeypatch.setattr(socket, "getaddrinfo", two_faced)
    with pytest.raises(WireError, match="private") as caught:
        Wire().send("https://two-faced.example/", b"", {})
    assert looks == ["two-faced.example"]
    assert not caught.value.doubt


def test_the_connection_goes_to_the_address_that_was_judged(monkeypatch) -> None:
    def one(name: str, port: int, **how: object) -> list[tuple[object, ...]]:
        return [(0, 0, 0, "", ("93.184.215.14", port))]

    met: list[object] = []

    def refuse(where: tuple[str, int], patience: float) -> socket.socket:
        met.append(where)
        raise OSError("nobody there")

    monkeypatch.setattr(socket, "getaddrinfo", one)
    monkeypatch.setattr(socket, "create_connection", refuse)
    with pytest.raises(WireError, match="unreachable"):
        Wire().send("https://name.example/", b"", {})
    assert met == [("93.184.215.14", 443)]


def test_a_name_that_nobody_knows_is_told() -> None:
    with pytest.raises(WireError, match="no-name"):
        Wire().send("https://nobody.invalid/", b"", {})
