"""When to cast what, on whom, and how to meet others' Spells.

A window asks everybody again and again, so most answers are "pass" and must be quick. Every Spell has a
little rule of its own below that says how much casting it now is worth; Spells of a content pack, which have
none, are tried out on a copy of the table.
"""

from collections.abc import Callable
from typing import NamedTuple

from hallows.games.common.chances import percent
from hallows.games.common.keys import split, verb_of
from hallows.games.talisman.bot import appraisal, fights, moves, odds, prospects
from hallows.games.talisman.bot.mind import QUESTIONS, Mind, Question, first, noted
from hallows.games.talisman.bot.plan import CASTLE, finale_lead, is_hallow_bearer
from hallows.games.talisman.compiled import SEATS, WINDOWS
from hallows.games.talisman.passives import Bonus
from hallows.games.talisman.perks import NO_FERRET
from hallows.games.talisman.rules import objects, spells, stats
from hallows.games.talisman.state import Hero, Talisman
from hallows.kernel import NO, PASS, YES, Text

#: A Spell is cast when that is worth more than keeping it.
KEEPING = appraisal.SPELL
HARMFUL = frozenset(
    {"accio", "immobulus", "imperio", "confundo", "vera_verto", "obliviate", "expelliarmus"}
)


def window(mind: Mind) -> str:
    """Cast the best Spell worth casting now, or pass."""
    best, most = PASS, keeping(mind)
    for option in mind.options[1:]:
        rule = RULES.get(option[5:])
        worth = rule.worth(mind) if rule is not None else mind.tried(option) - mind.tried(PASS)
        if worth > most:
            best, most = option, worth
    return best


def why_window(mind: Mind, option: str) -> Text | None:
    if option == PASS:
        return Text("reason.spell")
    rule = RULES.get(option[5:])
    return rule.why(mind) if rule is not None else None


def keeping(mind: Mind) -> float:
    """What a Spell in hand is worth: little when the hand is full and no other can be gained."""
    room = stats.spell_limit(mind.g, mind.hero) - len(mind.hero.spells)
    return KEEPING if room > 0 else KEEPING / 2


# -- others -----------------------------------------------------------------------------------------------


def threat(g: Talisman, hero: Hero) -> float:
    """How near a Character is to winning the game."""
    worth = 8.0 + finale_lead(g, hero)
    if is_hallow_bearer(g, hero):
        worth += 4
        if g.kit.places[hero.space].region in CASTLE and not hero.turned_back:
            worth += 6 + g.kit.places[hero.space].position
    return max(0.0, worth)


def closing_in(g: Talisman, hero: Hero) -> bool:
    """On its way through the castle with a Hallow."""
    inside = g.kit.places[hero.space].region in CASTLE
    return inside and (is_hallow_bearer(g, hero) or hero.space == g.kit.hall.id)


def hinder(mind: Mind) -> float:
    """The worth of spoiling the active Character's turn."""
    g = mind.g
    active = g.heroes[g.active]
    if active is mind.hero:
        return 0.0
    if closing_in(g, active):
        return 3 * KEEPING
    return 0.25 * threat(g, active)


def hindered(mind: Mind) -> Text | None:
    return Text("reason.hinder", {"who": SEATS[mind.g.active]})


# -- the Spells -------------------------------------------------------------------------------------------


def accio(mind: Mind) -> float:
    return max([loot(mind, other) for other in opposing(mind)], default=0.0)


def others(mind: Mind) -> list[Hero]:
    """The other Characters in play (T-406)."""
    return [h for h in mind.g.heroes if h is not mind.hero and not h.waiting and not h.out]


def opposing(mind: Mind) -> list[Hero]:
    return [other for other in others(mind) if other.side != mind.hero.side]


def loot(mind: Mind, other: Hero) -> float:
    """The best thing to take from another."""
    g, m = mind.g, mind.means
    kinds = g.kit.kinds
    found = [0.0]
    if other.fate:
        found.append(appraisal.fate_gain(m, 1) + 1)
    if other.galleons:
        found.append(appraisal.galleon_gain(m, 1) + 1)
    for card in other.objects:
        if objects.may_carry(g, mind.hero, kinds[g.faces[card]]):
            found.append(appraisal.taken(m, g.faces[card]) + 1)
    return max(found)


def episkey(mind: Mind) -> float:
    m = mind.means
    worth = appraisal.heal_gain(m, m.full)
    return worth if m.life <= 2 or m.full - m.life >= 3 else 0.0


def healed(mind: Mind) -> Text:
    return prospects.heal(mind.means)


def protego(mind: Mind) -> float:
    """Against the own loss of Life, when that hurts (T-393)."""
    if mind.g.danger != mind.hero.seat:
        return 0.0
    return appraisal.life_loss(mind.means) + (4.0 if mind.plan.place.region in CASTLE else 0.0)


def protected(mind: Mind) -> Text:
    return Text("reason.protect", {"life": mind.hero.life})


def doubler(mind: Mind) -> float:
    """Might added to Magic: for the finale, or where it turns a Battle that matters."""
    b = mind.g.battle
    if b is None or b.stat != "magic":
        return 0.0
    at_stake = fights.stakes(mind)
    more = at_stake.lead + stats.total_might(mind.hero)
    gain = at_stake.expected(more) - at_stake.expected()
    if b.kind == "finale":
        return gain
    saved_for = 12.0 if mind.plan.finale_lead > -3 else 3.0
    return gain - saved_for


def doubled(mind: Mind) -> Text | None:
    return turned(mind, stats.total_might(mind.hero))


def expulso(mind: Mind) -> float:
    """The Advantage, when a Battle is about to be fought for which it counts."""
    g, b = mind.g, mind.g.battle
    if b is None or g.advantage == mind.hero.side or mind.hero.seat not in (b.hero, b.rival):
        return 0.0
    if not aligned(mind) and b.kind != "character":
        return 0.0
    at_stake = fights.stakes(mind)
    return at_stake.expected(at_stake.lead + swing(mind)) - at_stake.expected()


@noted
def aligned(mind: Mind) -> int:
    """How many of the Enemies have a side."""
    g = mind.g
    return sum(g.kit.kinds[g.faces[c]].side is not None for c in fights.battle(mind).cards)


def swing(mind: Mind) -> int:
    """What turning the Advantage token changes."""
    return 1 + max(1, aligned(mind))


def favoured(mind: Mind) -> Text | None:
    return turned(mind, swing(mind)) if mind.g.battle is not None else None


def turned(mind: Mind, more: int) -> Text | None:
    """A Battle before and after ``more``."""
    if mind.g.battle is None:
        return None
    at_stake = fights.stakes(mind)
    before = odds.battle(at_stake.lead, at_stake.dice).win
    after = odds.battle(at_stake.lead + more, at_stake.dice).win
    return Text("reason.turn", {"before": percent(before), "after": percent(after)})


def lumos(mind: Mind) -> float:
    return 1.5 * KEEPING


def alohomora(mind: Mind) -> float:
    plan = mind.plan
    if plan.place is plan.kit.gates:
        return 40 * (1 - plan.gates_chance(plan.gates_stat))
    return 3 * KEEPING * (1 - plan.barrier_chance)


def vera_verto(mind: Mind) -> float:
    return max([ferret_worth(mind, other) for other in others(mind)], default=0.0)


def ferret_worth(mind: Mind, other: Hero) -> float:
    g = mind.g
    places = g.kit.places
    near = places[other.space].region == places[mind.hero.space].region
    if other is mind.hero or other.ferret or not near or other.perks & NO_FERRET:
        return 0.0
    worth = 0.4 * threat(g, other)
    return worth + (2 * KEEPING if closing_in(g, other) else 0.0)


def ferreted(mind: Mind) -> Text | None:
    prey = max(others(mind), key=lambda other: ferret_worth(mind, other), default=None)
    return Text("reason.hinder", {"who": SEATS[prey.seat]}) if prey is not None else None


def obliviate(mind: Mind) -> float:
    return max([obliviate_worth(mind, other) for other in others(mind)], default=0.0)


def obliviate_worth(mind: Mind, other: Hero) -> float:
    return len(other.spells) * (2.5 if closing_in(mind.g, other) else 0.8)


def expelliarmus(mind: Mind) -> float:
    """Worth it against a Character that fights with Objects (T-362)."""
    b = mind.g.battle
    if b is None or b.kind != "character":
        return 0.0
    rival = fights.rival(mind, b)
    arms = [mind.g.kit.kinds[mind.g.faces[card]].source for card in rival.objects]
    bonus = sum([arm.magic + any(isinstance(x, Bonus) for x in arm.passives) for arm in arms])
    at_stake = fights.stakes(mind)
    return at_stake.expected(at_stake.lead + bonus) - at_stake.expected()


def impedimenta(mind: Mind) -> float:
    return 0.0  # cast in the evasion step, see fights.evade


def ascendio(mind: Mind) -> float:
    """Anywhere in the Region instead of the roll."""
    plan = mind.plan
    if plan.place.region in CASTLE:
        return 0.0
    best = max([plan.chart.value.get(go, 0.0) for go in plan.place.elsewhere])
    return best - plan.chart.rolled.get(plan.hero.space, 0.0)


def leaping(mind: Mind) -> Text | None:
    return moves.reach(mind.plan, mind.plan.place.elsewhere)


def revelio(mind: Mind) -> float:
    return KEEPING * 0.7


def finite_incantatem(mind: Mind) -> float:
    return max([lasting_worth(mind, option) for option in spells.lasting_effects(mind.g)])


def lasting_worth(mind: Mind, option: str) -> float:
    """What ending a lasting effect is worth."""
    head, rest = split(option)
    if head == "event":
        return KEEPING if "walk_one" in mind.g.in_force else 0.5
    seat = spells.target_seat(mind.g, option)
    if head == "ferret":
        return -1.0
    charm = verb_of(rest)
    mine = seat == mind.hero.seat
    return 2 * KEEPING if mine and charm in ("immobulus", "imperio", "confundo") else -1.0


def stupefy(mind: Mind) -> float:
    """Cancel what is cast on oneself, or what would carry another to victory."""
    g = mind.g
    casting = g.casting[-1]
    spell = g.faces[casting.card]
    if spells.target_seat(g, casting.target) == mind.hero.seat and spell in HARMFUL:
        return 2 * KEEPING
    caster = g.heroes[casting.caster]
    return 3 * KEEPING if closing_in(g, caster) and spell not in HARMFUL else 0.0


def no_words(mind: Mind) -> None:
    """Some Spells speak for themselves."""


class Rule(NamedTuple):
    """What casting a Spell now is worth, and why it is cast."""

    worth: Callable[[Mind], float]
    why: Callable[[Mind], Text | None] = no_words


RULES = {
    "accio": Rule(accio),
    "episkey": Rule(episkey, healed),
    "protego": Rule(protego, protected),
    "expecto_patronum": Rule(doubler, doubled),
    "expulso": Rule(expulso, favoured),
    "lumos": Rule(lumos),
    "alohomora": Rule(alohomora),
    "vera_verto": Rule(vera_verto, ferreted),
    "obliviate": Rule(obliviate),
    "expelliarmus": Rule(expelliarmus),
    "impedimenta": Rule(impedimenta),
    "ascendio": Rule(ascendio, leaping),
    "revelio": Rule(revelio),
    "finite_incantatem": Rule(finite_incantatem),
    "stupefy": Rule(stupefy),
    "immobulus": Rule(hinder, hindered),
    "imperio": Rule(hinder, hindered),
    "confundo": Rule(hinder, hindered),
}
#: Spells whose target is whoever is nearest to winning.
AIMED = HARMFUL - {"accio", "obliviate"}


# -- targets and defences ---------------------------------------------------------------------------------


def target(mind: Mind) -> str:
    """On whom."""
    spell = mind.word("spell")

    def worth(option: str) -> float:
        if option == PASS:
            return 0.0
        seat = spells.target_seat(mind.g, option)
        if not option.startswith("target:"):
            return lasting_worth(mind, option)
        other = mind.g.heroes[seat]
        if spell == "accio":
            return loot(mind, other)
        if spell == "vera_verto":
            return ferret_worth(mind, other) + threat(mind.g, other) / 10
        if spell == "obliviate":
            return obliviate_worth(mind, other)
        friendly = spell not in HARMFUL
        if other is mind.hero:
            return 100.0 if friendly else -100.0
        return -threat(mind.g, other) if friendly else threat(mind.g, other)

    return mind.best(worth)


def why_target(mind: Mind, option: str) -> Text | None:
    head, seat = split(option)
    if head != "target" or mind.word("spell") not in AIMED or int(seat) == mind.ask.seat:
        return None
    return Text("reason.hinder", {"who": SEATS[int(seat)]})


def resist(mind: Mind) -> str:
    return YES if mind.word("spell") in HARMFUL else NO


def guard(mind: Mind) -> str:
    """T-326: send a nasty Spell on, take a Fate for the rest."""
    if mind.word("spell") in HARMFUL and "block" in mind.options:
        return "block"
    return mind.offered("gain", "nothing")


QUESTIONS.update({f"spell.{name}": Question(window, why_window) for name in WINDOWS})
QUESTIONS.update(
    {
        "spell.target": Question(target, why_target),
        "spell.redirect": Question(target, why_target),
        "spell.resist": Question(resist),
        "spell.guard": Question(guard),
        "enchant": Question(first),
    }
)
