"""Manners: what every answer tells a browser about what it may do. Nothing inline runs but what is named here."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterable
from functools import cache
from hashlib import sha256
from typing import Final

Header = tuple[bytes, bytes]

FIRST_SCRIPT: Final = 'document.documentElement.classList.add("js")'  # before anything is drawn, so nothing jumps
POLICY: Final = b"content-security-policy"


def digest(text: str) -> str:
    """How a policy names a script or a style that stands in the page itself."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def policy(**sources: str) -> bytes:
    """Nothing from elsewhere, no frame around us, no form to elsewhere; and of each kind what is named."""
    every = {"default_src": "'none'", **sources, "base_uri": "'none'", "form_action": "'self'"}
    every["frame_ancestors"] = "'none'"
    return "; ".join(f"{kind.replace('_', '-')} {source}" for kind, source in every.items()).encode()


PAGE: Final = policy(
    script_src=f"'self' {digest(FIRST_SCRIPT)}",
    style_src="'self'",
    img_src="'self' data: blob:",
    font_src="'self'",
    media_src="'self'",
    connect_src="'self'",
    manifest_src="'self'",
    worker_src="'self'",
)
DATA: Final = b"default-src 'none'; frame-ancestors 'none'"  # an answer for programs shows nothing
# A seat's link must not travel in a referrer, nor a file be taken for something else.
COMMON: Final[tuple[Header, ...]] = (
    (b"referrer-policy", b"same-origin"),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
)
FOR_PAGES: Final = [*COMMON, (POLICY, PAGE)]
FOR_DATA: Final = [*COMMON[:2], (POLICY, DATA)]


@cache
def with_style(style: str) -> dict[str, str]:
    """The headers of a document that carries one style sheet inside, and runs nothing."""
    return {POLICY.decode(): policy(style_src=digest(style), img_src="'self' data:").decode()}


def mannered(headers: Iterable[Header], manners: list[Header]) -> list[Header]:
    """The headers of an answer with ours; an answer that has a policy of its own keeps it."""
    own = list(headers)
    if any(name == POLICY for name, _ in own):
        return [*own, *(one for one in manners if one[0] != POLICY)]
    return [*own, *manners]
