"""What lasts in the second mode: visits, a Horcrux that must be tried again (V-034), effects in a fight."""

from __future__ import annotations

from hallows.games.hogwarts.returns.rules import horcruxes
from hallows.games.hogwarts.returns.rules.sides import name
from hallows.games.hogwarts.returns.state import Returns
from hallows.games.hogwarts.shelf import effect, in_fight, visit
from hallows.kernel import Lasting


def lasting(g: Returns) -> list[Lasting]:
    found: list[Lasting] = []
    for pawn in g.pawns:
        found += visit(g, name(g, pawn), pawn.home)
        if horcruxes.on_duty(g, pawn):
            thing = g.kit.object_names[pawn.duty]
            found.append(effect("duty", name(g, pawn), object=thing))
    if g.fight is not None:
        found += in_fight(g, g.fight)
    return found
