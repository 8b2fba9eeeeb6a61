"""Where a roll can lead: the golden rules of movement on the boards' graph (canon 4.2, H-033 to H-060).

Everything here is spaces by number and sets of spaces as ints (bit n = space number n, see ``board``); nothing knows
the state of a game. **The caller gives**

- the space where the move begins and the total to be walked (2-12 on two dice; 1-13 are quick, any is right);
- ``Going``, what the board looks like to this pawn at this moment:
  ``halts``, where entering ends the move at once: pawns to be fought, Death Eaters, in the second mode the foe to be
  met (H-056, H-059, C-131; team-mates are left out, H-058); the Quidditch Pitch is added here (H-055);
  ``stops``, where this pawn may end its move early: towers (H-052), own missions it can attempt (H-050, H-051),
  classrooms with a matching book (H-053), with Alohomora every space, with FAQ_STOPS ``board.named``, Horcruxes
  and relics of the second mode (V-076); empty for a Death Eater whose sheet says nothing (V-084);
  ``duties``, those stops where stopping early brings a duty: missions, classrooms, Horcruxes (C-85);
  ``closed``, towers nobody may enter (H-031);
  ``unlocks``, stops that only tokens picked up on this very move allow (C-100): pairs of a space and the set of
  spaces to be entered before or by stopping there. The caller asks for no more tokens than may still be picked up,
  and sees to it that they are picked up when such a way is walked;
- whether the pawn uses secret passages: ``roads()``, or ``roads(passages=False)`` for most Death Eaters (V-084).

**The caller gets** from ``Roads.reach`` the set of spaces where this move can end, and from ``Roads.ways`` the ways to
one of them that differ in what they pass: ``matter`` names the spaces that make a difference (tokens lying there, say).
Ways that enter the same of these count as one, and the shortest stands for them; where stopping early brings a duty
one that uses the whole total comes first, as its walker chooses freely. Only where an end has several ways is there
anything to ask.

What holds for every way: links cost nothing and may be crossed at any time, also before the first step and after the
last (H-205, C-98); no space is entered twice, the first included (H-037, H-038); nothing is a stop on the first space
(C-97); Start leads to the Leaky Cauldron only as the first step (H-206). The transfer of a pawn that ended on Start
(H-048, C-88) is no part of its way: where ``reach`` holds ``board.start`` and nobody is to be fought there, the caller
may offer ``board.cauldron`` as well. Where no way uses the total and none may stop, the longest ones count (H-060).
The set is empty only for a pawn walled in by ``closed``. Nobody walks on special places: do not ask from there.

How it is quick: the sets of spaces that simple paths of up to ``HALF`` steps enter are laid out once for every space;
longer ones are joined from two such halves when first asked for, and kept up to ``LAID``. A question then only filters
them by what stands on the way. Which order a set was walked in is found again for the one way that is shown.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from hallows.games.hogwarts.board import Board, load

#: Paths up to this cost are laid out for every space at once; those up to twice as long are joined from them.
HALF = 6
#: Joined ones up to this cost are kept; the few longer moves are worked out anew each time, as laying them out takes
#: several milliseconds.
LAID = 11
FLIGHT = 5  # H-076


class Going(NamedTuple):
    """What stands in a pawn's way and where it may stop; see above."""

    halts: int = 0
    stops: int = 0
    closed: int = 0
    unlocks: tuple[tuple[int, int], ...] = ()
    duties: int = 0


FREE = Going()


class Way(NamedTuple):
    """One way: the spaces entered, in order, the last of them the end."""

    spaces: tuple[int, ...]
    passed: int  # the spaces of ``matter`` among them
    left: int  # movement not used: more than 0 where the move stopped early


class Route(NamedTuple):
    """A way as the set of spaces it enters, the first one included; in which order is not worked out yet."""

    path: int
    passed: int
    left: int


class Fan(NamedTuple):
    """All simple paths from a space at one cost: for each end the sets of spaces entered, first and last included."""

    ends: int
    through: int  # all spaces that any of these paths enters before its end
    paths: dict[int, tuple[int, tuple[int, ...]]]  # end -> (union of the sets, the sets)
    rows: tuple[
        tuple[int, int, tuple[int, ...]], ...
    ]  # each end as a set, what leads through, the sets


def bits(mask: int) -> Iterator[int]:
    """The numbers in a set, rising."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Roads:
    """The ways on the boards, for pawns that use secret passages or for those that do not."""

    def __init__(self, board: Board, passages: bool = True) -> None:
        self.board = board
        self._pitch = 1 << board.pitch
        gate = (board.start, board.cauldron)
        self._steps = tuple(
            tuple(to for to in steps if (start, to) != gate)
            for start, steps in enumerate(board.steps)
        )
        self._free = tuple(
            tuple(to for to in (passage if passages else None, door) if to is not None)
            for passage, door in zip(board.passage, board.door, strict=True)
        )
        self._fans: list[dict[int, Fan]] = [{} for _ in board.ids]
        self._near: list[dict[int, int]] = [{} for _ in board.ids]
        self._stepped: list[dict[int, dict[int, list[int]]]] = [{} for _ in board.ids]
        for start in range(len(board.ids)):
            for cost in range(HALF + 1):
                self._lay(start, cost)
        self._tails = [self._tail(middle) for middle in range(len(board.ids))]
        self._tail_ends = [sum(1 << end for end in tail) for tail in self._tails]

    # -- questions ---------------------------------------------------------------------------------------

    def reach(self, start: int, total: int, going: Going = FREE) -> int:
        """The spaces where a move can end."""
        halts, blocks = self._stands(start, going)
        found = self._ends(start, total, blocks, ~going.closed)
        wanted = (going.stops | halts) & ~going.closed & ~found & self._nearer(start, total)
        cost = 0
        while wanted and cost < total:
            early = self._ends(start, cost, blocks, wanted)
            found |= early
            wanted &= ~early
            cost += 1
        for space, need in going.unlocks:
            if not found >> space & 1 and any(self._unlocked(start, total, going, space, need)):
                found |= 1 << space
        return found or self._longest(start, total, going)[0]

    def ways(
        self, start: int, total: int, end: int, going: Going = FREE, matter: int = 0
    ) -> tuple[Way, ...]:
        """The ways to a space of ``reach`` that differ in which spaces of ``matter`` they enter."""
        routes = self.routes(start, total, end, going, matter)
        return tuple([self.way(start, total, end, route) for route in routes])

    def way(self, start: int, total: int, end: int, route: Route) -> Way:
        """A route, step by step."""
        spaces = next(self._walks(start, end, route.path, total - route.left))
        return Way(spaces, route.passed, route.left)

    def routes(
        self, start: int, total: int, end: int, going: Going = FREE, matter: int = 0
    ) -> tuple[Route, ...]:
        """The same as ``ways``, without working out the steps of each."""
        matter &= ~(1 << start)  # C-96
        halts, blocks = self._stands(start, going)
        chosen: dict[int, tuple[int, int]] = {}  # passed -> (set of spaces, cost)
        early = (going.stops | halts) >> end & 1
        costs = [*range(total), total] if early else [total]
        if going.duties >> end & 1:
            costs = [total, *costs[:-1]]
        for cost in costs:
            for path in self._free_of(start, cost, end, blocks):
                chosen.setdefault(path & matter, (path, cost))
        for space, need in going.unlocks:
            if space == end:
                for path, cost in self._unlocked(start, total, going, space, need):
                    chosen.setdefault(path & matter, (path, cost))
        if not chosen:
            cost = self._longest(start, total, going)[1]
            for path in self._free_of(start, cost, end, blocks):
                chosen.setdefault(path & matter, (path, cost))
        return tuple([Route(path, passed, total - cost) for passed, (path, cost) in chosen.items()])

    def flight(self, start: int, taken: int, closed: int = 0) -> int:
        """Where the Invisibility Cloak may take a pawn: 5 spaces away, fewer if none is free, where nobody is
        (H-076, C-101). Nothing on the way stops it."""
        for cost in range(FLIGHT, 0, -1):
            ends = self._open(self.fan(start, cost), closed & ~(1 << start), ~(taken | closed))
            if ends:
                return ends
        return 0

    def distances(self, start: int) -> tuple[int | None, ...]:
        """Movement needed from here to every space, over any number of moves and past everybody."""
        found: list[int | None] = [None] * len(self.board.ids)
        ring = [start]
        cost = 0
        while ring:
            for space in ring:
                if found[space] is None:
                    found[space] = cost
                    ring += self._free[space]  # met later in this same loop, at the same cost
            ring = [to for space in ring for to in self.board.steps[space] if found[to] is None]
            cost += 1
        return tuple(found)

    # -- paths -------------------------------------------------------------------------------------------

    def fan(self, start: int, cost: int) -> Fan:
        """All simple paths of that cost; those of cost 0 only cross links, and staying is none of them."""
        known = self._fans[start].get(cost)
        return known if known is not None else self._join(start, cost)

    def _lay(self, start: int, cost: int) -> None:
        """Paths one step longer than those laid before, then those that also cross a link after it."""
        stepped = {start: [1 << start]} if cost == 0 else self._longer(start, cost - 1)
        self._stepped[start][cost] = stepped
        paths = {end: sets[:] for end, sets in stepped.items()}
        if cost == 0:
            del paths[start]
        fresh = stepped
        while fresh:
            crossed: dict[int, list[int]] = {}
            for end, sets in fresh.items():
                for to in self._free[end]:
                    found = [path | 1 << to for path in sets if not path >> to & 1]
                    if found:
                        crossed.setdefault(to, []).extend(found)
            for end, sets in crossed.items():
                paths.setdefault(end, []).extend(sets)
            fresh = crossed
        self._fans[start][cost] = _fan(paths)

    def _longer(self, start: int, cost: int) -> dict[int, list[int]]:
        """Paths of that cost with one more step."""
        longer: dict[int, list[int]] = {}
        sources = {end: sets for end, (_, sets) in self.fan(start, cost).paths.items()}
        if cost == 0:
            sources[start] = (1 << start,)
            if start == self.board.start:  # H-049: the gate, as the first step only
                gate = self.board.cauldron
                longer[gate] = [1 << start | 1 << gate]
        for end, sets in sources.items():
            for to in self._steps[end]:
                bit = 1 << to
                found = [path | bit for path in sets if not path & bit]
                if found:
                    longer.setdefault(to, []).extend(found)
        return longer

    def _tail(self, middle: int) -> dict[int, tuple[int, tuple[int, ...]]]:
        """What follows ``middle`` for another ``HALF``: ends, unions and sets, without ``middle`` itself."""
        found = {}
        # Entered, not begun there: the gate is shut (H-206).
        shut = 1 << self.board.cauldron if middle == self.board.start else 0
        for end, (union, sets) in self._fans[middle][HALF].paths.items():
            rest = tuple(path ^ 1 << middle for path in sets if not path & shut)
            if rest:
                found[end] = (union & ~(1 << middle), rest)
        return found

    def _nearer(self, start: int, total: int) -> int:
        """Spaces that are fewer steps away: the only ones where a move could end early."""
        known = self._near[start].get(total)
        if known is None:
            known = 0
            for space, steps in enumerate(self.distances(start)):
                if steps is not None and steps < total:
                    known |= 1 << space
            self._near[start][total] = known
        return known

    def _join(self, start: int, cost: int) -> Fan:
        """A path is cut right after the step that leaves ``HALF`` to go: one head and one tail, and no other."""
        paths: dict[int, list[int]] = {}
        for middle, heads in self._heads(start, cost - HALF).items():
            for path in heads:
                for end, (union, tails) in self._tails[middle].items():
                    if path & union:
                        found = [path | tail for tail in tails if not path & tail]
                    else:
                        found = [path | tail for tail in tails]
                    if end in paths:
                        paths[end] += found
                    elif found:
                        paths[end] = found
        fan = _fan(paths)
        self._fans[start][cost] = fan
        return fan

    def _heads(self, start: int, cost: int) -> dict[int, list[int]]:
        """The first part of a long path: it ends with a step, not with a link."""
        stepped = self._stepped[start]
        if cost not in stepped:
            stepped[cost] = self._longer(start, cost - 1)
        return stepped[cost]

    def _walks(self, start: int, end: int, path: int, cost: int) -> Iterator[tuple[int, ...]]:
        """The orders in which a set of spaces can be walked at that cost."""
        walk: list[int] = []

        def on(at: int, rest: int, left: int) -> Iterator[tuple[int, ...]]:
            if not rest:
                if not left:
                    yield tuple(walk)
                return
            for to, price in self._moves(start, at):
                if rest >> to & 1 and price <= left and (to != end or rest == 1 << to):
                    walk.append(to)
                    yield from on(to, rest & ~(1 << to), left - price)
                    walk.pop()

        yield from on(start, path & ~(1 << start), cost)

    def _moves(self, start: int, at: int) -> Iterator[tuple[int, int]]:
        """Where a pawn that began at ``start`` may go from ``at``, with the price."""
        for to in self._free[at]:
            yield to, 0
        for to in self._steps[at]:
            yield to, 1
        if at == start == self.board.start:
            yield self.board.cauldron, 1

    # -- what stands on the way --------------------------------------------------------------------------

    def _ends(self, start: int, cost: int, blocks: int, wanted: int) -> int:
        """The ends, among those ``wanted``, of paths of that cost that enter no blocking space before their end."""
        if cost <= LAID:
            return self._open(self.fan(start, cost), blocks, wanted)
        found = 0
        for middle, heads in self._heads(start, cost - HALF).items():
            new = self._tail_ends[middle] & wanted & ~found
            if not new:
                continue
            free = [head for head in heads if not head & blocks]
            while new and free:
                bit = new & -new
                new ^= bit
                if self._meets(free, self._tails[middle][bit.bit_length() - 1], blocks & ~bit):
                    found |= bit
        return found

    def _meets(self, heads: list[int], tail: tuple[int, tuple[int, ...]], stands: int) -> bool:
        """Whether some head and some tail share no space, and nothing stands on them."""
        union, tails = tail
        if union & stands:
            tails = tuple([tail for tail in tails if not tail & stands])
            if not tails:
                return False
        return any(not head & union or any(not head & tail for tail in tails) for head in heads)

    def _open(self, fan: Fan, blocks: int, wanted: int) -> int:
        """The ends, among those ``wanted``, of paths that enter no blocking space before their end."""
        ends = fan.ends & wanted
        if not fan.through & blocks:
            return ends
        if ends == fan.ends:
            return self._open_rows(fan.rows, blocks)
        found = 0
        while ends:  # a few of many
            bit = ends & -ends
            ends ^= bit
            stands = blocks & ~bit
            union, sets = fan.paths[bit.bit_length() - 1]
            if not union & stands:
                found |= bit
                continue
            for path in sets:
                if not path & stands:
                    found |= bit
                    break
        return found

    def _open_rows(self, rows: tuple[tuple[int, int, tuple[int, ...]], ...], blocks: int) -> int:
        found = 0
        for bit, through, sets in rows:
            if not through & blocks:
                found |= bit
                continue
            stands = blocks & ~bit
            for path in sets:
                if not path & stands:
                    found |= bit
                    break
        return found

    def _free_of(self, start: int, cost: int, end: int, blocks: int) -> Iterator[int]:
        """Paths of that cost to that end that enter no blocking space before it."""
        stands = blocks & ~(1 << start | 1 << end)
        if cost <= LAID:
            _, sets = self.fan(start, cost).paths.get(end, (0, ()))
            return (path for path in sets if not path & stands)
        return self._joined(start, cost, end, stands)

    def _joined(self, start: int, cost: int, end: int, stands: int) -> Iterator[int]:
        """Long paths to one end, joined on the way."""
        for middle, heads in self._heads(start, cost - HALF).items():
            _, tails = self._tails[middle].get(end, (0, ()))
            if tails:
                for head in heads:
                    if not head & stands:
                        for tail in tails:
                            if not tail & (head | stands):
                                yield head | tail

    def _stands(self, start: int, going: Going) -> tuple[int, int]:
        """Where entering ends the move, and what no way leads through."""
        others = ~(1 << start)
        halts = (going.halts | self._pitch) & others
        return halts, (halts | going.closed) & others

    def _longest(self, start: int, total: int, going: Going) -> tuple[int, int]:
        """H-060, C-119: the ends of the longest ways there are, and what they cost."""
        _, blocks = self._stands(start, going)
        for cost in range(total - 1, -1, -1):
            ends = self._ends(start, cost, blocks, ~going.closed)
            if ends:
                return ends, cost
        return 0, 0

    def _unlocked(
        self, start: int, total: int, going: Going, space: int, need: int
    ) -> Iterator[tuple[int, int]]:
        """Ways that stop early on a space because of what was picked up on them, with what they cost."""
        if need >> start & 1 or going.closed >> space & 1:
            return  # what lies on the first space stays there (C-96)
        _, blocks = self._stands(start, going)
        for cost in range(total):
            for path in self._free_of(start, cost, space, blocks):
                if path & need == need and any(
                    self._promised(start, total, going, walk, need)
                    for walk in self._walks(start, space, path, cost)
                ):
                    yield path, cost

    def _promised(
        self, start: int, total: int, going: Going, walk: tuple[int, ...], need: int
    ) -> bool:
        """C-100: the space of the last token needed may be entered only if the move could be completed without it."""
        entered = held = 1 << start
        left = total
        at = start
        for to in walk:
            held = entered
            entered |= 1 << to
            left -= to not in self._free[at]
            at = to
            if not need & ~entered:
                break
        return self._completes(start, at, entered, left, going, held & ~(1 << start))

    def _completes(
        self, start: int, at: int, entered: int, left: int, going: Going, held: int
    ) -> bool:
        """H-204: whether a move that stands here can be brought to an end with the tokens of ``held``."""
        halts, _ = self._stands(start, going)
        if not left or (going.stops | halts) >> at & 1:
            return True
        if any(space == at and not need & ~held for space, need in going.unlocks):
            return True
        return any(
            self._completes(start, to, entered | 1 << to, left - price, going, held)
            for to, price in self._moves(start, at)
            if price <= left and not (entered | going.closed) >> to & 1
        )


def _fan(paths: dict[int, list[int]]) -> Fan:
    ends = through = 0
    full: dict[int, tuple[int, tuple[int, ...]]] = {}
    rows = []
    for end in sorted(paths):
        bit = 1 << end
        sets = tuple(paths[end])
        union = reduce(or_, sets)
        ends |= bit
        through |= union & ~bit
        full[end] = (union, sets)
        rows.append((bit, union & ~bit, sets))
    return Fan(ends, through, full, tuple(rows))


@cache
def roads(passages: bool = True) -> Roads:
    """The ways on the boards of the box."""
    return Roads(load(), passages)
