"""The API's description: the OpenAPI document, and a page that shows it without anything from elsewhere."""

from __future__ import annotations

from functools import cache
from html import escape
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from farside.table.addresses import Addresses
from farside.table.api import shapes
from farside.table.manners import with_style
from farside.table.visitor import base_of

STYLE = """
:root{color-scheme:light dark;--line:#8886;--soft:#8882}
body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
section{border-top:1px solid var(--line);padding:.5rem 0 1rem}
h2{font-size:1.1rem;margin:.7rem 0 .2rem}h2 b{display:inline-block;min-width:3.5rem}
code,pre{font:14px/1.45 ui-monospace,monospace;background:var(--soft);border-radius:4px;padding:.1em .3em}
pre{padding:.6rem;overflow:auto}table{border-collapse:collapse;width:100%}
td,th{border-bottom:1px solid var(--line);padding:.25rem .6rem .25rem 0;text-align:left;vertical-align:top}
"""
PAGE = """<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Farside: the API</title>
<meta name="viewport" content="width=device-width,initial-scale=1"><style>{style}</style></head><body>
<h1>Farside: the API</h1>{about}<p>The same for programs: <a href="openapi.json">openapi.json</a>.</p>
<main>{body}</main></body></html>"""
Schema = dict[str, Any]  # OpenAPI is JSON
ADDRESSES = Addresses("/api")


@cache
def written(base: str) -> Schema:
    from farside.table.api import document  # wakes FastAPI, which only this page needs

    return document.whole(base)


@ADDRESSES.get("/openapi.json")
async def as_json(request: Request) -> Response:
    """The OpenAPI document."""
    return shapes.answer(written(base_of(request)))


@ADDRESSES.get("/docs")
async def to_read(request: Request) -> Response:
    """The same to read."""
    return HTMLResponse(drawn(written(base_of(request))), headers=with_style(STYLE))


def drawn(schema: Schema) -> str:
    about = "".join(f"<p>{marked(part)}</p>" for part in schema["info"]["description"].strip().split("\n\n"))
    calls = [
        call(schema, path, method, what)
        for path, methods in schema["paths"].items()
        for method, what in methods.items()
    ]
    return PAGE.format(style=STYLE, about=about, body="".join(calls))


def call(schema: Schema, path: str, method: str, what: Schema) -> str:
    """One address."""
    head = f"<h2><b>{method.upper()}</b> <code>{escape(path)}</code> {escape(what['summary'])}</h2>"
    text = f"<p>{marked(what.get('description', ''))}</p>"
    parts = head + text + parameters(what) + body(schema, what) + answers(schema, what)
    return f'<section id="{what["operationId"]}">{parts}</section>'


def parameters(what: Schema) -> str:
    rows = [(f"{one['name']} ({one['in']})", one.get("description", "")) for one in what.get("parameters", ())]
    return listed("Given", rows)


def body(schema: Schema, what: Schema) -> str:
    if "requestBody" not in what:
        return ""
    return "".join(listed("Body", fields(schema, content)) for content in what["requestBody"]["content"].values())


def answers(schema: Schema, what: Schema) -> str:
    parts = [listed("Answers", [(status, one["description"]) for status, one in what["responses"].items()])]
    for status, one in what["responses"].items():
        if status.startswith("2"):
            parts.extend(listed(status, fields(schema, content)) for content in one.get("content", {}).values())
    return "".join(parts)


def fields(schema: Schema, content: Schema) -> list[tuple[str, str]]:
    """The fields of an object, each with its type."""
    found = looked_up(schema, content.get("schema", {}))
    return [
        (f"{name}: {kind(schema, one)}", one.get("description", ""))
        for name, one in found.get("properties", {}).items()
    ]


def looked_up(schema: Schema, part: Schema) -> Schema:
    if "$ref" not in part:
        return part
    found: Schema = schema["components"]["schemas"][part["$ref"].rpartition("/")[2]]
    return found


def kind(schema: Schema, part: Schema) -> str:
    """A type in few words: objects with their fields."""
    if "$ref" in part:
        inner = looked_up(schema, part).get("properties", {})
        return "{" + ", ".join(f"{name}: {kind(schema, one)}" for name, one in inner.items()) + "}"
    if "anyOf" in part:
        return " or ".join(kind(schema, one) for one in part["anyOf"])
    if part.get("type") == "array":
        return f"[{kind(schema, part.get('items', {}))}]"
    return str(part.get("type", "any"))


def listed(head: str, rows: list[tuple[str, str]]) -> str:
    if not rows:
        return ""
    lines = "".join(f"<tr><td><code>{escape(name)}</code></td><td>{marked(text)}</td></tr>" for name, text in rows)
    return f"<table><tr><th>{escape(head)}</th><th></th></tr>{lines}</table>"


def marked(text: str) -> str:
    """Escaped, with `code` as code."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if at % 2 else part for at, part in enumerate(parts))
