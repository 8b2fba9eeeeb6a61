"""Horcruxes (V-031 to V-038, V-040, V-069, V-077, V-078, C-72, C-85, C-132, C-135): one die against one die."""

from hallows.games.hogwarts.returns.rules import sides
from hallows.games.hogwarts.returns.state import FOR_HORCRUX, Pawn, Returns
from hallows.games.hogwarts.state import NOTHING, NOWHERE
from hallows.kernel import YES, YES_NO, Ask, Play, Roll


def on_arrival(g: Returns, hero: Pawn) -> Play[None]:
    """V-031, C-85: who stopped early for it must attack, others may."""
    thing = sides.horcrux_here(g, hero.space)
    if thing < 0 or g.attacked or not sides.armed(g, hero):
        return
    if g.early != FOR_HORCRUX:
        args = {"object": g.kit.object_names[thing]}
        choice: str = yield Ask(hero.seat, "horcrux", YES_NO, "V-031", {**args})
        if choice != YES:
            return
    yield from attack(g, hero)


def attack(g: Returns, hero: Pawn) -> Play[None]:
    """V-032, V-033, C-132: strictly higher destroys it; else the hero must try again (V-034)."""
    thing = sides.horcrux_here(g, hero.space)
    g.attacked = True
    who, horcrux = sides.name(g, hero), g.kit.object_names[thing]
    g.tell("horcrux.attacked", rule="V-032", who=who, object=horcrux)
    mine: int = yield Roll(hero.seat, "horcrux.hero")
    his: int = yield Roll(sides.dark(g).seat, "horcrux.dark")
    g.tell("horcrux.scores", rule="V-032", who=who, object=horcrux, mine=mine, his=his)
    if mine > his:
        destroy(g, thing)
        g.tell(
            "horcrux.destroyed", rule="V-033", who=who, object=horcrux, mine=mine, his=his,
            left=sides.horcruxes_left(g), hp=sides.voldemorts_hp(g),
        )  # fmt: skip
    else:
        hero.duty = thing
        g.tell("horcrux.withstood", rule="V-034", who=who, object=horcrux, mine=mine, his=his)


def destroy(g: Returns, thing: int) -> None:
    """V-035, V-078, C-144: it leaves the game, and nobody has a duty towards it any more."""
    g.at[thing] = NOWHERE
    g.gone |= 1 << thing
    for pawn in g.pawns:
        if pawn.duty == thing:
            pawn.duty = NOTHING


def on_duty(g: Returns, pawn: Pawn) -> bool:
    """V-034, V-078, C-137: a Horcrux has withstood, it is still there, and so is the hero, with a weapon."""
    if pawn.duty == NOTHING:
        return False
    return sides.armed(g, pawn) and sides.horcrux_here(g, pawn.space) == pawn.duty
