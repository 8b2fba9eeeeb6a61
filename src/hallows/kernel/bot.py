"""What the house asks of a player that chooses by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from hallows.kernel.game import Text
    from hallows.kernel.table import Table


def no_reason() -> None:
    """Nothing particular tipped the scales."""


class Chances(NamedTuple):
    """The chance of winning, of a hundred: as it stands, and after a choice."""

    before: int
    after: int


class Answer(NamedTuple):
    """What a bot chooses, and why if anybody asks: playing costs nothing more.

    The reason is what tipped the scales, as a message ``reason.…`` of the game. It may not rest on anything
    hidden from the asked seat, not even on what the imagined table guesses there: had it guessed otherwise, it
    would say the same. A bot that judges says the chance of winning as well.
    """

    option: str
    why: Callable[[], Text | None] = no_reason
    chance: Callable[[], Chances | None] = no_reason


class Bot(Protocol):
    """Chooses for the seat that is asked. Same table, same seed: same choice.

    ``sees_nothing`` promises that the options are all the bot looks at. It then costs no imagined table, and
    gets none: any look at the state fails.
    """

    sees_nothing: bool

    def choose(self, table: Table[Any], seed: int) -> Answer: ...
