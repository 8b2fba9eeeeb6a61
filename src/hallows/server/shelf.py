"""The games a server has on its shelf: those of the house, with the content packs it was started with.

Set once, when the process starts: a server for its tables, a worker for the bots that think about them. A table is
pinned to the content it was opened with (see ``rebuilding.check_rules``), so other packs never change a game under way.
"""

from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

from hallows.bots import GENERIC, LEVELS, players_of
from hallows.bots.search import notice
from hallows.games import load_game, names
from hallows.kernel import BadOptions, Bot, Game

_packs: dict[str, tuple[Path, ...]] = {}
_packed: dict[str, Game[Any]] = {}


def lay_out(packs: Iterable[str]) -> None:
    """From now on games are played with these packs, each ``GAME=DIR``. Reads them, so that what is wrong with one
    is said at once."""
    found: dict[str, tuple[Path, ...]] = {}
    for pack in packs:
        game, equals, folder = pack.partition("=")
        if not equals or game not in names():
            known = ", ".join(names())
            raise BadOptions(f"--pack {pack}: say for which game, GAME=DIR, with one of {known}")
        found[game] = (*found.get(game, ()), Path(folder).absolute())
    loaded = {game: load_game(game, folders) for game, folders in found.items()}
    _packs.clear()
    _packs.update(found)
    _packed.clear()
    _packed.update(loaded)


def laid_out() -> list[str]:
    """The packs as ``lay_out`` takes them."""
    return [f"{game}={folder}" for game, folders in _packs.items() for folder in folders]


def game_of(name: str) -> Game[Any]:
    return _packed.get(name) or load_game(name)


def bots(game: str) -> dict[str, Callable[[], Bot]]:
    """The bots that can play a game, by name: the general ones, the game's own, then the levels."""
    return players_of(game_of(game))


def offered(game: str) -> list[str]:
    """The bots people choose among: the levels, those that are what they say, and chance."""
    levels = [name for name in LEVELS if name in bots(game)]
    if notice(game_of(game)):
        levels = [name for name in levels if name != "hard"]
    return [*levels, *GENERIC]


def adviser(game: str) -> str:
    """The bot to ask for a hint."""
    return "hard" if "hard" in offered(game) else stand_in_for(game)


def stand_in_for(game: str, bot: str = "") -> str:
    """The bot that plays where none is named: the game's first own one."""
    return bot or next((name for name in bots(game) if name not in GENERIC), "random")
