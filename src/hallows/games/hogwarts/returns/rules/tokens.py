"""Tokens in hands and on spaces (V-011, V-021, V-039, V-040, V-088, C-96, C-145, C-146): picking up, handing over."""

from hallows.games.hogwarts.returns.rules.sides import armed, heroes, is_hero, mine, name
from hallows.games.hogwarts.returns.state import Pawn, Returns
from hallows.games.hogwarts.rules.objects import PER_TURN, take
from hallows.kernel import YES, YES_NO, Ask, Play


def lying_for(g: Returns, pawn: Pawn) -> int:
    """The spaces where something lies that this pawn may pick up, as a mask; none if two have been picked up."""
    if g.picked >= PER_TURN:
        return 0
    mask = 0
    for thing in g.kit.objects_of(mine(g, pawn)):
        if g.at[thing] >= 0:
            mask |= 1 << g.at[thing]
    return mask


def pick_up(g: Returns, pawn: Pawn, space: int, needed: int = 0, reserve: int = 0) -> Play[None]:
    """C-145: what lies on a space just entered, two a turn, as one likes. ``needed`` ones must be taken, since the move
    was chosen for them; ``reserve`` pick-ups are kept for those still ahead."""
    kit = g.kit
    for thing in kit.objects_of(mine(g, pawn)):
        if g.at[thing] != space or g.picked >= PER_TURN:
            continue
        must = needed >> thing & 1
        if not must and g.picked + reserve >= PER_TURN:
            continue
        options = (kit.pick[thing],) if must else (kit.pick[thing], "leave")
        choice: str = yield Ask(pawn.seat, "pick", options, "V-011")
        if choice != "leave":
            take(g, pawn, thing, "V-021" if pawn.seat == g.dark else "V-012")
            g.picked += 1


# -- handing over ------------------------------------------------------------------------------------------


def mates_on(g: Returns, pawn: Pawn, space: int) -> list[Pawn]:
    """Other heroes on a space."""
    if not is_hero(g, pawn):
        return []
    return [mate for mate in heroes(g) if mate is not pawn and mate.space == space]


def hand_overs(g: Returns, pawn: Pawn, space: int) -> dict[str, tuple[int, int]]:
    """V-039, V-088: what this hero may give to, or take from, heroes on that space: option -> (weapon, their seat). Each
    weapon may be spoken of once a turn with each of them."""
    found: dict[str, tuple[int, int]] = {}
    kit = g.kit
    for mate in mates_on(g, pawn, space):
        for thing in kit.objects_of(g.plan.weapons & (pawn.objects | mate.objects)):
            if not g.offered & _mark(thing, mate.seat):
                verb = "give" if pawn.objects >> thing & 1 else "take"
                found[f"{verb}:{kit.objects[thing]}:{mate.seat}"] = (thing, mate.seat)
    return found


def _mark(thing: int, seat: int) -> int:
    return 1 << (4 * thing + seat)


def hand_over(g: Returns, pawn: Pawn, thing: int, seat: int) -> Play[None]:
    """C-146: with the consent of both."""
    g.offered |= _mark(thing, seat)
    mate = g.pawns[seat]
    kit = g.kit
    giving = bool(pawn.objects >> thing & 1)
    prompt = "handed" if giving else "lend"
    args = {"who": name(g, pawn), "object": kit.object_names[thing]}
    choice: str = yield Ask(seat, prompt, YES_NO, "V-039", {**args})
    if choice == YES:
        pass_on(g, pawn if giving else mate, mate if giving else pawn, thing)
    else:
        g.tell("handed.refused", rule="V-039", who=name(g, mate), object=kit.object_names[thing])


def pass_on(g: Returns, giver: Pawn, taker: Pawn, thing: int) -> None:
    giver.objects &= ~(1 << thing)
    taker.objects |= 1 << thing
    thing_name = g.kit.object_names[thing]
    g.tell("handed", rule="V-039", who=name(g, giver), whom=name(g, taker), object=thing_name)


def offer_in_passing(g: Returns, pawn: Pawn, space: int, attacking: bool = False) -> Play[None]:
    """V-088: while they share a space, also in passing. Who stops early to attack a Horcrux keeps a weapon (C-85)."""
    while found := hand_overs(g, pawn, space):
        if attacking and (pawn.objects & g.plan.weapons).bit_count() == 1:
            found = {key: pair for key, pair in found.items() if not key.startswith("give:")}
            if not found:
                return
        choice: str = yield Ask(pawn.seat, "passing", ("walk", *found), "V-088")
        if choice == "walk":
            return
        yield from hand_over(g, pawn, *found[choice])


def lenders(g: Returns, pawn: Pawn) -> list[Pawn]:
    """Heroes elsewhere who could arm this one."""
    return [mate for mate in heroes(g) if mate is not pawn and armed(g, mate)]
