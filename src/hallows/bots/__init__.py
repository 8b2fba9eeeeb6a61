"""Bots: players that choose by themselves, and the one door through which they see a table.

A bot is given a table *imagined* for the seat it plays: what that seat cannot see is dealt anew, the dice are
others. It may clone, answer and play out that table as it likes; nothing it finds there is secret. ``decide`` is
the only caller of ``choose``, ``hint`` the only one of ``reason``.

Every game has ``random``. A game adds its own in ``games/<game>/bots.py``:

    BOTS = {"greedy": GreedyBot}
"""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, runtime_checkable

import msgspec

from hallows.kernel import BadOptions, FinishedGame, Seeded, Table, Text


class Bot(Protocol):
    """Chooses for the seat that is asked. Same table, same seed: same choice.

    ``sees_nothing`` promises that the options are all the bot looks at. It then costs no imagined table, and
    gets none: any look at the state fails.
    """

    sees_nothing: bool

    def choose(self, table: Table[Any], seed: int) -> str: ...


@runtime_checkable
class Explainer(Protocol):
    """A bot that can also say why. Only people who ask for a hint ask it: playing costs nothing more.

    ``option`` is what the bot chooses at this very table with this seed. The reason is what tipped the scales,
    as a message ``reason.…`` of the game; None: nothing particular did. It may not rest on anything hidden from
    the asked seat, not even on what this table guesses there: had it guessed otherwise, it would say the same.
    """

    def reason(self, table: Table[Any], option: str, seed: int) -> Text | None: ...


class Hint(msgspec.Struct, frozen=True):
    """What a bot would choose, and why if it can say."""

    option: str
    reason: Text | None = None


class RandomBot:
    """Any option, each as likely as the others."""

    sees_nothing = True

    def choose(self, table: Table[Any], seed: int) -> str:
        ask = table.ask
        assert ask is not None
        return ask.options[Seeded(f"bot/{seed}").below(len(ask.options))]


GENERIC: dict[str, Callable[[], Bot]] = {"random": RandomBot}


def bots_of(game: str) -> dict[str, Callable[[], Bot]]:
    """The bots that can play ``game``, by name: the general ones, then the game's own."""
    module = f"hallows.games.{game}.bots"
    own: dict[str, Callable[[], Bot]] = {}
    if find_spec(f"hallows.games.{game}") and find_spec(module):
        own = import_module(module).BOTS
    return {**GENERIC, **own}


def make_bot(game: str, name: str) -> Bot:
    """A bot of that name for ``game``, or ``BadOptions`` listing those there are."""
    bots = bots_of(game)
    if name not in bots:
        raise BadOptions(
            f"{game} has no bot called {name!r}; there are {', '.join(bots)}", game=game, bot=name
        )
    return bots[name]()


def best_bot(game: str) -> str:
    """The bot to sit down with when nobody says which: the game's first own one."""
    return next((name for name in bots_of(game) if name not in GENERIC), "random")


def seat_bots(bots: str, seats: int) -> list[str]:
    """The name of the bot at each seat: ``"greedy,random"`` goes round and round the table."""
    names = [name.strip() for name in bots.split(",")]
    if not all(names):
        raise BadOptions(f"a bot without a name in {bots!r}", bots=bots)
    return [names[seat % len(names)] for seat in range(seats)]


def decide(table: Table[Any], bot: Bot, seed: int) -> str:
    """What ``bot`` chooses at the pending question, seeing only what the asked seat may know."""
    return bot.choose(_shown(table, bot, seed), seed)


def hint(table: Table[Any], bot: Bot, seed: int) -> Hint:
    """The same with the bot's reason, on a table imagined anew: thinking may have changed the first one."""
    option = decide(table, bot, seed)
    if not isinstance(bot, Explainer):
        return Hint(option)
    return Hint(option, bot.reason(_shown(table, bot, seed), option, seed))


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
