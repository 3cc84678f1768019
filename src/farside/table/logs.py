"""Logs: what a server says of itself, in words or as one JSON object a line. Never a token: they open seats.

Addresses are told without what follows the question mark, where a link has its token; whatever looks like a secret in
any other line is covered.
"""

from __future__ import annotations

import json
import logging
import re
import sys
from datetime import UTC, datetime

TEXT, JSON, REQUESTS = "text", "json", "requests"
WAYS = (TEXT, JSON, REQUESTS)  # `requests`: JSON, and a line for every request
SECRET = re.compile(r"(?i)((?:token|secret|seat-\w+|password)=|bearer\s+|://[^/\s:@]+:)[^\s&;\"'@]+")
COVER = r"\1…"


def covered(text: str) -> str:
    """A line without what opens a door."""
    return SECRET.sub(COVER, text)


class Words(logging.Formatter):
    """A line for people."""

    def format(self, record: logging.LogRecord) -> str:
        return covered(super().format(record))


class Lines(logging.Formatter):
    """A line for programs."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": covered(record.getMessage()),
            **getattr(record, "told", {}),
        }
        if record.exc_info:
            told["trace"] = covered(self.formatException(record.exc_info))
        return json.dumps(told, ensure_ascii=False)


def keep(way: str) -> None:
    """From now on the process speaks so, to its standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Words("%(levelname)s %(message)s") if way == TEXT else Lines())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("farside.requests").setLevel(logging.INFO if way == REQUESTS else logging.WARNING)
