"""Death Eaters in Voldemort's turn (V-029, V-064, V-083, V-084, C-75, C-102, C-141, C-155): roll, move, fight, space, one after
the other."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import PASSAGES, REROLL_MOVE, TOWER_STOP
from hallows.games.hogwarts.returns.rules import fights, spaces
from hallows.games.hogwarts.returns.rules.movement import reach
from hallows.games.hogwarts.returns.state import CLOSE, CREEP, EATERS, PROWL, Eater, Returns
from hallows.games.hogwarts.state import NOBODY
from hallows.games.hogwarts.ways import Going, Roads
from hallows.kernel import YES, YES_NO, Arg, Ask, Play, Roll


def choose(g: Returns) -> Play[None]:
    """V-083: each once, in any order; then its die."""
    g.mover = NOBODY
    waiting = [eater for eater in g.eaters if eater.space >= 0 and not eater.moved]
    if not waiting:
        g.step = CLOSE
        return
    sheets = g.kit.eaters
    options = tuple([f"eater:{sheets[eater.sheet].id}" for eater in waiting])
    choice: str = yield Ask(g.dark, "eater", options, "V-083")
    eater = g.eaters[g.plan.eater_number[what_of(choice)]]
    eater.moved = True
    g.mover = eater.sheet
    g.step = CREEP
    yield from roll(g, eater)


def roll(g: Returns, eater: Eater) -> Play[None]:
    """V-029: one die, with what the sheet says."""
    sheet = g.kit.eaters[eater.sheet]
    die: int = yield Roll(g.dark, "creep")
    if sheet.abilities & REROLL_MOVE:
        args: dict[str, Arg] = {"eater": sheet.name, "total": die}
        choice: str = yield Ask(g.dark, "eater.reroll", ("keep", "reroll"), "V-029", args)
        if choice == "reroll":
            g.tell("dice.again", rule="V-029", who=sheet.name)
            die = yield Roll(g.dark, "creep")
    g.total = die + sheet.move_bonus


def going(g: Returns, eater: Eater) -> tuple[Roads, Going]:
    """V-084, C-141: stopped only by heroes and the pitch; passages and towers only if its sheet says so."""
    abilities = g.kit.eaters[eater.sheet].abilities
    halts = 0
    for pawn in g.pawns:
        if pawn.seat != g.dark:
            halts |= 1 << pawn.space
    stops = g.kit.board.towers if abilities & TOWER_STOP else 0
    roads = g.kit.roads if abilities & PASSAGES else g.plan.on_foot
    return roads, Going(halts & g.plan.walked, stops)


def creep(g: Returns) -> Play[None]:
    """V-029, V-030: where to, and who is met there."""
    eater = g.eaters[g.mover]
    kit = g.kit
    roads, open_ways = going(g, eater)
    ends = reach(kit, roads, eater.space, g.total, open_ways)
    who = kit.eaters[eater.sheet].name
    args: dict[str, Arg] = {"eater": who, "total": g.total}
    choice: str = yield Ask(g.dark, "creep", ends, "V-084", args)
    end = kit.board.number[what_of(choice)]
    if g.sink is not None:
        way = roads.ways(eater.space, g.total, end, open_ways)[0]
        names = kit.space_names
        g.tell(
            "walked", rule="V-029", who=who, origin=names[eater.space], where=names[end],
            way=[names[space] for space in way.spaces],
        )  # fmt: skip
    eater.space = end
    g.step = PROWL
    yield from fights.ambush(g, eater)
    if g.fight is None and end == kit.board.start:
        yield from _gate(g, eater)


def _gate(g: Returns, eater: Eater) -> Play[None]:
    """C-88, C-155: the transfer from Start is open to every pawn; arriving is a meeting."""
    cauldron = g.kit.board.cauldron
    where = g.kit.space_names[cauldron]
    who = g.kit.eaters[eater.sheet].name
    args = {"eater": who, "where": where}
    choice: str = yield Ask(g.dark, "eater.gate", YES_NO, "V-084", {**args})
    if choice == YES:
        eater.space = cauldron
        g.tell("gate", rule="V-084", who=who, where=where)
        yield from fights.ambush(g, eater)


def prowl(g: Returns) -> Play[None]:
    """V-059, V-085, C-140: the space where its move ended, also after a won fight."""
    g.step = EATERS
    yield from spaces.resolve_eater(g, g.eaters[g.mover])
