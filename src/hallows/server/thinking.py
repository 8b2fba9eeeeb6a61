"""A pending question, packed for a process that thinks about it.

Only the scene being played travels: its checkpoint and the answers since. The worker unpacks it and lets the bot
see what ``bots.decide`` shows: the table imagined for the seat that is asked. A ``Thought`` comes back, as JSON.
"""

import pickle
from functools import cache
from typing import Any

import msgspec

from hallows.bots import Hint, decide, hint, make_bot
from hallows.games import load_game
from hallows.kernel import Game, Packed, Seeded, Table, unpack
from hallows.kernel import pack as packed
from hallows.server import wire


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


@cache
def _game(name: str) -> Game[Any]:
    """A worker thinks about the same games again and again; reading their cards takes longer than thinking."""
    return load_game(name)


def solve(data: bytes) -> Hint:
    problem: Problem = pickle.loads(data)
    table = unpack(_game(problem.game), problem.table, Seeded(problem.seed))
    bot = make_bot(problem.game, problem.bot)
    if problem.why:
        return hint(table, bot, problem.seed)
    return Hint(decide(table, bot, problem.seed))
