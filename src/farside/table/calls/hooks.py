"""Webhooks: the same words into a room of Discord, Slack, Matrix or ntfy, or as plain JSON to a program."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import NamedTuple
from urllib.parse import SplitResult, parse_qs, quote, urlsplit, urlunsplit

from farside.table.calls.rows import Words

DISCORD, SLACK, MATRIX, NTFY, JSON = "discord", "slack", "matrix", "ntfy", "json"
STYLES = (DISCORD, SLACK, MATRIX, NTFY, JSON)
NAMES = {DISCORD: "Discord", SLACK: "Slack", MATRIX: "Matrix", NTFY: "ntfy", JSON: "JSON"}
ROOM = "/_matrix/client/"


class Request(NamedTuple):
    """What is sent where."""

    url: str
    body: bytes
    headers: dict[str, str]
    method: str = "POST"


def recognised(url: str) -> str:
    """What kind of webhook an address is."""
    where = urlsplit(url)
    name = (where.hostname or "").lower()
    if name in ("discord.com", "discordapp.com", "ptb.discord.com", "canary.discord.com"):
        return DISCORD
    if name == "hooks.slack.com":
        return SLACK
    if ROOM in where.path or "matrix" in name or "hookshot" in name:
        return MATRIX
    return NTFY if "ntfy" in name.split(".") else JSON


def request(style: str, url: str, words: Words, call: str) -> Request:
    """The request that says these words; `call` is the same each time one call is tried."""
    found = BUILT.get(style, plain)(url, words, call)
    return found._replace(headers={"content-type": "application/json", "idempotency-key": call, **found.headers})


def discord(url: str, words: Words, call: str) -> Request:
    """Nobody in the room is pinged, whatever a name says."""
    said = {
        "content": f"**{bare(words.title)}**\n{bare(words.text)}\n{words.address}",
        "allowed_mentions": {"parse": []},
    }
    return Request(url, packed(said), {})


def slack(url: str, words: Words, call: str) -> Request:
    said = f"*{escaped(words.title)}*\n{escaped(words.text)}\n<{words.address}>"
    return Request(url, packed({"text": said}), {})


def matrix(url: str, words: Words, call: str) -> Request:
    """Into a room by its client address, where the same call is never said twice; else what a bridge's hook takes."""
    where = urlsplit(url)
    said = f"{words.title}\n{words.text}\n{words.address}"
    if ROOM not in where.path:
        return Request(url, packed({"text": said}), {})
    token = "".join(parse_qs(where.query).get("access_token", []))
    room = where.path.partition("/send/")[0].rstrip("/")
    path = f"{room}/send/m.room.message/{quote(call)}"
    body = packed({"msgtype": "m.text", "body": said})
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return Request(urlunsplit((where.scheme, where.netloc, path, "", "")), body, headers, "PUT")


def ntfy(url: str, words: Words, call: str) -> Request:
    """By its JSON, which knows all letters: the topic is the last part of the address."""
    where = urlsplit(url)
    above, _, topic = where.path.rstrip("/").rpartition("/")
    said = {"topic": topic, "title": words.title, "message": words.text, "click": words.address}
    token = "".join(parse_qs(where.query).get("auth", []))
    query = f"auth={quote(token)}" if token else ""
    return Request(urlunsplit((where.scheme, where.netloc, above or "/", query, "")), packed(said), {})


def plain(url: str, words: Words, call: str) -> Request:
    tables = [{"table": name, "text": text, "address": address} for name, text, address in words.lines]
    said = {"call": call, "title": words.title, "text": words.text, "address": words.address, "tables": tables}
    return Request(url, packed(said), {})


BUILT: dict[str, Callable[[str, Words, str], Request]] = {
    DISCORD: discord,
    SLACK: slack,
    MATRIX: matrix,
    NTFY: ntfy,
    JSON: plain,
}


def packed(said: object) -> bytes:
    return json.dumps(said, ensure_ascii=False).encode("utf-8", "replace")


def escaped(text: str) -> str:
    """What Slack takes for marks, as letters."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def bare(text: str) -> str:
    """What Discord takes for marks, as letters."""
    return "".join(f"\\{one}" if one in "\\*_~`|>[]<#" else one for one in text)


def shortened(where: SplitResult) -> str:
    """An address as it may be shown: what opens it stays hidden."""
    return f"{where.hostname}/…"
