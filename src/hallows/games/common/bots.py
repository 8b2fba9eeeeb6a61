"""What games' bots have in common."""

from collections.abc import Callable
from typing import Any

from hallows.kernel import Answer, Ask, Table


class Answering:
    """A bot that answers by what it sees of the state: nothing is tried out, so that no seed is needed."""

    sees_nothing = False

    def __init__(self, answer: Callable[[Any, Ask], Answer]) -> None:
        self._answer = answer

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        return self._answer(table.state, ask)
