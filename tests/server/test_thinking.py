"""What travels to the processes bots think in arrives whole."""

import pickle
import random

import hallows
from hallows.games import names
from hallows.kernel import Table
from hallows.server.thinking import pack, solve, unpack


def test_a_packed_table_is_the_table_at_every_question() -> None:
    for game in names():
        chooser = random.Random(game)
        table: Table[object] = hallows.deal(game, seats=2, seed=3)  # type: ignore[type-var]
        for step in range(120):
            ask = table.ask
            if ask is None:
                break
            if step % 3 == 0:
                packed = pack(table, "random", 5)
                copy = unpack(pickle.loads(packed))
                assert copy.hash() == table.hash()
                assert copy.asked_for(ask.seat) == table.asked_for(ask.seat)
                assert copy.seq == table.seq
                assert solve(packed) in ask.options
            table.answer(chooser.choice(ask.options))
