"""The lab tells the truth: what is planted is named on the first screen, no sentence contradicts its chart."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from copy import deepcopy
from html import unescape
from importlib import resources
from pathlib import Path
from random import Random

import pytest
from tests.foreign import installed
from tests.lab.planted import PLANTS, change, plant

import farside
from farside.core import shelf
from farside.core.boxes import GameBox
from farside.lab import fingerprint
from farside.lab.charts import FOOT, HIGH, LEFT, RIGHT, TOP, WIDE
from farside.lab.design import design
from farside.lab.figures import Estimate, rate
from farside.lab.prose import Prose
from farside.lab.scribe import MARKS, NO_PLAYER, Pages, Scribe, heaped, whose
from farside.lab.series import Folder, Here, play_all, same
from farside.lab.studies.components import mark_of
from farside.lab.studies.decided import SAFE, claims, known, safe_from
from farside.lab.studying import Question, study

PEBBLE = farside.game("pebble")
GAMES = 150
Asked = Callable[..., str]


@pytest.fixture
def title(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A planted game on the shelf."""
    name = str(request.param)
    plant(tmp_path, name)
    fingerprint.digest.cache_clear()
    yield from (name for _once in installed(tmp_path, monkeypatch, f"{name} = {name}.game:GAME\n"))
    fingerprint.digest.cache_clear()


@pytest.fixture
def ask(tmp_path: Path) -> Asked:
    def answer(game: str, **settings: object) -> str:
        asked = Question(game, GAMES, tmp_path / "study", bots="chance", workers=1)
        return study(Question(**{**asked.__dict__, **settings}), {}, lambda line: None).read_text(encoding="utf-8")

    return answer


def brief(page: str) -> list[str]:
    """What the first screen says, line by line; what stands out first."""
    return [unescape(re.sub("<[^>]+>", "", item)) for item in re.findall('<li(?: class="found")?><a.*?</li>', page)]


def found(page: str) -> str:
    """All that stands out."""
    return "\n".join(unescape(re.sub("<[^>]+>", "", item)) for item in re.findall('<li class="found">.*?</li>', page))


# -- what was planted is found ---------------------------------------------------------------------------


@pytest.mark.parametrize("title", ["crowned"], indirect=True)
def test_a_dominant_card_that_is_told_of_only_at_the_end_is_named_on_the_first_screen(title: str, ask: Asked):
    said = found(ask(title))
    assert re.search(r"What goes most with winning: owl \(“keep”: \d\d% won with it, \d+% without\)", said, re.I)


@pytest.mark.parametrize("title", ["idle"], indirect=True)
def test_a_card_that_nobody_uses_and_one_that_loses_are_named_on_the_first_screen(title: str, ask: Asked):
    said = found(ask(title))
    assert re.search(r"What goes most with losing: pool \(“settle”", said, re.I)
    assert re.search(r"Nobody ever used isle\.", said, re.I)


@pytest.mark.parametrize("title", ["lopsided"], indirect=True)
def test_a_seat_s_advantage_is_named_on_the_first_screen(title: str, ask: Asked):
    assert "Yes: seat 1 wins" in found(ask(title, games=300))


@pytest.mark.parametrize("title", ["runaway"], indirect=True)
def test_a_runaway_leader_is_named_on_the_first_screen(title: str, ask: Asked):
    said = found(ask(title))
    assert "As soon as there is one, at 0% of the game, and from then on, the player ahead on points wins" in said


@pytest.mark.parametrize("title", ["plain"], indirect=True)
def test_where_nothing_is_planted_nobody_runs_away_and_every_card_is_used(title: str, ask: Asked):
    said = "\n".join(brief(ask(title)))
    assert "As soon as there is one" not in said
    assert "Nobody ever used" not in said


# -- sentences and charts --------------------------------------------------------------------------------


def section(page: str, key: str) -> str:
    match = re.search(rf'<section id="{key}".*?</section>', page, re.S)
    assert match, f"the report has no {key}"
    return unescape(match[0])


def claim(part: str) -> str:
    return re.sub("<[^>]+>", "", part.partition('<p class="claim">')[2].partition("</p>")[0])


def drawn(part: str, tone: str) -> list[tuple[float, float]]:
    """A curve as it is drawn: how much of the game, and the share that wins."""
    line = re.search(rf'<polyline class="curve {tone}" points="([^"]*)"', part)
    points = [tuple(map(float, pair.split(","))) for pair in line[1].split()] if line else []
    inner, high = WIDE - LEFT - RIGHT, HIGH - TOP - FOOT
    return [((x - LEFT) / inner, (HIGH - FOOT - y) / high) for x, y in points]


def agree_on_the_course(part: str) -> None:
    """The sentence about when a game is decided says of the drawn curve what it is."""
    said, curve = claim(part), drawn(part, "main")
    low = [share for _at, share in curve if share < SAFE - 0.003]
    late = re.search(r"From (\d+)% of the game on, the player ahead on points wins", said)
    start = re.search(r"at (\d+)% of the game, and from then on, the player ahead on points wins", said)
    if late or start:
        at = int((late or start)[1]) / 100  # type: ignore[index]  # one of them is there
        assert all(share >= SAFE - 0.003 for when, share in curve if when >= at - 0.003), said
        assert bool(start) == (abs(curve[0][0] - at) < 0.01), said
    elif "At no moment" in said:
        assert all(share < SAFE + 0.003 for _at, share in curve), said
    elif "later it is less" in said:
        assert low, said
        assert max(share for _at, share in curve) >= SAFE - 0.003, said
    else:
        assert not curve, said


def agree_on_dots(part: str, effects: str) -> None:
    """A sentence names an effect if, and only if, the chart has a dot that is more than chance."""
    coloured = re.findall(r'<div class="row (?:good|bad)">', part)
    assert bool(re.search(effects, claim(part))) == bool(coloured), claim(part)


@pytest.mark.parametrize("title", list(PLANTS), indirect=True)
@pytest.mark.parametrize("games", [7, 60])
def test_sentences_never_contradict_their_charts(title: str, ask: Asked, games: int):
    page = ask(title, games=games)
    agree_on_the_course(section(page, "decided"))
    agree_on_dots(section(page, "seats"), r"^Yes:")
    agree_on_dots(section(page, "verbs"), r"^Winners choose")
    agree_on_dots(section(page, "components"), r"^(What goes most with|Winners used)")


def test_a_sentence_about_bots_and_what_is_forbidden_agrees_with_its_chart(ask: Asked, tmp_path: Path):
    for number, games in enumerate((4, 40)):
        page = ask("pebble", games=games, bots="chance,greedy", out=tmp_path / f"b{number}")
        agree_on_dots(section(page, "bots"), "luck")
        page = ask("pebble", games=games, forbid=["settle"], out=tmp_path / f"f{number}")
        agree_on_dots(section(page, "forbid"), "A lot:|Less than nothing:")


def test_the_course_of_any_curve_is_told_as_it_is():
    """Thousands of curves made up by lot, with gaps: what is said of them holds."""
    prose, dice = Prose(PEBBLE, "en"), Random(7)
    for _curve in range(2000):
        curve = made_up(dice)
        said = claims(prose, curve, [None] * MARKS)[0]
        safe, moments = safe_from(curve), known(curve)
        if not moments:
            assert "Hardly ever is somebody alone ahead" in said
        elif safe is not None:
            assert all(each.value >= SAFE for at, each in moments if at >= safe)
            assert f"{safe * 100:.0f}% of the game" in said
            assert "nine times in ten" in said
            assert "At no moment" not in said
        else:
            assert ("At no moment" in said) == all(each.value < SAFE for _at, each in moments)


def made_up(dice: Random) -> list[Estimate | None]:
    base = dice.random()
    return [
        None if dice.random() < 0.2 else rate(round(100 * min(1.0, max(0.0, dice.gauss(base, 0.1)))), 100)
        for _mark in range(MARKS)
    ]


def test_a_leader_known_to_the_bots_alone_is_told():
    """Nobody leads on points before the end, and yet the favourite nearly always wins: the sentence says so."""
    prose, sure = Prose(PEBBLE, "en"), rate(97, 100)
    said, _how = claims(prose, [None] * MARKS, [sure] * MARKS)
    assert said.startswith("On points, hardly ever is somebody alone ahead before the end.")
    assert "the bots’ favourite wins nine times in ten" in said


def test_from_a_handful_of_games_nothing_is_proven(ask: Asked):
    for line in brief(ask("pebble", games=3)):
        assert not re.search("goes most with|Winners choose|^Yes", line), line
    assert not Estimate(4.0, 4.0, 4.0, few=True).leaves_out(0)


# -- everything that the log names is counted --------------------------------------------------------------


@pytest.mark.parametrize("title", ["crowned"], indirect=True)
def test_what_is_told_at_the_last_ply_is_counted(title: str):
    game, pages = farside.game(title), Pages()
    Scribe(game, design(game, bots=["chance"]), "shipped").play(0, pages)
    assert {row["what"] for row in pages.uses} >= {"keep", "settle"}


def test_what_happens_to_nobody_is_counted_for_nobody():
    """A flood names a site and no player: it stands in the table and in no comparison of players."""
    made = design(PEBBLE, bots=["chance"], variants={"river": "flood"})
    pages = Pages()
    Scribe(PEBBLE, made, "shipped").play(0, pages)
    floods = [row for row in pages.uses if row["what"] == "flood"]
    assert floods
    assert {(row["seat"], row["player"]) for row in floods} == {(-1, NO_PLAYER)}


def test_a_deed_is_that_of_the_seat_or_of_the_one_seat_that_is_named():
    assert [whose(2, [1]), whose(-1, [1]), whose(-1, [0, 1]), whose(-1, [])] == [2, 1, -1, -1]


def test_a_heap_names_what_it_holds():
    assert heaped(0) == []
    assert heaped(2 + 0 * 16 + 1 * 256) == [0, 0, 2]


# -- a folder holds games of one kind ----------------------------------------------------------------------


@pytest.mark.parametrize("title", ["plain"], indirect=True)
def test_a_folder_refuses_to_mix_rules(title: str, tmp_path: Path):
    game = farside.game(title)
    began = design(game, bots=["chance"])
    play_all(Folder(tmp_path / "study", began), 2, Here(), lambda done, in_all: None)
    change(tmp_path / title / "rules/turn.py", "state.owner[site] = seat", "state.owner[site] = seat  # so be it")
    fingerprint.digest.cache_clear()
    with pytest.raises(ValueError, match=r"other rules.*never mixed"):
        Folder(tmp_path / "study", design(game, bots=["chance"])).open()
    with pytest.raises(ValueError, match=r"other rules.*the same Farside"):
        same(game, began, "shipped")


def test_a_folder_refuses_to_mix_boxes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    began = design(PEBBLE, bots=["chance"])
    Folder(tmp_path / "study", began).open()
    parts = deepcopy(PEBBLE.box.parts)
    parts["components"]["worth"]["pass"] = 3
    monkeypatch.setattr(PEBBLE, "_box", GameBox("pebble", parts))
    with pytest.raises(ValueError, match=r"other box.*never mixed"):
        Folder(tmp_path / "study", design(PEBBLE, bots=["chance"])).open()
    with pytest.raises(ValueError, match=r"other box.*the same Farside"):
        same(PEBBLE, began, "shipped")
    assert same(PEBBLE, began, "changed") is PEBBLE, "the changed box is part of the design itself"


def test_a_folder_refuses_another_version_and_other_minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    Folder(tmp_path / "study", design(PEBBLE, bots=["chance"])).open()
    with monkeypatch.context() as later:
        later.setattr(farside, "__version__", "9.9.9")
        with pytest.raises(ValueError, match=r"other version of Farside: '[^']+', not '9\.9\.9'"):
            Folder(tmp_path / "study", design(PEBBLE, bots=["chance"])).open()
    monkeypatch.setattr(fingerprint, "mind_of", lambda game: "farside.bots.minds.mars")
    with pytest.raises(ValueError, match="other bots or other tastes"):
        Folder(tmp_path / "study", design(PEBBLE, bots=["chance"])).open()


def test_words_and_pictures_are_no_rules():
    """A corrected text does not part two studies."""
    home = shelf.package_of("antarctica")
    places = [place for place, _file in fingerprint.files(resources.files(home), "", flat=False)]
    assert [place for place in places if place.startswith("rules/")]
    assert not [place for place in places if place.startswith(("texts/", "art/", "lessons/"))]


def test_a_report_says_which_box_and_how_much_of_it_is_reconstructed(ask: Asked):
    page = ask("antarctica", games=1)
    marks = farside.game("antarctica").box.marks
    assert f"box as shipped: {marks['reconstructed']} of {sum(marks.values())} values reconstructed" in page


def test_what_stands_out_is_counted_by_where_its_values_come_from():
    prose = Prose(farside.game("skymines"), "en")
    assert mark_of(prose, "card", "A01") == "reconstructed"
    assert mark_of(prose, "card", "nothing") == ""
