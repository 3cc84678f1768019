"""`docs/transcripts` is what `farside transcript` prints: today's words in every language, and today's bot."""

from __future__ import annotations

from itertools import islice

import pytest

import transcripts
from farside.core.languages import LANGUAGES

FIRST = 120  # lines in which the bot is asked itself: `python tools/transcripts.py` asks it throughout


@pytest.mark.parametrize("game", transcripts.GAMES)
def test_every_language_tells_the_game_in_todays_words(game: str) -> None:
    for lang in LANGUAGES:
        text = transcripts.file(game, lang).read_text(encoding="utf-8")
        assert transcripts.written(transcripts.told(game, lang, text)) == text, "python tools/transcripts.py --words"


@pytest.mark.parametrize("game", transcripts.GAMES)
def test_the_bot_still_plays_it_like_that(game: str) -> None:
    kept = transcripts.file(game, LANGUAGES[0]).read_text(encoding="utf-8").splitlines()
    assert list(islice(transcripts.told(game, LANGUAGES[0]).lines(), FIRST)) == kept[:FIRST]
