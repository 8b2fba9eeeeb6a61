"""Chances of dice, for bots: Battles, the Hogwarts Gates, the way through the castle and the finale.

Everything here is arithmetic over small whole numbers, worked out once and remembered.
"""

from functools import cache, lru_cache
from itertools import product
from math import comb
from typing import NamedTuple

DIE = range(1, 7)

#: Chances of winning the game that are left to who has died, and to who is well but outside the castle.
DEAD = 0.02
BACK = 0.25

#: The rooms along the castle's path (T-300 to T-314), the last one before the Great Hall.
STAIRCASE, CHARMS, POTIONS, DIVINATION, TRANSFIGURATION, DEFENCE, TOWER, DOOR = range(8)
KEY = 4
MOST_FATE = 5  # more changes nothing worth counting
MOST_LIFE = 8
SURE = 6  # a lead with which no die can lose

#: Chances of the same Character are asked for again and again, but in a long run there are many Characters.
remembered = lru_cache(maxsize=60_000)


class Odds(NamedTuple):
    win: float
    tie: float
    lose: float


@cache
def battle(lead: int, dice: int = 1, reroll: bool = False) -> Odds:
    """A Battle with ``lead`` more than the opponent before the dice. Of several own ``dice`` the best
    counts; with ``reroll`` a die that does not win is rolled once more."""
    win = tie = 0.0
    for mine in product(DIE, repeat=dice):
        for theirs in DIE:
            margin = lead + max(mine) - theirs
            if margin <= 0 and reroll:
                again = _one_die(lead - theirs)
                if again.win + again.tie / 2 > (0.5 if margin == 0 else 0.0):
                    win += again.win
                    tie += again.tie
                    continue
            win += margin > 0
            tie += margin == 0
    cases = 6 ** (dice + 1)
    return Odds(win / cases, tie / cases, 1 - (win + tie) / cases)


@cache
def _one_die(lead: int) -> Odds:
    """The own die against an opponent whose score is already known to be ``-lead``."""
    win = sum(lead + die > 0 for die in DIE) / 6
    tie = sum(lead + die == 0 for die in DIE) / 6
    return Odds(win, tie, 1 - win - tie)


@cache
def gates(stat: int, reroll: bool = False) -> float:
    """The chance that two dice come to no more than ``stat`` (T-107), if need be with one rolled again."""
    total = 0.0
    for one, other in product(DIE, DIE):
        if one + other <= stat:
            total += 1
        elif reroll:
            total += min(6, max(0, stat - min(one, other))) / 6
    return total / 36


class Runner(NamedTuple):
    """What counts on the way to the Great Hall, apart from Life, Fate and Followers."""

    magic: int  # in Battle
    might: int
    finale: int  # attack score against Voldemort in the Great Hall, before the die, less his 12
    dice: int = 1
    order: bool = True  # which classroom hurts
    unhurt: bool = False  # neither of them does
    hallow: bool = True


def run(runner: Runner, room: int, life: int, fate: int, followers: int) -> float:
    """The chance of winning the game for who stands in ``room``, done with it, and may go on or turn back."""
    return max(BACK, onward(runner, room, life, fate, followers))


@remembered
def onward(runner: Runner, room: int, life: int, fate: int, followers: int) -> float:
    """The same for who goes on."""
    if room >= DOOR:
        return finale(runner, fate)
    life, fate = min(life, MOST_LIFE), min(fate, MOST_FATE)
    chances = rolled(runner, room, life, fate, followers)
    if fate:
        again = sum(rolled(runner, room, life, fate - 1, followers)) / 6
        chances = [max(chance, again) for chance in chances]
    return sum(chances) / 6


def rolled(runner: Runner, room: int, life: int, fate: int, followers: int) -> list[float]:
    """The chances after each result of the movement die (T-052 to T-054)."""
    ends = [min(room + max(1, die // 2), DOOR) for die in DIE]
    return [enter(runner, end, life, fate, followers) for end in ends]


@remembered
def enter(runner: Runner, room: int, life: int, fate: int, followers: int) -> float:
    """The same for who has just come into ``room`` and must face what is there."""
    if life <= 0:
        return DEAD
    if room == CHARMS:
        return sum([keys(runner, number, life, fate, followers) for number in DIE]) / 6
    if room == DEFENCE:
        return _boggart(runner, life, fate, followers)
    if room == TOWER:
        return _tower(runner, life, fate, followers)
    if room == DIVINATION:
        return run(runner, room, life, fate + 1, followers)  # wrong guesses bring Fate
    if not runner.unhurt and room == (POTIONS if runner.order else TRANSFIGURATION):
        one = run(runner, room, life - 1, fate, followers) if life > 1 else DEAD
        two = run(runner, room, life - 2, fate, followers) if life > 2 else DEAD
        return (2 * one + two) / 3
    return run(runner, room, life, fate, followers)


@remembered
def keys(runner: Runner, number: int, life: int, fate: int, followers: int) -> float:
    """So many Keys, one after the other; every lost Battle costs a Life (T-301, T-302)."""
    odds = battle(runner.magic - KEY, runner.dice)
    miss = odds.lose / (odds.win + odds.lose) if odds.win else 1.0
    total = 0.0
    for losses in range(life):
        chance = comb(number + losses - 1, losses) * (1 - miss) ** number * miss**losses
        total += chance * run(runner, CHARMS, life - losses, fate, followers)
    return total


def _boggart(runner: Runner, life: int, fate: int, followers: int) -> float:
    """T-310: two dice of Might, one of them rolled again with Fate if they are too high."""
    total = 0.0
    for one, other in product(DIE, DIE):
        now = face_boggart(runner, one + other, life, fate, followers)
        if fate:
            now = max(now, milder(runner, min(one, other), life, fate, followers))
        total += now
    return total / 36


def milder(runner: Runner, kept: int, life: int, fate: int, followers: int) -> float:
    """The Boggart's higher die rolled again."""
    again = [face_boggart(runner, kept + die, life, fate - 1, followers) for die in DIE]
    return sum(again) / 6


def face_boggart(runner: Runner, boggart: int, life: int, fate: int, followers: int) -> float:
    """Fight the Boggart until it is beaten, or turn back."""
    return max(BACK, stand_to(runner, boggart, life, fate, followers))


@remembered
def stand_to(runner: Runner, boggart: int, life: int, fate: int, followers: int) -> float:
    """Fight the same Boggart to the end (T-311, T-312)."""
    odds = battle(runner.might - boggart, runner.dice, fate > 0)
    left = fate - 1 if fate and runner.might - boggart < 3 else fate
    miss = odds.lose / (odds.win + odds.lose) if odds.win else 1.0
    total = miss**life * DEAD
    for losses in range(life):
        total += (1 - miss) * miss**losses * run(runner, DEFENCE, life - losses, left, followers)
    return total


def _tower(runner: Runner, life: int, fate: int, followers: int) -> float:
    """T-313, T-314: a die of Life, less one for every Follower given up."""
    fallen = [after_tower(runner, die, life, fate, followers) for die in DIE]
    if fate:
        again = sum(after_tower(runner, die, life, fate - 1, followers) for die in DIE) / 6
        fallen = [max(chance, again) for chance in fallen]
    return sum(fallen) / 6


def after_tower(runner: Runner, die: int, life: int, fate: int, followers: int) -> float:
    given = min(die, followers)
    left = life - (die - given)
    return run(runner, TOWER, left, fate, followers - given) if left > 0 else DEAD


def finale(runner: Runner, fate: int) -> float:
    """T-117 to T-122: a standoff is fought again, a defeat leads back to the Staircase."""
    if not runner.hallow:
        return BACK
    odds = battle(runner.finale, runner.dice, fate > 0)
    won = odds.win / (odds.win + odds.lose)
    return won + (1 - won) * BACK
