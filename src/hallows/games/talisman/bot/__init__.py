"""Bots that know Talisman.

``GreedyBot`` plays like a sensible beginner: it grows on Enemies it can beat, hands in Trophies, heals before
it is too late, evades what is hopeless, buys what is of use, looks for a Hallow, and dares the castle and Lord
Voldemort when the odds are good. What it thinks with lies
beside this: chances, what things are worth, where to go, when to cast. All of it reads a state and never
changes it. Worth is counted in points; a Magic is about ten.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hallows.games.talisman.bot import belongings, fights, mind, moves, reasons, spellcraft
from hallows.games.talisman.bot.mind import Answer as Decide
from hallows.games.talisman.bot.mind import Mind
from hallows.kernel import Answer, Bot, Table

#: Answers by prompt. What is not here is tried out on copies of the table.
ANSWERS: dict[str, Decide] = {
    **moves.ANSWERS,
    **fights.ANSWERS,
    **belongings.ANSWERS,
    **spellcraft.ANSWERS,
}
#: Answers that try things out themselves; within a try they give way to the first option.
_TRYING = ("fate", "fate.dice", "dice.one", "dice.two", "nudge")
mind.OFFHAND.update({key: answer for key, answer in ANSWERS.items() if key not in _TRYING})


class GreedyBot:
    """Takes what is worth most by its own reckoning, and looks no further than its next few turns."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        option = ANSWERS.get(ask.prompt, fights.try_each)(Mind(table, ask, seed))
        return Answer(option, lambda: reasons.reason(Mind(table, ask, seed), option))


BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot}
