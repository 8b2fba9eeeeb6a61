"""What a player should know before committing: the odds of Battles and passages (T-089, T-107, T-117, T-162). Worked out by
the rules' own sums, when somebody looks."""

from hallows.games.talisman import aside
from hallows.games.talisman.compiled import CROSS, GATES
from hallows.games.talisman.rules import battle, stats
from hallows.games.talisman.state import Battle, Hero, Talisman
from hallows.kernel import Ask, Odds, Text

FACES = aside.FACES
#: Questions of a Battle before its dice, with the option that goes on with it.
BEFORE_THE_DICE = {"evade": "fight", "spell.battle_start": "pass"}


def odds(g: Talisman, ask: Ask, option: str) -> tuple[Odds, ...]:
    hero = g.heroes[ask.seat]
    walker = g.heroes[g.active]
    if option == CROSS:
        return (_odds("cross", crossing(g, walker)),)
    if option == GATES:
        return (_odds("gates", gates(max(stats.total(walker, it) for it in ("magic", "might")))),)
    if ask.prompt == "gates.stat":
        return (_odds("gates", gates(stats.total(walker, option[5:]))),)
    if ask.prompt == "voldemort.stat":
        value = int(str((ask.args or {})["value"]))
        return fight(stats.total(hero, option[5:]), value)
    if option == "enter" and g.kit.hall.finale is not None:
        b = Battle("finale", hero.seat, "magic", value=g.kit.hall.finale.magic)
        return fight(battle.battle_stat(g, hero, b), b.value)
    if g.battle is not None and BEFORE_THE_DICE.get(ask.prompt) == option:
        return pending(g, hero, g.battle)
    return reroll(g, ask, option)


def _odds(key: str, percent: int) -> Odds:
    return Odds(Text(f"odds.{key}"), percent)


def crossing(g: Talisman, hero: Hero) -> int:
    """T-088, T-089, K1: the barrier must be beaten."""
    mine, value = stats.total_magic(hero), g.kit.barrier_magic
    if g.options.static_barrier:
        return 100 if mine > value else 0
    return _percent(sum(mine + a > value + b for a in FACES for b in FACES), 36)


def gates(stat: int) -> int:
    """T-107, T-108: two dice, no more than the stat."""
    return _percent(sum(a + b <= stat for a in FACES for b in FACES), 36)


def fight(mine: int, theirs: int) -> tuple[Odds, ...]:
    """T-162, T-165, T-169: a die each; Fate and Spells are not counted."""
    won = sum(mine + a > theirs + b for a in FACES for b in FACES)
    even = sum(mine + a == theirs + b for a in FACES for b in FACES)
    return _odds("battle", _percent(won, 36)), _odds("standoff", _percent(even, 36))


def pending(g: Talisman, hero: Hero, b: Battle) -> tuple[Odds, ...]:
    """The Battle that is about to be fought, as the asked Character stands in it."""
    if b.kind == "character" or b.hero != hero.seat:
        return ()
    return fight(battle.before_the_dice(g, hero, b), b.value)


def reroll(g: Talisman, ask: Ask, option: str) -> tuple[Odds, ...]:
    """How many faces would do, where that is known."""
    if not option.startswith(("fate", "galleon", "free")):
        return ()
    told = aside.aside(g, ask)
    verdicts = [it for it in told.verdicts if it.option in ("", option)] if told else []
    faces = {it.result: len(it.faces) for it in verdicts}
    if not faces:
        return ()
    found = [_odds("face", _percent(faces.get("win", 0), 6))]
    if "draw" in faces:
        found.append(_odds("standoff", _percent(faces["draw"], 6)))
    return tuple(found)


def _percent(good: int, of: int) -> int:
    return round(100 * good / of)
