"""Draws Farside's icons as PNG files, which phones want: the crescent of static/icon.svg, in three forms."""

import struct
import zlib
from collections.abc import Callable
from pathlib import Path
from typing import Final

STATIC: Final = Path(__file__).resolve().parent.parent / "src/farside/web/static"
NIGHT, DARK, MOON, CLEAR = (0x16, 0x20, 0x4A, 255), (0x2C, 0x3A, 0x74, 255), (0xFF, 0xC2, 0x4B, 255), (0, 0, 0, 0)
CRATERS: Final = ((15, 17, 4), (20, 32, 5.5), (9.5, 27, 2.5))
FINE: Final = 3  # samples a pixel, each way
Colour = tuple[int, int, int, int]


def within(x: float, y: float, cx: float, cy: float, r: float) -> bool:
    return (x - cx) ** 2 + (y - cy) ** 2 <= r * r


def round_icon(x: float, y: float) -> Colour:
    """A point of the drawing, which is 48 wide."""
    if not within(x, y, 24, 24, 22):
        return CLEAR
    if x >= 24 and not within(x, y, 24 - (30**2 - 22**2) ** 0.5, 24, 30):
        return MOON
    return DARK if any(within(x, y, *crater) for crater in CRATERS) else NIGHT


def full_icon(x: float, y: float) -> Colour:
    """The same on a ground that a phone may cut to any form."""
    x, y = 24 + (x - 24) / 0.72, 24 + (y - 24) / 0.72
    found = round_icon(x, y)
    return NIGHT if found == CLEAR else found


def pixel(draw: Callable[[float, float], Colour], x: int, y: int, size: int) -> bytes:
    points = [(x + (i + 0.5) / FINE, y + (j + 0.5) / FINE) for i in range(FINE) for j in range(FINE)]
    found = [draw(a * 48 / size, b * 48 / size) for a, b in points]
    alpha = sum(one[3] for one in found)
    mixed = [round(sum(one[k] * one[3] for one in found) / alpha) if alpha else 0 for k in range(3)]
    return bytes([*mixed, round(alpha / len(found))])


def png(draw: Callable[[float, float], Colour], size: int) -> bytes:
    lines = [b"\0" + b"".join(pixel(draw, x, y, size) for x in range(size)) for y in range(size)]
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = ((b"IHDR", head), (b"IDAT", zlib.compress(b"".join(lines), 9)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def main() -> None:
    for name, draw, size in (
        ("icon-192", round_icon, 192),
        ("icon-512", round_icon, 512),
        ("icon-full", full_icon, 512),
    ):
        (STATIC / f"{name}.png").write_bytes(png(draw, size))


if __name__ == "__main__":
    main()
