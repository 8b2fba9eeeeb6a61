"""Evading (rulebook: Evading; T-160, T-174, T-185 to T-187, T-409, K25, K54, K70, K71).

The evasion step comes before Spells and dice. Besides evading it offers what else settles an Enemy card
without a Battle: a card that beats it outright, and Dumbledore's word.
"""

from hallows.games.common.keys import split, verb_of
from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS, W_BATTLE
from hallows.games.talisman.perks import CALM, EVADE
from hallows.games.talisman.rules import fate, losses, spells, spoils, stats
from hallows.games.talisman.rules.cause import Cause
from hallows.games.talisman.state import NOBODY, Battle, Hero, Talisman
from hallows.kernel import Arg, Ask, Play

FIGHT = "fight"
_REGIONS = ("london", "grounds")


def wanted(g: Talisman, hero: Hero, b: Battle) -> bool:
    """A cheap look at whether the hero may have a choice before this Battle."""
    if hero.perks & (EVADE | CALM) or hero.hand_own & W_BATTLE or hero.hand_other & W_BATTLE:
        return True
    kinds = g.kit.kinds
    for card in b.cards:
        enemy = kinds[g.faces[card]].card.enemy
        if enemy is not None and (enemy.bribe or enemy.beaten_by):
            return True
    return False


def possible_here(g: Talisman, hero: Hero) -> bool:
    """T-185."""
    return g.kit.places[hero.space].region in _REGIONS


def evade_cards(g: Talisman, hero: Hero, b: Battle) -> Play[None]:
    """Evade Enemy cards: the whole group, or those a text lets one evade singly; ``b.cards`` are the rest
    (K71)."""
    while b.cards:
        options = {**ways(g, hero, b), **settled(g, hero, b)}
        if not options:
            return
        choice = yield from ask(g, hero, b, tuple(options))
        if choice == FIGHT:
            return
        head, rest = split(choice)
        if head == "cast":
            yield from spells.cast(g, hero, options[choice], W_BATTLE)
        elif head == "evade":
            if (yield from use_way(g, hero, b, rest)):
                b.cards = []
        else:
            card = options[choice]
            if head == "single":
                yield from use_way(g, hero, b, verb_of(rest))
            b.cards = [other for other in b.cards if other != card]
            yield from settle_card(g, hero, head, card)


def settle_card(g: Talisman, hero: Hero, head: str, card: int) -> Play[None]:
    """One card of the group is dealt with in another way than by Battle."""
    enemy = g.kit.kinds[g.faces[card]].card.enemy
    assert enemy is not None
    name = f"card:{g.faces[card]}"
    if head == "beat":
        g.tell("beat.outright", rule="T-166", who=SEATS[hero.seat], card=name)
        yield from spoils.take_trophies(g, hero, [card])
        return
    if head == "bribe" and enemy.bribe is not None:
        yield from losses.lose(g, Cause(hero, name, card=card, cited="T-187"), enemy.bribe, 1)
    elif head == "calm":
        stats.lose_fate(g, hero, 1, "T-187")
    g.tell("evaded.card", rule="T-187", who=SEATS[hero.seat], card=name)


def evade_whole(g: Talisman, hero: Hero, b: Battle) -> Play[bool]:
    """Evade an opponent without cards: a space's Enemy, Voldemort, a Character."""
    while True:
        options = ways(g, hero, b)
        if not options:
            return False
        choice = yield from ask(g, hero, b, tuple(options))
        if choice == FIGHT:
            return False
        head, rest = split(choice)
        if head == "cast":
            yield from spells.cast(g, hero, options[choice], W_BATTLE)
        elif (yield from use_way(g, hero, b, rest)):
            return True


def ask(g: Talisman, hero: Hero, b: Battle, options: tuple[str, ...]) -> Play[str]:
    args: dict[str, Arg] = {"foe": spells.foes(g), "stat": f"stat:{b.stat}", "value": b.value}
    if b.kind == "character":
        args["foe"] = [SEATS[b.hero]]
    choice: str = yield Ask(hero.seat, "evade", (FIGHT, *options), "T-160", args)
    return choice


def ways(g: Talisman, hero: Hero, b: Battle) -> dict[str, int]:
    """How the hero can evade: options with the card they concern, if one. Spells that let one evade may be
    cast now (K61)."""
    if not possible_here(g, hero):
        return {}
    found: dict[str, int] = {}
    if hero.perks & EVADE:
        for passive, source, card in stats.passives(g, hero, p.Evade):
            why = Cause(hero, source.name, card=card)
            payable = passive.cost is None or losses.payable(g, why, passive.cost)
            if payable and fits(passive, b) and source.key not in b.tried:
                found |= _uses(g, passive, source.key, b)
    if not any(g.kit.grants[boon.grant].perks & EVADE for boon in hero.boons):
        for option, card in spells.castable(g, hero, W_BATTLE).items():
            if g.kit.spells[option[5:]].evades:
                found[option] = card
    return found


def fits(passive: p.Evade, b: Battle) -> bool:
    """Whom it evades. Voldemort is evaded by either kind (K25)."""
    if b.kind == "character":
        return passive.whom in ("character", "any")
    if b.kind == "voldemort":
        return passive.stat is None
    return passive.whom in ("enemy", "any")


def _uses(g: Talisman, passive: p.Evade, key: str, b: Battle) -> dict[str, int]:
    """One use for the whole group, or one for each card it may evade (K71)."""
    kinds = g.kit.kinds
    if not b.cards:
        limited = passive.stat is not None and b.kind == "space"
        if limited and (b.stat != passive.stat or b.value > (passive.most or b.value)):
            return {}
        return {f"evade:{key}": NOBODY}
    able = [
        card
        for card in b.cards
        if passive.stat in (None, kinds[g.faces[card]].stat)
        and (passive.most is None or kinds[g.faces[card]].value <= passive.most)
    ]
    if passive.single or len(able) < len(b.cards):
        return {f"single:{key}:{g.faces[card]}": card for card in able}
    return {f"evade:{key}": NOBODY}


def settled(g: Talisman, hero: Hero, b: Battle) -> dict[str, int]:
    """What settles single Enemy cards: a bribe (an evasion), a card that beats it (T-200), calming it."""
    found: dict[str, int] = {}
    for card in b.cards:
        kind = g.kit.kinds[g.faces[card]]
        enemy = kind.card.enemy
        assert enemy is not None
        if enemy.bribe and possible_here(g, hero):
            why = Cause(hero, kind.arg, card=card)
            if losses.owned(g, why, enemy.bribe):
                found[f"bribe:{kind.id}"] = card
        if enemy.beaten_by and usable(g, hero, enemy.beaten_by):
            found[f"beat:{kind.id}"] = card
        if kind.side is not None and hero.perks & CALM and hero.fate:
            found[f"calm:{kind.id}"] = card
    return found


def usable(g: Talisman, hero: Hero, card_id: str) -> bool:
    """Carried, and of use where the hero stands (T-389)."""
    return any(source.key == card_id for source, card in stats.usable_sources(g, hero) if card >= 0)


def use_way(g: Talisman, hero: Hero, b: Battle, key: str) -> Play[bool]:
    """Pay for it, or roll for it: one try (T-187)."""
    for passive, source, card in stats.passives(g, hero, p.Evade):
        if source.key != key:
            continue
        if passive.cost is not None:
            why = Cause(hero, source.name, card=card, cited="T-187")
            yield from losses.pay_cost(g, why, passive.cost)
        if passive.at_least is not None:
            b.tried.append(key)
            die = yield from fate.trial(g, hero, "evade", passive.at_least, source.name)
            if die < passive.at_least:
                g.tell("not.evaded", rule="T-174", who=SEATS[hero.seat], die=die)
                return False
        g.tell("evaded", rule="T-187", who=SEATS[hero.seat], source=source.name)
        return True
    return False
