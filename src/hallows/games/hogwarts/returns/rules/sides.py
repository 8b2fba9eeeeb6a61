"""Who is who, and whose tokens are whose (V-002, V-003, V-011, V-012, V-035 to V-037, V-041, V-079, C-148)."""

from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.returns.state import Eater, Pawn, Returns
from hallows.games.hogwarts.state import NOBODY


def dark(g: Returns) -> Pawn:
    """Pettigrew, or Voldemort."""
    return g.pawns[g.dark]


def heroes(g: Returns) -> list[Pawn]:
    """In the order of their turns."""
    seats = len(g.pawns)
    return [g.pawns[(g.dark + step) % seats] for step in range(1, seats)]


def is_hero(g: Returns, pawn: Pawn) -> bool:
    return pawn.seat != g.dark


def harry(g: Returns) -> Pawn:
    return next(pawn for pawn in g.pawns if pawn.sheet == g.plan.harry)


def is_harry(g: Returns, pawn: Pawn) -> bool:
    return pawn.sheet == g.plan.harry


def name(g: Returns, pawn: Pawn) -> str:
    """How the words call somebody: by the player."""
    return SEATS[pawn.seat]


def mine(g: Returns, pawn: Pawn) -> int:
    """V-011, V-012, V-079: the tokens this pawn may pick up, as a mask."""
    plan = g.plan
    if not is_hero(g, pawn):
        return 1 << plan.wand if g.returned else plan.ritual
    return plan.weapons | (1 << plan.stone if pawn.sheet == plan.harry else 0)


def armed(g: Returns, pawn: Pawn) -> bool:
    """V-031: with the Fang or the Sword."""
    return bool(pawn.objects & g.plan.weapons)


def has_relic(g: Returns, pawn: Pawn) -> bool:
    """The Wand in Voldemort's hand, the Stone in Harry's."""
    plan = g.plan
    return bool(pawn.objects & (1 << plan.wand | 1 << plan.stone))


def relic_about(g: Returns) -> bool:
    """C-131: at least one of Harry and Voldemort holds his relic."""
    return bool(g.returned) and (has_relic(g, dark(g)) or has_relic(g, harry(g)))


def horcruxes_left(g: Returns) -> int:
    return sum(1 for thing in g.plan.horcruxes if g.at[thing] >= 0)


def horcrux_here(g: Returns, space: int) -> int:
    """The undestroyed Horcrux on a space, or -1."""
    thing = g.plan.horcrux_on.get(space, -1)
    return thing if thing >= 0 and g.at[thing] >= 0 else -1


def voldemorts_hp(g: Returns) -> int:
    """V-035 to V-037: a display; one for each Horcrux, and one of his own."""
    return g.plan.voldemort.hp - (len(g.plan.horcruxes) - horcruxes_left(g))


def lurking(g: Returns, space: int) -> list[Eater]:
    """The Death Eaters on a space."""
    return [eater for eater in g.eaters if eater.space == space]


def eater_hp(g: Returns, eater: Eater) -> int:
    """While one fights, what counts is with the fighter."""
    if g.fight is not None:
        for fighter in g.fight.fighters:
            if fighter.eater == eater.sheet:
                return fighter.hp
    return eater.hp


def eater_cards(g: Returns, eater: Eater) -> list[int]:
    if g.fight is not None:
        for fighter in g.fight.fighters:
            if fighter.eater == eater.sheet:
                return fighter.cards
    return eater.cards


def pawns_and_eaters(g: Returns) -> int:
    """Spaces with a pawn of any kind, as a mask."""
    mask = 0
    for pawn in g.pawns:
        mask |= 1 << pawn.space
    for eater in g.eaters:
        if eater.space != NOBODY:
            mask |= 1 << eater.space
    return mask
