"""What the terminal shows and reads: lines, tables, numbered options, and the curtain between players."""

import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any, Protocol

import msgspec
from rich.cells import cell_len
from rich.console import Console, RenderableType
from rich.segment import Segment
from rich.table import Table as Grid
from rich.text import Text
from rich.tree import Tree

from hallows.cli.journal import Chosen, Line, occasion, sentence
from hallows.kernel import Event, Game, Outcome, Table, Thrown
from hallows.words import Words


class Render(Protocol):
    """Draws a view for who sits at ``seat`` (None: a spectator). ``drawing`` is what the box in play says, see
    ``Game.drawing``."""

    def __call__(
        self, view: Any, words: Words, seat: int | None, drawing: Any
    ) -> RenderableType: ...


#: Clears the window and what can be scrolled back to: nobody should find the last player's hand there.
CLEAR = "\x1b[2J\x1b[3J\x1b[H"

MARK = 4  # letters before the words of a line in the journal


class Leave(Exception):
    """The person at the keyboard has had enough."""


class Screen:
    """The terminal. All words come from outside; all typing comes through ``read``."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words
        self.me: int | None = None  # whom lines call "you": who sits here alone
        self._drawn: list[list[Segment]] = []  # the table as it was last shown

    def say(self, message: str, style: str = "", **args: Any) -> None:
        self.console.print(Text(self.words.format(message, args), style=style))

    def fact(self, message: str, fact: object) -> None:
        """A sentence of ours, and below it something to copy that must not be broken or translated."""
        self.say(message)
        self.console.print(Text(f"  {fact}", style="cyan"), soft_wrap=True)

    def read(self, prompt: str) -> str:
        try:
            return self.console.input(Text(f"{prompt} > ", style="bold")).strip()
        except EOFError:
            self.console.print()
            raise Leave from None

    def curtain(self, seat: int) -> None:
        """Hide everything, and wait until only the player of ``seat`` looks."""
        self.clear()
        self.read(self.words.format("cli-curtain", {"who": f"seat:{seat}"}))
        self.clear()

    def clear(self) -> None:
        self._drawn = []
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
            self.console.file.flush()
        else:
            self.console.rule()

    def lines(self, lines: Iterable[Line]) -> None:
        for line in lines:
            self.put(self.line(line), MARK)

    def put(self, text: Text, mark: int) -> None:
        """Print a line whose first letters are a mark: what does not fit goes below its words."""
        grid = Grid.grid()
        grid.add_row(text[:mark], text[mark:])
        self.console.print(grid)

    def line(self, line: Line) -> Text:
        """A line of the journal, with the number of its rule."""
        what = line.what
        if isinstance(what, Chosen):
            text = Text("▸ ", style="bold cyan").append(self.words.name(f"seat:{what.seat}"))
            return text.append(f": {sentence(self.words, line, self.me)}")
        if what.thrown is not None:
            return self._dice(line, what.key, what.thrown)
        text = Text("  · ", style="dim").append(
            sentence(self.words, line, self.me), style="default"
        )
        return text.append(f"  {what.rule}", style="dim") if what.rule else text

    def _dice(self, line: Line, key: str, thrown: Thrown) -> Text:
        """Dice, with what they were rolled for unless the game's own sentence says so."""
        text = Text("  ⚄ ", style="yellow").append(
            sentence(self.words, line, self.me), style="default"
        )
        own = self.words.has(self.words.find(f"event.{key}"))
        label = "" if own else occasion(self.words, thrown.label)
        return text.append(f"  {label}", style="dim") if label else text

    def private(self, event: Event) -> str:
        """To whom alone an event was told; empty if to everybody."""
        if event.to is None:
            return ""
        return self.words.format("cli-only-for", {"seats": [f"seat:{seat}" for seat in event.to]})

    def table(self, table: Table[Any], seat: int | None, *, again: bool = True) -> None:
        """The table as ``seat`` may see it; unless ``again``, only if it would look different from last time."""
        render = renderer(table.game)
        drawn = render(table.view(seat), self.words, seat, table.game.drawing(self.words.lang))
        lines = self.console.render_lines(drawn)
        if again or lines != self._drawn:
            self.console.print()
            self.console.print(drawn)
            self.console.print()
        self._drawn = lines

    def options(self, prompt: str, options: Sequence[tuple[str, str]]) -> None:
        """Numbered, each with what waits there in a column of its own."""
        self.console.print(Text(prompt, style="bold"))
        width = len(str(len(options)))
        column = max((cell_len(option) for option, detail in options if detail), default=0) + 2
        for number, (option, detail) in enumerate(options, 1):
            mark = Text(f"  {number:>{width}}  ", style="bold cyan")
            line = mark + Text(option)
            if detail:
                line.append(" " * (column - cell_len(option)))
                line.append(detail, style="dim")
            self.put(line, len(mark))

    def outcome(self, outcome: Outcome) -> None:
        """How the game ended, and for whom."""
        reason = self.words.find(f"outcome.{outcome.reason}")
        if self.words.has(reason):
            self.say(reason)
        elif outcome.truncated:
            self.say("cli-stopped", "bold")
        if outcome.truncated:
            return
        if outcome.winners:
            self.say("cli-wins", "bold", winners=[f"seat:{seat}" for seat in outcome.winners])
        else:
            self.say("cli-nobody-wins", "bold")

    def pairs(self, pairs: Iterable[tuple[str, str]]) -> None:
        """Words and what they mean, or rules by number."""
        grid = Grid(show_header=False, box=None, pad_edge=False)
        grid.add_column(style="cyan", no_wrap=True)
        grid.add_column()
        for left, right in pairs:
            grid.add_row(Text(left), Text(right))
        self.console.print(grid)


def renderer(game: Game[Any]) -> Render:
    """How a game draws its view: in its own way, or as a plain tree."""
    return game.screen() or plain_tree


def plain_tree(
    view: msgspec.Struct, words: Words, seat: int | None, drawing: msgspec.Struct
) -> RenderableType:
    """Any view, as the tree of names and values it is."""
    tree = Tree(Text(type(view).__name__, style="bold"), guide_style="dim")
    _branch(tree, msgspec.to_builtins(view))
    return tree


def _branch(tree: Tree, data: Any) -> None:
    items: Iterable[tuple[object, Any]]
    items = data.items() if isinstance(data, dict) else enumerate(data)
    for name, value in items:
        if _flat(value):
            tree.add(Text(f"{name}: ", style="dim").append(_shown(value), style="default"))
        else:
            _branch(tree.add(Text(str(name), style="dim")), value)


def _flat(value: Any) -> bool:
    if isinstance(value, dict):
        return not value
    if isinstance(value, list | tuple):
        return not any(isinstance(item, dict | list | tuple) for item in value)
    return True


def _shown(value: Any) -> str:
    if isinstance(value, list | tuple | dict):
        return ", ".join(map(_shown, value)) or "–"
    return "–" if value is None or value == "" else str(value)


def plain(word: str) -> str:
    """A word as people type it who have no Polish or Italian keyboard at hand."""
    bare = unicodedata.normalize("NFKD", word.casefold().replace("ł", "l"))
    return "".join(letter for letter in bare if not unicodedata.combining(letter))
