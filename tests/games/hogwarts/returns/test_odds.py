"""The odds of a fight with dice alone, against figures worked out by hand."""

import pytest

from hallows.games.hogwarts.returns.odds import Arm, wins

COIN = Arm(1, 4, double=False)


def test_one_die_each_and_one_life_point() -> None:
    """A hit (1/2) fells the other with 5 of 6 defence dice, and the attacker with the sixth: w = 5/12 + (1 - w) / 2."""
    assert wins(COIN, COIN, 1, 1) == pytest.approx(11 / 18)


def test_a_hit_takes_one_or_two() -> None:
    """Who always hits against one who never does: two life points last a second throw with 1-5 above 2, or the six hits
    back, which a second life point survives."""
    sure, never = Arm(1, 1, double=False), Arm(1, 7, double=False)
    assert wins(sure, never, 1, 1) == pytest.approx(5 / 6)
    # 2: fallen at once (1/3), or one left (1/2) and then 5/6 of the throws end it well
    assert wins(sure, never, 1, 2) == pytest.approx(1 / 3 + 1 / 2 * 5 / 6)


def test_a_double_six_is_two_hits() -> None:
    """Two life points against one who only hits with a six: each six ends it better if it hits twice."""
    never = Arm(1, 7, double=False)
    # One hit at a time: 1/3 fell, 1/2 leave one and then 5/6; the sixth fells the attacker.
    assert wins(Arm(1, 6, double=False), never, 1, 2) == pytest.approx(1 / 3 + 1 / 2 * 5 / 6)
    # Two life points of one's own: the first defence die's six leaves one, and the second die decides alike.
    double = wins(Arm(1, 6, double=True), never, 2, 2)
    assert double > wins(Arm(1, 6, double=False), never, 2, 2) - 1e-12
    assert wins(Arm(1, 6, double=True), Arm(1, 1, double=False), 1, 2) > wins(
        Arm(1, 6, double=False), Arm(1, 1, double=False), 1, 2
    )
