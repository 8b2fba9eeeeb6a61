"""Hallow challenges (rulebook: Quidditch Pitch; T-284 to T-294, T-427, T-428, K35, K36, K82).

Taking a card stands here too: it may complete a challenge, whose Hallow is taken in its turn.
"""

from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.rules import fate, objects, stats
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Ask, Play


def may_accept(g: Talisman, hero: Hero) -> bool:
    """T-291, K82: not while carrying a Hallow or bound by another challenge."""
    return not hero.challenge and objects.hallow(g, hero) == NOBODY


def accept(g: Talisman, hero: Hero, on: tuple[str, ...], source: str) -> Play[None]:
    """Roll for the challenge (T-285 to T-290); with a single Character a 1 is rolled again."""
    demands = {challenge.roll: challenge for challenge in g.kit.box.challenges}
    die = yield from fate.instruction_die(g, hero, on, source=source)
    while demands[die].deed == "take_life" and len(g.heroes) == 1:
        die = yield from fate.instruction_die(g, hero, on, source=source)
    hero.challenge = demands[die].id
    _tell(g, hero, "challenged", "T-284")
    yield from settle(g, hero)


def open_to(g: Talisman, hero: Hero) -> bool:
    """Whether the hero's challenge can be completed at all (T-428, K82); who waits keeps it (T-407)."""
    if not hero.challenge or not g.hallows or hero.waiting:
        return False
    return objects.hallow(g, hero) == NOBODY


def deed(g: Talisman, hero: Hero, what: str) -> Play[None]:
    """Something was done that a challenge may have asked for (T-285, T-286)."""
    if hero.challenge and g.kit.challenges[hero.challenge].deed == what and open_to(g, hero):
        yield from complete(g, hero)


def settle(g: Talisman, hero: Hero) -> Play[None]:
    """T-292, T-427: a price that can be paid is paid as soon as it can (T-287, T-288, T-289, T-290)."""
    if not open_to(g, hero):
        return
    demand = g.kit.challenges[hero.challenge]
    if demand.give == "galleon":
        if hero.galleons < demand.n:
            return
        stats.lose_galleons(g, hero, demand.n, "T-292")
    elif demand.give is not None:
        cards = objects.cards_of(g, hero, demand.give)
        if len(cards) < demand.n:
            return
        for _ in range(demand.n):
            options = objects.names(g, cards, "give")
            choice: str = yield Ask(hero.seat, "challenge.give", options, "T-292")
            objects.drop(g, hero, objects.named(g, cards, choice), "T-292")
    else:
        return
    yield from complete(g, hero)


def settle_all(g: Talisman) -> Play[None]:
    """A Hallow may have come back to the pile: who can complete a challenge does so."""
    for hero in g.going_round(g.active):
        if hero.challenge:
            yield from settle(g, hero)


def complete(g: Talisman, hero: Hero) -> Play[None]:
    """T-293."""
    _tell(g, hero, "challenge.met", "T-293")
    hero.challenge = ""
    yield from gain_hallow(g, hero, "T-293")


def gain_hallow(g: Talisman, hero: Hero, rule: str) -> Play[None]:
    """From the pile, if there is one and none is carried (T-010, T-425, T-426)."""
    if g.hallows and objects.hallow(g, hero) == NOBODY and not hero.waiting:
        yield from take(g, hero, g.hallows.pop(), rule)


def abandon(g: Talisman, hero: Hero) -> None:
    """T-294."""
    _tell(g, hero, "challenge.dropped", "T-294")
    hero.challenge = ""


def _tell(g: Talisman, hero: Hero, key: str, rule: str) -> None:
    """What becomes of the hero's challenge."""
    g.tell(key, rule=rule, who=SEATS[hero.seat], challenge=f"challenge:{hero.challenge}")


# -- taking -----------------------------------------------------------------------------------------------


def take(g: Talisman, hero: Hero, card: int, rule: str) -> Play[None]:
    """Take an Object or a Follower that has just left where it was; too many Objects are put down at once
    (T-194, T-196), a challenge that can now be paid is paid (T-292)."""
    kind = g.kit.kinds[g.faces[card]]
    g.tell("took", rule=rule, who=SEATS[hero.seat], card=kind.arg)
    if kind.object:
        hero.objects.append(card)
    else:
        hero.followers.append(card)
    stats.refresh(g, hero)
    if hero.challenge:
        yield from settle(g, hero)
    if len(hero.objects) - hero.weightless > hero.object_limit:
        yield from objects.put_down_excess(g, hero)
