"""The move (H-033 to H-060, H-203 to H-206): the roll, where it can lead, the way there and what lies on it.

A player is asked where the move shall end, and for the way only where ways differ in what they pass."""

from collections.abc import Sequence

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import NUDGE, REROLL_MOVE, SEATS, Kit
from hallows.games.hogwarts.rules import missions
from hallows.games.hogwarts.rules.cards import play
from hallows.games.hogwarts.rules.objects import PER_TURN, littered, pick_up, wanted
from hallows.games.hogwarts.state import EXACT, FOR_EXAM, FOR_MISSION, Cup, Player
from hallows.games.hogwarts.ways import Going, Route, Unlock, Way
from hallows.kernel import Ask, Dice, Play

_FELIX = ("felix:first", "felix:second", "felix:both")


def roll(g: Cup) -> Play[None]:
    """H-033: two dice; Cho's or Felix Felicis' second throw, then Ginny's one step more or less (C-117)."""
    player = g.players[g.active]
    dice: tuple[int, ...] = yield Dice(g.active, "move", 2)
    abilities = g.kit.students[player.sheet].abilities
    if abilities & (REROLL_MOVE | NUDGE) or rerolling(g, player.potions) >= 0:
        dice = yield from _think_again(g, player, dice, abilities)
    g.total += sum(dice)  # a nudge has been added already


def _think_again(g: Cup, player: Player, dice: tuple[int, ...], abilities: int) -> Play[tuple[int, ...]]:  # fmt: skip
    while True:
        options: tuple[str, ...] = ()
        if abilities & REROLL_MOVE and not g.rerolled:
            options += ("reroll",)
        felix = rerolling(g, player.potions)
        if felix >= 0:
            options += _FELIX
        if not options:
            break
        args = {"total": sum(dice)}
        choice: str = yield Ask(g.active, "reroll", ("keep", *options), "H-033", {**args})
        if choice == "keep":
            break
        if choice == "reroll":
            g.rerolled = True
            g.tell("dice.again", rule="H-033", who=SEATS[g.active])
            dice = yield Dice(g.active, "move", 2)
            continue
        play(g, player, felix)
        card = g.kit.cards[g.faces[felix]].name
        g.tell("played", rule="H-114", who=SEATS[g.active], card=card)
        if choice == "felix:both":
            dice = yield Dice(g.active, "move", 2)
        else:
            again: tuple[int, ...] = yield Dice(g.active, "move", 1)
            dice = (*again, dice[1]) if choice == "felix:first" else (dice[0], *again)
    if abilities & NUDGE:
        options = ("keep", "add", "subtract")
        choice = yield Ask(g.active, "nudge", options, "H-033", {"total": sum(dice)})
        g.total = {"keep": 0, "add": 1, "subtract": -1}[choice]
        if g.total:
            g.tell("dice.nudged", rule="H-033", who=SEATS[g.active], steps=sum(dice) + g.total)
    return dice


def rerolling(g: Cup, cards: list[int]) -> int:
    """A card that lets dice be thrown again (C-89), or -1."""
    kit = g.kit
    for card in cards:
        if kit.cards[g.faces[card]].rerolls:
            return card
    return -1


# -- where to ----------------------------------------------------------------------------------------------


_REMEMBERED = 4096


def reach(kit: Kit, start: int, total: int, going: Going) -> tuple[str, ...]:
    """Where a move can end, as options. Remembered: a table is often asked again for the position it has just
    been in, by its clones."""
    key = (start, total, going)
    found = kit.reached.get(key)
    if found is None:
        if len(kit.reached) >= _REMEMBERED:
            kit.reached.clear()
        ends = kit.roads.reach(start, total, going)
        found = kit.reached[key] = kit.moves_to(ends)
    return found


def going(g: Cup, player: Player) -> Going:
    """What stands in the way of this pawn, and where it may stop (H-050 to H-059)."""
    board = g.kit.board
    allies = g.allies[player.seat]
    halts = g.eaters
    for other in g.players:
        if not allies >> other.seat & 1:
            halts |= 1 << other.space
    free = board.towers
    if g.options.faq_stops:
        free |= board.named
    if g.free_stop:
        free |= board.castle | board.alley
    duties = 0
    for card in player.books:
        duties |= board.classrooms[g.kit.cards[g.faces[card]].subject]
    unlocks: tuple[Unlock, ...] = ()
    if not g.attempted:
        duties |= missions.ready(g, player)
        if g.picked < PER_TURN:
            unlocks = missions.unlocks(g, player, PER_TURN - g.picked, wanted(g, player))
    return Going(halts, free | duties, g.closed, unlocks, duties & ~free)


def move(g: Cup) -> Play[None]:
    """H-034 to H-060: choose an end, if need be a way, and walk it."""
    player = g.players[g.active]
    kit = g.kit
    open_ways = going(g, player)
    ends = reach(kit, player.space, g.total, open_ways)
    g.walked = True
    if not ends:  # walled in by closed towers
        return
    choice: str = yield Ask(g.active, "move", ends, "H-034", {"total": g.total})
    end = kit.board.number[what_of(choice)]
    routes = distinct_routes(g, player, end, open_ways)
    route = routes[0]
    if len(routes) > 1:
        options = tuple([way_key(g, option.passed) for option in routes])
        where = kit.space_names[end]
        chosen: str = yield Ask(g.active, "way", options, "H-062", {"where": where})
        route = routes[options.index(chosen)]
    if route.left:
        g.early, needed = _why_early(g, player, end, route, open_ways)
    else:
        needed = 0
    if g.sink is None and not route.passed:
        player.space = (
            end  # nobody looks, and nothing lies on the way: the steps need not be worked out
        )
    else:
        yield from walk(g, player, kit.roads.way(player.space, g.total, end, route), needed)


def distinct_ways(g: Cup, player: Player, end: int, open_ways: Going) -> list[Way]:
    """The ways to an end that differ in what can be picked up, step by step."""
    routes = distinct_routes(g, player, end, open_ways)
    return [g.kit.roads.way(player.space, g.total, end, route) for route in routes]


def distinct_routes(g: Cup, player: Player, end: int, open_ways: Going) -> Sequence[Route]:
    """The ways to an end that differ in what can be picked up. One that only misses things which nobody has to
    take is left out."""
    matter = littered(g) if g.picked < PER_TURN else 0
    ways = g.kit.roads.routes(player.space, g.total, end, open_ways, matter)
    if len(ways) < 2:
        return ways
    must = wanted(g, player)
    musts = 0
    for thing in g.kit.objects_of(must):
        if g.at[thing] >= 0:
            musts |= 1 << g.at[thing]
    return [way for way in ways if not any(_better(other, way, musts) for other in ways)]


def _better(other: Route, way: Route, musts: int) -> bool:
    more = other.passed & ~way.passed
    if not more or way.passed & ~other.passed or more & musts:
        return False
    return not other.left or bool(way.left)


def way_key(g: Cup, passed: int) -> str:
    """A way is named by the spaces with objects that it passes."""
    return f"way:{'+'.join(g.kit.board.members(passed)) or 'direct'}"


def walk(g: Cup, player: Player, way: Way, needed: int) -> Play[None]:
    """Space by space, picking up what lies there (H-062, H-203); ``needed`` are objects the move was chosen for."""
    kit = g.kit
    end = way.spaces[-1]
    start = player.space
    ahead = sum(1 for space in way.spaces for thing in kit.objects_of(needed) if g.at[thing] == space)  # fmt: skip
    if g.sink is not None:
        names = kit.space_names
        g.tell(
            "walked", rule="H-034", who=SEATS[player.seat], origin=names[start], where=names[end],
            way=[names[space] for space in way.spaces],
        )  # fmt: skip
    player.space = end
    if not way.passed or g.picked >= PER_TURN:
        return
    for space in way.spaces:
        if way.passed >> space & 1:
            ahead -= sum(1 for thing in kit.objects_of(needed) if g.at[thing] == space)
            yield from pick_up(g, player, space, needed, ahead)


def _why_early(g: Cup, player: Player, end: int, route: Route, open_ways: Going) -> tuple[int, int]:
    """Why a move may end here with movement left, what that obliges to (C-85), and the objects it takes."""
    board = g.kit.board
    bit = 1 << end
    free = board.towers | open_ways.halts | 1 << board.pitch
    if g.options.faq_stops:
        free |= board.named
    if bit & free or g.free_stop:
        return EXACT, 0
    why = EXACT
    for card in player.books:
        if board.classrooms[g.kit.cards[g.faces[card]].subject] & bit:
            why = FOR_EXAM
    if missions.ready(g, player) & bit and not g.attempted:
        return why | FOR_MISSION, 0
    if why:
        return why, 0
    for unlock in open_ways.unlocks:
        if unlock.space == end and route.passed & unlock.need == unlock.need:
            return FOR_MISSION, missions.completed_by(g, player, end, unlock.need)
    return EXACT, 0  # H-060: the longest way there is
