"""The taste for Skymines weighs what the others own."""

from tests.games.skymines.table import given

from farside.bots.minds.skymines.taste import TASTE


def test_a_rivals_share_lowers_the_worth_and_an_own_share_raises_it():
    even = TASTE.value(given(), 0)
    assert TASTE.value(given(marks={"B": {"skymine": 5}}), 0) < even
    assert TASTE.value(given(marks={"A": {"skymine": 5}}), 0) > even


def test_a_company_that_mostly_a_rival_owns_is_not_worth_raising():
    for owner, better in (("A", True), ("B", False)):
        low = given(marks={owner: {"skymine": 8}})
        high = given(marks={owner: {"skymine": 8}}, stations={"skymine": "0 5 5"})
        assert (TASTE.value(high, 0) > TASTE.value(low, 0)) == better


def test_lunas_shares_and_points_lower_the_worth_but_less_than_own_ones_raise_it():
    even = TASTE.value(given(1, luna=4), 0)
    worse = TASTE.value(given(1, luna=4, marks={"L": {"skymine": 5}}), 0)
    better = TASTE.value(given(1, luna=4, marks={"A": {"skymine": 5}}), 0)
    assert worse < even < better
    assert better - even > even - worse
    assert TASTE.value(given(1, luna=4, helium={"L": 9}), 0) < even
    assert TASTE.value(given(2, luna=4, marks={"L": {"skymine": 5}}), 0) < TASTE.value(given(2, luna=4), 0)
