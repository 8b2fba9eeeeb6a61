"""What the commands share: consoles, refusals and the options they all take."""

import functools
import os
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, ParamSpec, TypeVar

import msgspec
import typer
from rich.console import Console

from hallows.kernel import BadOptions, CorruptRecord, HallowsError, Record, read
from hallows.words import MissingWords, Words

P = ParamSpec("P")
T = TypeVar("T")

#: Exit codes: all is well; the thing asked about is false or broken; the question itself was wrong.
OK, FALSE, USAGE = 0, 1, 2

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)

GameName = Annotated[str, typer.Argument(metavar="GAME", show_default=False)]
Lang = Annotated[str, typer.Option("--lang", "-l")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", show_default=False)]
GameOptions = Annotated[list[str] | None, typer.Option("--option", "-o", metavar="NAME=VALUE")]
Packs = Annotated[list[Path] | None, typer.Option("--pack")]
Players = Annotated[int, typer.Option("--players", "-p")]
Games = Annotated[int, typer.Option("--games", "-n", min=1)]
Bots = Annotated[str, typer.Option("--bots", "-b")]
Seed = Annotated[int, typer.Option("--seed", "-s")]
Jobs = Annotated[int | None, typer.Option("--jobs", "-j", min=1)]
Cluster = Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")]
AsJson = Annotated[bool, typer.Option("--json")]


def refusals(command: Callable[P, T]) -> Callable[P, T]:
    """Turn what the program refuses into one clear line and exit code 2."""

    @functools.wraps(command)
    def run(*args: P.args, **kwargs: P.kwargs) -> T:
        try:
            return command(*args, **kwargs)
        except (HallowsError, MissingWords) as wrong:
            complain(str(wrong))
        except OSError as wrong:
            complain(f"{wrong.filename}: {wrong.strerror}" if wrong.filename else str(wrong))
        raise typer.Exit(USAGE)

    return run


def workers(jobs: int | None, cluster: str | None) -> int | str:
    """The cluster, if one was named; else as many processes as were asked for, or one for each core."""
    return cluster or jobs or os.cpu_count() or 1


def complain(what: str) -> None:
    err.print("[bold red]error:[/] ", end="")
    err.print(what, markup=False, soft_wrap=True)


def print_json(what: object) -> None:
    typer.echo(msgspec.json.format(msgspec.json.encode(what), indent=2).decode())


def print_found(found: T, as_json: bool, show: Callable[[T], None]) -> None:
    """What a command has found: as data, or as it is shown to people."""
    if as_json:
        print_json(found)
    else:
        show(found)


def parse_game_options(pairs: Sequence[str] | None) -> dict[str, object]:
    """``["max_turns=100"]`` as plain data: values are JSON where they can be, words otherwise."""
    options: dict[str, object] = {}
    for pair in pairs or ():
        name, equals, value = pair.partition("=")
        if not equals or not name:
            raise BadOptions(f"{pair!r} is not of the form name=value", option=pair)
        try:
            options[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            options[name] = value
    return options


@contextmanager
def about(file: Path) -> Iterator[None]:
    """Name the file in what is wrong with it."""
    try:
        yield
    except CorruptRecord as wrong:
        raise CorruptRecord(f"{file}: {wrong}", **wrong.details) from wrong


def read_record(file: Path) -> Record:
    with about(file):
        return read(file.read_bytes())


def game_title(words: Words, game: str) -> str:
    title = f"{game}-title"
    return words.format(title) if words.has(title) else game
