"""``hallows replay``: a recorded game as sentences."""

from typing import Annotated

import typer
from rich.text import Text

from hallows.cli.common import (
    Lang,
    Packs,
    RecordFile,
    about,
    game_title,
    out,
    read_record,
    refusals,
)
from hallows.cli.journal import Chosen, Journal, Line, replayed
from hallows.cli.screen import Screen
from hallows.games import load_game
from hallows.kernel import Ask, BadOptions, Event
from hallows.words import Words


@refusals
def replay(
    file: RecordFile,
    upto: Annotated[int | None, typer.Option("--upto", min=0)] = None,
    seat: Annotated[int | None, typer.Option("--as", min=0)] = None,
    lang: Lang = "en",
    pack: Packs = None,
) -> None:
    """Tell a recorded game as sentences, from the beginning, with the table as it stands at the end."""
    record = read_record(file)
    if seat is not None and seat >= record.seats:
        raise BadOptions(f"--as names a seat from 0 to {record.seats - 1}, not {seat}", seat=seat)
    game = load_game(record.game, pack or [])
    words = Words.of(game, lang, record.players)
    screen = Screen(out, words)
    with about(file):
        journal = replayed(game, record, upto)
    out.print(Text(game_title(words, record.game), style="bold"))
    for line in journal.lines:
        if seat is None or line.seen_by(seat) or _own(line, seat):
            _show(screen, line, mark=seat is None)
    _end(screen, journal, seat)


def _own(line: Line, seat: int) -> bool:
    return isinstance(line.what, Chosen) and line.what.seat == seat


def _show(screen: Screen, line: Line, *, mark: bool) -> None:
    text = screen.line(line)
    if mark and isinstance(line.what, Event) and (secret := screen.private(line.what)):
        text.append(f"  ({secret})", style="dim italic")
    screen.console.print(text)


def _end(screen: Screen, journal: Journal, seat: int | None) -> None:
    table = journal.table
    screen.table(table, seat)
    asked, outcome = table.asked, table.outcome
    if isinstance(asked, Ask):
        screen.say("cli-waiting", "bold", who=f"seat:{asked.seat}")
    elif asked is not None:
        screen.say("cli-waiting-dice", "bold")
    elif outcome is not None:
        screen.outcome(outcome)


def register(app: typer.Typer) -> None:
    app.command()(replay)
