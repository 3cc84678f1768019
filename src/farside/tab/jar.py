"""The jar: cookies, which do not pass a service worker in either direction, so that the tab keeps them itself."""

from __future__ import annotations

import json
from contextlib import suppress
from http.cookies import CookieError, SimpleCookie

from farside.tab.drawers import Save

JAR = "jar"  # the document


def read(header: str) -> dict[str, str]:
    """The cookies that a page's own script has set."""
    parts = (part.strip().partition("=") for part in header.split(";"))
    return {name: value for name, _, value in parts if name}


class Jar:
    """Names and values, until they are taken away."""

    def __init__(self, save: Save, text: str = "") -> None:
        self._save = save
        self.kept: dict[str, str] = {}
        with suppress(ValueError, TypeError):  # damaged: tables are there, and can be looked at
            self.kept = dict(json.loads(text or "{}"))

    def shown(self, own: str = "") -> bytes:
        """What a request shows; what a page has set itself comes last, and counts."""
        every = {**self.kept, **read(own)}
        return "; ".join(f"{name}={value}" for name, value in every.items()).encode("latin-1", "replace")

    def take(self, header: str) -> None:
        """What an answer wants to be remembered, or forgotten."""
        try:
            told = SimpleCookie(header)
        except CookieError:
            return
        for name, morsel in told.items():
            self.kept.pop(name, None)
            if morsel["max-age"] != "0" and morsel.value:
                self.kept[name] = morsel.coded_value
        self._save(JAR, json.dumps(self.kept))

    def add(self, more: dict[str, str]) -> None:
        """What another browser has kept; what is there already stays."""
        self.kept = {**more, **self.kept}
        self._save(JAR, json.dumps(self.kept))
