"""End-of-turn actions: Trophies, ditching, abilities (rulebook: Trophies, Ditching; T-188 to T-193, T-206,
T-294, T-373, T-381, T-443)."""

from hallows.games.common.keys import split
from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import MIX_TROPHIES, ON_OWN_TURN, ON_TURN_END, TROPHY_BONUS
from hallows.games.talisman.rules import challenges, decks, objects, stats, triggers
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Arg, Ask, Play

END = "end"
# The window where things may be laid down, or done that could have been done before.
IDLE = "end.idle"
EXCHANGE = "exchange:"  # stands first among the last actions
MIXED = "mixed"  # Trophies of both kinds together
SLOW_POINTS = 7  # A2
_MENU = ON_OWN_TURN | ON_TURN_END


def last_actions(g: Talisman, hero: Hero) -> Play[None]:
    """Exchange Trophies, ditch, use what may be used, until the player ends the turn."""
    while options := actions(g, hero):
        window = END if something_due(g, hero, options) else IDLE
        choice: str = yield Ask(hero.seat, "turn.end", (END, *options), "T-188", None, window)
        if choice == END:
            return
        yield from act(g, hero, choice)
        if hero.waiting:
            return


def something_due(g: Talisman, hero: Hero, options: list[str]) -> bool:
    """Whether the end of the turn itself offers something: Trophies to exchange, an ability for this moment."""
    if options[0].startswith(EXCHANGE):
        return True
    if not hero.perks & ON_TURN_END:
        return False
    return any(triggers.optional(x) for x in triggers.menu(g, hero, "turn_end"))


def actions(g: Talisman, hero: Hero) -> list[str]:
    options: list[str] = []
    if hero.trophies and not hero.ferret:
        options += [EXCHANGE + pool for pool in exchanges(g, hero)]
    if hero.perks & _MENU:
        found = triggers.menu(g, hero, "own_turn", "turn_end")
        options += [f"use:{x.source.key}" for x in found if triggers.optional(x)]
    if hero.challenge and objects.hallow(g, hero) != NOBODY:
        options.append("abandon")
    faces = g.faces
    kinds = g.kit.kinds
    for card in hero.objects:
        options.append(kinds[faces[card]].ditch)
    for card in hero.followers:
        options.append(kinds[faces[card]].ditch)
    if hero.galleons:
        options.append("ditch:galleon")
    return options


def act(g: Talisman, hero: Hero, choice: str) -> Play[None]:
    head, what = split(choice)
    if head == "exchange":
        yield from exchange(g, hero, what)
    elif head == "use":
        yield from use(g, hero, what, "own_turn", "turn_end")
    elif head == "abandon":
        challenges.abandon(g, hero)
    elif what == "galleon":
        objects.ditch_galleons(g, hero, 1, "T-381")
    else:
        objects.ditch(g, hero, objects.named(g, (*hero.objects, *hero.followers), what), "T-206")
        yield from objects.tidy(g, hero)


def use(g: Talisman, hero: Hero, key: str, *on: str) -> Play[None]:
    """An ability or card picked from a list of actions."""
    for found in triggers.menu(g, hero, *on):
        if found.source.key == key:
            yield from triggers.use(g, hero, found)
            return


# -- Trophies ---------------------------------------------------------------------------------------------


def needed(g: Talisman) -> int:
    """T-189, T-190, T-373."""
    return SLOW_POINTS if g.options.slow_growth else g.kit.box.trophy_points


def points(g: Talisman, hero: Hero, card: int) -> int:
    kind = g.kit.kinds[g.faces[card]]
    value = kind.value
    if hero.perks & TROPHY_BONUS and kind.side is not None:
        for bonus, _, _ in stats.passives(g, hero, p.TrophyBonus):
            if bonus.side == kind.side:
                value += bonus.n
    return value


def pool_of(g: Talisman, hero: Hero, pool: str) -> list[int]:
    """Trophies that count towards a stat; Dumbledore mixes them (T-192, T-322)."""
    if pool == MIXED:
        return hero.trophies
    kinds = g.kit.kinds
    return [card for card in hero.trophies if kinds[g.faces[card]].stat == pool]


def exchanges(g: Talisman, hero: Hero) -> list[str]:
    """Which kinds of Trophies are enough for a point of a dial that is not yet full. For Dumbledore all are
    of one kind (T-322, K104)."""
    price = needed(g)
    if points_of(g, hero, MIXED) < price:
        return []  # not even all of them together
    pools = growing(g, hero)
    if pools and hero.perks & MIX_TROPHIES:
        pools = [MIXED]
    return [pool for pool in pools if points_of(g, hero, pool) >= price]


def points_of(g: Talisman, hero: Hero, pool: str) -> int:
    """What all Trophies that count towards a stat are worth."""
    if hero.perks & TROPHY_BONUS:
        return sum([points(g, hero, card) for card in pool_of(g, hero, pool)])
    faces, kinds = g.faces, g.kit.kinds
    found = [kinds[faces[card]] for card in hero.trophies]
    return sum([kind.value for kind in found if kind.stat == pool or pool == MIXED])


def growing(g: Talisman, hero: Hero) -> list[str]:
    """The dials that are not yet full (T-032)."""
    top = stats.dial_max(g)
    return [stat for stat in ("magic", "might") if getattr(hero, stat) < top]


def exchange(g: Talisman, hero: Hero, pool: str) -> Play[None]:
    """Hand in Trophies of choice: 1 for every full 5 points, the rest is lost (T-189, T-190, T-191,
    T-192, T-193)."""
    price = needed(g)
    handed: list[int] = []
    parts: list[Arg] = []
    total = 0
    while True:
        left = [card for card in pool_of(g, hero, pool) if card not in handed]
        if not left:
            break
        options = objects.names(g, left, "trophy")
        if total >= price:
            options = (objects.DONE, *options)
        choice: str = yield Ask(
            hero.seat, "exchange", options, "T-189", {"points": total, "price": price}
        )
        if choice == objects.DONE:
            break
        card = objects.named(g, left, choice)
        handed.append(card)
        worth = points(g, hero, card)
        parts.append([f"card:{g.faces[card]}", worth])
        total += worth
    for card in handed:
        hero.trophies.remove(card)
        decks.discard(g, card)
    g.tell(
        "exchanged",
        rule="T-193",
        who=SEATS[hero.seat],
        n=len(handed),
        points=total,
        points_parts=parts,
    )
    yield from grow(g, hero, pool, total // price)


def grow(g: Talisman, hero: Hero, pool: str, n: int) -> Play[None]:
    if pool != MIXED:
        stats.gain_stat(g, hero, pool, n, "T-189" if pool == "magic" else "T-190")
        return
    for _ in range(n):
        options = tuple(f"stat:{stat}" for stat in growing(g, hero))
        if options:
            choice: str = yield Ask(hero.seat, "grow", options, "T-322")
            stats.gain_stat(g, hero, choice[5:], 1, "T-322")
