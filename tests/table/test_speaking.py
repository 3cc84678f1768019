"""Speaking: languages, and sentences for everything that can go wrong."""

from __future__ import annotations

import pickle
from html import unescape

import pytest
from tests.table.helpers import V1, Web

from farside.core import shelf
from farside.core.game import LANGUAGES, Value
from farside.core.setting import SettingError
from farside.core.state import Refusal
from farside.table import speaking, trouble
from farside.table.trouble import CallError, ImpossibleError, RefusedError, TroubleError

SPEAK_OTHERWISE = (TroubleError, RefusedError, ImpossibleError, CallError)  # in a game's words, or by what is wrong
REFUSED: list[tuple[str, int, dict[str, Value]]] = [
    ("pebble", 9, {}),
    ("pebble", 2, {"wind": 1}),
    ("pebble", 2, {"river": "dry"}),
    ("magnastorm", 2, {"artefacts": ((),)}),
    ("magnastorm", 2, {"artefacts": (("1", "1"), ())}),
    ("mars", 2, {"seat_compensation": True, "fair_seats": True}),
    ("mars", 2, {"first": "rose"}),
    ("skymines", 1, {}),
    ("skymines", 4, {"luna": 2}),
    ("skymines", 2, {"threat": True}),
    ("skymines", 2, {"tracks": ("A1", "B1")}),
    ("skymines", 2, {"tracks": ("A1", "A2", "B1", "C1")}),
    ("skymines", 2, {"chapter": 1, "side": "belt"}),
]


@pytest.mark.parametrize(
    ("asked", "accepts", "lang"),
    [
        ("fr", "it", "fr"),
        (None, "it", "it"),
        ("tlh", "fr-CA,fr;q=0.9", "fr"),
        (None, "tlh, en;q=0.3, it;q=0.7", "it"),
        (None, "de-AT", "de"),
        (None, "", "en"),
        (None, None, "en"),
        (None, ";;q=,,fr;q=x,it;q=0.1", "it"),
    ],
)
def test_the_language_asked_for_or_the_dearest_that_we_speak(asked: str | None, accepts: str | None, lang: str):
    assert speaking.language(asked, accepts) == lang


def troubles() -> list[type[TroubleError]]:
    return [kind for kind in vars(trouble).values() if isinstance(kind, type) and issubclass(kind, TroubleError)]


def test_every_trouble_has_a_sentence_in_every_language():
    for lang in LANGUAGES:
        said = [speaking.trouble(kind(), lang) for kind in troubles() if kind not in SPEAK_OTHERWISE]
        assert len(set(said)) == len(said)
        assert all(text.endswith(".") for text in said)
    assert len({tuple(speaking.phrases(lang).keys()) for lang in LANGUAGES}) == 1


def test_a_refusal_speaks_to_the_player_and_calls_others_by_name():
    error = RefusedError("pebble", 0, Refusal("PEB-SETTLE-2", (2, 1)), ("Ann", "Bea"))
    told = speaking.trouble_told(error, "en")
    assert told["clause"] == "PEB-SETTLE-2"
    assert "Bea" in told["text"]


@pytest.mark.parametrize(("game", "seats", "variants"), REFUSED)
def test_settings_that_cannot_be_played_are_refused_in_every_language(
    game: str, seats: int, variants: dict[str, Value]
):
    with pytest.raises(SettingError) as caught:
        shelf.game(game).settings(seats, variants)
    assert pickle.loads(pickle.dumps(caught.value)).about == caught.value.about
    error = trouble.not_possible(game, caught.value)
    said = {speaking.trouble(error, lang) for lang in LANGUAGES}
    assert len(said) == len(LANGUAGES)
    assert all(text.endswith(".") for text in said)


def test_every_refusal_of_a_setting_is_tried_above():
    tried = set()
    for game, seats, variants in REFUSED:
        with pytest.raises(SettingError) as caught:
            shelf.game(game).settings(seats, variants)
        tried.add(caught.value.key)
    texts = {key for game in shelf.shelf() for key in list(shelf.game(game).phrases("en").keys())}
    assert {key for key in texts if key.startswith("setting-")} == tried


def test_a_form_with_settings_that_do_not_go_together_comes_back_in_the_readers_language(web: Web):
    sent = {"players": "2", "kind0": "me", "kind1": "me", "variant-threat": "true", "variant-side": '"moon"'}
    for lang, says in (("en", "only on the Belt"), ("fr", "du côté Astéroïdes"), ("it", "sul lato Cintura")):
        answer = web.post("/new/skymines", data=sent, headers={"accept-language": lang})
        assert answer.status_code == 422
        assert says in unescape(answer.text)
        asked = {"game": "skymines", "seats": [{"kind": "human"}] * 2, "variants": {"threat": True}}
        told = web.post(f"{V1}/tables", json=asked, headers={"accept-language": lang})
        assert told.status_code == 422
        assert says in told.json()["text"]
