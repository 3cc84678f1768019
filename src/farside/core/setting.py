"""Settings that nobody can play with, said in a sentence that every language has."""

from __future__ import annotations

from collections.abc import Callable, Mapping

About = Mapping[str, str | int]


class SettingError(ValueError):
    """A setting that is unknown or impossible: says what is possible.

    As a ValueError it speaks to programmers, by the names of variants and values. `setting-<key>` in the game's texts
    says the same to people.
    """

    def __init__(self, text: str, key: str, about: About) -> None:
        super().__init__(text)
        self.key = f"setting-{key}"
        self.about = dict(about)

    def __reduce__(self) -> tuple[Callable[..., SettingError], tuple[str, str, dict[str, str | int]]]:
        """Refused in another process, it is the same refusal here."""
        return SettingError, (str(self), self.key.removeprefix("setting-"), self.about)
