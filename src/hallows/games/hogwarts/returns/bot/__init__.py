"""Greedy players for both sides. ``mind`` knows what both need, ``light`` the heroes, ``dark`` Pettigrew, Voldemort and the
Death Eaters, ``brawl`` how one fights."""

from collections.abc import Callable

from hallows.games.common.bots import Answering
from hallows.games.hogwarts.returns.bot.brawl import BRAWL
from hallows.games.hogwarts.returns.bot.dark import DARK
from hallows.games.hogwarts.returns.bot.light import LIGHT
from hallows.games.hogwarts.returns.bot.mind import Mind
from hallows.games.hogwarts.returns.state import Returns
from hallows.kernel import Answer, Ask, Bot

_ANSWERS = {**BRAWL, **LIGHT, **DARK}
#: Questions to both sides, which each side answers for itself.
_BOTH: dict[str, tuple[Callable[[Mind, Ask], Answer], Callable[[Mind, Ask], Answer]]] = {
    prompt: (LIGHT[prompt], DARK[prompt]) for prompt in LIGHT if prompt in DARK
}


def answer(g: Returns, ask: Ask) -> Answer:
    """What the asked seat does, with its reason. Goes for what its side needs next, by the shortest way."""
    mind = Mind(g, ask.seat)
    if ask.prompt in _BOTH:
        light, dark = _BOTH[ask.prompt]
        return (light if mind.hero else dark)(mind, ask)
    return _ANSWERS[ask.prompt](mind, ask)


BOTS: dict[str, Callable[[], Bot]] = {"greedy": lambda: Answering(answer)}
