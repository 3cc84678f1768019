"""Lessons as data, and the coach who follows them."""

import pytest

import farside
from farside.core import lessons
from farside.core.box import BoxError
from farside.core.coach import MET, OTHER, PENDING, SKIPPED, STRAYS, TOLD, Coach
from farside.core.lessons import holds, matches

PEBBLE = farside.game("pebble")
HEAD = 'seats = 2\nseed = 1\nbots = ["greedy"]\nminutes = 3\n'
END = '[[step]]\nid = "end"\nkind = "end"\n'


def made(steps: str, head: str = HEAD) -> lessons.Lesson:
    return lessons.parsed(PEBBLE, "test", head + steps + END)


@pytest.mark.parametrize(
    ("fact", "true"),
    [
        ("round>=2", True),
        ("round>=3", False),
        ("round<=2", True),
        ("round=2", True),
        ("zone=nw", True),
        ("zone=n", False),
        ("hand", True),
        ("!hand", False),
        ("nothing", False),
        ("!nothing", True),
    ],
)
def test_facts_are_compared(fact: str, true: bool):
    assert holds(fact, {"round": 2, "zone": "nw", "hand": 3}) is true


def test_answers_are_matched_by_pattern():
    assert matches("build:basic", ("sail:*", "build:*"))
    assert not matches("build:basic", ("build",))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        (HEAD + END + "colour = 3\n", "unknown key 'colour'"),
        (HEAD + '[[step]]\nid = "a"\nask = ["nothing"]\n' + END, "there is no question 'nothing'"),
        (HEAD + '[[step]]\nid = "a"\nsuggest = ["fly:away"]\n' + END, "there is no action 'fly'"),
        (HEAD + '[[step]]\nid = "a"\n[[step]]\nid = "a"\n' + END, "a step is there twice"),
        (HEAD + '[[step]]\nid = "a"\n', "the last step should be of the kind 'end'"),
        (HEAD + '[[step]]\nid = "a"\nafter = ["b"]\n' + END, "comes after 'b', which is not there"),
        (HEAD.replace('["greedy"]', "[]") + END, "expected 1 bots, found 0"),
        (HEAD + "[[step", "pebble/lessons/test.toml"),
    ],
)
def test_a_slip_in_a_lesson_is_named(text: str, message: str):
    with pytest.raises(BoxError, match=message):
        lessons.parsed(PEBBLE, "test", text)


def test_an_unknown_lesson_is_refused_with_what_there_is():
    with pytest.raises(ValueError, match=r"antarctica has no lesson 'last'; possible: .*first"):
        lessons.lesson(farside.game("antarctica"), "last")


def begun(lesson: lessons.Lesson):
    state = PEBBLE.start(seats=lesson.seats, seed=lesson.seed)
    coach = Coach(lesson, PEBBLE)
    coach.look(state)
    return coach, state


def options(state) -> list[str]:
    return [PEBBLE.actions.name(action) for action in state.options(0)]


def shown(coach: Coach) -> list[str]:
    return [card.idea.key for card in coach.cards]


def test_what_is_told_comes_before_what_is_decided_and_any_move_counts_as_told():
    coach, state = begun(made('[[step]]\nid = "a"\nkind = "tell"\n[[step]]\nid = "b"\n[[step]]\nid = "c"\n'))
    assert shown(coach) == ["a", "b"]
    coach.answered(options(state)[0])
    assert coach.status[:3] == [TOLD, OTHER, PENDING]
    assert coach.done == 2


def test_a_suggestion_that_is_followed_meets_its_idea():
    _, state = begun(made(""))
    wanted = options(state)[0]
    coach, _ = begun(made(f'[[step]]\nid = "a"\nsuggest = ["{wanted}"]\n'))
    assert coach.cards[0].suggestion == wanted
    assert not coach.learned
    coach.answered(wanted)
    assert coach.status[0] == MET


def test_an_idea_that_was_begun_and_cannot_go_on_is_met_when_its_moment_comes_again():
    _, state = begun(made(""))
    first = options(state)[0]
    coach, _ = begun(made(f'[[step]]\nid = "a"\nwaits = true\nsuggest = ["{first}", "settle:ford"]\n'))
    coach.answered(first)
    assert coach.status[0] == PENDING
    coach.look(state)
    assert (coach.status[0], shown(coach)) == (MET, ["end"])


def test_an_idea_that_waits_is_given_up_after_some_time():
    _, state = begun(made(""))
    first, second = options(state)[:2]
    coach, _ = begun(made(f'[[step]]\nid = "a"\nwaits = true\nsuggest = ["{first}"]\n'))
    for _time in range(3):
        coach.look(state)
        coach.answered(second)
    assert coach.status[0] == OTHER


def test_after_three_suggestions_that_were_not_followed_the_coach_only_explains():
    _, state = begun(made(""))
    first, second = options(state)[:2]
    steps = "".join(f'[[step]]\nid = "{key}"\nsuggest = ["{first}"]\n' for key in "abcd")
    coach, _ = begun(made(steps))
    for _time in range(STRAYS):
        coach.look(state)
        assert coach.cards[0].suggestion == first
        coach.answered(second)
    coach.look(state)
    assert (shown(coach), coach.cards[0].suggestion) == (["d"], "")


def test_the_end_comes_when_nothing_is_left_and_closes_the_lesson():
    coach, state = begun(made('[[step]]\nid = "a"\nfacts = ["never"]\n', HEAD + "longest = 0\n"))
    assert shown(coach) == ["end"]
    coach.answered(options(state)[0])
    assert (coach.over, coach.status) == (True, [SKIPPED, TOLD])


def test_the_end_follows_what_is_told_at_the_same_moment_and_is_told_by_itself():
    coach, state = begun(made('[[step]]\nid = "a"\nkind = "tell"\n'))
    assert shown(coach) == ["a", "end"]
    assert coach.learned
    coach.answered(options(state)[0])  # without reading on: the end comes again, alone
    assert (coach.over, coach.status) == (False, [TOLD, PENDING])
    coach.look(state)
    assert shown(coach) == ["end"]


def test_the_end_waits_for_its_question_unless_it_has_taken_long_enough():
    waits = END + 'ask = ["gift"]\n'
    for longest, cards in ((9, []), (0, ["end"])):
        coach, _ = begun(lessons.parsed(PEBBLE, "test", f"{HEAD}longest = {longest}\n{waits}"))
        assert shown(coach) == cards


def test_what_is_lit_changes_with_the_suggestion():
    _, state = begun(made(""))
    first, second = options(state)[:2]
    steps = f'[[step]]\nid = "a"\nlit = ["x"]\nlit_then = ["y z"]\nsuggest = ["{first}", "{second}", "{second}"]\n'
    coach, _ = begun(made(steps))
    seen = []
    for answer in (first, second, second):
        coach.look(state)
        seen.append(coach.cards[0].lit)
        coach.answered(answer)
    assert seen == [("x",), ("y", "z"), ("y", "z")]
    assert coach.status[0] == MET
