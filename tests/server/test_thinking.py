"""What travels to the processes bots think in arrives whole."""

import pickle
import random
from typing import Any

import msgspec

import hallows
from hallows.games import names
from hallows.kernel import Seeded, Table, unpack
from hallows.server import wire
from hallows.server.thinking import Thought, pack, solve


def test_a_packed_table_is_the_table_at_every_question() -> None:
    for game in names():
        chooser = random.Random(game)
        table: Table[Any] = hallows.deal(game, seats=2, seed=3)
        for step in range(120):
            ask = table.ask
            if ask is None:
                break
            if step % 3 == 0:
                packed = pack(table, "random", 5)
                copy = unpack(table.game, pickle.loads(packed).table, Seeded(5))
                assert copy.hash() == table.hash()
                assert copy.asked_for(ask.seat) == table.asked_for(ask.seat)
                assert copy.seq == table.seq
                assert solve(packed).option in ask.options
            table.answer(chooser.choice(ask.options))


def test_a_reason_comes_back_when_it_is_wanted() -> None:
    table = hallows.deal("duel", seats=2, seed=3)
    assert solve(pack(table, "greedy", 5)).reason is None
    thought = solve(pack(table, "greedy", 5, why=True))
    assert thought.reason is not None
    sent = msgspec.json.decode(msgspec.json.encode(thought), type=Thought)
    assert sent.option == thought.option
    assert sent.reason == wire.Label(thought.reason.key, thought.reason.args)  # type: ignore[arg-type]
