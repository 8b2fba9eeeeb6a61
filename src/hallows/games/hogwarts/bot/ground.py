"""How far everything is, for bots: distances on foot, and by Floo powder or Portkey to the special places."""

from __future__ import annotations

from functools import lru_cache
from itertools import permutations

from hallows.games.hogwarts.board import Board
from hallows.games.hogwarts.ways import roads

FAR = 60  # where no way leads
GATE = 6  # steps lost by having to end a move on Start exactly
ANOTHER_TOWER = 4  # steps from one tower to the next, as a rule

STRIDE = 7.0  # steps of a turn
HALT = 0.55  # turns lost by every stop that must be met

Row = tuple[int, ...]  # by space: steps from there to somewhere
Way = tuple[Row, float, int]  # steps to the first stop, turns after it, the stop


class Ground:
    """Steps between spaces. A special place is as far as the nearest tower that can be used, the graveyard as far as
    the pitch."""

    def __init__(self, board: Board) -> None:
        self.board = board
        ways = roads()
        self.rows: list[Row] = [
            tuple(FAR if far is None else far for far in ways.distances(space))
            for space in range(len(board.ids))
        ]
        for space in range(len(board.ids)):
            if board.alley >> space & 1:
                self.rows[space] = self._through_the_gate(space)
        self._towers: dict[int, Row] = {}
        self.alike = _alike(board)

    def _through_the_gate(self, space: int) -> Row:
        """Into the alley one must first end a move on Start, or begin there (H-048, H-049)."""
        board, row = self.board, self.rows[space]
        there = row[board.cauldron]
        start = self.rows[board.start]
        return tuple(
            steps
            if not board.castle >> here & 1
            else start[here] + there + (GATE if start[here] else 1)
            for here, steps in enumerate(row)
        )

    def towers(self, barred: int) -> Row:
        """Steps to the nearest tower that nobody bars."""
        row = self._towers.get(barred)
        if row is None:
            open_ = [s for s in range(len(self.rows)) if (self.board.towers & ~barred) >> s & 1]
            row = self.nearest(open_)
            self._towers[barred] = row
        return row

    def nearest(self, spaces: list[int]) -> Row:
        if len(spaces) == 1:
            return self.rows[spaces[0]]
        return tuple(map(min, *(self.rows[space] for space in spaces)))

    def row(self, space: int, barred: int) -> Row:
        """Steps to a space from everywhere that one walks."""
        if self.board.floo >> space & 1:
            return self.towers(barred)
        if self.board.portkey >> space & 1:
            return self.rows[self.board.pitch]
        return self.rows[space]

    def between(self, here: int, there: int, barred: int) -> int:
        """Steps from one stop to the next; within one trip none."""
        places = self.board.places
        if not places >> here & 1:
            return self.row(there, barred)[here]
        if not places >> there & 1:
            return self.row(here, barred)[there]
        return 0 if self.one_trip(here, there) else ANOTHER_TOWER

    def one_trip(self, here: int, there: int) -> bool:
        return here == there or self.board.door[here] == there


def _alike(board: Board) -> list[int]:
    """By space: the first that brings the same to whoever ends a move there, trips apart."""
    first: dict[object, int] = {}
    return [
        first.setdefault((it.symbol, it.hp, it.subject, tuple(it.draw.items())), space)
        for space, it in enumerate(board.spaces.values())
    ]


@lru_cache(1 << 14)
def ways_over(
    ground: Ground, stops: tuple[int, ...], goals: tuple[int, ...], barred: int
) -> tuple[tuple[Way, ...], int, bool]:
    """Ways over the stops to the nearest of the goals, one for each order; how many of them Floo powder leads to, and whether
    a Portkey must. Remembered: what is needed lies for long where it lies."""
    board = ground.board
    places, goal = board.places, goals[0]
    trips = {*stops, goal}
    floo = len([space for space in trips if board.floo >> space & 1])
    portkey = any(board.portkey >> space & 1 for space in trips)
    last = ground.nearest(list(goals)) if len(goals) > 1 else ground.row(goal, barred)
    if not stops:
        return ((last, HALT, goal),), floo, portkey
    ways = []
    for order in permutations(stops):
        tail = HALT
        for here, there in zip(order, (*order[1:], goal), strict=True):
            steps = last[here] if there == goal and not places >> here & 1 else ground.between(here, there, barred)  # fmt: skip
            tail += steps / STRIDE
            if places >> here & 1 and not ground.one_trip(here, there):
                tail += HALT
        ways.append((ground.row(order[0], barred), tail, order[0]))
    return tuple(ways), floo, portkey


_GROUNDS: dict[str, Ground] = {}


def ground_of(board: Board) -> Ground:
    """One for every board."""
    if board.hash not in _GROUNDS:
        _GROUNDS[board.hash] = Ground(board)
    return _GROUNDS[board.hash]
