"""Texts with a rule of their own, by the name the content gives them (`checks.EFFECT_HOOKS`)."""

from collections.abc import Callable

from hallows.games.common.keys import split
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.effects import Hook
from hallows.games.talisman.rules import challenges, fate, inner, losses, states, stats
from hallows.games.talisman.rules.cause import ON, Cause
from hallows.games.talisman.rules.texts import at_once
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Ask, Play


def triwizard_tournament(g: Talisman, c: Cause, x: Hook) -> Play[int]:
    """Everybody in the Grounds: a die and Magic; the sole highest gains 1 Fate and 1 Galleon."""
    scores: list[tuple[int, Hero]] = []
    for hero in g.going_round(c.hero.seat):
        if not hero.waiting and not hero.out and g.kit.places[hero.space].region == "grounds":
            die = yield from fate.instruction_die(g, hero, c.on, source=c.name)
            scores.append((die + stats.total_magic(hero), hero))
    best = max((score for score, _ in scores), default=0)
    champions = [hero for score, hero in scores if score == best]
    if len(champions) == 1:
        champion = champions[0]
        g.tell("champion", who=SEATS[champion.seat])
        stats.gain_fate(g, champion, 1, c.rule)
        if stats.gain_galleons(g, champion, 1, c.rule) and champion.challenge:
            yield from challenges.settle(g, champion)
    return ON


# -- Spells -----------------------------------------------------------------------------------------------


@at_once
def immobulus(g: Talisman, c: Cause, x: Hook) -> None:
    """T-364: the target does nothing in its turn; redirected, in its next one."""
    if c.target is not None:
        c.target.frozen = True
        g.tell("frozen", rule="T-364", who=SEATS[c.target.seat])


@at_once
def protego(g: Talisman, c: Cause, x: Hook) -> None:
    """T-368, T-393: whatever was about to be lost, or beaten, is saved."""
    g.shielded = True
    g.tell("shielded", rule="T-368", who=SEATS[c.hero.seat])


@at_once
def stupefy(g: Talisman, c: Cause, x: Hook) -> None:
    """Cancels the Spell that was being cast."""
    if len(g.casting) > 1:
        cancelled = g.casting[-2]
        cancelled.cancelled = True
        g.tell("spell.cancelled", rule="T-396", spell=f"spell:{g.faces[cancelled.card]}")


@at_once
def alohomora(g: Talisman, c: Cause, x: Hook) -> None:
    """The attempt just declared succeeds."""
    g.opened = True


@at_once
def confundo(g: Talisman, c: Cause, x: Hook) -> None:
    """The caster chooses the direction of the move."""
    if c.target is not None:
        c.target.guide = c.hero.seat


@at_once
def imperio(g: Talisman, c: Cause, x: Hook) -> None:
    """The caster answers the target's questions of movement and encounter."""
    if c.target is not None:
        c.target.master = c.hero.seat


@at_once
def finite_incantatem(g: Talisman, c: Cause, x: Hook) -> None:
    """Ends one lasting effect: a Ferret state, an Event beside the board, a lasting Spell."""
    head, rest = split(g.casting[-1].target)
    if head == "ferret":
        if g.heroes[int(rest)].ferret:
            states.end_ferret(g, g.heroes[int(rest)])
    elif head == "event":
        for lasting in g.lasting[:]:
            if g.faces[lasting.card] == rest:
                states.end_lasting(g, lasting)
    elif head == "charm":
        spell, _, seat = rest.rpartition(":")
        end_charm(g, g.heroes[int(seat)], spell)


def end_charm(g: Talisman, hero: Hero, spell: str) -> None:
    g.tell("charm.over", who=SEATS[hero.seat], spell=f"spell:{spell}")
    if spell == "immobulus":
        hero.frozen = False
    elif spell == "imperio":
        hero.master = NOBODY
    elif spell == "confundo":
        hero.guide = NOBODY
    else:
        hero.boons = [boon for boon in hero.boons if boon.source != f"spell:{spell}"]
        stats.refresh(g, hero)


# -- cards ------------------------------------------------------------------------------------------------


def hedwig(g: Talisman, c: Cause, x: Hook) -> Play[int]:
    """Give 1 Object or 1 Galleon to a Character of the own side in the same Region (K51)."""
    options = parcels(g, c.hero)
    if options:
        choice: str = yield Ask(c.hero.seat, "hedwig", tuple(options), "T-179")
        item, _, seat = choice[5:].partition("@")
        yield from losses.hand_over(g, c.hero, g.heroes[int(seat)], item, c.rule)
    return ON


def parcels(g: Talisman, hero: Hero) -> list[str]:
    """What can be sent to whom: ``send:object:wand@2``."""
    region = g.kit.places[hero.space].region
    found = []
    for other in g.heroes:
        if other is hero or other.waiting or other.out or other.side != hero.side:
            continue
        if g.kit.places[other.space].region == region:
            items = losses.takeable(g, other, hero, ("galleon", "object"))
            found += [f"send:{item}@{other.seat}" for item in items]
    return found


HOOKS: dict[str, Callable[[Talisman, Cause, Hook], Play[int]]] = {
    "charms_classroom": inner.charms_classroom,
    "defence_classroom": inner.defence_classroom,
    "astronomy_tower": inner.astronomy_tower,
    "triwizard_tournament": triwizard_tournament,
    "immobulus": immobulus,
    "protego": protego,
    "stupefy": stupefy,
    "alohomora": alohomora,
    "confundo": confundo,
    "imperio": imperio,
    "finite_incantatem": finite_incantatem,
    "hedwig": hedwig,
}


def sensible(g: Talisman, c: Cause, x: Hook) -> bool:
    """Whether the hook could do anything now."""
    name = x.name
    if name == "hedwig":
        return bool(parcels(g, c.hero))
    if name == "alohomora":
        return not g.opened
    target = c.target
    if target is None:
        return True
    if name == "immobulus":
        return not target.frozen and target is not c.hero
    if name == "imperio":
        return target.master == NOBODY
    if name == "confundo":
        walks = g.kit.places[target.space].region in ("london", "grounds")
        return walks and target.guide == NOBODY
    return True
