"""Bots that know Death Eaters Rising.

``GreedyBot`` is a team player. How it thinks is in ``mind``, how it explains itself in ``reasons``.
"""

from collections.abc import Callable
from typing import Any, Protocol, cast

from hallows.games.rising.bot.mind import Mind
from hallows.games.rising.compiled import Cards
from hallows.kernel import Answer, Bot, Table


class GreedyBot:
    """See ``mind``."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        mind = Mind(table.state, cast(_Rising, table.game).cards, ask.seat)
        return mind.answer(ask.prompt, ask.options)


class _Rising(Protocol):
    """The game, which knows its bots and not the other way round."""

    cards: Cards


BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot}
