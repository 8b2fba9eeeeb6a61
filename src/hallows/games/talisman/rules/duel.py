"""Battle between Characters and attacks on their Followers (rulebook: Battle between Characters; T-173 to
T-184, T-390, T-410, T-432 to T-434, K87 to K89)."""

from hallows.games.talisman.compiled import SEATS, W_BATTLE, W_BEATEN
from hallows.games.talisman.perks import BUY_OFF, ON_BEAT_CHARACTER, SCORE, TAKE_FOLLOWER
from hallows.games.talisman.rules import (
    advantage,
    battle,
    challenges,
    evading,
    fate,
    life,
    losses,
    objects,
    spells,
    spoils,
    triggers,
)
from hallows.games.talisman.rules.battle import LOST, STANDOFF, WON
from hallows.games.talisman.state import Battle, Hero, Talisman
from hallows.kernel import YES, YES_NO, Ask, Play

NOTHING = "nothing"
LIFE = "life"


def attack(g: Talisman, attacker: Hero, defender: Hero) -> Play[None]:
    """T-173, T-174, T-184: evasion, Spells, dice, Fate, reward."""
    b = battle.begin(g, Battle("character", attacker.seat, "magic", rival=defender.seat))
    if evading.wanted(g, defender, b) and (yield from evading.evade_whole(g, defender, b)):
        battle.finish(g, attacker, "evaded")
        return
    result = yield from fight(g, attacker, defender, b)
    rewarded = result != STANDOFF and not attacker.waiting and not defender.waiting
    battle.finish(g, attacker, result, rewarded=rewarded)
    if not rewarded:
        return
    winner, loser = (attacker, defender) if result == WON else (defender, attacker)
    spoils.won_battle(g, winner)
    yield from reward(g, winner, loser)
    part_ways(g, winner, loser)


def part_ways(g: Talisman, *heroes: Hero) -> None:
    """The Spells of this Battle end: after the reward, which is a loss of the Battle (T-390), and before an
    attack on a Follower, which is another one."""
    for hero in heroes:
        battle.end_boons(g, hero)


def fight(g: Talisman, attacker: Hero, defender: Hero, b: Battle) -> Play[str]:
    """Both prepare, both roll; the attacker decides on Fate first and for good (T-175, T-176, T-177)."""
    if g.armed & W_BATTLE:
        yield from spells.window(g, W_BATTLE)
    b.modifier = advantage.in_duel(g, attacker)
    b.foe_modifier = advantage.in_duel(g, defender)
    if attacker.perks & SCORE:
        b.modifier += yield from battle.score_bonus(g, attacker, b)
    if defender.perks & SCORE:
        b.foe_modifier += yield from battle.score_bonus(g, defender, b)
    b.mine = battle.battle_stat(g, attacker, b)
    b.value = battle.battle_stat(g, defender, b)
    dice = yield from battle.attack_dice(g, attacker, b)
    b.die = yield from battle.used_die(g, attacker, b, dice)
    foe_dice = yield from battle.attack_dice(g, defender, b)
    b.foe_die = yield from battle.used_die(g, defender, b, foe_dice)
    if battle.may_reroll(attacker) and _attacker_may_gain(b, defender):
        battle.stands(g, b)
        b.die = yield from battle.second_thoughts(g, attacker, b, b.die, dice)
    mine = b.mine + b.modifier + b.die
    if battle.may_reroll(defender) and battle.may_help(b.value + b.foe_modifier, b.foe_die, mine):
        battle.stands(g, b)
        b.foe_die = yield from battle.second_thoughts(g, defender, b, b.foe_die, foe_dice)
    mine, theirs = battle.scores(g, b, "T-162")
    return WON if mine > theirs else LOST if mine < theirs else STANDOFF


def _attacker_may_gain(b: Battle, defender: Hero) -> bool:
    """T-177: a higher die is worth having unless even the best loses, or victory is safe from the defender's Fate."""
    mine, theirs = b.mine + b.modifier, b.value + b.foe_modifier + b.foe_die
    if b.die == fate.BEST or mine + fate.BEST < theirs:
        return False
    return mine + b.die <= theirs or battle.may_reroll(defender)


# -- the reward -------------------------------------------------------------------------------------------


def reward(g: Talisman, winner: Hero, loser: Hero) -> Play[None]:
    """1 Life, 1 Object, 1 Galleon, an attack on a Follower, or nothing (T-178, T-179, T-180, T-181, T-434)."""
    if loser.perks & BUY_OFF and loser.galleons:
        answer: str = yield Ask(
            loser.seat, "buy.off", YES_NO, "T-178", {"whom": SEATS[winner.seat]}
        )
        if answer == YES:
            yield from losses.hand_over(g, loser, winner, "galleon", "T-178")
            return
    choice: str = yield Ask(
        winner.seat, "reward", rewards(g, winner, loser), "T-178", {"whom": SEATS[loser.seat]}
    )
    if choice == LIFE:
        yield from life.lose_life(g, loser, 1, "T-178", winner.seat, battle=True)
    elif choice.startswith("attack:"):
        part_ways(g, winner, loser)
        yield from attack_follower(g, winner, loser, objects.named(g, loser.followers, choice))
    elif choice != NOTHING:
        yield from losses.hand_over(
            g, loser, winner, choice, "T-180" if choice == "galleon" else "T-179"
        )
    if winner.perks & ON_BEAT_CHARACTER and not loser.waiting and not winner.waiting:
        if choice not in (LIFE, NOTHING):
            g.rewarded |= 1 << winner.seat
        yield from triggers.fire(g, winner, "beat_character", loser)


def rewards(g: Talisman, winner: Hero, loser: Hero) -> tuple[str, ...]:
    options = [LIFE, *losses.takeable(g, winner, loser, ("galleon", "object"))]
    kinds = g.kit.kinds
    if winner.seat == g.active:
        fighters = [card for card in loser.followers if kinds[g.faces[card]].fights]
        options += objects.names(g, fighters, "attack")  # T-181, T-432
    if winner.perks & TAKE_FOLLOWER:
        neutral = [card for card in loser.followers if kinds[g.faces[card]].side is None]
        options += objects.names(g, neutral, "follower")
    return (*options, NOTHING)


def attack_follower(g: Talisman, hero: Hero, owner: Hero, card: int) -> Play[None]:
    """A Follower is fought as a single Enemy; beaten it is a Trophy (T-182, T-183, T-433)."""
    kind = g.kit.kinds[g.faces[card]]
    b = battle.begin(
        g, Battle("follower", hero.seat, kind.stat, [card], rival=owner.seat, value=kind.value)
    )
    result = yield from battle.enemy_battle(g, hero, b)
    if result == WON and g.armed & W_BEATEN and (yield from battle.saved(g)):
        result = STANDOFF
    battle.finish(g, hero, result)
    if result == LOST:
        yield from life.lose_life(g, hero, 1, "T-433", battle=True)
    elif result == WON and card in owner.followers:
        objects.part(g, owner, card)
        hero.trophies.append(card)
        yield from objects.tidy(g, owner)
        if hero.challenge:
            yield from challenges.deed(g, hero, "defeat_enemy")
