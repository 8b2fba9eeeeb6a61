"""The odds of fights: against a card, which never throws dice, and between two who both do.

Against a card everything is a count. So many of its triggers can be borne; each is one attack, with the dice or with a
card; a card that heals or cancels buys more of them. What is left to chance is how many dice hit.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache
from itertools import accumulate
from math import comb, erf, sqrt
from typing import NamedTuple

from hallows.games.hogwarts.compiled import (
    ATTACK,
    DEFENCE,
    DOUBLE_SIX,
    FIRST_BLOOD,
    FIRST_DIE,
    POTION_MASTERY,
    SET_SIX,
    SHRUG,
    SPELL,
    SPELL_MASTERY,
    WEAKEN,
    Card,
    Foe,
    Kit,
    Stats,
)

#: How far from certain a fight is that lies some turns ahead: in the enemy's HP.
DOUBT = 3.0
ENDLESS = 40  # triggers of an enemy that takes no HP


class Blow(NamedTuple):
    """What one attack card does to this enemy."""

    damage: int
    quiet: bool
    saves: int  # HP the user loses less, or gains; below nought: its price


class Guard(NamedTuple):
    """What one defence card does."""

    cancels: int
    heals: int


class Force(NamedTuple):
    """What somebody brings to a fight. ``health`` are the HP to be lost before it is lost."""

    health: int
    dice: int
    abilities: int
    cards: tuple[Card, ...]
    limit: int
    shrug: bool = False
    fresh: bool = True  # nothing has been done yet: abilities of the start still count


class Strike(NamedTuple):
    """What a force can be expected to do to an enemy before it falls: certain damage, and dice that hit or not."""

    sure: int
    dice: int
    hits: int  # in thirty-sixths, for each die

    @property
    def mean(self) -> float:
        return self.sure + self.dice * self.hits / 36


def hit_share(abilities: int, res: int) -> int:
    """Successes of one attack die, in thirty-sixths."""
    if abilities & WEAKEN:
        res = max(2, res - 1)
    share = 6 * (7 - res)
    return min(34, share + 6) if abilities & DOUBLE_SIX else share


@cache
def tail(dice: int, hits: int, need: int) -> float:
    """The chance of at least ``need`` successes."""
    if need <= 0:
        return 1.0
    if need > dice:
        return 0.0
    p = hits / 36
    return sum(comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(need, dice + 1))


# -- against a card ----------------------------------------------------------------------------------------


def blow(card: Card, foe: Foe, abilities: int) -> Blow:
    damage = card.special if card.against == foe.id else card.damage
    if card.deck == foe.frail:
        damage += 1
    if abilities & (SPELL_MASTERY if card.deck == SPELL else POTION_MASTERY):
        damage += 1
    if card.deck == foe.immune:
        damage = 0
    return Blow(damage, card.quiet, card.dampen + card.heal - card.backlash)


def guard(card: Card, foe: Foe) -> Guard:
    return Guard(ENDLESS if card.silences == foe.id else card.cancels, card.heal)


@lru_cache(1 << 14)
def strike(force: Force, foe: Foe) -> Strike:
    """The best a force can do to a foe, over all shares of attack and defence cards within its limit."""
    share = hit_share(force.abilities, foe.res)
    roll = force.dice * share / 36
    blows = [blow(card, foe, force.abilities) for card in force.cards if card.use == ATTACK]
    blows.sort(key=lambda it: -(it.damage + (roll if it.quiet else 0)))
    guards = [guard(card, foe) for card in force.cards if card.use == DEFENCE]
    guards.sort(key=lambda it: -(it.cancels * foe.after + it.heals))
    head = force.health - (foe.reveal if force.fresh else 0)
    free = int(force.shrug) - int(force.fresh and foe.strikes_first)
    damage, saves = _sums([b.damage for b in blows]), _sums([b.saves for b in blows])
    quiet = _sums([b.quiet for b in blows])
    cancels, heals = _sums([g.cancels for g in guards]), _sums([g.heals for g in guards])
    best = Strike(0, 0, share)
    top = -1.0
    for used in range(min(len(blows), force.limit) + 1):
        shield = min(len(guards), force.limit - used)
        health = head + heals[shield] + saves[used]
        bearable = _bearable(health, foe) + cancels[shield] + free
        if health <= 0 or bearable <= 0:
            continue
        bearable = min(ENDLESS, bearable) + quiet[used]
        thrown = min(used, bearable)
        rolls = bearable - thrown
        dice = rolls * force.dice
        if rolls and force.fresh and force.abilities & FIRST_DIE:
            dice += 1
        mean = damage[thrown] + dice * share / 36
        if mean > top + 0.01:  # else keep the cards
            best, top = Strike(damage[thrown], dice, share), mean
    extra = 0
    if force.fresh and force.abilities & FIRST_BLOOD:
        extra += 1
    if force.shrug is False and force.abilities & SET_SIX and best.dice and force.fresh:
        extra += 1
    return best._replace(sure=best.sure + extra)


def _sums(amounts: Iterable[int]) -> list[int]:
    """Of the first none, one, two … of them."""
    return list(accumulate(amounts, initial=0))


@lru_cache(1 << 16)
def strike_of(
    kit: Kit, faces: tuple[int, ...], health: int, dice: int, abilities: int, limit: int, shrug: bool,
    first: bool, mission: int,
) -> Strike:  # fmt: skip
    """``strike`` against the enemy of a mission; the same hands are asked about again and again."""
    cards = tuple(kit.cards[face] for face in faces)
    return strike(Force(health, dice, abilities, cards, limit, shrug, first), _foes(kit)[mission])


@cache
def _foes(kit: Kit) -> dict[int, Foe]:
    return {task.number: task.foe for task in kit.tasks.values()}


def _bearable(health: int, foe: Foe) -> int:
    """Triggers survived with at least 1 HP to spare."""
    if foe.numb or not foe.after:
        return ENDLESS
    loss = foe.after * (7 - foe.chancy) / 6 if foe.chancy else foe.after
    return int((health - 1) / loss)


def chance(strikes: list[Strike], hp: int) -> float:
    """Of doing that much damage, all together."""
    sure, dice, hits = _together(strikes)
    return tail(dice, hits, hp - sure)


def lead(strikes: list[Strike], hp: int) -> tuple[float, float]:
    """By how much the damage to be expected exceeds the HP, and how far that may be wrong: by the dice, and by what is
    gained or lost before the fight."""
    sure, dice, hits = _together(strikes)
    p = hits / 36
    return sure + dice * p - hp + 0.5, max(DOUBT, sqrt(dice * p * (1 - p)))


def soft(ahead: float, spread: float) -> float:
    """The chance of a fight, with doubt."""
    return (1 + erf(ahead / spread / 1.4142)) / 2


def _together(strikes: list[Strike]) -> tuple[int, int, int]:
    if len(strikes) == 1:
        return strikes[0]
    dice = sum(s.dice for s in strikes)
    hits = sum(s.dice * s.hits for s in strikes) // dice if dice else 0
    return sum(s.sure for s in strikes), dice, hits


# -- between two who throw dice ----------------------------------------------------------------------------


@cache
def race(mine: int, dice: int, hits: int, theirs: int, more: int, worse: int) -> float:
    """Of winning when both throw in turn: my HP, dice and hits in thirty-sixths, then theirs; I throw first."""
    if theirs <= 0:
        return 1.0
    if mine <= 0:
        return 0.0
    throw, back = _hits(dice, hits), _hits(more, worse)

    def answered(left: int) -> float:
        """After my throw: they throw back, but for nothing, which is counted apart."""
        return sum(
            p * race(mine - n, dice, hits, left, more, worse) for n, p in enumerate(back) if n
        )

    won = 0.0
    for n, p in enumerate(throw):
        if n and theirs - n <= 0:
            won += p
        elif n:
            left = theirs - n
            won += p * (answered(left) + back[0] * race(mine, dice, hits, left, more, worse))
    idle = throw[0] * back[0]
    return (won + throw[0] * answered(theirs)) / (1 - idle) if idle < 1 else 0.5


@cache
def _hits(dice: int, hits: int) -> tuple[float, ...]:
    p = hits / 36
    return tuple(comb(dice, n) * p**n * (1 - p) ** (dice - n) for n in range(dice + 1))


def duel_of_sheets(me: Stats, health: int, cards: tuple[Card, ...], you: Stats, theirs: int, limit: int) -> float:  # fmt: skip
    """A fight between sheets; my cards count as the HP they are worth."""
    share, back = hit_share(me.abilities, you.res), hit_share(you.abilities, me.res)
    roll, loss = me.dice * share / 36, you.dice * back / 36
    worth = []
    for card in cards:
        if card.use == ATTACK:
            worth.append((max(0.0, card.damage - roll), 0.0))
        elif card.use == DEFENCE:
            worth.append((0.0, loss * card.cancels + card.heal))
    worth.sort(key=lambda it: -(it[0] + it[1]))
    theirs -= round(sum(damage for damage, _ in worth[:limit]))
    health += round(sum(saved for _, saved in worth[:limit]))
    if me.abilities & SHRUG:
        health += round(loss)
    return race(min(30, max(0, health)), me.dice, share, min(30, max(1, theirs)), you.dice, back)


def wounds(me: Stats, health: int, you: Stats, theirs: int) -> float:
    """HP such a fight costs: as many rounds as they can bear, at what they hit in each."""
    roll = max(0.5, me.dice * hit_share(me.abilities, you.res) / 36)
    loss = you.dice * hit_share(you.abilities, me.res) / 36
    return min(float(max(0, health)), loss * max(0, theirs) / roll)


EATER_EDGE = 1  # HP that a Death Eater's two cards are worth on either side


def eater_chance(kit: Kit, sheet: int, health: int, cards: tuple[Card, ...], limit: int) -> float:
    """Against a Death Eater whose sheet is drawn by lot."""
    me = kit.students[sheet]
    chances = [
        duel_of_sheets(me, health - EATER_EDGE, cards, you, you.hp + EATER_EDGE, limit)
        for you in kit.eaters
    ]
    return sum(chances) / len(chances)
