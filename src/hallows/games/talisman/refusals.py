"""What a player might look for and does not have now, and why."""

from hallows.games.talisman.compiled import WINDOWS
from hallows.games.talisman.rules import objects, shops
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Ask, Refusal, Text


def refusals(g: Talisman, ask: Ask) -> list[Refusal]:
    hero = g.heroes[ask.seat]
    if ask.prompt == "before.move":
        return _door(g, hero)
    if ask.prompt == "encounter":
        return _allies(g, hero)
    if ask.prompt == "buy":
        return _shop(g, ask)
    if ask.prompt.startswith("spell.") and ask.window:
        return _hand(g, hero, WINDOWS[ask.window.removesuffix(".own")], ask)
    if ask.prompt == "turn.end" and hero.trophies and "exchange" not in "".join(ask.options):
        why = Text("why.ferret" if hero.ferret else "why.points")
        return [Refusal(Text("refused.exchange"), why, "T-189")]
    return []


def _door(g: Talisman, hero: Hero) -> list[Refusal]:
    if hero.space == g.kit.door.id and objects.hallow(g, hero) == NOBODY:
        return [Refusal(Text("option.enter"), Text("why.hallow"), "T-114")]
    return []


def _allies(g: Talisman, hero: Hero) -> list[Refusal]:
    return [
        Refusal(Text("option.fight", {"it": f"seat:{other.seat}"}), Text("why.ally"), "T-125")
        for other in g.heroes
        if other is not hero and other.space == hero.space and other.side == hero.side
    ]


def _shop(g: Talisman, ask: Ask) -> list[Refusal]:
    """What the shop sells and cannot be bought now (T-010, T-198, T-269). The buyer is whose turn it is,
    also where another answers for it."""
    hero = g.heroes[g.active]
    found = []
    for card, price in shops.told_prices(ask).items():
        if f"buy:{card}" in ask.options:
            continue
        why, rule = "why.price", "T-269"
        if not objects.may_carry(g, hero, g.kit.kinds[card]):
            why, rule = "why.owned", "T-198"
        elif objects.named(g, g.purchases, card) == NOBODY:
            why, rule = "why.sold-out", "T-010"
        label = Text("option.buy", {"it": f"card:{card}", "price": price})
        found.append(Refusal(label, Text(why), rule))
    return found


def _hand(g: Talisman, hero: Hero, bit: int, ask: Ask) -> list[Refusal]:
    """Spells in hand that cannot be cast in this window."""
    found = []
    for name in dict.fromkeys(g.faces[card] for card in hero.spells):
        kind = g.kit.spells[name]
        if kind.option in ask.options:
            continue
        fits = (kind.own if hero.seat == g.active else kind.other) & bit
        why = Text("why.target" if fits else "why.moment")
        found.append(Refusal(Text("option.cast", {"it": kind.arg}), why, "T-395"))
    return found
