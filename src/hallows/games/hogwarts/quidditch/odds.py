"""Chances in a match, for hints and bots."""

from fractions import Fraction
from functools import cache

from hallows.games.hogwarts.quidditch.pitch import LAP, NOWHERE
from hallows.games.hogwarts.quidditch.rules.balls import DODGE
from hallows.games.hogwarts.quidditch.state import Match


def goal_chance(m: Match, defender: int) -> Fraction:
    """Q-044, Q-045: strictly higher than the Keeper, or nobody there."""
    return Fraction(1) if m.at[6 * defender] == NOWHERE else Fraction(15, 36)


def hit_chance(distance: int) -> Fraction:
    """Q-028, Q-030: that a Bludger reaches somebody so far away, and is not dodged."""
    return Fraction(max(0, 7 - distance), 6) * Fraction(DODGE - 1, 6)


#: The same for every distance, for whoever counts on it often.
HITS = tuple(float(hit_chance(distance)) for distance in range(8))


def lap_chance(m: Match, side: int, dice: int) -> Fraction:
    """That so many dice complete the lap."""
    return at_least(dice, LAP - m.seekers[side])


@cache
def at_least(dice: int, total: int) -> Fraction:
    """That so many dice show this total or more."""
    if not dice:
        return Fraction(total <= 0)
    return sum((at_least(dice - 1, total - face) for face in range(1, 7)), Fraction(0)) / 6


@cache
def first_home(mine: int, theirs: int, slowed: int = 0, they_slowed: int = 0) -> float:
    """Q-053: that who rolls next is the first to fly so many spaces; a slowed Seeker's next roll is one die."""
    total = 0.0
    for rolled in range(1, 7) if slowed else range(2, 13):
        ways = 1 / 6 if slowed else (6 - abs(rolled - 7)) / 36
        home = rolled >= mine
        total += ways * (home or 1 - first_home(theirs, mine - rolled, they_slowed))
    return min(1.0, max(0.0, total))
