"""Movement in London and the Grounds (rulebook: Movement; T-045 to T-051, T-086 to T-103, T-404, T-416,
T-417, K68)."""

from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import CROSS, GATES, SEATS, W_MOVED
from hallows.games.talisman.perks import (
    APPARATE,
    GALLEON_REROLL,
    ON_MOVEMENT_SIX,
    PICKPOCKET,
    SPARE_DIE,
    STRIDE,
    WALK_ONE,
)
from hallows.games.talisman.rules import (
    arriving,
    board,
    characters,
    crossing,
    fate,
    losses,
    objects,
    spells,
    stats,
    triggers,
)
from hallows.games.talisman.rules.cause import ON, OVER, Cause, boss
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import YES, YES_NO, Ask, Play, Roll

APPARATE_OPTION = "apparate"
WAYS = ("clockwise", "counterclockwise")


# -- a walk -----------------------------------------------------------------------------------------------


def walk(g: Talisman, hero: Hero) -> Play[int]:
    """Roll and walk in London or the Grounds, or one space without a roll for who is limited to that
    (T-048, T-404)."""
    if limited(g, hero):
        return walk_steps(g, hero, 1)
    return roll_and_walk(g, hero)


def roll_and_walk(g: Talisman, hero: Hero) -> Play[int]:
    """A 1 will move Voldemort (T-062, T-423)."""
    steps = yield from movement_die(g, hero)
    if limited(g, hero):
        steps = 1  # turned into a Ferret after the roll
    elif hero.perks & STRIDE:
        steps = yield from stride(g, hero, steps)
    return (yield from walk_steps(g, hero, steps))


def limited(g: Talisman, hero: Hero) -> bool:
    """K68: a Ferret (T-223), with Dobby (T-344) or under Stinksap (T-342) walks one space."""
    return hero.ferret > 0 or hero.perks & WALK_ONE != 0 or "walk_one" in g.in_force


def movement_die(g: Talisman, hero: Hero) -> Play[int]:
    """The movement roll, with Fate (T-036), what a 6 brings (T-352), and window W1."""
    die: int = yield Roll(hero.seat, "movement")
    if hero.perks & SPARE_DIE and g.kit.places[hero.space].region == "grounds":
        die = yield from fate.spare_die(g, hero, die, "movement", ("movement_grounds",))
    if hero.fate or hero.perks & GALLEON_REROLL:
        die = yield from fate.reroll(g, hero, die, "movement")
    g.die = die
    if die == 6 and hero.perks & ON_MOVEMENT_SIX:
        yield from triggers.fire(g, hero, "movement_six")
    if g.armed & W_MOVED:
        yield from spells.window(g, W_MOVED)
    return die


def stride(g: Talisman, hero: Hero, die: int) -> Play[int]:
    """A broom may lengthen or shorten the way; Bellatrix may pay for a shorter one (T-340, K93)."""
    free, paid = paces(g, hero, die)
    if len(free) + len(paid) == 1:
        return die
    options = tuple(f"steps:{n}" for n in (*free, *paid))
    choice: str = yield Ask(hero.seat, "steps", options, "T-340", {"die": die})
    steps = int(choice[6:])
    if steps in paid:
        cost, why = shortcuts(g, hero)[0]
        yield from losses.pay_cost(g, why, cost)
    return steps


def paces(g: Talisman, hero: Hero, die: int) -> tuple[list[int], list[int]]:
    """How far one may walk after a roll: for nothing, the die itself first, and for a price."""
    lowest = highest = die
    for bonus, _, _ in stats.passives(g, hero, p.MoveBonus):
        highest += bonus.plus
        lowest -= bonus.minus
    lowest = max(1, lowest)
    free = [die, *(n for n in range(lowest, highest + 1) if n != die)]
    return free, list(range(1, lowest)) if shortcuts(g, hero) else []


def shortcuts(g: Talisman, hero: Hero) -> list[tuple[p.Cost, Cause]]:
    """What a shorter way costs, where it can be paid."""
    found = [
        (less.cost, Cause(hero, source.name, cited="T-340"))
        for less, source, _ in stats.passives(g, hero, p.MoveLess)
    ]
    return [(cost, why) for cost, why in found if losses.payable(g, why, cost)]


def walk_steps(g: Talisman, hero: Hero, steps: int) -> Play[int]:
    """Choose the way and go it (T-049, T-050); on a 6 Dumbledore may Apparate instead (T-321)."""
    kit = g.kit
    place = kit.places[hero.space]
    if hero.admitted:
        return (yield from enter_grounds(g, hero, steps))
    options = place.walks[steps]
    if hero.guide != NOBODY:
        options = yield from guided(g, hero, place.ways[steps])
    if g.die == 6 and hero.perks & APPARATE:
        options = yield from apparition(g, hero, options)
    choice: str = yield Ask(boss(hero), "move", options, "T-049", {"steps": steps})
    rule = "T-048" if g.die else "T-404"
    if choice == APPARATE_OPTION:
        choice = yield Ask(hero.seat, "apparate", place.elsewhere, "T-321")
        rule = "T-321"
    elif hero.perks & PICKPOCKET:
        yield from characters.pickpocket(g, hero, place.routes[steps][choice])
    if choice == CROSS:
        taken = kit.distance(place.id, kit.barrier.id)
        if taken:
            passed = place.routes[steps][CROSS][:-1]
            yield from arriving.relocate(g, hero, kit.barrier.id, "T-087", passed)
        if not (yield from crossing.barrier(g, hero)):
            return OVER
        return (yield from enter_grounds(g, hero, steps - taken))
    if choice == GATES:
        return (yield from try_gates(g, hero, place.routes[steps][GATES]))
    if board.put(g, hero, choice[5:], rule, place.routes[steps].get(choice)):
        yield from triggers.fire(g, hero, "region_change")
    if place.region == "grounds" and hero.space == kit.barrier.id:
        g.from_grounds = True
    return ON


def apparition(g: Talisman, hero: Hero, walks: tuple[str, ...]) -> Play[tuple[str, ...]]:
    """T-321: to Apparate instead of these walks. An ability stays with its owner under Imperio."""
    if hero.master == NOBODY:
        return (*walks, APPARATE_OPTION)
    source = g.kit.sheets[hero.sheet].arg
    answer: str = yield Ask(hero.seat, "use", YES_NO, "T-321", {"source": source})
    return (APPARATE_OPTION,) if answer == YES else walks


def guided(
    g: Talisman, hero: Hero, ways: tuple[tuple[str, ...], tuple[str, ...]]
) -> Play[tuple[str, ...]]:
    """Confundo: its caster chooses the direction."""
    choice: str = yield Ask(hero.guide, "direction", WAYS, "T-049", {"who": SEATS[hero.seat]})
    hero.guide = NOBODY
    return ways[WAYS.index(choice)]


def enter_grounds(g: Talisman, hero: Hero, steps: int) -> Play[int]:
    """On from King's Cross: the first step leads to Hogsmeade Station, the rest either way (T-051, T-090,
    T-380, T-417)."""
    kit = g.kit
    routes = kit.entries[steps - 1]
    options = tuple(routes)
    if hero.guide != NOBODY and len(options) > 1:
        clockwise, counterclockwise = kit.entry_ways[steps - 1]
        options = yield from guided(g, hero, (tuple(clockwise), tuple(counterclockwise)))
    choice: str = yield Ask(boss(hero), "move", options, "T-051", {"steps": steps - 1})
    yield from arriving.relocate(g, hero, kit.station.id, "T-090", ())
    if hero.perks & PICKPOCKET:
        yield from characters.pickpocket(g, hero, routes[choice])
    if choice == GATES:
        return (yield from try_gates(g, hero, routes[GATES][1:]))
    if choice != kit.station.go:
        yield from arriving.relocate(g, hero, choice[5:], "T-051", routes[choice][1:])
    return ON


def try_gates(g: Talisman, hero: Hero, way: tuple[str, ...]) -> Play[int]:
    """T-105, T-416, K46: stop on the Gates, the end of this ``way``, and try them."""
    if hero.space != g.kit.gates.id:
        yield from arriving.relocate(g, hero, g.kit.gates.id, "T-105", way[:-1])
    yield from crossing.gates(g, hero)
    return OVER


# -- moves instead of a roll ------------------------------------------------------------------------------


def rides(g: Talisman, hero: Hero) -> list[tuple[str, p.Ride, int]]:
    """Cards that move the hero instead of the roll: option, what it does, card (T-097, T-103)."""
    place = g.kit.places[hero.space]
    found = []
    for ride, source, card in stats.passives(g, hero, p.Ride):
        if ride.fleeting and card not in hero.fleeting:
            continue  # K18: only in the turn after it was gained
        if ride.origin and hero.space not in ride.origin:
            continue
        if destinations(g, hero, ride, place.region):
            found.append((f"ride:{source.key}", ride, card))
    return found


def destinations(g: Talisman, hero: Hero, ride: p.Ride, region: str) -> tuple[str, ...]:
    kit = g.kit
    place = kit.places[hero.space]
    if ride.to == "facing":
        if region != "london" or place.space.faces is None:
            return ()
        if g.options.floo_anywhere and not ride.spend:
            return tuple(ground.go for ground in kit.rings["grounds"])  # K19
        return (kit.places[place.space.faces].go,)
    if ride.to == "ally":
        allies = [
            other.space
            for other in g.heroes
            if other is not hero and not other.waiting and other.side == hero.side
        ]
        return tuple(go for go in place.elsewhere if go[5:] in allies)
    if region not in ("london", "grounds"):
        return ()
    return tuple(
        other.go
        for name in ("london", "grounds")
        for other in kit.rings[name]
        if other is not place
    )


def take_ride(g: Talisman, hero: Hero, option: str) -> Play[int]:
    """T-098, T-099, T-100, T-103: the whole move; the new space is encountered (T-102)."""
    ride, card = next((ride, card) for key, ride, card in rides(g, hero) if key == option)
    options = destinations(g, hero, ride, g.kit.places[hero.space].region)
    choice: str = yield Ask(boss(hero), "ride", options, "T-098")
    if ride.spend or (g.options.floo_anywhere and ride.to == "facing"):
        objects.drop(g, hero, card, "T-100")
        yield from objects.tidy(g, hero)
    yield from arriving.relocate(g, hero, choice[5:], "T-098")
    return ON


def leap(g: Talisman, hero: Hero, rule: str) -> Play[int]:
    """To any other space of the Region (Ascendio, T-251)."""
    place = g.kit.places[hero.space]
    choice: str = yield Ask(boss(hero), "leap", place.elsewhere, rule)
    yield from arriving.relocate(g, hero, choice[5:], rule)
    return ON
