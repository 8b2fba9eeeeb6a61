"""Hogwarts Castle (rulebook: Inner Region; T-052 to T-059, T-112 to T-116, T-300 to T-314, T-418 to T-420,
K77, K78)."""

from hallows.games.talisman.compiled import SEATS, Place
from hallows.games.talisman.effects import Hook
from hallows.games.talisman.perks import APPARATE, LUPIN, PICKPOCKET, STRIDE
from hallows.games.talisman.rules import (
    arriving,
    battle,
    challenges,
    characters,
    fate,
    life,
    movement,
    objects,
)
from hallows.games.talisman.rules.battle import LOST, WON
from hallows.games.talisman.rules.cause import ON, OVER, Cause, boss
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import Ask, Play

TURN_BACK = "turn_back"
ENTER = "enter"
KEY_MAGIC = 4
PACES = ("T-052", "T-053", "T-054")  # the rules for a walk of 1, 2 and 3 spaces
LUPIN_BONUS = 1


# -- moving -----------------------------------------------------------------------------------------------


def walk(g: Talisman, hero: Hero) -> Play[None]:
    """Forward by half the die, at least 1; the Room of Requirement stops everybody (T-052, T-053, T-054, T-113,
    T-418)."""
    if movement.limited(g, hero):
        yield from forward(g, hero, 1)
        return
    die = yield from movement.movement_die(g, hero)
    steps = die
    if movement.limited(g, hero):
        steps = 1  # turned into a Ferret after the roll
    elif hero.perks & STRIDE:
        steps = yield from movement.stride(g, hero, die)
    steps = max(1, steps // 2)
    if die == 6 and hero.perks & APPARATE and (yield from apparates(g, hero, steps)):
        return
    yield from forward(g, hero, steps)


def ahead(g: Talisman, hero: Hero, steps: int) -> Place:
    path = g.kit.rings["castle"]
    return path[min(g.kit.places[hero.space].position + steps, len(path) - 1)]


def apparates(g: Talisman, hero: Hero, steps: int) -> Play[bool]:
    """T-321: the castle is a Region too."""
    walk = ahead(g, hero, steps).go
    options = yield from movement.apparition(g, hero, (walk,))
    choice: str = yield Ask(boss(hero), "move", options, "T-321", {"steps": steps})
    if choice == walk:
        return False
    choice = yield Ask(hero.seat, "apparate", g.kit.places[hero.space].elsewhere, "T-321")
    yield from arriving.relocate(g, hero, choice[5:], "T-321")
    return True


def forward(g: Talisman, hero: Hero, steps: int) -> Play[None]:
    end = ahead(g, hero, steps)
    here = g.kit.places[hero.space].position
    passed = tuple(room.id for room in g.kit.rings["castle"][here + 1 : end.position])
    if hero.perks & PICKPOCKET:
        yield from characters.pickpocket(g, hero, passed)
    if end.id != hero.space:
        yield from arriving.relocate(g, hero, end.id, PACES[min(steps, len(PACES)) - 1], passed)


def step_back(g: Talisman, hero: Hero) -> Play[None]:
    """T-056, T-059: one space a turn, out of the Gates without a test, where it ends (T-058, K78)."""
    kit = g.kit
    position = kit.places[hero.space].position
    back = kit.rings["castle"][position - 1] if position else kit.gates
    hero.turned_back = True
    yield from arriving.relocate(g, hero, back.id, "T-056", ())


def enter_hall(g: Talisman, hero: Hero) -> Play[None]:
    """T-115, T-116, T-420: the Hallow is discarded at the step into the Great Hall."""
    card = objects.hallow(g, hero)
    objects.drop(g, hero, card, "T-115")
    yield from arriving.relocate(g, hero, g.kit.hall.id, "T-115", ())
    yield from challenges.settle_all(g)


def turn_back(g: Talisman, hero: Hero) -> None:
    """T-055, T-419: it ends a hold as well."""
    hero.turned_back = True
    hero.held = 0
    g.tell("turned.back", rule="T-055", who=SEATS[hero.seat])


# -- rooms ------------------------------------------------------------------------------------------------


def charms_classroom(g: Talisman, c: Cause, x: Hook) -> Play[int]:
    """T-300, T-301, T-302, K31: a die's worth of Flying Keys, fought one at a time, all in one turn while one
    wins; what is left holds the Character."""
    hero = c.hero
    if not hero.held:
        hero.held = yield from fate.instruction_die(g, hero, c.on, source=c.name)
    while hero.held:
        result = yield from battle.cardless(g, hero, "enemy:flying_key", "magic", KEY_MAGIC)
        if result == LOST:
            yield from life.lose_life(g, hero, 1, "T-167", battle=True)
        if result != WON:
            return OVER
        hero.held -= 1
        g.tell("key.caught", rule="T-301", who=SEATS[hero.seat], left=hero.held)
    return ON


def defence_classroom(g: Talisman, c: Cause, x: Hook) -> Play[int]:
    """T-310, T-311, T-312, K32: two dice make the Boggart's Might, the same until it is beaten."""
    hero = c.hero
    if not hero.held:
        dice = yield from fate.instruction_dice(g, hero, c.on, source=c.name)
        hero.held = dice[0] + dice[1]
    boggart = hero.held
    stat, bonus = "might", 0
    if hero.perks & LUPIN and not hero.ferret:
        choice: str = yield Ask(
            hero.seat, "lupin", ("stat:might", "stat:magic"), "T-310", {"value": boggart}
        )
        if choice == "stat:magic":
            stat, bonus = "magic", LUPIN_BONUS
    result = yield from battle.cardless(g, hero, "enemy:boggart", stat, boggart, bonus=bonus)
    if result == WON:
        hero.held = 0
        return ON
    if result == LOST:
        yield from life.lose_life(g, hero, 1, "T-311", battle=True)
    return OVER


def astronomy_tower(g: Talisman, c: Cause, x: Hook) -> Play[int]:
    """T-313, T-314: a die of Life, less one for each Follower discarded."""
    hero = c.hero
    die = yield from fate.instruction_die(g, hero, c.on, source=c.name)
    while die and hero.followers:
        options = objects.names(g, hero.followers, "lose")
        choice: str = yield Ask(hero.seat, "tower", ("done", *options), "T-314", {"n": die})
        if choice == "done":
            break
        objects.drop(g, hero, objects.named(g, hero.followers, choice), "T-314")
        yield from objects.tidy(g, hero)
        die -= 1
    yield from life.lose_life(g, hero, die, "T-313")
    return OVER if hero.waiting else ON
