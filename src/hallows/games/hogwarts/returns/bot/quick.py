"""The greedy player in a hurry: the same choices without their reasons. Of the many ends of a hero's move only those are weighed
that might be the best."""

from functools import lru_cache

from hallows.games.hogwarts.returns.bot import answer
from hallows.games.hogwarts.returns.bot.dark import hunting
from hallows.games.hogwarts.returns.bot.light import (
    OVER,
    Errand,
    armed_there,
    dangers,
    errand,
    liking,
    needs,
    occasions,
    targets,
    welcomes,
)
from hallows.games.hogwarts.returns.bot.mind import WON, Mind, distances
from hallows.games.hogwarts.returns.content import Plan
from hallows.games.hogwarts.returns.state import Returns
from hallows.games.hogwarts.ways import Roads
from hallows.kernel import Ask

ROUNDING = 1e-9  # sums in another order differ by less


def quick(g: Returns, ask: Ask) -> str:
    """What the asked seat does."""
    options = ask.options
    if len(options) == 1:
        return options[0]
    if ask.prompt != "move":
        return answer(g, ask).option
    mind = Mind(g, ask.seat)
    return _walk(mind, options) if mind.hero else mind.best(hunting(mind, options))


def _walk(mind: Mind, options: tuple[str, ...]) -> str:
    """The most promising end, unless others might be as good as it turns out to be: then the best of these."""
    g = mind.g
    goal = errand(mind)
    chart = _chart(g.plan, mind.roads, goal, targets(mind), *needs(mind))
    spare = g.total - mind.far(mind.me.space, goal.space) if goal.lies else -1
    if spare < 0 and not g.returned:
        return max(options, key=chart.__getitem__)
    hopes = _hopes(mind, options, goal, spare, chart)
    first = mind.best(hopes)
    sure = liking(mind, (first,), goal)[first] - ROUNDING
    few = tuple([option for option, hope in hopes.items() if hope >= sure])
    return mind.best(liking(mind, few, goal)) if len(few) > 1 else first


@lru_cache(maxsize=512)
def _chart(
    plan: Plan, roads: Roads, goal: Errand, attacks: tuple[int, ...], life: bool, floo: bool
) -> dict[str, float]:
    """How much a hero likes each end of a move that leads over nothing, with nobody to fear."""
    near = distances(roads, goal.space)
    deeds = occasions(goal, attacks)
    gifts = welcomes(plan, life, floo)
    return {key: -near[end] + deeds.get(end, 0.0) + gifts[end] for key, end in plan.ends.items()}


def _hopes(
    mind: Mind, options: tuple[str, ...], goal: Errand, spare: int, chart: dict[str, float]
) -> dict[str, float]:
    """How much a hero would like each end if there were no Death Eaters, and the way led over what is to be had wherever
    that is near enough: with ``spare`` movement after it."""
    ends = mind.g.plan.ends
    near = distances(mind.roads, goal.space)
    fears = dangers(mind)
    hopes = {}
    for option in options:
        end = ends[option]
        over = OVER + near[end] if near[end] <= spare else 0.0
        hopes[option] = chart[option] + over + fears[end]
    met = mind.g.kit.move[mind.voldemort.space]
    if met in hopes and armed_there(mind, goal, ends[met]):
        hopes[met] = WON
    return hopes
