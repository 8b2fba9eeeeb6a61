"""Giving, paying, taking and looking: what several texts need (T-010, T-441, T-442, K51, K99)."""

from collections.abc import Iterable

from hallows.games.talisman import effects as e
from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.passives import Cost
from hallows.games.talisman.rules import challenges, decks, objects, stats, texts
from hallows.games.talisman.rules.cause import ON, Cause
from hallows.games.talisman.state import ORDER, Hero, Talisman
from hallows.kernel import Ask, Play, reorder


def owned(g: Talisman, c: Cause, what: str) -> int:
    """How much of it the hero could lose."""
    hero = c.hero
    if what == "life":
        return hero.life
    if what == "fate":
        return hero.fate
    if what == "galleon":
        return hero.galleons
    if what == "spell":
        return len(hero.spells)
    if what in ("magic", "might"):
        floor: int = getattr(g.kit.sheets[hero.sheet].sheet, what)
        dial: int = getattr(hero, what)
        return 0 if hero.ferret else max(0, dial - floor)
    if what == "self":
        return 1 if c.card in hero.objects or c.card in hero.followers else 0
    return len(objects.cards_of(g, hero, what))


def lose(g: Talisman, c: Cause, what: str, n: int) -> Play[None]:
    """Lose or discard up to n of anything but Life, the loser choosing cards (T-213, T-441)."""
    hero = c.hero
    if what == "fate":
        stats.lose_fate(g, hero, n, c.rule)
    elif what == "galleon":
        stats.lose_galleons(g, hero, n, c.rule)
    elif what in ("magic", "might"):
        stats.lose_stat(g, hero, what, n, c.rule)
    elif what == "self":
        objects.drop(g, hero, c.card, c.rule)
        yield from objects.tidy(g, hero)
    elif what == "spell":
        every = n >= len(hero.spells)  # then there is nothing to choose
        for _ in range(min(n, len(hero.spells))):
            if every:
                card = hero.spells[-1]
            else:
                card = yield from choose_spell(g, hero, hero.spells, "spell.discard")
            decks.discard_spell(g, hero, card)
            g.tell("discarded.spell", rule=c.rule, who=SEATS[hero.seat], spell=_spell(g, card))
    else:
        for _ in range(n):
            cards = objects.cards_of(g, hero, what)
            if not cards:
                break
            options = objects.names(g, cards, "lose")
            choice: str = yield Ask(hero.seat, "lose", options, "T-441", {"source": c.name})
            objects.drop(g, hero, objects.named(g, cards, choice), c.rule)
            yield from objects.tidy(g, hero)


def _spell(g: Talisman, card: int) -> str:
    return f"spell:{g.faces[card]}"


def choose_spell(g: Talisman, hero: Hero, cards: Iterable[int], prompt: str) -> Play[int]:
    """One of these Spells of the hand. Nothing but the card's number is kept while the player thinks."""
    options = {f"spell:{g.faces[card]}": card for card in cards}
    choice: str = yield Ask(hero.seat, prompt, tuple(options), "T-213")
    return options[choice]


def payable(g: Talisman, c: Cause, cost: Cost) -> bool:
    """K99: in full or not at all. The last Life is no price."""
    left = 1 if cost.what == "life" else 0
    return owned(g, c, cost.what) - left >= cost.n


def pay_cost(g: Talisman, c: Cause, cost: Cost) -> Play[int]:
    """A cost is a loss like any that a text orders."""
    return texts.run(g, c, (e.Lose(cost.what, cost.n),))


# -- taking from others -----------------------------------------------------------------------------------


def victims(g: Talisman, c: Cause, x: e.Steal) -> list[Hero]:
    if x.source == "target":
        return [c.target] if c.target is not None and not c.target.waiting else []
    return [
        hero
        for hero in g.heroes
        if hero is not c.hero
        and hero.space == c.hero.space
        and hero.side == ORDER
        and not hero.waiting
    ]


def loot(g: Talisman, c: Cause, x: e.Steal) -> list[str]:
    """What can be taken, as option keys: ``galleon``, ``fate``, ``object:ID``, with ``@2`` for the seat where
    there is a choice of Characters."""
    sources = victims(g, c, x)
    found = []
    for hero in sources:
        at = f"@{hero.seat}" if x.source != "target" else ""
        found += [f"{item}{at}" for item in takeable(g, c.hero, hero, x.what)]
    return found


def takeable(g: Talisman, taker: Hero, owner: Hero, what: Iterable[str]) -> list[str]:
    """T-179, T-180, K51: no Object of a name the taker already carries."""
    found = []
    for sort in what:
        if sort == "galleon":
            if owner.galleons:
                found.append("galleon")
        elif sort == "fate":
            if owner.fate:
                found.append("fate")
        else:
            kinds = g.kit.kinds
            found += [
                f"{'follower' if sort == 'follower' else 'object'}:{g.faces[card]}"
                for card in objects.cards_of(g, owner, sort)
                if objects.may_carry(g, taker, kinds[g.faces[card]])
            ]
    return found


def steal(g: Talisman, c: Cause, x: e.Steal) -> Play[int]:
    for _ in range(x.n):
        options = loot(g, c, x)
        if not options:
            break
        choice: str = yield Ask(c.hero.seat, "steal", tuple(options), "T-360", {"source": c.name})
        item, at, seat = choice.partition("@")
        owner = g.heroes[int(seat)] if at else c.target
        assert owner is not None
        yield from hand_over(g, owner, c.hero, item, c.rule)
    return ON


def hand_over(g: Talisman, owner: Hero, taker: Hero, item: str, rule: str) -> Play[None]:
    """One thing goes from one Character to another (K51)."""
    if item == "galleon":
        owner.galleons -= 1
        taker.galleons += 1
        g.tell("stole.galleon", rule=rule, who=SEATS[taker.seat], whom=SEATS[owner.seat])
        if taker.challenge:
            yield from challenges.settle(g, taker)
    elif item == "fate":
        owner.fate -= 1
        taker.fate += 1
        g.tell("stole.fate", rule=rule, who=SEATS[taker.seat], whom=SEATS[owner.seat])
    else:
        cards = (*owner.objects, *owner.followers)
        card = objects.named(g, cards, item)
        objects.part(g, owner, card)
        g.tell(
            "stole.card",
            rule=rule,
            who=SEATS[taker.seat],
            whom=SEATS[owner.seat],
            card=f"card:{g.faces[card]}",
        )
        yield from challenges.take(g, taker, card, rule)
        yield from objects.tidy(g, owner)


# -- looking ----------------------------------------------------------------------------------------------


def deck_here(g: Talisman, hero: Hero) -> list[int]:
    """The Encounter deck of the hero's Region; the castle has none."""
    region = g.kit.places[hero.space].region
    if region == "london":
        return g.outer
    return g.middle if region == "grounds" else []


def seen_hands(g: Talisman, hero: Hero, within: int) -> list[Hero]:
    kit = g.kit
    return [
        other
        for other in g.heroes
        if other is not hero
        and other.spells
        and 0 <= kit.distance(hero.space, other.space) <= within
    ]


def something_to_look_at(g: Talisman, c: Cause, x: e.Look) -> bool:
    if x.at == "deck":
        return bool(deck_here(g, c.hero))
    return bool(seen_hands(g, c.hero, x.within))


def look_at_deck(g: Talisman, c: Cause, x: e.Look) -> Play[None]:
    """Look at the top cards of the deck here, and perhaps put them back in another order."""
    deck = deck_here(g, c.hero)
    top = deck[-x.n :][::-1]
    see(g, c.hero, top)
    g.tell("looked.deck", who=SEATS[c.hero.seat], n=len(top))
    g.tell("looked.deck.own", to=(c.hero.seat,), cards=[f"card:{g.faces[card]}" for card in top])
    if x.reorder and len(top) > 1:
        order = yield from arrange(g, c.hero, top)
        others = EVERYBODY_BUT[c.hero.seat]
        for card in top:
            g.known[card] &= ~others  # nobody else knows where their cards went
        deck[-len(top) :] = order[::-1]


EVERYBODY_BUT = tuple(decks.EVERYBODY & ~(1 << seat) for seat in range(6))


def see(g: Talisman, hero: Hero, cards: Iterable[int]) -> None:
    for card in cards:
        g.drawn(decks.pile_of(g, card), card, hero.seat)
        g.known[card] |= 1 << hero.seat
    g.reveal(hero.seat)


def arrange(g: Talisman, hero: Hero, cards: list[int]) -> Play[list[int]]:
    """The order in which the cards shall be drawn, first to last."""
    left = list(range(len(cards)))
    order: list[int] = []
    while len(left) > 1:
        options = {f"first:{g.faces[cards[i]]}": i for i in reversed(left)}
        choice: str = yield Ask(hero.seat, "arrange", tuple(options), "", {"n": len(order) + 1})
        order.append(options[choice])
        left.remove(options[choice])
    return reorder(cards, (*order, *left))


def look_at_spells(g: Talisman, c: Cause, x: e.Look) -> Play[None]:
    """Look at the hand of a Character near by."""
    near = seen_hands(g, c.hero, x.within)
    if not near:
        return
    options = tuple(f"target:{other.seat}" for other in near)
    choice: str = yield Ask(c.hero.seat, "look.spells", options, "T-214", {"source": c.name})
    other = g.heroes[int(choice[7:])]
    see(g, c.hero, other.spells)
    g.tell("looked.spells", who=SEATS[c.hero.seat], whom=SEATS[other.seat])
    g.tell(
        "looked.spells.own",
        to=(c.hero.seat,),
        whom=SEATS[other.seat],
        spells=[f"spell:{g.faces[card]}" for card in other.spells],
    )
