"""Hallows: three wizarding board games, played properly.

>>> import hallows
>>> table = hallows.deal("duel", seats=2, seed=7)
>>> table.ask.seat, table.ask.options
(0, ('attack:1', 'rest'))
>>> table.answer("rest")
"""

from typing import Any

from hallows.games import load_game, names
from hallows.kernel import Seeded, Source, Table, Veil

__version__ = "0.1.0"


def deal(
    game: str,
    seats: int,
    seed: int = 0,
    *,
    chance: Source | None = None,
    checkpoints: bool = True,
    listen: bool = True,
    **options: object,
) -> Table[Any]:
    """A new table of ``game``. Dice come from ``seed`` unless another source of chance is given."""
    return Table(
        load_game(game),
        seats,
        options,
        chance or Seeded(seed),
        checkpoints=checkpoints,
        listen=listen,
        veil=Veil(f"seed/{seed}".encode()),
    )


__all__ = ["deal", "load_game", "names"]
