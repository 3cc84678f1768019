"""Reports: one page that needs nothing else, whose every chart says in words what it shows and how sure that is."""

from __future__ import annotations

import re
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path

import pytest

import farside
from farside.core import box
from farside.core.game import LANGUAGES
from farside.lab.design import design
from farside.lab.prose import Prose, texts
from farside.lab.series import Folder, Here, Job, play_all, workforce_for
from farside.lab.studies.box import differences
from farside.lab.studies.catalogue import STUDIES, studies
from farside.lab.studying import Question, command, study

EMPTY = {"meta", "line", "circle", "rect", "polygon", "polyline", "br"}
GAME = farside.game("pebble")


class Page(HTMLParser):
    """Tags in their order, unclosed ones refused."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.numbers: list[str] = []
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            assert name not in ("src", "onclick"), "a report loads nothing and runs nothing"
            if name == "id":
                self.ids.append(str(value))
            if name == "href":
                self.links.append(str(value))
            if name in ("x", "y", "x1", "x2", "cx", "width", "height", "points"):
                self.numbers.append(str(value))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        assert tag in EMPTY


Asked = Callable[..., str]


@pytest.fixture
def ask(tmp_path: Path) -> Asked:
    """The report of a small study."""

    def answer(**settings: object) -> str:
        asked = Question("pebble", 60, tmp_path / "study", bots="chance", workers=1)
        asked = Question(**{**asked.__dict__, **settings})
        return study(asked, {}, lambda line: None).read_text(encoding="utf-8")

    return answer


def check(page: str) -> Page:
    found = Page(page)
    assert len(set(found.ids)) == len(found.ids)
    assert [link for link in found.links if link.removeprefix("#") not in found.ids] == []
    assert not re.search(r"https?:|url\(|@import", page), "the page is complete without a network"
    assert not [number for number in found.numbers if "nan" in number or "inf" in number]
    assert page.count('<p class="claim">') == page.count('<p class="sure">') == len(found.ids)
    return found


def test_a_report_answers_every_question_in_words_and_is_complete_by_itself(ask: Asked):
    page = ask()
    wanted = ["seats", "decided", "scores", "leads", "length", "choices", "verbs", "components"]
    assert check(page).ids == wanted
    assert "What 60 games say" in page
    assert "farside study pebble --games 60 --seats 2 --bots chance --seed 1" in page


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_speaks_every_language(ask: Asked, lang: str):
    page = ask(lang=lang, bots="greedy,chance", games=20)
    check(page)
    assert f'<html lang="{lang}">' in page
    assert texts(lang).say("bots-title") in page


def test_restricted_play_says_what_an_action_is_worth(ask: Asked):
    page = ask(forbid=["settle"], seats=3)
    assert check(page).ids[:2] == ["forbid", "forbid-habits"]
    assert "What is “settle” worth?" in page
    assert "A lot: a player who may not use it wins" in page


def test_two_boxes_are_compared_entry_by_entry_and_seed_by_seed(ask: Asked, tmp_path: Path):
    text = box.own("farside.games.pebble").replace(
        'key = "ford"\nprice = 3\npoints = 3', 'key = "ford"\nprice = 1\npoints = 30'
    )
    file = tmp_path / "rich.toml"
    file.write_text(text, encoding="utf-8")
    page = ask(box=file, games=40)
    assert check(page).ids[:2] == ["box", "box-use"]
    assert "<code>site[ford].points</code>: <s>3</s> → <b>30</b>" in page
    assert "More than chance explains: points of a player" in page


def test_one_question_alone(ask: Asked):
    assert check(ask(about=["scores"])).ids == ["scores"]


def test_a_study_that_is_not_there_or_cannot_be_answered_is_refused():
    made = design(GAME, bots=["chance"])
    with pytest.raises(ValueError, match="there is no study 'luck'; possible: box, forbid, bots, seats"):
        studies(made, ["luck"])
    with pytest.raises(ValueError, match="these games cannot answer 'bots'; possible: seats"):
        studies(made, ["bots"])
    assert [each.key for each in studies(made)] == [
        key for key in STUDIES if key not in ("box", "forbid", "bots", "rival", "fortune")
    ]


def test_a_report_of_one_game_is_a_report(ask: Asked):
    check(ask(games=1))


@pytest.mark.parametrize("key", [key for key in farside.shelf() if key != "pebble"])
def test_every_game_can_be_studied(key: str, tmp_path: Path):
    asked = Question(key, 1, tmp_path / key, bots="chance", workers=1)
    check(study(asked, {}, lambda line: None).read_text(encoding="utf-8"))


@pytest.mark.parametrize("key", [key for key in farside.shelf() if key != "pebble"])
def test_every_game_can_be_made_from_another_box(key: str):
    title = farside.game(key)
    text = box.own(f"farside.games.{key}")
    made = design(title, bots=["chance"], box=(text, "same.toml"))
    ((_job, packed),) = workforce_for(made, 1).play([Job(made, "changed", 0, 0)])
    assert set(packed) == {"games", "decisions", "uses"}


def test_all_languages_have_the_same_sentences():
    for lang in LANGUAGES:
        assert texts(lang).keys() == texts("en").keys()
        for key in texts("en").keys():  # noqa: SIM118  # Phrases is no dict
            assert texts(lang).variables(key) == texts("en").variables(key), f"{lang}: {key}"


def test_numbers_are_written_as_a_language_does():
    english, french, italian = (Prose(GAME, lang) for lang in ("en", "fr", "it"))
    assert [prose.percent(0.5123) for prose in (english, french, italian)] == ["51.2%", "51,2\u202f%", "51,2%"]
    assert english.number(12345.678) == "12,345.7"
    assert french.number(12345.678) == "12\u202f345,7"
    assert [english.signed(value) for value in (0.5, -0.5, 0.01, -0.01)] == ["+0.5", "−0.5", "0.0", "0.0"]


def test_a_component_without_a_name_is_called_by_its_key():
    prose = Prose(GAME, "en")
    assert prose.component("bird", "owl") == "Owl"
    assert prose.component("bird", "phoenix") == "Phoenix"


def test_differences_of_two_files_are_named_by_key_or_number():
    old = {"a": {"n": 1, "note": "x"}, "t": [{"id": "one", "n": 1}, {"n": 2}]}
    new = {"a": {"n": 2, "note": "y"}, "t": [{"id": "one", "n": 1}, {"n": 3}, {"id": "three"}]}
    assert differences(old, new) == [
        ("a.n", "1", "2"),
        ("t[2].n", "2", "3"),
        ("t[three]", "–", "{'id': 'three'}"),
    ]


def test_the_command_can_be_typed_again():
    asked = Question("pebble", 10, Path("out"), bots="greedy", forbid=["settle:*"])
    made = design(GAME, bots=["greedy"], forbid=["settle:*"], variants={"river": "flood"})
    assert command(asked, made) == (
        "farside study pebble --games 10 --seats 2 --bots greedy --seed 1 --variant river=flood "
        "--forbid 'settle:*' --out out"
    )


def test_the_report_can_be_written_again_without_playing(tmp_path: Path):
    made = design(GAME, bots=["chance"])
    play_all(Folder(tmp_path / "s", made), 5, Here(), lambda done, in_all: None)
    assert Folder(tmp_path / "s", made).jobs(5) == []


def test_one_player_is_measured_against_the_one_who_is_never_asked(tmp_path: Path) -> None:
    """Alone with Luna no seat can be compared with another; how strong she is can be told."""
    asked = Question("skymines", 3, tmp_path / "luna", seats=1, bots="chance", workers=1)
    said: list[str] = []
    page = study(asked, {"luna": 3}, said.append).read_text(encoding="utf-8")
    assert "How strong is Luna?" in page
    assert "Luna wins" in page
    assert "1 player<" in page
    assert "Does the seat matter?" not in page
    assert 'id="verbs"' not in page


def test_bots_at_luna_s_table_are_compared_with_what_she_leaves_them(tmp_path: Path) -> None:
    """She wins everything at level 8: of two that win nothing, neither is said to do worse than the other."""
    asked = Question("skymines", 6, tmp_path / "luna", seats=2, bots="chance", forbid=("buy",), workers=1)
    page = study(asked, {"luna": 8}, list[str]().append).read_text(encoding="utf-8")
    assert "fair share 0" in page
    assert "could prove" in page
