"""The bot that knows Quidditch: it takes what leads to a goal soonest, and throws Bludgers on the way. How it thinks is in ``mind``."""

from collections.abc import Callable

from hallows.games.common.bots import Answering
from hallows.games.hogwarts.quidditch.mind import choose
from hallows.kernel import Bot

BOTS: dict[str, Callable[[], Bot]] = {"greedy": lambda: Answering(choose)}
