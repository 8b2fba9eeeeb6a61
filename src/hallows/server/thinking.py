"""A pending question, packed for a process that thinks about it.

Only the scene being played travels: its checkpoint and the answers since. The worker unpacks it and lets the bot
see what ``bots.decide`` shows: the table imagined for the seat that is asked. A ``Thought`` comes back, as JSON. People
wait: a bot that thinks ahead is stopped after a while, and says the best it has found.
"""

import pickle
from typing import Any, cast

import msgspec

from hallows.bots import PATIENCE, Hint, decide, hint, within
from hallows.bots.analysis import analyse
from hallows.kernel import BadOptions, Packed, Record, Seeded, Table, Text, luck, retell, unpack
from hallows.kernel import pack as packed
from hallows.server import rest, wire
from hallows.server.shelf import bots, game_of

#: Seconds after which a game that is looked back on has been thought about enough, and choices told of at most.
LOOK_BACK = 5.0
LOSSES = 5


class Problem(msgspec.Struct):
    """What a worker needs to know; pickled, since both ends are ours and the same program."""

    game: str
    bot: str
    seed: int
    why: bool  # whether a reason is wanted
    table: Packed
    patience: float = PATIENCE


class Thought(msgspec.Struct, frozen=True):
    """What the bot chooses; why, if that was wanted and it can say, in words ready to be sent on; and the chance of
    winning before and after, if it judges."""

    option: str
    reason: wire.Label | None = None
    before: int | None = None
    after: int | None = None


class LookBack(msgspec.Struct):
    """A finished game to be looked back on."""

    record: Record


class Retold(msgspec.Struct):
    """A finished game whose ending is to be told."""

    record: Record


def pack_record(record: Record, *, ending: bool = False) -> bytes:
    asked = Retold(record) if ending else LookBack(record)
    return pickle.dumps(asked, pickle.HIGHEST_PROTOCOL)


def pack(
    table: Table[Any], bot: str, seed: int, *, why: bool = False, patience: float = PATIENCE
) -> bytes:
    problem = Problem(table.game.name, bot, seed, why, packed(table), patience)
    return pickle.dumps(problem, pickle.HIGHEST_PROTOCOL)


def answer(data: bytes) -> bytes:
    """What a worker sends back, as JSON."""
    problem = pickle.loads(data)
    if isinstance(problem, LookBack):
        return msgspec.json.encode(look_back(problem.record))
    if isinstance(problem, Retold):
        return msgspec.json.encode(ending_of(problem.record))
    return msgspec.json.encode(solve(data))


def look_back(record: Record) -> rest.Analysis:
    """Empty if nothing can judge the game."""
    game = game_of(record.game)
    try:
        found = analyse(game, record, enough=within(LOOK_BACK))
    except BadOptions:
        return rest.Analysis()
    turns = [moment.turn for moment in found.moments]
    return rest.Analysis(
        found.together,
        [rest.Standing(it.turn, it.seat, it.chances) for it in found.moments],
        [
            rest.Swing(
                it.moment, turns[it.moment], it.seat, it.before, it.after, it.chosen, it.luck
            )
            for it in found.swings
        ],
        [
            rest.LostChoice(
                it.turn, it.seat, _label(it.chosen), _label(it.rather), it.chance, it.could
            )
            for it in found.losses[:LOSSES]
        ],
    )


def ending_of(record: Record) -> rest.Ending:
    """How it was decided, as the game tells it."""
    game = game_of(record.game)
    state, story = retell(game, record)
    told = game.ending(state, story) if record.outcome is not None else None
    found = msgspec.to_builtins(told) if told is not None else {}
    found["standings"] = msgspec.to_builtins(story.standings)
    found["luck"] = msgspec.to_builtins(luck(game, story, record.seats))
    return msgspec.convert(found, rest.Ending)


def _label(text: Text) -> wire.Label:
    return wire.Label(text.key, cast(Any, text.args))


def solve(data: bytes) -> Hint:
    problem: Problem = pickle.loads(data)
    table = unpack(game_of(problem.game), problem.table, Seeded(problem.seed))
    bot = bots(problem.game)[problem.bot]()
    enough = within(problem.patience)
    if problem.why:
        return hint(table, bot, problem.seed, enough)
    return Hint(decide(table, bot, problem.seed, enough))
