"""Abilities and cards that do something when something happens (`effects.Trigger`)."""

from typing import NamedTuple

from hallows.games.talisman.compiled import SEATS, Source
from hallows.games.talisman.effects import Trigger
from hallows.games.talisman.perks import TRIGGERS
from hallows.games.talisman.rules import cause, decks, losses, stats, texts
from hallows.games.talisman.rules.cause import Cause
from hallows.games.talisman.state import ORDER, Hero, Talisman
from hallows.kernel import YES, YES_NO, Arg, Ask, Play


class Found(NamedTuple):
    """A trigger, where it comes from, and the card if it is one (-1: none)."""

    trigger: Trigger
    source: Source
    card: int


def of(g: Talisman, hero: Hero, *on: str, target: Hero | None = None) -> list[Found]:
    """The hero's triggers for these moments that could do something now."""
    mask = sum([TRIGGERS[moment] for moment in on])
    due = [
        Found(trigger, source, card)
        for source, card in stats.usable_sources(g, hero)
        if source.perks & mask
        for trigger in source.triggers
        if trigger.on in on
    ]
    return [found for found in due if ready(g, hero, found, target)]


def menu(g: Talisman, hero: Hero, *on: str) -> list[Found]:
    """The same for those the player picks from a list of actions: without a cost each is good for once a
    turn."""
    return [
        found
        for found in of(g, hero, *on)
        if found.trigger.cost is not None or used_key(hero, found.source) not in g.used
    ]


def fire(g: Talisman, hero: Hero, on: str, target: Hero | None = None) -> Play[int]:
    """The moment has come: compulsory ones first, then the optional ones (T-397)."""
    due = of(g, hero, on, target=target)
    due.sort(key=optional)
    for found in due:
        if not ready(g, hero, found, target):
            continue
        if optional(found):
            args: dict[str, Arg] = {"source": found.source.name}
            answer: str = yield Ask(hero.seat, "use", YES_NO, "T-397", args)
            if answer != YES:
                continue
        signal = yield from use(g, hero, found, target)
        if signal:
            return signal
    return cause.ON


def optional(found: Found) -> bool:
    """A cost makes it optional in any case."""
    return found.trigger.may or found.trigger.cost is not None


def use(g: Talisman, hero: Hero, found: Found, target: Hero | None = None) -> Play[int]:
    """Pay and carry out."""
    trigger, source, card = found
    if trigger.once or trigger.cost is None:
        g.used.append(used_key(hero, source))
    why = Cause(hero, source.name, ("ability",), card=card, target=target)
    g.tell("used", who=SEATS[hero.seat], source=source.name)
    if trigger.cost is not None:
        yield from losses.pay_cost(g, why, trigger.cost)
    return (yield from texts.run(g, why, trigger.then))


def used_key(hero: Hero, source: Source) -> tuple[int, str]:
    """What a state notes down when a once-a-turn ability is used."""
    return hero.seat, source.key


def ready(g: Talisman, hero: Hero, found: Found, target: Hero | None = None) -> bool:
    """Its conditions hold, its cost can be paid, and it could do something."""
    trigger, source, card = found
    if trigger.once and used_key(hero, source) in g.used:
        return False
    if card >= 0 and card not in hero.objects and card not in hero.followers:
        return False
    why = Cause(hero, source.name, ("ability",), card=card, target=target)
    if trigger.cost is not None and not losses.payable(g, why, trigger.cost):
        return False
    if not all(holds(g, hero, condition) for condition in trigger.only_if):
        return False
    return texts.sensible(g, why, trigger.then)


def holds(g: Talisman, hero: Hero, condition: str) -> bool:
    """The conditions a trigger may name."""
    if condition == "no_fate":
        return not hero.fate
    if condition == "no_spells":
        return not hero.spells
    if condition == "spell_room":
        return decks.spell_room(g, hero) > 0
    if condition == "in_london":
        return g.kit.places[hero.space].region == "london"
    if condition == "no_life_lost":
        return not g.wounded >> hero.seat & 1
    if condition == "order_character_here":
        return any(
            other.space == hero.space and other.side == ORDER and not other.waiting
            for other in g.heroes
            if other is not hero
        )
    assert condition == "reward_not_life"
    return g.rewarded >> hero.seat & 1 == 1
