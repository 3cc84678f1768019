"""Actions: numbers and notation, both ways."""

import re

import pytest

from farside.core.actions import Action, ActionSpace

ZONES = ("cape", "bay", "isle")
KINDS = ("lab", "camp")
DEPTHS = ("1", "2", "3", "4")


@pytest.fixture
def space() -> ActionSpace:
    space = ActionSpace()
    space.family("pass")
    space.family("sail", ZONES)
    space.family("build", ZONES, KINDS)
    space.family("drill", ZONES, KINDS, DEPTHS)
    return space


def test_numbers_run_without_gaps(space: ActionSpace):
    assert len(space) == 1 + 3 + 6 + 24
    assert [family.first for family in space.families] == [0, 1, 4, 10]


def test_every_action_has_one_name_and_every_name_one_action(space: ActionSpace):
    names = [space.name(action) for action in range(len(space))]
    assert len(set(names)) == len(space)
    assert [space.parse(name) for name in names] == list(range(len(space)))


def test_names_read_as_written(space: ActionSpace):
    drill = space.families[3]
    assert space.name(0) == "pass"
    assert space.name(space.families[2].of(1, 0)) == "build:bay:lab"
    assert space.name(drill.of(2, 1, 3)) == "drill:isle:camp:4"


def test_arguments_come_back(space: ActionSpace):
    for family in space.families:
        for action in range(family.first, family.end):
            args = family.args(action)
            assert len(args) == len(family.domains)
            assert family.of(*args) == action
            assert (family.arg(action), family.arg2(action), family.arg3(action))[: len(args)] == args


def test_a_family_knows_its_own(space: ActionSpace):
    for action in range(len(space)):
        assert [family.has(action) for family in space.families].count(True) == 1
        assert space.owner(action).has(action)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("fly", "there is no action 'fly'; possible: pass, sail, build, drill"),
        ("", "there is no action ''"),
        ("sail", "'sail' takes 1 argument(s): sail:cape|bay|isle"),
        ("pass:cape", "'pass' takes 0 argument(s): pass"),
        ("build:cape:lab:lab", "'build' takes 2 argument(s)"),
        ("build:cape:mine", "'mine' is no argument of 'build'; possible: lab, camp"),
        ("build:lab:cape", "'lab' is no argument of 'build'; possible: cape, bay, isle"),
        ("Pass", "there is no action 'Pass'"),
    ],
)
def test_a_wrong_name_is_refused_with_what_is_possible(space: ActionSpace, name: str, message: str):
    with pytest.raises(ValueError, match=re.escape(message)):
        space.parse(name)


@pytest.mark.parametrize("action", [-1, 34, 10**9])
def test_a_number_outside_is_refused(space: ActionSpace, action: Action):
    with pytest.raises(ValueError, match=f"there is no action {action}; actions run from 0 to 33"):
        space.name(action)


def test_a_mask_marks_what_is_open(space: ActionSpace):
    mask = space.mask([0, 5, 33])
    assert len(mask) == len(space)
    assert [action for action in range(len(space)) if mask[action]] == [0, 5, 33]
    assert sum(space.mask([])) == 0


def test_a_verb_is_declared_once(space: ActionSpace):
    with pytest.raises(AssertionError, match="sail is declared twice"):
        space.family("sail")


def test_a_family_has_three_arguments_at_most(space: ActionSpace):
    with pytest.raises(AssertionError, match="at most 3"):
        space.family("heap", ZONES, ZONES, ZONES, ZONES)
