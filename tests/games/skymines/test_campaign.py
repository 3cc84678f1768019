"""The campaign: what each chapter lays out, and the success points it brings."""

import pytest
from tests.games.skymines.table import asked, given, pass_on, play, told
from tests.records.golden import HERE, read, replay

from farside.core import checks
from farside.core.actions import NOBODY
from farside.core.state import Event
from farside.games.skymines import chapters
from farside.games.skymines.campaign import CAMPAIGN
from farside.games.skymines.components import COMPANIES, FIRMS, HEIGHT, LAB_LAST, TANK_LAST
from farside.games.skymines.game import GAME
from farside.games.skymines.luna import HELIUM_LAST, LUNA, UPLOAD_LAST
from farside.games.skymines.modules import ALL_TASKS, ANOMALY, MISSIONS, TASKS, THREATS
from farside.games.skymines.rules.missions import claim
from farside.games.skymines.rules.success import rank, worth
from farside.games.skymines.state import SkyminesState
from farside.games.skymines.tracks import LAST, SIDES

CHAPTERS = range(1, 5)


def begin(chapter: int, seats: int = 2, seed: int = 1, **variants):
    return GAME.start(seats=seats, seed=seed, chapter=chapter, **variants)


def scored(chapter: int, seats: int = 2, **position) -> SkyminesState:
    """The end of a chapter, from a position given in words."""
    threat = {"belt": {}, "threat": "pirates"} if chapter == 4 and "threat" not in position else {}
    state = given(seats, number=7, **{"missions": "M1", **threat, **position})
    state.chapter = chapter
    return state


def finish(state: SkyminesState) -> SkyminesState:
    for _seat in range(state.seats):
        pass_on(state)
    return state


def dealt(state: SkyminesState) -> bool:
    """Two different tokens each to choose from."""
    return NOBODY not in state.dealt and len(set(state.dealt)) == 2 * state.seats


def reasons(state: SkyminesState, place: int = 0) -> list[str]:
    return [one.reason for one in GAME.successes(state)[place]]


# -- set-up --------------------------------------------------------------------------------------------


def test_SKY_CAMP_1_four_chapters_in_order_and_modules_stay_free_without_one():
    assert GAME.campaign is CAMPAIGN
    assert (CAMPAIGN.variant, CAMPAIGN.chapters) == ("chapter", 4)
    assert GAME.variants["chapter"] == (0, 1, 2, 3, 4)
    free = GAME.start(seats=2, seed=1, side="belt", missions=True, threat="comet", tracks="first-game")
    assert (free.chapter, GAME.successes(free), GAME.success(free)) == (0, [], [])
    with pytest.raises(ValueError, match="possible: 0, 1, 2, 3, 4"):
        begin(5)


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_SKY_CAMP_2_random_tracks_one_of_two_tokens_and_missions(chapter: int):
    """SKY-R-M42  And a first player at random, as in every game."""
    states = [begin(chapter, seed=seed) for seed in range(12)]
    assert len({tuple(state.sides) for state in states}) > 6
    assert {state.first for state in states} == {0, 1}
    assert all(dealt(state) and len(state.missions) == 1 for state in states)
    for contrary in ({"tracks": "first-game"}, {"tiles": "first-game"}, {"missions": False}):
        with pytest.raises(ValueError, match=f"chapter {chapter} has {next(iter(contrary))}"):
            begin(chapter, **contrary)
    assert begin(chapter, tracks="random", tiles="choose", missions=True).chapter == chapter


@pytest.mark.parametrize(("chapter", "belt"), [(1, False), (2, True), (3, False), (4, True)])
def test_SKY_CAMP_3_each_chapter_has_its_side(chapter: int, belt: bool):
    """SKY-CAMP-4, SKY-CAMP-6  The Moon in chapters 1 and 3, the Belt in 2 and 4."""
    assert begin(chapter).belt is belt
    with pytest.raises(ValueError, match=f"chapter {chapter} has side {'belt' if belt else 'moon'}, not"):
        begin(chapter, side="moon" if belt else "belt")


def test_SKY_CAMP_5_chapter_3_begins_with_three_outposts_of_each_company_on_the_moon():
    log: list[Event] = []
    state = begin(3, log=log)
    lying = {
        firm: [sector + 1 for sector, holder in enumerate(state.holders) if holder == at]
        for at, firm in enumerate(COMPANIES)
    }
    assert lying == {"skymine": [6, 19, 20], "minerva": [16, 21, 23], "astrogo": [1, 7, 11], "tawac": [2, 3, 4]}
    assert state.station == [HEIGHT - 1] * 12, "the top one of each column"
    assert len(told(log, "outposts-out")) == FIRMS
    assert GAME.census(state) == GAME.census(begin(1))
    assert (state.coins, state.helium, state.marks) == ([1, 1], [0, 0], [0] * 8), "no rewards for it"
    assert begin(1).holders == [NOBODY] * 24


def test_SKY_CAMP_6_chapter_4_has_a_threat_and_the_others_have_none():
    assert {begin(4, seed=seed).threat for seed in range(60)} == set(range(len(THREATS)))
    assert [begin(chapter).threat for chapter in (1, 2, 3)] == [NOBODY] * 3
    assert begin(4, threat="anomaly").threat == ANOMALY, "the card may be named"
    with pytest.raises(ValueError, match="chapter 4 has threat True, not False"):
        begin(4, threat=False)
    with pytest.raises(ValueError, match="chapter 2 has threat False, not True"):
        begin(2, threat=True)


# -- success points ------------------------------------------------------------------------------------


def test_SKY_EX_D11_success_points_by_rank():
    """SKY-CAMP-7  One below, two below, and the highest total, ties included."""
    assert [worth(rank([120, 120, 95, 80], place)) for place in range(4)] == [3, 3, 1, 0]
    assert [worth(rank([100, 90, 90], place)) for place in range(3)] == [3, 0, 0]
    assert [worth(rank([88, 71], place)) for place in range(2)] == [2, 0]


def test_SKY_CAMP_7_from_the_final_totals_told_with_their_reasons():
    log: list[Event] = []
    state = finish(scored(1, 3, coins={"A": 9, "B": 5, "C": 2}, log=log))
    assert state.over
    assert GAME.success(state) == [3, 1, 0]
    assert reasons(state) == ["one-below", "two-below", "highest"]
    assert [args for _kind, seat, args in told(log, "success") if seat == 0] == [(0, 1), (1, 1), (2, 1)]
    assert [args for _kind, _seat, args in told(log, "success-total")] == [(3, 1), (1, 1), (0, 1)]
    quiet: list[Event] = []
    finish(scored(0, log=quiet))
    assert told(quiet, "success", "success-total") == [], "no chapter, no success points"


def test_SKY_CAMP_8_two_claimed_tasks():
    claims = {"A": "M1-1 M1-3", "B": "M1-2"}
    state = scored(1, claimed=claims)
    assert [reasons(state, seat)[1:] for seat in range(2)] == [["tasks"], []]
    assert "tasks" in reasons(scored(1, claimed={"A": "M1-1 M1-2 M1-3"}))


def test_SKY_CAMP_9_the_last_space_of_each_of_six_tracks():
    state = scored(2, belt={})
    names = [*COMPANIES, "tank", "research"]
    assert reasons(state) == ["highest"]
    for firm in range(FIRMS):
        state.marks[firm] = LAST[state.sides[firm]]
    state.helium[0], state.upload[0] = TANK_LAST, LAB_LAST
    assert reasons(state)[-6:] == names
    for firm in range(FIRMS):
        state.marks[firm] -= 1
    state.helium[0], state.upload[0] = TANK_LAST - 1, LAB_LAST - 1
    assert not set(names) & set(reasons(state)), "before the end there is nothing"
    assert len(SIDES) == len(LAST)


def test_SKY_CAMP_10_chapter_3_rewards_the_first_personal_space_and_chapter_4_the_threat():
    state = given(2, missions="M1", claimed={"A": "M1-1 M1-2", "B": "M1-1 M1-2 M1-3"})
    state.pioneer = 1
    assert [("own-space" in reasons(at(state, chapter), 1)) for chapter in CHAPTERS] == [False, False, True, False]
    assert "own-space" not in reasons(at(state, 3), 0), "only the first"
    state.wild = 0
    assert [("threat" in reasons(at(state, chapter))) for chapter in CHAPTERS] == [False, False, False, True]


def at(state: SkyminesState, chapter: int) -> SkyminesState:
    twin = state.clone()
    twin.chapter = chapter
    return twin


def test_SKY_CAMP_10_the_third_claim_opens_the_space_and_the_first_to_do_so_is_remembered():
    state = given(missions="M1", claimed={"A": "M1-2 M1-3", "B": "M1-1 M1-2"})
    claim(state, 1, MISSIONS.index("M1") * TASKS + 2)
    claim(state, 0, MISSIONS.index("M1") * TASKS)
    assert state.claimed == [ALL_TASKS] * 2
    assert state.pioneer == 1


# -- Luna ----------------------------------------------------------------------------------------------


def test_SKY_LUNA_43_she_scores_like_a_player_and_the_mission_point_is_always_hers():
    """SKY-CAMP-13, SKY-R-M51, SKY-R-M52  Her own tracks count, and alone with her there are two in the ranking."""
    state = scored(1, 1, luna=5, coins={"A": 9, "L": 2})
    assert GAME.success(state) == [2, 1]
    assert reasons(state, 1) == ["tasks"]
    state.helium[LUNA], state.upload[LUNA] = HELIUM_LAST, UPLOAD_LAST
    state.marks[LUNA * FIRMS] = LAST[state.sides[0]]
    assert reasons(state, 1)[-3:] == ["skymine", "tank", "research"]
    assert "highest" in reasons(state, 1), "she can win a chapter"
    assert "two-below" not in reasons(state, 1)


def test_SKY_LUNA_42_her_level_at_the_start():
    assert [CAMPAIGN.levels(people) for people in (1, 2, 3, 4)] == [(5, 4), (3, 2), (3, 2), ()]


def test_SKY_LUNA_44_after_a_chapter_her_level_may_change():
    """SKY-R-M16  A tie for first is a win of hers. SKY-R-M17  After chapter 4 nothing is asked."""
    assert CAMPAIGN.changes(1, 5, True) == ((5, 0), (4, 1))
    assert CAMPAIGN.changes(2, 5, False) == ((5, 2), (6, 0))
    assert CAMPAIGN.changes(4, 5, True) == CAMPAIGN.changes(4, 5, False) == ()
    tied = finish(scored(1, 1, luna=5, coins={"A": 2, "L": 2}))
    assert GAME.winners(tied) == [0, 1]
    assert "highest" in reasons(tied, 1)


def test_SKY_R_M18_levels_end_at_0_and_8():
    assert CAMPAIGN.changes(1, 8, False) == ((8, 2),)
    assert CAMPAIGN.changes(1, 0, True) == ((0, 0),)


def test_SKY_EX_D14_solo_chapter_1_at_level_5():
    """SKY-LUNA-44"""
    state = scored(1, 1, luna=5, coins={"A": 130, "L": 118})
    assert GAME.scores(state) == [130, 118]
    assert reasons(state, 1) == ["tasks"], "none below, the mission"
    assert CAMPAIGN.changes(1, 5, False) == ((5, 2), (6, 0))


# -- the end -------------------------------------------------------------------------------------------


def test_SKY_CAMP_11_most_points_win_ties_share_and_everybody_is_rated():
    assert CAMPAIGN.winners([12, 15, 15]) == [1, 2]
    assert CAMPAIGN.winners([12, 9]) == [0]
    points = (0, 6, 7, 11, 12, 16, 17, 21, 22, 40)
    rated = ["earth", "earth", "space", "space", "moon", "moon", "mars", "mars", "legend", "legend"]
    assert [CAMPAIGN.rating(one) for one in points] == rated


def test_SKY_CAMP_12_nothing_else_carries_over():
    """A chapter is a game of its own: it knows nothing but its number and Luna's level."""
    assert begin(2, luna=3).freeze_all() == begin(2, luna=3).freeze_all()
    alike = begin(1, luna=3)
    free = GAME.start(seats=2, seed=1, luna=3, tracks="random", tiles="choose", missions=True)
    free.chapter = 1
    assert alike.freeze() == free.freeze()


def test_SKY_CAMP_14_the_host_decides_for_the_table():
    """The loop is left or gone on with by seat A; levels are chosen between chapters."""
    state = finish(scored(4, threat="anomaly", belt={}))
    assert asked(state) == "A again"


def test_SKY_CAMP_15_success_points_of_a_loop_are_averaged():
    """SKY-R-M13  Every game gives its full points; the threat's point belongs to the game in which it was removed."""
    log: list[Event] = []
    state = scored(4, threat="anomaly", belt={}, coins={"A": 8, "B": 9}, log=log)
    state = finish(state)
    assert GAME.success(state) == [0, 2], "the point for the highest total too, though no winner is named"
    state.games, state.earned, state.noted, state.scored = 1, [0, 2], [8, 9], False
    again = scored(4, threat="anomaly", belt={}, coins={"A": 20, "B": 9}, log=log)
    again.games, again.earned, again.noted, again.wild = 1, [0, 2], [8, 9], 0
    finish(again)
    assert again.over
    assert GAME.success(again) == [2, 1], "(0 + 3) / 2 is 1.5, half up; (2 + 0) / 2"
    assert [one.reason for one in GAME.successes(again)[0]] == ["average"]
    assert GAME.winners(again) == [0], "the averaged scores decide"
    assert told(log, "success-average") == [("success-average", 0, (2, 2)), ("success-average", 1, (1, 2))]


def test_SKY_R_M13_a_new_game_of_the_loop_is_still_chapter_4():
    state = play(finish(scored(4, threat="anomaly", belt={})), "again")
    assert (state.chapter, state.belt, state.threat, state.pioneer) == (4, True, ANOMALY, NOBODY)
    assert dealt(state)
    assert len(state.missions) == 1


# -- whole games ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("chapter", CHAPTERS)
def test_promises_hold_in_every_chapter(chapter: int):
    luna = {"luna": 3} if chapter % 2 else {}
    checks.play(GAME, 2, 70 + chapter, chapter=chapter, **luna)


def test_a_golden_game_of_every_chapter():
    files = sorted((HERE / "skymines").glob("chapter-*.rec"))
    states = [state for file in files if isinstance(state := replay(file), SkyminesState)]
    assert {read(file).variants["chapter"] for file in files} == set(CHAPTERS)
    assert {state.seats for state in states} >= {1, 2}
    assert {state.has_luna() for state in states} == {True, False}
    found = {(state.chapter, one.reason) for state in states for place in GAME.successes(state) for one in place}
    assert {reason for _chapter, reason in found} >= {"one-below", "two-below", "highest", "tasks"}
    assert found >= {(3, "own-space"), (4, "threat")}, "what these chapters alone reward"


def test_every_reason_has_its_points():
    assert [chapters.MERIT[at] for at in range(len(chapters.REASONS) - 1)] == [1] * 12


def test_texts_name_chapters_reasons_and_ratings():
    for lang in ("en", "fr", "it"):
        texts = GAME.phrases(lang)
        assert all(texts.has(f"chapter-{number}") and texts.has(f"chapter-{number}-line") for number in CHAPTERS)
        assert all(texts.has(f"rating-{rating}") for rating in chapters.RATINGS)
        assert all(texts.has(f"reason-{reason}") for reason in chapters.REASONS)
