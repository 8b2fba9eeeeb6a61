"""The turn (V-013, V-016, V-074, V-083, C-53, C-103, C-142): its steps in their order."""

from collections.abc import Callable

from hallows.games.hogwarts.compiled import SEATS
from hallows.games.hogwarts.returns.rules import (
    eaters,
    ending,
    fights,
    horcruxes,
    movement,
    ritual,
    setup,
    spaces,
    starts,
    tokens,
    trips,
)
from hallows.games.hogwarts.returns.rules.sides import is_hero, name
from hallows.games.hogwarts.returns.state import (
    ARRIVE,
    BEGIN,
    CLOSE,
    CREEP,
    EATERS,
    EXACT,
    HORCRUX,
    MOVE,
    OVER,
    PLACE,
    PROWL,
    RELICS,
    RITUAL,
    SETUP,
    SPACE,
    VISIT,
    Pawn,
    Returns,
)
from hallows.games.hogwarts.state import NOBODY
from hallows.kernel import YES, YES_NO, Ask, Play

#: A new scene begins with these: a turn, a roll behind which no undo goes, the next Death Eater.
CUTS = frozenset({BEGIN, MOVE, EATERS, CREEP, PLACE, RELICS, OVER})


def scene(g: Returns) -> Play[None]:
    """A half-round of a fight, or the steps of the turn up to the next cut."""
    if g.fight is not None:
        yield from fights.play(g, g.fight)
        return
    while True:
        yield from _STEPS[g.step](g)
        if g.fight is not None or g.step in CUTS:
            return


def begin(g: Returns) -> Play[None]:
    """A new turn: nothing of the last one counts any more. Voldemort has no cards and rolls at once."""
    pawn = g.pawns[g.active]
    g.turns += 1
    g.total = g.picked = g.offered = 0
    g.early = EXACT
    g.free_stop = g.walked = g.attacked = False
    g.mover = NOBODY
    for eater in g.eaters:
        eater.moved = False
    g.tell("turn", rule="V-016", who=SEATS[g.active], round=g.rounds)
    yield from starts.begin(g, pawn)


def move(g: Returns) -> Play[None]:
    yield from movement.move(g, g.pawns[g.active])


def arrive(g: Returns) -> Play[None]:
    """C-103: after pick-up and meeting, a Death Eater; then perhaps on from Start to the Leaky Cauldron, which is an arrival
    of its own (C-88, C-155)."""
    pawn = g.pawns[g.active]
    g.step = HORCRUX
    if is_hero(g, pawn) and (yield from fights.challenge(g, pawn)):
        return
    board = g.kit.board
    if pawn.space != board.start:
        return
    where = g.kit.space_names[board.cauldron]
    choice: str = yield Ask(g.active, "gate", YES_NO, "V-076", {"where": where})
    if choice == YES:
        yield from through_the_gate(g, pawn)


def through_the_gate(g: Returns, pawn: Pawn) -> Play[None]:
    cauldron = g.kit.board.cauldron
    pawn.space = cauldron
    g.tell("gate", rule="V-076", who=name(g, pawn), where=g.kit.space_names[cauldron])
    yield from tokens.pick_up(g, pawn, cauldron)
    if tokens.mates_on(g, pawn, cauldron):
        yield from tokens.offer_in_passing(g, pawn, cauldron)
    if not (yield from ending.meet(g, pawn, cauldron)):
        g.step = ARRIVE


def horcrux(g: Returns) -> Play[None]:
    """V-022, V-031: the ritual for Pettigrew, a Horcrux for a hero; Voldemort's Death Eaters follow him (V-083)."""
    pawn = g.pawns[g.active]
    g.step = SPACE
    if is_hero(g, pawn):
        yield from horcruxes.on_arrival(g, pawn)
    elif g.returned:
        g.step = EATERS
    elif starts.ready(g, pawn):
        g.step = RITUAL


def space(g: Returns) -> Play[None]:
    """V-038, V-077: the effect of the space where the move ended."""
    g.step = CLOSE
    yield from spaces.resolve(g, g.pawns[g.active])


def visit(g: Returns) -> Play[None]:
    """V-069, C-149: at a special place; the Ministry's Horcrux may be attacked there."""
    hero = g.pawns[g.active]
    g.step = CLOSE
    g.early = EXACT
    yield from trips.through_the_door(g, hero)
    yield from horcruxes.on_arrival(g, hero)


def close(g: Returns) -> Play[None]:
    """V-016, V-088, V-091, V-092: hand-overs, the way back from special places, the next player, a new round."""
    pawn = g.pawns[g.active]
    if is_hero(g, pawn):
        while found := tokens.hand_overs(g, pawn, pawn.space):
            choice: str = yield Ask(g.active, "close", ("end", *found), "V-088")
            if choice == "end":
                break
            yield from tokens.hand_over(g, pawn, *found[choice])
    for other in g.pawns:
        trips.end_of_turn(g, other)
    seats = len(g.pawns)
    g.mover = NOBODY
    g.active = (g.active + 1) % seats
    g.step = BEGIN
    if g.active == g.dark:
        ending.check_rounds(g)
        g.rounds += g.step != OVER


_STEPS: dict[int, Callable[[Returns], Play[None]]] = {
    SETUP: setup.deal,
    BEGIN: begin,
    MOVE: move,
    ARRIVE: arrive,
    HORCRUX: horcrux,
    SPACE: space,
    VISIT: visit,
    RITUAL: ritual.hold,
    PLACE: ritual.place,
    RELICS: ritual.relics,
    EATERS: eaters.choose,
    CREEP: eaters.creep,
    PROWL: eaters.prowl,
    CLOSE: close,
}
