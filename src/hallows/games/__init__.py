"""The games of the house, by name."""

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from hallows.kernel import BadOptions, Game, UnknownGame

#: name -> module and class. Imported only when played.
_GAMES = {
    "duel": "hallows.games.duel.game:DuelGame",
    "talisman": "hallows.games.talisman.game:TalismanGame",
    "rising": "hallows.games.rising.game:RisingGame",
    "hogwarts": "hallows.games.hogwarts.game:HouseCupGame",
    "returns": "hallows.games.hogwarts.returns.game:ReturnsGame",
    "quidditch": "hallows.games.hogwarts.quidditch.game:QuidditchGame",
}

#: Games that exist to teach and to test; the front door does not show them.
EXAMPLES = frozenset({"duel"})


def names() -> list[str]:
    return list(_GAMES)


def load_game(name: str, packs: Sequence[Path] = ()) -> Game[Any]:
    """The game of that name, with content packs (folders of TOML) laid over its own content."""
    if name not in _GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(_GAMES)}", game=name)
    if not packs:
        return _as_printed(name)
    make = _class(name)
    if not make.takes_packs:
        raise BadOptions(f"{name} takes no content packs", game=name)
    game: Game[Any] = make(packs)
    return game


@cache
def _as_printed(name: str) -> Game[Any]:
    """A game holds no state of play, so one serves everybody."""
    game: Game[Any] = _class(name)()
    return game


def _class(name: str) -> Any:
    module, _, cls = _GAMES[name].partition(":")
    return getattr(import_module(module), cls)
