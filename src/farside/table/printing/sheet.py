"""A sheet: what is to be printed, a frame and in it a board."""

from __future__ import annotations

from typing import Final, NamedTuple

BOARD: Final = '<g id="board"></g>'  # where the board stands, once the frame is plain


class Sheet(NamedTuple):
    """Both as drawings with the style sheets they carry."""

    frame: str
    board: str
    place: tuple[float, float, float, float]  # of the board: x, y, width, height
    size: tuple[int, int]
    dark: bool = False
