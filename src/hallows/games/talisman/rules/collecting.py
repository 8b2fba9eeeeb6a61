"""Taking what lies on a space (rulebook: Encounters; T-143 to T-146, T-207, T-229, T-382, T-384)."""

from collections.abc import Iterable

from hallows.games.talisman.compiled import SEATS
from hallows.games.talisman.rules import challenges, decks, objects, texts
from hallows.games.talisman.rules.cause import ON, OVER, Cause, boss
from hallows.games.talisman.state import NOBODY, Hero, Talisman
from hallows.kernel import Ask, Play


def collect(g: Talisman, hero: Hero, cards: Iterable[int], *, gold: bool = True) -> Play[int]:
    """Take what lies on the space, as much as one likes (T-143, T-384). ``cards`` are those met in
    this encounter; what was put down this turn stays (T-207)."""
    if hero.tainted:
        return ON  # T-229
    cards = list(cards)
    kinds = g.kit.kinds
    faces = g.faces
    while True:
        here = g.board.get(hero.space, ())
        options = {
            kinds[faces[card]].take: card
            for card in cards
            if card in here and collectable(g, hero, card)
        }
        if gold and g.gold.get(hero.space):
            options["take:galleons"] = NOBODY
        if not options:
            return ON
        choice: str = yield Ask(boss(hero), "collect", (*options, objects.DONE), "T-143")
        if choice == objects.DONE:
            return ON
        if choice == "take:galleons":
            yield from collect_gold(g, hero)
        else:
            yield from collect_card(g, hero, options[choice])
        if hero.waiting:
            return OVER


def collectable(g: Talisman, hero: Hero, card: int) -> bool:
    if card in g.laid:
        return False
    kind = g.kit.kinds[g.faces[card]]
    return kind.kind == "galleons" or objects.may_carry(g, hero, kind)


def collect_gold(g: Talisman, hero: Hero) -> Play[None]:
    """T-382: Galleons on a space are tokens."""
    n = g.gold.pop(hero.space)
    hero.galleons += n
    g.tell("took.galleons", rule="T-143", who=SEATS[hero.seat], n=n)
    if hero.challenge:
        yield from challenges.settle(g, hero)


def collect_card(g: Talisman, hero: Hero, card: int) -> Play[None]:
    kind = g.kit.kinds[g.faces[card]]
    decks.lift(g, hero.space, card)
    if kind.kind == "galleons":
        g.tell("took", rule="T-143", who=SEATS[hero.seat], card=kind.arg)
        decks.discard(g, card)
        why = Cause(hero, kind.arg, card=card, cited="T-143")
        yield from texts.run(g, why, kind.card.text)
    elif kind.hallow and g.options.hallows_from_pile and kind.deck == "middle":
        decks.discard(g, card)  # K2: the find stands for a Hallow of the pile
        yield from challenges.gain_hallow(g, hero, "T-143")
    else:
        yield from challenges.take(g, hero, card, "T-143")
