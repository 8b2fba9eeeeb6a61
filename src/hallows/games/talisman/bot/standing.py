"""How the race to the Great Hall stands for a Character as a turn begins, in numbers of about -1 to 1."""

from hallows.games.talisman.bot import odds
from hallows.games.talisman.bot.moves import resources
from hallows.games.talisman.bot.plan import Plan, is_hallow_bearer
from hallows.games.talisman.rules import stats
from hallows.games.talisman.state import Hero, Talisman

_HERO = (
    *("magic", "might", "life", "fate", "galleons", "spells", "followers", "objects"),
    *("trophies", "lead", "strong", "run", "hallow", "armed", "grounds", "castle"),
    *("barrier", "gates", "near", "poised", "room", "inside", "held", "back"),
    *("waiting", "ferret", "miss", "challenge"),
)
FEATURES = (
    *(f"own_{name}" for name in _HERO),
    *(f"their_{name}" for name in _HERO),
    *("turn", "played"),
)
_NOTHING = [0.0] * len(_HERO)
_INSIDE, _POISED, _RUN = (_HERO.index(name) for name in ("inside", "poised", "run"))


def measure(g: Talisman, seat: int) -> list[float]:
    """In the order of ``FEATURES``; of several rivals the one who is nearest to winning counts."""
    rivals = [stands(g, hero) for hero in g.heroes if hero.seat != seat]
    theirs = max(rivals, key=_threat, default=_NOTHING)
    own = stands(g, g.heroes[seat])
    return [*own, *theirs, float(g.active == seat), min(g.rounds, 100) / 50]


def _threat(standing: list[float]) -> float:
    return 2 * standing[_INSIDE] + standing[_POISED] + standing[_RUN]


def stands(g: Talisman, hero: Hero) -> list[float]:
    """One Character's strength, belongings and place on the way."""
    if not hero.sheet or not hero.space:
        return _NOTHING
    plan = Plan(g, hero)
    lead = plan.finale_lead
    return [
        stats.total_magic(hero) / 12,
        stats.total_might(hero) / 12,
        min(hero.life, odds.MOST_LIFE) / 6,
        hero.fate / 6,
        min(hero.galleons, 8) / 8,
        len(hero.spells) / 4,
        len(hero.followers) / 4,
        len(hero.objects) / 6,
        sum([g.kit.kinds[g.faces[card]].value for card in hero.trophies]) / 10,
        max(-1.5, min(1.0, lead / 6)),
        max(0, min(6, lead + 2)) / 6,
        *_way(plan),
        float(hero.waiting),
        float(hero.ferret > 0),
        float(hero.miss),
        float(bool(hero.challenge)),
    ]


def _way(plan: Plan) -> list[float]:
    """How far it has come, and the odds of what lies ahead: King's Cross, the Gates, the castle and the finale."""
    g, hero, place = plan.g, plan.hero, plan.place
    castle, grounds = place.region == "castle", place.region == "grounds"
    run = odds.onward(plan.runner, odds.STAIRCASE, *resources(plan)) if hero.life else 0.0
    hallow = is_hallow_bearer(g, hero)
    gates = plan.gates_chance(plan.gates_stat)
    near = 1 - g.kit.distance(place.id, g.kit.gates.id) / 8 if grounds else 0.0
    return [
        run,
        float(hallow),
        hallow * run,
        float(grounds),
        float(castle),
        1.0 if castle or grounds else plan.barrier_chance,
        gates,
        near,
        hallow * run * near * gates,
        place.position / 8 if castle else 0.0,
        _inside(plan, hallow) if castle else 0.0,
        float(castle and hero.held > 0),
        float(castle and hero.turned_back),
    ]


def _inside(plan: Plan, hallow: bool) -> float:
    """The chance of winning in one go from where it stands in the castle."""
    hero = plan.hero
    if plan.place.finale is not None:
        return odds.finale(plan.runner, min(hero.fate, odds.MOST_FATE))
    if not hallow or not hero.life or hero.turned_back:
        return 0.0
    return odds.onward(plan.runner, plan.place.position, *resources(plan))
