"""What pages need whatever is asked: texts and templates, made ready when the house opens, before anybody has to wait
for them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

from farside.core import shelf
from farside.core.languages import LANGUAGES
from farside.table import speaking
from farside.table.pages.paper import asset, environment, phrases, stylesheet

REST = 2.0  # how much longer the house is free for visitors than each piece takes
STYLES = ("page", "table")


def pieces() -> Iterator[Callable[[], object]]:
    """One after the other, what most pages need first; what is ready already costs nothing."""
    for lang in LANGUAGES:
        yield partial(phrases, lang)
        yield partial(speaking.phrases, lang)
        yield from [partial(shelf.game(key).phrases, lang) for key in shelf.shelf()]
    yield from [partial(stylesheet, "", kind) for kind in STYLES]
    yield partial(asset, "built/page.js")
    yield from [partial(environment().get_template, name) for name in environment().list_templates(["html"])]


async def prepare() -> None:
    """Piece by piece, so that whoever comes meanwhile is served."""
    clock = asyncio.get_running_loop().time
    for ready in pieces():
        began = clock()
        ready()
        await asyncio.sleep(REST * (clock() - began))
