"""Where to go: walks, rides and crossings, the castle, and where to send Lord Voldemort."""

from collections.abc import Iterable

from hallows.games.common.chances import percent
from hallows.games.common.keys import what_of
from hallows.games.talisman.bot import appraisal, odds, prospects
from hallows.games.talisman.bot.mind import QUESTIONS, Mind, Question, missed_least, noted
from hallows.games.talisman.bot.plan import CASTLE, FADE, Plan, has_opener, strength
from hallows.games.talisman.bot.prospects import HALLOW
from hallows.games.talisman.compiled import CROSS, GATES, SEATS, Place
from hallows.games.talisman.effects import Trigger
from hallows.games.talisman.passives import MoveBonus
from hallows.games.talisman.rules import inner, movement, stats, turn, voldemort
from hallows.games.talisman.rules.fate import KEEP
from hallows.games.talisman.state import Battle, Hero
from hallows.kernel import Arg, Text

UNHEARD_OF = -50.0
STATS = ("magic", "might")
ENOUGH_FATE = 2  # to keep for the rest of the castle
SCARCE = 3  # with less Fate none is spent on walking


# -- in the open ------------------------------------------------------------------------------------------


def move(mind: Mind) -> str:
    """The way whose end, and what can follow it, is worth most."""
    return mind.best(lambda option: option_worth(mind.plan, option))


def why_move(mind: Mind, option: str) -> Text | None:
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
    rival = max(others, key=mind.worths.__getitem__, default=option)
    there, beyond = halves(plan, rival)
    if ahead - beyond > here - there:
        return toward(plan, place)
    return prospects.of_encounter(plan, place)


def halves(plan: Plan, option: str) -> tuple[float, float]:
    """The worth of a move: what is met there, and what may follow."""
    place = plan.kit.places.get(option[5:]) if option.startswith("move:") else None
    if place is None or place.id not in plan.chart.rolled:
        return 0.0, option_worth(plan, option)
    return plan.encounter(place), FADE * plan.chart.rolled[place.id]


def toward(plan: Plan, place: Place) -> Text:
    """The best space that the next roll may lead to."""
    longest = 1 if movement.limited(plan.g, plan.hero) else 6
    ways = [way for n in range(1, longest + 1) for way in place.walks[n] if way != place.go]
    return Text("reason.toward", {"space": end_of(plan, ways)})


def reach(plan: Plan, ways: Iterable[str]) -> Text:
    return Text("reason.reach", {"space": end_of(plan, ways)})


def end_of(plan: Plan, ways: Iterable[str]) -> str:
    """Where the best of these ways ends."""
    best = max(ways, key=lambda way: option_worth(plan, way))
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
    return why_gates(plan, plan.gates_stat)


def why_gates(plan: Plan, stat: str) -> Text:
    win = odds.run(plan.runner, 0, *resources(plan))
    return Text(
        "reason.gates",
        {
            "stat": f"stat:{stat}",
            "n": stats.total(plan.hero, stat),
            "chance": percent(plan.gates_chance(stat)),
            "win": percent(win),
        },
    )


def option_worth(plan: Plan, option: str) -> float:
    if option == movement.APPARATE_OPTION:
        return max([option_worth(plan, go) for go in plan.place.elsewhere])
    if plan.place.region in CASTLE:
        room = plan.kit.places[option[5:]].position
        return 100 * odds.enter(plan.runner, room, *resources(plan))
    return plan.chart.value.get(option, UNHEARD_OF)


def die_worth(plan: Plan, steps: int) -> float:
    """The best that can be made of a movement roll."""
    entering = plan.hero.admitted
    ways = tuple(plan.kit.entries[steps - 1]) if entering else plan.place.walks[steps]
    return max([option_worth(plan, way) for way in ways])


def roll_worth(plan: Plan) -> float:
    if plan.hero.admitted:
        return sum([die_worth(plan, die) for die in odds.DIE]) / 6
    return plan.chart.rolled.get(plan.hero.space, 0.0)


def direction(mind: Mind) -> str:
    """Confundo: the way on which the best of the victim's ends is the worse."""
    plan, steps = mind.plan, max(1, mind.g.die)
    ways = plan.place.ways[steps]
    if plan.hero.admitted:
        clockwise, counterclockwise = plan.kit.entry_ways[steps - 1]
        ways = (tuple(clockwise), tuple(counterclockwise))
    by_name = dict(zip(movement.WAYS, ways, strict=True))
    return mind.best(lambda way: max([option_worth(plan, end) for end in by_name[way]]))


def steps(mind: Mind) -> str:
    """A broom costs nothing; Bellatrix pays Fate for fewer spaces than rolled (T-340)."""
    plan = mind.plan
    brooms = stats.passives(mind.g, mind.hero, MoveBonus)
    free = mind.number("die") - sum([broom.minus for broom, _, _ in brooms])
    price = appraisal.loss_worth(plan.means, "fate")

    def worth(option: str) -> float:
        n = int(option[6:])
        if plan.place.region in CASTLE:
            end = min(plan.place.position + max(1, n // 2), odds.DOOR)
            value = 100 * odds.enter(plan.runner, end, *resources(plan))
        else:
            value = die_worth(plan, n)
        return value if n >= free else value - price

    return mind.best(worth)


def why_steps(mind: Mind, option: str) -> Text | None:
    """How far to go, or which movement die to use: by where that leads."""
    plan, n = mind.plan, int(what_of(option))
    if plan.place.region in CASTLE or plan.hero.admitted:
        return None
    return reach(plan, plan.place.walks[n])


def reroll_movement(mind: Mind) -> bool:
    """Whether the movement die is worth a Fate (T-036)."""
    plan, die = mind.plan, mind.number("die")
    if plan.place.region == "castle":
        if plan.hero.turned_back or not plan.hero.fate:
            return False
        now, then = castle_rolls(mind)
        return sum(then) / 6 > now
    if mind.hero.fate < SCARCE and not plan.ready:
        return False
    price = appraisal.loss_worth(plan.means, "fate") + 1
    return roll_worth(plan) - die_worth(plan, die) > price


def why_reroll_movement(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if plan.place.region == "castle":
        if plan.hero.turned_back:
            return None
        now, then = castle_rolls(mind)
        return prospects.again(option == KEEP, then, now)
    if option == KEEP and mind.hero.fate < SCARCE and not plan.ready:
        return Text("reason.scarce", {"fate": mind.hero.fate})
    ends = [die_worth(plan, n) for n in odds.DIE]
    return prospects.again(option == KEEP, ends, ends[mind.number("die") - 1])


@noted
def castle_rolls(mind: Mind) -> tuple[float, tuple[float, ...]]:
    """The chance of winning with the movement die that lies there, and with each face for a Fate less."""
    plan, (life, fate, followers) = mind.plan, resources(mind.plan)
    room = plan.place.position
    now = odds.rolled(plan.runner, room, life, fate, followers)[mind.number("die") - 1]
    then = odds.rolled(plan.runner, room, life, max(0, fate - 1), followers)
    return now, tuple(then)


def before_move(mind: Mind) -> str:
    if mind.plan.place.region == "castle":
        return in_castle(mind)
    return mind.best(lambda option: way_worth(mind, option))


def why_before_move(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if plan.place.region == "castle":
        return why_in_castle(mind, option)
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


def way_worth(mind: Mind, option: str) -> float:
    """Rolling, or one of the other ways to move (T-047, T-098, T-103, T-325, K92)."""
    plan = mind.plan
    chart = plan.chart
    if option == turn.ROLL:
        return roll_worth(plan)
    if option == turn.STAY:
        price = appraisal.loss_worth(plan.means, "fate")
        return chart.value.get(plan.place.go, 0.0) - price
    if option == turn.OFFER:
        goal = mind.hero.next_move
        ends = plan.place.elsewhere if goal == "region" else (f"move:{goal}",)
        return max([chart.value.get(go, 0.0) for go in ends])
    if option == "leap":
        return max([chart.value.get(go, 0.0) for go in plan.place.elsewhere])
    if option.startswith("ride:"):
        return ride_worth(mind, option)
    return use_worth(mind, option[4:]) + roll_worth(plan)


def ride_worth(mind: Mind, option: str) -> float:
    plan = mind.plan
    for way, ride, card in movement.rides(mind.g, mind.hero):
        if way == option:
            ends = movement.destinations(mind.g, mind.hero, ride, plan.place.region)
            spent = ride.spend and not ride.fleeting
            price = appraisal.carried(plan.means, mind.g.faces[card]) if spent else 0.0
            return max([plan.chart.value.get(go, 0.0) for go in ends]) - max(0.0, price)
    return UNHEARD_OF


def use_worth(mind: Mind, key: str) -> float:
    """An ability or card used at will: what it does less what it costs; looking around is idle."""
    m, kit = mind.means, mind.g.kit
    sources = [kit.kinds[key].source] if key in kit.kinds else []
    sources += [a for a, _ in kit.sheets[mind.hero.sheet].own if a.key == key]
    for source in sources:
        for trigger in source.passives:
            if isinstance(trigger, Trigger) and trigger.on in USED_AT_WILL:
                worth = appraisal.effects(m, trigger.then) - appraisal.SMALL
                if trigger.cost is not None:
                    worth -= appraisal.loss_worth(m, trigger.cost.what, trigger.cost.n)
                return worth
    return -appraisal.SMALL


USED_AT_WILL = ("own_turn", "before_move", "turn_end")


# -- the castle -------------------------------------------------------------------------------------------


def resources(plan: Plan) -> tuple[int, int, int]:
    """Life, Fate and Followers, as far as they matter for the odds."""
    hero = plan.hero
    life = min(hero.life, odds.MOST_LIFE)
    return life, min(hero.fate, odds.MOST_FATE), len(hero.followers)


def in_castle(mind: Mind) -> str:
    """On while the odds are better than those of coming again; into the Great Hall if there is a chance."""
    useful = [o for o in mind.options if o.startswith("use:") and use_worth(mind, o[4:]) > 0]
    if useful:
        return useful[0]
    if inner.ENTER in mind.options:
        return inner.ENTER
    plan = mind.plan
    if not plan.means.hallow:
        return mind.offered(inner.TURN_BACK)
    if castle_chance(mind) > odds.BACK:
        return mind.offered(turn.ATTEMPT, turn.ROLL)
    return mind.offered(inner.TURN_BACK)


def why_in_castle(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if option == inner.ENTER:
        return why_finale(plan)
    if option not in (inner.TURN_BACK, turn.ROLL, turn.ATTEMPT) or plan.hero.turned_back:
        return None
    if not plan.means.hallow:
        return HALLOW
    chance = percent(castle_chance(mind))
    return Text("reason.castle", {"chance": chance, "back": percent(odds.BACK)})


@noted
def castle_chance(mind: Mind) -> float:
    """The chance of winning for who goes on, or tries again where it is held."""
    plan = mind.plan
    if turn.ATTEMPT in mind.options:
        return attempt_chance(plan)
    return odds.onward(plan.runner, plan.place.position, *resources(plan))


def why_finale(plan: Plan) -> Text:
    """T-117 to T-122: a standoff is fought again."""
    end = plan.kit.hall.finale
    assert end is not None
    chance = odds.battle(plan.finale_lead, plan.means.dice, plan.hero.fate > 0)
    won = chance.win / (chance.win + chance.lose)
    mine = end.magic + plan.finale_lead
    return prospects.fight(["enemy:voldemort"], "magic", mine, end.magic, won)


def attempt_chance(plan: Plan) -> float:
    """The chance of winning for who is held and tries again (T-301, T-306, T-311)."""
    room, (life, fate, followers) = plan.place.position, resources(plan)
    if room == odds.DEFENCE:
        return odds.stand_to(plan.runner, plan.hero.held, life, fate, followers)
    if room == odds.CHARMS:
        return odds.keys(plan.runner, plan.hero.held, life, fate, followers)
    return 1.0


def gates_stat(mind: Mind) -> str:
    return f"stat:{mind.plan.gates_stat}"


def why_gates_stat(mind: Mind, option: str) -> Text:
    return why_gates(mind.plan, option[5:])


def predict(mind: Mind) -> str:
    """A number in the middle is nearest to all others, for who can shift the die."""
    return mind.offered("predict:3")


def predict_shift(mind: Mind) -> str:
    return "yes" if mind.hero.fate - mind.number("n") >= ENOUGH_FATE else "no"


def tower(mind: Mind) -> str:
    """Followers before Life, as long as the Life is dearer (T-314)."""
    m, left = mind.means, mind.number("n")
    saved = appraisal.life_loss(m, left) - appraisal.life_loss(m, left - 1)
    cheapest = min(mind.options[1:], key=lambda o: appraisal.carried(m, o[5:]))
    return cheapest if saved > appraisal.carried(m, cheapest[5:]) else "done"


# -- encounters -------------------------------------------------------------------------------------------


def encounter(mind: Mind) -> str:
    """The space, an attempt to cross, or somebody (T-123)."""
    return mind.best(lambda option: encounter_worth(mind, option))


def why_encounter(mind: Mind, option: str) -> Text | None:
    plan = mind.plan
    if option in (CROSS, GATES):
        return door(plan, option)
    if option.startswith("fight:"):
        return prospects.duel(plan, mind.g.heroes[int(option[6:])])
    if plan.place.region in CASTLE or option != "space":
        return None
    return prospects.best(prospects.of_space(plan, plan.place))


def encounter_worth(mind: Mind, option: str) -> float:
    plan = mind.plan
    castle = plan.place.region in CASTLE
    if option in (CROSS, GATES):
        return plan.chart.value[option]
    if option.startswith("enchant:"):
        return UNHEARD_OF
    if option.startswith("fight:"):
        worth = plan.duel(mind.g.heroes[int(option[6:])])
    else:
        worth = classroom_worth(plan) if castle else plan.space(plan.place)
    if castle:
        return worth
    return worth + FADE * plan.chart.rolled.get(plan.hero.space, 0.0)


def classroom_worth(plan: Plan) -> float:
    """What a room of the castle takes from the chances; who meets a Character instead is spared it."""
    if plan.hero.turned_back:
        return 0.0
    room, (life, fate, followers) = plan.place.position, resources(plan)
    through = odds.enter(plan.runner, room, life, fate, followers)
    return 100 * (through - odds.run(plan.runner, room, life, fate, followers))


# -- Lord Voldemort ---------------------------------------------------------------------------------------


def send_voldemort(mind: Mind) -> str:
    return mind.best(lambda option: prey_worth(mind, option[5:]))


def why_sent(mind: Mind, option: str) -> Text | None:
    """Whom Lord Voldemort would attack there."""
    return hunted(mind, [h for h in mind.g.heroes if h.space == option[5:]])


def voldemort_steps(mind: Mind) -> str:
    place = mind.g.kit.places[mind.g.voldemort]

    def worth(option: str) -> float:
        n = int(option[6:])
        return max([prey_worth(mind, end[5:]) for end in place.stalks[n]]) if n else 0.0

    return mind.best(worth)


def why_sent_steps(mind: Mind, option: str) -> Text | None:
    ends = mind.g.kit.places[mind.g.voldemort].stalks[int(option[6:])]
    return hunted(mind, [h for h in mind.g.heroes if f"move:{h.space}" in ends])


def prey_worth(mind: Mind, space: str) -> float:
    """What his attack there would be worth: another's harm, or the own danger."""
    preys = [h for h in mind.g.heroes if h.space == space and voldemort.may_attack(mind.g, h)]
    if not preys:
        near = mind.g.kit.distance(space, mind.hero.space)
        return -0.1 if 0 <= near <= 2 else 0.0
    return max([victim_worth(mind, prey) for prey in preys])


def victim_worth(mind: Mind, prey: Hero) -> float:
    chance = voldemort_odds(mind, prey)
    if prey is mind.hero:
        m = mind.means
        return 3 * chance.win - chance.lose * (appraisal.life_loss(m) + appraisal.TURN)
    return chance.lose * mind.plan.harm(prey) - RIVAL_REWARD * chance.win


RIVAL_REWARD = 1.0


def voldemort_odds(mind: Mind, prey: Hero) -> odds.Odds:
    """T-069 to T-073: with the better of Magic and Might."""
    g = mind.g
    mine = max(voldemort_strength(mind, prey, stat) for stat in STATS)
    return odds.battle(mine - g.kit.voldemort_at(prey.space), 1, prey.fate > 1)


def voldemort_strength(mind: Mind, hero: Hero, stat: str) -> int:
    return strength(mind.g, hero, Battle("voldemort", hero.seat, stat, [], voldemort.NAME))


def voldemort_attack(mind: Mind) -> str:
    return mind.best(lambda option: victim_worth(mind, mind.g.heroes[int(option[7:])]))


def why_attacked(mind: Mind, option: str) -> Text | None:
    return hunted(mind, [mind.g.heroes[int(option[7:])]])


def hunted(mind: Mind, preys: list[Hero]) -> Text | None:
    may = voldemort.may_attack
    worth = {h.seat: victim_worth(mind, h) for h in preys if may(mind.g, h)}
    seat = max(worth, key=lambda seat: worth[seat], default=None)
    if seat is None or worth[seat] <= 0 or seat == mind.hero.seat:
        return None
    chance = voldemort_odds(mind, mind.g.heroes[seat]).lose
    return Text("reason.voldemort", {"who": SEATS[seat], "chance": percent(chance)})


def voldemort_stat(mind: Mind) -> str:
    return mind.best(lambda option: voldemort_strength(mind, mind.hero, option[5:]))


def why_voldemort_stat(mind: Mind, option: str) -> Text:
    return compared(option, {stat: voldemort_strength(mind, mind.hero, stat) for stat in STATS})


def compared(option: str, totals: dict[str, int]) -> Text:
    """The one of two stats to fight with, and the other."""
    other = "might" if option == "stat:magic" else "magic"
    figures: dict[str, Arg] = {"n": totals[option[5:]], "less": totals[other]}
    return Text("reason.stat", {"stat": option, "other": f"stat:{other}", **figures})


QUESTIONS.update(
    {
        **dict.fromkeys(("move", "apparate", "ride", "leap", "travel"), Question(move, why_move)),
        "direction": Question(direction),
        "steps": Question(steps, why_steps),
        "before.move": Question(before_move, why_before_move),
        "gates.stat": Question(gates_stat, why_gates_stat),
        "predict": Question(predict),
        "predict.shift": Question(predict_shift),
        "tower": Question(tower, missed_least),
        "encounter": Question(encounter, why_encounter),
        "voldemort": Question(send_voldemort, why_sent),
        "voldemort.steps": Question(voldemort_steps, why_sent_steps),
        "voldemort.attack": Question(voldemort_attack, why_attacked),
        "voldemort.stat": Question(voldemort_stat, why_voldemort_stat),
    }
)
