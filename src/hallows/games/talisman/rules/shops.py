"""Buying, selling and exchanging (rulebook: spaces with shops; T-238, T-256, T-257, T-269, T-270, T-299)."""

from typing import cast

from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.perks import EXCHANGE, PRICE_CUT
from hallows.games.talisman.rules import challenges, decks, losses, objects, stats, texts
from hallows.games.talisman.rules.cause import ON, Cause
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import NO, Arg, Ask, Play

DONE = "done"


def buy(g: Talisman, c: Cause, x: e.Buy) -> Play[int]:
    """Any of these Purchase cards that are left, as many as one can pay (T-010, T-198, T-269). The question
    tells the price of everything the shop sells, also of what cannot be bought now."""
    hero = c.hero
    while True:
        prices = {good.card: price(g, hero, good.price) for good in x.goods}
        options = tuple(
            f"buy:{card}"
            for card, cost in prices.items()
            if cost <= hero.galleons and on_sale(g, hero, card)
        )
        if not options:
            return ON
        args: dict[str, Arg] = {
            "source": c.name,
            "prices": [[f"card:{card}", cost] for card, cost in prices.items()],
            "purse": hero.galleons,
        }
        choice: str = yield Ask(c.asker, "buy", (*options, DONE), "T-269", args)
        if choice == DONE:
            return ON
        kind = choice[4:]
        stats.lose_galleons(g, hero, prices[kind], "T-269")
        g.tell(
            "bought", rule="T-269", who=SEATS[hero.seat], card=f"card:{kind}", price=prices[kind]
        )
        yield from from_pile(g, hero, kind, "T-269")


def told_prices(ask: Ask) -> dict[str, int]:
    """What a shop's question says its goods cost, by card."""
    listed = cast("list[tuple[str, int]]", (ask.args or {})["prices"])
    return {name.partition(":")[2]: cost for name, cost in listed}


def on_sale(g: Talisman, hero: Hero, kind: str) -> bool:
    left = objects.named(g, g.purchases, kind) != NOBODY
    return left and objects.may_carry(g, hero, g.kit.kinds[kind])


def from_pile(g: Talisman, hero: Hero, kind: str, rule: str) -> Play[None]:
    card = objects.named(g, g.purchases, kind)
    g.purchases.remove(card)
    yield from challenges.take(g, hero, card, rule)


def price(g: Talisman, hero: Hero, printed: int) -> int:
    """T-316: reductions add up, never below 1 Galleon."""
    cut = 0
    if hero.perks & PRICE_CUT:
        cut = sum(
            passive.n
            for passive, _, _ in stats.passives(g, hero, p.PriceCut)
            if passive.at in (None, hero.space)
        )
    return max(1, printed - cut)


def trade(g: Talisman, c: Cause, x: e.Trade) -> Play[int]:
    """Hand in as many as one likes and receive one for each (T-238, T-256, T-257, T-270, T-299)."""
    hero = c.hero
    most = min(receivable(g, hero, x.get), losses.owned(g, c, x.give))
    if x.most:
        most = min(most, x.most)
    if most <= 0:
        return ON
    if x.give in ("galleon", "fate"):
        choice: str = yield Ask(
            c.asker,
            f"trade.{x.give}.{x.get}",
            tuple(f"trade:{n}" for n in range(most + 1)),
            "T-238",
            {"source": c.name},
        )
        n = int(choice[6:])
        yield from losses.lose(g, c, x.give, n)
        yield from receive(g, c, x, n)
        return ON
    for _ in range(most):
        if not (yield from hand_in(g, c, x.give)):
            break
        yield from receive(g, c, x, 1)
    return ON


def hand_in(g: Talisman, c: Cause, what: str) -> Play[bool]:
    """One card, or no more."""
    hero = c.hero
    if what == "spell":
        spells = {f"spell:{g.faces[card]}": card for card in hero.spells}
        choice: str = yield Ask(
            hero.seat, "trade.spell", (*spells, DONE), "T-270", {"source": c.name}
        )
        if choice == DONE:
            return False
        decks.discard_spell(g, hero, spells[choice])
        return True
    options = objects.names(g, objects.cards_of(g, hero, what), "sell")
    if not options:
        return False
    choice = yield Ask(c.asker, "trade.object", (*options, DONE), "T-257", {"source": c.name})
    if choice == DONE:
        return False
    objects.drop(g, hero, objects.named(g, hero.objects, choice), c.rule)
    yield from objects.tidy(g, hero)
    return True


def receivable(g: Talisman, hero: Hero, what: str) -> int:
    if what == "life":
        return g.kit.sheets[hero.sheet].sheet.life - hero.life
    if what == "galleon":
        return g.galleons
    if what == "fate":
        return g.fate
    return min(len(g.spells) + len(g.spell_discard), decks.spell_room(g, hero))


def receive(g: Talisman, c: Cause, x: e.Trade, n: int) -> Play[None]:
    """What is received is a gain like any that a text orders."""
    if n:
        gain: e.Effect = e.Heal(n) if x.get == "life" else e.Gain(x.get, n)
        yield from texts.run(g, c, (gain,))


def exchange(g: Talisman, hero: Hero) -> Play[None]:
    """T-335: Draco may also discard one Object and take any one card of the Purchase piles."""
    if not hero.perks & EXCHANGE or not hero.objects or hero.waiting:
        return
    options = objects.names(g, hero.objects, "swap")
    choice: str = yield Ask(hero.seat, "swap", (NO, *options), "T-335")
    if choice == NO:
        return
    objects.drop(g, hero, objects.named(g, hero.objects, choice), "T-335")
    goods = [kind for kind in objects.names(g, g.purchases) if on_sale(g, hero, kind)]
    if goods:
        wish: str = yield Ask(
            hero.seat, "swap.take", tuple(f"take:{kind}" for kind in goods), "T-335"
        )
        yield from from_pile(g, hero, wish[5:], "T-335")
    yield from objects.tidy(g, hero)


def extra_shop(g: Talisman, hero: Hero, space: str) -> Play[int]:
    """A shop that an ability opens on a space."""
    for passive, source, _ in stats.passives(g, hero, p.ShopAt):
        if passive.space == space:
            yield from buy(g, Cause(hero, source.name), e.Buy(passive.goods))
    return ON
