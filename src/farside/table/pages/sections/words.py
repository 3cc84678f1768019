"""Chances in words: in steps of five, and never for certain before the end."""

from __future__ import annotations

STEP = 5  # per cent


def about(chance: float) -> str:
    """A chance in steps of five; the ends are never told for certain."""
    if chance in (0.0, 1.0):
        return f"{int(100 * chance)} %"
    told = STEP * round(100 * chance / STEP)
    return f"< {STEP} %" if told < STEP else f"> {100 - STEP} %" if told > 100 - STEP else f"{told} %"


def signed(part: float) -> str:
    whole = round(100 * part)
    return "0" if whole == 0 else f"{'+' if whole > 0 else '−'}{abs(whole)}"
