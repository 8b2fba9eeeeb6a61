"""The move (V-014, V-015, V-018, V-042, V-063, V-076, V-084, V-088, V-090, C-74, C-85, C-88, C-98 to C-100, C-131, C-136,
C-155, C-156): the roll, where it can lead, the way there and what lies on it.

One is asked where the move shall end, and for the way only where ways differ in what they pass."""

from hallows.games.common.keys import what_of
from hallows.games.hogwarts.compiled import Kit
from hallows.games.hogwarts.returns.rules import ending
from hallows.games.hogwarts.returns.rules.sides import (
    armed,
    dark,
    harry,
    horcrux_here,
    is_harry,
    is_hero,
    mine,
    name,
    relic_about,
)
from hallows.games.hogwarts.returns.rules.tokens import (
    hand_overs,
    lenders,
    lying_for,
    offer_in_passing,
    pass_on,
    pick_up,
)
from hallows.games.hogwarts.returns.state import ARRIVE, FOR_HORCRUX, Pawn, Returns
from hallows.games.hogwarts.rules.cards import play
from hallows.games.hogwarts.rules.objects import PER_TURN
from hallows.games.hogwarts.ways import Going, Roads, Route, Unlock, Way
from hallows.kernel import YES, YES_NO, Ask, Dice, Play

_FELIX = {1: ("felix:die",), 2: ("felix:first", "felix:second", "felix:both")}
_REMEMBERED = 4096


# -- the roll ----------------------------------------------------------------------------------------------


def roll(g: Returns, pawn: Pawn) -> Play[None]:
    """V-014, V-015, V-063: Pettigrew with one die, the others with two; Felix Felicis throws again (C-89)."""
    count = dice_of(g, pawn)
    dice: tuple[int, ...] = yield Dice(pawn.seat, "move", count)
    while (felix := _felix(g, pawn)) >= 0:
        options = ("keep", *_FELIX[count])
        choice: str = yield Ask(pawn.seat, "reroll", options, "V-015", {"total": sum(dice)})
        if choice == "keep":
            break
        card = g.kit.cards[g.faces[felix]].name
        play(g, pawn, felix)
        g.tell("played", rule="V-054", who=name(g, pawn), card=card)
        if choice in ("felix:both", "felix:die"):
            dice = yield Dice(pawn.seat, "move", count)
        else:
            again: tuple[int, ...] = yield Dice(pawn.seat, "move", 1)
            dice = (*again, dice[1]) if choice == "felix:first" else (dice[0], *again)
    g.total = sum(dice)


def dice_of(g: Returns, pawn: Pawn) -> int:
    if is_hero(g, pawn):
        return 2
    sheet = g.plan.voldemort if g.returned else g.plan.pettigrew
    return g.plan.steps[sheet.id]


def _felix(g: Returns, pawn: Pawn) -> int:
    """A card that lets dice be thrown again, or -1."""
    for card in pawn.potions:
        if g.kit.cards[g.faces[card]].rerolls:
            return card
    return -1


# -- where to ----------------------------------------------------------------------------------------------

#: Where a move can end, as options. A table is often asked again for the position it has just been in, by its clones.
_reached: dict[tuple[Roads, int, int, Going], tuple[str, ...]] = {}


def reach(kit: Kit, roads: Roads, start: int, total: int, going: Going) -> tuple[str, ...]:
    key = (roads, start, total, going)
    found = _reached.get(key)
    if found is None:
        if len(_reached) >= _REMEMBERED:
            _reached.clear()
        ends = roads.reach(start, total, going)
        found = tuple([option for space, option in enumerate(kit.move) if ends >> space & 1])
        _reached[key] = found
    return found


def free_stops(g: Returns) -> int:
    """Where one may stop without any duty: towers (V-076), named spaces by agreement, all with Alohomora."""
    board = g.kit.board
    if g.free_stop:
        return board.castle | board.alley
    return board.towers | (board.named if g.options.faq_stops else 0)


def horcrux_spaces(g: Returns) -> int:
    mask = 0
    for thing, space in g.plan.horcruxes.items():
        if g.at[thing] >= 0:
            mask |= 1 << space
    return mask & g.plan.walked


def relic_space(g: Returns, pawn: Pawn) -> int:
    """Where the relic of Harry or Voldemort lies, as a mask, if he may still pick it up in this turn."""
    plan = g.plan
    if not g.returned or g.picked >= PER_TURN:
        return 0
    if is_hero(g, pawn) and not is_harry(g, pawn):
        return 0
    space = g.at[plan.stone if is_hero(g, pawn) else plan.wand]
    return 1 << space if space >= 0 else 0


def going(g: Returns, pawn: Pawn, refused: int = 0) -> Going:
    """What stands in the way of this pawn, and where it may stop. ``refused``: heroes who will lend nothing."""
    free = free_stops(g)
    halts = 0
    duties = relic_space(g, pawn)
    unlocks: tuple[Unlock, ...] = ()
    if is_hero(g, pawn):
        for eater in g.eaters:
            if eater.space >= 0:
                halts |= 1 << eater.space
        if armed(g, pawn):
            duties |= horcrux_spaces(g)
        else:
            unlocks = _unlocks(g, pawn, refused, free)
    foe = foe_space(g, pawn)
    if foe >= 0 and relic_about(g):
        halts |= 1 << foe
    elif foe >= 0 and (relic := relic_space(g, pawn)):
        # C-100, C-131: with the relic taken on the way, the other's space ends the move
        unlocks += (Unlock(foe, relic),)
    return Going(halts & g.plan.walked, free | duties, 0, unlocks, duties & ~free)


def foe_space(g: Returns, pawn: Pawn) -> int:
    """Where the one stands whom Harry, or Voldemort, might meet; -1 if nobody can be met there."""
    if not g.returned or (is_hero(g, pawn) and not is_harry(g, pawn)):
        return -1
    space = (dark(g) if is_hero(g, pawn) else harry(g)).space
    return space if g.plan.walked >> space & 1 else -1


def _unlocks(g: Returns, pawn: Pawn, refused: int, free: int) -> tuple[Unlock, ...]:
    """C-100, C-146: Horcruxes where a hero may stop with a weapon taken, or lent, on the way."""
    sources = []
    if g.picked < PER_TURN:
        weapons = g.kit.objects_of(g.plan.weapons)
        sources = [1 << g.at[thing] for thing in weapons if g.at[thing] >= 0]
    sources += [1 << mate.space for mate in lenders(g, pawn) if not refused >> mate.seat & 1]
    ends = g.kit.objects_of(horcrux_spaces(g) & ~free)
    return tuple(
        Unlock(end, source) for end in ends for source in sources if source & g.plan.walked
    )


def matter(g: Returns, pawn: Pawn) -> int:
    """The spaces that make one way differ from another: own tokens, heroes to deal with, and the foe, whom it is good to
    meet with a relic just taken (C-131)."""
    mask = lying_for(g, pawn)
    foe = foe_space(g, pawn)
    if foe >= 0 and relic_space(g, pawn) and not relic_about(g):
        mask |= 1 << foe
    if is_hero(g, pawn):
        for mate in g.pawns:
            if mate.seat != g.dark and mate is not pawn and hand_overs(g, pawn, mate.space):
                mask |= 1 << mate.space
    return mask & g.plan.walked


def distinct_ways(g: Returns, pawn: Pawn, end: int, open_ways: Going) -> list[Way]:
    """The ways to an end that differ in what can be had on them; one that only misses things is left out. Remembered
    as ``reach`` is: a clone walks again where its table has walked."""
    known = g.plan.ways
    key = (pawn.space, g.total, end, open_ways, matter(g, pawn))
    found = known.get(key)
    if found is None:
        if len(known) >= _REMEMBERED:
            known.clear()
        roads = g.kit.roads
        routes = roads.routes(*key)
        kept = [route for route in routes if not any(_better(other, route) for other in routes)]
        found = known[key] = [roads.way(*key[:3], route) for route in kept]
    return found


def _better(other: Route, way: Route) -> bool:
    if not other.passed & ~way.passed or way.passed & ~other.passed:
        return False
    return not other.left or bool(way.left)


def armed_on_the_way(g: Returns, pawn: Pawn, end: int) -> bool:
    """C-131: whether the relic lies on a way to that end, where the foe stands."""
    relic = relic_space(g, pawn)
    return bool(relic) and any(
        way.passed & relic for way in distinct_ways(g, pawn, end, going(g, pawn))
    )


def way_key(g: Returns, way: Way) -> str:
    ids = g.kit.board.ids
    passed = [ids[space] for space in way.spaces if way.passed >> space & 1]
    return f"way:{'+'.join(passed) or 'direct'}"


# -- the move ----------------------------------------------------------------------------------------------


def move(g: Returns, pawn: Pawn) -> Play[None]:
    """Choose an end, if need be a way, and walk it."""
    kit = g.kit
    g.walked = True
    g.step = ARRIVE
    refused = 0
    while True:
        open_ways = going(g, pawn, refused)
        ends = reach(kit, kit.roads, pawn.space, g.total, open_ways)
        choice: str = yield Ask(pawn.seat, "move", ends, "V-076", {"total": g.total})
        end = kit.board.number[what_of(choice)]
        ways = distinct_ways(g, pawn, end, open_ways)
        way = ways[0]
        if len(ways) > 1:
            options = tuple([way_key(g, option) for option in ways])
            args = {"where": kit.space_names[end]}
            chosen: str = yield Ask(pawn.seat, "way", options, "V-076", {**args})
            way = ways[options.index(chosen)]
        lender = _lender_needed(g, pawn, way, open_ways, refused)
        if lender is None:
            break
        thing = kit.objects_of(lender.objects & g.plan.weapons)[0]
        args = {"who": name(g, pawn), "object": kit.object_names[thing]}
        answer: str = yield Ask(lender.seat, "lend", YES_NO, "V-039", {**args})
        if answer == YES:
            break
        g.tell("handed.refused", rule="V-039", who=name(g, lender), object=args["object"])
        refused |= 1 << lender.seat
    yield from walk(g, pawn, way, open_ways, lender)


def _stops_for(g: Returns, way: Way, open_ways: Going) -> bool:
    """Does this way end early, at a stop that brings a duty?"""
    free = open_ways.halts | 1 << g.kit.board.pitch | free_stops(g)
    return bool(way.left) and not free >> way.spaces[-1] & 1


def _lender_needed(g: Returns, pawn: Pawn, way: Way, open_ways: Going, refused: int) -> Pawn | None:
    """The hero on the way without whose weapon this move could not end where it does."""
    end = way.spaces[-1]
    if not open_ways.unlocks or not _stops_for(g, way, open_ways):
        return None
    if relic_space(g, pawn) >> end & 1 or _goes_to_meet(g, pawn, way):
        return None
    passed = sum(1 << space for space in way.spaces)
    weapons = g.kit.objects_of(g.plan.weapons)
    if g.picked < PER_TURN and any(g.at[w] >= 0 and passed >> g.at[w] & 1 for w in weapons):
        return None
    willing = [mate for mate in lenders(g, pawn) if not refused >> mate.seat & 1]
    return next((mate for mate in willing if passed >> mate.space & 1), None)


def walk(
    g: Returns, pawn: Pawn, way: Way, open_ways: Going, lender: Pawn | None = None
) -> Play[None]:
    """Space by space: pick up, hand over, and where Harry and Voldemort meet it may all be over (C-103, C-131)."""
    kit = g.kit
    end = way.spaces[-1]
    start = pawn.space
    if g.sink is not None:
        names = kit.space_names
        rule = "V-015" if is_hero(g, pawn) else "V-063" if g.returned else "V-014"
        g.tell(
            "walked", rule=rule, who=name(g, pawn),
            origin=names[start], where=names[end], way=[names[space] for space in way.spaces],
        )  # fmt: skip
    needed = _needed(g, pawn, way, open_ways, lender)
    relic = relic_space(g, pawn) >> end & 1
    held = pawn.objects
    stopped = _stops_for(g, way, open_ways)
    attacking = stopped and not relic and horcrux_here(g, end) >= 0
    pawn.space = end
    foe = foe_space(g, pawn)
    for space in way.spaces:
        if way.passed >> space & 1 or (needed and space == end):
            ahead = sum(
                1 for thing in kit.objects_of(needed)
                if g.at[thing] in way.spaces and g.at[thing] != space
            )  # fmt: skip
            yield from pick_up(g, pawn, space, needed, ahead)
            if lender is not None and lender.space == space:
                thing = kit.objects_of(lender.objects & g.plan.weapons)[0]
                pass_on(g, lender, pawn, thing)
                lender = None
            elif is_hero(g, pawn):
                yield from offer_in_passing(g, pawn, space, attacking)
        if space == foe and (yield from ending.meet(g, pawn, space)):
            return
    # C-85: who stops early for a Horcrux must attack it, unless he has taken the relic he might also have stopped for
    took_relic = relic and pawn.objects & ~held & ~g.plan.weapons
    if stopped and is_hero(g, pawn) and horcrux_here(g, end) >= 0 and not took_relic:
        g.early = FOR_HORCRUX


def _goes_to_meet(g: Returns, pawn: Pawn, way: Way) -> bool:
    """C-131: this way ends at the foe, who stops it because of the relic that lies on it."""
    relic = relic_space(g, pawn)
    return way.spaces[-1] == foe_space(g, pawn) and any(relic >> space & 1 for space in way.spaces)


def _needed(g: Returns, pawn: Pawn, way: Way, open_ways: Going, lender: Pawn | None) -> int:
    """The tokens this move was chosen for, which must be taken: a relic it stops for (C-136), or with which it ends at the
    foe; a weapon without which it could not stop at a Horcrux."""
    if not _stops_for(g, way, open_ways):
        return 0
    end = way.spaces[-1]
    horcrux = horcrux_here(g, end) >= 0
    relic = relic_space(g, pawn) >> end & 1 or _goes_to_meet(g, pawn, way)
    if relic and not (horcrux and armed(g, pawn)):
        return 1 << (g.plan.stone if is_hero(g, pawn) else g.plan.wand)
    if horcrux and not armed(g, pawn) and lender is None:
        for thing in g.kit.objects_of(g.plan.weapons & mine(g, pawn)):
            if g.at[thing] in way.spaces:
                return 1 << thing
    return 0
