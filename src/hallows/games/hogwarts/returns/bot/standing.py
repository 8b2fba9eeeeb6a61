"""How Voldemort returns stands as a turn begins, in numbers a judge can weigh. Cards count, what they are does not."""

import math

from hallows.games.hogwarts.returns.bot.dark import missing, tour
from hallows.games.hogwarts.returns.bot.light import approach
from hallows.games.hogwarts.returns.bot.mind import FAR, Mind, at_least, distances
from hallows.games.hogwarts.returns.rules.sides import armed, has_relic, heroes, horcruxes_left
from hallows.games.hogwarts.returns.state import Pawn, Returns

FEATURES = (
    # both before and after the return
    *("horcruxes", "no_horcrux", "armed", "harry_armed", "next_horcrux", "next_weapon"),
    *("harry_hp", "harry_weak", "least_hp", "hp", "cards", "harry_cards", "floo", "dark_turn"),
    *("three", "four"),
    # before it: Pettigrew's round
    *("tour", "tokens", "turns_left", "slack", "late", "tight", "ample", "doubt", "to_pitch"),
    # after it: the race for Stone and Wand, and who hunts whom
    *("stone", "wand", "both", "to_stone", "to_wand", "race", "gap", "hunted", "hunts"),
    *("hunted_gap", "hunts_gap", "caught_soon", "catches_soon", "stone_now", "wand_now"),
    *("eaters", "eaters_hp", "eaters_near", "eater_next", "rounds_left"),
)
PACE = 3.5  # of Pettigrew, who throws one die
STRETCH = 20.0  # a long way


def measure(g: Returns) -> list[float]:
    """In the order of ``FEATURES``: the same for both sides, who stand as well as the other stands badly."""
    mind = Mind(g, g.dark)
    common = _common(mind)
    if g.returned:
        return [*common, *[0.0] * 9, *_after(mind)]
    return [*common, *_before(mind), *[0.0] * 20]


def _common(mind: Mind) -> list[float]:
    g = mind.g
    team = heroes(g)
    left = horcruxes_left(g)
    with_arms = [hero for hero in team if armed(g, hero)]
    hands = [len(hero.spells) + len(hero.potions) for hero in team]
    harry = mind.harry
    return [
        left / 6,
        float(not left),
        len(with_arms) / 2,
        float(armed(g, harry)),
        _next_horcrux(mind, with_arms),
        _next_weapon(mind, [hero for hero in team if not armed(g, hero)]),
        min(harry.hp, 12) / 8,
        float(harry.hp <= 3),
        min(hero.hp for hero in team) / 8,
        sum(hero.hp for hero in team) / (8 * len(team)),
        sum(hands) / (5 * len(team)),
        (len(harry.spells) + len(harry.potions)) / 5,
        sum(hero.floo for hero in team) / 3,
        float(g.active == g.dark),
        float(len(g.pawns) == 3),
        float(len(g.pawns) == 4),
    ]


def _near(steps: int) -> float:
    return min(steps, 2 * STRETCH) / STRETCH


def _next_horcrux(mind: Mind, with_arms: list[Pawn]) -> float:
    """Steps of whoever is nearest to one and can strike it."""
    g = mind.g
    spaces = [space for thing, space in g.plan.horcruxes.items() if g.at[thing] >= 0]
    if not spaces:
        return 0.0
    steps = [approach(mind, hero, space)[1] for hero in with_arms for space in spaces]
    return _near(min(steps, default=FAR))


def _next_weapon(mind: Mind, unarmed: list[Pawn]) -> float:
    g = mind.g
    lying = [g.at[thing] for thing in g.kit.objects_of(g.plan.weapons) if g.at[thing] >= 0]
    return _near(min([mind.far(hero.space, at) for hero in unarmed for at in lying], default=0))


def _before(mind: Mind) -> list[float]:
    """V-091: he must be back in time."""
    g = mind.g
    spots = missing(mind)
    left = g.plan.scenario.last_return(len(g.pawns)) - g.rounds + (g.active == g.dark)
    way = tour(mind, mind.me.space, spots)
    slack = left - way / PACE
    doubt = slack / math.sqrt(left + 1)
    return [
        way / 40,
        len(spots) / 4,
        left / 13,
        max(-6.0, min(6.0, slack)) / 4,
        float(slack < 0),
        float(0 <= slack < 1.5),
        float(slack >= 3),
        max(-2.0, min(2.0, doubt)),
        _near(mind.far(mind.harry.space, g.kit.board.pitch)),
    ]


def _after(mind: Mind) -> list[float]:
    g = mind.g
    harry, he = mind.harry, mind.voldemort
    stone, wand = has_relic(g, harry), has_relic(g, he)
    to_stone = mind.far(harry.space, g.at[g.plan.stone]) if g.at[g.plan.stone] >= 0 else 0
    to_wand = mind.far(he.space, g.at[g.plan.wand]) if g.at[g.plan.wand] >= 0 else 0
    gap = mind.far(he.space, harry.space)
    hunter = mind.hunter()
    soon = at_least(gap, 2)
    his_turn = g.active == g.dark
    on_foot = distances(g.plan.on_foot, harry.space)
    about = [eater for eater in g.eaters if eater.space >= 0]
    near = [at_least(on_foot[eater.space], 1) for eater in about]
    return [
        float(stone),
        float(wand),
        float(stone and wand),
        _near(to_stone),
        _near(to_wand),
        max(-STRETCH, min(STRETCH, to_wand - to_stone)) / STRETCH,
        _near(gap),
        float(hunter == "voldemort"),
        float(hunter == "harry"),
        _near(gap) if hunter == "voldemort" else 0.0,
        _near(gap) if hunter == "harry" else 0.0,
        soon if hunter == "voldemort" and his_turn else 0.0,
        soon if hunter == "harry" and not his_turn else 0.0,
        at_least(to_stone, 2) if not stone else 0.0,
        at_least(to_wand, 2) if not wand else 0.0,
        len(about) / 8,
        sum(eater.hp for eater in about) / 40,
        sum(near) / 3,
        max(near, default=0.0),
        (g.returned + g.plan.scenario.rounds_after - g.rounds) / 40,
    ]
