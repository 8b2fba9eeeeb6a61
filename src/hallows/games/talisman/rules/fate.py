"""Dice and Fate (rulebook: Fate; T-036 to T-044, K59).

Fate is offered after every own die that may be rerolled, except where the test the die was rolled for is
already passed: there is nothing to win by it.
"""

from typing import TypeAlias

from hallows.games.common.keys import split
from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import GALLEON_REROLL, NUDGE, SPARE_DIE
from hallows.games.talisman.rules import stats
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import Arg, Ask, Dice, Play, Roll

Thrown: TypeAlias = tuple[int, ...]  # dice thrown together

BEST = 6  # the best face of a die
KEEP = "keep"
FATE = "fate"
GALLEON = "galleon"
FATE_ON_THE_WAY = "fate.movement"  # the window after a movement roll; after other dice it is FATE
_KEEP_OR_FATE = (KEEP, FATE)
_KEEP_OR_FREE: tuple[str, ...] = (KEEP, "free")
#: The rule that allows a reroll, by what the die was for; for all other dice it is a card or a space.
_RULES = {"movement": "T-036", "attack": "T-037"}


def instruction_die(
    g: Talisman, hero: Hero, on: tuple[str, ...], *, good: int = 0, source: str
) -> Play[int]:
    """One die rolled because of a card or space (T-038), named by ``source``. ``on`` says of which kind: its
    first word is the kind of roll, further words what else an ability may look for. ``good`` is a face
    nobody would reroll."""
    label = on[0]
    die: int = yield Roll(hero.seat, label)
    if hero.perks & SPARE_DIE:
        die = yield from spare_die(g, hero, die, label, on, source)
    if (hero.fate or hero.perks & GALLEON_REROLL) and die != good:
        told: dict[str, Arg] = {"only": good} if good else {}
        die = yield from reroll(g, hero, die, label, source=source, **told)
    if hero.perks & NUDGE and die != good:
        die = yield from nudge(g, hero, die, label, source)
    return die


def instruction_dice(g: Talisman, hero: Hero, on: tuple[str, ...], *, source: str) -> Play[Thrown]:
    """Two dice rolled because of a space; at most one of them may be rerolled with Fate (T-041)."""
    label = on[0]
    dice: Thrown
    spare = None
    if hero.perks & SPARE_DIE:
        spare = next((s for s, _, _ in stats.passives(g, hero, p.SpareDie) if on[-1] in s.on), None)
    if spare is not None:
        dice = yield from pick_two(g, hero, label, source)
        if spare.final:
            return dice
    else:
        dice = yield Dice(hero.seat, label, 2)
    if can_reroll(g, hero):
        dice = yield from reroll_one(g, hero, dice, label, source=source)
    return dice


def pick_two(g: Talisman, hero: Hero, label: str, source: str) -> Play[Thrown]:
    """T-330: three dice, two of them chosen."""
    three: Thrown = yield Dice(hero.seat, label, 3)
    pairs = sorted({tuple(sorted((three[i], three[j]))) for i, j in ((0, 1), (0, 2), (1, 2))})
    options = tuple(f"dice:{a}-{b}" for a, b in pairs)
    args: dict[str, Arg] = {"dice": list(three), "source": source}
    choice: str = yield Ask(hero.seat, "dice.two", options, "T-330", args)
    a, _, b = choice[5:].partition("-")
    return int(a), int(b)


def can_reroll(g: Talisman, hero: Hero) -> bool:
    return hero.fate > 0 or (
        hero.perks & GALLEON_REROLL != 0 and hero.galleons > 0 and not galleon_used(g, hero)
    )


def galleon_used(g: Talisman, hero: Hero) -> bool:
    return g.galleon_rerolls >> hero.seat & 1 == 1


def reroll(g: Talisman, hero: Hero, die: int, label: str, **told: Arg) -> Play[int]:
    """T-036, T-037, T-038: one reroll of an own die for 1 Fate; its result stands (T-039, T-040). Nobody is
    asked after an Enemy's or another player's die (T-042, T-043). ``told`` is what a player should know about
    the roll: its ``source``, and what is wanted of it (``least``, ``most`` or ``only``)."""
    options: tuple[str, ...] = _KEEP_OR_FATE
    if hero.perks & GALLEON_REROLL:
        options = (KEEP, *_prices(g, hero))
        if len(options) == 1:
            return die
    elif not hero.fate:
        return die
    choice: str = yield Ask(
        hero.seat,
        "fate",
        options,
        _RULES.get(label, "T-038"),
        {"die": die, "roll": f"roll:{label}", **told},
        FATE_ON_THE_WAY if label == "movement" else FATE,
    )
    if choice == KEEP:
        return die
    pay(g, hero, choice)
    new: int = yield Roll(hero.seat, label)
    g.tell("rerolled", rule="T-039", who=SEATS[hero.seat], die=die, again=new)
    return new


def trial(g: Talisman, hero: Hero, label: str, least: int, source: str) -> Play[int]:
    """A die that must show at least so much, rolled for what ``source`` names; it may be rerolled as long as it does not."""
    die: int = yield Roll(hero.seat, label)
    if die < least and can_reroll(g, hero):
        die = yield from reroll(g, hero, die, label, source=source, least=least)
    return die


def _prices(g: Talisman, hero: Hero, suffix: str = "") -> tuple[str, ...]:
    """What a reroll may be paid with."""
    options = [FATE + suffix] if hero.fate else []
    if hero.perks & GALLEON_REROLL and hero.galleons and not galleon_used(g, hero):
        options.append(GALLEON + suffix)
    return tuple(options)


def pay(g: Talisman, hero: Hero, price: str) -> None:
    """T-044; the Galleon is Draco's, once a turn."""
    if price == FATE:
        stats.lose_fate(g, hero, 1, "T-044")
    else:
        stats.lose_galleons(g, hero, 1, "T-044")
        g.galleon_rerolls |= 1 << hero.seat


def reroll_one(g: Talisman, hero: Hero, dice: Thrown, label: str, **told: Arg) -> Play[Thrown]:
    """T-041: of several dice one may be rerolled."""
    if len(dice) == 1:
        return ((yield from reroll(g, hero, dice[0], label, **told)),)
    prices = [price for number in numbers(dice) for price in _prices(g, hero, f":{number}")]
    choice: str = yield Ask(
        hero.seat,
        "fate.dice",
        (KEEP, *prices),
        "T-041",
        {"dice": list(dice), "roll": f"roll:{label}", **told},
        FATE,
    )
    if choice == KEEP:
        return dice
    price, chosen = split(choice)
    pay(g, hero, price)
    return (yield from replace(g, hero, dice, int(chosen), label, "T-041"))


def numbers(dice: Thrown) -> list[int]:
    """The dice by number, the first being 1; of those that show the same one is enough."""
    return [i + 1 for i, die in enumerate(dice) if die not in dice[:i]]


def replace(
    g: Talisman, hero: Hero, dice: Thrown, number: int, label: str, rule: str
) -> Play[Thrown]:
    """Roll one of the dice again; the others stay as they are (K103)."""
    new: int = yield Roll(hero.seat, label)
    old = dice[number - 1]
    g.tell("rerolled", rule=rule, who=SEATS[hero.seat], die=old, again=new)
    return (*dice[: number - 1], new, *dice[number:])


# -- more dice than one -----------------------------------------------------------------------------------


def spare_die(
    g: Talisman, hero: Hero, die: int, label: str, on: tuple[str, ...], source: str = ""
) -> Play[int]:
    """One die more for every ability that fits, and one of them is used (T-347, K59)."""
    dice = yield from spare_dice(g, hero, die, label, on)
    return (yield from use_one(g, hero, dice, label, on, source))


def spares(g: Talisman, hero: Hero, on: tuple[str, ...]) -> list[p.SpareDie]:
    """The hero's abilities that give a die more for such a roll."""
    return [s for s, _, _ in stats.passives(g, hero, p.SpareDie) if any(o in s.on for o in on)]


def spare_dice(g: Talisman, hero: Hero, die: int, label: str, on: tuple[str, ...]) -> Play[Thrown]:
    """The die, and those thrown in addition."""
    more = len(spares(g, hero, on))
    if not more:
        return (die,)
    return (die, *(yield Dice(hero.seat, label, more)))


def use_one(
    g: Talisman, hero: Hero, dice: Thrown, label: str, on: tuple[str, ...], source: str = ""
) -> Play[int]:
    """The higher one where the ability says so (T-317), else one of choice (T-336, T-347). A roll for a move
    or in Battle has no ``source``."""
    if len(dice) == 1:
        return dice[0]
    if all(s.higher for s in spares(g, hero, on)):
        return max(dice)
    options = tuple(f"die:{face}" for face in sorted(set(dice)))
    args: dict[str, Arg] = {"dice": list(dice), "roll": f"roll:{label}"}
    if source:
        args["source"] = source
    rule = "T-336" if label == "attack" else "T-347"
    choice: str = yield Ask(hero.seat, "dice.one", options, rule, args)
    return int(choice[4:])


def free_rerolls(
    g: Talisman, hero: Hero, dice: Thrown, label: str, on: tuple[str, ...]
) -> Play[Thrown]:
    """T-349: a reroll that costs nothing, once for each card that gives it."""
    for passive, source, _ in stats.passives(g, hero, p.Reroll):
        if passive.on not in on:
            continue
        prompt, options = "reroll", _KEEP_OR_FREE
        args: dict[str, Arg] = {"die": dice[0], "source": source.name}
        if len(dice) > 1:
            prompt, options = "reroll.dice", (KEEP, *(f"free:{n}" for n in numbers(dice)))
            args = {"dice": list(dice), "source": source.name}
        choice: str = yield Ask(hero.seat, prompt, options, "T-349", args)
        if choice != KEEP:
            number = int(choice[5:] or 1)
            dice = yield from replace(g, hero, dice, number, label, "T-349")
    return dice


def nudge(g: Talisman, hero: Hero, die: int, label: str, source: str) -> Play[int]:
    """Once a turn an Observer's die may count one more or less."""
    for passive, gift, _ in stats.passives(g, hero, p.Nudge):
        use = (hero.seat, gift.key)
        if passive.on != label or use in g.used:
            continue
        options = [KEEP]
        if die < 6:
            options.append("up")
        if die > 1:
            options.append("down")
        args: dict[str, Arg] = {"die": die, "source": source}
        choice: str = yield Ask(hero.seat, "nudge", tuple(options), "", args)
        if choice != KEEP:
            g.used.append(use)
            die += 1 if choice == "up" else -1
    return die
