"""Which options are worth comparing: what the greedy player likes best, and the best step towards everything else there is."""

from collections.abc import Sequence

from hallows.games.hogwarts.returns.bot.dark import hunting
from hallows.games.hogwarts.returns.bot.light import hiding, walking
from hallows.games.hogwarts.returns.bot.mind import Mind
from hallows.games.hogwarts.returns.state import Pawn
from hallows.kernel import Ask

LIKED = 4  # by the greedy player's own measure
MANY = 9  # at most
WEIGHTS = (0.0, -0.5, 0.5, -1.0, 1.0)  # of the second distance, where a relic is hidden


def compared(mind: Mind, ask: Ask) -> Sequence[str]:
    if ask.prompt == "move":
        scores = walking(mind, ask.options) if mind.hero else hunting(mind, ask.options)
        return _varied(mind, ask.options, scores)
    if ask.prompt == "relic":
        return _hidden(mind, ask.options)
    return ask.options[:MANY]


def _goals(mind: Mind) -> list[int]:
    """Where there is something for anybody: the other pawns, relics, weapons, Horcruxes, tokens of the ritual."""
    g = mind.g
    plan = g.plan
    at = [pawn.space for pawn in g.pawns if pawn is not mind.me]
    for things in (1 << plan.stone | 1 << plan.wand, plan.weapons, plan.horcrux_mask, plan.ritual):
        at += [g.at[thing] for thing in g.kit.objects_of(things) if g.at[thing] >= 0]
    return at


def _varied(mind: Mind, options: tuple[str, ...], scores: dict[str, float]) -> list[str]:
    """The ends liked best, the one farthest from the other side's first, and the one nearest to each goal."""
    ends = mind.ends(options)
    found = sorted(scores, key=lambda option: -scores[option])[:LIKED]
    other = mind.voldemort if mind.hero else mind.harry
    found.append(max(ends, key=lambda option: hiding(mind, other.space, 0, ends[option], 0.0)))
    for goal in _goals(mind):
        found.append(min(ends, key=lambda option: mind.far(ends[option], goal)))
    return list(dict.fromkeys(found))[:MANY]


def _hidden(mind: Mind, options: tuple[str, ...]) -> list[str]:
    """Places for a relic: far from him who wants it, and more or less far from the other, or from the Stone."""
    g = mind.g
    spaces = mind.ends(options)
    seeker, other = (mind.voldemort, mind.harry) if mind.hero else (mind.harry, mind.voldemort)
    goals = [_home(other), *([g.at[g.plan.stone]] if g.at[g.plan.stone] >= 0 else [])]
    found: list[str] = []
    for weight in WEIGHTS:
        for goal in goals:
            ranked = sorted(
                spaces, key=lambda it: -hiding(mind, _home(seeker), goal, spaces[it], weight)
            )
            found += ranked[:2]
    return list(dict.fromkeys(found))[:MANY]


def _home(pawn: Pawn) -> int:
    """Where the pawn will stand after a visit."""
    return pawn.space if pawn.home < 0 else pawn.home
