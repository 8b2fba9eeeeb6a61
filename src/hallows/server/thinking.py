"""A pending question, packed for a process that thinks about it.

Only the scene being played travels: its checkpoint and the answers since. The worker unpacks it and lets the bot
see what ``bots.decide`` shows: the table imagined for the seat that is asked. A ``Thought`` comes back, as JSON.
"""

import pickle
from typing import Any

import msgspec

from hallows.bots import Hint, decide, hint
from hallows.kernel import Packed, Seeded, Table, unpack
from hallows.kernel import pack as packed
from hallows.server import wire
from hallows.server.shelf import bots, game_of


class Problem(msgspec.Struct):
    """What a worker needs to know; pickled, since both ends are ours and the same program."""

    game: str
    bot: str
    seed: int
    why: bool  # whether a reason is wanted
    table: Packed


class Thought(msgspec.Struct, frozen=True):
    """What the bot chooses; why, if that was wanted and it can say, in words ready to be sent on."""

    option: str
    reason: wire.Label | None = None


def pack(table: Table[Any], bot: str, seed: int, *, why: bool = False) -> bytes:
    problem = Problem(table.game.name, bot, seed, why, packed(table))
    return pickle.dumps(problem, pickle.HIGHEST_PROTOCOL)


def solve(data: bytes) -> Hint:
    problem: Problem = pickle.loads(data)
    table = unpack(game_of(problem.game), problem.table, Seeded(problem.seed))
    bot = bots(problem.game)[problem.bot]()
    if problem.why:
        return hint(table, bot, problem.seed)
    return Hint(decide(table, bot, problem.seed))
