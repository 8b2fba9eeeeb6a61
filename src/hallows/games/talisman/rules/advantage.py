"""The Advantage token (rulebook: Advantage; T-150 to T-158, T-377, T-411, T-412)."""

from hallows.games.talisman.perks import ON_TURNED_TO_DEATH_EATERS
from hallows.games.talisman.rules import triggers
from hallows.games.talisman.state import DEATH_EATERS, ORDER, Hero, Talisman
from hallows.kernel import Play

SIDES = (f"side:{ORDER}", f"side:{DEATH_EATERS}")
OTHER = {ORDER: DEATH_EATERS, DEATH_EATERS: ORDER}


def turn(g: Talisman, side: str, rule: str) -> Play[None]:
    """Show a side; one already showing changes nothing (T-157). Bellatrix watches (T-338)."""
    if g.advantage == side:
        return
    g.advantage = side
    g.tell("advantage", rule=rule, side=f"side:{side}")
    if side == DEATH_EATERS:
        for hero in g.going_round(g.active):
            if hero.perks & ON_TURNED_TO_DEATH_EATERS and not hero.waiting:
                yield from triggers.fire(g, hero, "turned_to_death_eaters")


def flip(g: Talisman) -> Play[None]:
    """T-156."""
    return turn(g, OTHER[g.advantage], "T-156")


def weight(g: Talisman) -> int:
    """What one advantage modifier counts for."""
    return 2 if "double_advantage" in g.in_force else 1


def against_cards(g: Talisman, hero: Hero, cards: list[int]) -> int:
    """The hero's modifier against these Enemies: its own side's bonus once if one of them is aligned, or a
    penalty for each of the side that has the advantage (T-150, T-151, T-152, T-153, T-155, T-412), and nothing
    against neutral ones (T-154)."""
    kinds = g.kit.kinds
    faces = g.faces
    aligned = 0
    for card in cards:
        if kinds[faces[card]].side is not None:
            aligned += 1
    if not aligned:
        return 0
    return weight(g) if g.advantage == hero.side else -aligned * weight(g)


def in_duel(g: Talisman, hero: Hero) -> int:
    """T-158: in a Battle between Characters only the side that has it counts."""
    return weight(g) if g.advantage == hero.side else 0
