"""The base of a game's terminal screen: its words, and the small shapes screens are made of."""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Generic, TypeVar

from rich.console import Group
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from hallows.words import Words

DOT = " · "
V = TypeVar("V")  # the game's view
D = TypeVar("D")  # the game's drawing


class Screen(ABC, Generic[V, D]):
    """A view, for who sits at ``seat`` (None: a spectator), with what the box in play says."""

    def __init__(self, view: V, words: Words, seat: int | None, drawing: D) -> None:
        self.view = view
        self.words = words
        self.seat = seat
        self.box = drawing

    @classmethod
    def render(cls, view: V, words: Words, seat: int | None, drawing: D) -> Group:
        return cls(view, words, seat, drawing).all()

    @abstractmethod
    def all(self) -> Group:
        """The whole screen, from top to bottom."""

    def say(self, key: str, **args: int | str) -> str:
        return self.words.format(f"{self.words.game}-terminal-{key}", args)

    def label(self, key: str) -> str:
        """A word that the drawn board uses, too."""
        return self.words.format(f"{self.words.game}-board-{key}")

    def name(self, kind: str, what: str | int, form: str = "") -> str:
        return self.words.name(f"{kind}:{what}", form)

    def names(self, kind: str, what: Iterable[str | int], form: str = "") -> str:
        """Names, those that come several times with their number."""
        return counted(Counter(self.name(kind, one, form) for one in what))


def counted(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{name} ×{n}" if n > 1 else name for name, n in counts.items())


def indented(text: Text, by: int = 4) -> Padding:
    return Padding(text, (0, 0, 0, by))


def columns(*, header: bool = False) -> Table:
    """Columns without lines."""
    return Table(box=None, pad_edge=False, show_header=header, header_style="dim")
