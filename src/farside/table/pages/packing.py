"""Templates are written to be read and sent to be short: each tag on one line, nothing indented."""

from __future__ import annotations

import re
from typing import Final

from jinja2.ext import Extension

TAG: Final = re.compile(r"</?[a-zA-Z](?:\{\{.*?\}\}|\{%.*?%\}|[^<>])*>", re.DOTALL)
BREAK: Final = re.compile(r"\s*\n\s*(/?>)?")
INDENT: Final = re.compile(r"\n[ \t]+")
# A comment is never sent, but its lines count: Jinja names the right one when something is wrong.
NOTHING: Final = "{#\n#}"


class Packing(Extension):
    """Takes out, when a template is loaded, the white space that is there for those who read it."""

    def preprocess(self, source: str, name: str | None, filename: str | None = None) -> str:
        return INDENT.sub("\n", TAG.sub(one_line, source))


def one_line(tag: re.Match[str]) -> str:
    return BREAK.sub(lambda found: NOTHING + (found[1] or " "), tag[0])
