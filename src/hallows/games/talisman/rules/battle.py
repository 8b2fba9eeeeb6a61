"""Battle against Enemies (rulebook: Battle; T-159 to T-172, T-377, T-378, T-412, T-413, T-439).

Every Battle goes through ``begin``, the evasion step, ``prepare`` (Spells and bonuses before the dice), the
dice and Fate, and ``finish``. While it lasts it lies open in `Talisman.battle`.
"""

from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS, W_BATTLE, W_BEATEN
from hallows.games.talisman.perks import (
    BATTLE_BONUS,
    GALLEON_REROLL,
    MIGHT_TO_MAGIC,
    REROLL,
    SCORE,
    SPARE_DIE,
)
from hallows.games.talisman.rules import (
    advantage,
    challenges,
    evading,
    fate,
    life,
    spells,
    spoils,
    stats,
    triggers,
)
from hallows.games.talisman.rules.cause import ON, OVER
from hallows.games.talisman.state import NOBODY, ORDER, Battle, Hero, Talisman
from hallows.kernel import NATURE, NO, YES_NO, Arg, Ask, Play, Roll

WON, LOST, STANDOFF = "won", "lost", "standoff"
_AGAINST_ENEMIES = ("enemy", "space", "voldemort", "finale", "follower")
_AGAINST_VOLDEMORT = ("voldemort", "finale")
#: What to cite for a Battle, by its kind, and for its result.
_BEGUN = {
    "enemy": "T-159",
    "space": "T-439",
    "voldemort": "T-067",
    "finale": "T-117",
    "character": "T-173",
    "follower": "T-182",
}
_ENDED = {WON: "T-165", LOST: "T-167", STANDOFF: "T-169", "evaded": "T-187"}
_BONUS = BATTLE_BONUS | MIGHT_TO_MAGIC


# -- Enemy cards ------------------------------------------------------------------------------------------


def enemy_cards(g: Talisman, hero: Hero, cards: list[int]) -> Play[int]:
    """Enemies of one number and stat on the space fight as one (T-171, T-172). Defeat and standoff end the
    turn (T-168, T-169); evaded Enemies stay behind (T-409)."""
    kinds = g.kit.kinds
    faces = g.faces
    value = 0
    for card in cards:
        value += kinds[faces[card]].value
    b = begin(g, Battle("enemy", hero.seat, kinds[faces[cards[0]]].stat, cards, value=value))
    if evading.wanted(g, hero, b):
        yield from evading.evade_cards(g, hero, b)
        if not b.cards:
            b.cards = [card for card in cards if card in g.board.get(hero.space, ())]
            finish(g, hero, "evaded")
            return ON
        b.value = sum(kinds[faces[card]].value for card in b.cards)
    result = yield from enemy_battle(g, hero, b)
    cards = b.cards
    if result == WON and g.armed & W_BEATEN and (yield from saved(g)):
        result = STANDOFF
    finish(g, hero, result)
    if result == WON:
        return (yield from spoils.take_trophies(g, hero, cards))
    if result == LOST:
        yield from spoils.lose_to_cards(g, hero, cards)
    return OVER


# -- Enemies without a card -------------------------------------------------------------------------------


def space_enemy(g: Talisman, hero: Hero, enemy: str, stat: str, value: int) -> Play[int]:
    """A neutral Enemy made by a space, an Event, a Place or an Observer: no Trophy, but it counts as
    defeated (T-186, T-439, K96)."""
    result = yield from cardless(g, hero, f"enemy:{enemy}", stat, value)
    if result == LOST:
        yield from life.lose_life(g, hero, 1, "T-167", battle=True)
    return ON if result in (WON, "evaded") else OVER


def cardless(
    g: Talisman, hero: Hero, foe: str, stat: str, value: int, *, bonus: int = 0
) -> Play[str]:
    """The Battle itself; what a defeat costs is the caller's matter. ``stat`` is what the hero fights
    with, ``bonus`` an addition to it (Lupin against the Boggart)."""
    b = begin(g, Battle("space", hero.seat, stat, [], foe, value=value, modifier=bonus))
    if evading.wanted(g, hero, b) and (yield from evading.evade_whole(g, hero, b)):
        finish(g, hero, "evaded")
        return "evaded"
    result = yield from enemy_battle(g, hero, b)
    if result == WON and g.armed & W_BEATEN and (yield from saved(g)):
        result = STANDOFF
    finish(g, hero, result)
    if result == WON:
        spoils.won_battle(g, hero)
        if hero.challenge:
            yield from challenges.deed(g, hero, "defeat_enemy")
    return result


# -- the Battle itself ------------------------------------------------------------------------------------


def begin(g: Talisman, b: Battle) -> Battle:
    g.battle = b
    if g.sink is not None:
        g.tell(
            "battle",
            rule=_BEGUN[b.kind],
            who=SEATS[b.hero],
            foe=spells.foes(g),
            stat=f"stat:{b.stat}",
            value=b.value,
        )
    return b


def enemy_battle(g: Talisman, hero: Hero, b: Battle) -> Play[str]:
    """T-161, T-162, T-163, T-164, T-165, T-378: Spells and bonuses, both dice, Fate, comparison."""
    if g.armed & W_BATTLE:
        yield from spells.window(g, W_BATTLE, lambda: surely_won(g, hero, b))
    if hero.perks & SCORE:
        b.modifier += yield from score_bonus(g, hero, b)
    b.modifier += advantage.against_cards(g, hero, b.cards) if b.cards else 0
    b.mine = battle_stat(g, hero, b)
    b.die = yield Roll(hero.seat, "attack")
    dice: fate.Thrown = (b.die,)
    if hero.perks & SPARE_DIE:
        dice = yield from fate.spare_dice(g, hero, b.die, "attack", dice_kinds(g, hero, b))
        b.die = yield from used_die(g, hero, b, dice)
    b.foe_die = yield Roll(other_seat(g, hero.seat), "enemy")
    if may_reroll(hero) and may_help(b.mine + b.modifier, b.die, b.value + b.foe_die):
        stands(g, b)
        b.die = yield from second_thoughts(g, hero, b, b.die, dice)
    mine, theirs = scores(g, b, "T-162")
    return WON if mine > theirs else LOST if mine < theirs else STANDOFF


def other_seat(g: Talisman, seat: int) -> int:
    """T-163: another player rolls for the Enemy, the one to the left; alone, the program does (K86)."""
    return (seat + 1) % len(g.heroes) if len(g.heroes) > 1 else NATURE


def attack_dice(g: Talisman, hero: Hero, b: Battle) -> Play[fate.Thrown]:
    """The own attack die, and what some Characters may roll besides (T-317, T-336)."""
    die: int = yield Roll(hero.seat, "attack")
    if hero.perks & SPARE_DIE:
        return (yield from fate.spare_dice(g, hero, die, "attack", dice_kinds(g, hero, b)))
    return (die,)


def used_die(g: Talisman, hero: Hero, b: Battle, dice: fate.Thrown) -> Play[int]:
    """Which of the attack dice counts: for Harry the higher (T-317), for Draco the one he chooses (T-336)."""
    if len(dice) == 1:
        return dice[0]
    return (yield from fate.use_one(g, hero, dice, "attack", dice_kinds(g, hero, b)))


def may_reroll(hero: Hero) -> bool:
    return hero.fate > 0 or hero.perks & (REROLL | GALLEON_REROLL) != 0


def may_help(mine: int, die: int, theirs: int) -> bool:
    """Whether another face of the die could turn a defeat into a standoff, or either into a victory: where none could,
    no reroll is offered (T-037)."""
    now, best = mine + die, mine + fate.BEST
    return best > theirs >= now or best == theirs > now


def second_thoughts(g: Talisman, hero: Hero, b: Battle, used: int, dice: fate.Thrown) -> Play[int]:
    """Free rerolls, then Fate (T-037, T-349). Each replaces one of the attack dice; the others stay on the
    table, and it is settled anew which of them counts (K103)."""
    thrown = dice
    if hero.perks & REROLL:
        dice = yield from fate.free_rerolls(g, hero, dice, "attack", dice_kinds(g, hero, b))
    if hero.fate or hero.perks & GALLEON_REROLL:
        dice = yield from fate.reroll_one(g, hero, dice, "attack")
    return used if dice is thrown else (yield from used_die(g, hero, b, dice))


def dice_kinds(g: Talisman, hero: Hero, b: Battle) -> tuple[str, ...]:
    """Which abilities for dice fit the hero's attack die (K75, K102, T-444)."""
    kinds = ["battle"]
    if b.kind == "character":
        kinds.append("battle_character")
        if b.hero == hero.seat and g.heroes[b.rival].side == ORDER:
            kinds.append("attacking_order")
    elif b.kind == "follower" and g.kit.kinds[g.faces[b.cards[0]]].side == ORDER:
        kinds.append("attacking_order")
    return tuple(kinds)


def finish(g: Talisman, hero: Hero, result: str, *, rewarded: bool = False) -> None:
    """The Battle is over, and so is what lasted as long as it; where a reward follows, that still holds."""
    b = g.battle
    if b is None:
        return
    b.result = result
    g.tell(f"battle.{result}", rule=_ENDED[result], who=SEATS[b.hero], foe=spells.foes(g))
    g.battle = None
    if rewarded:
        return
    end_boons(g, hero)
    if b.rival != NOBODY:
        end_boons(g, g.heroes[b.rival])


def end_boons(g: Talisman, hero: Hero) -> None:
    if hero.boons and any(boon.until == "battle" for boon in hero.boons):
        hero.boons = [boon for boon in hero.boons if boon.until != "battle"]
        stats.refresh(g, hero)


def saved(g: Talisman) -> Play[bool]:
    """Window W6: Protego may save what was beaten (T-368)."""
    before = g.shielded
    g.shielded = False
    yield from spells.window(g, W_BEATEN)
    stopped = g.shielded
    g.shielded = before
    return stopped


# -- sums -------------------------------------------------------------------------------------------------


def scores(g: Talisman, b: Battle, rule: str, told: str = "battle.scores") -> tuple[int, int]:
    """Both attack scores, told with everything they are made of (T-162, T-164)."""
    mine = b.mine + b.modifier + b.die
    theirs = b.value + b.foe_modifier + b.foe_die
    if g.sink is not None:
        duel = b.kind == "character"
        enemy = hero_parts(g, g.heroes[b.rival], b) if duel else enemy_parts(g, b)
        g.tell(
            told,
            rule=rule,
            who=SEATS[b.hero],
            foe=spells.foes(g),
            mine=mine,
            mine_parts=summands(hero_parts(g, g.heroes[b.hero], b), b.die, mine),
            theirs=theirs,
            theirs_parts=summands(enemy, b.foe_die, theirs),
        )
    return mine, theirs


def stands(g: Talisman, b: Battle) -> None:
    """Both attack scores before second thoughts."""
    scores(g, b, "T-164", "battle.stands")


def hero_parts(g: Talisman, hero: Hero, b: Battle) -> list[tuple[str, int]]:
    """What a Character fights with, each with its name (T-027, T-028, T-150 to T-158, T-220)."""
    favour = advantage.in_duel(g, hero) if b.kind == "character" else 0
    if b.cards:
        favour = advantage.against_cards(g, hero, b.cards)
    if hero.ferret:
        return [(f"stat:{b.stat}", stats.FERRET_STAT), ("part:advantage", favour)]
    return [
        (f"stat:{b.stat}", hero.magic if b.stat == "magic" else hero.might),
        *stats.permanent_bonuses(g, hero, b.stat),
        *battle_bonuses(g, hero, b),
        ("part:advantage", favour),
    ]


def enemy_parts(g: Talisman, b: Battle) -> list[tuple[str, int]]:
    """Enemies who fight as one add up (T-171)."""
    kinds = g.kit.kinds
    faces = g.faces
    return [(f"card:{faces[card]}", kinds[faces[card]].value) for card in b.cards] or [
        (b.foe, b.value)
    ]


def summands(parts: list[tuple[str, int]], die: int, total: int) -> list[Arg]:
    """The summands of a total as an event's argument. What was added by an ability for this roll is not
    kept by name: it is the rest."""
    rest = total - die - sum(n for _, n in parts)
    return [[name, n] for name, n in (*parts, ("part:other", rest), ("part:die", die)) if n]


def surely_won(g: Talisman, hero: Hero, b: Battle) -> bool:
    """T-162: whatever the dice show."""
    return before_the_dice(g, hero, b) + 1 > b.value + 6


def before_the_dice(g: Talisman, hero: Hero, b: Battle) -> int:
    """What the Character brings to this Battle as things stand; the die comes on top."""
    favour = advantage.against_cards(g, hero, b.cards) if b.cards else 0
    return battle_stat(g, hero, b) + b.modifier + favour


def battle_stat(g: Talisman, hero: Hero, b: Battle) -> int:
    """Total Magic or Might in this Battle (T-027, T-028, T-161, T-354, T-362)."""
    if hero.ferret:
        return stats.FERRET_STAT
    total = hero.magic + hero.bonus_magic if b.stat == "magic" else hero.might + hero.bonus_might
    if hero.perks & _BONUS:
        for _, n in battle_bonuses(g, hero, b):
            total += n
    return total


def battle_bonuses(g: Talisman, hero: Hero, b: Battle) -> list[tuple[str, int]]:
    """What counts in this Battle only, each with its name."""
    found = []
    barred = g.kit.places[hero.space].no_magic
    magic = b.stat == "magic"
    might_too = 0
    for bonus, source, card in stats.passives(g, hero, p.Bonus):
        if bonus.when in ("always", "other_follower") or not holds(g, hero, bonus.when, b):
            continue
        if barred and card in hero.objects:
            continue  # T-297
        might_too += bonus.might
        n = bonus.magic if magic else bonus.might
        if n:
            found.append((source.name, n))
    if magic and hero.perks & MIGHT_TO_MAGIC:
        for passive, source, _ in stats.passives(g, hero, p.MightToMagic):
            if holds(g, hero, passive.when, b):
                start = g.kit.sheets[hero.sheet].sheet.might
                might = hero.might + hero.bonus_might + might_too
                found.append((source.name, start if passive.starting else might))
    return found


def holds(g: Talisman, hero: Hero, when: str, b: Battle) -> bool:
    """The conditions of `passives.When`, in this Battle."""
    if when == "battle":
        return True
    if when == "vs_enemy":
        return b.kind in _AGAINST_ENEMIES
    if when == "vs_dementor":
        return is_dementor(g, b)
    if when == "vs_voldemort":
        return b.kind in _AGAINST_VOLDEMORT
    if when == "attacking_character":
        return b.kind == "character" and b.hero == hero.seat
    if when == "attacked_by_character":
        return b.kind == "character" and b.rival == hero.seat
    if when == "voldemort_in_region":
        places = g.kit.places
        return places[g.voldemort].region == places[hero.space].region
    if when == "two_followers":
        return len(hero.followers) >= 2
    return when == "own_advantage" and g.advantage == hero.side


def is_dementor(g: Talisman, b: Battle) -> bool:
    if b.foe == "enemy:dementor":
        return True
    for card in b.cards:
        enemy = g.kit.kinds[g.faces[card]].card.enemy
        if enemy is not None and enemy.kind == "dementor":
            return True
    return False


def score_bonus(g: Talisman, hero: Hero, b: Battle) -> Play[int]:
    """Attack score bonuses; the once-a-turn ones are offered before the dice."""
    total = 0
    for passive, source, _ in stats.passives(g, hero, p.Score):
        if not holds(g, hero, passive.when, b):
            continue
        if passive.once:
            use = triggers.used_key(hero, source)
            if use in g.used:
                continue
            answer: str = yield Ask(hero.seat, "score", YES_NO, "T-161", {"source": source.name})
            if answer == NO:
                continue
            g.used.append(use)
        total += passive.n
    return total
