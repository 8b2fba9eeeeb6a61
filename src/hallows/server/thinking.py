"""A pending question, packed for a process that thinks about it.

Only the scene being played travels: its checkpoint and the answers since. The worker unpacks it and lets the bot
see what ``bots.decide`` shows: the table imagined for the seat that is asked. A ``Thought`` comes back, as JSON. People
wait: a bot that thinks ahead is stopped after a while, and says the best it has found.
"""

import pickle
from typing import Any

import msgspec

from hallows.bots import PATIENCE, Hint, decide, hint, within
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
    """What the bot chooses; why, if that was wanted and it can say, in words ready to be sent on; and the chance of
    winning before and after, if it judges."""

    option: str
    reason: wire.Label | None = None
    before: int | None = None
    after: int | None = None


def pack(table: Table[Any], bot: str, seed: int, *, why: bool = False) -> bytes:
    problem = Problem(table.game.name, bot, seed, why, packed(table))
    return pickle.dumps(problem, pickle.HIGHEST_PROTOCOL)


def solve(data: bytes) -> Hint:
    problem: Problem = pickle.loads(data)
    table = unpack(game_of(problem.game), problem.table, Seeded(problem.seed))
    bot = bots(problem.game)[problem.bot]()
    enough = within(PATIENCE)
    if problem.why:
        return hint(table, bot, problem.seed, enough)
    return Hint(decide(table, bot, problem.seed, enough))
