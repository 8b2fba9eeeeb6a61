"""Bots that know Death Eaters Rising.

``GreedyBot`` is a team player. How it thinks is in ``mind``, how it explains itself in ``reasons``.
"""

from collections.abc import Callable
from typing import Any

from hallows.games.rising.game import RisingGame
from hallows.games.rising.mind import Mind
from hallows.games.rising.reasons import Reasons
from hallows.kernel import Answer, Ask, Bot, Table


class GreedyBot:
    """See ``mind``."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        mind, ask = _mind(table)
        option = mind.answer(ask.prompt, ask.options)
        return Answer(option, lambda: Reasons(mind).of(ask.prompt, option))


def _mind(table: Table[Any]) -> tuple[Mind, Ask]:
    ask, game = table.ask, table.game
    assert ask is not None
    assert isinstance(game, RisingGame)
    return Mind(table.state, game.cards, ask.seat), ask


BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot}
