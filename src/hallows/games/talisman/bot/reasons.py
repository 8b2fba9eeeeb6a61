"""Why the bot answers as it does, for people who ask for a hint.

By prompt, like the answers; each reason looks at the same figures as the answer it belongs to, and only at
such that the asked seat can see. What was tried out on copies of the table has none: the cards drawn there
were guesses. Nothing here is asked for while bots play among themselves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeAlias

from hallows.games.talisman import effects as e
from hallows.games.talisman.bot import (
    appraisal,
    belongings,
    fights,
    moves,
    odds,
    prospects,
    spellcraft,
)
from hallows.games.talisman.bot.mind import Mind
from hallows.games.talisman.bot.plan import CASTLE, FADE, Plan, has_opener, strength
from hallows.games.talisman.bot.prospects import HALLOW
from hallows.games.talisman.compiled import CROSS, GATES, SEATS, Place
from hallows.games.talisman.rules import (
    advantage,
    evading,
    inner,
    movement,
    shops,
    stats,
    trophies,
    turn,
    voldemort,
)
from hallows.games.talisman.rules.fate import KEEP
from hallows.games.talisman.state import Battle, Hero
from hallows.kernel import PASS, YES, Arg, Text

Reason: TypeAlias = Callable[[Mind, str], Text | None]
EVEN = 0.5
NOTHING = Text("reason.nothing")
LEAST = Text("reason.least")


def reason(mind: Mind, option: str) -> Text | None:
    """Who answers for a victim of Imperio or Confundo needs none: it is done out of spite."""
    tell = REASONS.get(mind.prompt)
    return tell(mind, option) if tell is not None and not mind.spite else None


# -- where to go ------------------------------------------------------------------------------------------


def move(mind: Mind, option: str) -> Text | None:
    """What awaits there, or where one can go from there, whichever sets it apart from the next best way."""
    plan = mind.plan
    if plan.place.region in CASTLE:
        return None
    if option == movement.APPARATE_OPTION:
        return reach(plan, plan.place.elsewhere)
    if option in (CROSS, GATES):
        return door(plan, option)
    place = plan.kit.places[option[5:]]
    if place.id not in plan.chart.rolled:
        return None
    here, ahead = halves(plan, option)
    if plan.chart.value[option] > here + ahead:
        return door(plan, CROSS if place.barrier else GATES)
    others = [other for other in mind.options if other != option]
    rival = max(others, key=lambda other: moves.option_worth(plan, other), default=option)
    there, beyond = halves(plan, rival)
    if ahead - beyond > here - there:
        return toward(plan, place)
    return prospects.of_encounter(plan, place)


def halves(plan: Plan, option: str) -> tuple[float, float]:
    """The worth of a move: what is met there, and what may follow."""
    place = plan.kit.places.get(option[5:]) if option.startswith("move:") else None
    if place is None or place.id not in plan.chart.rolled:
        return 0.0, moves.option_worth(plan, option)
    return plan.encounter(place), FADE * plan.chart.rolled[place.id]


def toward(plan: Plan, place: Place) -> Text:
    """The best space that the next roll may lead to."""
    longest = 1 if movement.limited(plan.g, plan.hero) else 6
    ways = [way for n in range(1, longest + 1) for way in place.walks[n] if way != place.go]
    return Text("reason.toward", {"space": end(plan, ways)})


def reach(plan: Plan, ways: Iterable[str]) -> Text:
    return Text("reason.reach", {"space": end(plan, ways)})


def end(plan: Plan, ways: Iterable[str]) -> str:
    """Where the best of these ways ends."""
    best = max(ways, key=lambda way: moves.option_worth(plan, way))
    doors = {CROSS: plan.kit.barrier.arg, GATES: plan.kit.gates.arg}
    return doors.get(best) or f"space:{best[5:]}"


def door(plan: Plan, option: str) -> Text:
    """The chances at King's Cross, or at the Gates and beyond."""
    if has_opener(plan.g, plan.hero):
        return Text("reason.opener")
    if option == CROSS:
        b = Battle("barrier", plan.hero.seat, "magic", [], "enemy:barrier")
        mine, theirs = strength(plan.g, plan.hero, b), plan.kit.barrier_magic
        figures = prospects.figures(b.stat, mine, theirs, plan.barrier_chance)
        return Text("reason.barrier", figures)
    return gates(plan, plan.gates_stat)


def gates(plan: Plan, stat: str) -> Text:
    win = odds.run(plan.runner, 0, *moves.resources(plan))
    return Text(
        "reason.gates",
        {
            "stat": f"stat:{stat}",
            "n": stats.total(plan.hero, stat),
            "chance": odds.percent(plan.gates_chance(stat)),
            "win": odds.percent(win),
        },
    )


def before_move(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if plan.place.region == "castle":
        return in_castle(mind, option)
    if option == turn.STAY:
        return prospects.of_encounter(plan, plan.place)
    if option == turn.OFFER and mind.hero.next_move != "region":
        return reach(plan, (f"move:{mind.hero.next_move}",))
    if option in (turn.OFFER, "leap"):
        return reach(plan, plan.place.elsewhere)
    for way, ride, _ in movement.rides(mind.g, mind.hero):
        if way == option:
            ends = movement.destinations(mind.g, mind.hero, ride, plan.place.region)
            return reach(plan, ends)
    return None


def in_castle(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if option == inner.ENTER:
        return finale(plan)
    if option not in (inner.TURN_BACK, turn.ROLL, turn.ATTEMPT) or plan.hero.turned_back:
        return None
    if not plan.means.hallow:
        return HALLOW
    if turn.ATTEMPT in mind.options:
        chance = moves.attempt_chance(plan)
    else:
        chance = odds.onward(plan.runner, plan.place.position, *moves.resources(plan))
    return Text("reason.castle", {"chance": odds.percent(chance), "back": odds.percent(odds.BACK)})


def finale(plan: Plan) -> Text:
    """T-117 to T-122: a standoff is fought again."""
    end = plan.kit.hall.finale
    assert end is not None
    chance = odds.battle(plan.finale_lead, plan.means.dice, plan.hero.fate > 0)
    won = chance.win / (chance.win + chance.lose)
    mine = end.magic + plan.finale_lead
    return prospects.fight(["enemy:voldemort"], "magic", mine, end.magic, won)


def steps(mind: Mind, option: str) -> Text | None:
    """How far to go, or which movement die to use: by where that leads."""
    plan, n = mind.plan, int(option.partition(":")[2])
    if plan.place.region in CASTLE or plan.hero.admitted:
        return None
    return reach(plan, plan.place.walks[n])


def encounter(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if option in (CROSS, GATES):
        return door(plan, option)
    if option.startswith("fight:"):
        return prospects.duel(plan, mind.g.heroes[int(option[6:])])
    if plan.place.region in CASTLE or option != "space":
        return None
    return prospects.best(prospects.of_space(plan, plan.place))


def sent(mind: Mind, option: str) -> Text | None:
    """Whom Lord Voldemort would attack there."""
    space = option[5:]
    preys = [h for h in mind.g.heroes if h.space == space]
    return hunted(mind, preys)


def sent_steps(mind: Mind, option: str) -> Text | None:
    ends = mind.g.kit.places[mind.g.voldemort].stalks[int(option[6:])]
    return hunted(mind, [h for h in mind.g.heroes if f"move:{h.space}" in ends])


def attacked(mind: Mind, option: str) -> Text | None:
    return hunted(mind, [mind.g.heroes[int(option[7:])]])


def hunted(mind: Mind, preys: list[Hero]) -> Text | None:
    may = voldemort.may_attack
    worth = {h.seat: moves.victim_worth(mind, h) for h in preys if may(mind.g, h)}
    seat = max(worth, key=lambda seat: worth[seat], default=None)
    if seat is None or worth[seat] <= 0 or seat == mind.hero.seat:
        return None
    chance = moves.voldemort_odds(mind, mind.g.heroes[seat]).lose
    return Text("reason.voldemort", {"who": SEATS[seat], "chance": odds.percent(chance)})


# -- Battles and dice -------------------------------------------------------------------------------------


def evade(mind: Mind, option: str) -> Text | None:
    b = mind.g.battle
    assert b is not None
    if option.startswith("beat:"):
        return None
    at_stake = fights.stakes(mind, b)
    theirs = b.value if b.kind != "character" else rival_strength(mind, b)
    chance = odds.battle(at_stake.lead, at_stake.dice, mind.hero.fate > 1).win
    figures = prospects.figures(b.stat, theirs + at_stake.lead, theirs, chance)
    if option == evading.FIGHT and chance >= EVEN:
        return Text("reason.fight", {"foes": (mind.ask.args or {})["foe"], **figures})
    key = "reason.dare" if option == evading.FIGHT else "reason.evade"
    return Text(key, {"life": mind.hero.life, **figures})


def rival_strength(mind: Mind, b: Battle) -> int:
    other = mind.g.heroes[b.rival if b.hero == mind.hero.seat else b.hero]
    return strength(mind.g, other, b) + advantage.in_duel(mind.g, other)


def fate(mind: Mind, option: str) -> Text | None:
    label, die = mind.word("roll"), mind.number("die")
    if label == "movement":
        return movement_die(mind, option, die)
    if label == "attack" and mind.g.battle is not None:
        return attack_die(mind, option, mind.g.battle)
    if label != "space":
        return None
    plan = mind.plan
    if plan.place.region == "castle" and plan.place.position == odds.TOWER:
        life, left, followers = moves.resources(plan)
        now = odds.after_tower(plan.runner, die, life, left, followers)
        spent = max(0, left - 1)
        falls = [odds.after_tower(plan.runner, n, life, spent, followers) for n in odds.DIE]
        return again(option, falls, now)
    table = fights.rows(mind)
    return again(option, table, table[die - 1]) if table is not None else None


def movement_die(mind: Mind, option: str, die: int) -> Text | None:
    plan = mind.plan
    if plan.place.region == "castle":
        if plan.hero.turned_back:
            return None
        room, (life, left, followers) = plan.place.position, moves.resources(plan)
        now = odds.rolled(plan.runner, room, life, left, followers)[die - 1]
        then = odds.rolled(plan.runner, room, life, max(0, left - 1), followers)
        return again(option, then, now)
    if option == KEEP and mind.hero.fate < moves.SCARCE and not plan.ready:
        return Text("reason.scarce", {"fate": mind.hero.fate})
    ends = [moves.die_worth(plan, n) for n in odds.DIE]
    return again(option, ends, ends[die - 1])


def again(option: str, faces: Iterable[float], now: float) -> Text:
    """How many faces would be better than what lies there."""
    better = sum([worth > now for worth in faces])
    return Text("reason.keep" if option == KEEP else "reason.again", {"better": better})


def attack_die(mind: Mind, option: str, b: Battle) -> Text:
    margin, die = fights.standing(mind, b)
    stays = max(sorted(mind.dice)[1:], default=0)
    wins = sum([margin - die + max(face, stays) > 0 for face in odds.DIE])
    if option != KEEP:
        return Text("reason.reroll", {"wins": wins, "behind": max(0, -margin)})
    if margin > 0:
        return Text("reason.won", {"by": margin})
    return Text("reason.keep", {"better": wins})


def fate_dice(mind: Mind, option: str) -> Text | None:
    """T-041: how many faces of the die rolled again would be better."""
    if mind.word("roll") == "attack" and mind.g.battle is not None:
        return attack_die(mind, option, mind.g.battle)
    one, other = mind.dice[:2]
    plan = mind.plan
    kept = min(one, other)
    if mind.word("roll") == "gates":
        room = stats.total(mind.hero, plan.gates_stat) - kept
        return again(option, [float(face <= room) for face in odds.DIE], 0.0)
    if plan.place.region == "castle":
        life, left, followers = moves.resources(plan)

        def facing(boggart: int, fate: int) -> float:
            return odds.face_boggart(plan.runner, boggart, life, fate, followers)

        spent = max(0, left - 1)
        faces = [facing(kept + face, spent) for face in odds.DIE]
        return again(option, faces, facing(one + other, left))
    tables = [x for x in e.parts(plan.place.space.instruction) if isinstance(x, e.Roll)]
    if not tables or plan.place.difference is not None:
        return None
    table = appraisal.rolled(mind.means, tables[0])
    hopes = {
        number: [table[n + face] for face in odds.DIE] for number, n in (("1", other), ("2", one))
    }
    number = option.partition(":")[2] or max(hopes, key=lambda number: sum(hopes[number]))
    return again(option, hopes[number], table[one + other])


def dice_one(mind: Mind, option: str) -> Text | None:
    return steps(mind, option) if mind.word("roll") == "movement" else None


def stat(mind: Mind, option: str) -> Text | None:
    """Which of two stats to fight with."""
    if mind.prompt == "gates.stat":
        return gates(mind.plan, option[5:])
    if mind.prompt == "lupin":
        totals = {"magic": stats.total_magic(mind.hero) + 1, "might": stats.total_might(mind.hero)}
    else:
        totals = {s: moves.voldemort_strength(mind, mind.hero, s) for s in moves.STATS}
    other = "might" if option == "stat:magic" else "magic"
    return Text(
        "reason.stat",
        {"stat": option, "n": totals[option[5:]], "other": f"stat:{other}", "less": totals[other]},
    )


# -- belongings -------------------------------------------------------------------------------------------


def collect(mind: Mind, option: str) -> Text | None:
    if option == belongings.DONE:
        return NOTHING
    if option == "take:galleons":
        return prospects.gain("galleon", mind.g.gold[mind.hero.space])
    return prospects.of_card(mind.means, belongings.card_of(option))


def buy(mind: Mind, option: str) -> Text | None:
    if option == belongings.DONE:
        return NOTHING
    card = belongings.card_of(option)
    return prospects.buy(mind.means, card, shops.told_prices(mind.ask)[card])


def heal(mind: Mind, option: str) -> Text | None:
    return prospects.heal(mind.means) if option != "trade:0" else None


def give_up(mind: Mind, option: str) -> Text | None:
    """Whatever is missed least; keeping everything needs no reason."""
    return LEAST if ":" in option else None


def choose(mind: Mind, option: str) -> Text | None:
    then = {f"choose:{x.key}": x.then for x in mind.texts(e.Option)}.get(option, ())
    if appraisal.effects(mind.means, then) < 0:
        return LEAST
    return prospects.of_text(mind.means, then)


def challenge(mind: Mind, option: str) -> Text | None:
    return HALLOW if option == YES and not mind.means.hallow else None


def reward(mind: Mind, option: str) -> Text | None:
    head, _, card = option.partition(":")
    if head in ("object", "follower"):
        return prospects.of_card(mind.means, card)
    if head == "galleon":
        return prospects.gain("galleon", 1)
    if head != "attack":
        return None
    m, kind = mind.means, mind.g.kit.kinds[card]
    lead = appraisal.enemy_lead(m, kind)
    chance = odds.battle(lead, m.dice, m.fate > 2).win
    return prospects.fight([kind.arg], kind.stat, kind.value + lead, kind.value, chance)


def turn_end(mind: Mind, option: str) -> Text | None:
    """Trophies handed in, or kept until fewer points are lost."""
    pools = [o.partition(":")[2] for o in mind.options if o.startswith("exchange:")]
    if option == trophies.END and pools:
        return exchange(mind, pools[0], "wait")
    if option.startswith("exchange:"):
        return exchange(mind, option.partition(":")[2], "exchange")
    return None


def exchange(mind: Mind, pool: str, key: str) -> Text | None:
    g, hero = mind.g, mind.hero
    price = trophies.needed(g)
    values = [trophies.points(g, hero, card) for card in trophies.pool_of(g, hero, pool)]
    points = sum([values[i] for i in belongings.best_part(values, 0, price)])
    if not points:
        return None
    growing = pool
    if pool == "mixed":
        growing = max(moves.STATS, key=lambda s: appraisal.stat_price(mind.means, s))
    gained, lost = divmod(points, price)
    figures: dict[str, Arg] = {"points": points, "n": gained, "lost": lost}
    return Text(f"reason.{key}", {"stat": f"stat:{growing}", **figures})


def sheet(mind: Mind, option: str) -> Text:
    head, _, name = option.partition(":")
    if head == "character":
        sides = mind.g.kit.characters[name]
        name = max(sides, key=lambda side: belongings.sheet_worth(mind, side))
    found = mind.g.kit.sheets[name].sheet
    return Text(
        "reason.sheet",
        {"magic": found.magic, "might": found.might, "life": found.life, "fate": found.fate},
    )


# -- Spells -----------------------------------------------------------------------------------------------


def window(mind: Mind, option: str) -> Text | None:
    if option == PASS:
        return Text("reason.spell")
    tell = SPELLS.get(option[5:])
    return tell(mind) if tell is not None else None


def healed(mind: Mind) -> Text:
    return prospects.heal(mind.means)


def protected(mind: Mind) -> Text:
    return Text("reason.protect", {"life": mind.hero.life})


def doubled(mind: Mind) -> Text | None:
    return turned(mind, stats.total_might(mind.hero))


def favoured(mind: Mind) -> Text | None:
    """What the Advantage changes, as `spellcraft.expulso` counts it."""
    g, b = mind.g, mind.g.battle
    if b is None:
        return None
    aligned = [card for card in b.cards if g.kit.kinds[g.faces[card]].side is not None]
    return turned(mind, 1 + max(1, len(aligned)))


def turned(mind: Mind, more: int) -> Text | None:
    """A Battle before and after ``more``."""
    if mind.g.battle is None:
        return None
    at_stake = fights.stakes(mind, mind.g.battle)
    before = odds.battle(at_stake.lead, at_stake.dice).win
    after = odds.battle(at_stake.lead + more, at_stake.dice).win
    return Text("reason.turn", {"before": odds.percent(before), "after": odds.percent(after)})


def leaping(mind: Mind) -> Text | None:
    return reach(mind.plan, mind.plan.place.elsewhere)


def hindered(mind: Mind) -> Text | None:
    return Text("reason.hinder", {"who": SEATS[mind.g.active]})


def ferreted(mind: Mind) -> Text | None:
    others = spellcraft.others(mind)
    prey = max(others, key=lambda other: spellcraft.ferret_worth(mind, other), default=None)
    return Text("reason.hinder", {"who": SEATS[prey.seat]}) if prey is not None else None


SPELLS: dict[str, Callable[[Mind], Text | None]] = {
    "episkey": healed,
    "protego": protected,
    "expecto_patronum": doubled,
    "expulso": favoured,
    "ascendio": leaping,
    "immobulus": hindered,
    "imperio": hindered,
    "confundo": hindered,
    "vera_verto": ferreted,
}
#: Spells whose target is whoever is nearest to winning.
AIMED = spellcraft.HARMFUL - {"accio", "obliviate"}


def target(mind: Mind, option: str) -> Text | None:
    head, _, seat = option.partition(":")
    if head != "target" or mind.word("spell") not in AIMED or int(seat) == mind.ask.seat:
        return None
    return Text("reason.hinder", {"who": SEATS[int(seat)]})


REASONS: dict[str, Reason] = {
    "move": move,
    "apparate": move,
    "ride": move,
    "leap": move,
    "travel": move,
    "steps": steps,
    "before.move": before_move,
    "gates.stat": stat,
    "encounter": encounter,
    "voldemort": sent,
    "voldemort.steps": sent_steps,
    "voldemort.attack": attacked,
    "voldemort.stat": stat,
    "evade": evade,
    "lupin": stat,
    "fate": fate,
    "fate.dice": fate_dice,
    "dice.one": dice_one,
    "collect": collect,
    "buy": buy,
    "trade.galleon.life": heal,
    "excess.objects": give_up,
    "excess.followers": give_up,
    "lose": give_up,
    "challenge.give": give_up,
    "spell.discard": give_up,
    "tower": give_up,
    "sacrifice": give_up,
    "choose": choose,
    "challenge": challenge,
    "reward": reward,
    "turn.end": turn_end,
    "sheet": sheet,
    "character": sheet,
    **{f"spell.{name}": window for name in spellcraft.WINDOWS},
    "spell.target": target,
    "spell.redirect": target,
}
