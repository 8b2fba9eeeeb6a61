"""Where to go: walks, rides and crossings, the castle, and where to send Lord Voldemort."""

from __future__ import annotations

from hallows.games.talisman.bot import appraisal, odds
from hallows.games.talisman.bot.mind import Answer, Mind
from hallows.games.talisman.bot.plan import CASTLE, FADE, Plan, strength
from hallows.games.talisman.compiled import CROSS, GATES
from hallows.games.talisman.effects import Trigger
from hallows.games.talisman.passives import MoveBonus
from hallows.games.talisman.rules import inner, movement, stats, turn, voldemort
from hallows.games.talisman.state import Battle, Hero

UNHEARD_OF = -50.0
STATS = ("magic", "might")
ENOUGH_FATE = 2  # to keep for the rest of the castle
SCARCE = 3  # with less Fate none is spent on walking


# -- in the open ------------------------------------------------------------------------------------------


def move(mind: Mind) -> str:
    """The way whose end, and what can follow it, is worth most."""
    return mind.best(lambda option: option_worth(mind.plan, option))


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


def reroll_movement(mind: Mind) -> bool:
    """Whether the movement die is worth a Fate (T-036)."""
    plan, die = mind.plan, mind.number("die")
    if plan.place.region == "castle":
        life, fate, followers = resources(plan)
        if plan.hero.turned_back or not fate:
            return False
        now = odds.rolled(plan.runner, plan.place.position, life, fate, followers)[die - 1]
        then = sum(odds.rolled(plan.runner, plan.place.position, life, fate - 1, followers)) / 6
        return then > now
    if mind.hero.fate < SCARCE and not plan.ready:
        return False
    price = appraisal.loss_worth(plan.means, "fate") + 1
    return roll_worth(plan) - die_worth(plan, die) > price


def before_move(mind: Mind) -> str:
    if mind.plan.place.region == "castle":
        return in_castle(mind)
    return mind.best(lambda option: way_worth(mind, option))


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
    sources += [a for a in kit.sheets[mind.hero.sheet].abilities if a.key == key]
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
    if turn.ATTEMPT in mind.options:
        return turn.ATTEMPT if attempt_chance(plan) > odds.BACK else inner.TURN_BACK
    chance = odds.onward(plan.runner, plan.place.position, *resources(plan))
    if chance > odds.BACK:
        return mind.offered(turn.ROLL)
    return mind.offered(inner.TURN_BACK)


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


def voldemort_steps(mind: Mind) -> str:
    place = mind.g.kit.places[mind.g.voldemort]

    def worth(option: str) -> float:
        n = int(option[6:])
        return max([prey_worth(mind, end[5:]) for end in place.stalks[n]]) if n else 0.0

    return mind.best(worth)


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


def voldemort_stat(mind: Mind) -> str:
    return mind.best(lambda option: voldemort_strength(mind, mind.hero, option[5:]))


ANSWERS: dict[str, Answer] = {
    "move": move,
    "apparate": move,
    "ride": move,
    "leap": move,
    "travel": move,
    "direction": direction,
    "steps": steps,
    "before.move": before_move,
    "gates.stat": gates_stat,
    "predict": predict,
    "predict.shift": predict_shift,
    "tower": tower,
    "encounter": encounter,
    "voldemort": send_voldemort,
    "voldemort.steps": voldemort_steps,
    "voldemort.attack": voldemort_attack,
    "voldemort.stat": voldemort_stat,
}
