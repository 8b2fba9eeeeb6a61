"""What games with a box of content say of themselves in the same way."""

from collections.abc import Callable, Mapping
from functools import wraps
from typing import Any, Generic, Protocol, TypeVar

from hallows.kernel import Game
from hallows.kernel.game import S

D = TypeVar("D")
G = TypeVar("G", bound=Game[Any])


class Boxed(Protocol):
    """The content of a box, whatever else is in it."""

    @property
    def hash(self) -> str: ...

    def names(self, lang: str) -> Mapping[str, str]: ...


C = TypeVar("C", bound=Boxed)


class BoxGame(Game[S], Generic[S, C]):
    """A game made from content, whose state counts ``turns`` and ``rounds`` and knows who is ``active``."""

    content: C
    takes_packs = True

    @property
    def content_hash(self) -> str:
        return self.content.hash

    def names(self, lang: str) -> Mapping[str, str]:
        return self.content.names(lang)

    def turn(self, state: Any) -> int:
        active: int = state.active
        return active

    def progress(self, state: Any) -> Mapping[str, int]:
        return {"turns": state.turns, "rounds": state.rounds}


def once_a_language(draw: Callable[[G, str], D]) -> Callable[[G, str], D]:
    """A drawing is the same for every table: a game makes it once for each language."""

    @wraps(draw)
    def drawn(game: G, lang: str) -> D:
        kept: dict[str, D] = game.__dict__.setdefault("_drawings", {})
        if lang not in kept:
            kept[lang] = draw(game, lang)
        return kept[lang]

    return drawn
