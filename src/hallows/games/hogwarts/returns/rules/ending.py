"""Every way it ends (V-043 to V-047, V-082, V-091, V-092, C-103, C-131, C-132, C-143): the meeting of Harry and Voldemort,
and the last round."""

from hallows.games.hogwarts.returns.rules.sides import (
    dark,
    harry,
    has_relic,
    heroes,
    horcruxes_left,
    name,
    relic_about,
)
from hallows.games.hogwarts.returns.state import OVER, Pawn, Returns
from hallows.kernel import Arg, Play, Roll


def meet(g: Returns, mover: Pawn, space: int) -> Play[bool]:
    """V-041, V-043, V-044, V-082: has one entered the other's space, and does a relic decide it? True: it is over."""
    you, he = harry(g), dark(g)
    if mover is not you and mover is not he:
        return False
    other = he if mover is you else you
    if other.space != space or not relic_about(g):
        return False
    mover.space = space
    g.tell("met", rule="V-043", who=name(g, you), whom=name(g, he), where=g.kit.space_names[space])
    stone, wand = has_relic(g, you), has_relic(g, he)
    if not wand:
        finish(g, "stone", light=True, rule="V-043")
    elif not stone:
        finish(g, "wand", light=False, rule="V-043")
    elif horcruxes_left(g):
        finish(g, "horcruxes", light=False, rule="V-045")
    else:
        yield from final_duel(g)
    return True


def final_duel(g: Returns) -> Play[None]:
    """V-046, V-047, C-132: one die each, the higher wins; equal ones again. Nothing changes them."""
    you, he = harry(g), dark(g)
    while True:
        mine: int = yield Roll(you.seat, "final.harry")
        his: int = yield Roll(he.seat, "final.voldemort")
        if mine != his:
            break
        g.tell("final.tie", rule="V-047", face=mine)
    g.tell("final", rule="V-046", mine=mine, his=his)
    finish(g, "duel.harry" if mine > his else "duel.voldemort", light=mine > his, rule="V-046")


def check_rounds(g: Returns) -> None:
    """V-091, V-092, C-143: after a complete round."""
    scenario = g.plan.scenario
    if not g.returned:
        if g.rounds >= scenario.last_return(len(g.pawns)):
            finish(g, "never_returned", light=True, rule="V-091")
    elif g.rounds >= g.returned + scenario.rounds_after:
        light = not horcruxes_left(g)
        finish(g, "time.heroes" if light else "time.voldemort", light=light, rule="V-092")


def finish(g: Returns, ending: str, *, light: bool, rule: str) -> None:
    g.step = OVER
    g.fight = None
    g.ending = ending
    g.winners = sorted(pawn.seat for pawn in heroes(g)) if light else [g.dark]
    who: list[Arg] = [f"seat:{seat}" for seat in g.winners]
    g.tell(f"over.{ending}", rule=rule, who=who)
