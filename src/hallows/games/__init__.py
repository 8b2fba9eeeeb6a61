"""The games of the house, by name."""

from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Any

from hallows.kernel import Game, UnknownGame

#: name -> module and class. Imported only when played.
_GAMES = {
    "duel": "hallows.games.duel.game:DuelGame",
    "talisman": "hallows.games.talisman.game:TalismanGame",
    "rising": "hallows.games.rising.game:RisingGame",
}

#: Games that exist to teach and to test; the front door does not show them.
EXAMPLES = frozenset({"duel"})


def names() -> list[str]:
    return list(_GAMES)


def load_game(name: str, packs: Sequence[Path] = ()) -> Game[Any]:
    """The game of that name, with content packs (folders of TOML) laid over its own content."""
    if name not in _GAMES:
        raise UnknownGame(f"no game is called {name!r}; there are {', '.join(_GAMES)}", game=name)
    module, _, cls = _GAMES[name].partition(":")
    make = getattr(import_module(module), cls)
    game: Game[Any] = make(packs) if packs else make()
    return game
