"""Bots that know Talisman.

``GreedyBot`` plays like a sensible beginner: it grows on Enemies it can beat, hands in Trophies, heals before
it is too late, evades what is hopeless, buys what is of use, looks for a Hallow, and dares the castle and Lord
Voldemort when the odds are good. Each module beside this one knows some questions: how to answer them, and why
(`mind.QUESTIONS`). They read a state and never change it. Worth is counted in points; a Magic is about ten.
"""

from collections.abc import Callable
from typing import Any

from hallows.games.talisman.bot import belongings, fights, moves, spellcraft
from hallows.games.talisman.bot.mind import QUESTIONS, Mind, Question
from hallows.kernel import Answer, Bot, Table

__all__ = ["BOTS", "QUESTIONS", "GreedyBot", "belongings", "fights", "moves", "spellcraft"]

#: What is not among the questions is tried out on copies of the table.
UNKNOWN = Question(fights.try_each)


class GreedyBot:
    """Takes what is worth most by its own reckoning, and looks no further than its next few turns."""

    sees_nothing = False

    def choose(self, table: Table[Any], seed: int) -> Answer:
        ask = table.ask
        assert ask is not None
        mind = Mind(table, ask, seed)
        question = QUESTIONS.get(ask.prompt, UNKNOWN)
        option = question.decide(mind)
        if mind.spite:  # for a victim of Imperio or Confundo no reason is needed
            return Answer(option)
        return Answer(option, lambda: question.explain(mind, option))


BOTS: dict[str, Callable[[], Bot]] = {"greedy": GreedyBot}
