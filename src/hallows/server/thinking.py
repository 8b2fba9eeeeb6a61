"""A pending question, packed for a process that thinks about it.

Only the scene being played travels: its checkpoint and the answers since. The worker unpacks it and lets the bot
see what ``bots.decide`` shows: the table imagined for the seat that is asked.
"""

import pickle
from typing import Any

import msgspec

from hallows.bots import decide, make_bot
from hallows.games import load_game
from hallows.kernel import Entry, Seeded, Table, Veil

#: What a table is rebuilt with, rather than sent: rules, dice, names, the rules' position, the past.
_LEFT_BEHIND = frozenset(
    {"_play", "asked", "chance", "events", "game", "log", "outcome", "state", "veil"}
)


class Problem(msgspec.Struct):
    """What a worker needs to know; pickled, since both ends are ours and the same program."""

    game: str
    bot: str
    seed: int
    kept: dict[str, Any]  # the table's other attributes
    entries: list[Entry]  # of this scene


def pack(table: Table[Any], bot: str, seed: int) -> bytes:
    base = table._base
    kept = {name: getattr(table, name) for name in Table.__slots__ if name not in _LEFT_BEHIND}
    kept.update(_offset=table._offset + base, _base=0, _floor=table._floor - base)
    problem = Problem(table.game.name, bot, seed, kept, table.log[base:])
    return pickle.dumps(problem, pickle.HIGHEST_PROTOCOL)


def unpack(problem: Problem) -> Table[Any]:
    """The table at the pending question, with dice of its own."""
    husk: Table[Any] = Table.__new__(Table)
    for name, value in problem.kept.items():
        setattr(husk, name, value)
    husk.game = load_game(problem.game)
    husk.veil = Veil(b"")
    husk.outcome = None
    return husk._rebuilt(Seeded(problem.seed), list(problem.entries), True)


def solve(packed: bytes) -> str:
    problem: Problem = pickle.loads(packed)
    return decide(unpack(problem), make_bot(problem.game, problem.bot), problem.seed)
