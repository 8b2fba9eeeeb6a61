"""How strong a player people sit down with: three levels in every game that has a player of its own.

``normal`` is the game's own player; ``easy`` is the same with slips; ``hard`` thinks ahead, where the game's judge
is fit for its rules and content, and plays as ``normal`` where it is not (``search.notice`` says why).
"""

from collections.abc import Callable
from functools import partial
from typing import Any

from hallows.bots.search import SearchBot
from hallows.kernel import Answer, Bot, Game, Seeded, Table

LEVELS = ("easy", "normal", "hard")


class RandomBot:
    """Any option, each as likely as the others."""

    sees_nothing = True

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        return Answer(ask.options[Seeded(f"bot/{seed}").below(len(ask.options))])


class SlippingBot:
    """Another player who slips now and then: any option will do."""

    sees_nothing = False

    def __init__(self, own: Callable[[], Bot], slips: int) -> None:
        self.own = own()
        self.slips = slips

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        dice = Seeded(f"slip/{seed}")
        if dice.below(100) < self.slips:
            return Answer(ask.options[dice.below(len(ask.options))])
        return self.own.choose(table, seed)


GENERIC: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def players_of(game: Game[Any]) -> dict[str, Callable[[], Bot]]:
    """Everybody who can play ``game``, by name: the general ones, the game's own, then the levels."""
    own = game.bots()
    found = {**GENERIC, **own}
    if own:
        usual = next(iter(own.values()))
        found |= {
            "easy": partial(SlippingBot, usual, game.slips),
            "normal": usual,
            "hard": partial(SearchBot, usual),
        }
    return found
