"""Analysts: whoever looks back at finished games, behind everybody who plays."""

from __future__ import annotations

from typing import Protocol

from farside.bots.agenda import Job


class Analysts(Protocol):
    """What is needed of those who do the jobs."""

    @property
    def places(self) -> int:
        """How many can work at once."""

    async def do(self, text: str, jobs: list[Job], seconds: float) -> list[tuple[Job, object]]:
        """Some of these jobs, and what they came to; LateError or FailedError if a process breaks down."""

    def close(self) -> None: ...
