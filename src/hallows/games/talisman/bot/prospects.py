"""What a space, a text or a card has in store for a Character, in words: the one thing that counts most.

For people who ask for a hint. The worth of each part is that of `appraisal` and `plan`, so that what is said
is what was reckoned with.
"""

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from hallows.games.common.chances import percent
from hallows.games.talisman import effects as e
from hallows.games.talisman import passives as p
from hallows.games.talisman.bot import appraisal, odds
from hallows.games.talisman.bot.appraisal import Means
from hallows.games.talisman.bot.plan import DECK, ENEMY, Plan, duel_lead, strength
from hallows.games.talisman.compiled import SEATS, Place
from hallows.games.talisman.rules import advantage
from hallows.games.talisman.state import ORDER, Battle, Hero
from hallows.kernel import Arg, Text

HALLOW = Text("reason.hallow")
WORSE = Text("reason.worse")


class Prospect(NamedTuple):
    """A part of what awaits, with its worth; some parts have no words."""

    worth: float
    text: Text | None


def best(prospects: list[Prospect]) -> Text | None:
    """The part that counts most. Where losses outweigh it, something else must be worse."""
    if sum([part.worth for part in prospects]) < 0:
        return WORSE
    good = [part for part in prospects if part.worth > 0 and part.text is not None]
    return max(good, key=lambda part: part.worth).text if good else None


# -- spaces -----------------------------------------------------------------------------------------------


def of_space(plan: Plan, place: Place) -> list[Prospect]:
    """The parts of `Plan.space`."""
    g, m, kinds = plan.g, plan.means, plan.kit.kinds
    cards = g.board.get(place.id, [])
    fighting = [c for c in cards if kinds[g.faces[c]].number[m.side] == ENEMY]
    found, past = [], 1.0
    if fighting:
        worth, past = plan.enemies(fighting)
        found.append(Prospect(worth, enemies(plan, fighting)))
    found.append(Prospect(past * plan.draws(place, len(cards)), draws(plan, place, len(cards))))
    for card in cards:
        if card not in fighting:
            face = g.faces[card]
            found.append(Prospect(past * appraisal.met(m, face), of_card(m, face)))
    if g.gold.get(place.id):
        n = g.gold[place.id]
        found.append(Prospect(past * appraisal.galleon_gain(m, n), gain("galleon", n)))
    if place.instruction and not plan.spared(place):
        found.append(Prospect(past * plan.instruction(place), of_text(m, place.instruction)))
    return found


def of_encounter(plan: Plan, place: Place) -> Text | None:
    """The space, or a Character there, whichever `Plan.encounter` thinks better."""
    parts = of_space(plan, place)
    prey = max(plan.rivals(place), key=plan.duel, default=None)
    if prey is not None and plan.duel(prey) > sum([part.worth for part in parts]):
        return duel(plan, prey)
    return best(parts)


def draws(plan: Plan, place: Place, lying: int) -> Text | None:
    """How many cards, how many of them may be Enemies, and how one fares against those on the average."""
    count = place.draw - lying
    if count < 1 or place.difference is not None or plan.hero.ferret:
        return None
    m, kit = plan.means, plan.kit
    kinds = [kit.kinds[kit.faces[card]] for card in kit.decks[DECK[place.region]]]
    leads = [appraisal.enemy_lead(m, kind) for kind in kinds if kind.number[m.side] == ENEMY]
    chances = [odds.battle(lead, m.dice, m.fate > 2).win for lead in leads]
    enemies = percent(len(leads) / len(kinds))
    chance = percent(sum(chances) / len(chances) if chances else 1.0)
    return Text("reason.draw", {"count": count, "enemies": enemies, "chance": chance})


# -- Battles ----------------------------------------------------------------------------------------------


def fight(foes: list[Arg], stat: str, mine: int, theirs: int, chance: float) -> Text:
    return Text("reason.fight", {"foes": foes, **figures(stat, mine, theirs, chance)})


def figures(stat: str, mine: int, theirs: int, chance: float) -> dict[str, Arg]:
    win = percent(chance)
    return {"stat": f"stat:{stat}", "mine": mine, "theirs": theirs, "chance": win}


def enemies(plan: Plan, cards: list[int]) -> Text:
    """Those who would be fought first (T-171)."""
    g, m = plan.g, plan.means
    kinds = [g.kit.kinds[g.faces[card]] for card in cards]
    stat = kinds[0].stat
    group = [card for card, kind in zip(cards, kinds, strict=True) if kind.stat == stat]
    theirs = sum([kind.value for kind in kinds if kind.stat == stat])
    lead = plan.lead(group)
    chance = odds.battle(lead, m.dice, m.fate > 2).win
    return fight([f"card:{g.faces[c]}" for c in group], stat, theirs + lead, theirs, chance)


def duel(plan: Plan, other: Hero) -> Text:
    g, m = plan.g, plan.means
    lead = duel_lead(g, plan.hero, other)
    b = Battle("character", plan.hero.seat, "magic", rival=other.seat)
    theirs = strength(g, other, b) + advantage.in_duel(g, other)
    chance = odds.battle(lead, m.dice, m.fate > 2).win
    return fight([SEATS[other.seat]], "magic", theirs + lead, theirs, chance)


# -- cards ------------------------------------------------------------------------------------------------


def of_card(m: Means, card: str) -> Text | None:
    """What a card is good for, met or taken."""
    kind = m.kit.kinds[card]
    if kind.hallow and not m.hallow:
        return HALLOW
    if not kind.object and kind.kind != "follower":
        return of_text(m, kind.card.text)
    top = max(kind.source.passives, key=lambda x: appraisal.standing(m, x), default=None)
    worth = 0.0 if top is None else appraisal.standing(m, top)
    if kind.kind == "follower" and worth < appraisal.COMPANY:
        return Text("reason.company", {"card": kind.arg})
    return of_gift(kind.arg, top)


def of_gift(card: str, x: e.Passive | None) -> Text:
    """What a card is carried for."""
    if isinstance(x, p.Bonus) and x.when == "always":
        stat, n = ("magic", x.magic) if x.magic > 0 else ("might", x.might)
        return Text("reason.bonus", {"card": card, "stat": f"stat:{stat}", "n": n})
    if isinstance(x, p.Bonus | p.Score):
        n = x.n if isinstance(x, p.Score) else max(x.magic, x.might)
        return Text("reason.arms", {"card": card, "n": n})
    found = [key for key, kinds in GIFTS.items() if isinstance(x, kinds)]
    return Text(f"reason.{found[0] if found else 'take'}", {"card": card})


GIFTS: dict[str, tuple[type[p.Give], ...]] = {
    "save": (p.Prevent, p.Sacrifice),
    "slip": (p.Evade,),
    "ride": (p.Ride, p.MoveBonus),
}


# -- texts ------------------------------------------------------------------------------------------------


def of_text(m: Means, text: tuple[e.Effect, ...]) -> Text | None:
    """The best of what a text does."""
    worth = {i: appraisal.effects(m, (x,)) for i, x in enumerate(text)}
    top = max(worth, key=lambda i: worth[i], default=None)
    if top is None or worth[top] <= 0:
        return None
    tell = TELL.get(type(text[top]))
    return tell(m, text[top]) if tell is not None else None


def gain(what: str, n: int) -> Text:
    return Text("reason.gain", {"what": f"what:{what}", "n": n})


def heal(m: Means) -> Text:
    return Text("reason.heal", {"life": m.life, "full": m.full})


def _gain(m: Means, x: e.Gain) -> Text:
    return HALLOW if x.what == "hallow" else gain(x.what, x.n)


def _trade(m: Means, x: e.Trade) -> Text | None:
    return heal(m) if x.get == "life" else None


def _buy(m: Means, x: e.Buy) -> Text | None:
    good = max(x.goods, key=lambda good: appraisal.bargain(m, good.card, good.price), default=None)
    return buy(m, good.card, good.price) if good is not None else None


def buy(m: Means, card: str, price: int) -> Text:
    return Text("reason.buy", {"card": f"card:{card}", "n": price, "galleons": m.galleons})


def _choose(m: Means, x: e.Choose) -> Text | None:
    offers = [option.then for option in x.options if appraisal.possible(m, option.then)]
    then = max(offers, key=lambda then: appraisal.effects(m, then), default=())
    return of_text(m, then)


def _roll(m: Means, x: e.Roll) -> Text:
    """How often the dice do good, and how often harm."""
    chances, worth = appraisal.SUMS[x.dice], appraisal.rolled(m, x)
    good = sum([chances[n] for n in worth if worth[n] > 0])
    bad = sum([chances[n] for n in worth if worth[n] < 0])
    return Text("reason.table", {"good": percent(good), "bad": percent(bad)})


TELL: dict[type[Any], Callable[[Means, Any], Text | None]] = {
    e.Gain: _gain,
    e.Heal: lambda m, x: heal(m),
    e.RefillFate: lambda m, x: gain("fate", m.fate_full - m.fate),
    e.DrawSpells: lambda m, x: gain("spell", min(x.keep, m.spell_room)),
    e.Challenge: lambda m, x: HALLOW,
    e.Trade: _trade,
    e.Buy: _buy,
    e.TakeCard: lambda m, x: of_card(m, x.card),
    e.TakeStock: lambda m, x: gain("fate", 1),
    e.Choose: _choose,
    e.BySide: lambda m, x: of_text(m, x.order if m.side == ORDER else x.death_eaters),
    e.Pay: lambda m, x: of_text(m, x.then),
    e.Everyone: lambda m, x: of_text(m, x.then),
    e.IfHas: lambda m, x: of_text(m, x.then if x.card in m.owns else x.otherwise),
    e.Roll: _roll,
}


# -- dice -------------------------------------------------------------------------------------------------


def again(kept: bool, faces: Iterable[float], now: float) -> Text:
    """How many faces would be better than what lies there."""
    better = sum([worth > now for worth in faces])
    return Text("reason.keep" if kept else "reason.again", {"better": better})
