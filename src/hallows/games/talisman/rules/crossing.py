"""Crossing between Regions (rulebook: King's Cross, Hogwarts Gates; T-086 to T-111, T-414 to T-417, K1,
K75, K76)."""

from hallows.games.talisman.compiled import SEATS, W_BATTLE, W_CROSS
from hallows.games.talisman.perks import SCORE
from hallows.games.talisman.rules import arriving, battle, fate, spells, stats
from hallows.games.talisman.rules.cause import boss
from hallows.games.talisman.state import Battle, Hero, Talisman
from hallows.kernel import Ask, Dice, Play, Roll

BARRIER = "enemy:barrier"


def opened_by_spell(g: Talisman) -> Play[bool]:
    """An attempt is declared: Alohomora may make it succeed."""
    g.opened = False
    yield from spells.window(g, W_CROSS)
    opened = g.opened
    g.opened = False
    return opened


def barrier(g: Talisman, hero: Hero) -> Play[bool]:
    """Try King's Cross: Magic and a die against 9 and a die; it must be higher, and costs no Life (T-088,
    T-089, T-092, T-093). The hero stands on King's Cross."""
    g.tell("barrier", rule="T-087", who=SEATS[hero.seat])
    if g.armed & W_CROSS and (yield from opened_by_spell(g)):
        opened = True
    elif g.options.static_barrier:
        opened = stats.total_magic(hero) > g.kit.barrier_magic  # K1
    else:
        opened = yield from barrier_dice(g, hero)
    g.tell(
        "barrier.open" if opened else "barrier.shut",
        rule="T-089" if opened else "T-092",
        who=SEATS[hero.seat],
    )
    return opened


def barrier_dice(g: Talisman, hero: Hero) -> Play[bool]:
    """A Battle as far as the hero's own dice and bonuses go (T-414, K75); no Advantage, no evasion."""
    value = g.kit.barrier_magic
    b = Battle("barrier", hero.seat, "magic", [], BARRIER, value=value)
    g.battle = b
    if g.armed & W_BATTLE:
        yield from spells.window(g, W_BATTLE)
    if hero.perks & SCORE:
        b.modifier = yield from battle.score_bonus(g, hero, b)
    b.mine = battle.battle_stat(g, hero, b)
    dice = yield from battle.attack_dice(g, hero, b)
    b.die = yield from battle.used_die(g, hero, b, dice)
    b.foe_die = yield Roll(battle.other_seat(g, hero.seat), "barrier")
    theirs = value + b.foe_die
    close = b.mine + b.modifier + b.die <= theirs < b.mine + b.modifier + fate.BEST
    if close and battle.may_reroll(hero):
        battle.stands(g, b)
        b.die = yield from battle.second_thoughts(g, hero, b, b.die, dice)
    mine, theirs = battle.scores(g, b, "T-088", "barrier.scores")
    g.battle = None
    battle.end_boons(g, hero)
    return mine > theirs


def gates(g: Talisman, hero: Hero) -> Play[None]:
    """Try the Hogwarts Gates: 2 dice against Magic or Might of choice; failing costs 1 of it (T-104,
    T-105, T-107, T-108, T-109, T-111, T-415). The hero stands on the Gates, draws no card there, and the
    turn ends either way (T-106, T-110)."""
    if g.armed & W_CROSS and (yield from opened_by_spell(g)):
        opened = True
    else:
        opened = yield from gates_dice(g, hero)
    if opened:
        g.tell("gates.open", rule="T-108", who=SEATS[hero.seat])
        yield from arriving.relocate(g, hero, g.kit.staircase.id, "T-108", ())
    else:
        g.tell("gates.shut", rule="T-109", who=SEATS[hero.seat])


def gates_dice(g: Talisman, hero: Hero) -> Play[bool]:
    choice: str = yield Ask(
        boss(hero),
        "gates.stat",
        ("stat:magic", "stat:might"),
        "T-107",
        {"magic": stats.total_magic(hero), "might": stats.total_might(hero)},
    )
    stat = choice[5:]
    target = stats.total(hero, stat)
    dice: fate.Thrown = yield Dice(hero.seat, "gates", 2)
    if min(dice) < target < sum(dice) and fate.can_reroll(g, hero):
        dice = yield from fate.reroll_one(
            g, hero, dice, "gates", source=g.kit.gates.arg, most=target
        )
    g.tell(
        "gates.scores",
        rule="T-108",
        who=SEATS[hero.seat],
        stat=choice,
        thrown=dice[0] + dice[1],
        thrown_parts=[["part:die", face] for face in dice],
        most=target,
    )
    if dice[0] + dice[1] <= target:
        return True
    stats.lose_stat(g, hero, stat, 1, "T-109")
    return False
