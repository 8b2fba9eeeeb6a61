"""A bar on the error stream, if that is a terminal: what is printed to the other stays clean."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from hallows.cli.common import err


@contextmanager
def progress_of(total: int, what: str = "games") -> Iterator[Callable[[int], None] | None]:
    """Gives a function that is told how many more are done; None: nobody is looking."""
    if not err.is_terminal:
        yield None
        return
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done: bar.advance(task, done)
