"""What a screen shows beside a question: where a die leads, which faces win, what the question is about.

Worked out by the rules themselves, for whoever looks; nothing here is asked in simulations.
"""

from collections.abc import Callable, Iterator
from typing import Literal, TypeAlias, cast

import msgspec

from hallows.games.common.keys import what_of
from hallows.games.talisman.compiled import CROSS, GATES, Kit
from hallows.games.talisman.perks import APPARATE
from hallows.games.talisman.rules import inner, movement
from hallows.games.talisman.rules.movement import APPARATE_OPTION
from hallows.games.talisman.state import Battle, Hero, Talisman
from hallows.kernel import Arg, Ask

FACES = range(1, 7)
Route: TypeAlias = tuple[str, ...]
Result: TypeAlias = Literal["win", "draw", "lose"]


class Goal(msgspec.Struct, frozen=True):
    """Where a walk may lead: the option it will be, the space (empty: any other of the Region), the way."""

    option: str
    to: str
    way: list[str]


class Lead(msgspec.Struct, frozen=True):
    """Where a number of steps leads. ``shown``: the die shows it now; ``herald``: it also moves Voldemort."""

    n: int
    shown: bool
    herald: bool
    goals: list[Goal]


class Verdict(msgspec.Struct, frozen=True):
    """What some faces of a die would mean, if it were thrown by this option (empty: by any)."""

    option: str
    result: Result
    faces: list[int]


class TalismanAside(msgspec.Struct, frozen=True):
    """``dice`` lie on the table, thrown for ``roll`` (by whose dice: ``his``, Voldemort's); together they make
    ``total`` in the tables of what the question is ``about`` (0: that is not settled)."""

    roll: str
    his: bool
    dice: list[int]
    total: int
    about: list[str]
    leads: list[Lead]
    verdicts: list[Verdict]


def aside(g: Talisman, ask: Ask) -> TalismanAside | None:
    dice = _dice(ask)
    told = TalismanAside(
        roll=_roll(ask),
        his=ask.prompt.startswith("voldemort"),
        dice=[] if g.battle else dice,
        total=_total(ask, dice),
        about=[] if g.battle else list(_about(g, ask)),
        leads=list(_leads(g, ask)),
        verdicts=list(_verdicts(g, ask, dice)),
    )
    return told if told.dice or told.about or told.leads or told.verdicts else None


# -- the dice on the table --------------------------------------------------------------------------------


def _args(ask: Ask) -> dict[str, Arg]:
    return ask.args or {}


def _dice(ask: Ask) -> list[int]:
    args = _args(ask)
    if "dice" in args:
        return cast("list[int]", args["dice"])
    die = args.get("die")
    return [die] if isinstance(die, int) else []


def _total(ask: Ask, dice: list[int]) -> int:
    """Dice to choose from make nothing yet."""
    return 0 if ask.prompt in ("dice.one", "dice.two") else sum(dice)


def _roll(ask: Ask) -> str:
    if ask.prompt.startswith("voldemort"):
        return "voldemort"
    return str(_args(ask).get("roll", "")).partition(":")[2]


# -- what it is about -------------------------------------------------------------------------------------

ABOUT = ("card", "spell", "sheet", "space", "enemy")


def _about(g: Talisman, ask: Ask) -> Iterator[str]:
    """The space, card or ability a question comes from; shops are explained by the options themselves."""
    shops = [option for option in ask.options if what_of(option) in g.kit.shops]
    if ask.prompt in ("encounter", "buy") or ask.prompt.startswith("trade") or shops:
        return
    for name, arg in _args(ask).items():
        for one in arg if isinstance(arg, list) else [arg]:
            if name != "roll" and isinstance(one, str) and one.partition(":")[0] in ABOUT:
                yield one


# -- where a walk leads -----------------------------------------------------------------------------------


def _leads(g: Talisman, ask: Ask) -> Iterator[Lead]:
    hero = g.heroes[g.active]
    die = _args(ask).get("die")
    if ask.prompt == "steps":
        yield from (_lead(g, hero, n, n == die, g.die == 1) for n in _offered(ask))
    elif ask.prompt == "voldemort.steps":
        for n in _offered(ask):
            goals = [Goal(go, go[5:], []) for go in g.kit.places[g.voldemort].stalks[n] if n]
            yield Lead(n, n == die, False, goals)
    elif _roll(ask) == "movement":
        for n in FACES if ask.prompt == "fate" else _offered(ask):
            yield _face(g, hero, n, n == die)


def _offered(ask: Ask) -> list[int]:
    return [int(what_of(option)) for option in ask.options]


def _face(g: Talisman, hero: Hero, die: int, shown: bool) -> Lead:
    """What a face of the movement die allows, whatever is chosen afterwards (T-048, T-340, T-404, T-418)."""
    steps = [1]
    if not movement.limited(g, hero):
        free, paid = movement.paces(g, hero, die)
        steps = [*free, *paid]
    found: dict[str, Goal] = {}
    for n in steps:
        for goal in _lead(g, hero, n, shown, die == 1).goals:
            found.setdefault(goal.option, goal)
    if die == 6 and hero.perks & APPARATE and not hero.admitted:
        found[APPARATE_OPTION] = Goal(APPARATE_OPTION, "", [])
    return Lead(die, shown, die == 1, list(found.values()))


def _lead(g: Talisman, hero: Hero, n: int, shown: bool, herald: bool) -> Lead:
    found = walks(g, hero, n)
    return Lead(n, shown, herald, [Goal(go, end(g.kit, go), list(w)) for go, w in found.items()])


def walks(g: Talisman, hero: Hero, steps: int) -> dict[str, Route]:
    """The options of a walk with the whole way, the end included (T-049 to T-054, T-090)."""
    kit = g.kit
    place = kit.places[hero.space]
    if place.region == "castle":
        path = kit.rings["castle"]
        goal = inner.ahead(g, hero, max(1, steps // 2))
        return {goal.go: tuple(room.id for room in path[place.position + 1 : goal.position + 1])}
    routes = kit.entries[steps - 1] if hero.admitted else place.routes[steps]
    return {go: whole(kit, go, passed) for go, passed in routes.items()}


def whole(kit: Kit, go: str, passed: Route) -> Route:
    """A route with the space it ends on; a gate stands among the spaces passed, unless one is there already."""
    return passed if go in (CROSS, GATES) else (*passed, end(kit, go))


def end(kit: Kit, go: str) -> str:
    """The space an option of a walk leads to."""
    if go == CROSS:
        return kit.barrier.id
    return kit.gates.id if go == GATES else go.partition(":")[2]


# -- which faces win --------------------------------------------------------------------------------------


def _verdicts(g: Talisman, ask: Ask, dice: list[int]) -> Iterator[Verdict]:
    judge = _judge(g, ask)
    if judge is None or not dice:
        return
    for option, others in _throws(ask, dice):
        by: dict[Result, list[int]] = {"win": [], "draw": [], "lose": []}
        for face in FACES:
            by[judge(face, others)].append(face)
        yield from (Verdict(option, result, faces) for result, faces in by.items() if faces)


def _throws(ask: Ask, dice: list[int]) -> Iterator[tuple[str, list[int]]]:
    """Which dice stay when one is thrown again, by option. A single die: its faces mean the same by any."""
    if len(dice) == 1 or ask.prompt == "dice.one":
        yield "", []
        return
    for option in ask.options:
        number = what_of(option)
        if number:
            at = int(number) - 1
            yield option, [*dice[:at], *dice[at + 1 :]]


def _judge(g: Talisman, ask: Ask) -> Callable[[int, list[int]], Result] | None:
    args = _args(ask)
    b = g.battle
    if "least" in args:
        least = cast(int, args["least"])
        return lambda face, others: "win" if face >= least else "lose"
    if "most" in args:
        most = cast(int, args["most"])
        return lambda face, others: "win" if face + sum(others) <= most else "lose"
    if "only" in args:
        only = args["only"]
        return lambda face, others: "win" if face == only else "lose"
    attack = ask.prompt in ("reroll", "reroll.dice") or _roll(ask) == "attack"
    if b is None or not attack or not b.die or not b.foe_die:
        return None
    return lambda face, others: _battle(b, ask.seat, max(face, *others, 0))


def _battle(b: Battle, seat: int, die: int) -> Result:
    """T-162, T-165 to T-168, T-176; the barrier must be beaten (T-089)."""
    defends = b.kind == "character" and b.rival == seat
    mine = b.mine + b.modifier + (b.die if defends else die)
    theirs = b.value + b.foe_modifier + (die if defends else b.foe_die)
    by = theirs - mine if defends else mine - theirs
    if by == 0 and b.kind == "barrier":
        return "lose"
    return "win" if by > 0 else "lose" if by < 0 else "draw"
