"""Battles and dice: whom to fight and whom to evade, when a Fate is well spent, what to take from the beaten."""

from typing import NamedTuple

from hallows.games.common.keys import split, verb_of, what_of
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.bot import appraisal, moves, odds, prospects
from hallows.games.talisman.bot.mind import (
    QUESTIONS,
    VICTORY,
    Mind,
    Question,
    agree,
    missed_least,
    noted,
)
from hallows.games.talisman.bot.plan import RIVALRY, strength
from hallows.games.talisman.rules import advantage, evading, stats
from hallows.games.talisman.rules.fate import KEEP
from hallows.games.talisman.state import Battle, Hero
from hallows.kernel import NO, YES, Text

EVEN = 0.5
BARRIER_PRIZE = 8.0
ROBBED = 5.0  # what losing to another Character costs besides


class Stakes(NamedTuple):
    """A Battle as the asked Character sees it: its lead before the dice, and what hangs on it."""

    lead: int
    win: float
    lose: float
    dice: int = 1

    def worth(self, chance: odds.Odds) -> float:
        return chance.win * self.win - chance.lose * self.lose

    def result(self, margin: int) -> float:
        """What it is worth with the dice thrown."""
        return self.win if margin > 0 else -self.lose if margin < 0 else 0.0

    def expected(self, lead: int | None = None, *, reroll: bool = False) -> float:
        lead = self.lead if lead is None else lead
        return self.worth(odds.battle(lead, self.dice, reroll))


def battle(mind: Mind) -> Battle:
    """The Battle the question belongs to."""
    b = mind.g.battle
    assert b is not None
    return b


@noted
def stakes(mind: Mind) -> Stakes:
    b, m = battle(mind), mind.means
    if b.kind == "character":
        return duel_stakes(mind, b)
    lead = strength(mind.g, mind.hero, b) - b.value
    if b.kind == "barrier":
        return Stakes(lead, BARRIER_PRIZE, 0.0, m.dice)
    if b.kind == "finale":
        return Stakes(lead, VICTORY, 0.0, m.dice)
    if b.cards:
        lead += advantage.against_cards(mind.g, mind.hero, b.cards)
    win, lose = prizes(mind, b)
    return Stakes(lead, win, lose, m.dice)


def prizes(mind: Mind, b: Battle) -> tuple[float, float]:
    """What victory brings and defeat costs, against Enemies."""
    g, m = mind.g, mind.means
    win, lose = appraisal.SMALL, appraisal.life_loss(m)
    for card in b.cards:
        kind = g.kit.kinds[g.faces[card]]
        win += appraisal.enemy_prize(m, kind)
        if kind.card.enemy is not None:
            lose -= appraisal.effects(m, kind.card.enemy.on_loss)
    if not b.cards:
        win += appraisal.TURN / 2
        if m.challenge == "defeat_enemy" and not m.hallow:
            win += m.hallow_price
        if b.foe in ("enemy:boggart", "enemy:flying_key"):
            win += 3 * appraisal.TURN  # the way on
    return win, lose


def duel_stakes(mind: Mind, b: Battle) -> Stakes:
    """T-173: as attacker or as defender."""
    g, hero = mind.g, mind.hero
    mine = strength(g, hero, b) + advantage.in_duel(g, hero)
    _, prize = mind.plan.best_reward(rival(mind, b))
    lose = max(appraisal.life_loss(mind.means), ROBBED)
    if mind.means.hallow:
        lose = max(lose, mind.means.hallow_price)
    return Stakes(mine - rival_strength(mind, b), prize, lose, mind.means.dice)


# -- before the dice --------------------------------------------------------------------------------------


def evade(mind: Mind) -> str:
    """Fight if that is worth more than slipping away and going on (T-160, T-409)."""
    fight = stakes(mind).expected(reroll=mind.hero.fate > 1)

    def worth(option: str) -> float:
        head, rest = split(option)
        if head == evading.FIGHT:
            return fight
        if head == "beat":
            return stakes(mind).win
        if head == "cast":
            return -appraisal.SPELL
        return -evasion_price(mind, head, rest)

    return mind.best(worth)


def why_evade(mind: Mind, option: str) -> Text | None:
    if option.startswith("beat:"):
        return None
    b, at_stake = battle(mind), stakes(mind)
    theirs = b.value if b.kind != "character" else rival_strength(mind, b)
    chance = odds.battle(at_stake.lead, at_stake.dice, mind.hero.fate > 1).win
    figures = prospects.figures(b.stat, theirs + at_stake.lead, theirs, chance)
    if option == evading.FIGHT and chance >= EVEN:
        return Text("reason.fight", {"foes": (mind.ask.args or {})["foe"], **figures})
    key = "reason.dare" if option == evading.FIGHT else "reason.evade"
    return Text(key, {"life": mind.hero.life, **figures})


def rival(mind: Mind, b: Battle) -> Hero:
    """The other Character in it."""
    return mind.g.heroes[b.rival if b.hero == mind.hero.seat else b.hero]


def rival_strength(mind: Mind, b: Battle) -> int:
    other = rival(mind, b)
    return strength(mind.g, other, b) + advantage.in_duel(mind.g, other)


def evasion_price(mind: Mind, head: str, rest: str) -> float:
    m = mind.means
    if head == "calm":
        return appraisal.loss_worth(m, "fate")
    if head == "bribe":
        enemy = mind.g.kit.kinds[rest].card.enemy
        return appraisal.loss_worth(m, (enemy and enemy.bribe) or "object")
    key = verb_of(rest)
    for passive, source, card in stats.passives(mind.g, mind.hero, p.Evade):
        if source.key == key and passive.cost is not None:
            if passive.cost.what == "self":
                return max(appraisal.SMALL, appraisal.carried(m, mind.g.faces[card]))
            return appraisal.loss_worth(m, passive.cost.what, passive.cost.n)
    return 0.0


def lupin(mind: Mind) -> str:
    """Against the Boggart: Might, or Magic and one more."""
    totals = lupin_totals(mind)
    return mind.offered("stat:magic" if totals["magic"] > totals["might"] else "stat:might")


def lupin_totals(mind: Mind) -> dict[str, int]:
    return {"magic": stats.total_magic(mind.hero) + 1, "might": stats.total_might(mind.hero)}


def why_lupin(mind: Mind, option: str) -> Text:
    return moves.compared(option, lupin_totals(mind))


# -- dice -------------------------------------------------------------------------------------------------


def fate(mind: Mind) -> str:
    """Whether to roll again (T-036 to T-038)."""
    label = mind.word("roll")
    if label == "movement":
        again = moves.reroll_movement(mind)
    elif label == "attack":
        again = reroll_attack(mind)
    elif label == "pickpocket":
        again = False
    elif label == "space" and mind.plan.place.region == "castle":
        again = reroll_in_castle(mind)
    else:
        again = reroll_text(mind, label)
    return paid_with(mind) if again else KEEP


def why_fate(mind: Mind, option: str) -> Text | None:
    label = mind.word("roll")
    if label == "movement":
        return moves.why_reroll_movement(mind, option)
    if label == "attack":
        return why_reroll_attack(mind, option)
    if label != "space":
        return None
    kept, place = option == KEEP, mind.plan.place
    if place.region == "castle" and place.position == odds.TOWER:
        now, falls = tower_falls(mind)
        return prospects.again(kept, falls, now)
    table = rows(mind)
    return prospects.again(kept, table, table[mind.number("die") - 1]) if table else None


def paid_with(mind: Mind) -> str:
    """Draco may pay a Galleon instead."""
    return mind.offered("galleon", "fate")


def reroll_text(mind: Mind, label: str) -> bool:
    """T-038: a die for a text. What a space would do by the table printed there is known; anything else is
    tried out."""
    table = rows(mind) if label == "space" else None
    if table is not None:
        return sum(table) / 6 - table[mind.number("die") - 1] > fate_price(mind) + 0.5
    return mind.expected(paid_with(mind)) > mind.tried(KEEP) + 0.5


@noted
def rows(mind: Mind) -> list[float] | None:
    """The worth of each face of the die by the one table of the space's text, if there is one."""
    m, place = mind.means, mind.plan.place
    if any(isinstance(x, e.Challenge) for x in place.instruction):
        return [appraisal.challenge_worth(m, c.id) for c in m.kit.box.challenges]
    tables = [x for x in e.parts(place.space.instruction) if isinstance(x, e.Roll) and x.dice == 1]
    if len(tables) != 1:
        return None
    return [row_worth(mind, tables[0], die) for die in odds.DIE]


def instruction_table(mind: Mind) -> e.Roll | None:
    """The first table of the space's text."""
    tables = [x for x in e.parts(mind.plan.place.space.instruction) if isinstance(x, e.Roll)]
    return tables[0] if tables else None


def row_worth(mind: Mind, table: e.Roll, total: int) -> float:
    for row in table.rows:
        if row.at[0] <= total <= row.at[1]:
            return appraisal.effects(mind.means, row.then)
    return 0.0


def reroll_in_castle(mind: Mind) -> bool:
    """The Astronomy Tower's die (T-313), or a classroom's; fewer Keys are not worth a Fate."""
    if mind.plan.place.position != odds.TOWER:
        return rows(mind) is not None and reroll_text(mind, "space")
    now, then = tower_falls(mind)
    return sum(then) / 6 > now


@noted
def tower_falls(mind: Mind) -> tuple[float, list[float]]:
    """The chance of winning with the Tower's die as it lies, and with each face for a Fate less."""
    plan, (life, left, followers) = mind.plan, moves.resources(mind.plan)
    spent = max(0, left - 1)
    now = odds.after_tower(plan.runner, mind.number("die"), life, left, followers)
    return now, [odds.after_tower(plan.runner, n, life, spent, followers) for n in odds.DIE]


def reroll_attack(mind: Mind) -> bool:
    """T-037: the dice lie there; is another one worth its price? Of several the lowest would be thrown again,
    and the highest that stays still counts (K103)."""
    at_stake = stakes(mind)
    margin, then = margins(mind)
    return sum(map(at_stake.result, then)) / 6 > at_stake.result(margin) + fate_price(mind)


@noted
def margins(mind: Mind) -> tuple[int, list[int]]:
    """By how much the asked Character leads as the dice lie, and with each face of a die thrown again."""
    b = battle(mind)
    margin = b.mine + b.modifier + b.die - b.value - b.foe_modifier - b.foe_die
    die = b.die
    if mind.hero.seat != b.hero:
        margin, die = -margin, b.foe_die
    stays = max(sorted(mind.dice)[1:], default=0)
    return margin, [margin - die + max(face, stays) for face in odds.DIE]


def why_reroll_attack(mind: Mind, option: str) -> Text:
    margin, then = margins(mind)
    wins = sum([lead > 0 for lead in then])
    if option != KEEP:
        return Text("reason.reroll", {"wins": wins, "behind": max(0, -margin)})
    if margin > 0:
        return Text("reason.won", {"by": margin})
    return Text("reason.keep", {"better": wins})


def fate_price(mind: Mind) -> float:
    if any(option.startswith("galleon") for option in mind.options):
        return appraisal.loss_worth(mind.means, "galleon")
    return appraisal.loss_worth(mind.means, "fate")


def fate_dice(mind: Mind) -> str:
    """One of several dice again (T-041): in Battle, at the Gates, for the Boggart, in Hagrid's Hut and the
    Ministry."""
    if mind.word("roll") == "attack":
        return pay_for(mind, lowest(mind)) if reroll_attack(mind) else KEEP
    one, other = mind.dice
    higher = "1" if one >= other else "2"
    if mind.word("roll") == "gates":
        return pay_for(mind, higher) if sum(gates_again(mind)) / 6 > 0.15 else KEEP
    if mind.plan.place.region == "castle":
        now, then = boggarts(mind)
        return pay_for(mind, higher) if sum(then) / 6 > now + 0.02 else KEEP
    if mind.plan.place.difference is not None:
        return KEEP
    return sum_again(mind)


def why_fate_dice(mind: Mind, option: str) -> Text | None:
    """How many faces of the die rolled again would be better."""
    if mind.word("roll") == "attack":
        return why_reroll_attack(mind, option)
    kept = option == KEEP
    if mind.word("roll") == "gates":
        return prospects.again(kept, gates_again(mind), 0.0)
    if mind.plan.place.region == "castle":
        now, then = boggarts(mind)
        return prospects.again(kept, then, now)
    found = sums(mind)
    if found is None or mind.plan.place.difference is not None:
        return None
    now, hopes = found
    number = what_of(option) or max(hopes, key=lambda number: sum(hopes[number]))
    return prospects.again(kept, hopes[number], now)


def pay_for(mind: Mind, number: str) -> str:
    return mind.offered(f"galleon:{number}", f"fate:{number}")


def lowest(mind: Mind) -> str:
    """The number of the die that shows least."""
    return str(mind.dice.index(min(mind.dice)) + 1)


@noted
def gates_again(mind: Mind) -> list[float]:
    """Which faces of the higher die, thrown again, open the Gates: 1 for each that does."""
    room = stats.total(mind.hero, mind.plan.gates_stat) - min(mind.dice)
    return [float(face <= room) for face in odds.DIE]


@noted
def boggarts(mind: Mind) -> tuple[float, list[float]]:
    """The chance of winning against the Boggart as the dice lie, and with each face for a Fate less."""
    plan, (life, left, followers) = mind.plan, moves.resources(mind.plan)

    def facing(boggart: int, fate: int) -> float:
        return odds.face_boggart(plan.runner, boggart, life, fate, followers)

    kept, spent = min(mind.dice), max(0, left - 1)
    return facing(sum(mind.dice), left), [facing(kept + face, spent) for face in odds.DIE]


def sum_again(mind: Mind) -> str:
    """By the space's table of sums: roll the die again whose change promises most."""
    found = sums(mind)
    if found is None:
        return KEEP
    now, hopes = found
    best = max(hopes, key=lambda number: sum(hopes[number]) / 6)
    return pay_for(mind, best) if sum(hopes[best]) / 6 > now + fate_price(mind) + 0.5 else KEEP


@noted
def sums(mind: Mind) -> tuple[float, dict[str, list[float]]] | None:
    """The worth of the dice by the space's table of sums, and of each face of either die thrown again."""
    table = instruction_table(mind)
    if table is None:
        return None
    one, other = mind.dice
    hopes = {
        number: [row_worth(mind, table, kept + die) for die in odds.DIE]
        for number, kept in (("1", other), ("2", one))
    }
    return row_worth(mind, table, one + other), hopes


def dice_one(mind: Mind) -> str:
    """One of several dice (T-336, T-347)."""
    if mind.word("roll") == "attack":
        return mind.options[-1]
    if mind.word("roll") == "movement":
        return mind.best(lambda option: moves.die_worth(mind.plan, int(option[4:])))
    table = rows(mind) if mind.word("roll") == "space" else None
    if table is not None:
        return mind.best(lambda option: table[int(option[4:]) - 1])
    return mind.best(mind.tried)


def why_dice_one(mind: Mind, option: str) -> Text | None:
    return moves.why_steps(mind, option) if mind.word("roll") == "movement" else None


def dice_two(mind: Mind) -> str:
    """T-330: two of Hagrid's three dice."""
    table = instruction_table(mind)
    if table is None:
        return mind.best(mind.tried)
    return mind.best(lambda option: row_worth(mind, table, int(option[5]) + int(option[7])))


def try_each(mind: Mind) -> str:
    return mind.best(mind.tried)


def reroll(mind: Mind) -> str:
    """A free one (T-349): take it unless the die is good."""
    return "free" if mind.number("die") < 4 else KEEP


def reroll_dice(mind: Mind) -> str:
    """Of several dice the lowest, which costs nothing (K103)."""
    return mind.offered(f"free:{lowest(mind)}")


# -- afterwards -------------------------------------------------------------------------------------------


def ransom(mind: Mind) -> str:
    price = mind.word("what")
    return YES if appraisal.loss_worth(mind.means, price) < appraisal.life_loss(mind.means) else NO


def sacrifice(mind: Mind) -> str:
    """A Follower for a Life."""
    m = mind.means
    cheapest = min(mind.options[1:], key=lambda o: appraisal.carried(m, o[5:]))
    return cheapest if appraisal.carried(m, cheapest[5:]) < appraisal.life_loss(m) else NO


def reward(mind: Mind) -> str:
    """T-178 to T-184."""
    other = mind.g.heroes[int(mind.word("whom"))]
    return mind.best(lambda option: reward_worth(mind, other, option))


def why_reward(mind: Mind, option: str) -> Text | None:
    head, card = split(option)
    if head in ("object", "follower"):
        return prospects.of_card(mind.means, card)
    if head == "galleon":
        return prospects.gain("galleon", 1)
    if head != "attack":
        return None
    m, kind = mind.means, mind.g.kit.kinds[card]
    lead = appraisal.enemy_lead(m, kind)
    chance = odds.battle(lead, m.dice, m.fate > 2).win
    return prospects.fight([kind.arg], kind.stat, kind.value + lead, kind.value, chance)


def reward_worth(mind: Mind, other: Hero, option: str) -> float:
    m = mind.means
    head, card = split(option)
    if head == "life":
        return mind.plan.harm(other)
    if head == "galleon":
        return appraisal.galleon_gain(m, 1) + 1
    if head in ("object", "follower"):
        return appraisal.taken(m, card) * (1 + RIVALRY)
    if head == "attack":
        kind = mind.g.kit.kinds[card]
        return appraisal.fight(m, appraisal.enemy_lead(m, kind), appraisal.trophy(m, kind) + 1)
    return 0.0


def steal(mind: Mind) -> str:
    """``fate@2``, ``galleon``, ``object:wand``."""

    def worth(option: str) -> float:
        item = option.partition("@")[0]
        if item in ("fate", "galleon"):
            return appraisal.gain_worth(mind.means, item)
        return appraisal.taken(mind.means, what_of(item))

    return mind.best(worth)


def intimidate(mind: Mind) -> str:
    """T-329: a Fate is welcome; a Life costs Hagrid his next turn."""

    def worth(option: str) -> float:
        if option == NO:
            return 0.0
        mark = mind.g.heroes[int(option[7:])]
        if mark.fate:
            return appraisal.fate_gain(mind.means, 1)
        return mind.plan.harm(mark) - appraisal.TURN

    return mind.best(worth)


def intimidated(mind: Mind) -> str:
    m = mind.means
    life = appraisal.life_loss(m) - RIVALRY * appraisal.TURN
    return "fate" if appraisal.loss_worth(m, "fate") <= life else "life"


QUESTIONS.update(
    {
        "evade": Question(evade, why_evade),
        "lupin": Question(lupin, why_lupin),
        "score": Question(agree),
        "fate": Question(fate, why_fate, tries=True),
        "fate.dice": Question(fate_dice, why_fate_dice, tries=True),
        "dice.one": Question(dice_one, why_dice_one, tries=True),
        "dice.two": Question(dice_two, tries=True),
        "nudge": Question(try_each, tries=True),
        "reroll": Question(reroll),
        "reroll.dice": Question(reroll_dice),
        "ransom": Question(ransom),
        "sacrifice": Question(sacrifice, missed_least),
        "reward": Question(reward, why_reward),
        "buy.off": Question(agree),
        "steal": Question(steal),
        "intimidate": Question(intimidate),
        "intimidated": Question(intimidated),
        "pickpocket": Question(agree),
    }
)
