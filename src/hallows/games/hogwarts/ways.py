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
  ``unlocks``, stops that only tokens picked up on this very move allow (C-100): a space, the set of spaces to be
  entered before or by stopping there, and where other tokens that must be taken (H-067) might leave no room for
  those, what each space takes. The caller asks for no more tokens than may still be picked up, and sees to it that
  they are picked up when such a way is walked;
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

How it is quick: the sets of spaces that simple paths enter are laid out cost by cost, each from the one before: up to
``READY`` for every space at once, up to ``LAID`` when first asked for; the few longer moves are walked on from there.
A question then only filters them by what stands on the way. Where a move may stop early no paths are needed: the
nearest way there is simple. Which order a set was walked in is found again for the one way that is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, reduce
from operator import or_
from typing import NamedTuple

from hallows.games.hogwarts.board import Board, load

#: Paths up to this cost are laid out for every space at once.
READY = 6
#: Those up to this cost are kept once they were asked for; more would take several milliseconds and much room.
LAID = 11
FLIGHT = 5  # H-076


class Toll(NamedTuple):
    """Tokens on a space: how many the walker stops for, and how many others he must take (H-067)."""

    space: int
    needed: int
    owed: int


class Unlock(NamedTuple):
    """A stop that only tokens picked up on the way allow; see above."""

    space: int
    need: int
    tolls: tuple[Toll, ...] = ()
    room: int = 0  # how many tokens may still be picked up,
    hands: int = 0  # and how many until a pick-up is a swap, to which nobody is forced (C-06)


class Going(NamedTuple):
    """What stands in a pawn's way and where it may stop; see above."""

    halts: int = 0
    stops: int = 0
    closed: int = 0
    unlocks: tuple[Unlock, ...] = ()
    duties: int = 0


FREE = Going()


class Way(NamedTuple):
    """One way: the spaces entered, in order, the last of them the end."""

    spaces: tuple[int, ...]
    passed: int  # the spaces of ``matter`` among them
    left: int  # movement not used: more than 0 where the move stopped early


class Route(NamedTuple):
    """A way as the set of spaces it enters, the first one included; in which order is not worked out yet, except
    where it matters."""

    path: int
    passed: int
    left: int
    walk: tuple[int, ...] = ()


#: Of the paths to one end: the end as a set, what they enter before it, and each path's set, first and last included.
Bundle = tuple[int, int, tuple[int, ...]]


class Fan(NamedTuple):
    """All simple paths from a space at one cost."""

    ends: int
    through: int  # all spaces that any of these paths enters before its end
    paths: dict[int, Bundle]


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
        if any(len(links) > 1 for links in self._free):
            raise ValueError("a space has two links: ways that cross both are not looked for")
        self._bits = tuple(tuple((to, 1 << to) for to in steps) for steps in self._steps)
        self._back: tuple[list[int], ...] = tuple([] for _ in board.ids)
        for start, steps in enumerate(self._steps):
            for to in steps:
                self._back[to].append(start)
        self._fans: list[list[Fan]] = [[self._staying(start)] for start in range(len(board.ids))]
        self._around = tuple(sum(1 << to for to in steps) for steps in self._steps)
        self._across = tuple(sum(1 << to for to in links) for links in self._free)
        self._linked = sum(1 << space for space, links in enumerate(self._free) if links)
        self._near: list[dict[int, int]] = [{} for _ in board.ids]
        for start in range(len(board.ids)):
            self.fan(start, READY)

    # -- questions ---------------------------------------------------------------------------------------

    def reach(self, start: int, total: int, going: Going = FREE) -> int:
        """The spaces where a move can end."""
        halts, blocks = self._stands(start, going)
        found = self._ends(start, total, blocks, ~going.closed)
        early = (going.stops | halts) & ~going.closed & ~found & self._nearer(start, total)
        if early:
            found |= self._entered(start, total, blocks, early)
        for unlock in going.unlocks:
            if not found >> unlock.space & 1 and any(self._unlocked(start, total, going, unlock)):
                found |= 1 << unlock.space
        return found or self._longest(start, total, going)[0]

    def ways(
        self, start: int, total: int, end: int, going: Going = FREE, matter: int = 0
    ) -> tuple[Way, ...]:
        """The ways to a space of ``reach`` that differ in which spaces of ``matter`` they enter."""
        routes = self.routes(start, total, end, going, matter)
        return tuple([self.way(start, total, end, route) for route in routes])

    def way(self, start: int, total: int, end: int, route: Route) -> Way:
        """A route, step by step."""
        walk = route.walk or next(self._walks(start, end, route.path, total - route.left))
        return Way(walk, route.passed, route.left)

    def routes(
        self, start: int, total: int, end: int, going: Going = FREE, matter: int = 0
    ) -> tuple[Route, ...]:
        """The same as ``ways``, without working out the steps of each."""
        matter &= ~(1 << start)  # C-96
        halts, blocks = self._stands(start, going)
        chosen: dict[int, Route] = {}  # by what they pass
        early = (going.stops | halts) >> end & 1
        costs = [*range(total), total] if early else [total]
        if going.duties >> end & 1:
            costs = [total, *costs[:-1]]
        for cost in costs:
            for path in self._free_of(start, cost, end, blocks):
                if (passed := path & matter) not in chosen:
                    chosen[passed] = Route(path, passed, total - cost)
        for unlock in going.unlocks:
            if unlock.space == end:
                for walk, path, left in self._unlocked(start, total, going, unlock):
                    chosen.setdefault(path & matter, Route(path, path & matter, left, walk))
        if not chosen:
            cost = self._longest(start, total, going)[1]
            for path in self._free_of(start, cost, end, blocks):
                chosen.setdefault(path & matter, Route(path, path & matter, total - cost))
        return tuple(chosen.values())

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
        fans = self._fans[start]
        while len(fans) <= cost:
            fans.append(_fan(self._longer(start, len(fans) - 1)))
        return fans[cost]

    def _staying(self, start: int) -> Fan:
        return _fan({to: [1 << start | 1 << to] for to in self._free[start]})

    def _longer(self, start: int, cost: int) -> dict[int, list[int]]:
        """Paths of that cost with one more step, and after it perhaps a link."""
        bundles = list(self.fan(start, cost).paths.items())
        longer: dict[int, list[int]] = {}
        if cost == 0:
            bundles.append((start, (1 << start, 0, (1 << start,))))
            if start == self.board.start:  # H-049: the gate, as the first step only
                gate = self.board.cauldron
                longer[gate] = [1 << start | 1 << gate]
        for end, (here, through, sets) in bundles:
            entered = here | through
            for to, bit in self._bits[end]:
                if not entered & bit:
                    found = [path | bit for path in sets]
                else:
                    found = [path | bit for path in sets if not path & bit]
                if to in longer:
                    longer[to] += found
                elif found:
                    longer[to] = found
        for to, crossing in self._crossed(longer).items():
            longer.setdefault(to, []).extend(crossing)
        return longer

    def _crossed(self, stepped: dict[int, list[int]]) -> dict[int, list[int]]:
        """Those of these paths that can go on over a link, with it."""
        crossed: dict[int, list[int]] = {}
        for end, sets in stepped.items():
            for to in self._free[end]:
                bit = 1 << to
                found = [path | bit for path in sets if not path & bit]
                if found:
                    crossed[to] = found
        return crossed

    def _sets(self, start: int, cost: int, end: int) -> Iterable[int]:
        """All paths of that cost to that end."""
        if cost <= LAID:
            bundle = self.fan(start, cost).paths.get(end)
            return bundle[2] if bundle is not None else ()
        return self._walked_on(start, cost, end)

    def _walked_on(self, start: int, cost: int, end: int) -> Iterator[int]:
        """The same for paths that are not laid out."""
        yield from self._stepped(start, cost, end)
        bit = 1 << end
        for link in self._free[end]:
            for path in self._stepped(start, cost, link):
                if not path & bit:
                    yield path | bit

    def _stepped(self, start: int, cost: int, end: int) -> Iterator[int]:
        """Those that end with a step."""
        bit = 1 << end
        for before in self._back[end]:
            for path in self._sets(start, cost - 1, before):
                if not path & bit:
                    yield path | bit

    def _nearer(self, start: int, total: int) -> int:
        """Spaces that are fewer steps away: the only ones where a move could end early."""
        known = self._near[start].get(total)
        if known is None:
            known = self._near[start][total] = self._entered(start, total, 0, ~0) & ~(1 << start)
        return known

    def _entered(self, start: int, total: int, blocks: int, wanted: int) -> int:
        """Which spaces can be entered with movement left over: the nearest way to each enters nothing twice."""
        found = ring = 1 << start
        reached = 1 << self.board.cauldron if start == self.board.start else 0  # H-049
        for left in range(total - 1, -1, -1):
            for space in bits(ring & self._linked & ~blocks):
                ring |= self._across[space] & ~found
            found |= ring
            if not left or not wanted & ~found:
                break
            for space in bits(ring & ~blocks):
                reached |= self._around[space]
            ring = reached & ~found
            reached = 0
        return found & wanted

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
        for end in range(len(self.board.ids)):
            if wanted >> end & 1:
                stands = blocks & ~(1 << end)
                for path in self._walked_on(start, cost, end):
                    if not path & stands:
                        found |= 1 << end
                        break
        return found

    def _open(self, fan: Fan, blocks: int, wanted: int) -> int:
        """The ends, among those ``wanted``, of paths that enter no blocking space before their end."""
        if not fan.through & blocks:
            return fan.ends & wanted
        found = 0
        for bit, through, sets in fan.paths.values():
            if bit & wanted:
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
        return (path for path in self._sets(start, cost, end) if not path & stands)

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
        self, start: int, total: int, going: Going, unlock: Unlock
    ) -> Iterator[tuple[tuple[int, ...], int, int]]:
        """Ways that stop early on a space because of what was picked up on them: the steps, the spaces as a set, the
        movement left."""
        space, need = unlock.space, unlock.need
        if need >> start & 1 or going.closed >> space & 1:
            return  # what lies on the first space stays there (C-96)
        _, blocks = self._stands(start, going)
        for cost in range(total):
            for path in self._free_of(start, cost, space, blocks):
                if path & need == need:
                    for walk in self._walks(start, space, path, cost):
                        if _room(walk, unlock) and self._promised(start, total, going, walk, need):
                            yield walk, path, total - cost
                            break

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
        if any(unlock.space == at and not unlock.need & ~held for unlock in going.unlocks):
            return True
        return any(
            self._completes(start, to, entered | 1 << to, left - price, going, held)
            for to, price in self._moves(start, at)
            if price <= left and not (entered | going.closed) >> to & 1
        )


def _room(walk: tuple[int, ...], unlock: Unlock) -> bool:
    """H-063, H-067: whether what must be taken on this way leaves room for what its walker stops for."""
    room, hands = unlock.room, unlock.hands
    tolls = {toll.space: toll for toll in unlock.tolls}
    for space in walk if tolls else ():
        if space in tolls:
            _, needed, owed = tolls[space]
            room -= needed
            if room < 0:
                return False
            hands = max(0, hands - needed)
            taken = min(owed, room, hands)
            room -= taken
            hands -= taken
    return True


def _fan(paths: dict[int, list[int]]) -> Fan:
    ends = through = 0
    bundles: dict[int, Bundle] = {}
    for end in sorted(paths):
        bit = 1 << end
        before = reduce(or_, paths[end]) & ~bit
        ends |= bit
        through |= before
        bundles[end] = (bit, before, tuple(paths[end]))
    return Fan(ends, through, bundles)


@cache
def roads(passages: bool = True) -> Roads:
    """The ways on the boards of the box."""
    return Roads(load(), passages)
