"""Bots that know Quidditch. How they think is in ``mind``."""

from collections.abc import Callable
from typing import Any

from hallows.games.hogwarts.quidditch.mind import choose
from hallows.kernel import Answer, Bot, Table


class GreedyBot:
    """Takes what leads to a goal soonest, and throws Bludgers on the way."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        return choose(table.state, ask)


BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot}
