"""Who wins a fight between a hero and a Death Eater if both only throw dice (V-048 to V-052, V-070 to V-072)."""

from functools import cache
from typing import NamedTuple

from hallows.games.hogwarts.compiled import DOUBLE_SIX, WEAKEN, Stats


class Arm(NamedTuple):
    """How somebody attacks: so many dice, each of which hits with ``need`` or more; a six perhaps twice."""

    dice: int
    need: int
    double: bool


def arm(me: Stats, you: Stats) -> Arm:
    need = max(2, you.res - 1) if me.abilities & WEAKEN else you.res
    return Arm(me.dice, need, bool(me.abilities & DOUBLE_SIX))


def wins(mine: Arm, yours: Arm, my_hp: int, your_hp: int) -> float:
    """The chance of the one who strikes first."""
    return _wins(mine, yours, my_hp, your_hp)[0]


@cache
def _wins(mine: Arm, yours: Arm, my_hp: int, your_hp: int) -> tuple[float, float]:
    """My chance if I strike next, and if you do. A throw without a hit only changes who is next: two equations."""
    if my_hp <= 0 or your_hp <= 0:
        won = float(my_hp > 0)
        return won, won
    stay, first = 0.0, 0.0
    for (a, b), chance in _strike(mine, my_hp, your_hp).items():
        if (a, b) == (my_hp, your_hp):
            stay = chance
        else:
            first += chance * _wins(mine, yours, a, b)[1]
    back, second = 0.0, 0.0
    for (b, a), chance in _strike(yours, your_hp, my_hp).items():
        if (a, b) == (my_hp, your_hp):
            back = chance
        else:
            second += chance * _wins(mine, yours, a, b)[0]
    strikes = (first + stay * second) / (1 - stay * back)
    return strikes, second + back * strikes


@cache
def _strike(attacker: Arm, own: int, other: int) -> dict[tuple[int, int], float]:
    """What one attack leaves, as (own HP, other's HP): a defence die for each hit, until somebody falls (V-072)."""
    left: dict[tuple[int, int], float] = {}
    for hits, chance in _hits(attacker).items():
        state = {(own, other): chance}
        for _ in range(hits):
            state = _defended(state)
        for after, p in state.items():
            left[after] = left.get(after, 0.0) + p
    return left


def _defended(state: dict[tuple[int, int], float]) -> dict[tuple[int, int], float]:
    after: dict[tuple[int, int], float] = {}
    for (own, other), chance in state.items():
        ends = [(own, other, 6)] if not own or not other else [
            (own, max(0, other - 2), 2), (own, other - 1, 3), (own - 1, other, 1),
        ]  # fmt: skip
        for a, b, sixths in ends:
            after[a, b] = after.get((a, b), 0.0) + chance * sixths / 6
    return after


@cache
def _hits(attacker: Arm) -> dict[int, float]:
    """How many hits a throw has."""
    found = {0: 1.0}
    faces = [
        0 if face < attacker.need else 2 if face == 6 and attacker.double else 1
        for face in range(1, 7)
    ]
    for _ in range(attacker.dice):
        more: dict[int, float] = {}
        for hits, chance in found.items():
            for extra in faces:
                more[hits + extra] = more.get(hits + extra, 0.0) + chance / 6
        found = more
    return found
