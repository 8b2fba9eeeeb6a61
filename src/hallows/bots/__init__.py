"""Bots: players that choose by themselves, and the one door through which they see a table.

A bot is given a table *imagined* for the seat it plays: what that seat cannot see is dealt anew, the dice are
others. It may clone, answer and play out that table as it likes; nothing it finds there is secret. ``decide``
and ``hint`` are the only callers of ``choose``. Every game has ``random``; a game adds its own by ``Game.bots``, and
with it come three ``levels`` for people. ``search`` is the player that thinks ahead.
"""

import time
from collections.abc import Callable
from typing import Any

import msgspec

from hallows.bots.levels import GENERIC, LEVELS, RandomBot, players_of
from hallows.bots.search import SearchBot, notice
from hallows.games import load_game, names
from hallows.kernel import Answer, BadOptions, Bot, FinishedGame, Table, Text

#: Longer than this, in seconds, nobody should wait for a bot's thoughts.
PATIENCE = 1.5

__all__ = [
    "GENERIC",
    "LEVELS",
    "PATIENCE",
    "Hint",
    "RandomBot",
    "adviser",
    "best_bot",
    "bots_of",
    "decide",
    "hint",
    "make_bot",
    "players_of",
    "seat_bots",
    "within",
]


class Hint(msgspec.Struct, frozen=True):
    """What a bot would choose, and why if it can say; if it judges, the chance of winning, of a hundred, as it stands
    and after this choice."""

    option: str
    reason: Text | None = None
    before: int | None = None
    after: int | None = None


def bots_of(game: str) -> dict[str, Callable[[], Bot]]:
    """The bots that can play ``game``, by name: the general ones, the game's own, then the levels."""
    return players_of(load_game(game)) if game in names() else dict(GENERIC)


def make_bot(game: str, name: str) -> Bot:
    """A bot of that name for ``game``, or ``BadOptions`` listing those there are."""
    bots = bots_of(game)
    if name not in bots:
        raise BadOptions(
            f"{game} has no bot called {name!r}; there are {', '.join(bots)}", game=game, bot=name
        )
    return bots[name]()


def adviser(game: str) -> str:
    """The bot to ask for a hint: the one that thinks ahead, where its judge is fit."""
    bots = bots_of(game)
    return "hard" if "hard" in bots and not notice(load_game(game)) else best_bot(game)


def best_bot(game: str) -> str:
    """The bot to sit down with when nobody says which: the game's first own one."""
    return next((name for name in bots_of(game) if name not in GENERIC), "random")


def seat_bots(bots: str, seats: int) -> list[str]:
    """The name of the bot at each seat: ``"greedy,random"`` goes round and round the table."""
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise BadOptions(f"a bot without a name in {bots!r}", bots=bots)
    return [names[seat % len(names)] for seat in range(seats)]


def decide(table: Table[Any], bot: Bot, seed: int, enough: Callable[[], bool] | None = None) -> str:
    """What ``bot`` chooses at the pending question, seeing only what the asked seat may know. ``enough`` is for people
    who wait: once it holds, a bot that thinks ahead gives the best answer it has."""
    return _answer(table, bot, seed, enough).option


def hint(table: Table[Any], bot: Bot, seed: int, enough: Callable[[], bool] | None = None) -> Hint:
    """The same with the bot's reason, if it has one, and the chance of winning, if it judges."""
    answer = _answer(table, bot, seed, enough)
    chance = answer.chance()
    return Hint(answer.option, answer.why(), *(chance or (None, None)))


def _answer(table: Table[Any], bot: Bot, seed: int, enough: Callable[[], bool] | None) -> Answer:
    shown = _shown(table, bot, seed)
    if enough is None or not isinstance(bot, SearchBot):
        return bot.choose(shown, seed)
    thoughts = bot.consider(shown, seed)
    answer = next(thoughts)
    while not enough():
        better = next(thoughts, None)
        if better is None:
            break
        answer = better
    return answer


def within(seconds: float) -> Callable[[], bool]:
    """Enough once so much time has passed from now on."""
    end = time.monotonic() + seconds
    return lambda: time.monotonic() > end


def _shown(table: Table[Any], bot: Bot, seed: int) -> Table[Any]:
    ask = table.ask
    if ask is None:
        raise FinishedGame("nobody is asked to choose")
    if getattr(bot, "sees_nothing", False):
        return _blind(table)
    return table.imagine(ask.seat, seed)


def _blind(table: Table[Any]) -> Table[Any]:
    """A table of which there is nothing but the question: any other attribute is simply not there."""
    blind: Table[Any] = Table.__new__(Table)
    blind.asked = table.asked
    return blind
