"""What each kind of effect does: the interpreter of the content's vocabulary, on top of all rules.

Each kind has a function below; `texts.run` finds it by its type. What an effect means stands with its class
in `hallows.games.talisman.effects`.
"""

from typing import Any

from hallows.games.talisman import effects as e
from hallows.games.talisman.compiled import ARRIVALS, SEATS
from hallows.games.talisman.perks import NO_FERRET, SAFE
from hallows.games.talisman.rules import (
    advantage,
    arriving,
    battle,
    challenges,
    decks,
    fate,
    hooks,
    life,
    losses,
    objects,
    shops,
    states,
    stats,
    voldemort,
)
from hallows.games.talisman.rules.cause import MOVED, ON, OVER, Cause
from hallows.games.talisman.rules.texts import DO, MATTERS, at_once, run, sensible
from hallows.games.talisman.state import NOBODY, ORDER, Boon, Hero, Talisman
from hallows.kernel import YES, YES_NO, Ask, Play

# -- gains and losses -------------------------------------------------------------------------------------


def gain(g: Talisman, c: Cause, x: e.Gain) -> Play[int]:
    """T-010, T-034."""
    hero, what = c.hero, x.what
    if what == "fate":
        stats.gain_fate(g, hero, x.n, c.rule)
    elif what == "galleon":
        if stats.gain_galleons(g, hero, x.n, c.rule) and hero.challenge:
            yield from challenges.settle(g, hero)
    elif what == "spell":
        yield from decks.gain_spells(g, hero, x.n, c.rule)
    elif what == "hallow":
        yield from challenges.gain_hallow(g, hero, c.rule)
    else:
        stats.gain_stat(g, hero, what, x.n, c.rule)
    return ON


def lose(g: Talisman, c: Cause, x: e.Lose) -> Play[int]:
    """T-441."""
    n = losses.owned(g, c, x.what) if x.all else x.n
    if x.what == "life":
        yield from life.lose_life(g, c.hero, n, c.rule, c.owner)
    else:
        yield from losses.lose(g, c, x.what, n)
    return ON


@at_once
def heal(g: Talisman, c: Cause, x: e.Heal) -> None:
    """T-033."""
    stats.heal(g, c.hero, x.n, c.rule)


@at_once
def refill_fate(g: Talisman, c: Cause, x: e.RefillFate) -> None:
    """T-265, T-267."""
    missing = g.kit.sheets[c.hero.sheet].sheet.fate - c.hero.fate
    stats.gain_fate(g, c.hero, max(0, missing), c.rule)


@at_once
def miss_turn(g: Talisman, c: Cause, x: e.MissTurn) -> None:
    """T-060, T-061, T-401."""
    states.miss_turn(g, c.hero, c.rule)


@at_once
def extra_turn(g: Talisman, c: Cause, x: e.ExtraTurn) -> None:
    """T-398."""
    c.hero.extra += 1
    g.tell("extra.turn.due", rule=c.rule, who=SEATS[c.hero.seat])


@at_once
def ferret(g: Talisman, c: Cause, x: e.Ferret) -> None:
    states.become_ferret(g, c.hero, c.rule)


def turn_advantage(g: Talisman, c: Cause, x: e.Advantage) -> Play[int]:
    """T-157, T-363."""
    side: str = x.to
    if side == "own":
        side = c.hero.side
    elif side == "choice":
        answer: str = yield Ask(c.asker, "advantage", advantage.SIDES, "T-363")
        side = answer[5:]
    yield from advantage.turn(g, side, c.rule)
    return ON


def take_card(g: Talisman, c: Cause, x: e.TakeCard) -> Play[int]:
    """One card from its pile, if any is left and none is carried (T-010, T-198)."""
    card = objects.named(g, g.purchases, x.card)
    if card != NOBODY and objects.may_carry(g, c.hero, g.kit.kinds[x.card]):
        g.purchases.remove(card)
        yield from challenges.take(g, c.hero, card, c.rule)
    return ON


def draw_spells(g: Talisman, c: Cause, x: e.DrawSpells) -> Play[int]:
    """Draw n, keep some within the Spell limit, discard the rest."""
    hero = c.hero
    room = min(x.keep, decks.spell_room(g, hero))
    if room <= 0:
        return ON
    drawn: list[int] = []
    for _ in range(x.n):
        card = yield from decks.draw_spell(g, hero, c.rule)
        if card >= 0:
            drawn.append(card)
    while len(drawn) > room:
        card = yield from losses.choose_spell(g, hero, drawn, "spell.discard")
        drawn.remove(card)
        decks.discard_spell(g, hero, card)
    decks.arm(g, hero)
    return ON


# -- choices ----------------------------------------------------------------------------------------------


def roll(g: Talisman, c: Cause, x: e.Roll) -> Play[int]:
    """T-038; some results do nothing to some Characters."""
    hero = c.hero
    if x.dice == 1:
        total = yield from fate.instruction_die(g, hero, c.on, source=c.name)
    else:
        dice = yield from fate.instruction_dice(g, hero, c.on, source=c.name)
        total = dice[0] + dice[1]
    if hero.perks & SAFE and c.on[0] == "space" and states.is_safe(g, hero, total):
        return ON
    for row in x.rows:
        if row.at[0] <= total <= row.at[1]:
            return (yield from run(g, c, row.then))
    return ON


def choose(g: Talisman, c: Cause, x: e.Choose) -> Play[int]:
    """One of several; only what can be done in full is offered (T-442)."""
    options = {o.key: o for o in x.options if possible(g, c, o.then)}
    if not options:
        return ON
    keys = tuple(f"choose:{key}" for key in options)
    answer: str = yield Ask(c.asker, "choose", keys, "T-442", {"source": c.name})
    c.agreed = True
    return (yield from run(g, c, options[answer[7:]].then))


def possible(g: Talisman, c: Cause, effects: tuple[e.Effect, ...]) -> bool:
    """Whether every loss and cost in it can be met (K99), and every offer taken up (K82)."""
    for x in effects:
        if isinstance(x, e.Lose) and not x.all and losses.owned(g, c, x.what) < x.n:
            return False
        if isinstance(x, e.Pay) and not (x.otherwise or losses.payable(g, c, x.cost)):
            return False
        if isinstance(x, e.Challenge) and not challenges.may_accept(g, c.hero):
            return False
    return True


def by_side(g: Talisman, c: Cause, x: e.BySide) -> Play[int]:
    return run(g, c, x.order if c.hero.side == ORDER else x.death_eaters)


def pay(g: Talisman, c: Cause, x: e.Pay) -> Play[int]:
    """A price, or what happens without it: that may be worth avoiding even where the price buys nothing."""
    if losses.payable(g, c, x.cost) and (x.otherwise or sensible(g, c, x.then)):
        answer: str = yield Ask(
            c.asker,
            "pay",
            YES_NO,
            "T-442",
            {"source": c.name, "what": f"what:{x.cost.what}", "n": x.cost.n},
        )
        if answer == YES:
            yield from losses.pay_cost(g, c, x.cost)
            return (yield from run(g, c, x.then))
    return (yield from run(g, c, x.otherwise))


def if_has(g: Talisman, c: Cause, x: e.IfHas) -> Play[int]:
    return run(g, c, x.then if objects.has(g, c.hero, x.card) else x.otherwise)


def predict(g: Talisman, c: Cause, x: e.Predict) -> Play[int]:
    """Name a number, roll, reroll with Fate, and where it holds the Character shift the die by Fate (T-305
    to T-307, T-438)."""
    hero = c.hero
    answer: str = yield Ask(c.asker, "predict", PREDICTIONS, "T-305")
    number = int(answer[8:])
    die = yield from fate.instruction_die(g, hero, c.on, good=number, source=c.name)
    apart = abs(die - number)
    if x.hold and 0 < apart <= hero.fate:
        shift: str = yield Ask(
            hero.seat, "predict.shift", YES_NO, "T-307", {"die": die, "named": number, "n": apart}
        )
        if shift == YES:
            stats.lose_fate(g, hero, apart, "T-307")
            die = number
    right = die == number
    g.tell(
        "predicted.right" if right else "predicted.wrong",
        rule="T-305" if right else "T-306",
        who=SEATS[hero.seat],
        die=die,
        named=number,
    )
    if x.hold:
        hero.held = 0 if right else 1
    return (yield from run(g, c, x.right if right else x.wrong))


PREDICTIONS = tuple(f"predict:{number}" for number in range(1, 7))


# -- others -----------------------------------------------------------------------------------------------


def everyone(g: Talisman, c: Cause, x: e.Everyone) -> Play[int]:
    """K64: in turn order from the hero, each choosing for itself; who waits at 0 Life is not touched
    (T-406)."""
    signal = ON
    space = c.hero.space
    for hero in g.going_round(c.hero.seat):
        if not _reached(g, hero, x, space):
            continue
        if hero is c.hero:
            signal = yield from run(g, c, x.then)
        else:
            yield from run(g, c.to(hero), x.then)
    return OVER if c.hero.waiting else signal


def _reached(g: Talisman, hero: Hero, x: e.Everyone, space: str) -> bool:
    if hero.waiting or hero.out or (x.side is not None and hero.side != x.side):
        return False
    if x.where == "all":
        return True
    if x.where == "here":
        return hero.space == space
    return g.kit.places[hero.space].region == x.where


def to_target(g: Talisman, c: Cause, x: e.ToTarget) -> Play[int]:
    """What it does to the target does not end the owner's turn."""
    if c.target is not None and not c.target.waiting:
        yield from run(g, c.to(c.target), x.then)
    return ON


def travel(g: Talisman, c: Cause, x: e.Travel) -> Play[int]:
    """T-148."""
    space = x.space
    if space is None:
        options = g.kit.places[c.hero.space].elsewhere
        answer: str = yield Ask(c.asker, "travel", options, "T-148", {"source": c.name})
        space = answer[5:]
    yield from arriving.relocate(g, c.hero, space, c.rule)
    return MOVED


@at_once
def instead_of_roll(g: Talisman, c: Cause, x: e.InsteadOfRoll) -> None:
    c.hero.leap = True


@at_once
def next_move(g: Talisman, c: Cause, x: e.NextMove) -> None:
    """T-251, T-252, K92."""
    c.hero.next_move = x.space or "region"
    c.hero.next_must = x.must


def challenge(g: Talisman, c: Cause, x: e.Challenge) -> Play[int]:
    """T-284: an offer."""
    if not challenges.may_accept(g, c.hero):
        return ON
    if not c.agreed:
        answer: str = yield Ask(c.asker, "challenge", YES_NO, "T-284")
        if answer != YES:
            return ON
    yield from challenges.accept(g, c.hero, c.on, c.name)
    return ON


def fight(g: Talisman, c: Cause, x: e.Battle) -> Play[int]:
    """T-186, T-439."""
    return battle.space_enemy(g, c.hero, x.enemy, x.stat, x.value)


def look(g: Talisman, c: Cause, x: e.Look) -> Play[int]:
    if x.at == "deck":
        yield from losses.look_at_deck(g, c, x)
    else:
        yield from losses.look_at_spells(g, c, x)
    return ON


@at_once
def take_stock(g: Talisman, c: Cause, x: e.TakeStock) -> None:
    """T-341."""
    key = str(c.card)
    left = g.tokens.get(key, 0)
    if left:
        g.tokens[key] = left - 1
        c.hero.fate += 1
        stats.tell(g, "gained", c.hero, "fate", 1, c.hero.fate, "T-341")
    if left <= 1:
        g.tokens.pop(key, None)
        decks.lift(g, c.hero.space, c.card)
        decks.discard(g, c.card)


@at_once
def lasting(g: Talisman, c: Cause, x: e.Lasting) -> None:
    states.begin_lasting(g, c, x.rule, x.rounds)


def voldemort_moves(g: Talisman, c: Cause, x: e.VoldemortMoves) -> Play[int]:
    return voldemort.walk(g, c.hero)


@at_once
def grant(g: Talisman, c: Cause, x: e.Grant) -> None:
    hero = c.hero
    hero.boons = [*hero.boons, Boon(c.name, g.kit.grant_index[x], x.until, c.owner)]
    stats.refresh(g, hero)


def discard_self(g: Talisman, c: Cause, x: e.DiscardSelf) -> Play[int]:
    if c.card in c.hero.objects or c.card in c.hero.followers:
        objects.drop(g, c.hero, c.card, c.rule)
        yield from objects.tidy(g, c.hero)
    return ON


def hook(g: Talisman, c: Cause, x: e.Hook) -> Play[int]:
    return hooks.HOOKS[x.name](g, c, x)


@at_once
def nothing(g: Talisman, c: Cause, x: Any) -> None:
    """Matters of movement and arrival, see `compiled.ARRIVALS`."""


# -- could it do anything? --------------------------------------------------------------------------------


def can_gain(g: Talisman, c: Cause, x: e.Gain) -> bool:
    """There is some left, and room for it (T-010, T-011, T-209 to T-212, T-425)."""
    hero, what = c.hero, x.what
    if what == "fate":
        return g.fate > 0
    if what == "galleon":
        return g.galleons > 0
    if what == "spell":
        return decks.spell_room(g, hero) > 0 and bool(g.spells or g.spell_discard)
    if what == "hallow":
        return bool(g.hallows) and objects.hallow(g, hero) == NOBODY
    return True


def can_lose(g: Talisman, c: Cause, x: e.Lose) -> bool:
    return losses.owned(g, c, x.what) > 0


def is_hurt(g: Talisman, c: Cause, x: e.Heal) -> bool:
    return c.hero.life < g.kit.sheets[c.hero.sheet].sheet.life


def matters_to_target(g: Talisman, c: Cause, x: e.ToTarget) -> bool:
    return c.target is not None and sensible(g, c.to(c.target), x.then)


def can_steal(g: Talisman, c: Cause, x: e.Steal) -> bool:
    return bool(losses.loot(g, c, x))


def can_be_ferret(g: Talisman, c: Cause, x: e.Ferret) -> bool:
    return not c.hero.perks & NO_FERRET


def can_leap(g: Talisman, c: Cause, x: e.InsteadOfRoll) -> bool:
    return not c.hero.leap and g.kit.places[c.hero.space].region in decks.ENCOUNTER_DECK


def can_draw_spells(g: Talisman, c: Cause, x: e.DrawSpells) -> bool:
    return decks.spell_room(g, c.hero) > 0


def can_turn(g: Talisman, c: Cause, x: e.Advantage) -> bool:
    return x.to == "choice" or g.advantage != (c.hero.side if x.to == "own" else x.to)


def not_yet_granted(g: Talisman, c: Cause, x: e.Grant) -> bool:
    index = g.kit.grant_index[x]
    return all(boon.grant != index for boon in c.hero.boons)


# -- the tables -------------------------------------------------------------------------------------------

DO |= {
    e.Gain: gain,
    e.Lose: lose,
    e.Heal: heal,
    e.RefillFate: refill_fate,
    e.MissTurn: miss_turn,
    e.ExtraTurn: extra_turn,
    e.Ferret: ferret,
    e.Advantage: turn_advantage,
    e.Battle: fight,
    e.Roll: roll,
    e.Choose: choose,
    e.BySide: by_side,
    e.Pay: pay,
    e.Trade: shops.trade,
    e.Buy: shops.buy,
    e.TakeCard: take_card,
    e.IfHas: if_has,
    e.DrawSpells: draw_spells,
    e.Travel: travel,
    e.InsteadOfRoll: instead_of_roll,
    e.NextMove: next_move,
    e.Challenge: challenge,
    e.Everyone: everyone,
    e.ToTarget: to_target,
    e.Steal: losses.steal,
    e.Look: look,
    e.Predict: predict,
    e.TakeStock: take_stock,
    e.Lasting: lasting,
    e.VoldemortMoves: voldemort_moves,
    e.Grant: grant,
    e.DiscardSelf: discard_self,
    e.Hook: hook,
}
DO |= dict.fromkeys(ARRIVALS, nothing)
MATTERS |= {
    e.Gain: can_gain,
    e.Lose: can_lose,
    e.Heal: is_hurt,
    e.ToTarget: matters_to_target,
    e.Steal: can_steal,
    e.Ferret: can_be_ferret,
    e.InsteadOfRoll: can_leap,
    e.Look: losses.something_to_look_at,
    e.DrawSpells: can_draw_spells,
    e.Advantage: can_turn,
    e.Grant: not_yet_granted,
    e.Hook: hooks.sensible,
}
