"""Lord Voldemort on the board, and the finale (rulebook: Lord Voldemort; T-062 to T-085, T-117 to T-122,
T-421 to T-424)."""

from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import VOLDEMORT_ROLL, VOLDEMORT_SPARES
from hallows.games.talisman.rules import (
    arriving,
    battle,
    challenges,
    evading,
    fate,
    life,
    spoils,
    stats,
    texts,
    walks,
)
from hallows.games.talisman.rules.battle import LOST, WON
from hallows.games.talisman.rules.cause import ON, OVER, Cause
from hallows.games.talisman.state import Battle, Hero, Talisman
from hallows.kernel import Ask, Play, Roll

NAME = "enemy:voldemort"
REWARDS = ("T-074", "T-075", "T-076", "T-077", "T-078", "T-079")  # the rules, by the die


def walk(g: Talisman, mover: Hero, *, herald: bool = False) -> Play[int]:
    """A die moves him, the mover chooses the way (T-063, T-064, T-422), and he stays
    where that ends (T-081). ``herald``: after the mover's own
    movement roll of 1, where some abilities count. Returns what becomes of the active Character's turn."""
    steps: int = yield Roll(mover.seat, "voldemort")
    if herald and mover.perks & VOLDEMORT_ROLL:
        steps = yield from chosen_steps(g, mover, steps)
        if not steps:
            return ON
    options = g.kit.places[g.voldemort].stalks[steps]
    choice: str = yield Ask(mover.seat, "voldemort", options, "T-064", {"die": steps})
    origin, g.voldemort = g.voldemort, choice[5:]
    if g.sink is not None:
        way = walks.stalked(g.kit, origin, g.voldemort, steps)
        g.tell(
            "voldemort.moved",
            rule="T-063",
            space=f"space:{g.voldemort}",
            origin=f"space:{origin}",
            way=[f"space:{space}" for space in way],
        )
    return (yield from attack(g, mover))


def chosen_steps(g: Talisman, mover: Hero, steps: int) -> Play[int]:
    """Bellatrix may send him 2 further, Pettigrew stop him short."""
    for passive, _, _ in stats.passives(g, mover, p.VoldemortRoll):
        options = [steps]
        if passive.plus:
            options.append(steps + passive.plus)
        if passive.up_to:
            options = list(range(steps, -1, -1))
        keys = tuple(f"steps:{n}" for n in options)
        choice: str = yield Ask(mover.seat, "voldemort.steps", keys, "T-063", {"die": steps})
        steps = int(choice[6:])
    return steps


def attack(g: Talisman, mover: Hero) -> Play[int]:
    """T-067, T-068: one of the Characters where he stopped, chosen by the mover. Who comes to him is not
    attacked (T-083)."""
    preys = [hero for hero in g.heroes if hero.space == g.voldemort and may_attack(g, hero)]
    if not preys:
        return ON
    choice: str = yield Ask(
        mover.seat, "voldemort.attack", tuple(f"target:{prey.seat}" for prey in preys), "T-067"
    )
    prey = g.heroes[int(choice[7:])]
    settled = yield from duel(g, prey, mover)
    return ON if settled or prey.seat != g.active else OVER  # T-424


def may_attack(g: Talisman, hero: Hero) -> bool:
    if hero.waiting or hero.out:
        return False
    if hero.perks & VOLDEMORT_SPARES:
        region = g.kit.places[hero.space].region
        return all(s.region != region for s, _, _ in stats.passives(g, hero, p.VoldemortSpares))
    return True


def duel(g: Talisman, hero: Hero, mover: Hero) -> Play[bool]:
    """T-069: with Magic or Might, at the strength of the Region, without Advantage (T-084). A defeat costs a
    Life (T-080), a standoff nothing (T-082). True if the hero won or evaded."""
    value = g.kit.voldemort_at(hero.space)
    b = battle.begin(g, Battle("voldemort", hero.seat, "magic", [], NAME, value=value))
    if evading.wanted(g, hero, b) and (yield from evading.evade_whole(g, hero, b)):
        battle.finish(g, hero, "evaded")
        return True
    choice: str = yield Ask(
        hero.seat, "voldemort.stat", ("stat:magic", "stat:might"), "T-069", {"value": value}
    )
    b.stat = choice[5:]
    result = yield from battle.enemy_battle(g, hero, b)
    battle.finish(g, hero, result)
    if result == LOST:
        yield from life.lose_life(g, hero, 1, "T-080", mover.seat, battle=True)
    elif result == WON:
        spoils.won_battle(g, hero)
        yield from reward(g, hero)
        if hero.challenge:
            yield from challenges.deed(g, hero, "defeat_enemy")
    return result == WON


def reward(g: Talisman, hero: Hero) -> Play[None]:
    """By a die: T-074, T-075, T-076, T-077, T-078, T-079."""
    die = yield from fate.instruction_die(g, hero, ("reward",), source=NAME)
    why = Cause(hero, NAME, ("reward",), cited=REWARDS[die - 1])
    for row in g.kit.content.voldemort.reward:
        if row.at[0] <= die <= row.at[1]:
            yield from texts.run(g, why, row.then)


def finale(g: Talisman, hero: Hero) -> Play[int]:
    """T-117, T-118: a Magic Battle for the game, the same for both sides (T-119, T-120). A defeat leads back to
    the Moving Staircase (T-121), after a standoff it is fought again (T-122)."""
    end = g.kit.hall.finale
    assert end is not None
    g.voldemort = g.kit.hall.id  # K28
    b = battle.begin(g, Battle("finale", hero.seat, "magic", [], NAME, value=end.magic))
    result = yield from battle.enemy_battle(g, hero, b)
    battle.finish(g, hero, result)
    if result == WON:
        g.winner = hero.seat
        g.win = "finale"
        g.tell("finale.won", rule="T-119", who=SEATS[hero.seat], side=f"side:{hero.side}")
    elif result == LOST:
        g.tell("finale.lost", rule="T-121", who=SEATS[hero.seat])
        yield from arriving.relocate(g, hero, end.lose_to, "T-121")
    return OVER
