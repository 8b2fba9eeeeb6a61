"""Bots that know the House Cup.

It plays like a sensible student: see ``mind`` for what it looks at and where its answers are, ``combat`` for how it fights, and Quidditch's
own mind for matches.
"""

from __future__ import annotations

from collections.abc import Callable

from hallows.games.common.bots import Answering
from hallows.games.hogwarts.bot import halls, starts, things, walks
from hallows.games.hogwarts.bot.combat import FIGHTS, Combat, apart, scuffle
from hallows.games.hogwarts.bot.mind import Mind, Question
from hallows.games.hogwarts.quidditch.mind import choose as choose_in_match
from hallows.games.hogwarts.state import Cup
from hallows.kernel import Answer, Ask, Bot


def answer(g: Cup, ask: Ask) -> Answer:
    """What the asked seat does, with its reason. Goes for its missions by the shortest way, and takes what is near."""
    if ask.prompt.startswith("match."):
        return choose_in_match(g.match, ask)
    return answered(Mind(g, ask))


def answered(mind: Mind) -> Answer:
    """The same for a question of the Cup's own."""
    prompt = mind.ask.prompt
    if prompt in FIGHTS:
        return FIGHTS[prompt](Combat(mind))
    return ANSWERS[prompt](mind)


#: One entry per question outside fights.
ANSWERS: dict[str, Question] = {
    **starts.QUESTIONS,
    **walks.QUESTIONS,
    **things.QUESTIONS,
    **halls.QUESTIONS,
    "apart": apart,
    "scuffle": scuffle,
}
BOTS: dict[str, Callable[[], Bot]] = {"greedy": lambda: Answering(answer)}
